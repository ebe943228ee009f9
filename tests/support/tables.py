"""Small deals for tables of the page, and their expected contents."""

import subprocess
import sys
from pathlib import Path

from tests.support.serving import (
    PATIENCE,
    Window,
    environment,
)
from winnable.game.game import Game
from winnable.web.wire import game as wire

SMALL = {"rules": "d1c3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
"""Three of hearts; three of diamonds on one card; two of spades on the ace of hearts and
another card: the two fits in two places. The ace of spades is drawn next.
"""
WON = {"rules": "d1c1k3", "deal": "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"}
"""One column with the two of hearts on top; the stock is drawn one by one from the ace of
hearts on.
"""
WAY = "sw wf 1f " + "sw wf " * 10
"""The win of ``WON``."""
ITALIAN = {
    "rules": "sk5",
    "deal": "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
}
"""Six piles; the ace of denari goes out at once. The deck begins with the three of coppe."""


def pile(window: Window, place: str) -> wire.Pile:
    (found,) = (pile for pile in window.table.piles if pile.place == place)
    return found


def shown(table: wire.Table) -> dict[str, list[int]]:
    """The face-up cards by place."""
    return {p.place: [s.card for s in p.slots if s.card is not None] for p in table.piles}


def expected(game: Game) -> dict[str, list[int]]:
    """The cards that the page must show of a game."""
    view = game.view
    cards: dict[str, list[int]] = {}
    fan = 1 if str(game.rules).startswith("s") else min(3, game.rules.draw)
    cards["s"] = []
    cards["w"] = [card for card in view.waste[-fan:] if card is not None]
    if str(game.rules).startswith("s"):
        cards["h"] = [] if view.hand is None else [view.hand.card]
    for suit, height in enumerate(view.foundations):
        cards["f" + "hdcs"[suit]] = [4 * (height - 1) + suit] if height else []
    for n, column in enumerate(view.columns, 1):
        hidden = 0 if game.rules.is_open else view.down[n - 1]
        cards[str(n)] = [card for card in column[hidden:] if card is not None]
    return cards


def spoken(language: str, level: str = "normal", *, memory: bool = False) -> dict[str, object]:
    """The language, verbosity and aids of a player."""
    return {"language": language, "level": level, "memory": memory, "figures": False}


def terminal(home: Path, *words: str) -> str:
    """The output of ``winnable play`` that is left at once."""
    done = subprocess.run(
        [sys.executable, "-m", "winnable", "play", "--plain", "--lang", "en", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(home),
        cwd=home,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout
