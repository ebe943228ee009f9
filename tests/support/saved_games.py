"""Saved games of KPat and PySolFC, written after their sources.

``DealerScene::saveFile`` and ``saveLegacyFile`` of KPat, ``pysolDumpGame`` of PySolFC.
"""

import os
import pickle
from io import BytesIO
from itertools import pairwise

from winnable.game.game import Game
from winnable.law.cards import Card, rank_of, suit_of
from winnable.law.position import Position

_SUITS = ("hearts", "diamonds", "clubs", "spades")
_RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)
_Piles = dict[str, list[tuple[Card, bool]]]


def kpat(game: Game, undone: int = 0) -> str:
    """A game that stands ``undone`` moves before its last one."""
    positions = [game.steps[0].before, *(step.after for step in game.steps)]
    states = [_piles(position) for position in positions]
    draw = game.rules.draw
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<kpat-game game-type="klondike" game-type-options="{draw}" deal-number="24">',
    ]
    for at, (before, now) in enumerate(pairwise([_Piles(), *states])):
        current = ' current="true"' if at == len(states) - 1 - undone else ""
        lines.append(f' <state game-specific-state=""{current}>')
        faces = dict(card for pile in before.values() for card in pile)
        for name, pile in now.items():
            fresh = [(i, card) for i, card in enumerate(pile) if card not in before.get(name, [])]
            if not fresh:
                continue
            lines.append(f'  <move pile="{name}" position="{fresh[0][0]}">')
            for _, (card, is_up) in fresh:
                face = "face-up" if is_up else "face-down"
                turn = "" if faces.get(card) == is_up else f' turn="{face}"'
                lines.append(
                    f'   <card id="{card:07}" suit="{_SUITS[suit_of(card)]}"'
                    f' rank="{_RANKS[rank_of(card) - 1]}"{turn}/>'
                )
            lines.append("  </move>")
        lines.append(" </state>")
    return "\n".join([*lines, "</kpat-game>", ""])


def old_kpat(position: Position) -> str:
    """The older form, which has the piles."""
    numbers = {name: at for at, name in enumerate(["talon", *_FOUNDATIONS, *_COLUMNS])}
    draw = position.rules.draw
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<!DOCTYPE kpat>",
        f'<dealer id="18" options="{draw}" number="24" moves="9" started="1" data="">',
    ]
    for name, pile in _piles(position).items():
        lines.append(f' <pile index="{numbers.get(name, 13)}" z="1">')
        lines += [
            f'  <card suit="{"CDHS".index("HDCS"[suit_of(card)])}" value="{rank_of(card)}"'
            f' faceup="{int(is_up)}" z="1"/>'
            for card, is_up in pile
        ]
        lines.append(" </pile>")
    return "\n".join([*lines, "</dealer>", ""])


class Bomb:
    """What a pickle can hold: loading it removes a file."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.unlink, (self.path,)


def pysolfc(position: Position, game: int = 2, protocol: int = 4, state: object = None) -> bytes:
    """A file of PySolFC; ``state`` is that of its generator."""
    piles = _piles(position)
    order = ["talon", "pile", *_FOUNDATIONS, *_COLUMNS]
    values: list[object] = ["PySolFC", "3.6.1", (3, 6, 1), 0, 1, game, 24 | 1 << 1000]
    values += [((None,), (3, (*range(7), 2**31), None)) if state is None else state, len(order)]
    for name in order:
        values.append(len(piles[name]))
        for card, is_up in piles[name]:
            values += [13 * "CSHD".index("HDCS"[suit_of(card)]) + rank_of(card) - 1, is_up]
    values += [position.passes, False, Bomb("saveinfo"), Bomb("moves"), "EOF"]
    stream = BytesIO()
    for value in values:
        pickle.Pickler(stream, protocol).dump(value)
    return stream.getvalue()


_COLUMNS = [f"play{n}" for n in range(7)]
_FOUNDATIONS = [f"target{n}" for n in range(4)]


def _piles(position: Position) -> _Piles:
    """The cards of each pile of KPat, the top card last, and whether each is face up."""
    heights = [position.foundations[suit] for suit in (3, 1, 0, 2)]  # any suit may be the first
    piles = {"talon": [(card, False) for card in position.stock]}
    for name, suit, height in zip(_FOUNDATIONS, (3, 1, 0, 2), heights, strict=True):
        piles[name] = [(card, True) for card in range(suit, 4 * height, 4)]
    for name, column, down in zip(_COLUMNS, position.columns, position.down, strict=True):
        piles[name] = [(card, at >= down) for at, card in enumerate(column)]
    return piles | {"pile": [(card, True) for card in position.waste]}
