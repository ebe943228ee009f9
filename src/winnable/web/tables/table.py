"""A table: one session and the windows that show it. It handles one request at a time.

No move waits for a search:

1. A request that needs a search waits for its turn before it takes the lock of the table.
2. A move that arrives meanwhile, in any window, stops that search, whether it waits or runs.
3. After each move the table searches for a certain outcome. It takes a ``View`` under the lock and
   searches without the lock. If another view is current when the result arrives, the result is
   dropped. A chance is estimated in the same way.

On a shared database another process may have a table of the same game: each tells the other what
it has saved (``following``).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from ...analysis.chances import estimate
from ...analysis.efforts import effort
from ...analysis.endings import Fate, brief_fate, fate, is_open
from ...analysis.searching import Searching, Tell
from ...disk import StoreError
from ...law.errors import WinnableError
from ...law.view import View
from ...session import Session
from ...session.contests import check_advice, count_advice
from ...session.interpreted import say_interpreted
from ...session.sharing import catch_up, save_time
from ...solver import Cancelled
from ...speech.messages import say_fault
from ...store import Store
from ..faults import LEFT, WebError, WebFault
from ..pictures.review import chance_of
from ..pictures.table import Picture
from ..wire import game as wire
from .answering import answer, is_short, makes_obsolete, refusal
from .following import Change, Follower
from .pages import Pages
from .searches import Search, Searches

_T = TypeVar("_T")
AGAIN: Final = 1.0
"""Seconds after which a change is read again that could not be read."""
UNANNOUNCED: Final = 1.0
"""Seconds after which a change of another process is shown without its words."""


class Window(Protocol):
    """A window on a table: a socket of the page."""

    def show(self, reply: wire.Reply) -> None:
        """Shows an answer, or what another window did."""

    def close(self, code: int) -> None:
        """Closes the window after the queued answers: its game was left (``LEFT``), or it opens the
        game again (``RESTART``).
        """


class Table:
    """A session and the windows that show it. ``searches`` and ``openings`` are those of the whole
    server (``Seat``).
    """

    def __init__(
        self, session: Session, store: Store, searches: Searches, openings: asyncio.Semaphore
    ) -> None:
        self.session, self._picture = session, Picture(session)
        self.lock = asyncio.Lock()
        """Held while the session is read or changed."""
        self.windows: set[Window] = set()
        self._pages = Pages()
        self._away: set[Window] = set()  # windows that are hidden or show a dialog
        self.closing: asyncio.TimerHandle | None = None
        self._store, self._searches, self._openings = store, searches, openings
        self._shown: tuple[object, ...] = ()  # what every window shows besides the cards
        self._fate: Fate | None = None  # that the windows show
        self._used = time.monotonic()
        self._asked: set[Search] = set()
        self._obsoleting: list[wire.Request] = []  # waiting requests that make searches obsolete
        self._chances: dict[Window, Search] = {}
        self._pondering: Search | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._follower = Follower(store, self._hear)
        self._changes: list[Change | None] = []  # by other processes, not yet read
        self._is_unshown = False  # whether the windows show less than was read

    async def do(self, window: Window, request: wire.Request) -> None:
        """Carries out a request of a window, answers it, and informs the other windows."""
        self._used = time.monotonic()
        self._obsoleting = [each for each in self._obsoleting if each is not request]
        if isinstance(request, wire.Chance):
            self._estimate_later(window, request)
            return
        is_hello = isinstance(request, wire.Hello)
        if isinstance(request, wire.Away):
            (self._away.add if request.away else self._away.discard)(window)
        async with self.lock:
            if self.session.id is None:
                window.show(refusal(self.session, request, WebError(WebFault.NO_GAME)))
                return
            if not (is_hello or self._pages.take(window, request.id)):
                return
            if is_hello or isinstance(request, wire.Away):
                await self._set_clock()
            work = partial(answer, self._picture, request)
            reply = await self._call(work, is_short=is_short(self.session, request))
            if isinstance(request, wire.Hello) and request.page is not None:
                assert isinstance(reply, wire.Reply)
                reply.done = self._pages.greet(window, request.page)
            if isinstance(reply, wire.Reply):
                self._broadcast(window, request, reply)
                return
        await self._search(window, request, reply)

    async def _call(self, work: Callable[[], _T], *, is_short: bool) -> _T:
        """Makes a call with the session. The caller holds the lock."""
        if is_short:
            return await self._store.database.answering(work)
        return await asyncio.to_thread(work)

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

    async def _set_clock(self) -> None:
        """Stops the clock if every window is away from the table. The caller holds the lock."""
        away = self.windows <= self._away
        work = partial(self.session.set_away, away=away)
        await self._call(work, is_short=self.session.is_short)
        self._follower.tell(self.session.version, [])

    async def _stop_clock(self) -> None:
        async with self.lock:
            await self._set_clock()

    async def save_time(self) -> None:
        """Saves the time counted so far, before the process ends or the windows leave it."""
        async with self.lock:
            await asyncio.to_thread(save_time, self.session)
            self._follower.tell(self.session.version, [])

    # Other processes

    def follow(self) -> None:
        """Follows the game of the session; a game that was followed before was left."""
        if self.session.id is not None:
            self._follower.follow(self.session.id, self.session.version)

    def end(self, *, is_left: bool) -> None:
        """Stops every search and does not follow the game any more; ``is_left``: it was left."""
        self.end_searches()
        if is_left:
            self._follower.leave()
        else:
            self._follower.end()

    def _is_left(self) -> bool:
        return self.session.id is None

    def _hear(self, change: Change | None) -> None:
        """Hears what another process has saved; None: something may have been missed."""
        self._changes.append(change)
        if len(self._changes) == 1:
            for search in self._asked:
                search.end()
            self._start(self._catch_up())

    async def _catch_up(self) -> None:
        """Reads what other processes have saved, and shows it to the windows. When the database has
        been away, all tables do so, so they wait for their turn before they take their locks.
        """
        async with self._openings, self.lock:
            changes, self._changes = self._changes, []
            if self._is_left():
                return
            said = [line for change in changes if change for line in change.said]
            try:
                work = partial(catch_up, self.session, said)
                has_changed = await self._store.database.answering(work)
            except StoreError:
                self._start(self._hear_again(changes))
                return
            self._follower.skip(self.session.version)
            self._is_unshown |= has_changed
            if self._is_left():
                self._end_windows()
            elif said or (has_changed and None in changes):
                await self._show_change(said)
            elif has_changed:  # the words of the change are under way
                self._start(self._show_unannounced())

    async def _hear_again(self, changes: list[Change | None]) -> None:
        """Hears changes again that could not be read: the database was away, or too busy."""
        await asyncio.sleep(AGAIN)
        for each in changes:
            self._hear(each)

    async def _show_unannounced(self) -> None:
        """Shows a change whose process died before it announced it."""
        await asyncio.sleep(UNANNOUNCED)
        async with self.lock:
            if self._is_unshown and not self._is_left():
                await self._show_change([])

    async def _show_change(self, said: list[str]) -> None:
        """Shows what other processes have done. The caller holds the lock."""
        self._is_unshown = False
        if self.windows:
            said = said or [self.session.voice.say("game-went-on")]
            table = await asyncio.to_thread(self._picture.table)
            self._fate = self.session.fate
            told = wire.Reply(None, said, moved=True, table=table)
            for window in self.windows:
                window.show(told)
            self._ponder_later()

    def _end_windows(self) -> None:
        """Closes the windows: another process has left the game."""
        self.end(is_left=False)
        for window in self.windows:
            window.close(LEFT)

    def end_searches(self) -> None:
        """Stops every search."""
        for search in [*self._asked, *self._chances.values()]:
            search.end()
        if self._pondering is not None:
            self._pondering.end()

    def rest(self, since: float) -> bool:
        """Gives up memory if nothing was asked after ``since``; returns whether it did."""
        if self._used > since or self.lock.locked() or not self.session.rest():
            return False
        self._picture.forget()
        return True

    async def settle(self) -> None:
        """Waits until no search runs in the background."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def _broadcast(self, window: Window, request: wire.Request, reply: wire.Reply) -> None:
        """Shows an answer to the window that sent the request, and what is new to the others."""
        if isinstance(request, wire.Hello):
            voice = self.session.voice
            reply.said += [say_fault(voice, each) for each in self._store.troubles.news()]
            if self._searches.is_local:  # visitors of a server cannot install anything
                reply.said += say_interpreted(self.session.voice)
        if self.session.id is None:
            window.show(refusal(self.session, request, WebError(WebFault.NO_GAME)))
            self._end_windows()
            return
        window.show(reply)
        self._is_unshown &= not reply.moved
        news = reply.said[self.session.went_on :] if reply.moved else []
        self._follower.tell(self.session.version, news)
        now = reply.table
        if now is None or isinstance(request, wire.Replay):
            return
        settled = (now.held, now.choices, now.spoken)
        last, self._shown, self._fate = self._shown, settled, self.session.fate
        if reply.moved or last not in ((), settled):
            told = wire.Reply(None, news, reply.ok, reply.moved, now)
            for other in self.windows - {window}:
                other.show(told)
        if reply.moved or isinstance(request, wire.Hello):
            self._ponder_later()

    # Searches

    def _search_for(self, window: Window | None, tell: Tell | None = None) -> Search:
        return Search(self._searches, self._store.player, window, tell)

    async def _search(
        self, window: Window, request: wire.Request, answering: Searching[wire.Reply]
    ) -> None:
        """Answers a request that needs a search, when its turn comes."""

        def tell(share: float) -> None:
            if search in self._asked:  # else it has been answered
                window.show(wire.Reply(None, [], progress=share))

        search = self._search_for(window, tell if isinstance(request, wire.Review) else None)
        if self._obsoleting or window not in self.windows:
            search.end()
        self._asked.add(search)
        try:
            async with search.turn(), self.lock:
                reply = await search.finish(answering)
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
                await asyncio.to_thread(check_advice, self.session)
                await asyncio.to_thread(count_advice, self.session)
            async with search.turn():
                found = await search.run(partial(estimate, view, *effort(view.rules).chance))
            window.show(wire.Reply(request.id, [], chance=chance_of(voice, *found)))
        except Cancelled:
            window.show(refusal(self.session, request, WebError(WebFault.SEARCH_STOPPED)))
        except WinnableError as error:
            window.show(refusal(self.session, request, error))
        finally:
            del self._chances[window]

    def _ponder_later(self) -> None:
        """Starts a search for the certain outcome after the last act. The caller holds the lock."""
        if self._pondering is not None:
            self._pondering.end()
            self._pondering = None
        view, said = self.session.view_to_ponder(), list[str]()
        if view is not None:
            found, is_all = (None, True) if is_open(view) else brief_fate(view)
            if is_all:
                said, view = self.session.set_fate(view, found), None
        if view is not None or said or self.session.fate != self._fate:
            self._pondering = self._search_for(None)
            self._start(self._ponder(self._pondering, view, said))

    async def _ponder(self, search: Search, view: View | None, said: list[str]) -> None:
        """Searches for the fate of the view, or says what a brief search has found."""
        found = None
        try:
            if view is not None:
                async with search.turn():
                    found = await search.run(partial(fate, view, effort(view.rules).ending))
        except Cancelled:
            return
        except WebError:  # nothing is known then
            pass
        async with self.lock:
            if search is not self._pondering:
                return
            self._pondering = None
            if view is not None:
                said = self.session.set_fate(view, found)
            if said or self.session.fate != self._fate:  # an undo can make a game open again
                self._fate = self.session.fate
                table = await asyncio.to_thread(self._picture.table)
                reply = wire.Reply(None, said, table=table)
                for window in self.windows:
                    window.show(reply)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
