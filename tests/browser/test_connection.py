"""Reload, two windows, and a server that is killed during a game: nothing is lost."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.languages import SPEAKERS
from tests.support.browser.players import Typist
from tests.support.browser.visitors import WHILE_GONE
from tests.support.browser.wins import follow, said_of, win
from tests.support.disks import fill, small_disk
from tests.support.length import some
from tests.support.ports import free_port
from tests.support.serving import Server, serving, until
from tests.support.stores import write
from winnable.speech.messages import LANGUAGES, Language
from winnable.speech.messages.voice import labels
from winnable.store import Settings
from winnable.web.host.app import MAX_WINDOWS

from .conftest import Sits, Visits

DEAL = {"game": "draw-three", "number": "64"}


@pytest.mark.on_site
def test_a_reload_keeps_the_game(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.command("draw")
    seat.command("6 1")
    board = seat.table.inner_text()
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    assert ". 2 moves" in str(seat.status.text_content())
    assert seat.table.inner_text() == board
    seat.do(seat.button("Undo").click)
    seat.do(seat.button("Undo").click)
    seat.do(seat.button("Redo").click)
    assert seat.moves == "sw"


@pytest.mark.off_site("the worker, which knows what is lifted, ends with the page")
def test_a_reload_keeps_the_lifted_card(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.click("3")
    seat.hear()
    board = seat.table.inner_text()
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    assert seat.table.inner_text() == board


def test_back_and_forward_switch_between_games(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.command("draw")
    first = seat.game_id
    other = seat.server.begin(game="solitario", number="7")
    seat.page.goto(seat.server.address_of(other))
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Solitario italiano")
    seat.page.go_back()
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Draw three")
    assert seat.game_id == first
    expect(seat.status).to_contain_text(re.compile("Resuming .*1 move"))


def test_back_after_a_new_game_returns_to_the_former_game(sit: Sits) -> None:
    seat = sit(**DEAL)
    heading = seat.page.get_by_role("heading", level=1)
    fresh = seat.game_id
    seat.command("draw")
    seat.after(seat.button("New game").click)
    seat.do(lambda: seat.click("s"))
    other = seat.game_id
    seat.page.go_back()
    expect(seat.status).to_contain_text(re.compile("Resuming .*1 move"))
    assert seat.game_id == fresh
    seat.page.go_forward()
    expect(seat.status).to_contain_text(re.compile("Resuming .*1 move"))
    assert seat.game_id == other
    expect(heading).to_have_text("Draw three")


@pytest.mark.off_site("one tab has the games")
def test_a_second_window_follows_the_first(visit: Visits) -> None:
    visitor = visit()
    one = visitor.sit(**DEAL)
    two = visitor.join(one.game_id)
    said = one.command("6 1")
    assert two.hear() == said
    expect(two.pile("1").locator(".slot")).to_have_count(2)
    said = two.do(lambda: two.click("s"))
    assert one.hear() == said
    one.command("where 7 of hearts")
    two.has_heard_nothing()  # the other window hears no questions
    assert one.moves == two.moves == "61 sw"


@pytest.mark.off_site("a fault of a server")
def test_a_killed_and_restarted_server_loses_nothing(visit: Visits, tmp_path: Path) -> None:
    port, home = free_port(), tmp_path / "home"
    steps = win("draw-three")[:8]
    with serving(home, port=port) as server:
        visitor = visit(server)
        visitor.expect_complaints(WHILE_GONE)
        seat = visitor.sit(**DEAL)
        typist = Typist(seat)
        for step in steps[:6]:
            typist.make(step)
        server.process.kill()
        server.process.wait()
        assert seat.hear() == "The server is not responding; your game is saved. Trying again..."
        expect(seat.status).to_have_attribute("data-link", "lost")
        # The cards stay visible, and input in the meantime gets an answer.
        expect(seat.card("7 of hearts")).to_be_visible()
        assert seat.after(seat.button("Draw").click).startswith("The server is not responding")
    with serving(home, port=port) as again:
        assert again.port == port
        seat.page.evaluate("window.dispatchEvent(new Event('online'))")
        assert seat.hear() == "The server is back."
        seat.server = again
        assert seat.moves == said_of(steps[:6])
        for step in steps[6:]:
            typist.make(step)
        assert seat.moves == said_of(steps)
        seat.has_heard_nothing()


@pytest.mark.off_site("a fault of a server")
def test_the_page_reconnects_by_itself(visit: Visits, tmp_path: Path) -> None:
    port, home = free_port(), tmp_path / "home"
    with serving(home, port=port) as server:
        visitor = visit(server)
        visitor.expect_complaints(WHILE_GONE)
        seat = visitor.sit(game="solitario", number="7")
        held = seat.command("draw")
        server.process.kill()
        server.process.wait()
        seat.hear()
    with serving(home, port=port):
        assert seat.hear() == "The server is back."
        # The card is still in the hand.
        assert seat.command("hand").rstrip(".") in held
        expect(seat.pile("h").locator(".slot.held")).to_have_count(1)


@pytest.mark.off_site("a fault of a server")
def test_the_page_opens_while_the_server_is_down(visit: Visits, tmp_path: Path) -> None:
    port, home = free_port(), tmp_path / "home"
    with serving(home, port=port) as server:
        visitor = visit(server, worker=True)
        visitor.expect_complaints(WHILE_GONE)
        seat = visitor.sit(**DEAL)
        seat.command("draw")
        seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        seat.page.evaluate(
            """async () => {  // until the shelf is filled
              while (!(await (await caches.open("winnable-1")).match("/api/words/en")))
                await new Promise((resolve) => setTimeout(resolve, 20))
            }"""
        )
        for path in ("/healthz", "/nothing"):  # no pages of a game: they are not kept as one
            other = visitor.context.new_page()
            other.goto(f"{server.origin}{path}")
            other.close()
        server.process.kill()
        server.process.wait()
        seat.hear()
        seat.page.reload()
        seat.forget_all()
        assert seat.hear() == "The server is not responding; your game is saved. Trying again..."
    with serving(home, port=port):
        expect(seat.status).to_contain_text(re.compile("Resuming .*1 move"))
        expect(seat.card("7 of hearts")).to_be_visible()


def test_the_page_of_a_missing_game_offers_a_new_one(visit: Visits) -> None:
    seat = visit().open("/game/draw-three-20260101-000000-0123456789abcdef")
    expect(seat.status).to_have_text("There is no game at this address.")
    seat.button("New game").click()
    dialog = seat.page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="Deal", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(seat.table.locator(".slot").first).to_be_visible()
    assert seat.moves == ""


@pytest.mark.off_site("one tab has the games")
@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_both_windows_hear_that_their_game_was_replaced(visit: Visits, language: str) -> None:
    visitor = visit(language=language)
    one = visitor.sit(**DEAL)
    two = visitor.join(one.game_id)
    one.click("s")
    one.hear()
    two.hear()
    one.server.begin(leaving=one.game_id, **DEAL)
    for seat in (one, two):
        assert seat.hear() == SPEAKERS[language].said.replaced
        expect(seat.status).to_have_attribute("data-link", "left")
        expect(seat.table).to_have_count(0)
        seat.page.evaluate("window.dispatchEvent(new Event('online'))")
        seat.has_heard_nothing()


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 2))
def test_an_unreadable_game_is_reported_once_and_not_requested_again(
    visit: Visits, own_server: Server, language: str
) -> None:
    strange = "draw-three-20991122-060622-0123456789ab"
    own_server.store.keep_settings(Settings(language=Language(language)))
    write(own_server.store, "ALTER TABLE games RENAME TO gone")
    seat = visit(own_server, language=language).open(f"/game/{strange}")
    assert seat.hear() == SPEAKERS[language].said.unreadable
    expect(seat.status).to_have_attribute("data-link", "unreadable")
    seat.page.wait_for_timeout(400)  # twice the first pause between attempts
    seat.has_heard_nothing()
    expect(seat.button(labels(language, "ui-")["reload"])).to_be_visible()


@pytest.mark.off_site("a fault of a server")
@pytest.mark.parametrize("language", some(LANGUAGES, 1, 3))
def test_the_page_says_that_the_last_moves_are_not_saved(
    visit: Visits, tmp_path: Path, language: str
) -> None:
    with small_disk(tmp_path, "1m") as place, serving(place / "home") as server:
        visitor = visit(server, language=language)
        visitor.expect_complaints(WHILE_GONE)
        seat = visitor.sit(**DEAL)
        fill(place)
        seat.click("s")
        assert seat.hear().endswith(SPEAKERS[language].said.not_saved)
        server.process.kill()
        server.process.wait()
        assert seat.hear() == SPEAKERS[language].said.unsaved


@pytest.mark.off_site("a limit of a server for others")
@pytest.mark.parametrize("language", some(LANGUAGES, 1, 4))
def test_a_window_that_is_one_too_many_waits_until_another_one_closes(
    visit: Visits, tmp_path: Path, language: str
) -> None:
    with serving(tmp_path / "home", "--host", "0.0.0.0") as server, ExitStack() as held:
        visitor = visit(server, language=language)
        first = visitor.open()
        first.wait_for_table()
        game = first.game_id
        (known,) = visitor.context.cookies()
        cookie = f"{known['name']}={known['value']}"
        for _ in range(MAX_WINDOWS - 1):
            held.enter_context(server.window(game, cookie=cookie)).hello()
        seat = visitor.open(f"/game/{game}")
        assert seat.hear() == SPEAKERS[language].said.too_many
        expect(seat.status).to_have_attribute("data-link", "full")
        seat.page.wait_for_timeout(400)  # twice the first pause between attempts
        seat.has_heard_nothing()
        expect(seat.button(labels(language, "ui-")["reload"])).to_be_visible()
        first.page.close()

        def is_open() -> bool:  # as soon as the server knows that the other window has closed
            seat.page.evaluate("window.dispatchEvent(new Event('online'))")
            return seat.status.get_attribute("data-link") == "open"

        until(is_open)
        seat.wait_for_table()


def test_a_game_that_is_open_elsewhere_is_not_changed(visit: Visits, own_server: Server) -> None:
    with serving(own_server.home) as other:  # two programs, one store
        game = own_server.begin(**DEAL)
        seat = visit(own_server).join(game)
        seat.command("draw")
        second = visit(other).open(f"/game/{game}")
        expect(second.status).to_contain_text("This game is open in another program.")
        expect(second.button("Reload")).to_be_visible()
        second.button("New game").click()
        expect(second.page.get_by_role("dialog", name="New game")).to_be_visible()
        assert seat.moves == "sw"


@pytest.mark.off_site("one tab has the games")
def test_simultaneous_moves_of_two_windows_are_all_answered(visit: Visits) -> None:
    visitor = visit()
    one = visitor.sit(**DEAL)
    two = visitor.join(one.game_id)
    for seat in (one, two, one, two):
        seat.click("s")
    one.hear_all(4)
    two.hear_all(4)
    assert one.moves == said_of(follow("draw-three", 64, "sw sw sw sw"))
