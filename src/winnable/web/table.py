"""A table: one session and the windows that show it. It handles one request at a time.

No move waits for a search:

1. A request that needs a search waits for its turn before it takes the lock of the table.
2. A move that arrives meanwhile, in any window, stops that search, whether it waits or runs.
3. After each move the table searches for a certain outcome. It takes a ``View`` under the lock and
   searches without the lock. If another view is current when the result arrives, the result is
   dropped. A chance is estimated in the same way.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol

from ..chances import estimate
from ..endings import fate
from ..messages import say_fault
from ..session import Session
from ..store import Store
from ..view import View
from . import wire
from .answering import Later, answer, makes_obsolete, news, refusal
from .faults import WebError, WebFault
from .picture import chance_of
from .searches import Cancelled, Search, Searches


class Window(Protocol):
    """A window on a table: a socket of the page."""

    def show(self, reply: wire.Reply) -> None:
        """Shows an answer, or what another window did."""

    def end(self) -> None:
        """Closes the window, because its game was replaced by another one."""


class Table:
    """A session and the windows that show it. ``searches`` are those of the whole server."""

    def __init__(self, session: Session, store: Store, searches: Searches) -> None:
        self.session = session
        self.lock = asyncio.Lock()
        """Held while the session is read or changed."""
        self.windows: set[Window] = set()
        self._away: set[Window] = set()  # windows that are hidden or show a dialog
        self.closing: asyncio.TimerHandle | None = None
        self._store, self._searches = store, searches
        self._shown: tuple[object, ...] = ()  # what every window shows besides the cards
        self._fate = ""  # the fate that the windows show
        self._asked: set[Search] = set()
        self._obsoleting: list[wire.Request] = []  # waiting requests that make searches obsolete
        self._chances: dict[Window, Search] = {}
        self._pondering: Search | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, window: Window, request: wire.Request) -> None:
        """Carries out a request of a window, answers it, and informs the other windows."""
        self._obsoleting = [each for each in self._obsoleting if each is not request]
        if isinstance(request, wire.Chance):
            self._estimate_later(window, request)
            return
        if isinstance(request, wire.Away):
            (self._away.add if request.away else self._away.discard)(window)
        async with self.lock:
            if self.session.id is None:
                window.show(refusal(self.session, request, WebError(WebFault.NO_GAME)))
                return
            if isinstance(request, (wire.Hello, wire.Away)):
                self._set_clock()
            reply = await asyncio.to_thread(answer, self.session, request)
            if isinstance(reply, wire.Reply):
                self._broadcast(window, request, reply)
                return
        await self._search(window, request, reply)

    async def overtake(self, request: wire.Request, *, waits: bool) -> None:
        """Stops searches that a request makes obsolete. The caller passes it to ``do`` later.

        ``waits`` says that earlier requests of its window come first.
        """
        if not (waits or self._asked):
            return
        if await asyncio.to_thread(makes_obsolete, self.session, request):
            self._obsoleting.append(request)
            for search in self._asked:
                search.end()

    def forget(self, window: Window) -> None:
        """Removes a window that closes, and stops its searches."""
        self.windows.discard(window)
        self._away.discard(window)
        if not self.windows:
            self._start(self._stop_clock())
        for search in [*self._asked, *self._chances.values()]:
            if search.asker is window:
                search.end()
        if not self.windows and self._pondering is not None:
            self._pondering.end()

    def _set_clock(self) -> None:
        """Stops the clock if every window is away from the table. The caller holds the lock."""
        self.session.set_away(away=self.windows <= self._away)

    async def _stop_clock(self) -> None:
        async with self.lock:
            self._set_clock()

    def end_searches(self) -> None:
        """Stops every search."""
        for search in [*self._asked, *self._chances.values()]:
            search.end()
        if self._pondering is not None:
            self._pondering.end()

    async def settle(self) -> None:
        """Waits until no search runs in the background."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def _broadcast(self, window: Window, request: wire.Request, reply: wire.Reply) -> None:
        """Shows an answer to the window that sent the request, and what is new to the others."""
        if isinstance(request, wire.Hello):
            voice = self.session.voice
            reply.said += [say_fault(voice, each) for each in self._store.new_troubles()]
        window.show(reply)
        now = reply.table
        if now is None or isinstance(request, wire.Replay):
            return
        settled = (now.held, now.choices, now.spoken)
        last, self._shown, self._fate = self._shown, settled, now.fate
        if reply.moved or last not in ((), settled):
            for other in self.windows - {window}:
                said = reply.said if reply.moved else []
                other.show(wire.Reply(None, said, reply.ok, reply.moved, now))
        if reply.moved or isinstance(request, wire.Hello):
            self._ponder_later()

    # Searches

    def _search_for(self, window: Window | None) -> Search:
        return Search(self._searches, self._store.player, window)

    async def _search(self, window: Window, request: wire.Request, later: Later) -> None:
        """Answers a request that needs a search, when its turn comes."""
        search = self._search_for(window)
        if self._obsoleting or window not in self.windows:
            search.end()
        self._asked.add(search)
        try:
            async with search.turn(), self.lock:
                reply = await search.execute(later)
                self._broadcast(window, request, reply)
        except Cancelled:
            window.show(refusal(self.session, request, WebError(WebFault.SEARCH_STOPPED)))
        except WebError as error:
            window.show(refusal(self.session, request, error))
        finally:
            self._asked.discard(search)

    def _estimate_later(self, window: Window, request: wire.Chance) -> None:
        """Estimates a chance in the background, one at a time for each window."""
        if window in self._chances:
            window.show(wire.Reply(request.id, [], ok=False))
            return
        search = self._chances[window] = self._search_for(window)
        self._start(self._estimate(window, request, search))

    async def _estimate(self, window: Window, request: wire.Chance, search: Search) -> None:
        try:
            async with self.lock:
                voice, view = self.session.voice, self.session.game.view
            async with search.turn():
                found = await search.run(partial(estimate, view))
            window.show(wire.Reply(request.id, [], chance=chance_of(voice, *found)))
        except Cancelled:
            window.show(refusal(self.session, request, WebError(WebFault.SEARCH_STOPPED)))
        except WebError as error:
            window.show(refusal(self.session, request, error))
        finally:
            del self._chances[window]

    def _ponder_later(self) -> None:
        """Starts a search for the certain outcome after the last act. The caller holds the lock."""
        if self._pondering is not None:
            self._pondering.end()
        self._pondering = self._search_for(None)
        self._start(self._ponder(self._pondering, self.session.view_to_ponder()))

    async def _ponder(self, search: Search, view: View | None) -> None:
        found = None
        try:
            if view is not None:
                async with search.turn():
                    found = await search.run(partial(fate, view))
        except Cancelled:
            return
        except WebError:  # nothing is known then
            pass
        async with self.lock:
            if search is self._pondering:
                self._pondering = None
                reply = await asyncio.to_thread(news, self.session, view, found, self._fate)
                if reply is not None and reply.table is not None:
                    self._fate = reply.table.fate
                    for window in self.windows:
                        window.show(reply)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
