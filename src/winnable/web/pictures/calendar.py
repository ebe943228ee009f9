"""The calendar of a month: the daily deals of a game, and which of them the player has won."""

import calendar
from datetime import timedelta

from ...catalogues import catalogue_of
from ...catalogues.dailies import FIRST, LEVELS, current_day, streak
from ...law.deals import deal_day
from ...session import Session
from ...speech.messages.events import date_details
from ..wire import calendar as calendar_wire
from ..wire import game as wire


def month_of(session: Session, asked: wire.Days) -> calendar_wire.Month:
    """Returns the month of the day that was asked for.

    Days that have not begun are not open. Raises ``WinnableError`` if these rules have no daily
    deals or if the text is not a day.
    """
    voice, rules = session.voice, session.game.rules
    catalogue_of(rules)
    today = max(FIRST, current_day())
    wanted = deal_day(asked.month) if asked.month else today
    first = max(FIRST, min(wanted, today)).replace(day=1)
    won = session.daily_wins()
    length = calendar.monthrange(first.year, first.month)[1]
    days = []
    for at in range(length):
        day = first + timedelta(days=at)
        of_day = won.get(day, frozenset())
        name = voice.say(
            "slot-day",
            **date_details(day),
            weekday=day.isoweekday(),
            won=len(of_day),
            future=day > today,
        )
        levels = [level for level in LEVELS if level in of_day]
        days.append(calendar_wire.Day(str(day), day.day, name, levels, day <= today))
    before, after = first - timedelta(days=1), first + timedelta(days=length)
    return calendar_wire.Month(
        title=voice.say("bar-month", **date_details(first)),
        game=voice.say("title", draw=rules.draw, passes=rules.passes or 0),
        weekdays=[voice.say("bar-weekday", weekday=n) for n in range(1, 8)],
        first=first.weekday(),
        days=days,
        today=str(today),
        streak=voice.say("daily-streak", days=streak(won, today)),
        before=str(before) if before >= FIRST else None,
        after=str(after) if after <= today else None,
    )
