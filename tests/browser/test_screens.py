"""Every screen, checked by axe and by our own measures: contrast, names, sizes, no sideways
scrolling.
"""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.support.browser.media import emulate
from tests.support.browser.screens import Walk
from tests.support.browser.visitors import LIVE
from tests.support.browser.wcag import axe, measured
from tests.support.length import IS_LONG
from winnable.speech.messages import LANGUAGES

from .conftest import Visits

STATES: Final = 60
"""At least so many states of the page are shown."""
THEMES: Final = ("dark", "contrast", "forced")
"""The themes besides light, in which the walk starts."""
PHONE: Final = (320, 640)
DESK: Final = (1280, 900)
LOOKS: Final = (
    list(product(LANGUAGES, (PHONE, DESK), [THEMES])) if IS_LONG else [("fr", PHONE, ("dark",))]
)
"""Each language, size and theme; the long run tries all combinations.

French texts are the longest.
"""
COLOURS: Final = ("color-contrast", "color-contrast-enhanced", "link-in-text-block")
"""The rules of axe that a theme can break."""


@pytest.mark.parametrize(("turn", "look"), list(enumerate(LOOKS)))
def test_no_screen_has_a_fault(
    visit: Visits, turn: int, look: tuple[str, tuple[int, int], tuple[str, ...]]
) -> None:
    """Applies axe and our own measures; in other themes only the rules that a theme can break.
    ``docs/accessibility.md`` lists what is measured.

    The usual run applies axe to every other screen, and goes through the others with keys.
    """
    language, size, themes = look
    visitor = visit(size=size, language=language, theme="light", endings=True, words=turn == 0)
    visitor.context.add_init_script(LIVE)
    walk, found = Walk(visitor, language), dict[str, dict[str, list[str]]]()
    for count, name in enumerate(walk.screens()):
        is_checked = IS_LONG or count % 2 == 0
        wrong = measured(walk.page, size, count + turn, keys=IS_LONG or not is_checked)
        if is_checked:
            wrong |= axe(walk.page)
            for theme in themes:
                dress(walk.page, theme)
                wrong |= {f"{rule}, {theme}": at for rule, at in axe(walk.page, COLOURS).items()}
            dress(walk.page, "light")
        if wrong:
            found[name] = wrong
    assert found == {}
    assert count + 1 >= STATES


def dress(page: Page, theme: str) -> None:
    """Switches the page to a theme; forced colours apply to the light theme."""
    emulate(page, forced_colors="active" if theme == "forced" else "none")
    shown = "light" if theme == "forced" else theme
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", shown)
