"""Text 3, one pass through the stock: each of its sentences, played."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.cards import cards
from tests.support.length import some
from winnable.law.cards import card_text
from winnable.law.position import place_text
from winnable.law.variants import VARIANTS

from .conftest import Opens, Sits
from .marks import PARTS, check_marks
from .surfaces import Line

GAME: Final = "one-pass"
WAYS: Final = (("mouse", "en"), ("keys", "en"), ("line", "en"))
RULES: Final = VARIANTS[GAME].rules
DRAWS: Final = " ".join(["sw"] * 24)
STUCK: Final = (
    "sw sw sw sw sw sw sw sw sw sw sw w3 sw sw wf sw sw sw sw sw sw w3 sw sw w6 sw wf sw sw w3"
)
"""Of deal 85: no move is left."""


# The deal


def test_deal_1_a_single_deck_of_52_cards_is_used(sit: Sits) -> None:
    table = sit(number=85, moves=DRAWS.removesuffix(" sw"))
    table.draw()
    position = table.position
    dealt = [*position.waste, *(card for column in position.columns for card in column)]
    assert len(dealt) == len(set(dealt)) == 52


def test_deal_2_four_foundations_are_initially_empty(open_page: Opens) -> None:
    seat = open_page(number="85")
    for suit, place in (("hearts", "fh"), ("diamonds", "fd"), ("clubs", "fc"), ("spades", "fs")):
        name = f"{suit.capitalize()} foundation, empty"
        expect(seat.pile(place).get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_deal_3_seven_columns_of_1_to_7_cards_the_top_one_face_up(open_page: Opens) -> None:
    seat = open_page(number="85")
    for n in range(1, 8):
        slots = seat.pile(str(n)).get_by_role("button")
        assert slots.count() == (2 if n > 1 else 1)
        expect(slots.last.locator("[data-card]")).to_have_count(1)
        if n > 1:
            expect(slots.first).to_have_accessible_name(f"{n - 1} face down, pile {n}")


def test_deal_3_the_columns_in_words(line: Callable[..., Line]) -> None:
    table = line(85)
    assert [f"Pile {n}, {n - 1} face down, then " in table.ask(str(n))[0] for n in (2, 5, 7)] == [
        True
    ] * 3


def test_deal_4_the_remaining_cards_lie_face_down_in_the_upper_left_corner(
    open_page: Opens,
) -> None:
    seat = open_page(number="85")
    expect(seat.card("Stock, 24 cards")).to_have_count(1)
    expect(seat.pile("s").locator("[data-card]")).to_have_count(0)
    stock = box_of(seat.pile("s"))
    others = [box_of(pile) for pile in seat.table.locator(".pile").all()[1:]]
    assert all(box["x"] > stock["x"] - 1 and box["y"] > stock["y"] - 1 for box in others)


def test_deal_5_turned_cards_lie_face_up_to_the_right_of_the_stock(open_page: Opens) -> None:
    seat = open_page(number="85")
    seat.do(lambda: seat.click("s"))
    expect(seat.pile("w").locator(".face:not(.under)[data-card]")).to_have_count(1)
    stock, waste = box_of(seat.pile("s")), box_of(seat.pile("w"))
    assert stock["x"] + stock["width"] <= waste["x"] + 1
    assert waste["x"] < stock["x"] + 3 * stock["width"]


def test_deal_6_the_suits_are_spades_hearts_clubs_and_diamonds(sit: Sits) -> None:
    table = sit("AH | AD | AC | AS")
    said = " ".join(table.out(column) for column in "1234").lower()
    for suit in ("spades", "hearts", "clubs", "diamonds"):
        assert f"ace of {suit}" in said
    assert {card_text(card, RULES.deck)[-1] for card in table.game.deal.cards} == {*"SHCD"}


# Stacking cards


def test_stacking_1_suit_stacks_start_with_an_ace_and_follow_suit_ascending(sit: Sits) -> None:
    table = sit("2H | AH | 2D | 3H")
    assert table.out("1").startswith("No.")
    table.out("2")
    assert table.out("3").startswith("No.")
    assert table.out("4").startswith("No.")
    table.out("1")
    table.out("4")
    assert table.made == "2f 1f 4f"


def test_stacking_1_up_to_the_king(sit: Sits) -> None:
    steps = win(GAME)
    table = sit(number=NUMBERS[GAME], moves=said_of(steps[:-1]))
    table.out(place_text(steps[-1].move.source))
    assert table.position.foundations == (13, 13, 13, 13)


def test_stacking_2_column_stacks_alternate_red_and_black_and_build_down(sit: Sits) -> None:
    """Either black four goes on a red five, and neither red four."""
    table = sit("5H | 4S | 4C | 4D | 3S | 6C")
    for source in "23":
        table.move(source, "1")
        assert table.made == f"{source}1"
        table.undo()
    for source in "456":
        assert table.move(source, "1").startswith("No.")


def test_stacking_3_a_click_on_the_stock_turns_its_top_card_over(sit: Sits) -> None:
    table = sit(stock="5S 6D")
    table.draw()
    assert table.view.waste == cards("5S")
    table.draw()
    assert table.view.waste == cards("5S 6D")


def test_stacking_3_the_top_card_is_played_on_a_column_or_a_suit_stack(sit: Sits) -> None:
    table = sit("7H", stock="AS 6S", moves="sw sw")
    table.move("w", "1")
    table.move("w", "fs")
    assert table.made == "w1 wf"
    assert table.view.waste == ()


def test_stacking_4_moved_columns_free_the_cards_needed_for_suit_stacks(sit: Sits) -> None:
    table = sit("7H | AS 6S")
    table.move("2", "1")
    table.turn("2")
    table.out("2")
    assert table.position.foundations == (0, 0, 0, 1)


# Moving cards and column stacks


def test_moving_1_any_face_up_card_is_available_with_what_lies_on_it(sit: Sits) -> None:
    table = sit("9S | 8H | 7S | 6D | 9C | TH | 7C", moves="21 31 41")
    for count, target in ((4, "6"), (3, "5"), (1, "7")):
        table.move("1", target, count)
        assert table.made == f"1{target}{f'x{count}' if count > 1 else ''}"
        table.undo()


def test_moving_1_a_card_of_a_suit_stack_is_available(sit: Sits) -> None:
    table = sit("AH | 2H | 3C", moves="1f 2f")
    table.move("fh", "3")
    assert table.made == "fh3"
    assert table.view.columns[2][-2:] == cards("3C 2H")


def test_moving_2_a_partial_stack_moves_by_its_highest_card(sit: Sits) -> None:
    table = sit("8S | 7H | 6S | 5D | 7D", moves="21 31 41")
    table.move("1", "5", 2)
    assert table.made == "15x2"
    assert table.view.columns[4][-3:] == cards("7D 6S 5D")
    assert table.view.columns[0] == cards("8S 7H")


def test_moving_2_a_whole_stack_moves_by_its_highest_card(sit: Sits) -> None:
    table = sit("6S | 5D | 4C | 7D", moves="21 31")
    table.move("1", "4", 3)
    assert table.made == "14x3"
    assert table.view.columns[0] == ()


def test_moving_3_only_a_king_or_a_stack_from_one_goes_into_an_empty_column(sit: Sits) -> None:
    table = sit("AH | KH | QS | JS", moves="1f")
    assert table.move("3", "1").startswith("No.")
    table.move("2", "1")
    table.move("3", "1")
    assert table.made == "21 31"


def test_moving_3_a_stack_from_a_king(sit: Sits) -> None:
    table = sit("AH | KH | QS", moves="1f 32")
    table.move("2", "1", 2)
    assert table.view.columns[0] == cards("KH QS")


def test_moving_4_the_top_card_of_the_play_deck_moves_to_any_stack(sit: Sits) -> None:
    table = sit("8H | 9D | AC", stock="7S 8S 2C", moves="3f sw sw sw")
    table.move("w", "fc")
    table.move("w", "2")
    table.move("w", "1")
    assert table.made == "wf w2 w1"


def test_moving_5_a_double_click_sends_a_card_to_the_right_suit_stack(sit: Sits) -> None:
    table = sit("AC | AH", stock="2C", moves="1f 2f sw")
    table.out("w")
    assert table.position.foundations == (1, 0, 2, 0)


def test_moving_5_or_it_is_dragged_there(sit: Sits) -> None:
    table = sit("AC | AH | 2H", moves="1f 2f")
    table.move("3", "fh")
    assert table.position.foundations == (2, 0, 1, 0)


def test_moving_6_a_freed_face_down_card_is_turned_by_a_click(sit: Sits) -> None:
    table = sit("7H | 4D 6S")
    table.move("2", "1")
    assert table.view.down[1] == 1  # it does not turn by itself
    assert "4 of diamonds" in table.turn("2")
    assert table.made == "21 22"
    table.undo()
    assert (table.made, table.view.down[1]) == ("21", 1)


def test_moving_7_when_nothing_can_be_moved_the_stock_gives_a_card(sit: Sits) -> None:
    table = sit("KH | KD | KS | KC | JH | JD | 9H", stock="2C")
    assert [str(move) for move in table.view.legal] == ["sw"]
    table.draw()
    assert table.view.waste == cards("2C")


def test_moving_8_the_stock_is_gone_through_one_time_only(sit: Sits) -> None:
    table = sit("7H", stock="5S 6D", moves=DRAWS)
    assert table.draw().startswith("No")
    assert table.made == ""
    assert table.view.waste[:2] == cards("5S 6D")


def test_moving_8_an_x_appears_with_the_last_card(open_page: Opens) -> None:
    seat = open_page(number="85", moves=DRAWS.removesuffix(" sw"))
    cross = seat.pile("s").locator("svg.mark")
    expect(cross).to_have_count(0)
    seat.do(lambda: seat.click("s"))
    expect(cross).to_have_count(1)
    expect(cross.locator("path")).to_have_attribute("d", "M25 25 75 75M75 25 25 75")
    expect(seat.card("Stock, empty")).to_have_count(1)


def test_moving_8_the_last_card_is_told_in_line_mode(line: Callable[..., Line]) -> None:
    table = line(85, moves=DRAWS.removesuffix(" sw"))
    assert "None left" in table.draw()
    assert table.ask("k") == ["Stock: empty. Pass 1 of 1, no redeals left."]


# What a player of this game needs besides


def test_the_end_is_shown_when_no_move_is_left(open_page: Opens) -> None:
    seat = open_page(number="85", moves=STUCK)
    expect(seat.page.locator(".ended")).to_have_attribute("data-end", "no-move")


def test_the_windows_rules_and_help_are_those_of_this_game(open_page: Opens) -> None:
    """They name the card that is turned by hand, and neither a redeal nor a hand."""
    seat = open_page(number="85")
    for entry in ("Rules", "Keys and commands"):
        seat.choose("Help", entry)
        window = seat.page.get_by_role("dialog")
        expect(window).to_contain_text("turn")
        expect(window).not_to_contain_text("turns the waste over")
        expect(window).not_to_contain_text("turn the waste over")
        expect(window).not_to_contain_text("Control P")
        seat.press("Escape")
        expect(window).to_have_count(0)


@pytest.mark.parametrize("part", some(range(PARTS), 1, 1))
def test_the_hint_marks_each_card_that_can_be_played_and_each_to_turn(
    open_page: Opens, part: int
) -> None:
    check_marks(open_page, GAME, part)
