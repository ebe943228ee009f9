"""Reads whatever a person or a program wrote of a deal, a table or a game, and says what it is."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..catalogues.new import Wish, game_of
from ..game.foreign_moves import foreign_moves, play_foreign
from ..game.game import Game, game_from, parse_game
from ..law.deals import Deal, DealError, DealFault
from ..law.errors import WinnableError
from ..law.position import Position
from ..law.reading import blocks, parse_deal
from ..law.rules import Rules
from ..law.variants import Variant, variant_for
from ..law.view import View
from ..law.worlds import unseen
from .layouts import LIMIT, LayoutError, LayoutFault, known_view, read_table
from .messages import Voice

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


def read(text: str, game: Rules | str = "draw-three", language: str = "en") -> Reading:
    """Reads a deal, a table in mid-game, a game, or several deals and tables.

    ``docs/formats.md`` lists what is understood. ``game`` is a name from ``VARIANTS``, a text of
    rules, or ``Rules``; a text that names its rules keeps them. Words may be of any language;
    ``language`` comes first. Raises ``WinnableError`` that names the fault and its place.

    >>> from winnable import say
    >>> say(read("4217"))
    'A deal: 7 columns, last card on top; stock of 24, next card 6 of hearts; foundations empty.'
    """
    rules = variant_for(game).rules
    if text.startswith("winnable game "):
        saved = parse_game(text)
        return Reading(saved, saved.rules)
    body, moves = foreign_moves(text)
    if moves:
        played = read(body, rules, language).game
        play_foreign(played, moves)
        return Reading(played, played.rules)
    texts = [part for _, part in parts(text, rules, language)] or [text]
    found = [_read_one(each, rules, language) for each in texts]
    return found[0] if len(found) == 1 else Reading(tuple(found), rules)


def parts(text: str, rules: Rules, language: str) -> Iterator[tuple[int, str]]:
    """Divides a text into deals and tables, with the number of the first line of each: one over all
    lines if it can be read or has a list of moves, else as ``blocks`` does.
    """
    if foreign_moves(text)[1]:
        yield 1, text
        return
    if len(text) <= LIMIT and len(text.split("\n", 2)) > 1:
        with suppress(WinnableError):
            read_table(text, rules, language)
            yield 1, text
            return
    yield from blocks(text, rules)


def read_deal(text: str, rules: Rules, language: str) -> Deal:
    """Reads a deal in signs or words. Raises ``DealError``, also for a table in mid-game, and
    ``PositionError``.
    """
    deal = wish_for(text, Variant("", rules), language).deal
    if not isinstance(deal, Deal):
        raise DealError(DealFault.PLAYED)
    return deal


def _read_one(text: str, rules: Rules, language: str) -> Reading:
    value = read_table(text, rules, language)
    return Reading(value, rules if isinstance(value, Deal) else value.rules)


def wish_for(text: str, variant: Variant, language: str) -> Wish:
    """Returns the game that a text asks for instead of a number: a deal or a table in mid-game.

    A list of moves after it is played. Raises ``DealError`` for a text that is neither,
    ``PositionError`` for a faulty table, and ``RecordError`` for a move that is illegal.
    """
    body, moves = foreign_moves(text)
    if moves:
        wish = wish_for(body, variant, language)
        game = game_of(wish)
        play_foreign(game, moves)
        return replace(wish, moves=" ".join(str(step.move) for step in game.steps))
    try:
        found = read_table(text, variant.rules, language)
    except LayoutError as error:
        if error.code in (LayoutFault.START, LayoutFault.EMPTY):  # no words for a table
            parse_deal(text, variant.rules)
        raise
    if isinstance(found, Deal):
        return Wish(variant, found)
    return Wish(variant, table=known_view(found, variant.rules))


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
