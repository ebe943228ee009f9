"""The first screen: the table and its controls fit the window and do not overlap."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.support.browser.columns import longest_column
from tests.support.browser.players import Keys
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.length import IS_LONG, pairs, some
from tests.support.serving import until
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import labels, typed_word

from .conftest import Sits, Visits

DESKS = ((1280, 800), (1366, 768), (1920, 1080), (1024, 768), (768, 1024))
PHONES = ((390, 844), (360, 740), (360, 640))
LOW = ((1024, 500), (1280, 540))
SIDEWAYS = ((844, 390), (667, 375))
GAMES = (KLONDIKE, SOLITARIO)
SIZES = (*DESKS, *PHONES, *SIDEWAYS, (320, 568), (1536, 864))
SMALL = ((568, 320), (640, 480), (800, 480))

Box = tuple[float, float]


def seen(seat: Seat, *parts: str) -> dict[str, Box]:
    """The top and bottom of each part in the window, without scrolling."""
    seat.page.evaluate("scrollTo(0, 0)")
    return {
        part: tuple(
            seat.page.locator(part).first.evaluate(
                "(part) => [part.getBoundingClientRect().top, part.getBoundingClientRect().bottom]"
            )
        )
        for part in parts
    }


def faults(seat: Seat, *parts: str) -> list[str]:
    """Parts that the window cuts off or that overlap by more than one pixel."""
    height = seat.page.viewport_size["height"]  # type: ignore[index]
    boxes = seen(seat, *parts)
    cut = [f"{part} ends at {end} of {height}" for part, (_, end) in boxes.items() if end > height]
    return cut + [
        f"{one} and {other} overlap"
        for one, other in combinations(boxes, 2)
        if min(boxes[one][1], boxes[other][1]) - max(boxes[one][0], boxes[other][0]) > 1
    ]


@pytest.mark.parametrize(("asked", "language"), pairs(GAMES, LANGUAGES, 0))
def test_the_table_and_its_controls_fit_the_window(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = visit(language=language).sit(**asked)
    seat.do(lambda: seat.click("s"))  # the greeting is longer than any other line
    for size in (*DESKS, *PHONES):
        seat.resize(*size)
        assert faults(seat, "#status", "#table", ".thumbs", ".facts") == [], size
    for size in SIDEWAYS:
        seat.resize(*size)
        assert faults(seat, "#status", "#table") == [], size
    for size in (*PHONES, *SIDEWAYS, (320, 568)):
        seat.resize(*size)
        assert seat.page.evaluate(UNSEEN) == [], size
    for size in (*DESKS, *PHONES, (320, 568)):
        seat.resize(*size)
        assert box_of(seat.page.locator("h1"))["height"] < 24, "the title is one line"
    for size in SIZES:
        seat.resize(*size)
        lower = seat.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert lower == 0, (size, "what is hidden below the table makes the page scroll")


UNSEEN: Final = """() => [...document.querySelectorAll(".actions button")].filter((button) => {
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
  const isSeen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === button
  return !isSeen || bottom > innerHeight || right > innerWidth || width < 44 || height < 44
}).map((button) => button.textContent)"""
"""The buttons of the game that are out of sight, covered or too small."""

BROKEN: Final = """() => [...document.querySelectorAll(".actions button")].filter((button) => {
  const text = document.createRange()
  text.selectNodeContents(button)
  const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom)))
  return lines.size > button.textContent.trim().split(" ").length
}).map((button) => button.textContent)"""
"""The buttons with a word on two lines."""


def test_no_word_of_a_button_is_broken_on_a_phone(visit: Visits) -> None:
    for language in some(LANGUAGES, 2, 1):
        seat = visit(language=language).sit(**SOLITARIO)
        for size in PHONES:
            seat.resize(*size)
            assert seat.page.evaluate(BROKEN) == [], (language, size)


LOWEST: Final = """() => {
  const tops = [...document.querySelectorAll("#table .slot:last-of-type")]
  return Math.max(...tops.map((slot) => slot.getBoundingClientRect().bottom))
}"""
"""The lower end of the longest pile."""


@pytest.mark.parametrize("game", VARIANTS if IS_LONG else ("draw-three", "solitario", "thoughtful"))
def test_the_longest_column_fits_the_window(sit: Sits, game: str) -> None:
    """Nor do the buttons leave the window for it, where the piles are no rows."""
    seat = sit(**longest_column(game))
    for size in (*SIZES, *SMALL):
        seat.resize(*size)
        seat.page.evaluate("scrollTo(0, 0)")
        if seat.table.get_attribute("data-layout") == "rows":
            continue
        bottom = seat.table.evaluate("(table) => table.getBoundingClientRect().bottom")
        assert seat.page.evaluate(LOWEST) < bottom <= size[1], size
        if size not in SMALL:
            assert seat.page.evaluate(UNSEEN) == [], size


def test_the_tutorial_covers_no_button_of_a_phone_held_sideways(visit: Visits) -> None:
    seat = visit(language="fr", toured=False).sit(**KLONDIKE)
    for size in (*SIDEWAYS, (568, 320)):
        seat.resize(*size)
        assert seat.page.evaluate(UNSEEN) == [], size


# One layout per window: no bar moves a pile.


def piles(seat: Seat) -> list[list[float]]:
    """Where each pile begins, its width, and the size of its top card."""
    seat.page.evaluate("scrollTo(0, 0)")
    found: list[list[float]] = seat.page.evaluate(
        """() => [...document.querySelectorAll("#table .pile")].map((pile) => {
          const { left, top, width } = pile.getBoundingClientRect()
          const card = pile.querySelector(".slot:last-of-type").getBoundingClientRect()
          return [left, top, width, card.width, card.height]
        })"""
    )
    return found


def plans(seat: Seat, sizes: Sequence[tuple[int, int]] = SIZES) -> list[list[list[float]]]:
    found = []
    for size in sizes:
        seat.resize(*size)
        found.append(piles(seat))
    return found


def covered(seat: Seat, bar: str) -> list[str]:
    """The cards, and the empty places, that the bar covers."""
    found: list[str] = seat.page.evaluate(
        """(bar) => {
          const { left, top, right, bottom } = document.querySelector(bar).getBoundingClientRect()
          return [...document.querySelectorAll("#table .slot")].filter((slot) => {
            const box = slot.getBoundingClientRect()
            return box.right > left && box.left < right && box.bottom > top && box.top < bottom
          }).map((slot) => slot.dataset.slot)
        }""",
        bar,
    )
    return found


@pytest.mark.parametrize(("asked", "language"), pairs(GAMES, LANGUAGES, 1))
def test_no_bar_moves_a_pile(visit: Visits, asked: dict[str, str], language: str) -> None:
    """Neither the chance bar nor the bar of an ending nor the replay, in twelve windows.

    The usual run takes six in each game.
    """
    assert len(set(SIZES)) == 12
    sizes = some(SIZES, 6, GAMES.index(asked))
    seat = visit(language=language).sit(**asked)
    plain = plans(seat, sizes)

    won = said_of(win(asked["game"]))
    seat = visit(language=language).sit(**asked, moves=won)
    seat.page.locator(".ended").wait_for()
    assert plans(seat, sizes) == plain
    seat.page.locator(".ended button").nth(3).click()
    seat.page.locator(".replay").wait_for()
    assert plans(seat, sizes) == plain

    seat = visit(language=language, chance=True).sit(**asked)
    seat.page.locator(".chance .share").wait_for()
    assert plans(seat, sizes) == plain


BUTTONS: Final = """() => Object.fromEntries(
  [...document.querySelectorAll(".actions button, .menu > button")].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return [button.textContent, [left, top, width, height]]
  }))"""
"""Where each button outside the table is."""


@pytest.mark.parametrize(
    ("asked", "size"),
    pairs([*GAMES, {"game": "one-pass", "number": "251"}], [(1280, 800), (390, 844), (844, 390)]),
    ids=str,
)
def test_no_button_changes_its_place_in_a_whole_game(
    visit: Visits, asked: dict[str, str], size: tuple[int, int]
) -> None:
    """Neither a lifted card nor a certain win nor a win changes a place or a size."""
    steps = win(asked["game"])
    seat = visit(size=size, endings=True).sit(**asked)
    places = seat.page.evaluate(BUTTONS)
    assert len(places) >= 9
    for at in (*range(1, len(steps), len(steps) // 6), len(steps) - 1, len(steps)):
        seat.page.goto(
            seat.server.address_of(seat.server.begin(**asked, moves=said_of(steps[:at])))
        )
        seat.page.wait_for_function("() => heard.length > 0")  # that it ends surely is said later
        assert seat.page.evaluate(BUTTONS) == places, at
        if at < len(steps):
            seat.table.locator(".slot:not(.down, .empty)").last.click()
            assert seat.page.evaluate(BUTTONS) == places, (at, "lifted")


def test_no_text_moves_a_pile(sit: Sits) -> None:
    """Neither a long text, nor the frame around a lost connection, nor the choice of a move."""
    seat = sit(**KLONDIKE)
    plain = plans(seat)
    status = seat.page.locator("#status")
    status.evaluate(
        "(status) => { status.textContent = 'The queen of hearts is on it. '.repeat(9) }"
    )
    status.evaluate("(status) => { status.dataset.long = '' }")
    assert plans(seat) == plain
    status.evaluate("(status) => { status.dataset.link = 'lost' }")
    assert plans(seat) == plain
    seat.page.locator(".bars").evaluate(
        """(bars) => {
          const choices = '<button type="button">3 of hearts to pile 4</button>'.repeat(3)
          bars.innerHTML += `<section class="buttons">${choices}</section>`
        }"""
    )
    assert plans(seat) == plain


FREE: Final = """(card) => {
  const { top, bottom } = card.getBoundingClientRect()
  const status = document.querySelector("#status").getBoundingClientRect()
  return top >= status.bottom - 1 && bottom <= innerHeight + 1
}"""


@pytest.mark.parametrize(("asked", "language"), pairs(GAMES, LANGUAGES, 2))
def test_the_card_of_a_win_is_in_sight_and_covers_no_card(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = visit(language=language).sit(**asked, moves=said_of(win(asked["game"])))
    full = {f"{place}.0" for place in ("fh", "fd", "fc", "fs")}
    for size in (*DESKS, *LOW, *PHONES, *SIDEWAYS):
        seat.resize(*size)
        if size not in SIDEWAYS:
            assert faults(seat, "#status", "#table", ".thumbs", ".facts") == [], size
            assert faults(seat, "#status", ".ended", ".thumbs") == [], size
        assert not full & set(covered(seat, ".ended")), size
        if size[0] >= 1024:
            assert covered(seat, ".ended") == [], size
    card = seat.page.locator(".ended")
    seat.resize(*PHONES[0])
    seat.page.reload()
    card.wait_for()
    seat.resize(*PHONES[0])
    assert seat.page.evaluate("scrollY") == 0, "the page does not scroll for a card in sight"
    seat.resize(320, 256)  # at 400 per cent the page scrolls
    card.evaluate("(card) => card.scrollIntoView({ block: 'end' })")
    assert card.evaluate(FREE), "the whole card is in sight, below the status line"


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 3))
def test_the_replay_fits_next_to_the_table(visit: Visits, language: str) -> None:
    seat = visit(language=language).sit(**KLONDIKE, moves=said_of(win("draw-three")))
    seat.page.locator(".ended button").nth(3).click()
    seat.page.locator(".replay").wait_for()
    wide = [size for size in DESKS if size[0] >= 1024]
    for size in wide:
        seat.resize(*size)
        assert faults(seat, "#status", "#table", ".replay") == [], size
    for size in {*DESKS, *PHONES} - {*wide}:
        seat.resize(*size)
        assert faults(seat, "#status", ".replay") == [], size
        assert covered(seat, ".replay") == [], size


def test_every_rank_of_the_waste_is_whole(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    seat.do(lambda: seat.click("s"))
    faces = seat.pile("w").locator(".slot > .face:not(.under)")
    for size in (*DESKS, *PHONES):
        seat.resize(*size)
        assert seat.table.get_attribute("data-layout") == "grid", size
        *fanned, top = (box_of(face) for face in faces.all())
        after = [top["x"], *(box["x"] for box in fanned[:0:-1])][::-1]
        for box, next_x in zip(fanned, after, strict=True):
            assert next_x - box["x"] >= 0.46 * box["width"], size  # a 10 is so wide
        assert top["x"] + top["width"] <= box_of(seat.pile("fh"))["x"], size


@pytest.mark.parametrize("language", some(LANGUAGES, 2, 0))
def test_the_longest_greeting_covers_no_card(visit: Visits, language: str) -> None:
    seat = visit(language=language).sit(game="solitario", number="127")
    for size in (*DESKS, *PHONES):
        seat.resize(*size)
        assert covered(seat, "#status") == [], size


def fits(box: Locator) -> bool:
    """Whether all of a box is in sight."""
    hidden = "(box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]"
    return bool(box.evaluate(hidden) == [0, 0])


def test_forms_and_options_fit_their_windows(visit: Visits) -> None:
    for language in some(LANGUAGES, 2, 1):
        seat = visit(language=language).sit(**KLONDIKE)
        options = seat.page.locator("#open-options")
        for name in ("settings", "other"):
            seat.resize(1280, 800)
            if name == "settings":
                options.click()
                seat.entry(labels(language, "ui-")[name]).click()
            else:
                seat.go(labels(language, "ui-")[name])
            dialog = seat.page.locator("dialog")
            for size in ((1280, 800), (1366, 768)):
                seat.resize(*size)
                until(partial(fits, dialog))  # a busy machine shows it late
            seat.press("Escape")
        options.click()
        for size in (*DESKS, SIDEWAYS[0], *PHONES[:2]):
            seat.resize(*size)
            until(partial(fits, seat.page.locator("#menu-options")))


def test_the_status_and_the_card_in_focus_stay_in_sight_at_400_per_cent(visit: Visits) -> None:
    """A window of 1280 by 1024 pixels has 320 by 256 then; the page scrolls."""
    seat = visit(size=(320, 256)).sit(**KLONDIKE)
    player = Keys(seat)
    for step in win("draw-three")[:25]:
        player.make(step)
        assert seat.page.evaluate(
            """() => {
              const status = document.querySelector("#status").getBoundingClientRect()
              const card = document.activeElement.getBoundingClientRect()
              const isFree = card.top >= status.bottom && card.bottom <= innerHeight
              return status.top >= 0 && (document.activeElement === document.body || isFree)
            }"""
        ), step.move


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_the_cards_are_as_large_as_the_window_allows(sit: Sits, asked: dict[str, str]) -> None:
    """The width of a card in pixels."""
    seat = sit(**asked)
    least = {
        (1280, 800): 125,
        (1366, 768): 118,
        (1920, 1080): 180,
        (768, 1024): 94,
        (390, 844): 48,
        (844, 390): 60,
    }
    for size, width in least.items():
        seat.resize(*size)
        assert min(card for *_, card, _ in piles(seat)) >= width, size


ROWS = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  return boxes.filter((box, at) => at === 0 || box.top >= boxes[at - 1].bottom - 1).length
}"""


