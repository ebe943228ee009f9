"""A server below a path of its host (``--public-url``), which ASGI calls its root path.

Some proxies pass the path on, and others strip it. Here each request gets the path, unless it has
it already. So the app need not know the proxy.
"""

from starlette.types import ASGIApp, Receive, Scope, Send


class Rooted:
    """Puts an app below ``root_path``, such as ``/cards``."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app, self._root = app, root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != "lifespan":
            path = scope["path"]
            if path != self._root and not path.startswith(f"{self._root}/"):
                path = self._root + path
            scope.update(path=path, root_path=self._root)  # in place: see ``streams``
        await self._app(scope, receive, send)
