"""The acts: everything that a player can do or ask, one row each, with its traits.

The command language, the table of handlers (``session.handlers``), the wire and the page's
TypeScript derive their names from here.
"""

from enum import Flag, StrEnum, auto
from typing import Final, Self


class Trait(Flag):
    """What is true of an act."""

    # How it is typed
    NAMED = auto()
    """By a name. The message command-NAME of each language file lists its words."""
    HAND = auto()
    """In games with a hand only."""
    NUMBERED = auto()
    """A number may follow the name."""
    REPEATABLE = auto()
    """The name may be typed several times, to carry the act out as often."""
    VALUED = auto()
    """It sets a setting to the value typed after the name."""

    # Who may ask for it
    FROM_PAGE = auto()
    """The page may request it by name. It sends any other act as typed words or not at all."""
    IN_TUTORIAL = auto()
    """It is carried out on the practice game. Any other act ends the tutorial first."""

    # What it does
    SLOW = auto()
    """It runs a search or reads every result; a server limits how many of these run at once."""
    MOVES_ON = auto()
    """It moves cards and so makes the result of an earlier search obsolete."""
    ADVISES = auto()
    """Its answer is advice; a ranked game counts it."""
    REVEALS = auto()
    """It uses or shows hidden cards; a ranked game refuses it until its contest is over."""

    # What it leaves of the conversation
    KEEPS_LIST = auto()
    """It keeps a list open, so that the player can choose from it or continue it."""
    STEPS_BACK = auto()
    """It steps back through earlier answers."""
    REPEATS = auto()
    """It repeats earlier answers. Its own answer is not repeated."""


_NONE: Final = Trait(0)
_ASK: Final = Trait.NAMED | Trait.FROM_PAGE | Trait.IN_TUTORIAL
_PLAY: Final = _ASK | Trait.MOVES_ON
_SEARCH: Final = Trait.NAMED | Trait.FROM_PAGE | Trait.SLOW
_SET: Final = Trait.NAMED | Trait.IN_TUTORIAL | Trait.VALUED
_TOUCH: Final = Trait.FROM_PAGE | Trait.IN_TUTORIAL


class Act(StrEnum):
    """One thing that a player can do or request."""

    _value_: str
    traits: Trait

    def __new__(cls, name: str, traits: Trait = _NONE) -> Self:
        """Makes the member of a row. The default is for type checkers, which read ``Act(name)``."""
        act = str.__new__(cls, name)
        act._value_ = name
        act.traits = traits
        return act

    # Acts typed by name. A word that several acts share means the first of them in this list.
    DRAW = "draw", _PLAY | Trait.NUMBERED | Trait.REPEATABLE
    TURN = "turn", _PLAY | Trait.NUMBERED
    READ = "read", _ASK | Trait.NUMBERED
    WASTE = "waste", _ASK
    DECK = "deck", _PLAY
    STOCK = "stock", _ASK
    FOUNDATION = "foundation", _ASK
    TABLE = "table", _ASK
    HAND = "hand", _ASK
    WHERE = "where", _ASK
    MOVES = "moves", _ASK
    MORE = "more", _ASK | Trait.KEEPS_LIST
    DO = "do", _ASK
    HINT = "hint", _SEARCH | Trait.IN_TUTORIAL | Trait.ADVISES
    WHY = "why", Trait.NAMED | Trait.IN_TUTORIAL | Trait.ADVISES
    UNDO = "undo", _PLAY | Trait.NUMBERED | Trait.REPEATABLE
    REDO = "redo", _PLAY | Trait.NUMBERED | Trait.REPEATABLE
    AGAIN = "again", _ASK | Trait.KEEPS_LIST | Trait.STEPS_BACK | Trait.REPEATS
    EARLIER = "earlier", _ASK | Trait.KEEPS_LIST | Trait.STEPS_BACK | Trait.REPEATS
    LOG = "log", _ASK | Trait.NUMBERED | Trait.REPEATS
    BRIEF = "brief", Trait.NAMED | Trait.IN_TUTORIAL
    NORMAL = "normal", Trait.NAMED | Trait.IN_TUTORIAL
    FULL = "full", Trait.NAMED | Trait.IN_TUTORIAL
    SAVE = "save", Trait.NAMED
    SHARE = "share", Trait.NAMED | Trait.REVEALS
    NEW = "new", Trait.NAMED
    NUMBER = "number", Trait.NAMED
    RESTART = "restart", Trait.NAMED | Trait.FROM_PAGE | Trait.MOVES_ON
    QUIT = "quit", Trait.NAMED
    HELP = "help", _ASK
    INFO = "info", _ASK
    TAKE = "take", _PLAY | Trait.HAND
    TO = "to", _PLAY | Trait.HAND
    DISCARD = "discard", _PLAY | Trait.HAND
    BACK = "back", _PLAY | Trait.HAND
    RULES = "rules", _ASK
    LANGUAGE = "language", _SET
    MEMORY = "memory", _SET
    FIGURES = "figures", _SET
    PLAIN = "plain", Trait.NAMED | Trait.VALUED
    YES = "yes", _ASK
    NO = "no", Trait.NAMED | Trait.FROM_PAGE
    STATS = "stats", _SEARCH
    FINISH = "finish", _SEARCH
    LEVEL = "level", Trait.NAMED | Trait.VALUED | Trait.FROM_PAGE
    ORACLE = "oracle", _SEARCH | Trait.ADVISES | Trait.REVEALS
    TRUTH = "truth", _SEARCH | Trait.ADVISES | Trait.REVEALS
    CHANCE = "chance", _SEARCH | Trait.ADVISES
    COMPARE = "compare", _SEARCH | Trait.IN_TUTORIAL | Trait.ADVISES
    REVIEW = "review", _SEARCH | Trait.ADVISES | Trait.REVEALS
    RETRY = "retry", _SEARCH | Trait.ADVISES | Trait.REVEALS
    MISTAKE = "mistake", Trait.NAMED | Trait.FROM_PAGE
    ENDINGS = "endings", Trait.NAMED | Trait.VALUED
    RATING = "rating", Trait.NAMED | Trait.VALUED
    DEALS = "deals", Trait.NAMED | Trait.SLOW
    DAILY = "daily", Trait.NAMED | Trait.SLOW
    TUTORIAL = "tutorial", Trait.NAMED | Trait.FROM_PAGE
    GAME = "game", Trait.NAMED
    OWN = "own", Trait.NAMED
    REVEAL = "reveal", Trait.NAMED | Trait.FROM_PAGE | Trait.MOVES_ON

    # Acts typed without a name, as places, cards and numbers.
    MOVE = "move", _TOUCH | Trait.MOVES_ON
    CHOOSE = "choose", _TOUCH | Trait.MOVES_ON | Trait.KEEPS_LIST

    # Acts of selecting cards on the board.
    EXACT = "exact", Trait.IN_TUTORIAL
    LIFT = "lift", _TOUCH
    PLACE = "place", _TOUCH | Trait.MOVES_ON
    OUT = "out", _TOUCH | Trait.MOVES_ON
    BEST = "best", _TOUCH | Trait.MOVES_ON
    OPTION = "option", _TOUCH
    SCAN = "scan", _TOUCH
    BRANCH = "branch", _TOUCH | Trait.MOVES_ON

    # Typed text that asks for no act.
    NOTHING = "nothing", Trait.IN_TUTORIAL
    UNKNOWN = "unknown", Trait.IN_TUTORIAL
    INCOMPLETE = "incomplete", Trait.IN_TUTORIAL
    NOT_HERE = "not-here", Trait.IN_TUTORIAL


def acts_with(trait: Trait) -> tuple[Act, ...]:
    """Returns the acts that have a trait, in the order of the rows."""
    return tuple(act for act in Act if trait in act.traits)
