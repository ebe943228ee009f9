"""A server far away: acts that are made before the answers come mean what they mean at leisure."""

from itertools import takewhile
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Dragger, target_of
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.visitors import WHILE_GONE
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.length import IS_LONG
from tests.support.network import Network
from tests.support.serving import Server
from winnable.law.position import STOCK, Step

from .conftest import Visits

TRIP: Final = 0.5
"""Seconds to the server and back."""
KEYS: Final = ("Space", "Space", "Space", "Enter", "Shift+Enter", "d", "z", "Backspace", "Shift+W")
WAYS: Final = (
    [(game, upgrades) for game in (KLONDIKE, SOLITARIO) for upgrades in (True, False)]
    if IS_LONG
    else [(KLONDIKE, True), (SOLITARIO, False)]
)
"""Games, and whether the network passes WebSockets on."""
WATCH: Final = """(status) => {
  window.lost = new Promise((resolve) => {
    const observer = new MutationObserver(() => status.dataset.link === "open" || resolve())
    observer.observe(status, { attributeFilter: ["data-link"] })
  })
}"""
"""Makes a promise that the page has noticed the loss of its connection."""
SEEDS, ACTS = (13, 200) if IS_LONG else (1, 40)


def hurry(
    visit: Visits, network: Network, asked: dict[str, str], random: Random, *, is_cut: bool = False
) -> str:
    """Makes acts without waiting for their answers; returns the moves of the saved game. The
    network may be cut from time to time.
    """
    visitor = visit(network.server)
    visitor.expect_complaints(WHILE_GONE)
    seat = visitor.sit(**asked)
    seat.press("1")
    cuts = Random(asked["number"])
    piles = [each for each in "1234567" if seat.pile(each).count()]
    for _ in range(ACTS):
        choice = random.random()
        if choice < 0.4:
            seat.page.keyboard.press(random.choice(piles))
        elif choice < 0.9:
            seat.page.keyboard.press(random.choice(KEYS))
        else:
            name = random.choice(["Draw", "Undo"])
            seat.button(name).first.evaluate("(button) => button.click()")
            seat.table.locator("[tabindex='0']").focus()
        seat.page.wait_for_timeout(random.choice([10, 30, 80, 200]))
        if is_cut and cuts.random() < 0.1:
            seat.status.evaluate(WATCH)
            network.cut()
            seat.page.evaluate("lost")
            expect(seat.status).to_have_attribute("data-link", "open")
    # What is asked last is answered last.
    seat.page.keyboard.press("i")
    expect(seat.status).to_contain_text(f"deal {asked['number']}.")
    moves = seat.moves
    seat.page.close()
    return moves


@pytest.mark.parametrize(
    ("asked", "upgrades"), WAYS, ids=lambda each: each if isinstance(each, bool) else each["game"]
)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_acts_keep_their_order_and_meaning(
    visit: Visits, own_server: Server, asked: dict[str, str], seed: int, *, upgrades: bool
) -> None:
    played = []
    for trip, jitter in ((0, 0), (TRIP, 0)) if seed % 2 else ((0, 0), (TRIP / 2, TRIP)):
        with Network(own_server, trip, jitter=jitter, upgrades=upgrades or not trip) as network:
            played.append(hurry(visit, network, asked, Random(seed)))
    assert len(set(played)) == 1


@pytest.mark.parametrize(
    ("asked", "upgrades"), WAYS, ids=lambda each: each if isinstance(each, bool) else each["game"]
)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_cut_neither_loses_nor_repeats_an_act(
    visit: Visits, own_server: Server, asked: dict[str, str], seed: int, *, upgrades: bool
) -> None:
    played = []
    for cuts in (False, True):
        with Network(own_server, TRIP / 2, jitter=TRIP / 4, upgrades=upgrades) as network:
            random = Random(f"cuts {seed}")
            played.append(hurry(visit, network, asked, random, is_cut=cuts))
    assert len(set(played)) == 1


def drag(seat: Seat, step: Step) -> None:
    """Makes a move with the mouse as soon as its card can be taken."""
    if step.move.source == STOCK:
        seat.click("s")
        return
    card = seat.table.locator(f".slot > .face[data-card='{step.cards[0]}']:not(.lifted)")
    expect(card).to_be_visible()
    box, goal = box_of(card), box_of(seat.pile(target_of(step)))
    start = box["x"] + box["width"] / 2, box["y"] + 6
    Dragger(seat).go(start, (goal["x"] + goal["width"] / 2, goal["y"] + 30))


@pytest.mark.chromium("its drags are those of the mouse")
@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_drags_do_not_wait_for_answers(
    visit: Visits, own_server: Server, asked: dict[str, str]
) -> None:
    """The player stops at the first redeal: a card that he sees before it may be one that he is to
    play after it.
    """
    whole = win(asked["game"])[: 60 if IS_LONG else 24]
    steps = tuple(takewhile(lambda step: step.before.stock or step.move.source != STOCK, whole))
    with Network(own_server, TRIP) as network:
        seat = visit(network.server).sit(**asked)
        for step in steps:
            drag(seat, step)
        seat.page.keyboard.press("i")
        expect(seat.status).to_contain_text(f"deal {asked['number']}.")
        assert seat.moves == said_of(steps)
        seat.page.close()
