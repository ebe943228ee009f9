"""One game of a bot: the arena holds the cards, the bot sees views."""

from enum import StrEnum
from typing import Final

import msgspec

from ...game.game import Game
from ...law.position import IllegalMove, MoveError
from ...law.rules import Rules
from ...proof.checker import verify
from .faults import BotError, BotFault
from .processes import Bot
from .protocol import Choice, End, Limits, NewGame, Resign, seen, turn
from .splits import Dealt

_SHOWN: Final = 40
"""Most characters of an illegal move that a sentence quotes."""


class Result(StrEnum):
    """How a game ended. All but the first count as not won."""

    WON = "won"
    LOST = "lost"
    RESIGNED = "resigned"


class Reason(StrEnum):
    """Why a game is lost without a fault of the bot."""

    STUCK = "stuck"
    """No legal move was left."""
    MOVES = "moves"
    """The limit of moves was reached."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played: a line of a file of results."""

    game: int
    """Its place in the split, from 1."""
    number: int
    """The number of its deal."""
    result: Result
    moves: str
    """The moves, separated by spaces."""
    out: int = 0
    """The cards on the foundations at the end."""
    reason: str = ""
    """Why it was lost: a ``Reason`` or a ``BotFault``."""
    cpu_s: float | None = None
    """Processor time of the bot; None where the system does not tell."""
    undecided: int = 0
    """Deals skipped before it because the solver did not decide them."""
    unwinnable: int = 0
    """Deals skipped before it because no play wins them."""

    @property
    def count(self) -> int:
        """The number of moves."""
        return len(self.moves.split())


async def play(
    bot: Bot, dealt: Dealt, rules: Rules, split: str, limits: Limits
) -> tuple[Played, BotError | None]:
    """Plays a game; returns it and the fault of the bot, if it committed one.

    After a fault the process must be ended: nobody knows what it writes next. The finished game
    passes the independent checker, which raises ``RecordError`` if the arena itself is wrong.
    """
    bot.games += 1
    spent = bot.cpu_s()
    bot.tell(NewGame(bot.games, str(rules), split))
    game, fault, reason = Game(rules, dealt.deal), None, ""
    try:
        result, reason = await _to_the_end(bot, game, limits, spent)
    except BotError as error:
        result, fault, reason = Result.LOST, error, error.code.value
    bot.tell(End(result, reason, seen(game.view)))
    now = bot.cpu_s()
    played = Played(
        dealt.game,
        dealt.number,
        result,
        " ".join(str(step.move) for step in game.steps),
        sum(game.position.foundations),
        reason,
        None if now is None or spent is None else round(now - spent, 3),
        dealt.undecided,
        dealt.unwinnable,
    )
    check(game.text, played)
    return played, fault


async def _to_the_end(
    bot: Bot, game: Game, limits: Limits, spent: float | None
) -> tuple[Result, str]:
    """Asks the bot for moves until the game ends. Raises ``BotError``."""
    while not game.is_won:
        view = game.view
        if not view.legal:
            return Result.LOST, Reason.STUCK
        if len(game.steps) >= limits.moves:
            return Result.LOST, Reason.MOVES
        bot.tell(turn(view))
        answer = await bot.answer()
        now = bot.cpu_s()
        if now is not None and spent is not None and now - spent > limits.cpu_s:
            raise BotError(BotFault.CPU, seconds=limits.cpu_s)
        if isinstance(answer, Resign):
            return Result.RESIGNED, ""
        if not isinstance(answer, Choice):
            raise BotError(BotFault.RUBBISH, text="hello")
        try:
            game.play(answer.move)
        except (IllegalMove, MoveError):
            text = answer.move[:_SHOWN]
            shown = "".join(letter if letter.isprintable() else "?" for letter in text)
            why = " ".join(map(str, view.legal))
            raise BotError(BotFault.ILLEGAL, text=shown, why=why) from None
    return Result.WON, ""


def not_begun(dealt: Dealt, fault: BotError) -> Played:
    """Returns a game that is lost because the bot's process did not start again."""
    return Played(
        dealt.game,
        dealt.number,
        Result.LOST,
        "",
        reason=fault.code.value,
        undecided=dealt.undecided,
        unwinnable=dealt.unwinnable,
    )


def check(text: str, played: Played) -> None:
    """Replays a game by the independent checker. Raises ``RecordError`` for an illegal move, and
    ``ValueError`` if the result is another one.
    """
    found = verify(text)
    if (found.is_won, found.out) != (played.result is Result.WON, played.out):
        raise ValueError(text)


def text_of(rules: Rules, number: int, moves: str) -> str:
    """Writes the game text of a line of results: ``winnable verify`` and every program that reads
    games can replay it.
    """
    return f"winnable game 1\nrules {rules}\naddress {number}\nmoves {moves}".rstrip() + "\n"
