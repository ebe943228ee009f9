"""``winnable solve``."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.support.command_line import (
    D1,
    FORMATS,
    CommandLine,
    objects,
)
from tests.support.length import pairs
from winnable import read, say
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.solver import Verdict, solve


def test_solve_prints_the_verdict(cli: CommandLine) -> None:
    said = cli("solve", "--number", "4217").done
    assert re.fullmatch(r"Deal 4217: winnable; [0-9,]+ states searched in [0-9.]+ ms\.\n", said)
    lost = cli("solve", "--number", "3", "--game", "one-pass").done
    assert lost.startswith("Deal 3: unwinnable; ")


def test_solve_speaks_italian(cli: CommandLine) -> None:
    cli.set("LANG", "it_IT.UTF-8")
    said = cli("solve", "-n", "4217").done
    assert re.fullmatch(
        r"Partita 4217: si può vincere. Esaminat[oi] [0-9.]+ stat[oi] in [0-9.]+,[0-9]{2} ms\.\n",
        said,
    )
    one = cli("solve", "--rules", "d1c1k2", "--deal", "2H2D2S2CACAHADAS", "--shortest").done
    assert re.search(r" in 0,[0-9]{2} s\.\n$", one)
    several = cli("solve", "-", stdin="1\n2\n").done.splitlines()
    assert not re.search(r"[0-9]\.[0-9]{2}\b", several[-1])


def test_a_link_to_a_deal_is_called_by_its_number(cli: CommandLine) -> None:
    link = "https://cards.example/#rules=d1p3&scoring=foundation&deal=4217"
    assert cli("solve", link).done.startswith("Deal 4217: winnable; ")
    (of_link,) = objects(cli("solve", link, "--json"))
    (of_number,) = objects(cli("solve", "4217", "--rules", "d1p3", "--json"))
    for value in (of_link, of_number):
        del value["text"], value["cpu_s"]
    assert of_link == of_number
    assert cli("solve", f"{link}&moves=sw").done.startswith("The table: winnable; ")


@pytest.mark.parametrize(("name", "short"), pairs(VARIANTS, [[], ["--shorten"]]))
def test_solve_prints_a_win_as_moves(cli: CommandLine, name: str, short: list[str]) -> None:
    rules = VARIANTS[name].rules
    number = next(
        each
        for each in range(4217, 4300)
        if solve(start(rules, numbered_deal(each, rules))).verdict is Verdict.WINNABLE
    )
    _, said = cli("solve", "--game", name, "--number", str(number), "--moves", *short).lines
    game = Game(rules, numbered_deal(number, rules))
    for word in said.split():
        game.play(parse_move(word))
    assert game.position.is_won


def test_the_shortest_win_is_proven_or_bounded(cli: CommandLine) -> None:
    said, moves = cli("solve", "-n", "2", "--shortest", "--moves").lines
    assert re.fullmatch(
        r"Deal 2: the shortest win has 91 moves\. [0-9,]+ states searched in [0-9.]+ s\.", said
    )
    assert len(moves.split()) == 91
    few = cli("solve", "-n", "2", "--shortest", "--nodes", "9", "--count", "cards")
    assert few.code == 1
    assert re.match(r"Deal 2: the shortest known win has [0-9]+ moves, not counting ", few.out)
    lost = cli("solve", "-n", "3", "--game", "one-pass", "--shortest").done
    assert lost == "Deal 3: unwinnable.\n"
    assert "--jobs" in cli("solve", "-n", "2", "--shortest", "--jobs", "2").complaint
    wrong = cli("solve", "--deal", "pysol:0", "--shortest")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)


MID_GAME: Final = "d1c3k4 1 4CAH4H2D4S3DAS3H2HAD - ----AC-- -/(3S)2C/(3C2S)4D -"
UNKNOWN: Final = "d1c3k4 1 ???????????????????? - ----AC-- -/(3S)2C/(3C2S)4D -"
LOST: Final = ("--rules", "d1p1c3k4", "-n", "51")


def test_the_most_cards_are_proven_or_bounded(cli: CommandLine) -> None:
    said, moves = cli("solve", *LOST, "--most", "--moves").lines
    assert re.fullmatch(
        r"Deal 51: at most 7 cards can go to the foundations\. "
        r"[0-9,]+ states searched in [0-9.]+ s\.",
        said,
    )
    game = Game(parse_rules("d1p1c3k4"), numbered_deal(51, parse_rules("d1p1c3k4")))
    for word in moves.split():
        game.play(parse_move(word))
    assert sum(game.position.foundations) == 7
    won = cli("solve", "-n", "4217", "--most").done
    assert won.startswith("Deal 4217: all 52 cards can go to the foundations. ")
    few = cli("solve", "-n", "3", "--game", "one-pass", "--most", "--nodes", "20000")
    assert few.code == 1
    assert few.out.startswith(
        "Deal 3: at least 6 cards can go to the foundations, and perhaps as many as 52; the state"
    )
    (value,) = objects(cli("solve", "-n", "8", "--game", "vegas-three", "--most", "--json"))
    assert (value["least"], value["most"], value["money"]) == (4, 4, -32)
    assert "verdict" not in value
    assert value["fair"] == -37
    said, *money = cli("solve", "-n", "8", "--game", "vegas-three", "--most").lines
    assert money == [
        "With Vegas scoring, that is worth -32 dollars.",
        "A strong player who sees only the face-up cards would end up with -37 dollars.",
    ]


def test_the_fewest_passes_are_proven_or_bounded(cli: CommandLine) -> None:
    said = cli("solve", "-n", "2", "--passes").done
    assert re.fullmatch(
        r"Deal 2: a win needs 2 passes\. [0-9,]+ states searched in [0-9.]+ s\.\n", said
    )
    assert cli("solve", "-n", "2", "--passes", "--game", "three-passes").code == 0
    lost = cli("solve", "-n", "8", "--passes").done
    assert lost == "Deal 8: unwinnable with any number of passes.\n"
    few = cli("solve", "-n", "5", "--passes", "--nodes", "30")
    assert few.code == 1
    assert few.out.startswith("Deal 5: no win is known with any number of passes; the state limit")
    (value,) = objects(cli("solve", "-n", "2", "--passes", "--json"))
    assert (value["verdict"], value["least"], value["most"]) == ("winnable", 2, 2)
    assert "rules s" in cli("solve", "-n", "2", "--passes", "--game", "solitario").complaint


@pytest.mark.parametrize("others", [("--shortest",), ("--passes",), ("--jobs", "2")])
def test_one_question_at_a_time(cli: CommandLine, others: list[str]) -> None:
    assert "--most" in cli("solve", "-n", "2", "--most", *others).complaint


@pytest.mark.parametrize("entry", ["argument", "file", "standard input"])
@pytest.mark.parametrize("question", [(), ("--shortest",), ("--most",), ("--passes",)])
def test_tables_in_mid_game_are_solved(
    cli: CommandLine, tmp_path: Path, entry: str, question: list[str]
) -> None:
    options = ["--rules", "d1c3k4", *question]
    (tmp_path / "table.txt").write_text(MID_GAME)
    source = {"argument": ["--deal", MID_GAME], "file": [str(tmp_path / "table.txt")]}
    asked = source.get(entry, ["-"])
    one = cli("solve", *asked, *options, "--moves", stdin=MID_GAME)
    assert one.code == 0
    understood, said, moves = one.lines
    assert understood == say(read(MID_GAME, "d1c3k4"))
    assert said.startswith("The table: " if entry == "argument" else "Line 1: ")
    position = read(MID_GAME, "d1c3k4").game.position
    for word in moves.split():
        position = play(position, parse_move(word)).after
    assert position.is_won
    (value,) = objects(cli("solve", *asked, *options, "--json", stdin=MID_GAME))
    assert value["position"] == read(MID_GAME, "d1c3k4").game.view.text
    assert "deal" not in value


def test_a_table_with_unknown_cards_has_a_verdict_that_holds_wherever_they_lie(
    cli: CommandLine,
) -> None:
    told = cli("solve", "--deal", UNKNOWN, "--rules", "d1p1c3k4")
    assert told.code == 1
    assert told.out.endswith(" ms; it depends on the unknown cards.\n")
    certain = cli("solve", "--deal", "d1c3k4 1 ?????????????????? - ----AC-- 2C/4D3S/4H3C2D -")
    assert certain.lines[1].startswith("The table: winnable; ")
    mixed = cli("solve", "-", "--rules", "d1c3k4", "--json", stdin=f"1\n{UNKNOWN}\n2\nx\n")
    values = objects(mixed)
    assert [value.get("verdict", "-") for value in values] == [
        "winnable",
        "undecided",
        values[2]["verdict"],
        "-",
    ]
    assert values[1]["limit"] == "unseen"
    most = cli("solve", "--deal", UNKNOWN, "--most")
    assert most.code == 1
    assert "; it depends on the unknown cards. " in most.out
    for question in ("--shortest", "--passes"):
        told = cli("solve", "--deal", UNKNOWN, question)
        assert (told.code, told.err.count("\n")) == (2, 1)
        assert "unknown" in told.err


def test_shorten_prints_a_shorter_win(cli: CommandLine) -> None:
    found, short = (
        objects(cli("solve", "-n", "4217", "--json", *options))[0]["moves"]
        for options in (["--moves"], ["--shorten"])
    )
    assert isinstance(found, list)
    assert isinstance(short, list)
    assert len(short) < len(found)


def test_solve_prints_json(cli: CommandLine) -> None:
    (value,) = objects(cli("solve", "--deal", "4217", "--rules", "d1", "--json"))
    names = ["version", "text", "number", "deal", "rules", "verdict", "nodes", "cpu_s"]
    assert list(value) == names
    assert value["deal"] == str(numbered_deal(4217, D1))
    assert (value["rules"], value["verdict"]) == ("d1", "winnable")
    (more,) = objects(cli("solve", "--deal", "4217", "--rules", "d1", "--json", "--moves"))
    assert {name: more[name] for name in ("deal", "nodes")} == {
        name: value[name] for name in ("deal", "nodes")
    }


def test_the_limit_that_stopped_a_search_is_named(cli: CommandLine) -> None:
    said = cli("solve", "--number", "5", "--nodes", "20")
    assert said.code == 1
    assert said.out.startswith("Deal 5: undecided after 21 states in ")
    assert said.out.endswith(" ms; the state limit was reached.\n")
    (value,) = objects(cli("solve", "--number", "5", "--nodes", "20", "--json"))
    assert (value["verdict"], value["limit"]) == ("undecided", "nodes")


@pytest.mark.parametrize("form", FORMATS)
def test_solve_reads_files_of_every_format(cli: CommandLine, form: str) -> None:
    made = cli("deals", "make", "7..10", "--to", form).out
    said = cli("solve", cli.file("deals", "# four deals\n\n" + made), "--jobs", "1")
    assert said.code == 0
    assert [line.split(":")[0] for line in said.lines[:4]] == [f"Line {n}" for n in (3, 4, 5, 6)]
    assert said.lines[4] == "4 deals: 2 winnable, 2 unwinnable, 0 undecided."
    assert said.lines[5].startswith("Processor time per deal: mean ")
    by_pipe = cli("solve", "-", "--json", "--jobs", "2", stdin=made)
    assert [value["verdict"] for value in objects(by_pipe)].count("winnable") == 2
    assert by_pipe.err.startswith("4 deals: 2 winnable")


def test_a_bad_line_is_named_and_the_other_deals_are_solved(cli: CommandLine) -> None:
    said = cli("solve", "-", stdin=f"4217\nhello\n{numbered_deal(1, D1)}\n")
    assert said.code == 2
    assert said.err.startswith("Line 2: ")
    assert [line.split(":")[0] for line in said.lines[:2]] == ["Line 1", "Line 3"]
