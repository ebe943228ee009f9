"""The compiled replay of wins: its law is the law, and its moves are those of ``literal.Table``."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.literal import Table
from tests.support.rule_sets import KLONDIKE_RULES, SOLITARIO_RULES, random_rules
from tests.support.solving import random_start, wander
from winnable.law.moves import legal_moves, play, refusal
from winnable.law.position import FOUNDATION, HAND, STOCK, IllegalMove, Move, Position, foundation
from winnable.law.rules import Rules, parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.law.worlds import any_world
from winnable.solver import Limits, Solver, Verdict, solve
from winnable.solver.encoding import load_piles, packed_step, unpacked_step
from winnable.solver.plays import Stuck, check_win
from winnable.solver.replay import Replay

GAMES: Final = 1500 if IS_LONG else 40
WINS: Final = 200 if IS_LONG else 8
SMALL: Final = (
    "d1c4k5",
    "d3c4k5",
    "d2p2c5k6",
    "d1p1tc4k6",
    "d3p3nc5k7",
    "d2rtc3k4",
    "sc3k5",
    "sbc4k6",
)
SOURCES = interpreted("winnable.solver.replay")[0]


def seen(position: Position) -> tuple[Any, ...]:
    """A position in the form of ``Replay.state``."""
    hand, redeals = position.hand, position.redeals_left
    return (
        [list(column) for column in position.columns],
        list(position.down),
        list(position.foundations),
        list(position.stock),
        list(position.waste),
        -1 if redeals is None else redeals,
        None if hand is None else (hand.card, hand.origin),
    )


def loaded(position: Position, replay: Any) -> Any:
    load_piles(replay, position)
    return replay


def shown(replay: Any) -> tuple[Any, ...]:
    *piles, hand, origin = replay.state(0)
    return (*piles, None if hand < 0 else (hand, origin))


def positions(random: Random, rules: Rules, count: int) -> Iterator[Position]:
    """Positions of games in progress."""
    for _ in range(count):
        yield wander(random, random_start(random, rules), 60)


@pytest.mark.parametrize("replay", [Replay(), SOURCES.Replay()], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("usual", [KLONDIKE_RULES, SOLITARIO_RULES], ids=["klondike", "solitario"])
def test_every_move_is_legal_or_refused_as_the_law_says(usual: Rules, replay: Any) -> None:
    random = Random(str(usual))
    places = range(foundation(3) + 1)
    for _ in range(GAMES):
        few = {"draw": (1, 2, 3), "passes": (None, 1, 2)} if usual == KLONDIKE_RULES else {}
        rules = random_rules(random, usual, **few)
        for position in positions(random, rules, 2):
            loaded(position, replay)
            moves = {Move(a, b, c) for a in places for b in places for c in (0, 1)}
            moves |= {Move(a, b, random.randint(2, 13)) for a in places for b in range(1, 10)}
            illegal = {move for move in moves if refusal(position, move) is not None}
            assert not any(replay.play(0, m.source, m.target, m.count) for m in illegal)
            assert shown(replay) == seen(position)
            for move in {*(moves - illegal), *legal_moves(position)}:
                assert loaded(position, replay).play(0, move.source, move.target, move.count)
                assert shown(replay) == seen(play(position, move).after), (position, move)


def plan_of(solver: Solver, position: Position) -> Table:
    """The win that the solver has found, played by the table of the law."""
    table = Table(position)
    if position.rules.kind is SOLITARIO:
        for source, target in solver.search_solitario.moves() or ():
            hand = table.position.hand
            if hand is not None and hand.origin != source:
                table.play(Move(HAND, hand.origin))
                hand = None
            if hand is None and target == FOUNDATION and source != STOCK:
                table.play(Move(source, target))
                continue
            if hand is None:
                table.play(Move(source, HAND))
            if table.position.hand is not None:
                table.play(Move(HAND, target))
    else:
        follow(table, [*map(unpacked_step, solver.search.path())])
    return table


@pytest.mark.parametrize("text", [*(str(VARIANTS[name].rules) for name in VARIANTS), *SMALL])
def test_a_replay_makes_the_moves_of_the_table(text: str) -> None:
    """From deals and from worlds of games in progress."""
    random, solver, wins = Random(text), Solver(), 0
    rules = parse_rules(text)
    while wins < WINS:
        position = random_start(random, rules)
        if random.random() < 0.5:
            position = any_world(view_of(wander(random, position, 40)))
        answer = solver.solve(position, Limits(20_000))
        if answer.verdict is Verdict.WINNABLE:
            assert answer.moves == tuple(plan_of(solver, position).moves), position
            check_win(position, answer.moves)
            wins += 1
        else:
            assert answer.moves is None


@pytest.mark.parametrize("text", ["d1", "d3r", "d1p1t", "d2p2n", "d1c4k5"])
def test_an_impossible_plan_fails_where_the_table_fails(text: str) -> None:
    """Plans of random cards and acts: the moves before the first impossible one are equal."""
    random, rules, replay = Random(text), parse_rules(text), Replay()
    for _ in range(GAMES):
        position = wander(random, random_start(random, rules), 60)
        acts = ("up", "table", "down")
        path = [(random.randrange(rules.deck_size), random.choice(acts)) for _ in range(200)]
        table = Table(position)
        with pytest.raises((Stuck, IllegalMove)):
            follow(table, path)
        with pytest.raises(Stuck):
            loaded(position, replay).follow([packed_step(card, act) for card, act in path])
        assert replay.made == table.moves, (position, path)


def follow(table: Table, path: list[tuple[int, str]]) -> None:
    for card, act in path:
        table.act(card, act)
    table.finish()


def test_a_win_that_does_not_win_is_refused() -> None:
    position = random_start(Random(1), parse_rules("d1"))
    answer = solve(position)
    assert answer.moves is not None
    with pytest.raises(ValueError, match="do not win"):
        check_win(position, answer.moves[:-1])
    with pytest.raises(IllegalMove):
        check_win(position, answer.moves[1:][::-1])
