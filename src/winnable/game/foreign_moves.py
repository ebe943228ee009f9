"""Lists of moves as other programs print them, played under the law.

They stand below a word like ``Moves:``. Klondike-Solver: ``DR6`` draws six times, ``NEW`` turns the
waste over, ``F4`` turns the card of column 4; ``W5``, ``25``, ``WS``, ``7D`` move a card (``W`` is
the waste, a letter the foundation of its suit), ``65-4`` moves four. MinimalKlondike: ``@`` draws,
``A`` is the waste, ``B`` to ``E`` are the foundations, ``F`` to ``L`` the columns; the target says
how many cards move. lonelybot: ``=`` draws or turns the waste over, ``8♥:1▸4`` moves the cards from
8♥ on (``D`` is the waste); before these stand its own moves, which are left out, and after them
those of MinimalKlondike, but with other foundations. Solvitaire prints the board after each move.

Sources: ``README.txt`` of Klondike-Solver, ``Entities/Board.cs`` of MinimalKlondike,
``lonecli/src/main.rs`` and ``src/formatter.rs`` of lonelybot, ``solver.cpp`` of Solvitaire.
"""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from ..law.cards import Known, card_text, suit_of
from ..law.moves import draw_move, legal_moves, play
from ..law.position import (
    FOUNDATION,
    WASTE,
    IllegalMove,
    Move,
    MoveError,
    MoveFault,
    Place,
    Position,
    foundation,
)
from ..law.reading import CARD, Board, parse_card, revealed, shown_boards, value_of
from ..law.rules import Rules
from ..law.view import View
from .game import Game
from .hidden import HiddenCard
from .record import RecordError, RecordFault

Word: TypeAlias = str | Board
"""A move as it is written, or the board after it."""

_LABEL: Final = re.compile(
    r"^[^\w\n]*(?:moves|steps|solution|(?:minimal )?solution in \d+ moves\b.*"
    r"|solved in \d+ moves\b.*|run in .*|total visit:.*"
    r"|(?P<lonely>solvable in \d+ moves)\s*(?:(?:[DSP][PS]|R) \S{2,4}, ?)*)[ \t]*:?",
    re.IGNORECASE | re.MULTILINE,
)
"""What stands before the moves. lonelybot prints figures of its search above."""
_TOKEN: Final = re.compile(
    r"DR(?P<draws>\d{1,3})|(?P<new>NEW)|F(?P<turned>[1-9])"
    r"|(?P<source>[W1-9CDHS])(?P<target>[1-9CDHS])(?<![CDHS]{2})(?:-(?P<count>\d{1,2}))?"
    r"|(?P<ats>@*)(?P<one>[A-L])(?P<other>[A-L])|(?P<turns>=+)"
    rf"|(?P<card>{CARD}):(?P<start>[D1-9♥♦♣♠])▸(?P<end>[1-9♥♦♣♠])"
)
_SUITS: Final = "CDSH"
"""The foundations of MinimalKlondike."""
_LONELY: Final = str.maketrans("BCDE", "ECBD")
"""Those of lonelybot, which has them in the order HDCS."""


def foreign_moves(text: str, rules: Rules) -> tuple[str, Sequence[Word]]:
    """Divides a text into what stands before a list of moves, and the moves; none: no list.

    Raises ``RecordError`` for a word among the moves that is none, and ``PositionError``.
    """
    if text.lstrip().startswith("winnable game "):  # has moves of its own
        return text, ()
    labels = [*_LABEL.finditer(text)]
    for label in reversed(labels):
        shown = shown_boards(text[label.end() :], rules)
        if shown:
            table = value_of(revealed(shown))
            return table.text if isinstance(table, Position | View) else str(table), shown[1:]
        moves = _listed(text[label.end() :], is_lonely=bool(label["lonely"]))
        if moves:
            return text[: labels[0].start()], moves
    return text, ()


