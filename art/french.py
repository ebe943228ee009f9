"""The French deck: large-print index in the top strip, pips or a court below it."""

from backs import blank_card, draw_backs, draw_slots
from courts import court_shapes, draw_court
from ink import colour, element, group, path, place, sprite, stroke, symbol
from numerals import draw_rank

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

COLUMNS = (66, 120, 174)

LAYOUTS: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {
    2: (0.72, ((1, 150), (1, 278))),
    3: (0.66, ((1, 138), (1, 214), (1, 290))),
    4: (0.68, ((0, 150), (2, 150), (0, 278), (2, 278))),
    5: (0.62, ((0, 146), (2, 146), (1, 214), (0, 282), (2, 282))),
    6: (0.6, ((0, 140), (2, 140), (0, 214), (2, 214), (0, 288), (2, 288))),
    7: (0.54, ((0, 138), (2, 138), (1, 176), (0, 214), (2, 214), (0, 290), (2, 290))),
    8: (0.54, ((0, 138), (2, 138), (1, 176), (0, 214), (2, 214), (1, 252), (0, 290), (2, 290))),
    9: (
        0.48,
        ((0, 130), (2, 130), (0, 186), (2, 186), (1, 214), (0, 242), (2, 242), (0, 298), (2, 298)),
    ),
    10: (
        0.48,
        (
            *((0, 130), (2, 130), (1, 158), (0, 186), (2, 186)),
            *((0, 242), (2, 242), (1, 270), (0, 298), (2, 298)),
        ),
    ),
}
"""Size of the pips, and the column and height of each; the lower ones are upside down."""


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


def _pips(rank: int, suit: int) -> str:
    size, places = LAYOUTS[rank]
    return "".join(
        place(f"pip-{suit}", COLUMNS[column], y, size, 180 if y > 214 else 0)
        for column, y in places
    )


def _body(rank: int, suit: int) -> str:
    if rank == 1:
        inlay = stroke(
            OUTLINES[suit],
            "card",
            1.6,
            transform="translate(120 214)scale(1.62)",
            stroke_opacity=".8",
        )
        return place(f"pip-{suit}", 120, 214, 1.95) + inlay
    if rank > 10:
        return draw_court(rank - 11, suit, suit_colour(suit))
    return _pips(rank, suit)


def _card(rank: int, suit: int) -> str:
    index = group(
        draw_rank(RANKS[rank - 1], suit_colour(suit)), place(f"pip-{suit}", 189, 53, 0.78)
    )
    number = 4 * (rank - 1) + suit
    return symbol(f"c{number}", element("use", href="#card"), index, _body(rank, suit))


def draw_french() -> str:
    """Draws the sprite of the French deck."""
    cards = "".join(_card(rank, suit) for rank in range(1, 14) for suit in range(4))
    return sprite(_shapes(), cards + draw_backs() + draw_slots(1.3))
