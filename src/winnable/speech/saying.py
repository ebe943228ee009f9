"""Says values of the library in a sentence: ``say(step)``, ``say(error, language="it")``."""

from typing import cast

from ..analysis.analysing import Analysis
from ..analysis.chances import Chance
from ..analysis.endings import Ending, Fate
from ..analysis.reviews import Review
from ..game.game import Game
from ..law.errors import WinnableError, check_type
from ..law.position import Refusal, Step
from ..law.view import View, view_of
from ..players import Advice
from .messages import Voice, say_fault
from .messages.answers import say_advice, say_status
from .messages.events import say_ending, say_refusal, say_step
from .messages.languages import language_named
from .messages.reviews import say_analysis, say_chance, say_fate, say_review
from .reading import Reading, say_reading

Said = (
    WinnableError
    | Step
    | Refusal
    | Advice
    | Analysis
    | Chance
    | Fate
    | Ending
    | Review
    | Reading
    | Game
)


def say(value: Said, of: Game | View | None = None, *, language: str = "en") -> str:
    """Returns what the table would say about a value, in one of the languages.

    ``of`` is the game or the view that the value is of. Advice, a fate and a refusal need either,
    an ending and a review need the game; the others need none. Raises ``TypeError`` for another
    value or without what it needs, and ``ValueError`` for a language that winnable does not speak.

    >>> from winnable import advise, new_game
    >>> game = new_game("draw-three", number=4217)
    >>> say(advise(game.view), game)
    'Try: ace of clubs, pile 4 to foundation. It turns a card over.'
    >>> say(game.play("4f"), language="it")
    'Asso di fiori sugli assi. Carta scoperta: regina di picche.'
    """
    voice = Voice(language=language_named(language))
    match value:
        case WinnableError():
            return say_fault(voice, value)
        case Analysis():
            voice = voice.for_rules(value.view.rules)
            return " ".join(say_analysis(voice, value))
        case Chance():
            return say_chance(voice, value)
        case Step():
            return say_step(voice.for_rules(value.after.rules), value, view_of(value.after))
        case Reading():
            return say_reading(voice.for_rules(value.rules), value)
        case Game():
            return say_status(voice.for_rules(value.rules), value)
        case Advice():
            view = _view(of)
            return say_advice(voice.for_rules(view.rules), view, value, depth=2)
        case Fate():
            view = _view(of)
            return say_fate(voice.for_rules(view.rules), view, value)
        case Refusal():
            return say_refusal(voice.for_rules(_view(of).rules), value)
        case Review():
            game = _game(of)
            return " ".join(say_review(voice.for_rules(game.rules), game, value))
        case Ending():
            game = _game(of)
            return say_ending(voice.for_rules(game.rules), game, value)
    known = "an error, step, refusal, advice, analysis, chance, fate, ending, review,"  # type: ignore[unreachable]
    message = f"value must be {known} reading or game, not {type(value).__name__}"
    raise TypeError(message)


def _view(of: Game | View | None) -> View:
    found = of.view if isinstance(of, Game) else of
    check_type("of", "the Game or the View of the value", found, View)
    return cast("View", found)


def _game(of: Game | View | None) -> Game:
    check_type("of", "the Game of the value", of, Game)
    return cast("Game", of)
