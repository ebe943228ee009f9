"""Rules: canonical texts, and every fault with its place."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.rule_sets import KLONDIKE_RULES, SOLITARIO_RULES, rule_sets
from winnable.law.cards import Deck
from winnable.law.rules import Rules, RulesError, RulesFault, parse_rules
from winnable.law.solitario import SOLITARIO


def rules() -> st.SearchStrategy[Rules]:
    """Any consistent set of rules."""
    return rule_sets(KLONDIKE_RULES) | rule_sets(SOLITARIO_RULES)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("d3r", Rules(draw=3, redeal_draws=True)),
        ("s", SOLITARIO_RULES),
        ("d1p1t", Rules(draw=1, passes=1, by_hand=True)),
        ("d1p3", Rules(draw=1, passes=3)),
        ("d1", KLONDIKE_RULES),
        ("d3p3", Rules(draw=3, passes=3)),
        ("d1p1", Rules(draw=1, passes=1)),
        ("d3o", Rules(draw=3, is_open=True)),
        ("d2c9k13", Rules(draw=2, columns=9)),
        ("d1c4k5ntu", Rules(columns=4, ranks=5, returns=False, by_hand=True, undo=False)),
        ("sba", replace(SOLITARIO_RULES, by_colour=True, asks=True)),
        ("sc4k5ou", replace(SOLITARIO_RULES, columns=4, ranks=5, is_open=True, undo=False)),
    ],
)
def test_a_text_gives_these_values(text: str, values: Rules) -> None:
    assert parse_rules(text) == values
    assert str(values) == text.replace("k13", "")


@settings(deadline=None)
@given(rules())
def test_the_canonical_text_reads_back_to_equal_rules(values: Rules) -> None:
    assert parse_rules(str(values)) == values


@settings(deadline=None)
@given(rules(), st.randoms(use_true_random=False))
def test_letters_may_come_in_any_order_and_case(values: Rules, random: Random) -> None:
    text = str(values)
    starts = [i for i, letter in enumerate(text) if letter.isalpha()] + [len(text)]
    words = [text[a:b] for a, b in pairwise(starts)]
    rest = words[1:]
    random.shuffle(rest)
    assert parse_rules(f"  {''.join([words[0], *rest]).upper()}\n") == values


@settings(deadline=None)
@given(rules(), rules())
def test_different_rules_have_different_texts(one: Rules, other: Rules) -> None:
    assert (str(one) == str(other)) == (one == other)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("sd1p1k10c6", "s"), ("d1c7k13", "d1"), ("d01p099", "d1p99"), ("d003", "d3")],
)
def test_defaults_may_be_written_out(text: str, canonical: str) -> None:
    assert str(parse_rules(text)) == canonical


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("", RulesFault.EMPTY, {}),
        (" \t\n", RulesFault.EMPTY, {}),
        ("x3", RulesFault.START, {"text": "x"}),
        ("3d", RulesFault.START, {"text": "3"}),
        ("d3q", RulesFault.LETTER, {"text": "q", "at": 3}),
        ("d3 r", RulesFault.LETTER, {"text": " ", "at": 3}),
        ("d3\nr", RulesFault.LETTER, {"text": "\n", "at": 3}),
        ("d1\u0663", RulesFault.LETTER, {"text": "\u0663", "at": 3}),
        ("d1s", RulesFault.LETTER, {"text": "s", "at": 3}),
        ("d3p2nrn", RulesFault.TWICE, {"text": "n", "at": 7}),
        ("d3d3", RulesFault.TWICE, {"text": "d", "at": 3}),
        ("sbs", RulesFault.TWICE, {"text": "s", "at": 3}),
        ("d", RulesFault.NUMBER, {"text": "d", "at": 1, "number": True}),
        ("d3p", RulesFault.NUMBER, {"text": "p", "at": 3, "number": True}),
        ("d3n2", RulesFault.NUMBER, {"text": "n", "at": 3, "number": False}),
        ("s3", RulesFault.NUMBER, {"text": "s", "at": 1, "number": False}),
        ("d0", RulesFault.RANGE, {"part": "draw", "value": 0, "most": 52}),
        ("d53", RulesFault.RANGE, {"part": "draw", "value": 53, "most": 52}),
        ("d1p0", RulesFault.RANGE, {"part": "passes", "value": 0, "most": 99}),
        ("d1p100", RulesFault.RANGE, {"part": "passes", "value": 100, "most": 99}),
        ("d1c0", RulesFault.RANGE, {"part": "columns", "value": 0, "most": 9}),
        ("d1c10", RulesFault.RANGE, {"part": "columns", "value": 10, "most": 9}),
        ("d1k0", RulesFault.RANGE, {"part": "ranks", "value": 0, "most": 13}),
        ("d1k14", RulesFault.RANGE, {"part": "ranks", "value": 14, "most": 13}),
        ("sk11", RulesFault.RANGE, {"part": "ranks", "value": 11, "most": 10}),
        ("d1p" + "9" * 5000, RulesFault.RANGE, {"part": "passes", "value": "9" * 20, "most": 99}),
        ("d1c9k11", RulesFault.DEAL, {"table": 45, "cards": 44}),
        ("sc5k1", RulesFault.DEAL, {"table": 5, "cards": 4}),
        ("d1b", RulesFault.CLASH, {"what": "b", "game": "klondike"}),
        ("d1a", RulesFault.CLASH, {"what": "a", "game": "klondike"}),
        ("sd3", RulesFault.CLASH, {"what": "d", "game": "solitario"}),
        ("sp2", RulesFault.CLASH, {"what": "p", "game": "solitario"}),
        ("sn", RulesFault.CLASH, {"what": "n", "game": "solitario"}),
        ("st", RulesFault.CLASH, {"what": "t", "game": "solitario"}),
        ("sr", RulesFault.CLASH, {"what": "r", "game": "solitario"}),
    ],
)
def test_a_faulty_text_is_refused_with_the_fault_and_its_place(
    text: str, fault: RulesFault, details: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    assert (caught.value.code, caught.value.details) == (fault, details)


def test_inconsistent_values_are_refused() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(passes=0)
    assert caught.value.code is RulesFault.RANGE
    with pytest.raises(RulesError) as caught:
        Rules(SOLITARIO)
    assert caught.value.code is RulesFault.RANGE  # thirteen ranks in the deck of ten
    with pytest.raises(RulesError) as caught:
        Rules(SOLITARIO, ranks=10, returns=False)
    assert caught.value.details == {"what": "p", "game": "solitario"}


def test_an_error_shows_its_sentence_and_its_code() -> None:
    said = '"q", at position 3, does not stand for a rule. (rules-letter)'
    assert str(RulesError(RulesFault.LETTER, text="q", at=3)) == said


@pytest.mark.parametrize(
    ("text", "deck", "deck_size", "table_size"),
    [
        ("d3", Deck.FRENCH, 52, 28),
        ("s", Deck.ITALIAN, 40, 6),
        ("d1c3k5", Deck.FRENCH, 20, 6),
        ("sc4k2", Deck.ITALIAN, 8, 4),
    ],
)
def test_rules_give_the_size_of_the_deal(
    text: str, deck: Deck, deck_size: int, table_size: int
) -> None:
    found = parse_rules(text)
    assert (found.deck, found.deck_size, found.table_size) == (deck, deck_size, table_size)
