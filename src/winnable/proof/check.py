# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""Checks a certificate: a file that proves that a position of the Klondike family cannot be won.

Run it alone: ``python check.py FILE``. It uses the standard library only. ``docs/certificates.md``
describes the file, and states and proves the lemmas L1 to L5.

A file has a position and a list of choices. The checker makes a set of states. It starts with the
position, and adds every state that one move makes of a state of the set. For each state a choice
says how the set covers it: by its own moves, or by a state of a relaxation, which has more moves.
If no move leads out of the set and no state in it is won, the position cannot be won, whatever the
choices were. Wrong choices make the set contain a win, or grow; then the check fails.

Cards are numbers, ``4 * rank + (suit ^ (rank & 1) << 1)``, ranks from 0, suits 0 and 1 red. The two
cards of one rank and colour (twins) differ in the lowest bit; the two cards that may lie on a card
are the pair four below it. A set of cards has one bit for each card. A *vector* is the four heights
of the foundations, four bits each.
"""

import re
import sys
import zlib
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, BinaryIO, Final, TypeAlias

try:
    from cython import compiled
except ImportError:
    from os import F_OK as compiled  # noqa: N811  # 0: not compiled

if not compiled:  # in C when compiled (check.pxd)
    ONE: Final = 1
    # Choices: all moves (L1, L2); the relaxation without locks (L3) or with locks (L4); the same
    # state at draw one with unlimited passes and returns (L5).
    MOVES, FREE, LOCKED, DRAW_ONE = 0, 1, 2, 3

    def ctz(bits: int) -> int:
        """Returns the index of the lowest bit that is set."""
        return (bits & -bits).bit_length() - 1

    def last(bits: int) -> int:
        """Returns the index of the highest bit that is set."""
        return bits.bit_length() - 1

    def popcount(bits: int) -> int:
        """Returns the number of bits that are set."""
        return bits.bit_count()


COMPILED = compiled
Config: TypeAlias = tuple[int, int, int, int, int]
"""Columns (the dealt cards left in each, four bits each), the stock cards left (one bit each), how
many of them are in the waste, redeals left (-1: no limit), and 1 after the choice DRAW_ONE, else 0.
All other cards are *loose*: on a foundation, or *placed* on the table. A state of the game is a
configuration with a vector.
"""
Relaxed: TypeAlias = tuple[int, int, int, int]
"""A state of the relaxation: columns, placed cards, the *prefix* (the stock cards before the lowest
one taken), and those of it that are *shut*. All of these are locked but the last of the prefix.
"""
FIRST: Final = "winnable certificate 1"
SENTENCES: Final = {
    "file": "The file is not a certificate of version 1: its first line is not {text!r}.",
    "head": "Line {line} of the certificate is wrong: {text!r}.",
    "win": "The certificate proves a win, which is checked by a replay of its moves.",
    "limit": "The certificate needs {found} states, more than the limit of {count}.",
    "data": "The choices cannot be unpacked: the file is damaged.",
    "short": "The choices end before the proof is complete: the file is cut off.",
    "long": "The file goes on after the proof is complete.",
    "choice": "Choice {count} is not allowed.",
    "won": "The set contains a win: this is not a proof.",
    "states": "The set has more than the {count} states that the certificate declares.",
}


class Rejected(Exception):
    """The file is no proof: the key of a sentence, and what the sentence mentions."""

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(code, details)
        self.code, self.details = code, details


class Klondike:
    """The set of states of a position."""

    def __init__(self, game: dict[str, Any], choices: Iterator[int], states: int) -> None:
        self.choices, self.most, self.count, self.chosen = choices, states, 0, 0
        self.start, self.draw, self.returns = game["start"], game["draw"], game["returns"]
        self.dealt, self.stock, self.ranks = game["dealt"], game["stock"], game["ranks"]
        self.everything = (ONE << 4 * self.ranks) - 1
        self.kings = ONE * 15 << 4 * self.ranks - 4
        self.single = [[1 << card_of(rank, suit) for rank in range(14)] for suit in range(4)]
        self.below = [[sum(cards[:rank]) for rank in range(14)] for cards in self.single]
        self.home = {card: j for j, cards in enumerate(self.dealt) for card in cards}
        self.index = {card: i for i, card in enumerate(self.stock)}
        self.tables: dict[int, tuple[int, int, int]] = {}
        self.sets: dict[int, int] = {}
        self.met: dict[Config, set[int]] = {}
        self.relaxed: set[Relaxed] = set()

    def table(self, columns: int) -> tuple[int, int, int]:
        """Returns the roots (the lowest face-up dealt card of each column), the face-down cards,
        and the number of empty columns.
        """
        if columns not in self.tables:
            left = [cards[: (columns >> 4 * j) & 15] for j, cards in enumerate(self.dealt)]
            roots = sum([ONE << cards[len(cards) - 1] for cards in left if cards])
            cards = sum([ONE << card for cards in left for card in cards])
            self.tables[columns] = roots, cards ^ roots, left.count([])
        return self.tables[columns]

    def without(self, columns: int, j: int) -> int:
        """Returns the columns after the root of column ``j`` left it. A king that then lies alone
        is loose: its column counts as empty.
        """
        columns -= ONE << 4 * j
        if (columns >> 4 * j) & 15 == 1 and (self.kings >> self.dealt[j][0]) & 1:
            columns -= ONE << 4 * j
        return columns

    def cards_of(self, left: int) -> int:
        """Returns the set of the stock cards with these indices."""
        if left not in self.sets:
            self.sets[left] = sum([ONE << c for i, c in enumerate(self.stock) if (left >> i) & 1])
        return self.sets[left]

    def at(self, sets: list[list[int]], f: int) -> int:
        """Returns the union of four of the sets: for each suit, that of its height in ``f``."""
        red = sets[0][f & 15] | sets[1][(f >> 4) & 15]
        return red | sets[2][(f >> 8) & 15] | sets[3][f >> 12]

    def places(self, placed: int, roots: int, empty: int) -> tuple[int, int]:
        """Returns the cards with an open place, and those that need no card on them. A card has a
        place if more cards that accept it are visible than cards of its rank and colour are placed;
        a king also if more columns are empty than kings are placed.
        """
        up = (placed | roots) >> 4
        one = (up | (up >> 1)) & ~(placed | (placed >> 1))
        two = up & (up >> 1) & ~(placed & (placed >> 1))
        pair = (one | two) & 0x5555555555555
        fits = pair | (pair << 1)
        kings = self.kings if empty > popcount(placed & self.kings) else 0
        return fits | kings, (fits << 4) | 15

    def look(self, f: int, loose: int, roots: int, empty: int) -> tuple[int, int, int]:
        """Returns, at vector ``f``, the cards with an open place, those that need no card on them,
        and those that are next on their foundations.
        """
        fits, bare = self.places(loose & ~self.at(self.below, f), roots, empty)
        return fits, bare, self.at(self.single, f) & self.everything

    def group(self, f: int, loose: int, roots: int, empty: int) -> list[int]:
        """Returns the vectors that loose cards reach from ``f`` by going up and down (L1)."""
        found, known = [f], {f}
        for f in found:
            fits, bare, nexts = self.look(f, loose, roots, empty)
            for suit in range(4):
                height, one = (f >> 4 * suit) & 15, 1 << 4 * suit
                up = nexts & bare & loose & self.single[suit][height]
                if up and f + one not in known:
                    known.add(f + one)
                    found.append(f + one)
                if height and fits & self.single[suit][height - 1] and f - one not in known:
                    known.add(f - one)
                    found.append(f - one)
        return found

    def access(self, config: Config) -> tuple[int, int]:
        """Returns the stock cards that can come to the top of the waste (L2), and those of them
        that can do so only after a redeal, if redeals are limited.
        """
        columns, left, p, redeals, base = config
        if base or (redeals < 0 and self.draw == 1):
            return self.cards_of(left), 0
        cards = [card for i, card in enumerate(self.stock) if (left >> i) & 1]
        now = later = 0
        for n, card in enumerate(cards, 1):
            if n == len(cards) or (n >= p and (n - p) % self.draw == 0):
                now |= ONE << card
            elif n % self.draw == 0 and redeals:
                later |= ONE << card
        return now | later, later if redeals > 0 else 0

    def after(self, config: Config, card: int, later: int) -> Config:
        """Returns the configuration after a root or a stock card became loose."""
        columns, left, p, redeals, base = config
        if card in self.home:
            return self.without(columns, self.home[card]), left, p, redeals, base
        at = self.index[card]
        p = popcount(left & ((ONE << at) - 1))
        left ^= ONE << at
        if redeals < 0 and (base or p % self.draw == 0 or left >> at == 0):
            p = 0  # a redeal leads back here
        if (later >> card) & 1:
            redeals -= 1
        return columns, left, p, redeals, base

    def moves(self, config: Config, vectors: list[int]) -> list[tuple[Config, int]]:
        """Returns the states after each move that makes a card loose, from any of the vectors."""
        columns, left, p, redeals, base = config
        roots, down, empty = self.table(columns)
        loose = self.everything & ~(roots | down | self.cards_of(left))
        stock, later = self.access(config)
        found = []
        for f in vectors:
            fits, bare, nexts = self.look(f, loose, roots, empty)
            # A card with a place that could also go up can do so after it was placed.
            tables = fits & (roots | stock)
            goes = tables | (nexts & (stock | (roots & bare)))
            while goes:
                card = ctz(goes)
                goes &= goes - 1
                g = f if (tables >> card) & 1 else f + self.step(card)
                found.append((self.after(config, card, later), g))
            ups = 0 if self.returns or base else nexts & bare & loose
            while ups:
                found.append((config, f + self.step(ctz(ups))))
                ups &= ups - 1
        return found

    def step(self, card: int) -> int:
        """Returns the difference of the vectors after and before a card goes up."""
        return 1 << 4 * ((card & 3) ^ ((card >> 2) & 1) << 1)

    def begin(self, config: Config, f: int, locks: bool) -> Relaxed:
        """Returns the state of the relaxation that covers a state of the game (L3, L4)."""
        columns, left, p, redeals, base = config
        roots, down, empty = self.table(columns)
        stock = self.cards_of(left)
        placed = self.everything & ~(roots | down | stock | self.at(self.below, f))
        shut = stock & ~self.access(config)[0] if locks else 0
        indices = sum([ONE << i for i, card in enumerate(self.stock) if (shut >> card) & 1])
        return self.settle(columns, placed, left, indices)

    def take(self, prefix: int, card: int) -> int:
        """Returns the prefix after a card was taken."""
        at = self.index.get(card, -1)
        return prefix & ((ONE << at) - 1) if at >= 0 and (prefix >> at) & 1 else prefix

    def level(self, cards: int, prefix: int, shut: int) -> tuple[int, int, int]:
        """Returns the fixed cards (some cards and the locked ones), the lowest one of each suit,
        and all cards below those.
        """
        fixed = cards | (self.cards_of(shut & ~(ONE << last(prefix))) if prefix else 0)
        nexts = free = 0
        for suit in range(4):
            held = fixed & self.below[suit][self.ranks]
            nexts |= held & -held
            free |= self.below[suit][ctz(held) >> 2 if held else self.ranks]
        return fixed, nexts, free

    def settle(self, columns: int, placed: int, prefix: int, shut: int) -> Relaxed:
        """Returns the normal form of a state. Placed cards that can become free do so. So do stock
        cards within reach if all lower cards of their suit are free.
        """
        roots, down, empty = self.table(columns)
        while True:
            while prefix:  # the last card of the prefix counts as taken if this unlocks nothing
                rest = prefix ^ (ONE << last(prefix))
                shut &= rest
                if shut and shut >> last(rest):
                    break
                prefix = rest if shut else 0
            fixed, nexts, free = self.level(placed | roots | down, prefix, shut)
            goes = nexts & placed & self.places(placed, roots, empty)[1]
            free &= self.cards_of(prefix)
            if goes:
                placed ^= goes & -goes
            elif free:
                prefix = self.take(prefix, ctz(free))
            else:
                return columns, placed, prefix, shut

    def uses(self, state: Relaxed) -> list[Relaxed]:
        """Returns the states after each use: a root leaves; a placed card goes up, after its twin
        took over the cards on it; a stock card is placed to unlock others.
        """
        columns, placed, prefix, shut = state
        roots, down, empty = self.table(columns)
        fixed, nexts, below = self.level(placed | roots | down, prefix, shut)
        fits, bare = self.places(placed, roots, empty)
        free = self.everything & ~fixed
        found: list[Relaxed] = []
        rest = roots | (placed & nexts) | (free & self.cards_of(prefix))
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            bit, twin, then = ONE << card, ONE << (card ^ 1), columns
            chains: list[tuple[int, int]] = []
            if roots & bit:
                then = self.without(columns, self.home[card])
                if nexts & bare & bit:
                    found.append(self.settle(then, placed, prefix, shut))
                    continue
            if not placed & bit:
                chains = self.chains(bit, placed | bit, self.take(prefix, card), fits, free)
            if nexts & bit and twin & free:
                less = self.take(prefix, card ^ 1)
                chains += self.chains(twin, (placed | twin) & ~bit, less, fits, free)
            for more, less in chains:
                found.append(self.settle(then, more, less, shut & less))
        return found

    def chains(
        self, need: int, placed: int, prefix: int, fits: int, free: int
    ) -> list[tuple[int, int]]:
        """Returns what is placed, and the prefix, after each shortest chain of free cards that
        gives ``need`` a place: a card that accepts it, one that accepts that, up to an open place.
        """
        found, done = [(need, placed, prefix)], []
        for need, placed, prefix in found:
            if fits & need:
                done.append((placed, prefix))
                continue
            first = (ctz(need) | 1) + 3
            for card in (first, first + 1):
                bit = ONE << card
                if free & bit:
                    found.append((bit, placed | bit, self.take(prefix, card)))
        return done

    def add(self, is_won: bool) -> None:
        """Counts a state of the set."""
        self.count += 1
        if is_won:
            raise Rejected("won")
        if self.count > self.most:
            raise Rejected("states", count=self.most)

    def close(self, state: Relaxed) -> None:
        """Adds a state of the relaxation, and all that its uses lead to."""
        waiting = [state]
        while waiting:
            state = waiting.pop()
            if state not in self.relaxed:
                self.relaxed.add(state)
                self.add(state[2] == 0 and self.table(state[0])[1] == 0)
                waiting += self.uses(state)

    def choose(self, config: Config, f: int) -> int:
        """Returns the choice for a state that is met."""
        return next(self.choices)

    def check(self) -> int:
        """Makes the set. Returns its number of states; raises ``Rejected``."""
        waiting = [self.start]
        while waiting:
            config, f = waiting.pop()
            covered = self.met.setdefault(config, set())
            if f in covered:
                continue
            columns, left, p, redeals, base = config
            roots, down, empty = self.table(columns)
            loose = self.everything & ~(roots | down | self.cards_of(left))
            vectors = self.group(f, loose, roots, empty) if self.returns or base else [f]
            covered.update(vectors)
            self.add(down == 0 and (left == 0 or (redeals < 0 and (base or self.draw == 1))))
            f = max(vectors, key=height_of)
            choice = self.choose(config, f)
            self.chosen += 1
            if choice == MOVES:
                waiting += self.moves(config, vectors)
            elif choice != DRAW_ONE:
                self.close(self.begin(config, f, choice == LOCKED))
            elif base:  # the state would cover itself
                raise Rejected("choice", count=self.chosen)
            else:
                waiting.append(((columns, left, 0, -1, 1), f))
        return self.count


def height_of(f: int) -> int:
    """Returns the number of cards on the foundations at vector ``f``."""
    return (f & 15) + (f >> 4 & 15) + (f >> 8 & 15) + (f >> 12)


def card_of(rank: int, suit: int) -> int:
    """Returns the number of a card; ranks from 0."""
    return 4 * rank + (suit ^ (rank & 1) << 1)


def cards_in(text: str) -> list[int]:
    """Parses cards."""
    ranks, suits = text.strip("-")[::2], text.strip("-")[1::2]
    both = zip(map("A23456789TJQK".index, ranks), map("HDCS".index, suits), strict=True)
    return [card_of(rank, suit) for rank, suit in both]


def parse(text: str) -> dict[str, Any]:
    """Parses the text of a position. Raises ``ValueError`` if no game has it."""
    number, pair = "([1-9][0-9]?)", "(?:[A2-9TJQK][HDCS])"
    pattern = (
        f"d{number}(?:p{number})?(?:c{number})?(?:k{number})?(n?)t?r?o?u? {number} ({pair}+|-)"
    )
    tops = "".join(f"([A2-9TJQK]{suit}|--)" for suit in "HDCS")
    words = re.fullmatch(f"{pattern} ({pair}+|-) {tops} (\\S+) -", text)
    if words is None:
        raise ValueError
    draw, passes, columns, ranks, passed = (int(words[i] or 0) for i in (1, 2, 3, 4, 6))
    ranks, drawn, stock = ranks or 13, cards_in(words[8]), cards_in(words[7])
    heights = ["-A23456789TJQK".index(words[i][0]) for i in (9, 10, 11, 12)]
    cards = [card_of(rank, suit) for suit in range(4) for rank in range(heights[suit])]
    cards, dealt = cards + drawn + stock, []
    for column in words[13].split("/"):
        parts = re.fullmatch(f"(?:\\(({pair}+)\\))?({pair}*)|-", column)
        if not column or parts is None:
            raise ValueError
        below, run = cards_in(parts[1] or ""), cards_in(parts[2] or "")
        if any(one | 1 != (other | 1) + 4 for one, other in pairwise(run)):
            raise ValueError
        cards += below + run
        dealt.append(below + run[:1])
    redeals = passes - passed if passes else -1
    if sorted(cards) != list(range(4 * ranks)) or len(dealt) != (columns or 7):
        raise ValueError
    if (passes and redeals < 0) or max(map(len, dealt)) > 15 or len(dealt) > 9:
        raise ValueError
    dealt = [[] if len(each) == 1 and each[0] >> 2 == ranks - 1 else each for each in dealt]
    p, n = len(drawn), len(drawn) + len(stock)
    p = 0 if redeals < 0 and (p % draw == 0 or p == n) else p
    left = sum(len(each) << 4 * j for j, each in enumerate(dealt))
    vector = sum(height << 4 * suit for suit, height in enumerate(heights))
    game = {"draw": draw, "returns": not words[5], "ranks": ranks, "dealt": dealt}
    start = ((left, (1 << n) - 1, p, redeals, 0), vector)
    return game | {"stock": drawn + stock, "start": start}


def unpack(file: BinaryIO) -> Iterator[int]:
    """Yields the choices of a file: two bits each, the lowest bits first."""
    unpacker = zlib.decompressobj()
    while not unpacker.eof:
        packed = unpacker.unconsumed_tail or file.read(4096)
        try:
            data = unpacker.decompress(packed, 4096)
        except zlib.error:
            raise Rejected("data") from None
        for byte in data:
            yield from (byte & 3, byte >> 2 & 3, byte >> 4 & 3, byte >> 6)
        if not data and not packed:
            raise Rejected("short")
    if unpacker.unused_data or file.read(1):
        raise Rejected("long")


def check(file: BinaryIO, limit: int) -> tuple[str, int]:
    """Checks a certificate. Returns the text of its position and the number of states."""
    lines = [file.readline(1000).decode("latin-1").removesuffix("\n") for _ in range(4)]
    if lines[0] != FIRST:
        raise Rejected("file", text=FIRST)
    if lines[2].startswith("moves "):
        raise Rejected("win")
    found = re.fullmatch(r"states ([1-9][0-9]{0,17})", lines[2])
    try:
        game = parse(lines[1])
    except ValueError:
        raise Rejected("head", line=2, text=lines[1][:80]) from None
    if found is None or lines[3]:
        raise Rejected("head", line=4 if found else 3, text=lines[3 if found else 2][:80])
    if int(found[1]) > limit:
        raise Rejected("limit", found=int(found[1]), count=limit)
    choices = unpack(file)
    try:
        count = Klondike(game, choices, int(found[1])).check()
    except StopIteration:
        raise Rejected("short") from None
    rest = list(islice(choices, 4))  # zeros may fill the last byte
    if len(rest) > 3 or any(rest):
        raise Rejected("long")
    return lines[1], count


if __name__ == "__main__":
    try:
        with open(sys.argv[1], "rb") as opened:  # noqa: PTH123
            print("Unwinnable, proven by a set of {1} states: {0}".format(*check(opened, 10**7)))
    except Rejected as error:
        sys.exit(SENTENCES[error.code].format(**error.details))
    except (OSError, IndexError) as error:
        sys.exit(f"check.py: {error}" if isinstance(error, OSError) else "usage: check.py FILE")
