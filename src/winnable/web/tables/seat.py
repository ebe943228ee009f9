"""The tables of one player: opens and closes them, and starts new games."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from ...analysis.searching import Searching, finish, search
from ...catalogues.dailies import DailyError, DailyFault, asked_daily
from ...catalogues.new import USUAL, Choice, Wish, game_of, variant_asked
from ...disk import StoreError, StoreFault
from ...game.game import Game, parse_game
from ...law.deals import deal_number
from ...law.difficulty import difficulty_named
from ...law.errors import WinnableError
from ...law.rules import Rules
from ...session import Session
from ...session.openings import (
    FIRST,
    Overtaken,
    enter,
    given,
    last_kind,
    usual_choice,
    winnable_deal,
)
from ...session.starting import end_for, say_kept, say_left
from ...speech.layouts import parse_table
from ...speech.links import read_link
from ...speech.messages import Language, Voice
from ...speech.reading import Reading, read_one, say_understood
from ...store import Store
from ..faults import LEFT, RESTART, WebError, WebFault
from ..limits import Budget
from ..wire import game as wire
from .answering import is_short
from .searches import Search, Searches
from .table import Table, Window

MAX_TABLES: Final = 500
"""Most tables of a player that are open at once."""
LONG: Final = 5_000
"""Characters of a game that is replayed at once; longer ones take turns."""
GAMES: Final = (20, 200)
"""Games that a player may ask for a second, and at once."""
REQUESTS: Final = (100, 500)
"""Requests a second of all windows of a player, and at once."""
IDLE: Final = 60.0
"""Seconds without a request after which a game at rest takes little memory."""
LINGER: Final = 60.0
"""Seconds that a table stays open after its last window closed."""


class Seat:
    """The open tables of one player, by the name of their game.

    ``searches`` and ``openings`` are those of the whole server: the games that are opened or read
    again at once share ``openings``.
    ``requests`` is what all windows may ask together, ``games`` how many games they may begin.
    """

    def __init__(
        self,
        store: Store,
        searches: Searches,
        openings: asyncio.Semaphore | None = None,
    ) -> None:
        self.store = store
        self._searches = searches
        self._openings = openings or asyncio.Semaphore()
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        """Held while games are opened or left. Who needs the lock of a table too takes it later."""
        self._closing: set[asyncio.Task[None]] = set()
        self.games, self.requests = Budget(*GAMES), Budget(*REQUESTS)

    def __len__(self) -> int:
        return len(self._open)

    async def enter(self, game_id: str, window: Window, language: str) -> Table:
        """Opens a window on a game. Raises ``WinnableError`` if the game does not exist or is busy.

        ``language`` applies if the player has not chosen one.
        """
        table = await self._table_of(game_id, language)
        if table.closing is not None:
            table.closing.cancel()
            table.closing = None
        is_first = not table.windows
        table.windows.add(window)
        if is_first:  # an earlier visitor may have had a browser in another language
            async with table.lock:
                table.session.expect(Language(language))
        return table

    async def _table_of(self, game_id: str, language: str) -> Table:
        """Returns the table of a game, and opens it if necessary. Raises ``WinnableError``."""
        async with self._opening:
            table = self._open.get(game_id)
            if table is None or table.session.id is None:  # left by another process
                if len(self) >= MAX_TABLES:
                    raise WebError(WebFault.TOO_MANY)
                open_session = partial(self._open_session, game_id, language)
                async with self._openings:
                    session = await self.store.database.answering(open_session)
                table = Table(session, self.store, self._searches, self._openings)
                self._open[game_id] = table
                table.follow()
            return table

    def _open_session(self, game_id: str, language: str) -> Session:
        if not self.store.has(game_id):
            raise WebError(WebFault.NO_GAME)
        if not self.store.claim(game_id):
            raise WebError(WebFault.GAME_BUSY)
        try:
            found = self.store.open(game_id)
            if found is None:
                raise WebError(WebFault.NO_GAME)
        except WinnableError:
            self.store.release(game_id)
            raise
        game, stored = found
        return Session(
            game,
            self.store,
            self.store.settings(),
            game_id=game_id,
            stored=stored if self.store.database.is_shared else None,
            front="web",
            usual_language=Language(language),
            clock=time.monotonic,
        )

    def leave(self, table: Table, window: Window) -> None:
        """Removes a window. The table closes ``LINGER`` seconds after its last window."""
        table.forget(window)
        if not table.windows and table.session.id is not None:
            self._close_later(table)
        elif table.session.id is None:
            self._drop(table)

    def _close_later(self, table: Table) -> None:
        if table.closing is None:
            loop = asyncio.get_running_loop()
            table.closing = loop.call_later(LINGER, self._clear_unused, table)

    def _drop(self, table: Table) -> None:
        self._open = {name: each for name, each in self._open.items() if each is not table}

    def _clear_unused(self, table: Table) -> None:
        task = asyncio.create_task(self._clear(table))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _clear(self, table: Table, *, is_used: bool = False) -> None:
        """Saves and releases a game, unless a window was opened on it meanwhile. Who opens the game
        now waits until it is released.
        """
        async with self._opening:
            if is_used or not table.windows:
                self._drop(table)
                table.end(is_left=False)
                async with table.lock:
                    await asyncio.to_thread(table.session.leave)

    @asynccontextmanager
    async def ended(self) -> AsyncIterator[None]:
        """Saves every game and ends its windows; opens none until the block ends."""
        async with self._opening:
            tables, self._open = list(self._open.values()), {}
            for table in tables:
                if table.closing is not None:
                    table.closing.cancel()
                table.end_searches()
                async with table.lock:
                    await asyncio.to_thread(table.session.leave)
            yield
        for table in tables:
            table.end(is_left=True)  # other processes look for the game, and end their windows
            for window in table.windows:
                window.close(RESTART)

    async def close(self) -> None:
        """Saves and releases every game."""
        for table in list(self._open.values()):
            await self._clear(table, is_used=True)
        while self._closing:
            await asyncio.gather(*self._closing)

    async def do(self, table: Table, window: Window, request: wire.Request) -> None:
        """Carries out a request of a window, answers it, and informs the other windows.

        It may go on with a game that no window shows any more, or delete it: the table of that game
        closes first.
        """
        can_go_on = isinstance(request, wire.Act | wire.TypedLine | wire.Mine)
        if len(self) > 1 and can_go_on and not is_short(table.session, request):
            for other in [*self._open.values()]:
                if other.closing is not None:
                    other.closing.cancel()
                    await self._clear(other)
        before = table.session.id
        await table.do(window, request)
        after = table.session.id
        if after is not None and before is not None and after != before:  # a new game
            self._open[after] = self._open.pop(before, table)
            table.follow()

    async def save_time(self) -> None:
        """Saves the time of the games in play."""
        for table in list(self._open.values()):
            if not table.session.is_at_rest:
                await table.save_time()

    async def rest(self) -> None:
        """Gives up the memory of idle games."""
        since = time.monotonic() - IDLE
        for table in list(self._open.values()):
            if table.rest(since):
                await asyncio.sleep(0)  # others may have a move meanwhile

    # Games

    async def begin(self, asked: wire.NewGame, language: str) -> wire.OpenedGame:
        """Starts the requested game. Raises ``WinnableError``.

        If the new game cannot be stored, the table of the one that it replaces stays unchanged.
        """
        try:
            return await self._begin(asked, language)
        except Overtaken:  # the same request came twice at once: both get the game of the other one
            return await self._begin(msgspec.structs.replace(asked, again=False), language)

    async def _begin(self, asked: wire.NewGame, language: str) -> wire.OpenedGame:
        if asked.resume:
            found = await self._resume(asked, language)
            if found is not None:
                return found
        contest = None
        if asked.ranked is not None:
            contest = await asyncio.to_thread(
                enter, self.store, asked.ranked, asked.game, again=asked.again
            )
            if contest.game_id:
                return wire.OpenedGame(contest.game_id)
        if len(self) >= MAX_TABLES:
            raise WebError(WebFault.TOO_MANY)
        said = ""
        if contest is None:
            game, said = await self._game(asked, language)
            carries = asked.text is None
            begin = partial(self.store.replace, game=given(game), carries=carries)
            if asked.level is not None:
                await asyncio.to_thread(self._keep_level, game.rules, asked.level)
        else:
            begin = partial(contest.begin, game_of(contest.wish))
        name = game.variant.name if contest is None else contest.game
        old = await self._held_table(asked.leaving, language) if asked.leaving else None
        if old is not None:
            is_kept, before = await self._put_by(old, name)
            said = " ".join([*before, said]).strip()
            if is_kept:
                old = await self._kept_table(name, language)
        if old is None:
            game_id = await asyncio.to_thread(begin, None)
        else:
            old.end_searches()  # they hold its lock
            async with self._opening, old.lock:
                game_id = await asyncio.to_thread(end_for, old.session, name, begin)
                self._abandon(old)
        self.store.release(game_id)
        return wire.OpenedGame(game_id, said)

    async def _resume(self, asked: wire.NewGame, language: str) -> wire.OpenedGame | None:
        """Finds the newest game in progress (of ``asked.game``, if given) that can be opened, and
        holds it for the next window. A game that is over is none to go on with.
        """
        name = asked.game
        if name is None:
            for game_id in await asyncio.to_thread(self.store.in_progress):
                if await self._held_table(game_id, language) is not None:
                    return wire.OpenedGame(game_id)
            return None
        said = list[str]()
        leaving = await self._held_table(asked.leaving, language) if asked.leaving else None
        if leaving is not None:
            is_kept, said = await self._put_by(leaving, name)
            if not is_kept:
                here = leaving.session
                return None if here.ending or here.id is None else wire.OpenedGame(here.id)
        table = await self._kept_table(name, language)
        if table is None or table.session.id is None:
            return None
        return wire.OpenedGame(table.session.id, " ".join(said))

    async def _put_by(self, table: Table, name: str) -> tuple[bool, list[str]]:
        """Ends the tutorial of a table that is left for a game of the variant ``name``; returns
        whether its game is kept, and what to say of it.
        """
        async with table.lock:
            session = table.session
            session.end_lesson()
            said = [*say_left(session), *say_kept(session, name)]
            return session.game.variant.name != name, said

    async def _kept_table(self, name: str, language: str) -> Table | None:
        """Returns the table of the kept game of a variant, as ``_held_table``."""
        for game_id in await asyncio.to_thread(lambda: [*self.store.in_progress(name, kept=True)]):
            table = await self._held_table(game_id, language)
            if table is not None:
                return table
        return None

    async def _held_table(self, game_id: str, language: str) -> Table | None:
        """Returns the table of a game, which closes after ``LINGER`` seconds without a window; None
        if the game cannot be opened. Raises ``StoreError`` if the database is out of reach.
        """
        try:
            table = await self._table_of(game_id, language)
        except StoreError as error:
            if error.code is StoreFault.UNREACHABLE:
                raise
            self.store.troubles.add(error)
            return None
        except WinnableError:
            return None
        if not table.windows:
            self._close_later(table)
        return table

    def _abandon(self, table: Table) -> None:
        """Closes the windows of a game that has ended for another one.

        The caller holds the lock of the table, and keeps windows from entering.
        """
        self._drop(table)
        if table.closing is not None:
            table.closing.cancel()
        table.end(is_left=True)
        for window in table.windows:
            window.close(LEFT)

    def _keep_level(self, rules: Rules, level: str) -> None:
        """Stores the level of the deal as the level of new deals of its rules."""
        settings, usual = self.store.settings(), difficulty_named(level)
        if settings.level_of(rules) != usual:
            settings.choose_level(rules, usual)
            try:
                self.store.keep_settings(settings)
            except StoreError as error:
                self.store.troubles.add(error)

    async def _game(self, asked: wire.NewGame, language: str) -> tuple[Game, str]:
        """Makes the requested game, and says what was understood of a deal or a table that the
        player gave. Raises ``WinnableError``.

        To find a winnable deal and to replay a long game takes a turn, as searches do.
        """
        text = asked.text or asked.link or asked.moves or ""
        self.store.limits.check_text(text)
        if not (asked.winnable or len(text) > LONG):
            return await asyncio.to_thread(finish, self._make_game(asked, language))
        work = Search(self._searches, self.store.player)
        async with work.turn():
            return await work.finish(self._make_game(asked, language))

    def _make_game(self, asked: wire.NewGame, language: str) -> Searching[tuple[Game, str]]:
        if asked.text is not None:
            return parse_game(asked.text), ""
        wish, reading = yield from self._wish(asked, language)
        if reading is None:
            return game_of(wish), ""
        given = asked.table or asked.deal or ""
        return game_of(wish), say_understood(Voice(language=language, front="web"), reading, given)

    def _wish(self, asked: wire.NewGame, language: str) -> Searching[tuple[Wish, Reading | None]]:
        """Reads the requested game, and what the player gave of it. Raises ``WinnableError``."""
        if asked.link is not None:  # what others share stays hidden
            return read_link(asked.link, last_kind(self.store), language), None
        variant = variant_asked(asked.game, asked.rules, asked.scoring, original=asked.original)
        first = FIRST if asked.resume else USUAL
        kind, moves = variant or last_kind(self.store, first), asked.moves or ""
        if asked.table is not None:
            table = parse_table(asked.table, kind.rules, language)
            return Wish(kind, table=table, moves=moves), Reading(table, table.rules)
        if asked.deal is not None and not asked.usual and asked.number is None:
            reading = read_one(asked.deal, kind.rules, language)
            wish = reading.wish(kind)
            return replace(wish, moves=moves) if moves else wish, reading
        choice = yield from self._choice(asked, kind.rules)
        return Wish(kind, choice, moves=moves), None

    def _choice(self, asked: wire.NewGame, rules: Rules) -> Searching[Choice]:
        if asked.usual or asked.resume:
            return usual_choice(rules, self.store.settings().level_of)
        if asked.number is not None:
            return asked.number if ":" in asked.number else deal_number(asked.number)
        if asked.daily is not None:
            if not asked.daily.strip():
                raise DailyError(DailyFault.LEVEL, text="")
            return asked_daily(asked.daily.replace(":", " "))
        difficulty = None if asked.level is None else difficulty_named(asked.level)
        if asked.winnable and not difficulty:
            return (yield from search(winnable_deal, rules))
        return difficulty
