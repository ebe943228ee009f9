"""Answers to commands that cannot be carried out."""

from ..commands import Command
from ..messages.voice import printable
from .sitting import Sitting


def nothing(_sitting: Sitting, _command: Command) -> list[str]:
    """Answers an empty line with nothing."""
    return []


def unknown(sitting: Sitting, command: Command) -> list[str]:
    """Refuses an unknown word, and suggests a similar known word."""
    name = "unknown-near" if command.near else "unknown"
    text = printable(command.text)
    return sitting.refuse(sitting.voice.say(name, text=text, near=command.near))


def not_here(sitting: Sitting, command: Command) -> list[str]:
    """Refuses a command of the other family of games."""
    return sitting.refuse(sitting.voice.say("not-here", text=printable(command.text)))


def incomplete(sitting: Sitting, command: Command) -> list[str]:
    """Refuses a command that lacks an argument."""
    text = printable(command.text) or command.name
    return sitting.refuse(sitting.voice.say("incomplete", text=text))


def not_on_or_off(sitting: Sitting, command: Command) -> list[str]:
    """Refuses a value that is neither on nor off."""
    return sitting.refuse(sitting.voice.say("on-or-off", text=printable(command.text)))
