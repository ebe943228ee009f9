"""Best-first search (A*) over whole states: for shortest wins, and for wins that only it finds.

docs/shortest.md explains it. ``setup.py`` joins ``store``, ``bounds``, ``table``, ``moves`` and
``klondike`` to one compiled module, and ``store`` and ``solitario`` to another one.
"""

from .layout import COSTS, ENDED, FOUND, FULL, HALTED, SPENT
from .loading import Search, loaded
from .replaying import openings, win

__all__ = [
    "COSTS",
    "ENDED",
    "FOUND",
    "FULL",
    "HALTED",
    "SPENT",
    "Search",
    "loaded",
    "openings",
    "win",
]
