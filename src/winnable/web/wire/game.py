"""The wire of a game: its requests and replies, the table, and what goes over HTTP.

``scripts/wire`` generates the page's copy of the wire, ``page/src/net/wire.ts``, from this package.
Places are text as in moves: ``s`` stock, ``w`` waste, ``h`` hand, ``1``..``9`` columns, ``fh``
``fd`` ``fc`` ``fs`` the foundations by the number of their suit. No shape has a field for an unseen
card.
"""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from ...law.difficulty import DIFFICULTY_WORDS, Difficulty
from ...speech import acts
from ...speech.messages import Language, Verbosity
from .calendar import Month
from .contest import Board, Short
from .layout import Asked, Description, Layout
from .pictures import KeptGame, RulePicture
from .review import ChanceEstimate, ReviewReport
from .statistics import Fact, GameStatistics

Text = Annotated[str, Meta(max_length=100_000)]
Number = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]
if TYPE_CHECKING:
    Level = str
else:
    Level = Literal[DIFFICULTY_WORDS]  # type checkers reject a tuple of values here


class SpeechSettings(Struct, forbid_unknown_fields=True):
    """Settings of speech: language, verbosity and the like."""

    language: Language
    level: Verbosity
    memory: bool
    figures: bool
    endings: bool = True
    rating: bool = False
    chosen: bool = True
    """Whether the player has chosen the language. Otherwise the browser's languages decide."""


# From the page, over the socket of a game. Every request has a number and gets one ``Reply``.


