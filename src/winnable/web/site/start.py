"""Starts the site under Pyodide, and passes bytes on to the worker's script.

Only this module knows Pyodide (``page/worker``).
"""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...analysis.searching import Tell

time.thread_time = getattr(time, "thread_time", time.process_time)  # the browser has none

if TYPE_CHECKING:
    from .tables import Site


def start(folder: str, language: str, script: Any) -> "Site":
    """Starts the site: ``script`` is the object of ``worker.ts``."""
    from .tables import Site  # noqa: PLC0415  # the worker that searches needs less

    return Site(Path(folder), language, _Bridge(script))


def answer(question: Any, tell: Any) -> Any:
    """Answers a question of the other worker: both are arrays of bytes."""
    from pyodide.ffi import to_js  # noqa: PLC0415  # only there under Pyodide

    from .search import answer as answer_of  # noqa: PLC0415

    return to_js(answer_of(question.to_bytes(), tell))


class _Bridge:
    def __init__(self, script: Any) -> None:
        self._script = script

    def text(self, socket: int, text: str, /) -> None:
        self._script.text(socket, text)

    def close(self, socket: int, code: int, /) -> None:
        self._script.close(socket, code)

    async def stored(self) -> None:
        from pyodide.ffi import JsException  # noqa: PLC0415  # only there under Pyodide

        if (storing := self._script.stored()) is not None:
            try:
                await storing
            except JsException as error:
                raise OSError(str(error)) from None

    async def search(self, question: bytes, tell: Tell, /) -> bytes:
        from pyodide.ffi import JsException, create_proxy, to_js  # noqa: PLC0415

        hear = create_proxy(tell)
        try:
            found = await self._script.search(to_js(question), hear)
        except JsException as error:
            raise OSError(str(error)) from None
        except asyncio.CancelledError:
            self._script.cancel()
            raise
        finally:
            hear.destroy()
        answer: bytes = found.to_bytes()
        return answer
