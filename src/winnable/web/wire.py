"""The wire: every shape that crosses between the server and the page, in one place.

The page's own copy, ``web/src/wire.ts``, is written from this file by ``scripts/wire``. Places are
text as in moves: ``s`` stock, ``w`` waste, ``h`` hand, ``1``..``9`` columns, ``fh`` ``fd`` ``fc``
``fs`` the foundations by the number of their suit. No shape has room for a card that is not seen.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=100_000)]
Short = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]


class Spoken(Struct, forbid_unknown_fields=True):
    """How a player wants to be spoken to."""

    language: Literal["en", "it"]
    level: Literal["brief", "normal", "full"]
    memory: bool
    figures: bool
    endings: bool = True


# From the page, over the socket of a game. Every request has a number and gets one ``Told``.


class Ask(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A request."""

    id: Number


class Hello(Ask, tag="hello"):
    """The first request on a socket; without ``spoken`` the server chooses."""

    spoken: Spoken | None = None


class Play(Ask, tag="play"):
    """An exact move, as text."""

    move: Short


class Act(Ask, tag="act"):
    """A command by its name."""

    name: Short
    number: Number | None = None
    source: Short | None = None
    target: Short | None = None
    card: Annotated[int, Meta(ge=0, lt=52)] | None = None


class Type(Ask, tag="type"):
    """A command as typed."""

    text: Text


class Look(Ask, tag="look"):
    """The table after step ``at`` of the line that is played; nothing changes."""

    at: Number


class Share(Ask, tag="share"):
    """The links and the text of the game."""


class Review(Ask, tag="review"):
    """What became of the game, and where."""


class Chance(Ask, tag="chance"):
    """How likely a win is for who sees every card."""


class Find(Ask, tag="find"):
    """Graded deals of a game, by name or by rules, that meet a condition."""

    game: Short | None = None
    rules: Short | None = None
    condition: Short = ""


class Set(Ask, tag="set"):
    """Another way to be spoken to."""

    spoken: Spoken


Asked = Hello | Play | Act | Type | Look | Share | Review | Chance | Find | Set


# To the page


class Slot(Struct):
    """A stop of a pile: a card, its face-down cards together, or an empty place."""

    card: int | None
    name: str
    note: str = ""
    count: int = 1
    """Cards from here to the top of the pile, which are lifted together."""
    down: int = 0
    """Face-down cards that it stands for."""
    spent: bool = False
    """An empty stock that may not be turned over."""
    fits: bool = False
    """What is held may be put here."""
    held: bool = False
    hint: bool = False
    """It can usefully be lifted."""


class Pile(Struct):
    """A pile and its stops, the deepest first; an empty pile has one."""

    place: str
    kind: Literal["stock", "waste", "hand", "foundation", "column"]
    heading: str
    text: str
    count: int
    slots: list[Slot]


class Legal(Struct):
    """A legal move; ``target`` of a move to a foundation is that foundation."""

    move: str
    source: str
    target: str
    count: int


class Held(Struct):
    """What is lifted."""

    source: str
    count: int


class Line(Struct):
    """What happened, in the words that were said and their language."""

    text: str
    language: str


class Table(Struct):
    """What the player may know of the game, ready to be shown."""

    id: str
    game: str
    rules: str
    scoring: str
    family: Literal["klondike", "solitario"]
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
    held: Held | None
    undo: bool
    redo: list[str]
    finish: bool
    ended: Literal["", "won", "no-move", "cycling"]
    fate: Literal["", "won", "lost"]
    """What is certain whatever is hidden."""
    assisted: bool
    at: int
    steps: int
    log: list[Line]
    spoken: Spoken


class Shared(Struct):
    """Links to the deal and to the whole game, and its text."""

    deal: str
    game: str
    text: str


class Point(Struct):
    """The share of wins, for who sees every card, after step ``at``."""

    at: int
    share: float


class Choice(Struct):
    """A move that could be made before the game was lost."""

    text: str
    verdict: Literal["winnable", "unwinnable", "undecided"]
    share: float
    """Of the worlds that looked like this, how many it keeps winnable."""
    made: bool


class Reviewed(Struct):
    """A review, ready to be shown."""

    said: list[str]
    steps: int
    lost_after: int | None
    """Steps after which it is proven that it could still be won, the most; None: not known."""
    lost_by: int | None
    """Steps after which it is proven that it could not, the fewest; None: not known."""
    points: list[Point]
    choices: list[Choice]
    line: list[str]
    """A win from there, move by move."""


class Likely(Struct):
    """A chance with its interval of 95 %."""

    said: str
    share: float
    low: float
    high: float


class Found(Struct):
    """A graded deal."""

    number: int
    level: Literal["easy", "normal", "hard", "tricky"]
    rates: list[float]
    """Share of games won by each player, the weakest first."""
    passes: int
    """Fewest that a win needs; 4 stands for more than 3, 0 for unknown."""
    returns: bool
    """Whether every win takes a card back from its foundation."""


class Told(Struct):
    """The answer to a request; without ``id``, what another window of the same game did, or what
    has become certain.
    """

    id: int | None
    said: list[str]
    ok: bool = True
    moved: bool = False
    table: Table | None = None
    shared: Shared | None = None
    review: Reviewed | None = None
    chance: Likely | None = None
    found: list[Found] | None = None
    level: Literal["random", "easy", "normal", "hard", "tricky"] | None = None
    """Of new deals: told who comes, and when it was asked for or changed."""


# Over HTTP


class Words(Struct):
    """The page's own texts and the names of the cards."""

    language: str
    labels: dict[str, str]
    cards: dict[str, list[str]]


class NewGame(Struct, forbid_unknown_fields=True):
    """A game that is asked for: by name or by rules; its deal by number, as text, of a day, or
    whichever.
    """

    game: Short | None = None
    rules: Short | None = None
    scoring: Short | None = None
    number: Short | None = None
    deal: Text | None = None
    text: Annotated[str, Meta(max_length=400_000)] | None = None
    """A whole game."""
    moves: Text | None = None
    """Moves to be played from the deal."""
    daily: Short | None = None
    """A day, as 2026-11-22: its deal is the same for all."""
    winnable: bool = False
    """Only a deal that is proven winnable."""
    level: Literal["random", "easy", "normal", "hard", "tricky"] | None = None
    """Any deal, or one of the catalogue, which is proven winnable; so are new deals from now on."""
    original: bool = False
    """Without undo."""
    resume: bool = False
    """The game in progress, if there is one."""
    leaving: Short | None = None
    """The game that is left for this one."""
    spoken: Spoken | None = None


class Opened(Struct):
    """A game is there."""

    id: str


class Problem(Struct):
    """What was wrong, in a sentence."""

    error: str
