"""The daily deals: says which of a day are won, and deals one."""

from datetime import date

from ..commands import Command
from ..dailies import LEVELS, Wins, daily_deal, read_daily, streak, wins
from ..messages.events import date_details
from .sitting import Sitting


def daily(sitting: Sitting, command: Command) -> list[str]:
    """Deals the daily deal of a day and a level; without a level, says what was won that day."""
    voice, rules = sitting.voice, sitting.game.rules
    today = date.today()
    day, difficulty = read_daily(command.near, today)
    deal = daily_deal(rules, day, difficulty or LEVELS[0])
    if difficulty is not None:
        return sitting.ask("ask-new", lambda: sitting.start_new(deal))
    won = daily_wins(sitting)
    levels = {level.value: level in won.get(day, ()) for level in LEVELS}
    said = voice.say("daily", **date_details(day), **levels)
    return [
        f"{said} {voice.say('daily-streak', days=streak(won, today))}",
        voice.phrase("daily-how"),
    ]


def daily_wins(sitting: Sitting) -> Wins:
    """Returns the daily deals of this game that the player has won."""
    if sitting.store is None:
        return {}
    return wins(sitting.store.results()[0], sitting.game.variant)
