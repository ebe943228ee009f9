"""One player at one game: a command in, sentences and a new state out.

May import every package but cli, web and research.

Front ends use ``Session``. ``handlers`` maps each act to the function that carries it out; those
functions are grouped by subject: ``moves``, ``choices``, ``questions``, ``advice``, ``deals``,
``dailies``, ``lessons``, ``settings``, ``games``, ``steps`` and ``refusals``. They work on a
``SessionState``, which holds the state of the session, plays and saves moves, and describes them in
words. ``openings`` selects the game to play; ``intents`` has the moves that a command can mean.
"""

from .session import LONGEST, Session
from .state import IDLE
from .transcript import Event

__all__ = ["IDLE", "LONGEST", "Event", "Session"]
