"""Converts errors of the command-line parser to faults that have a sentence in every language."""

import re

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .faults import CommandError, CommandFault

_QUOTED = 40
"""Most characters of a faulty word that are printed."""
_CHOICES = re.compile(r"Choose from: (.*)\.")
_NEAR = re.compile(r"Did you mean \"?(-[^\"? ]+)\"?\?")


def usage_error(error: CycloptsError, commands: tuple[str, ...]) -> CommandError:
    """The error of a command line that cannot be parsed.

    ``commands`` are the names of the commands. The parser complains in English only. Its names and
    words are taken from a message, never its sentences.
    """
    message = " ".join(str(error).split())
    unused = [] if error.unused_tokens is None else list(error.unused_tokens)
    match error:
        case UnknownCommandError() if unused and (known := _commands(message)):
            return CommandError(CommandFault.NO_COMMAND, text=unused[0][:_QUOTED], known=known)
        case UnusedCliTokensError() if unused and not error.command_chain:
            known = ", ".join(commands)
            return CommandError(CommandFault.NO_COMMAND, text=unused[0][:_QUOTED], known=known)
        case UnusedCliTokensError() if unused:
            return CommandError(CommandFault.UNEXPECTED, text=unused[0][:_QUOTED])
        case UnknownOptionError(token=token):
            near, text = _NEAR.search(message), (token.keyword or token.value)[:_QUOTED]
            if near is None:
                return CommandError(CommandFault.NO_OPTION, text=text)
            return CommandError(CommandFault.NEAR_OPTION, text=text, what=near[1])
        case RepeatArgumentError(token=token) if token.keyword:
            return CommandError(CommandFault.REPEATED, what=token.keyword)
        case MissingArgumentError(argument=argument) if argument is not None:
            name = re.search(r"[Pp]arameter (\S+) requires", message)
            what = argument.name if name is None else name[1]
            fault = CommandFault.NO_VALUE if what.startswith("-") else CommandFault.MISSING
            return CommandError(fault, what=what)
        case CoercionError(token=token, target_type=kind) if token and kind is bool:
            return CommandError(CommandFault.UNEXPECTED, text=token.value[:_QUOTED])
        case CoercionError(token=token, argument=argument) if token and argument:
            choices = _CHOICES.search(message)
            if choices is not None:
                return CommandError(
                    CommandFault.NO_CHOICE,
                    text=token.value[:_QUOTED],
                    what=token.keyword or argument.name,
                    known=choices[1].replace('"', ""),
                )
    return CommandError(
        CommandFault.USAGE, what=" ".join(["winnable", *(error.command_chain or ()), "--help"])
    )


def _commands(message: str) -> str:
    found = re.search(r"Available commands: (.*)\.$", message)
    return "" if found is None else found[1]
