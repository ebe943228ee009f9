"""The search for the Klondike family: ``search`` says what it does, ``docs/solver.md`` why.

``setup.py`` joins the modules of this package to one compiled module, ``search``.
"""

from typing import Final

from .search import COMPILED, Search

__all__ = ["COMPILED", "SWITCHES", "Search"]

SWITCHES: Final = (
    "use_safe",
    "use_relax",
    "use_locks",
    "use_alive",
    "use_sharing",
    "use_dominance",
    "use_restarts",
    "occupy",
    "use_pending",
    "use_draw_one",
    "use_easier",
    "use_plan",
    "use_closing",
    "use_families",
)
"""The switches of ``Search``: each can be off (0) without changing a verdict."""
