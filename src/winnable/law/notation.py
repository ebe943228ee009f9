"""Parses the one-line texts of positions and views (``docs/formats.md`` has the grammar).

A text says where each card lies, not which moves led there. ``parse_position`` and ``parse_view``
accept only what ``possible`` accepts.
"""

import re
from enum import StrEnum
from typing import Final, NoReturn

from .cards import RANK_LETTERS, Card, Known, card_text, make_card
from .errors import ErrorOf, check_text
from .position import HAND, PLACES, Hand, Position
from .possible import PositionError, check_position, check_view
from .rules import Rules, RulesError, parse_rules
from .view import View, view_of
from .worlds import any_world, world

FIELDS: Final = ("rules", "passes", "stock", "waste", "foundations", "columns", "hand")
LIMIT: Final = 1000
"""Most characters of a text; 52 cards and 9 columns take fewer than 200."""
_TEXT: Final = re.compile(r"\s*(?:d[0-9]\S*|s[abcoku0-9]*)\s+[0-9]+\s+\S")
_COLUMN: Final = re.compile(r"(?:\(([^()/]+)\))?([^()/]*)")
_PASSES: Final = re.compile(r"[1-9][0-9]{0,8}")


class NotationFault(StrEnum):
    """What can be wrong with such a text. Every language file has a sentence for each."""

    FIELDS = "notation-fields"
    FIELD = "notation-field"
    CARD = "notation-card"
    UNKNOWN = "notation-unknown"
    SEEN = "notation-seen"
    TWICE = "notation-twice"


class NotationError(PositionError, ErrorOf[NotationFault]):
    """The text of a position or a view cannot be read."""


def parse_position(text: str) -> Position:
    """Parses a position; every card must be known.

    Raises ``PositionError`` with the field and the character at fault, counted from 1. Raises
    ``ImpossiblePosition``, a ``PositionError`` too, if no game can reach the position.

    >>> parse_position("d1c1k2 1 AC - 2H2D--2S (2C)AS -")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    winnable.law.notation.NotationError: "AS" at character 28, ... (notation-twice)
    """
    reader = _Reader(text, knows_all=True)
    check_position(reader)
    return world(reader, ())


def parse_view(text: str) -> View:
    """Parses a view; ``??`` is a card that the player has not seen.

    The legal moves are derived from the text. Raises ``PositionError`` and ``ImpossiblePosition``
    as ``parse_position`` does.
    """
    reader = _Reader(text, knows_all=False)
    check_view(reader)
    view = view_of(any_world(reader), reader.places.keys())
    for what, seen, read in (
        ("stock", [view.stock], [reader.stock]),
        ("waste", [view.waste], [reader.waste]),
        ("columns", view.columns, reader.columns),
    ):
        if any(None in pile and None not in shown for pile, shown in zip(read, seen, strict=True)):
            raise NotationError(NotationFault.SEEN, what=what, at=reader.starts[what] + 1)
    return view


def is_notation(text: str) -> bool:
    """Whether a text looks like that of a position or a view, right or wrong."""
    return bool((len(text.split()) == len(FIELDS) and "/" in text) or _TEXT.match(text))


