"""Our own players as bots: from a view to the next move, one at a time.

The players of the ladder decide by random numbers that are a function of the views of the game, so
a bot plays the same game on every machine, whatever the unseen cards are.
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol

from ...law.position import FOUNDATION, HAND, STOCK, WASTE, Move
from ...law.view import View
from ...players import advise
from ...players.ladder import Ladder, Rung


class Player(Protocol):
    """A player of one game after the other."""

    def begin(self) -> None:
        """Begins a new game."""

    def choose(self, view: View) -> Move | None:
        """Returns the next move; None to resign."""


class Expert:
    """The fair player (``players.advise``)."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Begins a new game."""
        self._plan: deque[Move] = deque()

    def choose(self, view: View) -> Move | None:
        """Returns the next move of the plan: plans are followed to their end."""
        if not self._plan:
            advice = advise(view)
            if advice is None:
                return None
            self._plan.extend(advice.plan)
        return self._plan.popleft()


class Climber:
    """A player of the ladder."""

    def __init__(self, rung: Rung) -> None:
        self._rung, self._ladder = rung, Ladder()
        self.begin()

    def begin(self) -> None:
        """Begins a new game."""
        self._plan: deque[Move] = deque()
        self._idle = 0
        self._decisions = 0

    def choose(self, view: View) -> Move | None:
        """Returns the next move, turns by hand first."""
        turn = next((move for move in view.legal if move.is_turn), None)
        if turn is not None:
            return turn
        if not self._plan:
            self._plan.extend(self._decide(view))
            if not self._plan:
                return None
            self._idle = self._idle + 1 if self._plan[0].source == STOCK else 0
        return self._plan.popleft()

    def _decide(self, view: View) -> tuple[Move, ...]:
        if view.rules.kind.has_hand and view.hand is None:
            moves = next(settling(view, self._rung), ())
            if moves:
                return moves
        self._decisions += 1
        text = f"{self._decisions} {view.text}".encode()
        seed = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
        return self._ladder.choose(view, self._rung, idle=self._idle, seed=seed)


def settling(view: View, rung: Rung) -> Iterator[tuple[Move, ...]]:
    """Yields what a player of the ladder does in solitario before it draws, the best first: cards
    to foundations; then discards and single-card columns onto cards that take them. The careful
    player also empties the discards by way of an empty column (``ladder_solitario.settle``).
    """
    columns, top = view.columns, view.waste.top
    yield from ((move,) for move in view.legal if move.target == FOUNDATION)
    if top is not None:
        target = _taker(view, top)
        if target is None and rung >= Rung.CAREFUL:
            target = _hole(view)
        if target is not None:
            yield Move(WASTE, HAND), Move(HAND, target)
    for source, column in enumerate(columns, 1):
        if len(column) == 1 and column[0] is not None:
            target = _taker(view, column[0], source)
            if target is not None:
                yield Move(source, HAND), Move(HAND, target)


def _taker(view: View, card: int, but: int = 0) -> int | None:
    """Returns the first column with a card that takes ``card``."""
    for number, column in enumerate(view.columns, 1):
        onto = column.top
        if (
            number != but
            and onto is not None
            and view.rules.kind.misfit(view.rules, card, onto) is None
        ):
            return number
    return None


def _hole(view: View) -> int | None:
    """Returns the empty column to which the top discard goes if that lets the next one move."""
    empty = next((at for at, column in enumerate(view.columns, 1) if not column), None)
    if empty is None or len(view.waste) < 2:
        return None
    card, under = view.waste[-1], view.waste[-2]
    if card is None or under is None:
        return None
    goes_out = view.foundations[under & 3] == under >> 2
    follows = under >> 2 == (card >> 2) - 1 and under & 3 != card & 3
    return empty if goes_out or follows or _taker(view, under) is not None else None


PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    **{rung.name.lower(): partial(Climber, rung) for rung in Rung},
    "expert": Expert,
}
"""Our players by name, weakest first."""
