"""Answers questions about what the player sees, and repeats earlier answers."""

from typing import Final

from ..cards import Card
from ..commands import Command
from ..messages import answers, events
from ..messages.statistics import say_statistics
from ..ratings import ratings
from ..reasons import Reason
from ..results import statistics
from ..rules import Family
from .sitting import Sitting

_HELP_OF_EVERY_GAME: Final = {
    "hints": ["hints-1", "hints-2"],
    "undo": ["undo"],
    "messages": ["messages-1", "messages-2"],
    "games": ["games", "deals", "daily", "tutorial"],
}
HELP: Final[dict[Family, dict[str, list[str]]]] = {
    Family.KLONDIKE: {
        "moves": ["klondike-1", "klondike-2", "klondike-4", "turn"],
        "table": ["klondike-3", "info"],
        **_HELP_OF_EVERY_GAME,
    },
    Family.SOLITARIO: {
        "moves": ["solitario-1", "solitario-2", "solitario-4"],
        "table": ["solitario-3", "find", "info"],
        **_HELP_OF_EVERY_GAME,
    },
}
"""The messages of each topic of help."""


def read(sitting: Sitting, command: Command) -> list[str]:
    """Reads one column, or all of them."""
    voice, view, number = sitting.voice, sitting.game.view, command.number
    if number is None:
        return [answers.say_pile(voice, view, n + 1) for n in range(len(view.columns))]
    if not 1 <= number <= len(view.columns):
        return [voice.say(f"no-{Reason.NO_SUCH_PILE}", count=len(view.columns))]
    return [answers.say_pile(voice, view, number)]


def waste(sitting: Sitting, _: Command) -> list[str]:
    """Says the top cards of the waste."""
    return [answers.say_waste(sitting.voice, sitting.game.view)]


def stock(sitting: Sitting, _: Command) -> list[str]:
    """Says the number of cards in the stock, and its passes."""
    return [answers.say_stock(sitting.voice, sitting.game.view)]


def foundations(sitting: Sitting, _: Command) -> list[str]:
    """Says the height of each foundation."""
    return [answers.say_foundations(sitting.voice, sitting.game.view)]


def table(sitting: Sitting, _: Command) -> list[str]:
    """Says the top card of each column."""
    return [events.say_table(sitting.voice, sitting.game.view)]


def hand(sitting: Sitting, _: Command) -> list[str]:
    """Says the card in the hand, or the lifted run."""
    voice, view = sitting.voice, sitting.game.view
    if sitting.held is not None:
        return [answers.say_held(voice, view, *sitting.held)]
    return [events.say_hand(voice, view)]


def where(sitting: Sitting, command: Command) -> list[str]:
    """Says where a card is."""
    if command.card is None:
        example = sitting.voice.card(0)
        return [sitting.voice.say("where-which", example=example)]
    return [say_where(sitting, command.card)]


def say_where(sitting: Sitting, card: Card) -> str:
    """Returns where a card is, if the player sees it; with ``memory`` set, also if it was seen
    earlier.
    """
    memory = sitting.settings.memory
    return answers.say_where(sitting.voice, sitting.game.view, card, memory=memory)


def rules(sitting: Sitting, _: Command) -> list[str]:
    """Says the rules of the game."""
    game = sitting.game
    return list(answers.say_rules(sitting.voice, game.rules, game.scoring.value))


def info(sitting: Sitting, _: Command) -> list[str]:
    """Says score, moves and time."""
    return [answers.say_info(sitting.voice, sitting.game)]


def stats(sitting: Sitting, _: Command) -> list[str]:
    """Says the statistics of every game played."""
    if sitting.store is None:
        return [sitting.voice.say("stats-none")]
    results = sitting.store.results()[0]
    rated = ratings(results) if sitting.settings.rating else {}
    return say_statistics(sitting.voice, statistics(results), rated)


def help_(sitting: Sitting, command: Command) -> list[str]:
    """Names the most used commands and the topics, or lists the commands of a topic."""
    rules = sitting.game.rules
    topics = HELP[rules.family]
    if command.near == "all":
        names = [name for topic in topics.values() for name in topic]
    else:
        names = topics.get(command.near, ["overview", "topics"])
    # Phrases, not sentences: typed words stay in lower case.
    return [
        sitting.voice.phrase(f"help-{name}") for name in names if name != "turn" or rules.by_hand
    ]


def again(sitting: Sitting, _: Command) -> list[str]:
    """Repeats the last answer."""
    return sitting.transcript.repeat(0) or [sitting.voice.say("nothing-yet")]


def earlier(sitting: Sitting, _: Command) -> list[str]:
    """Repeats the answer before the one repeated last."""
    return sitting.transcript.repeat(1) or [sitting.voice.say("nothing-yet")]


def log(sitting: Sitting, command: Command) -> list[str]:
    """Lists the last events of the game."""
    return [event.text for event in sitting.transcript.events[-(command.number or 5) :]]
