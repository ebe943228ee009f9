"""The solver's verdicts are exact: compared with brute force, with itself, and on known hard cases.

The relaxations and prunings of the search save work and must not change a verdict. Small decks
rarely reach their thresholds, so ``everywhere`` applies them at every node.
"""

from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Final

import pytest

from tests.support import oracle
from tests.support.backwards import winnable_position
from tests.support.brute import Brute, state_of
from tests.support.length import IS_LONG
from tests.support.rule_sets import random_rules
from tests.support.solving import (
    check_win,
    everywhere,
    interpreted_search,
    plain,
    random_start,
    wander,
)
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import Position
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules
from winnable.solver import Limits, Solver, Verdict
from winnable.solver.encoding import load_klondike as load
from winnable.solver.klondike import SWITCHES

PASSES: Final = (1, 2, 3, 4, None)
MAX_STATES: Final = 20_000 if IS_LONG else 6_000  # the share that brute force checks
ENOUGH: Final = 20_000_000  # nodes that suffice for such small games, whatever is switched off

SMALL_WINS: Final = {
    # A foundation move is safe only if both foundations of the other colour are at most two ranks
    # below, and the other foundation of its colour at most three. With the weaker test "both are at
    # most one rank below", the search calls this deal lost.
    "safe": ("d1c5k6", "3DAC2C4H6D6C5HAH6H4S2HAD2D5S3C3HAS4D2S5C6S4C5D3S"),
    # Without returns the weaker test is sound for real foundations, but not in the relaxation: a
    # lower card of the other colour may still be in the stock and need this card to lie on.
    "floating": ("d3c2k4n", "2C3C4S4HAC4C4DASAD2SAH2D2H3D3H3S"),
    "floating, draw one": ("d1c5k6n", "5S4D6S5H4C6H6C5D5C2CASAD2SAH2D2HAC4S3S3D3H3C6D4H"),
    # In the last pass the cards below the waste's top are unreachable; before its first draw the
    # same cards are reachable. The relaxation must not store one result for both.
    "last pass": ("d3p1c6k7", "5D4HAC6C7S5H3C7D6S7H3D2S3H4C2H4S2D5S6D5C2C3SAH7CAD6H4DAS"),
    "last pass, few columns": ("d4p2c2k5", "AC2D4H3H3S2HAD5D5S4C3D2S5HAS4S3C4D5CAH2C"),
    "last pass, no returns": ("d2p1c3k5n", "2C3D5S4S4D5D2DADAC4H3C2HAH4C3S5H3H5C2SAS"),
    "last pass, wide": ("d3p1c5k7", "6H6S3H7H4C2S7D3S5D7C5SASAH7S2HAC6C3D2D5H4H6D2C5C3C4SAD4D"),
    # A move may need a stock card on the table and another one on its foundation. The search that
    # let the second go up only if it needs the first called these decks lost.
    "up while a card is pending": ("d1k5c4", "5D5C4H4SAS3SAD5S5HAH4D4C3C2C2HAC3D3H2D2S"),
    "up while a card is pending, six ranks": (
        "d1k6c4",
        "6DAS5H6S6H5C6C4SAC5S2S4HAD3H3C2CAH5D2D2H4C3D3S4D",
    ),
    # The card just below the lowest one taken is never locked, but it unlocks others: two states
    # with equal locks differ if one has it and the other does not.
    "numbers of locks": ("d3k5c4", "2H4H2D3C5H5DAH4S5SAS2S4C5C3SAC2C3HAD3D4D"),
}

# Ranks, columns, and the limit of nodes for these games.
SIZES: Final = {
    "small": ((4, 7), (2, 5), 20_000),
    "medium": ((6, 10), (4, 6), 50_000),
    "large": ((9, 13), (5, 8), 100_000),
    "full": ((13, 13), (7, 7), 100_000),
}
HOW_MANY: Final = (
    {"small": 100_000, "medium": 20_000, "large": 5_000, "full": 2_000}
    if IS_LONG
    else {"small": 1_500, "medium": 200, "large": 40, "full": 15}
)


