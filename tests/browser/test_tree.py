"""The accessibility tree of the table: roles, names, descriptions."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.wins import KLONDIKE, SOLITARIO
from tests.support.length import pairs
from winnable.speech.messages import LANGUAGES

from .conftest import Sits, Visits

DATA: Final = Path(__file__).parents[1] / "data"


@pytest.mark.chromium("WebDriver BiDi does not give the accessibility tree")
@pytest.mark.parametrize(("game", "language"), pairs(["klondike", "solitario"], LANGUAGES))
def test_the_tree_equals_the_record(visit: Visits, game: str, language: str) -> None:
    """If the record is deleted, the test writes it again: review the new text."""
    seat = visit(language=language).sit(**(KLONDIKE if game == "klondike" else SOLITARIO))
    golden = DATA / f"tree_{game}_{language}.txt"
    tree = "".join(f"{line}\n" for line in tree_of(seat.page))
    if not golden.exists():
        golden.write_text(tree, "utf-8")
    assert tree == golden.read_text("utf-8")


def tree_of(page: Page) -> list[str]:
    """The table as the browser gives it to a screen reader: role, name, (kind), description."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (table,) = (node for node in nodes if value(node.get("role")) == "toolbar")

    def lines(node: dict[str, Any], depth: int) -> Iterator[str]:
        role, name = value(node.get("role")), value(node.get("name"))
        if role in ("StaticText", "InlineTextBox"):
            return
        if not node["ignored"] and (role != "generic" or name):
            properties = {each["name"]: value(each["value"]) for each in node["properties"]}
            kind, note = properties.get("roledescription"), value(node.get("description"))
            marks = f" ({kind})" if kind else "", f": {note}" if note else ""
            yield "  " * depth + f'{role} "{name}"' + "".join(marks)
            depth += 1
        for child in node.get("childIds", []):
            yield from lines(by_id[child], depth)

    return list(lines(table, 0))


def value(told: dict[str, Any] | None) -> str:
    return str((told or {}).get("value", ""))


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_every_stop_is_a_button_and_one_is_the_tab_stop(sit: Sits, asked: dict[str, str]) -> None:
    seat = sit(**asked)
    expect(seat.table).to_have_role("toolbar")
    expect(seat.table).to_have_attribute("aria-roledescription", "card table")
    stops = seat.table.locator("[data-slot]")
    assert stops.count() == seat.table.get_by_role("button").count()
    assert seat.table.get_by_role("heading", level=3).count() == seat.table.locator(".pile").count()
    expect(seat.table.locator("[tabindex='0']")).to_have_count(1)
    expect(seat.table.locator("[data-slot]:not([tabindex])")).to_have_count(0)


def test_no_card_is_announced_as_pressed_selected_or_grabbed(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    seat.click("6")
    seat.hear()
    wrong = ("pressed", "selected", "grabbed", "disabled", "checked", "roledescription")
    marked = seat.table.locator(", ".join(f".pile [aria-{name}]" for name in wrong))
    expect(marked).to_have_count(0)
    expect(seat.table.locator(":disabled, [title]")).to_have_count(0)


@pytest.mark.parametrize(("asked", "language"), pairs([KLONDIKE, SOLITARIO], LANGUAGES, 2))
def test_faces_are_hidden_and_names_contain_what_is_visible(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = visit(language=language).sit(**asked)
    expect(seat.table.locator("svg:not([aria-hidden='true'] svg)")).to_have_count(0)
    wrong = seat.page.evaluate(
        """() => [...document.querySelectorAll("button")].filter((button) => {
          const name = (button.querySelector(".sr") ?? button).textContent
          const seen = button.cloneNode(true)
          seen.querySelectorAll(".sr").forEach((part) => part.remove())
          return seen.textContent !== "?" && !name.includes(seen.textContent)
        }).map((button) => button.outerHTML)"""
    )
    assert wrong == []
