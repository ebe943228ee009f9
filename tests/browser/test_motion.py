"""The gestures of the cards: a deal, a draw, a refusal, a trailing run; any input ends them."""

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.support.browser.motions import AT, HOLD, LOADED, RELEASE
from tests.support.browser.players import Dragger
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import said_of, win
from tests.support.length import some
from tests.support.serving import until
from winnable.analysis.endings import finishing_moves
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.solver import solve

from .conftest import Visits
from .test_win import CERTAIN

DEAL = {"game": "draw-three", "number": "64"}
GAMES = [
    "draw-three",
    "one-pass",
    "draw-one",
    "three-passes",
    "solitario",
    "vegas-three",
    "thoughtful",
]
STARTS = """held.filter((motion) => motion.effect.target.matches(".sky > .face")
  && "transform" in motion.effect.getKeyframes()[0])
  .map((motion) => motion.effect.getTiming().delay)"""
"""When each card of a deal starts, in milliseconds."""
END = "Math.max(0, ...held.map((motion) => motion.effect.getComputedTiming().endTime))"
FINISH_BUT_ONE = """async () => {
  const end = (motion) => motion.effect.getComputedTiming().endTime
  window.last = held.reduce((one, other) => end(other) > end(one) ? other : one)
  for (const motion of held) if (motion !== last) motion.finish()
  last.currentTime = end(last) - 1
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
"""Ends all motions but the last one, which has a millisecond to go."""
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
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    "#table [data-kind='waste'] .face[data-card]")].map((face) => {
      const { left, top, width, height } = face.getBoundingClientRect()
      return [face.dataset.card, [left, top, width, height].map(Math.round)]
    }))"""
"""Where the cards of the waste are, by their numbers: left, top, width and height."""
BACKS = """[...document.querySelectorAll("#table [data-kind='waste'] .other")]
  .map((side) => +getComputedStyle(side).opacity)"""
"""How much shows of the backs of cards that turn."""
STRIPS = """(part) => Object.fromEntries([...document.querySelectorAll(`${part} .art > use`)]
  .map((use) => [use.href.baseVal, use.parentElement.getBoundingClientRect()])
  .filter(([name]) => /-c\\d+$/.test(name))
  .map(([name, { left, top, width }]) => [name, [left, top, width].map(Math.round)]))"""
"""Where the drawings of cards are in a part of the page, by their names: left, top and width."""
COVERED_IN_FLIGHT = """() => {
  for (const face of document.querySelectorAll(".sky .face"))
    face.style.pointerEvents = +getComputedStyle(face).opacity ? "auto" : "none"
  const flying = new Set(held.filter(({ effect, currentTime }) => {
    const { delay, duration } = effect.getTiming()
    return duration > 1 && currentTime > delay && currentTime < delay + duration
  }).map((motion) => motion.effect.target))
  const covered = [...flying].filter((face) => {
    const { left, top, right, bottom } = face.getBoundingClientRect()
    return [[left + 8, top + 8], [right - 8, bottom - 8], [left + 8, bottom - 8]]
      .some(([x, y]) => !flying.has(document.elementFromPoint(x, y)?.closest(".face")))
  })
  return [flying.size, covered.map((face) => face.outerHTML)]
}"""
"""The number of cards in flight, and those that are below a card that lies."""
REORDERED = """held.flatMap((motion) => motion.effect.getKeyframes())
  .filter((frame) => "zIndex" in frame).length"""
"""Motions of the order of elements. They wait for a busy page, while the flight goes on."""
MOVING = "document.getAnimations().length + document.querySelectorAll('.sky').length"
GESTURE = "document.documentElement.dataset.gesture ?? ''"


def frames(seat: Seat, every: int = 20) -> list[int]:
    """Times of a held gesture, in milliseconds."""
    return list(range(0, int(seat.page.evaluate(END)) + every, every))


@pytest.mark.parametrize("game", some(GAMES, 3))
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
    seat.page.evaluate(HOLD)
    seat.do(seat.button("New game").click)
    expect(seat.page.locator(".sky")).to_have_count(1)
    seat.page.evaluate(RELEASE)
    expect(seat.page.locator(".sky")).to_have_count(0)
    assert seat.page.evaluate(GESTURE) == ""
    expect(seat.pile("7").locator(".face[data-card]")).to_be_visible()


