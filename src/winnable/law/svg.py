"""Pictures of boards and of games: one self-contained SVG with the project's own cards.

The cards come from the two sheets that ``art/`` draws and the package ships. A picture contains
only the symbols that it shows. Its identifiers begin with the name of the deck, so several pictures
can be in one HTML document.
"""

import re
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from math import hypot
from typing import TYPE_CHECKING, Final, Protocol, cast, runtime_checkable

from .cards import Card, Deck, Known, card_text, make_card, suit_of
from .drawing import board_text, place_name, shown_of_waste
from .errors import check_number, check_type
from .position import (
    FOUNDATION,
    HAND,
    PLACES,
    STOCK,
    WASTE,
    Layout,
    Move,
    Place,
    Position,
    Step,
    foundation,
    is_column,
    parse_move,
    place_text,
)

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

WIDTH: Final = 240
HEIGHT: Final = 336
"""Height of a card in the units of the picture."""
_GAP: Final = 28
MARGIN: Final = 44
FAN: Final = 128
"""Distance between neighbouring cards of the spread waste."""
_DOWN: Final = 36
_UP: Final = 98
"""Visible height of a covered face-up card."""
_TABLE: Final = MARGIN + HEIGHT + 100
"""Where the columns begin, from the top."""
_SVG: Final = "http://www.w3.org/2000/svg"
_BACK: Final = "back-1"

_VARIABLE: Final = re.compile(r"var\(--[a-z0-9-]+,([^)]*)\)")
_ID: Final = re.compile(r'\bid="([^"]+)"')
_HREF: Final = re.compile(r'\bhref="#([^"]+)"')


class _HasView(Protocol):
    """A game."""

    @property
    def view(self) -> Layout:
        """What its player sees."""


@runtime_checkable
class Played(_HasView, Protocol):
    """A game that was played."""

    @property
    def position(self) -> Position:
        """Where it stands."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from its start."""


