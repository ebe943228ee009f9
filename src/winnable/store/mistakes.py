"""The games that a player keeps to play them again from before the move that lost."""

from ..game.game import Game, parse_game
from ..game.record import RecordError
from .databases.database import Database
from .troubles import Troubles


class Mistakes:
    """The mistakes that a player keeps. Methods raise ``StoreError``."""

    def __init__(self, database: Database, player: str, troubles: Troubles) -> None:
        self._database, self._player, self._troubles = database, player, troubles

    def keep(self, game_id: str, text: str) -> None:
        """Keeps a game that stands before the move that lost it."""
        self._database.write(
            "INSERT INTO mistakes VALUES (?, ?, "
            "(SELECT coalesce(max(turn), 0) + 1 FROM mistakes WHERE player = ?), ?) "
            "ON CONFLICT (player, id) DO UPDATE SET text = excluded.text, turn = excluded.turn",
            *(self._player, game_id, self._player, text),
        )

    def names(self) -> list[str]:
        """Lists the games kept, oldest first."""
        query = "SELECT id FROM mistakes WHERE player = ? ORDER BY turn"
        return [game_id for (game_id,) in self._database.read(query, self._player)]

    def oldest(self) -> tuple[str, Game] | None:
        """Returns the oldest kept game and its name; sets games that do not parse aside."""
        query = "SELECT id, text FROM mistakes WHERE player = ? ORDER BY turn"
        for game_id, text in self._database.read(query, self._player):
            try:
                return game_id, parse_game(text)
            except RecordError:
                self._troubles.set_aside("mistakes", game_id, text)
        return None

    def forget(self, game_id: str) -> None:
        """Removes a game that is being played again."""
        query = "DELETE FROM mistakes WHERE player = ? AND id = ?"
        self._database.write(query, self._player, game_id)
