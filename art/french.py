"""The French deck with two faces: a classic one, and one in large print."""

from collections.abc import Callable
from dataclasses import dataclass

from backs import blank_card, draw_backs, draw_slots
from courts import court_shapes, draw_court
from ink import colour, element, group, number, path, place, sprite, stroke, symbol
from numerals import draw_rank, draw_small_ranks

SUITS = ("#c8102e", "#c8102e", "#000000", "#000000")
"""Hearts, diamonds, clubs, spades: contrast above 4.5:1; red and black are distinct for every type
of colour vision."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

OUTLINES = (
    (
        "M0 46C-14 28-48 8-48-19-48-36-37-46-24-46-13-46-4-39 0-28"
        " 4-39 13-46 24-46 37-46 48-36 48-19 48 8 14 28 0 46Z"
    ),
    "M0-49C10-30 25-13 39 0 25 13 10 30 0 49-10 30-25 13-39 0-25-13-10-30 0-49Z",
    (
        "M0-48C13-48 23-38 23-25 23-19 21-14 17-10 20-11 23-12 26-12 39-12 48-2 48 10 48 23 39 32"
        " 26 32 17 32 9 27 5 20 6 32 11 41 21 47H-21C-11 41-6 32-5 20-9 27-17 32-26 32-39 32-48 23"
        "-48 10-48-2-39-12-26-12-23-12-20-11-17-10-21-14-23-19-23-25-23-38-13-48 0-48Z"
    ),
    (
        "M0-48C12-30 46-12 46 13 46 26 37 34 26 34 17 34 9 29 5 21 6 33 11 41 21 47H-21"
        "C-11 41-6 33-5 21-9 29-17 34-26 34-37 34-46 26-46 13-46-12-12-30 0-48Z"
    ),
)

FOUR = ((-1, -1), (1, -1), (-1, 1), (1, 1))
EIGHT = (*FOUR, (-1, -0.34), (1, -0.34), (-1, 0.34), (1, 0.34))
LAYOUTS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: FOUR,
    5: (*FOUR, (0, 0)),
    6: (*FOUR, (-1, 0), (1, 0)),
    7: (*FOUR, (-1, 0), (1, 0), (0, -0.5)),
    8: (*FOUR, (-1, 0), (1, 0), (0, -0.5), (0, 0.5)),
    9: (*EIGHT, (0, 0)),
    10: (*EIGHT, (0, -0.67), (0, 0.67)),
}
"""The place of each pip: its column and its height, from -1 to 1; the lower ones are inverted."""


@dataclass(frozen=True)
class Face:
    """How the cards of a deck are laid out."""

    middle: float
    """Height of the middle of what lies below the index, or between two."""
    across: float
    """Distance of the outer columns of pips from the middle."""
    down: tuple[float, ...]
    """Distance of the outer rows of pips from the middle, for the ranks 2 to 10."""
    sizes: tuple[float, ...]
    """Size of the pips of these ranks."""
    ace: float
    court: tuple[float, float]
    """Width and height of the picture of a court, as factors."""


LARGE = Face(
    middle=214,
    across=54,
    down=(64, 76, 64, 68, 74, 76, 76, 84, 84),
    sizes=(0.72, 0.66, 0.68, 0.62, 0.6, 0.54, 0.54, 0.48, 0.48),
    ace=1.95,
    court=(1, 1),
)
"""A large index in the top strip, pips or a court below it."""
CLASSIC = Face(
    middle=168,
    across=43,
    down=(96, 100, 96, 98, 102, 104, 104, 108, 108),
    sizes=(0.62, 0.6, 0.58, 0.56, 0.54, 0.5, 0.5, 0.48, 0.48),
    ace=1.4,
    court=(0.75, 0.94),
)
"""A small index in two corners; pips and courts stand in the middle of the card."""


def suit_colour(suit: int) -> str:
    """Returns the colour of a suit, with its fallback."""
    return f"var(--suit-{suit},{SUITS[suit]})"


def _shapes() -> str:
    pips = "".join(
        path(outline, suit_colour(suit), id=f"pip-{suit}") for suit, outline in enumerate(OUTLINES)
    )
    marks = "".join(
        stroke(outline, colour("slot"), 7, id=f"mark-{suit}", stroke_opacity=".85")
        for suit, outline in enumerate(OUTLINES)
    )
    return blank_card() + pips + marks + court_shapes()


def _pips(rank: int, suit: int, face: Face, rows: Callable[[float], bool]) -> str:
    size, down = face.sizes[rank - 2], face.down[rank - 2]
    return "".join(
        place(
            f"pip-{suit}",
            120 + face.across * column,
            face.middle + down * row,
            size,
            180 if row > 0 else 0,
        )
        for column, row in LAYOUTS[rank]
        if rows(row)
    )


def _picture(rank: int, suit: int, face: Face) -> str:
    """Draws the pip of an ace, or the court."""
    if rank == 1:
        inlay = stroke(
            OUTLINES[suit],
            "card",
            1.6,
            transform=f"translate(120 {number(face.middle)})scale({face.ace * 0.83:.2f})",
            stroke_opacity=".8",
        )
        return place(f"pip-{suit}", 120, face.middle, face.ace) + inlay
    wide, high = face.court
    where = f"translate(120 {number(face.middle)})scale({wide:g} {high:g})"
    return draw_court(rank - 11, suit, suit_colour(suit), where)


def _large(rank: int, suit: int) -> str:
    index = draw_rank(RANKS[rank - 1], suit_colour(suit)) + place(f"pip-{suit}", 189, 53, 0.78)
    if rank in LAYOUTS:
        return index + _pips(rank, suit, LARGE, lambda _: True)
    return index + _picture(rank, suit, LARGE)


def _classic(rank: int, suit: int) -> str:
    """Draws the upper half once, and again upside down; then what stands in the middle."""
    half = element("use", href=f"#rank-{rank}", stroke=suit_colour(suit))
    half += place(f"pip-{suit}", 28, 74, 0.29)
    if rank not in LAYOUTS:
        rest = _picture(rank, suit, CLASSIC)
    elif rank == 7:  # it has one pip above its middle, and none below
        half += _pips(rank, suit, CLASSIC, lambda row: row == -1)
        rest = _pips(rank, suit, CLASSIC, lambda row: abs(row) < 1)
    else:
        half += _pips(rank, suit, CLASSIC, lambda row: row < 0)
        rest = _pips(rank, suit, CLASSIC, lambda row: row == 0)
    name = f"half-{rank}-{suit}"
    other = element("use", href=f"#{name}", transform="rotate(180 120 168)")
    return rest + group(half, id=name) + other


def draw_french(face: Face) -> str:
    """Draws the sprite of the French deck with one of its faces."""
    draw, ranks = (_large, "") if face is LARGE else (_classic, draw_small_ranks(RANKS))
    cards = "".join(
        symbol(f"c{4 * (rank - 1) + suit}", element("use", href="#card"), draw(rank, suit))
        for rank in range(1, 14)
        for suit in range(4)
    )
    return sprite(_shapes() + ranks, cards + draw_backs() + draw_slots(1.3))
