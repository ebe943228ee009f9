"""The searches as programs: compiled and interpreted alike, their nodes counted from the law, their
work pinned.

That the interpreted source does what the compiled module does is also the guard against a compiled
module that is older than its source: an editable install goes on using it without a word. If
``test_interpreted_as_compiled`` fails after an edit, build again (``scripts/setup``) before looking
any further.

``python tests/test_solver_core.py --renew`` writes the work of today to data/solver_signature.txt.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import pytest
from solving import SWITCHES, everywhere, interpreted, plain, random_start, wander

from winnable import solver
from winnable.cards import Card, rank_of
from winnable.deals import numbered_deal
from winnable.law import legal_moves, play, start
from winnable.position import FOUNDATION, STOCK, WASTE, Move, Position, is_column
from winnable.rules import parse_rules
from winnable.solver import Limits, Solver, Verdict, klondike, solitario

pytestmark = pytest.mark.no_cover  # thousands of positions

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
SIGNATURE: Final = Path(__file__).parent / "data" / "solver_signature.txt"
MOST_POSITIONS: Final = 5_000 if IS_LONG else 500


# Compiled and interpreted


MODULES: Final = {"klondike": "search", "solitario": "search_solitario"}

COMPARED: Final = (
    *("d3", "d1", "d2p2", "d3p3", "d1p1n", "d3n"),
    *("d1k7c5", "d3p1k5c4", "d2nk6c5", "d4p2k8c6t"),
    *("s", "sb", "sa", "sc4k6", "sc3k7ab"),
)


def test_every_search_is_compiled() -> None:
    assert {path.stem for path in Path(solver.__file__).parent.glob("*.pxd")} == set(MODULES)
    assert klondike.COMPILED
    assert solitario.COMPILED


@pytest.mark.parametrize("text", COMPARED)
def test_interpreted_as_compiled(text: str) -> None:
    rules, random = parse_rules(text), Random(text)
    pairs = [(make(), interpreted_solver(make())) for make in (everywhere, plain)]
    for number in range(10):
        position = random_start(random, rules)
        if number % 2:
            position = wander(random, position, 60)
        for one, other in pairs:
            assert work(other, position) == work(one, position), position


def interpreted_solver(model: Solver) -> Solver:
    """A solver whose searches are interpreted, with the switches of ``model``."""
    other = Solver()
    for name, attribute in MODULES.items():
        setattr(other, attribute, interpreted(name).Search())
    for switch in (*SWITCHES, "relax_from"):
        setattr(other.search, switch, getattr(model.search, switch))
    return other


def work(solver: Solver, position: Position) -> tuple[object, ...]:
    """The answer but for its times."""
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
"""Dealt cards left of each column, stock cards left, where the waste stood when the last of them
was taken, redeals that were left then, and the lowest foundations of the component."""

Ways: TypeAlias = tuple[list[Position], list[tuple[Move, Card, Position]]]


class Census:
    """The nodes of the search, from literal positions and the law alone.

    A step makes one card loose: it leaves the place where it was dealt, or the stock. Nothing is
    drawn before it leaves a column, and no redeal more than needed before it leaves the stock.
    Without returns a loose card that goes up is a step as well, and a card that has a place on the
    table goes there first.
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
        """Nodes after 0, 1, .. ``depth`` steps; fewer levels if there are more positions than
        ``most``, or where a game can be won: there the law ends it."""
        counts = [1]
        while len(counts) <= depth:
            below: dict[Key, set[Position]] = {}
            for key, entries in self.level.items():
                ways = [self.steps(key, entry) for entry in entries]
                # Wherever the loose cards of a node lie, the ways on are the same.
                assert all(steps.keys() == ways[0].keys() for steps in ways), entries
                for steps in ways:
                    for after, positions in steps.items():
                        below.setdefault(after, set()).update(positions)
                if len(self.components) > most:
                    return counts
            if any(position.is_won for each in below.values() for position in each):
                return counts
            counts.append(len(below))
            self.level = below
        return counts

    def steps(self, key: Key, entry: Position) -> dict[Key, set[Position]]:
        """The nodes one step on from a node that was met at ``entry``, and where they are met."""
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
        """All positions that draws and moves that can be undone lead to."""
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
        """Where draws and moves that can be undone lead, and the other moves."""
        if position not in self.known:
            ways: Ways = ([], [])
            staying, going = self.known[position] = ways
            for move in legal_moves(position):
                step = play(position, move)
                after = step.after
                if self.rules.passes is None:
                    after = after._replace(passes=1)  # they are not counted
                if move.source == STOCK or self.is_undone(position, move):
                    staying.append(after)
                else:
                    going.append((move, step.cards[0], after))
        return self.known[position]

    def is_undone(self, position: Position, move: Move) -> bool:
        """Whether the move can be undone: the card was loose before it."""
        if move.target == FOUNDATION and not self.rules.returns:
            return False
        if not is_column(move.source):
            return move.source != WASTE
        i = move.source - 1
        return len(position.columns[i]) - move.count >= dealt_left(position)[i]

    def standing(self, position: Position) -> tuple[int, int]:
        """Where the waste stands, and redeals left; nothing that a redeal can change."""
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
    """Cards of each column that lie where they were dealt; a king at the bottom may as well not."""
    return tuple(
        0 if not column or (down == 0 and rank_of(column[0]) == position.rules.ranks) else down + 1
        for column, down in zip(position.columns, position.down, strict=True)
    )