def test_the_eye_reads_of_a_win_when_the_last_card_lies(visit: Visits) -> None:
    """The ear hears it at once."""
    seat = visit(moves=True).sit(**DEAL, moves=said_of(win("draw-three")[:CERTAIN]))
    until(lambda: seat.page.evaluate(LOADED))
    seat.page.evaluate(HOLD)
    assert seat.do(lambda: seat.press("a")).endswith("You won in 103 moves!")
    assert seat.page.evaluate(GESTURE) == "win"
    expect(seat.status).to_have_css("opacity", "0")
    expect(seat.page.locator(".win")).to_have_count(0)
    seat.page.evaluate(FINISH_BUT_ONE)
    expect(seat.page.locator(".win")).to_have_count(0)
    assert seat.page.evaluate(GESTURE) == "win"
    seat.page.evaluate("last.finish()")
    expect(seat.page.locator(".win")).to_be_visible()
    expect(seat.status).to_have_css("opacity", "1")


def nearly(game: str, number: int) -> dict[str, str]:
    """The request for a game that Auto-finish can win."""
    rules = VARIANTS[game].rules
    position, moves = start(rules, numbered_deal(number, rules)), []
    for move in solve(position).moves or ():
        if finishing_moves(view_of(position)):
            break
        moves.append(str(move))
        position = play(position, move).after
    return {"game": game, "number": str(number), "moves": " ".join(moves)}


@pytest.mark.parametrize(
    ("game", "number", "size"),
    some(
        [
            ("draw-one", 2980, (1280, 800)),  # long fans, cards in the stock and face down
            ("solitario", 1, (390, 844)),
            ("thoughtful", 3, (1280, 800)),  # very long fans
            ("draw-three", 64, (390, 844)),
            ("draw-one", 2980, (844, 390)),
        ],
        2,
    ),
)
def test_the_last_cards_fly_over_those_that_lie_and_no_strip_jumps(
    visit: Visits, game: str, number: int, size: tuple[int, int]
) -> None:
    seat = visit(moves=True, size=size).sit(**nearly(game, number))
    until(lambda: seat.page.evaluate(LOADED))
    strips = seat.page.evaluate(STRIPS, "#table [data-kind='column']")
    seat.page.evaluate(HOLD)
    assert "You won" in seat.do(lambda: seat.press("a"))
    assert seat.page.evaluate(REORDERED) == 0
    seat.page.evaluate(AT, 0)
    shown = seat.page.evaluate(STRIPS, ".sky")
    assert len(strips) > 5
    for name, box in strips.items():
        assert all(abs(one - two) <= 1 for one, two in zip(shown[name], box, strict=True)), name
    flown = 0
    for time in frames(seat, 90):
        seat.page.evaluate(AT, time)
        flying, covered = seat.page.evaluate(COVERED_IN_FLIGHT)
        assert covered == [], time
        flown += flying
    assert flown > 16


@pytest.mark.parametrize("game", some(["draw-three", "draw-one", "thoughtful"], 2))
def test_drawn_cards_come_from_the_stock_and_turn_over_into_their_fan(
    visit: Visits, game: str
) -> None:
    seat = visit(moves=True).sit(game=game, number="64")
    stock = seat.slot("s").bounding_box()
    assert stock is not None
    seat.page.evaluate(HOLD)
    seat.do(lambda: seat.press("d"))
    seat.page.evaluate(AT, 0)
    for left, top, width, _ in seat.page.evaluate(PLACES).values():
        assert (abs(left - stock["x"]), abs(top - stock["y"])) <= (1, 1)
        assert abs(width - stock["width"]) <= 1
    timings = seat.page.evaluate("held.map(({ effect }) => effect.getComputedTiming())")
    drawn = [each for each in timings if each["duration"] == 240]
    for each in drawn:
        middle = each["delay"] + each["duration"] / 2
        for time in (middle - 1, middle + 1):
            seat.page.evaluate(AT, time)
            assert min(box[2] for box in seat.page.evaluate(PLACES).values()) <= 3
    for time in frames(seat, 60):
        seat.page.evaluate(AT, time)
        backs = seat.page.evaluate(BACKS)
        assert set(backs) <= {0, 1}
        for box in seat.page.evaluate(PLACES).values():
            assert has_ink(seat, box), (time, box)
    assert sum(backs) == 0
    seat.page.evaluate(AT, 10_000)
    ends = seat.page.evaluate(PLACES)
    seat.page.evaluate("for (const motion of held) motion.cancel()")
    assert seat.page.evaluate(PLACES) == ends
    assert len({tuple(box) for box in ends.values()}) == len(ends)


