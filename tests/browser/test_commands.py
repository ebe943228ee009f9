"""Keys, buttons and modes: everything that a player can do besides moving cards."""

import re

from playwright.sync_api import expect

from tests.support.browser.players import Typist
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.serving import until
from winnable.analysis.endings import finishing_moves
from winnable.law.view import view_of

from .conftest import Sits, Visits

DEAL = {"game": "draw-three", "number": "64"}
"""The piles end in 7 of hearts, king of diamonds, ace of clubs, jack of spades, 8 of diamonds,
6 of clubs, 3 of clubs.
"""
TWO_PLACES = {
    "rules": "d1c3k4",
    "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C",
}
"""The two of spades on pile 3 fits in two places: on the three of hearts, and on the three of
diamonds once that is free.
"""


def at_the_table(seat: Seat) -> Seat:
    """Moves the focus to the table with Tab, from the start: at the end Firefox leaves the page."""
    if not seat.focus:
        seat.page.locator(".skip").first.focus()
    while not seat.focus:
        seat.press("Tab")
    return seat


# Undo, redo, restart, branches


def test_buttons_undo_redo_and_restart(sit: Sits) -> None:
    seat = sit(**DEAL)
    Typist(seat).make(win("draw-three")[0])
    Typist(seat).make(win("draw-three")[1])
    moves = seat.moves
    assert seat.do(seat.button("Undo").click).startswith("Undone: ")
    assert seat.do(seat.button("Undo").click).startswith("Undone: ")
    assert seat.moves == ""
    assert seat.after(seat.button("Undo").click) == "Nothing to undo."
    seat.do(seat.button("Redo").click)
    seat.do(seat.button("Redo").click)
    assert seat.moves == moves
    assert seat.after(seat.button("Redo").click) == "Nothing to redo."
    said = seat.do(lambda: seat.choose("Options", "Restart"))
    assert said.startswith("Restarted with the same deal.")
    assert seat.moves == ""
    assert str(seat.saved.deal.address) == DEAL["number"]


