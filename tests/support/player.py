"""A player at a session: typed commands, a store in a folder, and a clock that tests set."""

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from tests.support.stores import games_of, reopened
from winnable.game.game import Game
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.session import Session
from winnable.store import Store

RECORDS = Path(__file__).parents[1] / "data" / "records"
DEAL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""One column with the two of hearts on top; the stock is drawn one by one from the ace of
hearts on.
"""
WAY = ["d", "w f", "1 f", *["d", "w f"] * 10]
"""The win of ``DEAL``."""
ITALIAN = "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS"
"""Six piles; the ace of denari goes out at once. The deck begins with the three of coppe."""


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Player:
    """A session in a store, and the acts of its player."""

    def __init__(
        self,
        folder: Path,
        rules: str = "d1c1k3",
        deal: str | None = None,
        scoring: Scoring = Scoring.NONE,
    ) -> None:
        law = parse_rules(rules)
        text = deal or (ITALIAN if rules.startswith("s") else DEAL)
        self.store = Store(folder)
        self.clock = Clock()
        self.numbers = iter(range(5, 100))
        game = Game(law, parse_deal(text, law), scoring)
        self.session = self.sit_down(game)

    def sit_down(self, game: Game, game_id: str | None = None) -> Session:
        return Session(
            game,
            self.store,
            self.store.settings(),
            game_id=game_id,
            clock=self.clock,
            new_number=lambda: next(self.numbers),
        )

    def come_back(self) -> None:
        """Leaves and resumes the game, as another process would."""
        self.session.leave()
        self.store = reopened(self.store)
        found = self.store.latest()
        assert found is not None
        self.session = self.sit_down(found[1], found[0])

    @property
    def game(self) -> Game:
        return self.session.game

    def do(self, *commands: str) -> list[str]:
        """The answer to the last of the commands."""
        lines: list[str] = []
        for command in commands:
            lines = self.session.do(command)
        return lines

    def one(self, *commands: str) -> str:
        (line,) = self.do(*commands)
        return line

    def say(self, name: str, **details: str | float) -> str:
        return self.session.voice.say(name, **details)

    @property
    def saved(self) -> list[Game]:
        """The saved games."""
        return games_of(self.store)

    @property
    def moves(self) -> str:
        return " ".join(str(step.move) for step in self.game.steps)


def fails(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail
