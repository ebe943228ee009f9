"""The players of a hosted server. A cookie holds the name of a player and the server's signature.

A new player gets the cookie with the first game, never with a page: a link on another site may open
a page without the cookies of this one, and a new cookie would replace the player's.
"""

import re
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from ..store import Store
from .faults import WebError, WebFault
from .limits import Budget, holder_of

COOKIE: Final = "player"
NEW_PLAYERS: Final = 20
"""Most new players of one address at once; one more every ``NEW_PLAYER`` seconds."""
NEW_PLAYER: Final = 30
_ADDRESSES: Final = 10_000
"""Most addresses to remember."""
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})")


class Identities:
    """Signs and checks the names of players. ``store`` keeps the key of the signatures."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def player_of(self, cookie: str) -> str | None:
        """Returns the player whom a cookie names; None if this server did not make the cookie.

        Cookies of earlier versions have no signature. They count if the player has stored anything.
        """
        found = _SIGNED.fullmatch(cookie)
        if found:
            return found[1] if compare_digest(self._signature(found[1]), found[2]) else None
        if _NAME.fullmatch(cookie) and Store(self._store.database, cookie).is_known():
            return cookie
        return None

    def issue(self, address: str) -> str:
        """Names a new player. Raises ``WebError`` if an address asks for too many."""
        address = holder_of(address)
        budget = self._budgets.pop(address, None) or Budget(1 / NEW_PLAYER, NEW_PLAYERS)
        self._budgets[address] = budget
        if len(self._budgets) > _ADDRESSES:
            self._budgets.popitem(last=False)
        if not budget.spend():
            raise WebError(WebFault.TOO_FAST)
        return secrets.token_urlsafe(16)

    def cookie_of(self, player: str) -> str:
        """Returns the cookie that names a player."""
        return f"{player}.{self._signature(player)}"

    def _signature(self, player: str) -> str:
        if not self._key:
            self._key = self._store.secret()
        digest = blake2b(player.encode(), key=self._key, digest_size=16).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")
