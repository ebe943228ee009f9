"""Answers to commands that cannot be carried out."""

from ..speech.arguments import Suggestion
from ..speech.commands import Command
from ..speech.messages.voice import printable
from .state import SessionState


def nothing(_state: SessionState, _command: Command) -> list[str]:
    """Answers an empty line with nothing."""
    return []


def unknown(state: SessionState, command: Command) -> list[str]:
    """Refuses an unknown word, and suggests a similar known word."""
    text = printable(command.text)
    if isinstance(command.argument, Suggestion):
        near = command.argument.word
        return state.refuse(state.voice.say("unknown-near", text=text, near=near))
    return state.refuse(state.voice.say("unknown", text=text))


def not_here(state: SessionState, command: Command) -> list[str]:
    """Refuses a command of the other family of games."""
    return state.refuse(state.voice.say("not-here", text=printable(command.text)))


def incomplete(state: SessionState, command: Command) -> list[str]:
    """Refuses a command that lacks an argument."""
    text = printable(command.text) or command.name
    return state.refuse(state.voice.say("incomplete", text=text))


def not_on_or_off(state: SessionState, command: Command) -> list[str]:
    """Refuses a value that is neither on nor off."""
    return state.refuse(state.voice.say("on-or-off", text=printable(command.text)))
