"""The page's table of gestures, and what the documentation says of it."""

import json
from typing import Final, NamedTuple

from .repository import ROOT

HAND: Final = "with a hand"
_TABLE: Final[dict[str, dict[str, list[str]]]] = json.loads(
    (ROOT / "page" / "src" / "table" / "gestures.json").read_text("utf-8")
)


class Row(NamedTuple):
    """What gestures mean at a place."""

    has_hand: bool
    place: str
    """The place, and whether cards of this or another pile are held."""
    press: str
    second: str
    drag: str


ROWS: Final = tuple(
    Row(games == HAND, place, *acts)
    for games, places in _TABLE.items()
    for place, acts in places.items()
)

_PLACES: Final = {
    "stock": "stock",
    "waste": "waste",
    "hand": "hand",
    "foundation": "foundation",
    "column": "column, top card",
    "run": "column, lower card",
    "down": "face-down card to turn by hand",
    "empty": "empty column",
    "felt": "felt",
}
_HELD: Final = {
    "": "any",
    "nothing held": "nothing",
    "this held": "these cards",
    "another held": "other cards",
}
_ACTS: Final = {
    "draw": "draws",
    "lift": "lifts",
    "turn": "turns it",
    "place": "puts the held cards here",
    "place-or-back": "puts the held cards here, or back",
    "discard": "discards the held card",
    "back": "puts them back",
    "back-late": "puts it back, after 0.4 s",
    "out": "to its foundation",
    "out-or-back": "to its foundation, or back",
    "card": "one card",
    "run": "the run",
    "nothing": "–",
}


def tables() -> str:
    """The rows as the Markdown tables of ``docs/table.md``."""
    return "\n\n".join(
        f"{name}:\n\n" + "\n".join(_lines(has_hand=has_hand))
        for name, has_hand in (("The Klondike games", False), ("Solitario", True))
    )


def _lines(*, has_hand: bool) -> list[str]:
    head = ["| place | held | a press | a second press | a drag moves |", "|---|---|---|---|---|"]
    for row in ROWS:
        if row.has_hand == has_hand:
            place, _, held = row.place.partition(", ")
            acts = (_ACTS[act] for act in row[2:])
            head.append(f"| {' | '.join((_PLACES[place], _HELD[held], *acts))} |")
    return head
