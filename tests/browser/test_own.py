"""A table of the player's own: typed into the editor, played on, and named card by card."""

import json
from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from tests.support.browser.visitors import LIVE
from tests.support.browser.wcag import axe, measured
from tests.support.described import in_mid_game, joined_late, typed
from tests.support.length import IS_LONG, pairs, some
from winnable import advise
from winnable.catalogues.new import new_game
from winnable.law.reading import parse_card
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech.layouts import table_words
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import labels

from .conftest import Visits

PULSE = "pulse"
"""The answer to the page's question whether a slow connection works (line.ts)."""
OFFERED = "dialog .cards [aria-disabled=false]"
SIZES = ((1280, 900), (360, 740))
CLOSE_AT_ONCE = """() => new MutationObserver((_, observer) => {
  const cards = document.querySelector("dialog .cards")
  if (!cards) return
  observer.disconnect()
  cards.closest(".sheet").querySelector(":scope > button").click() // before the first frame
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.parametrize(("language", "size"), some(pairs(LANGUAGES, SIZES), 1, 1))
def test_a_table_typed_into_the_editor_is_the_game(
    visit: Visits, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, language=language, theme="light")
    visitor.context.add_init_script(LIVE)
    words = labels(language, "ui-")
    seat = visitor.sit(game="draw-one", number="64")
    page = seat.page
    name = "solitario" if language == "it" else "draw-one"
    views = (in_mid_game(name, 7, Random(seed), 30).view for seed in count(3))
    view = next(each for each in views if each.hand is None)  # so that the stock can be drawn
    seat.go(words["own"])
    page.locator("dialog select").select_option(name)
    voice = Voice(view.rules, language)
    for code, text in table_words(view, voice).items():
        page.locator(f"dialog input[name=place-{code}]").fill(text)
    page.locator("dialog input[name=place-1]").fill("zz")
    page.locator("dialog input[name=place-1][aria-invalid=true]").wait_for()
    assert (axe(page) | measured(page, size)) == {}
    page.locator("dialog input[name=place-1]").fill(table_words(view, voice)["1"])
    before = seat.game_id
    seat.forget()
    page.get_by_role("button", name=words["own-play"], exact=True).click()
    page.wait_for_url(lambda url: before not in url)
    seat.hear()
    assert seat.saved.view == view
    assert advise(seat.saved.view) == advise(view)
    assert seat.saved.variant in VARIANTS.values()
    stock = page.locator('#table [data-pile="s"] button').first
    page.evaluate(CLOSE_AT_ONCE)
    for keys in ((), ("Escape",)):  # closing takes the move back
        stock.click()
        for key in keys:
            page.locator(OFFERED).nth(3).wait_for()
            page.keyboard.press(key)
        assert seat.hear_all(2)[1] == voice.say("kept")
        expect(page.locator("dialog")).to_have_count(0)
    stock.click()
    page.locator(OFFERED).nth(3).wait_for()
    assert (axe(page) | measured(page, size)) == {}
    page.locator(OFFERED).nth(3).click()
    page.locator("dialog").wait_for(state="detached")
    assert len(seat.saved.steps) == 1


def test_closing_any_question_takes_the_move_back_and_the_next_draw_asks_again(
    visit: Visits,
) -> None:
    """Three cards are drawn; each of them is asked for. The named ones stay known."""
    view = new_game("draw-three", number=64).view
    seat = visit().sit(table=view.text)
    voice, cards = Voice(view.rules), seat.page.locator(OFFERED)
    stock = seat.page.locator('#table [data-pile="s"] button').first
    for named in range(4):
        stock.click()
        if named:
            seat.hear()
            cards.first.click()
        seat.hear()
        if named < 3:
            cards.first.wait_for()
            seat.page.keyboard.press("Escape")
            assert seat.hear() == voice.say("kept")
        expect(seat.page.locator("dialog")).to_have_count(0)
    assert len(seat.saved.steps) == 1


def test_an_unseen_card_of_the_waste_is_asked_for_when_it_comes_to_the_top(visit: Visits) -> None:
    """The editor gets the table with the button for a hidden card; the waste shows its top."""
    seat = visit().sit(game="draw-one", number="64")
    page, words, voice = seat.page, labels("en", "ui-"), Voice(parse_rules("d1"))
    seat.go(words["own"])
    dialog = page.get_by_role("dialog")
    dialog.locator("select").select_option("draw-one")
    fields = {"1": "KS", "2": "1 ??, 7H", "3": "2 ??, 6C", "4": "3 ??, 9D", "5": "4 ??, 9S"}
    fields |= {"6": "5 ??, JH", "7": "6 ??, 2C"}
    for code, text in fields.items():
        dialog.locator(f"input[name=place-{code}]").fill(text)
    waste = dialog.locator("input[name=place-w]")
    waste.focus()
    hidden = dialog.get_by_role("button", name=words["own-hidden"], exact=True)
    hidden.click()
    expect(waste).to_have_value("1 ??")
    expect(waste).to_have_attribute("aria-invalid", "true")
    hidden.click()
    dialog.get_by_role("button", name=voice.card(parse_card("8D")), exact=True).click()
    before = seat.game_id
    seat.forget()
    page.get_by_role("button", name=words["own-play"], exact=True).click()
    page.wait_for_url(lambda url: before not in url)
    seat.hear()
    assert seat.saved.view.text.split()[3] == "????8D"
    top = page.locator('#table [data-pile="w"] button')
    expect(top).to_have_count(1)
    for key in ("Escape", ""):
        seat.enter("w 5")
        cards = page.locator(OFFERED)
        cards.nth(3).wait_for()
        expect(page.get_by_role("dialog")).to_contain_text("Which card is now on top of the waste?")
        if key:
            page.keyboard.press(key)
            expect(page.locator("dialog")).to_have_count(0)
    cards.nth(3).click()
    page.locator("dialog").wait_for(state="detached")
    assert seat.saved.view.waste[0] is None
    assert seat.saved.view.waste.top is not None
    assert len(seat.saved.steps) == 1


@pytest.mark.parametrize("size", SIZES)
def test_no_card_of_the_picker_moves_while_others_are_used(
    visit: Visits, size: tuple[int, int]
) -> None:
    seat = visit(size=size).sit(game="draw-one", number="64")
    seat.go(labels("en", "ui-")["own"])
    cards = seat.page.locator("dialog .faces button")
    expect(cards).to_have_count(52)
    places = "all => all.map((card) => `${card.offsetLeft},${card.offsetTop}`)"
    before = cards.evaluate_all(places)
    for at in (0, 20, 51):
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_attribute("aria-disabled", "true")
        expect(cards.nth(at)).to_be_focused()
        assert cards.evaluate_all(places) == before
    cards.nth(51).press("Enter")  # it is used: nothing more
    field = seat.page.locator("dialog input[name=place-1]")
    expect(field).to_have_value("ace of hearts, 8 of diamonds, king of spades")
    expect(seat.page.locator(OFFERED)).to_have_count(49)


@pytest.mark.parametrize("language", some(LANGUAGES, 1))
def test_a_pasted_text_counts_when_the_table_is_wanted(visit: Visits, language: str) -> None:
    words, seat = labels(language, "ui-"), visit(language=language).sit(game="draw-one")
    view, voice = in_mid_game("three-passes", 7, Random(7)).view, Voice(parse_rules("d1"), language)
    seat.go(words["own"])
    dialog = seat.page.get_by_role("dialog")
    box, said = dialog.locator("textarea"), dialog.locator("#own-said")
    play = dialog.get_by_role("button", name=words["own-play"], exact=True)
    expect(said).to_have_text(voice.say("own-bare"))
    play.click()
    expect(said).to_have_text(voice.say("own-bare"))
    box.fill("asdf")
    play.click()
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_be_focused()
    expect(said).to_contain_text("asdf")
    box.fill(view.text)
    before = seat.game_id
    seat.forget()
    play.click()
    seat.page.wait_for_url(lambda url: before not in url)
    assert seat.saved.view == view


@pytest.mark.chromium("its driver shows what the page hears")
@pytest.mark.off_site("the page hears it from its worker")
@pytest.mark.parametrize(("at", "name"), some(enumerate(VARIANTS), 1, turn=1))
def test_the_editor_understands_every_view(visit: Visits, at: int, name: str) -> None:
    """Each view is typed as text; every fortieth field by field, which waits for a pause."""
    language, random = LANGUAGES[at % len(LANGUAGES)], Random(name)
    seat, words = visit(language=language).sit(game=name), labels(language, "ui-")
    with seat.page.expect_websocket() as connected:
        seat.page.reload()
    seat.page.wait_for_function("() => heard.length > 0")
    seat.go(words["own"])
    dialog = seat.page.get_by_role("dialog")
    dialog.locator("select").select_option(name)
    empty, fill = (
        dialog.get_by_role("button", name=words[f"own-{what}"]) for what in ("empty", "fill")
    )
    for number in range(1_000 if IS_LONG else 8):
        game = in_mid_game(name, number, random)
        view = joined_late(game, random) if number % 2 else game.view

        def is_understood(heard: str, text: str = view.text) -> bool:
            layout = None if heard == PULSE else json.loads(heard)["layout"]
            return layout is not None and layout["table"] == text

        empty.click()
        with connected.value.expect_event("framereceived", is_understood):
            if number % 40 == 7:
                for code, text in table_words(view, Voice(view.rules, language)).items():
                    dialog.locator(f"input[name=place-{code}]").fill(text)
            else:
                dialog.locator("textarea").fill(typed(view, language, random))
                fill.click()
