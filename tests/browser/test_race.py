"""A race of two browsers at one deal of a hosted server, and the board of the day."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.players import Typist
from tests.support.browser.seat import Seat
from tests.support.browser.visitors import LIVE, Visitor, visiting
from tests.support.browser.wcag import measured
from tests.support.clocks import begin_a_day
from tests.support.length import IS_LONG
from tests.support.serving import Server, serving, until, without_a_traceback
from winnable.law.moves import play, start
from winnable.law.position import Step
from winnable.law.variants import VARIANTS
from winnable.solver import shorten, solve
from winnable.store import Boards, Store
from winnable.store.contests.races import Races

from .conftest import Visits

GAME: Final = "vegas-three"  # the one with the shortest wins
SIGHTS: Final = """() => {
  window.sights = []
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("p[aria-live]"))
      if (each.checkVisibility()) sights.push(each.textContent)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Notes what the player has read: another text takes its place some seconds later."""
LOOKS = os.environ.get("WINNABLE_LOOKS", "")
"""A folder for pictures of what the players see; empty: none."""


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("hosted")
    with serving(home, "--host", "0.0.0.0") as server, without_a_traceback(server):
        yield server


@pytest.fixture(params=("browser", "firefox") if IS_LONG else ("browser",))
def rival(request: pytest.FixtureRequest, hosting: Server) -> Iterator[Visitor]:
    """The phone of another player, in Chromium; in the long run in Firefox too."""
    browser: Browser = request.getfixturevalue(request.param)
    with visiting(browser, hosting, size=(390, 844), touch=True) as visitor:
        visitor.context.add_init_script(LIVE)
        yield visitor


def look(seat: Seat, name: str) -> None:
    """Checks what a player sees by WCAG, too, before the bar lies on a finished table."""
    size = seat.page.viewport_size
    if size and not name.startswith("over"):
        assert measured(seat.page, (size["width"], size["height"]), len(name)) == {}
    if LOOKS:
        seat.page.screenshot(path=Path(LOOKS) / f"{name}.png")


def open_dialog(seat: Seat, entry: str) -> None:
    seat.go(entry)


def steps_of(server: Server, contest: str, game: str) -> list[Step]:
    """A win of the deal of a contest, as the host can find it."""
    deal = Boards(server.store.database).dealt(contest, game).deal
    position, steps = start(VARIANTS[game].rules, deal), []
    answer = solve(position)
    assert answer.moves is not None
    for move in shorten(position, answer.moves):
        steps.append(play(position, move))
        position = steps[-1].after
    return steps


def play_all(seat: Seat, steps: list[Step]) -> None:
    for step in steps:
        seat.enter(Typist.words(step))


def meet(one: Seat, two: Seat, server: Server) -> tuple[str, str]:
    """One makes a race and gives the link to the other; returns its name and its commitment."""
    open_dialog(one, "Race")
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option(GAME)
    dialog.get_by_role("button", name="Create a race").click()
    link = dialog.get_by_label("Invitation link").input_value()
    assert link.startswith(f"{server.origin}/race/race-")
    look(one, "lobby")
    two.page.goto(link)
    lobby = two.page.get_by_role("dialog")
    expect(lobby.get_by_role("listitem")).to_have_text(
        ["Player 1: not ready yet.", "You: not ready yet."]
    )
    said = "Player 2 has joined; there are now 2 players."
    expect(dialog.locator("p[aria-live]")).to_contain_text(said)
    proof = dialog.get_by_text("SHA-256 commitment").text_content()
    assert proof is not None
    dialog.get_by_role("button", name="I'm ready").click()
    expect(lobby.get_by_role("listitem").first).to_have_text("Player 1: ready.")
    look(two, "lobby-phone")
    lobby.get_by_role("button", name="I'm ready").click()
    return link.rpartition("/")[2], proof


def test_two_browsers_race_each_other(visit: Visits, rival: Visitor, hosting: Server) -> None:
    visitor = visit(hosting)
    visitor.context.add_init_script(LIVE)
    one, two = visitor.open(), rival.open()
    for seat in (one, two):
        seat.wait_for_table()
    one.page.evaluate(SIGHTS)
    name, proof = meet(one, two, hosting)
    # Both see the deal at the same moment.
    begins = "Everybody is ready. The race begins in 5 seconds."
    until(lambda: begins in one.page.evaluate("sights.join()"))
    for seat in (one, two):
        expect(seat.page.locator(".facts .deal")).to_have_text("Race")
        expect(seat.page.get_by_role("dialog")).to_have_count(0)
    texts = [seat.page.locator("#table").inner_text() for seat in (one, two)]
    assert texts[0] == texts[1]
    look(one, "begun")
    # Each sees how many cards the other has out.
    steps = steps_of(hosting, name, GAME)
    half = next(n for n, step in enumerate(steps) if sum(step.after.foundations) >= 13) + 1
    play_all(one, steps[:half])
    expect(two.page.locator(".race li").first).to_contain_text("Player 1 13")
    look(two, "progress-phone")
    look(one, "progress")
    # No cards can be learned meanwhile.
    one.enter("oracle")
    expect(one.status).to_contain_text("secret until everybody's time is up")
    # One reloads the page, and is back in the race.
    one.page.reload()
    expect(one.page.locator(".race li").first).to_contain_text("You 13")
    play_all(two, steps)
    expect(two.page.locator(".win")).to_be_visible()
    expect(one.page.locator(".race li").nth(1)).to_contain_text("Player 2 52")
    expect(one.status).to_contain_text(re.compile(r"Player 2: won in \d:\d\d, place 1\."))
    play_all(one, steps[half:])
    expect(one.page.locator(".win")).to_be_visible()
    for seat in (one, two):  # the answer to the last move may come after it
        seat.page.wait_for_function("() => heard.join().includes('The race is over.')")
    expect(two.status).to_contain_text(re.compile(r"Player 1: won in \d:\d\d, place 2\."))
    look(one, "over")
    look(two, "over-phone")
    # The secret is public now, and fits the commitment.
    two.page.get_by_role("button", name="Race", exact=True).click()
    room = two.page.get_by_role("dialog")
    room.get_by_text("Check the deal").click()
    expect(room.get_by_text(proof)).to_be_visible()
    secret = Races(hosting.store.database).read(name).secret
    expect(room.get_by_text(f"The secret of this race: {secret}.")).to_be_visible()
    look(two, "room-phone")


def test_the_board_of_the_day_shows_verified_wins(visit: Visits, hosting: Server) -> None:
    begin_a_day()
    visitor = visit(hosting)
    visitor.context.add_init_script(LIVE)
    seat = visitor.open()
    seat.wait_for_table()
    open_dialog(seat, "Ranked deal")
    dialog = seat.page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option(GAME)
    expect(dialog.locator("p[aria-live]").first).to_have_text("Nobody has begun yet.")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(seat.page.locator(".facts .deal")).to_contain_text("Ranked")
    today = str(Boards(hosting.store.database).today())
    steps = steps_of(hosting, today, GAME)
    seat.enter("draw")
    seat.enter("undo")
    play_all(seat, steps)
    expect(seat.page.locator(".win")).to_be_visible()
    open_dialog(seat, "Ranked deal")
    cells = dialog.get_by_role("row").nth(1).locator("th, td")
    expect(cells).to_have_text(["1", "You", re.compile(r"\d:\d\d"), re.compile(r"\d+"), "208", "1"])
    expect(dialog.locator("p[aria-live]").first).to_contain_text("Your place: 1 of 1")
    look(seat, "board")
    # The server has the game, and played every move itself.
    (entry,) = Boards(hosting.store.database).board(today, GAME, "").entries
    game = Store(hosting.store.database, entry.player).read(seat.game_id)
    assert game is not None
    assert game.is_won
    assert entry.moves == game.moves_made
    # Nothing that could show the cards leaves the server before the day is over.
    answer = json.loads(hosting.get(f"/api/days/{today}").body)
    assert "secret until" in answer["error"]
