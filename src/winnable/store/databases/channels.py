"""Channels: short texts that one process publishes and every process that subscribed hears."""

from collections.abc import Callable
from threading import Lock
from typing import Final

Hear = Callable[[str | None], None]
"""Hears a text; None: texts may have been lost, so what they tell must be read again.

It is called in any thread, and must neither block nor raise.
"""
LONGEST: Final = 7_000
"""Most bytes of a channel and a text together. PostgreSQL accepts less than 8,000."""


class Channels:
    """The subscribers of this process. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._hearers: dict[str, tuple[Hear, ...]] = {}

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls ``hear`` for each text of a channel, until the returned function is called."""
        with self._lock:
            self._hearers[channel] = (*self._hearers.get(channel, ()), hear)

        def unsubscribe() -> None:
            with self._lock:
                left = list(self._hearers.get(channel, ()))
                if hear in left:
                    left.remove(hear)
                self._hearers[channel] = tuple(left)
                if not left:
                    del self._hearers[channel]

        return unsubscribe

    def deliver(self, channel: str, text: str) -> None:
        """Passes a text to the subscribers of its channel."""
        for hear in self._hearers.get(channel, ()):
            hear(text)

    def tell_gap(self) -> None:
        """Tells every subscriber that texts may have been lost."""
        with self._lock:
            found = [hear for each in self._hearers.values() for hear in each]
        for hear in found:
            hear(None)


def check_text(channel: str, text: str) -> None:
    """Raises ``ValueError`` if a text cannot be published: too long, or with a zero character."""
    if len(channel.encode()) + len(text.encode()) > LONGEST or "\0" in channel + text:
        raise ValueError(channel)
