"""The tutorial: the player carries out tasks on a practice deal, one after another.

The player's own game waits unchanged. The practice game has no file, counts no time and makes no
result.
"""

from collections.abc import Callable, Mapping

from ..acts import FOR_TUTORIAL, Act
from ..commands import Command
from ..game import Game
from ..messages.answers import move_details
from ..position import is_column
from .practice import Lesson, practice
from .sitting import Sitting

Handler = Callable[[Sitting, Command], list[str]]
"""Carries out a command."""


def tutorial(sitting: Sitting, _: Command) -> list[str]:
    """Begins the tutorial for the rules of the current game."""
    own = sitting.game
    deal, tasks = practice(own.rules, own.deal, is_heard=sitting.voice.front == "line")
    sitting.lesson = Lesson(own, len(sitting.transcript.events), deal, tasks)
    _set_up(sitting, sitting.lesson)
    return [f"{sitting.voice.say('lesson-begin')} {say_task(sitting)}"]


def follow(
    sitting: Sitting, lesson: Lesson, command: Command, handlers: Mapping[Act, Handler]
) -> list[str]:
    """Carries out a command during the tutorial.

    What the task asks for leads to the next task. Another move is taken back. An act that concerns
    the player's own game ends the tutorial first. Raises ``WinnableError``.
    """
    voice = sitting.voice
    # 1. Leave the tutorial.
    if command.name in (Act.NO, Act.QUIT):
        leave(sitting)
        return [voice.say("lesson-left")]
    if command.name is Act.TUTORIAL:
        leave(sitting)
        return tutorial(sitting, command)
    if command.name not in FOR_TUTORIAL:
        leave(sitting)
        return [voice.say("lesson-left"), *handlers[command.name](sitting, command)]
    # 2. Carry out the command. "Do" and "yes" do what the task asks for.
    if command.name in (Act.DO, Act.YES):
        command = Command(lesson.task.act, number=lesson.task.pile or None)
    lines = (
        sitting.play(*lesson.left)
        if command.name is Act.DO
        else handlers[command.name](sitting, command)
    )
    # 3. Take other moves back.
    made = [step.move for step in sitting.game.steps]
    is_asked = command.name in lesson.task.acts
    if made != lesson.made and not is_asked:
        if not lesson.goes_on(made):
            del lesson.made[lesson.begun :]
            _set_up(sitting, lesson)
            return sitting.refuse(f"{voice.say('lesson-other')} {say_task(sitting)}")
        is_asked = len(made) - lesson.begun == len(lesson.task.moves)
    lesson.made = made
    # 4. Go on to the next task.
    if sitting.refused or not is_asked:
        _point(sitting, lesson)
        return lines
    lesson.at += 1
    if lesson.at == len(lesson.tasks):
        leave(sitting)
        return [" ".join([*lines, voice.say("lesson-end")])]
    _begin_task(sitting, lesson)
    return [" ".join([*lines, say_task(sitting)])]


def say_task(sitting: Sitting) -> str:
    """Says what the player is asked for; nothing outside the tutorial."""
    lesson, voice = sitting.lesson, sitting.voice
    if lesson is None or lesson.view is None:
        return ""
    task, rules = lesson.task, lesson.own.rules
    details: dict[str, str | float] = {
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


def leave(sitting: Sitting) -> None:
    """Ends the tutorial: the player's own game is on the table again."""
    lesson, sitting.lesson = sitting.lesson, None
    if lesson is None:
        return
    sitting.game = lesson.own
    del sitting.transcript.events[lesson.events :]
    sitting.moved([])
    sitting.find_ending()


def _set_up(sitting: Sitting, lesson: Lesson) -> None:
    """Lays out the practice game as far as its tasks are done."""
    own = lesson.own
    sitting.game = Game(own.rules, lesson.deal, own.scoring)
    for move in lesson.made:
        sitting.game.play(move)
    sitting.moved([])
    sitting.ending = sitting.fate = None
    _begin_task(sitting, lesson)


def _begin_task(sitting: Sitting, lesson: Lesson) -> None:
    lesson.begun, lesson.view = len(lesson.made), sitting.game.view
    _point(sitting, lesson)


def _point(sitting: Sitting, lesson: Lesson) -> None:
    """Marks the move that the task needs next."""
    if lesson.left:
        sitting.offer = lesson.left[0]
