"""A connection that is dead but open: nothing arrives any more, and nothing closes."""

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat
from tests.support.browser.visitors import WHILE_GONE
from tests.support.network import Network
from tests.support.serving import Server, until

from .conftest import Visits

DEAL = {"game": "draw-three", "number": "64"}
BLOCKED = "Live connections are blocked here, so the game uses ordinary web requests."
GONE = "The server is not responding; your game is saved. Trying again..."


def sit(visit: Visits, network: Network, *, upgrades: bool) -> Seat:
    visitor = visit(network.server)
    visitor.expect_complaints(WHILE_GONE)
    seat = visitor.sit(**DEAL)
    assert upgrades or seat.hear() == BLOCKED
    return seat


@pytest.mark.parametrize("upgrades", [True, False], ids=["sockets", "streams"])
def test_a_dead_connection_is_noticed_and_replaced(
    visit: Visits, own_server: Server, *, upgrades: bool
) -> None:
    with Network(own_server, upgrades=upgrades) as network:
        seat = sit(visit, network, upgrades=upgrades)
        seat.click("s")
        seat.hear()
        network.open_hole(only_old=True)
        seat.click("s")
        assert seat.hear() == GONE
        until(lambda: "Drew " in seat.page.evaluate("heard.at(-1)"))  # the page has asked again
        back = seat.page.evaluate("(gone) => heard.slice(heard.indexOf(gone) + 1).join(' ')", GONE)
        assert back.startswith("The server is back. Drew ")  # in two messages if that took long
        seat.forget()
        expect(seat.status).to_have_attribute("data-link", "open")
        assert seat.moves == "sw sw"
        seat.do(lambda: seat.click("s"))
        assert seat.moves == "sw sw sw"
        seat.page.close()


@pytest.mark.parametrize("upgrades", [True, False], ids=["sockets", "streams"])
def test_a_hole_in_the_network_loses_no_move(
    visit: Visits, own_server: Server, *, upgrades: bool
) -> None:
    with Network(own_server, upgrades=upgrades) as network:
        seat = sit(visit, network, upgrades=upgrades)
        seat.click("s")
        seat.hear()
        network.open_hole()
        seat.click("s")
        assert seat.hear() == GONE
        expect(seat.status).to_have_attribute("data-link", "lost")
        assert seat.after(lambda: seat.click("s")).startswith("The server is not responding")
        # The first of the two arrives now, in a connection that the page has given up, and is
        # asked again in the next one.
        network.close_hole()
        until(lambda: seat.moves == "sw sw sw")
        until(lambda: "The server is back." in seat.page.evaluate("heard.join()"))
        expect(seat.status).to_have_attribute("data-link", "open")
        expect(seat.status).to_contain_text("15 left.")
        board = seat.table.inner_text()
        seat.page.reload()
        seat.forget_all()
        seat.wait_for_table()
        assert seat.table.inner_text() == board
        assert seat.moves == "sw sw sw"
        seat.page.close()
