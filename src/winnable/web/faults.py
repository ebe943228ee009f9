"""What can be wrong with a request of the page, or with a port; the codes that close a socket."""

from enum import StrEnum

from ..disk import StoreError, StoreFault
from ..law.errors import ErrorOf, WinnableError

NO_SUCH_GAME, BUSY, LEFT, BAD_MESSAGE, TOO_FAST, UNREADABLE = 4404, 4409, 4410, 4400, 4429, 4500
"""Close codes of a socket."""
SIGNED_OUT, NO_KEY = 4401, 4403
"""Close codes of a socket whose browser was signed out, or has no key of a local server."""
RESTART, TOO_MANY, AWAY = 1012, 1013, 4503
"""Close codes with which the page connects again: at once, since every request that this process
has carried out was answered before; after a minute; or soon, since the database is out of reach.
"""


class WebFault(StrEnum):
    """Every language file has a sentence for each."""

    NO_GAME = "no-game"
    GAME_BUSY = "game-busy"
    REQUEST = "request"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_LONG = "too-long"
    FOREIGN = "foreign"
    NO_PLAYER = "no-player"
    NO_KEY = "no-key"
    NO_PAGE = "no-page"
    NO_PORT = "no-port"
    NO_COUNTS = "no-counts"
    SEARCH_STOPPED = "search-stopped"
    SEARCH_FAILED = "search-failed"
    PART = "part-unread"
    TOO_MANY_SEARCHES = "too-many-searches"
    NOT_HOSTED = "not-hosted"
    CODE = "transfer-code"
    PASSKEY = "passkey"


class WebError(ErrorOf[WebFault]):
    """The server refuses a request, or it cannot listen on its port."""


def code_of(error: WinnableError) -> int:
    """The code that closes a socket. The page tries again later, except after ``NO_SUCH_GAME`` and
    ``UNREADABLE``.
    """
    if isinstance(error, StoreError):
        return AWAY if error.code is StoreFault.UNREACHABLE else UNREADABLE
    codes: dict[StrEnum, int] = {
        WebFault.GAME_BUSY: BUSY,
        WebFault.TOO_MANY: TOO_MANY,
        WebFault.TOO_FAST: TOO_FAST,
    }
    return codes.get(error.code, NO_SUCH_GAME)
