"""Fingers on the screen of a page: real touch events, of Chromium and of Firefox."""

import time
from typing import Final, Protocol

from playwright.sync_api import Page

from .firefox import Commander

Point = tuple[float, float]


class Screen(Protocol):
    """A touch screen."""

    def glide(self, *points: Point) -> None:
        """Touches the first point, moves to the others and lifts; one point is a tap."""

    def tap(self, point: Point, times: int) -> None:
        """Taps a point some times in quick succession, however busy the machine is."""


def screen_of(page: Page) -> Screen:
    """The touch screen of a page."""
    browser = page.context.browser
    assert browser is not None
    return Chromium(page) if browser.browser_type.name == "chromium" else Firefox(page)


class Chromium:
    """Sends touches over the DevTools protocol."""

    def __init__(self, page: Page) -> None:
        self._tools = page.context.new_cdp_session(page)

    def glide(self, *points: Point) -> None:
        self._move(points)
        self._touch("touchEnd")

    def tap(self, point: Point, times: int) -> None:
        begun = time.time()
        for turn in range(times):
            at = begun + turn / 20
            self._touch("touchStart", point, at=at)
            self._touch("touchEnd", at=at)

    def break_off(self, *points: Point) -> None:
        """Glides, but a gesture of the system takes the finger. Firefox cannot be told so."""
        self._move(points)
        self._touch("touchCancel")

    def _move(self, points: tuple[Point, ...]) -> None:
        for at, point in enumerate(points):
            self._touch("touchMove" if at else "touchStart", point)

    def _touch(self, kind: str, *points: Point, at: float | None = None) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._tools.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": touched, "timestamp": time.time() if at is None else at},
        )


class Firefox:
    """Sends touches over WebDriver BiDi."""

    def __init__(self, page: Page) -> None:
        self._firefox = Commander(page)

    def glide(self, *points: Point) -> None:
        first, *others = map(_move, points)
        self._act(first, _DOWN, *others, _UP)

    def tap(self, point: Point, times: int) -> None:
        self._act(_move(point), *(_DOWN, _UP) * times)

    def _act(self, *actions: dict[str, object]) -> None:
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": actions,
        }
        self._firefox.ask(
            "input.performActions", {"context": self._firefox.page, "actions": [finger]}
        )


_DOWN: Final[dict[str, object]] = {"type": "pointerDown", "button": 0}
_UP: Final[dict[str, object]] = {"type": "pointerUp", "button": 0}


def _move(point: Point) -> dict[str, object]:
    x, y = map(round, point)
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0}
