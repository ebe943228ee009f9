"""The reasons why a move is refused: one for each rule that a move can break.

A ``Refusal`` (in ``position``) holds a reason with the cards and places that it concerns. The
reasons are in a module below ``position``, because a kind names them too.
"""

from enum import StrEnum


class Reason(StrEnum):
    """Why a move is refused: the rule that it breaks. Every language file has a text for each."""

    GAME_WON = "game-won"
    NOT_A_MOVE = "not-a-move"
    NO_SUCH_PILE = "no-such-pile"
    SAME_PILE = "same-pile"
    EMPTY = "empty"
    NO_STOCK = "no-stock"
    NO_REDEAL = "no-redeal"
    TURN_FIRST = "turn-first"
    NOTHING_TO_TURN = "nothing-to-turn"
    FACE_DOWN = "face-down"
    BURIED = "buried"
    ONE_CARD = "one-card"
    NOT_NEXT = "not-next"
    NO_RETURNS = "no-returns"
    NONE_FITS = "none-fits"
    KINGS_ONLY = "kings-only"
    KING_NEEDS_EMPTY = "king-needs-empty"
    RANK = "rank"
    COLOUR = "colour"
    SUIT = "suit"
    NOTHING_ON_ACE = "nothing-on-ace"
    HAND_FULL = "hand-full"
    HAND_EMPTY = "hand-empty"
    NOT_FROM_DECK = "not-from-deck"
    GOES_OUT = "goes-out"
    NO_UNDO = "no-undo"
