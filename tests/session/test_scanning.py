"""Scanning: players with two switches reach every move and a new game, with few presses."""

from functools import cache

import pytest

from tests.support.length import IS_LONG
from winnable.analysis.endings import finishing_moves
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import start
from winnable.law.position import Move
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.solver import Limits, shorten, solve
from winnable.speech.acts import Act
from winnable.speech.commands import Command

GAMES = 8 if IS_LONG else 1
NEXT, DO = Command(Act.SCAN), Command(Act.DO, number=1)


@cache
def wins(preset: str) -> list[tuple[int, tuple[Move, ...]]]:
    """The first numbered deals of a preset that the solver wins, with the wins."""
    found: list[tuple[int, tuple[Move, ...]]] = []
    rules, number = VARIANTS[preset].rules, 0
    while len(found) < GAMES:
        number += 1
        position = start(rules, numbered_deal(number, rules))
        moves = solve(position, Limits(nodes=200_000)).moves
        if moves is not None:
            is_klondike = rules.kind is KLONDIKE
            found.append((number, shorten(position, moves, 3_000) if is_klondike else moves))
    return found


def sit(preset: str, number: int) -> Session:
    variant = VARIANTS[preset]
    deal = numbered_deal(number, variant.rules)
    session = Session(Game(variant.rules, deal, variant.scoring))
    session.begin(resumed=False)
    return session


def said_of(session: Session, command: Command) -> str:
    return " ".join(session.execute(command))


def test_a_press_before_the_next_action_is_heard_means_the_one_that_was_heard() -> None:
    """The page then takes back what is under way; before the first action there is none to do."""
    session, other = sit("draw-three", 7), sit("draw-three", 7)
    first = said_of(session, NEXT)
    session.execute(NEXT)
    session.execute(NEXT)
    assert said_of(session, Command(Act.SCAN, number=-2)) == first
    session.execute(Command(Act.DO))
    other.execute(NEXT)
    other.execute(Command(Act.DO))
    assert session.game.text == other.game.text
    assert session.game.steps
    for taken_back in (1, 2):
        session = sit("draw-three", 7)
        session.execute(NEXT)
        session.execute(Command(Act.SCAN, number=-taken_back))
        session.execute(Command(Act.DO))
        assert not session.game.steps


@pytest.mark.parametrize("preset", VARIANTS)
def test_two_switches_win_with_at_most_two_and_a_half_presses_an_action(preset: str) -> None:
    presses = actions = 0
    for number, win in wins(preset):
        session = sit(preset, number)
        session.execute(NEXT)
        presses += 1
        for move in win:
            is_certain = bool(finishing_moves(session.game.view))
            skipped = 0
            while not is_certain and session.offer != move:
                session.execute(NEXT)
                skipped += 1
                assert skipped <= len(session.game.view.legal), move
            session.execute(DO)
            presses += skipped + 1
            actions += 1
            if is_certain:
                break
        assert session.game.view.is_won
    assert presses / actions <= 2.5


def test_each_answer_names_the_next_choice() -> None:
    session = sit("draw-three", 64)
    assert said_of(session, DO) == "1: ace of clubs, pile 3 to foundation."
    assert said_of(session, DO) == (
        "Ace of clubs to foundation. 2 of clubs turned over. 1: 2 of clubs, pile 3 to foundation."
    )


def test_moves_that_were_passed_over_follow_the_draw() -> None:
    session = sit("draw-three", 64)
    session.execute(Command(Act.DRAW))
    assert said_of(session, NEXT) == "1: draw."


def test_undo_and_a_new_game_end_the_list() -> None:
    session = sit("draw-three", 64)
    session.execute(NEXT)
    session.execute(DO)
    heard = [said_of(session, NEXT) for _ in range(12)]
    end = next(n for n, text in enumerate(heard) if "undo" in text)
    assert heard[end + 1].endswith(": new game.")
    assert heard[end + 2].startswith("1: ")
    while "undo" not in said_of(session, NEXT):
        pass
    assert said_of(session, DO).startswith("Undone: ")
    assert not session.game.steps


def test_a_new_game_is_dealt_with_the_switches() -> None:
    session = sit("solitario", 7)
    first = session.game
    session.execute(Command(Act.DRAW))
    while "new game" not in said_of(session, NEXT):
        pass
    session.execute(DO)
    assert session.game is not first


def test_a_certain_win_is_the_first_choice() -> None:
    preset = "draw-three"
    (number, win), *_ = wins(preset)
    session = sit(preset, number)
    for move in win:
        if finishing_moves(session.game.view):
            break
        session.execute(Command(Act.EXACT, text=str(move)))
    assert said_of(session, NEXT) == "1: auto-finish."
    said = said_of(session, DO)
    assert "You won" in said
    assert said.endswith(" 1: new game.")
