"""What helps a newcomer: the tutorial, the daily deals, pictures, tooltips, sounds, the clock."""

import re
from calendar import monthrange
from datetime import date, timedelta
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.ends import surely_won
from tests.support.browser.seat import box_of
from tests.support.clocks import begin_a_day
from tests.support.length import pairs
from tests.support.serving import Server
from winnable.catalogues.dailies import current_day, daily_deal
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import labels

from .conftest import Sits, Visits
from .test_dialogs import dialog

DEAL = {"game": "draw-three", "number": "64"}
SOUNDS = """
window.played = []
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = prototype.start
  prototype.start = function (...at) {
    played.push(this.constructor.name)
    return start.apply(this, at)
  }
}
"""
"""Records what is played."""
SENT = """
window.sent = []
const { send } = WebSocket.prototype
WebSocket.prototype.send = function (text) {
  sent.push(text)
  send.call(this, text)
}
"""
"""Records what is sent to the server."""


def test_the_tutorial_is_offered_once_and_leaves_the_game_as_it_was(visit: Visits) -> None:
    visitor = visit(toured=False, last="")
    seat = visitor.sit(**DEAL)
    offer = seat.page.get_by_role("region", name="New here?")
    expect(offer).to_be_visible()
    seat.do(seat.button("Draw").click)
    expect(offer).to_have_count(0)  # quiet: a move is an answer for this game
    seat.do(seat.button("Undo").click)
    seat.forget()
    before = seat.moves
    said = seat.after(offer.get_by_role("button", name="Show me how").click)
    assert said.startswith("This is a practice deal; your own game is waiting. Put ")
    steps = []
    lesson = seat.page.locator(".tutor")
    back = lesson.get_by_role("button", name="Back to my game")
    while not back.count():
        steps.append(lesson.locator("h2").text_content())
        seat.after(lesson.get_by_role("button", name="Show me").click)
    assert steps == [f"Step {n} of 6" for n in range(1, 6)]
    expect(seat.table.locator(".offered")).not_to_have_count(0)  # the hint, on the practice deal
    seat.after(back.click)
    assert seat.moves == before
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    expect(offer).to_have_count(0)
    # Later from the menu; by keyboard; left at once.
    seat.choose("Help", "Show me how")
    seat.hear()
    assert "practice" in (seat.page.locator(".facts").text_content() or "").casefold()
    seat.after(seat.button("Leave the tutorial").click)
    assert seat.moves == before


def test_solitario_has_its_own_offer(visit: Visits) -> None:
    seat = visit(touredSolitario=False, last="klondike").sit(game="solitario", number="332")
    offer = seat.page.get_by_role("region", name="New here?")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)


TOLD: Final = ("move", "turn", "out", "draw", "discard", "undo", "hint")
"""The tasks of the tutorial whose sentences name keys."""


def keys_named(task: str, language: str) -> list[str]:
    """The keys that a task of the tutorial names after its way with the mouse, in their order."""
    labelled = labels(language, "ui-key-")
    keys = {label: label.lower() for label in labelled.values() if len(label) == 1}
    keys |= {labelled[key.lower()]: key for key in ("Space", "Enter")}
    keys |= {digit: digit for digit in "1234567"}
    voice = Voice(VARIANTS["draw-one"].rules, language)
    for each in TOLD:
        said = re.escape(voice.say(f"lesson-keys-{each}", keys="yes", pile="PILE", target="PILE"))
        if found := re.search(said.replace("PILE", r"\w"), task):
            return [keys[word] for word in re.findall(r"\w+", found[0]) if word in keys]
    return []


@pytest.mark.parametrize(("language", "game"), pairs(LANGUAGES, ("solitario", "one-pass")))
def test_the_tutorial_names_keys_that_do_each_task(visit: Visits, language: str, game: str) -> None:
    """Without a mouse: each task ends with its keys, such as "press 3, then Enter"."""
    words = labels(language, "ui-")
    seat = visit(language=language).sit(game=game, number="4217")
    seat.choose(words["help"], words["tutorial"])
    seat.hear()
    lesson = seat.page.locator(".tutor")
    back = lesson.get_by_role("button", name=words["tutorial-end"])
    tasks = 0
    while not back.count():
        tasks += 1
        task = lesson.locator(".told").text_content() or ""
        keys = keys_named(task, language)
        assert keys, task
        for key in keys:
            before = seat.status.text_content() or ""
            seat.press(key)
            if not key.isdecimal():  # a digit only moves the focus
                expect(seat.status).not_to_have_text(before)
        expect(lesson.locator(".told").filter(has_text=task)).to_have_count(0)
    assert tasks >= 6


