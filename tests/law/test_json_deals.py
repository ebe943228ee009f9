"""Deals as JSON, the format of Solvitaire: how it is read and written, and every fault."""

import json

import pytest

from tests.law.test_deals import FRENCH, KLONDIKE, TWO_RANKS, refused
from winnable.law.cards import Deck
from winnable.law.deals import DealFault, list_text, numbered_deal, solvitaire_text
from winnable.law.notation import parse_position
from winnable.law.reading import parse_deal, read
from winnable.law.rules import parse_rules

SMALL = {"tableau piles": [["2H"], ["Ad", "AH"]], "stock": ["2S", "AS", "2C", "AC", "2D"]}
"""The columns start with their bottom card. The stock starts with the two of diamonds, drawn last.
"""


def small(**changes: object) -> str:
    return json.dumps(SMALL | {name.replace("_", " "): value for name, value in changes.items()})


def test_columns_start_at_the_bottom_and_the_stock_ends_with_the_first_draw() -> None:
    assert list_text(parse_deal(json.dumps(SMALL), TWO_RANKS)) == "2H AD AH 2D AC 2C AS 2S"


def test_ranks_may_be_numbers_or_letters() -> None:
    rules = parse_rules("d1c1")
    numbers = [f"{rank}{suit}" for rank in range(1, 14) for suit in "HDCS"]
    for cards in (numbers, FRENCH, [card.replace("T", "10") for card in FRENCH]):
        text = json.dumps({"tableau piles": [cards[:1]], "stock": cards[:0:-1]})
        assert parse_deal(text, rules).cards == tuple(range(52))


def test_a_mirrored_tableau_starts_at_its_shortest_column() -> None:
    mirrored = small(tableau_piles=[["Ad", "AH"], ["2H"]])
    assert parse_deal(mirrored, TWO_RANKS) == parse_deal(json.dumps(SMALL), TWO_RANKS)


@pytest.mark.parametrize("name", ["waste", "foundation", "foundations"])
@pytest.mark.parametrize("empty", [None, [], [[], [], [], []], ""])
def test_json_may_contain_empty_piles(name: str, empty: object) -> None:
    assert parse_deal(small(**{name: empty}), TWO_RANKS) == parse_deal(small(), TWO_RANKS)


def test_solvitaire_text_writes_face_down_cards_in_lower_case() -> None:
    deal = parse_deal("2H AD AH 2D AC 2C AS 2S", TWO_RANKS)
    assert json.loads(solvitaire_text(deal, TWO_RANKS)) == SMALL
    assert '"10D"' in solvitaire_text(numbered_deal(1, KLONDIKE), KLONDIKE)


def test_json_with_a_wrong_rank_or_suit_is_refused_with_its_place() -> None:
    # places follow the dealing order
    assert refused(small(stock=["2S", "AS", "2C", "AC", "ZZ"]), TWO_RANKS) == (
        DealFault.CARD,
        {"text": "ZZ", "at": 4},
    )
    assert refused(small(stock=["2S", "AS", "2C", "AC", "3D"]), TWO_RANKS) == (
        DealFault.FOREIGN,
        {"text": "3D", "at": 4, "deck": "8-card"},
    )
    assert refused(small(stock=["2S", "AS", "2C", "AC", "2B"]), TWO_RANKS) == (
        DealFault.FOREIGN,
        {"text": "2B", "at": 4, "deck": "french"},
    )
    assert refused(small(stock=["2S", "AS", "2C", "AC", "2h"]), TWO_RANKS) == (
        DealFault.TWICE,
        {"card": 4, "deck": Deck.FRENCH, "first": 1, "at": 4},
    )
    assert refused(small(stock=["2S", "AS", "2C", "AC"]), TWO_RANKS) == (
        DealFault.FEW,
        {"count": 7, "need": 8, "card": 5, "deck": Deck.FRENCH},
    )


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("{", 1, 2),
        ('{"stock": [\n"AH"', 2, 5),
        ('{"stock": []} 1', 1, 15),
        pytest.param('{"stock": ' + "[" * 100_000, 1, 1, id="deep"),
        pytest.param('{"stock": ' + "9" * 100_000 + "}", 1, 1, id="long number"),
    ],
)
def test_malformed_json_is_refused_with_line_and_column(text: str, line: int, column: int) -> None:
    assert refused(text) == (DealFault.JSON, {"line": line, "column": column})


