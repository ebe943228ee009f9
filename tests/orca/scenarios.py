"""What the listener does: a game by keys, questions, refusals, dialogs, menus, and waiting."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.support.browser.wins import NUMBERS, win
from tests.support.serving import Server, Window, table_of
from winnable.cards import suit_of
from winnable.messages.voice import labels
from winnable.position import FOUNDATION, HAND, STOCK, WASTE, Step, is_column
from winnable.web import wire

from .desktop import LONGEST, Desktop, desktop
from .report import Heard

GAMES: Final = {"draw-three": "en", "solitario": "it", "one-pass": "fr", "three-passes": "es"}
"""The games of the listener, and in which language."""
MOVES: Final = {"draw-three": None, "solitario": 45, "one-pass": 25, "three-passes": 25}
"""How many moves of a win are played; None: all of them."""
MOST_ENTRIES: Final = 40
"""More than any menu has."""
IDLE: Final = 20.0
"""Seconds in which nobody acts."""
ASKED: Final = (
    *("table", "stock", "waste", "foundations", "hand", "info", "moves", "moves"),
    *("hint", "hint", "read", "brief", "brief", "brief"),
)
"""Questions; "brief" goes through the levels of verbosity."""


class Unreached(RuntimeError):
    """The keys do not reach the table."""


@dataclass
class Listener:
    """A person at the table with Orca. ``window`` shows the same game, to know its sentences."""

    desktop: Desktop
    window: Window
    names: frozenset[str]
    first_pile: str
    words: dict[str, str]
    """The labels of the page."""
    heard: list[Heard] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _news: str = ""
    """What a search found, not yet heard."""

    def sees(self, table: wire.Table) -> None:
        """The names on the table may be said from now on."""
        for slot in (slot for pile in table.piles for slot in pile.slots):
            self._seen |= self._cards_in(slot.name)

    def key(self, name: str) -> str:
        """The letter of a command in the player's language."""
        return self.words[f"key-{name}"].lower()

    def press(self, kind: str, key: str, expected: str = "") -> list[str]:
        """Presses a key and keeps what was heard."""
        self._hear_news()
        patience = 2.0 if kind == "focus" else LONGEST
        calm = {"focus": 0.4, "dialog": 1.2}.get(kind, 0.6)
        said = self.desktop.press(key, calm=calm, patience=patience)
        told = self._messages()
        self._keep(kind, key, said, expected or (told if kind == "change" else ""))
        return said

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
        """What the game said to the other window: the sentences of a move."""
        said: list[str] = []
        while True:
            try:
                told = self.window.hear(0.05)
            except TimeoutError:
                return " ".join(said).strip()
            if told.moved or not told.ok:
                said += told.said
            else:
                self._news = " ".join([self._news, *told.said]).strip()
            if told.table:
                self.sees(told.table)
                if told.moved and not told.table.fate:
                    self._news = ""


def listen(server: Server, browser: str, game: str, home: Path) -> tuple[list[Heard], list[str]]:
    """Plays a game in a browser with Orca: what was heard, and what was said while it loaded."""
    language = GAMES[game]
    aids = dict.fromkeys(("memory", "figures"), False)
    spoken = {"language": language, "level": "normal", **aids}
    opened = server.begin(game=game, number=str(NUMBERS[game]), spoken=spoken)
    words = json.loads(server.get(f"/api/words/{language}").body)
    deck = "french" if game != "solitario" else "italian"
    names = frozenset(name.lower() for name in words["cards"][deck])
    with server.window(opened) as window, desktop(home) as place:
        table = table_of(window.hello(**spoken))
        heading = next(pile.heading for pile in table.piles if pile.place == "1")
        labelled = labels(language, "ui-")
        listener = Listener(place, window, names, heading, labelled)
        listener.sees(table)
        greeting = place.start_browser(browser, f"{server.origin}/game/{opened}")
        enter(listener, table)
        play(listener, game)
        ask(listener)
        open_dialogs(listener)
        open_menu(listener)
        listener.idle()
    return listener.heard, greeting


