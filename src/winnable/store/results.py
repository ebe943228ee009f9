"""How the games of a player ended."""

import json
import time
from operator import itemgetter

from ..catalogues import catalogue
from ..disk import StoreError
from ..game.game import Game
from ..game.results import TIME, Result, read_result, written
from .databases.batches import rows_of
from .databases.database import Database, Execute
from .troubles import Troubles


class Results:
    """The results of a player. Methods raise ``StoreError``; those on which the next game waits
    (``was_left``, ``balance``) record it as a trouble.
    """

    def __init__(self, database: Database, player: str, troubles: Troubles) -> None:
        self._database, self._player, self._troubles = database, player, troubles

    def add(self, execute: Execute, game_id: str, game: Game, *, is_over: bool) -> None:
        """Records that a game was won or abandoned; a later record replaces it, except a win.

        A deal that is restarted is not over, so its winnability is not recorded yet.
        """
        result = Result(
            game_id,
            game.variant.name,
            game.position.is_won,
            game.moves_made,
            game.seconds,
            _points(game),
            game.deal.difficulty,
            game.assisted,
            _is_winnable(game) if is_over else None,
            stamp(self._database),
            game.deal.address,
        )
        won = int(result.won)
        if game.table is None:
            execute(
                "INSERT INTO results VALUES (?, ?, "
                "(SELECT coalesce(max(turn), 0) + 1 FROM results WHERE player = ?), ?, ?) "
                "ON CONFLICT (player, id) DO UPDATE "
                "SET won = excluded.won, data = excluded.data WHERE results.won = 0",
                *(self._player, game_id, self._player, won, json.dumps(written(result))),
            )
        execute(
            "UPDATE games SET state = ? WHERE player = ? AND id = ? AND state <> 'won'",
            *("won" if won else "left", self._player, game_id),
        )

    def all(self) -> list[Result]:
        """Returns one result for each game, oldest first."""
        return self.read()[0]

    def read(self) -> tuple[list[Result], list[tuple[str, str]]]:
        """Returns the results, and the name and the text of each unreadable one."""
        results, damaged = [], []
        rows = rows_of(self._database, "results", "turn, data", self._player)
        for name, _, data in sorted(rows, key=itemgetter(1, 0)):
            try:
                results.append(read_result(json.loads(data)))
            except (ValueError, TypeError, KeyError, RecursionError):
                damaged.append((name, data))
        return results, damaged

    def has(self, game_id: str) -> bool:
        """Whether the game has a result."""
        query = "SELECT 1 FROM results WHERE player = ? AND id = ?"
        return bool(self._database.read(query, self._player, game_id))

    def was_left(self, game_id: str) -> bool:
        """Whether a game was left for another one and has not been won since."""
        query = "SELECT 1 FROM results WHERE player = ? AND id = ? AND won = 0"
        try:
            return bool(self._database.read(query, self._player, game_id))
        except StoreError as error:
            self._troubles.add(error)
            return False

    def balance(self, name: str, leaving: tuple[str, Game] | None = None) -> int:
        """Returns the sum of the points of a Vegas variant over all results.

        ``leaving`` is a game that becomes a result as soon as the next one is stored.
        """
        try:
            results = self.all()
        except StoreError as error:
            self._troubles.add(error)
            results = []
        total = sum(r.points or 0 for r in results if r.name == name)
        if leaving is not None and leaving[1].variant.name == name and counts(leaving[1]):
            before = {r.id: r for r in results}.get(leaving[0])
            if before is None or not before.won:
                total += (_points(leaving[1]) or 0) - ((before and before.points) or 0)
        return total


def counts(game: Game) -> bool:
    """Whether abandoning a game makes it a result: it was dealt, played and not won."""
    return not game.is_fresh and not game.position.is_won and game.table is None


def stamp(database: Database, ago: float = 0) -> str:
    """Returns the time of a database in UTC, or that some seconds ago."""
    return time.strftime(TIME, time.gmtime(database.clock.now() - ago))


def _points(game: Game) -> int | None:
    """Returns the points of this deal, without the opening balance."""
    return None if game.score is None else game.score - game.opening


def _is_winnable(game: Game) -> bool | None:
    """Whether the deal of a game is winnable; None if that is not decided."""
    known, number = catalogue(game.rules), game.deal.number
    return None if known is None or number is None else known.is_winnable(number)
