"""The commands of docs/questions.md answer as the page says."""

import re
import shlex
from pathlib import Path

import pytest

from tests.support.command_line import CommandLine

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(
    r"^    \$ (.*(?:\n      .*)*)((?:\n    \S.*)+)",
    (ROOT / "docs/questions.md").read_text(),
    re.MULTILINE,
)


@pytest.mark.parametrize(("command", "expected"), BLOCKS)
def test_a_question_has_the_answer_of_the_page(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, command: str, expected: str
) -> None:
    monkeypatch.chdir(ROOT)
    said = ""
    for part in command.split(" | "):
        name, *arguments = shlex.split(part)
        assert name == "winnable"
        found = cli(*arguments, stdin=said)
        said = found.out + found.err
    lines = [re.escape(line.strip()) for line in expected.strip().splitlines()]
    assert re.fullmatch("\n".join(lines).replace("…", "(?s:.*)"), said.strip())


def test_the_page_has_ten_questions() -> None:
    assert len(BLOCKS) == 10
