"""The text of a whole game, used as save file, share text and test. Syntax only; no law.

::

    winnable game 1
    rules d1p3
    scoring foundation
    address 4217
    deal 9H2CKD...
    seconds 480
    assisted yes
    moves sw w5 (sw sw) 35x2 * 3f

``scoring``, ``opening``, ``address``, ``seconds`` and ``assisted`` are optional. With an address
``deal`` is optional too; without it the text reveals no card that was not played. A game that
starts from a table in mid-game has ``table`` and the text of its view instead of ``deal``; the
cards that were revealed later are in that text too. Brackets after a
move hold an alternative to it that was played and undone. ``*`` marks the current position; without
it, the current position is the end of the main line. Lines may be wrapped inside ``moves``; ``#``
begins a comment line.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeVar

from ..law.deals import NUMBERED, Deal, DealError
from ..law.errors import ErrorOf, check_text, check_type
from ..law.possible import PositionError
from ..law.reading import parse_deal
from ..law.rules import Rules, RulesError, parse_rules
from ..law.scoring import Scoring
from .tree import Node, Tree

T = TypeVar("T")

HEAD: Final = "winnable game 1"
_FIELDS: Final = (
    *("rules", "scoring", "opening", "address", "deal", "table"),
    *("seconds", "assisted", "moves"),
)
_LIMIT: Final = 8_000_000
"""Most characters of a game text; a game of 100,000 moves has a tenth of it."""
_WIDTH: Final = 96
_ADDRESS: Final = re.compile(rf"{NUMBERED}|javasol:-?[0-9]{{1,19}}")
_WORD: Final = re.compile(r"[()*]|[^\s()*]+")


class RecordFault(StrEnum):
    """What can be wrong with a game text. Every language file has a sentence for each."""

    HEAD = "record-head"
    FIELD = "record-field"
    TWICE = "record-twice"
    MISSING = "record-missing"
    SCORING = "record-scoring"
    SECONDS = "record-seconds"
    ASSISTED = "record-assisted"
    OPENING = "record-opening"
    ADDRESS = "record-address"
    BRACKET = "record-bracket"
    HERE = "record-here"
    MOVE = "record-move"
    BRANCH = "record-branch"
    LONG = "record-long"
    MOVES = "record-moves"
    UNDO = "record-undo"
    UNCHECKED = "record-unchecked"
    SCORING_DECK = "scoring-deck"
    TABLE = "record-table"


class RecordError(ErrorOf[RecordFault], ValueError):
    """The text of a game cannot be read or replayed.

    Its fault may be one of the rules or the deal in the text; ``details`` are that fault's then.
    """


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """A game as its text describes it. The law has not checked the moves.

    Raises ``RecordError`` if it has scoring in solitario.
    """

    rules: Rules
    scoring: Scoring
    deal: Deal
    tree: Tree[str] = field(default_factory=lambda: Tree(""))
    """The moves, as text."""
    opening: int = 0
    """The balance that cumulative Vegas carries over from earlier games."""
    seconds: int = 0
    """Playing time in seconds."""
    assisted: bool = False
    """Whether the player was told about hidden cards."""
    table_text: str | None = None
    """The text of the table that the game starts from; then ``deal`` is ``no_deal``."""

    def __post_init__(self) -> None:
        check_type("rules", "Rules", self.rules, Rules)
        check_type("deal", "a Deal", self.deal, Deal)
        check_type("scoring", "a Scoring", self.scoring, Scoring)
        if not self.rules.kind.scores and self.scoring is not Scoring.NONE:
            raise RecordError(RecordFault.SCORING_DECK)


def no_deal(rules: Rules) -> Deal:
    """Returns the deal of a game that starts from a table: it has no cards and no name."""
    return Deal(rules.deck, ())


def header_text(record: Record, *, tells_deal: bool = True) -> str:
    """Writes the lines before the moves. Without ``tells_deal``, the cards are left out if an
    address determines them.
    """
    lines = [HEAD, f"rules {record.rules}"]
    if record.scoring is not Scoring.NONE:
        lines.append(f"scoring {record.scoring}")
    if record.opening:
        lines.append(f"opening {record.opening}")
    if record.deal.address is not None:
        lines.append(f"address {record.deal.address}")
    if record.table_text is not None:
        lines.append(f"table {record.table_text}")
    elif tells_deal or record.deal.address is None:
        lines.append(f"deal {record.deal}")
    if record.seconds:
        lines.append(f"seconds {record.seconds}")
    if record.assisted:
        lines.append("assisted yes")
    return "\n".join(lines) + "\n"


def moves_text(tree: Tree[T], word: Callable[[T], str]) -> str:
    """Writes the lines of the moves. ``word`` gives the text of a value."""
    lines = []
    moves = " ".join(["moves", *_words(tree, word)]).replace("( ", "(").replace(" )", ")")
    start, indent = 0, ""
    while len(moves) - start > (room := _WIDTH - len(indent)):
        end = moves.rfind(" ", start, start + room + 1)
        if end < 0:  # a single word is longer than a line
            end = moves.find(" ", start + room)
        if end < 0:
            break
        lines.append(indent + moves[start:end])
        start, indent = end + 1, "  "
    lines.append(indent + moves[start:])
    return "\n".join(lines) + "\n"


def add_move(moves: str, word: str) -> str:
    """Returns the lines of the moves after another move at the end of the main line, the current
    position.
    """
    length = len(moves) - 1 - (moves.rfind("\n", 0, -1) + 1)
    gap = " " if length + 1 + len(word) <= _WIDTH else "\n  "
    return f"{moves[:-1]}{gap}{word}\n"


def _words(tree: Tree[T], word: Callable[[T], str]) -> list[str]:
    """Returns the words of the tree; no star at the end of the main line, which is the default."""
    here = None if tree.here is tree.end else tree.here
    words = ["*"] if here is tree.root else []
    waiting: list[Node[T] | str] = [tree.root]  # words, and nodes whose line continues
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            words.append(item)
            continue
        while children := item.children:
            item = children[0]
            words.append(word(item.value))
            if item is here:
                words.append("*")
            if len(children) > 1:
                waiting.append(item)
                for other in reversed(children[1:]):
                    star = ["*"] if other is here else []
                    waiting += (")", other, *star, word(other.value), "(")
                break
    return words


def parse_record(text: str) -> Record:
    """Parses a game text. Raises ``RecordError`` with the line (from 1) or the move at fault."""
    check_text(text)
    if len(text) > _LIMIT:
        raise RecordError(RecordFault.LONG, size=len(text), most=_LIMIT)
    fields = _read_fields(text)
    table = _read_table(fields)
    if "address" in fields:
        fields.setdefault("deal", fields["address"])
    for name in ("rules", "deal", "moves") if table is None else ("rules", "moves"):
        if name not in fields:
            raise RecordError(RecordFault.MISSING, what=name)
    try:
        rules = parse_rules(fields["rules"])
        deal = no_deal(rules) if table is not None else parse_deal(fields["deal"], rules)
        address = fields.get("address")
        if address is not None:
            if not _ADDRESS.fullmatch(address) or parse_deal(address, rules) != deal:
                raise RecordError(RecordFault.ADDRESS, text=address[:24])
            deal = Deal(deal.deck, deal.cards, address)
    except (RulesError, DealError, PositionError) as error:
        raise error.within(RecordError) from None
    scoring = fields.get("scoring", Scoring.NONE.value)
    if scoring not in Scoring.__members__.values():
        raise RecordError(RecordFault.SCORING, text=scoring[:24])
    record = Record(rules, Scoring(scoring), deal, table_text=table)
    opening = _read_integer(fields, "opening", RecordFault.OPENING, r"-?[0-9]{1,9}")
    seconds = _read_integer(fields, "seconds", RecordFault.SECONDS, r"[0-9]{1,9}")
    if fields.get("assisted", "yes") != "yes":
        raise RecordError(RecordFault.ASSISTED, text=fields["assisted"][:24])
    record = replace(record, opening=opening, seconds=seconds, assisted="assisted" in fields)
    _read_tree(fields["moves"], record.tree)
    if not rules.undo and (record.tree.here.children or "(" in fields["moves"]):
        raise RecordError(RecordFault.UNDO)
    return record


def _read_table(fields: dict[str, str]) -> str | None:
    """Returns the table of a game that starts from one; such a game has no deal and no scoring."""
    table = fields.get("table")
    if table is None:
        return None
    others = fields.keys() & {"deal", "address", "scoring", "opening"}
    if others or table.partition(" ")[0] != fields.get("rules"):
        raise RecordError(RecordFault.TABLE)
    return table


def _read_fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    moves: list[str] = []
    head = False
    for at, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if not head:
            if line != HEAD:
                raise RecordError(RecordFault.HEAD, line=at, need=HEAD)
            head = True
            continue
        if "moves" in fields:
            moves.append(line)
            continue
        name, _, value = line.partition(" ")
        if name not in _FIELDS:
            raise RecordError(RecordFault.FIELD, line=at, text=name[:24])
        if name in fields:
            raise RecordError(RecordFault.TWICE, line=at, what=name)
        fields[name] = value.strip()
    if not head:
        raise RecordError(RecordFault.HEAD, line=1, need=HEAD)
    if moves:
        fields["moves"] = " ".join([fields["moves"], *moves])
    return fields


def _read_integer(fields: dict[str, str], name: str, fault: RecordFault, form: str) -> int:
    value = fields.get(name, "0")
    if not re.fullmatch(form, value, re.ASCII):
        raise RecordError(fault, text=value[:24])
    return int(value)


def _read_tree(text: str, tree: Tree[str]) -> None:
    node, here = tree.root, None
    opened: list[Node[str]] = []
    known: set[tuple[Node[str], str]] = set()
    words = _WORD.findall(text)
    for at, word in enumerate(words, 1):
        if word == "(":
            if node.parent is None:
                raise RecordError(RecordFault.BRACKET, at=at)
            opened.append(node)
            node = node.parent
        elif word == ")":
            if not opened or node is opened[-1].parent:
                raise RecordError(RecordFault.BRACKET, at=at)
            node = opened.pop()
        elif word == "*":
            if here is not None or (opened and node is opened[-1].parent):
                raise RecordError(RecordFault.HERE, at=at)
            here = node
        else:
            if (node, word) in known:
                raise RecordError(RecordFault.BRANCH, at=at, text=word[:24])
            known.add((node, word))
            node = node.add(word)
    if opened:
        raise RecordError(RecordFault.BRACKET, at=len(words))
    tree.here = here or node
