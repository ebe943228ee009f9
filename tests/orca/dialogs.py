"""Dialogs and menus by keys: each is heard when it opens, and keys work after it."""

from typing import Final

from .listener import Listener
from .report import Heard

MOST_ENTRIES: Final = 12
"""More than any menu has."""
OWN_TABLE: Final = (
    "pile 1: king of spades; pile 2: 1 hidden, queen of hearts; pile 3: 2 hidden, 10 of clubs; "
    "pile 4: 3 hidden, 5 of diamonds; pile 5: 4 hidden, 9 of spades; "
    "pile 6: 5 hidden, 3 of hearts; pile 7: 6 hidden, 7 of clubs"
)
"""A table on which the queen goes to the king and shows a hidden card."""
SHOWN: Final = "4 of hearts"
"""The card that it shows."""


def open_dialogs(listener: Listener) -> None:
    """Each dialog is heard, lines in it are read, and single keys work after Escape."""
    words, press = listener.words, listener.press
    for key in ("question", "F1", "question"):
        press("dialog", key, words["keys"])
        for _ in range(2):
            press("dialog", "Down")
        press("dialog", "Escape")
        press("question", listener.key("table"), listener.first_pile)
        move_on(listener)


def move_on(listener: Listener) -> None:
    """Single keys still work when the focus has gone to other piles."""
    for pile in ("2", "6"):
        listener.press("focus", pile)
        listener.press("question", listener.key("table"), listener.first_pile)


def open_menu(listener: Listener) -> None:
    """Arrows reach every entry and come back to the first one; a letter and Escape work."""
    words, press = listener.words, listener.press
    for _ in range(12):
        if any(words["options"] in text for text in press("way", "shift+Tab")):
            break
    first = press("menu", "Return", words["new"])
    said = [*first]
    while (now := press("menu", "Down"))[-1:] != first[-1:] and len(said) < MOST_ENTRIES:
        said += now
    for name in ("settings", "home", "restart", "daily"):
        listener.heard.append(Heard("menu", "Down", said, words[name]))
    press("menu", "End", words["settings"])
    press("menu", words["undo"][0].lower(), words["undo"])
    press("menu", "Escape")
    press("menu", "Return", words["new"])
    press("menu", "End", words["settings"])
    press("dialog", "Return", words["settings"])
    press("menu", "Escape")


def choose(
    listener: Listener, entry: str, title: str = "", line: str = "Down", way: str = "shift+Tab"
) -> None:
    """Opens the dialog of an entry of *Games and levels*, and reads two lines of it. Chromium tells
    of the choice in a new list, and Orca 43 then takes the list for the focus: arrows are silent in
    such a dialog until Tab has been pressed.
    """
    words, press = listener.words, listener.press
    listener.tab_to(words["options"], "shift+Tab")
    press("menu", "Return", words["new"])
    for _ in range(MOST_ENTRIES):
        if any(words["home"] in text for text in press("menu", "Up")):
            break
    press("dialog", "Return", words["home"])
    listener.tab_to(words[entry], way)
    press("dialog", "Return", words[title or entry])
    for _ in range(2):
        press("dialog", line)


def leave(listener: Listener) -> None:
    """Leaves the open dialog; then the table has the focus, and its keys work."""
    listener.press("dialog", "Escape")
    move_on(listener)


def look_around(listener: Listener) -> None:
    """The calendar, a search for deals, and the dialogs that are only read."""
    words, press = listener.words, listener.press
    for entry in ("mine", "stats", "rules"):
        choose(listener, entry)
        leave(listener)

    # 1. The days of the calendar, each with its date.
    choose(listener, "daily", line="Tab", way="Tab")
    for _ in range(3):
        listener.press("dialog", "Left", "2")
    leave(listener)

    # 2. Deals of a level: the number of results is told, and Tab leads to them.
    choose(listener, "other", "new", line="Tab")
    listener.tab_to(words["deal-random"])
    for _ in range(MOST_ENTRIES):
        if any(words["deal-find"] in text for text in press("way", "Down")):
            break
    listener.tab_to(words["find"])
    press("dialog", "Return", "2")
    press("dialog", "Tab")
    leave(listener)


def describe_own(listener: Listener) -> None:
    """Describes a table of the player's own in words, plays on it, and names a card."""
    words, press, desktop = listener.words, listener.press, listener.desktop
    listener.may_hear(f"{OWN_TABLE}, {SHOWN}")

    # 1. The words; the first ones are refused.
    choose(listener, "own", line="Tab")
    for text, answer in (("pile 1: zz", "zz"), (OWN_TABLE, "This layout is valid.")):
        listener.tab_to(words["own-paste"], "Tab" if text != OWN_TABLE else "shift+Tab")
        press("way", "ctrl+a")
        desktop.type(text)
        press("dialog", "Tab", words["own-fill"])
        press("dialog", "Return", answer)

    # 2. Play the table.
    listener.tab_to(listener.first_pile)
    press("dialog", "Return", "your own table")
    press("question", listener.key("table"), listener.first_pile)

    # 3. A move shows a card. Escape takes the move back, and the queen is in the
    # hand again; then the player names the card.
    def move_queen() -> None:
        press("focus", "2")
        press("change", "space")
        press("focus", "1")
        press("dialog", "space", words["reveal"])

    move_queen()
    press("dialog", "Escape")
    press("question", listener.key("table"), listener.first_pile)
    press("change", "BackSpace")
    move_queen()
    listener.tab_to(words["reveal-name"])
    desktop.type(SHOWN)
    press("dialog", "Return", SHOWN)
    press("question", listener.key("table"), listener.first_pile)
    press("change", "z")
    choose(listener, "own-edit", "own", "Tab")
    leave(listener)


def meet_others(listener: Listener) -> None:
    """The dialogs of a server for others."""
    words, press = listener.words, listener.press
    choose(listener, "ranked", line="Tab")
    leave(listener)
    choose(listener, "race", line="Tab")
    listener.tab_to(words["race-make"])
    press("dialog", "Return", "waiting for players")
    leave(listener)
