"""Moves on the table, lifting and placing runs, undo and redo."""

from collections.abc import Callable
from dataclasses import replace

from ..analysis.efforts import effort
from ..analysis.endings import finishing_moves
from ..analysis.searching import Searching, search
from ..law.moves import draw_move, refusal
from ..law.moves import play as make
from ..law.position import FOUNDATION, HAND, STOCK, WASTE, Move, Step, parse_move
from ..law.reasons import Reason
from ..speech.acts import Act
from ..speech.commands import Command
from ..speech.messages import answers, events
from .choices import offer_all
from .intents import best_moves, lifted, moves_meant
from .questions import say_where
from .refusals import incomplete
from .starting import go_back, greet
from .state import SessionState


def play(state: SessionState, command: Command) -> list[str]:
    """Plays the only move that is meant, or lists the moves."""
    game = state.game
    ways = moves_meant(game.view, command)
    if len(ways) == 1:
        return state.play(*ways[0])
    if ways:
        return offer_all(state, [move for (move,) in ways])
    if command.card is not None:
        return [say_where(state, command.card)]
    return incomplete(state, command)


def draw(state: SessionState, command: Command) -> list[str]:
    """Draws once, or the given number of times.

    Several draws end where one is refused, with the last card of the stock, and with a card that
    has no name yet. A number that can mean cards as well as draws is refused.
    """
    rules, times = state.game.rules, command.number or 1
    if rules.draw > 1 and times % rules.draw == 0 and not command.repeats:
        return state.refuse(state.voice.say("draw-which", draw=rules.draw))
    move, position, refused = draw_move(rules), state.game.position, None
    moves = [move]
    while len(moves) < times and refused is None:
        step = make(position, move)
        position = step.after
        if not position.stock or state.game.history.start.hidden(step):
            break
        refused = refusal(position, move)
        if refused is None:
            moves.append(move)
    lines = state.play(*moves)
    return lines if refused is None else [*lines, events.say_refusal(state.voice, refused)]


def exact(state: SessionState, command: Command) -> list[str]:
    """Plays one move, given as its text."""
    return state.play(parse_move(command.text))


def lift(state: SessionState, command: Command) -> list[str]:
    """Lifts a run, to be placed elsewhere; in solitario takes a card into the hand."""
    source, view = command.source, state.game.view
    if source is None:
        return incomplete(state, command)
    if source == STOCK:
        return play(state, replace(command, name=Act.DRAW))
    if _has_hand(state):
        return play(state, replace(command, name=Act.TAKE, target=source))
    if Move(source, source) in view.legal:
        return state.play(Move(source, source))
    state.pending.held = lifted(view, source, command.number)
    return [answers.say_held(state.voice, view, *state.pending.held)]


def place(state: SessionState, command: Command) -> list[str]:
    """Places the lifted run."""
    if command.target is None:
        return incomplete(state, command)
    if _has_hand(state):
        return play(state, replace(command, name=Act.TO))
    held = state.pending.held
    if held is None:
        return _empty_hand(state)
    if command.target == held.source:
        return back(state, command)
    return state.play(Move(held.source, command.target, held.cards))


def back(state: SessionState, command: Command) -> list[str]:
    """Returns the lifted run to its origin."""
    if _has_hand(state):
        return play(state, command)
    held, state.pending.held = state.pending.held, None
    if held is None:
        return _empty_hand(state)
    return [answers.say_put_back(state.voice, state.game.view, *held)]


def out(state: SessionState, command: Command) -> list[str]:
    """Plays a card to its foundation: the card in the hand, if there is one."""
    source = command.source if state.game.position.hand is None else HAND
    return play(state, Command(Act.MOVE, source=source, target=FOUNDATION))


def best(state: SessionState, command: Command) -> list[str]:
    """Plays the best move of a card: the only one, or the one to the foundation. Otherwise lists
    the moves of the card.
    """
    source, view = command.source, state.game.view
    if source is None:
        return incomplete(state, command)
    if _has_hand(state):
        if view.hand is None or source in (STOCK, WASTE):
            return lift(state, command)
        return place(state, replace(command, target=source))
    if source == STOCK or Move(source, source) in view.legal:
        return lift(state, command)
    held = lifted(view, source, command.number)
    moves = best_moves(view, held)
    if not moves:
        return state.refuse(answers.say_no_place(state.voice, view, *held))
    return state.play(moves[0]) if len(moves) == 1 else offer_all(state, moves)


def finish(state: SessionState, _: Command) -> Searching[list[str]]:
    """Plays every card to the foundations if that is certain to succeed."""
    game = state.game
    moves = yield from search(finishing_moves, game.view, effort(game.rules).ending)
    if not moves:
        reason = f"no-{Reason.GAME_WON}" if game.view.is_won else "no-finish"
        return state.refuse(state.voice.say(reason))
    state.check_room(len(moves))
    return _say_finished(state, [game.play(move) for move in moves])


def _say_finished(state: SessionState, steps: list[Step]) -> list[str]:
    count = sum(step.went_out for step in steps)
    line = " ".join([state.voice.say("finished", count=count), *state.say_ending()])
    state.moved([line])
    state.pending.finished = len(steps)
    return [line, *state.save()]


def undo(state: SessionState, command: Command) -> list[str]:
    """Undoes the given number of moves, or all that ``finish`` has just played; in a game without a
    move, goes back to the one before.
    """
    if state.lesson is None and state.game.is_fresh and go_back(state):
        return [greet(state, resumed=True)]
    if command.number is None and state.pending.finished:
        return _unfinish(state)
    return _repeat(state, command.number or 1, lambda: _undo_one(state), "nothing-to-undo")


def redo(state: SessionState, command: Command) -> list[str]:
    """Redoes the given number of moves, or all of ``finish`` that undo has just taken back."""
    if command.number is None and state.pending.unfinished:
        again = [state.game.redo() for _ in range(state.pending.unfinished)]
        return _say_finished(state, [step for step in again if step is not None])
    return _repeat(state, command.number or 1, lambda: _redo_one(state), "nothing-to-redo")


def branch(state: SessionState, command: Command) -> list[str]:
    """Redoes the first move of one of the lines played from here."""
    line = command.number or 1
    return _repeat(state, 1, lambda: _redo_one(state, line), "nothing-to-redo")


def _unfinish(state: SessionState) -> list[str]:
    count = state.pending.finished
    for _ in range(count):
        state.game.undo()
    state.find_ending()
    said = state.voice.say("unfinished")
    state.moved([said])
    state.pending.unfinished = count
    return [said, *state.save()]


def _repeat(
    state: SessionState, times: int, act: Callable[[], str | None], nothing: str
) -> list[str]:
    """Calls ``act`` up to ``times`` times, until it returns None; then saves once."""
    lines: list[str] = []
    for _ in range(times):
        line = act()
        if line is None:
            break
        lines.append(line)
    if not lines:
        return state.refuse(state.voice.say(nothing))
    state.moved(lines)
    return lines + state.save()


def _undo_one(state: SessionState) -> str | None:
    step = state.game.undo()
    if step is None:
        return None
    state.find_ending()
    return events.say_undo(state.voice, step)


def _redo_one(state: SessionState, line: int = 1) -> str | None:
    step = state.game.redo(line)
    if step is None:
        return None
    said = events.say_step(state.voice, step, state.game.view)
    return " ".join([state.voice.say("redone"), said, *state.say_ending()])


def _empty_hand(state: SessionState) -> list[str]:
    return state.refuse(state.voice.say(f"no-{Reason.HAND_EMPTY}"))


def _has_hand(state: SessionState) -> bool:
    return state.game.rules.kind.has_hand
