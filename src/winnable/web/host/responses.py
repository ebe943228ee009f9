"""The answers to requests over HTTP: JSON, refusals as sentences, pages that are not there."""

from enum import StrEnum
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...catalogues.ranked import RankedFault
from ...disk import StoreFault
from ...law.errors import WinnableError
from ...speech.messages import LANGUAGES, Language, Voice, language_of, say_fault
from .. import log
from ..faults import WebError, WebFault
from ..limits import holder_of
from ..measures import measures
from ..wire import game as wire

STATUS: Final[dict[StrEnum, int]] = {
    WebFault.TOO_MANY: 503,
    WebFault.TOO_FAST: 429,
    WebFault.TOO_MANY_SEARCHES: 429,
    WebFault.SEARCH_FAILED: 503,
    WebFault.NO_PLAYER: 403,
    StoreFault.UNREACHABLE: 503,
    RankedFault.CLOCK: 503,
}
"""The HTTP status of a fault; of others, what fits the request."""
LANGUAGES_ASKED: Final = 20
"""Most languages of a browser's list that are looked at."""
_write: Final = msgspec.json.Encoder().encode


def address_of(connection: HTTPConnection) -> str:
    """Returns the address of a visitor, as limits count it (``holder_of``)."""
    return holder_of(connection.client.host) if connection.client else ""


def voice_of(request: Request) -> Voice:
    """Returns the voice of the language that the request has chosen, else of its browser."""
    language = getattr(request.state, "language", None)
    return Voice(language=language or language_from(request.headers), front="web")


async def refused(request: Request, error: Exception) -> Response:
    """Answers a request whose handler raised a ``WinnableError``."""
    assert isinstance(error, WinnableError)
    record(error, request)
    return problem(voice_of(request), error, STATUS.get(error.code, 400))


async def cut_off(_: Request, __: Exception) -> Response:
    """Ends a request whose body was cut off; nobody reads the answer."""
    return Response(status_code=400)


def record(error: WinnableError, connection: HTTPConnection) -> None:
    """Counts a refusal; logs the limits with the address that reached them."""
    if error.code in (WebFault.TOO_FAST, WebFault.TOO_MANY):
        log.refused(error.code, address_of(connection))
    elif isinstance(error, WebError):
        measures.refusals.labels(error.code).inc()


def json_response(value: object, status: int = 200) -> Response:
    """Returns a value as JSON that no cache keeps."""
    return Response(
        _write(value), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def problem(voice: Voice, error: WinnableError, status: int) -> Response:
    """Returns a refusal: its sentence."""
    return json_response(wire.Problem(say_fault(voice, error)), status)


def language_from(headers: Headers) -> Language:
    """Returns the first language of the browser's list that is supported, else English."""
    for part in headers.get("accept-language", "").split(",", LANGUAGES_ASKED)[:LANGUAGES_ASKED]:
        language = language_of(part)
        if language is not None:
            return language
    return LANGUAGES[0]


async def not_found(request: Request, error: Exception) -> Response:
    """Answers a request for a page that is not there, in a browser with a page."""
    voice = Voice(language=language_from(request.headers))
    status = error.status_code if isinstance(error, HTTPException) else 404
    sentence = say_fault(voice, WebError(WebFault.NO_PAGE))
    if "text/html" not in request.headers.get("accept", ""):
        return json_response(wire.Problem(sentence), status)
    return Response(
        f'<!doctype html><html lang={voice.language}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>winnable</title></head><body><main><h1>{sentence}</h1>"
        f'<p><a href="{request.base_url.path}">winnable</a></p></main></body></html>',
        status,
        media_type="text/html",
    )
