"""The compiled searches: equal to the interpreted source, with node counts derived from the law and
pinned work.

Comparing the interpreted source with the compiled module also detects a compiled module older than
its source: an editable install uses a stale one silently. If
``test_interpreted_and_compiled_searches_agree`` fails after an edit, build again
(``scripts/setup``) first.

``python -m tests.solver.test_solver_core --renew`` writes today's counts to
data/solver_signature.txt.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final, TypeAlias

import pytest

from tests.support.length import IS_LONG, pairs
from tests.support.rule_sets import NUMBERS, random_rules
from tests.support.solving import (
    SUBJECTS,
    everywhere,
    interpreted_search,
    plain,
    random_start,
    wander,
)
from winnable import solver
from winnable.law.cards import Card
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import FOUNDATION, STOCK, WASTE, Move, Position, is_column
from winnable.law.rules import parse_rules
from winnable.research.grading.grading import grading_search
from winnable.solver import Limits, Solver, Verdict, astar, klondike, replay, solitario
from winnable.solver.encoding import load_klondike
from winnable.solver.klondike import SWITCHES

SIGNATURE: Final = Path(__file__).parents[1] / "data" / "solver_signature.txt"
MAX_POSITIONS: Final = 5_000 if IS_LONG else 500


# Compiled and interpreted


MODULES: Final = {"klondike": "search", "solitario": "search_solitario"}

COMPARED: Final = (
    *("d3", "d1", "d2p2", "d3p3", "d1p1n", "d3n"),
    *("d1k7c5", "d3p1k5c4", "d2nk6c5", "d4p2k8c6t"),
    *("s", "sb", "sa", "sc4k6", "sc3k7ab"),
)


def test_every_search_is_compiled() -> None:
    folder = Path(solver.__file__).parent
    typed = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.pxd")}
    subjects = {f"{family}/{each}" for family in MODULES for each in SUBJECTS[family]}
    states = ("store", "bounds", "table", "moves", "klondike", "solitario")
    assert typed == subjects | {f"astar/{each}" for each in states} | {
        "bits",
        "klondike/layout",
        "solitario/layout",
        "solitario/certain",
        "board",
        "replay",
    }
    assert klondike.COMPILED
    assert solitario.COMPILED
    assert replay.COMPILED
    assert astar.klondike.COMPILED
    assert astar.solitario.COMPILED


@pytest.mark.parametrize("text", COMPARED)
def test_interpreted_and_compiled_searches_agree(text: str) -> None:
    rules, random = parse_rules(text), Random(text)
    pairs = [(make(), interpreted_solver(make())) for make in (everywhere, plain)]
    for number in range(10 if IS_LONG else 4):
        position = random_start(random, rules)
        if number % 2:
            position = wander(random, position, 60)
        for one, other in pairs:
            assert work(other, position) == work(one, position), position


@pytest.mark.parametrize("family", [klondike, solitario])
def test_every_switch_of_a_search_is_listed(family: ModuleType) -> None:
    """Who switches all pruning off reads the list."""
    declared = {name for name in dir(family.Search()) if name.startswith("use_")}
    assert declared == set(family.SWITCHES) - {"occupy"}


def interpreted_solver(model: Solver) -> Solver:
    """A solver that interprets its searches, with the switches of ``model``."""
    other = Solver()
    for name, attribute in MODULES.items():
        setattr(other, attribute, interpreted_search(name).Search())
    for switch in (*SWITCHES, "relax_from", "easier_from", "draw_one_from"):
        setattr(other.search, switch, getattr(model.search, switch))
    return other


def work(solver: Solver, position: Position) -> tuple[object, ...]:
    """The answer without its times."""
    answer = solver.solve(position, Limits(nodes=2_000))
    return answer.verdict, answer.limit, answer.moves, answer.nodes


@pytest.mark.parametrize("text", ["d3", "s"])
def test_the_source_runs_without_cython(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    rules, other = parse_rules(text), interpreted_solver(Solver())
    for number in range(3):
        position = start(rules, numbered_deal(number, rules))
        assert work(other, position) == work(Solver(), position)


# Nodes counted from the law

Key: TypeAlias = tuple[tuple[int, ...], frozenset[Card], int, int, int]
"""A node: dealt cards left in each column, stock cards left, the position of the waste and the
redeals left after the last stock card was taken, and the lowest foundations of the component.
"""

Ways: TypeAlias = tuple[list[Position], list[tuple[Move, Card, Position]]]


class Census:
    """The nodes of the search, derived from literal positions and the law alone.

    A step loosens one card: the card leaves its dealt place or the stock. The game draws only for a
    step from the stock, and redeals only as often as needed. Without returns, moving a loose card
    to a foundation is a step too, and a card that has a place in the tableau goes there first.
    """

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        left = position.redeals_left
        self.is_unlimited = left is None or left >= len(position.stock + position.waste)
        self.components: dict[Position, int] = {}
        self.known: dict[Position, Ways] = {}
        at, redeals = self.standing(position)
        self.level = {self.key(position, at, redeals): {position}}

    def counts(self, depth: int, most: int) -> list[int]:
        """Nodes after 0, 1, .. ``depth`` steps. The list is shorter if there are more than ``most``
        positions, or at a level where a game can be won: there the law ends the game.
        """
        counts = [1]
        while len(counts) <= depth:
            below: dict[Key, set[Position]] = {}
            for key, entries in self.level.items():
                ways = [self.steps(key, entry) for entry in entries]
                reached = {after for steps in ways for each in steps.values() for after in each}
                if any(after.is_won for after in reached):
                    return counts
                # The further steps do not depend on where the loose cards of a node lie.
                assert all(steps.keys() == ways[0].keys() for steps in ways), entries
                for steps in ways:
                    for after, positions in steps.items():
                        below.setdefault(after, set()).update(positions)
                if len(self.components) > most:
                    return counts
            counts.append(len(below))
            self.level = below
        return counts

    def steps(self, key: Key, entry: Position) -> dict[Key, set[Position]]:
        """The nodes one step beyond the node first met at ``entry``, and the positions where
        they are met.
        """
        fewest: dict[Card, int] = {}  # passes
        steps: list[tuple[Card, bool, Position, Key]] = []
        for position in sorted(self.members(entry), key=lambda member: member.passes):
            for move, card, after in self.ways(position)[1]:
                if move.source == WASTE:
                    if fewest.setdefault(card, position.passes) < position.passes:
                        continue
                    then = self.key(after, *self.standing(after))
                elif (position.stock, position.passes) == (entry.stock, entry.passes):
                    then = self.key(after, *key[2:4])
                else:
                    continue
                steps.append((card, move.target == FOUNDATION, after, then))
        on_table = {card for card, up, *_ in steps if not up}
        found: dict[Key, set[Position]] = {}
        for card, up, after, then in steps:
            if self.rules.returns or not up or card not in on_table:
                found.setdefault(then, set()).add(after)
        return found

    def members(self, entry: Position) -> set[Position]:
        """All positions reachable by draws and reversible moves."""
        found, waiting = {entry}, [entry]
        while waiting:
            position = waiting.pop()
            for after in self.ways(position)[0]:
                if after not in found:
                    found.add(after)
                    waiting.append(after)
        lowest = min(
            sum(height << 4 * suit for suit, height in enumerate(position.foundations))
            for position in found
        )
        self.components.update(dict.fromkeys(found, lowest))
        return found

    def ways(self, position: Position) -> Ways:
        """The results of draws and reversible moves, and the other moves."""
        if position not in self.known:
            ways: Ways = ([], [])
            staying, going = self.known[position] = ways
            for move in legal_moves(position):
                step = play(position, move)
                after = step.after
                if self.rules.passes is None:
                    after = after._replace(passes=1)  # unlimited passes are not counted
                if move.source == STOCK or self.is_undone(position, move):
                    staying.append(after)
                else:
                    going.append((move, step.cards[0], after))
        return self.known[position]

    def is_undone(self, position: Position, move: Move) -> bool:
        """Whether the move is reversible: the card was loose before it."""
        if move.target == FOUNDATION and not self.rules.returns:
            return False
        if not is_column(move.source):
            return move.source != WASTE
        i = move.source - 1
        return len(position.columns[i]) - move.count >= dealt_left(position)[i]

    def standing(self, position: Position) -> tuple[int, int]:
        """The position of the waste and the redeals left. With unlimited passes, every position
        that a redeal restores is 0.
        """
        at = len(position.waste)
        if not self.is_unlimited:
            return at, position.redeals_left or 0
        return (0 if at % self.rules.draw == 0 or not position.stock else at), 0

    def key(self, position: Position, at: int, redeals: int) -> Key:
        """The node of a position."""
        if position not in self.components:
            self.members(position)
        cards = frozenset(position.stock + position.waste)
        return dealt_left(position), cards, at, redeals, self.components[position]


def dealt_left(position: Position) -> tuple[int, ...]:
    """The cards of each column that lie where they were dealt; a card that an empty column takes
    counts as loose at the bottom.
    """
    return tuple(
        0
        if not column or (down == 0 and position.rules.kind.fits_empty(position.rules, column[0]))
        else down + 1
        for column, down in zip(position.columns, position.down, strict=True)
    )


def small_games(text: str, count: int) -> Iterator[Position]:
    """Deals and positions from the middle of games, with decks of 12 to 20 cards; the fields that
    ``text`` does not mention at random.
    """
    random = Random(text)
    for i in range(count):
        columns, ranks = random.randint(2, 4), random.randint(3, 5)
        if "p7" in text:  # about as many redeals as stock cards: keep the stock small
            columns, ranks = random.randint(3, 4), 3
        usual = parse_rules(f"{text}k{ranks}c{columns}")
        rules = random_rules(
            random,
            usual,
            **{name: [getattr(usual, name)] for name in (*NUMBERS, "returns")},
            by_hand=[False],  # a turn by hand would be a move without a card
            redeal_draws=[False],
        )
        position = random_start(random, rules)
        yield wander(random, position, 4 * ranks) if i % 2 else position


@pytest.mark.parametrize(
    ("draws", "returns"),
    pairs(map("".join, product(("d1", "d2", "d3"), ("p1", "p2", "p3", "p7", ""))), ["", "n"]),
)
def test_nodes_equal_those_derived_from_the_law(draws: str, returns: str) -> None:
    search, levels = Solver().search, 0
    for position in small_games(f"{draws}{returns}", 60 if IS_LONG else 6):
        expected = Census(position).counts(depth=20, most=MAX_POSITIONS)
        load_klondike(search, position)
        assert search.perft(len(expected) - 1) == expected, position
        levels += len(expected) - 1
    assert levels > 4


# The work of the search

WORKED: Final = (
    *("d3", "d1", "d1p3", "d1p1", "d3p3", "d3n", "d2p2n"),
    *("d1k8c5", "d3k8c5", "d2p2k7c5", "d1p1nk7c6"),
    *("s", "sb", "sa", "sc4k7"),
)


GRADED: Final = ("d3", "d1", "d1p3", "d1p1", "d3p3")
"""Rules whose deals are graded by ``grading_search``, at the end of the file."""


def signature(text: str, make: Callable[[], klondike.Search] = klondike.Search) -> str:
    """The nodes and the verdict for each of the deals 1 to 40 of the rules."""
    nodes, verdicts, rules = 0, Counter[Verdict](), parse_rules(text)
    for number in range(1, 41):
        position = start(rules, numbered_deal(number, rules))
        answer = Solver(make()).decide(position, Limits(nodes=50_000))
        nodes += answer.nodes
        verdicts[answer.verdict] += 1
    return " ".join([text, str(nodes), *(f"{verdicts[verdict]}" for verdict in Verdict)])


@pytest.mark.parametrize("text", WORKED)
def test_the_work_of_the_search_matches_its_signature(text: str) -> None:
    """A change of the search renews the file, and its difference shows how the work changed."""
    lines = [line for line in SIGNATURE.read_text().splitlines() if not line.startswith("#")]
    assert [line.split()[0] for line in lines] == [*WORKED, *GRADED]
    assert lines[WORKED.index(text)] == signature(text)


@pytest.mark.parametrize("text", GRADED)
def test_deals_are_graded_by_the_search_that_built_the_catalogue(text: str) -> None:
    """These lines must never change: the catalogue stores wins that this search found first."""
    lines = SIGNATURE.read_text().splitlines()[-len(GRADED) :]
    assert lines[GRADED.index(text)] == signature(text, grading_search)


def renew() -> None:
    lines = [
        "# rules, nodes, winnable, unwinnable, undecided; renewed by test_solver_core.py --renew"
    ]
    old = SIGNATURE.read_text().splitlines()[-len(GRADED) :]
    for text in WORKED:
        lines.append(signature(text))
        print(lines[-1])
    lines += ["# with the rules of campaign.grading.grading_search; not renewed", *old]
    SIGNATURE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__" and sys.argv[1:] == ["--renew"]:
    renew()
