"""JSON: the boards of Solvitaire, at the start and in mid-game, and what this program writes.

Sources: ``deal_parser.cpp`` of Solvitaire. Its piles begin with the bottom card; the last card of
the stock is drawn first; a face-down card has a small letter for its suit.
"""

import json
from collections.abc import Callable, Mapping
from typing import Final

from ..cards import Card, rank_of, suit_of
from ..deals import (
    QUOTE,
    Deal,
    DealError,
    DealFault,
    check_cards,
    check_deal,
    dealt,
    heights,
    numbered_deal,
)
from ..klondike import KLONDIKE
from ..rules import Rules, RulesError, parse_rules
from .boards import Table, board, value_of
from .spelling import parse_card

_PLAYED: Final = ("waste", "foundation", "foundations")


def read_object(text: str, rules: Rules, read: Callable[[str, Rules], Table]) -> Table:
    """Reads a JSON object; ``read`` reads the texts in it. Raises ``WinnableError``."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(DealFault.JSON, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # nested too deeply; a number too long to convert
        raise DealError(DealFault.JSON, line=1, column=1) from None
    own = _own(data, rules, read)
    return _solvitaire(data, rules) if own is None else own


def _own(
    data: Mapping[str, object], rules: Rules, read: Callable[[str, Rules], Table]
) -> Table | None:
    """Reads what ``solve``, ``deals show``, ``deals find`` and ``advise`` write with --json."""
    position, deal, address, number = map(data.get, ("position", "deal", "address", "number"))
    if "rules" not in data:
        return None
    if isinstance(position, str):
        return read(position, rules)
    if isinstance(deal, str):
        found = read(deal, rules)
        named = read(address, rules) if isinstance(address, str) else found
        return named if named == found else found
    if isinstance(number, int) and not isinstance(number, bool):
        try:
            own = parse_rules(str(data["rules"]))
        except RulesError as error:
            raise error.within(DealError) from None
        return check_deal(numbered_deal(number, own), rules)
    return None


def _solvitaire(data: Mapping[str, object], rules: Rules) -> Table:
    if rules.kind is not KLONDIKE:
        raise DealError(DealFault.FORMAT, format="solvitaire")
    piles, stock = data.get("tableau piles"), _words(data.get("stock"))
    columns = [_words(pile) for pile in piles] if isinstance(piles, list) else [None]
    words = [pile for pile in columns if pile is not None]
    if len(words) < len(columns):
        raise DealError(DealFault.JSON_SHAPE, what="tableau piles")
    if stock is None:
        raise DealError(DealFault.JSON_SHAPE, what="stock")
    sizes = [*map(len, words)]
    is_whole = len(sizes) == rules.columns and sum(sizes) + len(stock) == rules.deck_size
    is_start = sizes in (heights(rules), heights(rules)[::-1])
    if any(_is_played(data.get(name)) for name in _PLAYED) or (is_whole and not is_start):
        return _mid_game(data, words, stock, rules)
    if not is_start:
        raise DealError(DealFault.JSON_PILES, columns=rules.columns)
    if sizes != heights(rules):
        words.reverse()  # Solvitaire also writes the columns mirrored
    order = [*dealt(words, rules), *reversed(stock)]
    return ordered([(_card(word, rules, at), word) for at, word in enumerate(order, 1)], rules)


def _mid_game(
    data: Mapping[str, object], columns: list[list[str]], stock: list[str], rules: Rules
) -> Table:
    if len(columns) != rules.columns:
        raise DealError(DealFault.JSON_PILES, columns=rules.columns)
    waste = _words(data.get("waste") or [])
    if waste is None:
        raise DealError(DealFault.JSON_SHAPE, what="waste")
    piles, at = [], 0
    for words in (*columns, stock[::-1], waste):
        piles.append([_card(word, rules, i) for i, word in enumerate(words, at + 1)])
        at += len(words)
    name = "foundations" if data.get("foundations") else "foundation"
    tops = _foundations(data.get(name), rules, {card for pile in piles for card in pile})
    if tops is None:
        raise DealError(DealFault.JSON_SHAPE, what=name)
    down = [sum(word[-1:].islower() for word in column) for column in columns]
    return value_of(board(rules, piles[:-2], piles[-2], piles[-1], tops, down))


def _foundations(value: object, rules: Rules, named: set[Card]) -> list[int] | None:
    """Returns the heights: of four numbers, in any order of the suits, or of cards.

    Each card lies somewhere, so the cards that lie nowhere else say which suit has which number.
    """
    if isinstance(value, dict):
        value = [*value.values()]
    if value is None or value == []:
        return [0, 0, 0, 0]
    if not isinstance(value, list):
        return None
    if all(isinstance(each, int) and not isinstance(each, bool) for each in value):
        rest = [*(card for card in range(rules.deck_size) if card not in named)]
        counts = [sum(suit_of(card) == suit for card in rest) for suit in range(4)]
        return counts if sorted(counts) == sorted(value) else None
    tops = [0, 0, 0, 0]
    for each in value:
        words = _words(each if isinstance(each, list) else [each])
        if words is None:
            return None
        for at, word in enumerate(words, 1):
            card = _card(word, rules, at)
            tops[suit_of(card)] = max(tops[suit_of(card)], rank_of(card))
    return tops


def ordered(named: list[tuple[Card, str]], rules: Rules) -> Deal:
    """Makes a deal of these cards. Raises ``DealError`` unless they are exactly one deck."""
    cards, written = tuple(card for card, _ in named), [text for _, text in named]
    check_cards(rules.deck, cards, rules.deck_size, written)
    return Deal(rules.deck, cards)


def _card(word: str, rules: Rules, at: int) -> Card:
    """Parses the card ``at`` of a text. Raises ``DealError`` that names its place."""
    try:
        return parse_card(word, rules.deck)
    except DealError as error:
        if error.code is DealFault.FOREIGN:
            deck = rules.deck.name.lower()
            raise DealError(DealFault.FOREIGN, text=word[:QUOTE], at=at, deck=deck) from None
        raise DealError(DealFault.CARD, text=word[:QUOTE], at=at) from None


def _is_played(value: object) -> bool:
    return any(value) if isinstance(value, list) else bool(value)


def _words(value: object) -> list[str] | None:
    """Returns a list of texts; None for anything else."""
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return value
    return None
