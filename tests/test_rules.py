"""Rules: canonical texts, and every fault with its place."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.cards import Deck
from winnable.errors import Fault, RulesError
from winnable.rules import Family, Rules, parse_rules

KLONDIKE = Rules()
SOLITARIO = Rules(Family.SOLITARIO, passes=1, columns=6, ranks=10, returns=False)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Any set of rules whose values go together."""
    if draw(st.booleans()):
        ranks = draw(st.integers(1, 10))
        return replace(
            SOLITARIO,
            ranks=ranks,
            columns=draw(st.integers(1, min(9, 4 * ranks))),
            by_colour=draw(st.booleans()),
            asks=draw(st.booleans()),
            is_open=draw(st.booleans()),
            undo=draw(st.booleans()),
        )
    ranks = draw(st.integers(1, 13))
    fitting = [columns for columns in range(1, 10) if columns * (columns + 1) // 2 <= 4 * ranks]
    return Rules(
        draw=draw(st.integers(1, 52)),
        passes=draw(st.none() | st.integers(1, 99)),
        columns=draw(st.sampled_from(fitting)),
        ranks=ranks,
        returns=draw(st.booleans()),
        by_hand=draw(st.booleans()),
        redeal_draws=draw(st.booleans()),
        is_open=draw(st.booleans()),
        undo=draw(st.booleans()),
    )


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("d3r", Rules(draw=3, redeal_draws=True)),
        ("s", SOLITARIO),
        ("d1p1t", Rules(draw=1, passes=1, by_hand=True)),
        ("d1p3", Rules(draw=1, passes=3)),
        ("d1", KLONDIKE),
        ("d3p3", Rules(draw=3, passes=3)),
        ("d1p1", Rules(draw=1, passes=1)),
        ("d3o", Rules(draw=3, is_open=True)),
        ("d2c9k13", Rules(draw=2, columns=9)),
        ("d1c4k5ntu", Rules(columns=4, ranks=5, returns=False, by_hand=True, undo=False)),
        ("sba", replace(SOLITARIO, by_colour=True, asks=True)),
        ("sc4k5ou", replace(SOLITARIO, columns=4, ranks=5, is_open=True, undo=False)),
    ],
)
def test_a_text_names_these_values(text: str, values: Rules) -> None:
    assert parse_rules(text) == values
    assert str(values) == text.replace("k13", "")


@settings(deadline=None)
@given(rules())
def test_the_canonical_text_reads_back_to_equal_rules(values: Rules) -> None:
    assert parse_rules(str(values)) == values


