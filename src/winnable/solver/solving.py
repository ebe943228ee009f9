"""Loads a search, runs it, and replays every win in a compiled copy of the law."""

import os
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import Final, Protocol, TypeVar

from ..law.cards import Card
from ..law.deals import Deal, check_deal, rows
from ..law.errors import check_number, check_type
from ..law.kind import Kind
from ..law.klondike import KLONDIKE
from ..law.moves import start
from ..law.position import STOCK, HasPosition, Position, position_of
from ..law.possible import check_view
from ..law.rules import Rules
from ..law.solitario import SOLITARIO
from ..law.view import View
from ..law.worlds import unseen, world
from . import astar, klondike, literal, solitario
from .answers import USUAL_LIMITS, Answer, Limit, Limits, Verdict
from .choosing import Choices, Step, cards_in_reach
from .encoding import MODEL, admit, card_set, load_klondike, load_solitario, number
from .native import tell_interpreted
from .replay import Replay
from .stopping import Stop, stoppable

COMPILED: Final = klondike.COMPILED and solitario.COMPILED
"""Whether the searches are compiled; otherwise they run interpreted, with the same answers."""
_VERDICTS: Final = (Verdict.UNWINNABLE, Verdict.WINNABLE, Verdict.UNDECIDED)
_CODES: Final = {Verdict.UNWINNABLE: 0, Verdict.WINNABLE: 1, Verdict.UNDECIDED: -1}
_LIMITS: Final = {1: Limit.NODES, 2: Limit.MEMORY, 3: Limit.STOPPED, 4: Limit.METHOD}
_ENDS: Final = {
    astar.SPENT: Limit.NODES,
    astar.FULL: Limit.MEMORY,
    astar.HALTED: Limit.STOPPED,
}
_WEIGHTS: Final = (6, 5, 8)
"""Four times the factor of the bound in the searches of whole states, the most successful first."""


