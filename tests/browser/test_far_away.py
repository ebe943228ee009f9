"""A server far away: acts that are made before the answers come mean what they mean at leisure."""

from collections.abc import Callable
from itertools import product, takewhile
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Dragger, Finger, places, target_of
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.visitors import WHILE_GONE
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.length import IS_LONG
from tests.support.network import Network
from tests.support.serving import Server
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Step, is_column, place_text

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
SEEDS, ACTS = (13, 200) if IS_LONG else (1, 25)


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


class Hasty:
    """Makes moves by a mouse or a finger, each as soon as its card is seen on its pile. Waits for
    no answer.
    """

    def __init__(self, seat: Seat, hands: type[Dragger]) -> None:
        self._seat, self._hands = seat, hands(seat)
        self._random, self._last = Random(hands.__name__), ""

    def draw(self) -> None:
        self._hands.draw()

    def drag(self, step: Step) -> None:
        """Drags the cards to their pile."""
        self._hands.go(self._card(step), self._pile(target_of(step)))

    def press(self, step: Step) -> None:
        """Presses a card, which lifts it, and then its pile."""
        source, target, _ = places(step)
        if source == HAND:
            buttons = {STOCK: "Put on the deck", WASTE: "Discard"}
            if target in buttons:
                return self._seat.button(buttons[target]).click()
            return self._tap(target_of(step), self._pile(target_of(step)))
        is_free = step.before.rules.kind.name == "solitario" and target == FOUNDATION
        self._tap(place_text(source), self._card(step))
        if target not in (source, HAND) and not (is_free and is_column(source)):
            self._tap(target_of(step), self._pile(target_of(step)))
        return None

    def _tap(self, place: str, point: tuple[float, float]) -> None:
        if place == self._last:
            self._seat.pause()
        self._seat.page.wait_for_timeout(self._random.choice([30, 90, 200, 600]))
        self._hands.go(point, point)
        self._last = place

    def _card(self, step: Step) -> tuple[float, float]:
        card = f".slot > .face[data-card='{step.cards[0]}']:not(.lifted)"
        found = self._seat.pile(place_text(step.move.source)).locator(card)
        expect(found).to_be_visible()
        box = box_of(found)
        return box["x"] + box["width"] / 2, box["y"] + 6

    def _pile(self, place: str) -> tuple[float, float]:
        box = box_of(self._seat.pile(place))
        return box["x"] + box["width"] / 2, box["y"] + 30


POINTERS: Final = [*product((Dragger, Finger), (Hasty.drag, Hasty.press), (KLONDIKE, SOLITARIO))]
"""The hands, what they do, and the game. The usual run tries each pair of these."""


@pytest.mark.parametrize(
    ("hands", "way", "asked"),
    POINTERS if IS_LONG else [POINTERS[at] for at in (0, 3, 5, 6)],
    ids=lambda each: each["game"] if isinstance(each, dict) else each.__name__,
)
def test_pointers_do_not_wait_for_answers(
    visit: Visits,
    own_server: Server,
    hands: type[Dragger],
    way: Callable[[Hasty, Step], None],
    asked: dict[str, str],
) -> None:
    """The player stops at the first redeal: a card that he sees before it may be one that he is to
    play after it.
    """
    whole = win(asked["game"])[: 60 if IS_LONG else 24]
    steps = tuple(takewhile(lambda step: step.before.stock or step.move.source != STOCK, whole))
    with Network(own_server, TRIP / 2, jitter=TRIP) as network:
        seat = visit(network.server, touch=hands is Finger).sit(**asked)
        hasty = Hasty(seat, hands)
        for step in steps:
            if step.move.source == STOCK:
                hasty.draw()
            else:
                way(hasty, step)
        seat.page.keyboard.press("i")
        expect(seat.status).to_contain_text(f"deal {asked['number']}.")
        assert seat.moves == said_of(steps)
        seat.page.close()
