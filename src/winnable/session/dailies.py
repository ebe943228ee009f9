"""The daily deals: says which deals of a day were won, and deals one."""

from ..catalogues.dailies import LEVELS, Wins, current_day, daily_deal, read_daily, streak, wins
from ..catalogues.new import Wish
from ..speech.arguments import Daily
from ..speech.commands import Command
from ..speech.messages.events import date_details
from .games import begin
from .state import SessionState


def daily(state: SessionState, command: Command) -> list[str]:
    """Deals the daily deal of a day and a level; without a level, says what was won that day."""
    voice, rules = state.voice, state.game.rules
    today = current_day()
    asked = command.argument.text if isinstance(command.argument, Daily) else ""
    day, difficulty = read_daily(asked, today)
    deal = daily_deal(rules, day, difficulty or LEVELS[0])
    if difficulty is not None:
        return begin(state, Wish(state.game.variant, deal))
    won = daily_wins(state)
    levels = {level.value: level in won.get(day, ()) for level in LEVELS}
    said = voice.say("daily", **date_details(day), **levels)
    return [
        f"{said} {voice.say('daily-streak', days=streak(won, today))}",
        voice.phrase("daily-how"),
    ]


def daily_wins(state: SessionState) -> Wins:
    """Returns the daily deals of this game that the player has won."""
    if state.store is None:
        return {}
    return wins(state.store.results.all(), state.game.variant)
