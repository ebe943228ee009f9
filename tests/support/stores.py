"""Stores and games for the tests of saved files."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.position import parse_move
from winnable.store import Store
from winnable.variants import VARIANTS


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def game(name: str = "draw-three", moves: str = "", number: int = 7) -> Game:
    variant = VARIANTS[name]
    new = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for word in moves.split():
        new.play(parse_move(word))
    return new


def keep(store: Store, a_game: Game, age: int = 0) -> str:
    """Saves a game with a time ``age`` seconds ago; returns its id."""
    game_id = store.new_id(a_game)
    store.save(game_id, a_game)
    os.utime(store.path(game_id), (1_700_000_000 - age,) * 2)
    return game_id


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def fails(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


FULL = OSError(28, "No space left on device")
