"""What the searches and the players answer, as texts of each rule set.

The test runs this natively and, as the text of a program, under Pyodide.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

if sys.platform == "emscripten":
    import winnable.web.site.start  # noqa: F401  # as the site starts

from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import play, start
from winnable.law.rules import parse_rules
from winnable.law.view import view_of
from winnable.players import Strength, advise
from winnable.players.ladder import Ladder, Rung
from winnable.solver import Limits, Solver

LIMITS = Limits(nodes=40_000, memory=16)
STRENGTH = Strength(simulations=40, worlds=6, nodes=300)


def answers(asked: dict[str, dict[str, int]]) -> dict[str, dict[str, str]]:
    """Returns the hashes of what is said of each rule set, by their texts.

    ``asked`` has the number of deals for each kind of answer.
    """
    kinds = {"verdicts": verdicts, "wins": wins, "choices": choices, "games": games}
    return {
        text: {kind: hashed(kinds[kind](text, count)) for kind, count in counts.items()}
        for text, counts in asked.items()
    }


def hashed(lines: Iterator[str]) -> str:
    """Returns the number of lines and their hash."""
    every = list(lines)
    return f"{len(every)} {sha256(chr(10).join(every).encode()).hexdigest()}"


def verdicts(text: str, count: int) -> Iterator[str]:
    """Yields verdicts, with the states that they took."""
    rules, solver = parse_rules(text), Solver()
    for number in range(1, count + 1):
        found = solver.decide(start(rules, numbered_deal(number, rules)), LIMITS)
        yield f"{number} {found.verdict} {found.nodes} {found.limit}"


def wins(text: str, count: int) -> Iterator[str]:
    """Yields wins, which the compiled law has replayed."""
    rules, solver = parse_rules(text), Solver()
    for number in range(1, count + 1):
        found = solver.solve(start(rules, numbered_deal(number, rules)), LIMITS)
        yield f"{number} {' '.join(map(str, found.moves or ()))}"


def choices(text: str, count: int) -> Iterator[str]:
    """Yields what the search finds in reach at a deal, and what is certain of it."""
    rules, solver = parse_rules(text), Solver()
    for number in range(1, count + 1):
        view = view_of(start(rules, numbered_deal(number, rules)))
        yield f"{number} {solver.solve_known(view, LIMITS).verdict}"
        if rules.kind is KLONDIKE:
            yield f"{solver.choices(view)}"


def games(text: str, count: int) -> Iterator[str]:
    """Yields the first moves of the players of the ladder, and the advice at each."""
    rules, ladder = parse_rules(text), Ladder()
    for number in range(1, count + 1):
        for rung in Rung:
            position = start(rules, numbered_deal(number, rules))
            for turn in range(12):
                moves = ladder.choose(view_of(position), rung, seed=100 * number + turn)
                for move in moves:
                    position = play(position, move).after
                yield " ".join(map(str, moves))
            yield f"{advise(view_of(position), STRENGTH)}"
