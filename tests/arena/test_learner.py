"""The example that learns, in its shortest form: some seconds make it better than the casual player
of the ladder.
"""

import runpy
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from tests.support.length import IS_LONG
from tests.web.test_web_fair import FAMILY
from winnable.law.rules import parse_rules
from winnable.research.arena.protocol import Limits
from winnable.research.arena.results import summary
from winnable.research.arena.running import Question, run
from winnable.research.arena.splits import Split
from winnable.research.arena.vectors import Games

PROGRAM: Final = Path(__file__).parents[2] / "examples" / "learner.py"
LEARNER: Final[dict[str, Any]] = runpy.run_path(str(PROGRAM))


def test_a_training_wins_games(tmp_path: Path) -> None:
    """More than the casual player, after a training of the long run; the full one takes three
    minutes of processor time (docs/arena.md). The usual run trains with twenty cards: without
    training one game in a hundred would be won.
    """
    rules, told = parse_rules("d1" if IS_LONG else "d1c4k5"), list[str]()
    rounds = 140 if IS_LONG else 20
    policy = LEARNER["train"](rules, lambda done: done < rounds, 2, 128, told.append)
    won, casual = LEARNER["measure"](policy, rules, 300 if IS_LONG else 100)
    assert won > (casual if IS_LONG else casual // 3)
    assert casual > 0
    assert told or not IS_LONG
    # The same network, as a bot of the arena.
    file = tmp_path / "net.npz"
    policy.save(file)
    command = f"{sys.executable} {PROGRAM} bot {file}"
    described, games = run(
        Question(command, rules, Split.VALIDATION, 8, Limits(seconds=120)), 1, None, lambda *_: None
    )
    found = summary(games)
    assert (described.bot, found.games, found.faults) == ("net", 8, {})
    assert found.won > 0


@pytest.mark.parametrize("text", FAMILY)
def test_it_learns_under_all_rules(text: str) -> None:
    """Two rounds of a few games: every feature is a number, and every choice is legal."""
    rules = parse_rules(text)
    policy = LEARNER["train"](rules, lambda done: done < 2, 1, 4)
    games = Games(rules, 4, seed=3)
    (owners, actions), inputs = LEARNER["features"](games.observations, games.masks)
    assert np.isfinite(inputs).all()
    assert inputs.shape == (games.masks.sum(), LEARNER["FEATURES"])
    assert games.masks[owners, actions].all()
    assert all(np.isfinite(each).all() for each in policy.actor.weights)
