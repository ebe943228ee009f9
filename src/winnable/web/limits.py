"""Limits of a server: how often something may happen."""

import time
from collections import OrderedDict
from typing import Final

ADDRESSES: Final = 10_000
"""Most addresses to remember."""


class Budget:
    """A token bucket: limits events to a rate a second, with bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._refilled_at = burst, time.monotonic()

    def spend(self) -> bool:
        """Takes a token if one is left; returns whether it did."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._refilled_at) * self._rate)
        self._refilled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Budgets:
    """A budget for each address. The addresses that came first are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def spend(self, address: str) -> bool:
        """Takes a token of an address if one is left; returns whether it did."""
        budget = self._budgets.pop(address, None) or Budget(self._rate, self._burst)
        self._budgets[address] = budget
        if len(self._budgets) > ADDRESSES:
            self._budgets.popitem(last=False)
        return budget.spend()