def _listed(text: str, *, is_lonely: bool) -> list[str]:
    """Returns the words of a list, which ends at the first line that begins with another word."""
    moves: list[str] = []
    for line in text.splitlines():
        if is_lonely:
            words = re.findall(r"=+|[^\s=]+", re.sub(r"(?<==)\s+(?==)", "", line.replace("@", "=")))
            words = [word if ":" in word else word.translate(_LONELY) for word in words]
        else:
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
    return moves


def play_foreign(game: Game, moves: Sequence[Word]) -> None:
    """Plays the moves of a list. Raises ``RecordError`` with the number of the word at fault."""
    for at, word in enumerate(moves, 1):
        try:
            if isinstance(word, Board):
                _play_to(game, word)
            else:
                _play(game, word)
        except (IllegalMove, MoveError, HiddenCard) as error:
            written = word if isinstance(word, str) else _card_moved(game.position, word)
            raise RecordError(RecordFault.MOVE, at=at, text=written, why=error) from None


def _play(game: Game, word: str) -> None:
    token = _TOKEN.fullmatch(word)
    assert token is not None
    for _ in range(int(token["draws"] or 0) + len(token["ats"] or "")):
        _draw(game)
    if token["turns"]:
        _turn(game, len(word))
    elif token["turned"] and game.rules.by_hand:
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
    elif token["card"]:
        game.play(_named(game, token["card"], token["start"], token["end"]))


def _draw(game: Game) -> None:
    """Draws; turns the waste over first if the stock is empty."""
    if not game.position.stock and game.position.waste:
        game.play(draw_move(game.rules))
        if game.rules.redeal_draws:
            return
    game.play(draw_move(game.rules))


def _turn(game: Game, count: int) -> None:
    """Draws as lonelybot does: one of the times turns the waste over, and draws nothing."""
    while count > 0:
        is_redeal = not game.position.stock and bool(game.position.waste)
        count -= 1 + (is_redeal and game.rules.redeal_draws)
        if count >= 0:
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


def _named(game: Game, name: str, start: str, end: str) -> Move:
    """Returns the move of the cards from a named one on."""
    card = parse_card(name, game.deal.deck)
    target = int(end) if end.isdigit() else FOUNDATION
    if not start.isdigit():
        return Move(WASTE if start == "D" else foundation(suit_of(card)), target)
    column = game.position.columns[int(start) - 1 : int(start)]
    if not column or card not in column[0]:
        raise MoveError(MoveFault.TEXT, text=name)
    return Move(int(start), target, len(column[0]) - column[0].index(card))


def _play_to(game: Game, board: Board) -> None:
    """Plays the draws and the move after which the table is as on a board of Solvitaire."""
    drawn, position = list[Move](), game.position
    taken = {*position.stock, *position.waste}.difference(board.stock, board.waste)
    for _ in range(2 * len(position.stock + position.waste) + 2):
        if taken <= {*position.waste[-1:]}:
            for move in legal_moves(position):
                if _is_shown(play(position, move).after, board):
                    for each in (*drawn, move):
                        game.play(each)
                    return
        drawn.append(draw_move(game.rules))
        position = play(position, drawn[-1]).after
    raise MoveError(MoveFault.TEXT, text="")


def _is_shown(position: Position, board: Board) -> bool:
    """Whether a board is that of a position. Solvitaire turns the waste over before the draw."""
    talon = position.waste + position.stock[::-1]
    return (
        (position.foundations, position.down) == (board.foundations, board.down)
        and talon == board.waste + board.stock[::-1]
        and (len(position.waste) == len(board.waste) or not (position.stock or board.waste))
        and all(
            len(column) == len(shown) and all(map(_is_card, column, shown))
            for column, shown in zip(position.columns, board.columns, strict=True)
        )
    )


def _is_card(card: Known, shown: Known) -> bool:
    return shown is None or card == shown


def _card_moved(position: Position, board: Board) -> str:
    """Returns the first card of a board that lies in another column than before; empty for none."""
    for before, shown in zip(position.columns, board.columns, strict=True):
        for card in shown:
            if card is not None and card not in before:
                return card_text(card, position.rules.deck)
    return ""
