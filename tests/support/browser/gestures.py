"""A table for each row of the page's table of gestures, and what presses there must do."""

from typing import Any, Final, NamedTuple

KLONDIKE: Final = {"game": "draw-three", "number": "64"}
"""The piles end in 7 of hearts, king of diamonds, ace of clubs, jack of spades, 8 of diamonds,
6 of clubs, 3 of clubs.
"""
ONE: Final = {"rules": "d1", "number": "64"}
"""The same deal; of the stock the first card is the 7 of spades, the eleventh the ace of hearts."""
BY_HAND: Final = {"rules": "d1p1t", "number": "251"}
SOLITARIO: Final = {
    "rules": "sk5",
    "deal": "4C 3D 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
}
"""The ace of denari is out and table 5 is empty. The deck begins with the three of coppe; its
fourth card, the two of denari, fits its foundation.
"""
ASKS: Final = {**SOLITARIO, "rules": "sak5"}
"""The same; a table card that fits its foundation goes into the hand first."""
TURNING: Final = "sw wf 74"
"""The top card of pile 7 of ``BY_HAND`` is face down, and fits no foundation."""
TURNING_ACE: Final = "sw wf 74 77 47x2 44 74x3 77 74"
"""That card is an ace."""
TO_TWO: Final = "sh hw sh sh hw sh"
"""The two of denari is in the hand."""

Spot = tuple[str, int]
"""A place, ``""`` for the felt; the number of cards from the pressed one to the top."""


class Outcome(NamedTuple):
    """What presses have done."""

    moves: str
    held: str
    """The place of the held cards."""
    said: int
    """The number of messages."""


class Case(NamedTuple):
    """A table that belongs to a row, and the outcomes of presses."""

    has_hand: bool
    place: str
    game: dict[str, Any]
    moves: str
    lifted: Spot | None
    """What is pressed before."""
    at: Spot
    once: Outcome
    double: Outcome
    apart: Outcome
    """Of two presses that are no double press."""


def _case(
    place: str,
    game: dict[str, Any],
    moves: str,
    lifted: str,
    at: str,
    once: str,
    double: str,
    apart: str,
) -> Case:
    """Each outcome is written as moves, held place and number of messages, between slashes."""
    before = _spot(lifted) if lifted else None
    outcomes = (_outcome(text) for text in (once, double, apart))
    return Case("s" in game.get("rules", ""), place, game, moves, before, _spot(at), *outcomes)


def _spot(text: str) -> Spot:
    place, _, count = text.partition("x")
    return place, int(count or 1)


def _outcome(text: str) -> Outcome:
    moves, held, said = text.split("/")
    return Outcome(moves, held, int(said))


