"""Measures the time of the fair player's advice: ``bench/players.py d3 1 100``.

Plays numbered deals by ``winnable.players.advise``, which sees only what a player sees. Prints the
wins, the wins less luck, CPU seconds a game, and the time of one advice. Options set the
``Strength``; for example ``--simulations 0`` values the choices by sampled worlds, as where no net
was trained. How often the usual player wins is measured by ``winnable campaign run --measure
fair-player``.
"""

import argparse
import time
from dataclasses import asdict, dataclass
from statistics import median

from names import rules_named

from winnable.analysis.estimates import mean_interval
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import Move
from winnable.law.rules import Rules
from winnable.law.view import seen_at, shown_by, view_of
from winnable.players import USUAL, Strength, advise
from winnable.players.luck import luck


@dataclass(frozen=True)
class Played:
    """One game."""

    is_won: bool
    luck: float | None
    """None where it is not known."""
    cpu_s: float
    p50_ms: float
    p95_ms: float
    worst_ms: float


def game(rules: Rules, number: int, strength: Strength) -> Played:
    """Plays one deal to its end."""
    position = deal = start(rules, numbered_deal(number, rules))
    made: list[Move] = []
    seen = seen_at(position)
    times: list[float] = []
    began = time.process_time()
    while True:
        view = view_of(position, seen)
        asked = time.process_time()
        advice = advise(view, strength)
        times.append(1000 * (time.process_time() - asked))
        if advice is None:
            break
        for move in advice.plan:  # to its end: the player may change plans after a draw
            step = play(position, move)
            seen |= shown_by(step)
            position = step.after
        made += advice.plan
    cpu_s, times = time.process_time() - began, sorted(times)
    p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
    return Played(position.is_won, luck(deal, made), cpu_s, p50, p95, times[-1])


def report(text: str, games: list[Played]) -> str:
    """Formats one line about the games."""
    count = len(games)
    p50, p95 = median(each.p50_ms for each in games), median(each.p95_ms for each in games)
    less = mean_interval([each.is_won - each.luck for each in games if each.luck is not None])
    corrected = (
        f"less luck {100 * less.middle:.1f} % ({100 * less.low:.1f} to {100 * less.high:.1f}); "
        if less is not None
        else ""
    )
    return (
        f"{text}: {sum(each.is_won for each in games)} of {count} won; {corrected}"
        f"CPU s a game {sum(each.cpu_s for each in games) / count:.3f}; "
        f"ms of an advice in the median game: p50 {p50:.2f}, p95 {p95:.1f}; "
        f"worst {max(each.worst_ms for each in games):.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    for name, value in asdict(USUAL).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    wish = vars(parser.parse_args())
    text, first, last = wish.pop("rules"), wish.pop("first"), wish.pop("last")
    rules, strength = rules_named(text), Strength(**wish)
    print(report(text, [game(rules, number, strength) for number in range(first, last + 1)]))


if __name__ == "__main__":
    main()
