"""An independent replay checker: it replays a game text with its own statement of the rules.

It shares cards, rules records, deals and the text syntax with the rest of the package, but not the
law. A win that it confirms does not depend on the code that found or played it. The code favours
readability over speed.
"""

from dataclasses import dataclass
from typing import Final

from ..game.record import RecordError, RecordFault, parse_record
from ..game.tree import Node
from ..law.cards import RANK_LETTERS, Card
from ..law.deals import Deal, rows
from ..law.rules import Rules


@dataclass(frozen=True, slots=True)
class Verified:
    """What the checker found in a game text in which every move is legal."""

    rules: Rules
    deal: Deal
    is_won: bool
    """Whether the current position is won."""
    moves: int
    """Moves from the deal to the current position."""
    lines: int
    """Lines of play that were checked, branches included; 1 if nothing was played."""
    out: int
    """Cards on the foundations in the current position."""


class _WrongMoveError(Exception):
    """A move breaks a rule."""


def verify(text: str) -> Verified:
    """Replays every branch of a game text. Raises ``RecordError`` at the first illegal move, and if
    the rules of the game do not stand here.

    In a game that starts from a table, a move that shows a card that is not named is illegal too.
    """
    record = parse_record(text)
    if record.rules.kind.letter not in _KNOWN:
        raise RecordError(RecordFault.UNCHECKED, text=str(record.rules))
    lines, standing = 0, _Table(record.rules, record.deal, record.table_text)
    # Each line is replayed on its own copy of the piles, made where the line branches off.
    waiting: list[tuple[Node[str], _Table]] = [(record.tree.root, standing)]
    while waiting:
        node, table = waiting.pop()
        if node is record.tree.here:
            standing = table
        if not node.children:
            lines += 1
        for child in node.children:
            after = table.copy() if len(node.children) > 1 or node is record.tree.here else table
            try:
                after.move(child.value)
            except _WrongMoveError:
                raise RecordError(
                    RecordFault.MOVE, at=child.depth, text=child.value[:20], why=None
                ) from None
            waiting.append((child, after))
    out = sum(len(pile) for pile in standing.out)
    return Verified(
        record.rules, record.deal, out == record.rules.deck_size, record.tree.here.depth, lines, out
    )


_KNOWN: Final = "ds"
"""The letters of the kinds of game whose rules stand here."""
_UNKNOWN: Final = -1


@dataclass(slots=True)
class _Pile:
    down: list[Card]
    up: list[Card]


