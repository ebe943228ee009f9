"""Limits, verdicts and answers of the solver. Values only."""

from dataclasses import dataclass
from enum import StrEnum

from ..law.errors import check_number
from ..law.position import Move


class Verdict(StrEnum):
    """What the solver decided about a position."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNDECIDED = "undecided"


class Limit(StrEnum):
    """Why a search ended undecided."""

    NODES = "nodes"
    MEMORY = "memory"
    STOPPED = "stopped"
    """``Solver.stop`` ended the search."""
    METHOD = "method"
    """Solitario without ``asks``: every win found lifts a card that goes to its foundation when it
    is selected, and a search of whole states found no other. It is not proven that there is none.
    """
    UNSEEN = "unseen"
    """``solve_known``: cards that the player has not seen can still be revealed."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a search."""

    nodes: int = 100_000_000
    """States, of the search and its relaxations together."""
    memory: int = 256
    """Megabytes of tables, for each concurrent search."""

    def __post_init__(self) -> None:
        check_number("nodes", self.nodes, 0)
        check_number("memory", self.memory, 0)


USUAL_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Answer:
    """The verdict on a position, with its costs and a win."""

    verdict: Verdict
    nodes: int
    """States searched; the same for the same position and limits on every machine."""
    search_s: float
    """CPU seconds of the search."""
    cpu_s: float
    """CPU seconds in total, including the replay of the win."""
    moves: tuple[Move, ...] | None = None
    """A win from that very position, played under the law; None unless winnable."""
    limit: Limit | None = None
    """The limit that was reached; None unless undecided."""
