"""Tables as a whole: parses a text or words, checks the counts, and collects a description."""

import re
from contextlib import suppress
from typing import Final

from ...law.cards import Card
from ...law.deals import Deal, DealError, DealFault
from ...law.errors import WinnableError, check_text
from ...law.moves import start
from ...law.notation import is_notation
from ...law.position import STOCK, Position
from ...law.possible import PositionError, PositionFault
from ...law.reading import CARD, Table, read, tell_game
from ...law.rules import Rules, RulesError, parse_rules
from ...law.variants import variant_for
from ...law.view import View, view_of
from ..messages import Voice
from ..messages.languages import language_named
from .faults import LayoutError, LayoutFault
from .words import Words, in_signs
from .writing import CODES, table_words

LIMIT: Final = 5_000
"""Most characters of a table; 52 cards in words take about 1,200."""
_LISTED: Final = {DealFault.FEW, DealFault.TWICE, DealFault.FOREIGN, DealFault.TWO}
"""What is wrong with a list in which each word is a card."""
_CARD: Final = re.compile(CARD)


def parse_table(text: str, rules: Rules | str | None = None, language: str = "en") -> View:
    """Parses a table in mid-game, and returns what the player knows of it.

    ``text`` is the text of a view, or words of ``language`` or any other language; a code such as
    ``6C`` is the notation of the texts if in capital letters, and of ``language`` if in small ones.
    ``rules`` are a name from ``VARIANTS``, a text of rules, or ``Rules``; the text may name others,
    as ``game solitario``. Raises ``PositionError`` for a table that cannot be read or that no game
    can reach, and ``RulesError`` for rules that do not exist.

    >>> view = parse_table(
    ...     "pile 1: queen of spades; pile 2: one hidden, 5H; pile 3: two hidden, seven of hearts,"
    ...     "six of clubs; pile 4: 3 hidden, 9D; pile 5: 4 hidden, 9S; pile 6: 5 hidden, JH;"
    ...     "pile 7: 6 hidden, 2C; foundations: ace of clubs; waste: KD 10D 3S 4C",
    ...     "draw-one",
    ... )
    >>> view.columns[2].down, len(view.stock)
    (2, 18)
    """
    check_text(text)
    language = language_named(language)
    base = Rules() if rules is None else variant_for(rules, "rules").rules
    if len(text) > LIMIT:
        raise LayoutError(LayoutFault.LONG, count=len(text), most=LIMIT)
    if not text.strip():
        raise LayoutError(LayoutFault.EMPTY)
    return known_view(read_table(text, base, language), base)


def known_view(table: Table, rules: Rules) -> View:
    """Returns the view of a player who has seen every card that a text names."""
    if isinstance(table, Deal):
        table = start(rules, table)
    return table if isinstance(table, View) else view_of(table, frozenset(range(52)))


def read_table(text: str, rules: Rules, language: str) -> Table:
    """Reads a deal or a table, in any notation of programs or in words.

    Raises ``PositionError``, ``DealError`` and ``RulesError``.
    """
    try:
        found = read(text, rules)
    except PositionError as error:
        with suppress(RulesError):
            tell_game(error, parse_rules(text.split(maxsplit=1)[0]) if is_notation(text) else rules)
        raise
    except DealError as error:
        if error.code is DealFault.EMPTY:
            raise
        found = _read_words(text, rules, language, error)
    if not isinstance(found, Deal):
        check_counts(found)
    return found


def _read_words(text: str, rules: Rules, language: str, error: DealError) -> Table:
    """Reads places and cards in words, or a list of cards in words; ``error`` is what is wrong with
    the text as signs.
    """
    try:
        return Words(text, rules, language).table()
    except LayoutError as other:
        if other.code is not LayoutFault.START:
            raise
        signs = in_signs(text, rules, language)
        try:
            return read(signs, rules)
        except DealError as unread:
            is_list = len(_CARD.findall(signs)) > rules.columns
            for fault in (error, unread) if is_list else ():
                if fault.code in _LISTED:
                    raise fault from None
            raise other from None