class Numbered(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every request has: a number that the reply repeats."""

    id: Number


class Hello(Numbered, tag="hello"):
    """The first request on a socket; without ``spoken`` the server chooses the settings."""

    spoken: SpeechSettings | None = None
    page: Short | None = None
    """A random name of the page, the same on all its sockets."""


class Play(Numbered, tag="play"):
    """An exact move, as text."""

    move: Short


class Act(Numbered, tag="act"):
    """A command by its name, with ``Trait.FROM_PAGE``."""

    name: acts.Act
    number: Number | None = None
    source: Short | None = None
    target: Short | None = None
    card: Annotated[int, Meta(ge=0, lt=52)] | None = None


class TypedLine(Numbered, tag="typed"):
    """A line of the command box."""

    text: Text


class Replay(Numbered, tag="replay"):
    """Asks for the table after step ``at`` of the current line; changes nothing."""

    at: Number
    won: bool = False
    """Instead, of the line that the last review found: as played before the losing step, then a
    win.
    """


class Share(Numbered, tag="share"):
    """Asks for the links and the text of the game."""


class Review(Numbered, tag="review"):
    """Asks for a review of the game."""


class Statistics(Numbered, tag="statistics"):
    """Asks for the statistics of every game and level."""


class Chance(Numbered, tag="chance"):
    """Asks for the chance of a win with all cards known."""


class Find(Numbered, tag="find"):
    """Asks for graded deals of a game, by name or by rules, that meet a condition."""

    game: Short | None = None
    rules: Short | None = None
    condition: Short = ""


class Days(Numbered, tag="days"):
    """Asks for the daily deals of a month of the game on the table."""

    month: Short = ""
    """Any day of the month, as 2026-11-22; by default the current day."""


class AskBoard(Numbered, tag="board"):
    """Asks for the board of a day in a game; by default of today, in the game on the table."""

    game: Short = ""
    day: Short = ""
    page: Number = 0


class Mine(Numbered, tag="mine"):
    """Asks for the games in progress besides the one on the table."""

    delete: Short | None = None
    """A game to delete first."""


class Pictures(Numbered, tag="pictures"):
    """Asks for the pictures of the rules of the game."""


class Describe(Numbered, tag="describe"):
    """Checks a table of the player's own, as far as it is described; changes nothing."""

    description: Description


class Away(Numbered, tag="away"):
    """Says whether the player has left the window or reads a dialog: then the clock stops."""

    away: bool


class Stop(Numbered, tag="stop"):
    """Stops the searches of the game, as a move does."""


class ChangeSettings(Numbered, tag="set"):
    """Changes the settings of speech."""

    spoken: SpeechSettings


Request = (
    Hello
    | Play
    | Act
    | TypedLine
    | Replay
    | Share
    | Review
    | Days
    | AskBoard
    | Away
    | Describe
    | Mine
    | Pictures
    | Statistics
    | Chance
    | Find
    | Stop
    | ChangeSettings
)


# To the page


class Slot(Struct, gc=False):
    """A keyboard stop of a pile: a card, its face-down cards together, or an empty place."""

    card: int | None
    name: str
    note: str = ""
    count: int = 1
    """Cards from here to the top of the pile, which are lifted together."""
    down: int = 0
    """Face-down cards that the slot represents."""
    spent: bool = False
    """An empty stock without redeals left."""
    fits: bool = False
    """Whether the lifted cards may be placed here."""
    held: bool = False
    hint: bool = False
    """Whether lifting the card is useful."""


class Pile(Struct):
    """A pile and its slots, the deepest first; an empty pile has one."""

    place: str
    kind: Literal["stock", "waste", "hand", "foundation", "column"]
    heading: str
    text: str
    count: int
    slots: list[Slot]
    under: int | None = None
    """Of the waste: the card below these, if the player knows it. It shows when they are lifted."""


class Legal(Struct, gc=False):
    """A legal move. The target of a move to a foundation is the foundation of the card's suit."""

    move: str
    source: str
    target: str
    count: int


class HeldCards(Struct, gc=False):
    """The lifted cards."""

    source: str
    count: int


class Line(Struct, gc=False):
    """An event, as the sentence that was said, and its language."""

    text: str
    language: str


class Lesson(Struct):
    """The step of the tutorial that the player is asked for."""

    name: str
    text: str
    short: str
    """The text without keys."""
    is_last: bool
    """Whether nothing is left but to go back to the player's game."""


class NextStep(Struct):
    """A game and a level: harder after wins, easier after losses."""

    game: str
    level: Level


class WinCard(Struct):
    """What to show of a won game, and a text about it for others, which names no card."""

    facts: list[Fact]
    said: str
    """What is best about it."""
    share: str
    link: str
    """To the deal, as in ``ShareLinks``; empty if the deal has no number."""
    next: NextStep | None


class Table(Struct):
    """What the player may know of the game, for display."""

    id: str
    game: str
    rules: str
    scoring: str
    hand: bool
    """Whether a card is taken in a hand before it is laid."""
    deck: Literal["french", "italian"]
    title: str
    deal: str
    status: str
    score: str
    redeals: str
    progress: str
    seconds: int
    running: bool
    piles: list[Pile]
    legal: list[Legal]
    choices: list[str]
    offer: Legal | None
    """The move that ``do`` plays, for example an advised one; the table marks it."""
    held: HeldCards | None
    undo: bool
    redo: list[str]
    finish: bool
    ended: Literal["", "won", "no-move", "cycling"]
    win: WinCard | None
    """Of a won game."""
    fate: Literal["", "won", "lost"]
    """The outcome that is certain whatever the hidden cards are."""
    assisted: bool
    saved: bool
    """Whether the last attempt to save the game succeeded."""
    at: int
    steps: int
    log: list[Line]
    spoken: SpeechSettings
    ranked: Literal["", "day", "race"] = ""
    """The contest of a ranked game: its clock does not stop."""
    asked: Asked | None = None
    """The card that a move shows, in a game from a table of the player's own."""
    own: bool = False
    """Whether the game began from such a table."""
    turns: bool = False
    """Whether a face-down card is turned by hand."""
    undoes: bool = True
    """Whether the rules let the player undo."""
    dailies: bool = False
    """Whether the game has daily deals."""
    easier: NextStep | None = None
    """What a player could go on with after several losses in a row."""
    lesson_helps: bool = False
    """Whether the tutorial is offered then, because nothing is easier."""
    lesson: Lesson | None = None
    """The step of the tutorial, if the table is its practice game."""


class ShareLinks(Struct):
    """Links to the deal and to the whole game, and its text."""

    deal: str
    game: str
    text: str


class GradedDeal(Struct):
    """A deal of the catalogue."""

    number: int
    level: Difficulty | None
    """None if it cannot be won."""
    rates: list[float]
    """Share of games won by each player of the ladder, the weakest first."""
    passes: int
    """The fewest passes that a win needs; 4 for more than 3, 0 for unknown."""
    returns: bool
    """Whether every win returns a card from its foundation (worrying back)."""


class Reply(Struct):
    """The answer to a request. Without ``id``: what another window of the same game did, or an
    outcome that has become certain.
    """

    id: int | None
    said: list[str]
    ok: bool = True
    moved: bool = False
    table: Table | None = None
    shared: ShareLinks | None = None
    review: ReviewReport | None = None
    chance: ChanceEstimate | None = None
    found: list[GradedDeal] | None = None
    month: Month | None = None
    layout: Layout | None = None
    board: Board | None = None
    pictures: list[RulePicture] | None = None
    statistics: list[GameStatistics] | None = None
    mine: list[KeptGame] | None = None
    levels: dict[str, Level] | None = None
    """Of new deals, by game: sent to a new window, and when one was requested or changed."""
    progress: float | None = None
    """How much of a review has been made, from 0 to 1; sent without ``id`` before its answer."""
    done: int | None = None
    """For a hello: the last request of the page that was carried out on its earlier sockets."""


# Over HTTP


class Words(Struct):
    """The page's texts in a language, the languages to choose from, the names of the cards."""

    language: Language
    languages: list[Language]
    labels: dict[str, str]
    cards: dict[str, list[str]]


class NewGame(Struct, forbid_unknown_fields=True):
    """A requested game, by name or by rules, with a deal by number (text), day, cards or random."""

    game: Short | None = None
    rules: Short | None = None
    scoring: Short | None = None
    number: Short | None = None
    deal: Text | None = None
    text: Annotated[str, Meta(max_length=400_000)] | None = None
    """The text of a whole game."""
    table: Text | None = None
    """A table in mid-game, instead of a deal: its text, or words."""
    moves: Text | None = None
    """Moves to play from the deal or the table."""
    link: Text | None = None
    """The fragment of a share link, which says all of the above."""
    daily: Short | None = None
    """A daily deal: a day and a level, as ``2026-11-22:hard``; without a day it is today's."""
    ranked: Short | None = None
    """A contest: a day as ``2026-11-22``, ``today``, or the name of a race. An attempt in progress
    is continued.
    """
    again: bool = False
    """Begin another attempt at the contest; one in progress is given up."""
    winnable: bool = False
    """Only a deal that is proven winnable."""
    level: Level | None = None
    """Any deal, or a winnable one of that level from the catalogue; kept for new deals."""
    usual: bool = False
    """A deal of the level of new deals, or any deal if these rules have none of it."""
    original: bool = False
    """Whether the rules forbid undo."""
    resume: bool = False
    """Resume the game in progress, of ``game`` if given; without one, a deal as for ``usual``."""
    leaving: Short | None = None
    """The game that this one replaces."""
    spoken: SpeechSettings | None = None


class OpenedGame(Struct):
    """A game that was opened."""

    id: str
    """Its name."""
    said: str = ""
    """What was understood of a deal or a table that the player gave."""


class Problem(Struct):
    """A sentence that says what was wrong."""

    error: str
