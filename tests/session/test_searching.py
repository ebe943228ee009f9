"""A session gets the same answers wherever its searches run."""

import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from winnable.analysis.searching import Searching, finish
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.store import Store
from winnable.store.limits import Limits


@pytest.mark.parametrize("name", VARIANTS)
def test_a_session_asks_elsewhere_with_values_only(name: str) -> None:
    called: list[str] = []

    def elsewhere(searching: Searching[list[str]]) -> Searching[list[str]]:
        """Makes each search as another process would."""
        try:
            call: Callable[[], Any] = next(searching)
            while True:
                made = pickle.loads(pickle.dumps(call))
                called.append(made.func.__name__)
                answer = yield partial(made)
                call = searching.send(pickle.loads(pickle.dumps(answer)))
        except StopIteration as end:
            said: list[str] = end.value
            return said

    variant = VARIANTS[name]
    sessions = [Session(Game(variant.rules, numbered_deal(7, variant.rules))) for _ in range(2)]
    for text in ("hint", "truth", "oracle", "do", "retry", "finish"):
        here = sessions[0].do(text)
        execution = sessions[1].execution(sessions[1].understand(text))
        assert finish(elsewhere(execution)) == here
    usual = [name for name in called if name != "most_cards"]  # of a lost game
    assert {"advise_cards", "solve", "loss_bounds", "finishing_moves"} == set(usual)
    assert len(usual) == 5


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_that_is_full_takes_no_further_move(tmp_path: Path, name: str) -> None:
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(7, variant.rules))
    session = Session(game, Store(tmp_path, limits=Limits(moves=2)))
    for _ in range(2):
        session.execute(Command(Act.EXACT, text=str(game.legal[0])))
        assert not session.refused
    assert game.size == 2
    (said,) = session.execute(Command(Act.EXACT, text=str(game.legal[0])))
    assert session.refused
    assert said == "This server accepts at most 2 moves in one game, including undone ones."
    assert len(game.steps) == 2
    if game.rules.undo:
        session.do("undo")
        session.do("redo")
        assert (game.size, len(game.steps)) == (2, 2)


def test_a_pickled_game_is_its_text() -> None:
    game = Game(VARIANTS["draw-one"].rules, numbered_deal(7, VARIANTS["draw-one"].rules))
    for move in ("sw", "sw"):
        game.play(move)
    game.undo()
    game.play(game.legal[0])
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.size == game.size
