"""Lists of moves as Klondike-Solver and MinimalKlondike print them, played under the law.

Both stand below a word like ``Moves:``. Klondike-Solver: ``DR6`` draws six times, ``NEW`` turns the
waste over, ``F4`` turns the card of column 4; ``W5``, ``25``, ``WS``, ``7D`` move a card (``W`` is
the waste, a letter the foundation of its suit), ``65-4`` moves four. MinimalKlondike: ``@`` draws,
``A`` is the waste, ``B`` to ``E`` are the foundations, ``F`` to ``L`` the columns; the target says
how many cards move. Sources: ``README.txt`` of Klondike-Solver, ``Entities/Board.cs`` of
MinimalKlondike.
"""

import re
from collections.abc import Sequence
from typing import Final

from ..law.moves import draw_move, legal_moves
from ..law.position import (
    FOUNDATION,
    WASTE,
    IllegalMove,
    Move,
    MoveError,
    MoveFault,
    Place,
    foundation,
)
from .game import Game
from .hidden import HiddenCard
from .record import RecordError, RecordFault

_LABEL: Final = re.compile(
    r"^[^\w\n]*(?:moves|steps|solution|(?:minimal )?solution in \d+ moves\b.*"
    r"|solved in \d+ moves\b.*)[ \t]*:?",
    re.IGNORECASE | re.MULTILINE,
)
"""What stands before the moves."""
_TOKEN: Final = re.compile(
    r"DR(?P<draws>\d{1,3})|(?P<new>NEW)|F(?P<turned>[1-9])"
    r"|(?P<source>[W1-9CDHS])(?P<target>[1-9CDHS])(?<![CDHS]{2})(?:-(?P<count>\d{1,2}))?"
    r"|(?P<ats>@*)(?P<one>[A-L])(?P<other>[A-L])"
)
_SUITS: Final = "CDSH"
"""The foundations of MinimalKlondike."""


def foreign_moves(text: str) -> tuple[str, Sequence[str]]:
    """Divides a text into what stands before a list of moves, and the moves; none: no list.

    Raises ``RecordError`` for a word among the moves that is none.
    """
    if text.lstrip().startswith("winnable game "):  # has moves of its own
        return text, ()
    labels = [*_LABEL.finditer(text)]
    for label in reversed(labels):
        moves: list[str] = []
        for line in text[label.end() :].splitlines():
            words = line.split()
            if not words and not moves:
                continue
            if not words or not _TOKEN.fullmatch(words[0]):
                break
            for word in words:
                if not _TOKEN.fullmatch(word):
                    why = MoveError(MoveFault.TEXT, text=word[:20])
                    raise RecordError(RecordFault.MOVE, at=len(moves) + 1, text=word[:20], why=why)
                moves.append(word)
        if moves:
            return text[: labels[0].start()], moves
    return text, ()


def play_foreign(game: Game, moves: Sequence[str]) -> None:
    """Plays the moves of a list. Raises ``RecordError`` with the number of the word at fault."""
    for at, word in enumerate(moves, 1):
        try:
            _play(game, word)
        except (IllegalMove, MoveError, HiddenCard) as error:
            raise RecordError(RecordFault.MOVE, at=at, text=word, why=error) from None


def _play(game: Game, word: str) -> None:
    token = _TOKEN.fullmatch(word)
    assert token is not None
    for _ in range(int(token["draws"] or 0) + len(token["ats"] or "")):
        _draw(game)
    if token["turned"] and game.rules.by_hand:
        column = int(token["turned"])
        game.play(Move(column, column))
    elif token["source"]:
        source = _place(game, token["source"], is_source=True)
        target = _place(game, token["target"], is_source=False)
        game.play(Move(source, target, int(token["count"] or 1)))
    elif token["one"]:
        source, target = _letter(game, token["one"], is_source=True), _letter(game, token["other"])
        fits = (
            move
            for move in legal_moves(game.position)
            if (move.source, move.target) == (source, target)
        )
        game.play(next(fits, Move(source, target)))


def _draw(game: Game) -> None:
    """Draws; turns the waste over first if the stock is empty."""
    if not game.position.stock and game.position.waste:
        game.play(draw_move(game.rules))
        if game.rules.redeal_draws:
            return
    game.play(draw_move(game.rules))


def _place(game: Game, sign: str, *, is_source: bool) -> Place:
    if sign == "W":
        return WASTE
    if sign.isdigit():
        return int(sign)
    return foundation(game.deal.deck.suits.index(sign)) if is_source else FOUNDATION


def _letter(game: Game, letter: str, *, is_source: bool = False) -> Place:
    at = ord(letter) - ord("A")
    return _place(game, "W" if not at else (_SUITS + "1234567")[at - 1], is_source=is_source)
