"""Parts that both decks share: the card itself, six backs, and the marks of empty foundations."""

import math

from ink import colour, disc, element, group, number, path, place, stroke, symbol

LEFT, TOP, RIGHT, BOTTOM = 16, 16, 224, 320
"""The field of a back, within its white border."""


def blank_card() -> str:
    """Draws the bare face, shared by every card."""
    return element(
        "rect",
        id="card",
        x=1.5,
        y=1.5,
        width=237,
        height=333,
        rx=16,
        fill=colour("card"),
        stroke=colour("ink"),
        stroke_width=3,
        stroke_opacity=".55",
    )


def _field() -> str:
    return element(
        "rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, rx=8, fill=colour("back")
    )


def _back(name: str, *pattern: str) -> str:
    return symbol(name, element("use", href="#card"), _field(), *pattern)


def _slants(step: int, rising: int) -> str:
    """Draws slanted lines across the field, cut at its edge (a clip path would need an id)."""
    lines = []
    inset = 8
    left, top, right, bottom = LEFT + inset, TOP + inset, RIGHT - inset, BOTTOM - inset
    reach = bottom - top
    for start in range(-reach + step // 2, right - left, step):
        low = max(start, 0)
        high = min(start + reach, right - left)
        if high - low < 6:
            continue
        y_low, y_high = top + low - start, top + high - start
        if rising:
            y_low, y_high = top + bottom - y_low, top + bottom - y_high
        lines.append(f"M{left + low} {y_low}L{left + high} {y_high}")
    return "".join(lines)


def _lattice() -> str:
    return _back("back-1", stroke(_slants(24, 0) + _slants(24, 1), "back-2", 3.5))


def _scales() -> str:
    arcs = []
    for row, y in enumerate(range(46, 320, 27)):
        for radius in (22, 12):
            arc = f"a{radius} {radius} 0 0 1"
            if row % 2:
                arcs.append(f"M{LEFT + 3} {y - radius}{arc} {radius} {radius}")
                arcs.append(f"M{RIGHT - 3 - radius} {y}{arc} {radius} {-radius}")
            middles = range(LEFT + 26 + 26 * (row % 2), RIGHT - 25, 52)
            arcs.extend(f"M{x - radius} {y}{arc} {2 * radius} 0" for x in middles)
    return _back("back-2", stroke("".join(arcs), "back-2", 4))


def _point(radius: float, turn: float) -> str:
    angle = math.radians(turn)
    return f"{number(120 + radius * math.sin(angle))} {number(168 - radius * math.cos(angle))}"


def _rosette() -> str:
    petals = "".join(
        f"M120 168Q{_point(58, turn - 26)} {_point(84, turn)}Q{_point(58, turn + 26)} 120 168Z"
        for turn in range(0, 360, 45)
    )
    corners = "".join(
        f"M{x} {y + dy * 62}Q{x + dx * 12} {y + dy * 12} {x + dx * 62} {y}"
        f"M{x} {y + dy * 34}Q{x + dx * 6} {y + dy * 6} {x + dx * 34} {y}"
        for x, dx in ((26, 1), (214, -1))
        for y, dy in ((26, 1), (310, -1))
    )
    frame = "M26 26H214V310H26Z"
    return _back(
        "back-3",
        stroke(frame + corners, "back-2", 4),
        path(petals, "back-2"),
        stroke("M120 78a90 90 0 0 1 0 180 90 90 0 0 1 0-180Z", "back-2", 4),
        disc(120, 168, 17, "back"),
        disc(120, 168, 9, "back-2"),
    )


def _bars() -> str:
    bars = "".join(f"M{x} 32V304" for x in range(36, 210, 24))
    return _back("back-4", stroke(bars, "back-2", 10))


def _waves() -> str:
    waves = "".join(f"M24 {y}{'q16-20 32 0t32 0' * 3}" for y in range(44, 320, 26))
    return _back("back-5", stroke(waves, "back-2", 5))


def _diamonds() -> str:
    diamonds = "".join(
        f"M{x} {y - 17}l13 17-13 17-13-17Z"
        for row, y in enumerate(range(44, 310, 31))
        for x in range(40 + 20 * (row % 2), 210, 40)
    )
    return _back("back-6", path(diamonds, "back-2"))


def draw_backs() -> str:
    """Draws the six backs."""
    return _lattice() + _scales() + _rosette() + _bars() + _waves() + _diamonds()


def draw_slots(size: float) -> str:
    """Draws the marks of the four empty foundations: a broken border and the suit."""
    border = element(
        "rect",
        x=5,
        y=5,
        width=230,
        height=326,
        rx=14,
        fill="none",
        stroke=colour("slot"),
        stroke_width=6,
        stroke_dasharray="22 12",
        stroke_linecap="butt",
        stroke_opacity=".75",
    )
    return "".join(
        symbol(f"suit-{suit}", border, group(place(f"mark-{suit}", 120, 168, size)))
        for suit in range(4)
    )
