"""Text 1, Klondike that draws three: each of its sentences, played."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.cards import cards
from tests.support.length import some
from tests.support.line_mode import Home
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import place_text
from winnable.law.variants import VARIANTS
from winnable.solver import Limits, Verdict, solve

from .conftest import Opens, Sits
from .marks import PARTS, check_marks
from .surfaces import Line

GAME: Final = "draw-three"
WAYS: Final = (("mouse", "en"), ("keys", "en"), ("line", "en"))
RULES: Final = VARIANTS[GAME].rules
NUMBER: Final = NUMBERS[GAME]
LEVELS: Final = ("Easy", "Normal", "Hard", "Tricky")
SIZES: Final = ((1280, 900), (390, 844), (844, 390), (667, 375))
"""A desktop, a phone, and two phones held sideways."""
OVER: Final = {
    "number": "3",
    "moves": "5f 53 51 35x2 23 sw w3 w7 w2 sw sw sw sw sw sw sw",
}


# Goal of the game


def test_four_stacks_one_for_each_suit_from_the_ace_to_the_king(sit: Sits) -> None:
    steps = win(GAME)
    table = sit(number=NUMBER, moves=said_of(steps[:-1]))
    table.out(place_text(steps[-1].move.source))
    assert table.position.is_won
    assert table.position.foundations == (13, 13, 13, 13)


# The layout


def test_seven_temporary_stacks_four_of_accumulation_and_the_deck_in_two(open_page: Opens) -> None:
    seat = open_page(number="64")
    for kind, count in (("column", 7), ("foundation", 4), ("stock", 1), ("waste", 1)):
        expect(seat.table.locator(f'[data-kind="{kind}"]')).to_have_count(count)


def test_the_layout_in_words(line: Callable[..., Line]) -> None:
    table = line(64)
    (said,) = table.ask("t")
    assert [int(n) for n in re.findall(r"Pile (\d):", said)] == [*range(1, 8)]
    assert table.ask("f") == ["Foundations: hearts 0, diamonds 0, clubs 0, spades 0."]
    assert table.ask("k") == ["Stock: 24 cards. Pass 1."]
    assert table.ask("w") == ["Waste: empty."]


def test_temporary_stacks_may_contain_hidden_or_revealed_cards(open_page: Opens) -> None:
    seat = open_page(number="64")
    for n in range(1, 8):
        names = seat.pile(str(n)).get_by_role("button").all_text_contents()
        hidden = [f"{n - 1} face down"] if n > 1 else []
        assert [name[: len(hidden[0]) if hidden else 0] for name in names[: n > 1]] == hidden
        assert len(names) == len(hidden) + 1


def test_hidden_cards_are_told_as_hidden(line: Callable[..., Line]) -> None:
    assert line(64).ask("7") == ["Pile 7, 6 face down, then 3 of clubs."]


def test_a_hidden_card_is_revealed_automatically_when_freed(sit: Sits) -> None:
    table = sit("7H | 4D 6S")
    assert "4 of diamonds" in table.move("2", "1")
    assert (table.made, table.view.down[1]) == ("21", 0)
    table.undo()  # one step: the move and the turning are one
    assert table.view.down[1] == 1


def test_to_free_a_card_all_cards_upon_it_are_removed(sit: Sits) -> None:
    table = sit("7H | 4D 6S | 5D | 6C", moves="32")
    table.move("2", "4")
    assert table.view.down[1] == 1  # the six of spades is still upon it
    table.move("2", "1")
    assert table.view.down[1] == 0
    assert table.view.columns[1] == cards("4D")


# A card on a temporary stack


def test_a_played_card_must_be_revealed(line: Callable[..., Line]) -> None:
    (said,) = line(64).ask("6 1 2")
    assert said.startswith("No.")
    assert "face up" in said


def test_a_played_card_has_another_colour(sit: Sits) -> None:
    table = sit("7H | 6D")
    assert table.move("2", "1").startswith("No. The 6 of diamonds needs a black 7")
    assert table.made == ""


def test_a_played_card_is_one_lower(sit: Sits) -> None:
    table = sit("7H | 5S | 8S")
    assert table.move("2", "1").startswith("No.")
    assert table.move("3", "1").startswith("No.")
    assert table.made == ""


def test_the_6_of_spades_or_clubs_goes_on_the_7_of_hearts_or_diamonds(sit: Sits) -> None:
    table = sit("7H | 6S | 7D | 6C")
    for source in "24":
        for target in "13":
            table.move(source, target)
            assert table.made == f"{source}{target}"
            table.undo()


def test_a_king_of_any_suit_goes_on_an_empty_stack_and_no_other_card(sit: Sits) -> None:
    table = sit("AH | KH | KD | KC | KS | QS", moves="1f")
    for source in "2345":
        table.move(source, "1")
        assert table.made == f"{source}1"
        table.undo()
    assert table.move("6", "1").startswith("No.")


# A card on a stack of accumulation


def test_a_card_on_an_accumulation_stack_has_the_same_suit_and_is_one_higher(sit: Sits) -> None:
    table = sit("AH | 2D | 3H | 2H", moves="1f")
    assert table.out("2").startswith("No.")
    assert table.out("3").startswith("No.")
    table.out("4")
    table.out("3")
    assert table.made == "4f 3f"
    assert table.position.foundations == (3, 0, 0, 0)


def test_a_card_on_an_accumulation_stack_must_be_revealed(sit: Sits) -> None:
    table = sit("AH | 2H 9C", moves="1f")
    assert table.out("2").startswith("No.")  # it means the nine
    assert table.made == ""


def test_the_4_of_hearts_goes_on_the_3_of_hearts(sit: Sits) -> None:
    table = sit("AH | 2H | 3H | 4H", moves="1f 2f 3f")
    table.move("4", "fh")
    assert table.made == "4f"


def test_any_ace_goes_on_an_empty_accumulation_stack(sit: Sits) -> None:
    """Dropped on any of the four, it lands on that of its suit."""
    table = sit("AH | AD | AC | AS")
    for source, target in zip("1234", ("fs", "fc", "fh", "fd"), strict=True):
        table.move(source, target)
    assert table.made == "1f 2f 3f 4f"
    assert table.position.foundations == (1, 1, 1, 1)


def test_a_card_dropped_on_the_stack_of_another_suit_goes_to_its_own(sit: Sits) -> None:
    """It would be refused there, and the player can only mean its own."""
    table = sit("AH | 2H | AS", moves="1f 3f")
    table.move("2", "fs")
    assert (table.made, table.position.foundations) == ("2f", (2, 0, 0, 1))


# The deck


def test_a_click_on_the_deck_reveals_three_cards_and_stacks_them_beside_it(sit: Sits) -> None:
    table = sit(stock="5S 6D 9C 2D")
    table.draw()
    assert table.view.waste == cards("5S 6D 9C")
    assert len(table.view.stock) == 21


def test_the_three_cards_are_seen_beside_the_deck(open_page: Opens) -> None:
    seat = open_page(number="64")
    seat.do(lambda: seat.click("s"))
    expect(seat.pile("w").locator("[data-card]")).to_have_count(3)
    stock, waste = box_of(seat.pile("s")), box_of(seat.pile("w"))
    assert stock["x"] + stock["width"] <= waste["x"] + 1
    assert abs(stock["y"] - waste["y"]) < 2


def test_the_player_is_free_to_play_these_cards(sit: Sits) -> None:
    table = sit("7H | 9D", stock="6S 8C 6C AH")
    table.draw()
    table.move("w", "1")
    table.move("w", "2")
    assert table.made == "sw w1 w2"


def test_once_all_are_revealed_they_come_back_in_the_deck_and_are_used_again(sit: Sits) -> None:
    table = sit(stock="5S 6D 9C", moves=" ".join(["sw"] * 8))
    assert table.view.stock == ()
    for _ in range(2):  # as often as one likes
        table.draw()
        assert table.view.waste == cards("5S 6D 9C")
        table.draws(7)
        assert table.view.stock == ()


def test_the_deck_is_used_as_long_as_it_is_not_empty(sit: Sits) -> None:
    steps = win(GAME)
    at = next(n for n, each in enumerate(steps) if not each.after.stock and not each.after.waste)
    table = sit(number=NUMBER, moves=said_of(steps[: at + 1]))
    assert table.draw().startswith("No")
    assert table.made == ""


# The end


def test_the_game_is_over_when_the_stacks_are_complete(sit: Sits) -> None:
    steps = win(GAME)
    table = sit(number=NUMBER, moves=said_of(steps[:-1]))
    move = steps[-1].move
    assert "You won" in table.out(place_text(move.source))
    assert table.view.legal == ()


def test_the_game_is_over_when_there_are_no_more_valid_moves(open_page: Opens) -> None:
    """Here: none but to turn over cards that can never be played."""
    seat = open_page(**OVER)
    bar = seat.page.locator(".ended")
    expect(bar).to_have_attribute("data-end", "cycling")
    expect(bar).to_contain_text("Nothing left to do but turn over the same cards")


def test_the_end_is_said_in_line_mode(line: Callable[..., Line]) -> None:
    moves, _, last = OVER["moves"].rpartition(" ")
    assert last == "sw"
    table = line(int(OVER["number"]), moves=moves)
    assert "No card in the stock can be played, and no other" in table.draw()


# The menus


def test_new_game_is_in_the_options_menu(open_page: Opens) -> None:
    seat = open_page(number="64")
    before = seat.game_id
    seat.choose("Options", "New game")
    seat.hear()
    seat.page.wait_for_url(lambda url: before not in url)
    assert seat.saved.deal != numbered_deal(64, RULES)
    assert seat.moves == ""


def test_restart_is_in_the_same_menu(open_page: Opens) -> None:
    seat = open_page(number="64", moves="61 sw")
    seat.choose("Options", "Restart")
    seat.hear()
    assert (seat.moves, seat.saved.deal) == ("", numbered_deal(64, RULES))


def test_new_game_and_restart_in_line_mode(line: Callable[..., Line]) -> None:
    table = line(64, moves="61 sw")
    table.ask("restart")
    assert (table.game.steps, table.game.deal.number) == ((), 64)
    table.ask("new")
    assert table.game.deal.number != 64


def test_undo_is_in_the_options_menu(open_page: Opens) -> None:
    seat = open_page(number="64", moves="61 sw")
    for left in ("61", ""):
        seat.choose("Options", "Undo")
        seat.hear()
        assert seat.moves == left


# The levels


def test_four_levels_are_available(open_page: Opens) -> None:
    seat = open_page(number="64")
    seat.go("")
    for level in LEVELS:
        entry = seat.page.locator(".home b").filter(has_text=re.compile(f"^{level}$"))
        expect(entry).to_have_count(1)


def test_four_levels_are_available_in_line_mode(line: Callable[..., Line]) -> None:
    assert (
        line(64).ask("level")[1]
        == "The levels in this game are random, easy, normal, hard and tricky."
    )


@pytest.mark.parametrize("level", some(LEVELS, 1, 2))
def test_games_of_these_levels_are_guaranteed_to_have_a_solution(
    open_page: Opens, level: str
) -> None:
    seat = open_page(number="64")
    seat.go(level)
    seat.hear()
    found = solve(start(RULES, seat.saved.deal), Limits(nodes=3_000_000))
    assert found.verdict is Verdict.WINNABLE
    assert level in (seat.page.locator(".facts .deal").text_content() or "")


@pytest.mark.parametrize("level", some(LEVELS, 1, 3))
def test_the_guarantee_in_line_mode(line: Callable[..., Line], level: str) -> None:
    table = line(64)
    table.ask(f"level {level.lower()}")
    (said,) = table.ask("new")
    assert f"{level.lower()} deal" in said
    assert "it can be won" in said
    found = solve(start(RULES, table.game.deal), Limits(nodes=3_000_000))
    assert found.verdict is Verdict.WINNABLE


def test_by_default_games_are_random_of_any_level_and_not_guaranteed(open_page: Opens) -> None:
    seat = open_page()
    expect(seat.page.locator(".facts .deal")).to_have_text(re.compile(r"^Random \(\d+\)$"))
    lines = rules_of(seat)
    assert any("not all random deals can be won" in line for line in lines)


def test_the_default_of_line_mode_is_random_too(tmp_path: Path) -> None:
    greeting = Home(tmp_path).pipe("", "--game", GAME)[1]
    assert re.match(r"Klondike, draw three, deal \d+\. ", greeting)


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_the_level_is_shown_on_the_left_at_the_bottom_and_the_number_in_parentheses(
    open_page: Opens, size: tuple[int, int]
) -> None:
    width, height = size
    seat = open_page({"size": size}, number="64")
    deal = seat.page.locator(".facts .deal")
    expect(deal).to_have_text("Random (64)")
    expect(deal).to_be_in_viewport(ratio=1)
    box = box_of(deal)
    assert box["y"] > height / 2
    if width > height > 500:  # on a phone the buttons are there
        assert box["x"] < width / 4
        assert box["y"] + box["height"] > height * 0.9


def test_the_number_is_the_seed_of_the_game(sit: Sits) -> None:
    assert sit(number=64).game.deal.cards == numbered_deal(64, RULES).cards


def test_level_and_number_are_told_at_any_time_in_line_mode(line: Callable[..., Line]) -> None:
    table = line(64, moves="61")
    assert "deal 64" in table.greeting
    (said,) = table.ask("i")
    assert said.startswith("Klondike, draw three, deal 64. 1 move, ")
    table.ask("level hard")
    table.ask("new")
    assert f"hard deal {table.game.deal.number}." in table.ask("i")[0]


# The hint


@pytest.mark.parametrize("part", some(range(PARTS), 1, 2))
def test_with_hint_enabled_all_cards_that_can_be_played_are_highlighted(
    open_page: Opens, part: int
) -> None:
    check_marks(open_page, GAME, part)


def test_the_hint_item_of_the_question_mark_menu_shows_and_hides_the_marks(
    open_page: Opens,
) -> None:
    """Deal 64: the six of clubs turns a card, the ace goes out; the seven of hearts is a run."""
    seat = open_page({}, number="64")
    mark = "(face) => getComputedStyle(face, '::before').content !== 'none'"
    faces = [seat.slot(place).locator(".face") for place in ("6", "3", "2")]
    assert [face.evaluate(mark) for face in faces] == [False, False, False]
    seat.choose("Help", "Highlight playable cards")
    assert [face.evaluate(mark) for face in faces] == [True, True, False]
    seat.choose("Help", "Highlight playable cards")
    assert [face.evaluate(mark) for face in faces] == [False, False, False]


def rules_of(seat: Seat) -> list[str]:
    """The text of the Rules window."""
    seat.choose("Help", "Rules")
    lines = seat.page.get_by_role("dialog").locator(".reading p")
    expect(lines).not_to_have_count(0)
    return lines.all_text_contents()
