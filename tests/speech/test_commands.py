"""The command language: every word, card and move that a player may type, in every language."""

import re
from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS, cases
from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from tests.support.parsing import GAMES, NOT_UNDERSTOOD, parse, session
from tests.support.work import is_linear
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import foundation
from winnable.law.rules import parse_rules
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.arguments import Conditions, Suggestion
from winnable.speech.commands import (
    BUTTONS,
    LANGUAGE_WORDS,
    NAMES,
    Command,
    asked_condition,
    vocabulary,
)
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.languages import message_names
from winnable.speech.messages.voice import plain_words, words
from winnable.store import Settings

# Words


def meaning(name: str, word: str, language: str, rules: str) -> str:
    """The meaning of a word in a game."""
    first, second = SPEAKERS[language].understood.doubles.get(plain_words(word), ("", ""))
    name = first if name == second else name
    name = VALUES.get(name, name)
    if rules == "s":
        return "not-here" if name == "turn" else name
    if name == "deck":
        return "stock"
    return "not-here" if name in ("take", "to", "discard", "back") else name


VALUES: Final = {
    **dict.fromkeys(("on", "off", "random", "easy", "hard", "tricky"), "unknown"),
    **dict.fromkeys(LANGUAGE_WORDS, "language"),
}
"""Values of settings, typed alone: a language is set, the others are unknown."""


def words_for(language: str, name: str) -> tuple[str, ...]:
    """The words of a language; it may have none for another language."""
    key = f"command-{name}"
    return words(language, key) if key in message_names(language) else ()


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood_in_its_own_language(language: str, rules: str) -> None:
    count = 0
    for name in NAMES:
        for word in words_for(language, name):
            expected = meaning(name, word, language, rules)
            for text in (word, word.upper(), f"  {word.capitalize()} "):
                assert parse(text, language, rules).name == expected, text
            count += 1
    assert count >= 90


def test_only_listed_words_have_two_meanings() -> None:
    """A word added later must not take another word's meaning by accident."""
    double = set()
    for language in LANGUAGES:
        first: dict[str, str] = {}
        for name in NAMES:
            for word in words_for(language, name):
                if first.setdefault(word, name) != name:
                    double.add((language, word, first[word], name))
    assert double == {
        (code, word, *names)
        for code, speaker in SPEAKERS.items()
        for word, names in speaker.understood.doubles.items()
    }


def test_a_small_word_names_a_language_only_if_a_message_lists_it() -> None:
    """The codes of some languages are small words of others: "de", "la"."""
    small = {word for each in LANGUAGES for word in words(each, "words-small")}
    named = {
        word for each in LANGUAGES for name in LANGUAGE_WORDS for word in words_for(each, name)
    }
    for language in LANGUAGES:
        for word in small - named:
            assert vocabulary(language).get(word) not in LANGUAGE_WORDS, word


def test_words_of_the_other_language_are_understood_if_they_are_free() -> None:
    """Of several other languages with the word, the first one counts."""
    for language in LANGUAGES:
        taken = {word for name in NAMES for word in words_for(language, name)}
        for other in LANGUAGES:
            own = {word: name for name in NAMES for word in words_for(other, name)}
            for word, name in own.items():
                if word not in taken and word != "on":
                    expected = meaning(name, word, other, "s")
                    assert parse(word, language, "s").name == expected, (language, word)
            taken |= own.keys()


@pytest.mark.parametrize(
    ("language", "text", "name"), cases(lambda speaker: speaker.understood.acts)
)
def test_letters_and_whole_questions_are_understood(language: str, text: str, name: str) -> None:
    assert parse(text, language).name == name


@pytest.mark.parametrize("marks", ['""', "“”", "„“", "«»", "»«"])
def test_a_command_may_stand_in_quotation_marks(marks: str) -> None:
    """As it stands in the sentences that tell players what to type."""
    for language in LANGUAGES:
        for word in words(language, "command-hint"):
            assert parse(f"{marks[0]}{word}{marks[1]}", language).name == "hint"


