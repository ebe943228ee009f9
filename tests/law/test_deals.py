"""Deals: every notation, the numbers that name them, and every fault with its place."""

import csv
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.law.cards import Deck, card_text
from winnable.law.deals import (
    NUMBERS,
    Deal,
    DealError,
    DealFault,
    check_deal,
    deal_columns,
    digits_text,
    javasol_deal,
    list_text,
    lonelybot_text,
    numbered_deal,
    rows,
    solvitaire_text,
)
from winnable.law.difficulty import Difficulty
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules

DATA = Path(__file__).parents[1] / "data"
KLONDIKE = parse_rules("d1")
SOLITARIO = parse_rules("s")
FIVE_RANKS = parse_rules("d1c3k5")
TWO_RANKS = parse_rules("d1c2k2")

# The unshuffled decks, card by card.
FRENCH = [rank + suit for rank in "A23456789TJQK" for suit in "HDCS"]
ITALIAN = [rank + suit for rank in "A23456789T" for suit in "DCBS"]


def data_rows(name: str) -> list[list[str]]:
    lines = (DATA / name).read_text().splitlines()
    return list(csv.reader((line for line in lines if line[0] != "#"), delimiter="\t"))[1:]


VERDICTS = [row[-1] for row in data_rows("verdicts.tsv")]


def refused(text: str, rules: Rules = KLONDIKE) -> tuple[StrEnum, Mapping[str, object]]:
    with pytest.raises(DealError) as caught:
        parse_deal(text, rules)
    return caught.value.code, caught.value.details


# Numbers


def test_numbered_deals_never_change() -> None:
    pinned = data_rows("numbered_deals.tsv")
    assert {"0", "1", str(2**64 - 1)} <= {number for number, _, _ in pinned}
    for number, deck, text in pinned:
        rules = KLONDIKE if deck == "french" else SOLITARIO
        deal = parse_deal(number, rules)
        assert str(deal) == text
        assert deal.address == number
        assert deal == numbered_deal(int(number), rules)


@pytest.mark.parametrize("level", Difficulty)
@given(st.integers(0, 2**64 - 1))
def test_a_difficulty_before_a_number_names_the_same_deal(level: Difficulty, number: int) -> None:
    plain, deal = numbered_deal(number, KLONDIKE), parse_deal(f"{level}:{number}", KLONDIKE)
    assert deal == plain == parse_deal(f" {level.upper()}:{number}", KLONDIKE)
    assert (deal.address, deal.difficulty, deal.number) == (f"{level}:{number}", level, number)
    assert (plain.difficulty, plain.number) == (None, number)


@pytest.mark.parametrize("text", ["hard:", "hard:x", "hard:-1", "hard:hard:1", "hard:²"])
def test_a_difficulty_is_allowed_before_a_number_only(text: str) -> None:
    with pytest.raises(DealError) as raised:
        parse_deal(text, KLONDIKE)
    assert raised.value.code is DealFault.NUMBER


def test_the_level_deals_of_javasol_follow_from_their_numbers() -> None:
    levels = data_rows("javasol_levels_deals.tsv")
    assert len(levels) == 196
    for _, number, text in levels:
        deal = parse_deal(f"javasol:{number}", KLONDIKE)
        assert list_text(deal) == text
        assert deal.address == f"javasol:{number}"


@pytest.mark.parametrize(
    ("number", "begins"),
    [
        (0, "7D8S6C2HTD6H"),
        (-1, "KSKHKD3C5D2C"),
        (-(2**63), "7D8S6C2HTD6H"),
        (2**63 - 1, "KSKHKD3C5D2C"),
    ],
)
def test_a_javasol_number_is_any_java_long(number: int, begins: str) -> None:
    assert str(parse_deal(f" JavaSol:{number}", KLONDIKE)).startswith(begins)
    assert javasol_deal(number).address == f"javasol:{number}"


def test_a_number_may_have_leading_zeros() -> None:
    assert parse_deal("007", KLONDIKE).address == "7"


@pytest.mark.parametrize("number", [0, 7, 123456789012, 10**11, 2**64 - 1])
@pytest.mark.parametrize("rules", ["d1", "s", "d1c1k1", "sc1k1", "d1c2k2"])
def test_the_address_of_a_numbered_deal_names_that_deal(number: int, rules: str) -> None:
    deal = numbered_deal(number, parse_rules(rules))
    assert deal.address is not None
    assert parse_deal(deal.address, parse_rules(rules)) == deal


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        (str(2**64), DealFault.NUMBER, {"text": "18446744073709551616"}),
        ("9" * 20, DealFault.NUMBER, {"text": "9" * 20}),
        ("-1", DealFault.NUMBER, {"text": "-1"}),
        ("abc", DealFault.NUMBER, {"text": "abc"}),
        ("4,217", DealFault.NUMBER, {"text": "4,217"}),
        ("1.5", DealFault.NUMBER, {"text": "1.5"}),
        ("seven", DealFault.NUMBER, {"text": "seven"}),
        ("9" * 21, DealFault.DIGITS, {"count": 21, "need": 156}),
        ("9" * 99, DealFault.DIGITS, {"count": 99, "need": 156}),
        ("42 17", DealFault.DIGITS, {"count": 4, "need": 156}),
        ("javasol:", DealFault.JAVASOL, {"text": ""}),
        ("javasol: 6", DealFault.JAVASOL, {"text": " 6"}),
        ("javasol:six", DealFault.JAVASOL, {"text": "six"}),
        ("javasol:\u0666", DealFault.JAVASOL, {"text": "\u0666"}),
        (f"javasol:{2**63}", DealFault.JAVASOL, {"text": str(2**63)}),
        (f"javasol:{-(2**63) - 1}", DealFault.JAVASOL, {"text": str(-(2**63) - 1)}),
        ("javasol:" + "9" * 99, DealFault.JAVASOL, {"text": "9" * 20}),
    ],
)
def test_a_number_that_names_no_deal_is_refused(
    text: str, fault: StrEnum, details: dict[str, object]
) -> None:
    assert refused(text) == (fault, details)


@pytest.mark.parametrize("number", [-1, NUMBERS, pytest.param(10**5000, id="huge")])
def test_numbered_deal_refuses_numbers_out_of_range(number: int) -> None:
    with pytest.raises(DealError) as caught:
        numbered_deal(number, KLONDIKE)
    assert caught.value.code is DealFault.NUMBER


def test_javasol_deal_refuses_numbers_out_of_range() -> None:
    with pytest.raises(DealError) as caught:
        javasol_deal(10**5000)
    assert caught.value.code is DealFault.JAVASOL


def test_a_javasol_deal_has_52_french_cards() -> None:
    details = {"cards": 52, "deck": "french", "need": 40, "other": "italian"}
    assert refused("javasol:6", SOLITARIO) == (DealFault.RULES, details)
    details = {"cards": 52, "deck": "french", "need": 20, "other": "french"}
    assert refused("javasol:6", FIVE_RANKS) == (DealFault.RULES, details)


# Lists of cards


@pytest.mark.parametrize("ten", ["TH", "10H", "10♥", "th", "10h", "T♥︎", "t♡", "T♥️"])
@pytest.mark.parametrize("between", [" ", ", ", "|", "\n", "\r\n", ";", "\t", "/", "_", "\xa0", ""])
def test_a_card_is_read_in_every_usual_notation(ten: str, between: str) -> None:
    text = between.join(ten if card == "TH" else card for card in FRENCH)
    assert parse_deal(text, KLONDIKE).cards == tuple(range(52))


@given(
    st.integers(0, NUMBERS - 1),
    st.sampled_from(["d3r", "d1c3k4", "d1c1k1", "d1c9", "s"]),
    st.data(),
)
def test_lines_as_long_as_the_columns_are_the_columns(
    number: int, text: str, data: st.DataObject
) -> None:
    """The stock follows in any lines. Rows, which get shorter, and single cards are as dealt."""
    rules = parse_rules(text)
    deal = numbered_deal(number, rules)
    table, stock = deal.cards[: rules.table_size], deal.cards[rules.table_size :]
    cut = data.draw(st.integers(0, len(stock)))
    columns = deal_columns(deal, rules)
    assert parse_deal(lined([*columns, stock[:cut], stock[cut:]], rules), rules) == deal
    starts = [at for at, (last, column) in enumerate(pairwise([9, *rows(rules)])) if column <= last]
    in_rows = [table[at:end] for at, end in pairwise([*starts, len(table)])]
    assert parse_deal(lined([*in_rows, stock], rules), rules) == deal
    assert parse_deal(lined([[card] for card in deal.cards], rules), rules) == deal


