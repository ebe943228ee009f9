"""Losses that the player can know: compared with every order of the unseen cards, and with the law.

``solve_known`` may report a loss only if every order of the unseen cards is lost. It must report
one if every order is lost and no moves under the law uncover an unseen card.
"""

from collections import Counter
from itertools import islice, permutations
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.rule_sets import random_rules
from tests.support.solving import everywhere, plain, random_start, wander
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Position, Step
from winnable.law.rules import parse_rules
from winnable.law.view import View, view_of
from winnable.law.worlds import unseen, world
from winnable.solver import Limit, Verdict, klondike, solve, solve_known
from winnable.solver.encoding import card_set
from winnable.solver.encoding import load_klondike as load

SMALL: Final = (
    *("d1k3c3", "d2k4c3", "d3k4c4", "d1p1k4c4", "d3p1k5c3", "d2p2k5c4", "d3k5c4"),
    *("d1p2tk4c3", "d1p1tk5c4", "d3rk5c4", "d2nk4c4", "d1p3nk5c4", "d3p3k4c4t", "d1k5c4"),
)
GAMES: Final = 600 if IS_LONG else 12
MAX_ORDERS: Final = 720 if IS_LONG else 240


def views(text: str, count: int) -> list[View]:
    """Views from the middle and the end of small games."""
    random, rules = Random(text), parse_rules(text)
    found = []
    for _ in range(count):
        position = random_start(random, rules)
        for _ in range(random.randint(1, 3)):
            position = wander(random, position, 40)
        found.append(view_of(position))
    return found


def shows(step: Step, hidden: set[int]) -> bool:
    """Whether the step uncovers a card of ``hidden``."""
    return step.turned in hidden or bool(hidden.intersection(step.cards))


def is_closed(view: View) -> bool | None:
    """Whether no sequence of moves uncovers an unseen card or wins; None if that needs more
    than some thousand positions.
    """
    hidden = set(unseen(view))
    first = world(view, sorted(hidden))
    met, stack = {_key(first)}, [first]
    while stack:
        position = stack.pop()
        for move in legal_moves(position):
            step = play(position, move)
            if shows(step, hidden) or step.after.is_won:
                return False
            if _key(step.after) not in met:
                met.add(_key(step.after))
                stack.append(step.after)
        if len(met) > 20_000:
            return None
    return True


def _key(position: Position) -> tuple[object, ...]:
    """The position without the number of its pass where that makes no difference."""
    passes = 0 if position.redeals_left is None else position.passes
    piles = tuple(sorted(zip(position.columns, position.down, strict=True)))
    return position.stock, position.waste, position.foundations, piles, passes


@pytest.mark.parametrize("text", SMALL)
def test_a_known_loss_is_lost_in_every_order(text: str) -> None:
    said: Counter[Verdict] = Counter()
    for view in views(text, GAMES):
        answer = solve_known(view)
        assert {each.solve_known(view).verdict for each in (everywhere(), plain())} == {
            answer.verdict
        }
        said[answer.verdict] += 1
        cards = unseen(view)
        if answer.verdict is not Verdict.UNDECIDED:
            orders = islice(permutations(cards), MAX_ORDERS)
            for order in orders:
                assert solve(world(view, order)).verdict is answer.verdict, view
        if not cards:
            assert answer.verdict is not Verdict.UNDECIDED
        elif answer.verdict is Verdict.UNDECIDED:
            assert answer.limit is Limit.UNSEEN
            assert not is_closed(view), view
        elif answer.verdict is Verdict.UNWINNABLE:
            assert is_closed(view) in (True, None), view
    assert said[Verdict.UNDECIDED]


def test_solve_known_does_not_depend_on_the_unseen_cards() -> None:
    """The answer and the nodes are the same for every order of the unseen cards."""
    random, search = Random("orders"), klondike.Search()
    search.relax_from = 0
    lost = 0
    for number in range(200 if IS_LONG else 30):
        rules = random_rules(
            random,
            draw=(1, 3),
            passes=(1, 3, None),
            columns=[7],
            ranks=[13],
            is_open=[False],
        )
        position = start(rules, numbered_deal(number, rules))
        while position.stock:
            position = wander(random, position, 30)
            if not legal_moves(position):
                break
        view = view_of(position)
        cards = list(unseen(view))
        answers = set()
        for _ in range(5):
            random.shuffle(cards)
            load(search, world(view, cards))
            search.unseen = card_set(cards)
            answers.add((search.run(100_000, 1 << 28), search.states))
        assert len(answers) == 1
        lost += (0, search.states) in answers
    assert lost


def test_a_known_win_holds_whatever_the_stock_contains() -> None:
    rules = parse_rules("d1k3c1")
    assert solve_known(view_of(start(rules, numbered_deal(1, rules)))).verdict is Verdict.WINNABLE
