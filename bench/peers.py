"""Measures other solvers beside this one, deal by deal in one run: CPU time of one thread.

pyksolve is measured in this process. Any other solver is a program that reads one deal a line::

    3 9D KS 4H ...

the number of cards drawn, then the 52 cards: the columns from left to right, each from its bottom
card, then the stock, the first card drawn first. It answers each line at once with a verdict and
the CPU time of its search in milliseconds::

    winnable 0.0312

``undecided`` is a verdict too. Passes are unlimited and cards may return from the foundations.
"""

import importlib
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from winnable.law.cards import card_text
from winnable.law.deals import Deal, deal_columns, digits_text, numbered_deal
from winnable.law.moves import start
from winnable.law.rules import Rules, parse_rules
from winnable.solver import Solver, Verdict

STATES: Final = 200_000
"""States a deal for pyksolve; its fast mode never answers unwinnable."""


class Peer(Protocol):
    """A solver to measure."""

    def ask(self, deal: Deal, rules: Rules) -> tuple[Verdict, float]:
        """Returns the verdict and the CPU time in milliseconds."""


class Program:
    """A solver that runs as a process."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(  # the command line of the person who measures
            command, shell=True, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, deal: Deal, rules: Rules) -> tuple[Verdict, float]:
        cards = [card for column in deal_columns(deal, rules) for card in column]
        cards += deal.cards[rules.table_size :]
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        texts = (card_text(card, deal.deck) for card in cards)
        print(rules.draw, *texts, file=self.process.stdin, flush=True)
        verdict, cpu_ms = self.process.stdout.readline().split()
        return Verdict(verdict), float(cpu_ms)


class Pyksolve:
    """The fast mode of pyksolve."""

    def __init__(self) -> None:
        """Raises ``ImportError`` if pyksolve is not installed."""
        self.solitaire = importlib.import_module("pyksolve.solver").Solitaire()

    def ask(self, deal: Deal, rules: Rules) -> tuple[Verdict, float]:
        begin = time.thread_time()
        self.solitaire.draw_count = rules.draw
        self.solitaire.load_solitaire(digits_text(deal))
        self.solitaire.reset_game(rules.draw)
        result = str(self.solitaire.solve_fast(max_closed_count=STATES))
        cpu_ms = (time.thread_time() - begin) * 1000
        if "Solved" in result:
            return Verdict.WINNABLE, cpu_ms
        return Verdict.UNWINNABLE if "Impossible" in result else Verdict.UNDECIDED, cpu_ms


@dataclass
class Figures:
    """The answers of one solver."""

    verdicts: list[Verdict] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def add(self, verdict: Verdict, cpu_ms: float) -> None:
        self.verdicts.append(verdict)
        self.times.append(cpu_ms)

    def differ(self, other: "Figures") -> int:
        """Returns the number of deals that both decided, differently."""
        pairs = zip(self.verdicts, other.verdicts, strict=True)
        return sum(a is not b and Verdict.UNDECIDED not in {a, b} for a, b in pairs)

    def row(self, name: str, ours: "Figures") -> str:
        """Returns the row of the table; the ratios are to the search of this solver."""
        counts = Counter(self.verdicts)
        mine, base = summary(self.times), summary(ours.times)
        ratios = [mine[i] / base[i] for i in (0, 1, 3, 4)]
        return (
            f"| {name} | {len(self.times)} |"
            + "".join(f" {counts[verdict]} |" for verdict in Verdict)
            + f" {self.differ(ours)} |"
            + "".join(f" {value:.3g} |" for value in (*mine, *ratios))
        )


def summary(times: list[float]) -> tuple[float, float, float, float, float]:
    """Returns mean, median, 95th and 99th percentile, and worst."""
    ordered = sorted(times)
    p95, p99 = (ordered[int(share * len(ordered))] for share in (0.95, 0.99))
    return statistics.fmean(ordered), statistics.median(ordered), p95, p99, ordered[-1]


HEAD: Final = (
    "| solver | deals | winnable | unwinnable | undecided | different | mean ms | median | p95 |"
    " p99 | worst | mean ratio | median ratio | p99 ratio | worst ratio |"
)


def measure(text: str, numbers: Iterable[int], peers: dict[str, Peer]) -> None:
    """Prints the table of one set of rules."""
    rules, solver = parse_rules(text), Solver()
    rows = {name: Figures() for name in ("search", "whole answer", *peers)}
    for number in numbers:
        deal = numbered_deal(number, rules)
        position = start(rules, deal)
        begin = time.thread_time()
        answer = solver.solve(position)
        rows["whole answer"].add(answer.verdict, 1000 * (time.thread_time() - begin))
        rows["search"].add(answer.verdict, 1000 * answer.search_s)
        for name, peer in peers.items():
            rows[name].add(*peer.ask(deal, rules))
    print(f"\n{text}\n\n{HEAD}\n" + "|---" * HEAD.count(" | ") + "|---|")
    for name, figures in rows.items():
        print(figures.row(name, rows["search"]), flush=True)


def main(arguments: list[str]) -> None:
    """Measures deals 1 .. N at draw three and draw one, beside ``pyksolve`` and each
    ``NAME=COMMAND``.
    """
    count, *others = arguments or ["200"]
    peers: dict[str, Peer] = {}
    for each in others:
        name, _, command = each.partition("=")
        if not command and name != "pyksolve":
            sys.exit(f"{name} has no command")
        peers[name] = Program(command) if command else Pyksolve()
    for text in ("d3", "d1"):
        measure(text, range(1, int(count) + 1), peers)
