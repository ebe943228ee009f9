"""The handbook, which the command and the window *Rules* show: how each game is played here."""

import re
from itertools import product
from typing import Final

import pytest

from tests.languages import SPEAKERS
from winnable.analysis.endings import Fate
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.reviews import say_fate
from winnable.speech.messages.voice import labels, typed_word
from winnable.store import Settings

CASES: Final = [*product(LANGUAGES, ("line", "web"), VARIANTS)]
NO_UNDO: Final = "d3ru"


def session(rules: Rules, language: str, front: str) -> Session:
    game = Game(rules, numbered_deal(1, rules))
    return Session(game, settings=Settings(language=language), front=front)


def told(act: Act, rules: Rules, language: str, front: str = "line") -> list[str]:
    """The answer to a question about a game."""
    return session(rules, language, front).execute(Command(act))


@pytest.mark.parametrize(("language", "front", "name"), CASES)
def test_it_names_levels_and_guarantee_number_hint_new_game_restart_and_undo(
    language: str, front: str, name: str
) -> None:
    text = " ".join(told(Act.RULES, VARIANTS[name].rules, language, front))
    words = labels(language, "ui-")
    assert all(words[f"level-{level}"] in text for level in ("easy", "normal", "hard"))
    assert (words["level-tricky"] in text) == (name != "solitario")
    if front == "web":
        needed = [
            words[each] for each in ("new", "restart", "undo", "hint", "hints", "home", "options")
        ]
        needed += [words[f"key-{key}"] for key in ("draw", "space", "shift", "enter")]
    else:
        acts = ("draw", "new", "restart", "undo", "hint", "moves", "info", "level", "number")
        voice = Voice(language=language)
        needed = [typed_word(voice, act) for act in acts]
    assert [
        each for each in needed if not re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_no_act_that_the_game_lacks(language: str) -> None:
    """Control P is for a hand, turning for cards that are turned by hand, undo where it is free."""
    deck = Voice(language=language).phrase("ui-key-control-p")
    for name, variant in VARIANTS.items():
        text = " ".join(told(Act.RULES, variant.rules, language))
        assert (deck in text) == (name == "solitario")
        turn = Voice(variant.rules, language).say("rules-play-turn")
        assert (turn in text) == (name == "one-pass")
    undo = Voice(language=language).say("rules-undo")
    assert undo in told(Act.RULES, parse_rules("d3r"), language)
    assert undo not in told(Act.RULES, parse_rules(NO_UNDO), language)
    level = f'"{typed_word(Voice(language=language), "level")} '
    for rules, is_graded in (("d3r", True), ("d5", False)):
        assert (level in " ".join(told(Act.RULES, parse_rules(rules), language))) == is_graded


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_no_act_that_the_game_lacks(language: str) -> None:
    def lines(rules: str) -> list[str]:
        at = session(parse_rules(rules), language, "line")
        return at.do(SPEAKERS[language].understood.help_all)

    phrase = Voice(language=language).phrase
    for name, lacking in (("undo", NO_UNDO), ("returns", "d3rn"), ("turn", "d3r")):
        assert phrase(f"help-{name}") not in lines(lacking)
    level = f" {typed_word(Voice(language=language), 'level')} "
    for rules, is_graded in (("d3r", True), ("d5", False)):
        assert (level in " ".join(lines(rules))) == is_graded
    for name, having in (("undo", "d3r"), ("returns", "d3r"), ("turn", "d1p1t")):
        assert phrase(f"help-{name}") in lines(having)
    overview = phrase("help-overview", undo=False)
    assert overview in told(Act.HELP, parse_rules(NO_UNDO), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fate", Fate)
def test_hidden_cards_are_spoken_of_only_while_some_are_hidden(language: str, fate: Fate) -> None:
    said = []
    for rules in ("d3", "d3o"):
        law = parse_rules(rules)
        view = view_of(Game(law, numbered_deal(1, law)).position)
        said.append(say_fate(Voice(law, language), view, fate))
    hidden = SPEAKERS[language].said.hidden
    assert [hidden in text for text in said] == [True, False]
    words = labels(language, "ui-")
    assert hidden not in words["end-surely-lost"] + words["set-endings"]
