"""Share links: the fragment of an address that names a deal or a game.

A link is ``/#rules=d1p3&scoring=foundation&deal=4217&moves=sw.w5``. Instead of ``deal``,
``daily=2026-11-22:hard`` names a daily deal, and ``daily=hard`` that of today; ``table``
is the text of a table in mid-game. Only the page's own server reads the fragment: browsers send it
to nobody.
"""

from typing import Final
from urllib.parse import parse_qsl, urlencode

from ...game.game import Game
from ..faults import WebError, WebFault
from ..wire import game as wire

_KEYS: Final = ("rules", "scoring", "deal", "daily", "table", "moves")
_QUOTED: Final = 40
"""Characters of an unknown key that are repeated."""


def share(game: Game) -> wire.ShareLinks:
    """Makes links that name the deal by its number, or by its cards if it has no number."""
    head = f"/#rules={game.rules}&scoring={game.scoring}&deal={game.deal.address or game.deal}"
    if game.table is not None:
        head = f"/#{urlencode({'table': game.table.text})}"
    moves = ".".join(str(step.move) for step in game.steps)
    return wire.ShareLinks(head, f"{head}&moves={moves}", game.shared_text)


def read_link(fragment: str) -> wire.NewGame:
    """Returns the game that a link names. Raises ``WinnableError`` if it has an unknown key."""
    values = dict(parse_qsl(fragment, keep_blank_values=True))
    for key in values:
        if key not in _KEYS:
            raise WebError(WebFault.LINK, what=key[:_QUOTED], known=", ".join(_KEYS))
    return wire.NewGame(
        rules=values.get("rules"),
        scoring=values.get("scoring"),
        deal=values.get("deal"),
        daily=values.get("daily"),
        table=values.get("table"),
        moves=values.get("moves", "").replace(".", " "),
    )
