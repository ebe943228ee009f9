"""A network that blocks WebSockets: the page plays by requests, and says so once."""

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Typist
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.length import some
from tests.support.network import Network
from tests.support.serving import Server
from winnable.speech.messages.voice import labels

from .conftest import Visits

FAILED = r"WebSocket connection to|can’t establish a connection to"
"""What the browsers log of it."""


@pytest.mark.parametrize("asked", some([KLONDIKE, SOLITARIO], 1), ids=lambda asked: asked["game"])
def test_a_game_is_won_without_websockets(
    visit: Visits, own_server: Server, asked: dict[str, str]
) -> None:
    steps = win(asked["game"])
    with Network(own_server, 0.05, upgrades=False) as network:
        visitor = visit(network.server)
        visitor.expect_complaints(FAILED)
        seat = visitor.sit(**asked)
        assert seat.hear() == labels("en", "ui-")["sockets-blocked"]
        other = visitor.open(f"/game/{seat.game_id}")
        other.wait_for_table()
        Typist(seat).make_all(steps)
        for each in (seat, other):
            expect(each.page.locator(".win")).to_be_visible()
            expect(each.status).to_have_attribute("data-link", "open")
        assert seat.moves == said_of(steps)
        for page in visitor.context.pages:
            page.close()
