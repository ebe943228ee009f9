"""Reads a deal or a table in whatever notation a program or a person wrote it.

``read`` is the one reader; ``parse_deal`` accepts only what is a deal. ``spelling`` knows how cards
are spelled, ``lists`` which deal a list of cards is, ``numbers`` what numbers and addresses name,
``drawn`` the boards that programs print, ``saved`` those that they save, ``objects`` JSON; all but
numbers and lists make a ``Board``, and ``boards`` says what it is. ``blocks`` divides a file into
deals. Words of a language are read by ``speech.layouts``. A text with two readings is refused.
"""

import json
import re
from collections.abc import Iterator
from typing import Final

from ..deals import Deal, DealError, DealFault
from ..errors import check_text, check_type
from ..notation import is_notation, parse_view
from ..possible import PositionError, PositionFault
from ..rules import Rules
from ..worlds import any_world, unseen
from .boards import Board, BoardError, BoardFault, Table, board, tell_game, value_of
from .drawn import drawn, revealed, shown_boards
from .lists import parse_list
from .numbers import KNOWN_PREFIXES, numbered
from .objects import read_object
from .saved import IS_XML, read_pickles, read_xml
from .spelling import CARD, card_of, parse_card

__all__ = [
    "CARD",
    "Board",
    "BoardError",
    "BoardFault",
    "Table",
    "blocks",
    "board",
    "parse_card",
    "parse_deal",
    "read",
    "read_pickles",
    "revealed",
    "shown_boards",
    "tell_game",
    "value_of",
]
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#(?!#).*|^\s*```.*", re.MULTILINE)
_LONG: Final = 21
"""Digits that are too many for a number."""
_CARD: Final = re.compile(CARD, re.IGNORECASE)
_WORD: Final = re.compile(rf"(?<![^\W_])(?:{CARD})(?![^\W_])", re.IGNORECASE)
_TWICE: Final = (DealFault.TWICE, PositionFault.TWICE)
_ADDRESS: Final = re.compile(
    r"(?i)\s*(?:[0-9]{4}-[0-9]{2}-[0-9]{2}:)?"
    rf"(?:{'|'.join(KNOWN_PREFIXES)}):\s*(?:ms:? *)?[0-9]+\s*"
)
"""A number with its word. Letters of the word may look like cards: ``hard`` has two."""
_TITLE: Final = r"\S+(?: \S+)?, [0-9]+ moves?(?:, won)?"
_FIRST: Final = re.compile(
    rf"(?i)\s*(?:talon:|foundations:|{_TITLE}|--- foundations|0:|a +b +c +d +e\s*$|stock [0-9]+ |▒)"
)
"""The first line of a board."""
_OPENING: Final = re.compile(rf"(?i)\s*(?:foundations:.*|{_TITLE}\s*)")
"""What stands before the board itself: the foundations, or a title."""
_LATER: Final = re.compile(
    r"(?i)\s*(?:---|===|##|[0-9]{1,2}:|:|--|\[\]|minimum moves|f +g +h +i +j)"
)
"""A later line of a board, which may have no card."""


_BLANK: Final = re.compile(rf"{_FIRST.pattern}|.*:\s*$|[\s0-9]+$")
"""A line of a board that may have blank lines: not of a list."""


def read(text: str, rules: Rules) -> Table:
    """Reads a deal, a position or a view, which may have rules of its own.

    Raises ``DealError`` or ``PositionError`` that names what is wrong and where, with the line of
    a card that a text over several lines has twice.

    >>> from winnable import parse_rules
    >>> read("AC / AS 2C / 2S 2D AD AH 2H", parse_rules("d1c2k2"))
    Deal(deck=<Deck.FRENCH: (13, 'HDCS')>, cards=(2, 3, 6, 7, 5, 1, 0, 4), address=None)
    """
    try:
        return _read(text, rules)
    except (DealError, PositionError) as error:
        at = _place(error, text)
        if at is not None and "\n" in text.strip():
            error.details["row"] = text.count("\n", 0, at) + 1
        raise


def _place(error: DealError | PositionError, text: str) -> int | None:
    """Returns where the card of a fault stands: the second one, or what is none in JSON."""
    if error.code in _TWICE:
        card, deck = error.details["card"], error.details["deck"]
        found = [each for each in _WORD.finditer(text) if card_of(each[0], deck) == card]
        return found[1].start() if len(found) > 1 else None
    if error.code is DealFault.CARD and text.lstrip()[:1] == "{":
        at = text.find(json.dumps(error.details["text"]))
        return at if at >= 0 else None
    return None


