"""The value net and the tree of the fair player: what they may not depend on, and that compiled and
interpreted they are the same.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.solving import SUBJECTS, wander
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View, seen_at, shown_by, view_of
from winnable.law.worlds import unseen, world
from winnable.players.nets import calibrated, exploration, net_name, read_net
from winnable.players.tree import Tree
from winnable.solver.choosing import cards_in_reach
from winnable.solver.encoding import card_set, load_klondike

RULES = ("d3", "d1", "d1p3", "d3p3", "d1p1")
GAMES = 60 if IS_LONG else 12


@cache
def tree(text: str) -> Any:
    """A tree with the net of these rules."""
    made = Tree()
    equip(made, text)
    return made


def equip(made: Any, text: str) -> None:
    """Sets the tables and the net."""
    made.set_tables(*exploration())
    name = net_name(parse_rules(text))
    assert name is not None
    made.set_net(*read_net(name))


def views(text: str, games: int = GAMES) -> Iterator[View]:
    """Views of random games; with unlimited passes the whole stock has been seen."""
    rules, random = parse_rules(text), Random(text)
    for number in range(1, games + 1):
        position = start(rules, numbered_deal(number, rules))
        seen = seen_at(position)
        if rules.passes is None:
            seen |= {*position.stock}
        for _ in range(number * 7 % 32):
            position, shown = wandered(random, position)
            seen |= shown
        yield view_of(position, seen)


def wandered(random: Random, position: Position) -> tuple[Position, frozenset[int]]:
    """The position after a random legal move, seldom a draw, and what the move shows."""
    moves = view_of(position).legal
    if not moves:
        return position, frozenset()
    step = play(position, random.choice(moves[:-1] or moves if random.random() < 0.7 else moves))
    return step.after, shown_by(step)


def load(search: Any, view: View, order: tuple[int, ...] | None = None) -> list[int]:
    """Loads a view, with the unseen cards in this order; returns the choices of ``survey``."""
    cards = unseen(view)
    load_klondike(search, world(view, order or cards))
    search.unseen = card_set(cards)
    found: list[int] = search.survey(cards_in_reach(view))
    return found


@pytest.mark.parametrize("text", RULES)
def test_an_afterstate_does_not_depend_on_unseen_cards(text: str) -> None:
    values = set()
    for view in views(text):
        cards = list(unseen(view))
        load(tree(text), view)
        rows = [tree(text).peek(seed) for seed in (1, 2, 3)]
        assert rows[0] == rows[1] == rows[2]
        Random(0).shuffle(cards)
        load(tree(text), view, tuple(cards))
        assert tree(text).peek(4) == rows[0]
        values |= {row[-1] for row in rows[0]}
    assert len(values) > 2


@pytest.mark.parametrize("text", RULES)
def test_the_tree_does_not_depend_on_where_unseen_cards_lie(text: str) -> None:
    for view in views(text, 3):
        cards = list(unseen(view))
        found = []
        for _ in range(3):
            load(tree(text), view, tuple(cards))
            draw = int(None in view.stock)
            found.append((tree(text).think(7, 60, 20, draw), tree(text).states))
            Random(len(found)).shuffle(cards)
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("text", RULES)
def test_the_tree_lists_the_choices_of_the_survey(text: str) -> None:
    """The tree may also tell components apart that only the turned card joins."""
    for view in views(text):
        cards = load(tree(text), view)
        is_forced = tree(text).forced
        found = tree(text).options()
        if is_forced:
            assert len(found) == 1
            continue
        assert (-1 in found) == (None in view.stock)
        assert {*found} - {-1} == {*cards}


@pytest.mark.parametrize("text", RULES)
def test_the_inputs_do_not_depend_on_the_names_of_the_suits(text: str) -> None:
    """Exchanging the two suits of a colour, or the two colours, changes no input, unless several
    vectors have the most cards out.
    """
    equal = count = 0
    for view in views(text):
        expected = Counter(tuple(sorted(row)) for row in peeked(text, view, (0, 1, 2, 3)))
        for suits in ((1, 0, 2, 3), (0, 1, 3, 2), (2, 3, 0, 1), (3, 2, 0, 1)):
            found = Counter(tuple(sorted(row)) for row in peeked(text, view, suits))
            equal += found == expected
            count += 1
    assert equal > 0.7 * count


def peeked(text: str, view: View, suits: tuple[int, ...]) -> list[list[int]]:
    """The inputs of the choices of a view whose suits have been renamed."""

    def named(cards: Any) -> Any:
        return tuple(None if card is None else (card & ~3) + suits[card & 3] for card in cards)

    heights = [0, 0, 0, 0]
    for suit in range(4):
        heights[suits[suit]] = view.foundations[suit]
    one, two, three, four = heights
    cards = unseen(view)
    position = world(view, cards)._replace(foundations=(one, two, three, four))
    position = position._replace(
        stock=named(position.stock),
        waste=named(position.waste),
        columns=tuple(named(column) for column in position.columns),
    )
    load_klondike(tree(text), position)
    tree(text).unseen = card_set(named(cards))
    tree(text).survey(cards_in_reach(view))
    found: list[list[int]] = tree(text).peek(1)
    return found


@pytest.mark.parametrize("text", ["d3", "d1p3", *(["d3p3", "d1p1"] if IS_LONG else [])])
def test_interpreted_and_compiled_trees_agree(text: str) -> None:
    names = [
        *(f"winnable.solver.klondike.{name}" for name in SUBJECTS["klondike"]),
        *(f"winnable.players.{name}" for name in SUBJECTS["players"]),
    ]
    source = interpreted(*names)[-1].Tree()
    equip(source, text)
    for view in views(text, 2):
        found = []
        for each in (tree(text), source):
            load(each, view)
            rows = each.peek(1)
            load(each, view)
            found.append((rows, each.think(9, 12, 20, int(None in view.stock)), each.states))
        assert found[0] == found[1]


def test_each_preset_with_a_net_has_its_file() -> None:
    for variant in VARIANTS.values():
        rules = variant.rules
        name = net_name(rules)
        assert (name is None) == (rules.kind is SOLITARIO)
        if name:
            assert name.startswith(f"d{rules.draw}")
            assert len(read_net(name)) == 7
            assert 0 < calibrated(rules, 0.3) < calibrated(rules, 0.4) < 1


def test_more_simulations_visit_the_better_choice_more() -> None:
    text = "d3"
    rules = parse_rules(text)
    position = wander(Random(1), start(rules, numbered_deal(3, rules)), 12)
    view = view_of(position, frozenset({*position.stock}) | seen_at(position))
    load(tree(text), view)
    found = tree(text).think(1, 300, 20, 0)
    assert sum(visits for visits, _ in found) == 300
    most = max(found)
    assert most[1] >= max(value for _, value in found) - 2000


GOLDEN: dict[str, list[object]] = {
    "d3p3": [[], [(50, 1758)], [-10376], [(27, 2380), (23, 2222)], [], [(50, 8421)]],
    "d1p1": [[], [(50, 773)], [-12161], [(25, 1538), (25, 1550)], [], [(50, 2853)]],
    "d1": [[4104], [(50, 25586)], [3696], [(50, 22236)], [12263], [(50, 31051)]],
    "d1p3": [[], [(50, 15912)], [973], [(26, 18335), (24, 18233)], [], [(50, 29078)]],
    "d3": [
        [-2344, -3189, -2382],
        [(10, 10272), (18, 10854), (22, 11503)],
        [-2266, -2504, -630, -3571, -1745],
        [(7, 14968), (5, 13697), (21, 16785), (5, 13952), (12, 15895)],
        [1787, 4842, 3486, 1585, 2656, 3127, 2897, 1891],
        [
            (6, 23271),
            (14, 24761),
            (6, 22561),
            (6, 23233),
            (5, 22737),
            (4, 22325),
            (6, 22807),
            (3, 20982),
        ],
    ],
}


@pytest.mark.parametrize("text", RULES)
def test_the_values_are_the_same_on_every_machine(text: str) -> None:
    """The outputs of the shipped nets and the visits of the tree, as numbers."""
    found: list[object] = []
    for view in list(views(text, 12))[::4]:
        load(tree(text), view)
        found.append([row[-1] for row in tree(text).peek(1)])
        load(tree(text), view)
        found.append(tree(text).think(5, 50, 20, int(None in view.stock)))
    assert found == GOLDEN[text]
