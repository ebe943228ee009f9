"""Small games of Klondike decided by exhaustive search: no bounds, no safe moves, no abstraction.

A state is the table as it lies, with one merge: the columns are sorted. No rule names a column by
its number, so tables that differ only in the order of columns have the same future. Every other
detail is kept: every card, face up or down, in its place, the waste, the stock and the redeals
left. Unlimited redeals are always -1, since no rule asks how many were made. Waste and stock are
one tuple with an index, which merges nothing.

A position is winnable if a state with every card on the foundations is reachable. So the set of
visited states is all the memory needed, and the order only decides how soon a win is found.
"""

from collections.abc import Iterator
from typing import TypeAlias

from winnable.law.position import Position

Column: TypeAlias = tuple[int, ...]
"""Bottom card first; ``4 * (rank - 1) + suit``, a face-down card as ``~card``."""
State: TypeAlias = tuple[tuple[Column, ...], int, Column, int, int]
"""Columns, heights of the foundations (four bits each), waste and stock in the order of drawing,
the number of cards in the waste, redeals left.
"""


class Brute:
    """The game of one position."""

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.draw, self.returns, self.by_hand = rules.draw, rules.returns, rules.by_hand
        self.redeal_draws = rules.redeal_draws
        self.king = 4 * rules.ranks - 4
        self.won = sum(rules.ranks << 4 * suit for suit in range(4))
        self.start = state_of(position)

    def successors(self, state: State) -> list[State]:
        """Every state one move away, the most promising last."""
        columns, out, talon, at, redeals = state
        found: list[State] = []
        # The draw; if the stock is empty, the redeal.
        if at < len(talon):
            found.append((columns, out, talon, min(at + self.draw, len(talon)), redeals))
        elif talon and redeals:
            first = min(self.draw, len(talon)) if self.redeal_draws else 0
            found.append((columns, out, talon, first, max(redeals - 1, -1)))
        # From the foundations to a column.
        if self.returns:
            for suit in range(4):
                height = out >> 4 * suit & 15
                if height:
                    card, less = 4 * height - 4 + suit, out - (1 << 4 * suit)
                    for i, column in enumerate(columns):
                        if self.takes(column, card):
                            after = (*columns[:i], (*column, card), *columns[i + 1 :])
                            found.append((tuple(sorted(after)), less, talon, at, redeals))
        # From column to column, any face-up card with all cards on it.
        good: list[State] = []
        for i, column in enumerate(columns):
            for k in range(len(column) - 1, -1, -1):
                card = column[k]
                if card < 0:
                    break
                for j, onto in enumerate(columns):
                    if j != i and self.takes(onto, card):
                        rest = list(columns)
                        rest[i], rest[j] = self.left(column, k), onto + column[k:]
                        to = good if k and column[k - 1] < 0 else found
                        to.append((tuple(sorted(rest)), out, talon, at, redeals))
        # From the waste to a column.
        if at:
            card, fewer = talon[at - 1], talon[: at - 1] + talon[at:]
            for i, column in enumerate(columns):
                if self.takes(column, card):
                    after = (*columns[:i], (*column, card), *columns[i + 1 :])
                    good.append((tuple(sorted(after)), out, fewer, at - 1, redeals))
            if out >> 4 * (card & 3) & 15 == card >> 2:
                good.append((columns, out + (1 << 4 * (card & 3)), fewer, at - 1, redeals))
        # From a column to its foundation, or turning its top card.
        for i, column in enumerate(columns):
            if not column:
                continue
            card = column[-1]
            if card < 0:
                after = (*columns[:i], (*column[:-1], ~card), *columns[i + 1 :])
                good.append((tuple(sorted(after)), out, talon, at, redeals))
            elif out >> 4 * (card & 3) & 15 == card >> 2:
                rest = list(columns)
                rest[i] = self.left(column, len(column) - 1)
                more = out + (1 << 4 * (card & 3))
                good.append((tuple(sorted(rest)), more, talon, at, redeals))
        return found + good

    def takes(self, column: Column, card: int) -> bool:
        """Whether ``card`` may be put on the column."""
        if not column:
            return card >= self.king
        top = column[-1]
        return top >= 0 and top >> 2 == (card >> 2) + 1 and bool((top ^ card) & 2)

    def left(self, column: Column, count: int) -> Column:
        """The lowest ``count`` cards of a column after the others left."""
        if count and column[count - 1] < 0 and not self.by_hand:
            return (*column[: count - 1], ~column[count - 1])
        return column[:count]

    def is_winnable(self, most: int) -> bool | None:
        """Whether the position is winnable; None if that takes more than ``most`` states."""
        for state in self.reachable(most):
            if state is None or state[1] == self.won:
                return None if state is None else True
        return False

    def most_cards(self, most: int) -> int | None:
        """How many cards can be on the foundations at once; None if that takes more states."""
        found = 0
        for state in self.reachable(most):
            if state is None:
                return None
            found = max(found, sum(state[1] >> 4 * suit & 15 for suit in range(4)))
        return found

    def reachable(self, most: int) -> Iterator[State | None]:
        """Yields every state that can be reached; at last None if more than ``most`` were met."""
        met, stack = {self.start}, [self.start]
        while stack:
            state = stack.pop()
            yield state
            if len(met) > most:
                yield None
                return
            for after in self.successors(state):
                if after not in met:
                    met.add(after)
                    stack.append(after)


def state_of(position: Position) -> State:
    """The state of a position."""
    columns = tuple(
        sorted(
            tuple(~card if i < down else card for i, card in enumerate(column))
            for column, down in zip(position.columns, position.down, strict=True)
        )
    )
    out = sum(height << 4 * suit for suit, height in enumerate(position.foundations))
    talon = position.waste + position.stock[::-1]
    redeals = -1 if position.redeals_left is None else position.redeals_left
    return columns, out, talon, len(position.waste), redeals