def all_small_rules(random: Random, draw: int) -> Iterator[Rules]:
    """Every limit of passes, with and without returns, for every shape that can be dealt; the other
    fields at random.
    """
    for passes, returns, ranks, columns in product(PASSES, (True, False), range(3, 8), range(2, 6)):
        if columns * (columns + 1) // 2 <= 4 * ranks:
            yield random_rules(
                random,
                draw=[draw],
                passes=[passes],
                returns=[returns],
                ranks=[ranks],
                columns=[columns],
            )


def sized_rules(random: Random, size: str) -> Rules:
    """Random rules of about that size."""
    ranks, columns, _ = SIZES[size]
    return random_rules(
        random,
        draw=[1, 2, 3, 3, 4, 5],
        passes=[1, 1, 2, 3, 4, 5, None, None],
        columns=range(columns[0], columns[1] + 1),
        ranks=range(ranks[0], ranks[1] + 1),
    )


def games(size: str, count: int) -> Iterator[Position]:
    """Positions of random games, every second one from the middle of a game."""
    random = Random(size)
    for _ in range(count):
        rules = sized_rules(random, size)
        position = random_start(random, rules)
        if random.random() < 0.5:
            position = wander(random, position, 5 * rules.ranks + 10)
        yield position


# Compared with brute force


@pytest.mark.parametrize("draw", [1, 2, 3, 4])
def test_brute_force_follows_the_moves_of_the_oracle(draw: int) -> None:
    random = Random(draw)
    for _ in range(20):
        rules = random_rules(
            random,
            draw=[draw],
            passes=(None, 1, 2, 3),
            columns=range(2, 6),
            ranks=range(3, 8),
        )
        state = oracle.dealt(rules, numbered_deal(random.randrange(1 << 40), rules))
        for move in oracle.random_moves(state, random, 40):
            position = oracle.position_of(state)
            after = {
                state_of(oracle.position_of(oracle.apply(state, move)))
                for move in oracle.legal_moves(state)
            }
            assert set(Brute(position).successors(state_of(position))) == after
            state = oracle.apply(state, move)


@pytest.mark.parametrize("draw", [1, 2, 3, 4])
def test_verdicts_equal_those_of_brute_force(draw: int) -> None:
    solvers = [Solver(), everywhere(), plain(), *(everywhere(switch) for switch in SWITCHES)]
    random, limits = Random(draw), Limits(nodes=ENOUGH)
    count = decided = lost = 0
    for _ in range(14 if IS_LONG else 1):
        for rules in islice(all_small_rules(random, draw), 0, None, 1 if IS_LONG else 3):
            dealt = random_start(random, rules)
            for position in (dealt, wander(random, dealt, 25)):
                count += 1
                is_winnable = Brute(position).is_winnable(MAX_STATES)
                if is_winnable is None:
                    continue
                decided += 1
                lost += not is_winnable
                verdict = Verdict.WINNABLE if is_winnable else Verdict.UNWINNABLE
                for solver in solvers:
                    answer = solver.solve(position, limits)
                    assert answer.verdict is verdict, position
                    if is_winnable:
                        check_win(position, answer)
    assert decided > count * 0.95
    assert count * 0.03 < lost < count * 0.5  # both verdicts occur


@pytest.mark.parametrize("text", ["d1r", "d3p2r", "d1p2t", "d3tn", "d2p3rtn"])
def test_verdicts_equal_those_of_brute_force_with_manual_turns_and_merged_redeals(
    text: str,
) -> None:
    """Rules in which turning is a move, and rules in which the redeal draws."""
    solvers, random = [Solver(), everywhere(), plain()], Random(text)
    for _ in range(400 if IS_LONG else 15):
        ranks, columns = random.choice([(4, 3), (4, 5), (5, 4), (6, 3)])
        rules = parse_rules(f"{text}k{ranks}c{columns}")
        position = wander(random, random_start(random, rules), 12)
        is_winnable = Brute(position).is_winnable(MAX_STATES)
        for solver in solvers if is_winnable is not None else []:
            answer = solver.solve(position, Limits(nodes=ENOUGH))
            assert (answer.verdict is Verdict.WINNABLE) is is_winnable, position
            if is_winnable:
                check_win(position, answer)


