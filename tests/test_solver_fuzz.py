"""The seam of the solver: whatever legal position it is asked about, it answers, and always alike.

All values of the rules, also those that no preset has; positions from all over a game, won ones
too; limits so small that most of them are met.
"""

import os
from random import Random
from typing import Final

import pytest
from solving import check_win, random_start, wander

from winnable.errors import RulesError
from winnable.law import play
from winnable.position import Position
from winnable.rules import Rules
from winnable.solver import Answer, Limit, Limits, Solver, Verdict, solve

pytestmark = pytest.mark.no_cover  # hundreds of searches

SHARDS: Final = 8
TIMES: Final = 20 if os.environ.get("WINNABLE_LONG") else 1


def any_rules(random: Random) -> Rules:
    """Rules that can be dealt, every value as likely at the ends as in between."""
    while True:
        try:
            return Rules(
                draw=random.choice([1, 2, 3, random.randint(1, 52)]),
                passes=random.choice([None, 1, 2, random.randint(1, 99)]),
                columns=random.choice([7, random.randint(1, 9)]),
                ranks=random.choice([13, random.randint(1, 13)]),
                returns=random.random() < 0.5,
                by_hand=random.random() < 0.3,
                redeal_draws=random.random() < 0.3,
                is_open=random.random() < 0.2,
                undo=random.random() < 0.8,
            )
        except RulesError:
            continue


def any_limits(random: Random) -> Limits:
    nodes = random.choice([0, 1, 10, 99, 100, 101, 700, 5_000])
    return Limits(nodes=nodes, memory=random.choice([0, 1, 256]))


def any_position(random: Random) -> Position:
    position = random_start(random, any_rules(random))
    return wander(random, position, 150) if random.random() < 0.7 else position


def check(position: Position, limits: Limits, answer: Answer) -> None:
    """The answer is whole: its parts go together, and a win wins."""
    assert (answer.moves is not None) == (answer.verdict is Verdict.WINNABLE)
    assert (answer.limit is not None) == (answer.verdict is Verdict.UNDECIDED)
    assert 0 <= answer.nodes <= limits.nodes + 1
    assert answer.limit is not Limit.STOPPED
    if answer.limit is Limit.NODES:
        assert answer.nodes > limits.nodes
    if answer.moves is not None:
        check_win(position, answer)


def parts(answer: Answer) -> tuple[object, ...]:
    """All but the time."""
    return answer.verdict, answer.nodes, answer.moves, answer.limit


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_position_gets_an_answer_and_always_the_same(shard: int) -> None:
    random, kept = Random(shard), Solver()
    for i in range(60 * TIMES):
        position, limits = any_position(random), any_limits(random)
        answer = solve(position, limits)
        check(position, limits, answer)
        assert parts(kept.solve(position, limits)) == parts(answer), position
        assert parts(kept.solve(position, limits)) == parts(answer), position
        if i % 5 == 0:
            assert parts(Solver().solve(position, limits)) == parts(answer), position


def test_more_nodes_never_take_a_verdict_back() -> None:
    random, solver = Random("more"), Solver()
    for _ in range(60 * TIMES):
        position, known = any_position(random), None
        for nodes in (50, 150, 1_000, 8_000):
            answer = solver.solve(position, Limits(nodes=nodes))
            assert known is None or parts(answer) == known, position
            known = None if answer.verdict is Verdict.UNDECIDED else parts(answer)


def test_every_position_on_the_way_to_a_win_gets_an_answer() -> None:
    random, solver, won = Random("way"), Solver(), 0
    for _ in range(100 * TIMES):
        position = any_position(random)
        for move in solver.solve(position, Limits(nodes=2_000)).moves or ():
            position = play(position, move).after
            if random.random() < 0.1 or position.is_won:
                limits = any_limits(random)
                check(position, limits, solver.solve(position, limits))
        if position.is_won:
            won += 1
            answer = solver.solve(position, Limits(nodes=1))
            assert answer.verdict is Verdict.WINNABLE
            assert answer.moves == ()
    assert won > 20 * TIMES
