"""``winnable advise``, and the same tables described in line mode."""

import json
import re
import shlex
from pathlib import Path
from random import Random

import pytest

from tests.languages import SPEAKERS, listed
from tests.support.command_line import CommandLine
from tests.support.described import typed
from tests.support.line_mode import Home
from winnable import new_game, parse_view
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import words

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["guide.md", "commands.md"])
def test_the_examples_of_the_documents_are_advised(cli: CommandLine, page: str) -> None:
    found = re.findall(
        r'winnable (advise "[^"]*" --game [a-z-]+)', (DOCS / page).read_text("utf-8")
    )
    assert found
    for example in found:
        said = cli(*shlex.split(example))
        assert "Try: draw." in said.done
        position = json.loads(cli(*shlex.split(example), "--json").done)["position"]
        assert position.split()[3] == "4C"
        for language in LANGUAGES:
            cli.set("LANG", f"{language}.UTF-8")
            assert json.loads(cli(*shlex.split(example), "--json").done)["position"] == position
        cli.set("LANG", "C.UTF-8")


WINDOW = "d1c1k2 1 ???? ??2S AHADAC-- 2H -"


def test_a_table_seen_through_a_window_is_advised(cli: CommandLine) -> None:
    """As a text, in words, as a printed board, and as what the command itself writes."""
    board = str(parse_view(WINDOW))
    said = "game d1c1k2; 1: 2H; f: AH AD AC; waste: 1 hidden, 2S; stock: 2 hidden"
    written = cli("advise", WINDOW, "--json").done
    for text in (WINDOW, said, board, written):
        found = json.loads(cli("advise", text, "--rules", "d1c1k2", "--json").done)
        assert (found["position"], found["unknown"], found["certain"]) == (WINDOW, 3, "won")
        assert [found["chance"][name] for name in ("share", "low", "high")] == [1, 1, 1]
    assert "This game can be won, whatever the hidden cards are." in cli("advise", WINDOW).done


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unseen_card_of_the_waste_is_described_and_read_out(home: Home, language: str) -> None:
    """The table is typed in words, and the waste is read back in sentences."""
    view, random = parse_view(WINDOW), Random(language)
    done = listed(SPEAKERS[language].understood.finished)[0]
    waste = words(language, "command-waste")[0]
    lines = "\n".join(["own", typed(view, language, random), done, waste])
    said = home.pipe(f"{lines}\n", "--rules", "d1c1k2", "--language", language)
    assert home.games[-1].view == view
    voice = Voice(view.rules, language)
    assert any(voice.card(7) in line and voice.cards([None]) in line for line in said)


WON = "d1c1k2 1 - - 2H2D2C2S - -"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_words_of_the_language(cli: CommandLine, language: str) -> None:
    cli.set("LANG", f"{language}.UTF-8")
    expected = SPEAKERS[language].said
    assert expected.columns_missing in cli("advise", "d1 1 ?? - -------- - -").complaint
    assert expected.cards_missing in cli("advise", "game draw-one; stock: 24 hidden").complaint
    said = cli("advise", WON)
    assert (said.code, said.err) == (1, "")
    assert said.out.endswith(f"\n\n{expected.won}\n")


def test_a_text_with_its_own_rules_takes_no_others(cli: CommandLine) -> None:
    position = new_game("draw-three", number=1).view.text
    assert cli("advise", position, "--rules", "d3r").code == 0
    for option in (["--rules", "d1"], ["--game", "solitario"]):
        said = cli("advise", position, *option)
        assert said.code == 2
        assert said.err == f"The text already has rules, d3r: leave out {option[0]}.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_described_in_line_mode(home: Home, language: str) -> None:
    begin, pile, answer = SPEAKERS[language].said.own_table
    lines = home.pipe(f"{begin}\n{pile}\r\n", "--game", "one-pass", "--language", language)
    assert lines[-2] == answer
