"""The parsed message files, and the kinds of their messages."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import winnable

SOURCE = Path(winnable.__file__).parent
USUAL: Final = {"game", "deck", "figures", "front"}
"""Variables that a voice adds to every message."""
FOR_THE_COMMAND_LINE: Final = {
    *("verified", "verify-branches", "stats", "stats-best", "stats-best-score", "stats-damaged"),
    *("games-exported", "games-deleted", "backup-written", "backup-restored"),
    *("doctor-clock", "doctor-damaged", "doctor-empty", "doctor-unread", "doctor-well"),
    *("verified-deal", "verified-day", "verified-chain", "verified-season"),
    *("verified-missing", "verified-nothing", "verified-noted", "verified-alone"),
    *("players-hidden", "players-banned", "players-allowed", "players-deleted"),
    *("players-signed-out", "players-rotated"),
    *("stats-winnable", "stats-assisted"),
    *("plain-on", "busy", "at-line", "at-file", "not-saved", "saved-in"),
    *("status", "steps-count", "goodbye"),
    *(
        "solved",
        "solved-deal",
        "solved-line",
        "solved-moves",
        "solved-most",
        "solved-money",
        "solved-fair",
        "solved-passes",
        "limit-met",
        "solved-all",
        "solved-cpu",
        "solving",
    ),
    *("certified-loss", "certified-win", "certificate-right"),
    *("found-count", "checking", "checked", "checked-wrong"),
    "states",
    *("serve", "serve-already", "serve-other-port"),
}
FOR_THE_BUNDLE: Final = {"number-marks", "plural-category", "listed", "own-name"}
"""The number format, the list mark and the name of the language, which are not sentences."""
FOR_THE_BOARD: Final = (
    *(
        "board-",
        "ui-",
        "site-",
        "profile-",
        "passkey-",
        "browser-",
        "player-passkey",
        "race-word-",
        "race-title",
        "race-proof-",
        "slot-",
        "bar-",
        "picture-",
        "stat-",
        "stats-title",
        "chart-",
        "win-",
        "live-",
        "layout-",
        "own-field",
    ),
    "campaign-progress",
    "arena-playing",
)
"""Labels and names of a page, which are not sentences."""
FOR_THE_HOST: Final = ("check-", "desktop-", "games-column-", "games-state", "read-")
"""What ``winnable serve --check`` and ``winnable desktop`` say, which names options and files, the
cells of the table of ``winnable games list``, and what a pasted text was understood as.
"""


# The catalogue


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    files = sorted((SOURCE / "speech" / "messages" / language).glob("*.ftl"))
    body = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    for entry in body:
        assert isinstance(entry, ftl.Message | ftl.BaseComment), (language, entry)
    names = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    assert max(names.values()) == 1, names.most_common(3)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Names(Visitor):
    """Collects the references of an entry."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def all_messages(language: str, name: str) -> set[str]:
    """A message and all its parts."""
    found, waiting = set(), [name]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += Names(catalogue(language)[each]).messages
    return found


def all_variables(language: str, name: str) -> set[str]:
    parts = all_messages(language, name)
    return set().union(*(Names(catalogue(language)[part]).variables for part in parts))


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}
