"""Klondike and its family: an example for each rule of each preset, and each refusal in full."""

import pytest

from tests.support.cards import card, cards, words
from tests.support.refusals import reason, refused
from winnable.law.deals import DealError, DealFault, numbered_deal
from winnable.law.moves import draw_move, legal_moves, play, refusal, start
from winnable.law.position import (
    WASTE,
    IllegalMove,
    Move,
    Position,
    Refusal,
    Step,
    foundation,
    parse_move,
)
from winnable.law.reasons import Reason
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS


def table(
    rules: str,
    columns: str = "",
    *,
    stock: str = "",
    waste: str = "",
    out: str = "0 0 0 0",
    passes: int = 1,
) -> Position:
    """A position.

    ``|`` separates the columns, their top cards come last, ``(9H)`` is face down. The next card of
    the stock comes last. ``out`` has the heights of the foundations of hearts, diamonds, clubs and
    spades.
    """
    one, two, three, four = map(int, out.split())
    piles = columns.split("|")
    return Position(
        parse_rules(rules if len(piles) == 7 else f"{rules}c{len(piles)}"),
        stock=cards(stock),
        waste=cards(waste),
        foundations=(one, two, three, four),
        columns=tuple(cards(pile.replace("(", "").replace(")", "")) for pile in piles),
        down=tuple(pile.count("(") for pile in piles),
        passes=passes,
    )


def laid(position: Position) -> str:
    """The columns in the notation of ``table``."""
    piles = []
    for column, down in zip(position.columns, position.down, strict=True):
        named = words(column).split()
        piles.append(" ".join([*(f"({name})" for name in named[:down]), *named[down:]]))
    return "|".join(piles)


def do(position: Position, moves: str) -> Step:
    """Plays the moves and returns the last step."""
    for move in moves.split():
        step = play(position, parse_move(move))
        position = step.after
    return step


# The deal.


@pytest.mark.parametrize(
    "name", ["draw-three", "one-pass", "three-passes", "draw-one", "vegas-three", "vegas-one"]
)
def test_the_deal(name: str) -> None:
    """Row by row: the first card to column 1, the next six to the others; the last card is
    face up.
    """
    rules = VARIANTS[name].rules
    deal = numbered_deal(7, rules)
    position = start(rules, deal)
    assert [len(column) for column in position.columns] == [1, 2, 3, 4, 5, 6, 7]
    assert position.down == (0, 1, 2, 3, 4, 5, 6)
    assert [column[0] for column in position.columns] == list(deal.cards[:7])
    assert [column[1] for column in position.columns[1:]] == list(deal.cards[7:13])
    assert position.columns[6][6] == deal.cards[27]
    assert position.stock == deal.cards[:27:-1]  # 24 cards; the first one drawn comes last
    assert len(position.stock) == 24
    assert position.waste == ()
    assert position.foundations == (0, 0, 0, 0)
    assert position.passes == 1


def test_a_deal_of_another_deck_is_not_dealt() -> None:
    with pytest.raises(DealError) as wrong:
        start(Rules(), numbered_deal(1, parse_rules("s")))
    assert wrong.value.code is DealFault.RULES


# The stock.


def test_draw_three_shows_three_and_only_the_last_is_playable() -> None:
    step = do(table("d3r", "KS|8C", stock="9D 4C 2D 5H 7H"), "sw")
    assert step.cards == cards("7H 5H 2D")  # in the order of drawing
    assert words(step.after.waste) == "7H 5H 2D"
    assert words(step.after.stock) == "9D 4C"
    assert reason(step.after, "w2") is Reason.RANK  # the seven below it would fit
    assert do(step.after, "sw").cards == cards("4C 9D")


def test_a_short_stock_gives_its_last_cards() -> None:
    step = do(table("d3r", "KS", stock="4C 2D"), "sw")
    assert words(step.after.waste) == "2D 4C"
    assert step.after.stock == ()


@pytest.mark.parametrize("draw", [1, 2, 3, 5])
def test_the_rules_may_draw_any_number_of_cards(draw: int) -> None:
    step = do(table(f"d{draw}", "KS", stock="9S 8S 7S 6S 5S 4S"), "sw")
    assert words(step.after.waste) == "4S 5S 6S 7S 8S"[: 3 * draw - 1]


