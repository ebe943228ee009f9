"""Starts other games, saves this one and quits, with a confirmation if moves could be lost."""

from ..commands import Command
from ..deals import Deal, numbered_deal
from ..disk import StoreError
from ..messages import events, say_fault
from ..messages.games import say_games, variant_called
from ..openings import next_deal
from .refusals import incomplete
from .sitting import Sitting


def new(sitting: Sitting, _: Command) -> list[str]:
    """Starts a new game of the usual difficulty."""
    deal = next_deal(sitting.game.rules, sitting.settings.difficulty, sitting.new_number)
    return _ask_deal(sitting, deal, "ask-new")


def number(sitting: Sitting, command: Command) -> list[str]:
    """Starts the deal of a given number."""
    if command.number is None:
        return incomplete(sitting, command)
    return _ask_deal(sitting, numbered_deal(command.number, sitting.game.rules), "ask-new")


def game(sitting: Sitting, command: Command) -> list[str]:
    """Starts another of the games, on a deal of the usual difficulty; without a name, lists them.

    Raises ``VariantError`` if no game has the name.
    """
    voice = sitting.voice
    if not command.near:
        return [*say_games(voice), voice.say("games-how")]
    variant = variant_called(voice, command.near)
    deal = next_deal(variant.rules, sitting.settings.difficulty, sitting.new_number)
    return sitting.ask("ask-new", lambda: sitting.start_new(deal, variant))


def restart(sitting: Sitting, _: Command) -> list[str]:
    """Restarts the same deal. Without undo this starts a new game, because restarting would lose
    the moves of this one.
    """
    game = sitting.game
    if not game.rules.undo:
        return _ask_deal(sitting, game.deal, "ask-restart")
    game.restart()
    lines = [events.say_restart(sitting.voice, game)]
    sitting.moved(lines)
    sitting.ending = None
    return lines + sitting.save()


def mistake(sitting: Sitting, _: Command) -> list[str]:
    """Starts a game stored by a review, from before the move that lost it. If the current game has
    just been reviewed, replaces it without a question.
    """
    are_kept = sitting.store is not None and sitting.store.mistakes()
    if not are_kept or sitting.advice_state.reviewed == sitting.game.position:
        return _begin_mistake(sitting)
    return sitting.ask("ask-new", lambda: _begin_mistake(sitting))


def yes(sitting: Sitting, _: Command) -> list[str]:
    """Confirms the pending question."""
    begin, sitting.on_yes = sitting.on_yes, None
    return [sitting.voice.say("nothing-asked")] if begin is None else begin()


def no(sitting: Sitting, _: Command) -> list[str]:
    """Declines the pending question: the game continues."""
    begin, sitting.on_yes = sitting.on_yes, None
    return [sitting.voice.say("nothing-asked" if begin is None else "kept")]


def save(sitting: Sitting, _: Command) -> list[str]:
    """Saves the game and names its file."""
    lines = sitting.save()
    if lines or sitting.store is None or sitting.game_id is None:
        return lines
    file = str(sitting.store.path(sitting.game_id))
    return [sitting.voice.say("saved-in", file=file)]


def quit_(sitting: Sitting, _: Command) -> list[str]:
    """Marks the session as over; the front end closes it."""
    sitting.is_over = True
    return []


def _ask_deal(sitting: Sitting, deal: Deal, question: str) -> list[str]:
    return sitting.ask(question, lambda: sitting.start_new(deal))


def _begin_mistake(sitting: Sitting) -> list[str]:
    store = sitting.store
    kept = None if store is None else store.oldest_mistake()
    if store is None or kept is None:
        return sitting.refuse(sitting.voice.say("mistake-none"))
    path, game = kept
    lines = sitting.start(game)
    try:
        store.forget_mistake(path)
    except StoreError as error:
        lines.append(say_fault(sitting.voice, error))
    return lines
