"""The fair player of the Klondike family: a tree search over irreversible choices.

Reversible moves do not affect winnability, so the player decides between the choices of the search
(``Solver.choices``): which card to make loose next and, while a draw or a later pass can show an
unseen card, the draw. If passes are unlimited and the waste is a whole number of draws, the player
first draws through the stock: this costs nothing and shows every card. With at most one card
unseen, everything is known, and the search decides each choice.

Where a net was trained for the rules (``nets``), a Monte Carlo tree over what the player sees
(``tree``) values the choices. Elsewhere, and while a card of the waste is unseen, the player tries
every choice in the same sampled worlds, and its value is the share of the worlds that remain
winnable. That value is optimistic, because the search knows all cards. At draw one the wins of a
simple player who ignores hidden cards are added, since that player does well there. This method is
hindsight optimization: Bjarnason, Fern and Tadepalli, "Lower Bounding Klondike Solitaire with
Monte-Carlo Planning" (ICAPS 2009).

Following the advice never loops, for this reason. The choice is a function of the node of the
search: the cards that lie where they were dealt, the position of the waste (ignored if drawing
restores it at no cost), the redeals left, and the component of foundation heights. It depends
neither on the places of loose cards nor on the heights themselves. Every order and every tie-break
is a function of the node. Three moves lead to a node that never recurs: one that makes a card
loose, a redeal if redeals are limited, and a draw if the position of the waste counts. Between them
the node and the choice stay the same, and each move shortens the rest of the plan: it follows a
shortest path of foundation heights, uncovers at most one card for each of its steps, and draws
last, in one round of the stock.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice

from ..law.cards import Card
from ..law.moves import draw_move
from ..law.position import Position
from ..law.rules import Rules
from ..law.view import View, view_of
from ..law.worlds import unseen, world, worlds
from ..solver import Limits, Solver, Verdict, own_solver
from ..solver.choosing import Step
from ..solver.encoding import load_piles, packed_step
from ..solver.replay import Replay
from ..solver.stopping import stoppable
from .advice import USUAL, Advice, Aim, Strength, interval, wilson
from .nets import CERTAIN, calibrated, exploration, net_name, read_net
from .tree import Tree

_own = threading.local()


def rank_klondike(view: View, strength: Strength, most: int) -> list[Advice]:
    """Returns the best choices, at most ``most``, the best first. Empty if no move is worth
    making: the game is over, or proven lost.
    """
    # 1. Turn a card by hand: it costs nothing.
    if not view.legal:
        return []
    for move in view.legal:
        if move.is_turn:
            return [Advice((move,), Aim.TURNS, column=move.source)]
    # 2. List the choices: they do not depend on the unseen cards.
    tree, solver = _own_solver()
    found = solver.choices(view)
    choices = found.cards
    shows = not view.stock_is_known or (not view.waste_is_known and view.redeals_left != 0)
    may_draw = shows and not found.is_forced
    # 3. Without a choice: draw through the stock at no cost, or play the remaining cards out.
    draw = Advice((draw_move(view.rules),), Aim.DRAWS)
    if may_draw and (found.is_round or not choices):
        return [draw]
    cards = unseen(view)
    position = world(view, cards)
    is_near = not (view.stock or view.waste) or (found.is_round and view.rules.draw == 1)
    if is_near and view.stock_is_known and view.waste_is_known and not any(view.down):
        return [_finish(position)]
    if not choices:
        return []
    # 4. Value the choices.
    ranks = [_rank(position, card) for card in choices] + [_DRAW_RANK] * may_draw
    valued = [_Value(0)]
    if len(ranks) > 1 or not cards:
        name = net_name(view.rules) if strength.simulations else None
        seed = _seed(view, cards, found.node)
        is_early = not view.stock_is_known and view.rules.passes is None
        if name is None or len(cards) <= 1 or is_early or not view.waste_is_known:
            dives = strength.dives if view.rules.draw == 1 else 0
            valued = _by_worlds(tree, seed, strength, len(cards), dives, ranks, may_draw=may_draw)
        else:
            _equip(name)
            valued = _by_tree(tree, view.rules, seed, strength, ranks, may_draw=may_draw)
    ranked = [
        replace(
            draw if each.choice == len(choices) else _plan(position, solver.way(each.choice)),
            share=each.share,
            chance=each.chance,
            low=each.low,
            high=each.high,
        )
        for each in valued[:most]
    ]
    # 5. No advice if the game is lost for every order of the unseen cards.
    best = valued[0]
    is_bad = not best.share if best.chance is None else best.chance < _HOPELESS
    if (
        is_bad
        and best.choice < len(choices)
        and own_solver().solve_known(view, Limits(strength.lost)).verdict is Verdict.UNWINNABLE
    ):
        return []
    return ranked


def winning_chance(view: View, simulations: int = USUAL.simulations) -> float | None:
    """Returns the chance, 0 to 1, that a strong player wins who sees no more than the view: the one
    whose moves ``advise`` recommends.

    None where no net was trained for the rules, with unlimited passes while part of the stock is
    unseen and drawing through it is not free, and where at most one card is unseen. None too while
    a card of the waste is unseen and drawing through the stock is not free.
    """
    rules = view.rules
    name = net_name(rules)
    cards = unseen(view)
    if name is None or len(cards) <= 1 or any(move.is_turn for move in view.legal):
        return None
    tree, solver = _own_solver()
    _equip(name)
    if suits_net(view):
        return calibrated(rules, _value(tree, solver, view, simulations))
    if not solver.choices(view).is_round:
        return None
    # The player draws through the stock first: the mean over stocks that it may find.
    piles = (view.stock, view.waste, *view.columns)
    known = {card for pile in piles for card in pile if card is not None}
    total, stocks = 0.0, max(1, min(_STOCKS, simulations // 6))
    for position in islice(worlds(view, _seed(view, cards, "stock")), stocks):
        seen = frozenset({*known, *position.stock, *position.waste})
        total += _value(tree, solver, view_of(position, seen), max(1, simulations // 16))
    return calibrated(rules, total / stocks)


def suits_net(view: View) -> bool:
    """Whether the net can value a view: no card is unseen that drawing shows at no cost."""
    return view.waste_is_known and (view.rules.passes is not None or view.stock_is_known)


def net_value(view: View) -> float | None:
    """Returns the value, 0 to 1, that the net gives to the best choice of a view without looking
    ahead; with at most one card unseen, that of the search. It is not calibrated.

    None where no net was trained for the rules, and while a card is unseen that drawing shows at no
    cost, as in ``winning_chance``.
    """
    name, cards = net_name(view.rules), unseen(view)
    if name is None or not suits_net(view):
        return None
    if len(cards) <= 1:
        verdict = own_solver().decide(world(view, cards), Limits(USUAL.certain)).verdict
        return {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0}.get(verdict, 0.5)
    tree, solver = _own_solver()
    _equip(name)
    return _value(tree, solver, view, 0)


def _value(tree: Tree, solver: Solver, view: View, simulations: int) -> float:
    """Returns the value of the best choice of a view by the tree; 0 without a choice."""
    found = solver.choices(view)
    may_draw = int(None in view.stock and not found.is_forced)
    if not found.cards and not may_draw:
        return 0.0
    seed = _seed(view, unseen(view), found.node)
    values = stoppable(tree, lambda: tree.think(seed, simulations, CURIOSITY, may_draw))
    return max(values)[1] / CERTAIN


def _seed(view: View, cards: Sequence[Card], node: object) -> int:
    """Returns a random seed that only depends on the node and the unseen cards."""
    text = repr((str(view.rules), cards, node)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") | 1


@dataclass(frozen=True, slots=True)
class _Value:
    """A choice, by its index, and the values of its ``Advice``."""

    choice: int
    share: float | None = None
    chance: float | None = None
    low: float | None = None
    high: float | None = None


def _by_tree(
    tree: Tree, rules: Rules, seed: int, strength: Strength, ranks: list[int], *, may_draw: bool
) -> list[_Value]:
    """Values the choices by the tree: the one with most visits is the best."""
    found = stoppable(
        tree, lambda: tree.think(seed, strength.simulations, CURIOSITY, int(may_draw))
    )
    order = sorted(range(len(found)), key=lambda k: (*found[k], -ranks[k]), reverse=True)
    values = []
    for k in order:
        visits, worth = found[k]
        ends = wilson(worth / CERTAIN, max(visits, 1))
        chance, low, high = (calibrated(rules, each) for each in (worth / CERTAIN, *ends))
        values.append(_Value(k, chance=chance, low=low, high=high))
    return values


def _by_worlds(
    tree: Tree,
    seed: int,
    strength: Strength,
    unknown: int,
    dives: int,
    ranks: list[int],
    *,
    may_draw: bool,
) -> list[_Value]:
    """Values the choices by the share of worlds that they keep winnable; with at most one card
    ``unknown`` there is one world.
    """
    worlds, nodes = strength.worlds, strength.nodes
    if unknown <= 1:
        worlds, nodes, dives = 1, strength.certain, 0
    weights = stoppable(
        tree, lambda: tree.weigh(seed, worlds, nodes, strength.states, int(may_draw), dives)
    )
    worlds = tree.weighed
    shares = [(worlds + wins - losses) / (2 * worlds) for wins, losses, _ in weights]
    values = [
        each + _DIVE * dived / (worlds * max(dives, 1))
        for each, (_, _, dived) in zip(shares, weights, strict=True)
    ]
    order = sorted(range(len(shares)), key=lambda k: (values[k], -ranks[k]), reverse=True)
    ends = [interval(*each[:2], worlds, complete=unknown <= 1) for each in weights]
    return [_Value(k, shares[k], None, *ends[k]) for k in order]


_DRAW_RANK = 10
_DIVE = 2.0  # weight of a win of the simple player, relative to one of the search
_HOPELESS = 0.05  # below this chance the player asks whether the game is lost
_STOCKS = 60  # most stocks to sample for a chance before the stock is seen
CURIOSITY = 20
"""The weight of the exploration term of the tree, in percent."""


def _own_solver() -> tuple[Tree, Solver]:
    """Returns the tree of this thread, and the solver that loads it."""
    if not hasattr(_own, "solver"):
        _own.tree = Tree()
        _own.net = None
        _own.solver = Solver(_own.tree)
    return _own.tree, _own.solver


def _equip(name: str) -> None:
    """Gives the tree of this thread a net."""
    if _own.net != name:
        if _own.net is None:
            _own.tree.set_tables(*exploration())
        _own.tree.set_net(*read_net(name))
        _own.net = name


def _root(position: Position, card: Card) -> int | None:
    """Returns the column, from 1, whose lowest face-up card is ``card``."""
    for i, (column, down) in enumerate(zip(position.columns, position.down, strict=True)):
        if column and column[down] == card:
            return i + 1
    return None


def _rank(position: Position, card: Card) -> int:
    """Ranks a choice among equals, lowest first: cards that turn a card over, long columns first;
    then cards that empty a column; then stock cards.
    """
    root = _root(position, card)
    if root is None:
        return 30
    down = position.down[root - 1]
    return 9 - down if down else 20


def _finish(position: Position) -> Advice:
    """Plays the lowest card out: no card is face down, and the whole stock is in reach."""
    suit = position.foundations.index(min(position.foundations))
    card = 4 * position.foundations[suit] + suit
    return _plan(position, ((card, "up"),), 1.0)


def _plan(position: Position, way: Sequence[Step], share: float | None = None) -> Advice:
    """Converts a path of the search to moves and their aim."""
    replay = Replay()
    load_piles(replay, position)
    replay.walk([packed_step(card, act) for card, act in way])
    moves = replay.made
    while moves[-1].is_turn:  # the turn is not part of the plan
        moves.pop()
    card, act = way[-1]
    root = _root(position, card)
    if root is not None and position.down[root - 1]:
        aim = Aim.TURNS
    elif act == "up":
        aim = Aim.OUT
    else:
        aim = Aim.PLAYS if root is None else Aim.EMPTIES
    column = next((i for i, each in enumerate(position.columns, 1) if card in each), None)
    return Advice(tuple(moves), aim, card, column, share)
