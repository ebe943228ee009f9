"""Turns to search: few at a time, and shared fairly between the players who wait for one.

The next turn goes to the waiting player who has used the least time (start-time fair queueing:
Goyal, Vin and Cheng, SIGCOMM 1996). A player who asks for many searches therefore delays only
these, and a short search passes long ones. Who begins to wait has used as much as the player whose
turn began last, so nobody saves time up.
"""

import asyncio
import heapq
import time
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from ..faults import WebError, WebFault

_REMEMBERED: Final = 1_000
"""Players without a search who are remembered for the time that they have used."""


@dataclass(slots=True, eq=False)
class _Player:
    """What one player waits for and has used."""

    used: float
    """Seconds of turns, from that of the player who was served when this one began to wait."""
    running: int = 0
    waiting: deque["Turn"] = field(default_factory=deque)
    is_listed: bool = False
    """Whether the player is in ``Turns._listed``."""


@dataclass(slots=True, eq=False)
class Turn:
    """A turn that is waited for, then held. ``Turns.end`` ends it in any state."""

    begins: "asyncio.Future[None]"
    """Done when the turn begins. Who cancels it waits no longer."""
    player: _Player
    start: float | None = None
    """When it began, in seconds of ``time.monotonic``."""


class Turns:
    """Gives ``total`` turns, at most ``running`` of them to one player at a time.

    At most ``waiting`` turns are waited for by one player; None means any number. For the event
    loop only.
    """

    def __init__(
        self, total: int, *, running: int | None = None, waiting: int | None = None
    ) -> None:
        self.total = total
        self._free = total
        self._most_running, self._most_waiting = running or total, waiting
        self._players: dict[str, _Player] = {}
        self._listed: list[tuple[float, int, _Player]] = []  # a heap: they may have the next turn
        self._number = count()
        self._served = 0.0  # the time used by the player whose turn began last

    def ask(self, name: str) -> Turn:
        """Asks for a turn of the player ``name``. Raises ``WebError`` if too many of them wait."""
        player = self._players.get(name)
        if player is None:
            player = self._players[name] = _Player(self._served)
        elif self._most_waiting is not None and len(player.waiting) >= self._most_waiting:
            raise WebError(WebFault.TOO_MANY_SEARCHES)
        elif not (player.running or player.waiting):
            player.used = max(player.used, self._served)
        turn = Turn(asyncio.get_running_loop().create_future(), player)
        player.waiting.append(turn)
        self._list(player)
        self._give()
        return turn

    def end(self, turn: Turn) -> None:
        """Ends a turn, which may not have begun."""
        player = turn.player
        if turn.start is None:
            player.waiting.remove(turn)
        else:
            player.used += time.monotonic() - turn.start
            player.running -= 1
            self._free += 1
            self._list(player)
            self._give()
        self._forget()

    def _list(self, player: _Player) -> None:
        """Lists a player who waits and may have another turn."""
        if player.waiting and not player.is_listed and player.running < self._most_running:
            player.is_listed = True
            heapq.heappush(self._listed, (player.used, next(self._number), player))

    def _give(self) -> None:
        """Gives the free turns."""
        while self._free and self._listed:
            used, _, player = heapq.heappop(self._listed)
            player.is_listed = False
            if used == player.used and player.waiting:
                turn = player.waiting.popleft()
                turn.start = time.monotonic()
                self._free -= 1
                self._served = used
                player.running += 1
                if not turn.begins.cancelled():  # else its owner ends it soon
                    turn.begins.set_result(None)
            self._list(player)  # again, if it has used more since it was listed

    def _forget(self) -> None:
        """Forgets players who neither search nor have used more than others."""
        if self._free == self.total:
            self._players = {name: each for name, each in self._players.items() if each.waiting}
            self._served = 0.0
        elif len(self._players) > _REMEMBERED:
            self._players = {
                name: each
                for name, each in self._players.items()
                if each.running or each.waiting or each.used > self._served
            }
