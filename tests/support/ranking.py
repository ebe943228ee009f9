"""Players of the ranked deal of a day, and the clock of their server."""

from datetime import date

import pytest

from tests.support import clocks
from winnable.catalogues import ranked
from winnable.game.game import Game
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.solver import solve
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.store import Boards, Store

DAY = date(2026, 11, 23)
BEGINS = ranked.span(DAY)[0]


class Clock(clocks.Clock):
    """The time of the server, from an hour after the beginning of ``DAY``."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__(patch, BEGINS + 3600.0)


def win(session: Session) -> list[str]:
    """Plays a win of the current position; returns what is said at its end."""
    moves = solve(session.game.position).moves
    assert moves is not None
    for move in moves:
        said = session.execute(Command(Act.EXACT, text=str(move)))
    return said


class Player:
    """A player of the server, at one ranked game."""

    def __init__(self, store: Store, name: str, game: str = "draw-one", day: date = DAY) -> None:
        self.store = Store(store.database, name)
        self.boards = Boards(store.database)
        self.day, self.name = str(day), game
        self.begin()

    def begin(self) -> None:
        deal = self.boards.dealt(self.day, self.name).deal
        variant = VARIANTS[self.name]
        game = Game(variant.rules, deal, variant.scoring)
        self.id = self.store.replace(
            None,
            game,
            also=lambda execute, game_id: self.boards.begin(
                execute, self.store.player, self.day, self.name, game_id
            ),
        )
        self.sit(game)

    def sit(self, game: Game) -> None:
        self.session = Session(game, self.store, game_id=self.id)

    def win(self) -> list[str]:
        return win(self.session)

    def act(self, act: Act, **details: int) -> list[str]:
        return self.session.execute(Command(act, **details))  # type: ignore[arg-type]
