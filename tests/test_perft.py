"""Perft: how many sequences of n legal moves there are. The law, the oracle and the tables agree.

The tables in ``perft/`` begin from numbered deals and from the middle of games. ``perft/make.py``
renews their counts.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from oracle import apply, dealt, position_of
from oracle import perft as oracle_perft

from winnable.deals import numbered_deal
from winnable.law import legal_moves, play, start
from winnable.position import Move, Position, parse_move
from winnable.rules import Rules, parse_rules
from winnable.variants import VARIANTS

pytestmark = pytest.mark.no_cover  # tracing would make it three times as slow

FOLDER = Path(__file__).parent / "perft"
FAMILY = {"d2p2n", "d3c4k5", "d1p1c3k4t", "s", "sb", "sa", "sc3k5b"}


@dataclass(frozen=True)
class Table:
    """Counts for 1, 2, 3 .. moves from the place that ``moves`` lead to."""

    rules: Rules
    deal: int
    moves: tuple[Move, ...]
    counts: tuple[int, ...]


def read_tables(path: Path) -> list[Table]:
    """The tables of a file: its rules, then for each table lines of a deal, moves and counts."""
    tables: list[Table] = []
    rules, deal, moves = Rules(), 0, ()  # type: tuple[Rules, int, tuple[Move, ...]]
    for line in path.read_text().splitlines():
        name, _, value = line.partition(" ")
        if name == "rules":
            rules = parse_rules(value)
        elif name == "deal":
            deal = int(value)
        elif name == "moves":
            moves = tuple(parse_move(word) for word in value.split())
        elif name == "counts":
            tables.append(Table(rules, deal, moves, tuple(map(int, value.split()))))
        else:
            assert not name or name == "#", line
    return tables


def law_perft(position: Position, depth: int) -> list[int]:
    """As the oracle's ``perft``: equal positions are looked at once, with their number of ways."""
    counts, level = [], {position: 1}
    for ply in range(1, depth + 1):
        below: dict[Position, int] = {}
        total = 0
        for here, ways in level.items():
            moves = legal_moves(here)
            total += ways * len(moves)
            if ply < depth:
                for move in moves:
                    after = play(here, move).after
                    below[after] = below.get(after, 0) + ways
        counts.append(total)
        level = below
    return counts


FILES = sorted(FOLDER.glob("*.txt"))
TABLES = [
    pytest.param(table, id=f"{path.stem}-{at}")
    for path in FILES
    for at, table in enumerate(read_tables(path), 1)
]


def test_every_preset_has_tables() -> None:
    have = {str(table.rules) for path in FILES for table in read_tables(path)}
    assert have >= {str(variant.rules) for variant in VARIANTS.values()} | FAMILY


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tables_of_a_file_are_five_moves_deep_and_reach_mid_game(path: Path) -> None:
    tables = read_tables(path)
    assert all(len(table.counts) >= 5 for table in tables)
    assert any(table.moves for table in tables)
    assert any(not table.moves for table in tables)


@pytest.mark.parametrize("table", TABLES)
def test_law_and_oracle_count_as_the_table_says(table: Table) -> None:
    deal = numbered_deal(table.deal, table.rules)
    position, state = start(table.rules, deal), dealt(table.rules, deal)
    for move in table.moves:
        position, state = play(position, move).after, apply(state, move)
    assert position == position_of(state)
    depth = len(table.counts)
    assert law_perft(position, depth) == list(table.counts)
    assert oracle_perft(state, depth) == list(table.counts)
