"""What can be wrong with a request of the page, or with the port of its server."""

from enum import StrEnum

from ..law.errors import ErrorOf


class WebFault(StrEnum):
    """Every language file has a sentence for each."""

    NO_GAME = "no-game"
    GAME_BUSY = "game-busy"
    REQUEST = "request"
    LINK = "link"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_LONG = "too-long"
    FOREIGN = "foreign"
    NO_PLAYER = "no-player"
    NO_PAGE = "no-page"
    NO_PORT = "no-port"
    SEARCH_STOPPED = "search-stopped"
    SEARCH_FAILED = "search-failed"
    PART = "part-unread"
    TOO_MANY_SEARCHES = "too-many-searches"
    NOT_HOSTED = "not-hosted"
    CODE = "transfer-code"
    PASSKEY = "passkey"


class WebError(ErrorOf[WebFault]):
    """The server refuses a request, or it cannot listen on its port."""
