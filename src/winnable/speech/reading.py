"""Reads whatever a person or a program wrote of a deal, a table or a game, and says what it is."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias, cast

from ..catalogues.new import Wish, game_of
from ..game.foreign_moves import Word, foreign_moves, play_foreign
from ..game.game import Game, game_from, parse_game
from ..law.deals import Deal, DealError, DealFault
from ..law.errors import WinnableError, check_text
from ..law.position import Position
from ..law.reading import blocks, parse_deal
from ..law.rules import Rules
from ..law.variants import Variant, variant_for
from ..law.view import View
from ..law.worlds import unseen
from .layouts import LIMIT, LayoutError, LayoutFault, known_view, read_table
from .links import fragment_of, read_link
from .messages import Voice
from .messages.languages import language_named

_NUMBER: Final = re.compile(r"\s*\S+:\s*\S+\s*")
_GAME: Final = re.compile(r'\s*\{\s*"kind"\s*:\s*"game"')
Value: TypeAlias = "Deal | Position | View | Game | tuple[Reading, ...]"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text holds, and the rules that it is for. ``say`` tells what was understood."""

    value: Value
    """A deal; a table in mid-game, with every card known or not; a game; or several of these."""
    rules: Rules

    @property
    def game(self) -> Game:
        """The game that stands where the text says. Raises ``TypeError`` for several."""
        if isinstance(self.value, Game):
            return self.value
        if isinstance(self.value, Deal):
            return Game(self.rules, self.value)
        if isinstance(self.value, Position | View):  # a position is a tuple too
            return game_from(known_view(self.value, self.rules))
        message = "the text has several deals or tables"
        raise TypeError(message)

    @property
    def deal(self) -> Deal:
        """The deal. Raises ``DealError`` for a table in mid-game."""
        deal = self.value.deal if isinstance(self.value, Game) else self.value
        if not isinstance(deal, Deal) or (isinstance(self.value, Game) and self.value.table):
            raise DealError(DealFault.PLAYED)
        return deal

    @property
    def view(self) -> View:
        """The table of a player who has seen every card that the text names."""
        if isinstance(self.value, Deal | Position | View):
            return known_view(self.value, self.rules)
        game = self.game
        return game.view if game.table else known_view(game.position, self.rules)

    def wish(self, variant: Variant) -> Wish:
        """Returns the game that a player wants who gives this instead of a number. ``variant`` is
        that of a text without rules.
        """
        if isinstance(self.value, Game):
            variant = self.value.variant
        elif variant.rules != self.rules:
            variant = variant_for(self.rules)
        if isinstance(self.value, Deal):
            return Wish(variant, self.value)
        game = self.game
        moves = " ".join(str(step.move) for step in game.steps)
        return Wish(variant, None if game.table else game.deal, game.table, moves)


def read(text: str, game: Rules | str = "draw-three", language: str = "en") -> Reading:
    """Reads a deal, a table in mid-game, a game, or several deals and tables.

    ``docs/formats.md`` lists what is understood. ``game`` is a name from ``VARIANTS``, a text of
    rules, or ``Rules``; a text that names its rules keeps them. Words may be of any language;
    ``language`` comes first. Raises ``WinnableError`` that names the fault and its place.

    >>> from winnable import say
    >>> say(read("4217"))
    'A deal: 7 columns, last card on top; stock of 24, next card 6 of hearts; foundations empty.'
    """
    check_text(text)
    language = language_named(language)
    rules = variant_for(game).rules
    if text.startswith("winnable game ") or _GAME.match(text):
        saved = parse_game(text) if text.startswith("w") else _from_document(text)
        return Reading(saved, saved.rules)
    found, faults = list[Reading](), list[WinnableError]()
    for part in parts(text, rules, language):
        try:
            found.append(part.read())
        except WinnableError as error:
            error.details["row"] = part.line - 1 + error.details.get("row", 1)
            faults.append(error)
    if not found:
        return read_one(text, rules, language)  # raises what is wrong with it as one
    if faults:
        raise faults[0]
    return found[0] if len(found) == 1 else Reading(tuple(found), rules)


def _from_document(text: str) -> Game:
    from ..analysis.documents import from_json  # noqa: PLC0415  # loads msgspec

    return cast("Game", from_json(text))


class Part(NamedTuple):
    """A deal or a table in a text of several."""

    line: int
    """The number of its first line, from 1; 0 for an argument of a command."""
    text: str
    read: Callable[[], Reading]
    """Reads it, as ``read_one``."""


def parts(text: str, rules: Rules, language: str) -> Iterator[Part]:
    """Divides a text into deals and tables. It is one over all lines if it has a list of moves or
    can be read; else ``blocks`` divides it.
    """
    try:
        body, moves = foreign_moves(text, rules)
    except WinnableError:
        yield Part(1, text, partial(read_one, text, rules, language))
        return
    whole = Part(1, text, partial(_read, body, moves, rules, language))
    if not moves and len(text) <= LIMIT and "\n" in text.strip():
        with suppress(WinnableError):
            reading = whole.read()
            yield whole._replace(read=lambda: reading)
            return
    if moves:
        yield whole
        return
    for at, part in blocks(text, rules):
        yield Part(at, part, partial(_read, part, (), rules, language))


def read_one(text: str, rules: Rules, language: str) -> Reading:
    """Reads a deal or a table in mid-game, and plays the moves that are listed below it.

    Raises ``DealError`` for a text that is neither, ``PositionError`` for a faulty table, and
    ``RecordError`` for a move that is illegal.
    """
    return _read(*foreign_moves(text, rules), rules, language)


def _read(body: str, moves: Sequence[Word], rules: Rules, language: str) -> Reading:
    link = fragment_of(body)
    if link is not None:
        game = game_of(read_link(link, variant_for(rules), language))
        return Reading(game, game.rules)
    try:
        value = read_table(body, rules, language)
    except LayoutError as error:
        if error.code in (LayoutFault.START, LayoutFault.EMPTY):  # no words for a table
            parse_deal(body, rules)
        raise
    reading = Reading(value, rules if isinstance(value, Deal) else value.rules)
    if not moves:
        return reading
    game = reading.game
    play_foreign(game, moves)
    return Reading(game, game.rules)


def say_understood(voice: Voice, reading: Reading, text: str) -> str:
    """Says what was understood of a text; empty for a number or a link, which show no card."""
    if fragment_of(text) is not None:
        return ""
    if isinstance(reading.value, Deal) and (reading.value.address or _NUMBER.fullmatch(text)):
        return ""
    return say_reading(voice.for_rules(reading.rules), reading)


def say_reading(voice: Voice, reading: Reading) -> str:
    """Says what was understood of a text."""
    value = reading.value
    if isinstance(value, Game):
        return voice.say("read-game", moves=value.moves_made)
    if isinstance(value, Deal):
        stock = value.cards[reading.rules.table_size :]
        next_card = voice.card(stock[0]) if stock else voice.phrase("layout-none")
        columns = reading.rules.columns
        return voice.say("read-deal", columns=columns, left=len(stock), next=next_card)
    if not isinstance(value, Position | View):
        return voice.say("read-many", count=len(value))
    return voice.say(
        "read-table",
        columns=len(value.columns),
        left=len(value.stock),
        waste=len(value.waste),
        out=sum(value.foundations),
        unknown=len(unseen(value)),
        **{"pass": value.passes},
    )