def lined(lines: Iterable[Sequence[int]], rules: Rules) -> str:
    return "\n\n".join(" ".join(card_text(card, rules.deck) for card in line) for line in lines)


@pytest.mark.parametrize("suits", ["♥♦♣♠", "♡♢♧♤", "hdcs"])
@pytest.mark.parametrize("ranks", [list("A23456789TJQK"), list(map(str, range(1, 14)))])
def test_suits_may_be_symbols_and_ranks_numbers(suits: str, ranks: list[str]) -> None:
    text = "".join(rank + suit for rank in ranks for suit in suits)
    assert parse_deal(text, KLONDIKE).cards == tuple(range(52))


@pytest.mark.parametrize("figures", [["8", "9", "10"], ["8", "9", "T"], list("FCR"), list("fcr")])
@pytest.mark.parametrize("between", [" ", ""])
def test_italian_court_cards_have_their_own_letters(figures: list[str], between: str) -> None:
    ranks = [*"A234567", *figures]
    text = between.join(rank + suit for rank in ranks for suit in "DCBS")
    assert parse_deal(text, SOLITARIO).cards == tuple(range(40))


@pytest.mark.parametrize(
    ("written", "card"), [("7C", "7C"), ("RD", "TD"), ("10D", "TD"), ("FB", "8B"), ("CC", "9C")]
)
def test_cards_of_the_italian_deck_are_read_as_italian(written: str, card: str) -> None:
    others = [other for other in ITALIAN if other != card]
    assert list_text(parse_deal(" ".join([written, *others]), SOLITARIO)).split()[0] == card


def test_the_canonical_text_has_two_characters_per_card() -> None:
    assert str(Deal(Deck.FRENCH, tuple(range(52)))) == "".join(FRENCH)
    assert str(Deal(Deck.ITALIAN, tuple(range(40)))) == "".join(ITALIAN)


def test_deals_with_equal_cards_are_equal() -> None:
    deal = numbered_deal(7, KLONDIKE)
    assert parse_deal(str(deal), KLONDIKE) == deal
    assert parse_deal(str(deal), KLONDIKE).address is None
    assert numbered_deal(8, KLONDIKE) != deal


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("", DealFault.EMPTY, {}),
        (" \n\t", DealFault.EMPTY, {}),
        (
            " ".join(FRENCH[:-1]),
            DealFault.FEW,
            {"count": 51, "need": 52, "card": 51, "deck": Deck.FRENCH},
        ),
        (
            " ".join(FRENCH[2:9]),
            DealFault.FEW,
            {"count": 7, "need": 52, "card": 0, "deck": Deck.FRENCH},
        ),
        (",,,", DealFault.FEW, {"count": 0, "need": 52, "card": 0, "deck": Deck.FRENCH}),
        (
            "TH 9C 10♥",
            DealFault.TWICE,
            {"card": 36, "deck": Deck.FRENCH, "first": 1, "at": 3},
        ),
        (
            " ".join([*FRENCH, "AS"]),
            DealFault.TWICE,
            {"card": 3, "deck": Deck.FRENCH, "first": 4, "at": 53},
        ),
        ("AH 2H XY 3H", DealFault.CARD, {"text": "XY", "at": 3}),
        ("AH, 2H, 14H", DealFault.CARD, {"text": "14H", "at": 3}),
        ("AH T-H", DealFault.CARD, {"text": "T", "at": 2}),
        ("AH HA", DealFault.CARD, {"text": "HA", "at": 2}),
        ("AH \u0661H", DealFault.CARD, {"text": "\u0661H", "at": 2}),
        ("AH\u202e2H", DealFault.CARD, {"text": "\u202e2H", "at": 2}),
        ("nonsense" * 9, DealFault.CARD, {"text": "nonsensenonsensenons", "at": 1}),
        ("AH 2B", DealFault.FOREIGN, {"text": "2B", "at": 2, "deck": "french"}),
        ("FH", DealFault.FOREIGN, {"text": "FH", "at": 1, "deck": "french"}),
    ],
)
def test_a_faulty_list_is_refused_with_the_card_and_its_place(
    text: str, fault: StrEnum, details: dict[str, object]
) -> None:
    assert refused(text) == (fault, details)


