"""Impossible positions are refused before any search runs.

Without the check a repeated card of solitario crashes the process.
"""

import re
from collections.abc import Callable
from dataclasses import fields, replace
from enum import StrEnum
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.solving import random_start, wander
from tests.support.work import work
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Hand, IllegalMove, Move, Position
from winnable.law.possible import ImpossiblePosition, check_position, check_view
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.solver import Limits, Solver, Verdict, shorten, solve, solve_known, solve_many
from winnable.solver.encoding import admit, load_piles
from winnable.solver.replay import Replay

GAMES: Final = tuple(str(variant.rules) for variant in VARIANTS.values())
TEXTS: Final = (*dict.fromkeys(GAMES), "d2k7c5n", "d1k3c2t", "d4c9p2", "sc4k6", "sb", "sak5c3")
MUTATIONS: Final = 4_000 if IS_LONG else 100
LIMITS: Final = Limits(nodes=300, memory=1)
SOURCES: Final = interpreted("winnable.solver.replay")[0]


def dealt(text: str, number: int = 1) -> Position:
    rules = parse_rules(text)
    return start(rules, numbered_deal(number, rules))


def doubled(position: Position) -> Position:
    """Column 1 and column 2 show the same card."""
    one, other, *rest = position.columns
    return position._replace(columns=(one, (*other[:-1], *one), *rest))


ENTRIES: Final[dict[str, Callable[[Position], object]]] = {
    "solve": solve,
    "Solver.solve": lambda position: Solver().solve(position),
    "Solver.decide": lambda position: Solver().decide(position),
    "solve_many": lambda position: list(solve_many([position])),
    "shorten": lambda position: shorten(position, ()),
    "solve_known": lambda position: solve_known(view_of(position)),
}


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("entry", ENTRIES)
def test_every_entry_point_refuses_a_repeated_card(entry: str, text: str) -> None:
    with pytest.raises(ValueError, match="position-") as caught:
        ENTRIES[entry](doubled(dealt(text)))
    assert isinstance(caught.value, ImpossiblePosition)


@pytest.mark.parametrize("text", TEXTS)
def test_positions_and_views_of_games_are_possible(text: str) -> None:
    random, rules = Random(text), parse_rules(text)
    for _ in range(200 if IS_LONG else 8):
        position = random_start(random, rules)
        for _ in range(60):
            check_position(position)
            check_view(view_of(position))
            moves = legal_moves(position)
            if not moves:
                break
            position = play(position, random.choice(moves)).after


def test_shorten_refuses_moves_that_do_not_win() -> None:
    position = dealt("d3")
    with pytest.raises(ValueError, match="do not win"):
        shorten(position, ())
    with pytest.raises(IllegalMove):
        shorten(position, (Move(1, 1),))


def mutated(random: Random, position: Position) -> Position:
    """The position with one random change that ignores the rules."""
    piles = [list(position.stock), list(position.waste), *map(list, position.columns)]
    down, heights = list(position.down), list(position.foundations)
    full = [pile for pile in piles if pile]
    passes, hand = position.passes, position.hand
    kind = random.randrange(11)
    if kind == 0 and full:  # repeat a card
        random.choice(piles).append(random.choice(random.choice(full)))
    elif kind == 1 and full:
        random.choice(full).pop()
    elif kind == 2 and full:
        pile = random.choice(full)
        pile[random.randrange(len(pile))] = random.choice(
            [-1, 39, 40, 51, 52, 63, 64, 255, 1 << 40]
        )
    elif kind == 3 and full:  # move a card
        card = random.choice(full).pop()
        random.choice(piles).insert(0, card)
    elif kind == 4:
        heights[random.randrange(4)] += random.choice([-1, 1, 13, -20])
    elif kind == 5:
        down[random.randrange(len(down))] += random.choice([-1, 1, 2, 20])
    elif kind == 6:
        passes += random.choice([-1, 1, 100])
    elif kind == 7:
        card = random.choice(random.choice(full)) if full else 0
        hand = Hand(random.choice([card, 77]), random.randrange(-1, 14))
    elif kind == 8:
        random.choice([down, piles]).pop()  # type: ignore[attr-defined]
    elif kind == 9 and full:
        random.shuffle(random.choice(full))
    elif kind == 10:
        one, other = random.choice(piles), random.choice(piles)
        if one and other:
            one[-1], other[-1] = other[-1], one[-1]
    return position._replace(
        stock=tuple(piles[0]),
        waste=tuple(piles[1]),
        columns=tuple(map(tuple, piles[2:])),
        down=tuple(down),
        foundations=tuple(heights),  # type: ignore[arg-type]
        passes=passes,
        hand=hand,
    )


