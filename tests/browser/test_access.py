"""For whoever does not see the table, or uses no mouse: every screen, the tree, what is spoken."""

import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, WebSocketRoute, expect

from winnable.messages import Voice
from winnable.messages.answers import say_option
from winnable.messages.voice import labels

from .conftest import Sits, Visits
from .players import Keys
from .seat import Seat
from .visitors import Visitor
from .wins import NUMBERS, said_of, win

DATA: Final = Path(__file__).parents[1] / "data"
LANGUAGES: Final = ("en", "it")
THEMES: Final = ("dark", "contrast", "forced", "light")
PHONE: Final = (320, 640)
DESK: Final = (1280, 900)
IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
LOOKS: Final = (
    list(product(LANGUAGES, (PHONE, DESK)))
    if IS_LONG
    else [("it", PHONE), ("en", DESK)]  # Italian words are the longest
)
"""Each language and size; all of their combinations in the long run."""
COLOURS: Final = ("color-contrast", "color-contrast-enhanced", "link-in-text-block")
"""The rules of axe that a theme can break."""
KLONDIKE: Final = {"game": "draw-three", "number": str(NUMBERS["draw-three"])}
SOLITARIO: Final = {"game": "solitario", "number": str(NUMBERS["solitario"])}
LOST: Final = {"game": "draw-three", "number": "53", "moves": " ".join(["sw"] * 8)}
"""w7 loses it, and that is certain."""
TWO_PLACES: Final = {"rules": "d1c3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
DIALOGS: Final = {
    "options": ("new", "share", "settings"),
    "help": ("rules", "keys", "stats", "about"),
}
"""The dialogs by the menu that opens them."""
LIVE: Final = """
window.LIVE = "[aria-live]:not([aria-live='off']), [role='status'], [role='alert'], " +
  ":is(output, [role='log'], [role='timer'], [role='marquee']):not([aria-live='off'])"
window.writes = []       // every write into what is spoken by itself
new MutationObserver((records) => {
  for (const { target } of records) {
    const live = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)
    if (live) writes.push(live.id || live.outerHTML)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
MEASURES: Final = {
    "live": """() => [...document.querySelectorAll(LIVE)]
      .filter((each) => each.id !== "status" && !each.closest("dialog"))
      .map((each) => each.outerHTML)""",
    "small": """() => {
      const root = document.querySelector("dialog[open]") ?? document
      return [...root.querySelectorAll("button, .skip, input, select, textarea, summary")]
        .filter((each) => !each.closest(".pile") && each.checkVisibility())
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
"""The text spacing that every page must bear (WCAG 1.4.12)."""


class Walk:
    """A walk through everything that a page shows, in one window."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.words = labels(language, "ui-")
        self.server = visitor.server
        self._gone = 0
        self._sockets: list[WebSocketRoute] = []
        visitor.context.route_web_socket(re.compile("/api/games/"), self._connect)
        visitor.expect_complaints("Failed to load resource.*404")
        self.page = visitor.context.new_page()

    def _connect(self, socket: WebSocketRoute) -> None:
        """To the server, or not: ``_gone`` is the code that the socket is closed with."""
        self._sockets.append(socket)
        if self._gone:
            socket.close(code=self._gone)
        else:
            socket.connect_to_server()

    def _close(self, code: int, state: str) -> None:
        self._gone = code
        self._sockets[-1].close(code=code)
        self._wait_for(state)

    def screens(self) -> Iterator[str]:
        """The name of each screen while it is shown."""
        yield from self._tables()
        self._open(KLONDIKE)
        yield from self._dialogs()
        yield from self._lost()
        yield from self._menus()
        yield from self._ends()

    def _tables(self) -> Iterator[str]:
        press = self.page.keyboard.press
        self._open(KLONDIKE)
        yield "start"
        for summary in self.page.locator("summary").all():
            summary.click()
        yield "table in words"
        self._lift("6")
        yield "held"
        self._open({**KLONDIKE, "moves": said_of(win("draw-three")[:30])})
        self._button("hints", menu="help").click()
        yield "in play, with hints"
        self._open(TWO_PLACES)
        self._stop("3").focus()
        press("Enter")
        self.page.locator("section.buttons button").nth(1).wait_for()
        yield "a choice"
        steps = win("solitario")
        drawn = [n for n, step in enumerate(steps) if step.after.hand][3]
        self._open({**SOLITARIO, "moves": said_of(steps[:drawn])})
        yield "solitario"
        self._open({**SOLITARIO, "moves": said_of(steps[: drawn + 1])})
        self.page.locator(".slot.held").wait_for()
        yield "hand full"
        self._open({**KLONDIKE, "moves": said_of(win("draw-three"))})
        self.page.locator(".ended").wait_for()
        yield "won"
        self._button("replay").click()
        self.page.locator(".replay").wait_for()
        yield "replay"

    def _dialogs(self) -> Iterator[str]:
        for menu, names in DIALOGS.items():
            for name in names:
                self._button(name, menu=menu).click()
                yield from self._dialog(name, "p, label")
        self._stop("6").focus()
        expect(self._stop("6")).to_be_focused()
        self.page.keyboard.press("Shift+Space")
        yield from self._dialog("card", ".big")
        for line in ("6 1", "undo", "3 f", "undo"):
            before = self.page.locator("#status").text_content() or ""
            self.page.locator("#cmd").fill(line)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("#status")).not_to_have_text(before)
        self._button("redo", menu="options").click()
        yield from self._dialog("branches", "li button")

    def _lost(self) -> Iterator[str]:
        """The chance, the move that loses, and what the review says of it."""
        self._open(LOST)
        self._button("settings", menu="options").click()
        self.page.get_by_label(self.words["set-chance"]).check()
        self.page.keyboard.press("Escape")
        self.page.locator(".chance .share").wait_for()
        yield "chance"
        self._lift("w")
        self._stop("7").click()
        self.page.locator(".ended").wait_for()
        self._button("review").click()
        yield from self._dialog("review", ".verdicts")
        yield "lost, with help"

    def _dialog(self, name: str, content: str) -> Iterator[str]:
        dialog = self.page.locator("dialog")
        dialog.locator(content).first.wait_for()
        yield f"dialog {name}"
        if name == "review":
            dialog.locator("summary").click()
            yield "dialog review, the whole line"
        if name == "new":
            dialog.locator("[value='other']").check()
            dialog.locator("[value='paste']").check()
            yield "dialog new, other rules"
            dialog.locator("[value='draw-three']").check()
            dialog.locator("[value='find']").check()
            dialog.locator("footer button").click()
            dialog.locator(".found").wait_for()
            yield "dialog new, deals found"
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

    def _menus(self) -> Iterator[str]:
        for menu in DIALOGS:
            self._button(menu).click()
            yield f"menu {menu}"
            self.page.keyboard.press("Escape")

    def _ends(self) -> Iterator[str]:
        self._close(1011, "lost")
        yield "server gone"
        self._open(KLONDIKE, "lost")
        yield "no server"
        for code, state in ((4404, "missing"), (4409, "busy")):
            self._gone = code
            self._open(KLONDIKE, state)
            yield state
        self.page.goto(f"{self.server.origin}/nowhere")
        yield "no page"

    def _open(self, asked: dict[str, str], state: str = "open") -> None:
        self.page.goto(f"{self.server.origin}/game/{self.server.begin(**asked)}")
        self._wait_for(state)

    def _wait_for(self, state: str) -> None:
        self.page.locator(f'#status[data-link="{state}"]').wait_for()

    def _button(self, name: str, menu: str | None = None) -> Any:
        if menu:
            self._button(menu).click()
        return self.page.get_by_role("button", name=self.words[name], exact=True).first

    def _stop(self, place: str) -> Any:
        return self.page.locator(f'[data-pile="{place}"] .slot').last

    def _lift(self, place: str) -> None:
        self._stop(place).click()
        self.page.locator(".slot.held").wait_for()


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_nothing_is_wrong_on_any_screen(
    visit: Visits, language: str, size: tuple[int, int]
) -> None:
    """By axe and by our own measures; in the other themes, what a theme can break."""
    visitor = visit(size=size, language=language, theme="light", endings=True)
    visitor.context.add_init_script(LIVE)
    walk, found = Walk(visitor, language), {}
    for name in walk.screens():
        wrong = axe(walk.page) | measured(walk.page, size)
        for theme in THEMES:
            dress(walk.page, theme)
            wrong |= {f"{rule}, {theme}": at for rule, at in axe(walk.page, COLOURS).items()}
        if wrong:
            found[name] = wrong
    assert found == {}


def dress(page: Page, theme: str) -> None:
    """Shows the page in a theme; in forced colours, the light one as a browser changes it."""
    page.emulate_media(forced_colors="active" if theme == "forced" else "none")
    shown = "light" if theme == "forced" else theme
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", shown)


def axe(page: Page, rules: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """What axe holds against a page by these rules, or by every one that it has, and where.

    An open dialog or menu is looked at alone: a menu lies over targets, which is no fault of
    theirs, and what is beneath a dialog was looked at before.
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
    """What is live beside the status line, too small, or wider than its place.

    Nothing may scroll sideways at 400 per cent either, nor with spaced text.
    """
    found = {what: page.evaluate(MEASURES[what]) for what in MEASURES}
    width, height = size
    for spaced in (True, False):
        page.evaluate(SPACED, spaced)
        page.set_viewport_size({"width": width, "height": 256})  # 1280 by 1024 at 400 %
        found["sideways"] += page.evaluate(MEASURES["sideways"])
    page.set_viewport_size({"width": width, "height": height})
    return {what: wrong for what, wrong in found.items() if wrong}


# What a screen reader finds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["klondike", "solitario"])
def test_the_table_reads_as_it_did(visit: Visits, game: str, language: str) -> None:
    """A text that is deleted is written anew: look at it."""
    seat = visit(language=language).sit(**(KLONDIKE if game == "klondike" else SOLITARIO))
    golden = DATA / f"tree_{game}_{language}.txt"
    tree = "".join(f"{line}\n" for line in tree_of(seat.page))
    if not golden.exists():
        golden.write_text(tree, "utf-8")
    assert tree == golden.read_text("utf-8")


def tree_of(page: Page) -> list[str]:
    """The table as the browser hands it to a screen reader: role, name, (kind), description."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (table,) = (node for node in nodes if value(node.get("role")) == "toolbar")

    def lines(node: dict[str, Any], depth: int) -> Iterator[str]:
        role, name = value(node.get("role")), value(node.get("name"))
        if role in ("StaticText", "InlineTextBox"):
            return
        if not node["ignored"] and (role != "generic" or name):
            properties = {each["name"]: value(each["value"]) for each in node["properties"]}
            kind, note = properties.get("roledescription"), value(node.get("description"))
            marks = f" ({kind})" if kind else "", f": {note}" if note else ""
            yield "  " * depth + f'{role} "{name}"' + "".join(marks)
            depth += 1
        for child in node.get("childIds", []):
            yield from lines(by_id[child], depth)

    return list(lines(table, 0))


def value(told: dict[str, Any] | None) -> str:
    return str((told or {}).get("value", ""))


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_every_stop_is_a_button_and_one_of_them_a_tab_stop(
    sit: Sits, asked: dict[str, str]
) -> None:
    seat = sit(**asked)
    expect(seat.table).to_have_role("toolbar")
    expect(seat.table).to_have_attribute("aria-roledescription", "card table")
    stops = seat.table.locator("[data-slot]")
    assert stops.count() == seat.table.get_by_role("button").count()
    assert seat.table.get_by_role("heading", level=3).count() == seat.table.locator(".pile").count()
    expect(seat.table.locator("[tabindex='0']")).to_have_count(1)
    expect(seat.table.locator("[data-slot]:not([tabindex])")).to_have_count(0)


def test_no_card_is_said_to_be_pressed_selected_or_grabbed(sit: Sits) -> None:
    seat = sit(**KLONDIKE)
    seat.click("6")
    seat.hear()
    wrong = ("pressed", "selected", "grabbed", "disabled", "checked", "roledescription")
    marked = seat.table.locator(", ".join(f".pile [aria-{name}]" for name in wrong))
    expect(marked).to_have_count(0)
    expect(seat.table.locator(":disabled, [title]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_faces_are_silent_and_what_is_seen_is_in_the_name(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = visit(language=language).sit(**asked)
    expect(seat.table.locator("svg:not([aria-hidden='true'] svg)")).to_have_count(0)
    wrong = seat.page.evaluate(
        """() => [...document.querySelectorAll("button")].filter((button) => {
          const name = (button.querySelector(".sr") ?? button).textContent
          const seen = button.cloneNode(true)
          seen.querySelectorAll(".sr").forEach((part) => part.remove())
          return seen.textContent !== "?" && !name.includes(seen.textContent)
        }).map((button) => button.outerHTML)"""
    )
    assert wrong == []


# What is spoken


def listener(visit: Visits, **likes: object) -> Visitor:
    visitor = visit(**likes)
    visitor.context.add_init_script(LIVE)
    return visitor


def writes(seat: Seat) -> int:
    return int(seat.page.evaluate("writes.length"))


class Whim:
    """Does anything that a player can do, and knows whether it must be answered."""

    def __init__(self, seat: Seat, language: str, seed: int) -> None:
        self.seat, self.random, self.words = seat, Random(seed), labels(language, "ui-")
        letters = ["draw", "hint", "moves", "undo", "discard", "read", "table", "waste", "stock"]
        letters += ["foundations", "hand", "info", "finish"]
        self.keys = [self.words[f"key-{name}"].lower() for name in letters]
        self.keys += [*(self.keys[:4] * 3), "Space", "Space", "Space", "Enter", "Enter", "."]
        self.keys += ["Shift+Enter", "Backspace", "Shift+z", "Shift+Digit3", ",", "Control+z"]
        self.moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageDown"]
        self.moves += ["PageUp", *"1234567"]

    def act(self) -> None:
        """One event, one message, or none for the focus, which speaks for itself."""
        seat, before = self.seat, self.seat.focus
        kind = self.random.randrange(10)
        if kind == 0:
            self.where()
        elif kind == 1:
            self.type()
        elif kind == 2:
            self.click()
        elif kind < 6:
            key = self.random.choice(self.moves)
            seat.press(key)
            if len(key) == 1 and seat.focus == before:
                seat.hear()
        else:
            self.one(lambda: seat.press(self.random.choice(self.keys)))

    def one(self, act: Callable[[], object]) -> None:
        """One write; the focus stays, unless its stop is gone: then the top of its pile has it."""
        seat, before = self.seat, self.seat.focus
        count = writes(seat)
        seat.after(act)
        assert writes(seat) == count + 1
        place = before.partition(".")[0]
        assert seat.focus == before or (
            before
            and seat.table.locator(f'[data-slot="{before}"]').count() == 0
            and seat.focus == seat.slot(place).get_attribute("data-slot")
        )

    def where(self) -> None:
        seat = self.seat
        for key in (self.words["key-where"].lower(), "7", "c"):
            self.one(partial(seat.press, key))

    def type(self) -> None:
        seat = self.seat
        seat.page.locator("#cmd").focus()
        for text in self.random.sample(["xyzzy", "3 5", "t", "w f", "7h", "log 2", "where"], 2):
            self.one(partial(seat.enter, text))
        seat.press("Escape")
        assert seat.focus

    def click(self) -> None:
        seat = self.seat
        button = seat.button(self.words[self.random.choice(["draw", "undo", "hint", "moves"])])
        count = writes(seat)
        seat.after(button.last.click)
        assert writes(seat) == count + 1
        expect(button.last).to_be_focused()
        seat.table.locator("[tabindex='0']").focus()


WHIMS: Final = (
    list(product((KLONDIKE, SOLITARIO), LANGUAGES))
    if IS_LONG
    else [(KLONDIKE, "en"), (SOLITARIO, "it")]
)


@pytest.mark.parametrize(("asked", "language"), WHIMS)
def test_every_event_is_one_message_and_the_focus_stays(
    visit: Visits, asked: dict[str, str], language: str
) -> None:
    seat = listener(visit, language=language).sit(**asked)
    Keys(seat)
    whim = Whim(seat, language, seed=7)
    for _ in range(60):
        whim.act()
    seat.page.wait_for_timeout(300)
    seat.has_heard_nothing()
    assert set(seat.page.evaluate("writes")) == {"status"}


def test_the_same_message_is_said_again(visit: Visits) -> None:
    seat = listener(visit).sit(**KLONDIKE)
    Keys(seat)
    for _ in range(3):
        seat.after(lambda: seat.press("w"))
    texts = seat.page.evaluate("heard.slice(-3)")
    assert texts == [texts[0], texts[0] + "\u00a0", texts[0]]
    refused = "No. 6 of clubs needs a red 7; pile 2 ends in king of diamonds."
    for _ in range(2):
        assert seat.command("6 2") == refused
    assert seat.page.evaluate("heard.slice(-2)") == [refused, refused + "\u00a0"]


def test_nothing_is_said_while_the_player_thinks(visit: Visits) -> None:
    visitor = listener(visit, clock=True)
    seat = visitor.sit(**KLONDIKE)
    seat.do(seat.button("Draw").click)
    clock = seat.page.locator(".clock")
    before, count = clock.text_content(), writes(seat)
    seat.page.wait_for_timeout(3000)
    assert clock.text_content() != before
    assert writes(seat) == count
    expect(clock).to_have_attribute("aria-hidden", "true")


def test_a_step_of_the_replay_is_one_message(visit: Visits) -> None:
    seat = listener(visit).sit(**KLONDIKE, moves=said_of(win("draw-three")[:9]))
    seat.button("Options").click()
    seat.after(seat.button("Replay").click)
    count = writes(seat)
    seat.after(seat.button("Forward").click)
    assert seat.page.evaluate("count => writes.slice(count)", count) == ["status"]


def test_a_slider_says_its_value_once(visit: Visits) -> None:
    seat = listener(visit).sit(**KLONDIKE)
    seat.button("Options").click()
    seat.button("Settings").click()
    slider, count = seat.page.get_by_label("Card size"), writes(seat)
    slider.press("ArrowRight")
    expect(slider).to_have_value("125")
    assert seat.page.evaluate("count => writes.slice(count)", count) == []


# Targets


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_every_stop_is_large_enough(visit: Visits, asked: dict[str, str]) -> None:
    """44 pixels where the piles are rows, 24 where cards overlap."""
    game = asked["game"]
    seat = visit().sit(**asked, moves=said_of(win(game)[: len(win(game)) // 2]))
    for size in (PHONE, (360, 640), (390, 780), (480, 800), (768, 1024), (844, 390), DESK):
        seat.resize(*size)
        in_rows = seat.table.get_attribute("data-layout") == "rows"
        assert in_rows or size != PHONE
        assert small_stops(seat, 44 if in_rows else 24) == [], size


def small_stops(seat: Seat, least: int) -> list[str]:
    found: list[str] = seat.page.evaluate(
        """(least) => [...document.querySelectorAll(".slot")]
          .map((slot) => [slot, slot.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < least || height < least)
          .map(([slot, { width, height }]) => `${slot.dataset.slot}: ${width} x ${height}`)""",
        least,
    )
    return found


@pytest.mark.parametrize("size", [(360, 640), (390, 780), (480, 800)], ids=lambda size: size[0])
def test_where_cards_overlap_every_move_has_a_large_target_too(
    visit: Visits, size: tuple[int, int]
) -> None:
    """Top cards and empty places are large; runs, whose strips are not, are moved by buttons."""
    steps = win("draw-three")
    at = next(n for n, step in enumerate(steps) if step.move.count > 1)
    seat = visit(size=size, touch=True).sit(**KLONDIKE, moves=said_of(steps[:at]))
    assert seat.table.get_attribute("data-layout") == "grid"
    tell, do = seat.button("What can I do"), seat.button("Do it")
    tops = seat.table.locator(".slot:last-of-type").all()
    boxes = [each.bounding_box() for each in (*tops, tell, do)]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    game = seat.saved
    told = [seat.do(tell.tap) for _ in game.view.legal]
    (wanted,) = [
        n
        for n, text in enumerate(told)
        if text.endswith(say_option(Voice(game.rules), game.view, steps[at].move, n + 1))
    ]
    for _ in range(wanted + 1):
        seat.do(tell.tap)
    seat.do(do.tap)
    assert seat.moves == said_of(steps[: at + 1])
