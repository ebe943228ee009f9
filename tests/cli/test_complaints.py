"""Bad input gets one sentence, in the player's language."""

from inspect import signature
from typing import Any, Final

import cyclopts.exceptions
import pytest
from cyclopts import CycloptsError, Token

from tests.languages import SPEAKERS
from tests.support.command_line import (
    CommandLine,
    game_text,
)
from tests.support.length import pairs
from tests.support.stores import keep_result
from winnable.cli.usage import usage_error
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Settings

BAD: dict[str, list[str]] = {
    "unknown command": ["foo"],
    "unknown option": ["--foo"],
    "option of another command": ["stats", "--number", "5"],
    "too many": ["stats", "foo"],
    "nothing to show": ["deals", "show"],
    "nothing to make": ["deals", "make"],
    "nothing to verify": ["verify"],
    "unknown in deals": ["deals", "foo"],
    "a value too few": ["play", "--number"],
    "the option twice": ["stats", "--json", "--json"],
    "no number": ["deals", "make", "x"],
    "no whole number": ["deals", "make", "1.5"],
    "no second number": ["deals", "make", "1..x"],
    "two numbers": ["deals", "make", "1", "2"],
    "backwards": ["deals", "make", "5..1"],
    "negative": ["deals", "make", "-5"],
    "too great": ["deals", "make", "18446744073709551616"],
    "greater still": ["deals", "make", "9" * 5000],
    "no format": ["deals", "make", "1", "--to", "xml"],
    "no game": ["deals", "make", "1", "--game", "freecell"],
    "no rules": ["deals", "make", "1", "--rules", "x"],
    "empty rules": ["deals", "make", "1", "--rules", ""],
    "italian digits": ["deals", "make", "1", "--to", "digits", "--game", "solitario"],
    "italian solvitaire": ["deals", "make", "1", "--to", "solvitaire", "--game", "solitario"],
    "empty deal": ["deals", "show", ""],
    "few cards": ["deals", "show", "AH 2H"],
    "card twice": ["deals", "show", "AH 2H AH"],
    "foreign card": ["deals", "show", "AB"],
    "no card": ["deals", "show", "hello"],
    "control characters": ["deals", "show", "AH\x1b[31m\n2H"],
    "quotes": ["deals", "show", "“AH”"],
    "broken JSON": ["deals", "show", '{"tableau piles": ['],
    "empty JSON": ["deals", "show", "{}"],
    "nested JSON": ["deals", "show", "{" * 50_000],
    "javasol of a word": ["deals", "show", "javasol:x"],
    "javasol of solitario": ["deals", "show", "javasol:6", "-g", "solitario"],
    "convert no card": ["deals", "convert", "hello"],
    "convert a folder": ["deals", "convert", "."],
    "convert no text": ["deals", "convert", "binary"],
    "verify no file": ["verify", "none"],
    "verify a folder": ["verify", "."],
    "verify no text": ["verify", "binary"],
    "verify a file with a name too long": ["verify", "a" * 300],
    "verify a name with a line feed": ["verify", "a\nb"],
    "verify an unknown option": ["verify", "text", "--jsno"],
    "verify no day": ["deals", "verify-day"],
    "verify a day that is none": ["deals", "verify-day", "text"],
    "verify a day by an unknown option": ["deals", "verify-day", "text", "--foo"],
    "verify a day by no commitment": ["deals", "verify-day", "text", "--commitment", "x"],
    "verify a day of no game": ["deals", "verify-day", "text", "--game", "whist"],
    "play no file": ["play", "none"],
    "play a folder": ["play", "."],
    "play no game": ["play", "text"],
    "play an illegal game": ["play", "illegal"],
    "play two files": ["play", "text", "text"],
    "play an unknown game": ["play", "--game", "freecell"],
    "play unknown rules": ["play", "--rules", "q9"],
    "play by no scoring": ["play", "--scoring", "chips"],
    "play in no language": ["play", "--lang", "tlh"],
    "play no number": ["play", "--number", "x"],
    "play a part of a number": ["play", "--number", "1.5"],
    "play too great a number": ["play", "--number", "18446744073709551616"],
    "play no deal": ["play", "--deal", "hello"],
    "play a deal of the other deck": ["play", "--deal", "javasol:1", "--game", "solitario"],
    "number and deal": ["play", "--number", "1", "--deal", "2"],
    "file and number": ["play", "text", "--number", "1"],
    "file and game": ["play", "text", "--game", "solitario"],
    "game and rules": ["play", "--game", "draw-one", "--rules", "d1"],
    "nothing to solve": ["solve"],
    "solve a number and a deal": ["solve", "--number", "1", "--deal", "2"],
    "solve no number": ["solve", "--number", "x"],
    "solve no deal": ["solve", "--deal", "hello"],
    "solve no file": ["solve", "none/none"],
    "solve by no rules": ["solve", "--number", "1", "--rules", "x"],
    "solve in no states": ["solve", "--number", "1", "--nodes", "0"],
    "solve in no memory": ["solve", "--number", "1", "--memory", "-1"],
    "solve by nobody": ["solve", "--number", "1", "--jobs", "0"],
    "count cards of no shortest win": ["solve", "--number", "1", "--count", "cards"],
    "solve in half a state": ["solve", "--number", "1", "--nodes", "1.5"],
    "a score in solitario": ["play", "--game", "solitario", "--scoring", "vegas"],
}


@pytest.mark.parametrize(("bad", "language"), pairs(BAD, LANGUAGES))
def test_bad_input_gets_one_sentence(cli: CommandLine, bad: str, language: str) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    cli.file("binary", bytes(range(256)))
    cli.file("text", "no game\n")
    cli.file("illegal", game_text() + " 1f 1f 1f\n")
    assert len(cli(*BAD[bad]).complaint) < 400
    assert not (cli.home / "winnable").exists()  # no game was started