def test_in_draw_three_the_redeal_draws_at_once_and_keeps_the_order() -> None:
    position = table("d3r", "KS", waste="7H 5H 2D 4C 9D")
    step = do(position, "sw")
    assert step.redealt
    assert step.cards == cards("7H 5H 2D")  # as in the first pass
    assert words(step.after.waste) == "7H 5H 2D"
    assert words(step.after.stock) == "9D 4C"
    assert step.after.passes == 2


@pytest.mark.parametrize(
    ("name", "drawn"), [("three-passes", 1), ("draw-one", 1), ("vegas-three", 3)]
)
def test_in_other_presets_the_redeal_is_a_move_of_its_own_and_keeps_the_order(
    name: str, drawn: int
) -> None:
    step = do(table(str(VARIANTS[name].rules), "KS", waste="7H 5H 2D"), "sw")
    assert step.redealt
    assert step.cards == ()
    assert step.after.waste == ()
    assert words(step.after.stock) == "2D 5H 7H"
    assert step.after.passes == 2
    following = do(step.after, "sw")
    assert not following.redealt
    assert following.cards == cards("7H 5H 2D")[:drawn]  # in the same order as before


def test_three_passes_allow_two_redeals() -> None:
    position = table("d1p3", "KS", stock="7H")
    left = []
    for _ in range(3):
        left.append(position.redeals_left)
        position = do(position, "sw").after
        if position.redeals_left:
            position = do(position, "sw").after
    assert left == [2, 1, 0]
    assert refused(position, "sw") == Refusal(Reason.NO_REDEAL)


def test_one_pass_allows_no_redeal() -> None:
    position = do(table("d1p1t", "KS", stock="7H"), "sw").after
    assert position.redeals_left == 0
    assert reason(position, "sw") is Reason.NO_REDEAL
    assert parse_move("sw") not in legal_moves(position)


@pytest.mark.parametrize("rules", ["d3r", "d1", "d3o"])
def test_other_presets_have_unlimited_passes(rules: str) -> None:
    position = table(rules, "KS", waste="7H 5H", passes=50)
    assert position.redeals_left is None
    assert do(position, "sw").after.passes == 51


def test_an_empty_stock_and_waste_give_nothing() -> None:
    position = table("d1", "KS|QH")
    assert refused(position, "sw") == Refusal(Reason.NO_STOCK)
    assert reason(table("d1p1", "KS|QH"), "sw") is Reason.NO_STOCK


def test_the_draw_is_the_last_legal_move() -> None:
    position = table("d1", "8C|7H|AS", stock="4C")
    assert list(map(str, legal_moves(position))) == ["21", "3f", "sw"]
    assert legal_moves(position)[-1] == draw_move(position.rules)


# The columns.


@pytest.mark.parametrize(
    ("lower", "onto", "expected"),
    [
        ("7H", "8C", None),
        ("7H", "8S", None),
        ("7C", "8H", None),
        ("7C", "8D", None),
        ("7H", "8D", Reason.COLOUR),
        ("7C", "8S", Reason.COLOUR),
        ("7H", "8H", Reason.COLOUR),
        ("7H", "9C", Reason.RANK),
        ("7H", "6C", Reason.RANK),
        ("7H", "7C", Reason.RANK),
        ("QH", "KS", None),
        ("AH", "2S", None),
        ("2H", "AS", Reason.NOTHING_ON_ACE),
        ("AH", "AS", Reason.NOTHING_ON_ACE),
        ("KH", "AS", Reason.KING_NEEDS_EMPTY),
        ("KH", "QS", Reason.KING_NEEDS_EMPTY),
    ],
)
def test_columns_are_built_down_in_alternating_colours(
    lower: str, onto: str, expected: Reason | None
) -> None:
    for position, move in (
        (table("d1", f"{onto}|{lower}"), "21"),
        (table("d1", onto, waste=lower), "w1"),
    ):
        refused = refusal(position, parse_move(move))
        if expected is None:
            assert refused is None
            assert words(do(position, move).after.columns[0]) == f"{onto} {lower}"
        else:
            assert refused == Refusal(
                expected, parse_move(move), card=card(lower), onto=card(onto), place=1
            )
            with pytest.raises(IllegalMove) as raised:
                play(position, parse_move(move))
            assert raised.value.code is expected
            assert raised.value.refusal == refused


def test_an_empty_column_takes_only_a_king() -> None:
    position = table("d1", "|(5H) KS|(5D) QH", waste="KC", out="0 0 0 1")
    assert laid(do(position, "21").after) == "KS|5H|(5D) QH"
    assert laid(do(position, "w1").after) == "KC|(5H) KS|(5D) QH"
    assert refused(position, "31") == Refusal(Reason.KINGS_ONLY, card=card("QH"), place=1)
    assert reason(position, "fs1") is Reason.KINGS_ONLY


