"""The icon: a card of each deck on the felt."""

from french import OUTLINES, SUITS
from ink import FALLBACKS, colour, element, group, path
from italian import draw_coin


def _card(*inside: str, **attributes: str | float) -> str:
    sheet = element(
        "rect",
        x=-95,
        y=-133,
        width=190,
        height=266,
        rx=20,
        fill=FALLBACKS["card"],
        stroke=FALLBACKS["ink"],
        stroke_width=6,
    )
    return group(sheet, *inside, **attributes)


def draw_icon() -> str:
    """Draws a square of 512 units; the margin of 50 units has only background."""
    felt = element("rect", width=512, height=512, rx=96, fill="#1f6b46")
    coin = _card(
        group(draw_coin(), transform="translate(-14 -20)scale(1.35)"),
        transform="translate(196 250)rotate(-14)",
    )
    spade = _card(
        path(OUTLINES[3], SUITS[3], transform="scale(1.5)"),
        transform="translate(312 268)rotate(10)",
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
    drawing = felt + group(coin, spade, transform="translate(-46 -50)scale(1.19)")
    for name, value in FALLBACKS.items():
        drawing = drawing.replace(colour(name), value)
    return f"{head}{drawing}</svg>\n"
