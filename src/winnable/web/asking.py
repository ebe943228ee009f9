"""Requests to a server that may be anything: its answer has a limit of bytes and of time."""

from collections.abc import Mapping
from http.client import HTTPException
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.error import HTTPError
from urllib.request import OpenerDirector, Request

Answer = tuple[int, bytes]
"""The status and the body."""


def ask(
    opener: OpenerDirector,
    url: str,
    *,
    seconds: float,
    most: int,
    data: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Returns the answer to a request over HTTP, of which ``most`` bytes are read.

    Raises ``OSError`` if there is none within ``seconds``. A timeout of urllib is one for each
    part of an answer; here a thread is left to itself when the time of the whole is over.
    """
    told: SimpleQueue[Answer | OSError] = SimpleQueue()

    def run() -> None:
        try:
            try:
                asked = Request(url, data, dict(headers or {}))  # noqa: S310  # http or https
                answer = opener.open(asked, timeout=seconds)
            except HTTPError as error:
                answer = error
            with answer:
                told.put((answer.status, answer.read(most)))
        except (OSError, HTTPException, ValueError, OverflowError) as error:
            told.put(error if isinstance(error, OSError) else OSError(str(error)))

    Thread(target=run, daemon=True).start()
    try:
        found = told.get(timeout=seconds)
    except Empty:
        raise TimeoutError from None
    if isinstance(found, OSError):
        raise found
    return found
