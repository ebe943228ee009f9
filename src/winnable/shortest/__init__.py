"""Proven shortest wins: searches, their limits, and moves under the law. docs/shortest.md explains.

``shortest`` finds a win with the fewest moves, or bounds of their number.
"""

from .finding import USUAL_LIMITS, Shortest, shortest
from .replaying import Count, length

__all__ = ["USUAL_LIMITS", "Count", "Shortest", "length", "shortest"]