def rows(seat: Seat, selector: str) -> int:
    """The lines on which the parts lie."""
    return int(seat.page.evaluate(ROWS, selector))


@pytest.mark.parametrize("language", some(LANGUAGES, 2, 1))
def test_the_facts_take_one_line_where_there_is_room(visit: Visits, language: str) -> None:
    """The longest facts: points, redeals, help and the clock."""
    seat = visit(language=language, clock=True).sit(game="three-passes", number="4217")
    seat.do(lambda: seat.click("s"))
    seat.command(typed_word(Voice(language=language), "truth"))
    for size in DESKS[:4]:
        seat.resize(*size)
        assert rows(seat, ".facts .counts > :not(:empty)") == 1, size
    height = "(deal) => deal.getBoundingClientRect().height"
    for size in PHONES:
        seat.resize(*size)
        assert rows(seat, ".facts .counts > :not(:empty)") <= 2, size
        assert seat.page.locator(".facts .deal").evaluate(height) < 24, size


def test_checkboxes_of_two_lines_do_not_touch(visit: Visits) -> None:
    seat = visit(language="fr").sit(**KLONDIKE)
    seat.resize(320, 568)
    seat.choose("Options", "Réglages")
    gaps = seat.page.evaluate(
        """() => [...document.querySelectorAll("dialog .check + .check")].map((check) =>
          check.getBoundingClientRect().top
          - check.previousElementSibling.getBoundingClientRect().bottom)"""
    )
    assert len(gaps) >= 8
    assert min(gaps) >= 4
