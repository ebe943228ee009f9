"""The checks of every request before the app sees it.

The Host header must name this server. Requests that change something must come from its own pages
(Origin). GET changes nothing of a player, and the page loads nothing from other sites.
"""

from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...law.errors import WinnableError
from ...speech.messages import Voice
from .. import log
from ..faults import WebError, WebFault
from ..limits import Budgets
from .responses import STATUS, address_of, language_from, problem, record

MAX_BODY: Final = 2_000_000
"""Largest size of a request, in bytes."""
_SAFETY: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Checks Host, Origin, content type and body size before the app sees a request.

    ``budgets`` are the requests of each address. What is refused for them ends its connection.
    """

    def __init__(
        self, app: ASGIApp, is_own: Callable[[str], bool], budgets: Budgets | None = None
    ) -> None:
        self._app, self._is_own, self._budgets = app, is_own, budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a valid request to the app, or refuses it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refuse(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:
                record(refused[0], HTTPConnection(scope))
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_SAFETY)
            await send(message)

        if refused is not None:
            error, status = refused
            record(error, HTTPConnection(scope))
            answer = problem(Voice(language=language_from(headers)), error, status)
            if error.code is WebFault.TOO_FAST:
                answer.headers["connection"] = "close"
            await answer(scope, receive, send_safely)
            return
        await self._app(scope, receive, send_safely)

    def _refuse(self, scope: Scope, headers: Headers) -> tuple[WinnableError, int] | None:
        if scope["type"] == "http" and self._budgets is not None:
            budget = self._budgets.of(address_of(HTTPConnection(scope)))
            if not budget.spend():
                return WebError(WebFault.TOO_FAST), STATUS[WebFault.TOO_FAST]
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._is_own(host):
            log.refused("host")
            return WebError(WebFault.FOREIGN), 421
        if "transfer-encoding" in headers:  # its body has any size, whatever a length says
            return WebError(WebFault.TOO_LONG), 413
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not changes:
            return None
        if origin not in (f"http://{host}", f"https://{host}"):
            return WebError(WebFault.FOREIGN), 403
        if scope["type"] == "websocket":
            return None
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return WebError(WebFault.REQUEST, why="application/json"), 415
        length = headers.get("content-length", "")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return WebError(WebFault.TOO_LONG), 413
        return None
