"""``winnable deals``: show, make, convert and find."""

import json
import re
from itertools import permutations

import pytest

from tests.support.command_line import (
    D1,
    FORMATS,
    CommandLine,
)
from winnable.law.deals import javasol_deal, numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice


def test_show_prints_the_deal_as_a_board(cli: CommandLine) -> None:
    lines = cli("deals", "show", "4217", "--game", "draw-one").done.splitlines()
    cards = str(numbered_deal(4217, D1))
    first_row = " ".join(cards[i : i + 2] for i in range(0, 14, 2))
    assert lines[0] == "Piles, top card last:"
    assert lines[1] == " 1  2  3  4  5  6  7"
    assert lines[2] == first_row
    assert lines[3] == "   " + " ".join(cards[i : i + 2] for i in range(14, 26, 2))
    assert lines[8] == " " * 18 + cards[54:56]
    assert lines[9] == ""
    assert lines[10] == "Stock, next card first:"
    assert lines[11] == " ".join(cards[i : i + 2] for i in range(56, 104, 2))
    assert len(lines) == 12


def test_show_prints_solitario_as_a_board(cli: CommandLine) -> None:
    lines = cli("deals", "show", "7", "--game", "solitario").done.splitlines()
    assert lines[0] == "Table:"
    assert lines[3] == "Deck, next card first:"
    assert [len(line.split()) for line in (lines[1], lines[2], lines[4])] == [6, 0, 34]
    assert cli("deals", "show", "7", "--rules", "s").done.splitlines() == lines


@pytest.mark.parametrize("name", VARIANTS)
def test_show_has_its_captions_in_every_language(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        voice = Voice(VARIANTS[name].rules, language)
        lines = cli("deals", "show", "7", "--game", name).done.splitlines()
        assert lines[0] == voice.say("shown-columns")
        assert lines[-2] == voice.say("shown-stock")


def test_show_prints_json(cli: CommandLine) -> None:
    data = json.loads(cli("deals", "show", "javasol:6", "--json").done)
    deal = javasol_deal(6)
    assert data["deal"] == str(deal)
    assert data["address"] == "javasol:6"
    assert [len(column) for column in data["columns"]] == list(range(1, 8))
    flat = [card for column in data["columns"] for card in column] + data["stock"]
    assert sorted(flat) == sorted(str(deal)[i : i + 2] for i in range(0, 104, 2))
    assert json.loads(cli("deals", "show", str(deal), "--json").done)["address"] is None


def test_make_prints_one_or_many_deals(cli: CommandLine) -> None:
    assert cli("deals", "make", "7").done == str(numbered_deal(7, D1)) + "\n"
    expected = [str(numbered_deal(number, D1)) for number in range(3, 9)]
    assert cli("deals", "make", "3..8").done.splitlines() == expected
    assert cli("deals", "make", "3..8", "9").complaint == '"9" is not expected here.'
    assert cli("deals", "make", "18446744073709551615").code == 0
    assert cli("deals", "make", "0..0").done == str(numbered_deal(0, D1)) + "\n"


def test_make_deals_other_decks(cli: CommandLine) -> None:
    italian = numbered_deal(7, parse_rules("s"))
    assert cli("deals", "make", "7", "-g", "solitario").done == str(italian) + "\n"
    assert cli("deals", "make", "7", "--rules", "s").done == str(italian) + "\n"
    assert len(cli("deals", "make", "7", "--rules", "d1c4k5").done.strip()) == 40


def test_make_stops_at_the_largest_number(cli: CommandLine) -> None:
    said = cli("deals", "make", "18446744073709551614..18446744073709551617")
    assert said.code == 2
    assert len(said.lines) == 2
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("one", "other"), list(permutations(FORMATS, 2)))
def test_convert_inverts_itself_for_every_pair_of_formats(
    cli: CommandLine, one: str, other: str
) -> None:
    made = cli("deals", "make", "1..20", "--to", one).done
    there = cli("deals", "convert", "--to", other, stdin=made).done
    assert there == cli("deals", "make", "1..20", "--to", other).done
    path = cli.file("deals", there)
    assert cli("deals", "convert", path, "--to", one).done == made


def test_convert_keeps_italian_deals(cli: CommandLine) -> None:
    for one, other in permutations(["text", "list"]):
        made = cli("deals", "make", "1..9", "--to", one, "-g", "solitario").done
        there = cli("deals", "convert", "--to", other, "-g", "solitario", stdin=made).done
        assert there != made
        back = cli("deals", "convert", "-", "--to", one, "--rules", "s", stdin=there).done
        assert back == made


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("command", ["convert", "show"])
def test_a_deal_of_any_format_may_be_an_argument(cli: CommandLine, form: str, command: str) -> None:
    given = cli("deals", "make", "7", "--to", form).done.strip()
    wanted = cli("deals", command, "7").done
    assert cli("deals", command, given).done == wanted


