"""``winnable arena`` and ``winnable bot``."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.command_line import MODULE, CommandLine
from tests.support.serving import until
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.research.arena.players import PLAYERS
from winnable.research.arena.protocol import PROTOCOL, Hello, Limits, NewGame, Told, encode, turn

BOT = f"{sys.executable} -m winnable bot"
RUDE = f"{sys.executable} -S -E {Path(__file__).parents[1] / 'support' / 'rude_bot.py'}"


def test_a_run_says_what_it_found_and_goes_on(cli: CommandLine) -> None:
    options = ["--rules", "s", "--split", "test", "--out", "results.jsonl", "--games"]
    said = cli("arena", "--bot", f"{BOT} careful", *options, "2")
    first, interval, cards, ends, *_, skipped = said.done.splitlines()
    assert first.startswith("Bot careful ")
    assert " of 2 games won." in first
    assert "With 95 percent confidence" in interval
    assert re.match(r"On average, [0-9.]+ cards are on the foundations at the end of a ", cards)
    assert ends.startswith("Games not won: ")
    assert skipped.startswith("Deals skipped: ")
    lines = Path("results.jsonl").read_text().splitlines()
    assert len(lines) == 3
    cli("arena", "--bot", f"{BOT} careful", *options, "3")
    assert Path("results.jsonl").read_text().splitlines()[:3] == lines
    again = cli("arena", "--bot", f"{BOT} careful", *options, "2")
    assert again.done == said.done
    every = cli(
        "arena", "--bot", f"{BOT} careful", "--rules", "s", "--deals", "all", "--games", "2"
    )
    assert "Deals skipped" not in every.done


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--bot", "/nonexistent/bot"], "/nonexistent/bot"),
        (["--bot", ""], "The bot's command is empty."),
        (["--bot", "python 'my bot.py"], "quotation mark"),
        (["--bot", f"{RUDE} yes"], 'not an answer: "y"'),
        (["--bot", f"{RUDE} shy"], "must answer the first message with its name"),
        (["--bot", f"{RUDE} future"], "version 99"),
        (["--bot", f"{RUDE} no", "--split", "secret"], "train, validation, test"),
        (["--bot", f"{RUDE} no", "--games", "0"], "--games"),
        (["--bot", f"{RUDE} no", "--rules", "x"], "x"),
        (["--bot", f"{RUDE} no", "--out", "other"], "has no results for"),
        ([], "--bot"),
    ],
    ids=[
        "missing",
        "empty",
        "quote",
        "yes",
        "shy",
        "future",
        "split",
        "games",
        "rules",
        "file",
        "none",
    ],
)
def test_a_wrong_command_is_one_sentence(cli: CommandLine, arguments: list[str], word: str) -> None:
    cli.file("other", "no results\n")
    assert word in cli("arena", *arguments).complaint


def test_ctrl_c_ends_the_arena_and_its_bots_quietly(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with subprocess.Popen(
        [*MODULE, "arena", "--bot", f"sh -c 'echo $$ >>{pids}; exec {RUDE} hang'", "--games", "9"],
        env={"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        until(lambda: pids.is_file() and pids.read_text().endswith("\n"))
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 130
    for pid in pids.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_speaks_the_protocol(cli: CommandLine, player: str) -> None:
    rules = parse_rules("d1")
    game = Game(rules, numbered_deal(1, rules))
    asked: list[Told] = [
        Hello(PROTOCOL, "test", Limits()),
        NewGame(1, "d1", "test"),
        turn(game.view),
    ]
    said = cli("bot", player, stdin=b"".join(encode(each) for each in asked))
    name, move = (json.loads(line) for line in said.done.splitlines())
    assert (name["type"], name["name"], name["protocol"]) == ("hello", player, PROTOCOL)
    game.play(move["move"])


def test_a_bot_refuses_what_is_no_message(cli: CommandLine) -> None:
    assert "not an arena message" in cli("bot", "casual", stdin="hello\n").complaint
    assert "beginner, casual" in cli("bot", "master").complaint