def test_a_negative_number_is_refused_as_a_number(cli: CommandLine) -> None:
    for arguments in (["play", "--number", "-5"], ["deals", "make", "-5"]):
        assert '"-5" is not a deal number' in cli(*arguments).complaint


def test_a_file_name_is_repeated_unchanged(cli: CommandLine) -> None:
    for name in ("none", "a. b", "ß"):
        assert cli("verify", name).complaint.startswith(name)
        assert cli("play", name).complaint.startswith(name)


def test_errors_are_in_the_players_language(cli: CommandLine) -> None:
    english = dict[str, str]()
    for language in LANGUAGES:
        cli.set("LANG", f"{language}_XX.UTF-8")
        for line, arguments in BAD.items():
            said = cli(*arguments).err
            assert said != english.get(line), line
            if language == "en":
                english[line] = said


def test_an_internal_error_gives_a_sentence_and_a_file(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("winnable.cli.deals.numbered_deal", fail)
    said = cli("deals", "make", "1")
    assert (said.code, said.out, said.err.count("\n")) == (3, "", 1)
    (kept,) = cli.home.glob("winnable-*.txt")
    assert str(kept) in said.err
    assert "ZeroDivisionError" in kept.read_text()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "eo_XX.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_CH.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
    ],
)
def test_the_language_follows_the_locale(
    cli: CommandLine, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        cli.set(name, value)
    assert cli("stats").done == Voice(language=language).say("stats-none") + "\n"
    assert cli("play").lines[0] == Voice(language=language).say("plain-on")


def test_the_players_setting_overrides_the_locale(cli: CommandLine) -> None:
    cli.set("LANG", "it_IT.UTF-8")
    cli.store.keep_settings(Settings(language="en"))
    assert cli("stats").done == Voice().say("stats-none") + "\n"
    assert cli("play", "--lang", "it").lines[0] == Voice(language="it").say("plain-on")
    cli.set("LANG", "en_GB.UTF-8")
    assert cli("stats").done == Voice(language="it").say("stats-none") + "\n"


def test_an_unwritable_home_does_not_stop_play(cli: CommandLine) -> None:
    cli.set("XDG_DATA_HOME", cli.file("file", "in the way"))
    lines = cli("play", "-n", "7", stdin="d\n").done.splitlines()
    assert (
        sum(line.startswith("Not saved: ") for line in lines) == 3
    )  # a warning, and play continues
    assert any("21 left" in line for line in lines)
    assert cli("play", "--lang", "it").code == 0
    assert cli("stats").code in {0, 2}
    assert cli("deals", "make", "1").code == 0


@pytest.mark.parametrize("arguments", [["stats"], ["play"], ["verify", "none"], ["foo"]])
def test_a_home_with_a_name_that_is_too_long_gets_a_sentence(
    cli: CommandLine, arguments: list[str]
) -> None:
    cli.set("XDG_DATA_HOME", str(cli.home / ("a" * 300)))
    said = cli(*arguments)
    assert said.code == 0 or said.complaint


@pytest.mark.parametrize("damage", ["{torn", "[]"])
def test_damaged_results_do_not_stop_play(cli: CommandLine, damage: str) -> None:
    cli("play", "-n", "7", stdin="d\n")
    keep_result(cli.store, damage)
    assert "1 move" in cli("play").done
    assert cli("play", "--rules", "d3p3", "--scoring", "cumulative").code == 0


@pytest.mark.parametrize(
    ("language", "sentence", "line"),
    [
        (code, sentence, line)
        for code, speaker in SPEAKERS.items()
        for line, sentence in speaker.said.usage.items()
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_in_every_language(
    cli: CommandLine, language: str, sentence: str, line: str
) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    said, due = cli(*line.split()).complaint, sentence.format(languages=", ".join(LANGUAGES))
    assert said == due if due.endswith((".", "?")) else said.startswith(due)


KINDS: Final = [
    each
    for each in vars(cyclopts.exceptions).values()
    if isinstance(each, type) and issubclass(each, CycloptsError)
]
"""Taken from the module: ``__subclasses__`` also lists classes that wait for the collector."""


@pytest.mark.parametrize("chain", [(), ("deals", "make")], ids=" ".join)
@pytest.mark.parametrize("kind", KINDS)
def test_no_complaint_of_the_parser_stays_english(
    kind: type[CycloptsError], chain: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CycloptsError, "__str__", lambda _: "In the words of the parser.")
    values: dict[str, Any] = {"token": Token(keyword="--foo", value="x"), "argument_collection": []}
    needed = {
        name for name, each in signature(kind).parameters.items() if each.default is each.empty
    }
    error = kind(
        command_chain=chain,
        unused_tokens=["x"],
        **{name: values.get(name, []) for name in needed},
    )
    said = {
        language: say_fault(Voice(language=language), usage_error(error, ["x"]))
        for language in LANGUAGES
    }
    assert list(said.values()).count(said[LANGUAGES[0]]) == 1
    for sentence in said.values():
        assert sentence.endswith(".")
        assert "parser" not in sentence


@pytest.mark.parametrize("command", ["solve", "deals convert"])
def test_a_saved_game_is_no_list_of_deals(cli: CommandLine, command: str) -> None:
    for source in (cli.file("game.txt", game_text()), "-"):
        said = cli(*command.split(), source, stdin=game_text()).complaint
        assert said == f"{source} holds a saved game, but deals are needed here."
