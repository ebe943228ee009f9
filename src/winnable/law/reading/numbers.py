"""What numbers name: ``4217``, ``hard:4217``, ``javasol:6``, ``pysol:24``, and 156 digits."""

import re
from typing import Final

from ..cards import Deck, make_card
from ..deals import (
    DIGIT_SUITS,
    NUMBERS,
    PREFIX,
    QUOTE,
    Deal,
    DealError,
    DealFault,
    check_deal,
    deal_day,
    deal_number,
    javasol_deal,
    lonelybot_deal,
    numbered_deal,
)
from ..difficulty import Difficulty
from ..foreign_deals import ForeignError, ForeignFault, ForeignProgram, foreign_deal, foreign_number
from ..rules import Rules
from .objects import ordered
from .spelling import is_cards

_PYSOL, _PYSOL_MICROSOFT, *_OTHERS = ForeignProgram
KNOWN_PREFIXES: Final = (*Difficulty, "javasol", _PYSOL, *_OTHERS, "lonelybot")
"""The words that can stand before the number of a deal."""
_ALIASES: Final = {"game": ForeignProgram.KLONDIKE_SOLVER}
"""``Game: 37547`` stands in the files of Klondike-Solver."""
_GREENFELT: Final = re.compile(
    r"(?:https?://)?(?:www\.)?greenfelt\.net/klondike3?\?(?:[^#\s]*&)?game=([^&#\s]*)[^\s]*",
    re.IGNORECASE,
)
"""An address of greenfelt.net."""
_OTHER: Final = re.compile(r"[^\W\d_][\w -]{0,23}:\s*[-+]?[0-9]{0,40}")
"""A text that looks like the number of some program."""
_MEANT_AS_NUMBER: Final = re.compile(r"[-+]?[0-9][0-9.,]{0,22}|[^\W_]{1,24}")
"""A word so short that it is meant as a number rather than as cards, unless it is all cards."""


def numbered(text: str, rules: Rules) -> Deal | None:
    """Deals what a number, an address or digits name; None if the text is none of these.

    Raises ``DealError``.
    """
    address = _GREENFELT.fullmatch(text)
    if address is not None:
        text = f"{ForeignProgram.GREENFELT}:{address[1]}"
    name, colon, number = (part.strip() for part in text.partition(":"))
    name = _ALIASES.get(name.lower(), name)
    if name.lower() == _PYSOL and number[:2].lower() == "ms":
        name, number = _PYSOL_MICROSOFT, number[2:].lstrip(" :")
    if colon and name.lower() in tuple(ForeignProgram):
        program = ForeignProgram(name.lower())
        return check_deal(foreign_deal(program, foreign_number(program, number)), rules)
    if _OTHER.fullmatch(text) and name.lower() not in KNOWN_PREFIXES:
        raise ForeignError(ForeignFault.PREFIX, text=name, known=", ".join(KNOWN_PREFIXES))
    if colon and name.lower() == "lonelybot":
        if not re.fullmatch(r"[0-9]{1,68}", number, re.ASCII):
            raise DealError(DealFault.LONELYBOT, text=number[:QUOTE])
        return lonelybot_deal(int(number), rules)
    if text[:8].lower() == "javasol:":
        return check_deal(_javasol(text[8:]), rules)
    prefix = PREFIX.match(text.lower())
    if prefix is not None:
        day = None if prefix["day"] is None else deal_day(prefix["day"])
        value = deal_number(text[prefix.end() :])
        return numbered_deal(value, rules, Difficulty(prefix["difficulty"]), day)
    digits = "".join(text.split())
    if digits.isdecimal() and digits.isascii():
        is_number = text == digits and len(digits) <= len(str(NUMBERS))
        if len(digits) == 3 * rules.deck_size and not is_number:
            return _of_digits(digits, rules)
        if not is_number:
            raise DealError(DealFault.DIGITS, count=len(digits), need=3 * rules.deck_size)
        return numbered_deal(int(digits), rules)
    if _MEANT_AS_NUMBER.fullmatch(text) and not is_cards(text):
        raise DealError(DealFault.NUMBER, text=text)
    return None


def _javasol(number: str) -> Deal:
    if not re.fullmatch(r"-?[0-9]{1,20}", number):
        raise DealError(DealFault.JAVASOL, text=number[:QUOTE])
    return javasol_deal(int(number))


def _of_digits(digits: str, rules: Rules) -> Deal:
    """Deals the digits of Klondike-Solver."""
    if rules.deck is not Deck.FRENCH:
        raise DealError(DealFault.FORMAT, format="digits")
    named = []
    for i in range(0, len(digits), 3):
        text = digits[i : i + 3]
        rank, suit = int(text[:2]), int(text[2])
        if not (1 <= rank <= 13 and 1 <= suit <= 4):
            raise DealError(DealFault.CARD, text=text, at=i // 3 + 1)
        named.append((make_card(rank, rules.deck.suits.index(DIGIT_SUITS[suit - 1])), text))
    return ordered(named, rules)
