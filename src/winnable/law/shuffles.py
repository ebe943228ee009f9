"""Numbered shuffles: a number gives the same order on every machine and in every version.

SplitMix64 drives the numbered deals, ``java.util.Random`` the deals of javasol. Both shuffle
``range(size)``; the module does not handle cards. A key and a label give the order of a deal that
nobody without the key can compute.
"""

import hmac
from collections.abc import Callable
from functools import partial
from itertools import count
from struct import unpack

_MASK_64 = (1 << 64) - 1
_MASK_48 = (1 << 48) - 1


class SplitMix64:
    """SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK_64

    def next(self) -> int:
        """Returns the next 64-bit output."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK_64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK_64
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Returns a uniform number in ``range(bound)``, by rejection sampling."""
        return _below(self.next, bound)


def numbered_order(number: int, size: int) -> tuple[int, ...]:
    """Shuffles ``range(size)`` by ``number`` (0 .. 2**64 - 1).

    Fisher-Yates from the last place down (Knuth, TAOCP 2, 3.4.2, algorithm P) over SplitMix64
    seeded with the number: for i = size-1 .. 1, exchange places i and below(i + 1).
    """
    return _shuffled(SplitMix64(number).below, size)


def keyed_order(key: bytes, label: str, size: int) -> tuple[int, ...]:
    """Shuffles ``range(size)`` as ``numbered_order`` does, over the words of HMAC-SHA256 under a
    key: block n is the digest of ``label:n``, n from 0, read as four 64-bit numbers, the most
    significant byte first.

    A number has 64 bits, fewer than the orders of a deck. This order depends on all bits of the
    key, so that the cards in sight tell nothing about the others.
    """
    blocks = (hmac.digest(key, f"{label}:{n}".encode(), "sha256") for n in count())
    words = (word for block in blocks for word in unpack(">4Q", block))
    return _shuffled(partial(_below, words.__next__), size)


def _below(word: Callable[[], int], bound: int) -> int:
    """Returns a uniform number in ``range(bound)`` from words of 64 bits, by rejection sampling."""
    limit = (1 << 64) - (1 << 64) % bound
    while (value := word()) >= limit:
        pass
    return value % bound


def _shuffled(below: Callable[[int], int], size: int) -> tuple[int, ...]:
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


class JavaRandom:
    """``java.util.Random``: the 48-bit linear congruential generator as documented."""

    def __init__(self, seed: int) -> None:
        self._state = (seed ^ 0x5DEECE66D) & _MASK_48

    def bits(self, count: int) -> int:
        """Returns the next ``count`` (at most 31) bits."""
        self._state = (self._state * 0x5DEECE66D + 0xB) & _MASK_48
        return self._state >> (48 - count)

    def below(self, bound: int) -> int:
        """``nextInt(bound)``, with its special case for powers of two and its rejection loop."""
        if bound & -bound == bound:
            return (bound * self.bits(31)) >> 31
        while True:
            bits = self.bits(31)
            value = bits % bound
            if bits - value + bound - 1 < 1 << 31:
                return value


def javasol_order(number: int, size: int) -> tuple[int, ...]:
    """Returns the order in which javasol deals its initial deck, as indices into that deck.

    javasol reverses the deck, repeatedly removes the ``nextInt(n)``-th card and pushes it, then
    deals from the last card pushed.
    """
    random = JavaRandom(number)
    left = list(range(size - 1, -1, -1))
    pushed = [left.pop(random.below(len(left))) for _ in range(size)]
    return tuple(reversed(pushed))
