"""Converts errors of the command-line parser to faults that have a sentence in every language.

The parser complains in English only. Words and names come from the fields of its errors.
"""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from .faults import CommandError, CommandFault

_QUOTED: Final = 40
"""Most characters of a faulty word that are printed."""
_LIKE_COMMAND: Final = 0.6
_LIKE_OPTION: Final = 0.7
"""Least likeness of a suggestion (``difflib``). Two options have at least their hyphens in common:
``--leve`` and ``--rules`` reach 0.62.
"""

_OTHER_NAMES: Final = dict.fromkeys(("analysis", "hint"), "advise")


def usage_error(error: CycloptsError, arguments: Sequence[str]) -> CommandError:
    """Returns the fault of a command line that cannot be parsed."""
    chain = list(error.command_chain or ())
    unused = list(error.unused_tokens or ())
    first = next(iter(arguments[len(chain) :]), "")
    if isinstance(error, UnknownCommandError) and unused:
        first = unused[0]
    commands = _commands(error.app)
    if commands and _is_word(first) and first not in commands:
        return _unknown_command(first, commands, error.app)
    match error:
        case UnknownOptionError(token=token):
            return _unknown_option(error, token.keyword or token.value)
        case ValidationError(exception_message=word) if word.startswith("-"):
            return _unknown_option(error, word)
        case UnknownCommandError() | UnusedCliTokensError() if unused:
            return _unexpected(error, unused[0])
        case RepeatArgumentError(token=token) if token.keyword:
            return CommandError(CommandFault.REPEATED, what=token.keyword)
        case MissingArgumentError(argument=argument) if argument is not None:
            if error.keyword is not None:
                return CommandError(CommandFault.NO_VALUE, what=error.keyword)
            mistyped = next((word for word in unused if not _is_word(word)), None)
            if mistyped is not None:
                return _unknown_option(error, mistyped)
            return CommandError(CommandFault.MISSING, what=argument.name)
        case CoercionError(token=token, argument=argument) if token and argument:
            choices = argument.get_choices(force=True)
            if choices is None:
                return CommandError(CommandFault.UNEXPECTED, text=token.value[:_QUOTED])
            return CommandError(
                CommandFault.NO_CHOICE,
                text=token.value[:_QUOTED],
                what=token.keyword or argument.name,
                known=", ".join(choices),
            )
    return CommandError(CommandFault.USAGE, what=_help_of(error))


def _is_word(token: str) -> bool:
    return bool(token) and not token.startswith("-")


def _commands(app: App | None) -> list[str]:
    return [] if app is None else [name for name in app if _is_word(name)]


def _options(app: App | None) -> list[str]:
    """Returns the names of the options that an app understands."""
    if app is None:
        return []
    own = app.assemble_argument_collection() if app.default_command else ()
    names = [name for argument in own if argument.parse for name in argument.names]
    flags = (app.help_flags, app.version_flags or ())
    return [name for name in (*names, *(flag for each in flags for flag in each)) if name[0] == "-"]


def _near(word: str, names: Iterable[str], likeness: float) -> str | None:
    """Returns the name most like a word; of two, the one with more letters in the same places."""
    close = get_close_matches(word, names, n=5, cutoff=likeness)

    def rank(name: str) -> tuple[float, int]:
        return SequenceMatcher(None, name, word).ratio(), sum(map(str.__eq__, name, word))

    return max(close, key=rank, default=None)


def _unknown_command(word: str, commands: Sequence[str], app: App | None) -> CommandError:
    near = _near(_OTHER_NAMES.get(word.lower(), word.lower()), commands, _LIKE_COMMAND)
    if near is None and app is not None:  # "convert" is a command of deals
        own = {name: _commands(app[name]) for name in commands}
        near = next((f"{name} {word}" for name, below in own.items() if word in below), None)
    if near is not None:
        return CommandError(CommandFault.NEAR_COMMAND, text=word[:_QUOTED], what=near)
    return CommandError(CommandFault.NO_COMMAND, text=word[:_QUOTED], known=", ".join(commands))


def _unknown_option(error: CycloptsError, token: str) -> CommandError:
    word = token.split("=", 1)[0]
    names = [name for name in _options(error.app) if name.startswith("--")]
    near = _near("--" + word.lstrip("-").lower(), names, _LIKE_OPTION)
    if near is not None:
        return CommandError(CommandFault.NEAR_OPTION, text=word[:_QUOTED], what=near)
    return CommandError(CommandFault.NO_OPTION, text=word[:_QUOTED], what=_help_of(error))


def _unexpected(error: CycloptsError, token: str) -> CommandError:
    if not _is_word(token):
        return _unknown_option(error, token)
    option = f"--{token}"
    if option in _options(error.app):
        return CommandError(CommandFault.NEAR_OPTION, text=token[:_QUOTED], what=option)
    return CommandError(CommandFault.UNEXPECTED, text=token[:_QUOTED])


def _help_of(error: CycloptsError) -> str:
    return " ".join(["winnable", *(error.command_chain or ()), "--help"])
