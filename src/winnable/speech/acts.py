"""The acts: everything that a player can do or ask, by name, and sets of acts with a property.

The command language, the table of handlers (``session.handlers``), the wire and the page's
TypeScript derive their names from here.
"""

from enum import StrEnum
from typing import Final


class Act(StrEnum):
    """One thing that a player can do or request."""

    # Acts typed by name. The message command-NAME of each language file lists the words for an act.
    # A word that several acts share means the first of them in this list.
    DRAW = "draw"
    TURN = "turn"
    READ = "read"
    WASTE = "waste"
    DECK = "deck"
    STOCK = "stock"
    FOUNDATION = "foundation"
    TABLE = "table"
    HAND = "hand"
    WHERE = "where"
    MOVES = "moves"
    MORE = "more"
    DO = "do"
    HINT = "hint"
    WHY = "why"
    UNDO = "undo"
    REDO = "redo"
    AGAIN = "again"
    EARLIER = "earlier"
    LOG = "log"
    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
    SAVE = "save"
    SHARE = "share"
    NEW = "new"
    NUMBER = "number"
    RESTART = "restart"
    QUIT = "quit"
    HELP = "help"
    INFO = "info"
    TAKE = "take"
    TO = "to"
    DISCARD = "discard"
    BACK = "back"
    RULES = "rules"
    LANGUAGE = "language"
    MEMORY = "memory"
    FIGURES = "figures"
    PLAIN = "plain"
    YES = "yes"
    NO = "no"
    STATS = "stats"
    FINISH = "finish"
    LEVEL = "level"
    ORACLE = "oracle"
    TRUTH = "truth"
    CHANCE = "chance"
    REVIEW = "review"
    RETRY = "retry"
    MISTAKE = "mistake"
    ENDINGS = "endings"
    RATING = "rating"
    DEALS = "deals"
    DAILY = "daily"
    TUTORIAL = "tutorial"
    GAME = "game"
    OWN = "own"
    REVEAL = "reveal"

    # Acts typed without a name, as places, cards and numbers.
    MOVE = "move"
    CHOOSE = "choose"

    # Acts of selecting cards on the board.
    EXACT = "exact"
    LIFT = "lift"
    PLACE = "place"
    OUT = "out"
    BEST = "best"
    OPTION = "option"
    SCAN = "scan"
    BRANCH = "branch"

    # Typed text that asks for no act.
    NOTHING = "nothing"
    UNKNOWN = "unknown"
    INCOMPLETE = "incomplete"
    NOT_HERE = "not-here"


BOARD: Final = frozenset(
    {Act.EXACT, Act.LIFT, Act.PLACE, Act.OUT, Act.BEST, Act.OPTION, Act.SCAN, Act.BRANCH}
)
"""Acts made on the board; no words name them."""
NO_ACTS: Final = frozenset({Act.NOTHING, Act.UNKNOWN, Act.INCOMPLETE, Act.NOT_HERE})
"""Results of parsing text that asks for no act."""
NAMED: Final = tuple(act for act in Act if act not in {Act.MOVE, Act.CHOOSE} | BOARD | NO_ACTS)
"""Acts that are typed by name."""

