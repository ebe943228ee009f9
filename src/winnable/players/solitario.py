"""The fair player of solitario.

A card that can go out does; the top discard goes back to the table where it lies on a card, and a
lone card onto another pile. What remains is decided by hindsight: each way to place the drawn card
(or the top discard, in an empty pile) is tried in the same sampled orders of the deck, and valued
by the share of them in which it keeps a win. Once the deck is known, the card that is next on its
foundation and has fewest cards on it is laid open; if all of them lie among the discards, the
solver shows the way to the next card that goes out.

Following the advice never loops. Each of these acts lowers, in this order: cards in the deck, cards
not yet out, cards on the one that is laid open (before: discards, piles in use); and to lift a card
for one of them, or to put one back, is followed by its end. The solver's way is a plan to be
followed to its end, where a card goes out or is drawn: asked anew, it may show another one.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import chain, islice

from ..law import draw_move, legal_moves, play, refusal
from ..position import FOUNDATION, HAND, STOCK, WASTE, Move, Place, Position, is_column
from ..solitario import misfit
from ..solver import Limits, Verdict, _load_solitario, own_solver
from ..view import View
from ..worlds import unseen, world, worlds
from .advice import Advice, Aim, Strength

_WORLDS, _NODES = 5, 20
_LIMITS = Limits(nodes=2000)


def advise_solitario(view: View, strength: Strength) -> Advice | None:
    """What to do next; None if no move is found that is worth making."""
    if not view.legal:
        return None
    cards = unseen(view)
    position = world(view, cards)
    hand = view.hand
    if hand is None or hand.origin == STOCK:
        return _advise(view, position, strength)
    # A card was lifted: it is put back, unless it is the one that would be lifted.
    back = position._replace(hand=None)
    pile = hand.origin
    if pile == WASTE:
        back = back._replace(waste=(*position.waste, hand.card))
    else:
        columns = list(position.columns)
        columns[pile - 1] += (hand.card,)
        back = back._replace(columns=tuple(columns))
    advice = _advise(view, back, strength)
    put_back = Move(HAND, pile)
    if advice is None:
        return Advice((put_back,), Aim.PLACES, hand.card, pile if is_column(pile) else None)
    plan = (put_back, *advice.plan)
    if advice.move == Move(pile, FOUNDATION):
        plan = (Move(HAND, FOUNDATION),)
    elif advice.move == Move(pile, HAND):
        plan = advice.plan[1:]
    return Advice(plan, advice.aim, advice.card, advice.column, advice.share)


def _advise(view: View, position: Position, strength: Strength) -> Advice | None:
    """Advice with an empty hand, or with a drawn card in it."""
    ways = list(_ways(position))
    if position.hand is None:
        if None not in view.stock:
            return _known_way(position)
        for move in legal_moves(position):
            if move.target == FOUNDATION:
                return _told(position, (move,), Aim.OUT)
        for plan in ways:
            if position.columns[plan[-1].target - 1]:
                return _told(position, plan, None)
        plans = [*ways, (draw_move(view.rules),)]
    else:
        if Move(HAND, FOUNDATION) in legal_moves(position):
            return _told(position, (Move(HAND, FOUNDATION),), Aim.OUT)
        plans = [*ways, (Move(HAND, WASTE),)]
    if len(plans) == 1:
        return _told(position, plans[0], None)
    shares = _shares(view, position, plans, strength)
    best = max(range(len(plans)), key=lambda k: (shares[k], -k))
    return _told(position, plans[best], None, shares[best])


def _ways(position: Position) -> Iterator[tuple[Move, ...]]:
    """Ways to the table for the card in the hand; without one for the top discard, and for a lone
    card onto another pile. Cards first, then one empty pile.
    """
    piles = range(1, len(position.columns) + 1)
    used = [i for i in piles if position.columns[i - 1]]
    empty = [i for i in piles if not position.columns[i - 1]][:1]
    if position.hand is not None:
        card = position.hand.card
        for i in used:
            if misfit(position.rules, card, position.columns[i - 1][-1]) is None:
                yield (Move(HAND, i),)
        for i in empty:
            yield (Move(HAND, i),)
        return
    lone = [i for i in used if len(position.columns[i - 1]) == 1]
    for source in ([WASTE] if position.waste else []) + lone:
        card = position.waste[-1] if source == WASTE else position.columns[source - 1][0]
        for i in used:
            if i != source and misfit(position.rules, card, position.columns[i - 1][-1]) is None:
                yield (Move(source, HAND), Move(HAND, i))
    if position.waste:
        for i in empty:
            yield (Move(WASTE, HAND), Move(HAND, i))


def _shares(
    view: View, position: Position, plans: list[tuple[Move, ...]], strength: Strength
) -> list[float]:
    """In which share of worlds each plan keeps a win; undecided ones count half."""
    seed = blake2b(
        repr((position.foundations, position.columns, position.waste, position.hand)).encode(),
        digest_size=8,
    ).digest()
    count = max(1, _WORLDS * strength.worlds // Strength().worlds)
    search = own_solver().search_solitario
    wins = [0.0] * len(plans)
    for each in islice(worlds(view, int.from_bytes(seed, "big")), count):
        for k, plan in enumerate(plans):
            after = position._replace(stock=each.stock)
            for move in plan:
                after = play(after, move).after
            _load_solitario(search, after)
            wins[k] += (0.0, 1.0, 0.5)[search.run(_NODES, 1 << 26)]
    return [win / count for win in wins]


def _known_way(position: Position) -> Advice | None:
    """The way to the next card that goes out or is drawn and keeps a win, all cards being known."""
    dug = _digging(position)
    if dug:
        return _told(position, dug, Aim.OUT)
    way = _solved(position)
    return _told(position, way, Aim.OUT, 1.0) if way else None


def _digging(position: Position) -> tuple[Move, ...]:
    """The first moves towards the card of the table that is next on its foundation and has fewest
    cards on it, of those that can go out and keep a win; () if there is none. Where the cards on it
    go matters little: each can come back.
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
        out = _after(position, (*chain(*dug), Move(source, FOUNDATION)))
        if out is not None and own_solver().decide(out, _LIMITS).verdict is Verdict.WINNABLE:
            if depth == 1:
                return (Move(source, FOUNDATION),)
            return _away(position, source)
    return ()


