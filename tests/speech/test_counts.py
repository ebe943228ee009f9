"""Numbers and names: nouns agree with their counts, and cards have spoken names."""

from itertools import product
from typing import Final

import pytest

from tests.languages import SPEAKERS, listed, sentences
from tests.support.wording import has_wrong_number
from winnable.law.cards import Deck, make_card
from winnable.law.rules import parse_rules
from winnable.speech.messages import LANGUAGES, Verbosity, Voice

# Numbers and names

COUNTS: Final[tuple[tuple[str, str, dict[str, str | float]], ...]] = (
    # message, the counting variable, other values
    ("deal-counts", "left", {"piles": 7}),
    ("resumed", "moves", {"left": 9, "name": "Draw one", "number": "4217", "level": "random"}),
    ("drew", "left", {"card": "7"}),
    ("drew-many", "left", {"card": "7", "under": "8", "count": 1}),
    ("turned", "down", {"card": "7"}),
    ("cards-more", "more", {"card": "7"}),
    ("won", "moves", {"minutes": 1, "total": 40}),
    ("won", "minutes", {"moves": 80, "total": 40}),
    ("undone-draw", "count", {}),
    ("undone-redeal", "count", {}),
    ("no-face-down", "count", {"pile": 3, "place": "pile"}),
    ("read-pile", "down", {"shape": "both", "pile": 3, "cards": "7", "known": "", "top": "7"}),
    ("read-waste", "count", {"cards": "7, 8", "top": "7"}),
    ("stock-count", "count", {}),
    ("read-stock", "redeals", {"count": 2, "pass": 1, "passes": 3}),
    ("moves-list", "count", {}),
    ("moves-rest", "count", {}),
    ("info", "moves", {"score": "5", "sign": "plus", "minutes": 0}),
    ("moves-made", "minutes", {"moves": 2}),
    ("verified", "moves", {"won": True, "file": "x", "out": 52, "total": 52}),
    ("stats-best", "minutes", {"moves": 1}),
    ("stats-damaged", "count", {}),
    ("games-exported", "count", {"file": "FILE"}),
    ("games-deleted", "count", {}),
    ("stats-winnable", "count", {"won": 1}),
    ("rules-deal", "piles", {"total": 8, "left": 7}),
    ("deal-counts", "piles", {"left": 7}),
    ("par-own", "own", {}),
    ("par", "most", {"outcome": "best"}),
    ("par", "most", {"outcome": "between", "least": 3}),
    (
        "solved-shortest",
        "least",
        {"outcome": "no-win", "kind": "deal", "text": "AH", "nodes": 2, "time": "0.01"},
    ),
    ("fault-deal-json-piles", "columns", {}),
    ("fault-position-columns", "count", {"down": "3", "need": 7}),
    ("fault-position-columns", "need", {"down": "3", "count": 7}),
    ("fault-position-height", "count", {"text": "H", "most": "13"}),
    ("fault-position-unseen", "places", {"cards": 1}),
    ("fault-position-unseen", "cards", {"places": 1}),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_counts(language: str) -> None:
    for name, variable, details in COUNTS:
        said = []
        for level in Verbosity:
            voice = Voice(parse_rules("d1"), language, level)
            for number in (0, 1, 2):
                line = voice.say(name, **{**details, variable: number})
                assert not has_wrong_number(language, line), line
                said.append(line)
        assert len(set(said)) >= 3, name


def test_the_check_detects_a_wrong_number() -> None:
    for language, lines in sentences(lambda speaker: speaker.wording.disagreeing):
        for line in listed(lines):
            assert has_wrong_number(language, line), line


@pytest.mark.parametrize("figures", [False, True])
@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_by_words_and_numbers(language: str, deck: Deck, figures: bool) -> None:
    italian = deck is Deck.ITALIAN
    rules = parse_rules("s" if italian else "d1")
    for level in Verbosity:
        voice = Voice(rules, language, level, figures=figures)
        other = Voice(parse_rules("d1"), language, level, figures=figures)
        for rank, suit in product(range(1, deck.ranks + 1), range(4)):
            due = SPEAKERS[language].cards.name(
                *(rank, suit), italian=italian, figures=figures, brief=level is Verbosity.BRIEF
            )
            assert voice.card(make_card(rank, suit)) == due
            assert other.card(make_card(rank, suit), deck) == due


def test_figures_do_not_change_french_cards() -> None:
    for language in LANGUAGES:
        for card in range(52):
            names = {
                Voice(language=language, figures=figures).card(card) for figures in (True, False)
            }
            assert len(names) == 1
