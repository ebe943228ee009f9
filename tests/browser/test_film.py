"""The animated picture of a game in a browser, where its style sheet is carried out."""

import pytest
from playwright.sync_api import Browser

from tests.law.test_film import SECONDS, after, cards_of
from winnable import svg

VISIBLE = """at => {
  for (const motion of document.getAnimations()) { motion.pause(); motion.currentTime = at }
  return [...document.querySelectorAll("svg > g, svg > use")]
    .filter((each) => getComputedStyle(each).visibility === "visible")
    .map((each) => each.matches("use") ? each : each.querySelector("use"))
    .filter(Boolean).map((use) => use.getAttribute("href")).filter((name) => /-c\\d+$/.test(name))
    .map((name) => +name.split("-c")[1]).sort((one, two) => one - two)
}"""
"""The cards that are visible at a time, in milliseconds."""
PLACE = """() => [...document.querySelectorAll("svg > g[style*=glide]")]
  .map((each) => getComputedStyle(each)).filter((each) => each.visibility === "visible")
  .map((each) => new DOMMatrix(each.transform)).filter((each) => !each.isIdentity).length"""
"""How many visible cards are on their way."""


@pytest.mark.parametrize("text", ["d3r", "s"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_browser_shows_each_position_or_the_last_one(
    browser: Browser, text: str, motion: str
) -> None:
    game = after(text, 30)
    page = browser.new_context(reduced_motion="reduce" if motion == "reduce" else None).new_page()
    page.set_content(svg.game(game, seconds=SECONDS))
    positions = [game.steps[0].before, *(step.after for step in game.steps)]
    on_their_way = 0
    for at, position in enumerate(positions):
        shown = cards_of(positions[-1] if motion == "reduce" else position)
        assert page.evaluate(VISIBLE, 1000 * SECONDS * (at + 0.1)) == sorted(shown)
        on_their_way += page.evaluate(PLACE)
        page.evaluate(VISIBLE, 1000 * SECONDS * (at + 0.9))
        assert page.evaluate(PLACE) == 0
    assert (on_their_way > 0) == (motion != "reduce")
    page.context.close()