def small_games(text: str, count: int) -> Iterator[Position]:
    """Deals and positions from the middle of games, of decks of 12 to 20 cards."""
    random = Random(text)
    for i in range(count):
        columns, ranks = random.randint(2, 4), random.randint(3, 5)
        if "p7" in text:  # about as many redeals as stock cards: see that the stock is small
            columns, ranks = random.randint(3, 4), 3
        rules = parse_rules(f"{text}k{ranks}c{columns}")
        position = random_start(random, rules)
        yield wander(random, position, 4 * ranks) if i % 2 else position


@pytest.mark.parametrize("returns", ["", "n"])
@pytest.mark.parametrize("passes", ["p1", "p2", "p3", "p7", ""])
@pytest.mark.parametrize("draw", [1, 2, 3])
def test_nodes_are_those_of_the_law(draw: int, passes: str, returns: str) -> None:
    search, levels = Solver().search, 0
    for position in small_games(f"d{draw}{passes}{returns}", 60 if IS_LONG else 6):
        expected = Census(position).counts(depth=20, most=MOST_POSITIONS)
        solver._load_klondike(search, position)
        assert search.perft(len(expected) - 1) == expected, position
        levels += len(expected) - 1
    assert levels > 4


# The work of the search

WORKED: Final = (
    *("d3", "d1", "d1p3", "d1p1", "d3p3", "d3n", "d2p2n"),
    *("d1k8c5", "d3k8c5", "d2p2k7c5", "d1p1nk7c6"),
    *("s", "sb", "sa", "sc4k7"),
)


def signature(text: str) -> str:
    """Nodes for the deals 1 to 40 of the rules, and what became of them."""
    nodes, verdicts, rules = 0, Counter[Verdict](), parse_rules(text)
    for number in range(1, 41):
        answer = Solver().solve(start(rules, numbered_deal(number, rules)), Limits(nodes=50_000))
        nodes += answer.nodes
        verdicts[answer.verdict] += 1
    return " ".join([text, str(nodes), *(f"{verdicts[verdict]}" for verdict in Verdict)])


@pytest.mark.parametrize("text", WORKED)
def test_the_search_does_the_work_that_it_did(text: str) -> None:
    """Whoever changes the search renews the file, and sees by how much the work changed."""
    lines = [line for line in SIGNATURE.read_text().splitlines() if not line.startswith("#")]
    assert [line.split()[0] for line in lines] == list(WORKED)
    assert signature(text) in lines


def renew() -> None:
    lines = [
        "# rules, nodes, winnable, unwinnable, undecided; renewed by test_solver_core.py --renew"
    ]
    for text in WORKED:
        lines.append(signature(text))
        print(lines[-1])
    SIGNATURE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__" and sys.argv[1:] == ["--renew"]:
    renew()
