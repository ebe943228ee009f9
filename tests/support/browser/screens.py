"""A walk through every screen of the page."""

import re
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import FilePayload, WebSocketRoute, expect

from winnable.catalogues.new import new_game
from winnable.law.variants import VARIANTS
from winnable.speech.messages.voice import labels

from .columns import longest_column
from .ends import surely_lost, surely_won
from .site import SiteVisitor
from .visitors import Visitor
from .wins import KLONDIKE, SOLITARIO, said_of, win

LOST: Final = {"game": "draw-three", "number": "53", "moves": " ".join(["sw"] * 8)}
"""w7 loses the game for certain."""
NEW: Final = {"toured": False, "touredSolitario": False, "last": ""}
LARGE: Final = {"size": 400, "left": True, "clock": True, "score": True, "four": True}
USUAL: Final = {"size": 100, "left": False, "clock": False, "score": False, "four": False}
"""Settings of a newcomer, of somebody with large cards, and the usual ones."""
TWO_PLACES: Final = {"rules": "d1c3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
DIALOGS: Final = {
    "options": ("home", "daily", "share", "settings"),
    "help": ("rules", "keys"),
    "home": ("other", "mine", "stats", "profile", "about"),
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
        visitor.expect_complaints("Failed to load resource.*40[04]")
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
        yield from self._presets()
        self._open(KLONDIKE)
        yield from self._dialogs()
        yield from self._own_table()
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
        self._button("hint").click()
        self.page.locator(".offered").first.wait_for()
        yield "a hint"
        self._button("hints", menu="help").click()
        self._open(TWO_PLACES)
        self._stop("3").focus()
        press("Enter")
        self.page.locator(".move-list button").nth(1).wait_for()
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

    def _presets(self) -> Iterator[str]:
        """The other games, a long pile, ends that are certain, a refusal, other settings."""
        for game in VARIANTS:
            if game not in ("draw-three", "solitario"):
                self._open({"game": game, "number": "64"})
                yield f"table of {game}"
        for game in ("draw-three", "solitario"):
            self._open(longest_column(game))
            yield f"the longest column of {game}"
        self._open(surely_won("draw-three"))
        self.page.locator(".ended").wait_for()
        yield "surely won"
        self._open(surely_lost("one-pass"))
        self.page.locator(".ended").wait_for()
        yield "surely lost"
        self._open(KLONDIKE)
        self._type("1 1")
        yield "refused"
        self._keep(LARGE)
        yield "large cards"
        self._keep(NEW)
        self.page.locator(".tutor").wait_for()
        yield "first visit"
        self._keep({"toured": True, "touredSolitario": True, "last": "klondike", **USUAL})

    def _keep(self, likes: dict[str, Any]) -> None:
        """Loads the page again with these settings."""
        self.page.evaluate(
            """(likes) => {
              const kept = JSON.parse(localStorage.getItem("winnable"))
              localStorage.setItem("winnable", JSON.stringify({ ...kept, ...likes }))
            }""",
            likes,
        )
        self.page.reload()
        self._wait_for("open")
        self.page.locator("#table .slot").first.wait_for()

    def _type(self, line: str) -> None:
        """Types a line into the command box and waits for its sentence."""
        before = self.page.locator("#status").text_content() or ""
        self.page.locator("#cmd").fill(line)
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#status")).not_to_have_text(before)

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
            self._type(line)
        self._button("redo", menu="options").click()
        yield from self._dialog("branches", "li button")

    def _own_table(self) -> Iterator[str]:
        """The editor of a table, empty, full and at fault; the question for a card."""
        self._button("home", menu="options").click()
        self.page.locator(".home b", has_text=self.words["own"]).first.click()
        dialog = self.page.locator("dialog")
        dialog.locator(".faces button").first.wait_for()
        yield "dialog own"
        dialog.locator("[name=place-1]").fill("zz")
        dialog.locator("[name=place-1][aria-invalid=true]").wait_for()
        yield "dialog own, refused"
        dialog.locator(".fields button").nth(1).click()
        dialog.locator("[aria-invalid=true]").wait_for(state="detached")
        yield "dialog own, filled"
        dialog.locator("select").select_option("solitario")
        dialog.locator(".italian").wait_for()
        yield "dialog own, solitario"
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        self._open({"table": new_game("draw-one", number=64).view.text})
        self._stop("s").click()
        yield from self._reveal()
        self._open(KLONDIKE)

    def _reveal(self) -> Iterator[str]:
        dialog = self.page.locator("dialog")
        dialog.locator(".faces button").first.wait_for()
        yield "dialog reveal"
        dialog.locator("#reveal-name").fill("zz")
        self.page.keyboard.press("Enter")
        dialog.locator("#reveal-name[aria-invalid=true]").wait_for()
        yield "dialog reveal, refused"
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

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
        more = {"review": self._line, "other": self._deals, "daily": self._months}
        more |= {"settings": self._settings, "profile": self._import}
        yield from more.get(name, lambda: ())()
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

    def _line(self) -> Iterator[str]:
        self.page.locator("dialog summary").click()
        yield "dialog review, the whole line"

    def _settings(self) -> Iterator[str]:
        self.page.locator("dialog summary").click()
        yield "dialog settings, all"

    def _months(self) -> Iterator[str]:
        title, back = self.page.locator("#h-month"), self.page.locator(".month button").first
        for count in range(2):
            before = title.text_content() or ""
            back.click()
            expect(title).not_to_have_text(before)
            yield f"dialog daily, {count + 1} months back"

    def _import(self) -> Iterator[str]:
        file: FilePayload = {"name": "x.json", "mimeType": "application/json", "buffer": b"x"}
        self.page.locator("#import").set_input_files(file)
        self.page.locator(".outcome:not(:empty)").wait_for()
        yield "dialog profile, refused"

    def _deals(self) -> Iterator[str]:
        """Each way to choose rules and a deal; what is refused, and what is found."""
        dialog = self.page.locator("dialog")
        fault, go = dialog.locator(".fault:not(:empty)"), dialog.locator("footer button")
        dialog.locator("[value='other']").check()
        dialog.locator("[value='paste']").check()
        yield "dialog new, other rules"
        dialog.locator("[name=rules]").fill("zz")
        go.click()
        fault.wait_for()
        yield "dialog new, rules refused"
        dialog.locator("[value='draw-three']").check()
        for kind in ("number", "paste", "file"):
            dialog.locator(f"[value='{kind}']").check()
            if kind != "file":
                dialog.locator(f"[name='{kind}']").fill("zz")
            go.click()
            fault.wait_for()
            yield f"dialog new, {kind} refused"
        dialog.locator("[value='find']").check()
        yield "dialog new, find"
        go.click()
        dialog.locator(".found").wait_for()
        yield "dialog new, deals found"

    def _menus(self, when: str = "") -> Iterator[str]:
        for menu in ("options", "help"):
            self._button(menu).click()
            yield f"menu {menu} {when}".rstrip()
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
        yield from self._menus("without a game")
        self._button("about", menu="help").click()
        yield from self._dialog("about without a game", "p")
        self._button("home", menu="options").click()
        yield from self._dialog("home without a game", ".home b")
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
