"""Drawing primitives: SVG elements as text, and colours that the page may override.

A colour is a CSS custom property with a fallback, written in a presentation attribute. So it
inherits through ``<use>`` into a sprite of another file, and needs no exception in the content
security policy.
"""

FALLBACKS = {
    "card": "#fffdf8",
    "ink": "#1c1a17",
    "slot": "#ffffff",
    "back": "#17406d",
    "back-2": "#e9dcc0",
    "ground": "#f6ebd3",
    "outline": "#1c1a17",
    "skin": "#f0c8a0",
    "blush": "#c9855f",
    "hair": "#6b4423",
    "hair-2": "#d2a24c",
    "hair-3": "#c9c3b8",
    "jet": "#28221e",
    "gold": "#e8b32e",
    "cloth-1": "#c63d2c",
    "cloth-2": "#2c66ad",
    "cloth-3": "#fbf6ea",
    "leaf": "#2f8a4a",
    "wood": "#96622f",
    "steel": "#7fb0e0",
}
"""Every custom property of the faces except the suits, with its value in the light theme."""

Attribute = str | float


def number(value: float) -> str:
    """Formats a number with at most one decimal and no trailing zero."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("+")


def _factor(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").removeprefix("0")


def colour(name: str) -> str:
    """Returns ``var(--name,fallback)``."""
    return f"var(--{name},{FALLBACKS[name]})"


def element(tag: str, *inside: str, **attributes: Attribute) -> str:
    """Makes one element; ``stroke_width`` becomes ``stroke-width``."""
    words = [tag]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.replace("_", "-")}="{text}"')
    head = " ".join(words)
    return f"<{head}>{''.join(inside)}</{tag}>" if inside else f"<{head}/>"


def group(*inside: str, **attributes: Attribute) -> str:
    """Groups elements that share attributes."""
    return element("g", *inside, **attributes)


def path(d: str, fill: str = "", **attributes: Attribute) -> str:
    """Draws a path, filled with a named colour, or with the inherited one."""
    if fill:
        attributes["fill"] = paint(fill)
    return element("path", d=d, **attributes)


def paint(name: str) -> str:
    """Returns a named colour; passes ``none``, ``currentColor`` and a ready ``var()`` through."""
    return colour(name) if name in FALLBACKS else name


def stroke(d: str, name: str, width: float, **attributes: Attribute) -> str:
    """Draws a line without fill. Its ends and corners are round within a ``symbol``."""
    return element("path", d=d, fill="none", stroke=paint(name), stroke_width=width, **attributes)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """Draws a filled circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=paint(fill))


def oval(x: float, y: float, across: float, down: float, fill: str) -> str:
    """Draws a filled ellipse with two half-axes."""
    return element("ellipse", cx=x, cy=y, rx=across, ry=down, fill=paint(fill))


def place(name: str, x: float, y: float, scale: float = 1, turn: float = 0, wide: float = 1) -> str:
    """Uses a shape of the same file, moved, rotated and scaled; ``wide`` stretches its width."""
    moves = f"translate({number(x)} {number(y)})"
    if turn:
        moves += f"rotate({number(turn)})"
    if wide != 1:
        moves += f"scale({_factor(scale * wide)} {_factor(scale)})"
    elif scale != 1:
        moves += f"scale({_factor(scale)})"
    return element("use", href=f"#{name}", transform=moves)


def symbol(name: str, *inside: str) -> str:
    """Makes one card of the sprite. All lines in it have round ends and corners."""
    return (
        element(
            "symbol",
            *inside,
            id=name,
            viewBox="0 0 240 336",
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        + "\n"
    )


def sprite(shapes: str, symbols: str) -> str:
    """Makes the file: shared shapes, then the cards."""
    defs = element("defs", shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{defs}\n{symbols}</svg>\n'
