"""What the compiled searches take from C, for runs without a compiler."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()


def ctz(x: int) -> int:
    """Index of the lowest bit that is set; ``x`` is not 0."""
    return (x & -x).bit_length() - 1


def popcount(x: int) -> int:
    """Number of bits that are set."""
    return x.bit_count()


def alloc(n: int) -> list[int]:
    """``n`` zeros."""
    return [0] * n


def dealloc(_array: object) -> None:
    """The garbage collector does it."""
