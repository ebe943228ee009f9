"""Endings: decides from a view whether a game is over, won for certain or lost for certain.

``ending`` needs no search. It finds no ending while a stock card is unseen, because a draw may
help. ``fate`` searches; its answer is proven for every order of the unseen cards. Both take cards
that the player has not seen from ``worlds`` only.
"""

from collections.abc import Set as AbstractSet
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import Final

from ..law.cards import Card
from ..law.errors import check_type
from ..law.moves import draw_move, legal_moves, play, refusal
from ..law.position import FOUNDATION, WASTE, Move, Position
from ..law.view import View
from ..law.worlds import any_world, unseen, world
from ..solver import Limits, Verdict, own_solver, shorten, solve
from ..solver.extremes import outcomes
from .efforts import usual_effort

SHORTENING: Final = 3_000
"""Moves that may be tried to shorten a certain win."""


class Ending(StrEnum):
    """The ways in which a game can end."""

    WON = "won"
    NO_MOVE = "no-move"
    CYCLING = "cycling"
    """Only draws are possible, and no card that they turn up can ever be played."""


class Fate(StrEnum):
    """An outcome that is certain whatever the unseen cards are."""

    WON = "won"
    """Some strategy wins in every world."""
    LOST = "lost"
    """No line of play wins in any world."""


_FATES: Final = {Verdict.WINNABLE: Fate.WON, Verdict.UNWINNABLE: Fate.LOST}


def ending(view: View) -> Ending | None:
    """Returns the ending that follows from the view; None if the game goes on."""
    check_type("view", "a View", view, View)
    if view.is_won:
        return Ending.WON
    if not view.legal:
        return Ending.NO_MOVE
    draw = draw_move(view.rules)
    if view.legal != (draw,) or not view.stock_is_known:
        return None
    if not view.waste_is_known and view.redeals_left != 0:
        return None
    # Any world gives the same answer: every card that can be drawn is known, and drawing moves no
    # face-down card.
    position = any_world(view)
    met = set()
    while (position.stock, position.waste) not in met:
        if position.redeals_left is None:
            met.add((position.stock, position.waste))
        step = play(position, draw)
        position, legal = step.after, legal_moves(step.after)
        if step.went_out or legal not in ((), (draw,)):
            return None
        if not legal:
            return Ending.CYCLING
    return Ending.CYCLING


def fate(view: View, nodes: int | None = None) -> Fate | None:
    """Returns the outcome proven for every order of the unseen cards; None if none is proven.

    ``nodes`` limits the search in states, not in time, so the same view has the same answer on
    every machine.
    """
    check_type("view", "a View", view, View)
    return Fate.WON if view.is_won else _Judge(view, nodes).fate()


def is_open(view: View) -> bool:
    """Whether ``fate`` proves nothing, as the view tells without a search: the next draws reveal
    cards, and too many are unseen to try every order of them.
    """
    if (view.stock_is_known and view.waste_is_known) or not any(view.down):
        return False
    return len(unseen(view)) > usual_effort(view.rules).few


def brief_fate(view: View) -> tuple[Fate | None, bool]:
    """Begins the search of ``fate``. Returns what is proven, and whether ``fate`` proves no more.

    Most searches of Klondike are that short. Those of solitario are not: they are left to ``fate``.
    """
    nodes = usual_effort(view.rules).brief
    if not nodes:
        return None, False
    judge = _Judge(view, nodes)
    found = judge.fate()
    return found, judge.left > 0


class _Exhausted(Exception):
    """The call has searched all the states that it may search."""


