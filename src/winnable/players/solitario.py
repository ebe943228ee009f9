"""The fair player of solitario.

A card that fits its foundation goes there. The top discard returns to the tableau if it can lie on
a card, and so does the only card of a column. Hindsight optimization decides the rest, as in
``expert``. It tries each place for the drawn card (or for the top discard, on an empty column) in
the same sampled worlds. The value of a place is the share of the worlds that remain winnable. Once
the stock is known, the player uncovers the card that is next on its foundation and has the fewest
cards on it. If all such cards are among the discards, the solver finds a path to the next card that
goes to a foundation.

Following the advice never loops, because each act lowers a lexicographic measure: the cards in the
stock; the cards not on foundations; then, while the player uncovers a card, the cards on it,
otherwise the discards and the columns in use. After a card is lifted or put back, the advice is
always the rest of that act. A path of the solver ends when a card goes to its foundation or is
drawn. The player must follow it to its end, because a new search may find another path.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import blake2b
from itertools import chain, islice

from ..law.cards import Card
from ..law.moves import after, draw_move, legal_moves, play, refusal
from ..law.position import FOUNDATION, HAND, STOCK, WASTE, Move, Place, Position, is_column
from ..law.view import View
from ..law.worlds import unseen, world, worlds
from ..solver import Limits, Verdict, own_solver
from .advice import Advice, Aim, Strength, interval

_WORLDS = 5
_QUICK = Limits(nodes=20, memory=64)
_LIMITS = Limits(nodes=2000)


def rank_solitario(view: View, strength: Strength, most: int) -> list[Advice]:
    """Returns the best plans, at most ``most``, the best first. Empty if none is worth making."""
    if not view.legal:
        return []
    cards = unseen(view)
    position = world(view, cards)
    hand = view.hand
    if hand is None or hand.origin == STOCK:
        return _rank(view, position, strength)[:most]
    # A card was lifted: put it back, unless the advice would lift it.
    pile = hand.origin
    put_back = Move(HAND, pile)
    ranked = _rank(view, play(position, put_back).after, strength)[:most]
    if not ranked:
        return [Advice((put_back,), Aim.PLACES, hand.card, pile if is_column(pile) else None)]
    return [replace(each, plan=_from_hand(each.plan, pile)) for each in ranked]


def _from_hand(plan: tuple[Move, ...], pile: Place) -> tuple[Move, ...]:
    """Returns a plan that begins with the card of a pile in the hand instead of on the pile."""
    if plan[0] == Move(pile, FOUNDATION):
        return (Move(HAND, FOUNDATION),)
    return plan[1:] if plan[0] == Move(pile, HAND) else (Move(HAND, pile), *plan)


def _rank(view: View, position: Position, strength: Strength) -> list[Advice]:
    """Ranks the plans with an empty hand, or with a drawn card in it."""
    ways = list(_placements(position))
    if position.hand is None:
        if view.stock_is_known:
            known = _known_way(position) if view.waste_is_known else _likely_way(view, position)
            return [] if known is None else [known]
        for move in legal_moves(position):
            if move.target == FOUNDATION:
                return [_make_advice(position, (move,), Aim.OUT)]
        for plan in ways:
            if position.columns[plan[-1].target - 1]:
                return [_make_advice(position, plan, None)]
        plans = [*ways, (draw_move(view.rules),)]
    else:
        if Move(HAND, FOUNDATION) in legal_moves(position):
            return [_make_advice(position, (Move(HAND, FOUNDATION),), Aim.OUT)]
        plans = [*ways, (Move(HAND, WASTE),)]
    if len(plans) == 1:
        return [_make_advice(position, plans[0], None)]
    valued = _shares(view, position, plans, strength)
    order = sorted(range(len(plans)), key=lambda k: (valued[k][0], -k), reverse=True)
    return [_make_advice(position, plans[k], None, *valued[k]) for k in order]


def _placements(position: Position) -> Iterator[tuple[Move, ...]]:
    """Yields moves to the tableau: of the card in the hand; with an empty hand, of the top discard,
    and of the only card of a column onto another column. Yields targets that are cards first, then
    one empty column.
    """
    empty = [i for i, column in enumerate(position.columns, 1) if not column][:1]
    if position.hand is not None:
        for i in _takers(position, position.hand.card) + empty:
            yield (Move(HAND, i),)
        return
    lone = [i for i, column in enumerate(position.columns, 1) if len(column) == 1]
    for source in ([WASTE] if position.waste else []) + lone:
        card = position.waste[-1] if source == WASTE else position.columns[source - 1][0]
        for i in _takers(position, card):
            yield (Move(source, HAND), Move(HAND, i))
    if position.waste:
        for i in empty:
            yield (Move(WASTE, HAND), Move(HAND, i))


def _takers(position: Position, card: Card) -> list[Place]:
    """Returns the columns whose top card takes a card."""
    rules = position.rules
    return [
        i
        for i, column in enumerate(position.columns, 1)
        if column and rules.kind.misfit(rules, card, column[-1]) is None
    ]


def _shares(
    view: View, position: Position, plans: list[tuple[Move, ...]], strength: Strength
) -> list[tuple[float, float, float]]:
    """Returns the share of worlds that each plan keeps winnable, with its interval. An undecided
    world counts half, as lost for the lower end and as won for the upper end.
    """
    seed = blake2b(
        repr((position.foundations, position.columns, position.waste, position.hand)).encode(),
        digest_size=8,
    ).digest()
    count = max(1, _WORLDS * strength.worlds // Strength().worlds)
    counts = [Counter[Verdict]() for _ in plans]
    for each in islice(worlds(view, int.from_bytes(seed, "big")), count):
        for k, plan in enumerate(plans):
            end = after(_laid(position, each), plan)
            counts[k][own_solver().decide(end, _QUICK).verdict] += 1
    values = []
    for kept in counts:
        won, lost = kept[Verdict.WINNABLE], kept[Verdict.UNWINNABLE]
        values.append(((count + won - lost) / (2 * count), *interval(won, lost, count)))
    return values


def _laid(position: Position, other: Position) -> Position:
    """Returns a position with the unseen cards where another world has them."""
    waste = other.waste + position.waste[len(other.waste) :]  # a discard that was put back
    return position._replace(stock=other.stock, waste=waste)


def _likely_way(view: View, position: Position) -> Advice | None:
    """Returns the way of ``_known_way`` in the first of a few worlds that has one, up to a discard
    that is unseen. These worlds stay the same until one is seen, and so does the way.
    """
    hidden = frozenset(unseen(view))
    for other in islice(worlds(view, 0), _WORLDS if len(hidden) > 1 else 1):
        each = _laid(position, other)
        found = _known_way(each)
        if found is None:
            continue
        end = 0
        for end, move in enumerate(found.plan, 1):
            step = play(each, move)
            each = step.after
            if not hidden.isdisjoint(step.shown):
                end += move.target == HAND  # the card in the hand is put down
                break
        plan = found.plan[:end]
        return _make_advice(position, plan, found.aim if plan == found.plan else None)
    return None


def _known_way(position: Position) -> Advice | None:
    """Returns a winning path up to the next card that goes to a foundation or is drawn. All cards
    are known.
    """
    dug = _uncovering(position)
    if dug:
        return _make_advice(position, dug, Aim.OUT)
    way = _solved(position)
    return _make_advice(position, way, Aim.OUT, 1.0) if way else None


def _uncovering(position: Position) -> tuple[Move, ...]:
    """Returns the first moves that uncover the next card of a foundation; () if there is none.

    Of the cards that can be uncovered and keep a win, takes the one with the fewest cards on it.
    The targets of the cards on it matter little: each can return.
    """
    following = {4 * rank + suit for suit, rank in enumerate(position.foundations)}
    depths = sorted(
        (len(column) - at, i)
        for i, column in enumerate(position.columns, 1)
        for at, card in enumerate(column)
        if card in following
    )
    for depth, source in depths:
        dug = [(Move(source, HAND), Move(HAND, WASTE))] * (depth - 1)
        out = _played(position, (*chain(*dug), Move(source, FOUNDATION)))
        if out is not None and own_solver().decide(out, _LIMITS).verdict is Verdict.WINNABLE:
            if depth == 1:
                return (Move(source, FOUNDATION),)
            return _put_aside(position, source)
    return ()


def _put_aside(position: Position, source: Place) -> tuple[Move, ...]:
    """Moves the top card of a column onto a card, an empty column, or the discards."""
    top = position.columns[source - 1][-1]
    empty = [i for i, column in enumerate(position.columns, 1) if not column]
    return (Move(source, HAND), Move(HAND, [*_takers(position, top), *empty, WASTE][0]))


def _played(position: Position, moves: Iterable[Move]) -> Position | None:
    """Plays some moves; None if one of them is illegal."""
    for move in moves:
        if refusal(position, move) is not None:
            return None
        position = play(position, move).after
    return position


def _solved(position: Position) -> tuple[Move, ...]:
    """Returns the first moves of a win, up to an irreversible one; () if none is found."""
    answer = own_solver().solve(position, _LIMITS)
    moves = answer.moves or ()
    for i, move in enumerate(moves):
        if move.target == FOUNDATION or move.source == STOCK:
            return moves[: i + 1]
    return ()


def _make_advice(
    position: Position,
    plan: tuple[Move, ...],
    aim: Aim | None,
    share: float | None = None,
    low: float | None = None,
    high: float | None = None,
) -> Advice:
    """Makes the advice of a plan, with its aim and its card."""
    source, target = plan[0].source, plan[-1].target
    if source == STOCK:
        return Advice(plan, Aim.DRAWS, share=share, low=low, high=high)
    if source == HAND:
        card = position.hand.card if position.hand else None
    else:
        pile = position.waste if source == WASTE else position.columns[source - 1]
        card = pile[-1]
    if aim is None:
        if target == WASTE:
            aim = Aim.DISCARDS
        elif source == HAND:
            aim = Aim.PLAYS
        else:
            aim = Aim.PLACES if source == WASTE else Aim.EMPTIES
    column = source if is_column(source) else None
    return Advice(plan, aim, card, column, share, low=low, high=high)
