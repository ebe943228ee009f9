"""Winnable positions built from the end: random moves taken back from a won table of Klondike.

Each position can be won by the moves that were taken back, even if that is its only win. It need
not be reachable from any deal, and the solver must not depend on that.
"""

from random import Random

from winnable.law.position import Position
from winnable.law.rules import Rules


class Table:
    """The table and the ways back from it; each returns whether it was possible."""

    def __init__(self, random: Random, rules: Rules) -> None:
        self.random, self.rules = random, rules
        self.heights = [rules.ranks] * 4
        self.up: list[list[int]] = [[] for _ in range(rules.columns)]
        self.down: list[list[int]] = [[] for _ in range(rules.columns)]
        self.talon: list[int] = []  # waste, then stock, in the order of drawing
        self.at = 0  # cards of the talon in the waste
        self.redeals = 0  # the win needs so many redeals

    def undo_to_foundation(self) -> bool:
        """Takes a card back from its foundation: to the waste, or to a column."""
        suit = self.random.randrange(4)
        if not self.heights[suit]:
            return False
        card = 4 * self.heights[suit] - 4 + suit
        if self.random.random() < 0.3:
            self.talon.insert(self.at, card)
            self.at += 1
        elif not self._put([card], self.random.randrange(self.rules.columns)):
            return False
        self.heights[suit] -= 1
        return True

    def undo_to_column(self) -> bool:
        """Takes back a move onto a column: returns a run to a column, a card to the waste, or
        a card to its foundation.
        """
        source = self.random.randrange(self.rules.columns)
        pile = self.up[source]
        if not pile:
            return False
        # The lowest face-up card was moved there only if the column was empty and takes it.
        is_moved = not self.down[source] and self.rules.kind.fits_empty(self.rules, pile[0])
        most = len(pile) if is_moved else len(pile) - 1
        if most < 1:
            return False
        run = pile[-self.random.randint(1, most) :]
        kind, suit = self.random.random(), run[0] & 3
        if kind < 0.4 and len(run) == 1:
            self.talon.insert(self.at, run[0])
            self.at += 1
        elif kind < 0.6 and len(run) == 1:
            if not self.rules.returns or self.heights[suit] != run[0] >> 2:
                return False
            self.heights[suit] += 1
        else:
            target = self.random.randrange(self.rules.columns)
            if target == source or not self._put(run, target):
                return False
        del pile[-len(run) :]
        return True

    def undo_draw(self) -> bool:
        """Takes back a draw; if the waste is empty, a redeal."""
        if self.at == 0:
            if self.rules.passes is None or self.redeals + 1 < self.rules.passes:
                self.at = len(self.talon)
                self.redeals += bool(self.talon)
            return self.at > 0
        count = self.rules.draw
        if self.at == len(self.talon):  # the last draw may have been short
            count = self.random.randint(1, count)
        if count > self.at:
            return False
        self.at -= count
        return True

    def position(self) -> Position:
        """The position, with exactly the redeals that the win needs."""
        one, two, three, four = self.heights
        return Position(
            self.rules,
            stock=tuple(reversed(self.talon[self.at :])),
            waste=tuple(self.talon[: self.at]),
            foundations=(one, two, three, four),
            columns=tuple(tuple(down + up) for down, up in zip(self.down, self.up, strict=True)),
            down=tuple(map(len, self.down)),
            passes=1 if self.rules.passes is None else self.rules.passes - self.redeals,
        )

    def _put(self, run: list[int], target: int) -> bool:
        """Takes the move of a run back: puts the run on a card that it fits, on the card that the
        move turned, or into the column that the move emptied.
        """
        pile = self.up[target]
        if pile:
            top, head = pile[-1], run[0]
            fits = top >> 2 == (head >> 2) + 1 and bool((top ^ head) & 2)
            if len(pile) == 1 and len(self.down[target]) < target and self.random.random() < 0.7:
                self.down[target].append(pile.pop())
            elif not fits:
                return False
        pile += run
        return True


def winnable_position(random: Random, rules: Rules, steps: int) -> Position:
    """A winnable position after ``steps`` attempts to take a move back."""
    table = Table(random, rules)
    likings = [random.random() for _ in range(3)]
    ways = (table.undo_to_foundation, table.undo_to_column, table.undo_draw)
    for _ in range(steps):
        random.choices(ways, likings)[0]()
    return table.position()
