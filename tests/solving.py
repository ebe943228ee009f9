"""What the tests of the solver share: its settings, wins replayed, games to ask about."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

import oracle

from winnable import solver
from winnable.cards import rank_of, suit_of
from winnable.deals import Deal, numbered_deal
from winnable.law import legal_moves, play, start
from winnable.position import FOUNDATION, STOCK, WASTE, Move, Position, foundation, is_column
from winnable.rules import Rules
from winnable.solver import Answer, Solver

SWITCHES: Final = (
    "use_safe",
    "use_relax",
    "use_locks",
    "use_alive",
    "use_sharing",
    "use_dominance",
    "use_restarts",
    "occupy",
)


def interpreted(name: str, package: ModuleType = solver) -> ModuleType:
    """A module of a package from its source, not compiled."""
    assert package.__file__ is not None
    path = Path(package.__file__).parent / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"{package.__name__}.interpreted_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.COMPILED
    return module


def everywhere(*off: str) -> Solver:
    """A solver that asks its relaxations at every node, without the switches named."""
    solver = Solver()
    solver.search.relax_from = 0
    for switch in off:
        setattr(solver.search, switch, 0)
    return solver


def plain() -> Solver:
    """A solver that only searches."""
    return everywhere(*SWITCHES)


def table(position: Position) -> oracle.State:
    """A Klondike position as the oracle sees it."""
    piles: list[oracle.Pile] = [()] * oracle.PLACES
    for i, (column, down) in enumerate(zip(position.columns, position.down, strict=True), 1):
        piles[i] = tuple((rank_of(card), suit_of(card), k >= down) for k, card in enumerate(column))
    piles[STOCK] = tuple((rank_of(card), suit_of(card), False) for card in position.stock)
    piles[WASTE] = tuple((rank_of(card), suit_of(card), True) for card in position.waste)
    for suit, height in enumerate(position.foundations):
        piles[foundation(suit)] = tuple((rank, suit, True) for rank in range(1, height + 1))
    return oracle.State(position.rules, tuple(piles), redeals=position.passes - 1)


def check_win(position: Position, answer: Answer) -> None:
    """The moves of a win do win, under the rules as the oracle has them."""
    assert answer.moves is not None
    state = table(position)
    for move in answer.moves:
        assert oracle.is_legal(state, move), (position, move)
        state = oracle.apply(state, move)
    assert oracle.is_won(state), position


def late_deal(random: Random, rules: Rules) -> Deal:
    """A deal with the low cards of three suits late, in the stock: there relaxations that hope too
    much or too little go wrong ten times as often."""
    deal = numbered_deal(random.randrange(1 << 40), rules)
    spared = random.randrange(4)
    late = {card: 1.2 * random.random() for card in deal.cards}
    for card in deal.cards:
        if rank_of(card) <= 3 and suit_of(card) != spared:
            late[card] += 1
    return Deal(deal.deck, tuple(sorted(deal.cards, key=late.__getitem__)))


def random_start(random: Random, rules: Rules) -> Position:
    """A deal, every second one with its low cards late."""
    if random.random() < 0.5:
        return start(rules, late_deal(random, rules))
    return start(rules, numbered_deal(random.randrange(1 << 40), rules))


def wander(random: Random, position: Position, most: int) -> Position:
    """The position after up to ``most`` random moves, with a liking for those that get somewhere;
    never a won one."""
    liking = random.random()
    for _ in range(random.randint(1, most)):
        moves = legal_moves(position)
        hopeful = [move for move in moves if _gets_somewhere(move)]
        if not moves:
            break
        move = random.choice(hopeful if hopeful and random.random() < liking else moves)
        after = play(position, move).after
        if after.is_won:
            break
        position = after
    return position


def _gets_somewhere(move: Move) -> bool:
    return move.target == FOUNDATION or (move.source != STOCK and is_column(move.target))
