"""The output of ``--json`` follows a schema in ``docs/schemas``, in every game."""

import json
import re
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.support.campaigns import campaign
from tests.support.command_line import CommandLine, Said, game_text, note
from winnable.analysis.efforts import USUAL_EFFORTS
from winnable.analysis.hints import hints
from winnable.catalogues import solving_sets
from winnable.cli.commands import COMMANDS
from winnable.cli.output import JSON_VERSION
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.solver import Verdict, own_solver
from winnable.store import Store
from winnable.store.contests.players import Players
from winnable.store.databases.database import Database
from winnable.store.merging import delete, merge

DEAL = numbered_deal(7, VARIANTS["draw-one"].rules)
SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
LONG_FRACTION = re.compile(r"\d\.\d{12,}|\d{7}\.\d")


def closed(schema: Any) -> Any:
    """The schema, made strict: it allows no field that it does not describe."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: closed(value) for name, value in schema.items()}
    if "required" in found and "properties" in found and "type" in found:
        found["additionalProperties"] = False
    return found


@cache
def validator(name: str) -> Draft202012Validator:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(closed(schema))


def valid(name: str, said: Said) -> list[dict[str, Any]]:
    """The objects that a command printed, each one valid by the schema."""
    objects: list[dict[str, Any]] = [json.loads(line) for line in said.lines]
    assert objects, said.err
    for each in objects:
        validator(name).validate(each)
        assert next(iter(each)) == "version"
    assert not LONG_FRACTION.search(said.out), said.out
    return objects


PLAYERS = ("list", "hide", "ban", "allow", "delete", "sign-out", "rotate", "log")


def test_every_schema_is_valid_and_every_command_has_one(cli: CommandLine) -> None:
    leaves: list[tuple[str, ...]] = [
        (name,) for name in COMMANDS if name not in {"deals", "campaign", "games", "players"}
    ]
    leaves += [("deals", name) for name in ("show", "make", "convert", "find", "check")]
    campaigns = ("run", "work", "merge", "status", "report", "check", "compare")
    leaves += [("campaign", name) for name in campaigns]
    leaves += [("games", name) for name in ("list", "export", "import", "delete")]
    leaves += [("players", name) for name in PLAYERS]
    writes = re.compile("--json|--everything")
    with_json = {"-".join(leaf) for leaf in leaves if writes.search(cli(*leaf, "--help").done)}
    assert with_json | {"view", "game", "analysis"} == {
        path.stem for path in SCHEMAS.glob("*.json")
    }
    for name in with_json:
        properties = validator(name).schema["properties"]  # type: ignore[index]
        assert properties["version"]["const"] == JSON_VERSION
        assert all("description" in each or "$ref" in each for each in properties.values() if each)


def test_advice_follows_the_schema(cli: CommandLine) -> None:
    text = "stock: 3 hidden, 2S; pile 1: 2H; foundations: AH AD AC"
    (said,) = valid("advise", cli("advise", text, "--rules", "d1c1k2", "--json"))
    assert said["position"] == "d1c1k2 1 ??????2S - AHADAC-- 2H -"
    assert (said["unknown"], said["certain"], said["verdict"]) == (3, "won", None)


def test_saved_games(cli: CommandLine) -> None:
    for name in VARIANTS:
        cli("play", "--game", name, "-n", "7", stdin="d\n")
    found = valid("games-list", cli("games", "list", "--json"))
    assert [each["variant"] for each in found] == [*VARIANTS][::-1]
    assert {each["state"] for each in found} == {"open"}


def test_everything_of_the_player_follows_the_schema_and_can_be_imported(
    cli: CommandLine,
) -> None:
    for name in VARIANTS:
        cli("play", "--game", name, "-n", "7", stdin="d\n")
        note(cli, name, won=True)
    said = cli("games", "export", "--everything")
    found = json.loads(said.done)
    validator("games-export").validate(found)
    assert [len(found[name]) for name in ("games", "results")] == [len(VARIANTS)] * 2
    file = cli.file("mine.json", said.done)
    assert cli("games", "import", file).done == "Games added: 0. Results added: 0.\n"
    cli("games", "delete", "--all")
    assert cli("games", "import", file).done == (
        f"Games added: {len(VARIANTS)}. Results added: 0.\n"
    )
    refused = cli("games", "import", cli.file("bad.json", "{}"))
    assert (refused.code, "was not exported" in refused.err) == (2, True)


def test_players_follow_the_schema(cli: CommandLine) -> None:
    """What the host of a server sees and does, by the nickname or the key of a player."""
    players = Players(Store().database)
    for player, name in (("p" * 22, "Anna"), ("q" * 22, None)):
        Store(players.database, player).save("x", Game(VARIANTS["draw-one"].rules, DEAL))
        players.call(player, name or "")
    listed = valid("players-list", cli("players", "list", "--json"))
    assert {each["nickname"] for each in listed} == {"Anna", None}
    for act, state in (("hide", "hidden"), ("ban", "banned"), ("allow", None)):
        assert "anna" in cli("players", act, "anna").done
        assert players.restriction("p" * 22) == state
    cli("players", "delete", "Anna")
    (left,) = valid("players-list", cli("players", "list", "--json"))
    assert left["player"] == "q" * 22
    assert "q" * 22 in cli("players", "list").done
    refused = cli("players", "hide", "Anna")
    assert (refused.code, '"Anna"' in refused.err) == (2, True)
    assert "days until the present cookies end" in cli("players", "rotate", "--help").done.lower()
    cli("players", "rotate")
    done = valid("players-log", cli("players", "log", "--json"))
    acts = [(each["act"], each["target"]) for each in done]
    player = "p" * 22
    expected = [(act, player) for act in ("hide", "ban", "allow", "delete")]
    assert acts == [*expected, ("rotate", "")]


def test_a_player_who_becomes_another_one_meanwhile_is_not_deleted(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = Players(Store().database)
    for player in ("p" * 22, "q" * 22):
        Store(players.database, player).save("x", Game(VARIANTS["draw-one"].rules, DEAL))

    def delete_late(database: Database, player: str) -> bool:
        merge(database, player, "q" * 22)
        return delete(database, player)

    monkeypatch.setattr("winnable.cli.players.delete_player", delete_late)
    refused = cli("players", "delete", "p" * 22)
    assert (refused.code, "There is no player" in refused.err) == (2, True)
    assert players.found("q" * 22) is not None


def test_a_field_without_a_description_is_detected(cli: CommandLine) -> None:
    (found,) = valid("solve", cli("solve", "-n", "1", "--json"))
    assert validator("solve").is_valid(found)
    for wrong in ({**found, "new": 1}, {**found, "nodes": "7"}, {**found, "version": 2}):
        assert not validator("solve").is_valid(wrong)


@pytest.mark.parametrize("game", VARIANTS)
def test_deals_of_every_game_follow_the_schema(cli: CommandLine, game: str) -> None:
    (shown,) = valid("deals-show", cli("deals", "show", "7", "--game", game, "--json"))
    assert shown["rules"] == str(VARIANTS[game].rules)
    if (found := cli("deals", "find", "--game", game, "--limit", "3", "--json")).code == 0:
        assert len(valid("deals-find", found)) == 3
    else:
        assert game == "thoughtful", found.err


@pytest.mark.parametrize("game", VARIANTS)
def test_verdicts_of_every_game_follow_the_schema(cli: CommandLine, game: str) -> None:
    numbers = "\n".join(map(str, range(1, 25)))
    options = ["--game", game, "--json", "--nodes", "300000"]
    found = valid("solve", cli("solve", "-", *options, "--moves", stdin=numbers))
    assert any("moves" in each for each in found)
    limited = cli("solve", "-", "--game", game, "--json", "--nodes", "1", stdin=numbers)
    assert any("limit" in each for each in valid("solve", limited))


BAD_LINES = "# three deals\n4217\nhello\npysol:24\n6H\nAD 5C\n4H TS TT\n"


@pytest.mark.parametrize("entry", ["file", "stdin"])
@pytest.mark.parametrize("option", ["--moves", "--shortest"])
def test_each_line_is_an_object_also_one_that_is_no_deal(
    cli: CommandLine, entry: str, option: str
) -> None:
    """The objects are joined with the input by line, text and number, in the order of the input."""
    source = cli.file("deals", BAD_LINES) if entry == "file" else "-"
    said = cli("solve", source, "--json", option, "--nodes", "99", stdin=BAD_LINES)
    found = valid("solve", said)
    assert said.code == 2
    lines = BAD_LINES.splitlines()
    assert [each["line"] for each in found] == [2, 3, 4, 5]
    assert [each["text"] for each in found] == [*lines[1:4], "\n".join(lines[4:])]
    assert [each.get("number") for each in found] == [4217, None, None, None]
    wrong = [each["error"] for each in found if "error" in each]
    assert [each["line"] for each in wrong] == [3, 7]
    for each in wrong:
        assert f"Line {each['line']}: {each['sentence']}" in said.err.splitlines()


@pytest.mark.parametrize("options", [["--deal"], []], ids=["--deal", "argument"])
@pytest.mark.parametrize("text", ["hello", "4H TS TT\nAD 5C"])
def test_an_argument_that_is_no_deal_is_an_object(
    cli: CommandLine, options: list[str], text: str
) -> None:
    said = cli("solve", *options, text, "--json")
    (found,) = valid("solve", said)
    assert (said.code, found["text"], "line" in found) == (2, text, False)
    assert said.err == found["error"]["sentence"] + "\n"


def test_an_answer_to_an_argument_has_its_text_and_number(cli: CommandLine) -> None:
    for options in (["-n", "4217"], ["--deal", "4217"], ["4217"]):
        (found,) = valid("solve", cli("solve", *options, "--json"))
        assert (found["text"], found["number"], "line" in found) == ("4217", 4217, False)
    (found,) = valid("solve", cli("solve", "javasol:6", "--json"))
    assert (found["text"], "number" in found) == ("javasol:6", False)


def test_a_file_that_cannot_be_verified_is_an_object(cli: CommandLine) -> None:
    good = cli.file("good", game_text())
    said = cli("verify", "none", good, "--json")
    missing, right = valid("verify", said)
    assert (said.code, missing["file"], right["legal"]) == (2, "none", True)
    assert said.err == missing["error"]["sentence"] + "\n"


def test_shortest_wins_follow_the_schema(cli: CommandLine) -> None:
    options = ["--game", "draw-three", "--json", "--shortest", "--moves"]
    (proven,) = valid("solve", cli("solve", "-n", "2", *options))
    assert (proven["least"], proven["most"], "limit" in proven) == (91, 91, False)
    (short,) = valid("solve", cli("solve", "-n", "1", *options, "--nodes", "9", "--memory", "1"))
    assert short["least"] < short["most"]
    assert short["limit"] == "nodes"
    (lost,) = valid("solve", cli("solve", "-n", "3", "-g", "one-pass", "--json", "--shortest"))
    assert "least" not in lost


def test_checks_of_every_game_follow_the_schema(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def few(last: int, _percent: int) -> list[int]:
        return list(range(1, last + 1, last // 3))

    monkeypatch.setattr("winnable.research.grading.checking.sample", few)
    found = valid("deals-check", cli("deals", "check", "--json", "--jobs", "1"))
    assert [each["rules"] for each in found] == list(solving_sets())
    assert all(each["checked"] > 2 and not each["wrong"] for each in found)


def test_proofs_follow_the_schema_of_verify(cli: CommandLine) -> None:
    paths = [str(cli.home / f"{number}.cert") for number in (1, 13)]
    for path, number in zip(paths, ("1", "13"), strict=True):
        cli("certify", "-n", number, "--out", path)
    cut = cli.file("cut", (cli.home / "13.cert").read_bytes()[:-1])
    later = cli.file("later", "winnable certificate 2\n")
    said = cli("verify", *paths, cut, later, "--json")
    won, lost, *wrong = valid("verify", said)
    assert (said.code, won["won"], won["moves"], lost["won"], lost["states"]) == (
        *(1, True, 169, False, 52),
    )
    assert [(each["correct"], each["fault"]) for each in wrong] == [
        (False, "certificate-short"),
        (False, "certificate-file"),
    ]


@pytest.mark.parametrize("game", VARIANTS)
def test_deal_lists_and_statistics_of_every_game_follow_the_schema(
    cli: CommandLine, game: str
) -> None:
    good = cli.file("good", game_text(game, moves="sh" if game == "solitario" else "sw"))
    bad = cli.file("bad", game_text(game) + " 1f 1f 1f\n")
    told = valid("verify", cli("verify", good, bad, "--json"))
    assert [each["legal"] for each in told] == [True, False]
    note(cli, game, won=True)
    note(cli, game, won=False)
    (line,) = valid("stats", cli("stats", "--json"))
    assert (line["name"], line["played"], line["won"]) == (game, 2, 1)


def test_reports_of_campaigns_follow_the_schema(cli: CommandLine, tmp_path: Path) -> None:
    measures = 'measures = ["winnable", "passes", "fair-player", "ladder"]'
    one = campaign(tmp_path / "one", f'rules = "d1c4k6"\nfirst = 1\nlast = 40\n{measures}\n')
    two = campaign(tmp_path / "two", 'rules = "d3"\nfirst = 1\nlast = 90\n', 20, {(41, 60)})
    for ledger, deals in ((one, 40), (two, 40)):
        (found,) = valid("campaign-report", cli("campaign", "report", str(ledger.folder), "--json"))
        assert found["deals"] == deals
        assert found["complete"] is (ledger is one)
        assert ("published" in found) is (ledger is two)
        (stands,) = valid(
            "campaign-status", cli("campaign", "status", str(ledger.folder), "--json")
        )
        assert stands["done"] == ledger.done
        (right,) = valid("campaign-check", cli("campaign", "check", str(ledger.folder), "--json"))
        assert right["right"]
    pair = [str(one.folder), str(two.folder)]
    (compared,) = valid("campaign-compare", cli("campaign", "compare", *pair, "--json"))
    assert compared["deals"] == 40


def test_reports_of_the_arena_follow_the_schema(cli: CommandLine) -> None:
    bot = f"{sys.executable} -m winnable bot"
    for game in VARIANTS:
        options = ["--game", game, "--games", "2", "--workers", "2"]
        (found,) = valid("arena", cli("arena", "--bot", f"{bot} careful", *options, "--json"))
        assert (found["games"], found["rules"]) == (2, str(VARIANTS[game].rules))
        assert found["won"] + found["resigned"] + found["stuck"] == 2
    rude = f"{sys.executable} -S -E {Path(__file__).parents[1] / 'support' / 'rude_bot.py'}"
    said = cli("arena", "--bot", f"{rude} crash", "--games", "2", "--json")
    (found,) = valid("arena", said)
    assert found["faults"] == {"bot-ended": 1}
    assert said.err == "Game 2 counts as lost: The bot ended with exit code 7.\n"


def lost_game(name: str) -> Game:
    """A short game, played by hints to its loss or for some moves."""
    rules = VARIANTS[name].rules
    game = Game(rules, numbered_deal(3, rules), VARIANTS[name].scoring)
    for at in range(60):
        useful = hints(game.view)
        lost = at > 9 and own_solver().decide(game.position).verdict is Verdict.UNWINNABLE
        if lost or not game.view.legal:
            break
        game.play(useful[0].move if useful else game.view.legal[-1])
    return game


@pytest.mark.parametrize("game", VARIANTS)
def test_reviews_of_every_game_follow_the_schema(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for kind, effort in USUAL_EFFORTS.items():
        quick = replace(effort.budget, worlds=4, options=4, shortening=50)
        monkeypatch.setitem(USUAL_EFFORTS, kind, replace(effort, budget=quick))
    played = lost_game(game)
    (found,) = valid("review", cli("review", cli.file("game", played.text), "--json"))
    assert found["steps"] == len(played.steps)
