"""``winnable verify`` and ``winnable stats``."""

import json
from dataclasses import replace

import pytest

from tests.support.command_line import (
    CommandLine,
    game_text,
    note,
)
from tests.support.stores import keep_result
from winnable.catalogues import catalogue_of
from winnable.catalogues.ratings import ratings
from winnable.game.game import Game
from winnable.game.results import Result, written
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech.messages import Voice
from winnable.store import Settings, Store


def test_verify_says_how_far_a_game_has_come(cli: CommandLine) -> None:
    path = cli.file("a game.txt", game_text(moves="sw sw"))
    line = cli("verify", path).done
    assert line.startswith(f"{path}: ")
    assert "0 of 52 cards are on the foundations" in line
    assert line.count("\n") == 1


def test_verify_reads_standard_input(cli: CommandLine) -> None:
    text = game_text(moves="sw sw")
    assert cli("verify", "-", stdin=text).done.startswith("-: ")
    assert cli("verify", "-", stdin=b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()).code == 0
    said = cli("verify", "-", "--json", stdin=text + " 1f 1f 1f\n")
    assert (said.code, said.err) == (1, "")
    assert json.loads(said.out)["file"] == "-"
    assert cli("verify", "-", stdin=b"\xff").complaint == "- is not UTF-8 text."
    sentence = "There is no option --foo here; winnable verify --help lists the options."
    assert cli("verify", "--foo").complaint == sentence


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
    assert f"Lines of play checked: {len(game.view.legal)}." in said


def test_verify_prints_json(cli: CommandLine) -> None:
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
def test_verify_exits_with_the_worst_code(cli: CommandLine, case: str, option: list[str]) -> None:
    cli.file("good", game_text(moves="sw"))
    cli.file("bad", game_text() + " 1f\n")
    cli.file("text", "hello\n")
    names, code = CODES[case]
    said = cli("verify", *names, *option)
    assert said.code == code
    assert len(said.lines) == len(names) - (0 if option else names.count("none"))
    assert said.err.count("\n") == names.count("none")
    if not option:
        read = [name for name in names if name != "none"]
        assert [line.split(":")[0] for line in said.lines] == read


def test_stats_counts_by_game(cli: CommandLine) -> None:
    assert cli("stats").done == Voice().say("stats-none") + "\n"
    for name, won in (("draw-three", True), ("solitario", False), ("draw-three", False)):
        note(cli, name, won=won)
    one, two = cli("stats").done.splitlines()
    assert "2 played, 1 won, win rate 50 percent" in one
    assert "1 played, 0 won" in two
    assert one.startswith("Draw three: ")


def test_stats_prints_json(cli: CommandLine) -> None:
    assert cli("stats", "--json").done == ""
    note(cli, "one-pass", won=True)
    (line,) = cli("stats", "--json").done.splitlines()
    assert json.loads(line) == {
        "version": 1,
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


def test_stats_prints_csv(cli: CommandLine) -> None:
    assert cli("stats", "--csv").done.count("\n") == 1
    note(cli, "one-pass", won=True)
    head, line = cli("stats", "--csv").done.splitlines()
    assert dict(zip(head.split(","), line.split(","), strict=True))["best_moves"] == "90"
    assert cli("stats", "--csv", "--json").code == 2


def test_stats_tells_the_rating_only_if_it_is_switched_on(cli: CommandLine) -> None:
    number = catalogue_of(VARIANTS["draw-one"].rules).numbers()[0]
    result = Result("x", "draw-one", won=True, moves=90, seconds=65, points=None)
    result = replace(result, ended="2026-11-23T18:05:06Z", deal=str(number))
    keep_result(cli.store, written(result))
    assert len(cli("stats").done.splitlines()) == 1
    Store(cli.home / "winnable").keep_settings(Settings(rating=True))
    _, rating = cli("stats").done.splitlines()
    (found,) = ratings([result]).values()
    assert f"rating {found.value:.0f} after 1 game, between " in rating


@pytest.mark.parametrize("damage", ["{torn", "[]"])
def test_stats_reports_damaged_results_and_counts_the_others(cli: CommandLine, damage: str) -> None:
    note(cli, "one-pass", won=True)
    keep_result(cli.store, damage)
    note(cli, "one-pass", won=True)
    said = cli("stats")
    assert said.code == 0
    assert "2 played" in said.out
    assert said.err == Voice().say("stats-damaged", count=1) + "\n"


def test_stats_names_games_in_the_players_language(cli: CommandLine) -> None:
    note(cli, "one-pass", won=True)
    cli("play", "--lang", "it")
    assert cli("stats").done.startswith("Un giro: giocate 1")