def _away(position: Position, source: Place) -> tuple[Move, ...]:
    """The top card of a pile leaves it: for a card, an empty pile, or the discards."""
    top = position.columns[source - 1][-1]
    piles = [i for i in range(1, len(position.columns) + 1) if i != source]
    used = [i for i in piles if position.columns[i - 1]]
    fits = [i for i in used if misfit(position.rules, top, position.columns[i - 1][-1]) is None]
    empty = [i for i in piles if i not in used]
    return (Move(source, HAND), Move(HAND, [*fits, *empty, WASTE][0]))


def _after(position: Position, moves: Iterable[Move]) -> Position | None:
    """The position after some moves; None if one of them is not legal."""
    for move in moves:
        if refusal(position, move) is not None:
            return None
        position = play(position, move).after
    return position


def _solved(position: Position) -> tuple[Move, ...]:
    """The first moves of a win, up to one that cannot be taken back; () if none is found."""
    answer = own_solver().solve(position, _LIMITS)
    moves = answer.moves or ()
    for i, move in enumerate(moves):
        if move.target == FOUNDATION or move.source == STOCK:
            return moves[: i + 1]
    return ()


def _told(
    position: Position, plan: tuple[Move, ...], aim: Aim | None, share: float | None = None
) -> Advice:
    """The advice of a plan, with the card that it plays."""
    source, target = plan[0].source, plan[-1].target
    if source == STOCK:
        return Advice(plan, Aim.DRAWS, share=share)
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
    return Advice(plan, aim, card, source if is_column(source) else None, share)
