"""Runs Firefox for Playwright, which drives it over WebDriver BiDi.

Playwright 1.65 sends a command that Firefox ESR 153 does not know, and gives up. This program starts
Firefox with the given arguments, passes all messages on, and answers that command itself. Playwright
starts it in place of Firefox:

    python -m tests.support.browser.firefox --remote-debugging-port=0 ...
"""

import asyncio
import json
import re
import shutil
import sys
from typing import Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN: Final = "emulation.setMediaFeaturesOverride"
"""The command that Firefox does not know. Preferences set colour scheme and motion instead."""
NAMES: Final = ("firefox-esr", "firefox")
READY: Final = re.compile(r"(.*WebDriver BiDi listening on )(ws://\S+)")


def firefox() -> str | None:
    """The path of Firefox; ``None`` if it is not installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


async def _pass_on(playwright: ServerConnection, address: str) -> None:
    """Connects Playwright with Firefox until one of them leaves."""
    async with connect(address, max_size=None, ping_interval=None) as browser:

        async def forth() -> None:
            async for message in playwright:
                asked = json.loads(message)
                if asked["method"] == UNKNOWN:
                    answer = {"type": "success", "id": asked["id"], "result": {}}
                    await playwright.send(json.dumps(answer))
                else:
                    await browser.send(message)

        async def back() -> None:
            async for message in browser:
                await playwright.send(message)

        ways = {asyncio.create_task(forth()), asyncio.create_task(back())}
        _, open_ways = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in open_ways:
            way.cancel()


async def _run(arguments: list[str]) -> int:
    path = firefox()
    assert path is not None
    process = await asyncio.create_subprocess_exec(path, *arguments, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    address = ""

    async def meet(playwright: ServerConnection) -> None:
        assert playwright.request is not None
        await _pass_on(playwright, address + playwright.request.path)

    async with serve(meet, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        async for line in process.stderr:
            text = line.decode(errors="replace").rstrip("\n")
            if found := READY.match(text):
                address = found[2]
                port = server.sockets[0].getsockname()[1]
                text = f"{found[1]}ws://127.0.0.1:{port}"
            print(text, file=sys.stderr, flush=True)
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(_run(sys.argv[1:])))
