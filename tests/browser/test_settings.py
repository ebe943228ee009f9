"""Settings apply at once and persist; the language can change at any time; the first visit."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.languages import SPEAKERS
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import said_of, win
from tests.support.length import some
from tests.support.serving import Server, until
from winnable.speech.messages import LANGUAGES, Language
from winnable.speech.messages.voice import labels, own_names

from .conftest import Sits, Visits
from .test_dialogs import dialog

DEAL = {"game": "draw-three", "number": "64"}
SHOWN = """() => [...document.querySelectorAll("body *")].flatMap((element) => {
  if (element.matches("noscript, [role='log'] *")) return []
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const named = ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder"]
  return [...own.map((node) => node.data), ...named.map((name) => element.getAttribute(name) ?? "")]
}).map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text))"""
"""Every visible or spoken text of the page, except earlier messages."""
SAME_IN_BOTH = {
    *("winnable", "Solitario", "Solitario italiano"),
    *(SPEAKERS[language].name for language in LANGUAGES),
}


def texts(seat: Seat) -> set[str]:
    return set(seat.page.evaluate(SHOWN))


LOOKS = {
    "Dark": ("data-theme", "dark"),
    "High contrast": ("data-theme", "contrast"),
    "Back 3": ("data-back", "3"),
    "Left-handed layout: stock on the right": ("data-left", "true"),
    "Four colours for the suits": ("data-four", "true"),
    "Highlight playable cards": ("data-hints", "true"),
}


def test_settings_apply_at_once_and_survive_a_reload(sit: Sits) -> None:
    seat = sit(**DEAL)
    page = seat.page.locator("html")
    seen = {seat.table.screenshot()}
    for label, (attribute, value) in LOOKS.items():
        expect(page).not_to_have_attribute(attribute, value)
        seat.open_settings()
        dialog(seat).get_by_label(label, exact=True).check()
        expect(page).to_have_attribute(attribute, value)
        before = seat.table.element_handle()
        seat.press("Escape")
        before.wait_for_element_state("hidden")  # the table is made again
        seen.add(seat.table.screenshot())
    assert len(seen) == 1 + len(LOOKS), "a setting changes nothing that is seen"
    seat.page.reload()
    expect(seat.table.locator(".slot").first).to_be_visible()
    for attribute, value in dict(LOOKS.values()).items():
        expect(page).to_have_attribute(attribute, value)
    seat.open_settings()
    expect(dialog(seat).get_by_label("High contrast")).to_be_checked()


def test_score_and_clock_can_be_hidden(sit: Sits) -> None:
    seat = sit(game="three-passes", number="64", moves=said_of(win("three-passes")[:2]))
    facts = seat.page.locator(".facts")
    clock = facts.locator(".clock")
    expect(facts).to_contain_text("Score")
    expect(clock).to_be_visible()
    seat.open_settings()
    dialog(seat).get_by_label("Show the score").uncheck()
    dialog(seat).get_by_label("Show the clock").uncheck()
    seat.press("Escape")
    expect(facts).not_to_contain_text("Score")
    expect(clock).to_have_count(0)
    seat.page.reload()
    expect(facts).to_contain_text("2 moves")
    expect(facts).not_to_contain_text("Score")


def test_a_left_handed_table_is_mirrored(sit: Sits) -> None:
    seat = sit(**DEAL)
    stock, heart = seat.pile("s"), seat.pile("fh")

    def is_mirrored() -> bool:
        return box_of(stock)["x"] > box_of(heart)["x"]

    assert not is_mirrored()
    seat.open_settings()
    dialog(seat).get_by_label("Left-handed layout: stock on the right").check()
    seat.press("Escape")
    until(is_mirrored)


def test_card_size_and_default_settings(sit: Sits) -> None:
    seat = sit(**DEAL)
    before = box_of(seat.slot("1"))
    seat.open_settings()
    size = dialog(seat).get_by_label("Card size in percent")
    size.fill("200")
    seat.press("Escape")
    assert box_of(seat.slot("1"))["width"] > before["width"]
    seat.slot("s").click(trial=True)  # waits until the new layout stands still
    seat.do(lambda: seat.click("s"))
    seat.open_settings()
    dialog(seat).get_by_role("button", name="Reset all settings except the language").click()
    seat.press("Escape")
    assert box_of(seat.slot("1")) == before


def test_each_verbosity_says_a_move_in_its_own_words(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.open_settings()
    seat.after(dialog(seat).get_by_label("Brief").check)
    seat.press("Escape")
    assert seat.command("6 1") == "6 clubs to 1. Ace diamonds."
    seat.command("undo")
    seat.open_settings()
    seat.after(dialog(seat).get_by_label("Full").check)
    seat.press("Escape")
    assert "moved from pile 6 to pile 1" in seat.command("6 1")
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    seat.command("undo")
    assert "moved from pile 6 to pile 1" in seat.command("6 1")


@pytest.mark.parametrize("game", ["draw-three", "solitario"])
def test_the_language_changes_every_visible_and_spoken_text(sit: Sits, game: str) -> None:
    seat = sit(game=game, number="64")
    seat.command("draw")
    html = seat.page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    english = texts(seat)
    seat.open_settings()
    assert seat.after(dialog(seat).get_by_label("Italiano").check) == "Italiano, da ora in poi."
    expect(html).to_have_attribute("lang", "it")
    expect(dialog(seat)).to_have_accessible_name(labels("it", "ui-")["settings"])
    seat.press("Escape")
    words = labels("it", "ui-")
    seat.after(seat.button(words["hint"]).click)
    seat.after(seat.button(words["undo"]).click)
    italian = texts(seat)
    kept = {text for text in italian & english if not text.isdecimal()} - SAME_IN_BOTH
    assert not kept, kept
    assert {words[name] for name in ("draw", "undo", "options", "command")} <= italian
    title = {"draw-three": "Klondike, tre carte", "solitario": "Solitario"}[game]
    assert seat.page.title().startswith(title)
    seat.page.reload()
    expect(html).to_have_attribute("lang", "it")
    seat.forget_all()
    seat.wait_for_table()
    seat.open_settings()
    assert seat.after(dialog(seat).get_by_label("English").check) == "English from now on."
    expect(html).to_have_attribute("lang", "en")
    seat.press("Escape")
    seat.command("redo")
    kept = {text for text in texts(seat) & italian if not text.isdecimal()} - SAME_IN_BOTH
    assert not kept, kept


def spoken(seat: Seat) -> list[str]:
    """The live regions that a screen reader can reach: those below a dialog are hidden."""
    nodes = seat.page.context.new_cdp_session(seat.page).send("Accessibility.getFullAXTree")
    by_id = {node["nodeId"]: node for node in nodes["nodes"]}

    def text(node: dict[str, Any]) -> str:
        if node.get("role", {}).get("value") == "StaticText":
            return str(node["name"]["value"])
        return "".join(text(by_id[child]) for child in node.get("childIds", []))

    def is_live(node: dict[str, Any]) -> bool:
        told = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        return told.get("live") in ("polite", "assertive") and "StaticText" not in str(node["role"])

    live = [node for node in nodes["nodes"] if not node["ignored"] and is_live(node)]
    return [said for node in live if (said := text(node))]


@pytest.mark.chromium("WebDriver BiDi does not give the accessibility tree")
@pytest.mark.parametrize("language", some(LANGUAGES, 1, 3))
def test_the_message_of_a_setting_is_heard_once_in_its_dialog(visit: Visits, language: str) -> None:
    seat = visit(language=language).sit(**DEAL)
    words = labels(language, "ui-")
    other = "it" if language == "en" else "en"
    seat.open_settings()
    assert spoken(seat) == []  # the greeting is not repeated
    memory = seat.after(dialog(seat).get_by_label(words["set-memory"]).check)
    assert spoken(seat) == [memory]
    said = seat.after(dialog(seat).get_by_label(own_names()[Language(other)]).check)
    assert spoken(seat) == [said]
    expect(dialog(seat).locator("p[aria-live]")).to_have_attribute("lang", other)
    seat.press("Escape")
    assert spoken(seat) == [said]
    seat.has_heard_nothing()


def test_the_log_keeps_the_language_of_each_event(sit: Sits) -> None:
    seat = sit(**DEAL)
    english = seat.command("6 1")
    seat.command("italiano")
    italian = seat.command("pesca")
    expect(seat.page.locator("html")).to_have_attribute("lang", "it")
    seat.page.locator("summary").last.click()
    lines = seat.page.get_by_role("log").get_by_role("listitem")
    expect(lines).to_have_text([italian, english, re.compile("Klondike")])
    expect(lines.nth(0)).not_to_have_attribute("lang", re.compile(""))
    for line in (lines.nth(1), lines.nth(2)):
        expect(line).to_have_attribute("lang", "en")


def test_a_typed_change_of_language_persists(sit: Sits) -> None:
    seat = sit(**DEAL)
    assert seat.command("italiano") == "Italiano, da ora in poi."
    expect(seat.page.locator("html")).to_have_attribute("lang", "it")
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    expect(seat.page.locator("html")).to_have_attribute("lang", "it")
    assert seat.command("annulla") == "Niente da annullare."


def test_two_quick_presses_of_its_key_are_two_steps_of_the_verbosity(sit: Sits) -> None:
    """The second one does not wait for the answer to the first one."""
    seat = sit(**DEAL)
    seat.press("b", "b")
    seat.open_settings()
    expect(dialog(seat).get_by_label("Brief")).to_be_checked()


# The first visit


@pytest.mark.parametrize(
    ("locale", "language"),
    some(
        [
            *((speaker.said.first_visit[0], code) for code, speaker in SPEAKERS.items()),
            ("eo", "en"),
        ],
        2,
        2,
    ),
)
def test_the_first_visit_starts_a_playable_game(
    visit: Visits, own_server: Server, locale: str, language: str
) -> None:
    seat = visit(own_server, locale=locale, chooses=False, worker=True).open()
    seat.wait_for_table()
    expect(seat.page.locator("html")).to_have_attribute("lang", language)
    title = labels(language, "ui-")["game-draw-one"]
    expect(seat.page.get_by_role("heading", level=1)).to_have_text(title)
    _, draw, said = SPEAKERS[language].said.first_visit
    expect(seat.status).to_contain_text(said)
    seat.do(seat.button(draw).click)
    assert seat.moves == "sw"
    first = seat.game_id
    # The next visit resumes that game.
    seat.page.goto(f"{own_server.origin}/")
    seat.forget_all()
    seat.wait_for_table()
    assert seat.game_id == first
    # Another setting of speech does not bind the next visit to this language.
    seat.do(lambda: seat.press(labels(language, "ui-")["key-brief"].lower()))
    kept = seat.page.evaluate("JSON.parse(localStorage.winnable).spoken")
    assert (kept["language"], kept["level"], kept["chosen"]) == (language, "full", False)
    assert own_server.store.settings().language is None


def test_damaged_settings_in_the_browser_do_no_harm(visit: Visits) -> None:
    seat = visit().sit(**DEAL)
    for broken in (
        '{"theme": "pink", "size": true, "scan": "often", "left": 3, "spoken": {"language": "xx"}}',
        "[",
        "7",
    ):
        seat.page.evaluate("text => localStorage.setItem('winnable', text)", broken)
        seat.page.reload()
        seat.forget_all()
        seat.wait_for_table()
    seat.command("draw")
    expect(seat.page.locator("html")).to_have_attribute("data-left", "false")


@pytest.mark.off_site("its host answers")
def test_an_unknown_path_has_no_page(visit: Visits) -> None:
    visitor = visit()
    visitor.expect_complaints("Failed to load resource.*404")
    page = visitor.context.new_page()
    page.goto(f"{visitor.server.origin}/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page here.")
    page.get_by_role("link").click()
    expect(page.locator("#table .slot").first).to_be_visible()
