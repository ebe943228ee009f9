"""The search for shortest wins of Klondike: the loop over states. It does not use ``Position``.

``Store``, ``Bounds``, ``Table``, ``Moves`` and ``Search`` derive from one another; ``setup.py``
joins them to one compiled class in one C file.
"""

from ..bits import compiled, nogil
from .layout import BUCKETS, ENDED, FOUND, FULL, HALTED, SPENT
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
        self.goal = 0

    def __dealloc__(self) -> None:
        self.free_store()

    def begin(self, ceiling: int, memory: int, weight: int) -> int:
        """Begins a search of the loaded position; the arguments are those of ``reset_store``.
        Returns a lower bound of the cost of any win.
        """
        self.reset_store(2, ceiling, memory, weight)
        self.goal = 0
        self.unload()
        self.lay_out()
        self.keep()
        bound = self.bound_of(self.blocked)
        self.postponed = BUCKETS
        self.finish(0, 0, 0, bound)
        return bound

    def run(self, nodes: int) -> int:
        """Expands up to ``nodes`` states. Returns FOUND (``floor`` is the least cost; ``win``
        returns the moves), ENDED (no win costs less than ``ceiling``), FULL (memory), SPENT, or
        HALTED (``stop``). ``floor`` is a lower bound in every case, if ``weight`` is 4.
        """
        with nogil:
            return self.loop(nodes)

    def loop(self, nodes: int) -> int:
        """The loop of ``run``."""
        while nodes > 0:
            nodes -= 1
            if self.stop:
                return HALTED
            n = self.take()
            if n == 0:
                return ENDED
            self.unpack(n)
            self.lay_out()
            if self.height[0] + self.height[1] + self.height[2] + self.height[3] == 4 * self.ranks:
                self.goal = n
                return FOUND
            self.expanded += 1
            self.number = n
            self.cost = (self.records[n] >> 27) & 1023
            self.postponed = BUCKETS
            self.expand()
            self.postpone(n)
            if self.why:
                return FULL
        return SPENT

    def win(self) -> list[int]:
        """Returns the moves of the win that was found, each as its word."""
        return self.trail(self.goal)
