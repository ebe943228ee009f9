"""Visibility with low vision or without colours: focus, states, faces, palettes, system
settings.
"""

import base64
import math
from itertools import combinations, pairwise, product
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.media import emulate
from tests.support.browser.players import Typist
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.length import some

from .conftest import Sits, Visits

THEMES: Final = ("light", "dark", "contrast", "forced", "forced dark")
KLONDIKE: Final = {"game": "draw-three", "number": str(NUMBERS["draw-three"])}
HALF: Final = {**KLONDIKE, "moves": said_of(win("draw-three")[: len(win("draw-three")) // 2])}

Box = dict[str, float]
AROUND: Final = 8
"""The margin in pixels that is compared together with a stop."""

# Focus

COVERS: Final = """(each) => {
  const target = each.matches("[type='radio'], [type='checkbox']") ? each.closest("label") : each
  const box = target.getBoundingClientRect()
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const name = ({ dataset, outerHTML }) => dataset.slot ?? outerHTML.slice(0, 80)
  const isElsewhere = each === document.body || !document.hasFocus()
  if (isElsewhere || target.contains(there)) return null
  return `${name(each)} is under ${name(there ?? document.body)}`
}"""
"""What covers the centre of the focused element; None if a control of the browser has the focus."""


@pytest.mark.parametrize(("state", "turn"), [("play", 0), ("won", 1), ("replay", 2)])
def test_the_focused_element_is_never_covered(sit: Sits, state: str, turn: int) -> None:
    """At the sizes of a desktop, a phone, and 400 per cent."""
    moves = said_of(win("draw-three")) if state == "won" else HALF["moves"]
    seat = sit(**{**KLONDIKE, "moves": moves})
    if state == "replay":
        seat.after(lambda: seat.choose("Help", "Replay"))
    for size in some(((1280, 900), (390, 844), (320, 640), (320, 256)), 2, turn):
        seat.resize(*size)
        covers = set()
        for key in ("Tab", "Shift+Tab"):
            for _ in range(30):
                seat.press(key)
                covers.add(seat.page.evaluate(f"({COVERS})(document.activeElement)"))
        covers |= set(
            seat.table.evaluate(
                f"""(table) => [...table.querySelectorAll(".slot")].map((stop) => {{
                  stop.focus()
                  return ({COVERS})(stop)
                }})"""
            )
        )
        assert covers == {None}, size


@pytest.mark.parametrize("theme", some(THEMES, 2, 3))
def test_the_focus_is_visible(visit: Visits, theme: str) -> None:
    """At least the area of a two-pixel outline changes with a contrast of 3:1 (WCAG 2.4.13)."""
    seat = dressed(visit, theme, HALF)
    seat.press("Tab")
    page, table = seat.page, seat.table
    stops = [
        *(seat.slot(place) for place in ("s", "w", "fh", "1")),
        table.locator(".slot.down").last,
        table.locator("[data-kind='column'] .slot:not(.down):not(:last-of-type)").first,
        *(seat.button(name) for name in ("Draw", "Options", "Help")),
        page.locator("#cmd"),
        page.locator("summary").first,
    ]
    dim = [where for stop in stops if (where := is_dim(seat, stop))]
    seat.choose("Options", "Settings")
    seat.press("Tab")
    fields = ("[type='radio']", "[type='checkbox']", "[type='range']", ".head button")
    stops = [page.locator("dialog").locator(field).first for field in fields]
    dim += [where for stop in stops if (where := is_dim(seat, stop))]
    assert dim == []


def is_dim(seat: Seat, stop: Locator) -> str:
    """Names the stop if the focus changes too few pixels; empty if it is visible."""
    label = stop.locator("xpath=ancestor::label[input[@type='radio' or @type='checkbox']]")
    seen = label if label.count() else stop
    stop.focus()
    box = box_around(seen)
    with_focus = look(seat, box)
    seat.page.evaluate("document.activeElement.blur()")
    changed = change(seat, with_focus, look(seat, box), 3)
    least = 4 * (box["width"] + box["height"] - 4 * AROUND) * 0.95  # corners are round
    return "" if changed >= least else f"{stop}: {changed} of {least:.0f} pixels"


# States


@pytest.mark.parametrize("theme", some(THEMES, 2, 0))
def test_states_differ_by_more_than_colour(visit: Visits, theme: str) -> None:
    """In grey, a fiftieth of the card's area changes with a contrast of 3:1."""
    seat = dressed(visit, theme, KLONDIKE)
    boxes = {place: box_around(seat.slot(place)) for place in ("6", "1", "3", "fc")}

    def looks() -> dict[str, str]:
        seat.page.evaluate("document.activeElement.blur()")
        seat.page.mouse.move(0, 0)
        return {place: look(seat, box) for place, box in boxes.items()}

    def marks(place: str, after: dict[str, str]) -> bool:
        area = boxes[place]["width"] * boxes[place]["height"]
        return change(seat, plain[place], after[place], 3) >= 0.02 * area

    plain = looks()
    seat.do(seat.slot("6").click)
    lifted = looks()
    assert marks("6", lifted), "held"
    assert marks("1", lifted), "a card that it fits"
    seat.do(lambda: seat.press("Backspace"))
    seat.do(seat.slot("3").click)
    assert marks("fc", looks()), "an empty place that it fits"
    seat.do(lambda: seat.press("Backspace"))
    seat.choose("Help", "Highlight playable cards")
    assert marks("3", looks()), "a hint"


@pytest.mark.parametrize("theme", some(THEMES, 2, 4))
def test_a_face_down_card_looks_unlike_a_face_up_card(visit: Visits, theme: str) -> None:
    steps = win("one-pass")
    turn = next(n for n, step in enumerate(steps) if step.move.source == step.move.target)
    asked = {"game": "one-pass", "number": str(NUMBERS["one-pass"])}
    seat = dressed(visit, theme, {**asked, "moves": said_of(steps[:turn])})
    stop = seat.slot(str(steps[turn].move.source))
    box = box_around(stop)
    before = look(seat, box)
    seat.do(stop.click)
    seat.page.mouse.move(0, 0)
    assert change(seat, before, look(seat, box), 3) > 0.1 * box["width"] * box["height"]


@pytest.mark.parametrize(
    ("theme", "game"), some(product(THEMES, ["draw-three", "solitario"]), 3, 1)
)
def test_every_face_is_readable(visit: Visits, theme: str, game: str) -> None:
    """The symbols of a card have a contrast of 4.5:1 to its background."""
    seat = dressed(visit, theme, {"game": game, "number": str(NUMBERS[game])})
    columns = seat.table.locator("[data-kind='column'] .slot:last-of-type")
    for stop in columns.all():
        box = box_around(stop, -4)
        assert stand_out(seat, look(seat, box), 4.5) > 0.02 * box["width"] * box["height"], stop
    # The names of empty places, including the soft edges of their letters.
    box = box_around(seat.table.locator(".name").first, 0)
    assert stand_out(seat, look(seat, box), 4.5) > 0.02 * box["width"] * box["height"]


def dressed(visit: Visits, theme: str, asked: dict[str, str]) -> Seat:
    """A seat at a table in that theme."""
    is_forced = theme.startswith("forced")
    seat = visit(theme="auto" if is_forced else theme).sit(**asked)
    if is_forced:
        emulate(
            seat.page,
            forced_colors="active",
            color_scheme="dark" if theme == "forced dark" else "light",
        )
    return seat


def box_around(stop: Locator, around: float = AROUND) -> Box:
    """The box of a stop, with a margin."""
    stop.scroll_into_view_if_needed()
    found = box_of(stop)
    left, top = max(0, found["x"] - around), max(0, found["y"] - around)
    right, bottom = found["x"] + found["width"] + around, found["y"] + found["height"] + around
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def look(seat: Seat, box: Box) -> str:
    """A screenshot of the box."""
    clip = {name: box[name] for name in ("x", "y", "width", "height")}
    return base64.b64encode(seat.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]


GREYS: Final = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, image.width, image.height)
  const linear = (part) => part <= 10 ? part / 3294 : ((part / 255 + .055) / 1.055) ** 2.4
  return Array.from({ length: data.length / 4 }, (_, at) => .05 + .2126 * linear(data[4 * at]) +
    .7152 * linear(data[4 * at + 1]) + .0722 * linear(data[4 * at + 2]))
}"""
"""The luminance of each pixel."""


def change(seat: Seat, before: str, after: str, least: float) -> int:
    """The number of pixels that changed with at least that contrast."""
    return int(
        seat.page.evaluate(
            f"""async ([before, after, least]) => {{
              const greys = {GREYS}
              const [old, now] = [await greys(before), await greys(after)]
              const ratios = old.map((grey, at) => grey / now[at])
              return ratios.filter((ratio) => ratio >= least || 1 / ratio >= least).length
            }}""",
            [before, after, least],
        )
    )


def stand_out(seat: Seat, picture: str, least: float) -> int:
    """The number of pixels with that contrast to the most frequent grey."""
    return int(
        seat.page.evaluate(
            f"""async ([picture, least]) => {{
              const greys = await ({GREYS})(picture)
              const sorted = [...greys].sort((a, b) => a - b), counts = new Map()
              for (const grey of sorted) counts.set(grey, (counts.get(grey) ?? 0) + 1)
              const [ground] = [...counts].reduce((best, each) => each[1] > best[1] ? each : best)
              return greys.filter((grey) => grey / ground >= least || ground / grey >= least).length
            }}""",
            [picture, least],
        )
    )


# System settings


def test_the_theme_follows_the_system(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    root = seat.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    emulate(seat.page, color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    emulate(seat.page, color_scheme="dark", contrast="more")
    expect(root).to_have_attribute("data-theme", "contrast")
    emulate(seat.page, contrast="no-preference")
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_figures_are_large_where_the_cards_are_small_or_should_be(visit: Visits) -> None:
    seat = visit().sit(**KLONDIKE)
    root = seat.page.locator("html")
    halves = seat.page.locator("[data-sheet='french'] [id^='french-half-']")
    expect(halves).to_have_count(7)  # of small figures in two corners, of the cards face up
    for size, count in (((390, 844), 0), ((1280, 900), 7), ((844, 390), 0)):
        seat.resize(*size)
        expect(halves).to_have_count(count)
        expect(seat.page.locator(".drawings")).to_have_count(1)
    seat.resize(1280, 900)
    expect(root).to_have_attribute("data-face", "classic")
    emulate(seat.page, contrast="more")
    expect(halves).to_have_count(0)


@pytest.mark.parametrize(
    "likes", [{}, {"moves": True, "motion": False}], ids=["of the system", "of the page"]
)
def test_reduced_motion_stops_all_animation(visit: Visits, likes: dict[str, object]) -> None:
    *steps, last = win("draw-three")
    seat = visit(celebrate=True, **likes).sit(**{**KLONDIKE, "moves": said_of(tuple(steps))})
    moving = "document.getAnimations().length + document.querySelectorAll('.sky').length"
    Typist(seat).make(last)
    assert seat.page.evaluate(moving) == 0
    seat.do(seat.button("Undo").click)
    assert seat.page.evaluate(moving) == 0


# Palettes

Colour = tuple[float, float, float]
"""Linear red, green and blue, each from 0 to 1."""
Matrix = tuple[Colour, Colour, Colour]
VISIONS: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Full dichromacy (Machado, Oliveira, Fernandes 2009)."""
_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_CAT02: Final[Matrix] = (
    (0.7328, 0.4296, -0.1624),
    (-0.7036, 1.6975, 0.0061),
    (0.0030, 0.0136, 0.9834),
)
_HPE: Final[Matrix] = (
    (0.7409792, 0.2180250, 0.0410058),
    (0.2853532, 0.6242014, 0.0904454),
    (-0.0096280, -0.0056980, 1.0153260),
)
"""From CAT02's responses to those of the cones."""


def test_suits_contrast_with_the_card_and_with_each_other(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    for theme, deck, four in product(
        ("light", "dark", "contrast"), ("french", "italian"), ("true", "false")
    ):
        card, *suits = palette(seat, {"theme": theme, "deck": deck, "four": four})
        least = 7 if theme == "contrast" else 4.5
        assert min(contrast(card, suit) for suit in suits) >= least, (theme, deck, four)
        hues = set(suits)
        assert len(hues) == (2 if deck == "french" and four == "false" else 4)
        nearest = min(
            difference(*pair, sight)
            for pair in combinations(sorted(hues), 2)
            for sight in VISIONS.values()
        )
        assert nearest >= 20, (theme, deck, four)


def test_what_lies_on_the_felt_contrasts_with_every_felt(sit: Sits) -> None:
    """The focus, marks and the places of empty piles, from the lightest part to the darkest."""
    seat = sit(**KLONDIKE)
    for theme, felt in product(("light", "dark", "contrast"), ("green", "blue", "red")):
        names = ("--felt", "--felt-deep", "--ring", "--mark", "--slot", "--card")
        *grounds, ring, mark, slot, card = palette(seat, {"theme": theme, "felt": felt}, names)
        for ground, each in product(grounds, (ring, mark, slot, card)):
            assert contrast(ground, each) >= 3, (theme, felt, ground, each)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_cards_are_light_and_the_french_deck_is_red_and_black(visit: Visits, theme: str) -> None:
    seat = visit(theme=theme).sit(**KLONDIKE)
    card, hearts, diamonds, clubs, spades = palette(seat, {})
    assert contrast(card, "#000000") > 15
    assert (hearts, clubs) == (diamonds, spades)
    red, green, blue = linear(hearts)
    assert red > 5 * (green + blue)
    assert contrast(spades, "#000000") == 1


SUITS: Final = ("--card", "--suit-0", "--suit-1", "--suit-2", "--suit-3")


def palette(seat: Seat, dress: dict[str, str], names: tuple[str, ...] = SUITS) -> list[str]:
    """The colours, usually of the card and of the suits, on a page in that dress."""
    found: list[str] = seat.page.evaluate(
        """([dress, names]) => {
          const root = document.documentElement
          const pen = new OffscreenCanvas(1, 1).getContext("2d")
          Object.assign(root.dataset, dress)
          return names.map((name) => {
            pen.fillStyle = getComputedStyle(root).getPropertyValue(name)
            return pen.fillStyle
          })
        }""",
        [dress, names],
    )
    return found


def test_colour_differences_have_their_known_values() -> None:
    """A viewer without green cones sees poker's usual four colours as one."""
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert difference("#d00000", "#008000", VISIONS["deutan"]) == pytest.approx(5.7, abs=0.1)


def linear(colour: str) -> Colour:
    parts = [int(colour[at:end], 16) / 255 for at, end in pairwise((1, 3, 5, 7))]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(times(_XYZ, linear(colour))[1] + 0.05 for colour in (one, other))
    return light / dark


def difference(one: str, other: str, sight: Matrix) -> float:
    """The perceived difference of two colours, in CAM02-UCS."""
    return math.dist(appearance(seen(sight, one)), appearance(seen(sight, other)))


def seen(sight: Matrix, colour: str) -> Colour:
    red, green, blue = (min(max(part, 0), 1) for part in times(sight, linear(colour)))
    return red, green, blue


def appearance(colour: Colour) -> Colour:
    """The CAM02-UCS coordinates for a screen in an office: 64 lux, 20 per cent grey, average
    surround.
    """
    adapting, ground = 64 / math.pi / 5, 0.2
    induction: float = 0.725 * ground**-0.2
    k = 1 / (5 * adapting + 1)
    level = 0.2 * k**4 * 5 * adapting + 0.1 * (1 - k**4) ** 2 * (5 * adapting) ** (1 / 3)
    degree = 1 - math.exp((-adapting - 42) / 92) / 3.6
    white = times(_CAT02, times(_XYZ, (100, 100, 100)))

    def respond(stimulus: Colour) -> Colour:
        cones = times(_CAT02, times(_XYZ, stimulus))
        adapted = [c * (100 * degree / w + 1 - degree) for c, w in zip(cones, white, strict=True)]
        red, green, blue = (
            math.copysign(400 * (p := (level * abs(x) / 100) ** 0.42) / (p + 27.13), x) + 0.1
            for x in times(_HPE, (adapted[0], adapted[1], adapted[2]))
        )
        return red, green, blue

    def brightness(cones: Colour) -> float:
        red, green, blue = cones
        return (2 * red + green + blue / 20 - 0.305) * induction

    red, green, blue = cones = respond((100 * colour[0], 100 * colour[1], 100 * colour[2]))
    a, b = red - 12 * green / 11 + blue / 11, (red + green - 2 * blue) / 9
    hue = math.atan2(b, a)
    ratio = max(0.0, brightness(cones) / brightness(respond((100, 100, 100))))
    lightness = 100 * ratio ** (0.69 * (1.48 + math.sqrt(ground)))
    eccentricity = (math.cos(hue + 2) + 3.8) / 4
    t = 50000 / 13 * induction * eccentricity * math.hypot(a, b) / (red + green + 1.05 * blue)
    chroma = t**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**ground) ** 0.73
    m = math.log1p(0.0228 * chroma * level**0.25) / 0.0228
    return 1.7 * lightness / (1 + 0.007 * lightness), m * math.cos(hue), m * math.sin(hue)


def times(matrix: Matrix, vector: Colour) -> Colour:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
