"""The sentences about rules follow their values: every field is explained, every card is named."""

import re
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS
from tests.support.rule_sets import KLONDIKE_RULES, NUMBERS, SOLITARIO_RULES, random_rules, values
from winnable.law.cards import Card, make_card
from winnable.law.moves import play, refusal
from winnable.law.position import FOUNDATION, Move, Position
from winnable.law.reasons import Reason
from winnable.law.rules import Rules, RulesError
from winnable.law.view import view_of
from winnable.speech.messages import Voice
from winnable.speech.messages.answers import say_rules
from winnable.speech.messages.events import say_refusal, say_step
from winnable.speech.messages.languages import LANGUAGES, Language
from winnable.speech.messages.voice import Verbosity

FEW: Final = {name: (*numbers[:4], numbers[-1]) for name, numbers in NUMBERS.items()}
"""Some values of the fields that are numbers."""


def kinds(usual: Rules, count: int) -> list[Rules]:
    """Rules of a family from a fixed seed, with the ranks and columns that make each rule count."""
    random = Random(str(usual))
    ranks, columns = range(4, usual.ranks + 1), range(2, 6)
    return [random_rules(random, usual, ranks=ranks, columns=columns) for _ in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("usual", [KLONDIKE_RULES, SOLITARIO_RULES], ids=str)
def test_rules_that_differ_are_explained_in_different_words(
    language: Language, usual: Rules
) -> None:
    for rules in [usual, *kinds(usual, 20)]:
        for name, every in values(usual).items():
            told: dict[tuple[str, ...], Rules] = {}
            for value in FEW.get(name, every):
                try:
                    other = replace(rules, **{name: value})
                except RulesError:  # so many columns cannot be dealt
                    continue
                if name == "redeal_draws" and other.passes == 1:  # there is no redeal
                    continue
                said = tuple(say_rules(Voice(other, language), other, "none"))
                assert told.setdefault(said, other) == other, (name, value)


def ranks_named(text: str, language: Language, rules: Rules) -> set[int]:
    """The ranks that a sentence names."""
    cards = SPEAKERS[language].cards
    words = re.findall(r"\w+", text)
    said = {cards.declined.get(word, word) for word in words}
    names = {name: rank for rank, name in enumerate(cards.named_ranks()[: rules.ranks], 1)}
    return {rank for name, rank in names.items() if name in said or name.capitalize() in said}


def with_hole(rules: Rules, card: Card) -> Position:
    """A position with an empty column 1 and ``card`` alone on column 2."""
    columns = ((), (card,), *((),) * (rules.columns - 2))
    return Position(rules, (), (), (0, 0, 0, 0), columns, (0,) * rules.columns, 1)


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_an_empty_column_takes_is_named(
    language: Language, verbosity: Verbosity
) -> None:
    """In the refusal, which names no other; in the rules; and when a column becomes empty."""
    for rules in [KLONDIKE_RULES, *kinds(KLONDIKE_RULES, 40)]:
        voice, ace = Voice(rules, language, verbosity), make_card(1, 0)
        takes = {
            rank
            for rank in range(1, rules.ranks + 1)
            if rules.kind.fits_empty(rules, make_card(rank, 0))
        }
        refused = refusal(with_hole(rules, ace), Move(2, 1))
        assert refused is not None
        assert refused.reason is Reason.KINGS_ONLY
        assert ranks_named(say_refusal(voice, refused), language, rules) == takes
        assert takes <= ranks_named(" ".join(say_rules(voice, rules, "none")), language, rules)
        if verbosity is Verbosity.FULL:
            step = play(with_hole(rules, ace), Move(2, FOUNDATION))
            told = say_step(voice, step, view_of(step.after))
            assert takes <= ranks_named(told, language, rules)
