"""The search for solitario: ``search`` says what it does, ``docs/solver.md`` why.

``setup.py`` joins all modules of this package to one compiled module, ``search``.
"""

from .search import COMPILED, Search

__all__ = ["COMPILED", "Search"]
