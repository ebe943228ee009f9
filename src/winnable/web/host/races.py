"""Races: a socket for each player. It tells what changed, and what the race looks like now.

All processes read the race from the database when its channel says that it has changed, so that a
player may be connected to any of them. Two changes that come together are told together.

A process that dies says goodbye for nobody. So whoever connects or is ready calls the roll over the
channel: the newest connection of each player answers, and those whose do not are said to have left.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Final, Literal, cast

import msgspec

from ...law.errors import WinnableError
from ...speech.messages import Voice, say_fault
from ...speech.messages.statistics import clock_text, game_name
from ...store import Store
from ...store.contests.races import Race, Racer, Races, Stage, deck_of
from ..faults import BAD_MESSAGE, NO_SUCH_GAME, RESTART, UNREADABLE, code_of
from ..limits import Budget
from ..tables.sockets import Socket, decode
from ..wire import contest as contest_wire
from ..wire import game as wire

AWAY: Final = 10.0
"""Seconds after which a player without a connection is said to have left."""
ROLL: Final = 40.0
"""Seconds for the answers to a roll call: a page that has lost its connection may pause for 30."""
_ROLL, _HERE = "who is here", "here"
"""What is published, before a colon: the connections that shall answer, and one that answers."""
ACTS: Final = (5, 20)
"""Acts a second of a socket, and at once; further ones wait."""
_read_act: Final = msgspec.json.Decoder(contest_wire.RaceAct)
_write: Final = msgspec.json.Encoder().encode
_leaving: Final[set[asyncio.Task[None]]] = set()
_State = Literal["joined", "ready", "playing", "won", "left"]


async def refuse_racer(socket: Socket, voice: Voice, error: WinnableError) -> None:
    """Closes the socket of a player who cannot enter a race. Says why, unless it may go again."""
    code = code_of(error)
    with suppress(OSError):
        if code in (NO_SUCH_GAME, UNREADABLE):
            await socket.send_text(_write(wire.Problem(say_fault(voice, error))).decode())
        await socket.close(code)


class Racing:
    """A player's connection to a race."""

    def __init__(self, socket: Socket, store: Store, voice: Voice, name: str) -> None:
        self._socket, self._voice, self._name = socket, voice, name
        self._player, self._line = store.player, secrets.token_hex(8)
        self._races = Races(store.database)
        self._database = store.database
        self._changed = asyncio.Event()
        self._asked = False  # for how everybody stands
        self._answers: set[str] | None = None  # to the roll call, unless some may be lost
        self._has_heard = asyncio.Event()  # its own answer
        self._roll: asyncio.Task[None] | None = None
        self._is_leaving = False

    async def serve(self) -> None:
        """Joins the race, and serves the player until the socket closes. Raises
        ``WinnableError``.
        """
        loop = asyncio.get_running_loop()

        def hear(text: str | None) -> None:
            with suppress(RuntimeError):  # the server shuts down
                loop.call_soon_threadsafe(self._hear, text)

        await asyncio.to_thread(self._races.read, self._name)
        unsubscribe = self._database.subscribe(self._name, hear)
        try:
            await asyncio.to_thread(self._races.join, self._name, self._player, self._line)
            teller = asyncio.create_task(self._tell())
            try:
                self._begin_roll()
                with suppress(OSError):
                    await self._listen()
            finally:
                for task in (teller, self._roll):
                    if task is not None:
                        task.cancel()
                        with suppress(asyncio.CancelledError, OSError):
                            await task
        finally:
            unsubscribe()
            leaving = asyncio.create_task(self._leave_later())
            _leaving.add(leaving)
            leaving.add_done_callback(_leaving.discard)

    def _hear(self, text: str | None) -> None:
        """Hears of a change, of a roll call or of an answer to one; None: some may be lost."""
        kind, _, lines = (text or "").partition(": ")
        if text is None:
            self._answers = None
        if text is None or (kind == _ROLL and self._line in lines):
            self._database.publish(self._name, f"{_HERE}: {self._line}")
        if kind not in (_ROLL, _HERE):
            self._changed.set()
        elif kind == _HERE and self._answers is not None:
            self._answers.add(lines)
            if lines == self._line:
                self._has_heard.set()

    def _begin_roll(self) -> None:
        if self._roll is not None:
            self._roll.cancel()
        self._roll = asyncio.create_task(self._call_roll())

    async def _call_roll(self) -> None:
        """Notes that those connections were lost that do not answer."""
        self._has_heard.clear()
        with suppress(WinnableError):
            lines = await asyncio.to_thread(self._races.lines, self._name)
            self._answers = set()
            called = " ".join({self._line, *(line for _, line in lines)})
            self._database.publish(self._name, f"{_ROLL}: {called}")
            await self._has_heard.wait()
            await asyncio.sleep(ROLL)
            for player, line in lines:
                if self._is_silent(line):
                    await asyncio.to_thread(self._races.disconnect, self._name, player, line)
        self._answers = None

    def _is_silent(self, line: str) -> bool:
        return self._answers is not None and line not in self._answers

    async def _leave_later(self) -> None:
        await asyncio.sleep(AWAY)
        with suppress(WinnableError):
            await asyncio.to_thread(self._races.disconnect, self._name, self._player, self._line)

    async def _listen(self) -> None:
        budget = Budget(*ACTS)
        while True:
            message = await self._socket.receive()
            text = message.get("text")
            if message["type"] == "websocket.disconnect":
                return
            if text is None:
                await self._socket.close(BAD_MESSAGE)
                return
            await budget.take()
            try:
                act = decode(_read_act, text)
                if act.do == "ready":
                    await asyncio.to_thread(self._races.ready, self._name, self._player)
                    self._begin_roll()
                elif act.do == "leave":
                    self._is_leaving = True
                    await asyncio.to_thread(self._races.leave, self._name, self._player)
                    await self._socket.close(1000)
                    return
                else:
                    self._asked = True
                    self._changed.set()
            except WinnableError as error:
                await refuse_racer(self._socket, self._voice, error)
                return

    async def _tell(self) -> None:
        """Tells of the race until the socket closes; closes it if the race cannot be read."""
        try:
            await self._tell_changes()
        except WinnableError as error:
            await refuse_racer(self._socket, self._voice, error)

    async def _tell_changes(self) -> None:
        """Sends the race whenever it has changed, and when its next stage begins.

        A player who was merged into another one, or deleted, is in the race no more: the page
        connects again, as whom its cookie names now.
        """
        last: Race | None = None
        while True:
            self._changed.clear()
            race = await asyncio.to_thread(self._races.read, self._name)
            if race.racer(self._player) is None:
                if not self._is_leaving:
                    await self._socket.close(RESTART)
                return
            said = self._news(last, race)
            if self._asked:
                self._asked = False
                said += [self._text(race, each) for each in race.racers]
            if said or race != last:
                news = contest_wire.RaceNews(said, self._picture(race))
                await self._socket.send_text(_write(news).decode())
            last = race
            wait = None
            if race.stage is Stage.COUNTDOWN:
                wait = race.wait
            elif race.stage is Stage.RUNNING:
                wait = 60.0  # the time may be over
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)

    # Words

    def _name_of(self, racer: Racer) -> str:
        if racer.player == self._player:
            return self._voice.phrase("board-you")
        return racer.name or self._voice.phrase("board-nobody", seat=str(racer.seat))

    def _text(self, race: Race, racer: Racer) -> str:
        say, state = self._voice.say, racer.state
        is_gone = state == "left" or (state == "playing" and not racer.is_here)
        return say(
            "race-stand",
            name=self._name_of(racer),
            state="left" if is_gone else state,
            cards=racer.cards,
            total=deck_of(race.game),
            place=race.place(racer),
            time=clock_text(racer.took // 1000),
        )

    def _news(self, last: Race | None, race: Race) -> list[str]:
        """Says what has changed since ``last``; what the player did, only if it is a result."""
        if last is None:
            return [self._stage(race)]
        said = []
        before = {each.seat: each for each in last.racers}
        for racer in race.racers:
            was = before.pop(racer.seat, None)
            said += self._news_of(race, was, racer)
        for racer in before.values():
            said.append(self._voice.say("race-left", name=self._name_of(racer)))
        if race.stage is not last.stage:
            said.append(self._stage(race))
        return said

    def _stage(self, race: Race) -> str:
        name, count = game_name(self._voice, race.game), len(race.racers)
        return self._voice.say(f"race-{race.stage}", name=name, count=count)

    def _news_of(self, race: Race, was: Racer | None, racer: Racer) -> list[str]:
        say, name = self._voice.say, self._name_of(racer)
        if racer.state == "won" and (was is None or was.state != "won"):
            return [self._text(race, racer)]
        if racer.player == self._player:
            return []
        if was is None:
            return [say("race-joined", name=name, count=len(race.racers))]
        if racer.state == "ready" != was.state:
            return [say("race-ready", name=name)]
        is_gone, was_gone = _is_gone(racer), _is_gone(was)
        if is_gone != was_gone:
            return [say("race-left" if is_gone else "race-back", name=name)]
        quarter = deck_of(race.game) // 4
        if racer.cards // quarter > was.cards // quarter:
            return [self._text(race, racer)]
        return []

    def _picture(self, race: Race) -> contest_wire.Race:
        own = race.racer(self._player)
        proof = [self._voice.say("race-proof-hash", what=race.commitment)]
        if race.secret:
            proof.append(self._voice.say("race-proof-secret", what=race.secret))
        return contest_wire.Race(
            id=race.id,
            title=self._voice.say("race-title", name=game_name(self._voice, race.game)),
            stage=race.stage.value,
            wait=race.wait,
            total=deck_of(race.game),
            racers=[
                contest_wire.Racer(
                    self._name_of(each),
                    each is own,
                    self._text(race, each),
                    each.cards,
                    cast("_State", each.state),
                    each.is_here,
                )
                for each in race.racers
            ],
            ready=own is not None and own.state == "joined",
            game="" if own is None else own.game_id,
            proof=proof,
        )


def _is_gone(racer: Racer) -> bool:
    return racer.state == "left" or not racer.is_here
