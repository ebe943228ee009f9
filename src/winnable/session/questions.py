"""Answers questions about what the player sees, and repeats earlier answers."""

from typing import Final

from ..catalogues.ratings import ratings
from ..game.results import statistics
from ..law.cards import Card
from ..law.reasons import Reason
from ..speech.arguments import Topic
from ..speech.commands import Command
from ..speech.messages import answers, events
from ..speech.messages.statistics import say_statistics
from .settings import levels_of
from .state import SessionState

_HELP_OF_EVERY_GAME: Final = {
    "hints": ["hints-1", "hints-2"],
    "undo": ["undo", "restart"],
    "messages": ["messages-1", "messages-2"],
    "games": ["games", "deals", "daily", "tutorial"],
}
HELP: Final[dict[str, dict[str, list[str]]]] = {
    "klondike": {
        "moves": ["klondike-1", "klondike-2", "returns", "klondike-4", "turn"],
        "table": ["klondike-3", "info"],
        **_HELP_OF_EVERY_GAME,
    },
    "solitario": {
        "moves": ["solitario-1", "solitario-2", "solitario-4"],
        "table": ["solitario-3", "find", "info"],
        **_HELP_OF_EVERY_GAME,
    },
}
"""The messages of each topic of help, by the name of the kind of game."""


def read(state: SessionState, command: Command) -> list[str]:
    """Reads one column, or all of them."""
    voice, view, number = state.voice, state.game.view, command.number
    if number is None:
        return [answers.say_pile(voice, view, n + 1) for n in range(len(view.columns))]
    if not 1 <= number <= len(view.columns):
        return [voice.say(f"no-{Reason.NO_SUCH_PILE}", count=len(view.columns))]
    return [answers.say_pile(voice, view, number)]


def waste(state: SessionState, _: Command) -> list[str]:
    """Says the top cards of the waste."""
    return [answers.say_waste(state.voice, state.game.view)]


def stock(state: SessionState, _: Command) -> list[str]:
    """Says the number of cards in the stock, and its passes."""
    return [answers.say_stock(state.voice, state.game.view)]


def foundations(state: SessionState, _: Command) -> list[str]:
    """Says the height of each foundation."""
    return [answers.say_foundations(state.voice, state.game.view)]


def table(state: SessionState, _: Command) -> list[str]:
    """Says the top card of each column."""
    return [events.say_table(state.voice, state.game.view)]


def hand(state: SessionState, _: Command) -> list[str]:
    """Says the card in the hand, or the lifted run."""
    voice, view = state.voice, state.game.view
    if state.pending.held is not None:
        return [answers.say_held(voice, view, *state.pending.held)]
    return [events.say_hand(voice, view)]


def where(state: SessionState, command: Command) -> list[str]:
    """Says where a card is."""
    if command.card is None:
        example = state.voice.card(0)
        return [state.voice.say("where-which", example=example)]
    return [say_where(state, command.card)]


def say_where(state: SessionState, card: Card) -> str:
    """Returns where a card is, if the player sees it; with ``memory`` set, also if it was seen
    earlier.
    """
    memory = state.settings.memory
    return answers.say_where(state.voice, state.game.view, card, memory=memory)


def rules(state: SessionState, _: Command) -> list[str]:
    """Says the rules of the game, and how they are played here."""
    game = state.game
    levels = levels_of(game.rules)[1:]
    return list(answers.say_handbook(state.voice, game.rules, game.scoring.value, levels))


def info(state: SessionState, _: Command) -> list[str]:
    """Says the deal, score, moves and time."""
    return [answers.say_info(state.voice, state.game)]


def stats(state: SessionState, _: Command) -> list[str]:
    """Says the statistics of every game played."""
    if state.store is None:
        return [state.voice.say("stats-none")]
    results = state.store.results.all()
    rated = ratings(results) if state.settings.rating else {}
    return say_statistics(state.voice, statistics(results), rated)


def help_(state: SessionState, command: Command) -> list[str]:
    """Names the most used commands and the topics, or lists the commands of a topic."""
    rules = state.game.rules
    topics = HELP.get(rules.kind.name, _HELP_OF_EVERY_GAME)
    topic = command.argument.name if isinstance(command.argument, Topic) else ""
    if topic == "all":
        names = [name for names in topics.values() for name in names]
    else:
        names = topics.get(topic, ["overview", "topics"])
    graded = len(levels_of(rules)) > 1
    lacks = {
        name
        for name, has in (
            ("turn", rules.by_hand),
            ("returns", rules.returns),
            ("undo", rules.undo),
            ("deals", graded),
        )
        if not has
    }
    facts = {"undo": rules.undo, "once": rules.passes == 1, "graded": graded}
    # Phrases, not sentences: typed words stay in lower case.
    return [state.voice.phrase(f"help-{name}", **facts) for name in names if name not in lacks]


def again(state: SessionState, _: Command) -> list[str]:
    """Repeats the last answer."""
    return state.transcript.repeat(0) or [state.voice.say("nothing-yet")]


def earlier(state: SessionState, _: Command) -> list[str]:
    """Repeats the answer before the one repeated last."""
    return state.transcript.repeat(1) or [state.voice.say("nothing-yet")]


def log(state: SessionState, command: Command) -> list[str]:
    """Lists the last events of the game."""
    return [event.text for event in state.transcript.events[-(command.number or 5) :]]
