"""The programs of docs/arena.md run as they are printed."""

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from winnable.law.rules import parse_rules
from winnable.research.arena.matches import Played, Result
from winnable.research.arena.protocol import Limits
from winnable.research.arena.results import summary
from winnable.research.arena.running import Question, run
from winnable.research.arena.splits import NUMBERS, Split

GUIDE: Final = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
BOT, *EXAMPLES = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", ["d3r", "s", "d1p1t", "d1p3", "d2", "d4n", "d1o"])
def test_the_bot_of_the_guide_plays_every_game(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(BOT)
    rules, found = parse_rules(text), dict[int, Played]()
    asked = Question(f"{sys.executable} {file}", rules, Split.VALIDATION, 12, Limits(seconds=120))
    described, games = run(asked, 2, None, lambda played, _: found.update({played.game: played}))
    told = summary(games)
    assert found == games
    assert (described.bot, told.games, told.faults) == ("my bot", 12, {})
    if text == "d1p3":
        assert any(played.result is Result.WON for played in games.values())


def test_the_bot_of_the_guide_has_about_20_lines() -> None:
    assert sum(bool(line.strip()) for line in BOT.splitlines()) <= 22


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_guide_run(example: str) -> None:
    values: dict[str, object] = {}
    exec(example, values)  # our own document
    assert values.get("ended", values.get("is_over")) is not None


def test_the_guide_names_the_splits() -> None:
    for split, numbers in NUMBERS.items():
        assert f"`{split}` | {numbers.start:,} to {numbers.stop - 1:,}" in GUIDE
