"""Files of results, and what they say: a line for the run, then a line for each game.

A line is written when its game ends, so a stopped run loses at most the games in play, and the same
command goes on. Every game that is read is replayed by the checker before it counts.
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from ...analysis.estimates import Interval, Tally, interval, mean_interval, sequence
from ...disk import append_line, read_text, replace
from ...law.errors import WinnableError
from ...law.rules import Rules, parse_rules
from .faults import ArenaError, ArenaFault
from .matches import Played, Reason, Result, check, text_of
from .protocol import PROTOCOL, UNREADABLE, Limits
from .splits import NUMBERS, Deals, Split

_QUOTE: Final = 40
_encoder = msgspec.json.Encoder()


class Run(msgspec.Struct, frozen=True):
    """Who plays, and what: the first line of a file."""

    bot: str
    bot_version: str
    rules: str
    split: Split
    limits: Limits
    deals: Deals = Deals.PROVEN
    arena: int = PROTOCOL
    """The version of the protocol, and of this file."""


_runs = msgspec.json.Decoder(Run)
_games = msgspec.json.Decoder(Played)


def read_results(path: Path, run: Run) -> dict[int, Played]:
    """Reads the games of a run by their place in the split; begins the file if it is missing.

    A last line that a crash cut off is removed. Raises ``ArenaError`` if the file is of another run
    or has a line that is not a game with that result, and ``StoreError``.
    """
    if not path.exists():
        append_line(path, _encoder.encode(run).decode())
        return {}
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    try:
        found = _runs.decode(lines[0]) if lines else None
    except UNREADABLE:
        found = None
    if found != run:
        other = "none" if found is None else _title(found).strip()
        raise ArenaError(ArenaFault.OTHER, file=str(path), other=other, text=_title(run))
    rules = parse_rules(run.rules)
    games: dict[int, Played] = {}
    for at, line in enumerate(lines[1:], 2):
        try:
            played = _games.decode(line)
            _check(played, rules, run.split)
        except (*UNREADABLE, WinnableError):
            raise ArenaError(ArenaFault.LINE, file=str(path), line=at, text=line[:_QUOTE]) from None
        games[played.game] = played
    if whole != text:
        replace(path, whole)
    return games


def write_result(path: Path, played: Played) -> None:
    """Appends a game. Raises ``StoreError``."""
    append_line(path, _encoder.encode(played).decode())


def _check(played: Played, rules: Rules, split: Split) -> None:
    """Replays a game. Raises ``ValueError`` if it is not what the line says."""
    if played.game < 1 or played.number not in NUMBERS[split]:
        raise ValueError(played.number)
    check(text_of(rules, played.number, played.moves), played)


def _title(run: Run) -> str:
    return f"{run.bot} {run.bot_version} {run.rules}"


class Summary(msgspec.Struct, frozen=True):
    """What the games of a run say. Shares are of the deals that the run plays."""

    games: int
    won: int
    resigned: int
    stuck: int
    """Games lost because no legal move was left."""
    long: int
    """Games lost by the limit of moves."""
    faults: Mapping[str, int]
    """Games lost by each fault of the bot."""
    share: float | None
    wilson: Interval
    """The 95 % Wilson interval: for a number of games that was fixed beforehand."""
    anytime: Interval
    """The interval of the 95 % confidence sequence: it holds whenever one looks."""
    out: Interval | None
    """The 95 % interval of the mean number of cards on the foundations at the end of a game; its
    middle is the mean. None with fewer than two games.
    """
    moves: float | None
    """The mean number of moves."""
    cpu_s: float | None
    """The mean processor time of a game; None where the system does not tell."""
    undecided: int
    """Deals skipped because the solver did not decide them."""
    unwinnable: int
    """Deals skipped because no play wins them."""


def summary(games: Mapping[int, Played]) -> Summary:
    """Counts the games from 1 to the first that is missing. Games end in another order than they
    begin, and long ones last: those beyond the gap would be a biased sample.
    """
    first: list[Played] = []
    while len(first) + 1 in games:
        first.append(games[len(first) + 1])
    ended = Counter(played.result for played in first)
    lost = Counter(played.reason for played in first if played.result is Result.LOST)
    won, count = ended[Result.WON], len(first)
    tally = Tally(won, count - won)
    times = [played.cpu_s for played in first if played.cpu_s is not None]
    return Summary(
        games=count,
        won=won,
        resigned=ended[Result.RESIGNED],
        stuck=lost.pop(Reason.STUCK, 0),
        long=lost.pop(Reason.MOVES, 0),
        faults=dict(sorted(lost.items())),
        share=tally.share,
        wilson=interval(tally),
        anytime=sequence(tally),
        out=mean_interval([played.out for played in first]),
        moves=sum(played.count for played in first) / count if count else None,
        cpu_s=sum(times) / len(times) if times else None,
        undecided=first[-1].undecided if first else 0,
        unwinnable=first[-1].unwinnable if first else 0,
    )
