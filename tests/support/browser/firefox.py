"""Firefox for the browser tests, driven by Playwright over WebDriver BiDi.

Playwright 1.65 sends commands that Firefox ESR 153 does not know, and gives up; and it cannot touch
the screen of Firefox. So it talks to Firefox through this program, which answers these commands
itself, passes everything else on, and takes commands from ``Commander`` as well. For a screenshot,
Playwright adds an inline style, which the policy of the page forbids; this program leaves it out. A
download of a page that has changed its address without loading has no number; it gets one here.

    python -m tests.support.browser.firefox PORT_FILE --remote-debugging-port=0 ...
"""

import asyncio
import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.sync.client import connect as call

from tests.support.tools import FIREFOX

UNKNOWN: Final = re.compile(r"emulation\.setMediaFeaturesOverride|permissions\..*clipboard-")
"""Commands that Firefox does not know, or not for the clipboard. ``emulate`` sets media features
instead, and a preference opens the clipboard.
"""
STYLES: Final = ("if (syncAnimations)", "if (false)")
"""What adds the style to the page, and what does not."""
READY: Final = re.compile(r"(.*WebDriver BiDi listening on )(ws://\S+)")
OVERRIDES: Final = {
    "color_scheme": "prefersColorSchemeOverride",
    "forced_colors": "forcedColorsOverride",
}
"""What overrides a media feature of one page."""
PREFERENCES: Final = {
    "contrast": ("ui.useAccessibilityTheme", "more"),
    "reduced_motion": ("ui.prefersReducedMotion", "reduce"),
}
"""The preference for a media feature of all pages, and the value that it switches on. It applies
also to a page that is still to be loaded, where Firefox sometimes loses an override.
"""
OWN: Final = 1_000_000_000
"""The numbers of commands that are not Playwright's begin here."""
Likes = Mapping[str, str | float | bool]
LIKES: Final[Likes] = {
    "ui.prefersReducedMotion": 1,
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 7,
    "ui.useOverlayScrollbars": 1,
    "dom.events.testing.asyncClipboard": True,
    "ui.highlight": "#903909",
    "ui.highlight.dark": "#8ee3f0",
}
"""Preferences of every Firefox that is started. Scroll bars take no room, as on phones. Without a
desktop, the highlight of Firefox has a contrast of 2.9:1 to the background; these are highlights of
Windows with forced colours.
"""


_folders: Final = WeakKeyDictionary[Browser, Path]()


@contextmanager
def launched(playwright: Playwright, folder: Path, likes: Likes = LIKES) -> Iterator[Browser]:
    """Firefox, without a window. ``folder`` keeps what ``Commander`` needs."""
    program = folder / "firefox"
    program.write_text(
        f"#!/bin/sh\ncd {Path(__file__).parents[3]}\n"
        f'exec {sys.executable} -m {__name__} {folder / "port"} "$@"\n'
    )
    program.chmod(0o755)
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=program,
        firefox_user_prefs={**likes},
        args=["-remote-allow-system-access"],
    )
    _folders[browser] = folder
    yield browser
    browser.close()


class Commander:
    """Sends WebDriver BiDi commands to the Firefox of a page."""

    def __init__(self, page: Page) -> None:
        assert page.context.browser is not None
        port = int((_folders[page.context.browser] / "port").read_text())
        self._address = f"ws://127.0.0.1:{port}/commands"
        tree = self.ask("browsingContext.getTree", {})
        self.page = [each["context"] for each in tree["contexts"] if each["url"] == page.url][-1]

    def emulate(self, feature: str, value: str) -> None:
        """Sets a media feature: of all pages if there is a preference for it, or of this page."""
        if feature in PREFERENCES:
            name, on = PREFERENCES[feature]
            self._run(f"Services.prefs.setIntPref({name!r}, {value == on:d})")
            return
        self._run(
            "ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')"
            f".NavigableManager.getBrowsingContextById({self.page!r})"
            f".{OVERRIDES[feature]} = {value!r}"
        )

    def _run(self, script: str) -> None:
        """Runs a script in the window of Firefox itself."""
        window = self.ask("browsingContext.getTree", {"moz:scope": "chrome"})["contexts"][0]
        asked = {
            "expression": script,
            "target": {"context": window["context"]},
            "awaitPromise": False,
        }
        answer = self.ask("script.evaluate", asked)
        assert answer["type"] == "success", answer

    def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Sends a command and returns its result."""
        with call(self._address) as firefox:
            firefox.send(json.dumps({"method": method, "params": params}))
            answer = json.loads(firefox.recv())
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result


class _Middle:
    """Stands between Firefox, Playwright and a ``Commander``."""

    def __init__(self) -> None:
        self.firefox_at = ""
        self._browser: ClientConnection | None = None
        self._numbers, self._asked = count(OWN), dict[int, asyncio.Future[str | bytes]]()

    async def meet(self, caller: ServerConnection) -> None:
        """Serves a connection of Playwright or of a ``Commander``."""
        assert caller.request is not None
        if caller.request.path == "/commands":
            await self._take(caller)
        else:
            await self._pass_on(caller, self.firefox_at + caller.request.path)

    async def _take(self, caller: ServerConnection) -> None:
        async for message in caller:
            assert self._browser is not None
            number = next(self._numbers)
            answer = self._asked[number] = asyncio.get_running_loop().create_future()
            await self._browser.send(json.dumps({"id": number, **json.loads(message)}))
            await caller.send(await answer)

    async def _pass_on(self, playwright: ServerConnection, address: str) -> None:
        """Connects Playwright with Firefox until one of them leaves."""
        async with connect(address, max_size=None, ping_interval=None) as browser:
            self._browser = browser
            ways = {
                asyncio.create_task(self._forth(playwright, browser)),
                asyncio.create_task(self._back(playwright, browser)),
            }
            _, open_ways = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in open_ways:
                way.cancel()

    async def _forth(self, playwright: ServerConnection, browser: ClientConnection) -> None:
        async for message in playwright:
            assert isinstance(message, str)
            asked = json.loads(message)
            if UNKNOWN.match(f"{asked['method']} {asked['params'].get('descriptor', '')}"):
                answer = {"type": "success", "id": asked["id"], "result": {}}
                await playwright.send(json.dumps(answer))
            else:
                await browser.send(message.replace(*STYLES))

    async def _back(self, playwright: ServerConnection, browser: ClientConnection) -> None:
        async for message in browser:
            told = json.loads(message)
            if told.get("id") in self._asked:
                self._asked.pop(told["id"]).set_result(message)
                continue
            if told.get("method", "").startswith("browsingContext.download"):
                told["params"]["download"] = told["params"]["url"]
                message = json.dumps(told)
            await playwright.send(message)


async def _run(port_file: str, *arguments: str) -> int:
    path = FIREFOX.path
    assert path is not None
    process = await asyncio.create_subprocess_exec(path, *arguments, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    middle = _Middle()

    async with serve(middle.meet, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = server.sockets[0].getsockname()[1]
        async for line in process.stderr:
            text = line.decode(errors="replace").rstrip("\n")
            if found := READY.match(text):
                middle.firefox_at = found[2]
                Path(port_file).write_text(str(port))
                text = f"{found[1]}ws://127.0.0.1:{port}"
            print(text, file=sys.stderr, flush=True)
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(_run(*sys.argv[1:])))
