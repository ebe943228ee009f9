"""Every command of the program with its options, read from the parser."""

from collections.abc import Iterator
from typing import NamedTuple, get_args

from cyclopts import App

from winnable.cli.commands import COMMANDS, make_app


class Leaf(NamedTuple):
    """A command that runs."""

    words: tuple[str, ...]
    options: tuple[str, ...]
    """The long names of its options."""
    flags: frozenset[str]
    """Those of the options that take no value."""
    needs: tuple[str, ...]
    """Words that satisfy its required parameters."""


def app_of(words: tuple[str, ...]) -> App:
    """The parser of a command or of a group of commands."""
    app = make_app(list(COMMANDS), str)
    for word in words:
        app = app[word]
    return app


def commands_of(words: tuple[str, ...]) -> list[str]:
    """The names of the commands in a group."""
    return [name for name in app_of(words) if not name.startswith("-")]


def is_flag(hint: object) -> bool:
    """Whether an option of this type takes no value."""
    return bool in (hint, *get_args(hint))


def groups(words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yields every group of commands; the empty one has the commands of the program."""
    names = commands_of(words)
    if names:
        yield words
    for name in names:
        yield from groups((*words, name))


def leaves(words: tuple[str, ...] = ()) -> Iterator[Leaf]:
    """Yields every command that runs."""
    names = commands_of(words)
    for name in names:
        yield from leaves((*words, name))
    if names:
        return
    found = list(app_of(words).assemble_argument_collection())
    positional = [each for each in found if not each.name.startswith("-")]
    keywords = [each for each in found if each.name.startswith("-")]
    yield Leaf(
        words,
        tuple(name for each in keywords for name in each.names if name.startswith("--")),
        frozenset(name for each in keywords if is_flag(each.hint) for name in each.names),
        tuple((each.get_choices(force=True) or ["x"])[0] for each in positional if each.required),
    )
