"""Measures the CPU time of certain endings, chances and reviews against the promised limits.

scripts/bench truth [GAMES]               every promise, in games of the fair player: a table
scripts/bench truth fate NAME [GAMES]     certain endings over games of careless and careful players
scripts/bench truth chance NAME [GAMES]   chances in such games
scripts/bench truth review NAME [GAMES]   reviews of such games
"""

import gc
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, TypeVar

from names import check_names

from winnable.analysis.chances import chance
from winnable.analysis.efforts import effort
from winnable.analysis.endings import Fate, ending, fate, finishing_moves
from winnable.analysis.hints import hints
from winnable.analysis.reviews import review
from winnable.catalogues import catalogue
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.rules import Rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View
from winnable.law.worlds import sample, world
from winnable.players import advise
from winnable.session import Session
from winnable.solver import Limits, Verdict, own_solver, solve
from winnable.store import Store

STEPS = 120
"""Most steps of a game."""
GAMES = 4

_T = TypeVar("_T")


# Promises


class Promise(NamedTuple):
    """A limit on the time that a player waits."""

    what: str
    bound: int
    """Milliseconds."""
    percent: int
    """The share of the answers that must meet the limit."""


NEW: Final = Promise("new game of a level", 20, 100)
HINT: Final = Promise("hint", 50, 95)
ORACLE: Final = Promise("oracle", 100, 95)
ENDING: Final = Promise("endings after a move", 50, 95)
REVIEW: Final = Promise(f"review of {STEPS} moves", 3000, 100)
CHANCE: Final = Promise("chance of 200 samples", 2000, 100)
KINDS: Final = ("draw-three", "solitario", "one-pass", "three-passes", "draw-one", "vegas-three")


class Meter:
    """The times for each promise under some rules, and how many answers were undecided."""

    def __init__(self) -> None:
        self.times: dict[Promise, list[float]] = defaultdict(list)
        self.asked: Counter[Promise] = Counter()
        self.undecided: Counter[Promise] = Counter()

    def time(self, promise: Promise, ask: Callable[[], _T]) -> _T:
        """Calls ``ask`` and records its time."""
        start = time.process_time()
        found = ask()
        self.times[promise].append(1000 * (time.process_time() - start))
        return found

    def count(self, promise: Promise, undecided: int, of: int = 1) -> None:
        """Records that ``undecided`` answers out of ``of`` were undecided."""
        self.asked[promise] += of
        self.undecided[promise] += undecided

    def lines(self, rules: Rules) -> Iterator[tuple[str, bool]]:
        """Yields the lines of the table, and whether each promise is kept."""
        for promise, times in self.times.items():
            times.sort()
            half, most, worst = (times[-(-len(times) * p // 100) - 1] for p in (50, 95, 100))
            kept = (worst if promise.percent == 100 else most) <= promise.bound
            asked = self.asked[promise]
            cells = (
                *(promise.what, str(rules), str(len(times))),
                *(f"{time:.1f}" for time in (half, most, worst)),
                f"{100 * self.undecided[promise] / asked:.1f}" if asked else "",
                f"{'worst' if promise.percent == 100 else 'p95'} {promise.bound}",
                "yes" if kept else "**no**",
            )
            yield f"| {' | '.join(cells)} |", kept


def promises(games: int) -> int:
    """Prints the table. Returns how many promises are broken."""
    print("| what | rules | n | p50 ms | p95 ms | worst ms | undecided % | bound ms | kept |")
    print("|---|---|---|---|---|---|---|---|---|")
    broken = 0
    for name in KINDS:
        rules, meter = VARIANTS[name].rules, Meter()
        measure_new(rules, meter)
        for number in range(1, games + 1):
            measure_game(rules, number, meter)
        for line, kept in meter.lines(rules):
            print(line, flush=True)
            broken += not kept
    return broken


def measure_new(rules: Rules, meter: Meter) -> None:
    """Measures new games of each level that these rules have: chosen, dealt, said and saved."""
    deals = catalogue(rules)
    assert deals is not None
    levels = [level for level in Difficulty if len(deals.numbers(level))]
    with TemporaryDirectory() as folder:
        session = Session(Game(rules, numbered_deal(1, rules)), Store(Path(folder)))
        session.do("new")  # loads the words of the language, once
        gc.collect()  # removes the garbage of earlier games
        for level in levels * 25:
            session.settings.choose_level(rules, level)
            meter.time(NEW, lambda: session.do("new"))


def measure_game(rules: Rules, number: int, meter: Meter) -> None:
    """Measures a game of the fair player; where it gives up, random moves continue."""
    game, random = Game(rules, numbered_deal(number, rules)), Random(number)
    while len(game.steps) < STEPS and game.view.legal:
        at, position, view = len(game.steps), game.position, game.view
        advice = meter.time(HINT, lambda: advise(view))  # noqa: B023  # asked at once
        game.play(advice.move if advice else random.choice(view.legal))
        found = meter.time(ENDING, lambda: ended(game))
        if found is not None:
            meter.count(ENDING, 0)
        elif at % 10 == 0:  # a sample of one in ten
            meter.count(ENDING, 10 * (not is_open(game.view)), 10)
        if at % 5 == 0:
            answer = meter.time(ORACLE, lambda: solve(position, effort(position.rules).thinking))  # noqa: B023
            meter.count(ORACLE, answer.verdict is Verdict.UNDECIDED)
        if at % 20 == 10:
            share = meter.time(CHANCE, lambda: chance(view, 200))  # noqa: B023
            meter.count(CHANCE, share.undecided, share.won + share.lost + share.undecided)
    outcome = meter.time(REVIEW, lambda: review(game))
    is_exact = outcome.won or outcome.last_winnable == outcome.steps or outcome.first_lost == 0
    meter.count(REVIEW, not is_exact and outcome.turning is None)


def ended(game: Game) -> str | None:
    """Computes what is computed after every move; returns what is certain, if anything."""
    view = game.view
    finishing_moves(view)
    return ending(view) or fate(view)


# Single measures


def moments(rules: Rules, number: int) -> Iterator[Game]:
    """Yields a game before each step and at its end; the player mostly takes useful moves."""
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
    """Whether two worlds of the view end differently: then nothing is certain."""
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
            finishing_moves(view)
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
        elif found.first_lost == 0:
            named["lost from the deal"] += 1
        elif found.first_lost is not None or found.last_winnable != found.steps:
            named["a range"] += 1
        else:
            named["not lost"] += 1
    print(f"{rules}: {games} games of up to {STEPS} steps; ms: {percentiles(times)}; {dict(named)}")


def main(what: str = "", name: str = "", games: str = "24") -> None:
    measures = {"fate": measure_fate, "chance": measure_chance, "review": measure_review}
    if not (what.isdecimal() or what == ""):
        check_names([what], measures)
        check_names([name], VARIANTS)
        measures[what](VARIANTS[name].rules, int(games))
    elif promises(int(what or GAMES)):
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
