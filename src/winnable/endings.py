"""Endings that need no search, told from what the player knows.

An ending is said only if it is certain from the player's own knowledge: while a card of the stock
is still unseen, drawing may help, so nothing is said.
"""

from enum import StrEnum

from .law import draw_move, legal_moves, play, refusal
from .position import FOUNDATION, WASTE, Move, Position
from .rules import Family
from .view import View


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    NO_MOVE = "no-move"
    CYCLING = "cycling"
    """Only the stock moves, and no card that it brings up can ever be played."""


def ending(position: Position, view: View) -> Ending | None:
    """The ending that ``view``, the player's view of ``position``, makes certain; else None."""
    if view.is_won:
        return Ending.WON
    if not view.legal:
        return Ending.NO_MOVE
    draw = draw_move(view.rules)
    if view.legal != (draw,) or not view.stock_is_known:
        return None
    # Only known cards and visible piles are looked at: drawing never moves a face-down card.
    met = set()
    while (position.stock, position.waste) not in met:
        if position.redeals_left is None:
            met.add((position.stock, position.waste))
        step = play(position, draw)
        position, legal = step.after, legal_moves(step.after)
        if step.went_out or legal not in ((), (draw,)):
            return None
        if not legal:
            return Ending.CYCLING
    return Ending.CYCLING


def finishing_moves(position: Position, view: View) -> tuple[Move, ...]:
    """Moves that bring every card out by draws and foundation moves alone; () if there are none.

    They are told only if the player can see that they are there: no card is face down or unseen in
    the stock. Solitario has none: there the player takes each card (rule 9 of its text).
    """
    if view.is_won or any(view.down) or view.rules.family is Family.SOLITARIO:
        return ()
    if not view.stock_is_known:
        return ()
    draw, moves, vain = draw_move(view.rules), [], 0
    while not position.is_won:
        tops = [Move(WASTE, FOUNDATION), *(Move(n + 1, FOUNDATION) for n in range(len(view.down)))]
        move = next((top for top in tops if refusal(position, top) is None), draw)
        vain = vain + 1 if move == draw else 0
        if vain > 2 * view.rules.deck_size or refusal(position, move) is not None:
            return ()
        moves.append(move)
        position = play(position, move).after
    return tuple(moves)