@pytest.mark.parametrize("join", [", ", "\n", " | ", ""])
def test_a_deal_in_symbols_may_be_an_argument(cli: CommandLine, join: str) -> None:
    text = cli("deals", "make", "7", "--to", "list").done.strip()
    for letter, symbol in zip("HDCS", "♥♦♣♠", strict=True):
        text = text.replace(letter, symbol)
    given = join.join(text.replace("T", "10").split())
    assert cli("deals", "convert", given).done == cli("deals", "make", "7").done


def test_a_deal_may_be_a_number(cli: CommandLine) -> None:
    assert cli("deals", "convert", "7").done == cli("deals", "make", "7").done
    assert cli("deals", "convert", "javasol:6").done == str(javasol_deal(6)) + "\n"


def test_comments_and_empty_lines_are_skipped(cli: CommandLine) -> None:
    text = "# deals\n\n7\n   # more\n\t\n8\n"
    expected = cli("deals", "make", "7..8").done
    for content in (text, text.replace("\n", "\r\n"), text.strip()):
        assert cli("deals", "convert", cli.file("f", content)).done == expected
    assert cli("deals", "convert", cli.file("f", "")).done == ""
    assert cli("deals", "convert", cli.file("f", "# nothing\n")).done == ""


def test_a_byte_order_mark_is_skipped(cli: CommandLine) -> None:
    path = cli.file("f", b"\xef\xbb\xbf7\n8\n")
    assert cli("deals", "convert", path).done == cli("deals", "make", "7..8").done


def test_json_may_span_several_lines(cli: CommandLine) -> None:
    made = cli("deals", "make", "7", "--to", "solvitaire").done
    text = json.dumps(json.loads(made), indent=2)
    assert text.count("\n") > 50
    expected = cli("deals", "make", "7").done
    assert cli("deals", "convert", stdin=text).done == expected
    assert cli("deals", "convert", cli.file("f", "\n" + text + "\n\n")).done == expected
    assert cli("deals", "convert", text).done == expected


def test_a_bad_line_is_named_and_the_others_are_converted(cli: CommandLine) -> None:
    said = cli("deals", "convert", stdin="7\n# comment\nhello\n8\nAH\n")
    assert said.code == 2
    assert said.out == cli("deals", "make", "7..8").done
    one, two = said.err.splitlines()
    assert one.startswith("Line 3: ")
    assert "hello" in one
    assert two.startswith("Line 5: ")


def test_bytes_that_are_no_text_are_refused(cli: CommandLine) -> None:
    said = cli("deals", "convert", stdin=b"7\n\xff\xfe\x00\n8\n")
    assert said.code == 2
    assert said.out == cli("deals", "make", "7..8").done
    assert said.err.startswith("Line 2: ")


def test_shares_are_rounded_as_on_the_page(cli: CommandLine) -> None:
    titles, found = cli("deals", "find", "number=37 beginner>0").lines
    assert titles.split() == [
        *("number", "level", "passes", "returns", "moves", "traps", "careful", "beginner"),
    ]
    assert found.split()[-2:] == ["35", "%"], "69 of 200"


def test_lost_deals_are_found_as_well(cli: CommandLine) -> None:
    said = cli("deals", "find", "level=lost number<=60").lines
    lost = [int(line.split()[0]) for line in said[1:]]
    solved = cli("solve", "-", "--json", stdin=cli("deals", "make", "1..60").done.encode())
    verdicts = [json.loads(line)["verdict"] for line in solved.out.splitlines()]
    assert lost == [at for at, each in enumerate(verdicts, 1) if each == "unwinnable"]
    assert said[1].split() == ["8", "lost", "-", "-", "0", "100", "%", "0", "%"]
    assert cli("deals", "find", "level=lost careful>0").code == 1
    assert cli("deals", "find", "level=lost returns=free").code == 1
    assert cli("deals", "find", "level=lost number=2").code == 1
    cli.set("LANG", "it_IT.UTF-8")
    assert "persa" in cli("deals", "find", "livello=persa").lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["draw-three", "solitario"])
def test_found_deals_are_a_table_that_fits_80_columns(
    cli: CommandLine, language: str, game: str
) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    lines = cli("deals", "find", "--game", game, "--limit", "200").lines
    assert len(lines) == 201
    assert max(map(len, lines)) <= 80
    starts = [match.start() for match in re.finditer(r"(?<=  )\S", lines[0])]
    assert all(line[at - 1] == " " != line[at] for line in lines[1:] for at in starts)
