"""Converts the plan of the solitario search to moves of single cards.

The search knows which cards are on the table, not where they lie. A ``Table`` knows both, and moves
cards only if an act of the plan needs it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...cards import Card, colour_of, rank_of, suit_of
from ...position import FOUNDATION, STOCK, WASTE, Place
from .words import OUT_DECK, OUT_TABLE, OUT_TOP, PLACE, POP, STACK

NONE: Final = -1
"""No card. As a parent: the card is the lowest of its column."""
AWAY: Final = -2
"""As a parent: the card is not on the table yet."""


class Start(NamedTuple):
    """The initial position: columns and discards (lowest card first), the four foundation heights,
    and the rules that matter here.
    """

    columns: list[list[Card]]
    heights: list[int]
    discards: list[Card]
    by_colour: bool
    asks: bool
    ranks: int


class Where(NamedTuple):
    """The target of a card and its current place, each as the card on which it lies."""

    parent: Card
    now: Card


def realise(
    start: Start, plan: list[tuple[int, Card, int]]
) -> tuple[list[tuple[Place, Place]] | None, int]:
    """Converts a plan (kind, card and frame of every act) and the rest of the win to moves.

    Returns the moves, as (source, target) pairs of single cards, and the number of acts done. The
    moves are None if the next act would lift a card that goes out as soon as it is selected.
    """
    table = Table(start)
    for done, (kind, card, _) in enumerate(plan):
        if not table.play(kind, card):
            return None, done
    table.finish()
    return table.moves, len(plan)


@lru_cache(512)
def matching(children: int, above: int, by_colour: bool) -> int:  # noqa: FBT001
    """Returns how many of the suits ``children`` can each lie on a different suit of ``above``.

    Both are sets of suits, one bit for each.
    """
    if not children:
        return 0
    suit = children.bit_length() - 1
    rest = children ^ (1 << suit)
    best = matching(rest, above, by_colour)
    for parent in range(4):
        goes = suit >> 1 != parent >> 1 if by_colour else suit != parent
        if above >> parent & 1 and goes:
            best = max(best, 1 + matching(rest, above ^ (1 << parent), by_colour))
    return best


@lru_cache(1 << 12)
def best(
    children: tuple[Card, ...],
    above: tuple[Card, ...],
    now: tuple[Card, ...],
    stay: int,
    by_colour: bool,  # noqa: FBT001
) -> tuple[int, tuple[Card, ...]]:
    """Assigns each of the cards ``children``, which have one rank, a parent in ``above`` or none.
    No two cards share a parent. ``now`` are the current parents. Maximises the value: 5 for each
    card with a parent, ``stay`` for each card that stays. Returns the value and the parents.
    """
    if not children:
        return 0, ()
    card = children[0]
    choices = []
    for parent in (*above, NONE):
        if parent == NONE or sits(card, parent, by_colour):
            left = tuple([other for other in above if other != parent])
            worth, rest = best(children[1:], left, now[1:], stay, by_colour)
            worth += 5 * (parent != NONE) + stay * (parent == now[0])
            choices.append((worth, (parent, *rest)))
    return max(choices, key=lambda choice: choice[0])


def sits(card: Card, parent: Card, by_colour: bool) -> bool:  # noqa: FBT001
    """Whether ``card`` may lie on ``parent``."""
    if rank_of(parent) != rank_of(card) + 1:
        return False
    if by_colour:
        return colour_of(parent) != colour_of(card)
    return suit_of(parent) != suit_of(card)


class Table:
    """The places of all cards, and the moves so far."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.columns = [list(column) for column in start.columns]
        self.heights = list(start.heights)
        self.discards = list(start.discards)
        self.moves: list[tuple[Place, Place]] = []

    # --- the acts of a plan ---------------------------------------------------------------------

    def play(self, kind: int, card: Card) -> bool:
        """Plays an act and the moves that it needs. Returns whether that was possible."""
        if kind == STACK:
            self._discard(STOCK, card)
        elif kind == OUT_DECK:
            self._out(STOCK, card)
        elif kind == OUT_TOP:
            self._out(WASTE, self.discards.pop())
        elif kind == PLACE:
            if not self._place_for(card):
                return self._rearrange(coming=card)
            self._put(STOCK, card, self._place_for(card))
        elif kind == POP:
            if not self._place_for(card) and not self._rearrange(bare=card):
                return False
            self._put(WASTE, self.discards.pop(), self._place_for(card))
        elif kind == OUT_TABLE:
            if not self._place_of(card):
                return self._rearrange(leaving=card)
            self._take(card, FOUNDATION)
        else:
            if self._is_fixed(card):
                return False
            if not self._place_of(card) and not self._rearrange(bare=card):
                return False
            self._take(card, WASTE)
        return True

    def finish(self) -> None:
        """Plays all table cards out, lowest first: the lowest is always bare and next."""
        for card in sorted(card for column in self.columns for card in column):
            self._take(card, FOUNDATION)

    # --- single cards -----------------------------------------------------------------------------

    def _note(self, source: Place, target: Place) -> None:
        """Adds a move. Joins it with the last one if that moved the same card to the discards."""
        if source == WASTE and self.moves and self.moves[-1][1] == WASTE:
            source = self.moves.pop()[0]
        if source != target:
            self.moves.append((source, target))

    def _discard(self, source: Place, card: Card) -> None:
        self.discards.append(card)
        self._note(source, WASTE)

    def _out(self, source: Place, card: Card) -> None:
        self.heights[suit_of(card)] += 1
        self._note(source, FOUNDATION)

    def _take(self, card: Card, target: Place) -> None:
        """Moves the top card of a column to the discards or to its foundation."""
        place = self._place_of(card)
        self.columns[place - 1].pop()
        if target == WASTE:
            self._discard(place, card)
        else:
            self._out(place, card)

    def _put(self, source: Place, card: Card, place: Place) -> None:
        self.columns[place - 1].append(card)
        self._note(source, place)

    def _is_fixed(self, card: Card) -> bool:
        """Whether the law sends this table card to its foundation as soon as it is selected."""
        return not self.start.asks and self.heights[suit_of(card)] == rank_of(card) - 1

    def _place_of(self, top: Card) -> Place:
        """Returns the column whose top card it is; 0 if there is none."""
        tops = (column[-1] if column else NONE for column in self.columns)
        return next((j for j, card in enumerate(tops, 1) if card == top), 0)

    def _place_for(self, card: Card) -> Place:
        """Returns a column that accepts the card, an empty one only as a last resort; 0: none."""
        for j, column in enumerate(self.columns, 1):
            if column and sits(card, column[-1], self.start.by_colour):
                return j
        return next((j for j, column in enumerate(self.columns, 1) if not column), 0)

    # --- many cards -------------------------------------------------------------------------------

    def _rearrange(self, *, bare: Card = NONE, coming: Card = NONE, leaving: Card = NONE) -> bool:
        """Rearranges the table for one of three purposes. The card ``bare`` becomes bare or, if it
        is not on the table, gets a place; or the deck card ``coming`` is placed; or the card
        ``leaving`` goes out. Moves as few ranks as possible, the lowest first. Returns False if
        fixed cards prevent it.
        """
        firm: set[Card] = set()
        if not self.start.asks:
            firm = {4 * height + suit for suit, height in enumerate(self.heights)} - {leaving}
        fixed = [
            max((column.index(card) + 1 for card in firm if card in column), default=0)
            for column in self.columns
        ]
        first = rank_of(leaving) + 1 if leaving != NONE else 2  # the cards on it must move
        if any(bare in column for column in self.columns):
            first = rank_of(bare)
        for rank in range(first, self.start.ranks + 2):
            keep = [  # each column is a run
                max(least, min(len(column), rank_of(column[0]) + 1 - rank)) if column else 0
                for least, column in zip(fixed, self.columns, strict=True)
            ]
            loose = self._loose(keep, bare, coming, leaving)
            if loose is None:
                continue
            for stay in (8, 1):
                cards = self._arrangement(*loose, bare, stay)
                if cards is not None:
                    self._move_to(cards, coming, leaving)
                    return True
        return False

    def _loose(
        self, keep: list[int], bare: Card, coming: Card, leaving: Card
    ) -> tuple[dict[Card, Card], list[Card]] | None:
        """Returns every card above the ``keep`` lowest of its column with its current parent, and
        the top cards that stay. Returns None if there are too few columns.
        """
        now: dict[Card, Card] = {}
        tops: list[Card] = []
        for least, column in zip(keep, self.columns, strict=True):
            below = NONE
            if least:
                below = column[least - 1]
                tops.append(below)
                if bare in column[: least - 1] or leaving in column[:least]:
                    return None
            for card in column[least:]:
                now[card] = below
                below = card
        extra = coming if coming != NONE else bare
        if extra != NONE and extra not in now and extra not in tops:
            now[extra] = AWAY
        now.pop(leaving, None)
        heads = self._heads(now, tops, bare)
        return None if heads + len(tops) > len(self.columns) else (now, tops)

    def _arrangement(
        self, now: dict[Card, Card], tops: list[Card], bare: Card, stay: int
    ) -> dict[Card, Where] | None:
        """Returns the new place of every card of ``now``; None if there are too few columns.
        ``stay`` is the value of not moving a card; a place on another card has the value 5.
        """
        ranks = self.start.ranks
        lower: list[list[Card]] = [[] for _ in range(ranks + 1)]  # of each rank
        upper: list[list[Card]] = [[] for _ in range(ranks + 1)]  # of the rank above it
        for card in now:
            lower[(card >> 2) + 1].append(card)
        for card in (*now, *tops):
            if card != bare:
                upper[card >> 2].append(card)
        used = len(tops)
        cards: dict[Card, Where] = {}
        for rank in range(ranks, 0, -1):
            children, above = lower[rank], upper[rank]
            parents: Sequence[Card] = [now[card] for card in children]
            if stay < 5 or not all(parent == NONE or parent in above for parent in parents):
                _, parents = best(
                    tuple(children), tuple(above), tuple(parents), stay, self.start.by_colour
                )
            for card, parent in zip(children, parents, strict=True):
                cards[card] = Where(parent, now[card])
                used += parent == NONE
        return cards if used <= len(self.columns) else None

    def _heads(self, now: dict[Card, Card], tops: list[Card], bare: Card) -> int:
        """Returns how many of the cards ``now`` cannot lie on another card. They may lie on each
        other and on ``tops``, but not on ``bare``.
        """
        lower = [0] * (self.start.ranks + 1)
        upper = [0] * (self.start.ranks + 1)
        for card in now:
            lower[(card >> 2) + 1] |= 1 << (card & 3)
        for card in (*now, *tops):
            if card != bare:
                upper[card >> 2] |= 1 << (card & 3)
        return sum(
            mask.bit_count() - matching(mask, above, self.start.by_colour)
            for mask, above in zip(lower, upper, strict=True)
            if mask
        )

    def _move_to(self, cards: dict[Card, Where], coming: Card, leaving: Card) -> None:
        """Discards the cards that change their place, lowest first, and takes them back, highest
        first. ``leaving`` goes out and ``coming`` is placed when their rank is reached; either may
        be NONE.
        """
        moved: set[Card] = set()
        for card in sorted(cards, reverse=True):
            where = cards[card]
            if where.now != AWAY and (where.parent != where.now or where.parent in moved):
                moved.add(card)
        # After ``leaving`` is out, the next card of its suit would go out when selected. So that
        # card is moved before it.
        order = sorted(moved)
        if leaving != NONE:
            after = leaving + 4 if leaving + 4 in moved else leaving
            at = sum(card < leaving - suit_of(leaving) + 4 for card in order)
            if after in moved:
                order.remove(after)
                order.insert(at, after)
                at += 1
            order.insert(at, leaving)
        for card in order:
            self._take(card, FOUNDATION if card == leaving else WASTE)
        back = [card for card in reversed(order) if card != leaving]
        if coming != NONE:
            back = sorted([*back, coming], reverse=True)
        for card in back:
            parent = cards[card].parent
            place = self._place_of(parent) if parent != NONE else self.columns.index([]) + 1
            if card == coming:
                self._put(STOCK, card, place)
            else:
                self._put(WASTE, self.discards.pop(), place)
