"""What the truth costs: fates, chances and reviews over whole games, in CPU milliseconds.

python bench/truth.py fate draw-three 60     # games of players from careless to careful
python bench/truth.py chance draw-three 30
python bench/truth.py review draw-three 30
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from winnable.chance import chance, sample
from winnable.deals import numbered_deal
from winnable.endings import Fate, fate, finishing_moves
from winnable.game import Game
from winnable.hints import hints
from winnable.review import review
from winnable.rules import Rules
from winnable.solver import Limits, Verdict, own_solver
from winnable.variants import VARIANTS
from winnable.view import View
from winnable.worlds import world

STEPS = 120


def moments(rules: Rules, number: int) -> Iterator[Game]:
    """A game before each of its steps and at its end; the player takes useful moves, mostly."""
    game, random = Game(rules, numbered_deal(number, rules)), Random(number)
    skill = random.choice((0.3, 0.7, 0.9, 1))
    for _ in range(STEPS):
        yield game
        view = game.view
        if not view.legal:
            return
        useful = hints(view)
        if useful and random.random() < skill:
            game.play(useful[0].move)
        else:
            game.play(view.legal[-1] if random.random() < 0.7 else random.choice(view.legal))
    yield game


def is_open(view: View) -> bool:
    """Whether two games that look like it end differently: then nothing is certain."""
    found = set()
    for order in sample(view, 40)[0]:
        found.add(own_solver().decide(world(view, order), Limits(20_000)).verdict)
        if {Verdict.WINNABLE, Verdict.UNWINNABLE} <= found:
            return True
    return False


def percentiles(times: list[float]) -> str:
    times.sort()
    at = {name: times[min(len(times) - 1, int(len(times) * p))] for name, p in PERCENT.items()}
    return ", ".join(f"{name} {1000 * value:.1f}" for name, value in at.items())


PERCENT = {"median": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1}


def measure_fate(rules: Rules, games: int) -> None:
    told: Counter[str] = Counter()
    times, finish = [], []
    moves = tried = undecided = 0
    for number in range(1, games + 1):
        for game in moments(rules, number):
            view, start = game.view, time.process_time()
            found = fate(view)
            times.append(time.process_time() - start)
            start = time.process_time()
            finishing_moves(game.position, view)
            finish.append(time.process_time() - start)
            told[found or "nothing"] += 1
            moves += 1
            if found is None and moves % 5 == 0:
                tried += 1
                undecided += not is_open(view)
    share = {name: f"{100 * count / moves:.1f} %" for name, count in told.items()}
    left = told["nothing"] / moves * undecided / max(tried, 1)
    print(f"{rules}: {games} games, {moves} moves; {share}; fate ms: {percentiles(times)};")
    print(f"  finish ms: {percentiles(finish)}; left undecided {100 * left:.1f} % of all moves")
    assert set(told) <= {*Fate, "nothing"}


def measure_chance(rules: Rules, games: int) -> None:
    times, undecided, count = [], 0, 0
    for number in range(1, games + 1):
        for at, game in enumerate(moments(rules, number)):
            if at % 30 == 0:
                start = time.process_time()
                found = chance(game.view)
                times.append(time.process_time() - start)
                undecided += found.undecided
                count += found.won + found.lost + found.undecided
    print(f"{rules}: {len(times)} chances; ms: {percentiles(times)};", end=" ")
    print(f"samples undecided {100 * undecided / count:.1f} %")


def measure_review(rules: Rules, games: int) -> None:
    times = []
    named: Counter[str] = Counter()
    for number in range(1, games + 1):
        (*_, game) = moments(rules, number)
        start = time.process_time()
        found = review(game)
        times.append(time.process_time() - start)
        if found.turning is not None:
            named[found.turning.blame] += 1
        elif found.lost == 0:
            named["lost from the deal"] += 1
        elif found.lost is not None or found.safe != found.steps:
            named["a range"] += 1
        else:
            named["not lost"] += 1
    print(f"{rules}: {games} games of up to {STEPS} steps; ms: {percentiles(times)}; {dict(named)}")


def main(what: str, name: str, games: str) -> None:
    measures = {"fate": measure_fate, "chance": measure_chance, "review": measure_review}
    measures[what](VARIANTS[name].rules, int(games))


if __name__ == "__main__":
    main(*sys.argv[1:])