@pytest.mark.chromium("Firefox calls every pointer fine")
@pytest.mark.parametrize(("language", "game"), pairs(LANGUAGES, ("one-pass", "solitario")))
def test_the_tutorial_names_no_key_where_fingers_play(
    visit: Visits, language: str, game: str
) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language, touch=True, size=(390, 844)).sit(game=game, number="4217")
    seat.choose(words["help"], words["tutorial"])
    lesson = seat.page.locator(".tutor")
    told = [seat.hear()]
    while not lesson.get_by_role("button", name=words["tutorial-end"]).count():
        told.append(lesson.locator(".told").text_content() or "")
        told.append(seat.after(lesson.get_by_role("button", name=words["tutorial-do"]).click))
    assert len(told) > 12
    assert not [text for text in told if keys_named(text, language)]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (667, 375)])
def test_a_newcomer_reads_one_sentence_at_a_time(visit: Visits, size: tuple[int, int]) -> None:
    """A refusal takes the place of what the program is, or of the task, until the next act."""
    seat = visit(toured=False, last="", size=size).sit(game="draw-one", number="4217")
    glance, top = seat.page.locator(".glance"), seat.table.locator("[data-pile]").first
    for _ in ("on the first table", "in the tutorial"):
        expect(glance).to_be_visible()
        seat.click("1")
        seat.hear()
        seat.pause()
        assert seat.after(lambda: seat.click("2")).startswith("No")
        expect(seat.status).to_be_visible()
        expect(glance).to_be_hidden()
        said = box_of(seat.status)
        assert said["y"] + said["height"] <= box_of(top)["y"]
        seat.pause()
        seat.click("3")
        seat.hear()
        expect(glance).to_be_visible()
        seat.press("Escape")
        seat.hear()
        seat.pause()
        seat.choose("Help", "Show me how")
        seat.hear()


def called(day: date) -> str:
    """The name of a day in the calendar."""
    return f"{day:%A} {day.day} {day:%B %Y}, none won"


