"""The text of a whole game: save file, share text and test in one. Syntax only; no law.

::

    winnable game 1
    rules d1p3
    scoring foundation
    address 4217
    deal 9H2CKD...
    seconds 480
    assisted yes
    moves sw w5 (sw sw) 35x2 * 3f

``scoring``, ``opening``, ``address``, ``seconds`` and ``assisted`` may be missing, and beside an
address the ``deal``: then the text tells no card that was not played. After a move, brackets hold
what was played instead of it and then taken back; ``*`` marks the place where the game stands
(none: after the last move of the main line). Lines may be wrapped inside ``moves``; ``#`` begins a
comment line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from .deals import Deal, parse_deal
from .errors import DealError, Fault, RecordError, RulesError
from .position import Step
from .rules import Family, Rules, parse_rules
from .scoring import Scoring

HEAD: Final = "winnable game 1"
_FIELDS: Final = ("rules", "scoring", "opening", "address", "deal", "seconds", "assisted", "moves")
_LIMIT: Final = 8_000_000
"""Characters that a game text may have; a game of 100,000 moves has a tenth of it."""
_WIDTH: Final = 96
_ADDRESS: Final = re.compile(r"((easy|normal|hard|tricky):)?[0-9]{1,20}|javasol:-?[0-9]{1,19}")
_WORD: Final = re.compile(r"[()*]|[^\s()*]+")


@dataclass(slots=True, eq=False)
class Node:
    """A place in the tree of moves."""

    word: str = ""
    """The move that leads here, as text; empty at the root."""
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)
    """The moves played from here, the one last chosen first."""
    step: Step | None = None
    """The move as played; filled by ``game``."""

    def child(self, word: str) -> "Node | None":
        """The child that the move ``word`` leads to, if it was played."""
        return next((node for node in self.children if node.word == word), None)

    @property
    def depth(self) -> int:
        """Moves from the deal to here."""
        depth, node = 0, self.parent
        while node is not None:
            depth, node = depth + 1, node.parent
        return depth

    def walk(self) -> Iterator["Node"]:
        """Every node below this one, parents first, main line before branches."""
        waiting = self.children[::-1]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


@dataclass(slots=True, eq=False)
class Record:
    """A game as its text knows it; the law has not looked at it.

    Raises ``RecordError`` if it keeps a score in solitario, which has none.
    """

    rules: Rules
    scoring: Scoring
    deal: Deal
    root: Node = field(default_factory=Node)
    here: Node = field(default_factory=Node)
    opening: int = 0
    """The balance that cumulative Vegas brought in."""
    seconds: int = 0
    assisted: bool = False
    """The player was told something of the cards that were not to be seen."""

    def __post_init__(self) -> None:
        if self.rules.family is Family.SOLITARIO and self.scoring is not Scoring.NONE:
            raise RecordError(Fault.SCORING_DECK)


def record_text(record: Record, *, tells_deal: bool = True) -> str:
    """The canonical text; ``parse_record`` reads it back to an equal record.

    Without ``tells_deal`` the cards are left out where an address names them.
    """
    lines = [HEAD, f"rules {record.rules}"]
    if record.scoring is not Scoring.NONE:
        lines.append(f"scoring {record.scoring}")
    if record.opening:
        lines.append(f"opening {record.opening}")
    if record.deal.address is not None:
        lines.append(f"address {record.deal.address}")
    if tells_deal or record.deal.address is None:
        lines.append(f"deal {record.deal}")
    if record.seconds:
        lines.append(f"seconds {record.seconds}")
    if record.assisted:
        lines.append("assisted yes")
    moves = " ".join(_words(record)).replace("( ", "(").replace(" )", ")")
    lines.append("moves")
    for word in moves.split():
        if len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append(f"  {word}")
        else:
            lines[-1] += f" {word}"
    return "\n".join(lines) + "\n"


def _words(record: Record) -> Iterator[str]:
    """The words of the tree; no star where the main line ends, since play goes on there."""
    end = record.root
    while end.children:
        end = end.children[0]
    star = {record.here: ["*"]} if record.here is not end else {}
    yield from star.get(record.root, [])
    waiting: list[Node | str] = [record.root]  # next last: words, and nodes whose line goes on
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
        elif item.children:
            main, *others = item.children
            waiting.append(main)
            for other in reversed(others):
                waiting += (")", other, *star.get(other, []), other.word, "(")
            yield main.word
            yield from star.get(main, [])


def parse_record(text: str) -> Record:
    """Reads a game text. Raises ``RecordError`` naming the line (from 1) or the move at fault."""
    if len(text) > _LIMIT:
        raise RecordError(Fault.RECORD_LONG, size=len(text), most=_LIMIT)
    fields = _read_fields(text)
    if "address" in fields:
        fields.setdefault("deal", fields["address"])
    for name in ("rules", "deal", "moves"):
        if name not in fields:
            raise RecordError(Fault.RECORD_MISSING, what=name)
    try:
        rules = parse_rules(fields["rules"])
        deal = parse_deal(fields["deal"], rules)
        address = fields.get("address")
        if address is not None:
            if not _ADDRESS.fullmatch(address) or parse_deal(address, rules) != deal:
                raise RecordError(Fault.RECORD_ADDRESS, text=address[:24])
            deal = Deal(deal.deck, deal.cards, address)
    except (RulesError, DealError) as error:
        raise RecordError(error.code, **error.details) from None
    scoring = fields.get("scoring", Scoring.NONE.value)
    if scoring not in Scoring.__members__.values():
        raise RecordError(Fault.RECORD_SCORING, text=scoring[:24])
    record = Record(rules, Scoring(scoring), deal)
    record.opening = _read_integer(fields, "opening", Fault.RECORD_OPENING, r"-?[0-9]{1,9}")
    record.seconds = _read_integer(fields, "seconds", Fault.RECORD_SECONDS, r"[0-9]{1,9}")
    if fields.get("assisted", "yes") != "yes":
        raise RecordError(Fault.RECORD_ASSISTED, text=fields["assisted"][:24])
    record.assisted = "assisted" in fields
    _read_tree(fields["moves"], record)
    return record


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
                raise RecordError(Fault.RECORD_HEAD, line=at, need=HEAD)
            head = True
            continue
        if "moves" in fields:
            moves.append(line)
            continue
        name, _, value = line.partition(" ")
        if name not in _FIELDS:
            raise RecordError(Fault.RECORD_FIELD, line=at, text=name[:24])
        if name in fields:
            raise RecordError(Fault.RECORD_TWICE, line=at, what=name)
        fields[name] = value.strip()
    if not head:
        raise RecordError(Fault.RECORD_HEAD, line=1, need=HEAD)
    if moves:
        fields["moves"] = " ".join([fields["moves"], *moves])
    return fields


def _read_integer(fields: dict[str, str], name: str, fault: Fault, form: str) -> int:
    value = fields.get(name, "0")
    if not re.fullmatch(form, value, re.ASCII):
        raise RecordError(fault, text=value[:24])
    return int(value)


def _read_tree(text: str, record: Record) -> None:
    node, here = record.root, None
    opened: list[Node] = []
    known: set[tuple[Node, str]] = set()
    for at, word in enumerate(_WORD.findall(text), 1):
        if word == "(":
            if node.parent is None:
                raise RecordError(Fault.RECORD_BRACKET, at=at)
            opened.append(node)
            node = node.parent
        elif word == ")":
            if not opened or node is opened[-1].parent:
                raise RecordError(Fault.RECORD_BRACKET, at=at)
            node = opened.pop()
        elif word == "*":
            if here is not None or (opened and node is opened[-1].parent):
                raise RecordError(Fault.RECORD_HERE, at=at)
            here = node
        else:
            if (node, word) in known:
                raise RecordError(Fault.RECORD_BRANCH, at=at, text=word[:24])
            known.add((node, word))
            child = Node(word, node)
            node.children.append(child)
            node = child
    if opened:
        raise RecordError(Fault.RECORD_BRACKET, at=len(_WORD.findall(text)))
    record.here = here or node
    if not record.rules.undo and (record.here.children or any(c == "(" for c in text)):
        raise RecordError(Fault.RECORD_UNDO)
