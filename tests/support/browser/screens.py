"""A walk through every screen of the page."""

import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import WebSocketRoute, expect

from winnable.speech.messages.voice import labels

from .site import SiteVisitor
from .visitors import Visitor
from .wins import KLONDIKE, SOLITARIO, said_of, win

LOST: Final = {"game": "draw-three", "number": "53", "moves": " ".join(["sw"] * 8)}
"""w7 loses the game for certain."""
TWO_PLACES: Final = {"rules": "d1c3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
DIALOGS: Final = {
    "options": ("home", "daily", "share", "settings"),
    "help": ("rules", "keys"),
    "home": ("other", "stats", "profile", "about"),
}
"""The dialogs, by what opens them."""
CONTENTS: Final = {
    "home": ".home b",
    "daily": ".days button",
    "profile": "#import",
    "rules": ".pictures p",
}
"""What is loaded last in a dialog."""


class Walk:
    """A walk through every screen of the page, in one window."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.words = labels(language, "ui-")
        self.server = visitor.server
        self._has_server = not isinstance(visitor, SiteVisitor)
        self._gone = 0
        self._sockets: list[WebSocketRoute] = []
        visitor.context.route_web_socket(re.compile("/api/games/"), self._connect)
        visitor.expect_complaints("Failed to load resource.*404")
        seat = visitor.open()
        seat.table.locator(".slot").first.wait_for()
        self.page = seat.page

    def _connect(self, socket: WebSocketRoute) -> None:
        """Connects to the server, or closes the socket with the code ``_gone`` if it is set."""
        self._sockets.append(socket)
        if self._gone:
            socket.close(code=self._gone)
        else:
            socket.connect_to_server()

    def _close(self, code: int, state: str) -> None:
        self._gone = code
        self._sockets[-1].close(code=code)
        self._wait_for(state)

    def screens(self) -> Iterator[str]:
        """Yields the name of each screen while it is visible."""
        yield from self._tables()
        self._open(KLONDIKE)
        yield from self._dialogs()
        yield from self._lost()
        yield from self._menus()
        if self._has_server:
            yield from self._ends()

    def _tables(self) -> Iterator[str]:
        press = self.page.keyboard.press
        self._open(KLONDIKE)
        yield "start"
        press("Tab")  # with keys, the texts are in sight
        for summary in self.page.locator("summary").all():
            summary.click()
        yield "table in words"
        self._lift("6")
        yield "held"
        self._open({**KLONDIKE, "moves": said_of(win("draw-three")[:30])})
        self._button("hints", menu="help").click()
        yield "in play, with hints"
        self._open(TWO_PLACES)
        self._stop("3").focus()
        press("Enter")
        self.page.locator("section.buttons button").nth(1).wait_for()
        yield "a choice"
        steps = win("solitario")
        drawn = [n for n, step in enumerate(steps) if step.after.hand][3]
        self._open({**SOLITARIO, "moves": said_of(steps[:drawn])})
        yield "solitario"
        self._open({**SOLITARIO, "moves": said_of(steps[: drawn + 1])})
        self.page.locator(".slot.held").wait_for()
        yield "hand full"
        self._open({**KLONDIKE, "moves": said_of(win("draw-three"))})
        self.page.locator(".ended").wait_for()
        yield "won"
        self._button("replay").click()
        self.page.locator(".replay").wait_for()
        yield "replay"

    def _dialogs(self) -> Iterator[str]:
        for menu, names in DIALOGS.items():
            for name in names:
                if menu == "home":
                    self._button("home", menu="options").click()
                    self.page.locator(".home b", has_text=self.words[name]).first.click()
                else:
                    self._button(name, menu=menu).click()
                yield from self._dialog(name, CONTENTS.get(name, "p, label"))
        self._button("tutorial", menu="help").click()
        self.page.locator(".tutor .told").wait_for(state="attached")
        yield "tutorial"
        self._button("tutorial-leave").click()
        self.page.locator(".tutor").wait_for(state="detached")
        self._stop("6").focus()
        expect(self._stop("6")).to_be_focused()
        self.page.keyboard.press("Shift+Space")
        yield from self._dialog("card", ".big")
        for line in ("6 1", "undo", "3 f", "undo"):
            before = self.page.locator("#status").text_content() or ""
            self.page.locator("#cmd").fill(line)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("#status")).not_to_have_text(before)
        self._button("redo", menu="options").click()
        yield from self._dialog("branches", "li button")

    def _lost(self) -> Iterator[str]:
        """Shows the chance, plays the losing move, and opens the review."""
        self._open(LOST)
        self._button("settings", menu="options").click()
        self.page.get_by_label(self.words["set-chance"]).check()
        self.page.keyboard.press("Escape")
        self.page.locator(".chance .share").wait_for()
        yield "chance"
        self._lift("w")
        self._stop("7").click()
        self.page.locator(".ended").wait_for()
        self._button("lost-where").click()
        more = self.page.get_by_role("button", name=self.words["review-more"])
        more.wait_for()
        yield "replay with a review"
        more.click()
        yield from self._dialog("review", ".verdicts")
        self.page.get_by_role("button", name=self.words["replay-end"]).click()
        yield "lost, with help"

    def _dialog(self, name: str, content: str) -> Iterator[str]:
        dialog = self.page.locator("dialog")
        dialog.locator(content).first.wait_for()
        yield f"dialog {name}"
        if name == "review":
            dialog.locator("summary").click()
            yield "dialog review, the whole line"
        if name == "other":
            dialog.locator("[value='other']").check()
            dialog.locator("[value='paste']").check()
            yield "dialog new, other rules"
            dialog.locator("[value='draw-three']").check()
            dialog.locator("[value='find']").check()
            dialog.locator("footer button").click()
            dialog.locator(".found").wait_for()
            yield "dialog new, deals found"
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

    def _menus(self) -> Iterator[str]:
        for menu in ("options", "help"):
            self._button(menu).click()
            yield f"menu {menu}"
            self.page.keyboard.press("Escape")

    def _ends(self) -> Iterator[str]:
        self._close(1011, "lost")
        yield "server gone"
        self._open(KLONDIKE, "lost")
        yield "no server"
        ends = {4404: "missing", 4409: "busy", 4410: "left", 4500: "unreadable"}
        for code, state in ends.items():
            self._gone = code
            self._open(KLONDIKE, state)
            yield state
        self.page.goto(f"{self.server.origin}/nowhere")
        yield "no page"

    def _open(self, asked: dict[str, str], state: str = "open") -> None:
        self.page.goto(self.server.address_of(self.server.begin(**asked)))
        self._wait_for(state)

    def _wait_for(self, state: str) -> None:
        self.page.locator(f'#status[data-link="{state}"]').wait_for()

    def _button(self, name: str, menu: str | None = None) -> Any:
        if menu:
            self._button(menu).click()
            entries = self.page.locator("[role=menu]:visible [role^=menuitem]")
            return entries.filter(has_text=re.compile(f"^{re.escape(self.words[name])}$"))
        return self.page.get_by_role("button", name=self.words[name], exact=True).first

    def _stop(self, place: str) -> Any:
        return self.page.locator(f'[data-pile="{place}"] .slot').last

    def _lift(self, place: str) -> None:
        self._stop(place).click()
        self.page.locator(".slot.held").wait_for()
