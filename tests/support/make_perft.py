"""Renews the counts of the perft tables: ``python -m tests.support.make_perft``.

The deals and the moves of each table stay; the oracle gives the counts. Review every change.
"""

from tests.law.test_perft import FILES, Table, read_tables
from tests.support.oracle import apply, dealt, perft
from winnable.law.deals import numbered_deal

HEAD = """\
# How many sequences of 1, 2, 3 .. legal moves there are; a won position has none.
# Each table: the number of a deal, the moves played first, the counts from there on.
# `python -m tests.support.make_perft` renews the counts; a changed count is a changed rule.
"""


def counted(table: Table) -> str:
    """The tables of the file as text, with new counts."""
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