class _Judge:
    """One call of ``fate``: the view, and the states that may still be searched."""

    def __init__(self, view: View, nodes: int | None) -> None:
        self.view = view
        self.effort = usual_effort(view.rules)
        self.left = nodes or self.effort.ending
        self.replay = self.left // 20  # what following a win counts as

    def fate(self) -> Fate | None:
        """Returns the proven outcome, or None."""
        view = self.view
        cards = unseen(view)
        try:
            if len(cards) <= 1:  # exactly one world exists
                return _FATES[self.verdict(world(view, cards))]
            known = own_solver().solve_known(view, Limits(self.left))
            self.spend(known.nodes)
            if known.verdict is not Verdict.UNDECIDED:
                return _FATES[known.verdict]
            if len(cards) > self.effort.few:
                return None
            orders = [world(view, order) for order in permutations(cards)]
            first = self.verdict(orders[0])
            if any(self.verdict(order) is not first for order in orders[1:]):
                return None
            if first is Verdict.UNWINNABLE:
                return Fate.LOST
            few = len(cards) <= self.effort.few_to_win
            if few and self.wins(orders[0], frozenset(cards)):
                return Fate.WON
        except _Exhausted:
            pass
        return None

    def verdict(self, position: Position) -> Verdict:
        """Returns WINNABLE or UNWINNABLE. Raises ``_Exhausted``."""
        answer = own_solver().decide(position, Limits(self.left))
        self.spend(answer.nodes)
        if answer.verdict is Verdict.UNDECIDED:
            raise _Exhausted
        return answer.verdict

    def spend(self, nodes: int) -> None:
        """Subtracts the states searched. Raises ``_Exhausted`` if none are left."""
        self.left -= nodes
        if self.left <= 0:
            raise _Exhausted

    def wins(self, position: Position, hidden: AbstractSet[Card]) -> bool:
        """Whether some strategy wins in every order of the cards ``hidden``.

        ``position`` holds these cards in one order. The method follows a win of that order until
        the win shows a hidden card. All orders look the same up to that point and allow the same
        moves. Then it examines each card that can appear there as a separate case.
        """
        answer = own_solver().solve(position, Limits(self.left))
        self.spend(answer.nodes + self.replay)
        if answer.moves is None or len(hidden) <= 1:
            return answer.moves is not None
        for move in answer.moves:
            step = play(position, move)
            if not hidden.isdisjoint(step.shown):
                break
            position = step.after
        return all(
            self.wins(each.after, hidden - {*each.shown})
            for each in outcomes(position, move, hidden)
        )


def finishing_moves(view: View, nodes: int | None = None) -> tuple[Move, ...]:
    """Finds moves that certainly win, from what the player knows; () if none are found.

    If no card is face down or unseen in the stock, and draws and foundation moves alone bring every
    card out, returns those moves. Otherwise, if the place of every card is known, returns a win of
    the solver. This search is not made in open play with face-down cards, because it would solve
    the game for the player. ``nodes`` limits it in states.
    """
    if view.is_won:
        return ()
    if not view.rules.kind.has_hand and not any(view.down) and not unseen(view):
        moves = _moves_to_foundations(view)
        if moves:
            return moves
    if not _is_known(view):
        return ()
    return certain_win(any_world(view), nodes or usual_effort(view.rules).ending)


def can_finish(view: View, nodes: int | None = None) -> bool:
    """Whether ``finishing_moves`` finds a win with as many ``nodes``: without its moves that takes
    a fiftieth of the time, since most of it shortens the win.
    """
    if view.is_won or not _is_known(view):
        return False
    limits = Limits(nodes or usual_effort(view.rules).ending)
    return own_solver().decide(any_world(view), limits).verdict is Verdict.WINNABLE


def _is_known(view: View) -> bool:
    """Whether the place of every card is known, and may be used."""
    return len(unseen(view)) <= 1 and not (view.rules.is_open and any(view.down))


@lru_cache(maxsize=16)
def certain_win(position: Position, nodes: int) -> tuple[Move, ...]:
    """Finds a win of a position whose cards are all known, and shortens it; () if none is found."""
    moves = solve(position, Limits(nodes)).moves
    return () if moves is None else shorten(position, moves, SHORTENING)


def _moves_to_foundations(view: View) -> tuple[Move, ...]:
    """Finds draws and foundation moves that bring every card out; () if there are none. All cards
    must be known.
    """
    position = any_world(view)
    draw, moves, vain = draw_move(view.rules), [], 0
    while not position.is_won:
        tops = [Move(WASTE, FOUNDATION), *(Move(n + 1, FOUNDATION) for n in range(len(view.down)))]
        move = next((top for top in tops if refusal(position, top) is None), draw)
        vain = vain + 1 if move == draw else 0
        if vain > 2 * view.rules.deck_size or refusal(position, move) is not None:
            return ()
        moves.append(move)
        position = play(position, move).after
    return tuple(moves)
