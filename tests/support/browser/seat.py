"""A seat at a table: one window on a game, with its visible state and its messages."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page

from tests.support.serving import Server, until
from winnable.game.game import Game
from winnable.proof.checker import Verified, verify
from winnable.speech.messages.voice import labels

PATIENCE: Final = 60_000
"""Milliseconds to wait for a message."""

_MIDDLE: Final = """(stop) => {
  if (!stop.isConnected) return null
  let box = stop.getBoundingClientRect()
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
    stop.scrollIntoView({ block: "center", inline: "center" })
    box = stop.getBoundingClientRect()
  }
  const x = box.left + box.width / 2, y = box.top + box.height / 2
  const there = document.elementFromPoint(x, y)
  if (there?.closest("button") !== stop)
    throw new Error(`${stop.dataset.slot} is covered by ${there?.outerHTML}`)
  return [x, y]
}"""


def box_of(shown: Locator) -> FloatRect:
    """The box of an element in the window. Firefox sometimes knows none for a moment."""
    found: list[FloatRect] = []

    def has_box() -> bool:
        if box := shown.bounding_box():
            found.append(box)
        return bool(found)

    until(has_box)
    return found[0]


class Seat:
    """A page. Every message counts: an unexpected one is a fault."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.server = page, server
        self._heard = 0

    # State

    @property
    def game_id(self) -> str:
        found = re.search(r"(?:/game/|[?]game=)([^#&]+)", self.page.url)
        return found[1] if found else ""

    @property
    def saved(self) -> Game:
        """The game as the server has saved it."""
        return self.server.saved(self.game_id)

    @property
    def moves(self) -> str:
        """The moves of the current line, as the server has them."""
        return " ".join(str(step.move) for step in self.saved.steps)

    @property
    def verified(self) -> Verified:
        """The saved game, replayed by the independent checker."""
        return verify(self.server.text(self.game_id))

    @property
    def table(self) -> Locator:
        return self.page.locator("#table")

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    def pile(self, place: str) -> Locator:
        return self.table.locator(f'[data-pile="{place}"]')

    def slot(self, place: str, count: int = 1) -> Locator:
        """The stop of the card with ``count`` cards from it to the top of the pile."""
        return self.pile(place).locator(f".slot >> nth=-{count}")

    def card(self, name: str) -> Locator:
        """A card by its accessible name, which also says where it is."""
        return self.table.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def focus(self) -> str:
        """The focused stop, such as ``3.2``; empty if the focus is not on the table."""
        return str(
            self.page.evaluate(
                "document.activeElement?.closest('#table [data-slot]')?.dataset.slot ?? ''"
            )
        )

    @property
    def focused(self) -> str:
        """The text of the focused element."""
        return str(self.page.evaluate("document.activeElement?.textContent ?? ''")).strip()

    # Messages

    def after(self, act: Callable[[], object]) -> str:
        """Does the act and returns its one message."""
        act()
        return self.hear()

    def do(self, act: Callable[[], object]) -> str:
        """Does the act, which must not be refused, and returns its one message."""
        text = self.after(act)
        assert not text.startswith("No"), text
        return text

    def do_all(self, acts: Sequence[Callable[[], object]]) -> None:
        """Does the acts without pauses; none may be refused, and each gives one message."""
        for act in acts:
            act()
        texts = self.hear_all(len(acts)) if acts else []
        assert not [text for text in texts if text.startswith("No")], texts

    def hear(self) -> str:
        """The next message; there must be only one."""
        (text,) = self.hear_all()
        return text

    def hear_all(self, count: int = 1) -> list[str]:
        """The next ``count`` messages; there must be no more."""
        texts = [
            str(text).rstrip("\u00a0").replace("\u00a0", " ")
            for text in self.page.evaluate(
                "([before, count, patience]) => heardAfter(before, count, patience)",
                [self._heard, count, PATIENCE],
            )
        ]
        assert len(texts) == count, f"one event, one message: {texts}"
        self._heard += len(texts)
        return texts

    def has_heard_nothing(self) -> None:
        """Checks that there was no message since the last one heard."""
        texts = self.page.evaluate("count => heard.slice(count)", self._heard)
        assert texts == [], texts

    def forget(self) -> None:
        """Ignores the messages so far."""
        self._heard = int(self.page.evaluate("heard.length"))

    def forget_all(self) -> None:
        """Starts counting again, as a reloaded page does."""
        self._heard = 0

    # Actions

    def wait_for_cards(self) -> None:
        """Waits for the cards, in place of the table that the page begins with."""
        self.table.locator(".slot").first.wait_for()
        self.page.locator("#first").wait_for(state="detached")

    def wait_for_table(self) -> None:
        """Waits for the cards and the greeting."""
        self.wait_for_cards()
        self.hear_all()

    def click(self, place: str, count: int = 1, *, times: int = 1) -> None:
        """Clicks the visible part of a card."""
        self.page.mouse.click(*self.middle(self.slot(place, count)), click_count=times)

    def pause(self) -> None:
        """Waits until the next click cannot be the second of a double click."""
        self.page.evaluate("nextClick()")

    @staticmethod
    def middle(stop: Locator) -> tuple[float, float]:
        """The centre of the visible part of a stop; fails if something covers it.

        A closed dialog draws the table anew, so that the stop can be another one a moment later.
        """
        found: list[tuple[float, float]] = []

        def is_found() -> bool:
            if middle := stop.evaluate(_MIDDLE):
                found.append(middle)
            return bool(found)

        until(is_found)
        return found[0]

    def resize(self, width: int, height: int) -> None:
        """Resizes the window and waits for the new layout."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose(self, menu: str, entry: str) -> None:
        """Chooses an entry of one of the two menus."""
        self.button(menu).click()
        self.entry(entry).click()

    @property
    def words(self) -> dict[str, str]:
        """The labels of the page."""
        return labels(self.page.evaluate("document.documentElement.lang"), "ui-")

    def open_settings(self) -> None:
        """Opens all settings."""
        self.choose(self.words["options"], self.words["settings"])
        self.page.locator("dialog .more summary").click()

    def go(self, entry: str) -> None:
        """Chooses an entry of *Games and levels*; an empty one only opens that page."""
        self.choose(self.words["options"], self.words["home"])
        if entry:
            name = re.compile(f"^{re.escape(entry)}$")
            self.page.locator(".home b").filter(has_text=name).first.click()

    def entry(self, name: str) -> Locator:
        """An entry of the open menu, of any kind."""
        entries = self.page.locator("[role=menu]:visible [role^=menuitem]")
        return entries.filter(has_text=re.compile(f"^{re.escape(name)}$"))

    def enter(self, text: str) -> None:
        """Types a line into the command box."""
        box = self.page.locator("#cmd")
        box.fill(text)
        box.press("Enter")

    def command(self, text: str) -> str:
        """Types a line into the command box and returns its message."""
        return self.after(lambda: self.enter(text))
