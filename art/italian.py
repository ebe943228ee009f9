"""The Italian deck: forty cards in the spirit of the regional patterns, with an index."""

from backs import blank_card, draw_backs, draw_slots
from figures import draw_figure, figure_shapes
from ink import colour, disc, element, group, path, place, sprite, stroke, symbol
from numerals import draw_rank

SUITS = ("#b05c00", "#70000f", "#047c6c", "#14149c")
"""Denari, coppe, bastoni, spade: contrast above 4.5:1 on the card; distinct for every type of
colour vision."""

INDEX = ((192, 52, 0.8), (192, 52, 0.8), (190, 52, 0.86), (192, 50, 0.86))
"""Position of the suit in the top strip, and its size."""

Pip = tuple[float, float, float]
"""Position of the middle, and rotation."""


def suit_colour(suit: int) -> str:
    """Returns the colour of a suit, with its fallback."""
    return f"var(--suit-{suit},{SUITS[suit]})"


def draw_coin() -> str:
    """Draws the coin, 98 units across, about the origin."""
    petals = "".join(
        element("ellipse", cx=0, cy=-16, rx=6.5, ry=13, transform=f"rotate({turn})")
        for turn in range(0, 360, 45)
    )
    beads = "M0-39a39 39 0 0 1 0 78 39 39 0 0 1 0-78Z"
    return (
        disc(0, 0, 49, "outline")
        + disc(0, 0, 46, "gold")
        + element(
            "path",
            d=beads,
            fill="none",
            stroke=colour("cloth-1"),
            stroke_width=5,
            stroke_dasharray="5 5.2",
            stroke_linecap="butt",
        )
        + disc(0, 0, 32, "cloth-3")
        + group(petals, fill=colour("cloth-1"))
        + disc(0, 0, 8, "outline")
        + disc(0, 0, 5.5, "gold")
    )


def _cup() -> str:
    foot = "M-8 18H8L11 30C26 34 30 40 30 49H-30C-30 40-26 34-11 30Z"
    bowl = "M-40-44C-40-6-28 18 0 18S40-6 40-44Z"
    return (
        path(foot + "M-13 17H13V27H-13Z", "gold", stroke=colour("outline"), stroke_width=3)
        + path(bowl, "cloth-1", stroke=colour("outline"), stroke_width=3)
        + path(
            "M-36-20C-30-12-22-10-18-17-12-7-6-7 0-17 6-7 12-7 18-17 22-10 30-12 36-20L39-34H-39Z",
            "cloth-2",
        )
        + path("M-43-48H43V-33H-43Z", "gold", stroke=colour("outline"), stroke_width=3)
        + disc(0, 3, 6, "gold")
        + disc(-16, 0, 4, "gold")
        + disc(16, 0, 4, "gold")
    )


def _club() -> str:
    """Draws the club upright, 200 units long, thick end above."""
    body = (
        "M-7 98L-9 60-14 54-12 44-8 42-10 4-18-2-18-14-12-18-15-62-24-70-22-84-15-86-14-94Q0-104"
        " 14-94L15-56 23-52 24-38 14-32 11 20 18 26 16 38 9 40 7 98Q0 103-7 98Z"
    )
    return (
        path(body, "leaf", stroke=colour("outline"), stroke_width=4)
        + path("M-14-94Q0-104 14-94 0-85-14-94Z", "wood", stroke=colour("outline"), stroke_width=3)
        + path("M-9 60H9L8 84H-8Z", "cloth-1")
        + disc(-19, -77, 4, "wood")
        + disc(19, -45, 4, "wood")
        + disc(-14, -8, 4, "wood")
        + disc(14, 32, 3.5, "wood")
        + stroke("M-4-76V-36M5-66V-14M-3-14V24M3 4V36", "outline", 2.6, stroke_opacity=".5")
    )


def _sword() -> str:
    """Draws the sword upright, point above, 200 units long."""
    return (
        path(
            "M0-100L12-78V44H-12V-78Z",
            "steel",
            stroke=colour("outline"),
            stroke_width=4,
        )
        + stroke("M0-78V40", "outline", 2.6, stroke_opacity=".6")
        + path("M-8 50H8V82H-8Z", "cloth-1", stroke=colour("outline"), stroke_width=3)
        + path(
            "M-34 40C-24 46-12 42 0 42S24 46 34 40L36 52C24 58 12 54 0 54S-24 58-36 52Z",
            "gold",
            stroke=colour("outline"),
            stroke_width=3.5,
        )
        + group(disc(0, 89, 11, "gold"), stroke=colour("outline"), stroke_width=3.5)
    )


