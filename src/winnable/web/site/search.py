"""The worker of the site that searches: answers one question after the other (``site``).

A question is a pickled call, an answer the pickled pair of its value and its error.
"""

import pickle
from collections.abc import Callable
from typing import Any

from ...analysis.searching import Tell, telling
from ...law.errors import WinnableError
from ..faults import WebError, WebFault


def answer(question: bytes, tell: Tell) -> bytes:
    """Makes the call, and returns its value or its error. ``tell`` hears how far it is."""
    value: Any = None
    error: WinnableError | None = None
    try:
        call: Callable[[], Any] = pickle.loads(question)  # noqa: S301  # from the other worker
        with telling(tell):
            value = call()
    except WinnableError as failed:
        error = failed
    except OSError:  # a value net that has not been fetched yet
        error = WebError(WebFault.PART)
    except MemoryError:
        error = WebError(WebFault.SEARCH_FAILED)
    return pickle.dumps((value, error), pickle.HIGHEST_PROTOCOL)
