"""Renews the counts of the perft tables: ``python tests/perft/make.py``.

The deals and the moves of each table stay; the counts are the oracle's. Review every change.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle import apply, dealt, perft
from test_perft import FILES, Table, read_tables

from winnable.deals import numbered_deal

HEAD = """\
# How many sequences of 1, 2, 3 .. legal moves there are; a won position has none.
# Each table: the number of a deal, the moves played first, the counts from there on.
# `python tests/perft/make.py` renews the counts; a count that changes is a change of the rules.
"""


def counted(table: Table) -> str:
    """The table as text, with its counts made anew."""
    state = dealt(table.rules, numbered_deal(table.deal, table.rules))
    for move in table.moves:
        state = apply(state, move)
    counts = " ".join(map(str, perft(state, len(table.counts))))
    moves = " ".join(["moves", *map(str, table.moves)])
    return f"\ndeal {table.deal}\n{moves}\ncounts {counts}\n"


if __name__ == "__main__":
    for path in FILES:
        tables = read_tables(path)
        path.write_text(
            f"{HEAD}rules {tables[0].rules}\n" + "".join(counted(table) for table in tables)
        )
