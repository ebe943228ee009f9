"""Rank glyphs: geometric strokes of one weight with round ends.

They are wide, and nearly as high as the visible strip of a covered card.
"""

from ink import element, group, number, stroke

WEIGHT = 16

STROKES = {
    "A": "M0 72L30 0 60 72M10 49H50",
    "1": "M2 18L25 0V72",
    "2": "M2 20C4-7 53-7 53 20 53 38 24 51 2 72H54",
    "3": "M2 12C12-4 49-6 49 17 49 29 38 35 22 35 40 35 52 41 52 53 52 77 8 78 0 59",
    "4": "M43 72V0L0 51H58",
    "5": "M48 0H9L5 32C18 23 52 22 52 48 52 77 8 78 0 60",
    "6": "M43 0C18 9 0 28 0 48A27 24 0 1 0 54 48 27 24 0 0 0 2 41",
    "7": "M0 0H54C36 21 24 45 21 72",
    "8": "M27 0A22 17 0 0 1 27 34 27 19 0 0 1 27 72 27 19 0 0 1 27 34 22 17 0 0 1 27 0Z",
    "9": "M11 72C36 63 54 44 54 24A27 24 0 1 0 0 24 27 24 0 0 0 52 31",
    "10": "M0 14L17 0V72M66 0A24 24 0 0 1 90 24V48A24 24 0 0 1 42 48V24A24 24 0 0 1 66 0Z",
    "J": "M18 0H44V49C44 79 3 80 0 53",
    "Q": "M29 0A29 28 0 0 1 58 28V44A29 28 0 0 1 0 44V28A29 28 0 0 1 29 0ZM36 52L58 73",
    "K": "M0 0V72M51 0L0 45M20 29L54 72",
}
"""The centre line of each glyph, 72 units high."""

NARROW = {"10": "M0 14L15 0V72M50 0A18 20 0 0 1 68 20V52A18 20 0 0 1 32 52V20A18 20 0 0 1 50 0Z"}
"""The same for small print."""
WIDTHS = {"10": 68, "A": 60, "J": 44}
"""Widths of these; of the others it is 54 or little more."""


def draw_rank(rank: str, paint: str) -> str:
    """Draws the glyph in the top left corner of a card, in large print."""
    return group(stroke(STROKES[rank], paint, WEIGHT), transform="translate(19 15)")


def draw_small_ranks(ranks: tuple[str, ...]) -> str:
    """Draws the glyphs in the top left corner of a card in small print: 37 units high, about
    x = 28, as ``rank-1`` and so on. Whatever uses one has its colour.
    """
    return "".join(
        element(
            "path",
            id=f"rank-{at}",
            d=NARROW.get(rank, STROKES[rank]),
            fill="none",
            stroke_width=15,
            transform=f"translate({number(28 - 0.26 * WIDTHS.get(rank, 54))} 15)scale(.52)",
        )
        for at, rank in enumerate(ranks, start=1)
    )
