"""The games that are open in the browser: each is a session, its windows, and one act at a time."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final, Protocol

from msgspec.structs import asdict

from ..catalogue import parse_condition
from ..commands import Command
from ..deals import Deal, deal_number, numbered_deal, parse_deal
from ..errors import Fault, IllegalMove, RecordError, WinnableError
from ..game import Game, parse_game
from ..messages import Level, say_fault
from ..openings import (
    daily_number,
    deals_like,
    last_kind,
    level_deal,
    new_game,
    random_number,
    variant_asked,
    winnable_deal,
)
from ..position import parse_move
from ..rules import Rules
from ..scoring import Scoring
from ..session import SLOW, Session
from ..store import Settings, Store
from . import wire
from .picture import PLACES, chance_of, look_of, review_of, table_of

MOST: Final = 2_000
"""Tables that are open at once."""
LINGER: Final = 60.0
"""Seconds that a table stays open after its last window closed."""
FOUND: Final = 20
"""Deals that are shown to be chosen from."""

_ACTS: Final = {
    *("draw", "undo", "redo", "branch", "restart", "hint", "do", "moves", "more", "option"),
    *("lift", "place", "back", "deck", "discard", "best", "out", "choose", "finish", "take", "to"),
    *("read", "waste", "stock", "foundation", "table", "hand", "where", "rules", "stats"),
    *("info", "help", "again", "earlier", "log", "yes", "no", "turn", "move"),
    *("oracle", "truth", "chance", "review", "retry", "mistake", "level"),
}


class Window(Protocol):
    """What shows a table to somebody."""

    def show(self, told: wire.Told) -> None:
        """Shows an answer, or what happened in another window."""

    def end(self) -> None:
        """The game is no more."""


class Budget:
    """Lets so many things happen a second, and a burst of them at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    def spend(self) -> bool:
        """Whether one more may happen now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass(eq=False)
class Table:
    """A session and the windows that show it."""

    session: Session
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    windows: set[Window] = field(default_factory=set)
    settled: tuple[object, ...] = ()
    """What every window shows, beside the cards."""
    closing: asyncio.TimerHandle | None = None
    estimates: dict[Window, asyncio.Task[None]] = field(default_factory=dict)
    """Chances that windows wait for."""


class Tables:
    """Every open table of one player, by the name of its game."""

    def __init__(
        self, store: Store, searches: asyncio.Semaphore, estimates: asyncio.Semaphore
    ) -> None:
        self.store = store
        self._searches, self._estimates = searches, estimates
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._games = Budget(20, 200)

    def __len__(self) -> int:
        return len(self._open)

    async def enter(self, game_id: str, window: Window, language: str) -> Table:
        """Opens a window on a game. Raises ``WinnableError`` if there is none, or it is busy.

        ``language`` is spoken if the player chose none.
        """
        table = await self._at(game_id, language)
        if table.closing is not None:
            table.closing.cancel()
            table.closing = None
        table.windows.add(window)
        return table

    async def _at(self, game_id: str, language: str) -> Table:
        async with self._opening:
            table = self._open.get(game_id)
            if table is None:
                table = await asyncio.to_thread(self._sit_down, game_id, language)
                self._open[game_id] = table
            return table

    def _sit_down(self, game_id: str, language: str) -> Table:
        if not self.store.has(game_id):
            raise WinnableError(Fault.NO_GAME)
        if not self.store.claim(game_id):
            raise WinnableError(Fault.GAME_BUSY)
        game = self.store.read(game_id)
        if game is None:
            self.store.release(game_id)
            raise WinnableError(Fault.NO_GAME)
        settings = self.store.settings()
        settings.language = settings.language or language
        session = Session(
            game, self.store, settings, game_id=game_id, front="web", clock=time.monotonic
        )
        return Table(session)

    def leave(self, table: Table, window: Window) -> None:
        """A window closes; the last one takes the table with it, after a while."""
        table.windows.discard(window)
        if not table.windows and table.session.id is not None:
            self._close_later(table)

    def _close_later(self, table: Table) -> None:
        table.closing = asyncio.get_running_loop().call_later(LINGER, self._clear, table)

    def _clear(self, table: Table) -> None:
        self._open = {name: each for name, each in self._open.items() if each is not table}
        table.session.leave()

    def close(self) -> None:
        """Saves every game and gives it back."""
        for table in list(self._open.values()):
            self._clear(table)

    async def do(self, table: Table, window: Window, ask: wire.Asked) -> None:
        """Does what a window asks, answers it, and lets the other windows know."""
        if isinstance(ask, wire.Chance):
            self._estimate_later(table, window, ask)
            return
        async with table.lock:
            before = table.session.id
            told = await self._think(ask, table.session)
            after = table.session.id
            if after is not None and before is not None and after != before:  # a new game
                self._open[after] = self._open.pop(before, table)
            window.show(told)
            now = told.table
            if now is None or isinstance(ask, wire.Look):
                return
            settled = (now.held, now.choices, now.spoken)
            last, table.settled = table.settled, settled
            if told.moved or last not in ((), settled):
                for other in table.windows - {window}:
                    said = told.said if told.moved else []
                    other.show(wire.Told(None, said, told.ok, told.moved, now))
            if told.moved or isinstance(ask, wire.Hello):
                async with self._searches:
                    for news in await asyncio.to_thread(_ponder, table.session):
                        for each in table.windows:
                            each.show(news)

    def _estimate_later(self, table: Table, window: Window, ask: wire.Chance) -> None:
        """A chance takes long: no move waits for it, and a window waits for one at a time."""
        if window in table.estimates:
            window.show(wire.Told(ask.id, [], ok=False))
        else:
            estimate = self._estimate(table, window, ask)
            table.estimates[window] = asyncio.create_task(estimate)

    async def _estimate(self, table: Table, window: Window, ask: wire.Chance) -> None:
        try:
            async with self._estimates:
                told = await asyncio.to_thread(_answer, table.session, ask)
            window.show(told)
        finally:
            del table.estimates[window]

    async def _think(self, ask: wire.Asked, session: Session) -> wire.Told:
        """The answer; those that take a search wait for one another, so that moves never wait."""
        if not _is_slow(ask, session):
            return await asyncio.to_thread(_answer, session, ask)
        async with self._searches:
            return await asyncio.to_thread(_answer, session, ask)

    # Games

    def admit(self) -> None:
        """Raises ``WinnableError`` if games are asked for too fast."""
        if not self._games.spend():
            raise WinnableError(Fault.TOO_FAST)

    async def begin(self, asked: wire.NewGame, language: str) -> str:
        """The name of the game that is asked for. Raises ``WinnableError``."""
        if asked.resume:
            found = await self._resume(language)
            if found is not None:
                return found
        if len(self) >= MOST:
            raise WinnableError(Fault.TOO_MANY)
        game = await asyncio.to_thread(self._make, asked)
        if asked.level is not None:
            await asyncio.to_thread(self._keep_level, asked.level)
        if asked.leaving:
            await self._abandon(asked.leaving, language, game.deal)
        game_id = self.store.new_id(game)
        await asyncio.to_thread(self.store.save, game_id, game)
        return game_id

    async def _resume(self, language: str) -> str | None:
        """The newest game in progress that can be opened; it is held for who will come."""
        for game_id in await asyncio.to_thread(self.store.in_progress):
            with suppress(WinnableError):
                table = await self._at(game_id, language)
                if not table.windows and table.closing is None:
                    self._close_later(table)
                return game_id
        return None

    async def _abandon(self, game_id: str, language: str, then: Deal) -> None:
        """Another game, of the deal ``then``, takes the place of this one, whose windows end."""
        with suppress(WinnableError):
            table = await self._at(game_id, language)
            async with table.lock:
                self._open.pop(game_id, None)
                if table.closing is not None:
                    table.closing.cancel()
                await asyncio.to_thread(table.session.give_up, then)
                for window in table.windows:
                    window.end()

    def _keep_level(self, level: str) -> None:
        """The level that was dealt is the level of new deals."""
        settings, usual = self.store.settings(), None if level == "random" else level
        if settings.difficulty != usual:
            settings.difficulty = usual
            self.store.keep_settings(settings)

    def _make(self, asked: wire.NewGame) -> Game:
        if asked.text is not None:
            return parse_game(asked.text)
        try:
            scoring = None if asked.scoring is None else Scoring(asked.scoring)
        except ValueError:
            raise WinnableError(Fault.RECORD_SCORING, text=(asked.scoring or "")[:24]) from None
        variant = variant_asked(asked.game, asked.rules, scoring, original=asked.original)
        kind = variant or last_kind(self.store)
        game = new_game(self.store, kind, _deal(asked, kind.rules))
        for at, word in enumerate((asked.moves or "").split(), 1):
            try:
                game.play(parse_move(word))
            except IllegalMove as error:
                raise RecordError(Fault.RECORD_MOVE, at=at, text=word[:20], why=error) from None
        return game


def _deal(asked: wire.NewGame, rules: Rules) -> Deal:
    number = asked.number
    if number is not None:
        if ":" in number:
            return parse_deal(number, rules)
        return numbered_deal(deal_number(number), rules)
    if asked.deal is not None:
        return parse_deal(asked.deal, rules)
    if asked.daily is not None:
        return numbered_deal(daily_number(asked.daily), rules)
    if asked.level is not None and asked.level != "random":
        return level_deal(rules, asked.level)
    return winnable_deal(rules) if asked.winnable else numbered_deal(random_number(), rules)


def _is_slow(ask: wire.Asked, session: Session) -> bool:
    """Whether a request takes a search."""
    match ask:
        case wire.Act(name=name):
            return name in SLOW
        case wire.Type(text=text):
            return session.understand(text).name in SLOW
    return isinstance(ask, wire.Review | wire.Find)


def _answer(session: Session, ask: wire.Asked) -> wire.Told:
    """What a request brings about, in words and as a table."""
    try:
        return _obey(session, ask)
    except WinnableError as error:
        return wire.Told(ask.id, [say_fault(session.voice, error)], ok=False)


def _ponder(session: Session) -> list[wire.Told]:
    """What a move has made certain, which takes longer than its answer."""
    before = session.fate
    said = session.ponder()
    news = said or session.fate is not before  # an undo makes open again what was decided
    return [wire.Told(None, said, table=_table(session))] if news else []


def _obey(session: Session, ask: wire.Asked) -> wire.Told:
    match ask:
        case wire.Hello(spoken=spoken):
            if spoken is not None:
                session.use(_settings_of(spoken, session.settings))
            return _levelled(session, _told(session, ask, session.greet()))
        case wire.Set(spoken=spoken):
            said = session.change(_settings_of(spoken, session.settings))
            return _told(session, ask, said)
        case wire.Look(at=at):
            line, table = look_of(session, session.id or "", at)
            return wire.Told(ask.id, [line], table=table)
        case wire.Review():
            reviewed = review_of(session)
            return wire.Told(ask.id, [], table=_table(session), review=reviewed)
        case wire.Chance():
            return wire.Told(ask.id, [], chance=chance_of(session))
        case wire.Find():
            return _found(session, ask)
        case wire.Share():
            return wire.Told(ask.id, [], shared=_share(session.game))
        case wire.Type(text=text):
            command = session.understand(text)
            told = _told(session, ask, session.obey(command))
            return _levelled(session, told) if command.name == "level" and told.ok else told
        case wire.Play(move=move):
            return _told(session, ask, session.obey(Command("exact", text=move)))
    return _told(session, ask, session.obey(_command(ask, session.game.rules)))


def _told(session: Session, ask: wire.Asked, said: list[str]) -> wire.Told:
    if session.is_over:  # a page is left by closing it; the game is saved all the same
        session.is_over = False
        said = [session.voice.say("goodbye")]
    return wire.Told(
        ask.id,
        said,
        ok=not session.refused,
        moved=session.changed,
        table=_table(session),
    )


def _levelled(session: Session, told: wire.Told) -> wire.Told:
    """With the level of new deals."""
    told.level = session.settings.difficulty or "random"  # type: ignore[assignment]
    return told


def _found(session: Session, ask: wire.Find) -> wire.Told:
    """Deals to choose from. Raises ``WinnableError`` if nothing can be like what is asked for."""
    wanted = parse_condition(ask.condition)
    variant = variant_asked(ask.game, ask.rules, None, original=False)
    rules = session.game.rules if variant is None else variant.rules
    deals = list(islice(deals_like(wanted, rules, session.game.deal), FOUND + 1))
    shown, more = deals[:FOUND], len(deals) > FOUND
    say = session.voice.say
    said = say("found-count", count=len(shown), more=more) if shown else say("found-none")
    found = [
        wire.Found(each.number, each.level.value, list(each.rates), each.passes, each.returns)
        for each in shown
    ]
    return wire.Told(ask.id, [said], found=found)


def _table(session: Session) -> wire.Table:
    return table_of(session, session.id or "")


def _command(act: wire.Act, rules: Rules) -> Command:
    """The command of an act. Raises ``WinnableError`` if it makes no sense in any game."""
    name = "branch" if act.name == "redo" and act.number is not None else act.name
    if name not in _ACTS:
        raise WinnableError(Fault.REQUEST, why=f"act {act.name[:20]}")
    for place in (act.source, act.target):
        if place is not None and place not in PLACES:
            raise WinnableError(Fault.REQUEST, why=f"place {place[:20]}")
    if act.card is not None and act.card >= rules.deck_size:
        raise WinnableError(Fault.REQUEST, why=f"card {act.card}")
    return Command(
        name,
        number=act.number,
        source=None if act.source is None else PLACES[act.source],
        target=None if act.target is None else PLACES[act.target],
        card=act.card,
    )


def _settings_of(spoken: wire.Spoken, others: Settings) -> Settings:
    """The player's settings with these of speech."""
    return replace(others, **{**asdict(spoken), "level": Level(spoken.level)})


def _share(game: Game) -> wire.Shared:
    """Links that name the deal by its number, if it has one, and by its cards only if not."""
    head = f"/#rules={game.rules}&scoring={game.scoring}&deal={game.deal.address or game.deal}"
    moves = ".".join(str(step.move) for step in game.steps)
    return wire.Shared(head, f"{head}&moves={moves}", game.shared_text)
