"""The searches for solitario: ``search`` and ``certain`` say what they do, ``docs/solver.md`` why.

``setup.py`` joins the modules of this package to two compiled ones, ``search`` and ``certain``.
"""

from .certain import Certain
from .search import COMPILED, Search

__all__ = ["COMPILED", "Certain", "Search"]
