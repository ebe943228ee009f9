"""Trials: the players of the ladder play whole games on a known deal; counts their wins.

The players decide from what they see (``players.ladder``); a trial knows the whole deal.
"""

from typing import Final

from ...law.position import Position
from ...players.ladder import Rung, load_klondike
from ...players.ladder_klondike import KlondikePlayers
from ...players.ladder_solitario import SolitarioPlayers
from ...players.tricky import Tricky
from ...solver.encoding import load_piles

PLAIN_LIMIT: Final = 300_000
"""States after which the search for a plain win stops undecided."""
_PLAIN: Final = (False, True, None)
"""What ``Tricky.plain`` returns: lost, won, undecided."""


class Trials:
    """Games from one position. Not thread-safe."""

    def __init__(self) -> None:
        self.klondike = KlondikePlayers()
        self.solitario = SolitarioPlayers()
        self.tricky = Tricky()
        self._is_solitario = False

    def load(self, position: Position) -> None:
        """Loads the position that the games start from; in solitario with an empty hand."""
        self._is_solitario = position.rules.kind.has_hand
        if self._is_solitario:
            load_piles(self.solitario, position)
        else:
            load_klondike(self.klondike, position)
            load_klondike(self.tricky, position)

    def wins(self, rung: Rung, plays: int, seed: int) -> int:
        """Plays ``plays`` games with a rung's player and returns how many it wins.

        The same position and seed (0 .. 2**64 - 1) give the same games on every machine.
        """
        player = self.solitario if self._is_solitario else self.klondike
        return player.wins(rung, plays, seed)

    def is_plain(self, limit: int = PLAIN_LIMIT) -> bool | None:
        """Whether useful moves win, with draws only if none is left and all cards known.

        Returns None if undecided after ``limit`` states. A winnable Klondike deal that is not plain
        is Tricky.
        """
        return _PLAIN[self.tricky.plain(limit)]
