"""Words that players type naturally: a deal number, why, several draws, share, the levels."""

from pathlib import Path
from typing import Final

import pytest

from tests.languages import SPEAKERS, listed
from winnable.catalogues.new import new_game
from winnable.law.deals import DealError, DealFault
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.speech.messages.voice import typed_word
from winnable.store import Settings, Store

NUMBER: Final = 4217
every_game = pytest.mark.parametrize("name", VARIANTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def at(name: str, language: str = "en") -> Session:
    return Session(new_game(name, number=NUMBER), settings=Settings(language=language))


def word(language: str, name: str) -> str:
    return typed_word(Voice(language=language), name)


# A deal number


@every_language
@every_game
def test_what_is_no_deal_number_is_answered_with_what_one_is(name: str, language: str) -> None:
    session, number = at(name, language), word(language, "number")
    (alone,) = session.do(number)
    assert "18446744073709551615" in alone
    assert session.refused
    for text in ("abc", "-3", "1.5", "7 8"):
        fault = DealError(DealFault.NUMBER, text=text)
        assert session.do(f"{number} {text}") == [say_fault(session.voice, fault)]
        assert session.refused
    session.do(f"{number} 7")
    assert session.game.deal.number == 7


# Why


@every_language
@every_game
def test_why_says_what_a_second_hint_says(name: str, language: str) -> None:
    asking, other = at(name, language), at(name, language)
    assert asking.do(SPEAKERS[language].understood.why) == [asking.voice.say("why-nothing")]
    assert asking.refused
    assert asking.do("h") == other.do("h")
    (reason,) = asking.do(SPEAKERS[language].understood.why)
    assert [reason] == other.do("h")
    assert asking.do(SPEAKERS[language].understood.why) == [reason]
    assert asking.do(word(language, "do")) == other.do(word(language, "do"))  # it is still offered
    assert asking.do(SPEAKERS[language].understood.why) == [asking.voice.say("why-nothing")]


# Several draws


@every_language
@every_game
def test_a_repeated_word_draws_as_often(name: str, language: str) -> None:
    session, other, draw = at(name, language), at(name, language), word(language, "draw")
    said = session.do(f"{draw} {draw} {draw}")
    apart = [other.do(draw) for _ in range(3)]
    if name == "solitario":  # the hand is full after the first
        assert said == [*apart[0], *apart[1]]
        assert other.refused
    else:
        assert said == [" ".join(line for (line,) in apart)]
    assert session.game == other.game
    assert session.changed
    assert not session.refused


@every_game
def test_a_number_draws_as_often_unless_it_can_mean_cards(name: str) -> None:
    session = at(name)
    draws = session.game.rules.draw
    (line, *rest) = session.do("draw 3")
    if draws == 3:
        assert line == session.voice.say("draw-which", draw=3)
        assert session.refused
        assert session.game.is_fresh
        session.do("d 2")
        assert len(session.game.steps) == 2
    else:
        assert len(session.game.steps) == (1 if name == "solitario" else 3)
        assert bool(rest) == (name == "solitario")  # why it stopped


@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "solitario"])
def test_draws_end_with_the_last_card_of_the_stock(name: str) -> None:
    session = at(name)
    session.do("draw 99999999999999999998")  # 2 more than a multiple of three
    draw = session.game.rules.draw
    assert len(session.game.steps) == 24 // draw
    assert session.game.view.stock == ()
    session.do("d d")  # the first turns the waste over, where that is allowed
    assert session.refused == (session.game.rules.passes == 1)


def test_a_repeated_undo_and_redo_count_too() -> None:
    session = at("draw-three")
    session.do("d d d")
    session.do("u u")
    assert len(session.game.steps) == 1
    session.do("redo redo")
    assert len(session.game.steps) == 3


# Share


@every_language
@every_game
def test_share_names_the_deal_and_the_command_that_plays_it(name: str, language: str) -> None:
    for text in listed(SPEAKERS[language].understood.share):
        (line,) = at(name, language).do(text)
        assert f"winnable play --game {name} --number {NUMBER}" in line
        assert Voice(language=language).phrase(f"ui-game-{name}") in line


def test_share_names_other_rules_and_other_deals() -> None:
    (line,) = Session(new_game("d2p1", deal="javasol:6")).do("share")
    assert "winnable play --rules d2p1 --deal javasol:6" in line
    (line,) = Session(new_game("solitario", deal="hard:7")).do("share")
    assert "winnable play --game solitario --deal hard:7" in line


def test_share_does_not_tell_the_cards_of_a_deal_without_a_number(tmp_path: Path) -> None:
    deal = str(new_game("draw-three", number=NUMBER).deal)
    game = new_game("draw-three", deal=deal)
    (line,) = Session(game).do("share")
    assert line == "Draw three."
    store = Store(tmp_path)
    session = Session(game, store)
    (line,) = session.do("share")
    assert f"winnable games export {session.id}" in line
    assert store.text(session.id or "") is not None


# Levels


@every_language
@every_game
def test_level_alone_lists_the_levels_that_can_be_typed(name: str, language: str) -> None:
    session, level = at(name, language), word(language, "level")
    (now, listed) = session.do(level)
    first = "easy" if name == "draw-one" else "random"
    assert now == session.voice.say("level-deals", level=first)
    for each in Difficulty:
        typed = word(language, f"{each}")
        known = not (each is Difficulty.TRICKY and name == "solitario")
        assert (typed in listed) == known
        session.do(f"{level} {typed}")
        assert (session.settings.level_of(session.game.rules) is each) == known
    session.settings.choose_level(session.game.rules, Difficulty.TRICKY)
    level_now = "random" if name == "solitario" else "tricky"  # as the next deal is chosen
    assert session.do(level)[0] == session.voice.say("level-deals", level=level_now)
