"""A seat at a table: one window on a game, what is seen there and what is heard."""

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator, Page
from serving import Server

from winnable.game import Game
from winnable.verify import Verified, verify

PATIENCE: Final = 10_000
"""Milliseconds after which nothing comes any more."""

_MIDDLE: Final = """(stop) => {
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


class Seat:
    """A page. Everything that is heard is counted: what was not asked for is a fault."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.server = page, server
        self._heard = 0

    # What is there

    @property
    def game_id(self) -> str:
        return self.page.url.partition("/game/")[2].partition("#")[0]

    @property
    def saved(self) -> Game:
        """The game as the server has it on its disk."""
        return self.server.saved(self.game_id)

    @property
    def moves(self) -> str:
        """The moves of the line that is being played, as the server has them."""
        return " ".join(str(step.move) for step in self.saved.steps)

    @property
    def verified(self) -> Verified:
        """The game on the server's disk, replayed by the independent checker."""
        return verify(self.server.store.path(self.game_id).read_text("utf-8"))

    @property
    def table(self) -> Locator:
        return self.page.locator("#table")

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    def pile(self, place: str) -> Locator:
        return self.table.locator(f'[data-pile="{place}"]')

    def slot(self, place: str, count: int = 1) -> Locator:
        """The stop from which ``count`` cards lie to the top of a pile."""
        return self.pile(place).locator(f".slot >> nth=-{count}")

    def card(self, name: str) -> Locator:
        """A card by what it is called."""
        return self.table.get_by_role("button", name=name, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def focus(self) -> str:
        """The stop that has the focus: ``3.2``; empty: none of the table has it."""
        return str(
            self.page.evaluate(
                "document.activeElement?.closest('#table [data-slot]')?.dataset.slot ?? ''"
            )
        )

    @property
    def focused(self) -> str:
        """The name of what has the focus."""
        return str(self.page.evaluate("document.activeElement?.textContent ?? ''")).strip()

    # What is heard

    def after(self, act: Callable[[], object]) -> str:
        """The one message that an act brings."""
        act()
        return self.hear()

    def do(self, act: Callable[[], object]) -> str:
        """The one message of an act that is not refused."""
        text = self.after(act)
        assert not text.startswith("No"), text
        return text

    def do_all(self, acts: Sequence[Callable[[], object]]) -> None:
        """Acts one right after the other; none is refused, and each brings one message."""
        for act in acts:
            act()
        texts = self.hear_all(len(acts)) if acts else []
        assert not [text for text in texts if text.startswith("No")], texts

    def hear(self) -> str:
        """The next message; one only."""
        (text,) = self.hear_all()
        return text

    def hear_all(self, count: int = 1) -> list[str]:
        """The next messages, as many and no more."""
        texts = [
            str(text).rstrip("\u00a0")
            for text in self.page.evaluate(
                "([before, count, patience]) => heardAfter(before, count, patience)",
                [self._heard, count, PATIENCE],
            )
        ]
        assert len(texts) == count, f"one event, one message: {texts}"
        self._heard += len(texts)
        return texts

    def has_heard_nothing(self) -> None:
        """Nothing was said since."""
        texts = self.page.evaluate("count => heard.slice(count)", self._heard)
        assert texts == [], texts

    def forget(self) -> None:
        """What was said up to now does not count."""
        self._heard = int(self.page.evaluate("heard.length"))

    def forget_all(self) -> None:
        """A page that is loaded again has heard nothing."""
        self._heard = 0

    # What is done

    def wait_for_table(self) -> None:
        """Until the cards lie and the greeting is said."""
        self.table.locator(".slot").first.wait_for()
        self.hear_all()

    def click(self, place: str, count: int = 1, *, times: int = 1) -> None:
        """Clicks what is seen of a card."""
        self.page.mouse.click(*self.middle(self.slot(place, count)), click_count=times)

    def pause(self) -> None:
        """So long that the next click is not the second of a double click."""
        self.page.evaluate("nextClick()")

    @staticmethod
    def middle(stop: Locator) -> tuple[float, float]:
        """The middle of what is seen of a stop, which nothing may cover."""
        x, y = stop.evaluate(_MIDDLE)
        return x, y

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, for which the table is laid out when this returns."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def enter(self, text: str) -> None:
        """A line in the command box."""
        box = self.page.locator("#cmd")
        box.fill(text)
        box.press("Enter")

    def command(self, text: str) -> str:
        """What is said to a line in the command box."""
        return self.after(lambda: self.enter(text))
