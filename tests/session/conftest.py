"""Players at a small game of each family, and at a game with many moves."""

from pathlib import Path

import pytest

from tests.support.player import Player


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


@pytest.fixture
def italian(tmp_path: Path) -> Player:
    return Player(tmp_path, "sk5")


@pytest.fixture
def many(tmp_path: Path) -> Player:
    """A game with eleven legal moves."""
    player = Player(tmp_path, "d1c9", "1654")
    assert len(player.game.view.legal) == 11
    return player
