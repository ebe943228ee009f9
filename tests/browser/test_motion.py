"""The gestures of the cards: a deal, a draw, a refusal, a trailing run; any input ends them."""

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Dragger
from tests.support.browser.seat import Seat
from tests.support.browser.wins import said_of, win
from tests.support.serving import until

from .conftest import Visits
from .test_win import CERTAIN, LOADED

DEAL = {"game": "draw-three", "number": "64"}
GAMES = [
    "draw-three",
    "draw-one",
    "one-pass",
    "three-passes",
    "vegas-three",
    "thoughtful",
    "solitario",
]
HOLD = """() => {
  const { animate } = Element.prototype
  window.held = []
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how)
    motion.pause()
    held.push(motion)
    return motion
  }
}"""
"""Holds all motions at their beginning."""
STARTS = """held.filter((motion) => motion.effect.target.matches(".sky > .face")
  && "transform" in motion.effect.getKeyframes()[0])
  .map((motion) => motion.effect.getTiming().delay)"""
"""When each card of a deal starts, in milliseconds."""
END = "Math.max(0, ...held.map((motion) => motion.effect.getComputedTiming().endTime))"
AT = "(time) => { for (const motion of held) motion.currentTime = time }"
BARE = """() => [...document.querySelectorAll(
    "#table .slot:not(.empty) > .face, #table .pile > .face, .sky > .face"
  )].filter((face) => {
    const { href } = face.querySelector(":scope > .art > use") ?? {}
    return !href || !document.querySelector(href.baseVal)
  }).map((face) => face.outerHTML)"""
"""The cards that have no drawing."""
COVERED = """() => {
  const visible = document.querySelectorAll("#table [data-kind='waste'] .face[data-card], "
    + "#table [data-kind='waste'] .face[data-under], #table [data-kind='waste'] > .face")
  const { left, top } = document.querySelector("[data-pile='w']").getBoundingClientRect()
  return [...visible].some((face) => {
    const box = face.getBoundingClientRect()
    return box.left < left + 9 && box.right > left + 20 && box.top < top + 9
      && getComputedStyle(face).visibility === "visible"
  })
}"""
"""Whether a card shows at the place of the waste."""
MOVING = "document.getAnimations().length + document.querySelectorAll('.sky').length"
GESTURE = "document.documentElement.dataset.gesture ?? ''"


def frames(seat: Seat) -> list[int]:
    """Times of a held gesture, in milliseconds."""
    return list(range(0, int(seat.page.evaluate(END)) + 20, 20))


@pytest.mark.parametrize("game", GAMES)
def test_each_card_of_a_deal_starts_by_itself(visit: Visits, game: str) -> None:
    seat = visit(moves=True).sit(game=game, number="64")
    seat.page.evaluate(HOLD)
    seat.do(seat.button("New game").click)
    starts = seat.page.evaluate(STARTS)
    dealt = sum(map(len, seat.saved.position.columns))
    assert len(starts) == len(set(starts)) == dealt
    assert dealt == 28 or game == "solitario"
    assert max(starts) - min(starts) <= 900
    for time in frames(seat):
        seat.page.evaluate(AT, time)
        assert seat.page.evaluate(BARE) == []
    assert seat.page.locator(".sky").get_attribute("aria-hidden") == "true"
    seat.has_heard_nothing()


@pytest.mark.parametrize("way", ["key", "press"])
def test_an_input_ends_a_deal_and_acts(visit: Visits, way: str) -> None:
    seat = visit(moves=True).sit(**DEAL)
    seat.page.evaluate(HOLD)
    seat.do(seat.button("New game").click)
    assert seat.page.evaluate(GESTURE) == "deal"
    if way == "key":
        seat.do(lambda: seat.press("d"))
    else:
        seat.do(lambda: seat.click("s"))
    assert seat.page.evaluate(GESTURE) == ""
    expect(seat.page.locator(".sky")).to_have_count(0)
    assert seat.moves == "sw"


def test_a_deal_comes_to_its_end(visit: Visits) -> None:
    seat = visit(moves=True).sit(**DEAL)
    seat.do(seat.button("New game").click)
    expect(seat.page.locator(".sky")).to_have_count(1)
    expect(seat.page.locator(".sky")).to_have_count(0)
    assert seat.page.evaluate(GESTURE) == ""
    expect(seat.pile("7").locator(".face[data-card]")).to_be_visible()