def test_the_daily_deals_are_played_from_a_calendar_by_keyboard(
    own_server: Server, visit: Visits
) -> None:
    begin_a_day()
    seat = visit(own_server).sit(**DEAL)
    today = current_day()
    seat.choose("Options", "Daily deals")
    days = dialog(seat).get_by_role("grid", name=f"{today:%B %Y}")
    length = monthrange(today.year, today.month)[1]
    expect(days.get_by_role("button")).to_have_count(length)
    expect(days.locator("[aria-disabled]")).to_have_count(length - today.day)
    days.get_by_role("button", name=called(today)).focus()
    day = today
    for key in ["ArrowUp"] * (1 + today.day // 7) + ["ArrowLeft", "End"]:
        steps = {"ArrowUp": -7, "ArrowLeft": -1, "End": 6 - day.weekday()}
        day += timedelta(days=steps[key])
        seat.press(key)
        expect(dialog(seat).locator("button:focus")).to_have_accessible_name(called(day))
    before = seat.game_id
    dialog(seat).get_by_role("button", name="Hard deal").click()
    expect(dialog(seat)).to_have_count(0)
    seat.page.wait_for_function("before => !location.href.includes(before)", arg=before)
    rules = VARIANTS["draw-three"].rules
    assert seat.saved.deal == daily_deal(rules, day, Difficulty.HARD)
    expect(seat.page.locator(".facts .deal")).to_have_text(f"Daily, hard ({day.day} {day:%B %Y})")


def test_rules_have_pictures_and_buttons_have_tips_that_nobody_hears_twice(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.choose("Help", "Rules")
    pictures = dialog(seat).locator(".pictures svg")
    expect(pictures).to_have_count(4)
    assert all(dialog(seat).locator(".pictures svg + p").all_text_contents())
    seat.press("Escape")
    expect(seat.table.locator("button:focus")).to_have_count(1)  # which may scroll, and hides tips
    tip = seat.page.locator(".tip")
    seat.button("Undo").hover()
    expect(tip).to_contain_text("Z")
    assert tip.get_attribute("aria-hidden") == "true"
    assert seat.button("Undo").get_attribute("title") is None
    seat.press("Escape")
    expect(tip).to_have_count(0)
    seat.page.keyboard.press("Tab")
    seat.button("Hint").focus()
    expect(tip).to_contain_text("H")


def test_a_tip_can_be_hovered_stays_and_is_dismissed_by_escape(sit: Sits) -> None:
    """WCAG 1.4.13; Escape then does nothing else: a card stays lifted, a replay goes on."""
    seat = sit(**DEAL, moves="sw")
    mouse, tip = seat.page.mouse, seat.page.locator(".tip")
    seat.click("6")
    seat.hear()
    undo = box_of(seat.button("Undo"))
    middle = undo["x"] + undo["width"] / 2
    seat.button("Undo").hover()
    tip.wait_for()
    mouse.move(middle, box_of(tip)["y"] + 4, steps=12)  # over the gap
    seat.page.wait_for_timeout(900)
    expect(tip).to_be_visible()
    before = seat.focus
    seat.press("Escape")
    expect(tip).to_have_count(0)
    assert seat.focus == before
    seat.has_heard_nothing()
    expect(seat.table.locator(".held")).to_have_count(1)
    seat.button("Hint").hover()
    tip.wait_for()
    mouse.move(5, 5)
    expect(tip).to_have_count(0)
    seat.choose("Help", "Replay")
    seat.page.locator(".replay").wait_for()
    seat.press("Shift+Tab", "Tab")
    tip.wait_for()
    mouse.move(50, 300, steps=3)
    seat.page.wait_for_timeout(900)
    expect(tip).to_be_visible()  # until the focus leaves
    focused = seat.page.locator(":focus")
    a, b = box_of(tip), box_of(focused)
    assert a["y"] >= b["y"] + b["height"] or a["y"] + a["height"] <= b["y"]
    seat.press("Escape")
    expect(tip).to_have_count(0)
    expect(focused).to_have_attribute("data-tip", re.compile("."))
    expect(seat.page.locator(".replay")).to_have_count(1)
    seat.press("Escape")
    expect(seat.page.locator(".replay")).to_have_count(0)


def test_a_tip_covers_nothing_that_has_the_focus(visit: Visits) -> None:
    """The bar of a certain win lies above the buttons, where their tips are."""
    seat = visit(size=(390, 844)).sit(**surely_won("draw-three"))
    bar = seat.page.locator(".ended button")
    bar.first.focus()
    for name in ("Undo", "Hint", "Draw"):
        seat.button(name).hover()
        seat.page.wait_for_timeout(700)
        for tip in seat.page.locator(".tip").all():
            a, b = box_of(tip), box_of(bar.first)
            assert a["y"] >= b["y"] + b["height"] or a["y"] + a["height"] <= b["y"], name
        seat.page.mouse.move(5, 5)


def test_sounds_are_off_until_asked_for_and_say_nothing_more(visit: Visits) -> None:
    visitor = visit()
    visitor.context.add_init_script(SOUNDS)
    seat = visitor.sit(**DEAL)
    seat.button("Draw").click()
    seat.hear()
    assert seat.page.evaluate("played") == []
    seat.choose("Options", "Settings")
    dialog(seat).get_by_label("Sounds: cards, refused moves, wins").check()
    seat.press("Escape")
    seat.button("Draw").click()
    seat.hear()
    seat.page.wait_for_function("() => played.length === 1")
    seat.page.locator("#cmd").fill("1 1")
    seat.page.keyboard.press("Enter")
    assert seat.hear().startswith("No")
    seat.page.wait_for_function("() => played.length === 3")
    assert seat.page.evaluate("played") == ["AudioBufferSourceNode", *2 * ["OscillatorNode"]]


@pytest.mark.off_site("its page has no sockets to listen to")
def test_the_server_knows_when_the_player_is_away(visit: Visits) -> None:
    visitor = visit()
    visitor.context.add_init_script(SENT)
    seat = visitor.sit(**DEAL)
    seat.go("")
    expect(dialog(seat)).to_have_accessible_name("Games and levels")
    seat.press("Escape")
    expect(dialog(seat)).to_have_count(0)
    seat.button("Draw").click()
    seat.hear()
    away = [text for text in seat.page.evaluate("sent") if '"away"' in text]
    assert ["true" in text for text in away] == [True, False]
