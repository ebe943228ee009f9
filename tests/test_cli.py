"""The command line: what it prints, how it ends, and one sentence for whatever is wrong."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import permutations
from pathlib import Path

import pytest

from winnable.cli import main
from winnable.deals import javasol_deal, numbered_deal
from winnable.game import Game, parse_game
from winnable.messages import Voice
from winnable.position import parse_move
from winnable.rules import parse_rules
from winnable.store import Settings, Store
from winnable.variants import VARIANTS

MODULE = [sys.executable, "-m", "winnable"]
FORMATS = ("text", "list", "digits", "solvitaire")
D1 = parse_rules("d1")


class Said:
    """How a command ended and what it wrote."""

    def __init__(self, code: object, out: str, err: str) -> None:
        assert isinstance(code, int)
        self.code, self.out, self.err = code, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def done(self) -> str:
        """The output of a command that did what it was asked for."""
        assert (self.code, self.err) == (0, "")
        return self.out

    @property
    def complaint(self) -> str:
        """The one sentence of a command that refused."""
        assert (self.code, self.out) == (2, ""), self.out
        assert self.err.count("\n") == 1, self.err
        sentence = self.err.removesuffix("\n")
        assert sentence.isprintable()
        assert sentence.endswith((".", "?")), sentence
        assert "Traceback" not in sentence
        return sentence


class CommandLine:
    """The command line, called in this process, in a home of its own."""

    def __init__(
        self,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.home, self._monkeypatch, self._capsys = home, monkeypatch, capsys
        for name in ("LC_ALL", "LC_MESSAGES", "WINNABLE_PLAIN", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)
        self.set("LANG", "C.UTF-8")
        self.set("COLUMNS", "80")
        self.set("XDG_DATA_HOME", str(home))
        monkeypatch.setattr("tempfile.tempdir", str(home))
        monkeypatch.chdir(home)

    def set(self, name: str, value: str) -> None:
        self._monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str, stdin: str | bytes = "") -> Said:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        self._monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = self._capsys.readouterr()
        return Said(left.value.code, captured.out, captured.err)

    def file(self, name: str, content: str | bytes) -> str:
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    @property
    def store(self) -> Store:
        return Store(self.home / "winnable")

    @property
    def games(self) -> list[Game]:
        paths = (self.home / "winnable" / "games").glob("*.txt")
        in_order = sorted(paths, key=lambda path: path.stat().st_mtime_ns)
        return [parse_game(path.read_text("utf-8")) for path in in_order]


@pytest.fixture
def cli(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> CommandLine:
    return CommandLine(tmp_path, monkeypatch, capsys)


def game_text(name: str = "draw-three", moves: str = "", number: int = 7) -> str:
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for word in moves.split():
        game.play(parse_move(word))
    return game.text


# Version and help

LEAVES = {
    ("play",): "winnable play --game",
    ("deals", "show"): "winnable deals show 4217",
    ("deals", "convert"): "winnable deals convert deals.txt",
    ("deals", "make"): "winnable deals make 1 1000",
    ("deals", "find"): "winnable deals find 'level=tricky passes<=2",
    ("deals", "check"): "winnable deals check --sample 10%",
    ("solve",): "winnable solve --number 4217",
    ("bench",): "winnable bench 1 200",
    ("verify",): "winnable verify ",
    ("stats",): "winnable stats ",
}


def test_the_version(cli: CommandLine) -> None:
    assert cli("--version").done == f"winnable {version('winnable')}\n"


@pytest.mark.parametrize("leaf", LEAVES, ids=" ".join)
def test_help_teaches_with_an_example(cli: CommandLine, leaf: tuple[str, ...]) -> None:
    said = cli(*leaf, "--help").done
    usage, _, rest = said.partition("\n")
    assert usage.startswith("Usage: winnable " + " ".join(leaf))
    assert LEAVES[leaf] in rest
    assert said == cli(*leaf, "-h").done


@pytest.mark.parametrize(
    ("group", "commands"),
    [
        ((), ["play", "deals", "solve", "bench", "verify", "stats"]),
        (("deals",), ["show", "convert", "make", "find", "check"]),
    ],
)
def test_help_lists_the_commands(
    cli: CommandLine, group: tuple[str, ...], commands: list[str]
) -> None:
    said = cli(*group, "--help").done
    assert all(f"  {command}: " in said for command in commands)


@pytest.mark.parametrize("leaf", [(), ("deals",), *LEAVES], ids=" ".join)
def test_help_is_plain_text_of_80_columns(cli: CommandLine, leaf: tuple[str, ...]) -> None:
    said = cli(*leaf, "--help").done
    assert all(letter == "\n" or letter.isprintable() for letter in said)
    assert all(len(line) <= 80 for line in said.splitlines())


# What is wrong

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
    "no second number": ["deals", "make", "1", "x"],
    "three numbers": ["deals", "make", "1", "2", "3"],
    "backwards": ["deals", "make", "5", "1"],
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
    "solve in half a state": ["solve", "--number", "1", "--nodes", "1.5"],
    "measure backwards": ["bench", "2", "1"],
    "measure no number": ["bench", "x"],
    "measure no states": ["bench", "--states", "0"],
    "a score in solitario": ["play", "--game", "solitario", "--scoring", "vegas"],
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_gets_one_sentence(cli: CommandLine, arguments: list[str], language: str) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    cli.file("binary", bytes(range(256)))
    cli.file("text", "no game\n")
    cli.file("illegal", game_text() + " 1f 1f 1f\n")
    assert len(cli(*arguments).complaint) < 400
    assert not (cli.home / "winnable").exists()  # and nothing was begun


def test_a_negative_number_is_called_a_number(cli: CommandLine) -> None:
    for arguments in (["play", "--number", "-5"], ["deals", "make", "-5"]):
        assert "number -5" in cli(*arguments).complaint


def test_a_file_is_named_as_it_is(cli: CommandLine) -> None:
    for name in ("none", "a. b", "ß"):
        assert cli("verify", name).complaint.startswith(name)
        assert cli("play", name).complaint.startswith(name)


def test_ours_and_the_parsers_sentences_are_in_the_players_language(cli: CommandLine) -> None:
    english = [cli(*arguments).err for arguments in BAD.values()]
    cli.set("LANG", "it_IT.UTF-8")
    italian = [cli(*arguments).err for arguments in BAD.values()]
    same = sum(one == other for one, other in zip(english, italian, strict=True))
    assert same < len(BAD) // 2  # the option parser speaks English only


def test_a_fault_of_ours_is_a_sentence_and_a_file(
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


# Which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_CH.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
    ],
)
def test_the_language_of_the_surroundings(
    cli: CommandLine, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        cli.set(name, value)
    assert cli("stats").done == Voice(language=language).say("stats-none") + "\n"
    assert cli("play").lines[0] == Voice(language=language).say("plain-on")


def test_the_players_choice_comes_before_the_surroundings(cli: CommandLine) -> None:
    cli.set("LANG", "it_IT.UTF-8")
    cli.store.keep_settings(Settings(language="en"))
    assert cli("stats").done == Voice().say("stats-none") + "\n"
    assert cli("play", "--lang", "it").lines[0] == Voice(language="it").say("plain-on")
    cli.set("LANG", "en_GB.UTF-8")
    assert cli("stats").done == Voice(language="it").say("stats-none") + "\n"


# deals show


def test_show_lays_the_deal_out(cli: CommandLine) -> None:
    lines = cli("deals", "show", "4217", "--game", "draw-one").done.splitlines()
    cards = str(numbered_deal(4217, D1))
    first_row = " ".join(cards[i : i + 2] for i in range(0, 14, 2))
    assert lines[0] == first_row
    assert lines[1] == "   " + " ".join(cards[i : i + 2] for i in range(14, 26, 2))
    assert lines[6] == " " * 18 + cards[54:56]
    assert lines[7] == ""
    assert lines[8] == " ".join(cards[i : i + 2] for i in range(56, 104, 2))
    assert len(lines) == 9


def test_show_lays_solitario_out(cli: CommandLine) -> None:
    lines = cli("deals", "show", "7", "--game", "solitario").done.splitlines()
    assert [len(line.split()) for line in lines] == [6, 0, 34]
    assert cli("deals", "show", "7", "--rules", "s").done.splitlines() == lines


def test_show_as_json(cli: CommandLine) -> None:
    data = json.loads(cli("deals", "show", "javasol:6", "--json").done)
    deal = javasol_deal(6)
    assert data["deal"] == str(deal)
    assert data["address"] == "javasol:6"
    assert [len(column) for column in data["columns"]] == list(range(1, 8))
    flat = [card for column in data["columns"] for card in column] + data["stock"]
    assert sorted(flat) == sorted(str(deal)[i : i + 2] for i in range(0, 104, 2))
    assert json.loads(cli("deals", "show", str(deal), "--json").done)["address"] is None


# deals make


def test_make_prints_one_or_many(cli: CommandLine) -> None:
    assert cli("deals", "make", "7").done == str(numbered_deal(7, D1)) + "\n"
    expected = [str(numbered_deal(number, D1)) for number in range(3, 9)]
    assert cli("deals", "make", "3", "8").done.splitlines() == expected
    assert cli("deals", "make", "18446744073709551615").code == 0
    assert cli("deals", "make", "0", "0").done == str(numbered_deal(0, D1)) + "\n"


def test_make_for_other_decks(cli: CommandLine) -> None:
    italian = numbered_deal(7, parse_rules("s"))
    assert cli("deals", "make", "7", "-g", "solitario").done == str(italian) + "\n"
    assert cli("deals", "make", "7", "--rules", "s").done == str(italian) + "\n"
    assert len(cli("deals", "make", "7", "--rules", "d1c4k5").done.strip()) == 40


def test_make_stops_at_the_last_number_there_is(cli: CommandLine) -> None:
    said = cli("deals", "make", "18446744073709551614", "18446744073709551617")
    assert said.code == 2
    assert len(said.lines) == 2
    assert said.err.count("\n") == 1


# deals convert


@pytest.mark.parametrize(("one", "other"), list(permutations(FORMATS, 2)))
def test_every_format_to_every_other_and_back(cli: CommandLine, one: str, other: str) -> None:
    made = cli("deals", "make", "1", "20", "--to", one).done
    there = cli("deals", "convert", "--to", other, stdin=made).done
    assert there == cli("deals", "make", "1", "20", "--to", other).done
    path = cli.file("deals", there)
    assert cli("deals", "convert", path, "--to", one).done == made


def test_italian_deals_there_and_back(cli: CommandLine) -> None:
    for one, other in permutations(["text", "list"]):
        made = cli("deals", "make", "1", "9", "--to", one, "-g", "solitario").done
        there = cli("deals", "convert", "--to", other, "-g", "solitario", stdin=made).done
        assert there != made
        back = cli("deals", "convert", "-", "--to", one, "--rules", "s", stdin=there).done
        assert back == made


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("command", ["convert", "show"])
def test_a_deal_of_any_format_is_an_argument(cli: CommandLine, form: str, command: str) -> None:
    given = cli("deals", "make", "7", "--to", form).done.strip()
    wanted = cli("deals", command, "7").done
    assert cli("deals", command, given).done == wanted


@pytest.mark.parametrize("join", [", ", "\n", " | ", ""])
def test_a_deal_in_symbols_is_an_argument(cli: CommandLine, join: str) -> None:
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
    expected = cli("deals", "make", "7", "8").done
    for content in (text, text.replace("\n", "\r\n"), text.strip()):
        assert cli("deals", "convert", cli.file("f", content)).done == expected
    assert cli("deals", "convert", cli.file("f", "")).done == ""
    assert cli("deals", "convert", cli.file("f", "# nothing\n")).done == ""


def test_a_byte_order_mark_is_no_card(cli: CommandLine) -> None:
    path = cli.file("f", b"\xef\xbb\xbf7\n8\n")
    assert cli("deals", "convert", path).done == cli("deals", "make", "7", "8").done


def test_json_may_stand_on_several_lines(cli: CommandLine) -> None:
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
    assert said.out == cli("deals", "make", "7", "8").done
    one, two = said.err.splitlines()
    assert one.startswith("Line 3: ")
    assert "hello" in one
    assert two.startswith("Line 5: ")


def test_bytes_that_are_no_text_come_by_pipe(cli: CommandLine) -> None:
    said = cli("deals", "convert", stdin=b"7\n\xff\xfe\x00\n8\n")
    assert said.code == 2
    assert said.out == cli("deals", "make", "7", "8").done
    assert said.err.startswith("Line 2: ")


# Solve


def objects(said: Said) -> list[dict[str, object]]:
    return [json.loads(line) for line in said.lines]


def test_solve_says_the_verdict(cli: CommandLine) -> None:
    said = cli("solve", "--number", "4217").done
    assert re.fullmatch(r"Deal 4217: winnable, [0-9,]+ states in [0-9.]+ ms\.\n", said)
    lost = cli("solve", "--number", "3", "--game", "one-pass").done
    assert lost.startswith("Deal 3: unwinnable, ")


def test_solve_speaks_italian(cli: CommandLine) -> None:
    cli.set("LANG", "it_IT.UTF-8")
    assert cli("solve", "-n", "4217").done.startswith("Partita 4217: si può vincere, ")


@pytest.mark.parametrize("short", [[], ["--shorten"]], ids=["found", "shortened"])
def test_solve_gives_a_win_as_moves(cli: CommandLine, short: list[str]) -> None:
    _, said = cli("solve", "--number", "4217", "--moves", *short).lines
    game = Game(VARIANTS["draw-three"].rules, numbered_deal(4217, VARIANTS["draw-three"].rules))
    for word in said.split():
        game.play(parse_move(word))
    assert game.position.is_won


def test_a_shortened_win_is_shorter(cli: CommandLine) -> None:
    found, short = (
        objects(cli("solve", "-n", "4217", "--json", *options))[0]["moves"]
        for options in (["--moves"], ["--shorten"])
    )
    assert isinstance(found, list)
    assert isinstance(short, list)
    assert len(short) < len(found)


def test_solve_as_json(cli: CommandLine) -> None:
    (value,) = objects(cli("solve", "--deal", "4217", "--rules", "d1", "--json"))
    assert list(value) == ["deal", "rules", "verdict", "nodes", "cpu_s"]
    assert value["deal"] == str(numbered_deal(4217, D1))
    assert (value["rules"], value["verdict"]) == ("d1", "winnable")
    (more,) = objects(cli("solve", "--deal", "4217", "--rules", "d1", "--json", "--moves"))
    assert {name: more[name] for name in ("deal", "nodes")} == {
        name: value[name] for name in ("deal", "nodes")
    }


def test_a_limit_that_is_met_is_named(cli: CommandLine) -> None:
    said = cli("solve", "--number", "5", "--nodes", "20")
    assert said.code == 1
    assert said.out.startswith("Deal 5: undecided, no more states allowed after 21 states")
    (value,) = objects(cli("solve", "--number", "5", "--nodes", "20", "--json"))
    assert (value["verdict"], value["limit"]) == ("undecided", "nodes")


@pytest.mark.parametrize("form", FORMATS)
def test_solve_reads_files_of_every_format(cli: CommandLine, form: str) -> None:
    made = cli("deals", "make", "7", "10", "--to", form).out
    said = cli("solve", cli.file("deals", "# four deals\n\n" + made), "--jobs", "1")
    assert said.code == 0
    assert [line.split(":")[0] for line in said.lines[:4]] == [f"Line {n}" for n in (3, 4, 5, 6)]
    assert said.lines[4] == "4 deals: 2 winnable, 2 unwinnable, 0 undecided."
    assert said.lines[5].startswith("Processor time a deal: mean ")
    by_pipe = cli("solve", "-", "--json", "--jobs", "2", stdin=made)
    assert [value["verdict"] for value in objects(by_pipe)].count("winnable") == 2
    assert by_pipe.err.startswith("4 deals: 2 winnable")


def test_a_line_that_is_no_deal_is_named_and_the_others_are_solved(cli: CommandLine) -> None:
    said = cli("solve", "-", stdin=f"4217\nhello\n{numbered_deal(1, D1)}\n")
    assert said.code == 2
    assert said.err.startswith("Line 2: ")
    assert [line.split(":")[0] for line in said.lines[:2]] == ["Line 1", "Line 3"]


# Bench


def test_bench_alone(cli: CommandLine) -> None:
    head, columns, row = cli("bench", "1", "3", "--draw", "1", "--alone").lines
    assert head == "3 deals of d1, milliseconds of processor time a deal."
    assert columns.split() == ["winnable", "unwinnable", "undecided", "mean", "median", "worst"]
    assert row.startswith("winnable ")


def test_bench_side_by_side(cli: CommandLine) -> None:
    pytest.importorskip("pyksolve")
    said = cli("bench", "1", "2", "--states", "1000").lines
    assert said[3].startswith("pyksolve ")
    assert said[4].startswith("The processor time of pyksolve is ")


def test_bench_without_a_peer(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyksolve.solver", None)
    said = cli("bench", "1", "1")
    assert said.err == Voice().say("bench-none") + "\n"
    assert len(said.lines) == 3


# verify


def test_verify_says_how_far_a_game_is(cli: CommandLine) -> None:
    path = cli.file("a game.txt", game_text(moves="sw sw"))
    line = cli("verify", path).done
    assert line.startswith(f"{path}: ")
    assert "0 of 52 cards out" in line
    assert line.count("\n") == 1


def test_verify_counts_branches(cli: CommandLine) -> None:
    text = game_text(moves="sw sw").replace("moves sw sw", "moves sw (sw) * sw")
    assert "repeats a branch" in cli("verify", cli.file("f", text)).out
    variant = VARIANTS["draw-three"]
    game = Game(variant.rules, numbered_deal(7, variant.rules))
    for move in game.view.legal:
        game.play(move)
        game.undo()
    assert len(game.view.legal) > 1
    said = cli("verify", cli.file("f", game.text)).done
    assert f"{len(game.view.legal)} lines" in said


def test_verify_as_json(cli: CommandLine) -> None:
    good = cli.file("good", game_text("solitario", moves="sh hw"))
    bad = cli.file("bad", game_text() + " 1f 1f 1f\n")
    said = cli("verify", "--json", good, bad)
    assert (said.code, said.err) == (1, "")
    one, two = map(json.loads, said.lines)
    assert (one["file"], one["legal"], one["won"], one["lines"]) == (good, True, False, 1)
    assert one["rules"] == "s"
    assert one["deal"] == str(numbered_deal(7, parse_rules("s")))
    assert (two["file"], two["legal"], two["fault"]) == (bad, False, "record-move")
    assert two["why"].endswith(".")


CODES: dict[str, tuple[list[str], int]] = {
    "legal": (["good"], 0),
    "two legal": (["good", "good"], 0),
    "illegal": (["bad"], 1),
    "no game": (["text"], 1),
    "not there": (["none"], 2),
    "illegal, then legal": (["bad", "good"], 1),
    "not there, then illegal": (["none", "bad"], 2),
    "illegal, then not there": (["bad", "none"], 2),
}


@pytest.mark.parametrize("case", CODES)
@pytest.mark.parametrize("option", [[], ["--json"]], ids=["text", "json"])
def test_verify_ends_with_the_worst(cli: CommandLine, case: str, option: list[str]) -> None:
    cli.file("good", game_text(moves="sw"))
    cli.file("bad", game_text() + " 1f\n")
    cli.file("text", "hello\n")
    names, code = CODES[case]
    said = cli("verify", *names, *option)
    assert said.code == code
    assert len(said.lines) == len(names) - names.count("none")
    assert said.err.count("\n") == names.count("none")
    if not option:
        read = [name for name in names if name != "none"]
        assert [line.split(":")[0] for line in said.lines] == read


# stats


def test_statistics_by_game(cli: CommandLine) -> None:
    assert cli("stats").done == Voice().say("stats-none") + "\n"
    for name, won in (("draw-three", True), ("solitario", False), ("draw-three", False)):
        note(cli, name, won=won)
    one, two = cli("stats").done.splitlines()
    assert "2 played, 1 won, 50 percent" in one
    assert "1 played, 0 won" in two
    assert one.startswith("Draw three: ")


def note(cli: CommandLine, name: str, *, won: bool) -> None:
    path = cli.home / "winnable" / "results.jsonl"
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        game_id = f"{name}-{file.tell()}"
        values = {"name": name, "won": won, "moves": 90, "seconds": 65, "points": None}
        file.write(json.dumps({"id": game_id, **values}) + "\n")


def test_statistics_as_json(cli: CommandLine) -> None:
    assert cli("stats", "--json").done == ""
    note(cli, "one-pass", won=True)
    (line,) = cli("stats", "--json").done.splitlines()
    assert json.loads(line) == {
        "name": "one-pass",
        "level": None,
        "played": 1,
        "won": 1,
        "winnable": 0,
        "won_winnable": 0,
        "streak": 1,
        "best_streak": 1,
        "best_moves": 90,
        "best_seconds": 65,
        "best_points": None,
        "assisted": 0,
        "assisted_won": 0,
    }


@pytest.mark.parametrize("damage", [b"{torn\n", b"\xff\xfe\n"], ids=["torn", "binary"])
def test_damaged_results_are_told_and_the_others_counted(cli: CommandLine, damage: bytes) -> None:
    note(cli, "one-pass", won=True)
    with (cli.home / "winnable" / "results.jsonl").open("ab") as file:
        file.write(damage)
    note(cli, "one-pass", won=True)
    said = cli("stats")
    assert said.code == 0
    assert "2 played" in said.out
    assert said.err == Voice().say("stats-damaged", count=1) + "\n"


# play


def test_no_command_opens_the_table(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []

    def serve(_store: object, _voice: object, **how: object) -> None:
        opened.append(how)

    monkeypatch.setattr("winnable.web.server.serve", serve)
    assert cli().done == ""
    assert opened == [{"host": "127.0.0.1", "port": None, "opens_browser": True}]


@pytest.mark.parametrize("name", VARIANTS)
def test_each_game_is_played_by_its_name(cli: CommandLine, name: str) -> None:
    said = cli("play", "--game", name, "-n", "7", stdin="d\n").done
    assert "deal 7" in said
    assert len(said.splitlines()) == 4
    assert cli.games[-1].variant is VARIANTS[name]
    assert cli.games[-1].deal == numbered_deal(7, VARIANTS[name].rules)
    typed_freely = name.upper().replace("-", "_")
    assert cli("play", "-g", typed_freely).code == 0


@pytest.mark.parametrize("form", FORMATS)
def test_a_deal_of_any_format_is_played(cli: CommandLine, form: str) -> None:
    text = cli("deals", "make", "7", "--to", form).done.strip()
    assert cli("play", "--deal", text).code == 0
    assert cli.games[-1].deal == numbered_deal(7, D1)


def test_rules_and_scoring_are_asked_for(cli: CommandLine) -> None:
    assert cli("play", "--rules", "d3p2", "--scoring", "standard", "-n", "1").code == 0
    game = cli.games[-1]
    assert (str(game.rules), game.scoring.value) == ("d3p2", "standard")
    assert cli("play", "--game", "solitario", "--original", "-n", "1").code == 0
    assert str(cli.games[-1].rules) == "su"
    assert cli("play", "--rules", "s", "--scoring", "none", "-n", "1").code == 0


def test_play_goes_on_with_the_last_game_of_the_kind_asked_for(cli: CommandLine) -> None:
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    cli("play", "-g", "draw-one", "-n", "2", stdin="d\nd\n")
    assert "2 moves" in cli("play").lines[1]
    assert "resumed" in cli("play", "-g", "solitario").lines[1]
    assert "deal" in cli("play", "-g", "one-pass").lines[1]
    assert len(cli.games) == 3


def test_new_leaves_the_game_of_its_kind(cli: CommandLine) -> None:
    cli("play", "-n", "1", stdin="d\n")
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    lines = cli("play", "--new", "-g", "draw-three").lines
    assert lines[1] == Voice().say("left")
    assert "deal" in lines[2]
    results, _ = cli.store.results()
    assert [(r.name, r.won) for r in results] == [("draw-three", False)]


def test_new_alone_is_of_the_kind_played_last(cli: CommandLine) -> None:
    cli("play", "-n", "1", stdin="d\n")
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    assert "Solitario, deal" in cli("play", "--new").lines[2]
    assert [r.name for r in cli.store.results()[0]] == ["solitario"]


def test_the_deal_in_progress_asked_for_again_goes_on(cli: CommandLine) -> None:
    cli("play", "-n", "7", stdin="d\n")
    assert "1 move" in cli("play", "-n", "7").lines[1]
    assert "deal 7" in cli("play", "-n", "7", "--new").lines[2]
    assert len(cli.store.results()[0]) == 1


def test_a_game_without_a_move_is_no_result_and_leaves_no_file(cli: CommandLine) -> None:
    for number in "123":
        cli("play", "-n", number)
    assert cli.store.results() == ([], 0)
    assert len(cli.games) == 1


def test_a_file_is_played_on_and_stays_as_it_is(cli: CommandLine) -> None:
    text = game_text("one-pass", moves="sw sw")
    path = cli.file("shared.txt", text)
    assert "2 moves" in cli("play", path, stdin="d\n").lines[1]
    assert Path(path).read_text() == text
    assert len(cli.games[0].steps) == 3
    assert "3 moves" in cli("play").lines[1]


def test_a_balance_is_carried_from_game_to_game(cli: CommandLine) -> None:
    for opening in (0, -52, -104):
        arguments = ["--rules", "d3p3", "--scoring", "cumulative", "--new", "-n", "7"]
        cli("play", *arguments, stdin="d\n")
        assert cli.games[-1].opening == opening


def test_plain_can_be_refused_though_it_is_a_pipe(cli: CommandLine) -> None:
    said = cli("play", "--no-plain", "-n", "7").done
    assert "▒" in said
    assert "\x1b" not in said
    assert Voice().say("plain-on") not in said


# A home that will not do


def test_a_home_that_cannot_be_written(cli: CommandLine) -> None:
    cli.set("XDG_DATA_HOME", cli.file("file", "in the way"))
    lines = cli("play", "-n", "7", stdin="d\n").done.splitlines()
    assert sum(line.startswith("Not saved: ") for line in lines) == 3  # it is said, and it goes on
    assert any("21 left" in line for line in lines)
    assert cli("play", "--lang", "it").code == 0
    assert cli("stats").code in {0, 2}
    assert cli("deals", "make", "1").code == 0


@pytest.mark.parametrize("arguments", [["stats"], ["play"], ["verify", "none"], ["foo"]])
def test_a_home_with_a_name_too_long(cli: CommandLine, arguments: list[str]) -> None:
    cli.set("XDG_DATA_HOME", str(cli.home / ("a" * 300)))
    said = cli(*arguments)
    assert said.code == 0 or said.complaint


@pytest.mark.parametrize("damage", [b"{torn\n", b"\xff\xfe\n"], ids=["torn", "binary"])
def test_damaged_results_do_not_keep_from_playing(cli: CommandLine, damage: bytes) -> None:
    cli("play", "-n", "7", stdin="d\n")
    cli.file("winnable/results.jsonl", damage)
    assert "1 move" in cli("play").done
    assert cli("play", "--rules", "d3p3", "--scoring", "cumulative").code == 0


# As a process


def run(
    *arguments: str, folder: Path, command: str = '"$@"', stdin: str = ""
) -> "subprocess.CompletedProcess[str]":
    """Runs the module in a shell that may do more with it."""
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm"}
    environment |= dict.fromkeys(("HOME", "TMPDIR", "XDG_DATA_HOME"), str(folder))
    return subprocess.run(
        ["sh", "-c", command, "sh", *MODULE, *arguments],
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_module_and_the_script_are_the_command(tmp_path: Path) -> None:
    module = run("--version", folder=tmp_path)
    script = Path(sys.executable).with_name("winnable")
    other = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert (module.returncode, module.stderr) == (0, "")
    assert module.stdout == other.stdout == f"winnable {version('winnable')}\n"


def test_exit_codes_and_streams_of_a_process(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text(game_text() + " 1f\n")
    checks: list[tuple[list[str], int, Callable[[str], bool], bool]] = [
        (["deals", "make", "7"], 0, lambda out: len(out) == 105, False),
        (["verify", str(tmp_path / "bad")], 1, lambda out: "not legal" in out, False),
        (["deals", "show", "x"], 2, lambda out: not out, True),
        (["foo"], 2, lambda out: not out, True),
    ]
    for arguments, code, is_right, complains in checks:
        said = run(*arguments, folder=tmp_path)
        assert said.returncode == code
        assert is_right(said.stdout)
        assert said.stderr.count("\n") == complains


def test_a_pipe_from_make_to_convert(tmp_path: Path) -> None:
    command = f'"$@" | {sys.executable} -m winnable deals convert --to list'
    said = run("deals", "make", "1", "3", "--to", "solvitaire", folder=tmp_path, command=command)
    assert [len(line.split()) for line in said.stdout.splitlines()] == [52] * 3


SHUT = {
    "the reader goes away": (["deals", "make", "1", "99999999"], '"$@" | head -1'),
    "there never was a reader": (["deals", "make", "1"], '{ sleep 1.5; "$@"; } | true'),
    "no standard output": (["deals", "make", "1"], '"$@" >&-'),
    "no standard error": (["deals", "show", "x"], '"$@" 2>&-'),
    "no standard input": (["deals", "convert"], '"$@" <&-'),
    "the disk is full": (["deals", "make", "1"], '"$@" >/dev/full'),
    "the disk is full of much": (["deals", "make", "1", "2000"], '"$@" >/dev/full'),
}


@pytest.mark.parametrize("case", SHUT)
def test_streams_that_are_shut_or_full_make_no_traceback(tmp_path: Path, case: str) -> None:
    arguments, command = SHUT[case]
    said = run(*arguments, folder=tmp_path, command=command)
    assert "Traceback" not in said.stderr
    assert "Exception ignored" not in said.stderr
    assert said.stderr.count("\n") <= 1
    assert not list(tmp_path.glob("winnable-*.txt"))  # nor is one kept
    assert said.returncode in {0, 2}


def test_ctrl_c_stops_a_long_list_quietly(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*MODULE, "deals", "make", "1", "99999999999"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert len(process.stdout.readline()) == 105
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == ""
    assert process.returncode == 130


@pytest.mark.parametrize(("kind", "value"), [("--game", "solitario"), ("--rules", "d2")])
def test_a_level_that_a_game_has_not_is_refused_and_not_remembered(
    cli: CommandLine, kind: str, value: str
) -> None:
    said = cli("play", kind, value, "--level", "tricky")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert cli("play", kind, value, "--language", "en").code == 0


def test_a_level_of_another_game_harms_no_new_game(cli: CommandLine) -> None:
    assert cli("play", "--level", "tricky").code == 0
    assert cli("play", "--game", "solitario", "--new").code == 0


def test_statistics_call_a_game_by_its_name_in_the_language(cli: CommandLine) -> None:
    note(cli, "one-pass", won=True)
    cli("play", "--lang", "it")
    assert cli("stats").done.startswith("Un giro: giocate 1")


def test_shares_are_rounded_as_on_the_page(cli: CommandLine) -> None:
    (found,) = cli("deals", "find", "number=37").lines
    assert "beginners win 35, " in found, "69 of 200"
