"""Support for tests of the solver: switches, replayed wins, positions."""

from random import Random
from types import ModuleType
from typing import Final

from tests.support import oracle
from tests.support.interpreting import interpreted
from winnable.law.cards import rank_of, suit_of
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import FOUNDATION, STOCK, WASTE, Move, Position, foundation, is_column
from winnable.law.rules import Rules
from winnable.solver import Answer, Solver, klondike
from winnable.solver.klondike import SWITCHES

SUBJECTS: Final = {
    "klondike": (
        "state",
        "components",
        "pending",
        "moves",
        "memory",
        "families",
        "locks",
        "results",
        "relaxed",
        "relaxation",
        "draw_one",
        "runs",
        "choices",
        "search",
    ),
    "solitario": ("state", "memory", "reach", "acts", "moves", "search"),
    "players": ("weighing", "foresight", "inputs", "net", "tree"),
}
"""The modules that make a compiled search, in the order of their inheritance."""


def interpreted_search(family: str) -> ModuleType:
    """The module with the ``Search`` of a family, loaded from its sources."""
    return interpreted(*(f"winnable.solver.{family}.{name}" for name in SUBJECTS[family]))[-1]


def mutant_search(module: str, right: str, wrong: str) -> ModuleType:
    """The module with the ``Search`` of Klondike, with one text of its sources replaced."""
    names = [f"winnable.solver.klondike.{name}" for name in SUBJECTS["klondike"]]
    planted = {f"winnable.solver.klondike.{module}": (right, wrong)}
    return interpreted(*names, planted=planted)[-1]


def everywhere(*off: str, search: klondike.Search | None = None) -> Solver:
    """A solver that applies its relaxations at every node, with the named switches off."""
    solver = Solver(search)
    _switch_off(solver, off)
    return solver


def plain() -> Solver:
    """A solver without any short cut."""
    return everywhere(*SWITCHES)


def make_plain(solver: Solver) -> None:
    """Switches every short cut of a solver off."""
    _switch_off(solver, SWITCHES)


def _switch_off(solver: Solver, switches: tuple[str, ...]) -> None:
    solver.search.relax_from = 0
    solver.search.easier_from = 0
    solver.search.draw_one_from = 0
    for switch in switches:
        setattr(solver.search, switch, 0)


def table(position: Position) -> oracle.State:
    """A position of Klondike as a state of the oracle."""
    piles: list[oracle.Pile] = [()] * oracle.PLACES
    for i, (column, down) in enumerate(zip(position.columns, position.down, strict=True), 1):
        piles[i] = tuple((rank_of(card), suit_of(card), k >= down) for k, card in enumerate(column))
    piles[STOCK] = tuple((rank_of(card), suit_of(card), False) for card in position.stock)
    piles[WASTE] = tuple((rank_of(card), suit_of(card), True) for card in position.waste)
    for suit, height in enumerate(position.foundations):
        piles[foundation(suit)] = tuple((rank, suit, True) for rank in range(1, height + 1))
    return oracle.State(position.rules, tuple(piles), redeals=position.passes - 1)


def check_win(position: Position, answer: Answer) -> None:
    """Checks that the moves win under the rules of the oracle."""
    assert answer.moves is not None
    state = table(position)
    for move in answer.moves:
        assert oracle.is_legal(state, move), (position, move)
        state = oracle.apply(state, move)
    assert oracle.is_won(state), position


def late_deal(random: Random, rules: Rules) -> Deal:
    """A deal with the low cards of three suits at the end of the stock. Such deals reveal unsound
    relaxations ten times as often.
    """
    deal = numbered_deal(random.randrange(1 << 40), rules)
    spared = random.randrange(4)
    late = {card: 1.2 * random.random() for card in deal.cards}
    for card in deal.cards:
        if rank_of(card) <= 3 and suit_of(card) != spared:
            late[card] += 1
    return Deal(deal.deck, tuple(sorted(deal.cards, key=late.__getitem__)))


def random_start(random: Random, rules: Rules) -> Position:
    """A random deal or, with probability one half, a ``late_deal``."""
    if random.random() < 0.5:
        return start(rules, late_deal(random, rules))
    return start(rules, numbered_deal(random.randrange(1 << 40), rules))


def wander(random: Random, position: Position, most: int) -> Position:
    """The position after up to ``most`` random moves, with a preference for progress. It is
    never a won position.
    """
    liking = random.random()
    for _ in range(random.randint(1, most)):
        moves = legal_moves(position)
        hopeful = [move for move in moves if _makes_progress(move)]
        if not moves:
            break
        move = random.choice(hopeful if hopeful and random.random() < liking else moves)
        after = play(position, move).after
        if after.is_won:
            break
        position = after
    return position


def _makes_progress(move: Move) -> bool:
    return move.target == FOUNDATION or (move.source != STOCK and is_column(move.target))
