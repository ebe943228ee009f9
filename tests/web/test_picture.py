"""Pictures are drawn from the last one; they are the same as without it."""

from random import Random

import pytest

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.web.pictures.table import Picture


@pytest.mark.parametrize("name", VARIANTS)
def test_a_picture_drawn_from_the_last_one_is_the_same(name: str) -> None:
    random, variant = Random(name), VARIANTS[name]
    session = Session(Game(variant.rules, numbered_deal(3, variant.rules), variant.scoring))
    picture = Picture(session)
    for step in range(80):
        legal = session.game.legal
        if step % 7 == 6 or not legal:
            session.execute(Command(Act.UNDO))
        elif step % 5 == 4:
            session.execute(Command(Act.LIFT, source=random.choice(legal).source))
        else:
            session.execute(Command(Act.EXACT, text=str(random.choice(legal))))
        if step == 40:
            session.do("brief")
        drawn = picture.table()
        picture.forget()
        assert drawn == picture.table()
