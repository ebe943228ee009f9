"""``winnable play``, and ``winnable`` alone: the game that they open."""

from datetime import date
from pathlib import Path

import pytest

from tests.support.command_line import (
    D1,
    FORMATS,
    CommandLine,
    game_text,
)
from winnable.catalogues.dailies import daily_deal
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.speech.messages import Voice
from winnable.web.host.address import Address


def test_winnable_alone_opens_the_table(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []

    def serve(_store: object, _voice: object, address: object, **how: object) -> None:
        opened.append({"address": address, **how})

    monkeypatch.setattr("winnable.web.host.server.serve", serve)
    assert cli().done == ""
    assert opened == [{"address": Address("127.0.0.1", None), "opens_browser": True}]


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


def test_a_daily_deal_is_played_and_continued(cli: CommandLine) -> None:
    asked = ("play", "-g", "draw-one", "--daily", "2026-11-03 easy")
    assert "easy deal of 3 November 2026" in cli(*asked, stdin="d\n").done
    assert cli.games[-1].deal == daily_deal(D1, date(2026, 11, 3), Difficulty.EASY)
    assert "1 move" in cli(*asked).done
    assert '"2026-02-30"' in cli("play", "--daily", "2026-02-30").complaint
    assert '"tricky"' in cli("play", "--daily", "tricky").complaint
    assert "--daily" in cli("play", "--daily", "hard", "-n", "1").complaint


def test_rules_and_scoring_may_be_given(cli: CommandLine) -> None:
    assert cli("play", "--rules", "d3p2", "--scoring", "standard", "-n", "1").code == 0
    game = cli.games[-1]
    assert (str(game.rules), game.scoring.value) == ("d3p2", "standard")
    assert cli("play", "--game", "solitario", "--original", "-n", "1").code == 0
    assert str(cli.games[-1].rules) == "su"
    assert cli("play", "--rules", "s", "--scoring", "none", "-n", "1").code == 0


def test_play_resumes_the_last_game_of_the_requested_kind(cli: CommandLine) -> None:
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    cli("play", "-g", "draw-one", "-n", "2", stdin="d\nd\n")
    assert "2 moves" in cli("play").lines[1]
    assert "Resuming" in cli("play", "-g", "solitario").lines[1]
    assert "deal" in cli("play", "-g", "one-pass").lines[1]
    assert len(cli.games) == 3


def test_new_abandons_the_game_of_its_kind(cli: CommandLine) -> None:
    cli("play", "-n", "1", stdin="d\n")
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    lines = cli("play", "--new", "-g", "draw-three").lines
    assert lines[1] == Voice().say("left")
    assert "deal" in lines[2]
    results, _ = cli.store.results.read()
    assert [(r.name, r.won) for r in results] == [("draw-three", False)]


def test_new_alone_starts_the_kind_played_last(cli: CommandLine) -> None:
    cli("play", "-n", "1", stdin="d\n")
    cli("play", "-g", "solitario", "-n", "1", stdin="d\n")
    assert "Solitario, deal" in cli("play", "--new").lines[2]
    assert [r.name for r in cli.store.results.all()] == ["solitario"]


def test_the_current_deal_is_resumed_when_requested_again(cli: CommandLine) -> None:
    cli("play", "-n", "7", stdin="d\n")
    assert "1 move" in cli("play", "-n", "7").lines[1]
    assert "deal 7" in cli("play", "-n", "7", "--new").lines[2]
    assert len(cli.store.results.all()) == 1


def test_a_game_without_moves_leaves_no_result_and_no_file(cli: CommandLine) -> None:
    for number in "123":
        cli("play", "-n", number)
    assert cli.store.results.read() == ([], [])
    assert len(cli.games) == 1


def test_a_game_from_a_file_leaves_the_file_unchanged(cli: CommandLine) -> None:
    text = game_text("one-pass", moves="sw sw")
    path = cli.file("shared.txt", text)
    assert "2 moves" in cli("play", path, stdin="d\n").lines[1]
    assert Path(path).read_text() == text
    assert len(cli.games[0].steps) == 3
    assert "3 moves" in cli("play").lines[1]


def test_the_balance_carries_over_from_game_to_game(cli: CommandLine) -> None:
    for opening in (0, -52, -104):
        arguments = ["--rules", "d3p3", "--scoring", "cumulative", "--new", "-n", "7"]
        cli("play", *arguments, stdin="d\n")
        assert cli.games[-1].opening == opening


def test_no_plain_applies_to_a_pipe_too(cli: CommandLine) -> None:
    said = cli("play", "--no-plain", "-n", "7").done
    assert "▒" in said
    assert "\x1b" not in said
    assert Voice().say("plain-on") not in said


@pytest.mark.parametrize(("kind", "value"), [("--game", "solitario"), ("--rules", "d2")])
def test_a_difficulty_that_a_game_lacks_is_refused_and_not_kept(
    cli: CommandLine, kind: str, value: str
) -> None:
    said = cli("play", kind, value, "--level", "tricky")
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert cli("play", kind, value, "--language", "en").code == 0


def test_a_difficulty_of_another_game_does_not_stop_a_new_game(cli: CommandLine) -> None:
    assert cli("play", "--level", "tricky").code == 0
    assert cli("play", "--game", "solitario", "--new").code == 0
