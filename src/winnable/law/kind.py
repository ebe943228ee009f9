"""What a kind of game is: how it deals, which cards fit, which moves it has.

``klondike`` and ``solitario`` are the two kinds; ``rules`` lists them. Everything outside this
package asks a kind what it has, never which one it is. Solvers, fair players, grades and
certificates are optional: a kind without them deals, plays, and says so.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from .cards import ACE, Card, Deck, rank_of
from .reasons import Reason

if TYPE_CHECKING:  # these modules need kinds
    from .position import Move, Position, Refusal, Step
    from .rules import Rules


class Kind(ABC):
    """A kind of game. It has no state: each class has one instance, the constant of its name.

    The moves a kind does not know are ``Reason.NOT_A_MOVE``; places and the texts of moves are the
    same in all kinds (``position``).
    """

    name: ClassVar[str]
    """Its name in texts and messages. In capitals, the constant of the instance."""
    letter: ClassVar[str]
    """The first letter of its rules as text."""
    deck: ClassVar[Deck]
    usual: ClassVar[Mapping[str, int | None]] = {}
    """The values of ``Rules`` that its texts omit, where they differ from the defaults."""
    fixed: ClassVar[Mapping[str, int | None]] = {}
    """The values of ``Rules`` that no game of this kind changes."""

    has_hand: ClassVar[bool] = False
    """Cards move one at a time, through a hand that records their origin; the waste holds discards,
    from the table too.
    """
    builds_runs: ClassVar[bool] = True
    """The face-up cards of a column are a run: each lies on a card that takes it."""
    scores: ClassVar[bool] = True
    """Scoring systems apply."""
    draw: "ClassVar[Move]"
    """Draws from the stock, or redeals if the stock is empty."""

    # The deal

    @abstractmethod
    def rows(self, columns: int) -> list[int]:
        """Returns the column (from 0) of each card dealt to the table, in dealing order."""

    def table_size(self, columns: int) -> int:
        """Returns the number of cards dealt to the table."""
        return len(self.rows(columns))

    def down(self, column: int) -> int:  # noqa: ARG002
        """Returns how many cards of a column (from 0) are dealt face down: the lowest ones."""
        return 0

    def start(self, position: "Position") -> "Position":
        """Returns the position after the deal: what the rules do by themselves is done."""
        return position

    # Which card may lie where

    def misfit(self, rules: "Rules", card: Card, onto: Card) -> Reason | None:
        """Returns why ``card`` cannot lie on ``onto`` in a column; None if it can.

        Every kind builds downwards in rank.
        """
        if rank_of(card) == rules.ranks:
            return Reason.KING_NEEDS_EMPTY
        if rank_of(onto) == ACE:
            return Reason.NOTHING_ON_ACE
        if rank_of(onto) != rank_of(card) + 1:
            return Reason.RANK
        return self.misfit_of_suits(rules, card, onto)

    @abstractmethod
    def misfit_of_suits(self, rules: "Rules", card: Card, onto: Card) -> Reason | None:
        """Returns why the suits of two cards in the order of their ranks do not fit, or None."""

    @abstractmethod
    def fits_empty(self, rules: "Rules", card: Card) -> bool:
        """Whether ``card`` may lie on an empty column."""

    # Moves

    @abstractmethod
    def candidates(self, position: "Position") -> "Iterator[Move]":
        """Yields every move that might be legal, each once, the draw last; ``refusal`` decides."""

    @abstractmethod
    def refusal(self, position: "Position", move: "Move") -> "Refusal | None":
        """Returns the first rule that ``move`` breaks, or None if it is legal."""

    @abstractmethod
    def apply(self, position: "Position", move: "Move") -> "Step":
        """Plays a move that ``refusal`` accepts; the result for any other move is undefined."""

    def is_safe(self, position: "Position", move: "Move") -> bool:  # noqa: ARG002
        """Whether a legal move certainly loses no win, by a rule that needs no search."""
        return False

    def __repr__(self) -> str:
        return self.name.upper()

    def __reduce__(self) -> str:
        """Pickles the name of the constant: the kinds of two processes are the same."""
        return self.name.upper()
