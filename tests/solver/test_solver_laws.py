"""Laws between the solver's verdicts on whole decks."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.solving import check_win, random_start, wander
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.solver import Limits, Solver, Verdict

TIMES: Final = 20 if IS_LONG else 1
LIMITS: Final = Limits(nodes=200_000)
SOLVER: Final = Solver()
PASSES: Final = ("p1", "p2", "p3", "p4", "")  # the more the better
KINDS: Final = [f"d{draw}{passes}" for draw, passes in product((1, 3), PASSES)]


def winnable(position: Position) -> bool | None:
    """The verdict; None if undecided."""
    answer = SOLVER.solve(position, LIMITS)
    if answer.verdict is Verdict.UNDECIDED:
        return None
    if answer.moves is not None:
        check_win(position, answer)
    return answer.verdict is Verdict.WINNABLE


@cache
def verdict(text: str, number: int) -> bool | None:
    """The verdict of a numbered deal."""
    rules = parse_rules(text)
    return winnable(start(rules, numbered_deal(number, rules)))


def assert_easier(easier: str, harder: str, numbers: range) -> None:
    """Checks that no deal is won under the harder rules and lost under the easier ones."""
    compared = 0
    for number in numbers:
        easy, hard = verdict(easier, number), verdict(harder, number)
        if easy is not None and hard is not None:
            compared += 1
            assert easy or not hard, (easier, harder, number)
    assert compared > 0.5 * len(numbers)


DEALS: Final = range(1, 1 + 20 * TIMES)


@pytest.mark.parametrize("returns", ["", "n"])
@pytest.mark.parametrize("passes", PASSES)
def test_draw_one_is_no_harder_than_draw_three(passes: str, returns: str) -> None:
    assert_easier(f"d1{passes}{returns}", f"d3{passes}{returns}", DEALS)


@pytest.mark.parametrize("returns", ["", "n"])
@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize(("fewer", "more"), list(pairwise(PASSES)))
def test_more_passes_never_lose_a_win(fewer: str, more: str, draw: int, returns: str) -> None:
    assert_easier(f"d{draw}{more}{returns}", f"d{draw}{fewer}{returns}", DEALS)


@pytest.mark.parametrize("kind", KINDS)
def test_returns_never_lose_a_win(kind: str) -> None:
    assert_easier(kind, kind + "n", DEALS)


def middles(text: str, count: int) -> Iterator[Position]:
    """Positions from the middle of games."""
    random, rules = Random(text), parse_rules(text)
    for _ in range(count * TIMES):
        yield wander(random, random_start(random, rules), 80)


@pytest.mark.parametrize("text", ["d1t", "d3rt", "d3p2r", "d1p3t", "d2p2rn", "d4tn"])
def test_manual_turns_and_merged_redeals_change_no_verdict(text: str) -> None:
    for position in middles(text, 10):
        down = (
            min(down, max(0, len(column) - 1))
            for column, down in zip(position.columns, position.down, strict=True)
        )
        rules = replace(position.rules, by_hand=False, redeal_draws=False)
        usual = position._replace(rules=rules, down=tuple(down))
        one, two = winnable(position), winnable(usual)
        assert None in (one, two) or one is two, position


@pytest.mark.parametrize("kind", [*KINDS, "d3n", "d1n", "d3p2n", "d5", "d2p3t"])
def test_every_position_of_a_win_is_winnable(kind: str) -> None:
    rules, seen = parse_rules(kind), 0
    for number in range(1000, 1004 + 4 * TIMES):
        position = start(rules, numbered_deal(number, rules))
        for i, move in enumerate(SOLVER.solve(position, LIMITS).moves or ()):
            position = play(position, move).after
            if i % 9 == number % 9 and not position.is_won:
                assert winnable(position) in (True, None), position
                seen += 1
    assert seen or kind in ("d3p1", "d1p1")  # few are winnable in one pass


@pytest.mark.parametrize("kind", [*KINDS, "d3n", "d1n", "d3p2n", "d5", "d2p3t"])
def test_no_move_leaves_a_lost_position(kind: str) -> None:
    lost = 0
    for position in middles(kind, 12):
        if winnable(position) is not False:
            continue
        lost += 1
        for move in legal_moves(position):
            assert not winnable(play(position, move).after), (position, move)
    assert lost
