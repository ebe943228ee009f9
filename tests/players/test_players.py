"""Fair players: their advice is legal, never loops, and does not depend on hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.solving import wander
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import STOCK, Move, Position
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, seen_at, shown_by, view_of
from winnable.law.worlds import unseen, world
from winnable.players import Aim, Strength, advise, rank
from winnable.solver import Limits, Verdict, solve

WEAK: Final = Strength(simulations=15, worlds=4, nodes=60, states=2_000, certain=500)
RULES: Final = tuple(
    dict.fromkeys(
        [str(variant.rules) for variant in VARIANTS.values()]
        + ["d3p2", "d2p2t", "d1p1n", "d3n", "d2rt", "sb", "sa"]
    )
)
GAMES: Final = 12 if IS_LONG else 2


def mixed_game(rules: Rules, number: int, *, late: bool = False) -> tuple[Position, frozenset[int]]:
    """A game after some random moves, and the cards seen in it: fewer if the player joined late."""
    random = Random(number)
    position = start(rules, numbered_deal(number, rules))
    seen = seen_at(position)
    for _ in range(random.choice([0, 10, 40])):
        moves = legal_moves(position)
        if not moves:
            break
        step = play(position, random.choice(moves))
        seen |= shown_by(step)
        position = step.after
    if late:
        seen -= {c for c in (*position.waste, *position.stock) if random.random() < 0.4}
        seen |= {*position.waste[-1:]}
    return position, seen


def game(position: Position, seen: frozenset[int]) -> Iterator[tuple[Position, View]]:
    """A game played by the advice to its end; in solitario one whole plan at a time."""
    plan: tuple[Move, ...] = ()
    while True:
        view = view_of(position, seen)
        yield position, view
        if not plan or view.rules.kind is KLONDIKE:
            advice = advise(view, WEAK)
            if advice is None:
                return
            plan = advice.plan
        step = play(position, plan[0])
        plan = plan[1:]
        seen |= shown_by(step)
        position = step.after


def place(view: View) -> tuple[object, ...]:
    """The view without the number of its pass if the number makes no difference."""
    passes = view.passes if view.redeals_left is not None else 0
    piles = view.stock, view.waste, view.foundations, view.columns, view.down
    return *piles, view.hand, passes


@pytest.mark.parametrize("text", RULES)
def test_the_advice_is_the_first_of_the_choices(text: str) -> None:
    """The others are legal too, and the interval of each holds its value."""
    rules = parse_rules(text)
    several = 0
    for number in range(1, 3 * GAMES + 1):
        position, seen = mixed_game(rules, number)
        view = view_of(position, seen)
        choices = rank(view, WEAK)
        several += len(choices) > 1
        assert next(iter(choices), None) == advise(view, WEAK)
        assert rank(view, WEAK, 1) == choices[:1]
        assert len({each.plan for each in choices}) == len(choices)
        for each in choices:
            assert each.move in view.legal
            value = each.share if each.chance is None else each.chance
            if value is None:
                assert (each.low, len(choices)) == (None, 1)
            else:
                assert 0 <= (each.low or 0) <= value <= (each.high or 0) <= 1
    assert several or rules.passes is None  # otherwise the stock is drawn first, at no cost


@pytest.mark.parametrize("text", RULES)
def test_following_the_advice_ends_and_never_repeats_a_view(text: str) -> None:
    rules = parse_rules(text)
    for number in range(1, 2 * GAMES + 1):
        met = set()
        for _, view in game(*mixed_game(rules, number, late=number > GAMES)):
            assert place(view) not in met, (text, number)
            met.add(place(view))


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("text", RULES)
def test_plans_are_legal_in_every_world(text: str, late: bool) -> None:
    rules, random = parse_rules(text), Random(text)
    for position, view in game(*mixed_game(rules, 3, late=late)):
        if random.random() < 0.5:
            continue
        advice = advise(view, WEAK)
        if advice is None:
            continue
        assert advice.share is None or 0 <= advice.share <= 1
        assert advice.chance is None or 0 <= advice.chance <= 1
        cards = list(unseen(view))
        random.shuffle(cards)
        other = position if random.random() < 0.3 else world(view, cards)
        down = sum(other.down)
        for move in advice.plan[:-1]:
            step = play(other, move)
            assert step.turned is None
            assert set(step.shown).isdisjoint(cards) or rules.kind.has_hand
            other = step.after
        step = play(other, advice.plan[-1])
        if advice.card is not None:
            assert advice.card in step.cards
        if advice.aim is Aim.OUT:
            assert step.went_out
        if advice.aim is Aim.TURNS:
            lies = sum(step.after.down)
            assert lies == down - 1 or any(each.is_turn for each in legal_moves(step.after))
        if advice.aim in (Aim.DRAWS, Aim.DISCARDS, Aim.PLACES) and rules.kind is KLONDIKE:
            assert advice.aim is Aim.DRAWS


@pytest.mark.parametrize("text", [text for text in RULES if "o" not in text])
def test_hidden_cards_do_not_change_the_advice(text: str) -> None:
    """The long mode tries 100,000 permutations or more and computes every tenth advice from
    scratch.
    """
    rules, random = parse_rules(text), Random(text)
    wanted, done = (10_000 if IS_LONG else 60), 0
    number = 0
    while done < wanted:
        number += 1
        for _, view in game(*mixed_game(rules, number, late=number % 2 == 0)):
            if not unseen(view):
                continue
            advice = advise(view, WEAK)
            seen = {card for pile in (view.stock, view.waste, *view.columns) for card in pile}
            known = frozenset(card for card in seen if card is not None)
            for k in range(max(1, wanted // 400)):
                cards = list(unseen(view))
                random.shuffle(cards)
                other = view_of(world(view, cards), known)
                assert other == view
                if k % 10 == 0:
                    assert advise(other, WEAK) == advice
                done += 1


@pytest.mark.parametrize("text", ["d3", "s"])
def test_a_game_without_advice_is_won_or_lost(text: str) -> None:
    """The solver confirms that a game without advice is won or lost."""
    rules = parse_rules(text)
    for number in range(1, 5):
        *_, (position, view) = game(*mixed_game(rules, number))
        if not view.is_won:
            assert solve(position, Limits(1_000_000)).verdict is Verdict.UNWINNABLE


def test_a_won_thoughtful_game_stays_won() -> None:
    rules = parse_rules("d3o")
    for number in (1, 2):
        position = wander(Random(number), start(rules, numbered_deal(number, rules)), 10)
        won = solve(position).verdict is Verdict.WINNABLE
        while (advice := advise(view_of(position))) is not None:
            position = play(position, advice.move).after
        assert position.is_won == won


def test_advice_does_not_depend_on_where_loose_cards_lie() -> None:
    """Reversible moves change the moves of a plan, but neither its card nor its share."""
    rules, random = parse_rules("d3"), Random("loose")
    changed = 0
    for number in range(1, 8):
        for position, view in game(*mixed_game(rules, number)):
            advice = advise(view, WEAK)
            if advice is None or len(advice.plan) < 2 or random.random() < 0.5:
                continue
            if (
                advice.move.source == STOCK and len(view.waste) % 3
            ):  # the place of the waste matters
                continue
            step = play(position, advice.move)
            then = advise(view_of(step.after, frozenset(_known(view))), WEAK)
            assert then is not None
            assert replace(then, plan=()) == replace(advice, plan=(), column=then.column)
            assert len(then.plan) < len(advice.plan)
            changed += 1
    assert changed > 10


def _known(view: View) -> set[int]:
    piles = (view.stock, view.waste, *view.columns)
    return {card for pile in piles for card in pile if card is not None}