@pytest.mark.parametrize("card", ["AH", "A♥", "JD", "QD", "KD", "11D", "13S"])
def test_french_cards_are_foreign_to_the_italian_deck(card: str) -> None:
    details = {"text": card, "at": 2, "deck": "italian"}
    assert refused(f"AD {card}", SOLITARIO) == (DealFault.FOREIGN, details)


def test_a_rank_outside_the_deck_is_foreign() -> None:
    details = {"text": "6H", "at": 3, "deck": "20-card"}
    assert refused("AH 5S 6H", FIVE_RANKS) == (DealFault.FOREIGN, details)


# The digits of Klondike-Solver


def test_digits_give_rank_and_suit_with_clubs_first() -> None:
    digits = "".join(f"{rank:02}{suit}" for rank in range(1, 14) for suit in (3, 2, 1, 4))
    assert parse_deal(digits, KLONDIKE).cards == tuple(range(52))
    in_lines = "\n".join(digits[i : i + 30] for i in range(0, 156, 30))
    assert parse_deal(in_lines, KLONDIKE).cards == tuple(range(52))
    assert digits_text(Deal(Deck.FRENCH, tuple(range(52)))) == digits


@pytest.mark.parametrize(("wrong", "at"), [("141", 1), ("001", 2), ("130", 51), ("135", 52)])
def test_digits_that_are_not_a_card_are_refused_with_their_place(wrong: str, at: int) -> None:
    digits = digits_text(numbered_deal(3, KLONDIKE))
    text = digits[: 3 * at - 3] + wrong + digits[3 * at :]
    assert refused(text) == (DealFault.CARD, {"text": wrong, "at": at})


def test_digits_with_a_repeated_card_are_refused() -> None:
    details = {"card": 2, "deck": Deck.FRENCH, "first": 1, "at": 2}
    assert refused("011" * 52) == (DealFault.TWICE, details)


@pytest.mark.parametrize("count", [155, 157])
def test_a_wrong_count_of_digits_is_refused(count: int) -> None:
    assert refused("1" * count) == (DealFault.DIGITS, {"count": count, "need": 156})


def test_digits_of_a_rank_outside_the_deck_are_foreign() -> None:
    details = {"text": "062", "at": 1, "deck": "20-card"}
    assert refused("062" * 20, FIVE_RANKS) == (DealFault.FOREIGN, details)


# The seeds of lonelybot


def test_lonelybot_text_is_its_exact_seed() -> None:
    """The deal and the seed are an example in the README and the script of lonelybot."""
    piles = "KC 6s8C 9sAh5S 5dJs5hQD Ac7cJc7hKD 10c3h4d4h6cQS 7d3c6h5c10h9c3S"
    stock = "JD10D7S10SAD8SJH2DAS3D9D9H6DKSQH2H2S4S4CKH2C8H8DQC"
    text = json.dumps(
        {
            "tableau piles": [re.findall("[0-9AJQK]+[a-zA-Z]", pile) for pile in piles.split()],
            "stock": re.findall("[0-9AJQK]+[A-Z]", stock),
        }
    )
    seed = "58951431144029615328972203965306300108857513542935373524517649274867"
    assert lonelybot_text(parse_deal(text, KLONDIKE), KLONDIKE) == seed


@given(number=st.integers(0, NUMBERS - 1))
def test_lonelybot_deals_the_cards_from_its_seed(number: int) -> None:
    deal = numbered_deal(number, KLONDIKE)
    seed, dealt = int(lonelybot_text(deal, KLONDIKE)), list(range(52))
    for last in range(1, 52):
        seed, at = divmod(seed, last + 1)
        dealt[last], dealt[at] = dealt[at], dealt[last]
    columns = [card for column in deal_columns(deal, KLONDIKE) for card in column]
    assert dealt == [*columns, *deal.cards[KLONDIKE.table_size :]]
    assert parse_deal(f"lonelybot:{lonelybot_text(deal, KLONDIKE)}", KLONDIKE) == deal


