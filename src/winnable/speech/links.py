"""Share links: the fragment of an address that names a deal or a game.

A link is ``/#rules=d1p3&scoring=foundation&deal=4217&moves=sw.w5``. Instead of ``deal``,
``daily=2026-11-22:hard`` names a daily deal, and ``daily=hard`` that of today; ``table``
is the text of a table in mid-game. Only the page reads the fragment of its own address: browsers
send it to nobody. Every other entry reads a whole link as it reads a deal.
"""

import re
from typing import Final
from urllib.parse import parse_qsl, urlencode

from ..catalogues.dailies import DailyError, DailyFault, asked_daily
from ..catalogues.new import Choice, ChoiceError, ChoiceFault, Wish, variant_asked
from ..game.game import Game
from ..law.variants import Variant
from .layouts import parse_table

_KEYS: Final = ("rules", "scoring", "deal", "daily", "table", "moves")
_QUOTED: Final = 40
"""Characters of an unknown key that are repeated."""
_LINK: Final = re.compile(rf"\s*[^\s#]*#((?:{'|'.join(_KEYS)})=\S*)\s*")


def fragment_of(text: str) -> str | None:
    """Returns what follows the ``#`` of a link; None if the text is no link."""
    found = _LINK.fullmatch(text)
    return None if found is None else found[1]


def link_to(game: Game) -> tuple[str, str]:
    """Makes links to the deal, by its number or else by its cards, and to the game."""
    head = f"/#rules={game.rules}&scoring={game.scoring}&deal={game.deal.address or game.deal}"
    if game.table is not None:
        head = f"/#{urlencode({'table': game.table.text})}"
    moves = ".".join(str(step.move) for step in game.steps)
    return head, f"{head}&moves={moves}"


def read_link(fragment: str, usual: Variant, language: str) -> Wish:
    """Reads the game that a link names; ``usual`` is that of a link without rules.

    Raises ``WinnableError``, also for an unknown key.
    """
    values = dict(parse_qsl(fragment, keep_blank_values=True))
    for key in values:
        if key not in _KEYS:
            raise ChoiceError(ChoiceFault.LINK, what=key[:_QUOTED], known=", ".join(_KEYS))
    variant = variant_asked(None, values.get("rules"), values.get("scoring")) or usual
    moves = values.get("moves", "").replace(".", " ")
    if "table" in values:
        table = parse_table(values["table"], variant.rules, language)
        return Wish(variant, table=table, moves=moves)
    choice: Choice = values.get("deal")
    if "daily" in values:
        if not values["daily"].strip():
            raise DailyError(DailyFault.LEVEL, text="")
        choice = asked_daily(values["daily"].replace(":", " "))
    return Wish(variant, choice, moves=moves)
