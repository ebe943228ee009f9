"""A person at the table with Orca: presses keys, and keeps what was heard."""

import re
from dataclasses import dataclass, field
from typing import Final

from winnable.web.wire import game as wire

from .desktop import LONGEST, Desktop
from .places import Place
from .report import Heard

IDLE: Final = 20.0
"""Seconds in which nobody acts."""


class Unreached(RuntimeError):
    """Tab does not lead where it must."""


@dataclass
class Listener:
    """A person at the table with Orca. ``place`` says what the game says."""

    desktop: Desktop
    place: Place
    names: frozenset[str]
    words: dict[str, str]
    """The labels of the page."""
    table: wire.Table
    """The last one."""
    pace: float
    """Seconds of silence after which the player goes on when the focus has moved."""
    heard: list[Heard] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _news: str = ""
    """What a search found, not yet heard."""

    def sees(self, table: wire.Table) -> None:
        """The names on the table may be said from now on."""
        self.table = table
        for slot in (slot for pile in table.piles for slot in pile.slots):
            self._seen |= self._cards_in(slot.name)

    def may_hear(self, text: str) -> None:
        """The names in a text may be said from now on: the player has typed or chosen them."""
        self._seen |= self._cards_in(text)

    def key(self, name: str) -> str:
        """The letter of a command in the player's language."""
        return self.words[f"key-{name}"].lower()

    @property
    def first_pile(self) -> str:
        """The heading of the first pile."""
        return next(pile.heading for pile in self.table.piles if pile.place == "1")

    def press(self, kind: str, key: str, expected: str = "") -> list[str]:
        """Presses a key and keeps what was heard."""
        self._hear_news()
        patience = 2.0 if kind in ("focus", "way") else LONGEST
        calm = {"focus": self.pace, "way": 0.4, "dialog": 1.2}.get(kind, self.pace + 0.2)
        said = self.desktop.press(key, calm=calm, patience=patience)
        told = self._messages()
        if kind == "focus":
            told = told or self._stop_in(said)
        self._keep(kind, key, said, expected or (told if kind in ("change", "focus") else ""))
        return said

    def greet(self, said: list[str], expected: str) -> None:
        """Keeps what was heard while the page loaded."""
        self._keep("greeting", "", said, expected)

    def _stop_in(self, said: list[str]) -> str:
        """The whole name of the stop that was heard, or the sentence about a pile: if that has the
        focus already, its digit reads it, which no second window hears.
        """
        piles = self.table.piles
        names = [
            ", ".join(filter(None, (slot.name, slot.note))) for pile in piles for slot in pile.slots
        ]
        heard = [name for name in names if any(name in text for text in said)]
        headings = tuple(pile.heading for pile in piles)
        heard += [text for text in said if text.startswith(headings) and text.endswith(".")]
        return max(heard, key=len, default="a stop of the table")

    def tab_to(self, text: str, key: str = "Tab") -> None:
        """Presses a key until a text is heard."""
        for _ in range(MOST_STOPS):
            if any(text in said for said in self.press("way", key)):
                return
        message = f"{key} does not reach {text!r}"
        raise Unreached(message)

    def enter(self) -> None:
        """Tab to the table, whose first stop is the stock."""
        self.tab_to(self.table.piles[0].slots[0].name)

    def idle(self) -> None:
        """Does nothing."""
        self._hear_news()
        self._keep("idle", f"{IDLE:.0f} s", self.desktop.listen(calm=IDLE), "")

    def _hear_news(self) -> None:
        """Waits for the news of a search: the page gives the last sentence two seconds."""
        self._messages()
        if self._news:
            said = self.desktop.listen(patience=LONGEST)
            self._keep("news", "", said, self._news)
            self._news = ""

    def _keep(self, kind: str, key: str, said: list[str], expected: str) -> None:
        unseen = {name for text in said for name in self._cards_in(text)} - self._seen
        self.heard.append(Heard(kind, key, said, expected, tuple(sorted(unseen))))

    def _cards_in(self, text: str) -> set[str]:
        words = text.lower().replace("\u00a0", " ")
        return {name for name in self.names if re.search(rf"\b{name}\b", words)}

    def _messages(self) -> str:
        """What the game has said since the last key: the sentences of a move. On a server, a second
        window does not hear the answer to a lift, only that a card was lifted.
        """
        said: list[str] = []
        while True:
            try:
                told = self.place.hear(0.05)
            except TimeoutError:
                return " ".join(said).strip()
            if told.id is not None or told.moved or not told.ok:
                said += told.said
            else:
                self._news = " ".join([self._news, *told.said]).strip()
            if told.table:
                self.sees(told.table)
                if told.moved and not told.table.fate:
                    self._news = ""


MOST_STOPS: Final = 20
"""More presses of Tab than a player needs to any stop that has to be reached."""