@pytest.mark.parametrize("text", ["", " ", "\t", "\n", "\u00a0", "\u0301"])
def test_an_empty_line_is_no_command(text: str) -> None:
    assert parse(text).name == "nothing"


@pytest.mark.parametrize(
    ("language", "text", "meaning"), cases(lambda speaker: speaker.understood.numbered)
)
def test_commands_with_a_number_are_understood(language: str, text: str, meaning: str) -> None:
    command = parse(text, language)
    assert f"{command.name} {command.number}" == meaning


@pytest.mark.parametrize(
    ("language", "text", "meaning"), cases(lambda speaker: speaker.understood.settings)
)
def test_settings_are_understood(language: str, text: str, meaning: tuple[str, str | bool]) -> None:
    setting, value = meaning
    player = session(language, "s")
    player.settings.memory = player.settings.figures = player.settings.plain = value is False
    player.do(text)
    assert getattr(player.settings, setting) == value


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_every_button_is_a_command(language: str, rules: str) -> None:
    for name, act in BUTTONS.items():
        label = Voice(language=language).phrase(name)
        expected = meaning(act, label, language, rules)
        assert parse(label, language, rules).name == expected, label


def test_every_command_in_the_help_is_understood() -> None:
    count = 0
    for language in LANGUAGES:
        for rules in ("d3r", "s", "d1p1t"):
            player = session(language, rules)
            for line in [*player.do("?"), *player.do(SPEAKERS[language].understood.help_all)]:
                for part in re.split(r"\. ?", line):
                    for text in part.partition(":")[0].split(", "):
                        if text not in ("", "full stop", "comma", "punto", "virgola"):
                            command = parse(text, language, rules)
                            assert command.name not in NOT_UNDERSTOOD, (language, rules, text)
                            count += 1
    assert count > 150


@pytest.mark.parametrize(
    ("language", "text", "name"), cases(lambda speaker: speaker.understood.suggested)
)
def test_words_that_sentences_suggest_are_understood(language: str, text: str, name: str) -> None:
    assert parse(text, language, "s" if name == "back" else "d1").name == name


# Unknown input


@pytest.mark.parametrize(
    ("language", "text", "near"), cases(lambda speaker: speaker.understood.typing_errors)
)
def test_a_typing_error_gives_the_likely_word(language: str, text: str, near: str) -> None:
    command = parse(text, language)
    assert (command.name, command.argument) == ("unknown", Suggestion(near))
    assert near in session(language).do(text)[0]


def test_only_a_word_of_the_player_s_language_that_was_not_typed_is_suggested() -> None:
    for language, text in (
        ("en", "pescca"),
        ("it", "undoo"),
        ("it", "dove x y"),
    ):
        assert parse(text, language).argument is None, text


def test_a_doubled_letter_gives_a_word_of_the_same_command() -> None:
    right = total = 0
    for language in LANGUAGES:
        for name in NAMES:
            for word in words_for(language, name):
                if len(word) < 5 or not word.isalpha():
                    continue
                for i in range(len(word)):
                    command = parse(word[: i + 1] + word[i:], language, "s")  # double one letter
                    total += 1
                    if isinstance(command.argument, Suggestion):
                        near = parse(command.argument.word, language, "s").name
                        right += near == meaning(name, word, language, "s")
    assert total > 400
    assert right >= 0.97 * total


def test_a_text_unlike_any_word_gives_no_suggestion() -> None:
    command = parse("xyzzy plugh")
    assert command == Command(Act.UNKNOWN, "xyzzy plugh")
    assert session("en").do("xyzzy") == ['I don\'t know "xyzzy". Type a question mark for help.']


def test_long_unknown_input_is_shortened() -> None:
    (line,) = session("en").do("abracadabra " * 500)
    assert len(line) < 120


def test_control_characters_are_never_repeated() -> None:
    for text in ("\x1b[31mred", "a\x00b", "tab\tbed", "bell\x07", "\u202eright", "line\u2028s"):
        for line in session("en").do(text):
            assert line.isprintable(), (text, line)