def _index_shapes() -> str:
    clubs = place("club", 0, 0, 0.58, 42, 1.35) + place("club", 0, 0, 0.58, -42, 1.35)
    sword = element(
        "g",
        path("M0-50L18-30V18H-18V-30Z", "steel", stroke=colour("outline"), stroke_width=4),
        stroke("M0-34V14", "outline", 2.6, stroke_opacity=".6"),
        path("M-8 22H8V40H-8Z", "cloth-1", stroke=colour("outline"), stroke_width=3),
        path("M-42 12H42V27H-42Z", "gold", stroke=colour("outline"), stroke_width=4),
        group(disc(0, 42, 9, "gold"), stroke=colour("outline"), stroke_width=3.5),
    )
    return "".join(
        group(shape, id=f"pip-{suit}")
        for suit, shape in enumerate((place("coin", 0, 0), place("cup", 0, 0), clubs, sword))
    )


def _marks() -> str:
    outlines = (
        "M0-46a46 46 0 0 1 0 92 46 46 0 0 1 0-92ZM0-26a26 26 0 0 1 0 52 26 26 0 0 1 0-52Z",
        "M-40-46H40C40-6 28 18 0 18S-40-6-40-46ZM-8 18L-11 30-28 46H28L11 30 8 18",
        "M-34 42L32-40M34 42L-32-40M16-20h13M-16-20h-13M-9-6v-10M9-6v-10",
        "M0-50L16-30V18H-16V-30ZM-36 18H36M0 18V46M-6 47H6",
    )
    return "".join(
        stroke(outline, "slot", 14 if suit == 2 else 7, id=f"mark-{suit}", stroke_opacity=".85")
        for suit, outline in enumerate(outlines)
    )


def _shapes() -> str:
    return (
        blank_card()
        + group(draw_coin(), id="coin")
        + group(_cup(), id="cup")
        + group(_club(), id="club")
        + group(_sword(), id="sword")
        + _index_shapes()
        + _marks()
        + figure_shapes()
    )


WIDER = 1.35
"""Short swords are stretched, so that the blade stays broad."""

ROUND: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {
    2: (1.08, ((120, 155), (120, 272))),
    3: (0.8, ((62, 146), (120, 214), (178, 282))),
    4: (0.96, ((66, 155), (174, 155), (66, 273), (174, 273))),
    5: (0.72, ((60, 146), (180, 146), (120, 214), (60, 282), (180, 282))),
    6: (0.67, ((68, 138), (172, 138), (68, 214), (172, 214), (68, 290), (172, 290))),
    7: (0.64, ((48, 138), (120, 138), (192, 138), (66, 214), (174, 214), (66, 290), (174, 290))),
}
"""Coins and cups: size, and positions."""


def _round(name: str, rank: int) -> str:
    if rank == 1:
        return place(name, 120, 213, 2.2)
    size, places = ROUND[rank]
    return "".join(place(name, x, y, size) for x, y in places)


def _crossed(rank: int) -> str:
    """Draws clubs: pairs that cross, and one upright through the middle of an odd number."""
    if rank == 1:
        return place("club", 120, 212, 1.12, 24, 1.6)
    beams = rank // 2
    shifts = [(2 * beam - beams + 1) * 20 for beam in range(beams)]
    size, slim = ((1.14, 0.9), (1.08, 0.72), (1.0, 0.62))[beams - 1]
    falling = "".join(place("club", 120 + shift, 213 + shift, size, 45, slim) for shift in shifts)
    rising = "".join(place("club", 120 - shift, 213 + shift, size, -45, slim) for shift in shifts)
    upright = place("club", 120, 213, 1.12, 0, slim) if rank % 2 else ""
    return falling + rising + upright


def _fenced(rank: int) -> str:
    """Draws swords: upright in rows, a long one in the middle of five."""
    if rank == 1:
        return place("sword", 120, 213, 1.12, 24, 1.6)
    if rank < 4:
        return "".join(place("sword", 120 + (2 * i - rank + 1) * 33, 213, 1.1) for i in range(rank))
    rows = ((2, 2), (2, 2), (3, 3), (4, 3))[rank - 4]
    pips = ""
    for y, count in zip((156, 272), rows, strict=True):
        step = 68 if rank == 5 else (40, 34, 28)[count - 2]
        pips += "".join(
            place(
                "sword", 120 + (2 * i - count + 1) * step, y, 0.57, 0, WIDER if count < 4 else 1.15
            )
            for i in range(count)
        )
    return pips + (place("sword", 120, 213, 1.1) if rank == 5 else "")


def _body(rank: int, suit: int) -> str:
    if rank > 7:
        return draw_figure(rank - 8, suit)
    if suit < 2:
        return _round(("coin", "cup")[suit], rank)
    return _crossed(rank) if suit == 2 else _fenced(rank)


def _card(rank: int, suit: int) -> str:
    x, y, size = INDEX[suit]
    index = draw_rank(str(rank), suit_colour(suit)) + place(f"pip-{suit}", x, y, size)
    number = 4 * (rank - 1) + suit
    return symbol(f"c{number}", element("use", href="#card"), _body(rank, suit), index)


def draw_italian() -> str:
    """Draws the sprite of the Italian deck."""
    cards = "".join(_card(rank, suit) for rank in range(1, 11) for suit in range(4))
    return sprite(_shapes(), cards + draw_backs() + draw_slots(1.3))
