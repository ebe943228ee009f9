"""The analysis of a table: each choice with its value, and what is certain."""

from dataclasses import dataclass

from ..law.errors import check_type
from ..law.view import View
from ..players import USUAL, Advice, Strength, rank
from .chances import Chance, estimate
from .endings import Fate, fate


@dataclass(frozen=True, slots=True)
class Analysis:
    """What can be known of a table without the unseen cards."""

    view: View
    choices: tuple[Advice, ...]
    """The choices of the fair player, the best first: ``choices[0]`` is the answer of ``advise``,
    which is None where this is empty. One, without a value, where nothing else is worth
    considering.
    """
    chance: Chance
    """The share of the worlds that can be won with all cards known."""
    fair: float | None
    """The chance of a strong player who sees no more than the view, if it is known."""
    fate: Fate | None
    """What is certain whatever the unseen cards are."""

    def __str__(self) -> str:
        """Each choice in a line, then what is certain or the chance."""
        return "\n".join(map(str, (*self.choices, self.fate or self.chance)))


def analyse(view: View, strength: Strength = USUAL) -> Analysis:
    """Analyses a table. The same view has the same analysis, whatever the unseen cards are.

    >>> from winnable import new_game
    >>> game = new_game("three-passes", number=4217)
    >>> for text in ("4f", "1f"):
    ...     _ = game.play(text)
    >>> [(str(each.move), each.chance is not None) for each in analyse(game.view).choices]
    [('sw', True), ('71', True)]
    """
    check_type("view", "a View", view, View)
    check_type("strength", "a Strength", strength, Strength)
    choices = () if view.is_won else tuple(rank(view, strength))
    bound, fair = estimate(view, simulations=strength.simulations)
    return Analysis(view, choices, bound, fair, fate(view))
