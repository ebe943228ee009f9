"""The players of a hosted server. A cookie holds the name of a player and the server's signature.

A new player gets the cookie with the first game, never with a page: a link on another site may open
a page without the cookies of this one, and a new cookie would replace the player's.
"""

import re
import secrets
from base64 import urlsafe_b64encode
from functools import partial
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from ...store import Store
from ...store.contests.players import Players
from ...store.databases.database import key_of
from ...store.merging import merge
from ..limits import Budgets

COOKIE: Final = "player"
NEW_PLAYERS: Final = 20
"""Most new players of one address at once; one more every ``NEW_PLAYER`` seconds."""
NEW_PLAYER: Final = 30
_SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})")


class Identities:
    """Signs and checks the names of players. ``store`` keeps the key of the signatures."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._players = Players(store.database)
        self._budgets = Budgets(1 / NEW_PLAYER, NEW_PLAYERS)

    def player_of(self, cookie: str) -> str | None:
        """Returns the player whom a cookie names; None if this server did not make the cookie.

        The cookie of a player who was merged into another one names that one.
        """
        found = _SIGNED.fullmatch(cookie)
        if not found or not compare_digest(self._signature(found[1]), found[2]):
            return None
        player = found[1]
        target = self._players.resolved(player)
        if target != player and Store(self._store.database, player).is_known():
            # An old window has saved a game meanwhile.
            self._store.database.aside(partial(merge, self._store.database, player, target))
        return target

    def issue(self, address: str) -> str:
        """Names a new player. Raises ``WebError`` if an address asks for too many."""
        self._budgets.of(address).charge()
        return secrets.token_urlsafe(16)

    def cookie_of(self, player: str) -> str:
        """Returns the cookie that names a player."""
        return f"{player}.{self._signature(player)}"

    def _signature(self, player: str) -> str:
        if not self._key:
            self._key = key_of(self._store.database, "cookies")
        digest = blake2b(player.encode(), key=self._key, digest_size=16).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")