def has_ink(seat: Seat, box: list[int]) -> bool:
    """Whether a card in the window is more than bare paper. A card seen from its edge counts."""
    left, top, width, height = box
    if width < 20:
        return True
    clip = {"x": left + 3, "y": top + 3, "width": width - 6, "height": height - 6}
    shot = Image.open(BytesIO(seat.page.screenshot(clip=clip)))  # type: ignore[arg-type]
    counts = shot.convert("L").histogram()
    return sum(counts[:128]) > sum(counts) / 100


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


@pytest.mark.chromium("Firefox lets go of a run that the event of a script has dragged")
def test_a_dragged_run_trails_and_catches_up(visit: Visits) -> None:
    steps = win("draw-three")
    first = next(n for n, step in enumerate(steps) if step.move.count > 1)
    move = steps[first].move
    seat = visit(moves=True).sit(**DEAL, moves=said_of(steps[:first]))
    x, y = seat.middle(seat.slot(str(move.source), move.count))
    column = seat.pile(str(move.source)).locator(".face[data-card]").all()
    run = [box_of(face) for face in column[-move.count :]]
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    offsets, ends = seat.page.evaluate(
        """async ([x, y]) => {
          const at = { clientX: x + 90, clientY: y + 60, bubbles: true, pointerId: 1 }
          document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointermove", at))
          const places = () => [...document.querySelectorAll("#table .lifted")]
            .map((face) => new DOMMatrix(face.style.transform).e)
          const early = places()
          const wait = () => new Promise(requestAnimationFrame)
          while (places().some((place) => Math.abs(place - 90) > 1)) await wait()
          const boxes = [...document.querySelectorAll("#table .lifted")]
            .map((face) => face.getBoundingClientRect())
          return [early, boxes.map(({ left, top }) => [left, top])]
        }""",
        [x, y],
    )
    for lies, (left, top) in zip(run, ends, strict=True):
        assert abs(left - lies["x"] - 90) <= 1 >= abs(top - lies["y"] - 60)
    assert len(offsets) == move.count
    assert offsets[0] == 90
    assert all(offset < 90 for offset in offsets[1:])
    seat.page.mouse.move(5, 5)
    seat.page.mouse.up()
    seat.has_heard_nothing()


@pytest.mark.parametrize("game", some(["draw-three", "solitario", "draw-one"], 2))
def test_a_refused_card_returns_from_where_it_was_dropped(visit: Visits, game: str) -> None:
    seat = visit(moves=True).sit(game=game, number="64")
    face = seat.slot("1").locator(".face[data-card]")
    home = box_of(face)
    seat.page.evaluate(HOLD)
    x, y = seat.middle(seat.slot("1"))
    target = seat.middle(seat.slot("fs"))  # the card is no ace of that suit
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    seat.page.mouse.move(*target, steps=3)
    seat.page.mouse.up()
    assert seat.hear().startswith("No")
    for time in frames(seat):
        seat.page.evaluate(AT, time)
        box = box_of(face)
        share = (box["x"] - home["x"]) / (target[0] - x)
        assert -0.05 <= share <= 1.05
        if time == 0:
            assert abs(share - 1) < 0.02
    assert abs(box["x"] - home["x"]) <= 1 >= abs(box["y"] - home["y"])
    seat.page.evaluate("for (const motion of held) motion.finish()")
    assert seat.page.evaluate("document.querySelectorAll('.lifted').length") == 0


@pytest.mark.parametrize("likes", [{}, {"moves": True, "motion": False}], ids=["system", "page"])
@pytest.mark.parametrize("game", some(["draw-three", "draw-one", "solitario", "thoughtful"], 2))
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
