"""The ink of the drawings: SVG elements as text, and colours that the page may set.

A colour is a CSS custom property with a fallback, written in a presentation attribute: it inherits
through ``<use>`` into a sprite of another file, and no content security policy concerns it.
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
    """At most one decimal, no trailing zero."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("+")


def _factor(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").removeprefix("0")


def colour(name: str) -> str:
    """``var(--name,fallback)``."""
    return f"var(--{name},{FALLBACKS[name]})"


def element(tag: str, *inside: str, **attributes: Attribute) -> str:
    """One element; ``stroke_width`` stands for ``stroke-width``."""
    words = [tag]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.replace("_", "-")}="{text}"')
    head = " ".join(words)
    return f"<{head}>{''.join(inside)}</{tag}>" if inside else f"<{head}/>"


def group(*inside: str, **attributes: Attribute) -> str:
    """Elements that share attributes."""
    return element("g", *inside, **attributes)


def path(d: str, fill: str = "", **attributes: Attribute) -> str:
    """A path, filled with a named colour, or with what it inherits."""
    if fill:
        attributes["fill"] = paint(fill)
    return element("path", d=d, **attributes)


def paint(name: str) -> str:
    """A named colour, or a paint that is none: ``none``, ``currentColor`` or a ready ``var()``."""
    return colour(name) if name in FALLBACKS else name


def stroke(d: str, name: str, width: float, **attributes: Attribute) -> str:
    """A line with round ends and corners, without fill."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=paint(name),
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=paint(fill))


def oval(x: float, y: float, across: float, down: float, fill: str) -> str:
    """A filled ellipse with two half-axes."""
    return element("ellipse", cx=x, cy=y, rx=across, ry=down, fill=paint(fill))


def place(name: str, x: float, y: float, scale: float = 1, turn: float = 0, wide: float = 1) -> str:
    """A shape of the same file, moved, turned and scaled; ``wide`` stretches its breadth."""
    moves = f"translate({number(x)} {number(y)})"
    if turn:
        moves += f"rotate({number(turn)})"
    if wide != 1:
        moves += f"scale({_factor(scale * wide)} {_factor(scale)})"
    elif scale != 1:
        moves += f"scale({_factor(scale)})"
    return element("use", href=f"#{name}", transform=moves)


def symbol(name: str, *inside: str) -> str:
    """One card of the sprite."""
    return element("symbol", *inside, id=name, viewBox="0 0 240 336") + "\n"


def sprite(shapes: str, symbols: str) -> str:
    """The file: shared shapes, then the cards."""
    defs = element("defs", shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{defs}\n{symbols}</svg>\n'
