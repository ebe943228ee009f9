"""Parses the words for a table, in every language: ``pile 3: four hidden, seven of hearts``.

A rank and a suit in capital letters, ``6C``, are the notation of the text formats in every
language. In small letters, ``6c``, they are the letters of the player's language: clubs in English,
*cuori* in Italian. So no text mixes the two without a difference that can be seen.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NoReturn

from ...law.cards import Card, Deck, Known, card_text, rank_of, suit_of
from ...law.deals import DealError
from ...law.position import STOCK, WASTE, Hand, Place
from ...law.possible import ImpossiblePosition, PositionError, PositionFault
from ...law.reading import Table, board, parse_card, tell_game, value_of
from ...law.rules import Rules, parse_rules
from ..card_words import meanings, own_words, parse_card_words, small_words
from ..messages import Voice
from ..messages.games import variant_called
from ..messages.voice import cased_words
from .faults import LayoutError, LayoutFault
from .writing import CODES, say_cards, say_column, say_hand, say_tops

_RULES: Final = re.compile(r"d[0-9][a-z0-9]*|s[abcoku0-9]*")
_TOKEN: Final = re.compile(r"\?\?|[;\n:()]|[^\s,;:()]+")
_CODE: Final = re.compile(r"(?:1[0-3]|[1-9a-zA-Z])[a-zA-Z♥♦♣♠]")
_LETTERED: Final = re.compile(r"(1[0-3]|[1-9a-zA-Z])\W?([a-zA-Z])")
"""A card whose suit is a letter."""
_SUIT_FIRST: Final = re.compile(r"[a-zA-Z]\W?[0-9]{1,2}")
"""A letter and a rank. It is no card here: a capital letter could be of either notation."""
_WORD: Final = re.compile(r"[^\s,;:\"\[\]]+|[,;:\[\]]")
_QUOTE: Final = 40
_COUNT: Final = re.compile("[0-9]{1,2}")
_COLUMN: Final = re.compile("([a-zA-Z]*)[.#]?([0-9]{1,2})")
"""``3`` or ``col3``, before a colon."""
_LONGEST_CARD: Final = 4
"""Words in the longest name of a card."""
_LONGEST: Final = 3
"""Words in the longest name of a place or of "hidden"."""


@dataclass(frozen=True, slots=True)
class _Item:
    """A card, or None for one that is not known."""

    card: Known
    is_down: bool
    """Whether it is in brackets: it lies face down."""


class Words:
    """The words for one table."""

    def __init__(self, text: str, rules: Rules, language: str) -> None:
        self.rules, self.language = rules, language
        self.meanings = meanings(language, "layout")
        self.numbers = meanings(language, "number")
        marked = "\n".join(cased_words(line) for line in text.splitlines())
        self.tokens: list[str] = _TOKEN.findall(re.sub(r"[.](?=\s|$)", ";", marked))
        """Words with their capital letters, and signs."""
        self.places: dict[tuple[str, int], list[str]] = {}
        with self._telling_game():
            self._divide()

    @contextmanager
    def _telling_game(self) -> Iterator[None]:
        """Lets the faults of the block name the game."""
        try:
            yield
        except PositionError as error:
            tell_game(error, self.rules)
            raise

    # Which words belong to which place

    def _divide(self) -> None:
        """Gives each place its words. Raises ``LayoutError`` and ``RulesError``."""
        at, place = 0, None
        while at < len(self.tokens):
            found = self._place_at(at)
            if found is None:
                word = self.tokens[at]
                if place is not None:
                    self.places[place].append(word)
                elif word not in ";\n" and self._meant(word) != "and":
                    raise LayoutError(LayoutFault.START, text=word[:_QUOTE])
                at += 1
                continue
            place, at = found
            if place in self.places:
                self._fail(LayoutFault.TWICE, place)
            self.places[place] = []
            if place[0] in ("rules", "hand"):  # the words up to the end of the line
                said = self.places[place]
                while at < len(self.tokens) and self.tokens[at] not in (";", "\n"):
                    said.append(self.tokens[at])
                    at += 1
                if place[0] == "rules":
                    self._take_rules(" ".join(said))
                place = None
        for kind, column in self.places:
            if kind == "column" and not 1 <= column <= self.rules.columns:
                raise LayoutError(LayoutFault.COLUMN, count=column, most=self.rules.columns)

    def _place_at(self, at: int) -> tuple[tuple[str, int], int] | None:
        """Returns the place that is named here and the index after its name; None if none is."""
        tokens = self.tokens
        is_code = tokens[at + 1 : at + 2] == [":"]
        if is_code and (code := tokens[at].casefold()) in CODES:
            return (CODES[code], 0), at + 2
        numbered = _COLUMN.fullmatch(tokens[at]) if is_code else None
        if numbered and (not numbered[1] or self._meant(numbered[1]) == "column"):
            return ("column", int(numbered[2])), at + 2
        found = self._meaning(tokens, at)
        if found is None or found[0] in ("hidden", "empty", "and"):
            return None
        kind, at = found
        number = 0
        if kind == "column":
            if at >= len(tokens) or (value := self._number(tokens[at])) is None:
                return None
            number, at = value, at + 1
        if at < len(tokens) and tokens[at] == ":":
            at += 1
        return (kind, number), at

    def _number(self, word: str) -> int | None:
        if _COUNT.fullmatch(word):
            return int(word)
        number = self.numbers.get(word.casefold())
        return None if number is None else int(number)

    def _meant(self, word: str) -> str | None:
        return self.meanings.get(word.casefold())

    def _is_small(self, word: str) -> bool:
        return word.casefold() in small_words()

    def _take_rules(self, text: str) -> None:
        text = text.casefold()
        if _RULES.fullmatch(text):
            self.rules = parse_rules(text)
        else:
            self.rules = variant_called(Voice(language=self.language), text).rules

    # The cards of a place

    def _items(self, place: tuple[str, int]) -> Iterator[_Item]:
        """Yields the cards of a place in their order."""
        tokens = self.places.get(place, [])
        at, is_down, known = 0, False, {"hidden", "empty", "and"}
        while at < len(tokens):
            word = tokens[at]
            if word in ("(", ")"):
                if is_down is (word == "("):
                    self._fail(LayoutFault.BRACKET, place)
                is_down, at = word == "(", at + 1
                continue
            if word in (";", "\n", ":", "-"):
                at += 1
                continue
            # 1. A number of hidden cards, or one hidden card.
            count = self._number(word)
            meant = self._meaning(tokens, at + (count is not None))
            if meant is not None and meant[0] == "hidden":
                for _ in range(1 if count is None else count):
                    yield _Item(None, is_down)
                at = meant[1]
                continue
            # 2. A card, in up to four words, or several in signs.
            cards, end = self._cards(tokens, at)
            if cards:
                for card in cards:
                    yield _Item(card, is_down)
                at = end
                continue
            # 3. A word that says nothing.
            if count is None and meant is not None and meant[0] in known:
                at = meant[1]
            elif self._is_small(word):
                at += 1
            elif other := self._other_letters(tokens, at):
                self._fail(LayoutFault.LETTERS, place, other)
            else:
                rest = " ".join(tokens[at : at + 3]).partition("\n")[0].partition(";")[0]
                self._fail(LayoutFault.ITEM, place, rest.strip())
        if is_down:
            self._fail(LayoutFault.BRACKET, place)

    def _meaning(self, tokens: Sequence[str], at: int) -> tuple[str, int] | None:
        """Returns what the longest known words at an index mean, and the index after them."""
        if tokens[at : at + 1] in (["??"], ["?"]):
            return "hidden", at + 1
        for end in range(min(at + _LONGEST, len(tokens)), at, -1):
            meant = self._meant(" ".join(tokens[at:end]))
            if meant is not None:
                return meant, end
        return None

    def _cards(self, tokens: Sequence[str], at: int) -> tuple[list[Card], int]:
        """Returns the card here, or the cards of one word such as ``7h6c``, and where they end."""
        for length in range(min(4, len(tokens) - at), 0, -1):
            card = self._card(tokens[at : at + length])
            if card is not None and (length > 1 or len(tokens[at]) > 1):
                return [card], at + length
        pairs = _CODE.findall(tokens[at])
        cards = [card for pair in pairs if (card := self._card([pair])) is not None]
        is_whole = "".join(pairs) == tokens[at] and len(cards) == len(pairs)
        return (cards, at + 1) if is_whole else ([], at)

    def _card(self, said: Sequence[str]) -> Card | None:
        """Parses a card in words, or as a rank and a suit in letters."""
        italian = "italian-" if self.rules.deck is Deck.ITALIAN else ""
        suits = meanings(self.language, f"{italian}suit")
        ranks = meanings(self.language, f"{italian}rank")
        parts = {*suits, *ranks}
        kept = [
            word
            for word in said
            if word != "\n" and (word.casefold() in parts or not self._is_small(word))
        ]
        text = " ".join(kept)
        lettered = _LETTERED.fullmatch(text)
        if lettered is None:
            has_code = _SUIT_FIRST.fullmatch(text) or any(
                _LETTERED.fullmatch(word) and word.casefold() not in parts for word in kept
            )
            return None if has_code else parse_card_words(text, self.rules, self.language)
        if text == text.upper():
            try:
                card = parse_card("".join(lettered.groups()), self.rules.deck)
            except DealError:
                return None
            return card if card < self.rules.deck_size else None
        rank, suit = (part.casefold() for part in lettered.groups())
        if suit not in self._own("suit") or not (rank.isdecimal() or rank in self._own("rank")):
            return None
        return parse_card_words(text, self.rules, self.language)

    def _own(self, kind: str) -> frozenset[str]:
        """Returns the words for ranks or suits in the player's language alone."""
        italian = "italian-" if self.rules.deck is Deck.ITALIAN else ""
        return own_words(self.language, f"{italian}{kind}")

    def _other_letters(self, tokens: Sequence[str], at: int) -> str:
        """Returns the card here if its letters are those of another language; else nothing."""
        pairs: list[str] = [" ".join(tokens[at : at + 2]), *_CODE.findall(tokens[at])]
        for said in pairs:
            is_unread = _LETTERED.fullmatch(said) and self._card([said]) is None
            if is_unread and parse_card_words(said, self.rules, self.language) is not None:
                return said
        return ""

    # The table

    def said(self, voice: Voice) -> dict[str, str]:
        """Writes what each place has, by its code; ``rules`` are not among them.

        Checks each place alone. Raises ``LayoutError``.
        """
        with self._telling_game():
            written: dict[str, str] = {}
            for kind, column in self.places:
                place = (kind, column)
                if kind == "pass":
                    written["p"] = str(self._passes())
                elif kind == "column":
                    items = list(self._items(place))
                    down = self._down(place, items)
                    written[str(column)] = say_column([item.card for item in items], down, voice)
                elif kind == "stock":
                    cards = [item.card for item in self._items(place)]
                    written["s"] = say_cards(cards, voice) or voice.phrase("layout-none")
                elif kind == "waste":
                    written["w"] = say_cards([item.card for item in self._items(place)], voice)
                elif kind == "foundations":
                    heights = enumerate(self._foundations())
                    written["f"] = say_tops(heights, voice)
                elif kind == "hand":
                    written["h"] = say_hand(self._hand(), voice)
            return written

    def named(self) -> set[Card]:
        """Returns the cards that are named. Raises ``LayoutError``."""
        found = {
            item.card
            for place in self.places
            if place[0] not in ("foundations", "hand", "pass", "rules")
            for item in self._items(place)
        }
        for suit, height in enumerate(self._foundations()):
            found.update(range(suit, 4 * height, 4))
        hand = self._hand()
        found.add(None if hand is None else hand.card)
        return {card for card in found if card is not None}

    def table(self) -> Table:
        """Returns the deal, the position or the view. Raises ``PositionError``."""
        with self._telling_game():
            rules = self.rules
            passes = self._passes()
            columns, down = [], []
            for n in range(1, rules.columns + 1):
                items = list(self._items(("column", n)))
                count = self._down(("column", n), items)
                columns.append([item.card for item in items])
                down.append(count)
            waste = [item.card for item in self._items(("waste", 0))]
            foundations = self._foundations()
            hand = self._hand()
            stock = [item.card for item in self._items(("stock", 0))]
            if ("stock", 0) not in self.places:
                named = sum(map(len, columns)) + len(waste) + sum(foundations) + (hand is not None)
                stock = [None] * max(rules.deck_size - named, 0)
            if rules.is_open:
                seen = [(("stock", 0), stock), (("waste", 0), waste)]
                for place, cards in (
                    *seen,
                    *((("column", n), c) for n, c in enumerate(columns, 1)),
                ):
                    if None in cards:
                        self._fail(LayoutFault.SEEN, place)
            try:
                return value_of(
                    board(rules, columns, stock, waste, foundations, down, passes, hand)
                )
            except ImpossiblePosition as error:
                # No word says which cards lie face down: those of a deal.
                if error.code is PositionFault.RUN and not any(down) and None not in stock:
                    return value_of(board(rules, columns, stock, waste, foundations))
                raise

    def _passes(self) -> int:
        said = [
            word
            for word in self.places.get(("pass", 0), ["1"])
            if word not in (";", "\n") and not self._is_small(word)
        ]
        number = self._number(said[0]) if len(said) == 1 else None
        if number is None or number < 1:
            raise LayoutError(LayoutFault.PASSES, text=" ".join(said)[:_QUOTE])
        return number

    def _down(self, place: tuple[str, int], items: Sequence[_Item]) -> int:
        """Returns how many cards of a column lie face down: hidden ones, and those in brackets."""
        down = 0
        for at, item in enumerate(items):
            if item.card is None or item.is_down:
                if down < at:
                    self._fail(LayoutFault.HIDDEN, place)
                down += 1
        return down

    def _foundations(self) -> tuple[int, int, int, int]:
        place = ("foundations", 0)
        heights = [0, 0, 0, 0]
        for item in self._items(place):
            if item.card is None:
                self._fail(LayoutFault.SEEN, place)
            if heights[suit_of(item.card)]:
                self._fail(LayoutFault.SUIT, place)
            heights[suit_of(item.card)] = rank_of(item.card)
        one, two, three, four = heights
        return one, two, three, four

    def _hand(self) -> Hand | None:
        """Returns the card in the hand; the words after it name the place where it comes from."""
        place = ("hand", 0)
        tokens = [word for word in self.places.get(place, []) if word not in (";", "\n")]
        if not tokens or all(self._meant(word) == "empty" or word == "-" for word in tokens):
            return None
        cards, end = self._cards(tokens, 0)
        origin = self._origin(tokens[end:])
        if len(cards) != 1 or origin is None:
            self._fail(LayoutFault.HAND, place)
        return Hand(cards[0], origin)

    def _origin(self, tokens: Sequence[str]) -> Place | None:
        said = [word.casefold() for word in tokens if word != ":"]
        while said and self._is_small(said[0]) and self._meant(said[0]) is None:
            said = said[1:]
        if len(said) == 1 and said[0] in "sw":
            return STOCK if said[0] == "s" else WASTE
        kinds = [self._meant(word) for word in said]
        if kinds in (["stock"], ["waste"]):
            return STOCK if kinds == ["stock"] else WASTE
        number = self._number(said[-1]) if said else None
        if number is not None and kinds[:-1] in ([], ["column"]) and 1 <= number <= 9:
            return number
        return None

    def _fail(self, fault: LayoutFault, place: tuple[str, int], text: str = "") -> NoReturn:
        raise LayoutError(fault, place=place[0], column=place[1], text=text[:_QUOTE])


def in_signs(text: str, rules: Rules, language: str) -> str:
    """Writes the cards of a list that are words, ``ten of spades``, as ``TS``; keeps its lines."""
    lines = []
    for line in text.splitlines():
        words = [word.strip("'") for word in _WORD.findall(line)]
        at, signs = 0, []
        while at < len(words):
            for length in range(_LONGEST_CARD, 0, -1):
                said = " ".join(words[at : at + length])
                is_code = length == 1 and said == said.upper()
                card = None if is_code else parse_card_words(said, rules, language)
                if card is not None:
                    signs.append(card_text(card, rules.deck))
                    at += length
                    break
            else:
                signs.append(words[at])
                at += 1
        lines.append(" ".join(signs))
    return "\n".join(lines)
