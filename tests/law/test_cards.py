"""Cards: numbers, texts and colours."""

import pytest

from winnable.law.cards import ACE, Deck, card_text, colour_of, make_card, rank_of, suit_of


@pytest.mark.parametrize("deck", Deck)
def test_every_card_has_a_unique_number_and_text(deck: Deck) -> None:
    cards = [make_card(rank, suit) for rank in range(1, deck.ranks + 1) for suit in range(4)]
    assert sorted(cards) == list(range(4 * deck.ranks))
    assert len({card_text(card, deck) for card in cards}) == 4 * deck.ranks


@pytest.mark.parametrize("rank", range(1, 14))
@pytest.mark.parametrize("suit", range(4))
def test_a_card_gives_its_rank_and_suit(rank: int, suit: int) -> None:
    card = make_card(rank, suit)
    assert (rank_of(card), suit_of(card)) == (rank, suit)


def test_the_french_deck_has_thirteen_ranks_and_the_italian_ten() -> None:
    assert (Deck.FRENCH.ranks, Deck.ITALIAN.ranks) == (13, 10)
    assert rank_of(make_card(ACE, 0)) == 1


def test_a_smaller_deck_is_a_prefix_of_the_whole_deck() -> None:
    assert {make_card(rank, suit) for rank in range(1, 6) for suit in range(4)} == set(range(20))


def test_suits_0_and_1_have_one_colour_and_suits_2_and_3_the_other() -> None:
    assert [colour_of(make_card(7, suit)) for suit in range(4)] == [0, 0, 1, 1]
    assert "".join(Deck.FRENCH.suits[suit] for suit in range(4)) == "HDCS"
    assert "".join(Deck.ITALIAN.suits[suit] for suit in range(4)) == "DCBS"


@pytest.mark.parametrize(
    ("rank", "suit", "deck", "text"),
    [
        (1, 0, Deck.FRENCH, "AH"),
        (10, 0, Deck.FRENCH, "TH"),
        (11, 1, Deck.FRENCH, "JD"),
        (12, 2, Deck.FRENCH, "QC"),
        (13, 3, Deck.FRENCH, "KS"),
        (1, 0, Deck.ITALIAN, "AD"),
        (8, 2, Deck.ITALIAN, "8B"),
        (9, 1, Deck.ITALIAN, "9C"),
        (10, 0, Deck.ITALIAN, "TD"),
    ],
)
def test_the_text_of_a_card_is_its_rank_and_its_suit(
    rank: int, suit: int, deck: Deck, text: str
) -> None:
    assert card_text(make_card(rank, suit), deck) == text
