"""Laws of every window: whatever stands on the page, nothing covers a card that can be played."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat
from tests.support.browser.wins import GAMES
from tests.support.described import in_mid_game
from tests.support.length import IS_LONG, some
from winnable.game.game import Game
from winnable.speech.links import link_to

from .conftest import Visits

SIZES: Final = (
    *((683, 384), (360, 640), (320, 568), (1366, 768), (390, 844), (844, 390), (1920, 1080)),
    *((280, 653), (1024, 600), (640, 360), (568, 320), (540, 720), (768, 1024), (320, 256)),
)
"""Windows of phones, tablets and desks, and of desks at 200 and 400 per cent."""
UPRIGHT: Final = ((360, 640), (390, 844), (320, 568), (412, 915), (768, 1024))
COVERED: Final = """(mayScroll) => [...document.querySelectorAll("#table .slot")].filter((slot) => {
  if (mayScroll) slot.scrollIntoView({ block: "nearest" })
  const { left, top, right, bottom } = slot.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return there?.closest(".slot") !== slot
}).map((slot) => slot.dataset.slot)"""
"""The cards and empty places that something covers, or that are out of sight."""
RACE: Final = """(bars) => {
  const names = ["You", "Maximilian der Grosse", "Ann", ...Array(5).fill("Wolfeschlegelsteinha")]
  const racers = names.map((name) => `<li><span class="who"><span>${name}</span> <b>13</b></span>
    <span class="scale"><span></span></span></li>`)
  bars.insertAdjacentHTML("afterbegin", `<section class="race"><ul>${racers.join("")}</ul>
    <div class="buttons"><button type="button">Race</button></div></section>`)
}"""
"""The bar of a race of eight players (racebar.tsx)."""
BLANK: Final = """() => [...document.querySelectorAll("main button:not(.slot, .chance)")]
  .filter((button) => button.checkVisibility() && !button.innerText && !button.querySelector("svg"))
  .map((button) => button.outerHTML)"""
"""The buttons that show nothing."""
PLACES: Final = """() => [scrollY, ...[...document.querySelectorAll("#table .pile")].map((pile) => {
  const { left, top, width } = pile.getBoundingClientRect()
  return [pile.dataset.pile, left, top, width]
})]"""
"""Where each pile is in the window."""


def covered(seat: Seat) -> list[str]:
    """What is covered on this table; where the piles are rows, the page may scroll."""
    seat.page.evaluate("scrollTo(0, 0)")
    found = []
    if seat.table.get_attribute("data-layout") != "rows":
        found = seat.page.evaluate(COVERED, False)
    return [*found, *seat.page.evaluate(COVERED, True)]


def random_game(name: str, seed: int) -> Game:
    random = Random(f"{name} {seed}")
    return in_mid_game(name, random.randrange(1, 9999), random, 150)


def asked(game: Game) -> dict[str, str]:
    return {
        "rules": str(game.rules),
        "scoring": str(game.scoring),
        "deal": str(game.deal),
        "moves": " ".join(str(step.move) for step in game.steps),
    }


def hint(seat: Seat) -> None:
    seat.after(lambda: seat.press("h"))


def compare(seat: Seat) -> None:
    """Lists the moves, if there are any."""
    seat.after(lambda: seat.choose(seat.words["help"], seat.words["compare"]))


def race(seat: Seat) -> None:
    seat.page.locator(".bars").evaluate(RACE)


def replay(seat: Seat) -> None:
    seat.choose(seat.words["help"], seat.words["replay"])
    seat.page.locator(".replay").wait_for()


STATES: Final[tuple[Callable[[Seat], None], ...]] = (hint, compare, race, replay)
"""What stands on the page besides the chance, one after the other. What can be put away is."""


@pytest.mark.parametrize("game", some(GAMES, 2, 1))
@pytest.mark.parametrize("seed", range(6 if IS_LONG else 1))
def test_no_card_is_covered_in_any_window(visit: Visits, game: str, seed: int) -> None:
    played = random_game(game, seed)
    seat = visit(chance=True, clock=True).sit(**asked(played))
    faults = {}
    for turn, begin in enumerate(STATES[: 4 if played.steps else 3]):
        seat.resize(1280, 900)
        begin(seat)
        for size in some(SIZES, 5, turn):
            seat.resize(*size)
            if found := covered(seat):
                faults[begin.__name__, size] = found
            assert seat.page.evaluate(BLANK) == [], (begin.__name__, size)
        for close in seat.page.locator(".bars .plain").all():
            close.click()
            expect(close).to_have_count(0)
    assert faults == {}, asked(played)


@pytest.mark.parametrize(("turn", "game"), list(enumerate(some(GAMES, 2, 0))))
@pytest.mark.parametrize("seed", range(4 if IS_LONG else 1))
def test_every_entry_opens_the_same_table(visit: Visits, turn: int, game: str, seed: int) -> None:
    """The address of a game, a link with moves and ``/``, at a first visit or later; also after
    the window was turned and back, and zoomed.
    """
    played = random_game(game, seed)
    size = UPRIGHT[(turn + seed) % len(UPRIGHT)]
    new = {"toured": False, "touredSolitario": False, "last": ""} if seed % 2 else {}
    visitor = visit(size=size, touch=True, moves=True, **new)
    game_id = visitor.server.begin(**asked(played))
    places = []
    for address in (f"/game/{game_id}", link_to(played)[1]):
        seat = visitor.open(address)
        seat.wait_for_table()
        seat.page.wait_for_function("!document.getElementById('first')")
        seat.page.wait_for_function("!document.documentElement.dataset.gesture")
        seat.resize(*size)
        places.append(seat.page.evaluate(PLACES))
        for other in (size[::-1], (size[0] // 2 + 100, size[1] // 2 + 100), size):
            seat.resize(*other)
            assert covered(seat) == [], (address, other)
        seat.page.evaluate("scrollTo(0, 0)")
        places.append(seat.page.evaluate(PLACES))
        seat.page.close()
    assert places[1:] == places[:-1], (size, asked(played))
