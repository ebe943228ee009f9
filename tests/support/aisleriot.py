"""The Klondike of an installed AisleRiot, played by its own rules (``aisleriot.scm``)."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from winnable.law.cards import Card, Known, make_card, rank_of, suit_of
from winnable.law.position import FOUNDATION, STOCK, WASTE, Move, Place, Position, foundation

from .tools import AISLERIOT

KINDS: Final = ("d3", "d1p3", "d1p1", "d1")
"""The rules of its four kinds of game, in the order of its options. At draw three the redeal is a
click of its own.
"""
_SUITS: Final = (2, 1, 0, 3)
"""Its numbers of our suits, and the reverse: the same list."""
_WASTE: Final = 1
_FOUNDATIONS: Final = range(2, 6)
_TABLEAU: Final = range(6, 13)
_Slots = list[list[tuple[int, int, bool]]]


class State(NamedTuple):
    """Its state after an act."""

    is_done: bool
    score: int
    flips: int
    is_won: bool
    can_deal: bool
    slots: _Slots
    drags: list[tuple[int, int, int]]
    """Every drag that it allows: a slot, the number of cards, another slot."""

    @classmethod
    def read(cls, text: str) -> Self:
        return cls(*json.loads(text))

    def moves(self) -> set[Move]:
        """The drags as moves; to any foundation that takes the card. From one foundation to another
        an ace may go, too, which is no move here.
        """
        return {
            Move(self._place(start), _target(end), count)
            for start, count, end in self.drags
            if not (start in _FOUNDATIONS and end in _FOUNDATIONS)
        }

    def aims(self, move: Move) -> list[tuple[int, int, int]]:
        """The drags that make a move: an ace has several."""
        return [
            drag
            for drag in self.drags
            if Move(self._place(drag[0]), _target(drag[2]), drag[1]) == move
            and not (drag[0] in _FOUNDATIONS and drag[2] in _FOUNDATIONS)
        ]

    def _place(self, slot: int) -> Place:
        if slot in _FOUNDATIONS:
            return foundation(_SUITS[self.slots[slot][0][1]])
        return WASTE if slot == _WASTE else slot - _TABLEAU.start + 1

    def position(self) -> tuple[list[list[Card]], list[int], list[list[bool]]]:
        """The stock, the waste and the columns; the heights of the foundations by suit; which cards
        are face up.
        """
        heights = [0, 0, 0, 0]
        for slot in _FOUNDATIONS:
            if cards := self.slots[slot]:
                assert [value for value, _, _ in cards] == [*range(len(cards), 0, -1)]
                heights[_SUITS[cards[0][1]]] = len(cards)
        piles = [self.slots[at][::-1] for at in (0, _WASTE, *_TABLEAU)]
        return (
            [[make_card(value, _SUITS[suit]) for value, suit, _ in pile] for pile in piles],
            heights,
            [[is_up for *_, is_up in pile] for pile in piles],
        )


def _target(slot: int) -> Place:
    return FOUNDATION if slot in _FOUNDATIONS else slot - _TABLEAU.start + 1


def shown(position: Position) -> tuple[list[list[Known]], list[int], list[list[bool]]]:
    """A position of ours in the same form."""
    piles = [position.stock, position.waste, *position.columns]
    down = [len(position.stock), 0, *position.down]
    return (
        [list(pile) for pile in piles],
        list(position.foundations),
        [[at >= low for at in range(len(pile))] for pile, low in zip(piles, down, strict=True)],
    )


class AisleRiot:
    """The program."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def begin(self, kind: int, position: Position) -> State:
        """A new game of a kind with the cards of a deal."""
        down = position.down
        piles = [
            [_card(card, is_up=False) for card in position.stock],
            *([] for _ in (_WASTE, *_FOUNDATIONS)),
            *(
                [_card(card, is_up=at >= down[n]) for at, card in enumerate(column)]
                for n, column in enumerate(position.columns)
            ),
        ]
        slots = " ".join(f"({' '.join(pile[::-1])})" for pile in piles)
        return self._ask(f"(begin {kind} ({slots}))")

    def deal(self) -> State:
        return self._ask("(deal)")

    def drop(self, start: int, count: int, end: int) -> State:
        return self._ask(f"(drop {start} {count} {end})")

    def double(self, slot: int) -> State:
        return self._ask(f"(double {slot})")

    def _ask(self, text: str) -> State:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()
        return State.read(self._process.stdout.readline())


def _card(card: Known, *, is_up: bool) -> str:
    assert card is not None
    return f"({rank_of(card)} {_SUITS[suit_of(card)]} #{'t' if is_up else 'f'})"


@contextmanager
def running() -> Iterator[AisleRiot]:
    folder = AISLERIOT.need()
    script = Path(__file__).with_suffix(".scm")
    command: list[Any] = ["guile", "--no-auto-compile", script, folder]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield AisleRiot(process)
        assert process.stdin is not None
        process.stdin.close()


def is_draw(move: Move) -> bool:
    return move.source == STOCK
