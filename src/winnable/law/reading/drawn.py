"""Boards as programs draw them, each known by its first lines.

PySolFC's as pysol_cards and fc-solve print it, and Klondike-Solver's in that form (``Talon:``);
Klondike-Solver's diagram (thirteen numbered piles, the top card first); MinimalKlondike's (piles A
to L); Solvitaire's; ``drawing.board_text`` and the board of the line mode. Sources:
``deal_game.py`` and ``cards.py`` of pysol_cards, ``Solitaire.cpp`` of Klondike-Solver,
``Board.cs`` of MinimalKlondike, ``state_printer.cpp`` of Solvitaire.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ..cards import Known, rank_of, suit_of
from ..position import STOCK, WASTE, Hand
from ..rules import Rules, RulesError, parse_rules
from ..variants import VARIANTS
from .boards import Board, BoardError, BoardFault, board
from .spelling import CARD, card_of

_CELL: Final = re.compile(
    rf"(?P<sign>[(<+-]?)(?:(?P<card>{CARD})|\?\?|\#\#|XX|▒▒▒)[)>]?(?![^\W_])", re.IGNORECASE
)
_EMPTY: Final = re.compile(r"--|\[\]|·|-(?!\S)")
_STOCK: Final = re.compile("▒[0-9]{1,2}|[OX]")
_BURIED: Final = re.compile(r"\+[0-9]{1,2}")
_TOP: Final = re.compile(r"([HDCSB])-(10|[0A2-9TJQK])", re.IGNORECASE)
_LABEL: Final = re.compile(r"\s*\w[\w ]*:")
_NUMBERED: Final = re.compile(r"\s*([0-9]{1,2}):(.*)")
_OWN: Final = re.compile(
    r"\s*stock ([0-9]{1,2})(?: \(pass ([0-9]{1,9})\))?  +waste (?:\+([0-9]{1,2}) )?(.*?)"
    r"(?:  +hand (\S+) from (the stock|the waste|column [1-9]))?  +foundations (.*)"
)


_SLANT: Final = 1.25
"""How far the middle of a card may be from that of its heading."""


_SAME_DEAL: Final = re.compile(r"Deal: [0-9]{156}")
"""MinimalKlondike prints the deal as digits too, above its board."""


class _Line(NamedTuple):
    """A line that is not blank."""

    row: int
    """Its number in the text, from 1."""
    text: str


class _Cell(NamedTuple):
    """A card of a board, or an unknown one."""

    card: Known
    sign: str
    """What stands before it; empty for nothing."""
    middle: float
    """The column of the text in its middle."""


def drawn(text: str, rules: Rules) -> Board | None:
    """Reads a drawn board; None if the text is none. Raises ``PositionError``."""
    lines = [
        _Line(i, line)
        for i, line in enumerate(text.splitlines(), 1)
        if line.strip() and not _SAME_DEAL.fullmatch(line.strip())
    ]
    for read in (_pysol, _diagram, _minimal, _solvitaire, _own, _line_mode):
        found = read(lines, rules)
        if found is not None:
            return found
    return None


def shown_boards(text: str, rules: Rules) -> list[Board]:
    """Reads the boards of Solvitaire with which a text begins, one below the other."""
    found = list[Board]()
    for part in re.split(r"^=+[ \t]*$", text, flags=re.MULTILINE):
        lines = [_Line(i, line) for i, line in enumerate(part.splitlines(), 1) if line.strip()]
        board = _solvitaire(lines, rules) if _begins(lines, "--- foundations") else None
        if board is None:
            break
        found.append(board)
    return found


def revealed(shown: Sequence[Board]) -> Board:
    """Returns the first of some boards, with the face-down cards that the others show."""
    columns = [list(column) for column in shown[0].columns]
    for later in shown:
        for column, known in zip(columns, later.columns, strict=True):
            for i, card in enumerate(known[: len(column)]):
                if column[i] is None:
                    column[i] = card
    return replace(shown[0], columns=tuple(map(tuple, columns)))


def _pysol(lines: Sequence[_Line], rules: Rules) -> Board | None:
    tops = [0, 0, 0, 0]
    if _begins(lines, "foundations:") and _begins(lines[1:], "talon:"):
        tops = _heights(lines[0], rules)
        lines = lines[1:]
    if not _begins(lines, "talon:") or len(lines) < 2 or _LABEL.match(lines[1].text):
        return None  # French words begin with "talon:" too, and have a name before each place
    row, talon = lines[0].row, lines[0].text.partition(":")[2]
    # Klondike-Solver: the waste, its top card first, then the stock
    waste, arrow, stock = talon.replace("<==", "").rpartition("==>")
    piles = [line for line in lines[1:] if line.text.lstrip().startswith(":")] if arrow else []
    columns, down = [], []
    for line in piles or lines[1:]:
        cells = _cells(_Line(line.row, line.text.lstrip(" :")), rules)
        columns.append([cell.card for cell in cells])
        down.append(sum(cell.sign == "<" for cell in cells))
    return board(
        rules,
        columns,
        _cards(_Line(row, stock), rules),
        _cards(_Line(row, waste), rules)[::-1],
        tops,
        down,
    )


def _diagram(lines: Sequence[_Line], rules: Rules) -> Board | None:
    """Pile 0 is the waste, 8 the stock, 9 to 12 the foundations. Each has its top card first, the
    face-down ones with a hyphen.
    """
    found = [_NUMBERED.fullmatch(line.text) for line in lines[:13]]
    numbers = [each[1] for each in found if each is not None]
    if numbers != [str(number) for number in range(13)]:
        return None
    piles = [
        _cells(_Line(line.row, line.text.partition(":")[2]), rules)[::-1] for line in lines[:13]
    ]
    cards = [[cell.card for cell in pile] for pile in piles]
    tops = _tops([pile[-1] for pile in cards[9:] if pile])
    down = [sum(cell.sign == "-" for cell in pile) for pile in piles[1:8]]
    return board(rules, cards[1:8], cards[8][::-1], cards[0], tops, down)


def _minimal(lines: Sequence[_Line], rules: Rules) -> Board | None:
    """The columns are F to L, with a plus before each card that is face up. Below stand the stock,
    then the waste, its top card, which is shown above, left out.
    """
    if [line.text.split() for line in lines[:1]] != [list("ABCDE")]:
        return None
    at = next((i for i, line in enumerate(lines) if line.text.split() == list("FGHIJKL")), None)
    if at is None or at > 2:
        return None
    top = _cells(lines[1], rules) if at == 2 else []
    first = (lines[0].text.index("A") + lines[0].text.index("B")) / 2
    waste: list[Known] = [cell.card for cell in top if cell.middle < first]
    tops = _tops([cell.card for cell in top if cell.middle > first])
    gaps = (i for i in range(at + 2, len(lines)) if lines[i].row > lines[i - 1].row + 1)
    end = next(gaps, len(lines))
    columns, down = _headed(lines[at], lines[at + 1 : end], rules, lambda cell: cell.sign != "+")
    stock: list[Known] = []
    for line in lines[end:]:
        for cell in _cells(line, rules):
            (waste if cell.sign == "+" else stock).append(cell.card)
    return board(rules, columns, stock, waste[::-1], tops, down)


def _solvitaire(lines: Sequence[_Line], rules: Rules) -> Board | None:
    """The bottom card of a pile is in the first line; ``##`` is a face-down card. The first card of
    the stock is drawn last.
    """
    parts: dict[str, list[_Line]] = {}
    name = ""
    for line in lines:
        if line.text.lstrip().startswith("--- "):
            name = line.text.strip(" -")
            parts[name] = []
        elif line.text.lstrip().startswith("==="):
            break
        elif name:
            parts[name].append(line)
    if not {"Foundations", "Tableau Piles", "Stock | Waste"} <= parts.keys():
        return None
    tops = _tops([card for line in parts["Foundations"] for card in _cards(line, rules)])
    columns = _tabbed(parts["Tableau Piles"], rules, rules.columns)
    stock, waste = _tabbed(parts["Stock | Waste"], rules, 2)
    down = [sum(card is None for card in column) for column in columns]
    return board(rules, columns, stock[::-1], waste, tops, down)


def _own(lines: Sequence[_Line], rules: Rules) -> Board | None:
    """The name of the game may stand before it."""
    at = next((i for i, line in enumerate(lines[:2]) if _OWN.fullmatch(line.text)), None)
    if at is None:
        return None
    head = lines[at]
    found = _OWN.fullmatch(head.text)
    assert found is not None
    if at == 1:
        rules = _rules_named(lines[0].text.split()[0].rstrip(","), rules)
    wasted = [None] * int(found[3] or 0)
    columns, down = _headed(
        lines[at + 1] if len(lines) > at + 1 else head,
        lines[at + 2 :],
        rules,
        lambda cell: cell.sign == "(",
    )
    hand = None
    if found[5]:
        (card,) = _cards(_Line(head.row, found[5]), rules) or [None]
        origin = {"the stock": STOCK, "the waste": WASTE}.get(found[6])
        place = int(found[6][-1]) if origin is None else origin
        hand = None if card is None else Hand(card, place)
    return board(
        rules,
        columns,
        [None] * int(found[1]),
        [*wasted, *_cards(_Line(head.row, found[4]), rules)],
        _tops(_cards(_Line(head.row, found[7]), rules)),
        down,
        int(found[2] or 1),
        hand,
    )


def _line_mode(lines: Sequence[_Line], rules: Rules) -> Board | None:
    """The board of the line mode: stock, waste, cards below the top of the waste, foundations; then
    the columns under their numbers. It names no pass, so it is the first.
    """
    words = lines[0].text.split() if lines else []
    if len(lines) < 3 or not _STOCK.fullmatch(words[0]) or rules.kind.has_hand:
        return None
    row, tops, wasted = lines[0].row, words[-4:], words[1:-4]
    buried = int(wasted.pop()) if wasted and _BURIED.fullmatch(wasted[-1]) else 0
    waste = _cards(_Line(row, " ".join(wasted)), rules)
    columns, down = _headed(lines[1], lines[2:], rules, lambda cell: cell.card is None)
    return board(
        rules,
        columns,
        [None] * int("0" + words[0].strip("▒OX")),
        [*[None] * max(0, buried + 1 - len(waste)), *waste] if waste else waste,
        _tops(_cards(_Line(row, " ".join(top for top in tops if len(top) > 1)), rules)),
        down,
    )


# The parts of a board


def _begins(lines: Sequence[_Line], word: str) -> bool:
    return bool(lines) and lines[0].text.lstrip().lower().startswith(word)


def _cells(line: _Line, rules: Rules) -> list[_Cell]:
    """Returns the cards of a line. Raises ``BoardError`` for anything else."""
    cells, at = [], 0
    while at < len(line.text):
        if line.text[at].isspace() or line.text[at] in ",|":
            at += 1
            continue
        found = _CELL.match(line.text, at)
        if found is None:
            empty = _EMPTY.match(line.text, at)
            if empty is None:
                raise _no_card(line, at)
            at = empty.end()
            continue
        card = None if found["card"] is None else card_of(found["card"], rules.deck)
        if found["card"] is not None and (card is None or card >= rules.deck_size):
            raise _no_card(line, at)
        cells.append(_Cell(card, found["sign"], (at + found.end()) / 2))
        at = found.end()
    return cells


def _cards(line: _Line, rules: Rules) -> list[Known]:
    return [cell.card for cell in _cells(line, rules)]


def _headed(
    heading: _Line, lines: Iterable[_Line], rules: Rules, is_down: Callable[[_Cell], bool]
) -> tuple[list[list[Known]], list[int]]:
    """Returns the columns below their numbers or letters, and the face-down cards of each."""
    middles = [(word.start() + word.end()) / 2 for word in re.finditer(r"\S+", heading.text)]
    columns: list[list[Known]] = [[] for _ in middles]
    down = [0] * len(middles)
    for height, line in enumerate(lines):
        for cell in _cells(line, rules):
            at = min(range(len(middles)), key=lambda i: abs(middles[i] - cell.middle))
            if abs(middles[at] - cell.middle) > _SLANT or len(columns[at]) != height:
                raise _no_place(line, cell.middle)
            columns[at].append(cell.card)
            down[at] += is_down(cell)
    return columns, down


def _tabbed(lines: Iterable[_Line], rules: Rules, count: int) -> list[list[Known]]:
    """Returns ``count`` piles whose cards stand below each other, with tabs between the piles."""
    piles: list[list[Known]] = [[] for _ in range(count)]
    for height, line in enumerate(lines):
        for pile, word in zip(piles, line.text.rstrip().split("\t"), strict=False):
            cards = _cards(_Line(line.row, word), rules)
            if len(cards) > 1 or (cards and len(pile) != height):
                raise _no_place(line, len(line.text) - len(line.text.lstrip()))
            pile += cards
        if line.text.rstrip().count("\t") >= count:
            raise _no_place(line, line.text.rindex("\t") + 1)
    return piles


def _tops(cards: Iterable[Known]) -> list[int]:
    """Returns the heights of the foundations with these top cards."""
    heights = [0, 0, 0, 0]
    for card in cards:
        if card is not None:
            heights[suit_of(card)] = max(heights[suit_of(card)], rank_of(card))
    return heights


def _heights(line: _Line, rules: Rules) -> list[int]:
    """Reads ``Foundations: H-0 C-A D-3 S-T``."""
    heights = [0, 0, 0, 0]
    for word in line.text.partition(":")[2].split():
        found = _TOP.fullmatch(word)
        card = None
        if found is not None and found[2] != "0":
            card = card_of(found[2] + found[1], rules.deck)
        if found is None or (card is None and found[2] != "0"):
            raise BoardError(BoardFault.CARD, text=word[:20], line=line.row)
        if card is not None:
            heights[suit_of(card)] = rank_of(card)
    return heights


def _rules_named(name: str, rules: Rules) -> Rules:
    """Returns the rules that the title of a game names; else those that were asked for."""
    if name in VARIANTS:
        return VARIANTS[name].rules
    try:
        return parse_rules(name.partition("-")[0])
    except RulesError:
        return rules


def _no_card(line: _Line, at: float) -> BoardError:
    return BoardError(BoardFault.CARD, text=line.text[int(at) :].split()[0][:20], line=line.row)


def _no_place(line: _Line, at: float) -> BoardError:
    start = line.text[: int(at) + 1].rstrip().rfind(" ") + 1
    text = line.text[start:].split()[0]
    return BoardError(BoardFault.PLACE, text=text[:20], line=line.row)
