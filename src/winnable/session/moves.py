"""Moves on the table, lifting and placing runs, undo and redo."""

from collections.abc import Callable
from dataclasses import replace

from ..acts import Act
from ..commands import Command
from ..endings import finishing_moves
from ..intents import best_moves, lifted, moves_meant
from ..law import draw_move, refusal
from ..law import play as make
from ..messages import answers, events
from ..position import FOUNDATION, HAND, STOCK, WASTE, Move, parse_move
from ..reasons import Reason
from ..rules import Family
from .choices import offer_all
from .questions import say_where
from .refusals import incomplete
from .sitting import Sitting


def play(sitting: Sitting, command: Command) -> list[str]:
    """Carries out an act of ``acts.PLAYS``: plays the only matching move, or lists the moves."""
    game = sitting.game
    ways = moves_meant(game.view, command)
    if len(ways) == 1:
        return sitting.play(*ways[0])
    if ways:
        return offer_all(sitting, [move for (move,) in ways])
    if command.card is not None:
        return [say_where(sitting, command.card)]
    return incomplete(sitting, command)


def draw(sitting: Sitting, command: Command) -> list[str]:
    """Draws once, or the given number of times.

    Several draws end where one is refused, and with the last card of the stock. A number that can
    mean cards as well as draws is refused.
    """
    rules, times = sitting.game.rules, command.number or 1
    if rules.draw > 1 and times % rules.draw == 0 and not command.repeats:
        return sitting.refuse(sitting.voice.say("draw-which", draw=rules.draw))
    move, position, refused = draw_move(rules), sitting.game.position, None
    moves = [move]
    while len(moves) < times and refused is None:
        position = make(position, move).after
        if not position.stock:
            break
        refused = refusal(position, move)
        if refused is None:
            moves.append(move)
    lines = sitting.play(*moves)
    return lines if refused is None else [*lines, events.say_refusal(sitting.voice, refused)]


def exact(sitting: Sitting, command: Command) -> list[str]:
    """Plays one move, given as its text."""
    return sitting.play(parse_move(command.text))


def lift(sitting: Sitting, command: Command) -> list[str]:
    """Lifts a run, to be placed elsewhere; in solitario takes a card into the hand."""
    source, view = command.source, sitting.game.view
    if source is None:
        return incomplete(sitting, command)
    if source == STOCK:
        return play(sitting, replace(command, name=Act.DRAW))
    if _is_solitario(sitting):
        return play(sitting, replace(command, name=Act.TAKE, target=source))
    if Move(source, source) in view.legal:
        return sitting.play(Move(source, source))
    sitting.held = lifted(view, source, command.number)
    return [answers.say_held(sitting.voice, view, *sitting.held)]


def place(sitting: Sitting, command: Command) -> list[str]:
    """Places the lifted run."""
    if command.target is None:
        return incomplete(sitting, command)
    if _is_solitario(sitting):
        return play(sitting, replace(command, name=Act.TO))
    held = sitting.held
    if held is None:
        return _empty_hand(sitting)
    if command.target == held.source:
        return back(sitting, command)
    return sitting.play(Move(held.source, command.target, held.cards))


def back(sitting: Sitting, command: Command) -> list[str]:
    """Returns the lifted run to its origin."""
    if _is_solitario(sitting):
        return play(sitting, command)
    held, sitting.held = sitting.held, None
    if held is None:
        return _empty_hand(sitting)
    return [answers.say_put_back(sitting.voice, sitting.game.view, *held)]


def out(sitting: Sitting, command: Command) -> list[str]:
    """Plays a card to its foundation: the card in the hand, if there is one."""
    source = command.source if sitting.game.position.hand is None else HAND
    return play(sitting, Command(Act.MOVE, source=source, target=FOUNDATION))


def best(sitting: Sitting, command: Command) -> list[str]:
    """Plays the best move of a card: the only one, or the one to the foundation. Otherwise lists
    the moves of the card.
    """
    source, view = command.source, sitting.game.view
    if source is None:
        return incomplete(sitting, command)
    if _is_solitario(sitting):
        if view.hand is None or source in (STOCK, WASTE):
            return lift(sitting, command)
        return place(sitting, replace(command, target=source))
    if source == STOCK or Move(source, source) in view.legal:
        return lift(sitting, command)
    held = lifted(view, source, command.number)
    moves = best_moves(view, held)
    if not moves:
        return sitting.refuse(answers.say_no_place(sitting.voice, view, *held))
    return sitting.play(moves[0]) if len(moves) == 1 else offer_all(sitting, moves)


def finish(sitting: Sitting, _: Command) -> list[str]:
    """Plays every card to the foundations if that is certain to succeed."""
    game = sitting.game
    moves = finishing_moves(game.view)
    if not moves:
        reason = f"no-{Reason.GAME_WON}" if game.view.is_won else "no-finish"
        return sitting.refuse(sitting.voice.say(reason))
    count = sum(game.play(move).went_out for move in moves)
    line = " ".join([sitting.voice.say("finished", count=count), *sitting.say_ending()])
    sitting.moved([line])
    return [line, *sitting.save()]


def undo(sitting: Sitting, command: Command) -> list[str]:
    """Undoes the given number of moves."""
    return _repeat(sitting, command.number or 1, lambda: _undo_one(sitting), "nothing-to-undo")


def redo(sitting: Sitting, command: Command) -> list[str]:
    """Redoes the given number of moves."""
    return _repeat(sitting, command.number or 1, lambda: _redo_one(sitting), "nothing-to-redo")


def branch(sitting: Sitting, command: Command) -> list[str]:
    """Redoes the first move of one of the lines played from here."""
    line = command.number or 1
    return _repeat(sitting, 1, lambda: _redo_one(sitting, line), "nothing-to-redo")


def _repeat(sitting: Sitting, times: int, act: Callable[[], str | None], nothing: str) -> list[str]:
    """Calls ``act`` up to ``times`` times, until it returns None; then saves once."""
    lines: list[str] = []
    for _ in range(times):
        line = act()
        if line is None:
            break
        lines.append(line)
    if not lines:
        return sitting.refuse(sitting.voice.say(nothing))
    sitting.moved(lines)
    return lines + sitting.save()


def _undo_one(sitting: Sitting) -> str | None:
    step = sitting.game.undo()
    if step is None:
        return None
    sitting.find_ending()
    return events.say_undo(sitting.voice, step)


def _redo_one(sitting: Sitting, line: int = 1) -> str | None:
    step = sitting.game.redo(line)
    if step is None:
        return None
    said = events.say_redo(sitting.voice, step, sitting.game.view)
    return " ".join([said, *sitting.say_ending()])


def _empty_hand(sitting: Sitting) -> list[str]:
    return sitting.refuse(sitting.voice.say(f"no-{Reason.HAND_EMPTY}"))


def _is_solitario(sitting: Sitting) -> bool:
    return sitting.game.rules.family is Family.SOLITARIO
