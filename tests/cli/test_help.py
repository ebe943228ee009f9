"""The version and the help of every command."""

import io
from importlib.metadata import version
from itertools import pairwise

import pytest
from rich.console import Console

from tests.support.command_line import CommandLine
from tests.support.command_tree import groups, leaves
from winnable.cli.commands import ALIASES, COMMANDS, make_app

LEAVES = {
    ("play",): "winnable play --game",
    ("deals", "show"): "winnable deals show 4217",
    ("deals", "convert"): "winnable deals convert deals.txt",
    ("deals", "make"): "winnable deals make 1..1000",
    ("deals", "find"): "winnable deals find 'level=tricky passes<=2",
    ("deals", "check"): "winnable deals check --sample 10%",
    ("solve",): "winnable solve --number 4217",
    ("certify",): "winnable certify --number 13",
    ("verify",): "winnable verify ",
    ("stats",): "winnable stats ",
    ("review",): "winnable review mygame.txt",
    ("serve",): "winnable serve --port",
    ("completion",): "winnable completion bash --install",
    ("desktop",): "winnable desktop --install",
}


def test_version_prints_the_version(cli: CommandLine) -> None:
    assert cli("--version").done == f"winnable {version('winnable')} (compiled search)\n"


def test_version_says_whether_a_search_is_interpreted(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.solver.COMPILED", False)
    said = cli("--version").done
    assert said.startswith(f"winnable {version('winnable')} (interpreted search")


@pytest.mark.parametrize("columns", ["0", "1", "-1", "x", "40"])
def test_help_fits_any_terminal(cli: CommandLine, columns: str) -> None:
    cli.set("COLUMNS", columns)
    for words in ((), ("solve",), ("deals",)):
        assert cli(*words, "--help").done.split()[:2] == ["Usage:", "winnable"]


@pytest.mark.parametrize("leaf", LEAVES, ids=" ".join)
def test_help_of_a_command_has_an_example(cli: CommandLine, leaf: tuple[str, ...]) -> None:
    said = cli(*leaf, "--help").done
    usage, _, rest = said.partition("\n")
    assert usage.startswith("Usage: winnable " + " ".join(leaf))
    assert LEAVES[leaf] in rest
    assert said == cli(*leaf, "-h").done


def listed(name: str) -> str:
    """How the list of commands has a command: with its other names."""
    return ", ".join([name, *(other for other, meant in ALIASES.items() if meant == name)])


@pytest.mark.parametrize(
    ("group", "commands"),
    [
        ((), [listed(name) for name in COMMANDS]),
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


HELPS = [*groups(), *(leaf.words for leaf in leaves())]


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("words", HELPS, ids=" ".join)
def test_every_paragraph_of_every_help_is_filled_once(words: tuple[str, ...], width: int) -> None:
    """No line is too long, and none ends before the first word of the next would not fit."""
    console = Console(width=width, file=io.StringIO())
    with console.capture() as capture:
        make_app(words, str).help_print([*words], console=console)
    lines = capture.get().splitlines()
    assert all(
        len(line) <= width or line.startswith("winnable ") or " " not in line.strip()
        for line in lines
    )
    for line, after in pairwise(lines):
        hangs = after.startswith("    ") or (line and line[0] != " " and after[:1].strip())
        if line and hangs and not line.endswith(":"):
            assert len(line) + 1 + len(after.split()[0]) > width, (line, after)


@pytest.mark.parametrize("leaf", LEAVES, ids=" ".join)
def test_every_example_has_its_own_line(cli: CommandLine, leaf: tuple[str, ...]) -> None:
    lines = [line.rstrip() for line in cli(*leaf, "--help").lines]
    examples = [at for at, line in enumerate(lines) if line.startswith("winnable ")]
    assert examples
    for at in examples:
        assert lines[at - 1] == lines[at + 1] == "", lines[at]
        assert "  " not in lines[at]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_summary_of_a_command_starts_its_own_help(cli: CommandLine, name: str) -> None:
    summary = COMMANDS[name][1]
    assert f"  {listed(name)}: {summary}\n" in cli("--help").done
    assert cli(name, "--help").lines[2].rstrip() == summary


@pytest.mark.parametrize(("other", "name"), ALIASES.items())
def test_another_name_of_a_command_does_the_same(cli: CommandLine, other: str, name: str) -> None:
    said = cli(other, "--help").done
    assert said.replace(f"winnable {other}", f"winnable {name}") == cli(name, "--help").done
