"""The most cards out and the fewest passes: compared with exhaustive search, and known deals."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

import pytest

from tests.solver.test_solver_exact import ENOUGH, MAX_STATES, PASSES, all_small_rules
from tests.support.brute import Brute
from tests.support.length import IS_LONG
from tests.support.solving import everywhere, plain, random_start, wander
from winnable import fewest_passes, most_cards
from winnable.law.deals import numbered_deal
from winnable.law.moves import after, legal_moves, play, start
from winnable.law.position import Move, Position
from winnable.law.reading import parse_deal
from winnable.law.rules import RulesError, parse_rules
from winnable.law.variants import VARIANTS
from winnable.solver import Limits, Solver, Verdict
from winnable.solver.answers import Limit
from winnable.solver.klondike import SWITCHES

SOLITARIO: Final = ("use_safe", "use_skip", "use_table", "use_widening")
FOREIGN: Final = (
    "041023134124133071102114063072031033121092131043082044122083084064061051093094054073042013091"
    "104032101113062022103052034021132012074112111123011053024081014"
)
"""A deal that the tests of Klondike-Solver call impossible, with the most cards that it found."""


def out(position: Position, moves: tuple[Move, ...] | None = ()) -> int:
    """The cards on the foundations after the moves."""
    assert moves is not None
    return sum(after(position, moves).foundations)


# Most cards


@pytest.mark.parametrize("draw", [1, 2, 3, 4])
def test_most_cards_equal_those_of_brute_force(draw: int) -> None:
    """Each switch alone, all of them, and the relaxations at every node."""
    solvers = [Solver(), everywhere(), plain(), *(everywhere(switch) for switch in SWITCHES)]
    random, limits, lost, least = Random(draw), Limits(nodes=ENOUGH), 0, 0
    for _ in range(60 if IS_LONG else 4):
        for rules in islice(all_small_rules(random, draw), 0, None, 1 if IS_LONG else 2):
            position = wander(random, random_start(random, rules), 25)
            most = None
            if Solver().decide(position).verdict is Verdict.UNWINNABLE:
                most = Brute(position).most_cards(MAX_STATES)
            if most is None:
                continue
            lost += 1
            for solver in solvers:
                found = solver.reach(position, most, limits)
                assert found.verdict is Verdict.WINNABLE, position
                assert out(position, found.moves) >= most
                more = solver.reach(position, most + 1, limits)
                assert more.verdict is Verdict.UNWINNABLE, position
            answer = most_cards(position)
            assert (answer.least, answer.most, answer.limit) == (most, most, None), position
            assert out(position, answer.moves) == most
            least += most > sum(position.foundations)
    assert lost > 20
    assert least > lost / 3


@pytest.mark.parametrize("text", ["d1r", "d3p2r", "d1p2t", "d3tn", "d2p3rtn"])
def test_most_cards_equal_those_of_brute_force_with_manual_turns_and_merged_redeals(
    text: str,
) -> None:
    random, lost = Random(text), 0
    for _ in range(4_000 if IS_LONG else 200):
        ranks, columns = random.choice([(4, 3), (4, 5), (5, 4), (6, 3)])
        rules = parse_rules(f"{text}k{ranks}c{columns}")
        position = wander(random, random_start(random, rules), 12)
        if Solver().decide(position).verdict is Verdict.WINNABLE:
            continue
        if (most := Brute(position).most_cards(MAX_STATES)) is not None:
            lost += 1
            answer = most_cards(position)
            assert (answer.least, answer.most) == (most, most), position
            assert out(position, answer.moves) == most
    assert lost > 0


@pytest.mark.parametrize("flags", ["", "a", "b", "ba"])
def test_most_cards_of_solitario_equal_those_of_the_law(flags: str) -> None:
    """Each switch off alone. Of decks with three ranks and one column, one in 200 is lost."""
    rules, limits = parse_rules(f"sc1k3{flags}"), Limits(nodes=ENOUGH)
    solvers = [Solver() for _ in ("", *SOLITARIO)]
    for solver, switch in zip(solvers[1:], SOLITARIO, strict=True):
        setattr(solver.search_solitario, switch, 0)
    lost = 0
    for number in range(100_000 if IS_LONG else 800):
        position = start(rules, numbered_deal(number, rules))
        if solvers[0].decide(position).verdict is Verdict.WINNABLE:
            continue
        most = exhausted(position)
        lost += 1
        for solver in solvers:
            assert out(position, solver.reach(position, most, limits).moves) >= most
            assert solver.reach(position, most + 1, limits).verdict is Verdict.UNWINNABLE
        answer = most_cards(position)
        assert (answer.least, answer.most) == (most, most)
    assert lost > 2


def exhausted(position: Position) -> int:
    """The most cards by the readable law."""
    met, stack, found = {position}, [position], 0
    while stack:
        position = stack.pop()
        found = max(found, sum(position.foundations))
        for move in legal_moves(position):
            after = play(position, move).after
            if after not in met:
                met.add(after)
                stack.append(after)
    return found


@pytest.mark.parametrize(("number", "most"), [(51, 7), (362, 5)])
def test_known_deals_of_one_pass(number: int, most: int) -> None:
    rules = parse_rules("d1p1c3k4")
    answer = most_cards(start(rules, numbered_deal(number, rules)))
    assert (answer.least, answer.most, answer.money) == (most, most, 5 * most - 52)


@pytest.mark.parametrize(("text", "most"), [("d1", 17), ("d3", 12)])
def test_an_impossible_deal_of_another_program(text: str, most: int) -> None:
    rules = parse_rules(text)
    answer = most_cards(start(rules, parse_deal(FOREIGN, rules)))
    assert (answer.least, answer.most) == (most, most)


@pytest.mark.parametrize("name", VARIANTS)
def test_most_cards_of_each_game(name: str) -> None:
    rules = VARIANTS[name].rules
    for number in range(1, 31 if IS_LONG else 9):
        position = start(rules, numbered_deal(number, rules))
        answer = most_cards(position)
        won = Solver().solve(position).verdict is Verdict.WINNABLE
        assert out(position, answer.moves) == answer.least
        assert (answer.least == rules.deck_size) is won
        assert answer.least <= answer.most
        assert answer.is_proven is (answer.limit is None)


def test_limits_leave_an_interval_that_holds() -> None:
    rules = parse_rules("d1p1")
    position = start(rules, numbered_deal(3, rules))
    proven = most_cards(position)
    for nodes in (0, 1, 100, 10_000, 100_000):
        answer = most_cards(position, Limits(nodes))
        assert answer.least <= proven.most <= answer.most
        assert (answer.limit is None) is answer.is_proven
        assert out(position, answer.moves) == answer.least
    assert most_cards(position, Limits(10_000)).limit is Limit.NODES


# Fewest passes


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_fewest_passes_equal_those_of_brute_force(draw: int) -> None:
    random, counted = Random(draw), 0
    for _ in range(10 if IS_LONG else 1):
        for rules in islice(all_small_rules(random, draw), 0, None, len(PASSES)):
            dealt = random_start(random, rules)
            endless = dealt._replace(rules=replace(rules, passes=None))
            answer = fewest_passes(endless)
            assert answer.is_proven
            if answer.most is None:
                assert Brute(endless).is_winnable(MAX_STATES) in (False, None)
                continue
            counted += 1
            assert answer.moves is not None
            last = after(endless, answer.moves)
            assert last.is_won
            assert last.passes <= answer.most
            for passes in range(1, answer.most + 1):
                limited = dealt._replace(rules=replace(rules, passes=passes))
                wins = Brute(limited).is_winnable(MAX_STATES)
                assert wins in (None, passes == answer.most), limited
    assert counted > 5


def test_passes_before_the_position_count() -> None:
    rules = parse_rules("d3")
    position = start(rules, numbered_deal(2, rules))
    assert fewest_passes(position).most == 2
    while position.passes < 4:
        position = play(position, legal_moves(position)[-1]).after
    assert fewest_passes(position).least >= 4


def test_what_has_no_passes_is_refused() -> None:
    rules = VARIANTS["solitario"].rules
    with pytest.raises(RulesError) as caught:
        fewest_passes(start(rules, numbered_deal(1, rules)))
    assert caught.value.details["rules"] == "s"