def test_an_empty_column_takes_a_run_headed_by_a_king() -> None:
    position = table("d1", "|(5H) KS QH JS|KD")
    assert laid(do(position, "21x3").after) == "KS QH JS|5H|KD"
    assert reason(position, "21x2") is Reason.KINGS_ONLY
    assert laid(do(position, "31").after) == "KD|(5H) KS QH JS|"  # pointless, but legal


def test_a_face_up_card_moves_with_all_cards_on_it() -> None:
    position = table("d1", "(2C) 9S 8H 7C 6D|9C|8D|7S")
    assert laid(do(position, "12x3").after) == "(2C) 9S|9C 8H 7C 6D|8D|7S"
    assert laid(do(position, "13x2").after) == "(2C) 9S 8H|9C|8D 7C 6D|7S"
    assert laid(do(position, "14").after) == "(2C) 9S 8H 7C|9C|8D|7S 6D"
    assert do(position, "12x3").cards == cards("8H 7C 6D")
    assert set(map(str, legal_moves(position))) == {"12x3", "13x2", "14", "32", "43"}


def test_a_refused_run_is_named_by_its_lowest_card() -> None:
    position = table("d1", "9S 8H 7C|9C")
    assert refused(position, "12") == Refusal(
        Reason.RANK, card=card("7C"), onto=card("9C"), place=2
    )
    assert refused(position, "12x3") == Refusal(
        Reason.RANK, card=card("9S"), onto=card("9C"), place=2
    )


def test_face_down_cards_do_not_move() -> None:
    position = table("d1", "(2C) (8D) 7C|9S")
    for move in ("12x2", "12x3", "12x9"):
        assert refused(position, move) == Refusal(Reason.FACE_DOWN, place=1, count=1)


def test_a_small_deck_has_a_lower_king() -> None:
    position = table("d1k5", "|(2C) 5S|(2D) 4H", waste="5H")
    assert reason(position, "21") is None
    assert reason(position, "31") is Reason.KINGS_ONLY
    assert reason(position, "w2") is Reason.KING_NEEDS_EMPTY


# Turning.


def test_an_uncovered_card_turns_in_the_same_move() -> None:
    step = do(table("d1p3", "(2C) (8D) 7C|8H"), "12")
    assert laid(step.after) == "(2C) 8D|8H 7C"
    assert step.turned == card("8D")
    assert step.cards == cards("7C")
    out = do(table("d1p3", "(2C) AC"), "1f")
    assert out.turned == card("2C")
    assert laid(out.after) == "2C"


def test_nothing_turns_unless_a_face_down_card_is_uncovered() -> None:
    assert do(table("d1", "9D 8C|9H"), "12").turned is None
    assert do(table("d1", "8C|9H"), "12").turned is None
    assert do(table("d1", "(2C) 9H", waste="8C"), "w1").turned is None


def test_in_one_pass_turning_is_a_move_of_its_own() -> None:
    step = do(table("d1p1t", "(2C) (8D) 7C|8H|9S"), "12")
    assert step.turned is None
    assert laid(step.after) == "(2C) (8D)|8H 7C|9S"
    turn = do(step.after, "11")
    assert turn.move.is_turn
    assert turn.turned == card("8D")
    assert turn.cards == ()
    assert laid(turn.after) == "(2C) 8D|8H 7C|9S"
    assert laid(do(turn.after, "13").after) == "(2C)|8H 7C|9S 8D"


def test_an_unturned_column_gives_and_takes_no_card() -> None:
    position = table("d1p1t", "(9D)|8S|(3D) KC", waste="8C", out="2 0 0 8")
    for move, lifted in (("21", "8S"), ("w1", "8C"), ("31", "KC"), ("fs1", "8S")):
        assert refused(position, move) == Refusal(Reason.TURN_FIRST, card=card(lifted), place=1)
    for move in ("12", "1f", "13x2"):
        assert refused(position, move) == Refusal(Reason.TURN_FIRST, place=1)
    assert str(legal_moves(position)[0]) == "11"
    assert reason(do(position, "11").after, "21") is None


