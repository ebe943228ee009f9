"""Measures certificates: sizes, states and CPU times for the first lost deals of some rules.

usage: scripts/bench certificates FOLDER COUNT RULES...

Adds a line of JSON for each lost deal to FOLDER/RULES.jsonl, and the certificate to FOLDER/files;
goes on where it ended. Prints the table of ``docs/certificates.md``.
"""

import json
import sys
import time
from io import BytesIO
from pathlib import Path
from statistics import median

from names import rules_named

from tests.support.interpreting import interpreted
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import Rules
from winnable.proof.faults import CertificateError
from winnable.proof.making import make
from winnable.solver import Verdict, own_solver

LIMIT = 4_000_000
"""States that are visited for a certificate; a deal that needs more is counted."""
PLAIN = 1_000_000
"""Plain Python checks each tenth certificate of at most so many states."""

Row = dict[str, float]


def rows_of(path: Path) -> list[Row]:
    """The rows measured so far."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def measure(rules: Rules, path: Path, count: int) -> list[Row]:
    """Goes on until there are certificates of ``count`` lost deals."""
    plain = interpreted("winnable.proof.check")[0]
    rows = rows_of(path)
    number = int(rows[-1]["deal"]) if rows else 0
    while sum("bytes" in row for row in rows) < count:
        number += 1
        position = start(rules, numbered_deal(number, rules))
        if own_solver().decide(position).verdict is not Verdict.UNWINNABLE:
            continue
        row: Row = {"deal": number}
        begun = time.thread_time()
        try:
            found = make(position, LIMIT)
        except CertificateError:
            row["missing"] = 1
        else:
            row |= {"make": time.thread_time() - begun, "states": found.states}
            row["bytes"] = len(found.file)
            (path.parent / "files" / f"{rules}-{number}.cert").write_bytes(found.file)
            if len(rows) % 10 == 0 and found.states < PLAIN:
                begun = time.thread_time()
                plain.check(BytesIO(found.file), found.states)
                row["plain"] = time.thread_time() - begun
        rows.append(row)
        with path.open("a") as file:
            file.write(json.dumps(row) + "\n")
    return rows


def line_of(name: str, rows: list[Row]) -> str:
    """A line of the table."""
    made = [row for row in rows if "bytes" in row]
    sizes, states = ([row[key] for row in made] for key in ("bytes", "states"))
    times = [row["make"] for row in made]
    rate = sum(row["states"] for row in made if "plain" in row) / max(
        1e-9, sum(row.get("plain", 0) for row in made)
    )
    cells = [
        *(name, len(rows), len(rows) - len(made)),
        *(f"{median(sizes):.0f}", f"{max(sizes):,.0f}"),
        *(f"{median(states):,.0f}", f"{max(states):,.0f}"),
        *(f"{median(times):.2f}", f"{max(times):.1f}"),
        f"{rate:,.0f}",
    ]
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Measures the rules of the command line, or only prints what is there (COUNT 0)."""
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    asked = {name: rules_named(name) for name in sys.argv[3:]}
    (folder / "files").mkdir(parents=True, exist_ok=True)
    for name, rules in asked.items():
        path = folder / f"{name}.jsonl"
        rows = measure(rules, path, count) if count else rows_of(path)
        print(line_of(name, rows), flush=True)


if __name__ == "__main__":
    main()