class Solver:
    """A solver that keeps its tables from position to position. Not thread-safe.

    ``search`` decides Klondikes, ``search_solitario`` solitario, ``search_literally`` other kinds;
    the switches of the first two are public. A search that derives from ``klondike.Search`` can
    take the place of ``search``.
    """

    def __init__(self, search: klondike.Search | None = None) -> None:
        if not COMPILED:
            tell_interpreted()
        self.search = klondike.Search() if search is None else search
        self.search_solitario = solitario.Search()
        self.search_certain: solitario.Certain | None = None
        self.search_states: astar.Search | None = None
        self.search_literally = literal.Search()
        self.replay = Replay()

    def stop(self) -> None:
        """Ends the search that runs in another thread: it answers undecided (``Limit.STOPPED``).

        The next search runs as usual. Without a running search this has no effect, so a stop just
        before a search begins is lost; ``Stop`` has no such gap.
        """
        self.search.stop = 1
        self.search_solitario.stop = self.search_literally.stop = 1
        for search in (self.search_certain, self.search_states):
            if search is not None:
                search.stop = 1

    def solve(self, position: Position | HasPosition, limits: Limits = USUAL_LIMITS) -> Answer:
        """Decides a position, or that of a game, or names the limit reached.

        Raises ``ImpossiblePosition``, and ``TypeError``.
        """
        return self._answer(position_of(position), limits, self.replay)

    def decide(self, position: Position | HasPosition, limits: Limits = USUAL_LIMITS) -> Answer:
        """Decides as ``solve`` does, without the moves of a win."""
        return self._answer(position_of(position), limits, None)

    def reach(
        self, position: Position | HasPosition, wanted: int, limits: Limits = USUAL_LIMITS
    ) -> Answer:
        """Decides whether so many cards can be on the foundations at once.

        If they can, the answer is winnable, and its moves end when they are. Raises what ``solve``
        raises.
        """
        position = position_of(position)
        if sum(position.foundations) >= wanted:
            return Answer(Verdict.WINNABLE, 0, 0.0, 0.0, ())
        if wanted == position.rules.deck_size:
            return self.solve(position, limits)
        return self._answer(position, limits, self.replay, wanted)

    def _answer(
        self, position: Position, limits: Limits, replay: Replay | None, wanted: int = 0
    ) -> Answer:
        check_type("limits", "Limits", limits, Limits)
        answer = _ANSWERS[admit(self.replay, position)]
        return answer(self, position, limits, replay, wanted)

    def solve_known(self, view: View, limits: Limits = USUAL_LIMITS, wanted: int = 0) -> Answer:
        """Decides a view: unwinnable if the game is lost whatever the unseen cards are, winnable if
        it is won whatever they are. ``moves`` is set only if no card is unseen. With ``wanted``,
        unwinnable if fewer cards can be on the foundations whatever the unseen cards are.

        A loss of Klondike is proven if no unseen card can be turned over and the known cards alone
        do not win (``klondike.Search.unseen``). A win of solitario is proven by a strategy that
        beats every order of the deck (``solitario.Certain``). A loss that only shows in all orders
        of the unseen cards stays undecided, and so does a Klondike win that depends on them. Raises
        ``ImpossiblePosition``.
        """
        check_view(view)
        cards = unseen(view)
        position = world(view, cards)
        if not cards:
            return self.reach(position, wanted or view.rules.deck_size, limits)
        rules = view.rules
        kind = MODEL.kind_of(rules)
        if kind is SOLITARIO and view.waste_is_known and not wanted:
            return self._solve_certain(position, cards, limits)
        if kind is not KLONDIKE:
            return Answer(Verdict.UNDECIDED, 0, 0.0, 0.0, limit=Limit.UNSEEN)
        if rules.draw == 1 and rules.passes is None and not any(view.down):
            return Answer(Verdict.WINNABLE, 0, 0.0, 0.0)  # each card appears when it is needed
        if not (view.stock_is_known and view.waste_is_known):  # a draw or a play reveals a card
            return Answer(Verdict.UNDECIDED, 0, 0.0, 0.0, limit=Limit.UNSEEN)
        start = time.thread_time()
        load_klondike(self.search, position)
        self.search.unseen, self.search.wanted = card_set(cards), wanted
        verdict = _run(self.search, limits)
        search_s = time.thread_time() - start
        limit = _LIMITS.get(self.search.why, Limit.UNSEEN)
        if verdict is Verdict.UNWINNABLE:
            return Answer(verdict, self.search.states, search_s, search_s)
        return Answer(Verdict.UNDECIDED, self.search.states, search_s, search_s, limit=limit)

    def _solve_certain(self, position: Position, cards: Iterable[Card], limits: Limits) -> Answer:
        """Looks for a strategy that wins a solitario whatever the order of the ``cards``."""
        if self.search_certain is None:
            self.search_certain = solitario.Certain()
        hand, search = position.hand, self.search_certain
        start = time.thread_time()
        load_solitario(search, position)
        unseen_set, pending = sum(1 << card for card in cards), hand and hand.origin == STOCK
        nodes, memory = limits.nodes, limits.memory << 20
        is_won = stoppable(search, lambda: search.run(unseen_set, bool(pending), nodes, memory))
        cpu_s = time.thread_time() - start
        if is_won:
            return Answer(Verdict.WINNABLE, search.states, cpu_s, cpu_s)
        limit = _LIMITS.get(search.why, Limit.UNSEEN)
        return Answer(Verdict.UNDECIDED, search.states, cpu_s, cpu_s, limit=limit)

    def choices(self, view: View) -> Choices:
        """The choices of a view of the Klondike family: which card may become loose next.

        Lists a stock card only if it can be played before an unseen card is drawn. Afterwards
        ``way`` returns the steps to a choice. Raises ``ImpossiblePosition``; for another kind of
        game ``ValueError``, and ``RulesError``.

        >>> from winnable import VARIANTS, numbered_deal, start
        >>> from winnable.law.view import view_of
        >>> rules = VARIANTS["draw-three"].rules
        >>> deal = numbered_deal(1, rules)
        >>> found = Solver().choices(view_of(start(rules, deal)))
        >>> [deal.deck.suits[card & 3] for card in found.cards], found.is_forced
        (['D'], True)
        """
        if view.rules.kind is not KLONDIKE:
            text = f"{view.rules.kind.name} has no choices of this kind"
            raise ValueError(text)
        check_view(view)
        cards = unseen(view)
        load_klondike(self.search, world(view, cards))
        self.search.unseen = card_set(cards)
        found = self.search.survey(cards_in_reach(view))
        node = self.search.node()
        return Choices(
            cards=tuple(number(pos) for pos in found),
            is_forced=bool(self.search.forced),
            node=node,
            is_round=view.rules.passes is None and node[2] == 0,
        )

    def way(self, choice: int) -> tuple[Step, ...]:
        """The steps to a choice, by its index; the last step is its card.

        Call it after ``choices``, before any other method of the solver. The way has the fewest
        steps to and from the foundations. After each step, the rest of it is the way from there.
        """
        return tuple((number(pos), act) for pos, act in self.search.way(choice))


