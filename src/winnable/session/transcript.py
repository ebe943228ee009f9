"""The answers of a session and the events of its games."""

from collections import deque
from typing import Final, NamedTuple

from ..speech.messages import Language

EVENTS: Final = 1_000
"""Events that are kept at least; answers too."""


class Event(NamedTuple):
    """An event, as it was said, and the language of the sentence."""

    text: str
    language: Language


class Transcript:
    """The answers of a session, to be repeated, and the events of its games, to be listed."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._answers: deque[list[str]] = deque(maxlen=EVENTS)
        self._back = 0

    def answer(self, lines: list[str]) -> list[str]:
        """Records an answer and returns it; empty answers are not repeated."""
        if lines:
            self._answers.append(lines)
        return lines

    def happened(self, lines: list[str], language: Language) -> None:
        """Records events, one for each line."""
        self.events += [Event(line, language) for line in lines]

    def cut(self) -> None:
        """Forgets the oldest events if there are many."""
        if len(self.events) > 2 * EVENTS:
            del self.events[:-EVENTS]

    def rewind(self) -> None:
        """Makes the next repetition start with the last answer."""
        self._back = 0

    def repeat(self, more: int) -> list[str]:
        """Returns the answer ``more`` before the one repeated last; empty if there is none."""
        if not self._answers:
            return []
        self._back = min(self._back + more, len(self._answers) - 1)
        return self._answers[-1 - self._back]