class _Reader:
    """The fields of one text."""

    def __init__(self, text: str, *, knows_all: bool) -> None:
        check_text(text)
        if len(text) > LIMIT:
            raise NotationError(NotationFault.FIELDS, count=len(text.split()), need=len(FIELDS))
        words = list(re.finditer(r"\S+", text))
        if len(words) != len(FIELDS):
            raise NotationError(NotationFault.FIELDS, count=len(words), need=len(FIELDS))
        fields = {name: word[0] for name, word in zip(FIELDS, words, strict=True)}
        self.starts = {name: word.start() for name, word in zip(FIELDS, words, strict=True)}
        self.knows_all = knows_all
        try:
            self.rules: Rules = parse_rules(fields["rules"])
        except RulesError as error:
            raise error.within(NotationError) from None
        self.places: dict[Card, int] = {}
        """Where the text names each card, those below the tops of the foundations included."""
        self.passes = self._passes(fields["passes"])
        self.stock = self._pile("stock", fields["stock"], known=self.knows_all)[::-1]
        self.waste = self._pile("waste", fields["waste"], known=self.knows_all)
        self.foundations = self._foundations(fields["foundations"])
        self.columns, self.down = self._columns(fields["columns"])
        self.hand = self._hand(fields["hand"])

    # --- the fields ----------------------------------------------------------------------------

    def _passes(self, word: str) -> int:
        if not _PASSES.fullmatch(word):
            self._fail("passes", word)
        return int(word)

    def _pile(self, what: str, word: str, start: int = 0, *, known: bool) -> tuple[Known, ...]:
        """Parses the cards of a pile; ``start`` is the offset of its text in the field."""
        if word == "-" and not start:
            return ()
        return tuple(
            self._card(what, word[at : at + 2], start + at, known=known)
            for at in range(0, len(word), 2)
        )

    def _card(self, what: str, text: str, start: int, *, known: bool) -> Known:
        at = self.starts[what] + start + 1
        if text == "??":
            if known:
                raise NotationError(NotationFault.UNKNOWN, what=what, at=at)
            return None
        deck = self.rules.deck
        rank, suit = RANK_LETTERS.find(text[:1]), deck.suits.find(text[1:])
        if len(text) != 2 or min(rank, suit) < 0 or rank >= self.rules.ranks:
            raise NotationError(NotationFault.CARD, text=text, what=what, at=at)
        card = make_card(rank + 1, suit)
        self._lay(card, what, at)
        return card

    def _lay(self, card: Card, what: str, at: int) -> None:
        if card in self.places:
            text = card_text(card, self.rules.deck)
            raise NotationError(NotationFault.TWICE, text=text, what=what, at=at)
        self.places[card] = at

    def _foundations(self, word: str) -> tuple[int, int, int, int]:
        if len(word) != 8:
            self._fail("foundations", word)
        heights = []
        for suit, letter in enumerate(self.rules.deck.suits):
            text = word[2 * suit : 2 * suit + 2]
            rank = 0 if text == "--" else RANK_LETTERS.find(text[0]) + 1
            if text != "--" and (text[1] != letter or not 1 <= rank <= self.rules.ranks):
                self._fail("foundations", text, 2 * suit)
            for below in range(1, rank + 1):
                at = self.starts["foundations"] + 2 * suit + 1
                self._lay(make_card(below, suit), "foundations", at)
            heights.append(rank)
        one, two, three, four = heights
        return one, two, three, four

    def _columns(self, word: str) -> tuple[tuple[tuple[Known, ...], ...], tuple[int, ...]]:
        parts, start = word.split("/"), 0
        if len(parts) != self.rules.columns:
            self._fail("columns", word)
        columns: list[tuple[Known, ...]] = []
        down = []
        for part in parts:
            if part == "-":
                columns.append(())
                down.append(0)
            else:
                found = _COLUMN.fullmatch(part)
                if found is None or not part:
                    self._fail("columns", part, start)
                below = self._pile("columns", found[1] or "", start + 1, known=self.knows_all)
                above = self._pile("columns", found[2], start + found.start(2), known=True)
                columns.append((*below, *above))
                down.append(len(below))
            start += len(part) + 1
        return tuple(columns), tuple(down)

    def _hand(self, word: str) -> Hand | None:
        if word == "-":
            return None
        place = PLACES.get(word[2:], HAND)
        if place >= HAND or 1 <= place <= 9 < place + 9 - self.rules.columns:
            self._fail("hand", word)
        card = self._card("hand", word[:2], 0, known=True)
        assert card is not None
        return Hand(card, place)

    def _fail(self, what: str, text: str, start: int = 0) -> NoReturn:
        at = self.starts[what] + start + 1
        raise NotationError(NotationFault.FIELD, what=what, text=text[:20], at=at)
