"""Every dialog: how it opens and closes, what it changes, and that the focus returns."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.players import Keys, Typist
from tests.support.browser.seat import Seat
from tests.support.browser.wins import KLONDIKE, said_of, win
from tests.support.length import pairs, some
from tests.support.serving import until
from winnable import read, say
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.solver import Verdict, solve
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels

from .conftest import Sits, Visits

DEAL = {"game": "draw-three", "number": "64"}


def dialog(seat: Seat) -> Locator:
    return seat.page.get_by_role("dialog")


DIALOGS: dict[str, dict[str, str | None]] = {
    "options": {"home": "home-learn", "settings": "set-speech", "share": "share-what"},
    "help": {"rules": None, "keys": "help-where"},
}
"""The dialogs by menu and entry, with a text in each, unless the server supplies it."""


@pytest.mark.parametrize(("menu", "language"), pairs(DIALOGS, LANGUAGES, 3))
def test_dialogs_open_from_menus_and_return_the_focus(
    visit: Visits, menu: str, language: str
) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(**DEAL)
    for entry, shows in DIALOGS[menu].items():
        for close in ("Escape", "button"):
            seat.choose(words[menu], words[entry])
            expect(dialog(seat)).to_have_accessible_name(words[entry])
            expect(dialog(seat).locator(".sheet")).to_be_focused()
            if shows is None:
                said = dialog(seat).locator("p, summary").first
                expect(said).to_have_text(re.compile(r"\w{3}"))
            else:
                expect(dialog(seat)).to_contain_text(words[shows])
            if close == "Escape":
                seat.press("Escape")
            else:
                dialog(seat).get_by_role("button", name=words["close"], exact=True).click()
            expect(dialog(seat)).to_have_count(0)
            expect(seat.table.locator("button:focus")).to_have_count(1)
    seat.has_heard_nothing()
    seat.button(words[menu]).focus()
    seat.press(words["key-stock"].lower())  # single keys work while a closed menu has the focus
    assert "24" in seat.hear()


def test_arrow_keys_move_through_menus(sit: Sits) -> None:
    seat = sit(**DEAL)
    options = seat.button("Options")
    options.focus()
    seat.press("Enter")
    expect(options).to_have_attribute("aria-expanded", "true")
    expect(seat.page.get_by_role("menu", name="Options")).to_be_visible()
    entries = seat.page.locator("[role=menu]:visible [role^=menuitem]").all_text_contents()
    assert len(entries) == len(set(entries)) == 8
    for entry in [*entries, entries[0]]:
        assert seat.focused == entry
        seat.press("ArrowDown")
    for entry in [entries[1], entries[0], *reversed(entries)]:
        assert seat.focused == entry
        seat.press("ArrowUp")
    seat.press("End")
    assert seat.focused == entries[-1] == "Settings"
    seat.press("Home")
    for name in [each for each in entries if each.startswith("R")]:
        seat.press("r")
        assert seat.focused == name
    seat.press("Escape")
    expect(options).to_be_focused()
    expect(options).to_have_attribute("aria-expanded", "false")
    options.click()
    seat.table.click(position={"x": 600, "y": 600})
    expect(options).to_have_attribute("aria-expanded", "false")


def test_dialogs_open_with_keys_and_return_the_focus(sit: Sits) -> None:
    seat = sit(**DEAL)
    Keys(seat)
    seat.press("3")
    for key in ("?", "F1"):
        seat.press(key)
        expect(dialog(seat)).to_have_accessible_name("Keys and commands")
        seat.press("Escape")
        expect(dialog(seat)).to_have_count(0)
        until(lambda: seat.focus == "3.1")
    seat.press("Shift+Space")
    expect(dialog(seat)).to_have_accessible_name("Ace of clubs")
    expect(dialog(seat).locator("svg")).to_be_visible()
    seat.press("Escape")
    until(lambda: seat.focus == "3.1")
    seat.has_heard_nothing()


# New game


@pytest.mark.parametrize("game", some(VARIANTS, 2, 1))
def test_the_next_game_is_one_click_away(sit: Sits, game: str) -> None:
    seat = sit(game=game)
    before, rules, scoring = seat.game_id, seat.saved.rules, seat.saved.scoring
    seat.button("New game").last.click()
    dealt(seat, before)
    assert (seat.saved.rules, seat.saved.scoring) == (rules, scoring)


def test_the_next_game_has_the_level_of_the_last(sit: Sits) -> None:
    seat = sit(**DEAL)
    before = seat.game_id
    deal(seat, "Normal")
    dealt(seat, before)
    before = seat.game_id
    seat.button("New game").last.click()
    dealt(seat, before)
    expect(seat.page.locator(".facts .deal")).to_contain_text("Normal")


def deal(seat: Seat, *radios: str, **fields: str) -> Seat:
    """Fills in the dialog for a new game and presses Deal."""
    seat.go("Other games...")
    for radio in radios:
        dialog(seat).locator("label").get_by_text(radio, exact=True).first.click()
    for name, text in fields.items():
        dialog(seat).locator(f"[name={name}]").fill(text)
    dialog(seat).get_by_role("button", name="Deal", exact=True).click()
    return seat


def dealt(seat: Seat, before: str) -> None:
    """Waits until the dialog is gone and another game is on the table, not only in the address."""
    expect(dialog(seat)).to_have_count(0)
    seat.page.wait_for_url(lambda url: before not in url)
    expect(seat.status).to_have_attribute("data-link", "open")


GAMES = {
    "Draw three": "draw-three",
    "Solitario italiano": "solitario",
    "One pass": "one-pass",
    "Three passes": "three-passes",
    "Draw one": "draw-one",
    "Vegas, draw three": "vegas-three",
    "Vegas, draw one": "vegas-one",
    "Thoughtful": "thoughtful",
}


def test_each_kind_of_game_is_dealt_by_number(sit: Sits) -> None:
    seat = sit(**DEAL)
    for label, game in GAMES.items():
        before = seat.game_id
        deal(seat, label, "Deal by number", number="4217")
        dealt(seat, before)
        saved = seat.saved
        assert saved.variant.name == game
        assert saved.deal == numbered_deal(4217, saved.rules)
        expect(seat.page.locator(".facts")).to_contain_text("4217")


def test_random_and_winnable_deals_are_dealt(sit: Sits) -> None:
    seat = sit(**DEAL)
    before = seat.game_id
    dealt(deal(seat, "Three passes", "Random"), before)
    before = seat.game_id
    dealt(deal(seat, "Random winnable deal"), before)
    saved = seat.saved
    assert saved.variant.name == "three-passes"
    assert solve(start(saved.rules, saved.deal)).verdict is Verdict.WINNABLE


def test_other_rules_are_dealt(visit: Visits) -> None:
    visitor = visit()
    visitor.expect_complaints("Failed to load resource.*400")
    seat = visitor.sit(**DEAL)
    before = seat.game_id
    deal(seat, "Other rules", rules="nonsense")
    expect(dialog(seat).get_by_role("alert")).to_have_text(re.compile(r"\w.*\.$"))
    assert seat.game_id == before
    dialog(seat).locator("[name=rules]").fill("d2p3")
    dialog(seat).get_by_label("Score").select_option("standard")
    dialog(seat).get_by_label("Original rules: no undo").check()
    dialog(seat).get_by_role("button", name="Deal", exact=True).click()
    dealt(seat, before)
    assert str(seat.saved.rules).startswith("d2p3")
    assert not seat.saved.rules.undo
    assert seat.saved.scoring.value == "standard"


def test_a_pasted_deal_and_a_pasted_game_are_opened(sit: Sits) -> None:
    seat = sit(**DEAL)
    before = seat.game_id
    rules = VARIANTS["draw-three"].rules
    dealt(
        deal(seat, "Draw three", "Paste a deal or game", paste=str(numbered_deal(9, rules))), before
    )
    assert seat.saved.deal.cards == numbered_deal(9, rules).cards
    assert seat.hear().startswith(say(read(str(numbered_deal(9, rules)))))
    before = seat.game_id
    text = seat.server.text(before)
    dealt(deal(seat, "Solitario italiano", "Paste a deal or game", paste=text), before)
    assert seat.saved.variant.name == "draw-three"  # the text of a game contains its rules


RUBBISH = [
    "",
    "hello",
    "7H",
    "7H " * 52,
    "<script>alert(1)</script>",
    "winnable game\nrules: ?",
    "\x00" * 9,
]


def test_invalid_input_gets_a_sentence_and_keeps_the_game(visit: Visits) -> None:
    visitor = visit()
    visitor.expect_complaints("Failed to load resource.*400")
    seat = visitor.sit(**DEAL)
    seat.command("draw")
    before = seat.game_id
    seat.go("Other games...")
    dialog(seat).get_by_label("Paste a deal or game").check()
    warning = dialog(seat).get_by_text("The game in progress will count as abandoned.")
    expect(warning).to_be_visible()
    original = dialog(seat).locator("[name=original]")
    original.check()  # other rules: the game in progress is kept
    expect(warning).to_have_count(0)
    original.uncheck()
    expect(warning).to_be_visible()
    alert = dialog(seat).get_by_role("alert")
    for rubbish in RUBBISH:
        dialog(seat).locator("[name=paste]").fill(rubbish)
        dialog(seat).get_by_role("button", name="Deal", exact=True).click()
        expect(alert).to_have_text(re.compile(r"^[\w\"].*[.?!]$"))
        expect(alert.locator("*")).to_have_count(0)
    dialog(seat).get_by_label("Deal by number").check()
    for number in ("-1", "seven", "9" * 40):
        dialog(seat).locator("[name=number]").fill(number)
        dialog(seat).get_by_role("button", name="Deal", exact=True).click()
        expect(alert).to_have_text(re.compile(r"^.*\w.*[.?!]$"))
    dialog(seat).get_by_label("Open a file").check()
    dialog(seat).get_by_role("button", name="Deal", exact=True).click()
    expect(alert).to_have_text("Choose a file first.")
    seat.press("Escape")
    assert seat.game_id == before
    assert seat.moves == "sw"
    seat.command("draw")
    assert seat.moves == "sw sw"


def test_a_game_is_opened_from_a_file(sit: Sits, tmp_path: Path) -> None:
    seat = sit(**DEAL)
    seat.command("6 1")
    seat.choose("Options", "Share")
    with seat.page.expect_download() as waiting:
        dialog(seat).get_by_role("button", name="Save the game as a file").click()
    file = tmp_path / "kept.txt"
    waiting.value.save_as(file)
    seat.press("Escape")
    before = seat.game_id
    seat.go("Other games...")
    dialog(seat).get_by_label("Open a file").check()
    dialog(seat).get_by_label("File with a deal or a game").set_input_files(file)
    dialog(seat).get_by_role("button", name="Deal", exact=True).click()
    expect(dialog(seat)).to_have_count(0)
    seat.page.wait_for_url(lambda url: before not in url)
    expect(seat.status).to_contain_text(re.compile("Resuming .*1 move"))
    assert seat.moves == "61"


# Sharing and the replay


def test_a_typed_share_opens_the_links(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    assert seat.command("share") == "Draw three, deal 64."
    expect(dialog(seat).get_by_label("Link to the deal", exact=True)).to_have_value(
        re.compile(r"/#rules=d3r&scoring=none&deal=64$")
    )


@pytest.mark.parametrize("what", ["deal", "game"])
def test_a_shared_link_opens_the_same_game_in_another_browser(visit: Visits, what: str) -> None:
    seat = visit().sit(game="three-passes", number="64", moves=said_of(win("three-passes")[:20]))
    seat.choose("Options", "Share")
    link = dialog(seat).get_by_label(f"Link to the {what}", exact=True).input_value()
    assert link.startswith(seat.server.origin)
    other = visit().open(link.removeprefix(seat.server.origin))
    other.wait_for_table()
    assert other.game_id != seat.game_id
    assert "#" not in other.page.url
    assert other.saved.deal == seat.saved.deal
    assert other.saved.variant == seat.saved.variant
    assert other.moves == (seat.moves if what == "game" else "")


def test_share_copies_the_link(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seat.choose("Options", "Share")
    dialog(seat).get_by_role("button", name="Copy the link to the deal").click()
    expect(dialog(seat).locator("p[aria-live]").get_by_text("Copied.")).to_be_visible()
    assert "deal=64" in str(seat.page.evaluate("navigator.clipboard.readText()"))


@pytest.mark.parametrize(
    ("link", "complaint"),
    [
        ("rules=d3r&deal=rubbish", '"rubbish" is not a deal number. Deal numbers are whole'),
        ("rules=d3r&deal=64&colour=red", '"colour" is not a part of a link; the parts are rules, '),
        ("colour=red", '"colour" is not a part of a link; the parts are rules, '),
    ],
)
def test_a_broken_link_says_so_and_play_continues(visit: Visits, link: str, complaint: str) -> None:
    visitor = visit()
    visitor.expect_complaints("Failed to load resource.*400")
    seat = visitor.open(f"/#{link}")
    seat.wait_for_table()
    expect(seat.status).to_have_text(re.compile(rf"^{re.escape(complaint)}.*\."))
    assert "#" not in seat.page.url
    before = seat.game_id
    seat.button("New game").first.click()
    dealt(seat, before)


def test_the_replay_shows_every_step_and_changes_nothing(sit: Sits) -> None:
    steps = win("draw-three")[:12]
    seat = sit(**DEAL, moves=said_of(steps))
    now = seat.table.inner_text()
    seat.choose("Help", "Replay")
    replay = seat.page.get_by_role("region", name="Replay")
    step = replay.get_by_role("slider", name="Step")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_focused()
    expect(step).to_have_value("0")
    expect(seat.pile("s").locator(".count")).to_have_text("24")
    for at in range(1, 4):
        replay.get_by_role("button", name="Forward").click()
        expect(step).to_have_value(str(at))
    replay.get_by_role("button", name="Back", exact=True).click()
    expect(step).to_have_value("2")
    seat.click("1")  # clicks on the replay make no moves
    seat.click("s")
    replay.get_by_role("button", name="Last").click()
    expect(step).to_have_value("12")
    assert seat.table.inner_text() == now
    replay.get_by_role("button", name="First").click()
    expect(step).to_have_value("0")
    replay.get_by_label("Speed").select_option("fast")
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_value("12")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    replay.get_by_role("button", name="Back to the game").click()
    expect(replay).to_have_count(0)
    assert seat.moves == said_of(steps)
    seat.forget()
    seat.command("draw")
    assert seat.moves == f"{said_of(steps)} sw"


def test_a_won_game_offers_the_next_steps(sit: Sits) -> None:
    steps = win("one-pass")
    seat = sit(game="one-pass", number="251", moves=said_of(steps[:-1]))
    Typist(seat).make(steps[-1])
    won = seat.page.get_by_role("region", name="Game won")
    won.get_by_role("button", name="Replay").click()
    seat.page.get_by_role("region", name="Replay").press("Escape")
    seat.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(Error()) }")
    won.get_by_role("button", name="Share").click()
    expect(dialog(seat)).to_be_visible()
    seat.press("Escape")
    won.get_by_role("button", name="Same deal again").click()
    expect(won).to_have_count(0)
    assert seat.moves == ""
    seat.go("Statistics")
    expect(dialog(seat)).to_contain_text(re.compile("won", re.IGNORECASE))
