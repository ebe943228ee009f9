"""Fits and validates the ratings for docs/rating.md.

usage: python bench/ratings.py fit             the strengths of deals: MEASURES in ratings.py
       python bench/ratings.py cover [N]       N simulated players (1,000) of known strength
       python bench/ratings.py fair RULES [N]  the fair player of ``advise``, N deals (100) a level
"""

import math
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, pvariance

from names import rules_named

from winnable.catalogues import Condition, Graded, catalogue_of, solving_sets
from winnable.catalogues.ratings import CENTRE, SCALE, Opponent, Rating, odds, opponent, rated
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.rules import Rules, parse_rules
from winnable.players import advise
from winnable.players.ladder import Rung

_POINTS = [NormalDist().inv_cdf((at + 0.5) / 41) for at in range(41)]
"""Points with equal weights that stand for a normal distribution."""
Pairs = dict[tuple[Difficulty, float], Counter[int]]
"""Deals by level and (rounded) log odds: how many the patient player won 0, 1 and 2 times."""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")
    print()


# The strengths of deals


def fit() -> None:
    """Fits each solving set: one slope and one deviation, and an intercept for each level."""
    for name in solving_sets():
        known = catalogue_of(parse_rules(name))
        deals = list(known.find(Condition()))
        pairs: Pairs = defaultdict(Counter)
        for deal in deals:
            assert deal.difficulty is not None
            key = deal.difficulty, round(4 * odds(deal.rates)) / 4
            pairs[key][round(2 * deal.rates[Rung.PATIENT])] += 1
        levels = sorted({level for level, _ in pairs}, key=list(Difficulty).index)
        slope, deviation, *cuts = _maximum(pairs, levels)
        print(f'    "{name}": _Measure(')
        print(f"        slope={slope:.3f},\n        deviation={deviation:.3f},")
        print("        levels={", end="")
        print(
            ", ".join(f"_{at.name}: {cut:.3f}" for at, cut in zip(levels, cuts, strict=True)) + "},"
        )
        if b"T" in known.stored.letters():  # some deals are known to be Tricky, but not measured
            tricky = [deal for deal in deals if deal.difficulty is Difficulty.TRICKY]
            print(f"        tricky={_mean(slope, deviation, cuts[-1], tricky)},")
        print("    ),", flush=True)


def _mean(slope: float, deviation: float, cut: float, deals: list[Graded]) -> str:
    """The mean deal of a level, as Python."""
    easiness = [cut + slope * odds(deal.rates) for deal in deals]
    spread = math.sqrt(deviation**2 + pvariance(easiness))
    return f"Opponent({-fmean(easiness):.3f}, {spread:.3f})"


def _maximum(pairs: Pairs, levels: list[Difficulty]) -> list[float]:
    """Climbs to the maximum of the likelihood, one parameter at a time."""
    at = [0.3, 1.5, *[1.0] * len(levels)]
    best, step = _likelihood(pairs, levels, at), 0.5
    while step > 0.0005:
        is_better = False
        for parameter in range(len(at)):
            for change in (step, -step):
                near = at.copy()
                near[parameter] += change
                found = _likelihood(pairs, levels, near)
                if found > best:
                    at, best, is_better = near, found, True
        if not is_better:
            step /= 2
    return at


def _likelihood(pairs: Pairs, levels: list[Difficulty], at: list[float]) -> float:
    slope, deviation, *cuts = at
    total = 0.0
    for (level, x), counts in pairs.items():
        mean = cuts[levels.index(level)] + slope * x
        chances = [1 / (1 + math.exp(-mean - deviation * point)) for point in _POINTS]
        twice = fmean(chance**2 for chance in chances)
        once = 2 * (fmean(chances) - twice)
        never = 1 - once - twice
        total += sum(
            counts[won] * math.log(max(share, 1e-12))
            for won, share in enumerate((never, once, twice))
        )
    return total


# Players of known strength


def opponents(name: str, draw: random.Random, count: int) -> list[Opponent]:
    """The deals of a player who asks for each level equally often."""
    known = catalogue_of(parse_rules(name))
    levels = [level for level in Difficulty if known.has(level)]
    found = (opponent(known.rules, known.pick(draw.choice(levels), draw)) for _ in range(count))
    return [each for each in found if each is not None]


def season(
    deals: list[Opponent], strength: float, drift: float, draw: random.Random, a_day: int = 10
) -> tuple[Rating, float]:
    """Plays the deals, ``a_day`` in a period; returns the rating and the strength at the end.

    ``drift`` is the standard deviation of the change of the strength from one day to the next.
    Strengths are in log odds.
    """
    rating = Rating()
    for day in range(0, len(deals), a_day):
        strength += draw.gauss(0, drift)
        games = []
        for deal in deals[day : day + a_day]:
            real = draw.gauss(deal.strength, deal.deviation)
            games.append((deal, draw.random() < 1 / (1 + math.exp(real - strength))))
        rating = rated(rating, games)
    return rating, strength


def cover(count: int) -> None:
    """Counts how often the 95 % interval contains the known strength."""
    rows = []
    draw = random.Random(1)
    for name in solving_sets():
        pool = opponents(name, draw, 2_000)
        for games in (20, 100, 500):
            for drift in (0.0, 0.02):
                hits, widths, errors = 0, [], []
                for _ in range(count):
                    start = draw.gauss(0, 300 / SCALE)
                    rating, end = season(draw.choices(pool, k=games), start, drift, draw)
                    truth = CENTRE + SCALE * end
                    hits += rating.low <= truth <= rating.high
                    widths.append(rating.deviation)
                    errors.append((rating.value - truth) ** 2)
                rows.append(
                    (
                        name,
                        games,
                        "constant" if not drift else "drifts",
                        f"{100 * hits / count:.1f} %",
                        round(fmean(widths)),
                        round(math.sqrt(fmean(errors))),
                    )
                )
    table(
        ("rules", "games", "strength", "covered", "mean deviation", "root mean square error"), rows
    )


# A real player


def fair(name: str, count: int) -> None:
    """Rates the player of ``advise`` on measured deals of each level, ten games a day."""
    rows = []
    rules = rules_named(name)
    known, draw = catalogue_of(rules), random.Random(2)
    for level in filter(known.has, Difficulty):
        numbers = [deal.number for deal in known.find(Condition(difficulty=level))]
        games = [_game(rules, number) for number in draw.sample(numbers, count)]
        rating = Rating()
        for day in range(0, count, 10):
            rating = rated(rating, games[day : day + 10])
        won = sum(won for _, won in games)
        low, high = round(rating.low), round(rating.high)
        rows.append((level, f"{won} of {count}", round(rating.value), f"{low} to {high}"))
        print(*rows[-1], file=sys.stderr, flush=True)
    table(("level", "won", "rating", "95 %"), rows)


def _game(rules: Rules, number: int) -> tuple[Opponent, bool]:
    deal = opponent(rules, number)
    assert deal is not None
    game = Game(rules, numbered_deal(number, rules))
    while not game.position.is_won:
        advice = advise(game.view)
        if advice is None or game.moves_made > 1_000:
            break
        game.play(advice.move)
    return deal, game.position.is_won


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["fit"]:
            fit()
        case ["cover", *number]:
            cover(int(number[0]) if number else 1_000)
        case ["fair", rules, *number]:
            fair(rules, int(number[0]) if number else 100)
        case _:
            sys.exit(__doc__)