_own = threading.local()


def solve(position: Position | HasPosition, limits: Limits = USUAL_LIMITS) -> Answer:
    """Decides one position of a Klondike or a solitario, or names the limit reached.

    A ``Game`` stands for its current position. The default limits are 100 million states and 256
    megabytes. Raises ``ImpossiblePosition``, and ``TypeError``.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-three"].rules
    >>> solve(start(rules, numbered_deal(1, rules))).verdict
    <Verdict.WINNABLE: 'winnable'>
    """
    return own_solver().solve(position, limits)


def solve_known(view: View, limits: Limits = USUAL_LIMITS) -> Answer:
    """Decides whether the game is won, or lost, whatever the unseen cards are."""
    return own_solver().solve_known(view, limits)


def own_solver() -> Solver:
    """Returns the solver of the current thread."""
    if not hasattr(_own, "solver"):
        _own.solver = Solver()
    solver: Solver = _own.solver
    return solver


def solve_many(
    positions: Iterable[Position | HasPosition],
    limits: Limits = USUAL_LIMITS,
    jobs: int | None = None,
) -> Iterator[Answer]:
    """Yields the answers for a stream of positions or games, in their order.

    The searches run in ``jobs`` threads (None: one for each core) without the interpreter lock.
    Closing the iterator, or an exception such as Ctrl-C, stops every search at once. Raises
    ``ImpossiblePosition`` in place of an answer.
    """
    check_type("positions", "Positions or Games", positions, Iterable)
    if jobs is not None:
        check_number("jobs", jobs, 1)
    jobs = jobs or os.cpu_count() or 1
    own, ended = threading.local(), Stop()

    def work(position: Position | HasPosition) -> Answer:
        if not hasattr(own, "solver"):
            own.solver = Solver()
        with ended:
            answer: Answer = own.solver.solve(position, limits)
        return answer

    pool = ThreadPoolExecutor(jobs)
    pending: deque[Future[Answer]] = deque()
    try:
        for position in positions:
            pending.append(pool.submit(copy_context().run, work, position))
            while pending and (pending[0].done() or len(pending) > 64 * jobs):
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()
        ended.set()
        pool.shutdown(wait=True)


def decide_many(
    deals: Iterable[Deal], rules: Rules, limits: Limits = USUAL_LIMITS
) -> "tuple[array[int], array[int]]":
    """Decides deals from their start, one after another, with neither moves nor times.

    Returns two arrays, with a number for each deal: the verdicts (1 winnable, 0 unwinnable, -1
    undecided) and the states searched. For Klondikes the loop is compiled. Raises ``DealError`` if
    a deal does not use the deck of the rules, and ``TypeError``.

    >>> from winnable import numbered_deal, parse_rules
    >>> rules = parse_rules("d3")
    >>> verdicts, states = decide_many((numbered_deal(n, rules) for n in range(1, 9)), rules)
    >>> list(verdicts)
    [1, 1, 1, 1, 1, 1, 1, 0]
    """
    check_type("deals", "Deals", deals, Iterable)
    check_type("rules", "Rules", rules, Rules)
    check_type("limits", "Limits", limits, Limits)
    solver, verdicts, states = own_solver(), array("b"), array("q")
    checked = (_checked(deal, rules) for deal in deals)
    if MODEL.kind_of(rules) is not KLONDIKE:
        for deal in checked:
            answer = solver.decide(start(rules, deal), limits)
            verdicts.append(_CODES[answer.verdict])
            states.append(answer.nodes)
        return verdicts, states
    run = partial(
        solver.search.run_deals,
        (deal.cards for deal in checked),
        rows(rules),
        rules.columns,
        rules.draw,
        -1 if rules.passes is None else rules.passes - 1,
        rules.returns,
        rules.ranks,
        limits.nodes,
        limits.memory << 20,
        verdicts,
        states,
    )
    stoppable(solver.search, run)
    return verdicts, states


def _checked(deal: Deal, rules: Rules) -> Deal:
    """Returns a deal that fits the rules."""
    check_type("deals", "Deals", deal, Deal)
    return check_deal(deal, rules)


