"""Winnable positions made from the end: moves of Klondike taken back at random from a won table.

Whatever is reached so can be won, by the moves that were taken back, even where that is the only
win. No deal need lead there; to a solver that must not matter.
"""

from random import Random

from winnable.position import Position
from winnable.rules import Rules


class Table:
    """The table, and ways back from it; each says whether it was possible."""

    def __init__(self, random: Random, rules: Rules) -> None:
        self.random, self.rules = random, rules
        self.heights = [rules.ranks] * 4
        self.up: list[list[int]] = [[] for _ in range(rules.columns)]
        self.down: list[list[int]] = [[] for _ in range(rules.columns)]
        self.talon: list[int] = []  # waste, then stock, in the order of drawing
        self.at = 0  # cards of it in the waste
        self.redeals = 0  # needed from here on

    def undo_to_foundation(self) -> bool:
        """A card that had gone out comes back: to the waste, or to a column."""
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
        """What was put on a column goes back: a run to a column, a card to the waste, or to its
        foundation from where it was brought back."""
        source = self.random.randrange(self.rules.columns)
        pile = self.up[source]
        # The lowest face-up card was put there only if it is a king, into an empty column.
        is_king = bool(pile) and pile[0] >= 4 * self.rules.ranks - 4
        most = len(pile) if is_king and not self.down[source] else len(pile) - 1
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
        """Cards go back to the stock; from an empty waste the redeal is taken back."""
        if self.at == 0:
            if self.rules.passes is None or self.redeals + 1 < self.rules.passes:
                self.at = len(self.talon)
                self.redeals += bool(self.talon)
            return self.at > 0
        count = self.rules.draw
        if self.at == len(self.talon):  # the last draw may have found fewer
            count = self.random.randint(1, count)
        if count > self.at:
            return False
        self.at -= count
        return True

    def position(self) -> Position:
        """The position; just so many redeals are left as the win needs."""
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
        """Puts a run where it may have come from: on a card it fits, on one that its leaving turned
        face up, or where it emptied the column."""
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
    """A position that can be won, after so many moves have been taken back or tried to be."""
    table = Table(random, rules)
    likings = [random.random() for _ in range(3)]
    ways = (table.undo_to_foundation, table.undo_to_column, table.undo_draw)
    for _ in range(steps):
        random.choices(ways, likings)[0]()
    return table.position()
