"""A second law: the Klondike of AisleRiot, played beside ours. It is no part of this project:
where it is not installed, the test is skipped.
"""

from random import Random

import pytest

from tests.support.aisleriot import KINDS, AisleRiot, State, is_draw, running, shown
from tests.support.length import IS_LONG
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import FOUNDATION, Move, Position
from winnable.law.rules import parse_rules

POSITIONS = 7_500 if IS_LONG else 150
"""Compared for each kind of game."""
LONGEST = 250
"""Moves of a game."""


@pytest.mark.parametrize("rules", KINDS)
def test_it_allows_the_same_moves_which_do_the_same_and_score_the_same(rules: str) -> None:
    law, kind, compared, number = parse_rules(rules), KINDS.index(rules), 0, 0
    random = Random(rules)
    with running() as other:
        while compared < POSITIONS:
            number += 1
            position = start(law, numbered_deal(number, law))
            state = other.begin(kind, position)
            for _ in range(LONGEST):
                check(state, position)
                compared += 1
                moves = legal_moves(position)
                if position.is_won or not moves:
                    break
                move = choose(random, moves)
                state = made(other, state, move, random)
                assert state.is_done, (number, move)
                position = play(position, move).after


def check(state: State, position: Position) -> None:
    """Compares two positions, their moves, scores and passes."""
    assert state.position() == shown(position)
    assert state.score == sum(position.foundations)
    assert state.flips == position.passes - 1
    assert state.is_won == position.is_won
    if not position.is_won:  # there cards may still come back from the foundations
        moves = legal_moves(position)
        assert state.moves() == {move for move in moves if not is_draw(move)}
        assert state.can_deal == any(map(is_draw, moves))


def choose(random: Random, moves: tuple[Move, ...]) -> Move:
    """Mostly a move that brings the game on."""
    out = [move for move in moves if move.target == FOUNDATION]
    others = [move for move in moves if not is_draw(move) and move.source < FOUNDATION]
    if out and random.random() < 0.5:
        return random.choice(out)
    return random.choice(others if others and random.random() < 0.6 else moves)


def made(other: AisleRiot, state: State, move: Move, random: Random) -> State:
    """Makes a move there: by a click, a drag, or a double click."""
    if is_draw(move):
        return other.deal()
    drag = random.choice(state.aims(move))
    if move.target == FOUNDATION and random.random() < 0.5:
        return other.double(drag[0])
    return other.drop(*drag)