class _Search(Protocol):
    """The common interface of the searches."""

    stop: int
    why: int
    wanted: int

    @property
    def states(self) -> int: ...

    def run(self, nodes: int, memory: int) -> int: ...


_S = TypeVar("_S", bound=_Search)


def _run(search: _Search, limits: Limits) -> Verdict:
    """Runs a loaded search."""
    return _VERDICTS[stoppable(search, lambda: search.run(limits.nodes, limits.memory << 20))]


def _ask(
    search: _S,
    load: Callable[[_S, Position], None],
    win: Callable[[_S, Replay], None],
    replay: Replay | None,
    position: Position,
    limits: Limits,
    wanted: int,
) -> Answer:
    """Loads a search, runs it, and plays its win if a ``replay`` with the position is given."""
    start = time.thread_time()
    load(search, position)
    search.wanted = wanted
    verdict = _run(search, limits)
    searched = time.thread_time() - start
    if replay is not None and verdict is Verdict.WINNABLE:
        win(search, replay)
        moves = tuple(replay.made)
        return Answer(verdict, search.states, searched, time.thread_time() - start, moves)
    limit = _LIMITS[search.why] if verdict is Verdict.UNDECIDED else None
    return Answer(verdict, search.states, searched, searched, limit=limit)


def _win_klondike(search: klondike.Search, replay: Replay) -> None:
    """Replays the win that the search found."""
    if search.wanted:
        replay.walk(search.path())
    else:
        replay.follow(search.path())


def _win_solitario(search: solitario.Search, replay: Replay) -> None:
    """Replays the win that the search found, each card through the hand."""
    if search.wanted:
        replay.walk_pairs(search.moves() or [])
    else:
        replay.follow_pairs(search.moves() or [])


def _answer_klondike(
    solver: Solver, position: Position, limits: Limits, replay: Replay | None, wanted: int
) -> Answer:
    return _ask(solver.search, load_klondike, _win_klondike, replay, position, limits, wanted)


def _answer_solitario(
    solver: Solver, position: Position, limits: Limits, replay: Replay | None, wanted: int
) -> Answer:
    search = solver.search_solitario
    answer = _ask(search, load_solitario, _win_solitario, replay, position, limits, wanted)
    if answer.limit is Limit.METHOD and not wanted:
        answer = _search_states(solver, position, limits, answer)
    return answer if replay is not None else replace(answer, moves=None)


def _answer_literally(
    solver: Solver, position: Position, limits: Limits, replay: Replay | None, wanted: int
) -> Answer:
    search, start = solver.search_literally, time.thread_time()
    search.load(position)
    search.wanted = wanted
    verdict = _run(search, limits)
    spent = time.thread_time() - start
    is_asked = replay is not None and verdict is Verdict.WINNABLE
    moves = tuple(search.moves) if is_asked else None
    return Answer(verdict, search.states, spent, spent, moves, _LIMITS.get(search.why))


def _search_states(solver: Solver, position: Position, limits: Limits, first: Answer) -> Answer:
    """Looks for a win among whole states (``astar``), where the ``first`` search has no method.

    Only a win decides: weighted searches prove no loss.
    """
    start = time.thread_time()
    moves, limit, nodes = None, Limit.METHOD, first.nodes
    for line in astar.openings(position):
        solver.search_states = search = astar.loaded(line.position)
        for weight in _WEIGHTS:
            search.begin(astar.COSTS, limits.memory << 20, weight)
            code = stoppable(search, partial(search.run, max(0, limits.nodes - nodes)))
            nodes += search.expanded
            if code != astar.FULL:
                break
        limit = _ENDS.get(code, limit)
        if code == astar.FOUND:
            moves = astar.win(line, search.win())
        if code != astar.FULL and code != astar.ENDED:
            break
    solver.search_states = None
    spent = time.thread_time() - start
    return Answer(
        Verdict.UNDECIDED if moves is None else Verdict.WINNABLE,
        nodes,
        first.search_s + spent,
        first.cpu_s + spent,
        moves,
        limit if moves is None else None,
    )


_ANSWERS: Final[dict[Kind | None, Callable[..., Answer]]] = {
    KLONDIKE: _answer_klondike,
    SOLITARIO: _answer_solitario,
    None: _answer_literally,
}
"""The search of each kind of game that has one, and of all others."""