def test_the_eye_reads_of_a_win_when_the_last_card_lies(visit: Visits) -> None:
    """The ear hears it at once."""
    seat = visit(moves=True).sit(**DEAL, moves=said_of(win("draw-three")[:CERTAIN]))
    until(lambda: seat.page.evaluate(LOADED))
    seat.page.evaluate(HOLD)
    assert seat.do(lambda: seat.press("a")).endswith("You won! 103 moves.")
    assert seat.page.evaluate(GESTURE) == "win"
    expect(seat.status).to_have_css("opacity", "0")
    expect(seat.page.locator(".win")).to_have_count(0)
    seat.page.evaluate("for (const motion of held) motion.finish()")
    expect(seat.page.locator(".win")).to_be_visible()
    expect(seat.status).to_have_css("opacity", "1")


@pytest.mark.parametrize("game", ["draw-three", "draw-one"])
def test_no_blank_card_shows_while_cards_are_drawn_or_put_back(visit: Visits, game: str) -> None:
    seat = visit(moves=True).sit(game=game, number="64", moves="sw sw")
    seat.page.evaluate(HOLD)
    for key in ("d", "z", "d"):
        seat.page.evaluate("held.length = 0")
        seat.do(lambda key=key: seat.press(key))  # type: ignore[misc]
        assert seat.page.evaluate("held.length") > 0
        for time in frames(seat):
            seat.page.evaluate(AT, time)
            assert seat.page.evaluate(BARE) == []
            assert seat.page.evaluate(COVERED)


def test_the_last_draw_of_a_pass_can_be_turned_over_and_taken_back(visit: Visits) -> None:
    seat = visit(moves=True).sit(**DEAL, moves=" ".join(["sw"] * 8))
    seat.page.evaluate(HOLD)
    seat.do(lambda: seat.press("d"))
    assert seat.page.locator(".sky > .face").count() == 4  # the fan, and the card below it
    for time in frames(seat):
        seat.page.evaluate(AT, time)
        assert seat.page.evaluate(BARE) == []
    seat.page.evaluate("held.length = 0")
    seat.do(lambda: seat.press("z"))
    expect(seat.page.locator(".sky")).to_have_count(0)
    assert seat.page.evaluate("held.length") > 0


def test_a_refused_card_shakes_and_keeps_the_focus(visit: Visits) -> None:
    seat = visit(moves=True).sit(**DEAL)
    seat.page.evaluate(HOLD)
    seat.do(lambda: seat.click("6"))
    focus = seat.page.evaluate("document.activeElement.dataset.slot")
    seat.page.evaluate("held.length = 0")
    assert seat.after(lambda: seat.press("ArrowLeft", "Space")).startswith("No")
    assert focus.startswith("6.")
    assert seat.focus.startswith("5.")
    turns = seat.page.evaluate("held[0].effect.getKeyframes().map((frame) => frame.transform)")
    assert turns[0].startswith("translateX(0px)")
    assert {"translateX(-8px)", "translateX(7px)"} <= set(turns)
    assert seat.page.evaluate("held[0].effect.target.parentElement.matches('.held')")


def test_a_dragged_run_trails_and_catches_up(visit: Visits) -> None:
    steps = win("draw-three")
    first = next(n for n, step in enumerate(steps) if step.move.count > 1)
    move = steps[first].move
    seat = visit(moves=True).sit(**DEAL, moves=said_of(steps[:first]))
    x, y = seat.middle(seat.slot(str(move.source), move.count))
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    offsets = seat.page.evaluate(
        """async ([x, y]) => {
          const at = { clientX: x + 90, clientY: y + 60, bubbles: true, pointerId: 1 }
          document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointermove", at))
          const places = () => [...document.querySelectorAll("#table .lifted")]
            .map((face) => new DOMMatrix(face.style.transform).e)
          const early = places()
          const wait = () => new Promise(requestAnimationFrame)
          while (places().some((place) => Math.abs(place - 90) > 1)) await wait()
          return early
        }""",
        [x, y],
    )
    assert len(offsets) == move.count
    assert offsets[0] == 90
    assert all(offset < 90 for offset in offsets[1:])
    seat.page.mouse.move(5, 5)
    seat.page.mouse.up()
    seat.has_heard_nothing()


@pytest.mark.parametrize("likes", [{}, {"moves": True, "motion": False}], ids=["system", "page"])
@pytest.mark.parametrize("game", ["draw-three", "draw-one", "solitario", "thoughtful"])
def test_nothing_moves_with_reduced_motion(
    visit: Visits, game: str, likes: dict[str, object]
) -> None:
    seat = visit(**likes).sit(game=game, number="64")
    seat.page.evaluate(HOLD)
    for act in (seat.button("New game").click, lambda: seat.press("d"), lambda: seat.press("z")):
        seat.do(act)
    Dragger(seat).go(seat.middle(seat.slot("1")), (5, 700))
    assert seat.page.evaluate("held.length") == 0
    assert seat.page.evaluate(MOVING) == 0