@pytest.mark.parametrize("rules", ["d1c3k4", "d1c9", "d1c1k1"])
def test_an_exact_seed_belongs_to_the_columns(rules: str) -> None:
    law = parse_rules(rules)
    deal = numbered_deal(5, law)
    assert parse_deal(f"Lonelybot: {lonelybot_text(deal, law)}", law) == deal


def test_known_exact_seeds_of_lonelybot_are_read() -> None:
    """One is that of a number of Solvitaire, the other that of lonelybot's README, as above."""
    seed = "75815935119064350470717521029623259780400326814603147288883495865917"
    assert parse_deal(f"lonelybot:{seed}", KLONDIKE) == parse_deal("solvitaire:22", KLONDIKE)
    seed = "58951431144029615328972203965306300108857513542935373524517649274867"
    assert str(parse_deal(f"lonelybot:{seed}", KLONDIKE)).startswith("KC6S9S5DACTC7D")


@pytest.mark.parametrize("number", ["", "x", "-1", "9" * 68, "9" * 69, "\u0663"])
def test_other_numbers_are_no_exact_seeds(number: str) -> None:
    assert refused(f"lonelybot:{number}")[0] is DealFault.LONELYBOT


def test_digits_json_and_lonelybot_allow_only_the_french_deck() -> None:
    deal = numbered_deal(1, SOLITARIO)
    for write in (
        digits_text,
        lambda deal: solvitaire_text(deal, SOLITARIO),
        lambda deal: lonelybot_text(deal, SOLITARIO),
    ):
        with pytest.raises(DealError) as caught:
            write(deal)
        assert caught.value.code is DealFault.FORMAT
    assert refused("011" * 40, SOLITARIO) == (DealFault.FORMAT, {"format": "digits"})
    assert refused("{}", SOLITARIO) == (DealFault.FORMAT, {"format": "solvitaire"})


# All formats


@pytest.mark.parametrize("shard", range(4))
def test_deals_with_known_verdicts_round_trip_through_every_format(shard: int) -> None:
    assert len(VERDICTS) == 500
    for row in VERDICTS[shard::4]:
        deal = parse_deal(row, KLONDIKE)
        assert list_text(deal) == row
        assert str(deal) == row.replace(" ", "")
        for text in (str(deal), digits_text(deal), solvitaire_text(deal, KLONDIKE)):
            assert parse_deal(text, KLONDIKE) == deal


@settings(deadline=None)
@given(st.sampled_from([KLONDIKE, SOLITARIO, FIVE_RANKS, TWO_RANKS]), st.randoms())
def test_any_deal_round_trips_through_every_format(rules: Rules, random: Random) -> None:
    cards = list(range(rules.deck_size))
    random.shuffle(cards)
    deal = Deal(rules.deck, tuple(cards))
    texts = [str(deal), list_text(deal)]
    if rules.deck is Deck.FRENCH:
        texts += [digits_text(deal), solvitaire_text(deal, rules)]
    assert all(parse_deal(text, rules) == deal for text in texts)


# Deals and rules


def test_a_deal_does_not_fit_rules_with_another_deck() -> None:
    deal = numbered_deal(1, KLONDIKE)
    assert check_deal(deal, KLONDIKE) is deal
    for rules in (SOLITARIO, FIVE_RANKS):
        with pytest.raises(DealError) as caught:
            check_deal(deal, rules)
        assert caught.value.code is DealFault.RULES


def test_klondike_deals_row_by_row_and_solitario_one_card_per_pile() -> None:
    assert rows(FIVE_RANKS) == [0, 1, 2, 1, 2, 2]
    assert rows(SOLITARIO) == [0, 1, 2, 3, 4, 5]
    unshuffled = Deal(Deck.FRENCH, tuple(range(20)))
    assert deal_columns(unshuffled, FIVE_RANKS) == [[0], [1, 3], [2, 4, 5]]