@settings(deadline=None)
@given(rules(), st.randoms(use_true_random=False))
def test_letters_may_come_in_any_order_and_either_case(values: Rules, random: Random) -> None:
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
def test_what_is_usual_may_be_said_too(text: str, canonical: str) -> None:
    assert str(parse_rules(text)) == canonical


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("", Fault.RULES_EMPTY, {}),
        (" \t\n", Fault.RULES_EMPTY, {}),
        ("x3", Fault.RULES_START, {"text": "x"}),
        ("3d", Fault.RULES_START, {"text": "3"}),
        ("d3q", Fault.RULES_LETTER, {"text": "q", "at": 3}),
        ("d3 r", Fault.RULES_LETTER, {"text": " ", "at": 3}),
        ("d3\nr", Fault.RULES_LETTER, {"text": "\n", "at": 3}),
        ("d1\u0663", Fault.RULES_LETTER, {"text": "\u0663", "at": 3}),
        ("d1s", Fault.RULES_LETTER, {"text": "s", "at": 3}),
        ("d3p2nrn", Fault.RULES_TWICE, {"text": "n", "at": 7}),
        ("d3d3", Fault.RULES_TWICE, {"text": "d", "at": 3}),
        ("sbs", Fault.RULES_TWICE, {"text": "s", "at": 3}),
        ("d", Fault.RULES_NUMBER, {"text": "d", "at": 1, "number": True}),
        ("d3p", Fault.RULES_NUMBER, {"text": "p", "at": 3, "number": True}),
        ("d3n2", Fault.RULES_NUMBER, {"text": "n", "at": 3, "number": False}),
        ("s3", Fault.RULES_NUMBER, {"text": "s", "at": 1, "number": False}),
        ("d0", Fault.RULES_RANGE, {"what": "draw", "value": 0, "most": 52}),
        ("d53", Fault.RULES_RANGE, {"what": "draw", "value": 53, "most": 52}),
        ("d1p0", Fault.RULES_RANGE, {"what": "passes", "value": 0, "most": 99}),
        ("d1p100", Fault.RULES_RANGE, {"what": "passes", "value": 100, "most": 99}),
        ("d1c0", Fault.RULES_RANGE, {"what": "columns", "value": 0, "most": 9}),
        ("d1c10", Fault.RULES_RANGE, {"what": "columns", "value": 10, "most": 9}),
        ("d1k0", Fault.RULES_RANGE, {"what": "ranks", "value": 0, "most": 13}),
        ("d1k14", Fault.RULES_RANGE, {"what": "ranks", "value": 14, "most": 13}),
        ("sk11", Fault.RULES_RANGE, {"what": "ranks", "value": 11, "most": 10}),
        ("d1p" + "9" * 5000, Fault.RULES_RANGE, {"what": "passes", "value": "9" * 20, "most": 99}),
        ("d1c9k11", Fault.RULES_DEAL, {"table": 45, "cards": 44}),
        ("sc5k1", Fault.RULES_DEAL, {"table": 5, "cards": 4}),
        ("d1b", Fault.RULES_CLASH, {"what": "b", "game": "klondike"}),
        ("d1a", Fault.RULES_CLASH, {"what": "a", "game": "klondike"}),
        ("sd3", Fault.RULES_CLASH, {"what": "d", "game": "solitario"}),
        ("sp2", Fault.RULES_CLASH, {"what": "p", "game": "solitario"}),
        ("sn", Fault.RULES_CLASH, {"what": "n", "game": "solitario"}),
        ("st", Fault.RULES_CLASH, {"what": "t", "game": "solitario"}),
        ("sr", Fault.RULES_CLASH, {"what": "r", "game": "solitario"}),
    ],
)
def test_a_faulty_text_is_refused_with_the_fault_and_its_place(
    text: str, fault: Fault, details: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    assert (caught.value.code, caught.value.details) == (fault, details)


def test_values_that_clash_are_no_rules_either() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(passes=0)
    assert caught.value.code is Fault.RULES_RANGE
    with pytest.raises(RulesError) as caught:
        Rules(Family.SOLITARIO)
    assert caught.value.code is Fault.RULES_RANGE  # thirteen ranks in the deck of ten
    with pytest.raises(RulesError) as caught:
        Rules(Family.SOLITARIO, ranks=10, returns=False)
    assert caught.value.details == {"what": "p", "game": "solitario"}


def test_an_error_says_its_code_and_details() -> None:
    assert str(RulesError(Fault.RULES_LETTER, text="q", at=3)) == "rules-letter: text='q', at=3"
    assert str(RulesError(Fault.RULES_EMPTY)) == "rules-empty"


@pytest.mark.parametrize(
    ("text", "deck", "deck_size", "table_size"),
    [
        ("d3", Deck.FRENCH, 52, 28),
        ("s", Deck.ITALIAN, 40, 6),
        ("d1c3k5", Deck.FRENCH, 20, 6),
        ("sc4k2", Deck.ITALIAN, 8, 4),
    ],
)
def test_the_rules_say_what_is_dealt(
    text: str, deck: Deck, deck_size: int, table_size: int
) -> None:
    found = parse_rules(text)
    assert (found.deck, found.deck_size, found.table_size) == (deck, deck_size, table_size)
