"""The door of a local server: only who has its key plays, not everybody on this machine.

The address that the program shows has the key, and leaves it as a cookie. The browser that the
program opens gets an address that works once, because other users can see the arguments of
processes.
"""

import asyncio
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.datastructures import URL, Headers, QueryParams
from starlette.responses import JSONResponse, RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ...speech.messages import Voice
from ...store.contests.browsers import DAYS
from ..faults import NO_KEY, WebError, WebFault
from .address import Key
from .responses import language_from, problem

_OPEN: Final = "/api/words/"
"""What everybody may read, besides the page: it says nothing of the player."""
_CHALLENGE: Final = "/api/door"
"""Where another process of the player asks whose server this is."""


class Door:
    """Lets requests with the key pass to the app."""

    def __init__(self, app: ASGIApp, key: Key) -> None:
        self._app, self._key = app, key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request with the key, takes the key from an address, or refuses."""
        if scope["type"] == "lifespan" or not self._is_shut(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": NO_KEY})
        elif scope["path"] == _CHALLENGE:
            challenge = QueryParams(scope["query_string"]).get("for", "")
            await JSONResponse({"proof": self._key.proof(challenge)})(scope, receive, send)
        elif scope["path"].startswith("/api/"):
            voice = Voice(language=language_from(Headers(scope=scope)), front="web")
            await problem(voice, WebError(WebFault.NO_KEY), 403)(scope, receive, send)
        else:
            await (await self._admit(scope))(scope, receive, send)

    def _is_shut(self, scope: Scope) -> bool:
        path = scope["path"]
        if not path.startswith("/api/"):
            return "key" in QueryParams(scope["query_string"])
        return not path.startswith(_OPEN) and not self._has_key(Headers(scope=scope))

    def _has_key(self, headers: Headers) -> bool:
        try:
            found = SimpleCookie(headers.get("cookie", "")).get(self._key.cookie)
        except CookieError:
            return False
        return found is not None and secrets.compare_digest(
            found.value.encode(), self._key.value.encode()
        )

    async def _admit(self, scope: Scope) -> RedirectResponse:
        """Returns the page without the key in its address, and the cookie if the key is right."""
        url = URL(scope=scope).remove_query_params("key")
        answer = RedirectResponse(url, 303, {"cache-control": "no-store"})
        word = QueryParams(scope["query_string"])["key"].rstrip(" .")  # copied with its sentence
        if await asyncio.to_thread(self._key.opens, word):
            age = DAYS * 86_400
            answer.set_cookie(
                self._key.cookie, self._key.value, age, httponly=True, samesite="strict"
            )
        return answer
