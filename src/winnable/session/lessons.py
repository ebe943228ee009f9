"""The tutorial: the player carries out tasks on a practice deal, one after another.

The player's own game waits unchanged. The practice game has no file, counts no time and
produces no result.
"""

from collections.abc import Callable

from ..analysis.searching import Searching
from ..game.game import Game
from ..law.position import Move, is_column
from ..speech.acts import Act, Trait
from ..speech.commands import Command
from ..speech.messages.answers import move_details
from .practice import Lesson, practice
from .state import SessionState


def tutorial(state: SessionState, _: Command) -> list[str]:
    """Begins the tutorial for the rules of the current game."""
    own = state.game
    deal, tasks = practice(own.rules, own.deal, is_heard=state.voice.front == "line")
    state.lesson = Lesson(own, len(state.transcript.events), deal, tasks)
    _set_up(state, state.lesson)
    return [f"{state.voice.say('lesson-begin')} {say_task(state)}"]


def follow(
    state: SessionState,
    lesson: Lesson,
    command: Command,
    handle: Callable[[SessionState, Command], Searching[list[str]]],
) -> Searching[list[str]]:
    """Carries out a command during the tutorial; ``handle`` carries out any command.

    A completed task leads to the next one. A move that the task does not ask for is taken back.
    After the last task the practice game goes on, with any moves, until the player goes back. An
    act that concerns the player's own game ends the tutorial first. Raises ``WinnableError``.
    """
    voice = state.voice
    # 1. Leave the tutorial.
    agrees = command.name in (Act.DO, Act.YES)
    if command.name in (Act.NO, Act.QUIT) or (lesson.is_done and agrees):
        leave(state)
        return [voice.say("lesson-end" if lesson.is_done else "lesson-left")]
    if command.name is Act.TUTORIAL:
        leave(state)
        return tutorial(state, command)
    if Trait.IN_TUTORIAL not in command.name.traits:
        leave(state)
        return [voice.say("lesson-left"), *(yield from handle(state, command))]
    # 2. Carry out the command. "Do" and "yes" do what the task asks for.
    if agrees:
        command = Command(lesson.task.act, number=lesson.task.pile or None)
    if command.name is Act.DO:
        lines = state.play(*lesson.left)
    else:
        lines = yield from handle(state, command)
    if lesson.is_done:
        return lines
    # 3. Take other moves back.
    made = [step.move for step in state.game.steps]
    is_asked = command.name in lesson.task.acts
    if made != lesson.made and not is_asked:
        if not lesson.goes_on(made):
            del lesson.made[lesson.begun :]
            _set_up(state, lesson)
            return state.refuse(f"{voice.say('lesson-other')} {say_task(state)}")
        lesson.made = made
        is_asked = not lesson.left
    lesson.made = made
    # 4. Go on to the next task.
    if state.refused or not is_asked:
        _point(state, lesson)
        return lines
    lesson.at += 1
    _begin_task(state, lesson)
    return [" ".join([*lines, say_task(state)])]


def say_task(state: SessionState, *, keys: bool = True) -> str:
    """Says what the player is asked for, with the keys for it or without; nothing outside the
    tutorial.
    """
    lesson, voice = state.lesson, state.voice
    if lesson is None or lesson.view is None:
        return ""
    task, rules = lesson.task, lesson.own.rules
    details: dict[str, str | float] = {
        "keys": keys,
        "pile": task.pile,
        "target": 0,
        "card": "",
        "onto": "",
        "draw": rules.draw,
        "passes": rules.passes or 0,
        "redeal": rules.redeal_draws,
    }
    if task.moves:
        first, last = task.moves[0], task.moves[-1]
        details |= move_details(voice, lesson.view, first)
        details |= {"pile": first.source, "target": last.target}
        onto = lesson.view.columns[last.target - 1][-1:] if is_column(last.target) else ()
        details["onto"] = "".join(voice.card(card) for card in onto if card is not None)
    return voice.say(task.message, **details)


def leave(state: SessionState) -> None:
    """Ends the tutorial: the player's own game is on the table again."""
    lesson, state.lesson = state.lesson, None
    if lesson is None:
        return
    state.game = lesson.own
    del state.transcript.events[lesson.events :]
    state.moved([])
    state.find_ending()


def _set_up(state: SessionState, lesson: Lesson) -> None:
    """Sets the practice game up, with the moves of the completed tasks."""
    own = lesson.own
    state.game = Game(own.rules, lesson.deal, own.scoring)
    for move in lesson.made:
        state.game.play(move)
    state.moved([])
    state.ending = state.certain = None
    _begin_task(state, lesson)


def _begin_task(state: SessionState, lesson: Lesson) -> None:
    lesson.begun, lesson.view = len(lesson.made), state.game.view
    _point(state, lesson)


def _point(state: SessionState, lesson: Lesson) -> None:
    """Marks the card of the task and the place where it shall go in the end."""
    if lesson.left:
        first, last = lesson.left[0], lesson.left[-1]
        state.pending.offer = Move(first.source, last.target, first.count)
