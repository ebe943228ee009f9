"""Limits of a server: how often something may happen, and how much somebody may have open.

Every rate is measured by ``clock``. Tests hold it: in most of them any number of requests is in
time, and a test of a limit moves the clock itself.
"""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from .faults import WebError, WebFault

Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]
Number = ipaddress.IPv4Address | ipaddress.IPv6Address
ADDRESSES: Final = 10_000
"""Most addresses to remember."""
clock: Callable[[], float] = time.monotonic
"""Returns the time of all budgets, in seconds."""


class Budget:
    """A token bucket: limits events to a rate a second, with bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._refilled_at = burst, clock()

    def spend(self, cost: float = 1) -> bool:
        """Takes tokens, at most those of a burst, if they are left; returns whether it did."""
        cost = min(cost, self._burst)
        now = clock()
        self._tokens = min(self._burst, self._tokens + (now - self._refilled_at) * self._rate)
        self._refilled_at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def charge(self, cost: float = 1) -> None:
        """Takes tokens, as ``spend``. Raises ``WebError`` if they are not left."""
        if not self.spend(cost):
            raise WebError(WebFault.TOO_FAST)

    async def take(self, cost: float = 1) -> None:
        """Takes tokens, as ``spend``, as soon as they are left."""
        while not self.spend(cost):
            await asyncio.sleep(min(cost, self._burst) / self._rate)


class Budgets:
    """A budget for each address. The addresses that came first are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def of(self, address: str) -> Budget:
        """Returns the budget of an address."""
        budget = self._budgets.pop(address, None) or Budget(self._rate, self._burst)
        self._budgets[address] = budget
        if len(self._budgets) > ADDRESSES:
            self._budgets.popitem(last=False)
        return budget


class Shares:
    """Limits how much each holder has open at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def held(self, holder: str) -> Iterator[None]:
        """Counts one more until the block ends. Raises ``WebError`` beyond the limit."""
        if self._held[holder] >= self._most:
            raise WebError(WebFault.TOO_MANY)
        self._held[holder] += 1
        try:
            yield
        finally:
            self._held[holder] -= 1
            if not self._held[holder]:
                del self._held[holder]


def networks(texts: Iterable[str]) -> Networks:
    """Parses addresses and networks: 127.0.0.1, 10.0.0.0/8. Raises ``ValueError``."""
    return tuple(ipaddress.ip_network(text, strict=False) for text in texts)


def number_of(address: str) -> Number | None:
    """Parses an address; None if the text is none, for example a name."""
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None


def is_in(address: str, among: Networks) -> bool:
    """Whether an address belongs to one of the networks."""
    found = number_of(address)
    return found is not None and any(found in each for each in among)


def holder_of(address: str) -> str:
    """Returns whom the limits of an address are for: with IPv6, a network of 64 bits."""
    found = number_of(address)
    if not isinstance(found, ipaddress.IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
