"""Values for the sentences about a table of the player's own."""

from typing import Final

Values = dict[str, str | float]

OWN_SENTENCES: Final[dict[str, Values]] = {
    "advise-fate-open": {},
    "advise-won": {},
    "advise-known": {"verdict": "winnable"},
    "own-how": {},
    "own-ready": {"count": 21},
    "own-rules": {"draw": 1, "passes": 0},
    "own-said": {"place": "column", "pile": 3, "text": "4"},
    "reveal-nothing": {},
    "reveal-which": {"pile": 3},
}
