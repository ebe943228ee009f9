"""Text 2, solitario: each of its sentences, played, most of them in Italian."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.support.cards import cards
from winnable.law.cards import Deck
from winnable.law.variants import VARIANTS

from .conftest import Opens, Sits
from .surfaces import Line, Table

GAME: Final = "solitario"
WAYS: Final = (
    ("mouse", "it"),
    ("keys", "it"),
    ("line", "it"),
    ("line", "en"),
    ("keys", "en"),
)
RULES: Final = VARIANTS[GAME].rules


def italian(text: str) -> tuple[int, ...]:
    return cards(text, Deck.ITALIAN)


def held(table: Table) -> tuple[int, ...]:
    """The card in the hand."""
    return () if table.view.hand is None else (table.view.hand.card,)


# 1


def test_1_six_cards_are_laid_on_the_table(sit: Sits) -> None:
    table = sit("7D | 8C | 4S | 2C | 5B | 6S")
    assert table.view.columns == tuple((card,) for card in italian("7D 8C 4S 2C 5B 6S"))
    assert len(table.view.stock) == 34


# 2


def test_2_aces_of_the_deal_go_out_automatically(sit: Sits) -> None:
    table = sit("AD | 8C | 4S | AB | 5B | 6S")
    assert table.view.foundations == (1, 0, 1, 0)
    assert [bool(column) for column in table.view.columns] == [False, True, True, False, True, True]
    assert table.made == ""


def test_2_a_drawn_ace_goes_out_automatically_and_its_pile_is_named(sit: Sits) -> None:
    table = sit("7D | 8C | 4S | 2C | 5B | 6S", stock="AC 3S")
    said = table.draw()
    assert table.view.foundations == (0, 1, 0, 0)
    assert held(table) == ()
    assert {"it": "asso di coppe", "en": "ace of cups"}[table.language] in said.lower()
    table.draw()
    assert held(table) == italian("3S")


# 3


def test_3_on_the_table_cards_go_down_by_one_and_suits_alternate(sit: Sits) -> None:
    table = sit("7D | 6C | 6D | 5B | 6S | 8D")
    table.take("2")
    table.put("1")
    assert table.view.columns[0] == italian("7D 6C")
    table.take("4")
    assert table.put("3") != ""
    assert table.view.columns[2] == italian("6D 5B")
    for source, target in (("5", "6"), ("6", "5")):  # two lower, two higher
        table.take(source)
        assert table.put(target).startswith("No.")
        table.back()


def test_3_not_on_the_same_suit(sit: Sits) -> None:
    table = sit("7D | 6D | 4S | 2C | 5B | 6S")
    table.take("2")
    said = table.put("1")
    assert said.startswith("No.")
    assert held(table) == italian("6D")


# 4


def test_4_a_card_that_fits_nowhere_is_put_on_the_discards(sit: Sits) -> None:
    table = sit("7D | 8C | 4S | 2C | 5B | 6S", stock="9D")
    table.draw()
    for column in "123456":
        assert table.put(column).startswith("No.")
    table.discard()
    assert table.view.waste == italian("9D")
    assert held(table) == ()


# 5


def test_5_a_table_card_that_fits_goes_out_automatically_once_selected(sit: Sits) -> None:
    table = sit("AD | 2D | 4S | 2C | 5B | 6S")
    said = table.take("2")
    assert table.made == "2f"
    assert table.view.foundations == (2, 0, 0, 0)
    assert {"it": "2 di denari", "en": "2 of coins"}[table.language] in said.lower()
    assert table.take("4").startswith({"it": "In mano", "en": "In hand"}[table.language])


# 6


def test_6_a_card_taken_from_the_discards_is_played_first(sit: Sits) -> None:
    table = sit("7D | 2D | 4S | 2C | 5B | 6S", stock="6C 9B", moves="sh hw")
    table.take("w")
    assert table.draw().startswith("No.")
    assert held(table) == italian("6C")
    table.put("1")
    assert table.view.columns[0] == italian("7D 6C")
    table.draw()
    assert held(table) == italian("9B")


def test_6_meanwhile_no_table_card_goes_to_the_aces_unless_it_is_put_back(sit: Sits) -> None:
    table = sit("AD | 2D | 4S | 2C | 5B | 6S", stock="9B", moves="sh hw")
    table.take("w")
    assert table.take("2").startswith("No.")
    assert table.view.foundations == (1, 0, 0, 0)
    table.back()
    assert table.view.waste == italian("9B")
    table.take("2")
    assert table.view.foundations == (2, 0, 0, 0)


# 7


def test_7_a_card_played_on_the_table_cannot_undergo_control_p(sit: Sits) -> None:
    table = sit("7D | 8B | 4S | 2C | 5C | 6S", stock="6C 3S")
    table.draw()
    table.put("1")
    table.take("1")
    said = table.control_p()
    assert said.startswith("No.")
    assert held(table) == italian("6C")
    table.put("1")
    table.draw()
    assert held(table) == italian("3S")  # and not the six again


def test_7_a_discarded_card_cannot_undergo_control_p(sit: Sits) -> None:
    table = sit("7D | 8B | 4S | 2C | 5C | 6S", stock="9S 3S", moves="sh hw")
    table.take("w")
    assert table.control_p().startswith("No.")
    assert held(table) == italian("9S")


def test_7_a_selected_card_is_played_to_table_discards_or_aces_or_put_back(sit: Sits) -> None:
    table = sit("7D | 6B | 8S | AC | 5C | 2C")
    table.take("2")
    table.put("1")
    table.take("1")
    table.discard()
    table.take("w")
    table.back()
    table.take("6")  # to the aces
    table.take("3")
    table.back()
    assert table.made == "2h h1 1h hw wh hw 6f 3h h3"


# 8


def test_8_a_table_card_may_be_selected_and_put_on_the_discards(sit: Sits) -> None:
    table = sit("7D | 6B | 8S | 2C | 5C | 4S")
    table.take("2")  # though it would go on the seven
    table.discard()
    assert table.view.waste == italian("6B")
    assert table.view.columns[1] == ()


def test_8_a_higher_card_arrives_and_takes_the_discarded_one(sit: Sits) -> None:
    table = sit("6B | TD | 8S | 2C | 5C | 4S", stock="7D", moves="1h hw")
    table.draw()
    table.put("1")
    table.take("w")
    table.put("1")
    assert table.view.columns[0] == italian("7D 6B")


def test_8_the_drawn_card_goes_back_on_the_deck_and_comes_again(sit: Sits) -> None:
    table = sit("6B | TD | 8S | 2C | 5C | 4S", stock="7D 9C")
    table.draw()
    table.control_p()
    assert held(table) == ()
    assert len(table.view.stock) == 34
    table.take("1")
    table.discard()
    table.draw()
    assert held(table) == italian("7D")
    table.put("1")
    assert table.view.columns[0] == italian("7D")


def test_8_a_whole_pile_is_discarded_one_card_at_a_time(sit: Sits) -> None:
    table = sit("8B | 7D | 6C | 2C | 5C | 4S", moves="2h h1 3h h1")
    for count in (2, 1, 0):
        table.take("1")
        table.discard()
        assert len(table.view.columns[0]) == count
    assert table.view.waste == italian("6C 7D 8B")


def test_8_the_example_of_the_nine_of_denari(sit: Sits) -> None:
    """The nine arrives and has no place; the seven and the eight go to the discards, the nine on
    the empty pile, the eight and the seven under it.
    """
    table = sit("3C | 8B | 4S | 2C | 5C | 7D", stock="9D", moves="6h h2")
    table.draw()
    assert all(table.put(column).startswith("No.") for column in "12345")
    table.control_p()
    for _ in range(2):
        table.take("2")
        table.discard()
    assert table.view.waste == italian("7D 8B")
    table.draw()
    table.put("2")
    for _ in range(2):
        table.take("w")
        table.put("2")
    assert table.view.columns[1] == italian("9D 8B 7D")
    assert table.view.waste == ()


# 9


def test_9_a_whole_pile_goes_out_card_by_card_and_each_foundation_is_named(sit: Sits) -> None:
    table = sit("3C | 2D | 8S | 7B | 5B | 4S", stock="AD AC 2C", moves="2h h1 sh sh sh hf")
    said = [table.take("1"), table.take("1")]
    assert table.view.columns[0] == ()
    assert table.view.foundations == (2, 3, 0, 0)
    suits = {"it": ("denari", "coppe"), "en": ("coins", "cups")}[table.language]
    for text, suit in zip(said, suits, strict=True):
        assert suit in text


# 10


def test_10_control_p_frees_the_hand_for_a_table_card(sit: Sits) -> None:
    table = sit("AD | 2D | 7S | 6C | 5B | 4S", stock="9B")
    table.draw()
    assert table.take("2").startswith("No.")  # with a card in hand
    table.control_p()
    table.take("4")
    table.put("3")
    table.take("2")
    assert table.made == "sh hs 4h h3 2f"


def test_10_control_p_frees_the_hand_for_a_discard(sit: Sits) -> None:
    table = sit("AD | 8S | 7S | 3C | 5B | 4S", stock="2D 6C 9B", moves="sh hw sh hw sh")
    table.control_p()
    table.take("w")
    table.put("3")
    table.take("w")
    table.put("fd")
    assert table.view.columns[2] == italian("7S 6C")
    assert table.view.foundations == (2, 0, 0, 0)


# What a player asks


def test_the_rules_are_told_in_italian(line: Callable[..., Line]) -> None:
    lines = line(5, language="it").ask("regole")
    assert lines[0] == "Solitario."
    assert any("Control P" in text for text in lines)
    assert not any("rigira" in text for text in lines)


def test_the_windows_rules_and_help_are_those_of_this_game(open_page: Opens) -> None:
    """They name Control P, and no discards that are turned over."""
    seat = open_page({"language": "it"}, number="5")
    for entry in ("rules", "keys"):
        seat.choose(seat.words["help"], seat.words[entry])
        window = seat.page.get_by_role("dialog")
        expect(window).to_contain_text("Control P")
        expect(window).not_to_contain_text("igira")
        seat.press("Escape")
        expect(window).to_have_count(0)