def test_only_a_face_down_top_card_can_be_turned() -> None:
    position = table("d1p1t", "(9D) 8S||(3D)")
    assert refused(position, "11") == Refusal(Reason.NOTHING_TO_TURN, card=card("8S"), place=1)
    assert refused(position, "22") == Refusal(Reason.EMPTY, place=2)
    assert reason(position, "33x2") is Reason.NOT_A_MOVE
    assert reason(position, "33") is None


# The foundations.


def test_foundations_are_built_up_in_suit_from_the_ace() -> None:
    position = table("d1", "5H AS|3H|2S|4C", waste="AD", out="2 0 3 0")
    assert do(position, "1f").after.foundations == (2, 0, 3, 1)
    assert do(position, "2f").after.foundations == (3, 0, 3, 0)
    assert do(position, "wf").after.foundations == (2, 1, 3, 0)
    assert do(position, "4f").after.foundations == (2, 0, 4, 0)
    assert do(position, "4f").went_out
    assert refused(position, "3f") == Refusal(Reason.NOT_NEXT, card=card("2S"), count=0)
    assert reason(do(position, "1f").after, "3f") is None


def test_only_one_card_goes_to_a_foundation() -> None:
    position = table("d1", "3C 2H|AS", out="1 0 2 0")
    assert refused(position, "1fx2") == Refusal(Reason.ONE_CARD)


@pytest.mark.parametrize("rules", ["d3r", "d1p1t", "d1p3"])
def test_the_top_card_of_a_foundation_may_return_to_the_tableau(rules: str) -> None:
    position = table(rules, "5S|5D", out="4 0 4 0")
    step = do(position, "fh1")
    assert laid(step.after) == "5S 4H|5D"
    assert step.after.foundations == (3, 0, 4, 0)
    assert step.cards == cards("4H")
    assert not step.went_out
    assert laid(do(step.after, "fc2").after) == "5S 4H|5D 4C"
    assert refused(position, "fc1") == Refusal(
        Reason.COLOUR, card=card("4C"), onto=card("5S"), place=1
    )
    assert refused(position, "fs1") == Refusal(Reason.EMPTY, place=foundation(3))


def test_a_king_may_return_to_an_empty_column() -> None:
    assert laid(do(table("d1", "|QD", out="0 0 0 13"), "fs1").after) == "KS|QD"


def test_rules_may_forbid_returns_from_the_foundations() -> None:
    position = table("d2p2n", "5S|5D", out="4 0 4 0", stock="6H")
    assert refused(position, "fh1") == Refusal(Reason.NO_RETURNS)
    assert list(map(str, legal_moves(position))) == ["sw"]


# Impossible moves, and the end of a game.


def test_an_empty_pile_gives_nothing() -> None:
    position = table("d1", "|5S")
    for move, place in (("12", 1), ("1f", 1), ("w2", WASTE), ("wf", WASTE)):
        assert refused(position, move) == Refusal(Reason.EMPTY, place=place)


def test_a_column_that_does_not_exist_is_refused() -> None:
    position = table("d1", "6H|5S|9C", waste="4D")
    for move, place in (("42", 4), ("24", 4), ("w9", 9), ("8f", 8), ("44", 4)):
        assert refused(position, move) == Refusal(Reason.NO_SUCH_PILE, place=place, count=3)


@pytest.mark.parametrize(
    "move",
    [
        "s1",
        "sf",
        "1s",
        "1w",
        "ws",
        "ww",
        "wwx2",
        "w1x2",
        "swx2",
        "sh",
        "h1",
        "1h",
        "fh1x2",
        "fhf",
        "fhw",
    ],
)
def test_moves_of_other_games_are_refused(move: str) -> None:
    position = table("d1", "6H|5S", waste="4D", stock="9C", out="3 0 0 0")
    assert refused(position, move) == Refusal(Reason.NOT_A_MOVE)


@pytest.mark.parametrize("count", [0, -1])
def test_a_move_of_no_cards_is_refused(count: int) -> None:
    position = table("d1", "KS||6H|5S")
    for source, target in ((1, 2), (4, 3), (1, 12)):
        assert refusal(position, Move(source, target, count)) is not None


def test_52_cards_out_win_and_end_the_game() -> None:
    position = table("d1", "KD|", out="13 12 13 13")
    assert not position.is_won
    won = do(position, "1f").after
    assert won.is_won
    assert legal_moves(won) == ()
    for move in ("fd1", "fh2", "sw", "99", "1f"):
        assert refused(won, move) == Refusal(Reason.GAME_WON)
