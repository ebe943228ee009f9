"""Shortening: wins of every preset get shorter and still win."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.literal import Table
from tests.support.solving import random_start, wander
from winnable.law.moves import play
from winnable.law.position import HAND, Move, Position
from winnable.law.variants import VARIANTS
from winnable.solver import Limits, Verdict, shorten, solve
from winnable.solver.plays import plays_of

WINS: Final = 120 if IS_LONG else 6
BUDGET: Final = 60_000 if IS_LONG else 6_000


def wins(name: str, count: int) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """The first ``count`` wins of deals and of positions from the middle of games."""
    random, rules = Random(name), VARIANTS[name].rules
    while count:
        position = random_start(random, rules)
        if count % 3:
            position = wander(random, position, 40)
        answer = solve(position, Limits(nodes=20_000))
        if answer.verdict is Verdict.WINNABLE:
            count -= 1
            assert answer.moves is not None
            yield position, answer.moves


def end(position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        position = play(position, move).after
    return position


@pytest.mark.parametrize("name", VARIANTS)
def test_wins_of_every_preset_get_shorter(name: str) -> None:
    before = after = 0
    for position, moves in wins(name, WINS):
        short = shorten(position, moves, BUDGET)
        assert end(position, short).is_won, position
        assert len(short) <= len(moves)
        before += len(moves)
        after += len(short)
    assert after < 0.95 * before


@pytest.mark.parametrize("name", VARIANTS)
def test_the_plays_of_a_win_rebuild_it(name: str) -> None:
    """It works from other columns too: a play names a card and no column."""
    random = Random(name)
    for position, moves in wins(name, WINS // 2):
        plays, tables = plays_of(position, moves), [Table(position)]
        if position.rules.passes != 1 or position.hand is not None:
            tables[1:] = []
        elif not any(position.down):
            order = list(range(len(position.columns)))
            random.shuffle(order)
            columns = tuple(position.columns[i] for i in order)
            tables.append(Table(position._replace(columns=columns)))
        for table in tables:
            for each in plays:
                table.make(each)
            assert table.position.is_won
            assert len(table.moves) <= len(moves)


def test_a_win_of_solitario_with_a_card_in_the_hand_gets_shorter() -> None:
    random, rules, found = Random("hand"), VARIANTS["solitario"].rules, 0
    while found < WINS:
        position = wander(random, random_start(random, rules), 40)
        if position.hand is None:
            continue
        found += 1
        moves = solve(position, Limits(nodes=20_000)).moves
        if moves:
            assert moves[0].source == HAND
            short = shorten(position, moves, BUDGET)
            assert end(position, short).is_won
            assert len(short) <= len(moves)