def enter(listener: Listener, table: wire.Table) -> None:
    """Tab to the table, whose first stop is the stock."""
    stock = table.piles[0].slots[0].name
    for _ in range(20):
        if any(stock in text for text in listener.press("focus", "Tab")):
            return
    message = f"Tab does not reach {stock!r}"
    raise Unreached(message)


def play(listener: Listener, game: str) -> None:
    """Moves of a win, then back and forth."""
    press, draw = listener.press, listener.key("draw")
    for step in win(game)[: MOVES[game]]:
        make(listener, step)
    for key in ("z", "z", "z", "shift+z", "shift+z", "ctrl+z", "ctrl+y", "shift+z"):
        press("change", key)
    press("question", "shift+z")
    for _ in range(2):
        press("change", draw)
        press("change", "z")


def make(listener: Listener, step: Step) -> None:
    """Makes a move with keys only."""
    press = listener.press
    source, target, count = step.move.source, step.move.target, step.move.count
    if source == STOCK:
        press("change", listener.key("draw"))
    elif source == HAND and target in (STOCK, WASTE, FOUNDATION):
        key = {STOCK: "ctrl+p", WASTE: "x", FOUNDATION: "shift+Return"}[target]
        press("change", key)
    else:
        if source != HAND:
            go(listener, source, step)
            for _ in range(count - 1):
                press("focus", "Up")
        if target == FOUNDATION:
            press("change", "shift+Return")
            return
        if source != HAND:
            press("change", "space")
        if target not in (source, HAND):
            go(listener, target, step)
            press("change", "space")


def go(listener: Listener, place: int, step: Step) -> None:
    """Moves the focus to a place. If it is there, a digit reads the pile."""
    if is_column(place):
        listener.press("focus", str(place))
    elif place == WASTE:
        listener.press("focus", f"shift+{listener.key('waste')}")
    else:
        listener.press("focus", f"shift+{listener.key('foundations')}")
        for _ in range(suit_of(step.cards[0])):
            listener.press("focus", "Right")


def ask(listener: Listener) -> None:
    """Questions, some of them twice, and refusals, which repeat."""
    press = listener.press
    press("focus", f"shift+{listener.key('waste')}")
    for name in ASKED:
        press("question", listener.key(name))
    for key in ("period", "period", "comma", "shift+3", "shift+3"):
        press("question", key)
    for _ in range(3):
        press("question", "BackSpace")


def open_dialogs(listener: Listener) -> None:
    """Each dialog is heard, lines in it are read, and single keys work after Escape."""
    words, press = listener.words, listener.press
    for key, title in (
        ("question", words["keys"]),
        (listener.key("new"), words["new"]),
        ("question", ""),
    ):
        press("dialog", key, title or words["keys"])
        for _ in range(2):
            press("dialog", "Down")
        press("dialog", "Escape")
        press("question", listener.key("table"), listener.first_pile)


def open_menu(listener: Listener) -> None:
    """Arrows reach every entry and come back to the first one; a letter and Escape work."""
    words, press = listener.words, listener.press
    for _ in range(12):
        if any(words["options"] in text for text in press("focus", "shift+Tab")):
            break
    first = press("menu", "Return", words["new"])
    said = [*first]
    while (now := press("menu", "Down"))[-1:] != first[-1:] and len(said) < MOST_ENTRIES:
        said += now
    for name in ("settings", "level-hard", "game-draw-three", "game-solitario"):
        listener.heard.append(Heard("menu", "Down", said, words[name]))
    press("menu", "End", words["settings"])
    press("menu", words["undo"][0].lower(), words["undo"])
    press("menu", "Escape")
    press("menu", "Return", words["new"])
    press("menu", "End", words["settings"])
    press("dialog", "Return", words["settings"])
    press("menu", "Escape")
