"""Shuffles: the generators match their published definitions, and the orders are uniform."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, permutations
from math import sqrt

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from winnable.law.shuffles import JavaRandom, SplitMix64, javasol_order, numbered_order

TWO_64 = 2**64


def splitmix64(seed: int) -> Iterator[int]:
    """The generator as published (Vigna, splitmix64.c), in arithmetic modulo 2**64."""
    x = seed
    while True:
        x = (x + 11400714819323198485) % TWO_64
        z = x
        z = (z ^ z // 2**30) * 13787848793156543929 % TWO_64
        z = (z ^ z // 2**27) * 10723151780598845931 % TWO_64
        yield z ^ z // 2**31


def fisher_yates(number: int, size: int) -> list[int]:
    """Fisher-Yates from the last place down, over unbiased ranges."""
    values = splitmix64(number)
    order = list(range(size))
    for i in reversed(range(1, size)):
        choices = i + 1
        whole = TWO_64 // choices * choices
        j = next(value for value in values if value < whole) % choices
        order[j], order[i] = order[i], order[j]
    return order


def java_ints(seed: int, bound: int) -> Iterator[int]:
    """``nextInt(bound)`` as the documentation of java.util.Random defines it, in 32-bit ints."""
    state = (seed ^ 25214903917) % 2**48

    def next_31() -> int:
        nonlocal state
        state = (state * 25214903917 + 11) % 2**48
        return state // 2**17

    while True:
        if bound in {2**i for i in range(31)}:
            yield bound * next_31() // 2**31
            continue
        while True:
            bits = next_31()
            value = bits % bound
            as_int = (bits - value + (bound - 1) + 2**31) % 2**32 - 2**31
            if as_int >= 0:
                break
        yield value


def test_splitmix64_gives_known_outputs() -> None:
    random = SplitMix64(1234567)
    known = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert list(islice(splitmix64(1234567), 5)) == known
    assert [random.next() for _ in range(5)] == known


@settings(deadline=None)
@given(st.integers(0, TWO_64 - 1))
def test_splitmix64_follows_the_published_definition(seed: int) -> None:
    random = SplitMix64(seed)
    assert [random.next() for _ in range(20)] == list(islice(splitmix64(seed), 20))


@pytest.mark.parametrize("bound", [1, 2, 3, 52, 2**63, 2**63 + 1, 3 * 2**62])
def test_outputs_that_would_bias_a_range_are_rejected(bound: int) -> None:
    random = SplitMix64(2026)
    whole = TWO_64 // bound * bound
    kept = (value % bound for value in splitmix64(2026) if value < whole)
    assert [random.below(bound) for _ in range(50)] == list(islice(kept, 50))


def seed_of(output: int) -> int:
    """The seed with this first output: every step of the generator is invertible."""
    z = output ^ output >> 31 ^ output >> 62
    z = z * pow(10723151780598845931, -1, TWO_64) % TWO_64
    z = z ^ z >> 27 ^ z >> 54
    z = z * pow(13787848793156543929, -1, TWO_64) % TWO_64
    z = z ^ z >> 30 ^ z >> 60
    return (z - 11400714819323198485) % TWO_64


@pytest.mark.parametrize("bound", [3, 52, 2**63 + 1])
def test_the_first_output_past_the_last_multiple_of_the_bound_is_rejected(bound: int) -> None:
    whole = TWO_64 // bound * bound
    assert SplitMix64(seed_of(whole)).next() == whole
    assert SplitMix64(seed_of(whole - 1)).below(bound) == bound - 1
    kept = next(value for value in splitmix64(seed_of(whole)) if value < whole)
    assert SplitMix64(seed_of(whole)).below(bound) == kept % bound


@settings(deadline=None)
@given(st.integers(0, TWO_64 - 1), st.integers(0, 52))
def test_numbered_order_is_fisher_yates_over_splitmix64(number: int, size: int) -> None:
    assert list(numbered_order(number, size)) == fisher_yates(number, size)


@settings(deadline=None)
@given(st.integers(0, TWO_64 - 1), st.integers(0, 52))
def test_an_order_contains_every_place_once(number: int, size: int) -> None:
    assert sorted(numbered_order(number, size)) == list(range(size))
    assert sorted(javasol_order(number, size)) == list(range(size))


def test_java_random_gives_known_outputs() -> None:
    random = JavaRandom(42)
    assert [random.below(10) for _ in range(10)] == [0, 3, 8, 4, 0, 5, 5, 8, 9, 3]
    random = JavaRandom(42)  # a power of two uses the high bits
    assert [random.below(16) for _ in range(10)] == [11, 0, 10, 0, 4, 15, 4, 11, 10, 1]
    random = JavaRandom(42)  # a bound just above a power of two rejects half
    assert [random.below(2**30 + 1) for _ in range(4)] == [
        117392763,
        102948884,
        662969970,
        595021505,
    ]
    random = JavaRandom(-1)
    assert [random.below(52) for _ in range(10)] == [5, 21, 35, 31, 40, 22, 37, 38, 9, 11]


@settings(deadline=None)
@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31 - 1))
@example(1, (2**31 + 1) // 3)  # the last multiple of the bound ends just past the range
@example(1, 2**31 - 1)
def test_java_random_follows_its_documentation(seed: int, bound: int) -> None:
    random = JavaRandom(seed)
    assert [random.below(bound) for _ in range(20)] == list(islice(java_ints(seed, bound), 20))


# Uniformity. The numbers are fixed, so these tests always give the same result. The bound is six
# standard deviations of chi-square; a fair shuffle exceeds it practically never.


def chi_square(counts: Counter[tuple[int, int]], cells: int) -> float:
    expected = counts.total() / cells
    empty = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + empty * expected


def is_uniform(counts: Counter[tuple[int, int]], cells: int, freedom: int) -> bool:
    return abs(chi_square(counts, cells) - freedom) < 6 * sqrt(2 * freedom)


def places(
    order: Callable[[int, int], tuple[int, ...]], numbers: range
) -> Counter[tuple[int, int]]:
    return Counter(pair for number in numbers for pair in enumerate(order(number, 52)))


def careless_order(number: int, size: int) -> tuple[int, ...]:
    """A well-known biased shuffle: it swaps every place with any place."""
    random = SplitMix64(number)
    order = list(range(size))
    for i in range(size):
        j = random.below(size)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


@pytest.mark.parametrize("numbers", [range(5000), range(TWO_64 - 5000, TWO_64)])
def test_every_card_comes_to_every_place_equally_often(numbers: range) -> None:
    assert is_uniform(places(numbered_order, numbers), 52 * 52, 51 * 51)


def test_the_check_of_places_detects_a_biased_shuffle() -> None:
    assert not is_uniform(places(careless_order, range(5000)), 52 * 52, 51 * 51)


def test_every_pair_comes_first_equally_often() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(20_000):
        first, second = numbered_order(number, 10)[:2]
        pairs[first, second] += 1
    assert set(pairs) == set(permutations(range(10), 2))
    assert is_uniform(pairs, 90, 89)


def test_consecutive_numbers_give_unrelated_orders() -> None:
    same = sum(
        one == other
        for number in range(2000)
        for one, other in zip(
            numbered_order(number, 52), numbered_order(number + 1, 52), strict=True
        )
    )
    assert abs(same - 2000) < 6 * sqrt(2000)  # one place in 52 agrees by chance
