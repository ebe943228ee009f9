"""Endings, told from what the player knows.

``ending`` needs no search: while a card of the stock is still unseen, drawing may help, so nothing
is said. ``fate`` searches: what it says is proven for every order of the cards that the player has
not seen; what it cannot prove it does not say.
"""

from collections.abc import Set as AbstractSet
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import Final

from .cards import Card
from .law import draw_move, legal_moves, play, refusal
from .position import FOUNDATION, WASTE, Move, Position, Step
from .rules import Family
from .solver import Limits, Verdict, own_solver, shorten, solve
from .view import View, shown_by, view_of
from .worlds import unseen, world

NODES: Final = {Family.KLONDIKE: 40_000, Family.SOLITARIO: 400}
"""States that one question may take, about 25 ms."""
FEW: Final = {Family.KLONDIKE: 5, Family.SOLITARIO: 3}
"""Unseen cards whose every order is tried."""
FEW_TO_WIN: Final = {Family.KLONDIKE: 4, Family.SOLITARIO: 3}
"""Unseen cards for which a way to win is looked for that no order of them can stop."""
SHORTENING: Final = 3_000
"""Moves that may be tried to shorten a certain win."""


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    NO_MOVE = "no-move"
    CYCLING = "cycling"
    """Only the stock moves, and no card that it brings up can ever be played."""


class Fate(StrEnum):
    """What is certain whatever the hidden cards are."""

    WON = "won"
    """There is a way to play that wins in any case."""
    LOST = "lost"
    """No way to play wins in any case that is possible."""


_FATES: Final = {Verdict.WINNABLE: Fate.WON, Verdict.UNWINNABLE: Fate.LOST}


def ending(position: Position, view: View) -> Ending | None:
    """The ending that ``view``, the player's view of ``position``, makes certain; else None."""
    if view.is_won:
        return Ending.WON
    if not view.legal:
        return Ending.NO_MOVE
    draw = draw_move(view.rules)
    if view.legal != (draw,) or not view.stock_is_known:
        return None
    # Only known cards and visible piles are looked at: drawing never moves a face-down card.
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


def fate(view: View) -> Fate | None:
    """What is proven for every order of the unseen cards; None if nothing is.

    States searched are limited, not time: the same view has the same answer everywhere.
    """
    return Fate.WON if view.is_won else _Judge(view).fate()


class _Exhausted(Exception):
    """The states are used up."""


class _Judge:
    """One question: the solver and the states that it may still search."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.family = view.rules.family
        self.left = NODES[self.family]

    def fate(self) -> Fate | None:
        """The answer."""
        view = self.view
        cards = unseen(view)
        try:
            if len(cards) <= 1:  # where a single card lies is known
                return _FATES[self.verdict(world(view, cards))]
            known = own_solver().solve_known(view, Limits(self.left))
            self.spend(known.nodes)
            if known.verdict is not Verdict.UNDECIDED:
                return _FATES[known.verdict]
            if len(cards) > FEW[self.family]:
                return None
            orders = [world(view, order) for order in permutations(cards)]
            first = self.verdict(orders[0])
            if any(self.verdict(order) is not first for order in orders[1:]):
                return None
            if first is Verdict.UNWINNABLE:
                return Fate.LOST
            few = len(cards) <= FEW_TO_WIN[self.family]
            if few and self.wins(orders[0], frozenset(cards)):
                return Fate.WON
        except _Exhausted:
            pass
        return None

    def verdict(self, position: Position) -> Verdict:
        """Winnable or not. Raises ``_Exhausted``."""
        answer = own_solver().decide(position, Limits(self.left))
        self.spend(answer.nodes)
        if answer.verdict is Verdict.UNDECIDED:
            raise _Exhausted
        return answer.verdict

    def spend(self, nodes: int) -> None:
        """Counts the states that were searched. Raises ``_Exhausted``."""
        self.left -= nodes
        if self.left <= 0:
            raise _Exhausted

    def wins(self, position: Position, hidden: AbstractSet[Card]) -> bool:
        """Whether a way to play is found that wins in whatever order the cards ``hidden`` lie in
        their places; ``position`` has one order of them.

        The win of that order is followed until it shows one of the cards: up to there every order
        looks the same and takes the same moves. Then whatever may be shown is followed by itself.
        """
        answer = own_solver().solve(position, Limits(self.left))
        self.spend(answer.nodes + NODES[self.family] // 20)
        if answer.moves is None or len(hidden) <= 1:
            return answer.moves is not None
        for move in answer.moves:
            step = play(position, move)
            if not hidden.isdisjoint(shown_by(step)):
                break
            position = step.after
        view = view_of(position, frozenset(range(position.rules.deck_size)) - hidden)
        shown: dict[tuple[tuple[Card, ...], Card | None], Step] = {}
        for order in permutations(unseen(view)):
            step = play(world(view, order), move)
            shown.setdefault((step.cards, step.turned), step)
        return all(self.wins(step.after, hidden - shown_by(step)) for step in shown.values())


def finishing_moves(position: Position, view: View) -> tuple[Move, ...]:
    """Moves that win for certain; () if there are none that the player could know of.

    If nothing is face down or unseen in the stock and the cards come out by draws and foundation
    moves alone, those; else, if the place of every card is known, a win that the solver finds. In
    open play a search through face-down cards is the game itself, and not done. Solitario has no
    such moves: there the player takes each card (rule 9 of its text).
    """
    if view.is_won or view.rules.family is Family.SOLITARIO:
        return ()
    if not any(view.down) and view.stock_is_known:
        moves = _bringing_out(position, view)
        if moves:
            return moves
    if len(unseen(view)) > 1 or (view.rules.is_open and any(view.down)):
        return ()
    return _certain_win(position)


@lru_cache(maxsize=16)
def _certain_win(position: Position) -> tuple[Move, ...]:
    """A win of a position whose cards are all known, shortened a little; () if none is found."""
    moves = solve(position, Limits(NODES[position.rules.family])).moves
    return () if moves is None else shorten(position, moves, SHORTENING)


def _bringing_out(position: Position, view: View) -> tuple[Move, ...]:
    """Draws and foundation moves that bring every card out; () if they do not."""
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
