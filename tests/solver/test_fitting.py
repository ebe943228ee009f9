"""Each copy of the build rule agrees with ``misfit`` for every two cards."""

from typing import Final

import pytest

from tests.support.rule_sets import variations
from tests.support.solving import interpreted_search
from winnable.law.deals import numbered_deal
from winnable.law.moves import refusal, start
from winnable.law.position import Move
from winnable.law.rules import Rules, parse_rules
from winnable.solver import solitario
from winnable.solver.encoding import load_klondike, load_solitario, number
from winnable.solver.klondike import Search

KLONDIKES: Final = [
    rules for text in ("d1c2", "d3c2k9", "d2c2k5n") for rules in variations(parse_rules(text))
]
SOLITARIOS: Final = [
    rules for text in ("s", "sk7", "sbk4") for rules in variations(parse_rules(text))
]


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
def test_places_of_the_search_follow_the_build_rule(rules: Rules) -> None:
    search = Search()
    search.use_safe = 0
    cards, position = set(range(rules.deck_size)), start(rules, numbered_deal(1, rules))
    fitting = 0
    for card in range(4, 4 * rules.ranks - 4):  # aces go to a foundation, kings to empty columns
        for onto in cards - {card}:
            made = position._replace(
                stock=tuple(sorted(cards - {card, onto})),
                columns=((onto,), (card,)),
                down=(0, 0),
            )
            load_klondike(search, made)
            moves = number(card) in search.survey(0)
            assert moves == (rules.kind.misfit(rules, card, onto) is None), (card, onto)
            fitting += moves
    assert fitting == 8 * (rules.ranks - 2)


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
def test_empty_columns_of_the_search_take_what_the_law_allows(rules: Rules) -> None:
    search = Search()
    search.use_safe = 0
    cards, position = set(range(rules.deck_size)), start(rules, numbered_deal(1, rules))
    fitting = 0
    for card in cards - set(range(4)):  # aces go to a foundation
        below = min(cards - {card})  # the card is uncovered by its move, so it is worth making
        made = position._replace(
            stock=tuple(sorted(cards - {card, below})), columns=((), (below, card)), down=(0, 1)
        )
        load_klondike(search, made)
        moves = number(card) in search.survey(0)
        assert moves == (refusal(made, Move(2, 1)) is None), card
        fitting += moves
    assert 4 <= fitting < rules.deck_size - 4


@pytest.mark.parametrize("rules", SOLITARIOS, ids=str)
def test_moves_of_solitario_follow_the_build_rule(rules: Rules) -> None:
    cards, search = range(rules.deck_size), solitario.Search()
    load_solitario(search, start(rules, numbered_deal(1, rules)))
    for card in cards:
        for onto in cards:
            fits = rules.kind.misfit(rules, card, onto) is None
            assert search.sits(card, onto) == fits, (card, onto)


@pytest.mark.parametrize("rules", SOLITARIOS, ids=str)
def test_places_of_the_solitario_search_follow_the_build_rule(rules: Rules) -> None:
    """Tests ``matching`` from source, one card and one parent at a time. Other tests compare the
    source with the compiled module.
    """
    search = interpreted_search("solitario").Search()
    search.by_colour = rules.by_colour
    for card in range(4):
        for onto in range(4, 8):
            fits = rules.kind.misfit(rules, card, onto) is None
            assert search.matching(1 << (onto & 3), 1 << card) == fits, (card, onto)
