"""The root of all errors of this package. It knows cards and no layer, and has no sentences.

Each layer defines its faults and its error class beside what they describe. ``say`` turns an error
into a sentence in any language, ``str`` into an English one.

WinnableError
├── RulesError                  a text or values that are not rules            rules
│   ├── VariantError            an unknown name of a game                      variants
│   └── CatalogueError          rules that have no graded deals                catalogues
├── DealError                   a text or cards that are not a deal            deals
│   ├── ForeignError            no deal of that number of another program      foreign_deals
│   ├── ChoiceError             choices that clash; no deal of a difficulty    new
│   └── OpeningError            no winnable deal was found                     openings
├── DailyError                  a day or a level without a daily deal          dailies
├── RankedError                 a contest that is not here, over or secret     ranked
├── PositionError               one of the next four                           possible
│   ├── ImpossiblePosition      a position that no game can reach              possible
│   ├── BoardError              a drawn board that cannot be read              boards
│   ├── NotationError           a text that is not a position or a view        notation
│   └── LayoutError             words for a table that cannot be read          layouts.faults
├── MoveError                   a text that is not a move                      position
├── IllegalMove                 a move that the law refuses                    position
├── RecordError                 a text that is not a game, or an illegal one   record
├── DocumentError               a JSON text that is no view, game or analysis   documents
├── HiddenCard                  a move that shows a card that is not named     hidden
├── CertificateError            a file that is no proof, or none can be made   proof.faults
├── ConditionError              a text that is not a condition on deals        conditions
├── PartError                   a part of the catalogue that is not here       parts
├── StoreError                  a file that cannot be read or written          disk
├── RaceError                   a race that refuses a player                   races
├── NicknameError               a text that is not a free nickname             nicknames
├── ImportFileError             a file that is not an export                   belongings
├── BackupError                 a backup that cannot be restored               backups
├── SessionError                a typed line that is too long                  session
├── WebError                    a request that the server refuses              web.faults
├── QuestionError               a text that is not a question                  campaign.faults
├── CampaignError               a campaign that cannot begin or go on          campaign.faults
├── BotError                    a bot that breaks the protocol or a limit      arena.faults
├── ArenaError                  a run of the arena that cannot begin           arena.faults
└── CommandError                a command line that cannot be carried out      cli.faults

All are ``ValueError`` too, except ``RankedError``, ``PartError``, ``StoreError``, ``RaceError``,
``SessionError``, ``WebError``, ``CampaignError``, ``BotError``, ``ArenaError`` and
``CommandError``. An ``IllegalMove`` has a ``refusal`` instead of details; its code is a ``Reason``.
A ``RecordError`` can have a fault of the rules or the deal in its text, a ``NotationError`` one of
its rules, and a ``DealError`` one of the rules in JSON.

An argument of a wrong type is a ``TypeError`` that names the argument (``check_type``).
"""

import types
from enum import StrEnum
from importlib import import_module
from typing import Generic, TypedDict, TypeVar, Unpack

from .cards import Card, Deck

E = TypeVar("E", bound="WinnableError")
F = TypeVar("F", bound=StrEnum)


class Details(TypedDict, total=False):
    """What the sentence of a fault may mention. Numbers of lines, moves and places are from 1.

    Each fault has its own of these; its sentence in ``faults.ftl`` names them.
    """

    text: str
    """The text at fault, as far as it is quoted."""
    what: str
    """The field, key or option that the text belongs to."""
    known: str
    """What could stand there instead."""
    why: "str | WinnableError | None"
    """What the operating system says, or why a move is illegal."""
    file: str
    line: int
    row: int
    """The line at fault in a text of several lines; the sentence begins with it."""
    at: int
    """The number of the character, card, move or other column at fault."""
    first: int | str
    """The beginning of a range, or what the text at fault repeats."""
    last: int | str
    least: int | str
    most: int | str
    """The limits; ``-`` if there is none."""
    count: int
    """What there is; ``need`` are required."""
    need: int | str
    size: int
    """Characters of the text."""
    card: Card
    deck: Deck | str
    """The deck of the card or of the game."""
    cards: int
    place: str
    """The kind of a place: ``stock``, ``waste``, ``column``, ``hand``, ``foundations``."""
    places: int
    pile: int
    column: int
    """The number of a column; 0 for another place."""
    columns: int
    down: int
    draw: int
    table: int
    """Cards dealt to the table."""
    one: str
    other: str
    """A choice, and what it excludes or does not fit."""
    game: str
    """The family of the game."""
    rules: str
    level: str
    """The difficulty."""
    part: str
    value: int | str
    """A field of the rules, and its value."""
    number: int
    """A number of a deal; whether a letter of the rules needs a number."""
    format: str
    program: str
    found: int
    """The number of states that a certificate declares."""
    seconds: float


class WinnableError(Exception):
    """Base of all errors of this package: a code and named details, no sentence."""

    code: StrEnum
    """What is wrong: a member of an enum of texts, so ``error.code == "deal-few"`` works."""
    details: Details
    """What the sentence mentions."""

    def __init__(self, code: StrEnum, details: Details) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        """The English sentence, and the code; the code alone if a kind of game that is not ours
        has no sentence for it.
        """
        say = import_module("winnable").say  # loaded only for who reads errors
        try:
            return f"{say(self)} ({self.code})"
        except LookupError:
            return str(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the state: process pools send errors, and subclasses differ in parameters."""
        return _made, (type(self), *self.args), self.__dict__

    def within(self, whole: type[E]) -> E:
        """The same fault, as an error of the whole text that the faulty text is a part of."""
        error = _made(whole, self.code, self.details)
        WinnableError.__init__(error, self.code, self.details)
        return error


class ErrorOf(WinnableError, Generic[F]):
    """An error whose code is of the enum ``F``; its details are keywords."""

    def __init__(self, code: F, **details: Unpack[Details]) -> None:
        super().__init__(code, details)


class StaleModule(ImportError):
    """A compiled module was built from sources that differ from those beside it.

    It is no fault of an input, so it is no ``WinnableError`` and has no sentence.
    """


def _made(kind: type[E], *args: object) -> E:
    """An error without its state."""
    return kind.__new__(kind, *args)


def check_type(argument: str, wanted: str, value: object, kind: type | types.UnionType) -> None:
    """Raises ``TypeError`` that names the argument if ``value`` is not of that kind."""
    if not isinstance(value, kind):
        message = f"{argument} must be {wanted}, not {type(value).__name__}"
        raise TypeError(message)


def check_text(text: object) -> None:
    """Raises ``TypeError`` unless the argument ``text`` is one."""
    check_type("text", "a text", text, str)


def check_number(argument: str, value: object, least: int, most: int = (1 << 63) - 1) -> None:
    """Raises ``TypeError`` unless ``value`` is an int, and ``ValueError`` if it is out of range."""
    check_type(argument, "a whole number", value, int)
    if value < least:  # type: ignore[operator]  # it is an int
        message = f"{argument} must be at least {least}, not {value}"
        raise ValueError(message)
    if value > most:  # type: ignore[operator]
        message = f"{argument} must be at most {most}, not {value}"
        raise ValueError(message)
