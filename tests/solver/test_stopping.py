"""Another thread can stop a search, and the solver can be used again."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.support.solving import plain
from winnable.analysis.chances import chance
from winnable.analysis.efforts import Budget
from winnable.analysis.endings import ending
from winnable.analysis.reviews import review
from winnable.game.game import Game
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import start
from winnable.law.position import Position
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.view import view_of
from winnable.players import advise
from winnable.solver import (
    Cancelled,
    Limit,
    Limits,
    Solver,
    Stop,
    Verdict,
    decide_many,
    own_solver,
    solve_many,
)

LONG: Final = Limits(1 << 60, 1 << 20)
SOON: Final = 60.0  # a guard against hanging tests, no measurement
VERDICTS: Final = Path(__file__).parents[1] / "data" / "verdicts.tsv"
FAMILIES: Final = ("d3", "sc4")


def dealt(text: str, number: int) -> Position:
    rules = parse_rules(text)
    return start(rules, numbered_deal(number, rules))


def endless(text: str) -> tuple[Solver, Position]:
    """A solver and a position whose search takes longer than any test."""
    solver = plain()
    if text == "sc4":
        solitario = solver.search_solitario
        solitario.use_safe = solitario.use_table = solitario.use_reach = 0
        return solver, dealt(text, 11)
    rules = parse_rules(text)
    line = VERDICTS.read_text().splitlines()[440]  # among those that take a plain search longest
    return solver, start(rules, parse_deal(line.split("\t")[-1], rules))


def in_thread(ask: Callable[[], object]) -> tuple[threading.Thread, list[object]]:
    """Solves in another thread; appends the answer or the error to the list."""
    found: list[object] = []

    def run() -> None:
        try:
            found.append(ask())
        except Cancelled as error:
            found.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    return thread, found


@pytest.mark.parametrize("text", FAMILIES)
def test_a_stop_ends_the_running_search(text: str) -> None:
    (solver, position), stop = endless(text), Stop()

    def ask() -> object:
        with stop:
            return solver.solve(position, LONG)

    thread, found = in_thread(ask)
    time.sleep(0.1)
    assert thread.is_alive()
    stop.set()
    thread.join(SOON)
    assert isinstance(found[0], Cancelled)
    # 1. The solver answers the next question, and the same one again.
    assert solver.solve(dealt("d1k4c3", 1)).verdict is Verdict.WINNABLE
    assert solver.decide(position, Limits(nodes=1_000)).limit is Limit.NODES
    # 2. The stop stays set.
    with stop, pytest.raises(Cancelled):
        solver.solve(position, LONG)


@pytest.mark.parametrize("text", FAMILIES)
def test_solver_stop_ends_only_the_running_search(text: str) -> None:
    solver, position = endless(text)
    thread, found = in_thread(lambda: solver.decide(position, LONG).limit)
    while thread.is_alive():
        solver.stop()
        time.sleep(0.01)
    assert found == [Limit.STOPPED]
    assert solver.decide(position, Limits(nodes=1_000)).limit is Limit.NODES


def test_a_stop_applies_only_to_its_own_block() -> None:
    stop, other, position = Stop(), Stop(), dealt("d3", 1)
    stop.set()
    with other:
        assert own_solver().solve(position).verdict is Verdict.WINNABLE
        with stop, pytest.raises(Cancelled):
            own_solver().solve(position)
        assert own_solver().solve(position).verdict is Verdict.WINNABLE
    with stop, other, pytest.raises(Cancelled):
        own_solver().solve(position)
    assert not other.is_set


def test_a_stop_ends_a_search_that_shares_it_with_another_thread() -> None:
    stop, (one, position), (other, _) = Stop(), endless("d3"), endless("d3")

    def ask(solver: Solver) -> object:
        with stop:
            return solver.decide(position, LONG)

    running = [in_thread(lambda solver=solver: ask(solver)) for solver in (one, other)]  # type: ignore[misc]
    time.sleep(0.05)
    stop.set()
    for thread, found in running:
        thread.join(SOON)
        assert isinstance(found[0], Cancelled)


def test_every_function_that_searches_raises_when_stopped() -> None:
    """This includes the modules above the solver, which store no part of a stopped result."""
    rules = parse_rules("d1p3")
    game = Game(rules, numbered_deal(4, rules))
    stop = Stop()
    stop.set()
    budget = Budget(1_000, 5_000, 100, 100, 2, 2, 1_000, 1_000, 100)
    asks: list[Callable[[], object]] = [
        lambda: advise(game.view),
        lambda: chance(game.view, samples=3),
        lambda: review(game, budget),
        lambda: list(solve_many([game.position], jobs=1)),
        lambda: decide_many([game.deal], rules),
    ]
    for ask in asks:
        with stop, pytest.raises(Cancelled):
            ask()
        assert ask() is not None
    seen = view_of(game.position._replace(passes=2))
    with stop, pytest.raises(Cancelled):
        own_solver().solve_known(seen)
    assert ending(game.view) == ending(game.view)


def test_a_stop_follows_the_context_into_asyncio_threads() -> None:
    stop, (solver, position) = Stop(), endless("d3")

    async def serve() -> None:
        with stop:
            asked = asyncio.create_task(asyncio.to_thread(solver.decide, position, LONG))
        await asyncio.sleep(0.05)
        stop.set()
        with pytest.raises(Cancelled):
            await asked

    asyncio.run(serve())


def test_closing_solve_many_stops_running_searches() -> None:
    answers = solve_many((dealt("d3", number) for number in count(1)), jobs=2)
    assert next(answers).verdict is Verdict.WINNABLE
    answers.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["d3", "s"])
def test_many_deals_stop_at_a_stop(text: str) -> None:
    rules, stop = parse_rules(text), Stop()

    def stream() -> Iterator[Deal]:
        for number in count(1):
            assert number < 9
            if number == 5:
                stop.set()
            yield numbered_deal(number, rules)

    with stop, pytest.raises(Cancelled):
        decide_many(stream(), rules)
