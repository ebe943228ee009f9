"""Measures the solver for docs/solver.md. CPU time of the thread, without replays.

usage: scripts/bench solver verdicts        the deals of tests/data under six sets of rules
       scripts/bench solver ablation        the same with each switch off
       scripts/bench solver midgame         1,000 positions of games in progress, draw three
       scripts/bench solver answers [N]     deals 1 .. N (1,000), draw three and draw one:
                                            loading, search, answers without and with moves
       scripts/bench solver peers [N [pyksolve] [NAME=COMMAND ...]]
                                            numbered deals 1 .. N (200) beside other solvers
                                            (bench/peers.py), draw three and draw one

``winnable campaign run`` decides numbered deals in large numbers.
"""

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import peers

from winnable import Position, legal_moves, numbered_deal, parse_deal, play
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.solver import Limits, Solver, Verdict, decide_many
from winnable.solver.encoding import load_klondike

DATA = Path(__file__).parent.parent / "tests" / "data"
RULES = {
    "d3": ("verdicts.tsv", 1),
    "d1": ("verdicts.tsv", 0),
    "d1p1": ("verdicts_passes.tsv", 0),
    "d1p3": ("verdicts_passes.tsv", 1),
    "d3p1": ("verdicts_passes.tsv", 2),
    "d3p3": ("verdicts_passes.tsv", 3),
}
SWITCHES = {
    "all on": (),
    "no safe moves": ("use_safe",),
    "no stock dominance": ("use_dominance",),
    "no restarts": ("use_restarts",),
    "locks not shared": ("use_sharing",),
    "alive with cards locked": ("use_alive",),
    "unlocking costs no place": ("occupy",),
    "no locks": ("use_locks",),
    "no relaxation": ("use_relax",),
    "stock cards not in time": ("use_pending",),
    "draw one not asked": ("use_draw_one",),
    "locks asked at once": ("use_easier",),
    "no plan order": ("use_plan",),
    "losses closed late": ("use_closing",),
    "no families": ("use_families",),
}
CAP = 5_000_000
"""States a deal in the ablation; a deal not decided within them counts as undecided."""
PASSES = 5
"""Passes over the deals for each part of an answer."""


class Timed:
    """A solver that records the time of the search and of the whole answer."""

    def __init__(self, *off: str) -> None:
        self.solver = Solver()
        for switch in off:
            setattr(self.solver.search, switch, 0)
        self.rows: list[tuple[Verdict, float, float, int]] = []

    def ask(self, position: Position, limits: Limits = Limits()) -> Verdict:  # noqa: B008
        answer = self.solver.solve(position, limits)
        self.rows.append((answer.verdict, answer.search_s, answer.cpu_s, answer.nodes))
        return answer.verdict

    def report(self, name: str, wrong: int = 0) -> None:
        times = sorted(1000 * search for _, search, _, _ in self.rows)
        whole = 1000 * statistics.fmean(cpu for _, _, cpu, _ in self.rows)
        counts = Counter(verdict for verdict, _, _, _ in self.rows)
        print(
            f"| {name} | {len(times)} |"
            + "".join(f" {counts[verdict]} |" for verdict in Verdict)
            + f" {wrong} | {statistics.fmean(times):.2f} | {statistics.median(times):.3f} |"
            f" {times[int(0.95 * len(times))]:.2f} | {times[int(0.99 * len(times))]:.1f} |"
            f" {times[-1]:.0f} | {whole:.2f} | {sum(row[3] for row in self.rows) / 1e6:.2f} |",
            flush=True,
        )


HEAD = (
    "| rules | deals | winnable | unwinnable | undecided | wrong | mean ms | median | p95 | p99 |"
    " worst | with replay | states (millions) |"
)


def known(text: str) -> Iterator[tuple[Position, str]]:
    """Yields the deals and verdicts of a set of rules."""
    file, column = RULES[text]
    rules = parse_rules(text)
    for line in (DATA / file).read_text().splitlines():
        *verdicts, deal = line.split("\t")
        if verdicts and verdicts[0] in {"winnable", "unwinnable"}:
            yield start(rules, parse_deal(deal, rules)), verdicts[column]


def head() -> None:
    print(HEAD)
    print("|---" * 13 + "|")


def verdicts() -> None:
    head()
    for text in RULES:
        timed = Timed()
        wrong = sum(timed.ask(position) != verdict for position, verdict in known(text))
        timed.report(text, wrong)


def ablation() -> None:
    head()
    for text in ("d3", "d1", "d1p1", "d3p3"):
        for name, off in SWITCHES.items():
            timed = Timed(*off)
            wrong = 0
            for position, verdict in known(text):
                found = timed.ask(position, Limits(CAP, 4096))
                wrong += found not in {verdict, Verdict.UNDECIDED}
            timed.report(f"{text}, {name}", wrong)


def midgame() -> None:
    """Measures positions 5 to 60 moves into random games of the deals of tests/data."""
    chooser = random.Random(0)
    deals = [position for position, _ in known("d3")]
    timed = Timed()
    while len(timed.rows) < 1000:
        position = chooser.choice(deals)
        for _ in range(chooser.randint(5, 60)):
            moves = legal_moves(position)
            if not moves:
                break
            useful = [move for move in moves if move.source] or list(moves)
            position = play(
                position, chooser.choice(useful if chooser.random() < 0.5 else moves)
            ).after
        timed.ask(position)
    head()
    timed.report("d3, in progress")


def answers(count: int) -> None:
    """Measures the parts of an answer, each in passes of its own: the least of ``PASSES`` times."""
    print("| rules | part | mean µs | median µs | mean ratio | median ratio |\n" + "|---" * 6 + "|")
    limits = Limits()
    for text in ("d3", "d1"):
        rules, solver = parse_rules(text), Solver()
        deals = [numbered_deal(number, rules) for number in range(1, count + 1)]
        positions = [start(rules, deal) for deal in deals]

        def load(position: Position, solver: Solver = solver) -> None:
            load_klondike(solver.search, position)

        def search(_: Position, solver: Solver = solver) -> None:
            solver.search.run(limits.nodes, limits.memory << 20)

        parts: dict[str, tuple[Callable[[Position], object], ...]] = {
            "search": (load, search),
            "loading": (load,),
            "`decide`": (solver.decide,),
            "`solve`": (solver.solve,),
        }
        rows = {name: [float("inf")] * count for name in parts}
        many = float("inf")
        for _ in range(PASSES):
            for name, acts in parts.items():
                for i, position in enumerate(positions):
                    for act in acts:
                        begin = time.thread_time()
                        act(position)
                        spent = time.thread_time() - begin
                    rows[name][i] = min(rows[name][i], 1e6 * spent)
            begin = time.thread_time()
            decide_many(deals, rules)
            many = min(many, 1e6 * (time.thread_time() - begin) / count)
        mean, median = (figure(rows["search"]) for figure in (statistics.fmean, statistics.median))
        for name, times in rows.items():
            figures = statistics.fmean(times), statistics.median(times)
            ratios = f"{figures[0] / mean:.3f} | {figures[1] / median:.2f}"
            print(f"| {text} | {name} | {figures[0]:.1f} | {figures[1]:.1f} | {ratios} |")
        print(f"| {text} | `decide_many` | {many:.1f} | | {many / mean:.3f} | |", flush=True)


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else ""
    if what == "verdicts":
        verdicts()
    elif what == "ablation":
        ablation()
    elif what == "midgame":
        midgame()
    elif what == "answers":
        answers(int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
    elif what == "peers":
        peers.main(sys.argv[2:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
