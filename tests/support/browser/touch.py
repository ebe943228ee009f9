"""Fingers on the screen of a page: real touch events, of Chromium and of Firefox."""

from typing import Protocol

from playwright.sync_api import Page

from .firefox import Commander

Point = tuple[float, float]


class Screen(Protocol):
    """A touch screen."""

    def glide(self, *points: Point) -> None:
        """Touches the first point, moves to the others and lifts; one point is a tap."""


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

    def break_off(self, *points: Point) -> None:
        """Glides, but a gesture of the system takes the finger. Firefox cannot be told so."""
        self._move(points)
        self._touch("touchCancel")

    def _move(self, points: tuple[Point, ...]) -> None:
        for at, point in enumerate(points):
            self._touch("touchMove" if at else "touchStart", point)

    def _touch(self, kind: str, *points: Point) -> None:
        self._tools.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )


class Firefox:
    """Sends touches over WebDriver BiDi."""

    def __init__(self, page: Page) -> None:
        self._firefox = Commander(page)

    def glide(self, *points: Point) -> None:
        first, *others = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points
        ]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": [first, down, *others, up],
        }
        self._firefox.ask(
            "input.performActions", {"context": self._firefox.page, "actions": [finger]}
        )
