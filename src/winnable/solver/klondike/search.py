"""The search for the Klondike family: exact, thoughtful (face-down cards known), from any position.

It does not use ``Position``: ``winnable.solver`` loads a position as bits and converts the result
to moves. ``docs/solver.md`` has the arguments and the figures.

Each subject is a class in its own module: ``State``, ``Components``, ``Pending``, ``Moves``,
``Memory``, ``Families``, ``Locks``, ``Results``, ``Relaxation``, ``DrawOne``, ``Runs``,
``Choices``, ``Search``; each derives from the one before. ``setup.py`` joins them: compiled,
``Search`` is one class in one C file.
"""

from array import array
from collections.abc import Iterable, Sequence

from ..bits import compiled, ctz, dealloc, nogil
from .choices import Choices
from .layout import ANY, STEP_DOWN, STEP_TABLE, STOP, STOPPED

COMPILED = compiled


class Search(Choices):
    """A search, reused for many positions. Not thread-safe.

    Each switch of ``SWITCHES`` (1 or 0) can be off without changing a verdict.
    """

    def __init__(self) -> None:
        self.make_state()
        self.make_components()
        self.make_pending()
        self.make_moves()
        self.make_memory()
        self.make_families()
        self.make_locks()
        self.make_results()
        self.make_relaxed()
        self.make_relaxation()
        self.make_draw_one()
        self.make_runs()
        self.make_choices()

    def __dealloc__(self) -> None:
        dealloc(self.table)
        dealloc(self.relaxed)
        dealloc(self.solved)
        dealloc(self.family)
        dealloc(self.block)

    @property
    def states(self) -> int:
        """The states of the last run, including those of the relaxation."""
        return self.nodes + self.relaxed_nodes

    def run(self, nodes: int, memory: int) -> int:
        """Searches the loaded position, with at most ``nodes`` states and ``memory`` bytes of
        tables. Returns LOST, WON or STOPPED; sets ``nodes``, ``relaxed_nodes`` and ``why``.
        """
        self.max_nodes = nodes
        self.max_memory = memory
        with nogil:
            self.verdict = self.solve()
        return self.verdict

    def run_deals(
        self,
        deals: Iterable[Sequence[int]],
        rows: Sequence[int],
        columns: int,
        draw: int,
        redeals: int,
        returns: int,
        ranks: int,
        nodes: int,
        memory: int,
        verdicts: "array[int]",
        states: "array[int]",
    ) -> None:
        """Searches deals one after another, until a ``Stop`` ends a search, and appends the verdict
        of each (1 won, 0 lost, -1 stopped) and its states. ``rows`` has the column of each card
        that is dealt to the table.
        """
        down = range(columns)
        for cards in deals:
            table: list[list[int]] = [[] for _ in down]
            for i in range(len(rows)):
                table[rows[i]].append(cards[i])
            stock = cards[len(rows) :][::-1]
            self.load(table, down, (0, 0, 0, 0), stock, (), draw, redeals, returns, ranks)
            verdicts.append(-1 if self.run(nodes, memory) == STOPPED else self.verdict)
            states.append(self.states)
            if self.why == STOP:
                break

    def solve(self) -> int:
        """Searches from the root. Returns LOST, WON or STOPPED."""
        self.nodes = 0
        self.relaxed_nodes = 0
        self.why = 0
        # Small tables are cheaper to empty. Without memory for more they are those of ``judge``.
        self.begin(256 if self.max_memory >= 1 << 20 else 4096)
        self.root_asked = 0
        return self.hunt(0, 0)

    def path(self) -> list[int]:
        """Returns the win that was found, in steps (``layout``). A win of the game ends where all
        cards can go up, one with ``wanted`` with the last card that goes up.
        """
        found: list[int] = []
        for t in range(self.won_depth):
            self.add_steps(found, self.route(t, self.f_via[t + 1], 1))
            up = self.f_entry[t + 1] != self.f_via[t + 1]
            found.append(self.f_card[t + 1] if up else self.f_card[t + 1] + STEP_TABLE)
        if self.wanted:
            self.add_last_ups(found)
        return found

    def add_last_ups(self, found: list[int]) -> None:
        """Adds the steps from the last node of a win with ``wanted``: to the vector where its cards
        are on the foundations, and the stock cards that go up from there.
        """
        t = self.won_depth
        self.add_steps(found, self.route(t, self.won_vector, 1))
        fixed = self.not_out(t, self.won_vector)
        for s in range(4):
            h = (self.won_vector >> (4 * s)) & 15
            while self.single[16 * s + h] & ~fixed:
                found.append(ctz(self.single[16 * s + h]))
                h += 1

    def add_steps(self, found: list[int], i: int) -> None:
        """Adds the steps to member ``i`` of the component that ``route`` searched."""
        if self.from_member[i] >= 0:
            self.add_steps(found, self.from_member[i])
            found.append(self.from_card[i] + STEP_DOWN * self.from_down[i])

    def perft(self, depth: int) -> list[int]:
        """Counts the distinct nodes (configuration and component) after 0, 1, .. ``depth`` search
        moves, without pruning. A test compares the counts with the law.
        """
        safe, self.use_safe = self.use_safe, 0
        levels: list[set[tuple[int, ...]]] = [set() for _ in range(depth + 1)]
        self.child_top = 0
        self.run_number = 0
        self.visit(0, levels)
        self.use_safe = safe
        return [len(level) for level in levels]

    def visit(self, t: int, levels: list[set[tuple[int, ...]]]) -> None:
        """Adds the nodes of frame ``t`` and its descendants to their levels."""
        count = self.flood(t)
        key = (self.f_cols[t], self.f_left[t], self.f_p[t], self.f_redeals[t], self.f_canon[t])
        if key in levels[t]:
            return
        levels[t].add(key)
        if t + 1 < len(levels):
            start = self.child_top
            self.generate(t, count, ANY)
            for i in range(start, self.child_top):
                self.enter(t, self.child[i])
                self.visit(t + 1, levels)
            self.child_top = start