@pytest.mark.parametrize("text", TEXTS)
def test_a_mutated_position_gets_an_answer_or_an_impossible_position_error(text: str) -> None:
    random, rules, solver = Random(text), parse_rules(text), Solver()
    refused, answered = set[StrEnum](), 0
    for _ in range(MUTATIONS):
        position = wander(random, random_start(random, rules), 40)
        for _ in range(random.choice([1, 1, 2, 3])):
            position = mutated(random, position)
        try:
            answer = solver.solve(position, LIMITS)
        except ImpossiblePosition as error:
            refused.add(error.code)
            continue
        answered += 1
        if answer.moves:
            short = shorten(position, answer.moves, 500)
            assert len(short) <= len(answer.moves)
        assert answer.verdict in Verdict
    assert answered > MUTATIONS // 50
    assert len(refused) > 5


@pytest.mark.parametrize("text", TEXTS)
def test_a_mutated_view_gets_an_answer_or_an_impossible_position_error(text: str) -> None:
    random, rules, solver = Random(f"view {text}"), parse_rules(text), Solver()
    answered = 0
    for _ in range(MUTATIONS // 4):
        position = wander(random, random_start(random, rules), 40)
        view = view_of(position)
        other = mutated(random, position)
        part = random.choice(["stock", "waste", "columns", "down", "foundations", "passes"])
        value = getattr(other if random.random() < 0.7 else position, part)
        if part in ("stock", "columns") and random.random() < 0.3:
            value = getattr(view, part)[1:]
        changed: View = replace(view, **{part: value})
        try:
            solver.solve_known(changed, LIMITS)
        except ImpossiblePosition:
            continue
        answered += 1
    assert answered


@pytest.mark.parametrize("text", [text for text in TEXTS if not text.startswith("s")])
def test_a_column_has_as_many_cards_as_lie_face_down_in_it(text: str) -> None:
    position = dealt(text)
    for count in range(len(position.columns) - 1):
        *columns, last = position.columns
        short = position._replace(
            columns=(*columns, last[:count]), stock=(*last[count:], *position.stock)
        )
        for check, layout in ((check_position, short), (check_view, view_of(short))):
            with pytest.raises(ImpossiblePosition, match="position-down"):
                check(layout)


@pytest.mark.parametrize("text", TEXTS)
def test_the_fast_part_of_the_check_agrees_with_the_rest(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, rules = Random(f"fast {text}"), parse_rules(text)
    cases: list[tuple[Callable[[Any], None], Position | View]] = []
    for _ in range(MUTATIONS // 3):
        position = wander(random, random_start(random, rules), 40)
        other = mutated(random, position)
        part = random.choice(["stock", "waste", "columns", "down", "foundations", "passes"])
        view = replace(view_of(position), **{part: getattr(other, part)})
        cases += [(check_position, position), (check_position, other), (check_view, view)]
        cases.append((check_view, view_of(position)))

    def codes() -> list[StrEnum | None]:
        found: list[StrEnum | None] = []
        for check, layout in cases:
            try:
                check(layout)
                found.append(None)
            except ImpossiblePosition as error:
                found.append(error.code)
        return found

    fast = codes()
    monkeypatch.setattr("winnable.law.possible._is_plainly_possible", lambda *_, **__: False)
    assert codes() == fast
    assert len(set(fast)) > 5


@pytest.mark.parametrize("board", [Replay(), SOURCES.Replay()], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("text", TEXTS)
def test_the_compiled_check_agrees_with_that_of_the_law(text: str, board: Any) -> None:
    """Of the possible positions, all without rare features are plainly possible. Each is loaded."""
    random, rules = Random(f"compiled {text}"), parse_rules(text)
    possible = 0
    for _ in range(MUTATIONS):
        position = wander(random, random_start(random, rules), 40)
        if random.random() < 0.7:
            position = mutated(random, position)
        try:
            check_position(position)
        except ImpossiblePosition:
            with pytest.raises(ImpossiblePosition):
                admit(board, position)
            continue
        possible += 1
        assert admit(board, position) is rules.kind
        pairs = zip(position.columns, position.down, strict=True)
        is_rare = position.hand or any(column and len(column) == down for column, down in pairs)
        assert load_piles(board, position) is not bool(is_rare)
        columns, down, heights, stock, waste, *_ = board.state(0)
        assert (stock, waste, heights) == (
            *(list(position.stock), list(position.waste)),
            list(position.foundations),
        )
        assert (columns, down) == (list(map(list, position.columns)), list(position.down))
    assert possible > MUTATIONS // 5


class Liar(list[Any]):
    """A list that has more when it is read than it said."""

    def __len__(self) -> int:
        return 7

    def __iter__(self) -> Any:
        return iter([()] * 4000)


def of_4000_columns(rules: Rules) -> dict[str, object]:
    """What only looks like rules, and a table that fits them."""
    large = SimpleNamespace(**vars_of(rules) | {"columns": 4000})
    return {"rules": large, "columns": ((51,) * 24,) * 4000, "down": (0,) * 4000}


def vars_of(rules: Rules) -> dict[str, Any]:
    return {each.name: getattr(rules, each.name) for each in fields(rules)}


ODD: Final[dict[str, Callable[[Any], Any]]] = {
    "iterators": lambda it: it._replace(stock=iter(it.stock)),
    "an iterator as a column": lambda it: it._replace(columns=(*it.columns[:-1], iter(()))),
    "a number as a column": lambda it: it._replace(columns=(*it.columns[:-1], 1)),
    "a text as rules": lambda it: it._replace(rules="d3"),
    "what looks like rules": lambda it: it._replace(rules=SimpleNamespace(**vars_of(it.rules))),
    "4000 columns": lambda it: it._replace(**of_4000_columns(it.rules)),
    "a list that lies": lambda it: it._replace(columns=Liar(), down=Liar()),
    "texts": lambda it: it._replace(down=("0",) * len(it.columns)),
    "large numbers": lambda it: it._replace(down=(1 << 40,) * len(it.columns)),
    "nothing as a card": lambda it: it._replace(waste=(None,)),
    "a dict of foundations": lambda it: it._replace(foundations=dict.fromkeys("hdcs", 0)),
    "fractions of cards": lambda it: it._replace(stock=tuple(each + 0.5 for each in it.stock)),
    "fractions of foundations": lambda it: it._replace(foundations=(0.5,) * 4),
    "half a pass": lambda it: it._replace(passes=0.5),
    "no number of passes": lambda it: it._replace(passes=float("nan")),
    "a negative card in the hand": lambda it: it._replace(hand=Hand(-1, 3)),
    "a card in the hand that wraps": lambda it: it._replace(hand=Hand(-257, 3)),
    "a hand in Klondike": lambda it: it._replace(hand=Hand(-7, 99999)),
}


@pytest.mark.parametrize("text", ["d3", "d1p1", "s"])
@pytest.mark.parametrize("odd", ODD)
def test_nothing_odd_reaches_a_search(odd: str, text: str) -> None:
    """It gets the fault that the check of the law names; what that lets through has a wrong type.
    No answer is left from the position before it.
    """
    solve(dealt(text, 3))
    position = ODD[odd](dealt(text))
    try:
        check_position(position)
    except Exception as error:
        with pytest.raises(type(error), match=f"^{re.escape(str(error))}$"):
            solve(position)
    else:
        with pytest.raises((TypeError, ValueError)):
            solve(position)


@pytest.mark.parametrize("text", GAMES)
def test_the_check_of_a_view_costs_hardly_more_than_that_of_its_position(text: str) -> None:
    """Every advice checks its view."""
    random, rules = Random(text), parse_rules(text)
    for _ in range(20):
        position = wander(random, dealt(text), 40)
        if position.hand is not None or not legal_moves(position):
            continue
        view = view_of(position)
        check_view(view)
        most = 1.5 * work(partial(check_position, position)) + rules.deck_size
        assert work(partial(check_view, view)) <= most


@pytest.mark.parametrize("text", ["d1", "d3k7c5", "s", "sb", "sbk6"])
def test_runs_of_a_column_follow_the_build_rule(text: str) -> None:
    """The check of runs agrees with the build rule for every two cards."""
    rules: Rules = parse_rules(text)
    position = dealt(text)
    cards = set(range(rules.deck_size))
    for card in cards:
        for onto in cards - {card}:
            rest = tuple(sorted(cards - {card, onto}))
            made = position._replace(
                stock=rest,
                columns=((onto, card), *[()] * (rules.columns - 1)),
                down=(0,) * rules.columns,
                foundations=(0, 0, 0, 0),
            )
            if rules.kind.misfit(rules, card, onto) is None:
                check_position(made)
            else:
                with pytest.raises(ImpossiblePosition, match="position-run"):
                    check_position(made)
