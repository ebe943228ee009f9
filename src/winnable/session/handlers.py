"""Maps each act to the function that carries it out, and calls it."""

from typing import Final

from ..analysis.searching import Searching, whole
from ..speech.acts import Act, Trait
from ..speech.commands import Command
from . import (
    advice,
    choices,
    dailies,
    deals,
    games,
    lessons,
    moves,
    own,
    questions,
    refusals,
    scanning,
    settings,
)
from .contests import check_advice, check_public, count_advice
from .state import Handler, SessionState

HANDLERS: Final[dict[Act, Handler]] = {
    # Moves
    Act.DRAW: moves.draw,
    Act.TURN: moves.play,
    Act.MOVE: moves.play,
    Act.TAKE: moves.play,
    Act.TO: moves.play,
    Act.DISCARD: moves.play,
    Act.DECK: moves.play,
    Act.BACK: moves.back,
    Act.EXACT: moves.exact,
    Act.LIFT: moves.lift,
    Act.PLACE: moves.place,
    Act.OUT: moves.out,
    Act.BEST: moves.best,
    Act.FINISH: moves.finish,
    Act.UNDO: moves.undo,
    Act.REDO: moves.redo,
    Act.BRANCH: moves.branch,
    # Lists of moves and deals
    Act.MOVES: choices.moves,
    Act.MORE: choices.more,
    Act.CHOOSE: choices.choose,
    Act.OPTION: choices.option,
    Act.SCAN: scanning.scan,
    Act.DO: scanning.do,
    Act.DEALS: deals.deals,
    # Questions
    Act.READ: questions.read,
    Act.WASTE: questions.waste,
    Act.STOCK: questions.stock,
    Act.FOUNDATION: questions.foundations,
    Act.TABLE: questions.table,
    Act.HAND: questions.hand,
    Act.WHERE: questions.where,
    Act.RULES: questions.rules,
    Act.INFO: questions.info,
    Act.STATS: questions.stats,
    Act.HELP: questions.help_,
    Act.AGAIN: questions.again,
    Act.EARLIER: questions.earlier,
    Act.LOG: questions.log,
    # Advice
    Act.HINT: advice.hint,
    Act.WHY: advice.why,
    Act.CHANCE: advice.tell_chance,
    Act.COMPARE: advice.compare,
    Act.ORACLE: advice.oracle,
    Act.TRUTH: advice.truth,
    Act.REVIEW: advice.tell_review,
    Act.RETRY: advice.retry,
    # Settings
    Act.BRIEF: settings.verbosity,
    Act.NORMAL: settings.verbosity,
    Act.FULL: settings.verbosity,
    Act.LANGUAGE: settings.language,
    Act.MEMORY: settings.memory,
    Act.FIGURES: settings.figures,
    Act.PLAIN: settings.plain,
    Act.ENDINGS: settings.endings,
    Act.RATING: settings.rating,
    Act.LEVEL: settings.level,
    # Games
    Act.NEW: games.new,
    Act.NUMBER: games.number,
    Act.DAILY: dailies.daily,
    Act.TUTORIAL: lessons.tutorial,
    Act.GAME: games.game,
    Act.OWN: own.own,
    Act.REVEAL: own.reveal,
    Act.RESTART: games.restart,
    Act.MISTAKE: games.mistake,
    Act.YES: games.yes,
    Act.NO: games.no,
    Act.SAVE: games.save,
    Act.SHARE: games.share,
    Act.QUIT: games.quit_,
    # Typed text that asks for no act
    Act.NOTHING: refusals.nothing,
    Act.UNKNOWN: refusals.unknown,
    Act.INCOMPLETE: refusals.incomplete,
    Act.NOT_HERE: refusals.not_here,
}
"""Every act has its handler; a test compares the keys with ``Act``."""


def handle(state: SessionState, command: Command) -> Searching[list[str]]:
    """Carries out a command; advice counts as help in a ranked game.

    Raises ``WinnableError``: what the handler raises, and ``RankedError`` if the answer could
    reveal cards of a contest that is not over.
    """
    act = command.name
    if Trait.REVEALS in act.traits:
        check_public(state)
    elif Trait.ADVISES in act.traits:
        check_advice(state)
    lines = yield from whole(HANDLERS[act](state, command))
    if Trait.ADVISES in act.traits and not state.refused:
        count_advice(state)
    return lines
