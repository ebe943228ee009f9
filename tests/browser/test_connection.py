"""Loading again, two windows, and a server that dies in mid-game: nothing is lost."""

from pathlib import Path

from playwright.sync_api import expect
from serving import Server, free_port, serving

from .conftest import Sits, Visits
from .players import Typist
from .wins import follow, said_of, win

DEAL = {"game": "draw-three", "number": "64"}
WHILE_GONE = r"WebSocket connection to|Failed to load resource|Failed to fetch|net::ERR"
"""What the browser itself notes while there is no server."""


def test_loading_again_in_mid_game(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.command("draw")
    seat.command("6 1")
    seat.click("3")
    seat.hear()
    board = seat.table.inner_text()
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    assert "Game resumed: 2 moves" in str(seat.status.text_content())
    # What was lifted is still lifted: the game is where it was, hand and all.
    assert seat.table.inner_text() == board
    seat.do(seat.button("Undo").click)
    seat.do(seat.button("Undo").click)
    seat.do(seat.button("Redo").click)
    assert seat.moves == "sw"


def test_back_and_forward_lead_from_game_to_game(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.command("draw")
    first = seat.game_id
    other = seat.server.begin(game="solitario", number="7")
    seat.page.goto(f"{seat.server.origin}/game/{other}")
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Solitario")
    seat.page.go_back()
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Klondike, draw three")
    assert seat.game_id == first
    expect(seat.status).to_contain_text("Game resumed: 1 move")


def test_a_second_window_sees_what_the_first_does(visit: Visits) -> None:
    visitor = visit()
    one = visitor.sit(**DEAL)
    two = visitor.join(one.game_id)
    said = one.command("6 1")
    assert two.hear() == said
    expect(two.pile("1").locator(".slot")).to_have_count(2)
    said = two.do(lambda: two.click("s"))
    assert one.hear() == said
    one.command("where 7 of hearts")
    two.has_heard_nothing()  # a question is nobody else's business
    assert one.moves == two.moves == "61 sw"


def test_a_server_that_is_killed_and_comes_back_loses_nothing(
    visit: Visits, tmp_path: Path
) -> None:
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
        assert seat.hear() == "The server is gone; your game is saved. Trying again…"
        expect(seat.status).to_have_attribute("data-link", "lost")
        # The cards stay in sight, and what is tried meanwhile is answered, not lost in silence.
        expect(seat.card("7 of hearts")).to_be_visible()
        assert seat.after(seat.button("Draw").click).startswith("The server is gone")
    with serving(home, port=port) as again:
        assert again.port == port
        seat.page.evaluate("window.dispatchEvent(new Event('online'))")
        assert seat.hear() == "The server is there again."
        seat.server = again
        assert seat.moves == said_of(steps[:6])
        for step in steps[6:]:
            typist.make(step)
        assert seat.moves == said_of(steps)
        seat.has_heard_nothing()


def test_the_page_finds_the_server_again_by_itself(visit: Visits, tmp_path: Path) -> None:
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
        assert seat.hear() == "The server is there again."
        # The card in the hand is in the hand still.
        assert seat.command("hand").rstrip(".") in held
        expect(seat.pile("h").locator(".slot.held")).to_have_count(1)


def test_the_page_opens_while_the_server_is_gone(visit: Visits, tmp_path: Path) -> None:
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
        server.process.kill()
        server.process.wait()
        seat.hear()
        seat.page.reload()
        seat.forget_all()
        assert seat.hear() == "The server is gone; your game is saved. Trying again…"
    with serving(home, port=port):
        expect(seat.status).to_contain_text("Game resumed: 1 move", timeout=15_000)
        expect(seat.card("7 of hearts")).to_be_visible()


def test_an_address_without_a_game_has_a_way_on(visit: Visits) -> None:
    seat = visit().open("/game/draw-three-20260101-000000-0123456789abcdef")
    expect(seat.status).to_have_text("There is no game at this address.")
    seat.button("New game").click()
    dialog = seat.page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="Deal", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(seat.table.locator(".slot").first).to_be_visible()
    assert seat.moves == ""


def test_a_game_that_is_open_elsewhere_is_not_touched(visit: Visits, own_server: Server) -> None:
    with serving(own_server.home) as other:  # two programs, one store
        game = own_server.begin(**DEAL)
        seat = visit(own_server).join(game)
        seat.command("draw")
        second = visit(other).open(f"/game/{game}")
        expect(second.status).to_contain_text("This game is open in another program.")
        expect(second.button("Load again")).to_be_visible()
        second.button("New game").click()
        expect(second.page.get_by_role("dialog", name="New game")).to_be_visible()
        assert seat.moves == "sw"


def test_moves_of_two_windows_at_once_are_all_answered(visit: Visits) -> None:
    visitor = visit()
    one = visitor.sit(**DEAL)
    two = visitor.join(one.game_id)
    for seat in (one, two, one, two):
        seat.click("s")
    one.hear_all(4)
    two.hear_all(4)
    assert one.moves == said_of(follow("draw-three", 64, "sw sw sw sw"))
