"""The games of a player that are in progress, with small pictures."""

from ...disk import StoreError
from ...game.game import Game
from ...law.cards import Deck, make_card
from ...session import Session
from ...session.openings import kept_games
from ...speech.messages import Voice, events
from ...store import counts
from ..faults import WebError, WebFault
from ..wire import pictures as wire

_BACK = -1


def mine_of(session: Session) -> list[wire.KeptGame]:
    """Returns the games in progress besides the one on the table, the newest first."""
    store = session.store
    if store is None:
        return []
    games = store.database.aside(lambda: kept_games(store))
    return [_kept(session.voice, name, game) for name, game in games if name != session.id]


def delete(session: Session, game_id: str) -> None:
    """Deletes a game; one that was played counts as abandoned.

    Raises ``WebError`` if it is open or does not exist, or ``StoreError``.
    """
    store = session.store
    if store is None or game_id == session.id or not store.has(game_id):
        raise WebError(WebFault.NO_GAME)
    if not store.claim(game_id):
        raise WebError(WebFault.GAME_BUSY)
    try:
        game = store.read(game_id)
    except StoreError:
        store.release(game_id)
        raise
    store.delete(game_id, game)


def _kept(voice: Voice, name: str, game: Game) -> wire.KeptGame:
    view, rules = game.view, game.rules
    named = events.game_name(voice, game)
    hand = None if view.hand is None else view.hand.card
    tops = [make_card(rank, suit) if rank else None for suit, rank in enumerate(view.foundations)]
    return wire.KeptGame(
        id=name,
        game=game.variant.name,
        name=voice.say("game-named", **named),
        text=voice.say("moves-count", moves=game.moves_made),
        counts=counts(game),
        deck="italian" if rules.deck is Deck.ITALIAN else "french",
        above=[
            _BACK if view.stock else None,
            hand if view.waste.top is None else view.waste.top,
            *tops,
        ],
        columns=[
            [
                _BACK if card is None or (at < column.down and not rules.is_open) else card
                for at, card in enumerate(column)
            ]
            for column in view.columns
        ],
    )