def _read(text: str, rules: Rules) -> Table:
    if text.lstrip()[:1] == "{":
        return read_object(text.strip(), rules, read)
    if IS_XML.match(text):
        return value_of(read_xml(text.strip(), rules))
    text = _COMMENT.sub("", text)
    if not text.strip():
        raise DealError(DealFault.EMPTY)
    found = drawn(text, rules)
    if found is not None:
        return value_of(found)
    if is_notation(text):
        view = parse_view(text)
        return view if unseen(view) else any_world(view)
    return numbered(text.strip(), rules) or parse_list(text, rules)


def parse_deal(text: str, rules: Rules) -> Deal:
    """Parses a deal in any format of ``docs/formats.md``, for the deck of ``rules``.

    Raises ``DealError`` that names the fault and its place, and ``PositionError`` for a drawn
    board that cannot be read.
    """
    check_text(text)
    check_type("rules", "Rules", rules, Rules)
    found = read(text, rules)
    if not isinstance(found, Deal):
        raise DealError(DealFault.PLAYED)
    return found


def blocks(text: str, rules: Rules) -> Iterator[tuple[int, str]]:
    """Divides a file into deals: yields the number of the first line of each, and its text.

    A line is a deal, unless it is a part of a board or a list over several lines: it has no more
    cards than the stock, or it has digits that do not make a whole deal. Such a deal ends where
    another one begins, at the latest when it has every card.
    """
    if IS_XML.match(text) or (text.lstrip()[:1] in ("{", "[") and _is_json(text)):
        yield 1, text
        return
    start, lines, cards, digits = 0, list[str](), 0, 0
    offset, json_end = 0, 0
    for at, ended in enumerate(text.splitlines(keepends=True), 1):
        here, offset = offset, offset + len(ended)
        if here < json_end:
            continue
        line = "".join(ended.splitlines())
        written = _COMMENT.sub("", line)
        if written[:1] == "{" and (json_end := _json_end(text, here)) > offset:
            if lines:
                yield start, "\n".join(lines)
                lines = []
            yield at, text[here:json_end]
            continue
        if not written.strip():
            if lines and (line.strip() or not any(map(_BLANK.match, lines))):
                yield start, "\n".join(lines)
                lines = []
            elif lines:
                lines.append("")
            continue
        count = 0 if _ADDRESS.fullmatch(written) else len(_CARD.findall(written))
        figures = _figures(written)
        is_first = bool(_FIRST.match(written))
        if figures:
            is_part = _is_part_of_digits(written, figures, digits, 3 * rules.deck_size)
        else:
            is_part = 0 < count <= rules.deck_size - rules.table_size or is_first
            is_part |= bool(_LATER.match(written)) or (written.rstrip().endswith(":"))
            is_part &= written.lstrip()[0] not in "{[" or written.lstrip()[:2] == "[]"
        is_new = is_first and not _OPENING.fullmatch("\n".join(lines))
        if lines and (not is_part or is_new or (count and cards >= rules.deck_size)):
            yield start, "\n".join(lines)
            lines = []
        if not is_part:
            yield at, written
            continue
        if not lines:
            start, cards, digits = at, 0, 0
        lines.append(written)
        cards, digits = cards + count, digits + figures
    if lines:
        yield start, "\n".join(lines)


def _json_end(text: str, start: int) -> int:
    """Returns where the last line of a JSON object ends that begins at an index; 0 for none."""
    try:
        end = json.JSONDecoder().raw_decode(text, start)[1]
    except (ValueError, RecursionError):
        return 0
    return (text.find("\n", end) + 1) or len(text)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _figures(line: str) -> int:
    """Returns the digits of a line that has nothing else; 0 for any other line."""
    digits = "".join(line.split())
    return len(digits) if digits.isdecimal() and digits.isascii() else 0


def _is_part_of_digits(line: str, figures: int, before: int, need: int) -> bool:
    """Whether a line of digits is a part of a deal, and no number and no whole deal."""
    if " " in line.strip() and figures < _LONG:  # the numbers of columns
        return True
    return figures != need and (figures >= _LONG or (before > 0 and before + figures == need))
