"""Speech: exactly one message for each event."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Keys
from tests.support.browser.seat import Seat
from tests.support.browser.visitors import LIVE
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.length import IS_LONG, pairs
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels

from .conftest import Visits


def listening(visit: Visits, asked: dict[str, str], **likes: object) -> Seat:
    """A window whose first sentence has been announced."""
    visitor = visit(**likes)
    visitor.context.add_init_script(LIVE)
    seat = visitor.sit(**asked)
    expect(seat.status.locator("*")).to_have_count(0)
    return seat


def writes(seat: Seat) -> int:
    return int(seat.page.evaluate("writes.length"))


def top(seat: Seat, place: str) -> str:
    """The top stop of a pile."""
    return str(seat.slot(place).get_attribute("data-slot"))


FRAMES: Final = """() => {
  let frame = 0
  const count = () => { frame++; requestAnimationFrame(count) }
  requestAnimationFrame(count)
  window.changed = {}
  for (const id of ["table", "status"])
    new MutationObserver(() => { changed[id] = [frame, performance.now()] }).observe(
      document.getElementById(id), { subtree: true, childList: true, characterData: true })
}"""
"""Notes in which frame the table and the status line changed last, and when."""
FRAME: Final = 30
"""Milliseconds: the page does not wait for a frame that a busy browser leaves out."""


class RandomPlayer:
    """Does random acts of a player, and knows which ones must be answered."""

    def __init__(self, seat: Seat, language: str, seed: int) -> None:
        self.seat, self.random, self.words = seat, Random(seed), labels(language, "ui-")
        letters = ["draw", "hint", "moves", "undo", "discard", "read", "table", "waste", "stock"]
        letters += ["foundations", "hand", "info", "finish"]
        self.keys = [self.words[f"key-{name}"].lower() for name in letters]
        self.keys += [*(self.keys[:4] * 3), "Space", "Space", "Space", "Enter", "Enter", "."]
        self.keys += ["Shift+Enter", "Backspace", "Shift+z", "Shift+Digit3", ",", "Control+z"]
        self.moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageDown"]
        self.moves += ["PageUp", *"1234567"]

    def act(self) -> None:
        """Checks that the act gives one message, or none if only the focus moves: then the screen
        reader reads the focused element.
        """
        seat, before = self.seat, self.seat.focus
        kind = self.random.randrange(10)
        if kind == 0:
            self.where()
        elif kind == 1:
            self.type()
        elif kind == 2:
            self.click()
        elif kind < 6:
            key = self.random.choice(self.moves)
            seat.press(key)
            if len(key) == 1 and seat.focus == before:
                seat.hear()
        else:
            self.one(lambda: seat.press(self.random.choice(self.keys)))

    def one(self, act: Callable[[], object]) -> None:
        """Checks for one message. The focus stays on the same element; only if a lower card is
        gone with its stop, the top of the pile has it.
        """
        seat, before = self.seat, self.seat.focus
        count, place = writes(seat), before.partition(".")[0]
        was_top = before and before == top(seat, place)
        seat.page.evaluate("window.focused = document.activeElement")
        seat.after(act)
        assert writes(seat) == count + 1
        assert seat.page.evaluate("focused === document.activeElement")
        if was_top:
            assert seat.focus == top(seat, place)
        else:
            assert seat.focus in (before, top(seat, place) if before else "")

    def where(self) -> None:
        seat = self.seat
        for key in (self.words["key-where"].lower(), "7", "c"):
            self.one(partial(seat.press, key))

    def type(self) -> None:
        seat = self.seat
        seat.page.locator("#cmd").focus()
        for text in self.random.sample(["xyzzy", "3 5", "t", "w f", "7h", "log 2", "where"], 2):
            self.one(partial(seat.enter, text))
        seat.press("Escape")
        assert seat.focus

    def click(self) -> None:
        seat = self.seat
        button = seat.button(self.words[self.random.choice(["draw", "undo", "hint", "moves"])])
        count = writes(seat)
        seat.after(button.last.click)
        assert writes(seat) == count + 1
        expect(button.last).to_be_focused()
        seat.table.locator("[tabindex='0']").focus()


@pytest.mark.parametrize(("asked", "language"), pairs([KLONDIKE, SOLITARIO], LANGUAGES))
def test_every_event_gives_one_message_and_keeps_the_focus(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = listening(visit, asked, language=language)
    Keys(seat)
    person = RandomPlayer(seat, language, seed=7)
    for _ in range(60 if IS_LONG else 40):
        person.act()
    seat.page.wait_for_timeout(300)
    seat.has_heard_nothing()
    assert set(seat.page.evaluate("writes")) == {"status"}
    assert seat.page.evaluate("redescribed") == []


def test_a_message_is_written_after_the_table_is_painted(visit: Visits) -> None:
    """Orca drops events while many of them wait, and a new table causes many."""
    seat = listening(visit, KLONDIKE)
    seat.page.evaluate(FRAMES)
    for text in ("draw", "brief", "undo", "normal", "draw", "full"):
        seat.command(text)
        table, status = seat.page.evaluate("[changed.table, changed.status]")
        assert status[0] > table[0] or status[1] > table[1] + FRAME


def test_the_focus_stays_on_the_top_of_a_pile(visit: Visits) -> None:
    """After a put the focus is on the card, and what was beneath a moved card gets it there."""
    seat = visit().sit(**KLONDIKE)
    Keys(seat)
    seat.press("6")
    seat.after(lambda: seat.press("Space"))
    seat.press("1")
    seat.after(lambda: seat.press("Space"))
    assert (seat.focus, seat.focused) == ("1.1", "6 of clubs, pile 1, 2 of 2")
    seat.press("3")
    seat.after(lambda: seat.press("Shift+Enter"))
    assert (seat.focus, seat.focused) == ("3.1", "2 of clubs, pile 3, 2 of 2")


def test_an_equal_message_is_written_again(visit: Visits) -> None:
    seat = listening(visit, KLONDIKE)
    Keys(seat)
    for _ in range(3):
        seat.after(lambda: seat.press("w"))
    texts = seat.page.evaluate("heard.slice(-3)")
    assert texts == [texts[0], texts[0] + "\u00a0", texts[0]]
    refused = "No. The 6 of clubs needs a red 7; pile 2 ends with the king of diamonds."
    for _ in range(2):
        assert seat.command("6 2") == refused
    assert seat.page.evaluate("heard.slice(-2)") == [refused, refused + "\u00a0"]


def test_nothing_is_said_while_the_player_is_idle(visit: Visits) -> None:
    seat = listening(visit, KLONDIKE, clock=True)
    seat.do(seat.button("Draw").click)
    clock = seat.page.locator(".clock")
    before, count = clock.text_content(), writes(seat)
    seat.page.wait_for_timeout(3000)
    expect(clock).not_to_have_text(before or "")
    assert writes(seat) == count
    expect(clock).to_have_attribute("aria-hidden", "true")


def test_a_step_of_the_replay_gives_one_message(visit: Visits) -> None:
    seat = listening(visit, KLONDIKE | {"moves": said_of(win("draw-three")[:9])})
    seat.after(lambda: seat.choose("Help", "Replay"))
    count = writes(seat)
    seat.after(seat.button("Forward").click)
    assert seat.page.evaluate("count => writes.slice(count)", count) == ["status"]


def test_a_slider_says_its_value_once(visit: Visits) -> None:
    seat = listening(visit, KLONDIKE)
    seat.choose("Options", "Settings")
    slider, count = seat.page.get_by_label("Card size"), writes(seat)
    slider.press("ArrowRight")
    expect(slider).to_have_value("125")
    assert seat.page.evaluate("count => writes.slice(count)", count) == []
