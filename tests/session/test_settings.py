"""Typed settings, and questions about the session."""

import re
from pathlib import Path

import pytest

from tests.languages import SPEAKERS, sentences
from tests.support.player import WAY, Player
from tests.support.stores import reopened
from winnable.catalogues import catalogue_of
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.session import Session
from winnable.speech.messages import LANGUAGES, Language, Verbosity, Voice
from winnable.store import Settings, Store

# Settings


@pytest.mark.parametrize("level", list(Verbosity))
def test_a_verbosity_is_set_and_remembered(player: Player, level: Verbosity) -> None:
    voice = Voice(player.game.rules, verbosity=level)
    assert player.one(level.value) == voice.say(f"level-{level}")
    expected = voice.say("drew", card="X", left=10)
    begin = expected.index("X")
    assert player.one("d")[:begin] == expected[:begin]
    player.come_back()
    assert player.session.voice.verbosity is level


def test_each_verbosity_says_a_draw_in_its_own_words(player: Player) -> None:
    said = set()
    for level in Verbosity:
        player.do("u", level.value)
        said.add(player.one("d"))
    assert len(said) == 3


def test_the_language_changes_during_a_game(player: Player) -> None:
    english = player.one("d")
    italian = Voice(player.game.rules, "it")
    assert player.one("language italian") == italian.say("language-set")
    assert player.one("annulla") == italian.say("undone-draw", count=1)
    assert player.one("pesca") != english
    assert player.one("lingua inglese") == Voice().say("language-set")
    player.do("u")
    assert player.one("d") == english
    player.do("italiano")
    player.come_back()
    assert player.session.voice.language == "it"


def test_language_alone_names_the_language(player: Player) -> None:
    assert player.one("language") == player.say("language")
    player.do("italian")
    assert player.one("lingua") == player.say("language")


def test_a_language_that_does_not_exist_is_refused(player: Player) -> None:
    said = player.one("language klingon")
    *names, last = (SPEAKERS[each].name for each in LANGUAGES)
    known = f"{', '.join(names)} and {last}"
    assert said == f'"language klingon" is not a known language. The languages are {known}.'
    assert player.session.refused
    assert player.session.voice.language == "en"


def test_a_language_that_nobody_chose_is_not_stored(tmp_path: Path) -> None:
    store = Store(tmp_path)
    rules = parse_rules("d3")
    game = Game(rules, numbered_deal(1, rules))
    session = Session(game, store, usual_language=Language.ITALIAN)
    assert session.do("breve") == ["Messaggi brevi."]
    assert store.settings().language is None
    session.do("italiano")
    assert store.settings().language == "it"


def test_the_memory_aid_locates_cards_seen_before(player: Player) -> None:
    player.do("d", "u")
    hidden = player.one("where ace hearts")
    assert player.one("memory on") == player.say("memory", on=True)
    assert player.one("where ace hearts") != hidden
    assert "in the stock, on top" in player.one("where ace hearts")
    player.come_back()
    assert "in the stock, on top" in player.one("where ace hearts")
    assert player.one("memory off") == player.say("memory", on=False)
    assert player.one("where ace hearts") == hidden


def test_the_memory_aid_locates_no_unseen_card(player: Player) -> None:
    player.do("memory on")
    assert player.one("where 3 hearts") == Voice().say("where", place="unseen", card="3 of hearts")


def test_figures_are_named_or_numbered(tmp_path: Path) -> None:
    player = Player(tmp_path, "s", "4217")
    numbered = player.do("t")
    assert player.one("figures on") == player.say("figures", on=True)
    named = player.do("t")
    assert named != numbered
    assert any(name in named[0] for name in ("jack", "knight", "king"))
    player.come_back()
    assert player.do("t") == named
    assert player.one("figures off") == player.say("figures", on=False)
    assert player.do("t") == numbered


def test_french_cards_have_no_named_figures(player: Player) -> None:
    assert player.one("figures on") == player.say("figures-french")
    assert not player.store.settings().figures


def test_plain_mode_is_remembered(player: Player) -> None:
    assert player.one("plain on") == player.say("plain-kept")
    assert reopened(player.store).settings().plain
    assert player.one("plain off") == player.say("plain-off")
    assert not reopened(player.store).settings().plain
    player.do("plain")
    assert reopened(player.store).settings().plain


# Questions about the session


def test_save_names_the_database(player: Player) -> None:
    player.do("d")
    assert player.store.database.name in player.one("save")