# Compared with the search without its short cuts


@pytest.mark.parametrize("name", SMALL_WINS)
@pytest.mark.parametrize("make", [Solver, everywhere, plain])
def test_small_wins_that_unsound_prunings_miss_are_found(make: type[Solver], name: str) -> None:
    text, cards = SMALL_WINS[name]
    rules = parse_rules(text)
    position = start(rules, parse_deal(cards, rules))
    answer = make().solve(position)
    assert answer.verdict is Verdict.WINNABLE
    check_win(position, answer)


@pytest.mark.parametrize("size", SIZES)
def test_relaxations_at_every_node_change_no_verdict(size: str) -> None:
    first, second, limits = everywhere(), plain(), Limits(nodes=SIZES[size][2])
    decided = 0
    for position in games(size, HOW_MANY[size]):
        one, two = first.solve(position, limits), second.solve(position, limits)
        if Verdict.UNDECIDED in (one.verdict, two.verdict):
            continue
        decided += 1
        assert one.verdict is two.verdict, position
        if one.verdict is Verdict.WINNABLE:
            check_win(position, one)
    assert decided > HOW_MANY[size] * 0.8


# Winnable by construction


@pytest.mark.parametrize("size", SIZES)
def test_positions_built_backwards_from_a_win_are_winnable(size: str) -> None:
    random, count = Random(size), 2_000 if IS_LONG else 60
    solvers = [Solver(), everywhere(), everywhere("use_safe"), everywhere("occupy")]
    decided = 0
    for _ in range(count):
        rules = sized_rules(random, size)
        steps = random.choice([30, 100, 300]) * rules.ranks
        position = winnable_position(random, rules, steps)
        answer = random.choice(solvers).solve(position, Limits(nodes=SIZES[size][2]))
        if answer.verdict is not Verdict.UNDECIDED:
            decided += 1
            check_win(position, answer)
    assert decided > count * 0.8


def test_each_number_of_locks_stands_for_one_set_of_locks() -> None:
    """The relaxation stores the result of a state under the number of its locks. When two sets
    shared a number, the search called one winnable one-pass deal in 20,000 unwinnable.
    """
    module = interpreted_search("klondike")
    known: dict[int, tuple[int, ...]] = {}

    class Watched(module.Search):  # type: ignore[misc, name-defined]
        def lock_number(self, low: int) -> int:
            number: int = super().lock_number(low)
            if number:
                locks = tuple(self.lock[: low + 1])
                assert known.setdefault(number, locks) == locks, (number, low)
            return number

        def reset_relaxed(self, size: int) -> None:
            super().reset_relaxed(size)
            known.clear()

    search, random = Watched(), Random("locks")
    search.relax_from = 0
    for _ in range(2000 if IS_LONG else 200):
        rules = random_rules(
            random, draw=(2, 3, 4), passes=(1, 1, 2, 3, None), ranks=[6], columns=[4]
        )
        position = random_start(random, rules)
        load(search, position if random.random() < 0.5 else wander(random, position, 20))
        search.run(300, 1 << 28)


def test_stamps_never_overflow() -> None:
    """Stamps have 32 bits and live as long as the search. When they overflowed without being
    cleared, a win was missed after about a billion components.
    """
    search = interpreted_search("klondike").Search()
    rules = Rules(draw=1, ranks=8, columns=5)
    for start_of in range(40):
        search.gen = (1 << 32) - 400 + 7 * start_of
        load(search, start(rules, numbered_deal(start_of, rules)))
        if search.run(2_000, 1 << 28) == 1:
            search.path()
        assert search.gen < 1 << 32