class _Table:
    """The piles as lists, with one method for each kind of move."""

    def __init__(self, rules: Rules, deal: Deal, table: str | None = None) -> None:
        self.rules = rules
        if table is not None:
            self._begin_at(table)
            return
        self.piles = [_Pile([], []) for _ in range(rules.columns)]
        for card, column in zip(deal.cards, rows(rules), strict=False):
            pile = self.piles[column]
            pile.down += pile.up
            pile.up = [card]
        self.stock = list(deal.cards[rules.table_size :])  # drawn from the front
        self.waste: list[Card] = []
        self.out: list[list[Card]] = [[], [], [], []]
        self.hand: tuple[Card, str] | None = None
        self.redeals = 0
        if rules.kind.has_hand:
            for pile in self.piles:
                if pile.up[0] < 4:
                    self.out[pile.up[0]].append(pile.up.pop())

    def _begin_at(self, table: str) -> None:
        """Takes the piles of a table in mid-game; a card that is not named is ``_UNKNOWN``."""
        _, passes, stock, waste, out, columns, hand = (*table.split(), *[""] * 7)[:7]
        self.redeals = int(passes) - 1 if passes.isdecimal() and len(passes) < 10 else 0
        self.stock, self.waste = self._cards(stock), self._cards(waste)
        tops = [out[2 * suit : 2 * suit + 2] for suit in range(4)]
        self.out = [
            [] if top == "--" else list(range(suit, self._cards(top)[0] + 1, 4))
            for suit, top in enumerate(tops)
        ]
        self.piles = []
        for column in columns.split("/"):
            down, bracket, up = column.rpartition(")")
            self.piles.append(_Pile(self._cards(down[1:]) if bracket else [], self._cards(up)))
        self.hand = None if hand == "-" else (self._cards(hand[:2])[0], hand[2:])
        # Every card lies in one place; if a single one is not named, its place is known too.
        places = [self.stock, self.waste, *self.out]
        places += [heap for pile in self.piles for heap in (pile.down, pile.up)]
        cards = [card for heap in places for card in heap]
        cards += [] if self.hand is None else [self.hand[0]]
        left = set(range(self.rules.deck_size)).difference(cards)
        count = self.rules.deck_size
        hides_top = self.waste[-1:] == [_UNKNOWN]
        if len(cards) != count or len(left) != cards.count(_UNKNOWN) or hides_top:
            raise RecordError(RecordFault.TABLE)
        if len(left) == 1:
            for heap in places:
                heap[:] = [min(left) if card == _UNKNOWN else card for card in heap]

    def _cards(self, text: str) -> list[Card]:
        suits = self.rules.deck.suits
        text = "" if text == "-" else text
        cards = []
        for one, two in zip(text[::2], text[1::2], strict=False):
            if (one, two) == ("?", "?"):
                cards.append(_UNKNOWN)
            elif one in RANK_LETTERS[: self.rules.ranks] and two in suits:
                cards.append(4 * RANK_LETTERS.index(one) + suits.index(two))
            else:
                raise RecordError(RecordFault.TABLE)
        if len(text) % 2:
            raise RecordError(RecordFault.TABLE)
        return cards

    def copy(self) -> "_Table":
        twin = object.__new__(_Table)
        twin.rules, twin.hand, twin.redeals = self.rules, self.hand, self.redeals
        twin.piles = [_Pile(list(pile.down), list(pile.up)) for pile in self.piles]
        twin.stock, twin.waste = list(self.stock), list(self.waste)
        twin.out = [list(pile) for pile in self.out]
        return twin

    def move(self, word: str) -> None:
        """Plays the move written ``word``; raises ``_WrongMoveError`` if it breaks a rule."""
        _need(sum(len(pile) for pile in self.out) < self.rules.deck_size)
        if self.rules.kind.has_hand:
            self._solitario(word)
        else:
            self._klondike(word)

    # Klondike

    def _klondike(self, word: str) -> None:
        if word == "sw":
            self._draw()
        elif len(word) == 2 and word[0] == word[1]:
            pile = self._pile(word[0])
            _need(bool(pile.down) and not pile.up)
            pile.up = [_shown(pile.down.pop())]
        elif word[:1] == "f" and len(word) == 3:
            _need(self.rules.returns and word[1] in "hdcs")
            heap = self.out["hdcs".index(word[1])]
            _need(heap)
            self._put(word[2], heap, 1)
        elif word[:1] == "w" and len(word) == 2:
            _need(self.waste)
            self._put(word[1], self.waste, 1)
            self._bare()
        else:
            target, _, count = word[1:].partition("x")
            number = int(count) if len(count) < 3 and count.isascii() and count.isdecimal() else 1
            _need(len(target) == 1 and word[2:] == (f"x{number}" if number > 1 else ""))
            pile = self._pile(word[0])
            _need(1 <= number <= len(pile.up))
            self._put(target, pile.up, number)
            if not pile.up and pile.down and not self.rules.by_hand:
                pile.up = [_shown(pile.down.pop())]

    def _bare(self) -> None:
        """The top card of the waste is visible, so it has a name."""
        if self.waste:
            _shown(self.waste[-1])

    def _draw(self) -> None:
        if not self.stock:
            _need(self.waste)
            _need(self.rules.passes is None or self.redeals + 1 < self.rules.passes)
            self.redeals += 1
            self.stock, self.waste = self.waste, []
            if not self.rules.redeal_draws:
                return
        for _ in range(self.rules.draw):
            if self.stock:
                self.waste.append(_shown(self.stock.pop(0)))

    def _put(self, target: str, source: list[Card], count: int) -> None:
        """Moves the last ``count`` cards to a column, or a single card to its foundation."""
        first = source[-count]
        if target == "f":
            _need(count == 1)
            self._out(first)
        else:
            pile = self._pile(target)
            _need(pile.up is not source)
            if pile.up:
                last = pile.up[-1]
                # Cards are numbered rank by rank, four suits each; the first two suits are red.
                _need(last // 4 == first // 4 + 1 and last // 2 % 2 != first // 2 % 2)
            else:
                _need(not pile.down and first // 4 == self.rules.ranks - 1)
            pile.up += source[-count:]
        del source[-count:]

    # Solitario

    def _solitario(self, word: str) -> None:
        _need(len(word) == 2)
        source, target = word[0], word[1]
        if source == "h":
            self._from_hand(target)
            return
        _need(self.hand is None)
        if source == "s":
            _need(target == "h" and bool(self.stock))
            card = _shown(self.stock.pop(0))
            if card < 4:
                self._out(card)
            else:
                self.hand = card, "s"
            return
        heap = self.waste if source == "w" else self._pile(source).up
        _need(heap)
        if target == "f":
            self._out(heap[-1])
        else:
            fits = len(self.out[heap[-1] % 4]) == heap[-1] // 4
            _need(target == "h" and (source == "w" or self.rules.asks or not fits))
            self.hand = heap[-1], source
        heap.pop()
        self._bare()

    def _from_hand(self, target: str) -> None:
        if self.hand is None:
            raise _WrongMoveError
        card, origin = self.hand
        if target == "s":
            _need(origin == "s")
            self.stock.insert(0, card)
        elif target == "w":
            self.waste.append(card)
        elif target == "f":
            self._out(card)
        else:
            heap = self._pile(target).up
            if heap and target != origin:
                last = heap[-1]
                _need(last // 4 == card // 4 + 1 and last % 4 != card % 4)
                _need(not self.rules.by_colour or last // 2 % 2 != card // 2 % 2)
            heap.append(card)
        self.hand = None

    # Both

    def _pile(self, word: str) -> _Pile:
        _need(word in "123456789"[: self.rules.columns] and word != "")
        return self.piles[int(word) - 1]

    def _out(self, card: Card) -> None:
        heap = self.out[card % 4]
        _need(len(heap) == card // 4)
        heap.append(card)


def _shown(card: Card) -> Card:
    _need(card != _UNKNOWN)
    return card


def _need(holds: object) -> None:
    if not holds:
        raise _WrongMoveError
