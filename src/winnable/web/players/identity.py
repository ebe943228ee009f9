"""Who a browser is on a hosted server: the cookie that names it, and its words for itself.

A new player gets the cookie with the first game, never with a page: a link on another site may open
a page without the cookies of this one, and a new cookie would replace the player's.
"""

import re
import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple

from ...store import Store
from ...store.contests.browsers import Browser, Browsers
from ...store.merging import follow
from ..limits import Budgets

NEW_PLAYERS: Final = 20
"""Most new players of one address at once; one more every ``NEW_PLAYER`` seconds."""
NEW_PLAYER: Final = 30
_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrome", "Chrome"), ("CriOS", "Chrome")),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iOS"), ("iPad", "iPadOS"), ("Windows", "Windows")),
    *(("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)
"""Words in a User-Agent header, and what they mean: the first one that is there counts."""


class CookieNames(NamedTuple):
    """What the cookie is called, and below which path browsers send it."""

    plain: str
    safe: str
    """Its name on https."""
    path: str

    def value(self, cookies: Mapping[str, str]) -> str:
        """Returns the value of the cookie. One with the safe name replaces any other."""
        return cookies.get(self.safe) or cookies.get(self.plain, "")


def names_below(root_path: str) -> CookieNames:
    """Returns the names on a server below a path, which is empty for a host of its own.

    No other site of the domain can set a cookie named ``__Host-``, but its path must be ``/``. One
    named ``__Secure-`` can only be set with TLS. The names differ between paths, because browsers
    also send the cookies of ``/`` and ``/a`` to ``/a/b``.
    """
    name = "player" + root_path.replace("/", "-")
    prefix = "__Secure-" if root_path else "__Host-"
    return CookieNames(name, prefix + name, f"{root_path}/")


class Cookie(NamedTuple):
    """A cookie to set; one without a value is to be deleted."""

    value: str
    is_lasting: bool = True
    """Whether it outlives the session of the browser."""


class Identities:
    """The browsers of a hosted server, as their requests name them."""

    def __init__(self, store: Store, names: CookieNames) -> None:
        self._database, self._names = store.database, names
        self._browsers = Browsers(store.database)
        self._budgets = Budgets(1 / NEW_PLAYER, NEW_PLAYERS)

    def browser_of(self, cookies: Mapping[str, str]) -> Browser | None:
        """Returns the browser that a cookie names; None if it is signed in nowhere."""
        browser = self._browsers.found(self._names.value(cookies))
        if browser is None:
            return None
        return browser._replace(player=follow(self._database, browser.player))

    def issue(self, address: str) -> str:
        """Names a new player. Raises ``WebError`` if an address asks for too many."""
        self._budgets.of(address).charge()
        return secrets.token_urlsafe(16)

    def cookie(
        self,
        player: str,
        browser: Browser | None,
        cookies: Mapping[str, str],
        agent: str,
        *,
        is_safe: bool,
    ) -> Cookie | None:
        """Returns the cookie that a browser needs from now on; None if it has that already.

        A browser that is not signed in is signed in as ``player``, which nobody else is.
        ``is_safe``: the request came by https.
        """
        value = self._names.value(cookies)
        if browser is None:
            return Cookie(self._browsers.begin(player, name_of(agent)))
        if browser.is_old:
            renewed = self._browsers.renew(value, name_of(agent))
            return None if renewed is None else Cookie(renewed, browser.ends is None)
        is_first = self._browsers.note_visit(browser)
        is_lasting = browser.ends is None
        if (is_first and is_lasting) or (is_safe and self._names.safe not in cookies):
            return Cookie(value, is_lasting)  # for another 400 days
        return None


def name_of(agent: str) -> str:
    """Returns what a browser and its system are called, as ``Firefox/Linux``, from its header."""
    words = set(re.findall(r"Mac OS X|\w+", agent))
    browser, system = (
        next((name for word, name in known if word in words), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return f"{browser}/{system}"
