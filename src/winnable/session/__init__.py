"""A session: one player and one game. Takes commands and returns utterances.

Front ends use ``Session``. ``handlers`` maps each act to the function that carries it out; those
functions are grouped by subject: ``moves``, ``choices``, ``questions``, ``advice``, ``deals``,
``dailies``, ``lessons``, ``settings``, ``games`` and ``refusals``. They work on a ``Sitting``,
which holds the state of the session, plays and saves moves, and describes them in words.
"""

from .session import LONGEST, Session
from .sitting import IDLE
from .transcript import Event

__all__ = ["IDLE", "LONGEST", "Event", "Session"]