class Picture(str):
    """The text of an SVG document, which a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def board(
    table: Layout | _HasView,
    *,
    arrows: Iterable[Move | str] = (),
    marks: Iterable[Card | str] = (),
    title: str | None = None,
    width: int = 720,
    rows: int = 1,
) -> Picture:
    """Draws the board of a view, of a game as its player sees it, or of a position, as an SVG
    document. Raises ``TypeError`` for anything else.

    ``arrows`` are moves, legal or not; ``marks`` frame cards that the board shows, or the tops of
    piles, with the texts of moves: ``s``, ``w``, ``3``, ``fh``. Raises ``MoveError`` for a text
    that is no move, and ``ValueError`` for what is not on the board.

    ``width`` is the width in CSS pixels; the height follows, and has room for columns of at least
    ``rows`` face-up cards: with enough, all pictures of a game have one size. ``title`` names the
    picture for screen readers, which also read the board as text, the arrows and the marks. Hidden
    cards of a view show their backs; face-down cards that the player has seen show a dimmed face.
    """
    check_type("arrows", "moves or texts of moves", arrows, Iterable)
    check_type("marks", "cards or texts of places", marks, Iterable)
    layout = _layout(table)
    check_number("rows", rows, 1)
    drawing = Drawing(layout)
    drawing.lowest += (rows - 1) * _UP
    elements = [*drawing.top_row(), *drawing.columns()]
    moves = [parse_move(move) if isinstance(move, str) else move for move in arrows]
    for move in moves:
        check_type("arrows", "moves or texts of moves", move, Move)
    marked = list(marks)
    elements += [drawing.mark(what) for what in marked] + [drawing.arrow(move) for move in moves]
    names = [what if isinstance(what, str) else card_text(what, drawing.deck) for what in marked]
    text = [board_text(layout)]
    text += [f"marks {' '.join(names)}"] * bool(names)
    text += [f"arrows {' '.join(map(str, moves))}"] * bool(moves)
    return drawing.document(elements, title or _title(layout), "\n\n".join(text), width)


def game(
    played: Played, *, title: str | None = None, width: int = 720, seconds: float = 0.8
) -> Picture:
    """Draws a game as one animated SVG document: the moves from its start to where it stands.

    It plays without a script, over and over, and takes ``seconds`` for each move. Whoever prefers
    reduced motion sees the last position. Cards that lie face down show their backs. ``title``, by
    default the first line of the printed game, and ``width`` are as in ``board``; screen readers
    get the moves and the last board as text. Raises
    ``TypeError`` for anything but a game, and ``ValueError`` unless a move takes some time.
    """
    check_type("played", "a Game", played, Played)
    check_type("seconds", "a number", seconds, int | float)
    if not seconds > 0:
        message = f"seconds must be greater than 0, not {seconds}"
        raise ValueError(message)
    last = played.view
    name, *_ = str(played).splitlines()
    moves = " ".join(str(step.move) for step in played.steps)
    text = f"{moves}\n\n{board_text(last)}".lstrip()
    from .film import Film  # noqa: PLC0415  # it imports this module

    film = Film(played, f"g{zlib.crc32(text.encode()):08x}", seconds)
    return film.document([*film.elements()], title or name, text, width)


def figure(table: Layout | _HasView, *, title: str | None = None, width: int = 720) -> str:
    """The picture of ``board`` in an HTML figure, for notebooks.

    The caption is the title. It opens to the board as text, which everybody can read and copy.
    """
    layout = _layout(table)
    title = title or _title(layout)
    return (
        f'<figure style="margin: 0">\n{board(layout, title=title, width=width)}'
        f"<figcaption><details><summary>{escape(title)}</summary>\n"
        f"<pre>{escape(board_text(layout))}</pre></details></figcaption>\n</figure>\n"
    )


def _layout(table: Layout | _HasView) -> Layout:
    found = getattr(table, "view", table)
    check_type("table", "a Game, a View or a Position", found, Layout)
    return cast("Layout", found)


def _title(layout: Layout) -> str:
    return f"{layout.rules.kind.name} {layout.rules}"


class Drawing:
    """A picture under construction: its elements, and the symbols that they use."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.deck = layout.rules.deck
        self.used: set[str] = set()
        self.slots = max(7, len(layout.columns))
        self.lowest = _TABLE + HEIGHT
        self.tops: dict[Place, tuple[int, int]] = {}
        """Where the top of each pile lies."""
        self.spots: dict[Card, tuple[int, int]] = {}
        """Where each face-up card lies, and each face-down one that is known."""

    def document(self, elements: Iterable[str], title: str, text: str, width: int) -> Picture:
        """The whole document of these elements. ``text`` describes it."""
        check_type("title", "a text", title, str)
        check_number("width", width, 1)
        right = 2 * MARGIN + self.slots * WIDTH + (self.slots - 1) * _GAP
        bottom = self.lowest + MARGIN
        name = f"board-{zlib.crc32((title + text).encode()):08x}"
        names = f'role="img" aria-labelledby="{name}-title {name}-desc"'
        size = f'width="{width}" height="{round(width * bottom / right)}"'
        felt = (
            f'<radialGradient id="{name}-felt" cx=".5" cy=".3" r=".9">'
            '<stop offset="0" stop-color="#37795a"/><stop offset="1" stop-color="#1c4e37"/>'
            "</radialGradient>"
        )
        lines = [
            f'<svg xmlns="{_SVG}" viewBox="0 0 {right} {bottom}" {size} {names}>',
            f'<title id="{name}-title">{escape(title)}</title>',
            f'<desc id="{name}-desc">{escape(text)}</desc>',
            f"<defs>{felt}",
            *_symbols(self.deck, frozenset(self.used)),
            "</defs>",
            f'<rect width="{right}" height="{bottom}" rx="36" fill="url(#{name}-felt)"/>',
            *elements,
            "</svg>",
        ]
        return Picture("\n".join(lines) + "\n")

    # --- the row of stock, waste, hand and foundations -----------------------------------------

    def top_row(self) -> Iterator[str]:
        """Stock, waste, hand and foundations."""
        layout, y = self.layout, MARGIN
        yield from self.stock()
        shown = shown_of_waste(layout)
        self.tops |= {STOCK: (column_x(0), y), WASTE: (column_x(1), y)}
        if not shown:
            yield empty_place(column_x(1), y)
        else:
            self.tops[WASTE] = (column_x(1) + (len(shown) - 1) * FAN, y)
        for n, card in enumerate(shown):
            yield self.card(card, column_x(1) + n * FAN, y)
        if len(layout.waste) > len(shown):
            yield self.badge(column_x(1), y, str(len(layout.waste)))
        if layout.rules.kind.has_hand:
            self.tops[HAND] = (column_x(2), y)
        if layout.hand is not None:
            yield from self.hand(column_x(2), y)
        for suit, height in enumerate(layout.foundations):
            x = column_x(self.slots - 4 + suit)
            self.tops[foundation(suit)] = (x, y)
            if height:
                yield self.card(make_card(height, suit), x, y)
            else:
                yield self.use(f"suit-{suit}", x, y)

    def stock(self) -> Iterator[str]:
        """Draws the stock and its number of cards; if it is empty, whether a redeal is possible."""
        layout, x, y = self.layout, column_x(0), MARGIN
        if layout.stock:
            top = layout.stock[-1]
            for under in range(min(2, len(layout.stock) - 1), 0, -1):
                yield self.use(_BACK, x + 6 * under, y + 6 * under)
            yield self.use(_BACK, x, y) if top is None else self.dimmed(top, x, y)
            yield self.badge(x, y, str(len(layout.stock)))
            return
        yield empty_place(x, y)
        centre = f'cx="{x + WIDTH // 2}" cy="{y + HEIGHT // 2}" r="58"'
        look = 'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".6"'
        if layout.passes == layout.rules.passes:  # no redeal is left
            left, upper = x + WIDTH // 2 - 46, y + HEIGHT // 2 - 46
            yield f'<path d="M{left} {upper}l92 92m0-92l-92 92" {look}/>'
        else:
            yield f"<circle {centre} {look}/>"

    def hand(self, x: int, y: int) -> Iterator[str]:
        """Draws the card in the hand, lifted, and its origin."""
        hand = self.layout.hand
        assert hand is not None
        yield (
            f'<rect x="{x - 10}" y="{y - 22}" width="{WIDTH + 20}" height="{HEIGHT + 20}" rx="26" '
            'fill="#ffd75e" opacity=".95"/>'
        )
        yield self.card(hand.card, x, y - 12)
        yield _words(x + WIDTH // 2, y + HEIGHT + 44, f"from {place_name(hand.origin)}", 38)

    # --- the columns ---------------------------------------------------------------------------

    def columns(self) -> Iterator[str]:
        """Draws the columns, centred, under their numbers."""
        layout = self.layout
        first = (self.slots - len(layout.columns)) / 2
        for n, (column, down) in enumerate(zip(layout.columns, layout.down, strict=True)):
            x, y = column_x(first + n), _TABLE
            yield _words(x + WIDTH // 2, y - 16, str(n + 1), 32)
            if not column:
                yield empty_place(x, y)
            self.tops[n + 1] = (x, y)
            for row, card in enumerate(column):
                self.tops[n + 1] = (x, y)
                if card is None:
                    yield self.use(_BACK, x, y)
                else:
                    yield self.card(card, x, y) if row >= down else self.dimmed(card, x, y)
                self.lowest = max(self.lowest, y + HEIGHT)
                y += _DOWN if card is None else _UP

    # --- elements ------------------------------------------------------------------------------

    def card(self, card: Card, x: int, y: int) -> str:
        """A face-up card."""
        self.spots[card] = (x, y)
        return f"<g><title>{card_text(card, self.deck)}</title>{self.use(f'c{card}', x, y)}</g>"

    def dimmed(self, card: Card, x: int, y: int) -> str:
        """A face-down card that the player has seen."""
        veil = (
            f'<rect x="{x + 2}" y="{y + 2}" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="16" '
            'fill="#17406d" opacity=".42"/>'
        )
        return self.card(card, x, y) + veil

    def badge(self, x: int, y: int, text: str) -> str:
        """Draws a number of cards on the lower left corner of a pile."""
        width = 34 + 22 * len(text)
        return (
            f'<rect x="{x - 14}" y="{y + HEIGHT - 44}" width="{width}" height="58" rx="29" '
            'fill="#fffdf8" stroke="#1c1a17" stroke-width="3" stroke-opacity=".55"/>'
            + _words(x - 14 + width // 2, y + HEIGHT - 2, text, 38, "#1c1a17")
        )

    def mark(self, what: Card | str) -> str:
        """Frames a card that is shown, or the top of a pile. Raises ``ValueError``."""
        place = PLACES.get(what, -1) if isinstance(what, str) else -1
        spot = self.tops.get(place) if isinstance(what, str) else self.spots.get(what)
        if spot is None:
            message = f"marks must be cards or piles that the board shows, not {what!r}"
            raise ValueError(message)
        frame = f'x="{spot[0] - 6}" y="{spot[1] - 6}" width="{WIDTH + 12}" height="{HEIGHT + 12}"'
        return (
            f'<rect class="mark" {frame} rx="22" fill="none" stroke="#3b2a00" stroke-width="22"/>'
            f'<rect {frame} rx="22" fill="none" stroke="#ffd54a" stroke-width="14"/>'
        )

    def arrow(self, move: Move) -> str:
        """Draws a move from its lowest card to the top of its target; a turn as a mark.

        Raises ``ValueError`` if the board lacks one of the places.
        """
        source, target = move.source, move.target
        lifted: Known = None
        if source in self.tops and is_column(source):
            lifted = dict(enumerate(self.layout.columns[source - 1][::-1], 1)).get(move.count)
        elif source == WASTE and self.layout.waste:
            lifted = self.layout.waste[-1]
        elif source == HAND and self.layout.hand is not None:
            lifted = self.layout.hand.card
        if target == FOUNDATION:
            target = foundation(0 if lifted is None else suit_of(lifted))
        start, end = self.tops.get(source), self.tops.get(target)
        if start is None or end is None:
            message = f"arrows must be moves between places of the board, not {str(move)!r}"
            raise ValueError(message)
        if lifted is not None:
            start = self.spots.get(lifted, start)
        if start == end:
            return self.mark(place_text(source))
        # The middle of what is visible of the lowest card, and of the target.
        high = HEIGHT if move.count == 1 else _UP
        x, y = start[0] + WIDTH / 2, start[1] + high / 2
        over, down = end[0] + WIDTH / 2 - x, end[1] + HEIGHT / 2 - y
        long = hypot(over, down)
        outline = ((0, 17), (long - 90, 17), (long - 90, 58), (long, 0))
        points = [*outline, *((along, -aside) for along, aside in outline[2::-1])]
        path = " ".join(
            f"{x + (along * over - aside * down) / long:.0f},"
            f"{y + (along * down + aside * over) / long:.0f}"
            for along, aside in points
        )
        return (
            f'<polygon class="arrow" points="{path}" fill="#ff9d2e" fill-opacity=".92" '
            f'stroke="#3b2a00" stroke-width="5" stroke-linejoin="round"><title>{move}</title>'
            "</polygon>"
        )

    def use(self, name: str, x: int, y: int) -> str:
        """Draws a symbol of the sheet at a place, with its shadow."""
        self.used.add(name)
        return (
            f'<rect x="{x - 1}" y="{y + 5}" width="{WIDTH + 2}" height="{HEIGHT}" rx="18" '
            f'opacity=".2"/><use href="#{prefix(self.deck)}{name}" x="{x}" y="{y}" '
            f'width="{WIDTH}" height="{HEIGHT}"/>'
        )


def column_x(slot: float) -> int:
    """The left side of a column; the first one is 0."""
    return round(MARGIN + slot * (WIDTH + _GAP))


def empty_place(x: int, y: int) -> str:
    """An empty place."""
    return (
        f'<rect x="{x + 5}" y="{y + 5}" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="14" '
        'fill="#000" fill-opacity=".1" stroke="#fff" stroke-width="6" stroke-dasharray="22 12" '
        'stroke-opacity=".5"/>'
    )


def _words(x: int, y: int, text: str, size: int, fill: str = "#fff") -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="system-ui,sans-serif" font-size="{size}" '
        f'font-weight="600" text-anchor="middle" fill="{fill}">{escape(text)}</text>'
    )


def prefix(deck: Deck) -> str:
    """What the identifiers of a sheet begin with."""
    return f"{deck.name.lower()}-"


def _symbols(deck: Deck, names: frozenset[str]) -> list[str]:
    """Returns the symbols of these names and those that they use, in the order of the sheet."""
    sheet, wanted, waiting = _sheet(deck), set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in wanted:
            wanted.add(name)
            waiting += sheet[name][1]
    return [text for name, (text, _) in sheet.items() if name in wanted]


@lru_cache(maxsize=2)
def _sheet(deck: Deck) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Returns the elements of a sheet by name: their text, and the names of elements that they use.

    Theme colours are replaced by those of the default theme, so that every SVG viewer shows them.
    """
    from importlib.resources import files  # noqa: PLC0415  # slow to import, rarely needed
    from xml.etree import ElementTree as ET  # noqa: PLC0415

    path = files("winnable") / "web" / "static" / "cards" / f"{deck.name.lower()}.svg"
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314  # a file of this package
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for element in (part for each in root for part in _parts(each)):
        text = ET.tostring(element, encoding="unicode")
        text = _VARIABLE.sub(r"\1", re.sub(r'xmlns:?\w*="[^"]*"|(?<=[</])ns0:', "", text))
        own = set(_ID.findall(text))
        uses = tuple(name for name in _HREF.findall(text) if name not in own)
        text = _ID.sub(rf'id="{prefix(deck)}\1"', text)
        text = _HREF.sub(rf'href="#{prefix(deck)}\1"', text)
        found[element.attrib["id"]] = (text, uses)
    return found


def _parts(element: "Element") -> list["Element"]:
    """Returns the named elements of ``defs``, or the element itself."""
    return list(element) if element.tag.endswith("defs") else [element]
