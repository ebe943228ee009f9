"""Starts other games, saves this one and quits, with a confirmation if moves could be lost."""

from functools import partial

from ..catalogues.new import Choice, Wish, game_of
from ..disk import StoreError
from ..game.game import Game
from ..law.deals import DealError, DealFault
from ..law.scoring import Scoring
from ..law.variants import VARIANTS, Variant
from ..speech.arguments import Address, GameName
from ..speech.commands import Command
from ..speech.messages import events, say_fault
from ..speech.messages.games import say_games, variant_called
from .openings import usual_choice
from .starting import start
from .state import SessionState


def begin(state: SessionState, wish: Wish, question: str = "ask-new") -> list[str]:
    """Starts the wanted game; if this game is in progress, only after a confirmation.

    Raises ``WinnableError`` if there is no such game.
    """
    return state.ask(question, partial(start, state, game_of(wish), carries=True))


def new(state: SessionState, _: Command) -> list[str]:
    """Starts a new game of the usual difficulty."""
    return _begin_usual(state, state.game.variant)


def number(state: SessionState, command: Command) -> list[str]:
    """Starts the deal of a given number, or of an address such as ``pysol:24``. Raises
    ``DealError`` if it is neither.
    """
    deal: Choice = command.number
    if isinstance(command.argument, Address):
        deal = command.argument.text
        if ":" not in deal:
            raise DealError(DealFault.NUMBER, text=deal)
    if deal is None:
        return state.refuse(state.voice.say("number-which"))
    return begin(state, Wish(state.game.variant, deal))


def game(state: SessionState, command: Command) -> list[str]:
    """Starts another of the games, on a deal of the usual difficulty; without a name, lists them.

    Raises ``VariantError`` if no game has the name.
    """
    voice = state.voice
    if not isinstance(command.argument, GameName):
        return [*say_games(voice), voice.say("games-how")]
    return _begin_usual(state, variant_called(voice, command.argument.text))


def _begin_usual(state: SessionState, variant: Variant) -> list[str]:
    deal = usual_choice(variant.rules, state.settings.level_of, state.new_number)
    return begin(state, Wish(variant, deal))


def restart(state: SessionState, _: Command) -> list[str]:
    """Restarts the same deal. Without undo this starts a new game, because restarting would lose
    the moves of this one.
    """
    game = state.game
    if not game.rules.undo:
        return begin(state, Wish(game.variant, game.deal, game.table), "ask-restart")
    game.restart()
    view = game.view
    lines = [state.voice.say("restarted", piles=len(view.columns), left=len(view.stock))]
    state.moved(lines)
    state.ending = None
    return lines + state.save()


def mistake(state: SessionState, _: Command) -> list[str]:
    """Starts a game stored by a review, from before the move that lost it. If the current game has
    just been reviewed, replaces it without a question.
    """
    are_kept = state.store is not None and state.store.mistakes.names()
    if not are_kept or state.pending.review_of(state.game) is not None:
        return _begin_mistake(state)
    return state.ask("ask-new", lambda: _begin_mistake(state))


def yes(state: SessionState, _: Command) -> list[str]:
    """Confirms the question that was asked."""
    begin, state.pending.on_yes = state.pending.on_yes, None
    return [state.voice.say("nothing-asked")] if begin is None else begin()


def no(state: SessionState, _: Command) -> list[str]:
    """Declines the question that was asked: the game continues."""
    begin, state.pending.on_yes = state.pending.on_yes, None
    if begin is None and state.pending.asked:
        state.pending.asked = ()
        return [state.voice.say("kept")]
    return [state.voice.say("nothing-asked" if begin is None else "kept")]


def save(state: SessionState, _: Command) -> list[str]:
    """Saves the game and names the database."""
    lines = state.save()
    if lines or state.store is None or state.id is None:
        return lines
    return [state.voice.say("saved-in", file=state.store.database.name)]


def share(state: SessionState, _: Command) -> list[str]:
    """Names the game and its deal, and says how another player can play it.

    The cards of a deal without a number are not said, because they would tell what is hidden.
    """
    game, how, what = state.game, "none", ""
    if game.deal.address:
        how, what = "command", _command_of(game)
    elif state.store is not None and state.id is not None:
        how, what = "export", f"winnable games export {state.id}"
    said = state.voice.say("share", how=how, what=what, **events.game_name(state.voice, game))
    return [said, *state.save()]


def quit_(state: SessionState, _: Command) -> list[str]:
    """Marks the session as over; the front end closes it."""
    state.is_over = True
    return []


def _begin_mistake(state: SessionState) -> list[str]:
    store = state.store
    kept = None if store is None else store.mistakes.oldest()
    if store is None or kept is None:
        return state.refuse(state.voice.say("mistake-none"))
    game_id, game = kept
    lines = start(state, game)
    try:
        store.mistakes.forget(game_id)
    except StoreError as error:
        lines.append(say_fault(state.voice, error))
    return lines


def _command_of(game: Game) -> str:
    """Returns the command line that plays the deal of a game; it needs the deal's address."""
    name, deal = game.variant.name, game.deal
    asked = [f"--game {name}" if name in VARIANTS else f"--rules {game.rules}"]
    if name not in VARIANTS and game.scoring is not Scoring.NONE:
        asked.append(f"--scoring {game.scoring}")
    is_number = deal.address == str(deal.number)
    asked.append(f"--number {deal.number}" if is_number else f"--deal {deal.address}")
    return " ".join(["winnable play", *asked])
