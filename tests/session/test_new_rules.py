"""A rule that compiled code does not have yet: nothing computes under the old one unnoticed."""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from tests.law.test_rule_fields import GATES, OTHER
from tests.session.test_new_kinds import TYPED
from winnable import advise, chance, hints, numbered_deal, review, shorten, solve, verify
from winnable.analysis.efforts import effort
from winnable.analysis.shortest import shortest
from winnable.game.game import Game
from winnable.law.moves import start
from winnable.law.rules import Rules, RulesError, RulesFault, parse_rules, usual_rules
from winnable.law.view import view_of
from winnable.players import winning_chance
from winnable.players.ladder import Ladder, Rung
from winnable.players.nets import net_name
from winnable.research.arena.vectors import Games
from winnable.research.grading.trials import Trials
from winnable.session import Session
from winnable.solver import Limits, Verdict, own_solver, solve_known
from winnable.solver.encoding import Model, load_klondike, load_piles, load_solitario
from winnable.solver.klondike import search as klondike
from winnable.solver.replay import Replay
from winnable.solver.solitario import search as solitario

MODELS: Final[set[Model]] = {module.MODEL for module in GATES.values()}
SMALL: Final = {"d1": "d1c3k3", "s": "sc3k3"}


@pytest.fixture(params=OTHER)
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Rules with a field as if it were new, for a small deck."""
    name: str = request.param
    text, value = OTHER[name]
    numbers: dict[str, dict[str, Any]] = {"columns": {"columns": 2}, "ranks": {"ranks": 4}}
    changed = numbers.get(name, {name: value})
    for model in MODELS:
        monkeypatch.setattr(model, "others", (name,))
    return replace(parse_rules(SMALL[text]), **changed)


def test_deals_are_decided_by_the_law_alone(rules: Rules) -> None:
    for number in range(6):
        position = start(rules, numbered_deal(number, rules))
        answer = solve(position)
        with pytest.MonkeyPatch.context() as patch:
            for model in MODELS:
                patch.setattr(model, "others", ())
            assert answer.verdict is solve(position).verdict is not Verdict.UNDECIDED
        if answer.moves is not None:
            assert shorten(position, answer.moves) == answer.moves


def test_what_needs_compiled_code_refuses(rules: Rules) -> None:
    position = start(rules, numbered_deal(1, rules))
    view = view_of(position)
    search = solitario.Search() if rules.kind.has_hand else klondike.Search()
    load = load_solitario if rules.kind.has_hand else load_klondike
    for act in (
        lambda: shortest(position),
        lambda: Ladder().choose(view, Rung.CASUAL),
        lambda: Trials().load(position),
        lambda: Games(rules, 1),
        lambda: load_piles(Replay(), position),
        lambda: load(search, position),  # type: ignore[arg-type]  # the one of the other
    ):
        with pytest.raises(RulesError) as caught:
            act()
        assert caught.value.code is RulesFault.MODEL
        assert caught.value.details == {"rules": str(rules)}
    if not rules.kind.has_hand:
        with pytest.raises(ValueError, match=r"choices|rules-model"):
            own_solver().choices(view)


def test_what_can_do_without_says_nothing_untrue(rules: Rules) -> None:
    random, game = Random(1), Game(rules, numbered_deal(1, rules))
    while game.view.legal and game.moves_made < 20:
        game.play(random.choice(game.view.legal))
    for found in (net_name(rules), winning_chance(game.view), advise(game.view)):
        assert found is None
    assert all(hint.move in game.view.legal for hint in hints(game.view))
    measured = chance(game.view, 4, Limits(500))
    total = measured.won + measured.lost + measured.undecided
    assert measured.complete or total == 4
    assert len(review(game).verdicts) == len(game.steps) + 1
    assert verify(game.text).moves == len(game.steps)
    fresh = view_of(start(rules, numbered_deal(1, rules)))
    assert rules.is_open or solve_known(fresh, Limits(500)).verdict is Verdict.UNDECIDED


def test_it_is_played(rules: Rules) -> None:
    session = Session(Game(rules, numbered_deal(5, rules)))
    for typed in TYPED:
        assert all(session.do(typed)), typed


def test_the_usual_rules_keep_their_compiled_search(rules: Rules) -> None:
    """They keep their effort too, although the compiled code lacks a rule of other games."""
    usual = usual_rules(rules.kind)
    assert own_solver().decide(start(usual, numbered_deal(3, usual))).nodes > 0
    assert effort(usual) is not effort(rules)
