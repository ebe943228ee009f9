"""A kind of game that is one file is played in the browser, in every way."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Clicker, Dragger, Finger, Keys, Player, Typist
from tests.support.length import some
from tests.support.repository import ROOT
from tests.support.serving import serving
from tests.support.yukon import YUKON
from winnable.analysis.hints import hints
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import KINDS, RulesError, RulesFault, parse_rules
from winnable.speech.messages import Voice, say_fault

from .conftest import Visits

ADDED = """
from tests.support.yukon import YUKON
from winnable.law.rules import KINDS
KINDS[YUKON.letter] = YUKON
"""
"""Python runs it at the start of each process of the server."""
NUMBER = 5


@pytest.mark.off_site("it has no other kinds than those it was built with")
@pytest.mark.parametrize("way", some([Clicker, Dragger, Finger, Keys, Typist], 2))
def test_yukon_is_played_in_every_way(
    visit: Visits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: type[Player]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(ADDED)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    monkeypatch.setitem(KINDS, YUKON.letter, YUKON)
    rules = parse_rules("y")
    game = Game(rules, numbered_deal(NUMBER, rules))
    with serving(tmp_path / "home") as server:
        seat = visit(server, touch=way is Finger).sit(rules="y", number=str(NUMBER))
        expect(seat.page.get_by_role("heading", level=1)).to_have_text("Yukon")
        player = way(seat)
        for _ in range(12):
            found = hints(game.view)
            game.play(found[0].move if found else game.view.legal[0])
            player.make(game.steps[-1])
        assert seat.moves == " ".join(str(step.move) for step in game.steps)
        assert seat.after(seat.button("Hint").click) == say_fault(
            Voice(rules), RulesError(RulesFault.MODEL, rules=str(rules))
        )
        assert seat.do(seat.button("Undo").click).startswith("Undone: ")
        seat.has_heard_nothing()
