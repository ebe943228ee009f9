"""The searches for solitario: ``search`` and ``certain`` say what they do, ``docs/solver.md`` why.

``setup.py`` joins the modules of this package to two compiled ones, ``search`` and ``certain``.
"""

from typing import Final

from .certain import Certain
from .search import COMPILED, Search

__all__ = ["COMPILED", "SWITCHES", "Certain", "Search"]

SWITCHES: Final = ("use_safe", "use_reach", "use_table", "use_widening", "use_skip")
"""The switches of ``Search``: each can be off (0) without changing a verdict."""
