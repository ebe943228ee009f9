"""The solver: is this position won, by what moves, or is it proven lost?

``solve`` answers for one position with every card known (thoughtful play); ``solve_many`` for a
stream of them on several cores. A win is a list of moves that the law has played to the end before
it is reported; a loss is the exhaustion of every way on; else the verdict is undecided and names
the limit that was met. Limits count states, so that an answer repeats on every machine.

``solve_known`` answers for what a player knows: won or lost whatever the unseen cards are.
"""

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

from ..law import play
from ..position import FOUNDATION, HAND, STOCK, Move, Position
from ..rules import Family
from ..view import View
from ..worlds import unseen, world
from . import klondike, solitario
from .literal import Table
from .shortening import shorten

__all__ = [
    "Answer",
    "Limit",
    "Limits",
    "Solver",
    "Verdict",
    "shorten",
    "solve",
    "solve_known",
    "solve_many",
]


class Verdict(StrEnum):
    """What is known of a position."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNDECIDED = "undecided"


class Limit(StrEnum):
    """What ended a search before it was decided."""

    NODES = "nodes"
    MEMORY = "memory"
    STOPPED = "stopped"
    METHOD = "method"
    """Solitario without ``asks``: every win that was found lifts a card that goes out by itself
    when it is selected, and that every win must is not proven."""
    UNSEEN = "unseen"
    """``solve_known``: cards that the player has not seen can still come to light."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go."""

    nodes: int = 100_000_000
    """States, of the search and of its relaxations together."""
    memory: int = 256
    """Megabytes of tables, for each search that runs at the same time."""


_USUAL = Limits()


@dataclass(frozen=True, slots=True)
class Answer:
    """What the solver found out about a position."""

    verdict: Verdict
    nodes: int
    """States searched: the same for the same position and limits on every machine."""
    search_s: float
    """CPU seconds of the search."""
    cpu_s: float
    """CPU seconds of it all, the replay of the win included."""
    moves: tuple[Move, ...] | None = None
    """A win from that very position, played under the law; None unless winnable."""
    limit: Limit | None = None
    """The limit that was met; None unless undecided."""


_VERDICTS = (Verdict.UNWINNABLE, Verdict.WINNABLE, Verdict.UNDECIDED)
_LIMITS = {1: Limit.NODES, 2: Limit.MEMORY, 3: Limit.STOPPED, 4: Limit.METHOD}


class Solver:
    """A solver that keeps its tables from position to position; one thread at a time.

    ``search`` decides Klondikes, ``search_solitario`` solitario; their switches are public.
    """

    def __init__(self) -> None:
        self.search = klondike.Search()
        self.search_solitario = solitario.Search()

    def stop(self) -> None:
        """Ends the search that runs in another thread; it answers undecided, and so will every
        later one.
        """
        self.search.stop = 1
        self.search_solitario.stop = 1

    def solve(self, position: Position, limits: Limits = _USUAL) -> Answer:
        """Decides the position, or says which limit it met."""
        if position.rules.family is Family.SOLITARIO:
            return _ask(self.search_solitario, _load_solitario, _win_solitario, position, limits)
        return _ask(self.search, _load_klondike, _win_klondike, position, limits)

    def decide(self, position: Position, limits: Limits = _USUAL) -> Answer:
        """As ``solve``, without the moves of a win, which take longer to play than to find."""
        if position.rules.family is Family.SOLITARIO:
            return _ask(self.search_solitario, _load_solitario, None, position, limits)
        return _ask(self.search, _load_klondike, None, position, limits)

    def solve_known(self, view: View, limits: Limits = _USUAL) -> Answer:
        """Decides what ``view`` makes certain: unwinnable if the game is lost whatever the unseen
        cards are, winnable if it is won whatever they are; ``moves`` only if nothing is unseen.

        The proof of a loss is that no card that is unseen can be turned over, and none is needed to
        know that the rest does not win (``klondike.Search.unseen``). A loss that would take all
        orders of the unseen cards to see is undecided, and so is every win that depends on them.
        """
        cards = unseen(view)
        position = world(view, cards)
        if not cards:
            return self.solve(position, limits)
        rules = view.rules
        if rules.draw == 1 and rules.passes is None and not any(view.down):
            return Answer(Verdict.WINNABLE, 0, 0.0, 0.0)  # each card comes when its turn is
        if None in view.stock:  # the next draw, or one of those that follow, shows a card
            return Answer(Verdict.UNDECIDED, 0, 0.0, 0.0, limit=Limit.UNSEEN)
        start = time.thread_time()
        _load_klondike(self.search, position)
        self.search.unseen = sum(1 << _pos(card) for card in cards)
        verdict = _VERDICTS[self.search.run(limits.nodes, limits.memory << 20)]
        search_s = time.thread_time() - start
        limit = _LIMITS.get(self.search.why, Limit.UNSEEN)
        if verdict is Verdict.UNWINNABLE:
            return Answer(verdict, self.search.states, search_s, search_s)
        return Answer(Verdict.UNDECIDED, self.search.states, search_s, search_s, limit=limit)


