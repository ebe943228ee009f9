"""Players: each one makes the moves of a game in one way only."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Final

from playwright.sync_api import Locator

from winnable.law.cards import suit_of
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Place, Step, is_column, place_text

from .seat import Seat
from .touch import screen_of

FOUNDATIONS: Final = ("fh", "fd", "fc", "fs")
SUITS: Final = ("hearts", "diamonds", "clubs", "spades")


class Player:
    """Makes moves at a table, in one way."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def make(self, step: Step) -> None:
        """Makes the move of a step and hears its one message."""
        raise NotImplementedError

    def make_all(self, steps: Sequence[Step]) -> None:
        """Makes the moves of steps; sends consecutive draws without waiting for each."""
        for is_draw, some in groupby(steps, lambda step: step.move.source == STOCK):
            if is_draw:
                self.seat.do_all([self.draw for _ in some])
            else:
                for step in some:
                    self.make(step)

    def draw(self) -> None:
        """Draws, or turns the waste over, without waiting."""
        raise NotImplementedError

    def finish(self) -> None:
        """Plays all cards out by Auto-finish, without waiting."""
        raise NotImplementedError


def places(step: Step) -> tuple[Place, Place, int]:
    return step.move.source, step.move.target, step.move.count


def target_of(step: Step) -> str:
    """The target pile of a step, by its name on the page."""
    if step.move.target == FOUNDATION:
        return FOUNDATIONS[suit_of(step.cards[0])]
    return place_text(step.move.target)


