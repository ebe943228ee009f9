"""An id for each request and each socket, which the lines of the log have, and its real address.

A declared proxy may name the id (``X-Request-ID``) and the visitor (``X-Forwarded-For``,
``X-Forwarded-Proto``). What anybody else says of them is ignored.
"""

import re
import secrets
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .. import log
from ..limits import is_in, networks

_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Numbered:
    """Gives each request and each socket of an app an id."""

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...]) -> None:
        self._proxies = networks(proxies)
        inner: Any = app
        self._app: Any = ProxyHeadersMiddleware(inner, list(proxies)) if proxies else inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != "lifespan":
            log.request.set(self._id_of(scope))
        await self._app(scope, receive, send)

    def _id_of(self, scope: Scope) -> str:
        client = scope.get("client")
        if client is not None and is_in(client[0], self._proxies):
            given: str = Headers(scope=scope).get("x-request-id", "")
            if _ID.fullmatch(given):
                return given
        return secrets.token_hex(8)
