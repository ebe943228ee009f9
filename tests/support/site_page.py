"""The site, run here instead of in a browser: what the page asks, and what it gets."""

import asyncio
import json
from collections.abc import Coroutine
from errno import ENOSPC
from pathlib import Path
from typing import Any

from winnable.analysis.searching import Tell
from winnable.web.site.search import answer
from winnable.web.site.tables import Site


class Browser:
    """What the worker's script does; a browser ``is_full`` if it stores nothing more."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.is_full = False

    def text(self, _: int, text: str, /) -> None:
        self.told.append(json.loads(text))

    def close(self, socket: int, code: int, /) -> None:
        self.told.append((socket, code))

    async def stored(self) -> None:
        if self.is_full:
            raise OSError(ENOSPC, "QuotaExceededError")

    async def search(self, question: bytes, tell: Tell, /) -> bytes:
        return answer(question, tell)


class Page:
    """A page on a game of the site, whose database is in a folder."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.browser = Browser()
        self.site = Site(folder, language, self.browser)
        self._asked = 0

    async def begin(self, **asked: Any) -> str:
        status, text = await self.site.answer("/api/games", json.dumps(asked))
        assert status == 201
        game_id = str(json.loads(text)["id"])
        self.site.open(1, f"/api/games/{game_id}")
        return game_id

    async def profile(self, do: str, **asked: Any) -> Any:
        """The answer of the profile."""
        status, text = await self.site.answer(
            "/api/profile", json.dumps({"do": do, "language": "en", **asked})
        )
        assert status == 200, text
        return json.loads(text)

    async def everything(self) -> str:
        """The file with everything of the player."""
        status, text = await self.site.answer("/api/export/everything.json", None)
        assert status == 200
        assert isinstance(text, str)
        return text

    async def ask(self, **asked: Any) -> Any:
        """The answer to a request."""
        self._asked += 1
        self.site.hear(1, json.dumps({"id": self._asked, **asked}))
        while True:
            for told in self.browser.told:
                if isinstance(told, dict) and told["id"] == self._asked:
                    return told
            await asyncio.sleep(0.001)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Runs what a player does, for a minute at most."""

    async def limited() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(limited())
