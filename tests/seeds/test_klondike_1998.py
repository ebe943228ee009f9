"""Text 4, Klondike of 1998 with three passes: each of its sentences, played."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.cards import cards
from tests.support.length import some
from winnable.law.position import place_text
from winnable.law.variants import VARIANTS

from .conftest import Opens, Sits
from .marks import PARTS, check_marks
from .surfaces import Line, Table

GAME: Final = "three-passes"
WAYS: Final = (("keys", "en"), ("line", "en"), ("mouse", "en"))
RULES: Final = VARIANTS[GAME].rules
PASS: Final = " ".join(["sw"] * 25)
"""One pass through the stock, and the redeal after it."""


# Setup


def test_number_of_decks_1(sit: Sits) -> None:
    table = sit(number=200, moves=PASS.removesuffix(" sw sw"))
    table.draw()
    position = table.position
    dealt = [*position.waste, *(card for column in position.columns for card in column)]
    assert len(dealt) == len(set(dealt)) == 52


def test_the_stock_is_the_top_left_pile_and_has_the_rest_of_the_deck(open_page: Opens) -> None:
    seat = open_page(number="200")
    expect(seat.card("Stock, 24 cards")).to_have_count(1)
    stock = box_of(seat.pile("s"))
    others = [box_of(pile) for pile in seat.table.locator(".pile").all()[1:]]
    assert all(box["x"] > stock["x"] - 1 and box["y"] > stock["y"] - 1 for box in others)


def test_cards_are_turned_over_one_at_a_time_to_the_waste(sit: Sits) -> None:
    table = sit(stock="5S 6D")
    table.draw()
    assert table.view.waste == cards("5S")
    table.draw()
    assert table.view.waste == cards("5S 6D")


def test_two_redeals(sit: Sits) -> None:
    table = sit(number=200, moves=PASS.removesuffix(" sw"))
    assert table.view.redeals_left == 2
    table.draw()
    assert table.view.redeals_left == 1


def test_the_redeals_left_are_shown(open_page: Opens) -> None:
    seat = open_page(number="200", moves=PASS.removesuffix(" sw"))
    counts = seat.page.locator(".facts .counts")
    expect(counts).to_contain_text("2 redeals left")
    seat.do(lambda: seat.click("s"))
    expect(counts).to_contain_text("1 redeal left")


def test_the_redeals_left_are_told_in_line_mode(line: Callable[..., Line]) -> None:
    table = line(200)
    assert table.ask("k") == ["Stock: 24 cards. Pass 1 of 3, 2 redeals left."]


def test_the_top_card_of_the_waste_is_available_for_play(sit: Sits) -> None:
    """And no card below it: the six of spades would fit."""
    table = sit("7H | 9D", stock="6S 8C", moves="sw sw")
    table.move("w", "2")
    assert table.made == "w2"
    table.undo()
    assert table.move("w", "1").startswith("No.")


def test_four_foundations_at_the_top_right(open_page: Opens) -> None:
    seat = open_page(number="200")
    piles = [box_of(seat.pile(place)) for place in ("fh", "fd", "fc", "fs")]
    columns = [box_of(seat.pile(str(n))) for n in range(1, 8)]
    for box, column in zip(piles, columns[3:], strict=True):
        assert box["x"] > columns[2]["x"]
        assert box["y"] + box["height"] <= column["y"] + 1


def test_foundations_are_built_up_in_suit_from_ace_to_king(sit: Sits) -> None:
    table = sit("2H | AH | 3D | 3H")
    assert table.out("1").startswith("No.")
    table.out("2")
    assert table.out("3").startswith("No.")
    table.out("1")
    table.out("4")
    assert table.made == "2f 1f 4f"


def test_up_to_the_king(sit: Sits) -> None:
    steps = win(GAME)
    table = sit(number=NUMBERS[GAME], moves=said_of(steps[:-1]))
    table.out(place_text(steps[-1].move.source))
    assert table.position.foundations == (13, 13, 13, 13)


def test_the_topmost_card_of_each_foundation_is_played_back_on_the_tableau(sit: Sits) -> None:
    table = sit("AH | 2H | 3C | AS | 2S | 3D", moves="1f 2f 4f 5f")
    table.move("fh", "3")
    table.move("fs", "6")
    assert table.made == "fh3 fs6"
    assert table.position.foundations == (1, 0, 0, 1)


def test_seven_piles_and_the_last_card_of_each_is_face_up(open_page: Opens) -> None:
    seat = open_page(number="200")
    for n in range(1, 8):
        slots = seat.pile(str(n)).get_by_role("button")
        expect(slots.last.locator("[data-card]")).to_have_count(1)
        if n > 1:
            expect(slots.first).to_have_accessible_name(f"{n - 1} face down, pile {n}")


def test_the_last_pile_has_seven_cards(line: Callable[..., Line]) -> None:
    assert line(200).ask("7")[0].startswith("Pile 7, 6 face down, then ")


def test_the_tableau_is_built_down_in_alternating_colours(sit: Sits) -> None:
    table = sit("5H | 4S | 4D | 3S | 6C")
    for source in "345":
        assert table.move(source, "1").startswith("No.")
    table.move("2", "1")
    assert table.made == "21"


def test_groups_of_cards_can_be_moved(sit: Sits) -> None:
    table = sit("8S | 7H | 6S | 5D | 7D", moves="21 31 41")
    table.move("1", "5", 2)
    assert table.view.columns[4][-3:] == cards("7D 6S 5D")


# Goal


def test_the_goal_is_to_move_all_cards_to_the_foundations(sit: Sits) -> None:
    steps = win(GAME)
    table = sit(number=NUMBERS[GAME], moves=said_of(steps[:-1]))
    assert not table.position.is_won
    table.move(place_text(steps[-1].move.source), "fh")
    assert table.position.is_won


# Rules


def test_an_empty_pile_is_filled_with_a_king(sit: Sits) -> None:
    table = sit("AH | KH | QS", moves="1f")
    assert table.move("3", "1").startswith("No.")
    table.move("2", "1")
    assert table.made == "21"


def test_or_with_a_group_that_has_a_king_on_the_bottom(sit: Sits) -> None:
    table = sit("AH | KH | QS", moves="1f 32")
    table.move("2", "1", 2)
    assert table.view.columns[0] == cards("KH QS")


def test_when_the_stock_is_empty_all_cards_go_back_to_it_in_order(sit: Sits) -> None:
    """The click that turns the waste over draws no card."""
    table = sit(stock="5S 6D 9C", moves=PASS.removesuffix(" sw"))
    table.draw()
    assert table.view.waste == ()
    assert len(table.view.stock) == 24
    table.draws(3)
    assert table.view.waste == cards("5S 6D 9C")


def test_the_deck_is_gone_through_three_times(sit: Sits) -> None:
    table = sit(number=200, moves=f"{PASS} {PASS} {PASS.removesuffix(' sw sw')}")
    assert table.view.passes == 3
    table.draw()
    assert table.draw().startswith("No")
    assert table.made == "sw"


def test_cards_in_foundations_are_still_in_play_and_score(sit: Sits) -> None:
    table = sit("AH | 2H | 3C", moves="1f 2f")
    table.move("fh", "3")
    assert table.made == "fh3"
    table.out("3")
    assert table.position.foundations == (2, 0, 0, 0)


def test_a_double_click_moves_a_card_to_its_foundation_if_possible(sit: Sits) -> None:
    table = sit("AH | 2D | 2H")
    table.out("1")
    assert table.out("2").startswith("No.")
    table.out("3")
    assert table.made == "1f 3f"


# Scoring


def test_each_card_in_the_foundation_piles_scores_one_point(sit: Sits) -> None:
    table = sit("AH | 2H | 3C")
    scores = [table.game.score]
    for source in "12":
        table.out(source)
        scores.append(table.game.score)
    table.move("fh", "3")
    scores.append(table.game.score)
    assert scores == [0, 1, 2, 1]


def test_the_score_is_shown(open_page: Opens) -> None:
    seat = open_page({"score": True}, number="200")
    expect(seat.page.locator(".facts .counts")).to_contain_text("Score 0")


def test_the_score_is_told_in_line_mode(line: Callable[..., Line]) -> None:
    assert "Score 0. 0 moves" in line(200).ask("i")[0]


def test_the_maximum_score_is_52(sit: Sits) -> None:
    steps = win(GAME)
    assert steps[-1].after.is_won
    table: Table = sit(number=NUMBERS[GAME], moves=said_of(steps))
    assert table.game.score == 52


# Strategy


def test_cards_on_the_foundation_and_rearranged_sequences_free_needed_cards(sit: Sits) -> None:
    """The two of hearts comes down and takes the ace that lay on the three of hearts."""
    table = sit("AH | 2H | 3C | 3H AS", moves="1f 2f")
    table.move("fh", "3")
    table.move("4", "3")
    table.out("3")
    table.out("3")
    table.out("4")
    assert table.made == "fh3 43 3f 3f 4f"
    assert table.position.foundations == (3, 0, 0, 1)


@pytest.mark.parametrize("part", some(range(PARTS), 1, 3))
def test_the_hint_marks_each_card_that_can_be_played(open_page: Opens, part: int) -> None:
    check_marks(open_page, GAME, part)
