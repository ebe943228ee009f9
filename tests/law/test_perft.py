"""Perft: the number of sequences of n legal moves. The law, the oracle and the tables agree.

The tables in ``data/perft/`` start from numbered deals and from the middle of games.
``python -m tests.support.make_perft`` renews their counts.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.length import IS_LONG
from tests.support.oracle import apply, dealt, position_of
from tests.support.oracle import perft as oracle_perft
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Move, Position, parse_move
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS

FOLDER = Path(__file__).parents[1] / "data" / "perft"
MAX_COUNT = 2_000
"""The usual run follows a table up to so many sequences of moves."""
FAMILY = {"d2p2n", "d3c4k5", "d1p1c3k4t", "s", "sb", "sa", "sc3k5b"}


@dataclass(frozen=True)
class Table:
    """Counts for 1, 2, 3, ... moves from the position after ``moves``."""

    rules: Rules
    deal: int
    moves: tuple[Move, ...]
    counts: tuple[int, ...]


def read_tables(path: Path) -> list[Table]:
    """The tables of a file: its rules, then lines of a deal, moves and counts for each table."""
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
    """Like the oracle's ``perft``: visits equal positions once and counts the ways to them."""
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
def test_each_file_has_tables_of_five_moves_and_one_from_mid_game(path: Path) -> None:
    tables = read_tables(path)
    assert all(len(table.counts) >= 5 for table in tables)
    assert any(table.moves for table in tables)
    assert any(not table.moves for table in tables)


@pytest.mark.parametrize("table", TABLES)
def test_law_and_oracle_reproduce_the_table(table: Table) -> None:
    deal = numbered_deal(table.deal, table.rules)
    position, state = start(table.rules, deal), dealt(table.rules, deal)
    for move in table.moves:
        position, state = play(position, move).after, apply(state, move)
    assert position == position_of(state)
    counts = [count for count in table.counts if IS_LONG or count < MAX_COUNT]
    assert law_perft(position, len(counts)) == counts
    assert oracle_perft(state, len(counts)) == counts
