"""A gesture begins with the table before it and ends with the table after it, in pixels."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from tests.support.browser.motions import AT, HOLD
from tests.support.browser.seat import Seat
from tests.support.described import in_mid_game
from tests.support.length import some

from .conftest import Visits
from .test_motion import END, GAMES, GESTURE

BARE_CARDS = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.count, .name, .mark, #table .face::after { visibility: hidden }
    #table * { outline: none !important; box-shadow: none !important; filter: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
"""Hides what belongs to the table but moves with no card: counts, the focus, marks and shadows."""


def rest(seat: Seat) -> None:
    """Waits until no card is on its way."""
    while seat.page.evaluate(GESTURE):
        seat.page.wait_for_timeout(20)


def shot(seat: Seat) -> Image.Image:
    """The table without its stock, which has its new height as soon as a gesture begins."""
    box, stock = seat.table.bounding_box(), seat.slot("s").bounding_box()
    assert box is not None
    assert stock is not None
    picture = Image.open(BytesIO(seat.page.screenshot(clip=box)))
    left, top = round(stock["x"] - box["x"]), round(stock["y"] - box["y"])
    width, height = round(stock["width"]), round(stock["height"])
    picture.paste(0, (left - 4, top - 4, left + width + 4, top + height + 4))
    return picture.convert("L")


def is_same(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures show the same cards; a card may lie a pixel or two further."""
    different = ImageChops.difference(one.reduce(6), other.reduce(6))
    return sum(different.histogram()[100:]) < 40


@pytest.mark.parametrize("game", some(GAMES, 2, 2))
@pytest.mark.parametrize("turn", some(range(20), 1, 4))
def test_a_gesture_begins_with_the_table_before_and_ends_with_the_table_after(
    visit: Visits, game: str, turn: int
) -> None:
    steps = in_mid_game(game, 64 + turn, Random(f"{game} {turn}"), 60).steps
    seat = visit(moves=True).sit(
        game=game, number=str(64 + turn), moves=" ".join(str(step.move) for step in steps)
    )
    rest(seat)  # the site deals a table that a link leads to
    seat.page.evaluate(BARE_CARDS)
    seat.page.evaluate(HOLD)
    before = shot(seat)
    for key in ["z"] * min(6, len(steps)) + ["Shift+Z"] * min(6, len(steps)):
        seat.do(lambda key=key: seat.press(key))  # type: ignore[misc]
        assert seat.page.evaluate("held.length") > 0
        seat.page.evaluate(AT, 0)
        assert is_same(shot(seat), before), key
        seat.page.evaluate(AT, seat.page.evaluate(END))
        last = shot(seat)
        seat.page.evaluate("() => { for (const each of held.splice(0)) each.finish() }")
        rest(seat)
        before = shot(seat)
        assert is_same(last, before), key
