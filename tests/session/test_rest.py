"""A game at rest is its text: the session goes on as if the game had stayed in memory."""

from pathlib import Path
from random import Random

import pytest

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.store import Store

ASIDE = (Command(Act.UNDO), Command(Act.REDO), Command(Act.HINT), Command(Act.INFO))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_that_rested_goes_on(tmp_path: Path, name: str) -> None:
    variant, random = VARIANTS[name], Random(name)
    one, two = (
        Session(
            Game(variant.rules, numbered_deal(4, variant.rules), variant.scoring),
            Store(tmp_path / side),
        )
        for side in ("one", "two")
    )
    for turn in range(60):
        if not one.game.legal:
            break
        command = Command(Act.EXACT, text=str(random.choice(one.game.legal)))
        if turn % 4 == 3:
            command = random.choice(ASIDE)
        assert one.execute(command) == two.execute(command)
        assert two.rest()
        assert not two.rest()  # it rests already
        assert two.game == one.game
        assert two.game.view == one.game.view
        assert two.game.steps == one.game.steps


def test_the_practice_game_of_the_tutorial_does_not_rest(tmp_path: Path) -> None:
    rules = VARIANTS["draw-three"].rules
    session = Session(Game(rules, numbered_deal(1, rules)), Store(tmp_path))
    session.execute(Command(Act.TUTORIAL))
    assert session.lesson is not None
    assert not session.rest()
