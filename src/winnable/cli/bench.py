"""``winnable bench``: our solver and pyksolve on the same deals, in turn, in one run."""

import importlib
import sys
import time
from statistics import fmean, median
from typing import Annotated, Protocol

from cyclopts import Parameter

from ..deals import Deal, digits_text, numbered_deal
from ..law import start
from ..rules import parse_rules
from ..solver import Verdict, solve
from .output import count_of, deal_numbers, player_voice


class _Solitaire(Protocol):
    """What is used of ``pyksolve.solver.Solitaire``."""

    draw_count: int

    def load_solitaire(self, card_set: str) -> None: ...
    def reset_game(self, draw_count: int) -> None: ...
    def solve_fast(self, *, max_closed_count: int) -> object: ...


def bench(
    first: str = "1",
    last: str = "50",
    /,
    *,
    draw: Annotated[str, Parameter(allow_leading_hyphen=True)] = "3",
    states: Annotated[str, Parameter(allow_leading_hyphen=True)] = "200000",
    alone: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure the solver side by side with pyksolve, if that is installed.

    winnable bench 1 200 --draw 1

    Parameters
    ----------
    first
        The first of the numbered deals to solve.
    last
        The last of them.
    draw
        Cards drawn at a time; passes are unlimited.
    states
        The most states that pyksolve may search for a deal (its own usual limit: 5 million).
    alone
        Measure our solver alone.
    """
    numbers = deal_numbers(first, last)
    drawn, most = count_of("--draw", draw), count_of("--states", states)
    rules = parse_rules(f"d{drawn}")
    voice = player_voice()
    peer = None if alone else _peer()
    if peer is None and not alone:
        print(voice.say("bench-none"), file=sys.stderr)
    print(voice.say("bench-head", count=len(numbers), rules=str(rules)))
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for number in numbers:
        deal = numbered_deal(number, rules)
        answer = solve(start(rules, deal))
        ours.setdefault(answer.verdict, []).append(answer.cpu_s * 1000)
        if peer is not None:
            verdict, cpu_ms = _solve_there(peer, deal, drawn, most)
            theirs.setdefault(verdict, []).append(cpu_ms)
    print(f"{'':<10}" + "".join(f"{word:>11}" for word in (*Verdict, "mean", "median", "worst")))
    for name, found in (("winnable", ours), ("pyksolve", theirs)):
        times = [each for group in found.values() for each in group]
        if times:
            counts = "".join(f"{len(found.get(verdict, ())):>11}" for verdict in Verdict)
            figures = (fmean(times), median(times), max(times))
            print(f"{name:<10}{counts}" + "".join(f"{each:>11.2f}" for each in figures))
    if theirs:
        ratio = sum(map(sum, theirs.values())) / sum(map(sum, ours.values()))
        print(voice.say("bench-ratio", ratio=f"{ratio:.0f}"))
    return 0


def _peer() -> _Solitaire | None:
    try:
        solver = importlib.import_module("pyksolve.solver")
    except ImportError:
        return None
    peer: _Solitaire = solver.Solitaire()
    return peer


def _solve_there(peer: _Solitaire, deal: Deal, draw: int, states: int) -> tuple[str, float]:
    """The verdict of pyksolve's fast mode, in our words, and its CPU milliseconds."""
    begin = time.thread_time()
    peer.draw_count = draw
    peer.load_solitaire(digits_text(deal))
    peer.reset_game(draw)
    result = str(peer.solve_fast(max_closed_count=states))
    cpu_ms = (time.thread_time() - begin) * 1000
    if "Solved" in result:
        return Verdict.WINNABLE, cpu_ms
    return Verdict.UNWINNABLE if "Impossible" in result else Verdict.UNDECIDED, cpu_ms