PLAYS: Final = frozenset(
    {Act.DRAW, Act.TURN, Act.MOVE, Act.TAKE, Act.TO, Act.DISCARD, Act.DECK, Act.BACK}
)
"""Acts that ask for moves on the table (``intents.moves_meant`` finds the moves)."""
FOR_SOLITARIO: Final = frozenset({Act.TAKE, Act.TO, Act.DISCARD, Act.BACK})
"""Typed acts that exist in solitario only."""
SLOW: Final = frozenset(
    {
        *(Act.HINT, Act.ORACLE, Act.TRUTH, Act.CHANCE, Act.REVIEW, Act.RETRY),
        *(Act.FINISH, Act.DEALS, Act.STATS, Act.DAILY),
    }
)
"""Acts that run a search or read every result; a server limits how many of them run at once."""
VERBOSITIES: Final = frozenset({Act.BRIEF, Act.NORMAL, Act.FULL})
"""Acts that set the verbosity; each has the name of a ``messages.Verbosity``."""
VALUED: Final = frozenset(
    {Act.LANGUAGE, Act.MEMORY, Act.FIGURES, Act.PLAIN, Act.LEVEL, Act.ENDINGS, Act.RATING}
)
"""Acts that set a setting to the value typed after the name."""
SETTINGS: Final = VERBOSITIES | VALUED
"""Acts that change any setting."""
NUMBERED: Final = frozenset({Act.DRAW, Act.TURN, Act.READ, Act.UNDO, Act.REDO, Act.LOG})
"""Acts whose name may be followed by a number."""
REPEATABLE: Final = frozenset({Act.DRAW, Act.UNDO, Act.REDO})
"""Acts whose name may be typed several times, to carry them out as often."""
BACKWARDS: Final = frozenset({Act.AGAIN, Act.EARLIER})
"""Acts that step back through earlier answers."""
REPEATS: Final = BACKWARDS | {Act.LOG}
"""Acts that repeat earlier answers. Their own answers are not repeated."""
ANSWERING: Final = frozenset({Act.YES, Act.NO, Act.SCAN, Act.DO})
"""Acts that keep a question open: its answers, and what a switch needs to give one."""
KEEP_LISTS: Final = BACKWARDS | {Act.CHOOSE, Act.MORE}
"""Acts that keep a list open, so that the player can choose from it or continue it."""
MOVES_ON: Final = PLAYS | {
    *(Act.UNDO, Act.REDO, Act.BRANCH, Act.RESTART, Act.PLACE, Act.BEST, Act.OUT, Act.CHOOSE),
    Act.REVEAL,
}
"""Acts that move cards and so make the result of an earlier search obsolete."""
TAKES_BACK: Final = frozenset({Act.UNDO, Act.RESTART})
"""Acts that take moves back; a ranked game counts them."""
ADVISES: Final = frozenset({Act.HINT, Act.WHY, Act.CHANCE})
"""Acts whose answers are advice; a ranked game counts them."""
REVEALS: Final = frozenset({Act.ORACLE, Act.TRUTH, Act.REVIEW, Act.RETRY, Act.SHARE})
"""Acts that use or show hidden cards; a ranked game has none of them until its contest is over."""
NEED_ALL: Final = REVEALS - {Act.SHARE}
"""Acts that need the place of every card."""
FROM_PAGE: Final = frozenset(
    {
        *(Act.DRAW, Act.TURN, Act.MOVE, Act.TAKE, Act.TO, Act.DISCARD, Act.DECK, Act.BACK),
        *(Act.LIFT, Act.PLACE, Act.BEST, Act.OUT, Act.OPTION, Act.SCAN, Act.BRANCH),
        *(Act.CHOOSE, Act.DO),
        *(Act.UNDO, Act.REDO, Act.RESTART, Act.FINISH, Act.MISTAKE, Act.YES, Act.NO),
        *(Act.READ, Act.WASTE, Act.STOCK, Act.FOUNDATION, Act.TABLE, Act.HAND, Act.WHERE),
        *(Act.MOVES, Act.MORE, Act.RULES, Act.STATS, Act.INFO, Act.HELP),
        *(Act.AGAIN, Act.EARLIER, Act.LOG, Act.LEVEL, Act.TUTORIAL),
        *(Act.HINT, Act.ORACLE, Act.TRUTH, Act.CHANCE, Act.REVIEW, Act.RETRY),
        Act.REVEAL,
    }
)
"""Acts that the page may request by name. It sends any other act as typed words or not at all."""
FOR_TUTORIAL: Final = (
    PLAYS
    | BOARD
    | NO_ACTS
    | VERBOSITIES
    | REPEATS
    | {
        *(Act.CHOOSE, Act.MORE, Act.MOVES, Act.DO, Act.YES, Act.UNDO, Act.REDO, Act.HINT, Act.WHY),
        *(Act.READ, Act.WASTE, Act.STOCK, Act.FOUNDATION, Act.TABLE, Act.HAND, Act.WHERE),
        *(Act.RULES, Act.INFO, Act.HELP, Act.LANGUAGE, Act.MEMORY, Act.FIGURES),
    }
)
"""Acts on the practice game of the tutorial. Any other act ends the tutorial first."""
