"""The ladder: four fair players of rising strength, cheap enough to play a deal many times.

=========  =====================================================================================
beginner   plays any useful move that the plain hint shows, at random; draws if there is none
casual     prefers low cards to foundations and turns in long columns; one move in eight at random
careful    remembers the stock; plays a waste card or empties a column only for a reason; returns
           cards from the foundations; takes more risks with every pass without a play
patient    tries every move in a few sampled worlds, and lets the careful player finish each
=========  =====================================================================================

In solitario they differ in where they put the drawn card (``ladder_solitario``). Every player gives
up after a pass through the stock without a play. ``Ladder`` decides from a ``View``;
``research.grading.trials`` plays whole games on a known deal.
"""

from enum import IntEnum
from typing import Final

from ..law.moves import draw_move
from ..law.position import FOUNDATION, HAND, STOCK, Move, Position
from ..law.view import View
from ..law.worlds import unseen, world
from ..solver.encoding import Model, load_piles
from .engine import Engine
from .ladder_klondike import KlondikePlayers
from .ladder_solitario import SolitarioPlayers

MODEL: Final = Model(
    *("kind", "draw", "passes", "columns", "ranks", "returns", "by_hand", "redeal_draws"),
    *("by_colour", "asks", "is_open", "undo"),
)
"""The fields that the compiled players model, or that do not concern them."""


class Rung(IntEnum):
    """The players, weakest first."""

    BEGINNER = 0
    CASUAL = 1
    CAREFUL = 2
    PATIENT = 3


class Ladder:
    """The players, one decision at a time. Not thread-safe."""

    def __init__(self) -> None:
        self.klondike = KlondikePlayers()
        self.solitario = SolitarioPlayers()

    def choose(self, view: View, rung: Rung, *, idle: int = 0, seed: int = 0) -> tuple[Move, ...]:
        """Returns the moves that the player of a rung makes next, in order.

        ``idle`` is the number of draws since the last play. ``seed`` (0 .. 2**64 - 1) seeds the
        player's random choices. The same view, rung, ``idle`` and ``seed`` give the same moves
        whatever the unseen cards are. Returns () if the player gives up. Turns by hand come first.
        An unseen card of the waste, or of the stock after the first pass, counts as the lowest one.
        In solitario the player decides where a drawn card goes; with an empty hand it draws. Raises
        ``ValueError`` if the hand holds a card that was not drawn, and ``RulesError`` if the
        players do not know the rules.
        """
        MODEL.check(view.rules)
        turns = tuple(move for move in view.legal if move.is_turn)
        if turns or view.is_won:
            return turns
        if view.rules.kind.has_hand:
            return self._place(view, rung, seed)
        load_klondike(self.klondike, world(view, unseen(view)))
        code = self.klondike.choose(rung, idle, seed)
        if code < 0:
            return ()
        return _moves(view, code) if code else (draw_move(view.rules),)

    def _place(self, view: View, rung: Rung, seed: int) -> tuple[Move, ...]:
        """Implements ``choose`` for solitario."""
        hand = view.hand
        if hand is None:
            return (draw_move(view.rules),) if view.stock else ()
        if hand.origin != STOCK:
            raise ValueError(hand)
        if view.foundations[hand.card & 3] == hand.card >> 2:
            return (Move(HAND, FOUNDATION),)
        position = world(view, unseen(view))
        drawn = position._replace(stock=(*position.stock, hand.card), hand=None)
        load_piles(self.solitario, drawn)
        place = self.solitario.choose(rung, seed)
        return (Move(HAND, place),)


def load_klondike(engine: Engine, position: Position) -> None:
    """Loads a position of the Klondike family as state 0 of an engine. Raises ``RulesError``."""
    MODEL.check(position.rules)
    load_piles(engine, position)
    engine.begin(position.rules.is_open or position.passes > 1)


def _moves(view: View, code: int) -> tuple[Move, ...]:
    """Converts a move of an engine (``engine``), without turns by hand."""
    source, target, count = code >> 8 & 255, code & 255, code >> 16 & 255
    run = code >> 25
    moves = [Move(source, target, count)]
    if run:
        moves.append(Move(run, target, len(view.columns[run - 1]) - view.down[run - 1]))
    elif code >> 24 & 1:
        moves.append(Move(source, FOUNDATION))
    return tuple(moves)