@pytest.mark.parametrize("value", [None, True, 3, "AH", {}, [3], ["AH"], [["AH"], "AH"], [[3]]])
def test_columns_of_the_wrong_type_are_refused(value: object) -> None:
    assert refused(small(tableau_piles=value), TWO_RANKS) == (
        DealFault.JSON_SHAPE,
        {"what": "tableau piles"},
    )


@pytest.mark.parametrize("value", [None, True, 3, float("nan"), "AH", {}, [3], [["AH"]], [None]])
def test_a_stock_of_the_wrong_type_is_refused(value: object) -> None:
    assert refused(small(stock=value), TWO_RANKS) == (DealFault.JSON_SHAPE, {"what": "stock"})


def test_json_without_columns_or_stock_is_refused() -> None:
    assert refused("{}") == (DealFault.JSON_SHAPE, {"what": "tableau piles"})
    assert refused('{"tableau piles": []}') == (DealFault.JSON_SHAPE, {"what": "stock"})


@pytest.mark.parametrize("piles", [[], [["2H"]], [["2H"], ["AH"]], [["2H"], ["Ad"], ["AH"]]])
def test_columns_of_the_wrong_sizes_are_refused(piles: object) -> None:
    assert refused(small(tableau_piles=piles), TWO_RANKS) == (
        DealFault.JSON_PILES,
        {"columns": 2},
    )


@pytest.mark.parametrize("numbers", [[1, 0, 0, 0], [0, 0, 0, 1], {"hearts": 1, "clubs": 0}])
@pytest.mark.parametrize("name", ["foundation", "foundations"])
def test_foundations_are_numbers_in_any_order(name: str, numbers: object) -> None:
    """The cards that lie nowhere else say whose number it is."""
    if isinstance(numbers, dict):
        numbers = {**numbers, "spades": 0, "diamonds": 0}
    text = small(tableau_piles=[["2H"], ["AD"]], **{name: numbers})
    assert read(text, TWO_RANKS) == parse_position("d1c2k2 1 2DAC2CAS2S - AH------ 2H/AD -")
    assert refused(text, TWO_RANKS) == (DealFault.PLAYED, {})


@pytest.mark.parametrize("cards", [["AH"], [["AH"], [], [], []], ["ah"], [["AH"]]])
def test_foundations_are_cards(cards: object) -> None:
    text = small(tableau_piles=[[], ["Ad", "2H"]], foundations=cards)
    assert read(text, TWO_RANKS) == parse_position("d1c2k2 1 2DAC2CAS2S - AH------ -/(AD)2H -")


def test_the_last_card_of_the_waste_is_its_top() -> None:
    text = small(stock=["2S", "AS", "2C"], waste=["2D", "AC"])
    assert read(text, TWO_RANKS) == parse_position("d1c2k2 1 2CAS2S 2DAC -------- 2H/(AD)AH -")


@pytest.mark.parametrize("numbers", [[1, 0, 0], [2, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, None]])
@pytest.mark.parametrize("name", ["foundation", "foundations"])
def test_foundations_that_do_not_fit_the_other_cards_are_refused(
    name: str, numbers: object
) -> None:
    text = small(tableau_piles=[["2H"], ["AD"]], **{name: numbers})
    assert refused(text, TWO_RANKS) == (DealFault.JSON_SHAPE, {"what": name})


@pytest.mark.parametrize("name", ["waste", "foundation", "foundations"])
@pytest.mark.parametrize("value", [5, True, 0.5, float("nan"), "AH", [3.5]])
def test_a_waste_or_foundation_of_the_wrong_type_is_refused(name: str, value: object) -> None:
    assert refused(small(**{name: value}), TWO_RANKS) == (DealFault.JSON_SHAPE, {"what": name})
