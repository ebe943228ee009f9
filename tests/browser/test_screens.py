"""Every screen, checked by axe and by our own measures: contrast, names, sizes, no sideways
scrolling.
"""

from itertools import product
from typing import Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.support.browser.media import emulate
from tests.support.browser.screens import Walk
from tests.support.browser.visitors import LIVE
from tests.support.length import IS_LONG
from winnable.speech.messages import LANGUAGES

from .conftest import Visits

THEMES: Final = ("dark", "contrast", "forced")
"""The themes besides light, in which the walk starts."""
PHONE: Final = (320, 640)
DESK: Final = (1280, 900)
LOOKS: Final = (
    list(product(LANGUAGES, (PHONE, DESK), [THEMES]))
    if IS_LONG
    else [("fr", PHONE, ("dark",)), ("en", DESK, ())]
)
"""Each language, size and theme; the long run tries all combinations.

French texts are the longest.
"""
COLOURS: Final = ("color-contrast", "color-contrast-enhanced", "link-in-text-block")
"""The rules of axe that a theme can break."""
MEASURES: Final = {
    "live": """() => [...document.querySelectorAll(LIVE)]
      .filter((each) => each.id !== "status" && !each.closest("dialog"))
      .map((each) => each.outerHTML)""",
    "small": """() => {
      const root = document.querySelector("dialog[open]") ?? document
      return [...root.querySelectorAll("button, .skip, input, select, textarea, summary")]
        .filter((each) => !each.closest(".pile, .days, [data-words='false'] :is(.command, .below)"))
        .filter((each) => each.checkVisibility())
        .map((each) => /radio|checkbox/.test(each.type) ? each.closest("label") : each)
        .map((each) => [each.textContent || each.outerHTML, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
    }""",
    "sideways": """() => {
      const page = document.scrollingElement
      return [page, ...document.querySelectorAll("body *")]
        .filter((each) => each.scrollWidth > (each === page ? innerWidth : each.clientWidth + 1))
        .filter((each) => each === page || each.clientWidth > 1 && each.checkVisibility() &&
          !each.closest(".sr, svg, .face, input") && getComputedStyle(each).overflowX !== "visible")
        .map(({ outerHTML, scrollWidth }) => `${scrollWidth} wide: ${outerHTML.slice(0, 200)}`)
    }""",
}
SPACED: Final = """(is) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important } p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = is ? [sheet] : []
}"""
"""The text spacing that every page must support (WCAG 1.4.12)."""


@pytest.mark.parametrize(("turn", "look"), list(enumerate(LOOKS)))
def test_no_screen_has_a_fault(
    visit: Visits, turn: int, look: tuple[str, tuple[int, int], tuple[str, ...]]
) -> None:
    """Applies axe and our own measures; in other themes only the rules that a theme can break.

    The usual run applies axe to each screen in one of the two walks.
    """
    language, size, themes = look
    visitor = visit(size=size, language=language, theme="light", endings=True, words=turn == 0)
    visitor.context.add_init_script(LIVE)
    walk, found = Walk(visitor, language), dict[str, dict[str, list[str]]]()
    for count, name in enumerate(walk.screens()):
        is_checked = IS_LONG or (count + turn) % len(LOOKS) == 0
        wrong = (axe(walk.page) if is_checked else {}) | measured(walk.page, size)
        if is_checked:
            for theme in themes:
                dress(walk.page, theme)
                wrong |= {f"{rule}, {theme}": at for rule, at in axe(walk.page, COLOURS).items()}
            dress(walk.page, "light")
        if wrong:
            found[name] = wrong
    assert found == {}


def dress(page: Page, theme: str) -> None:
    """Switches the page to a theme; forced colours apply to the light theme."""
    emulate(page, forced_colors="active" if theme == "forced" else "none")
    shown = "light" if theme == "forced" else theme
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", shown)


def axe(page: Page, rules: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The violations that axe finds by these rules, or by all its rules, and their places.

    An open dialog or menu is checked alone: a menu covers targets legitimately, and the page below
    a dialog was checked before.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: dict[str, list[str]] = page.evaluate(
        """async (rules) => {
          const open = document.querySelector("dialog[open], .menu:has([aria-expanded='true'])")
          const { violations } = await axe.run(open ?? document, {
            runOnly: rules.length ? rules : axe.getRules().map(({ ruleId }) => ruleId),
            resultTypes: ["violations"],
            preload: false,
          })
          return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(
            ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`)]))
        }""",
        rules,
    )
    return found


def measured(page: Page, size: tuple[int, int]) -> dict[str, list[str]]:
    """Live regions besides the status line, small targets, and elements wider than their place.

    Nothing may scroll sideways, neither at 400 per cent nor with spaced text.
    """
    found = {what: page.evaluate(MEASURES[what]) for what in MEASURES}
    width, height = size
    for spaced in (True, False):
        page.evaluate(SPACED, spaced)
        page.set_viewport_size({"width": width, "height": 256})  # 1280 by 1024 at 400 %
        found["sideways"] += page.evaluate(MEASURES["sideways"])
    page.set_viewport_size({"width": width, "height": height})
    return {what: wrong for what, wrong in found.items() if wrong}
