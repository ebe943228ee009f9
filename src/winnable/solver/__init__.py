"""Whether a position can be won, and how. Compiled.

May import law.

``solve`` decides one position with every card known (thoughtful play); ``solve_many`` decides a
stream of them on several cores, ``decide_many`` many deals without their moves. A win is a list of
moves; the law has played it to the end before it is reported. A loss is proven by exhaustive
search. Otherwise the verdict is undecided and names the limit that was reached. Limits count
states, so an answer is the same on every machine.

``solve_known`` decides a view: won or lost whatever the unseen cards are. ``extremes`` finds the
most cards that can go out, and the fewest passes of a win. A ``Stop`` ends searches
from another thread. ``native`` says whether compiled modules fit their sources.
"""

from .answers import Answer, Limit, Limits, Verdict
from .choosing import Choices
from .shortening import shorten
from .solving import COMPILED, Solver, decide_many, own_solver, solve, solve_known, solve_many
from .stopping import Cancelled, Stop

__all__ = [
    "COMPILED",
    "Answer",
    "Cancelled",
    "Choices",
    "Limit",
    "Limits",
    "Solver",
    "Stop",
    "Verdict",
    "decide_many",
    "own_solver",
    "shorten",
    "solve",
    "solve_known",
    "solve_many",
]
