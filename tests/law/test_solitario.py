"""Solitario: every cell of the table "the hand" in ``rules.md``, and the rules around it."""

from functools import partial
from typing import Final

import pytest

from tests.support import cards as texts
from tests.support.refusals import reason, refused
from winnable.law.cards import Deck
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Hand,
    IllegalMove,
    Move,
    Position,
    Refusal,
    parse_move,
)
from winnable.law.reading import parse_deal
from winnable.law.reasons import Reason
from winnable.law.rules import parse_rules
from winnable.law.solitario import select
from winnable.law.variants import VARIANTS

card: Final = partial(texts.card, deck=Deck.ITALIAN)
cards: Final = partial(texts.cards, deck=Deck.ITALIAN)
words: Final = partial(texts.words, deck=Deck.ITALIAN)


def table(
    piles: str,
    *,
    stock: str = "",
    discards: str = "",
    out: str = "0 0 0 0",
    hand: str = "",
    rules: str = "s",
) -> Position:
    """A position.

    ``|`` separates the piles. The top card of a pile and the next card of the stock come last.
    ``out`` has the heights of the foundations. The hand is ``9D s``: the card and its origin.
    """
    one, two, three, four = map(int, out.split())
    held, _, origin = hand.partition(" ")
    columns = tuple(cards(pile) for pile in piles.split("|"))
    return Position(
        parse_rules(f"{rules}c{len(columns)}" if len(columns) != 6 else rules),
        stock=cards(stock),
        waste=cards(discards),
        foundations=(one, two, three, four),
        columns=columns,
        down=(0,) * len(columns),
        hand=Hand(card(held), parse_move(f"{origin}h").source) if hand else None,
    )


def put(position: Position) -> str:
    """The position in the notation of ``table``."""
    hand, origins = position.hand, {STOCK: "s", WASTE: "w"}
    held = f"{words((hand.card,))} {origins.get(hand.origin, hand.origin)}" if hand else "-"
    return " / ".join(
        [
            "|".join(words(pile) for pile in position.columns),
            words(position.stock) or "-",
            words(position.waste) or "-",
            " ".join(map(str, position.foundations)),
            held,
        ]
    )


def test_put_inverts_table() -> None:
    position = table("9D 8B|7C", stock="2B 3B", discards="4S", out="1 0 0 0", hand="6D w")
    assert put(position) == "9D 8B|7C / 2B 3B / 4S / 1 0 0 0 / 6D w"


# The table. Pile 1 ends in the nine of bastoni and pile 2 in the seven of coppe. The two of spade
# on pile 3 fits its foundation, pile 4 is empty. The hand holds the eight of denari, which goes on
# the nine and not on the seven, or the three of denari, which fits its foundation.

PILES: Final = "TD 9B|5S 7C|2S|"
EMPTY: Final = ""
DECK: Final = "8D s"
DISCARDS: Final = "8D w"
TABLE: Final = "8D 2"


def hand_is(hand: str) -> Position:
    return table(PILES, stock="4B 6D", discards="3C 5C", out="2 0 0 1", hand=hand)


