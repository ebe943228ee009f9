"""Plays many games of a bot: some at once, each worker with a process of its own."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ...law.rules import Rules
from .faults import BotError
from .matches import Played, not_begun, play
from .processes import Bot
from .protocol import Limits
from .results import Run, read_results, write_result
from .splits import Deals, Dealt, Split, dealt

Listener = Callable[[Played, BotError | None], None]
"""Called when a game has ended, with the fault of the bot if it committed one."""


@dataclass(frozen=True, slots=True)
class Question:
    """Who plays, and how many games of which split."""

    command: str
    rules: Rules
    split: Split
    games: int
    limits: Limits
    deals: Deals = Deals.PROVEN


def run(
    asked: Question, workers: int, file: Path | None, listener: Listener
) -> tuple[Run, dict[int, Played]]:
    """Plays the games that ``file`` does not have yet; returns all of them by their number.

    Raises ``BotError`` if the bot does not introduce itself before the first game, ``ArenaError``
    and ``StoreError``.
    """
    arena = _Arena(asked, file, listener)
    return asyncio.run(arena.run(workers)), arena.games


class _Arena:
    """One run."""

    def __init__(self, asked: Question, file: Path | None, listener: Listener) -> None:
        self._asked, self._file, self._listener = asked, file, listener
        self.games: dict[int, Played] = {}
        self._deals = dealt(asked.rules, asked.split, asked.deals)
        self._next = asyncio.Lock()

    async def run(self, workers: int) -> Run:
        asked = self._asked
        first = await Bot.start(asked.command, asked.limits)
        bots: list[Bot | None] = [first, *[None] * (workers - 1)]
        try:
            name = first.name
            described = Run(
                name.name, name.version, str(asked.rules), asked.split, asked.limits, asked.deals
            )
            if self._file is not None:
                self.games.update(read_results(self._file, described))
            async with asyncio.TaskGroup() as group:
                for bot in bots:
                    group.create_task(self._work(bot))
        except ExceptionGroup as error:  # the first of them; the others were cancelled
            raise error.exceptions[0] from None
        finally:
            await first.kill()
        return described

    async def _work(self, bot: Bot | None) -> None:
        """Plays one game after the other, with a new process after a fault."""
        asked = self._asked
        try:
            while (found := await self._deal()) is not None:
                fault: BotError | None
                try:
                    if bot is None:
                        bot = await Bot.start(asked.command, asked.limits)
                    played, fault = await play(bot, found, asked.rules, asked.split, asked.limits)
                except BotError as error:  # the process did not start again
                    played, fault = not_begun(found, error), error
                if fault is not None and bot is not None:
                    await bot.kill()
                    bot = None
                self.games[played.game] = played
                if self._file is not None:
                    write_result(self._file, played)
                self._listener(played, fault)
            if bot is not None:
                await bot.end()
        finally:
            if bot is not None:
                await bot.kill()

    async def _deal(self) -> Dealt | None:
        """Finds the next game to play. The proof runs in a thread: it may take seconds."""
        async with self._next:
            while (found := await asyncio.to_thread(next, self._deals)).game <= self._asked.games:
                if found.game not in self.games:
                    return found
        return None
