"""What the next act may refer to: what was lifted, said, asked or advised last.

It is one value beside the game. If an act cannot be saved, the game and this value are what they
were before it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ..analysis.reviews import Review
from ..catalogues import Graded
from ..catalogues.steps import Stage
from ..game.game import Game
from ..law.deals import Deal
from ..law.position import Move, Position
from ..players import Advice
from ..speech.acts import Act
from ..speech.layouts import Draft
from .intents import Held


@dataclass(slots=True)
class Pending:
    """Values in each attribute are replaced, never changed: a copy keeps them."""

    held: Held | None = None
    """The run that the player has lifted and not yet placed (Klondike)."""
    offer: Move | Act | Stage | None = None
    """What ``do`` carries out."""
    option: int = -1
    """The index of the last move or act said one at a time."""

    # Questions
    asked: tuple[Move, ...] = ()
    """The moves that wait for the name of a card, which the first one shows."""
    draft: Draft | None = None
    """The table that the player describes line by line."""

    # Lists that are said page by page
    moves: tuple[Move, ...] = ()
    """Moves to choose from by number."""
    values: Mapping[Move, Advice] = field(default_factory=dict)
    """The best choice that begins with each of them, where a fair player has valued one."""
    heard: int = 0
    """How many of them were said."""
    deals: Iterator[Graded] = field(default_factory=lambda: iter(()))
    """The deals that were found and not yet said."""

    finished: int = 0
    """Steps that ``finish`` played last; undo takes them back together."""
    unfinished: int = 0
    """Steps of ``finish`` that undo took back last; redo plays them together."""

    # What hints, the oracle and reviews told
    hints: int = 0
    """Depth of the last hint for this position: 0 to 2."""
    advice: Advice | None = None
    """The advice behind those hints."""
    plan: tuple[Position, Advice] | None = None
    """The position after the first move of an advised plan, and the rest of the plan."""
    win: Mapping[Position, Move] = field(default_factory=dict)
    """The win that the oracle follows, as a move for each position."""
    reviewed: tuple[Deal, list[Move], Review] | None = None
    """The last review, and the deal and the moves of the line that it is of."""
    offers_longer: bool = False
    """Whether another review of this line searches longer for the losing step."""

    def keep_review(self, game: Game, found: Review, *, offers_longer: bool) -> None:
        """Keeps the review of the current line of a game."""
        self.reviewed = game.deal, [step.move for step in game.steps], found
        self.offers_longer = offers_longer

    def review_of(self, game: Game) -> Review | None:
        """The last review if it is of the current line of this game."""
        if self.reviewed is None:
            return None
        deal, moves, found = self.reviewed
        is_same = (deal, moves) == (game.deal, [step.move for step in game.steps])
        return found if is_same else None

    def move_on(self) -> None:
        """Drops what belongs to the position before a move."""
        self.held, self.offer, self.option = None, None, -1
        self.moves, self.asked, self.hints = (), (), 0
        self.finished = self.unfinished = 0
