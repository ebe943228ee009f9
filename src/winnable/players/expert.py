"""The fair player of the Klondike family: hindsight over the choices that cannot be taken back.

Reversible moves decide nothing, so the player chooses between the choices of the search
(``klondike.Search.survey``): which card becomes loose next; and, as long as a card of the stock is
unseen, the draw. Each choice is tried in the same sampled orders of the unseen cards, and valued by
the share of them in which it keeps a win. That is too hopeful, since who knows all cards wins it:
at draw one, where a plain player who looks at nothing hidden does well, that player's wins count
too. Where passes are unlimited and the waste stands at a whole number of draws, the stock is drawn
through first: that costs nothing and shows it all.

Why following the advice never loops. What is chosen depends on the node of the search alone: on
which cards lie where they were dealt, where the waste stands (not at all where dealing brings it
round for nothing), the redeals left and the component of foundation heights; on neither the place
of loose cards nor the heights themselves. Every order and every tie is a function of the node. A
card that becomes loose, a redeal where they are limited, and a draw where the place of the waste
counts, lead to a node that is never met again. In between the node stays, and so does the choice;
then each move shortens the way to it: the plan follows a shortest path of foundation heights,
uncovers at most one card for each of its steps, and draws at last, in one round of the stock.
"""

from hashlib import blake2b

from ..cards import Card
from ..law import draw_move
from ..position import Position
from ..solver import Limits, Verdict, _load_klondike, _pos, own_solver
from ..solver.literal import Table
from ..view import View
from ..worlds import unseen, world
from .advice import USUAL, Advice, Aim, Strength


def advise_klondike(view: View, strength: Strength = USUAL) -> Advice | None:
    """What to do next; None if no move is worth making: the game is over, or proven lost."""
    # 1. A card that is turned over by hand: it costs nothing.
    if not view.legal:
        return None
    for move in view.legal:
        if move.is_turn:
            return Advice((move,), Aim.TURNS, column=move.source)
    # 2. The choices, with the unseen cards in some order: nothing below depends on which.
    cards = unseen(view)
    position = world(view, cards)
    search = own_solver().search
    _load_klondike(search, position)
    search.unseen = sum(1 << _pos(card) for card in cards)
    choices = [_pos(pos) for pos in search.survey(_in_reach(view))]
    node = search.node()
    may_draw = None in view.stock and not search.forced
    # 3. What needs no choice: the stock is seen for nothing; all that is left goes out.
    draw = Advice((draw_move(view.rules),), Aim.DRAWS)
    is_free = view.rules.passes is None and node[2] == 0
    if may_draw and (is_free or not choices):
        return draw
    is_near = not (view.stock or view.waste) or (is_free and view.rules.draw == 1)
    if is_near and None not in view.stock and not any(view.down):
        return _finish(position)
    if not choices:
        return None
    # 4. The shares of worlds.
    share: float | None = None
    best = 0
    if len(choices) + may_draw > 1 or not cards:
        worlds, nodes = (strength.worlds, strength.nodes) if cards else (1, strength.certain)
        dives = strength.dives if cards and view.rules.draw == 1 else 0
        seed = blake2b(repr((str(view.rules), cards, node)).encode(), digest_size=8).digest()
        number = int.from_bytes(seed, "big") | 1
        weights = search.weigh(number, worlds, nodes, strength.states, may_draw, dives)
        worlds = search.weighed
        shares = [(worlds + wins - losses) / (2 * worlds) for wins, losses, _ in weights]
        values = [
            each + _DIVE * dived / (worlds * max(dives, 1))
            for each, (_, _, dived) in zip(shares, weights, strict=True)
        ]
        ranks = [_rank(position, card) for card in choices] + [_DRAW_RANK] * may_draw
        best = max(range(len(shares)), key=lambda k: (values[k], -ranks[k]))
        share = shares[best]
    if best == len(choices):
        return Advice(draw.plan, Aim.DRAWS, share=share)
    plan = _plan(position, search.way(best), share)
    # 5. Lost whatever is unseen?
    if not share and own_solver().solve_known(view, _LIMITS).verdict is Verdict.UNWINNABLE:
        return None
    return plan


_LIMITS = Limits(nodes=20_000)
_DRAW_RANK = 10
_DIVE = 2.0  # what a win of the plain player counts, beside one of who knows all cards


def _in_reach(view: View) -> int:
    """The stock cards, as a set of the search's numbers, that can be had before an unseen card is
    drawn.
    """
    talon = (*view.waste, *reversed(view.stock))
    if None not in talon:
        return (1 << 52) - 1
    first, at, found = talon.index(None), len(view.waste), 0
    for i in (at - 1, *range(at + view.rules.draw - 1, first, view.rules.draw)):
        card = talon[i] if i >= 0 else None
        if card is not None:
            found |= 1 << _pos(card)
    return found


def _root(position: Position, card: Card) -> int | None:
    """The column, from 1, whose lowest face-up card is ``card``."""
    for i, (column, down) in enumerate(zip(position.columns, position.down, strict=True)):
        if column and column[down] == card:
            return i + 1
    return None


def _rank(position: Position, card: Card) -> int:
    """Which of equal choices comes first: the lowest. A card that turns one over shows something,
    most of all in a long column; one of the stock can wait.
    """
    root = _root(position, card)
    if root is None:
        return 30
    down = position.down[root - 1]
    return 9 - down if down else 20


def _finish(position: Position) -> Advice:
    """The lowest card goes out: nothing is face down, and all of the stock within reach."""
    suit = position.foundations.index(min(position.foundations))
    card = 4 * position.foundations[suit] + suit
    return _plan(position, [(_pos(card), "up")], 1.0)


def _plan(position: Position, way: list[tuple[int, str]], share: float | None) -> Advice:
    """The moves of a way, and what they are for."""
    table = Table(position)
    for pos, act in way:
        {"up": table.up, "down": table.down, "table": table.table}[act](_pos(pos))
    moves = table.moves
    while moves[-1].is_turn:  # what it turns is another matter
        moves.pop()
    pos, act = way[-1]
    card = _pos(pos)
    root = _root(position, card)
    if root is not None and position.down[root - 1]:
        aim = Aim.TURNS
    elif act == "up":
        aim = Aim.OUT
    else:
        aim = Aim.PLAYS if root is None else Aim.EMPTIES
    column = next((i for i, each in enumerate(position.columns, 1) if card in each), None)
    return Advice(tuple(moves), aim, card, column, share)