def test_a_path_is_said_unchanged(tmp_path: Path) -> None:
    folder = tmp_path / "my games. all of them"
    player = Player(folder)
    assert str(folder) in player.one("save")


def test_a_path_that_is_too_long_for_the_database_is_said_and_play_continues(
    tmp_path: Path,
) -> None:
    folder = tmp_path.joinpath(*["d" * 200] * 14)  # 2,800 characters; SQLite allows 512
    player = Player(folder)
    assert ". You can keep playing." in player.one("save")
    player.do("d")
    assert player.moves == "sw"


def test_unknown_input_is_repeated_unchanged(player: Player) -> None:
    assert '"blah. blah"' in player.one("blah. blah")


def test_stats_gives_the_statistics(player: Player) -> None:
    assert player.one("stats") == player.say("stats-none")
    player.do(*WAY, "new", "d", "new", "yes")
    line = player.one("stats")
    assert "2 played, 1 won, win rate 50 percent" in line
    assert "Fewest moves in a win: 23." in line


def test_the_rating_is_told_after_it_is_switched_on(tmp_path: Path) -> None:
    rules = parse_rules("d1")
    number = catalogue_of(rules).numbers()[0]
    session = Session(Game(rules, numbered_deal(number, rules)), Store(tmp_path))
    session.do("d")
    session.do("new")
    session.do("yes")  # the first game counts as lost
    assert len(session.do("stats")) == 1
    voice = session.voice
    assert session.do("rating on") == [voice.say("rating-set", on=True)]
    assert Store(tmp_path).settings().rating
    assert "rating 1" in session.do("stats")[1]
    assert session.do("rating off") == [voice.say("rating-set", on=False)]
    assert len(session.do("stats")) == 1
    assert session.do("rating perhaps") == [voice.say("on-or-off", text="rating perhaps")]


def test_score_gives_the_points(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.VEGAS)
    player.do(*WAY[:3])
    assert player.game.score == -52 + 10
    assert "minus 42" in player.one("i")
    assert "3 moves" in player.one("i")


def test_help_fits_the_game(player: Player, tmp_path: Path) -> None:
    klondike = player.do("help all")
    by_hand = Player(tmp_path / "a", "d1c1k3t").do("help all")
    solitario = Player(tmp_path / "b", "sk5").do("help all")
    assert set(klondike) < set(by_hand)
    assert set(solitario) & set(klondike) != set()
    assert any("take 2" in line for line in solitario)
    assert not any("take 2" in line for line in klondike)


def test_help_is_short_and_has_topics(player: Player) -> None:
    overview = player.do("help")
    assert len(overview) == 2
    assert player.do("help me") == player.do("how do i play") == player.do("help x") == overview
    topics = re.findall("help ([a-z]+)", overview[1])
    assert topics[-1] == "all"
    lines = [line for topic in topics[:-1] for line in player.do(f"help {topic}")]
    assert all(len(player.do(f"help {topic}")) <= 4 for topic in topics[:-1])
    assert player.do("help all") == lines
    assert not set(lines) & set(overview)


def test_the_first_sentence_names_the_help() -> None:
    rules = parse_rules("d3")
    for language, named in sentences(lambda speaker: speaker.said.question_mark):
        for level in (Verbosity.NORMAL, Verbosity.FULL):
            game = Game(rules, numbered_deal(1, rules))
            session = Session(game, settings=Settings(language=language, verbosity=level))
            assert session.begin(resumed=False)[0].count(named) == 1
            assert named not in session.do("new")[0]


def test_rules_are_explained_from_their_values(player: Player, tmp_path: Path) -> None:
    usual = player.do("rules")
    others = [
        Player(tmp_path / rules, rules).do("rules")
        for rules in ("d1c1k3u", "d1c1k3t", "d1c1k3n", "d1p1c1k3", "d2c1k3r", "sk5", "d1c1k3o")
    ]
    assert all(lines and lines != usual for lines in others)


def test_a_word_of_the_other_game_is_refused_as_such(player: Player, italian: Player) -> None:
    assert player.one("take 2") == player.say("not-here", text="take 2")
    assert italian.one("turn 2") == italian.say("not-here", text="turn 2")


def test_an_unknown_word_is_repeated_with_a_suggestion(player: Player) -> None:
    assert player.one("xyzzy") == player.say("unknown", text="xyzzy", near="")
    assert player.one("redoo") == player.say("unknown-near", text="redoo", near="redo")
    assert "\x1b" not in player.one("\x1b[31mred")
