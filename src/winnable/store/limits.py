"""What one player may store on a server for others. Whatever writes a game checks it."""

from dataclasses import dataclass
from typing import Final

from ..game.record import RecordError, RecordFault
from .databases.database import Execute

LETTERS: Final = 6
"""Characters of a game text for each move, at most."""
HEAD: Final = 1_000
"""Characters of a game text before its moves, at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """None: any number."""

    moves: int | None = None
    """Moves of a game, undone ones included."""
    games: int | None = None
    """Saved games: the oldest ones make room for new ones. Their results stay."""

    def check_moves(self, count: int) -> None:
        """Raises ``RecordError`` if a game of so many moves is too long."""
        if self.moves is not None and count > self.moves:
            raise RecordError(RecordFault.MOVES, most=self.moves)

    def check_text(self, text: str) -> None:
        """Raises ``RecordError`` if a text cannot be a game that is short enough; before the text
        is parsed, which takes time.
        """
        if self.moves is not None and len(text) > HEAD + LETTERS * self.moves:
            raise RecordError(RecordFault.MOVES, most=self.moves)

    def make_room(self, execute: Execute, player: str) -> None:
        """Removes the oldest games of a player who has too many, but no ranked one in progress."""
        if self.games is None:
            return
        for table in ("games", "mistakes"):
            execute(
                f"DELETE FROM {table} WHERE player = ? AND turn <= coalesce((SELECT turn FROM "  # noqa: S608  # constants
                f"{table} WHERE player = ? ORDER BY turn DESC LIMIT 1 OFFSET ?), -1) "
                "AND id NOT IN (SELECT id FROM attempts WHERE player = ? AND state = 'playing')",
                *(player, player, self.games, player),
            )


HOME: Final = Limits()
"""A player at home has no limits."""
HOSTED: Final = Limits(moves=10_000, games=1_000)
"""A game of that length takes three to five megabytes while it is open, 60 kB in the database."""
