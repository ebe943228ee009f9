"""Starts other games, saves this one and quits."""

from ..analysis.endings import Fate
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
from .openings import kept_games, usual_choice
from .starting import go_on, start
from .state import SessionState


def begin(state: SessionState, wish: Wish) -> list[str]:
    """Starts the wanted game. Raises ``WinnableError`` if there is no such game."""
    return start(state, game_of(wish), carries=True)


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
    """Goes on with another of the games, or starts it on a deal of the usual difficulty; without a
    name, lists them, those in progress first.

    Raises ``VariantError`` if no game has the name.
    """
    voice = state.voice
    if not isinstance(command.argument, GameName):
        return [*_say_own(state), *say_games(voice), voice.say("games-how")]
    variant = variant_called(voice, command.argument.text)
    return go_on(state, variant.name) or _begin_usual(state, variant)


def _say_own(state: SessionState) -> list[str]:
    """Says each game that is kept, besides the one on the table."""
    store = state.store
    if store is None:
        return []
    kept = [game for name, game in kept_games(store) if name != state.id]
    return [events.say_kept(state.voice, game) for game in kept]


def _begin_usual(state: SessionState, variant: Variant) -> list[str]:
    deal = usual_choice(variant.rules, state.settings.level_of, state.new_number)
    return begin(state, Wish(variant, deal))


def restart(state: SessionState, _: Command) -> list[str]:
    """Restarts the same deal. Without undo this is a new game: no move of this one is undone."""
    game = state.game
    if not game.rules.undo:
        return begin(state, Wish(game.variant, game.deal, game.table))
    game.restart()
    view = game.view
    lines = [state.voice.say("restarted", piles=len(view.columns), left=len(view.stock))]
    state.moved(lines)
    state.ending = None
    return lines + state.save()


def mistake(state: SessionState, _: Command) -> list[str]:
    """Starts a game stored by a review, from before the move that lost it. As it has moves, undo
    does not lead back from it: a game in progress that was not just reviewed must be left first.
    """
    store, game = state.store, state.game
    kept = None if store is None else store.mistakes.oldest()
    if store is None or kept is None:
        return state.refuse(state.voice.say("mistake-none"))
    is_over = game.is_fresh or state.ending is not None or state.certain is Fate.LOST
    if not is_over and state.pending.review_of(game) is None:
        return state.refuse(state.voice.say("mistake-later"))
    game_id, game = kept
    lines = [state.voice.say("mistake-how"), *start(state, game)]
    try:
        store.mistakes.forget(game_id)
    except StoreError as error:
        lines.append(say_fault(state.voice, error))
    return lines


def yes(state: SessionState, _: Command) -> list[str]:
    """Says that nothing was asked: only the tutorial takes a yes."""
    return [state.voice.say("nothing-asked")]


def no(state: SessionState, _: Command) -> list[str]:
    """Declines to name the card that a move shows: the game continues."""
    was_asked, state.pending.asked = bool(state.pending.asked), ()
    return [state.voice.say("kept" if was_asked else "nothing-asked")]


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


def _command_of(game: Game) -> str:
    """Returns the command line that plays the deal of a game; it needs the deal's address."""
    name, deal = game.variant.name, game.deal
    asked = [f"--game {name}" if name in VARIANTS else f"--rules {game.rules}"]
    if name not in VARIANTS and game.scoring is not Scoring.NONE:
        asked.append(f"--scoring {game.scoring}")
    is_number = deal.address == str(deal.number)
    asked.append(f"--number {deal.number}" if is_number else f"--deal {deal.address}")
    return " ".join(["winnable play", *asked])
