"""A misspelt command or option gets a sentence that names it and suggests the right one."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from cyclopts import CycloptsError

from tests.support.command_line import CommandLine
from tests.support.command_tree import Leaf, commands_of, groups, leaves
from tests.support.length import pairs, some
from winnable.cli.commands import COMMANDS, make_app
from winnable.cli.faults import CommandError, CommandFault
from winnable.cli.usage import usage_error
from winnable.speech.messages import LANGUAGES

PARSER: Final = make_app(list(COMMANDS), str)
LEAVES: Final = {" ".join(leaf.words): leaf for leaf in leaves()}
GROUPS: Final = {" ".join(words): words for words in groups()}


def misspelt(name: str) -> Iterator[str]:
    """Yields ``name`` with one letter dropped, doubled, replaced, or swapped with the next one."""
    for at, letter in enumerate(name):
        before, after = name[:at], name[at + 1 :]
        if len(name) > 2:  # one letter of two says nothing
            yield before + after
        yield before + letter * 2 + after
        yield before + ("q" if letter != "q" else "z") + after
        if after:
            yield before + after[0] + letter + after[1:]


def distance(one: str, other: str) -> int:
    """Letters to insert, delete, replace or swap (optimal string alignment)."""
    rows = [list(range(len(other) + 1))]
    for i, left in enumerate(one, 1):
        row = [i]
        for j, right in enumerate(other, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (left != right))
            if i > 1 and j > 1 and (one[i - 2], left) == (right, other[j - 2]):
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def nearest(word: str, names: list[str]) -> set[str]:
    least = min(distance(word, name) for name in names)
    return {name for name in names if distance(word, name) == least}


def complaint(arguments: list[str]) -> CommandError | None:
    """The fault of a command line; None if it can be parsed. No command is run."""
    try:
        PARSER.parse_args(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return usage_error(error, arguments)
    return None


def wrong_lines(leaf: Leaf, option: str) -> Iterator[tuple[str, list[str]]]:
    """Yields a misspelt option and a command line, for each place and kind of value."""
    for word in misspelt(option.removeprefix("--")):
        typed = f"--{word}"
        if typed in (*leaf.options, "--help", "--version"):
            continue
        values = [[typed], [f"{typed}=5"], [typed, "5"]]
        for value in values[:1] if option in leaf.flags else values:
            yield typed, [*leaf.words, *value, *leaf.needs]
            yield typed, [*leaf.words, *leaf.needs, *value]


@pytest.mark.parametrize("name", LEAVES)
def test_a_misspelt_option_is_named_and_the_right_one_suggested(name: str) -> None:
    leaf = LEAVES[name]
    names = [*leaf.options, "--help", "--version"]
    faults = {}
    for option in names:
        lines = list(wrong_lines(leaf, option))
        for typed, arguments in some(lines, min(len(lines), 6), len(option)):
            fault = complaint(arguments)
            near = nearest(typed, names)
            if (
                fault is None
                or fault.code != CommandFault.NEAR_OPTION
                or fault.details["text"] != typed
                or fault.details["what"] not in near
            ):
                faults[" ".join(arguments)] = fault and fault.details
    assert not faults


@pytest.mark.parametrize("name", GROUPS)
@pytest.mark.parametrize("rest", [[], ["7"], ["--json"], ["--number", "7"]], ids=" ".join)
def test_a_misspelt_command_is_named_and_the_right_one_suggested(
    name: str, rest: list[str]
) -> None:
    words = GROUPS[name]
    names = commands_of(words)
    faults = {}
    for command in names:
        typos = [each for each in misspelt(command) if each not in names]
        for typed in some(typos, min(len(typos), 3), len(rest)):
            fault = complaint([*words, typed, *rest])
            if (
                fault is None
                or fault.code != CommandFault.NEAR_COMMAND
                or fault.details["text"] != typed
                or fault.details["what"] not in nearest(typed, names)
            ):
                faults[typed] = fault and fault.details
    assert not faults


@pytest.mark.parametrize(("option", "language"), pairs(["--help", "--version"], LANGUAGES))
def test_the_options_of_the_program_itself_are_suggested(
    cli: CommandLine, option: str, language: str
) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    assert option in cli(option.replace("e", "", 1)).complaint


LINES: Final = {
    "solve --numbr 1": ("--numbr", "--number"),
    "deals find --limti 4 level=easy": ("--limti", "--limit"),
    "review --paar": ("--paar", "--par"),
    "sovle": ("sovle", "solve"),
    "sovle --number 1": ("sovle", "solve"),
    "Solve --number 1": ("Solve", "solve"),
    "deals fnd": ("fnd", "find"),
    "games lst --json": ("lst", "list"),
    "arena --bto x": ("--bto", "--bot"),
    "certify --nubmer 4": ("--nubmer", "--number"),
    "convert deals.txt": ("convert", "deals convert"),
    "stats json": ("json", "--json"),
    "stats -json": ("-json", "--json"),
    "stats --JSON": ("--JSON", "--json"),
    "deals find --leve easy": ("--leve", "winnable deals find --help"),
    "deals find --level easy": ("--level", "winnable deals find --help"),
}


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_told_in_every_language(cli: CommandLine, line: str, language: str) -> None:
    cli.set("LANG", f"{language}_XX.UTF-8")
    said = cli(*line.split()).complaint
    for word in LINES[line]:
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said), said


@pytest.mark.parametrize("name", LEAVES)
def test_an_option_without_its_value_is_named(name: str) -> None:
    leaf = LEAVES[name]
    for option in sorted(set(leaf.options) - leaf.flags):
        for arguments in ([option], [option, "--qqqqq"]):
            fault = complaint([*leaf.words, *leaf.needs, *arguments])
            assert fault is not None
            assert (fault.code, fault.details["what"]) == (CommandFault.NO_VALUE, option)