def check_counts(view: Position | View) -> None:
    """Raises ``LayoutError`` if a game never has so few cards outside the stock and its waste.

    The fault names the first column without cards, if there is one.
    """
    rules, left = view.rules, len(view.stock)
    most = rules.deck_size - rules.table_size
    from_stock = left + (view.hand is not None and view.hand.origin == STOCK)
    if not rules.kind.has_hand:
        from_stock += len(view.waste)
    if from_stock > most:
        bare = next((i for i, column in enumerate(view.columns, 1) if not column), 0)
        count = rules.deck_size - from_stock
        few = LayoutError(LayoutFault.FEW, column=bare, count=count, need=rules.table_size)
        tell_game(few, rules)
        raise few
    if view.passes == 1 and left and (most - left) % rules.draw:
        raise LayoutError(LayoutFault.DRAWN, count=left, most=most, draw=rules.draw)


class Draft:
    """A table that is described piece by piece."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.places: dict[str, str] = {}
        """The words for each place, by its code."""

    def add(self, text: str, voice: Voice) -> list[str]:
        """Adds the places that ``text`` describes, and returns their codes.

        A place that was described before is replaced; other rules keep the places that they have.
        A text of a whole table replaces everything. Raises ``PositionError`` and ``RulesError``,
        and then changes nothing.
        """
        if len(text) > LIMIT:
            raise LayoutError(LayoutFault.LONG, count=len(text), most=LIMIT)
        if is_notation(text) or _CARD.search(text):
            with suppress(DealError):  # words, or a part of a table
                view = known_view(read(text, self.rules), self.rules)
                check_counts(view)
                voice = voice.for_rules(view.rules)
                self.rules, self.places = view.rules, table_words(view, voice)
                return codes_of(view.rules)
        found = Words(text, self.rules, voice.language)
        said = found.said(Voice(found.rules, voice.language, figures=voice.figures))
        self.rules = found.rules
        kept = codes_of(found.rules)
        self.places = {
            code: words for code, words in (self.places | said).items() if words and code in kept
        }
        return list(said)

    def named(self, language: str) -> set[Card]:
        """Returns the cards of the places that can be read, those below the foundations too."""
        found: set[Card] = set()
        for code, said in self.places.items():
            with suppress(PositionError, RulesError):
                found |= Words(f"{code}: {said}", self.rules, language).named()
        return found

    @property
    def text(self) -> str:
        """The words for the whole table, for ``parse_table``."""
        return "\n".join(f"{code}: {said}" for code, said in self.places.items())


def codes_of(rules: Rules) -> list[str]:
    """Returns the codes of the places of a game, in the order of the board."""
    columns = [str(n) for n in range(1, rules.columns + 1)]
    if rules.kind.has_hand:
        return ["s", "w", "h", "f", *columns]
    return ["p", "s", "w", "f", *columns]


def code_at_fault(error: WinnableError) -> str:
    """Returns the code of the place that a fault names; empty if it names none."""
    column = error.details.get("column")
    place = str(error.details.get("place", ""))
    if error.code in _PLACES_OF_FAULTS:
        return _PLACES_OF_FAULTS[error.code]
    if isinstance(column, int) and column:
        return str(column)
    return next((code for code, name in CODES.items() if place and name.startswith(place)), "")


_PLACES_OF_FAULTS: Final[dict[str, str]] = {
    PositionFault.PASSES: "p",
    PositionFault.UNSEEN: "s",
    PositionFault.HAND: "h",
    PositionFault.ORIGIN: "h",
    LayoutFault.PASSES: "p",
    LayoutFault.SUIT: "f",
    LayoutFault.HAND: "h",
    LayoutFault.DRAWN: "s",
    PositionFault.WASTE_TOP: "w",
}
"""The codes of the places of faults that belong to one place."""
