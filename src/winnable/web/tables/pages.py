"""The pages that show a table: what each has asked, over all its connections.

When a connection breaks, the page does not know which of its requests were carried out. With the
next one it hears of the last of them, and asks the others again.
"""

from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

MOST: Final = 100
"""Most pages that are remembered; the latest ones."""


@dataclass(eq=False)
class _Page:
    window: object
    """Its present connection."""
    done: int = 0
    """The number of its last request that was carried out."""


class Pages:
    """The pages of a table."""

    def __init__(self) -> None:
        self._pages: dict[str, _Page] = {}
        self._of: WeakKeyDictionary[object, _Page] = WeakKeyDictionary()

    def greet(self, window: object, name: str) -> int | None:
        """Notes the connection of a page, which ends its earlier one. Returns the number of the
        last request of the page that was carried out; None if the page is not known here.
        """
        known = self._pages.pop(name, None)
        page = self._pages[name] = known or _Page(window)
        page.window = window
        self._of[window] = page
        if len(self._pages) > MOST:
            del self._pages[next(iter(self._pages))]
        return None if known is None else known.done

    def take(self, window: object, number: int) -> bool:
        """Notes that a request is carried out. Returns False if its page has a later connection,
        on which it asks again what was not carried out before.
        """
        page = self._of.get(window)
        if page is None:
            return True
        if page.window is window:
            page.done = max(page.done, number)
        return page.window is window
