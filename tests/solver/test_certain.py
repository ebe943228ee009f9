"""A win that is proven for every order of the deck: compared with brute force, and played."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.solving import SUBJECTS, random_start, wander
from winnable.game.game import Game
from winnable.law.cards import Card
from winnable.law.deals import numbered_deal
from winnable.law.moves import draw_move, legal_moves, play
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.law.view import View, view_of
from winnable.law.worlds import sample, unseen, world
from winnable.players import advise
from winnable.solver import Limit, Limits, Solver, Verdict, solve_known

SMALL: Final = ("sc1k4", "sbc1k4", "sac2k3", "sc2k3", "sbc2k3")
"""Rules of small decks. With one column many positions are not won in every order."""
POSITIONS: Final = 600 if IS_LONG else 36
STATES: Final = 20_000 if IS_LONG else 1_000


def small_views(text: str, count: int) -> Iterator[View]:
    """Views of small games after random moves, with 1 to 4 unseen cards."""
    random, rules = Random(text), parse_rules(text)
    while count:
        view = view_of(wander(random, random_start(random, rules), 120))
        if 1 <= len(unseen(view)) <= 4:
            count -= 1
            yield view


def views(text: str, count: int) -> Iterator[View]:
    """Views of games of the fair player, with 1 to 9 unseen cards."""
    rules, number = parse_rules(text), 0
    while True:
        number += 1
        game = Game(rules, numbered_deal(number, rules))
        for _ in range(100):
            advice = advise(game.view)
            if advice is None:
                break
            game.play(advice.move)
            if 1 <= len(unseen(game.view)) <= 9 and len(game.steps) % 3 == 0:
                yield game.view
                count -= 1
                if count == 0:
                    return


def beats_the_deck(view: View) -> bool | None:
    """Whether some strategy wins in every order of the unseen cards, by brute force under the law;
    None if there are too many positions.

    Builds every position, with the set of cards still unseen, and then marks the won ones until
    nothing changes. A draw is won if it is won for each card.
    """
    start = world(view, unseen(view))
    groups: dict[Position, list[list[Position]]] = {}  # for each move, the positions it may lead to
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if position in groups:
            continue
        if len(groups) > STATES:
            return None
        groups[position] = list(_moves(position))
        waiting += [after for group in groups[position] for after in group]
    won = {position for position in groups if position.is_won}
    before = -1
    while before < len(won):
        before = len(won)
        for position, moves in groups.items():
            if any(won.issuperset(group) for group in moves):
                won.add(position)
    return start in won


def _moves(position: Position) -> Iterator[list[Position]]:
    """The positions after each move; the stock is kept sorted, since its order is unknown."""
    for move in legal_moves(position):
        if move != draw_move(position.rules):
            yield [play(position, move).after]
            continue
        group = []
        for card in position.stock:
            rest = [other for other in position.stock if other != card]
            group.append(play(position._replace(stock=(*rest, card)), move).after)
        yield group


@pytest.mark.parametrize("text", SMALL)
def test_a_proven_win_beats_every_order_of_the_deck(text: str) -> None:
    proven = won = lost = 0
    for view in small_views(text, POSITIONS // 3):
        expected = beats_the_deck(view)
        if expected is None:
            continue
        verdict = solve_known(view, Limits(5_000)).verdict
        assert verdict is Verdict.UNDECIDED or expected, view
        proven += verdict is Verdict.WINNABLE
        won += expected
        lost += not expected
    assert 0 < 0.7 * won <= proven
    assert lost or "c2" in text


def test_each_order_of_a_proven_win_can_be_won() -> None:
    """The real game, with up to nine unseen cards."""
    proven, solver = 0, Solver()
    for view in views("s", POSITIONS):
        if solver.solve_known(view, Limits(5_000)).verdict is Verdict.WINNABLE:
            proven += 1
            for order in sample(view, 12)[0]:
                assert solver.decide(world(view, order)).verdict is Verdict.WINNABLE, view
    assert proven > POSITIONS // 3


def test_the_answer_depends_on_the_view_only() -> None:
    for view in views("s", POSITIONS // 4):
        order = sample(view, 1)[0][0]
        other = view_of(world(view, order), frozenset(range(40)) - set(unseen(view)))
        assert found(other) == found(view)


def found(view: View) -> tuple[Verdict, int, Limit | None]:
    answer = Solver().solve_known(view, Limits(3_000))
    return answer.verdict, answer.nodes, answer.limit


def test_interpreted_and_compiled_searches_agree() -> None:
    names = [*SUBJECTS["solitario"], "certain"]
    source = interpreted(*(f"winnable.solver.solitario.{name}" for name in names))[-1]
    other = Solver()
    other.search_certain = source.Certain()
    for text in ("s", "sb", "sa"):
        for view in views(text, 8):
            answer = other.solve_known(view, Limits(300))
            expected = Solver().solve_known(view, Limits(300))
            assert (answer.verdict, answer.nodes) == (expected.verdict, expected.nodes), view


def test_limits_are_named() -> None:
    view = view_of(random_start(Random(1), parse_rules("s")))
    cards: tuple[Card, ...] = unseen(view)
    assert len(cards) > 30
    assert solve_known(view, Limits(100)).limit is Limit.NODES
    assert solve_known(view, Limits(10**6, memory=1)).limit is Limit.MEMORY
