"""The events of a ledger, one JSON object a line: their fields, limits and text.

==========  ====================================================================================
plan        the first line: the campaign's id and the deals of a shard
begin       a driver begins or resumes; leases of earlier drivers end
lease       a shard is given to the workers, for the ``attempt``-th time
result      its file is written: attempt, worker, CPU seconds, SHA-256, counts and checks
failure     an attempt failed, or a file was missing or damaged (``why``)
==========  ====================================================================================

Every event has ``at``, the time in seconds since 1970, for people. Only the date of what is
published follows from it.
"""

import json
from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

Shard = tuple[int, int]
"""The first and the last number of a shard."""
LARGEST_SHARD: Final = 10_000_000
"""Most deals of a shard: its rows are in memory at once."""

_Count = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
_Seconds = Annotated[float, Meta(ge=-1e15, le=1e15)]
_Counts = Annotated[list[_Count], Meta(min_length=3, max_length=3)]


def deals_in(shards: Iterable[Shard]) -> int:
    """Returns the number of deals of some shards."""
    return sum(last - first + 1 for first, last in shards)


class Event(msgspec.Struct, tag_field="event", tag=str.lower):
    """An event at some time."""

    at: _Seconds = 0.0


class Plan(Event, kw_only=True):
    """How the deals of a campaign are divided."""

    campaign: str
    shard: Annotated[int, Meta(ge=1, le=LARGEST_SHARD)]


class Begin(Event, kw_only=True):
    """A driver begins or resumes."""

    code: str


class OfShard(Event, kw_only=True):
    """An event of one shard."""

    first: _Count
    last: _Count

    @property
    def shard(self) -> Shard:
        """The shard."""
        return self.first, self.last


class Lease(OfShard, kw_only=True):
    """A shard is given to the workers."""

    attempt: _Count


class Failure(OfShard, kw_only=True):
    """An attempt failed, or a file was missing or damaged."""

    why: str


class Result(OfShard, kw_only=True):
    """A shard that was measured."""

    attempt: _Count
    worker: str
    cpu_s: Annotated[float, Meta(ge=0, le=1e15)]
    sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    counts: dict[str, _Counts]
    """For each column that is a share: how many ones, zeros and undecided deals. They are for
    whoever follows the campaign; what is published counts the rows (``tables``).
    """
    checks: dict[str, _Count]
    """How often each check was made (``workbench.Workbench.checks``)."""

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self.last - self.first + 1


def line_of(event: Event) -> str:
    """Returns the line of an event."""
    return json.dumps(msgspec.to_builtins(event), separators=(",", ":"))


def parse_line(line: bytes) -> Event | None:
    """Parses a line of a ledger; None if it is no JSON, as a crash leaves a line.

    Raises ``ValueError`` if it is JSON, but no event; also for two values of one key, and for
    numbers that JSON does not have.
    """
    try:
        value = json.loads(line.decode(), object_pairs_hook=_object, parse_constant=_refuse)
    except (json.JSONDecodeError, UnicodeDecodeError):
        return None
    except RecursionError:
        raise ValueError from None
    event: Event = msgspec.convert(value, Plan | Begin | Lease | Failure | Result)
    return event


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _refuse(text: str) -> float:
    raise ValueError(text)
