"""Published winnable shares, to compare reports with: all cards known, unlimited passes."""

from math import sqrt
from typing import Final, NamedTuple

from ...analysis.estimates import NORMAL


class Published(NamedTuple):
    """A share with its 95 % interval, as its authors state it."""

    share: float
    margin: float
    """Half the width of the interval."""
    source: str

    def z(self, share: float, deals: int) -> float:
        """Returns the difference of a share of so many deals from this one, in standard errors.

        Needs a share strictly between 0 and 1.
        """
        variance = share * (1 - share) / deals + (self.margin / NORMAL) ** 2
        return (share - self.share) / sqrt(variance)


_BLAKE_GENT: Final = (
    "C. Blake and I. P. Gent, The Winnability of Klondike Solitaire and Many Other Patience Games,"
    " JAIR 85 (2026)"
)
_DANG: Final = "N. Dang et al., Constraint Models for Klondike, CP 2025"
_LONELYBOT: Final = "lonelybot, README (not reviewed), https://github.com/vuonghy2442/lonelybot"

PUBLISHED: Final = {
    "d1": Published(0.90454, 0.00090, _DANG),
    "d2": Published(0.88620, 0.00135, _BLAKE_GENT),
    "d3": Published(0.81950, 0.00031, _LONELYBOT),
    "d4": Published(0.69337, 0.00098, _BLAKE_GENT),
    "d1n": Published(0.90204, 0.00093, _DANG),
    "d3n": Published(0.81536, 0.00055, _DANG),
}
"""The shares by the text of the rules."""
