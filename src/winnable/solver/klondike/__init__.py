"""The search for the Klondike family: ``search`` says what it does, ``docs/solver.md`` why.

``setup.py`` joins the modules of this package to one compiled module, ``search``.
"""

from .search import COMPILED, Search

__all__ = ["COMPILED", "Search"]