def test_keys_undo_and_redo(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    seat.do(lambda: seat.press("d"))
    for undo, redo in [("z", "Shift+Z"), ("Control+z", "Control+Shift+Z"), ("z", "Control+y")]:
        assert seat.do(lambda undo=undo: seat.press(undo)).startswith("Undone: ")  # type: ignore[misc]
        assert seat.moves == ""
        assert seat.do(lambda redo=redo: seat.press(redo)).startswith("Redone.")  # type: ignore[misc]
        assert seat.moves == "sw"


def test_branches_stay_reachable(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.command("6 1")
    seat.command("3 f")
    seat.command("undo")
    seat.command("draw")
    seat.command("undo")
    assert seat.moves == "61"
    seat.button("Redo").click()
    lines = seat.page.get_by_role("dialog", name="Redo which line?")
    expect(lines.get_by_role("listitem")).to_have_count(2)
    seat.do(lines.get_by_role("button", name="ace of clubs").click)
    expect(lines).to_be_hidden()
    assert seat.moves == "61 3f"
    assert seat.verified.lines == 2


# Hints and lists of moves


def test_a_hint_goes_deeper_and_do_it_plays_it(sit: Sits) -> None:
    """The first one names the move and marks it on the table, the second adds why."""
    seat = sit(**DEAL)
    ask, marked = seat.button("Hint").click, seat.table.locator(".offered, [data-target]")
    first = seat.do(ask)
    assert first.startswith("Try: ")
    expect(marked).to_have_count(2)
    assert seat.do(ask).startswith(f"{first} ")
    assert not seat.do(seat.button("Play it").click).startswith("Try: ")
    expect(marked).to_have_count(0)
    at_the_table(seat)
    for _ in range(2):
        assert seat.do(lambda: seat.press("h")).startswith("Try: ")
    assert not seat.do(lambda: seat.press("Enter")).startswith("Try: ")
    assert len(seat.moves.split()) == 2
    # With a card in the hand, too.
    seat.do(lambda: seat.click("1"))
    seat.do(ask)
    expect(seat.table.locator(".offered")).to_have_count(1)


def test_moves_are_told_one_by_one(sit: Sits) -> None:
    seat = sit(**DEAL)
    count = len(seat.saved.view.legal)
    first = seat.do(seat.button("Show moves").click)
    assert first.startswith(f"{count} moves. 1: ")
    at_the_table(seat)
    told = [first.partition(". ")[2]] + [seat.do(lambda: seat.press("m")) for _ in range(count)]
    assert told[-1] == told[0]
    assert len(set(told)) == count
    assert seat.do(lambda: seat.press("Shift+M")) == told[-2]
    assert "draw" in told[-2].lower()
    seat.do(lambda: seat.press("Enter"))
    assert seat.moves == "sw"


def test_auto_finish_is_offered_once_the_win_is_certain(sit: Sits) -> None:
    steps = win("three-passes")
    certain = next(n for n, step in enumerate(steps) if finishing_moves(view_of(step.before)))
    seat = sit(game="three-passes", number="64", moves=said_of(steps[: certain - 1]))
    expect(seat.button("Auto-finish")).to_have_count(0)
    assert seat.after(lambda: at_the_table(seat).press("a")) == (
        "No. The cards cannot all go to the foundations automatically yet."
    )
    Typist(seat).make(steps[certain - 1])
    assert "You won" in seat.do(seat.button("Auto-finish").click)
    assert seat.verified.is_won


# Questions


ANSWERS = {
    "3": "Pile 3",
    "Shift+Digit5": "Pile 5, 4 face down, then 8 of diamonds.",
    "r": "Pile 3, 2 face down, then ace of clubs.",
    "w": "Waste: empty.",
    "k": "Stock: 24 cards.",
    "f": "Foundations: hearts 0, diamonds 0, clubs 0, spades 0.",
    "c": "Your hand is empty.",
    "t": "7 of hearts",
    "i": "0 moves",
    "b": "Full",
}


def test_a_key_for_a_question_changes_nothing(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    seat.press("3")
    assert (
        seat.focused == "Ace of clubs, pile 3, 3 of 3"
    )  # the screen reader reads the focused element
    seat.has_heard_nothing()
    for keys, answer in ANSWERS.items():
        seat.press(keys)
        assert answer.lower() in seat.hear().lower()
        assert seat.focus == "3.1"
    assert seat.moves == ""


def test_where_locates_a_card(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    assert seat.after(lambda: seat.press("l")).startswith("Which rank?")
    assert seat.after(lambda: seat.press("7")) == "7 of which suit?"
    assert seat.after(lambda: seat.press("h")) == "7 of hearts: on top of pile 1."
    seat.press("l", "q")
    assert seat.hear_all(2)[1] == "Queen of which suit?"
    assert seat.after(lambda: seat.press("s")) == "Queen of spades: not seen yet."
    seat.press("l", "0")
    assert seat.hear_all(2)[1] == "10 of which suit?"
    assert seat.after(lambda: seat.press("Backspace")) == "Search cancelled."
    assert seat.after(lambda: seat.press("d")).startswith("Drew")


def test_again_repeats_the_last_message(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    drew = seat.after(lambda: seat.press("d"))
    stock = seat.after(lambda: seat.press("k"))
    assert seat.after(lambda: seat.press(".")) == stock
    assert seat.after(lambda: seat.press(",")) == drew
    assert seat.after(lambda: seat.press(".")) == drew


# Moving over the table


def test_arrow_keys_move_over_the_table(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    walk = [
        ("ArrowRight", "w.0"),
        ("PageDown", "fh.0"),
        ("PageDown", "1.0"),
        ("ArrowRight", "2.1"),
        ("ArrowUp", "2.0"),
        ("ArrowUp", "2.0"),
        ("ArrowDown", "2.1"),
        ("7", "7.1"),
        ("ArrowRight", "7.1"),
        ("PageUp", "fh.0"),
        ("Shift+K", "s.0"),
        ("ArrowLeft", "s.0"),
        ("Shift+W", "w.0"),
        ("Shift+F", "fh.0"),
    ]
    for key, place in walk:
        seat.press(key)
        assert seat.focus == place, key
    seat.has_heard_nothing()
    seat.press("Shift+W")
    assert seat.after(lambda: seat.press("Shift+W")) == "Waste: empty."  # no focus moves: say it
    seat.press("2")
    assert seat.after(lambda: seat.press("2")).startswith("Pile 2")
    seat.command("6 1")
    seat.page.get_by_role("link", name="Skip to the table").focus()
    seat.press("Enter", "1", "Home")
    assert seat.focused == "7 of hearts, pile 1, 1 of 2"
    seat.press("End")
    assert seat.focused == "6 of clubs, pile 1, 2 of 2"


def test_the_edge_of_the_table_is_told_at_full_verbosity(visit: Visits) -> None:
    seat = at_the_table(visit(level="full").sit(**DEAL))
    assert seat.after(lambda: seat.press("ArrowLeft")) == "First pile."


def test_the_focus_keeps_its_place_when_cards_move(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    seat.press("6")
    seat.do(lambda: seat.press("Enter"))
    assert seat.moves == "61"
    assert seat.focus == "6.1"
    assert seat.focused == "Ace of diamonds, pile 6, 5 of 5"
    seat.do(lambda: seat.press("Shift+Enter"))
    seat.press("3")
    seat.do(lambda: seat.press("Shift+Enter"))
    assert seat.focus == "3.1"


def test_keys_lift_and_put_back(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    seat.press("6")
    assert seat.do(lambda: seat.press("Space")) == "In hand: 6 of clubs, from pile 6."
    assert seat.do(lambda: seat.press("c")) == "In hand: 6 of clubs, from pile 6."
    assert seat.do(lambda: seat.press("Backspace")) == "6 of clubs back on pile 6."
    seat.do(lambda: seat.press("Space"))
    assert seat.do(lambda: seat.press("Escape")) == "6 of clubs back on pile 6."
    seat.do(lambda: seat.press("Space"))
    seat.press("4")
    assert seat.after(lambda: seat.press("Space")) == (
        "No. The 6 of clubs needs a red 7; pile 4 ends with the jack of spades."
    )
    seat.press("1")
    assert seat.focused == "7 of hearts, fits here, pile 1, 1 of 1"
    seat.do(lambda: seat.press("Space"))
    assert seat.moves == "61"


def test_a_repeated_message_is_a_new_text_for_screen_readers(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    texts = set()
    for _ in range(3):
        seat.after(lambda: seat.press("k"))
        texts.add(seat.status.text_content())
    assert len(texts) == 2
    assert {str(text).rstrip("\u00a0") for text in texts} == {seat.after(lambda: seat.press("k"))}


def test_a_choice_of_targets_is_made_by_number(sit: Sits) -> None:
    seat = at_the_table(sit(**TWO_PLACES))
    seat.press("3")
    assert seat.after(lambda: seat.press("Enter")).startswith("2 moves.")
    choices = seat.page.get_by_role("region", name="Choose")
    expect(choices.get_by_role("button")).to_have_count(3)
    for width, text in ((1280, "1: 2 of spades, pile 3 to pile 1."), (390, "1")):
        seat.resize(width, 844)
        assert choices.get_by_role("button").first.inner_text() == text
    choices.get_by_role("button", name="Close").click()
    expect(choices).to_have_count(0)  # a number still means the list
    assert seat.after(lambda: seat.press("9")) == "No. The list goes from 1 to 2."
    seat.do(lambda: seat.press("2"))
    assert seat.moves == "32"


# The command box


def test_the_command_box_keeps_its_text_and_returns_the_focus(sit: Sits) -> None:
    seat = at_the_table(sit(**DEAL))
    seat.press(":")
    box = seat.page.get_by_label("Command", exact=True)
    expect(box).to_be_focused()
    seat.page.keyboard.type("draw")
    seat.do(lambda: seat.press("Enter"))
    expect(box).to_have_value("")
    seat.press("ArrowUp")
    expect(box).to_have_value("draw")
    seat.press("Escape")
    assert seat.focus == "s.0"
    assert seat.command("xyzzy").startswith("I don't know")
    seat.has_heard_nothing()


# Modes


def test_quick_mode_plays_a_pile_with_one_digit(visit: Visits) -> None:
    seat = at_the_table(visit(quick=True).sit(**DEAL))
    assert seat.do(lambda: seat.press("6")).startswith("6 of clubs to pile 1")
    assert seat.do(lambda: seat.press("3")).startswith("Ace of clubs to foundation")
    seat.do(lambda: seat.press("d"))
    assert seat.after(lambda: seat.press("w"))
    assert seat.moves.startswith("61 3f sw")


def test_two_switches_play_a_whole_game(visit: Visits) -> None:
    """Space tells the next choice and Enter does it, from the loaded page to another game."""
    deal = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
    seat = visit(switches="two").sit(rules="d1c1k3", deal=deal)
    said = seat.after(lambda: seat.press("Space"))
    assert seat.focus == "s.0"
    while "You won" not in said:
        while not re.search(r"\d+: (?:auto-finish|draw|.* to foundation)\.$", said):
            said = seat.after(lambda: seat.press("Space"))
        said = seat.do(lambda: seat.press("Enter"))
    assert seat.verified.is_won
    won = seat.game_id
    assert said.endswith(" 1: new game.")
    assert " 1: " in seat.do(lambda: seat.press("Enter"))
    assert seat.game_id != won


def test_one_switch_plays_a_move(visit: Visits) -> None:
    """The page tells one move after the other while the table has the focus; the switch plays
    one.
    """
    visitor = visit(switches="one", scan=1.5)
    seat = at_the_table(visitor.open(f"/game/{visitor.server.begin(**DEAL)}"))
    expect(seat.status).to_have_text(re.compile(r"^\d+: "))
    seat.press("Space")
    until(lambda: seat.moves != "")
    seat.page.locator("#cmd").focus()
    assert seat.page.evaluate("heard[1]").startswith("1: "), "the first after the greeting"
    assert len(seat.moves.split()) == 1


def test_single_keys_can_be_switched_off(visit: Visits) -> None:
    seat = at_the_table(visit(keys=False).sit(**DEAL))
    seat.press("d", "h", "3", "m", "z")
    seat.has_heard_nothing()
    assert seat.focus == "s.0"
    seat.press("ArrowRight", "ArrowLeft")
    seat.do(lambda: seat.press("Space"))
    assert seat.moves == "sw"


def test_a_game_without_undo_says_so(sit: Sits) -> None:
    seat = sit(**DEAL, original=True)
    seat.command("draw")
    assert seat.after(seat.button("Undo").click).startswith("No")
    assert seat.moves == "sw"


def test_keys_of_solitario_draw_and_put_back(sit: Sits) -> None:
    """The game handles Control P instead of the browser; Escape and Backspace put back."""
    seat = at_the_table(sit(game="solitario", number=str(NUMBERS["solitario"])))
    drew = seat.do(lambda: seat.press("d"))
    assert drew.startswith("In hand: ")
    assert seat.do(lambda: seat.press("Control+p")).endswith(
        "back on the deck. Your hand is empty."
    )
    assert seat.after(lambda: seat.press("Control+p")) == "No. Your hand is empty."
    assert seat.do(lambda: seat.press("d")) == drew
    assert seat.do(lambda: seat.press("Escape")).endswith("back on the deck. Your hand is empty.")


def test_the_table_keeps_its_place_and_stays_in_sight_during_typing(visit: Visits) -> None:
    seat = visit(size=(1280, 800), words=True).sit(**DEAL)
    piles = "[...document.querySelectorAll('.pile')].map((pile) => pile.getBoundingClientRect())"
    before = seat.page.evaluate(piles)
    box = seat.page.locator("#cmd")
    box.click()
    assert seat.page.evaluate(piles) == before
    bounds = box_of(box)
    assert bounds["y"] + bounds["height"] <= 800
    seat.press("Escape")
    assert seat.page.evaluate(piles) == before
