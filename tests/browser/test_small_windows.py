"""Small windows: whatever the state of a game, no bar covers a card or a control, and all facts and
controls are in sight.
"""

import re
from itertools import product
from typing import Final

import pytest

from tests.support.browser.ends import surely_lost, surely_won, won
from tests.support.browser.seat import Seat
from tests.support.browser.wcag import WINDOWS
from tests.support.length import some
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES

from .conftest import Visits

LARGE: Final = {"fontSizes": {"standard": 32, "fixed": 26}}
"""In the last window the text of the browser is twice as large as usual."""
USUAL: Final = {"fontSizes": {"standard": 16, "fixed": 13}}
STATES: Final = ("begin", "offer", "lesson", "surely won", "surely lost", "review", "won")
ROWS: Final = tuple(product(VARIANTS, STATES))
FAULTS: Final = """(isWon) => {
  const faults = []
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true }) &&
    each.getBoundingClientRect().width > 1
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
  const name = (each) => each.dataset.slot ?? (each.textContent.trim() || each.className)
  const overlap = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  }
  const bars = all(".bars > *, .replay > :is(.range, progress)")
  const sentences = all(".said > *").filter((each) => each.textContent)
  const facts = all("h1, .facts :is(.which, .deal, .counts > *)")
  const controls = all(":is(.actions, .menu) > button, .actions :is(.buttons > button, select)")
  const cards = isWon ? [] : all("#table .slot")
  const groups = [bars, sentences, facts, controls, cards]
  const table = document.querySelector("#table")
  const { paddingBottom } = getComputedStyle(table)
  const end = table.getBoundingClientRect().bottom - parseFloat(paddingBottom)
  for (const bar of isWon ? [] : bars)
    if (bar.getBoundingClientRect().top < end) faults.push(`a pile could reach ${name(bar)}`)
  if (bars.length > 1) faults.push(`${bars.length} bars`)
  for (const group of groups.slice(0, 4))
    for (const other of groups.slice(groups.indexOf(group) + 1))
      for (const [one, two] of group.flatMap((one) => other.map((two) => [one, two])))
        if (overlap(one, two) && !(isWon && group === bars && other === facts))
          faults.push(`${name(one)} lies on ${name(two)}`)
  for (const [at, one] of controls.entries())
    for (const two of controls.slice(at + 1))
      if (overlap(one, two)) faults.push(`${name(one)} lies on ${name(two)}`)
  const parts = all(".bars button, .range input")
  for (const each of [...facts, ...controls, ...bars, ...cards, ...parts]) {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`${name(each)} leaves the window`)
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (each.matches("button, input, select") && !each.contains(there))
      faults.push(`${name(each)} is covered by ${there?.outerHTML.slice(0, 60)}`)
  }
  for (const each of all(".actions button, .bars button")) {
    const { width, height } = each.getBoundingClientRect()
    if (width < 44 || height < 44) faults.push(`${name(each)} is ${width} by ${height}`)
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
      faults.push(`${name(each)} is cut off`)
  }
  return faults
}"""
"""What lies on what it must not cover, is out of sight or too small. The card of a win may lie on
the finished table.
"""
FACTS: Final = """() => [...document.querySelectorAll("h1, .facts :is(.which, .deal, .counts > *)")]
  .filter((each) => each.getBoundingClientRect().width > 1).map((each) => each.textContent)"""
"""The facts in sight."""


def begun(visit: Visits, game: str, state: str, language: str) -> Seat:
    """A window on a game in that state."""
    asked = {"game": game, "number": "64"}
    if state in ("surely lost", "review"):
        asked = surely_lost(game)
    elif state in ("surely won", "won"):
        asked = (won if state == "won" else surely_won)(game)
    is_new = state == "offer"
    visitor = visit(
        language=language,
        endings=True,
        clock=True,
        toured=not is_new,
        touredSolitario=not is_new,
        last="" if is_new else "klondike",
    )
    seat = visitor.open(f"/game/{visitor.server.begin(**asked)}")
    bar = seat.page.locator(".bars > *")
    seat.table.locator(".slot").first.wait_for()
    if state == "lesson":
        seat.choose(seat.words["help"], seat.words["tutorial"])
    if state != "begin":
        bar.wait_for()
    if state == "review":
        seat.button(seat.words["lost-where"]).click()
        seat.button(seat.words["review-more"]).wait_for()
    return seat


@pytest.mark.chromium("only there can a script set the size of the text")
@pytest.mark.parametrize(("turn", "row"), list(enumerate(some(ROWS, 4, 3))))
def test_no_bar_covers_anything_and_all_facts_are_in_sight(
    visit: Visits, turn: int, row: tuple[str, str]
) -> None:
    game, state = row
    language = list(LANGUAGES)[turn % len(LANGUAGES)]
    seat = begun(visit, game, state, language)
    script = seat.page.context.new_cdp_session(seat.page)
    has_score = VARIANTS[game].scoring is not Scoring.NONE
    faults = {}
    for size in WINDOWS:
        is_large = size == WINDOWS[-1]
        script.send("Page.setFontSizes", LARGE if is_large else USUAL)
        seat.resize(*size)
        for _ in range(20):  # a busy machine measures some time after the window has its size
            if not (found := seat.page.evaluate(FAULTS, state == "won")):
                break
            seat.page.wait_for_timeout(500)
        facts = seat.page.evaluate(FACTS)
        shown = [text for text in facts if text]
        if len(shown) < (4 + has_score) or not any(re.fullmatch(r"\d+:\d\d", t) for t in shown):
            found.append(f"only these facts are in sight: {shown}")
        if found:
            faults[size] = found
    assert faults == {}, (game, state, language)
