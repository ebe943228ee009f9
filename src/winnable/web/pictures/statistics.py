"""Statistics for display: tables, charts, exports, and the card of a won game."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from ...catalogues import catalogue
from ...catalogues.ratings import ratings
from ...catalogues.steps import harder
from ...disk import StoreError
from ...game.results import Result, of_kind, standing, statistics
from ...game.trends import COUNTS, SECONDS, Bin, growth, shares, spread, streaks
from ...session import Session
from ...speech.links import link_to
from ...speech.messages import Voice
from ...speech.messages.statistics import (
    clock_text,
    kind_title,
    say_win,
    say_win_to_share,
    statistics_facts,
    win_facts,
)
from ..wire.game import NextStep, WinCard
from ..wire.statistics import Chart, ChartRow, Fact, GameStatistics


def _results(session: Session) -> list[Result]:
    """Returns the player's results, oldest first. Raises ``StoreError``."""
    return [] if session.store is None else session.store.results.all()


def statistics_of(session: Session) -> list[GameStatistics]:
    """Returns the statistics of each game and level; those of the game on the table come first.

    Raises ``StoreError`` if the results cannot be read.
    """
    voice, results, game = session.voice, _results(session), session.game
    rated = ratings(results) if session.settings.rating else {}
    kinds = statistics(results)
    current = game.variant.name, game.deal.difficulty
    kinds.sort(key=lambda kind: (kind.name, kind.difficulty) != current)  # stable
    return [
        GameStatistics(
            title=kind_title(voice, kind.name, kind.difficulty),
            facts=[Fact(*fact) for fact in statistics_facts(voice, kind, rated.get(kind.name))],
            charts=_charts(voice, of_kind(results, kind.name, kind.difficulty)),
        )
        for kind in kinds
    ]


def _charts(voice: Voice, results: Sequence[Result]) -> list[Chart]:
    """Returns the charts that have something to show."""
    wins = [result for result in results if result.won]
    charts = [
        _growth(voice, results),
        _shares(voice, results),
        _spread(
            voice,
            "chart-times",
            ("stat-time", "chart-wins"),
            spread([win.seconds for win in wins], SECONDS),
            clock_text,
        ),
        _spread(
            voice,
            "chart-moves",
            ("stat-moves", "chart-wins"),
            spread([win.moves for win in wins], COUNTS),
        ),
        _spread(
            voice,
            "chart-streaks",
            ("chart-length", "chart-runs"),
            spread(streaks(results), COUNTS),
        ),
    ]
    return [chart for chart in charts if chart.rows]


def _growth(voice: Voice, results: Sequence[Result]) -> Chart:
    rows = [
        ChartRow(
            each.period, each.period, [each.played, each.won], [str(each.played), str(each.won)]
        )
        for each in growth(results)
    ]
    heads = [voice.say(name) for name in ("chart-until", "stat-played", "stat-won")]
    return Chart("lines", voice.say("chart-growth"), heads, rows)


def _shares(voice: Voice, results: Sequence[Result]) -> Chart:
    rows = []
    for at, each in enumerate(shares(results)):
        name = voice.say("chart-last" if at else "chart-all", count=each.games)
        won = each.won / each.games
        allowed = each.winnable / each.decided if each.decided else None
        texts = [
            voice.phrase("stat-of", count=each.won, total=each.games, percent=round(100 * won)),
            voice.phrase("chart-unknown")
            if allowed is None
            else voice.phrase(
                "stat-of", count=each.winnable, total=each.decided, percent=round(100 * allowed)
            ),
        ]
        rows.append(ChartRow(name, f"{round(100 * won)}%", [won, allowed], texts))
    heads = [voice.say(name) for name in ("chart-games", "stat-won", "chart-allowed")]
    return Chart("shares", voice.say("chart-shares"), heads, rows)


def _spread(
    voice: Voice,
    title: str,
    heads: tuple[str, str],
    bins: list[Bin],
    write: Callable[[int], str] = str,
) -> Chart:
    rows = []
    for each in bins:
        low, high = write(each.low), write(each.high)
        name = low if low == high else voice.phrase("chart-range", low=low, high=high)
        rows.append(ChartRow(name, low, [each.count], [str(each.count)]))
    return Chart("bars", voice.say(title), [voice.say(head) for head in heads], rows)


def win_of(session: Session) -> WinCard | None:
    """Returns the card of a won game; None if the game is not won."""
    game, voice = session.game, session.voice
    if not game.position.is_won:
        return None
    known, number = catalogue(game.rules), game.deal.number
    difficulty = game.deal.difficulty
    if difficulty is None and known is not None and number is not None:
        difficulty = known.difficulty(number)
    found, step, store, game_id = None, None, session.store, session.id
    is_repeated = False
    if store is not None and game_id is not None:
        with suppress(StoreError):  # shown without the bests
            results = store.database.aside(lambda: _results(session))
            found, step = standing(results, game_id), harder(game, results)
            is_repeated = found is None and any(each.id == game_id for each in results)
    return WinCard(
        facts=[
            Fact(name, text, best)
            for (name, text), best in win_facts(voice, game, difficulty, found)
        ],
        said=say_win(voice, game, found, is_repeated=is_repeated),
        share=say_win_to_share(voice, game, difficulty),
        link=link_to(game)[0] if number is not None else "",
        next=None if step is None else NextStep(*step),
    )