def test_a_word_of_the_other_game_is_refused_as_such() -> None:
    assert session("en").do("take 2") == ['There is no "take 2" in this game.']
    assert session("en", "s").do("turn 2") == ['There is no "turn 2" in this game.']
    assert session("it").do("prendi 2") == ['In questo gioco non c\'è "prendi 2".']


# Arbitrary input

SHARDS = 5 if IS_LONG else 1
TEXTS = 10_000 if IS_LONG else 5_000
SEEDS: Final = (
    *("d", "3 5", "3 5 2", "3f", "w 5", "w f", "f hearts 5", "where 7 hearts", "l 7h", "moves"),
    *("what can i do", "u 3", "log 5", "number 123", "queen of spades to 5", "memory on", "turn 4"),
    *("take 2", "to 4", "2 4", "deck", "control p", "prendi 2", "su 4", "dov'è il 7 di coppe?"),
    *("scarta", "rimetti", "3 a 5", "dagli scarti a 5", "lingua inglese", "asso di fiori a", "?"),
    *(".", ",", "12", "10 of diamonds", "sette coppe", "figure sì", "^p", "pile 3 to pile 5"),
)
KNOWN: Final = {*NAMES, "move", "choose", *NOT_UNDERSTOOD}


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_text_gives_a_command(shard: int) -> None:
    random = Random(f"commands {shard}")
    understood = 0
    for number in range(TEXTS):
        text = random.choice(SEEDS)
        for _ in range(random.randint(0, 3)):
            text = mutate(text, random)
        language, rules = random.choice(LANGUAGES), random.choice(GAMES)
        command = parse(text, language, rules)
        where = (shard, number, text)
        assert isinstance(command, Command), where
        assert command.name in KNOWN, where
        assert command.card is None or 0 <= command.card < (52 if rules == "d1" else 40), where
        for place in (command.source, command.target):
            assert place is None or 1 <= place <= foundation(3), where
        if command.name == "move":
            assert command.target is not None, where
            assert (command.source is None) != (command.card is None), where
        understood += command.name not in NOT_UNDERSTOOD
    assert TEXTS // 5 < understood < TEXTS * 9 // 10


@pytest.mark.parametrize("rules", ["d3r", "s", "d1p1t"])
def test_a_session_answers_any_text_with_printable_lines(rules: str) -> None:
    random = Random(f"session {rules}")
    player = session("en", rules)
    voice: Voice = player.voice
    for number in range(1500):
        text = random.choice(SEEDS)
        for _ in range(random.randint(0, 2)):
            text = mutate(text, random)
        for line in player.do(text):
            assert line, (number, text)
            assert line.isprintable(), (number, text, line)
    assert player.voice.rules == voice.rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["d", "7 ", "7 of hearts ", "🂡", "d\x08"])
def test_the_time_of_parsing_is_linear_in_the_text(text: str, language: str) -> None:
    assert is_linear(lambda size: parse(text * size, language), 300)


# Moves without effect, and shares


def test_a_count_of_zero_moves_no_card() -> None:
    rules = parse_rules("d3r")
    player = Session(Game(rules, numbered_deal(64, rules)), settings=Settings(language="en"))
    before = player.game.position  # the 6 of pile 6 fits pile 1
    player.do("6 1 0")
    assert player.game.position == before


def test_a_move_to_the_same_pile_is_refused() -> None:
    for rules in GAMES:
        player = session("en", rules)
        pile = next(i for i, column in enumerate(player.game.view.columns, 1) if column)
        assert player.do(f"{pile} {pile}") == ["No. That is the same pile."]
        assert player.game.is_fresh


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("deals traps under 10%", "en"),
        ("partite trappole meno di 0,1", "it"),
        ("deals traps<10 %", "en"),
    ],
)
def test_a_share_is_a_percentage_or_a_decimal(typed: str, language: str) -> None:
    command = parse(typed, language)
    assert command.name == "deals"
    assert isinstance(command.argument, Conditions)
    assert asked_condition(command.argument.text, language) == asked_condition("traps<0.1", "en")
