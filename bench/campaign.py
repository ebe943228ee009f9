"""Measures what the engine of campaigns costs: ``bench/campaign.py [DEALS] [ROUNDS] [RULES]``.

Each round measures the same deals twice, on two workers: in a bare loop of two processes without
an engine, and as ``winnable campaign run``. Prints the CPU seconds of all processes (driver,
scheduler, nannies and workers, from their start to their end) and their ratio. The last row is a
campaign of two deals: what every campaign pays once.
"""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from winnable.law.rules import parse_rules
from winnable.research.campaign.question import Question

LOOP: Final = """
import sys
from winnable.research.campaign.working import measure
measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
"""


def spent() -> float:
    """CPU seconds of all processes that ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def bare(question: Question) -> float:
    """CPU seconds of two processes that measure half of the deals each."""
    before, middle = spent(), question.first + question.deals // 2
    halves = [(question.first, middle - 1), (middle, question.last)]
    running = [
        subprocess.Popen([sys.executable, "-c", LOOP, str(question), *map(str, half)])
        for half in halves
    ]
    if any(each.wait() for each in running):
        sys.exit("a bare loop failed")
    return spent() - before


def campaign(question: Question) -> float:
    """CPU seconds of a campaign with two workers."""
    before = spent()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "question.toml"
        path.write_text(str(question))
        command = ["winnable", "campaign", "run", str(path), "--workers", "2"]
        subprocess.run(
            [sys.executable, "-m", *command, "--out", f"{folder}/out"],
            check=True,
            capture_output=True,
        )
    return spent() - before


def main(deals: int = 20_000, rounds: int = 3, rules: str = "d3") -> None:
    print("| deals | bare loop, CPU s | campaign, CPU s | ratio |\n|---|---|---|---|", flush=True)
    whole = [0.0, 0.0]
    for i in range(rounds):
        question = Question(parse_rules(rules), 1 + i * deals, (i + 1) * deals)
        pair = bare(question), campaign(question)
        whole = [a + b for a, b in zip(whole, pair, strict=True)]
        name = f"{question.first} to {question.last}"
        print(f"| {name} | {pair[0]:.1f} | {pair[1]:.1f} | {pair[1] / pair[0]:.3f} |", flush=True)
    print(f"| all | {whole[0]:.1f} | {whole[1]:.1f} | {whole[1] / whole[0]:.3f} |", flush=True)
    question = Question(parse_rules(rules), 1, 2)
    print(f"| 1 to 2 | {bare(question):.1f} | {campaign(question):.1f} | |")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*(int(each) if each.isdecimal() else each for each in given))  # type: ignore[arg-type]
