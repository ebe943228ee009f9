"""``winnable solve``."""

import re

import pytest

from tests.support.command_line import (
    D1,
    FORMATS,
    CommandLine,
    objects,
)
from tests.support.length import pairs
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import parse_move
from winnable.law.variants import VARIANTS
from winnable.solver import Verdict, solve


def test_solve_prints_the_verdict(cli: CommandLine) -> None:
    said = cli("solve", "--number", "4217").done
    assert re.fullmatch(r"Deal 4217: winnable, [0-9,]+ states in [0-9.]+ ms\.\n", said)
    lost = cli("solve", "--number", "3", "--game", "one-pass").done
    assert lost.startswith("Deal 3: unwinnable, ")


def test_solve_speaks_italian(cli: CommandLine) -> None:
    cli.set("LANG", "it_IT.UTF-8")
    said = cli("solve", "-n", "4217").done
    assert re.fullmatch(
        r"Partita 4217: si può vincere, [0-9.]+ stat[oi] in [0-9.]+,[0-9]{2} ms\.\n", said
    )
    one = cli("solve", "--rules", "d1c1k2", "--deal", "2H2D2S2CACAHADAS", "--shortest").done
    assert re.search(r" in 0,[0-9]{2} s\.\n$", one)
    several = cli("solve", "-", stdin="1\n2\n").done.splitlines()
    assert not re.search(r"[0-9]\.[0-9]{2}\b", several[-1])


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
        r"Deal 2: the shortest win has 91 moves\. [0-9,]+ states in [0-9.]+ s\.", said
    )
    assert len(moves.split()) == 91
    few = cli("solve", "-n", "2", "--shortest", "--nodes", "9", "--count", "cards")
    assert few.code == 1
    assert re.match(r"Deal 2: the shortest known win has [0-9]+ moves, redeals and turned", few.out)
    lost = cli("solve", "-n", "3", "--game", "one-pass", "--shortest").done
    assert lost == "Deal 3: unwinnable.\n"
    assert "--jobs" in cli("solve", "-n", "2", "--shortest", "--jobs", "2").complaint
    wrong = cli("solve", "--deal", "pysol:0", "--shortest")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)


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
    assert said.out.startswith("Deal 5: undecided, no more states allowed after 21 states")
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
