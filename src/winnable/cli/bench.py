"""``winnable bench``: this solver and pyksolve on the same deals, alternately, in one run."""

import importlib
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median
from typing import Annotated, Final, Protocol

from cyclopts import Parameter

from ..law.deals import Deal, digits_text, numbered_deal
from ..law.moves import start
from ..law.rules import parse_rules
from ..solver import Verdict, solve
from .output import count_of, deal_numbers, player_voice, print_json

_TIMES: Final[dict[str, Callable[[list[float]], float]]] = {
    "mean": fmean,
    "median": median,
    "worst": max,
}


class Solitaire(Protocol):
    """The part of ``pyksolve.solver.Solitaire`` that the benchmark uses."""

    draw_count: int

    def load_solitaire(self, card_set: str) -> None:
        """Loads a deal in the digits of ``deals.digits_text``."""

    def reset_game(self, draw_count: int) -> None:
        """Deals."""

    def solve_fast(self, *, max_closed_count: int) -> object:
        """Searches at most that many states; the text of the result names the verdict."""


def bench(
    numbers: str = "1..50",
    last: Annotated[str | None, Parameter(show=False)] = None,
    /,
    *,
    draw: str = "3",
    states: str = "200000",
    alone: Annotated[bool, Parameter(negative="")] = False,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Measure the solver, side by side with pyksolve.

    Without pyksolve, or with --alone, only this solver is measured.

    winnable bench 1..200 --draw 1

    Parameters
    ----------
    numbers
        The first and the last deal to solve.
    draw
        The number of cards drawn at a time. Passes through the stock are unlimited.
    states
        The maximum number of states that pyksolve searches for each deal. Its default is 5 million.
    alone
        Measure this solver only.
    json_
        Print one JSON object.
    """
    deals = deal_numbers(numbers, last)
    drawn, most = count_of("--draw", draw), count_of("--states", states)
    rules = parse_rules(f"d{drawn}")
    voice = player_voice()
    peer = None if alone else pyksolve()
    if peer is None and not alone:
        print(voice.say("bench-none"), file=sys.stderr)
    ours = {verdict: list[float]() for verdict in Verdict}
    theirs = {verdict: list[float]() for verdict in Verdict}
    if not json_:
        print(voice.say("bench-head", count=len(deals), rules=str(rules)))
    for number in deals:
        deal = numbered_deal(number, rules)
        answer = solve(start(rules, deal))
        ours[answer.verdict].append(answer.cpu_s * 1000)
        if peer is not None:
            verdict, cpu_ms = solve_there(peer, deal, drawn, most)
            theirs[verdict].append(cpu_ms)
    rows = {"winnable": ours} if peer is None else {"winnable": ours, "pyksolve": theirs}
    measured = {name: _figures(found) for name, found in rows.items()}
    if json_:
        print_json({"rules": str(rules), "deals": len(deals), "solvers": measured})
        return 0
    print(f"{'':<10}" + "".join(f"{word:>11}" for word in (*Verdict, *_TIMES)))
    for name, row in measured.items():
        counts = "".join(f"{row[verdict]:>11}" for verdict in Verdict)
        print(f"{name:<10}{counts}" + "".join(f"{row[f'{each}_ms']:>11.2f}" for each in _TIMES))
    if peer is not None:
        ratio = sum(map(sum, theirs.values())) / sum(map(sum, ours.values()))
        print(voice.say("bench-ratio", ratio=f"{ratio:.0f}"))
    return 0


def _figures(found: Mapping[Verdict, Sequence[float]]) -> dict[str, int | float]:
    """Returns the number of deals for each verdict, and CPU milliseconds for each deal."""
    times = [each for group in found.values() for each in group]
    counts: dict[str, int | float] = {verdict.value: len(group) for verdict, group in found.items()}
    return counts | {f"{name}_ms": of(times) for name, of in _TIMES.items()}


def pyksolve() -> Solitaire | None:
    """Returns the solver of pyksolve; None if it is not installed."""
    try:
        solver = importlib.import_module("pyksolve.solver")
    except ImportError:
        return None
    peer: Solitaire = solver.Solitaire()
    return peer


def solve_there(peer: Solitaire, deal: Deal, draw: int, states: int) -> tuple[Verdict, float]:
    """Returns the verdict of pyksolve's fast mode and its CPU milliseconds."""
    begin = time.thread_time()
    peer.draw_count = draw
    peer.load_solitaire(digits_text(deal))
    peer.reset_game(draw)
    result = str(peer.solve_fast(max_closed_count=states))
    cpu_ms = (time.thread_time() - begin) * 1000
    if "Solved" in result:
        return Verdict.WINNABLE, cpu_ms
    return Verdict.UNWINNABLE if "Impossible" in result else Verdict.UNDECIDED, cpu_ms
