"""The messages between the arena and a bot: one JSON object on each line (``docs/arena.md``).

The arena writes ``Hello``, ``NewGame``, ``Turn`` and ``End``. The bot answers the first with its
``Name`` and each ``Turn`` with a ``Choice`` or a ``Resign``. Every message is a function of a view:
it has no unseen card and no number of a deal.
"""

from typing import Final

import msgspec

from ...law.cards import Known, card_text
from ...law.position import place_text
from ...law.view import View

PROTOCOL: Final = 1
"""The version of the protocol. It rises if a message changes its meaning; new fields need no rise.
"""
LONGEST: Final = 1 << 16
"""Most bytes of a line, of a bot or of the arena."""


class Limits(msgspec.Struct, frozen=True):
    """What a bot may spend."""

    seconds: float = 10.0
    """Seconds for each answer, by the clock."""
    cpu_s: float = 60.0
    """Seconds of processor time for each game, where the system tells them (Linux)."""
    moves: int = 1000
    """Moves of a game; then it is lost."""


class Seen(msgspec.Struct, frozen=True):
    """A view as JSON. A card is a text such as ``"7H"``, a card never seen is null."""

    text: str
    """All of it on one line (``docs/formats.md``)."""
    stock: list[str | None]
    """The next card to be drawn is the last."""
    waste: list[str | None]
    """The top card is the last."""
    foundations: dict[str, int]
    """The number of cards on the foundation of each suit."""
    columns: list[list[str | None]]
    """The lowest card first."""
    down: list[int]
    """The number of face-down cards of each column: the lowest ones."""
    passes: int
    """The number of the current pass through the stock, from 1."""
    redeals_left: int | None
    """Null is unlimited."""
    hand: str | None
    """Solitario: the card in the hand."""
    origin: str | None
    """Solitario: the place that it was taken from."""


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first message of the arena."""

    protocol: int
    arena: str
    limits: Limits


class NewGame(msgspec.Struct, tag="game", frozen=True):
    """A game begins."""

    game: int
    """Counts the games that this process plays, from 1."""
    rules: str
    split: str


class Turn(msgspec.Struct, tag="turn", frozen=True):
    """The bot must move."""

    view: Seen
    legal: list[str]


class End(msgspec.Struct, tag="end", frozen=True):
    """The game is over."""

    result: str
    """``won``, ``lost`` or ``resigned``."""
    reason: str
    """Why a game is lost: ``stuck``, ``moves``, or a fault of the bot; empty otherwise."""
    view: Seen


class Name(msgspec.Struct, tag="hello", frozen=True):
    """The bot's answer to ``Hello``."""

    protocol: int
    name: str
    version: str = ""


class Choice(msgspec.Struct, tag="move", frozen=True):
    """The bot moves."""

    move: str


class Resign(msgspec.Struct, tag="resign", frozen=True):
    """The bot gives the game up."""


Told = Hello | NewGame | Turn | End
"""What the arena writes."""
Answer = Name | Choice | Resign
"""What a bot writes."""
ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
"""Decodes the lines of a bot; ``TOLD`` decodes those of the arena."""
TOLD: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)
UNREADABLE: Final = (msgspec.DecodeError, ValueError, RecursionError)
"""What decoding raises: ``ValueError`` for text that is not UTF-8, ``RecursionError`` for values
that are nested too deeply.
"""
_encoder = msgspec.json.Encoder()


def encode(message: Told | Answer) -> bytes:
    """Returns the line of a message, its line end included."""
    return _encoder.encode(message) + b"\n"


def seen(view: View) -> Seen:
    """Returns a view as JSON."""
    deck, hand = view.rules.deck, view.hand

    def text(card: Known) -> str | None:
        return None if card is None else card_text(card, deck)

    return Seen(
        text=view.text,
        stock=[text(card) for card in view.stock],
        waste=[text(card) for card in view.waste],
        foundations=dict(zip(deck.suits, view.foundations, strict=True)),
        columns=[[text(card) for card in column] for column in view.columns],
        down=list(view.down),
        passes=view.passes,
        redeals_left=view.redeals_left,
        hand=None if hand is None else card_text(hand.card, deck),
        origin=None if hand is None else place_text(hand.origin),
    )


def turn(view: View) -> Turn:
    """Returns the message that asks for a move."""
    return Turn(seen(view), [str(move) for move in view.legal])
