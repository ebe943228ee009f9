"""What WCAG 2.2 AA says of a page, checked in the state that is shown; by axe too."""

from pathlib import Path
from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.support.length import some

WINDOWS: Final = (
    (320, 568),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (1024, 600),
    (1280, 800),
)
"""From a small phone to a laptop, in pixels."""
SIZES: Final = ((320, 256), *WINDOWS)
"""The first one is a window of 1280 by 1024 pixels at 400 per cent."""
_LAW: Final = Path(__file__).with_name("wcag.js").read_text("utf-8")
_SPACED: Final = """(is) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important } p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = is ? [sheet] : []
}"""
"""The text spacing that every page must support (1.4.12)."""
_PAINTED: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_MEASURES: Final = {
    "live": """() => [...document.querySelectorAll(LIVE)]
      .filter((each) => each.id !== "status" && !each.closest("dialog"))
      .map((each) => each.outerHTML)""",
    "below 44 pixels": """() => {
      const root = document.querySelector("dialog[open]") ?? document
      return [...root.querySelectorAll("button, .skip, input, select, textarea, summary")]
        .filter((each) => !each.closest(".pile, .days, .faces"))
        .filter((each) => !each.closest("[data-words='false'] :is(.command, .below)"))
        .filter((each) => each.checkVisibility())
        .map((each) => /radio|checkbox/.test(each.type) ? each.closest("label") : each)
        .map((each) => [each.textContent || each.outerHTML, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
    }""",
    "2.5.3": "wcag.unnamed()",
    "3.3.1": "wcag.untold()",
}
_SIDEWAYS: Final = """() => {
  const page = document.scrollingElement
  return [page, ...document.querySelectorAll("body *")]
    .filter((each) => each.scrollWidth > (each === page ? innerWidth : each.clientWidth + 1))
    .filter((each) => each === page || each.clientWidth > 1 && each.checkVisibility() &&
      !each.closest(".sr, svg, .face, input, .entries:has(table)") &&
      getComputedStyle(each).overflowX !== "visible")
    .map(({ outerHTML, scrollWidth }) => `${scrollWidth} wide: ${outerHTML.slice(0, 200)}`)
}"""
"""Tables of figures may scroll in their own frame (1.4.10)."""
_MOST: Final = 250
"""More presses of Tab than any state has stops."""


def axe(page: Page, rules: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The violations that axe finds by these rules, or by all its rules, and their places.

    An open dialog or menu is checked alone: a menu covers targets legitimately, and the page below
    a dialog was checked before.
    """
    _load(page)
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


def measured(
    page: Page, size: tuple[int, int], turn: int = 0, *, keys: bool = True
) -> dict[str, list[str]]:
    """Where the state that is shown breaks WCAG, by criterion; with ``keys`` also those about the
    focus.

    The usual run looks at 400 per cent and at one other size; the turn says which.
    """
    _load(page)
    found = {what: list(page.evaluate(script)) for what, script in _MEASURES.items()}
    sizes = some(SIZES, 1, turn)
    for at in dict.fromkeys([SIZES[0], *sizes]):
        _resize(page, at)
        wrong = {"2.5.8": page.evaluate("wcag.small()")}
        for how, is_spaced in (("1.4.12", True), ("1.4.10", False)):
            page.evaluate(_SPACED, is_spaced)
            wrong[how] = page.evaluate(_SIDEWAYS) + page.evaluate("wcag.cut()")
        wrong["focus"] = _focus_faults(page) if keys and at in sizes else []
        found |= {f"{criterion} {at}": faults for criterion, faults in wrong.items()}
    _resize(page, size)
    return {what: wrong for what, wrong in found.items() if wrong}


def _load(page: Page) -> None:
    if not page.evaluate("'wcag' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(_LAW)


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_PAINTED)


def _focus_faults(page: Page) -> list[str]:
    """Goes with keys through everything that can have the focus."""
    page.bring_to_front()  # only one window of Firefox has the focus
    found, is_over = page.evaluate("wcag.begin()")
    if page.locator("[role=menu]:visible").count():  # Tab would close it
        page.keyboard.press("End")
        found += page.evaluate("wcag.menu()")
    else:
        presses = 0
        while not is_over and (presses := presses + 1) <= _MOST:
            page.keyboard.press("Tab")
            faults, is_over = page.evaluate("wcag.visit()")
            found += faults
        if not is_over:
            found.append("Tab comes to no end")
        found += page.evaluate("wcag.radios()")
    found += page.evaluate("wcag.end()")
    return list(dict.fromkeys(found))
