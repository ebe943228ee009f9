"""What the listener does: a game by keys, questions, refusals, dialogs, menus, and waiting."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

from tests.support.browser.wins import win
from tests.support.serving import table_of
from winnable.law.cards import suit_of
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Step, is_column
from winnable.speech.messages.languages import Language
from winnable.web.pictures.words import words_of

from .desktop import START, desktop
from .dialogs import choose, describe_own, leave, look_around, meet_others, open_dialogs, open_menu
from .listener import Listener
from .places import PLACES
from .report import KINDS, UNPLAYED, Heard

GAMES: Final = {"draw-three": "en", "solitario": "it", "one-pass": "fr", "three-passes": "es"}
"""The games of the listener, and in which language."""
MOVES: Final = {"draw-three": None, "solitario": 45, "one-pass": 25, "three-passes": 25}
"""How many moves of a win are played; None: all of them."""
PACES: Final = {"draw-three": 0.4, "solitario": 1.2, "one-pass": 0.4, "three-passes": 1.2}
"""Seconds between the end of an utterance and the next key."""
DIALOGS: Final = "dialogs"
"""Instead of a game: the dialogs that are not opened during one, in English."""
ASKED: Final = (
    *("table", "stock", "waste", "foundations", "hand", "info", "moves", "moves"),
    *("hint", "hint", "read", "brief", "brief", "brief"),
)
"""Questions; "brief" goes through the levels of verbosity."""


def scenarios(place: str) -> list[str]:
    """What is played at a place."""
    return [DIALOGS] if place == "others" else [*GAMES, DIALOGS]


def kinds_at(place: str) -> Collection[str]:
    """The kinds of utterances that are heard there."""
    return UNPLAYED if place == "others" else KINDS


def listen(where: str, browser: str, scenario: str, home: Path) -> tuple[list[Heard], list[str]]:
    """Plays in a browser with Orca: what was heard, and all that was said while it loaded."""
    game = scenario if scenario in GAMES else "draw-three"
    language = Language(GAMES[game])
    aids = dict.fromkeys(("memory", "figures"), False)
    words = words_of(language)
    deck = "italian" if game == "solitario" else "french"
    names = frozenset(name.lower() for name in words.cards[deck])
    with (
        PLACES[where](home, game, {"language": language, "level": "normal", **aids}) as place,
        desktop(home) as shown,
    ):
        shown.start_browser(browser, place.address)
        begun = place.begun()
        greeting = shown.listen(calm=4, patience=START)
        table = table_of(begun)
        listener = Listener(shown, place, names, words.labels, table, PACES[game])
        listener.sees(table)
        listener.greet(greeting, " ".join(begun.said))
        listener.enter()
        if scenario in GAMES:
            play(listener, game)
            ask(listener)
            open_dialogs(listener)
            open_menu(listener)
        else:
            choose(listener, "profile")
            leave(listener)
            for visit in (meet_others,) if where == "others" else (look_around, describe_own):
                visit(listener)
        listener.idle()
    return listener.heard, greeting


def play(listener: Listener, game: str) -> None:
    """Moves of a win, then back and forth."""
    press, draw = listener.press, listener.key("draw")
    for step in win(game)[: MOVES[game]]:
        make(listener, step)
    for key in ("z", "z", "z", "shift+z", "shift+z", "ctrl+z", "ctrl+y", "shift+z"):
        press("change", key)
    press("question", "shift+z")
    for _ in range(2):
        press("change", draw)
        press("change", "z")


def make(listener: Listener, step: Step) -> None:
    """Makes a move with keys only."""
    press = listener.press
    source, target, count = step.move.source, step.move.target, step.move.count
    if source == STOCK:
        press("change", listener.key("draw"))
    elif source == HAND and target in (STOCK, WASTE, FOUNDATION):
        key = {STOCK: "ctrl+p", WASTE: "x", FOUNDATION: "shift+Return"}[target]
        press("change", key)
    else:
        if source != HAND:
            go(listener, source, step)
            for _ in range(count - 1):
                press("focus", "Up")
        if target == FOUNDATION:
            press("change", "shift+Return")
            return
        if source != HAND:
            press("change", "space")
        if target not in (source, HAND):
            go(listener, target, step)
            press("change", "space")


def go(listener: Listener, place: int, step: Step) -> None:
    """Moves the focus to a place. If it is there, a digit reads the pile."""
    if is_column(place):
        listener.press("focus", str(place))
    elif place == WASTE:
        listener.press("focus", f"shift+{listener.key('waste')}")
    else:
        listener.press("focus", f"shift+{listener.key('foundations')}")
        for _ in range(suit_of(step.cards[0])):
            listener.press("focus", "Right")


def ask(listener: Listener) -> None:
    """Questions, some of them twice, and refusals, which repeat."""
    press = listener.press
    press("way", f"shift+{listener.key('waste')}")
    for name in ASKED:
        press("question", listener.key(name))
    for key in ("period", "period", "comma", "shift+3", "shift+3"):
        press("question", key)
    for _ in range(3):
        press("question", "BackSpace")
