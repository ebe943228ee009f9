"""The ways to play a game: by mouse, by keys, in line mode. All have the same acts.

Places are those of moves: ``s`` stock, ``w`` waste, ``1`` to ``9`` columns, ``fh`` to ``fs``
foundations. An act returns what was said last.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.support.browser.players import FOUNDATIONS, Dragger
from tests.support.browser.seat import Seat
from tests.support.line_mode import Home
from winnable.game.game import Game
from winnable.law.position import Position
from winnable.law.rules import Rules
from winnable.law.view import View
from winnable.speech.messages import Voice
from winnable.speech.messages.voice import typed_word


class Table:
    """A game and a way to play it."""

    language: str
    begun: int
    """The moves that were made before the player came."""

    @property
    def game(self) -> Game:
        """The saved game."""
        raise NotImplementedError

    @property
    def view(self) -> View:
        return self.game.view

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def made(self) -> str:
        """The moves that the player has made."""
        return " ".join(str(step.move) for step in self.game.steps[self.begun :])

    def voice(self, *, front: str) -> Voice:
        return Voice(self.game.rules, self.language, front=front)

    def draw(self) -> str:
        """Draws, or turns the waste over."""
        raise NotImplementedError

    def move(self, source: str, target: str, count: int = 1) -> str:
        """Moves cards from pile to pile."""
        raise NotImplementedError

    def out(self, source: str) -> str:
        """Sends the top card of a pile to its foundation."""
        raise NotImplementedError

    def turn(self, column: str) -> str:
        """Turns the face-down card on top of a column."""
        raise NotImplementedError

    def undo(self) -> str:
        raise NotImplementedError

    # With a hand

    def take(self, source: str) -> str:
        """Takes the top card of a pile."""
        raise NotImplementedError

    def put(self, target: str) -> str:
        """Puts the card in the hand on a pile."""
        raise NotImplementedError

    def discard(self) -> str:
        raise NotImplementedError

    def control_p(self) -> str:
        raise NotImplementedError

    def back(self) -> str:
        """Puts the card in the hand back where it was."""
        raise NotImplementedError

    def draws(self, count: int) -> str:
        """Draws several times."""
        return [self.draw() for _ in range(count)][-1]


class Page(Table):
    """The game in a browser."""

    def __init__(self, seat: Seat, language: str, begun: int) -> None:
        self.seat, self.language, self.begun = seat, language, begun
        self.words = seat.words

    @property
    def game(self) -> Game:
        return self.seat.saved


class Mouse(Page):
    """Drags, presses and double presses; buttons for what has no place on the table."""

    def __init__(self, seat: Seat, language: str, begun: int) -> None:
        super().__init__(seat, language, begun)
        self._dragger = Dragger(seat)
        self._last = ""

    def draw(self) -> str:
        return self.seat.after(lambda: self.seat.click("s"))

    def move(self, source: str, target: str, count: int = 1) -> str:
        card = self.seat.slot(source, count)
        return self.seat.after(lambda: self._dragger.drag(card, target))

    def out(self, source: str) -> str:
        self._pause_at(source)
        self.seat.click(source, times=2)
        return self.seat.hear_all(2)[-1]

    def turn(self, column: str) -> str:
        return self._press(column)

    def undo(self) -> str:
        return self._button("undo")

    def take(self, source: str) -> str:
        return self._press(source)

    def put(self, target: str) -> str:
        return self._press(target)

    def discard(self) -> str:
        return self._button("discard")

    def control_p(self) -> str:
        return self._button("deck")

    def back(self) -> str:
        return self._button("back")

    def _press(self, place: str) -> str:
        self._pause_at(place)
        return self.seat.after(lambda: self.seat.click(place))

    def _pause_at(self, place: str) -> None:
        """Two presses of a place one after the other are not to be a double press."""
        if place == self._last:
            self.seat.pause()
        self._last = place

    def _button(self, name: str) -> str:
        return self.seat.after(self.seat.button(self.words[name]).click)


class Keys(Page):
    """Plays with keys only."""

    def draw(self) -> str:
        return self._press(self._letter("draw"))

    def move(self, source: str, target: str, count: int = 1) -> str:
        self._go(source)
        self.seat.press(*["ArrowUp"] * (count - 1))
        said = self._press("Space")
        if said.startswith("No"):
            return said
        said = self.put(target)
        if said.startswith("No"):  # the cards are still held
            self.back()
        return said

    def out(self, source: str) -> str:
        self._go(source)
        return self._press("Shift+Enter")

    def turn(self, column: str) -> str:
        return self.take(column)

    def undo(self) -> str:
        return self._press(self._letter("undo"))

    def take(self, source: str) -> str:
        self._go(source)
        return self._press("Space")

    def put(self, target: str) -> str:
        self._go(target)
        return self._press("Space")

    def discard(self) -> str:
        return self._press(self._letter("discard"))

    def control_p(self) -> str:
        return self._press("Control+p")

    def back(self) -> str:
        return self._press("Backspace")

    def _letter(self, name: str) -> str:
        return self.words[f"key-{name}"].lower()

    def _press(self, key: str) -> str:
        return self.seat.after(lambda: self.seat.press(key))

    def _go(self, place: str) -> None:
        if self.seat.focus.partition(".")[0] == place:
            self.seat.press("End")
        elif place.isdecimal():
            self.seat.press(place)
        elif place == "w":
            self.seat.press(f"Shift+{self._letter('waste')}")
        else:
            steps = FOUNDATIONS.index(place)
            self.seat.press(f"Shift+{self._letter('foundations')}", *["ArrowRight"] * steps)
        assert self.seat.focus.partition(".")[0] == place


class Line(Table):
    """Line mode. Each command is a start of its own, which goes on with the saved game."""

    def __init__(self, home: Home, game: Game, language: str) -> None:
        self.home, self.language, self.begun = home, language, len(game.steps)
        path = home.folder / "game.txt"
        path.write_text(game.text, "utf-8")
        self.greeting = home.pipe("", "--lang", language, "--plain", str(path))[1]

    @property
    def game(self) -> Game:
        return self.home.games[-1]

    def ask(self, text: str) -> list[str]:
        """The answer to a typed line."""
        return self.home.pipe(f"{text}\n")[2:-1]

    def draw(self) -> str:
        return self._do("draw")

    def move(self, source: str, target: str, count: int = 1) -> str:
        number = f" {count}" if source.isdecimal() and target.isdecimal() else ""
        return self._say(f"{self._place(source)} {self._aim(target)}{number}")

    def out(self, source: str) -> str:
        return self._say(f"{self._place(source)} {self._word('foundation')}")

    def turn(self, column: str) -> str:
        return self._do("turn", column)

    def undo(self) -> str:
        return self._do("undo")

    def take(self, source: str) -> str:
        return self._do("take", self._place(source))

    def put(self, target: str) -> str:
        return self._do("to", self._aim(target))

    def discard(self) -> str:
        return self._do("discard")

    def control_p(self) -> str:
        return self._say("control p")

    def back(self) -> str:
        return self._do("back")

    def _do(self, act: str, rest: str = "") -> str:
        return self._say(f"{self._word(act)} {rest}".strip())

    def _say(self, text: str) -> str:
        (said,) = self.ask(text)
        return said

    def _word(self, act: str) -> str:
        return typed_word(Voice(language=self.language), act)

    def _aim(self, target: str) -> str:
        """A card has only one foundation, so nobody names it."""
        return self._word("foundation") if target[0] == "f" else self._place(target)

    def _place(self, place: str) -> str:
        if place[0] != "f":
            return self._word("waste") if place == "w" else place
        suit = Voice(self.game.rules, self.language).phrase("suit", suit=FOUNDATIONS.index(place))
        return f"{self._word('foundation')} {suit}"


PAGES: Final[dict[str, Callable[[Seat, str, int], Page]]] = {"mouse": Mouse, "keys": Keys}


def deal(rules: Rules, tops: str, stock: str = "") -> str:
    """A deal in which the last cards of the columns, and the next cards of the stock, are these:
    ``"7H | 5C 6S | | KD"``. The other cards follow in the order of the deck.
    """
    letters = "HDCS" if rules.ranks == 13 else "DCBS"
    ranks = ["A", *"23456789", "T", "J", "Q", "K"][: rules.ranks]
    piles = [pile.split() for pile in tops.split("|")]
    given = {card for pile in piles for card in pile} | set(stock.split())
    deck = [rank + suit for rank in ranks for suit in letters]
    assert given <= set(deck)
    others = iter([card for card in deck if card not in given][::-1])
    cells: dict[tuple[int, int], str] = {}
    for at, pile in enumerate(piles):
        height = 1 if rules.kind.has_hand else at + 1
        for depth, card in enumerate(reversed(pile)):
            cells[at, height - 1 - depth] = card
    rows = 1 if rules.kind.has_hand else rules.columns
    cards = [
        cells.get((column, row)) or next(others)
        for row in range(rows)
        for column in range(0 if rules.kind.has_hand else row, rules.columns)
    ]
    return " ".join([*cards, *stock.split(), *others])


def home_in(folder: Path) -> Home:
    folder.mkdir()
    return Home(folder)
