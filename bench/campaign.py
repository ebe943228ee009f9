"""Measures what the engine of campaigns costs: ``scripts/bench campaign [DEALS] [ROUNDS] [RULES]``.

Each round measures the same deals three times, in two processes: in a bare loop without an engine,
as ``winnable campaign run``, and as two parts (``work``) that ``merge`` joins. Prints the CPU
seconds of all processes (driver, scheduler, nannies and workers, from their start to their end) and
their ratios. The last row is a campaign of two deals: what every campaign pays once.
"""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from names import rules_named

from winnable.research.campaign.question import Question

LOOP: Final = """
import sys
from winnable.research.campaign.working import measure
measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
"""
CAMPAIGN: Final = ["-m", "winnable", "campaign"]


def spent() -> float:
    """CPU seconds of all processes that ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def at_once(*commands: list[str]) -> None:
    """Runs commands at the same time, to their ends."""
    running = [
        subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for words in commands
    ]
    if any(each.wait() for each in running):
        sys.exit(f"failed: {commands}")


def bare(question: Question) -> float:
    """CPU seconds of two processes that measure half of the deals each."""
    before, middle = spent(), question.first + question.deals // 2
    halves = [(question.first, middle - 1), (middle, question.last)]
    at_once(*(["-c", LOOP, str(question), *map(str, half)] for half in halves))
    return spent() - before


def campaign(question: Question) -> float:
    """CPU seconds of a campaign with two workers."""
    before = spent()
    with tempfile.TemporaryDirectory() as folder:
        at_once([*asked("run", question, folder), "--workers", "2"])
    return spent() - before


def parts(question: Question) -> float:
    """CPU seconds of two parts and their merge."""
    before = spent()
    with tempfile.TemporaryDirectory() as folder:
        at_once(*([*asked("work", question, folder), "--part", part] for part in ("1/2", "2/2")))
        at_once([*CAMPAIGN, "merge", f"{folder}/out"])
    return spent() - before


def asked(command: str, question: Question, folder: str) -> list[str]:
    """Writes the question into a folder. Returns a command that measures it there."""
    path = Path(folder) / "question.toml"
    path.write_text(str(question))
    return [*CAMPAIGN, command, str(path), "--out", f"{folder}/out"]


def main(deals: int = 20_000, rounds: int = 3, rules: str = "d3") -> None:
    asked_rules = rules_named(str(rules))
    print("| deals | bare loop, CPU s | campaign | ratio | parts | ratio |", flush=True)
    print("|---|---|---|---|---|---|", flush=True)
    whole = [0.0, 0.0, 0.0]
    for i in range(rounds):
        question = Question(asked_rules, 1 + i * deals, (i + 1) * deals)
        spents = [each(question) for each in (bare, campaign, parts)]
        whole = [a + b for a, b in zip(whole, spents, strict=True)]
        print(row(f"{question.first} to {question.last}", spents), flush=True)
    print(row("all", whole), flush=True)
    question = Question(asked_rules, 1, 2)
    print(row("1 to 2", [each(question) for each in (bare, campaign, parts)]))


def row(name: str, spents: list[float]) -> str:
    """A row of the table."""
    loop, run, divided = spents
    ratios = f"{run:.1f} | {run / loop:.3f} | {divided:.1f} | {divided / loop:.3f}"
    return f"| {name} | {loop:.1f} | {ratios} |"


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*(int(each) if each.isdecimal() else each for each in given))  # type: ignore[arg-type]
