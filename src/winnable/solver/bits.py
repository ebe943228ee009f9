"""Sets of up to 64 cards as integers, arrays, hashing and random numbers, for compiled code.

This is the interpreted form, for runs without a compiler; ``bits.pxd`` states the same names in C.
``tests/solver/test_native.py`` compares the two.
"""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()

ONE = 1
LOW32 = 0xFFFFFFFF
ALL64 = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
"""Multiplier of Fibonacci hashing: 2 ** 64 divided by the golden ratio (Knuth, TAOCP 3, 6.4)."""
STAR = 0x2545F4914F6CDD1D
"""Multiplier of the random generator xorshift64* (Vigna 2016)."""
NOTHING: list[int] = []
"""In C the null pointer; here an empty array."""


def ctz(x: int) -> int:
    """Returns the index of the lowest set bit; ``x`` must not be 0."""
    return (x & -x).bit_length() - 1


def popcount(x: int) -> int:
    """Returns the number of set bits."""
    return x.bit_count()


def sow(seed: int) -> int:
    """Returns the first state of the random generator xorshift64* (Vigna 2016) for any 64-bit seed.
    No state is 0.
    """
    return roll((((seed ^ MIX) * STAR) & ALL64) or MIX)


def roll(x: int) -> int:
    """Returns the next state."""
    x ^= x >> 12
    x ^= (x << 25) & ALL64
    return x ^ (x >> 27)


def pick(x: int, n: int) -> int:
    """Returns the random number of a state, 0 .. n - 1."""
    return ((((x * STAR) & ALL64) >> 32) * n) >> 32


def alloc(n: int) -> list[int]:
    """Returns an array of ``n`` zeros."""
    return [0] * n


def dealloc(_array: object) -> None:
    """Does nothing: the garbage collector frees the array."""


def alloc_bytes(n: int) -> bytearray:
    """Returns an array of ``n`` zeros, of 8 bits each."""
    return bytearray(n)


def dealloc_bytes(_array: object) -> None:
    """Does nothing: the garbage collector frees the array."""


def copy_bytes(array: bytearray, b: int, c: int, n: int) -> None:
    """Copies ``n`` bytes of an array from place ``b`` to place ``c``; the two do not overlap."""
    array[c : c + n] = array[b : b + n]