CELLS: Final = [
    # draw
    ("draw", EMPTY, "sh", f"{PILES} / 4B / 3C 5C / 2 0 0 1 / 6D s"),
    ("draw", DECK, "sh", Reason.HAND_FULL),
    ("draw", DISCARDS, "sh", Reason.HAND_FULL),
    ("draw", TABLE, "sh", Reason.HAND_FULL),
    # take the top discard
    ("take", EMPTY, "wh", f"{PILES} / 4B 6D / 3C / 2 0 0 1 / 5C w"),
    ("take", DECK, "wh", Reason.HAND_FULL),
    ("take, which puts back", DISCARDS, "hw", f"{PILES} / 4B 6D / 3C 5C 8D / 2 0 0 1 / -"),
    ("take", TABLE, "wh", Reason.HAND_FULL),
    # select a table pile
    ("select 2", EMPTY, "2h", "TD 9B|5S|2S| / 4B 6D / 3C 5C / 2 0 0 1 / 7C 2"),
    ("select 3, which goes out", EMPTY, "3f", "TD 9B|5S 7C|| / 4B 6D / 3C 5C / 2 0 0 2 / -"),
    ("select 1", DECK, "h1", "TD 9B 8D|5S 7C|2S| / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 2", DECK, "h2", Reason.RANK),
    ("select 4", DECK, "h4", "TD 9B|5S 7C|2S|8D / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 1", DISCARDS, "h1", "TD 9B 8D|5S 7C|2S| / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 2", DISCARDS, "h2", Reason.RANK),
    ("select 4", DISCARDS, "h4", "TD 9B|5S 7C|2S|8D / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 2, its own", TABLE, "h2", "TD 9B|5S 7C 8D|2S| / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 1", TABLE, "h1", "TD 9B 8D|5S 7C|2S| / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    ("select 3", TABLE, "h3", Reason.RANK),
    ("select 4", TABLE, "h4", "TD 9B|5S 7C|2S|8D / 4B 6D / 3C 5C / 2 0 0 1 / -"),
    # discard
    ("discard", EMPTY, "hw", Reason.HAND_EMPTY),
    ("discard", DECK, "hw", f"{PILES} / 4B 6D / 3C 5C 8D / 2 0 0 1 / -"),
    ("discard", DISCARDS, "hw", f"{PILES} / 4B 6D / 3C 5C 8D / 2 0 0 1 / -"),
    ("discard", TABLE, "hw", f"{PILES} / 4B 6D / 3C 5C 8D / 2 0 0 1 / -"),
    # to the foundation
    ("out with the top of 3", EMPTY, "3f", "TD 9B|5S 7C|| / 4B 6D / 3C 5C / 2 0 0 2 / -"),
    ("out with the top of 1", EMPTY, "1f", Reason.NOT_NEXT),
    ("out with the top discard", EMPTY, "wf", Reason.NOT_NEXT),
    ("out", EMPTY, "hf", Reason.HAND_EMPTY),
    ("out", DECK, "hf", Reason.NOT_NEXT),
    ("out", "3D s", "hf", f"{PILES} / 4B 6D / 3C 5C / 3 0 0 1 / -"),
    ("out", DISCARDS, "hf", Reason.NOT_NEXT),
    ("out", "3D w", "hf", f"{PILES} / 4B 6D / 3C 5C / 3 0 0 1 / -"),
    ("out", TABLE, "hf", Reason.NOT_NEXT),
    # Control P
    ("Control P", EMPTY, "hs", Reason.HAND_EMPTY),
    ("Control P", DECK, "hs", f"{PILES} / 4B 6D 8D / 3C 5C / 2 0 0 1 / -"),
    ("Control P", DISCARDS, "hs", Reason.NOT_FROM_DECK),
    ("Control P", TABLE, "hs", Reason.NOT_FROM_DECK),
    # an empty hand has nothing to put back anywhere
    ("put back", EMPTY, "h1", Reason.HAND_EMPTY),
    ("put back", DECK, "hs", f"{PILES} / 4B 6D 8D / 3C 5C / 2 0 0 1 / -"),
    ("put back", DISCARDS, "hw", f"{PILES} / 4B 6D / 3C 5C 8D / 2 0 0 1 / -"),
    ("put back", TABLE, "h2", "TD 9B|5S 7C 8D|2S| / 4B 6D / 3C 5C / 2 0 0 1 / -"),
]


@pytest.mark.parametrize(
    ("act", "hand", "move", "outcome"),
    [pytest.param(*cell, id=f"{cell[0]}, hand {cell[1] or 'empty'}") for cell in CELLS],
)
def test_every_move_with_every_hand(act: str, hand: str, move: str, outcome: str | Reason) -> None:
    position, said = hand_is(hand), parse_move(move)
    if act.startswith("select"):
        assert select(position, int(act[7])) == said
    if isinstance(outcome, Reason):
        with pytest.raises(IllegalMove) as refused:
            play(position, said)
        assert refused.value.code is outcome
        assert said not in legal_moves(position)
    else:
        assert put(play(position, said).after) == outcome
        assert said in legal_moves(position)


@pytest.mark.parametrize("hand", [DECK, DISCARDS, TABLE])
def test_with_a_card_in_the_hand_no_other_card_moves(hand: str) -> None:
    position = hand_is(hand)
    assert {move.source for move in legal_moves(position)} == {HAND}
    for move in ("sh", "wh", "wf", "1h", "1f", "2h", "3f", "3h"):
        assert reason(position, move) is Reason.HAND_FULL


# The deal and the aces.

DEAL: Final = "9D AB 7C 8B AS TC " + " ".join(
    f"{rank}{suit}"
    for rank in "A23456789T"
    for suit in "DCBS"
    if f"{rank}{suit}" not in {"9D", "AB", "7C", "8B", "AS", "TC"}
)


def dealt(rules: str = "s") -> Position:
    return start(parse_rules(rules), parse_deal(DEAL, parse_rules(rules)))


def test_dealt_aces_go_out_and_leave_holes() -> None:
    position = dealt()
    assert position.rules == VARIANTS["solitario"].rules
    assert put(position).startswith("9D||7C|8B||TC / ")
    assert position.foundations == (0, 0, 1, 1)
    assert len(position.stock) == 34
    assert position.waste == ()
    assert position.hand is None


def test_a_drawn_ace_goes_out_by_itself_and_the_hand_stays_empty() -> None:
    step = play(dealt(), parse_move("sh"))
    assert (step.cards, step.went_out) == (cards("AD"), True)
    assert step.after.hand is None
    assert step.after.foundations == (1, 0, 1, 1)
    assert len(step.after.stock) == 33


def test_a_drawn_ace_goes_out_also_if_the_rules_ask() -> None:
    assert play(dealt("sa"), parse_move("sh")).after.foundations == (1, 0, 1, 1)


def test_another_drawn_card_that_fits_comes_into_the_hand() -> None:
    position = table("9D", stock="2D", out="1 0 0 0")
    step = play(position, parse_move("sh"))
    assert step.after.hand == Hand(card("2D"), STOCK)
    assert not step.went_out
    assert put(play(step.after, parse_move("hf")).after) == "9D / - / - / 2 0 0 0 / -"


def test_an_empty_deck_gives_nothing_and_there_is_no_redeal() -> None:
    position = table("9D", discards="5C 4B")
    assert refused(position, "sh") == Refusal(Reason.NO_STOCK)
    assert parse_move("sh") not in legal_moves(position)


def test_a_card_put_back_on_the_deck_is_drawn_again() -> None:
    position = table("9D", stock="4B 6D")
    held = play(position, parse_move("sh")).after
    back = play(held, parse_move("hs")).after
    assert back == position
    assert play(back, parse_move("sh")).after == held


# Building.


@pytest.mark.parametrize(
    ("rules", "held", "pile", "expected"),
    [
        ("s", "8D", "9C", None),  # any other suit
        ("s", "8D", "9B", None),
        ("s", "8D", "9S", None),
        ("s", "8D", "9D", Reason.SUIT),
        ("sb", "8D", "9B", None),  # the other colour
        ("sb", "8D", "9S", None),
        ("sb", "8B", "9C", None),
        ("sb", "8D", "9C", Reason.COLOUR),  # denari and coppe are one colour
        ("sb", "8B", "9S", Reason.COLOUR),  # bastoni and spade the other
        ("sb", "8D", "9D", Reason.SUIT),
        ("s", "8D", "7C", Reason.RANK),
        ("s", "8D", "TC", Reason.RANK),
        ("s", "8D", "8C", Reason.RANK),
        ("s", "TD", "9C", Reason.KING_NEEDS_EMPTY),
        ("s", "TD", "AC", Reason.KING_NEEDS_EMPTY),
        ("s", "8D", "AC", Reason.NOTHING_ON_ACE),
        ("s", "8D", "", None),  # an empty pile takes any card
        ("s", "TD", "", None),
        ("s", "2D", "", None),
    ],
)
def test_the_build_rule_refuses_with_its_reason(
    rules: str, held: str, pile: str, expected: Reason | None
) -> None:
    position = table(f"{pile}|5S", hand=f"{held} s", rules=rules)
    assert reason(position, "h1") is expected
    assert (parse_move("h1") in legal_moves(position)) == (expected is None)


def test_a_refusal_names_the_card_and_the_one_below_it() -> None:
    position = table("9D|5S", hand="8D s")
    assert refused(position, "h1") == Refusal(
        Reason.SUIT, card=card("8D"), onto=card("9D"), place=1
    )


def test_a_card_may_always_return_to_its_pile_even_if_it_does_not_fit() -> None:
    position = table("5S|9C", hand="8D 1")
    assert reason(position, "h1") is None
    assert put(play(position, parse_move("h1")).after) == "5S 8D|9C / - / - / 0 0 0 0 / -"


def test_only_one_card_moves_at_a_time() -> None:
    position = table("9D 8B|TC")
    for move in ("1hx2", "12", "12x2", "1fx2"):
        assert reason(position, move) is Reason.NOT_A_MOVE


# A table card that fits a foundation.


def test_a_table_card_that_fits_a_foundation_cannot_be_taken() -> None:
    position = table("9D 2S|TC", out="0 0 0 1")
    assert refused(position, "1h") == Refusal(Reason.GOES_OUT, card=card("2S"), place=1)
    assert select(position, 1) == Move(1, FOUNDATION)
    assert set(map(str, legal_moves(position))) == {"1f", "2h"}


def test_if_the_rules_ask_a_card_that_fits_may_be_taken_or_go_out() -> None:
    position = table("9D 2S|TC", out="0 0 0 1", rules="sa")
    assert select(position, 1) == Move(1, HAND)
    assert set(map(str, legal_moves(position))) == {"1h", "1f", "2h"}
    held = play(position, parse_move("1h")).after
    assert held.hand == Hand(card("2S"), 1)
    assert put(play(held, parse_move("hf")).after) == "9D|TC / - / - / 0 0 0 2 / -"
    assert put(play(held, parse_move("hw")).after) == "9D|TC / - / 2S / 0 0 0 1 / -"


def test_a_discard_that_fits_may_be_taken_or_go_out() -> None:
    position = table("9D", discards="5C 2S", out="0 0 0 1")
    assert set(map(str, legal_moves(position))) == {"1h", "wh", "wf"}
    assert put(play(position, parse_move("wf")).after) == "9D / - / 5C / 0 0 0 2 / -"


def test_a_refused_foundation_move_gives_the_height_of_the_foundation() -> None:
    position = table("9D|4S", discards="5C", out="0 2 0 1", hand="")
    assert refused(position, "2f") == Refusal(Reason.NOT_NEXT, card=card("4S"), count=1)
    assert refused(position, "wf") == Refusal(Reason.NOT_NEXT, card=card("5C"), count=2)


def test_a_whole_pile_goes_out_card_by_card() -> None:
    """Rule 9: each selected card goes to the foundation of its suit."""
    position = table("4D 3C 2S|TC", out="3 2 0 1")
    for left in ("4D 3C", "4D", ""):
        position = play(position, select(position, 1)).after
        assert put(position).startswith(f"{left}|TC / ")
    assert position.foundations == (4, 3, 0, 2)


def test_selecting_an_empty_pile_takes_nothing() -> None:
    position = table("|9D")
    assert select(position, 1) == Move(1, HAND)
    assert refused(position, "1h") == Refusal(Reason.EMPTY, place=1)
    assert refused(position, "1f") == Refusal(Reason.EMPTY, place=1)
    assert refused(position, "wh") == Refusal(Reason.EMPTY, place=WASTE)


# Other refusals and their details.


def test_hand_refusals_name_the_card_in_the_hand() -> None:
    position = table("9D", stock="4B", hand="8C w")
    assert refused(position, "sh") == Refusal(Reason.HAND_FULL, hand=Hand(card("8C"), WASTE))
    assert refused(position, "hs") == Refusal(Reason.NOT_FROM_DECK, hand=Hand(card("8C"), WASTE))


def test_a_pile_that_does_not_exist_is_refused() -> None:
    position = table("9D|TC|5S", hand="8C w")
    for move, place in (("4h", 4), ("h4", 4), ("9f", 9)):
        assert refused(position, move) == Refusal(Reason.NO_SUCH_PILE, place=place, count=3)


@pytest.mark.parametrize("move", ["sw", "sf", "s1", "ws", "w1", "1w", "11", "hh", "fdw", "shx2"])
def test_moves_of_other_games_are_refused(move: str) -> None:
    for hand in ("", "8C w"):
        position = table("9D|TC", stock="4B", discards="5C", hand=hand)
        assert refused(position, move) == Refusal(Reason.NOT_A_MOVE)


@pytest.mark.parametrize("hand", ["", "8C w", "8C s", "8C 1"])
@pytest.mark.parametrize("rules", ["s", "sa", "sb"])
def test_cards_stay_on_the_foundations(rules: str, hand: str) -> None:
    position = table("9D|TC|", stock="4B", discards="5C", out="3 0 0 0", hand=hand, rules=rules)
    for move in ("fdh", "fd1", "fd3", "fch", "fc2"):
        assert refused(position, move) == Refusal(Reason.NO_RETURNS)
        assert parse_move(move) not in legal_moves(position)


def test_forty_cards_out_win_and_end_the_game() -> None:
    position = table("|", discards="TS", out="10 10 10 9")
    assert not position.is_won
    won = play(position, parse_move("wf")).after
    assert won.is_won
    assert legal_moves(won) == ()
    for move in ("sh", "wh", "1h", "hw", "hs"):
        assert refused(won, move) == Refusal(Reason.GAME_WON)


# Rule 8, step by step.


def test_rule_8() -> None:
    """The drawn nine of denari takes a pile; the seven and the eight wait in the discards and
    return.
    """
    position = table("5S|8B 7D", stock="9D", discards="2C")
    for move, expected in (
        ("sh", "5S|8B 7D / - / 2C / 0 0 0 0 / 9D s"),
        ("2h", Reason.HAND_FULL),
        ("hs", "5S|8B 7D / 9D / 2C / 0 0 0 0 / -"),
        ("hs", Reason.HAND_EMPTY),
        ("2h", "5S|8B / 9D / 2C / 0 0 0 0 / 7D 2"),
        ("hs", Reason.NOT_FROM_DECK),
        ("hw", "5S|8B / 9D / 2C 7D / 0 0 0 0 / -"),
        ("2h", "5S| / 9D / 2C 7D / 0 0 0 0 / 8B 2"),
        ("hw", "5S| / 9D / 2C 7D 8B / 0 0 0 0 / -"),
        ("sh", "5S| / - / 2C 7D 8B / 0 0 0 0 / 9D s"),
        ("h2", "5S|9D / - / 2C 7D 8B / 0 0 0 0 / -"),
        ("wh", "5S|9D / - / 2C 7D / 0 0 0 0 / 8B w"),
        ("h2", "5S|9D 8B / - / 2C 7D / 0 0 0 0 / -"),
        ("wh", "5S|9D 8B / - / 2C / 0 0 0 0 / 7D w"),
        ("h2", "5S|9D 8B 7D / - / 2C / 0 0 0 0 / -"),
    ):
        if isinstance(expected, Reason):
            assert reason(position, move) is expected
        else:
            position = play(position, parse_move(move)).after
            assert put(position) == expected
