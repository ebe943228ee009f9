"""The judgement of what was heard: it must find every kind of fault."""

import pytest

from tests.orca.report import KINDS, Heard, judge

MESSAGE = "Drew 7 of hearts. 20 left."
PLACE = "7 of hearts, fits, pile 4, 3 of 3"
RIGHT = [
    Heard("greeting", "", ["Finished loading.", "Draw three, deal 64."], "Draw three, deal 64."),
    Heard("focus", "4", [f"{PLACE} push button."], PLACE),
    Heard("change", "d", [MESSAGE + "\u00a0"], MESSAGE),
    Heard("news", "", ["Certain win. f finishes."], "Certain win. f finishes."),
    Heard("question", "t", ["Pile 1: 7 of hearts."]),
    Heard("dialog", "n", ["leaving tool bar.", "New game dialog"], "New game"),
    Heard("menu", "Down", ["Undo menu item"], "Undo"),
    Heard("idle", "20 s", []),
]
WRONG = [
    Heard("greeting", "", ["Finished loading."], "Draw three, deal 64."),
    Heard("greeting", "", ["Draw three, deal 64."] * 2, "Draw three, deal 64."),
    Heard("focus", "4", [], PLACE),
    Heard("focus", "4", [f"{PLACE} push button.", "Focus mode"], PLACE),
    Heard("focus", "4", [f"{PLACE} push button. pile 4, 3 of 3."], PLACE),
    Heard("focus", "4", ["Draw three card table."], PLACE),
    Heard("change", "d", [], MESSAGE),
    Heard("change", "d", [MESSAGE, "waste, 3 of 3"], MESSAGE),
    Heard("change", "d", ["waste, 3 of 3"], MESSAGE),
    Heard("news", "", [f"Certain win. {MESSAGE}"], "Certain win."),
    Heard("question", "t", ["Pile 1: 7 of hearts.", "7 of hearts"]),
    Heard("dialog", "n", ["blank"], "New game"),
    Heard("dialog", "n", ["New game. " * 50], "New game"),
    Heard("menu", "Down", [], "Undo"),
    Heard("idle", "20 s", ["0:31"]),
    Heard("focus", "Right", ["2 of spades push button"], "", ("2 of spades",)),
]


def test_what_is_right_has_no_fault() -> None:
    assert {each.kind for each in RIGHT} == set(KINDS)
    assert not any(each.fault for each in RIGHT)
    assert judge(RIGHT)[1]


@pytest.mark.parametrize("wrong", WRONG)
def test_each_fault_is_found(wrong: Heard) -> None:
    assert wrong.fault
    lines, is_right = judge([*RIGHT, wrong])
    assert not is_right
    assert any(wrong.fault in line for line in lines)


def test_what_the_browser_asks_is_no_fault_but_is_told() -> None:
    asks = "alert.. Allow localhost:1 to store data in persistent storage?"
    asked = Heard("change", "d", [asks, asks, MESSAGE], MESSAGE)
    lines, is_right = judge([*RIGHT, asked])
    assert is_right
    assert lines[-1].startswith("  1  keys after which the browser asked")


def test_a_kind_that_was_not_tried_is_a_fault() -> None:
    for kind in KINDS:
        assert not judge([each for each in RIGHT if each.kind != kind])[1]


def test_two_changes_of_a_hundred_may_have_another_utterance() -> None:
    right = next(each for each in RIGHT if each.kind == "change")
    wrong = [each for each in WRONG if each.kind == "change"]
    assert judge([*RIGHT, *[right] * 97, *wrong[1:3]])[1]
    assert not judge([*RIGHT, *[right] * 96, *wrong[:3]])[1]
