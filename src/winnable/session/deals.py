"""Lists graded deals of the catalogue that meet a condition."""

from itertools import chain, islice
from typing import Final

from ..speech.arguments import Conditions
from ..speech.commands import Command, asked_condition
from ..speech.messages import answers
from .openings import deals_like
from .state import SessionState

DEALS: Final = 5
"""Deals on one page."""


def deals(state: SessionState, command: Command) -> list[str]:
    """Lists the first deals that meet the typed condition, and says how to play one."""
    voice, pending = state.voice, state.pending
    asked = command.argument.text if isinstance(command.argument, Conditions) else ""
    wanted = asked_condition(asked, voice.language)
    found = deals_like(wanted, state.game.rules, state.game.deal)
    first = next(found, None)
    if first is None:
        return [voice.say("found-none")]
    pending.deals = chain([first], found)
    lines = next_deals(state)
    rest = list(islice(pending.deals, 1))
    pending.deals = chain(rest, pending.deals)
    return [*lines, voice.say("found-rest", number=str(first.number), more=bool(rest))]


def next_deals(state: SessionState) -> list[str]:
    """Lists the next deals; nothing at the end of the list."""
    return [answers.say_found(state.voice, deal) for deal in islice(state.pending.deals, DEALS)]