class Clicker(Player):
    """One click lifts and another places; a double click plays a card to its foundation."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._last = ""

    def draw(self) -> None:
        self.click("s")

    def finish(self) -> None:
        self.seat.button("Auto-finish").click()

    def click(self, place: str, count: int = 1, *, times: int = 1) -> None:
        """Clicks, after a pause that separates it from an earlier click on the place."""
        if place == self._last and place != "s":
            self.seat.pause()
        self.seat.click(place, count, times=times)
        self._last = place

    def make(self, step: Step) -> None:
        seat, (source, target, count) = self.seat, places(step)
        if source == STOCK:
            seat.do(self.draw)
        elif source == HAND:
            self._put_down(step)
        elif source == target or target == HAND:
            seat.do(lambda: self.click(place_text(source)))
        elif target == FOUNDATION:
            self._send_out(step)
        else:
            seat.do(lambda: self.click(place_text(source), count))
            seat.do(lambda: self.click(target_of(step)))

    def _send_out(self, step: Step) -> None:
        seat, source = self.seat, place_text(step.move.source)
        if step.before.rules.asks or step.before.hand is not None or not _is_solitario(step):
            self.click(source, times=2)
            seat.hear_all(2)
        elif step.move.source == WASTE:
            seat.do(lambda: self.click(source))
            seat.do(lambda: self.click(target_of(step)))
        else:  # a click plays it at once
            seat.do(lambda: self.click(source))

    def _put_down(self, step: Step) -> None:
        seat = self.seat
        if step.move.target == STOCK:
            seat.do(seat.button("Put on the deck").click)
        elif step.move.target == WASTE:
            seat.do(seat.button("Discard").click)
        else:
            seat.do(lambda: self.click(target_of(step)))


def _is_solitario(step: Step) -> bool:
    return step.before.rules.kind.name == "solitario"


class Keys(Player):
    """Plays only with keys, from the moment when the page is there."""

    def draw(self) -> None:
        self.seat.press("d")

    def finish(self) -> None:
        self.seat.press("a")

    def make(self, step: Step) -> None:
        seat, (source, target, count) = self.seat, places(step)
        if source == STOCK:
            seat.do(self.draw)
        elif source == HAND:
            self._put_down(step)
        elif target == FOUNDATION:
            self._go(source)
            seat.do(lambda: seat.press("Shift+Enter"))
        elif source == target or target == HAND:
            self._go(source)
            seat.do(lambda: seat.press("Space"))
        else:
            self._go(source)
            seat.press(*["ArrowUp"] * (count - 1))
            seat.do(lambda: seat.press("Space"))
            self._go(target)
            seat.do(lambda: seat.press("Space"))

    def _put_down(self, step: Step) -> None:
        seat, target = self.seat, step.move.target
        if target == STOCK:
            seat.do(lambda: seat.press("Control+p"))
        elif target == WASTE:
            seat.do(lambda: seat.press("x"))
        elif target == FOUNDATION:
            seat.do(lambda: seat.press("Shift+Enter"))
        else:
            self._go(target)
            seat.do(lambda: seat.press("Enter"))

    def _go(self, place: Place) -> None:
        """Moves the focus to a place by a digit, or by a letter and arrows, unless it is there."""
        seat, name = self.seat, place_text(place)
        if seat.focus.partition(".")[0] == name:
            seat.press("End")
        elif is_column(place):
            seat.press(name)
        elif place == WASTE:
            seat.press("Shift+w")
        else:
            seat.press("Shift+f", *["ArrowRight"] * FOUNDATIONS.index(name))
        assert seat.focus.partition(".")[0] == name


class Typist(Player):
    """Types everything into the command box."""

    def make(self, step: Step) -> None:
        self.seat.do(lambda: self.seat.enter(self.words(step)))

    def make_all(self, steps: Sequence[Step]) -> None:
        """Types line after line: a line need not wait for the answer to the one before."""
        self.seat.do_all([partial(self.seat.enter, self.words(step)) for step in steps])

    def finish(self) -> None:
        self.seat.enter("finish")

    @staticmethod
    def words(step: Step) -> str:
        source, target, count = places(step)
        if source == STOCK:
            return "draw"
        if source == HAND:
            words = {STOCK: "deck", WASTE: "discard", FOUNDATION: "to f"}
            return words.get(target, f"to {target}")
        if source == target:
            return f"turn {source}"
        if target == HAND:
            return "take x" if source == WASTE else f"take {source}"
        start = place_text(source)
        if source > FOUNDATION:
            start = f"foundation {SUITS[FOUNDATIONS.index(start)]}"
        end = place_text(target)
        return f"{start} {end} {count}" if count > 1 else f"{start} {end}"


class Dragger(Player):
    """Drags cards with the mouse and clicks the stock."""

    steps: Final = 4

    def draw(self) -> None:
        self.seat.click("s")

    def finish(self) -> None:
        self.seat.button("Auto-finish").click()

    def make(self, step: Step) -> None:
        seat, (source, target, count) = self.seat, places(step)
        if source in (STOCK, target):
            seat.do(lambda: seat.click(place_text(source)))
        else:
            seat.do(lambda: self.drag(seat.slot(place_text(source), count), target_of(step)))

    def drag(self, card: Locator, target: str, *, by: tuple[float, float] = (0, 0)) -> None:
        """Drags from the visible part of a card to the top of a pile, or next to it."""
        start = self.seat.middle(card)
        end = self.seat.middle(self.seat.slot(target))
        self.go(start, (end[0] + by[0], end[1] + by[1]))

    def go(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self.seat.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=self.steps)
        mouse.up()


class Finger(Dragger):
    """Drags cards on a touch screen, without a pause at the end, and taps the stock."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.screen = screen_of(seat.page)

    def draw(self) -> None:
        self.tap(self.seat.slot("s"))

    def finish(self) -> None:
        self.tap(self.seat.button("Auto-finish"))

    def make(self, step: Step) -> None:
        seat, (source, target, _) = self.seat, places(step)
        if source in (STOCK, target):
            seat.do(lambda: self.tap(seat.slot(place_text(source))))
        else:
            super().make(step)

    def tap(self, button: Locator) -> None:
        self.screen.glide(self.seat.middle(button))

    def go(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        shares = [part / self.steps for part in range(self.steps + 1)]
        self.screen.glide(
            *(
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                for share in shares
            )
        )
