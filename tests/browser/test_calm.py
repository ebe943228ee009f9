"""Two densities of one page: for the eye, and in words. A screen reader has the same in both."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.support.browser.seat import Seat
from tests.support.browser.visitors import Visitor
from tests.support.browser.wins import said_of, win
from tests.support.length import pairs, some
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels

from .conftest import Sits, Visits

DEAL: Final = {"game": "draw-three", "number": "64"}


def is_told(seat: Seat) -> bool:
    """Whether the eye reads the status line, too."""
    return bool(seat.status.evaluate("(line) => getComputedStyle(line).opacity === '1'"))


def test_the_eye_reads_answers_and_refusals_and_sees_moves(sit: Sits) -> None:
    seat = sit(**DEAL)
    glance = seat.page.locator(".glance")
    expect(glance).to_have_text("Klondike, draw three, deal 64.")
    assert not is_told(seat), "the rest of the greeting"
    for act, told in (
        (lambda: seat.click("s"), False),
        (lambda: seat.click("6"), False),
        (lambda: seat.click("5"), True),  # refused
        (lambda: seat.press("Backspace"), True),
        (seat.button("Undo").click, False),
        (seat.button("Hint").click, True),
        (seat.button("Play it").click, False),
        (lambda: seat.press("d"), True),
        (lambda: seat.click("s"), False),
    ):
        assert seat.after(act)
        assert is_told(seat) is told
        expect(glance).to_be_hidden()


def test_each_move_is_told_on_request(visit: Visits) -> None:
    seat = visit(words=True).sit(**DEAL)
    seat.do(lambda: seat.click("s"))
    assert is_told(seat)


@pytest.mark.parametrize("words", [True, False])
def test_the_texts_are_there_for_a_screen_reader(visit: Visits, *, words: bool) -> None:
    """With a key they are in sight as well, and the table stays where it is."""
    seat = visit(words=words).sit(**DEAL)
    box = seat.page.get_by_role("textbox", name="Command")
    expect(box).to_have_count(1)
    expect(seat.page.get_by_role("heading", name="Table in words")).to_have_count(1)
    sizes = "() => ['.command', '.below'].map((part) => document.querySelector(part).clientWidth)"
    table = "() => JSON.stringify(document.querySelector('#table').getBoundingClientRect())"
    before = seat.page.evaluate(table)
    assert all(each > 100 for each in seat.page.evaluate(sizes)) is words
    seat.press("d")
    assert all(each > 100 for each in seat.page.evaluate(sizes))
    assert seat.page.evaluate(table) == before


class Gate:
    """The answers of the server: they wait while it is shut."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_shut = False
        self._waiting: list[tuple[str, Callable[[], None]]] = []
        visitor.context.route_web_socket(re.compile("/api/games/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            self._waiting.append((str(message), partial(socket.send, message)))
            if not self.is_shut:
                self.open()

        socket.connect_to_server().on_message(answer)

    def has(self, field: str) -> bool:
        """Whether an answer with this field waits."""
        # An empty answer says that the connection lives.
        answers = (json.loads(each) for each, _ in self._waiting if each)
        return any(each.get(field) is not None for each in answers)

    def open(self) -> None:
        """Lets through what waits."""
        self.is_shut = False
        waiting, self._waiting = self._waiting, []
        for _, send in waiting:
            send()


NOTE: Final = """() => {
    const all = document.querySelectorAll("dialog :is(button, input, select, textarea, a, summary)")
    window.noted = [...all].map((each) => [each, each.getBoundingClientRect()])
    return window.noted.length
}"""
MOVED: Final = """() => window.noted.flatMap(([each, before]) => {
    const now = each.getBoundingClientRect()
    const same = ["x", "y", "width", "height"].every((of) => Math.abs(now[of] - before[of]) < 1)
    return same ? [] : [each.textContent || each.name]
})"""
LATE: Final = {
    "home": ("month", "mine", "statistics"),
    "other": ("mine",),
    "own": ("layout",),
    "daily": ("month",),
    "mine": ("mine",),
    "stats": ("statistics",),
}
"""The pages that open before the server has answered, and the answers that they wait for."""


@pytest.mark.off_site("the site has no socket")
@pytest.mark.parametrize(
    ("size", "language"), some(pairs([(1280, 800), (390, 844), (320, 640)], LANGUAGES, 3), 2)
)
def test_an_answer_moves_nothing_that_can_be_pressed(
    visit: Visits, size: tuple[int, int], language: str
) -> None:
    """A press may be under way when it comes."""
    words = labels(language, "ui-")
    visitor = visit(size=size, language=language)
    gate = Gate(visitor)
    for game in ("solitario", "one-pass", "draw-one"):  # games to continue
        visitor.sit(game=game, number="64").command("draw")
    seat = visitor.sit(**DEAL, moves=said_of(win("draw-three")[:-1]))
    for page, fields in LATE.items():
        if page != "home":
            seat.go("")
            seat.page.locator(".home small span:nth-child(2)").first.wait_for()
        gate.is_shut = True
        if page == "home":
            seat.choose(words["options"], words["home"])
        else:
            seat.page.locator(".home b").get_by_text(words[page], exact=True).click()
        expect(seat.page.get_by_role("dialog")).to_have_accessible_name(
            words["new" if page == "other" else page]
        )
        seat.page.evaluate(NOTE)
        for _ in range(6000):
            if all(map(gate.has, fields)):
                break
            seat.page.wait_for_timeout(10)
        assert all(map(gate.has, fields))
        gate.open()
        seat.page.evaluate("() => new Promise((next) => setTimeout(next, 100))")
        assert seat.page.evaluate(MOVED) == [], page
        seat.press("Escape")
