"""Numbers and names: nouns agree with their counts, and cards have spoken names."""

from typing import Final

import pytest

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
    for line in ("1 cards left.", "2 card left.", "0 move.", "No. Only 2 cards is face up."):
        assert has_wrong_number("en", line), line
    for line in ("Queda 2.", "Quedan 1.", "1 jugadas.", "2 carta.", "Otras 1.", "3 línea."):
        assert has_wrong_number("es", line), line
    for line in ("2 cachée.", "1 cachées.", "0 cartes.", "3 coup.", "1 autres.", "2 tour."):
        assert has_wrong_number("fr", line), line
    for line in ("Restano 1.", "Ne resta 2.", "1 mosse.", "2 coperta.", "Altre 1."):
        assert has_wrong_number("it", line), line


CARDS: Final = {
    (
        "en",
        Deck.FRENCH,
        False,
    ): "ace 2 3 4 5 6 7 8 9 10 jack queen king, hearts diamonds clubs spades",
    (
        "it",
        Deck.FRENCH,
        False,
    ): "asso 2 3 4 5 6 7 8 9 10 fante regina re, cuori quadri fiori picche",
    (
        "es",
        Deck.FRENCH,
        False,
    ): "as 2 3 4 5 6 7 8 9 10 jota reina rey, corazones diamantes tréboles picas",
    (
        "fr",
        Deck.FRENCH,
        False,
    ): "as 2 3 4 5 6 7 8 9 10 valet dame roi, cœur carreau trèfle pique",
    ("es", Deck.ITALIAN, False): "as 2 3 4 5 6 7 8 9 10, oros copas bastos espadas",
    ("fr", Deck.ITALIAN, False): "as 2 3 4 5 6 7 8 9 10, deniers coupes bâtons épées",
    ("es", Deck.ITALIAN, True): "as 2 3 4 5 6 7 sota caballo rey, oros copas bastos espadas",
    ("fr", Deck.ITALIAN, True): "as 2 3 4 5 6 7 valet cavalier roi, deniers coupes bâtons épées",
    ("en", Deck.ITALIAN, False): "ace 2 3 4 5 6 7 8 9 10, coins cups batons swords",
    ("it", Deck.ITALIAN, False): "asso 2 3 4 5 6 7 8 9 10, denari coppe bastoni spade",
    ("en", Deck.ITALIAN, True): "ace 2 3 4 5 6 7 jack knight king, coins cups batons swords",
    ("it", Deck.ITALIAN, True): "asso 2 3 4 5 6 7 fante cavallo re, denari coppe bastoni spade",
}


@pytest.mark.parametrize(("language", "deck", "figures"), CARDS)
def test_cards_are_named_by_words_and_numbers(language: str, deck: Deck, figures: bool) -> None:
    ranks, suits = (part.split() for part in CARDS[language, deck, figures].split(", "))
    assert len(ranks) == deck.ranks
    rules = parse_rules("s" if deck is Deck.ITALIAN else "d1")
    of = {"en": " of ", "it": " di ", "es": " de ", "fr": " de "}[language]
    for level in Verbosity:
        between = " " if level is Verbosity.BRIEF else of
        voice = Voice(rules, language, level, figures=figures)
        other = Voice(parse_rules("d1"), language, level, figures=figures)
        for i, suit in enumerate(suits):
            for rank, name in enumerate(ranks, 1):
                due = (name + between + suit).replace("de é", "d'é")
                assert voice.card(make_card(rank, i)) == due
                assert other.card(make_card(rank, i), deck) == due


def test_figures_do_not_change_french_cards() -> None:
    for language in LANGUAGES:
        for card in range(52):
            names = {
                Voice(language=language, figures=figures).card(card) for figures in (True, False)
            }
            assert len(names) == 1
