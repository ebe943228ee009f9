"""The search for shortest wins of Klondike. It does not use ``Position``.

``Store``, ``Bounds``, ``Table``, ``Moves`` and ``Search`` derive from one another; ``setup.py``
joins them to one compiled class in one C file.
"""

from ..bits import compiled
from .moves import Moves

COMPILED = compiled


class Search(Moves):
    """A search, reused for many positions. Not thread-safe.

    Switches (1 or 0): ``use_columns`` and ``use_stock`` (the parts of the lower bound),
    ``use_safe`` (safe cards go up at once and stay), ``use_marks`` (moves whose only purpose is the
    next move are made just before it).
    """

    def __init__(self) -> None:
        self.make_store()
        self.make_bounds()
        self.make_table()
        self.make_moves()

    def begin(self, ceiling: int, memory: int, weight: int) -> int:
        """Begins a search of the loaded position; the arguments are those of ``reset_store``.
        Returns a lower bound of the cost of any win.
        """
        self.reset_store(2, ceiling, memory, weight)
        self.unload()
        self.lay_out()
        self.keep()
        bound = self.bound_of(self.blocked)
        self.finish(0, 0, 0, bound)
        return bound

    def read(self, n: int) -> int:
        """Makes a state of the store the current one; returns whether it is won."""
        self.unpack(n)
        self.lay_out()
        return self.height[0] + self.height[1] + self.height[2] + self.height[3] == 4 * self.ranks
