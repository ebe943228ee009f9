"""Solitario: where the search of plans finds no win that the law allows, that of states does."""

from threading import Event, Thread

import pytest

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import Position, parse_move
from winnable.law.rules import parse_rules
from winnable.proof.checker import verify
from winnable.solver import Limits, Verdict, solve
from winnable.solver.answers import Limit
from winnable.solver.solving import Solver

KNOWN = (("s", 2831), ("s", 30134), ("s", 51387), ("sb", 166), ("sb", 2362), ("sb", 5735))
"""Deals whose wins all lift a card, as far as the search of plans finds them."""

LAST = """
sh hw 5h hw sh hw sh hw 4h hw sh 6h hw sh 2f sh hw sh hw sh hw sh hw sh hw sh h2 wh h4 wh h3
wh h5 3h h6 wf sh hw 5h hw sh h5 4h hw sh hw sh hw sh h4 sh h6 5h hw sh h5 sh hw sh h1 3h h5
sh h3 sh h3 sh 2f sh h2 4h h2 5h h2 wh h2 sh h4 sh h3 sh hw sh hf sh hw sh hf 5h h4 sh sh h5
sh h2 sh h1 wh h1 wh h5 wf wh h5 wf wf wh h1 2h hw 6h h2 1f wf 2h h6 wf wf wf 3f 3f wh h4 wf
5h hw 3f 2f 5h h3 wf wf 2f 2f wf wf 6f 1f 1f 6f 4f 1f 3f 1f 4f 4f 2f 5f
"""
"""The win of deal 13,624 of ``sb``, found with the weight 7 within 9 gigabytes."""


def deal(text: str, number: int) -> Position:
    rules = parse_rules(text)
    return start(rules, numbered_deal(number, rules))


@pytest.mark.parametrize(("text", "number"), KNOWN)
def test_a_deal_without_a_plan_is_won(text: str, number: int) -> None:
    position = deal(text, number)
    rules, answer = position.rules, solve(position)
    assert answer.moves is not None
    game = Game(rules, numbered_deal(number, rules))
    for move in answer.moves:
        game.play(move)
    assert verify(game.text).is_won
    assert Solver().decide(position).verdict is Verdict.WINNABLE


def test_the_last_undecided_deal_is_won() -> None:
    rules = parse_rules("sb")
    game = Game(rules, numbered_deal(13624, rules))
    for move in LAST.split():
        game.play(parse_move(move))
    assert verify(game.text).is_won


@pytest.mark.parametrize(("text", "number"), KNOWN[:1] + KNOWN[-1:])
def test_every_position_on_the_way_is_won(text: str, number: int) -> None:
    """With a card in the hand too, until the search of plans finds the rest."""
    position = deal(text, number)
    hands = 0
    for move in (solve(position).moves or ())[:12]:
        position = play(position, move).after
        hands += position.hand is not None
        answer = solve(position)
        assert answer.moves is not None
        after = position
        for each in answer.moves:
            after = play(after, each).after
        assert after.is_won
    assert hands


def test_its_limits_are_named() -> None:
    position = deal("s", 10576)
    plans = 5625  # states of the search of plans
    answer = solve(position, Limits(nodes=plans + 100))
    assert (answer.verdict, answer.limit, answer.nodes) == (
        Verdict.UNDECIDED,
        Limit.NODES,
        plans + 100,
    )
    answer = solve(deal("sb", 13624), Limits(memory=1))
    assert (answer.verdict, answer.limit) == (Verdict.UNDECIDED, Limit.MEMORY)
    assert answer.nodes == solve(deal("sb", 13624), Limits(memory=1)).nodes


def test_a_stop_ends_it() -> None:
    """The search of plans needs milliseconds for this deal, the one of states seconds."""
    solver, ended = Solver(), Event()

    def stop() -> None:
        while not ended.wait(0.001):
            if solver.search_states is not None:
                solver.stop()

    thread = Thread(target=stop)
    thread.start()
    answer = solver.solve(deal("sb", 13624))
    ended.set()
    thread.join()
    assert (answer.verdict, answer.limit) == (Verdict.UNDECIDED, Limit.STOPPED)
    assert solver.solve(deal("s", 2831)).verdict is Verdict.WINNABLE