_own = threading.local()


def solve(position: Position, limits: Limits = _USUAL) -> Answer:
    """Decides one position of a Klondike or a solitario, or says which limit it met.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-three"].rules
    >>> solve(start(rules, numbered_deal(1, rules))).verdict
    <Verdict.WINNABLE: 'winnable'>
    """
    return own_solver().solve(position, limits)


def solve_known(view: View, limits: Limits = _USUAL) -> Answer:
    """Whether the game is won, or lost, whatever the cards are that the player has not seen."""
    return own_solver().solve_known(view, limits)


def own_solver() -> Solver:
    """The solver of this thread."""
    if not hasattr(_own, "solver"):
        _own.solver = Solver()
    solver: Solver = _own.solver
    return solver


def solve_many(
    positions: Iterable[Position], limits: Limits = _USUAL, jobs: int | None = None
) -> Iterator[Answer]:
    """Answers for a stream of positions, in their order, from ``jobs`` threads (None: one for each
    core). The searches run without the interpreter lock. Closing the iterator, or an exception such
    as Ctrl-C, stops every search at once.
    """
    jobs = jobs or os.cpu_count() or 1
    solvers: list[Solver] = []
    own = threading.local()
    ended = threading.Event()

    def work(position: Position) -> Answer:
        if not hasattr(own, "solver"):
            own.solver = Solver()
            solvers.append(own.solver)
            if ended.is_set():  # the end came between: nobody else will stop it
                own.solver.stop()
        answer: Answer = own.solver.solve(position, limits)
        return answer

    pool = ThreadPoolExecutor(jobs)
    pending: deque[Future[Answer]] = deque()
    try:
        for position in positions:
            pending.append(pool.submit(work, position))
            while pending and (pending[0].done() or len(pending) > 64 * jobs):
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()
        ended.set()
        for solver in solvers:
            solver.stop()
        pool.shutdown(wait=True)


class _Search(Protocol):
    """What the two searches have in common."""

    why: int

    @property
    def states(self) -> int: ...

    def run(self, nodes: int, memory: int) -> int: ...


_S = TypeVar("_S", bound=_Search)


def _ask(
    search: _S,
    load: Callable[[_S, Position], None],
    win: Callable[[_S, Position], tuple[Move, ...]] | None,
    position: Position,
    limits: Limits,
) -> Answer:
    """Loads a search, runs it, and has its win played if asked to."""
    start = time.thread_time()
    load(search, position)
    verdict = _VERDICTS[search.run(limits.nodes, limits.memory << 20)]
    searched = time.thread_time() - start
    moves = win(search, position) if win and verdict is Verdict.WINNABLE else None
    limit = _LIMITS[search.why] if verdict is Verdict.UNDECIDED else None
    return Answer(verdict, search.states, searched, time.thread_time() - start, moves, limit)


def _load_klondike(search: klondike.Search, position: Position) -> None:
    """Tells the search of a position: columns down to the lowest face-up card that was dealt."""
    rules = position.rules
    columns = []
    for column, down in zip(position.columns, position.down, strict=True):
        columns.append([_pos(card) for card in column[: down + 1]])
    stock = [_pos(card) for card in (*position.waste, *reversed(position.stock))]
    search.load(
        columns,
        list(position.foundations),
        stock,
        len(position.waste),
        rules.draw,
        -1 if position.redeals_left is None else position.redeals_left,
        rules.returns,
        rules.ranks,
    )


def _pos(card: int) -> int:
    """The search's number of a card, and back."""
    return card ^ (((card >> 2) & 1) << 1)


def _win_klondike(search: klondike.Search, position: Position) -> tuple[Move, ...]:
    """The win that the search found, played under the law."""
    table = Table(position)
    for pos, act in search.path():
        card = _pos(pos)
        {"up": table.up, "down": table.down, "table": table.table}[act](card)
    table.finish()
    return tuple(table.moves)


def _load_solitario(search: solitario.Search, position: Position) -> None:
    """Tells the search of a position; it thinks of a card in the hand as put back."""
    search.load(
        [list(column) for column in position.columns],
        list(position.foundations),
        list(reversed(position.stock)),
        list(position.waste),
        -1 if position.hand is None else position.hand.card,
        -1 if position.hand is None else position.hand.origin,
        position.rules.by_colour,
        position.rules.asks,
        position.rules.ranks,
    )


def _win_solitario(search: solitario.Search, position: Position) -> tuple[Move, ...]:
    """The win that the search found, played under the law, every card by way of the hand."""
    moves: list[Move] = []

    def make(move: Move) -> None:
        nonlocal position
        position = play(position, move).after
        moves.append(move)

    for source, target in search.moves() or ():
        hand = position.hand
        if hand is not None and hand.origin != source:
            make(Move(HAND, hand.origin))
            hand = None
        if hand is None and target == FOUNDATION and source != STOCK:
            make(Move(source, target))
            continue
        if hand is None:
            make(Move(source, HAND))
        if position.hand is not None:  # an ace that is drawn has gone out
            make(Move(HAND, target))
    assert position.is_won
    return tuple(moves)