_DRAWN: Final = "sw"
_ACE_DRAWN: Final = " ".join(["sw"] * 11)
CASES: Final = (
    _case("stock", KLONDIKE, "", "", "s", "sw//1", "sw sw//2", "sw sw//2"),
    _case("stock", KLONDIKE, "", "6", "s", "sw//1", "sw sw//2", "sw sw//2"),
    _case("waste, nothing held", ONE, _ACE_DRAWN, "", "w", "/w/1", "wf//2", "//2"),
    _case("waste, nothing held", ONE, _DRAWN, "", "w", "/w/1", "//2", "//2"),
    _case("waste, this held", ONE, _ACE_DRAWN, "w", "w", "//1", "wf//2", "/w/2"),
    _case("waste, this held", ONE, _DRAWN, "w", "w", "//1", "//2", "/w/2"),
    _case("waste, another held", ONE, _ACE_DRAWN, "6", "w", "/w/1", "wf//2", "//2"),
    _case("waste, nothing held", KLONDIKE, "sw", "", "wx2", "/w/1", "//2", "//2"),
    _case("waste, nothing held", ONE, "", "", "w", "//1", "//1", "//2"),
    _case("foundation, nothing held", KLONDIKE, "3f", "", "fc", "/fc/1", "//2", "//2"),
    _case("foundation, nothing held", KLONDIKE, "", "", "fc", "//1", "//1", "//2"),
    _case("foundation, this held", KLONDIKE, "3f", "fc", "fc", "//1", "//1", "/fc/2"),
    _case("foundation, another held", KLONDIKE, "", "3", "fc", "3f//1", "3f//1", "3f/fc/2"),
    _case("foundation, another held", KLONDIKE, "", "6", "fc", "//1", "//1", "//2"),
    _case("column, nothing held", KLONDIKE, "", "", "3", "/3/1", "3f//2", "//2"),
    _case("column, nothing held", KLONDIKE, "", "", "1", "/1/1", "//2", "//2"),
    _case("column, this held", KLONDIKE, "", "3", "3", "//1", "3f//2", "/3/2"),
    _case("column, this held", KLONDIKE, "", "6", "6", "//1", "//2", "/6/2"),
    _case("column, another held", KLONDIKE, "", "6", "1", "61//1", "61//1", "61/1/2"),
    _case("column, another held", KLONDIKE, "", "6", "2", "//1", "//1", "/2/2"),
    _case("column, another held", KLONDIKE, "", "6", "3", "//1", "3f//2", "/3/2"),
    _case("run, nothing held", KLONDIKE, "61", "", "1x2", "/1/1", "//2", "//2"),
    _case("run, this held", KLONDIKE, "61", "1x2", "1x2", "//1", "//1", "/1/2"),
    _case("run, another held", KLONDIKE, "61", "3", "1x2", "//1", "//1", "/1/2"),
    _case("down, nothing held", BY_HAND, TURNING, "", "7", "77//1", "77//1", "77/7/2"),
    _case("down, another held", BY_HAND, TURNING, "1", "7", "//1", "//1", "77//2"),
    _case("empty, nothing held", BY_HAND, TURNING + " 12", "", "1", "//1", "//1", "//2"),
    _case(
        "empty, another held",
        BY_HAND,
        TURNING + " 12",
        "2x2",
        "1",
        "21x2//1",
        "21x2//1",
        "21x2/1/2",
    ),
    _case("felt, nothing held", KLONDIKE, "", "", "", "//0", "//0", "//0"),
    _case("felt, another held", KLONDIKE, "", "6", "", "//1", "//1", "//1"),
    _case("stock", SOLITARIO, "", "", "s", "sh/h/1", "sh/h/2", "sh/h/2"),
    _case(
        "waste, nothing held", SOLITARIO, TO_TWO + " hw", "", "w", "wh/h/1", "wh hf//2", "wh hw//2"
    ),
    _case("waste, nothing held", SOLITARIO, "sh hw", "", "w", "wh/h/1", "wh hw//2", "wh hw//2"),
    _case("waste, another held", SOLITARIO, "sh hw sh sh", "", "w", "hw//1", "hw//1", "hw wh/h/2"),
    _case("hand, nothing held", SOLITARIO, "", "", "h", "//1", "//1", "//2"),
    _case("hand, this held", SOLITARIO, TO_TWO, "", "h", "hs//1", "hf//1", "hs//2"),
    _case("hand, this held", SOLITARIO, "sh", "", "h", "hs//1", "/h/1", "hs//2"),
    _case("foundation, nothing held", SOLITARIO, "", "", "fd", "//1", "//1", "//2"),
    _case("foundation, another held", SOLITARIO, TO_TWO, "", "fd", "hf//1", "hf//1", "hf//2"),
    _case("column, nothing held", SOLITARIO, "", "", "1", "1h/h/1", "1h h1//2", "1h h1//2"),
    _case("column, nothing held", SOLITARIO, TO_TWO + " hf", "", "2", "2f//1", "2f//1", "2f//2"),
    _case("column, nothing held", ASKS, TO_TWO + " hf", "", "2", "2h/h/1", "2h hf//2", "2h h2//2"),
    _case("column, nothing held", SOLITARIO, "sh h6", "", "6x2", "6h/h/1", "6h h6//2", "6h h6//2"),
    _case("column, another held", SOLITARIO, "sh", "", "6", "h6//1", "h6//1", "h6 6h/h/2"),
    _case("column, another held", SOLITARIO, "sh", "", "1", "/h/1", "/h/1", "/h/2"),
    _case("empty, nothing held", SOLITARIO, "", "", "5", "//1", "//1", "//2"),
    _case("empty, another held", SOLITARIO, "sh", "", "5", "h5//1", "h5//1", "h5 5h/h/2"),
    _case("felt", SOLITARIO, "sh", "", "", "/h/0", "/h/0", "/h/0"),
)
"""Tables for every row; where a card may fit or not, both."""
