"""The solver answers every legal position, and always alike.

The rules take all values, also those of no preset. Positions come from all parts of a game, won
ones included. The limits are so small that most searches meet them.
"""

from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.rule_sets import random_rules
from tests.support.solving import check_win, random_start, wander
from winnable.law.moves import play
from winnable.law.position import Position
from winnable.law.rules import Rules
from winnable.solver import Answer, Limit, Limits, Solver, Verdict, solve

SHARDS: Final = 8
TIMES: Final = 20 if IS_LONG else 1


def any_rules(random: Random) -> Rules:
    """Rules that can be dealt; extreme values are as likely as those in between."""
    return random_rules(
        random,
        draw=[1, 2, 3, random.randint(1, 52)],
        passes=[None, 1, 2, random.randint(1, 99)],
        columns=[*range(1, 10), *[7] * 9],
        ranks=[*range(1, 14), *[13] * 13],
    )


def any_limits(random: Random) -> Limits:
    nodes = random.choice([0, 1, 10, 99, 100, 101, 700, 5_000])
    return Limits(nodes=nodes, memory=random.choice([0, 1, 256]))


def any_position(random: Random) -> Position:
    position = random_start(random, any_rules(random))
    return wander(random, position, 150) if random.random() < 0.7 else position


def check(position: Position, limits: Limits, answer: Answer) -> None:
    """Checks that the parts of the answer agree, and that its moves win."""
    assert (answer.moves is not None) == (answer.verdict is Verdict.WINNABLE)
    assert (answer.limit is not None) == (answer.verdict is Verdict.UNDECIDED)
    assert 0 <= answer.nodes <= limits.nodes + 1
    assert answer.limit is not Limit.STOPPED
    if answer.limit is Limit.NODES:
        assert answer.nodes > limits.nodes
    if answer.moves is not None:
        check_win(position, answer)


def parts(answer: Answer) -> tuple[object, ...]:
    """The answer without its time."""
    return answer.verdict, answer.nodes, answer.moves, answer.limit


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_position_gets_an_answer_that_repeats(shard: int) -> None:
    random, kept = Random(shard), Solver()
    for i in range(30 * TIMES):
        position, limits = any_position(random), any_limits(random)
        answer = solve(position, limits)
        check(position, limits, answer)
        assert parts(kept.solve(position, limits)) == parts(answer), position
        assert parts(kept.solve(position, limits)) == parts(answer), position
        if i % 5 == 0:
            assert parts(Solver().solve(position, limits)) == parts(answer), position


def test_more_nodes_never_revoke_a_verdict() -> None:
    random, solver = Random("more"), Solver()
    for _ in range(60 * TIMES):
        position, known = any_position(random), None
        for nodes in (50, 150, 1_000, 8_000):
            answer = solver.solve(position, Limits(nodes=nodes))
            assert known is None or parts(answer) == known, position
            known = None if answer.verdict is Verdict.UNDECIDED else parts(answer)


def test_every_position_of_a_win_gets_an_answer() -> None:
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
