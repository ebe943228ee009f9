"""A game in progress: undo and redo, branches, seen cards, the count of moves."""

import pytest

from tests.support.work import is_linear
from winnable.game.game import Game, parse_game
from winnable.game.record import RecordError, RecordFault
from winnable.law.cards import card_text
from winnable.law.deals import Deal, DealError, DealFault, numbered_deal
from winnable.law.position import IllegalMove, Move, parse_move
from winnable.law.reading import parse_deal
from winnable.law.reasons import Reason
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS

DEAL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""One column with the two of hearts on top; the stock is drawn one by one from the ace of hearts
on.
"""
ITALIAN = "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS"
"""Six piles; the ace of denari goes out at once. The deck begins with the three of coppe."""


def game(rules: str = "d1c1k3", moves: str = "", scoring: Scoring = Scoring.NONE) -> Game:
    law = parse_rules(rules)
    text = ITALIAN if rules.startswith("s") else DEAL
    new = Game(law, parse_deal(text, law), scoring)
    play(new, moves)
    return new


def play(a_game: Game, moves: str) -> None:
    for word in moves.split():
        a_game.play(parse_move(word))


def way(a_game: Game) -> str:
    return " ".join(str(step.move) for step in a_game.steps)


def cards(a_game: Game, seen: frozenset[int]) -> set[str]:
    return {card_text(card, a_game.rules.deck) for card in seen}


# Play, undo, redo


def test_a_new_game_stands_at_its_deal() -> None:
    new = game()
    assert new.is_fresh
    assert (new.steps, new.moves_made, new.seconds, new.opening) == ((), 0, 0, 0)
    assert new.undo() is None
    assert new.redo() is None
    assert new.text.splitlines()[-1] == "moves"


def test_play_advances_the_game_and_returns_its_step() -> None:
    new = game()
    before = new.position
    step = new.play(parse_move("sw"))
    assert (step.before, step.after) == (before, new.position)
    assert new.steps == (step,)
    assert not new.is_fresh


def test_a_deal_of_another_deck_is_refused() -> None:
    with pytest.raises(DealError) as caught:
        Game(parse_rules("s"), numbered_deal(1, parse_rules("d1")))
    assert caught.value.code is DealFault.RULES


def test_a_refused_move_changes_nothing() -> None:
    played = game(moves="sw")
    text = played.text
    with pytest.raises(IllegalMove) as caught:
        played.play(parse_move("1f"))
    assert caught.value.code is Reason.NOT_NEXT
    assert played.text == text


def test_undo_and_redo_have_no_limit() -> None:
    played = game(moves="sw wf 1f sw wf")
    steps, positions = played.steps, [played.position]
    for step in reversed(steps):
        assert played.undo() is step
        positions.append(played.position)
    assert played.undo() is None
    assert [step.before for step in reversed(steps)] == positions[1:]
    for step in steps:
        assert played.redo() is step
    assert played.redo() is None
    assert played.steps == steps


def test_an_abandoned_line_stays_as_a_branch() -> None:
    played = game(moves="sw wf")
    played.undo()
    play(played, "sw sw")
    assert way(played) == "sw sw sw"
    assert played.text.splitlines()[-1] == "moves sw sw (wf) sw"


def test_replaying_a_move_of_a_branch_returns_to_that_branch() -> None:
    played = game(moves="sw wf 1f")
    played.undo()
    played.undo()
    play(played, "sw")
    played.undo()
    play(played, "wf")
    assert way(played) == "sw wf"
    assert played.redo() is not None  # redo follows this branch
    assert way(played) == "sw wf 1f"
    assert played.text.splitlines()[-1] == "moves sw wf (sw) 1f"


def test_redo_follows_the_line_chosen_last() -> None:
    played = game(moves="sw wf")
    played.undo()
    play(played, "sw")
    played.undo()
    step = played.redo()
    assert step is not None
    assert str(step.move) == "sw"


def test_restart_returns_to_the_deal_and_keeps_the_moves() -> None:
    played = game(moves="sw wf 1f")
    played.restart()
    assert way(played) == ""
    assert played.text.splitlines()[-1] == "moves * sw wf 1f"
    played.redo()
    assert way(played) == "sw"


# No undo


def test_rules_without_undo_refuse_undo() -> None:
    played = game("d1c1k3u", "sw")
    for act in (played.undo, played.redo):
        with pytest.raises(IllegalMove) as caught:
            act()
        assert caught.value.code is Reason.NO_UNDO
    assert way(played) == "sw"


def test_rules_without_undo_refuse_restart() -> None:
    played = game("d1c1k3u", "sw sw")
    with pytest.raises(IllegalMove) as caught:
        played.restart()
    assert caught.value.code is Reason.NO_UNDO
    assert way(played) == "sw sw"


@pytest.mark.parametrize("moves", ["sw (wf) sw", "sw * sw", "* sw"])
def test_rules_without_undo_refuse_a_text_with_branches(moves: str) -> None:
    text = game("d1c1k3u", "sw sw").text
    with pytest.raises(RecordError) as caught:
        parse_game(text.replace("moves sw sw", f"moves {moves}"))
    assert caught.value.code is RecordFault.UNDO


# Seen cards


def test_face_up_cards_and_drawn_cards_are_seen() -> None:
    played = game()
    assert cards(played, played.seen) == {"2H"}
    play(played, "sw sw")
    assert cards(played, played.seen) == {"2H", "AH", "3H"}


def test_a_seen_card_stays_seen_after_undo() -> None:
    played = game(moves="sw sw")
    played.undo()
    played.undo()
    assert cards(played, played.seen) == {"2H", "AH", "3H"}
    known = {card for card in played.view.stock if card is not None}
    assert cards(played, frozenset(known)) == {"AH", "3H"}


def test_a_turned_card_is_seen() -> None:
    rules = parse_rules("d1c2k2")
    played = Game(rules, parse_deal("2H AD AH 2D AC 2C AS 2S", rules))
    assert cards(played, played.seen) == {"2H", "AH"}
    play(played, "2f")
    assert cards(played, played.seen) == {"2H", "AH", "AD"}


def test_dealt_aces_are_seen() -> None:
    new = game("sk5")
    assert cards(new, new.seen) == {"3D", "4C", "2B", "2S", "AD", "4D"}


def test_a_game_read_from_its_text_has_seen_the_same_cards() -> None:
    played = game(moves="sw sw")
    played.undo()
    play(played, "wf")
    assert parse_game(played.text).seen == played.seen


# The count of moves


def test_in_klondike_every_step_counts() -> None:
    assert game(moves="sw wf 1f").moves_made == 3


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        ("", 0),
        ("sh", 0),  # in the hand, not played yet
        ("sh hs", 0),  # back on the deck
        ("sh hw", 1),
        ("sh h6", 1),  # the three of coppe under the four of denari
        ("1h", 0),
        ("1h h1", 0),  # put back where it came from
        ("1h h5", 1),
        ("sh hw wh hw", 1),  # the top discard is taken and put back
        ("sh hw sh", 2),  # the drawn ace goes out by itself
        ("sh hw sh sh hw sh hf", 4),
    ],
)
def test_in_solitario_taking_and_putting_back_do_not_count(moves: str, count: int) -> None:
    assert game("sk5", moves).moves_made == count


# Scores, variants, the clock


def test_undo_restores_the_score() -> None:
    played = game(moves="sw wf 1f", scoring=Scoring.FOUNDATION)
    assert played.score == 2
    played.undo()
    assert played.score == 1
    assert game(moves="sw wf").score is None


def test_standard_scoring_counts_the_clock() -> None:
    played = game(moves="sw wf", scoring=Scoring.STANDARD)
    assert played.score == 10
    played.seconds = 30
    assert played.seconds == 30
    assert played.score == 4
    assert parse_game(played.text).score == 4


def test_the_game_keeps_its_opening_balance() -> None:
    rules = parse_rules("d1p1")
    new = Game(rules, numbered_deal(1, rules), Scoring.CUMULATIVE, opening=-47)
    assert (new.opening, new.score) == (-47, -99)
    assert "\nopening -47\n" in new.text
    assert parse_game(new.text).opening == -47


def test_a_game_knows_its_variant() -> None:
    for variant in VARIANTS.values():
        new = Game(variant.rules, numbered_deal(1, variant.rules), variant.scoring)
        assert new.variant is variant
    assert game().variant.name == "d1c1k3"


# Equality


def test_games_with_equal_texts_are_equal() -> None:
    one, other = game(moves="sw wf"), game(moves="sw wf")
    assert one == other
    other.undo()
    assert one != other  # another place in the same tree
    other.redo()
    assert one == other
    other.seconds = 1
    assert one != other
    assert one != one.text


def test_a_game_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(game())


def test_a_game_keeps_the_address_of_its_deal() -> None:
    rules = parse_rules("d3r")
    named, same = numbered_deal(4217, rules), parse_deal(str(numbered_deal(4217, rules)), rules)
    assert named == same
    assert "address 4217" in Game(rules, named).text
    assert "address" not in Game(rules, same).text


@pytest.mark.parametrize("number", [7, 123456789012])
@pytest.mark.parametrize("rules", ["d1", "s", "d1c1k1", "d1c3k5"])
def test_every_numbered_game_reads_back_from_its_text(number: int, rules: str) -> None:
    law = parse_rules(rules)
    new = Game(law, numbered_deal(number, law))
    assert parse_game(new.text) == new


# Loading a record


def test_a_loaded_record_keeps_its_tree_place_and_clock() -> None:
    loaded = parse_game(game().text.replace("moves", "seconds 9\nmoves sw wf * (sw) 1f"))
    assert way(loaded) == "sw wf"
    assert loaded.seconds == 9
    loaded.redo()
    assert way(loaded) == "sw wf 1f"


def test_a_record_with_an_illegal_move_is_not_loaded() -> None:
    with pytest.raises(RecordError) as caught:
        parse_game(game().text.replace("moves", "moves sw sw 1f"))
    assert (caught.value.code, caught.value.details["at"]) == (RecordFault.MOVE, 3)


# Deep games


def drawn(times: int) -> Game:
    """A game of ``times`` draws, saved, read and taken back to its deal."""
    played = Game(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    for _ in range(times):
        played.play(Move(0, 10))
    again = parse_game(played.text)
    assert again == played
    assert len(again.steps) == again.moves_made == times
    while again.undo() is not None:
        pass
    return again


def test_a_game_of_5000_moves_is_played_saved_and_read() -> None:
    assert "moves * sw sw" in drawn(5000).text


def test_the_time_of_playing_saving_and_reading_is_linear_in_the_moves() -> None:
    assert is_linear(drawn, 300)


def bracketed(depth: int) -> Game:
    """A game with ``depth`` nested brackets, read, written and read again."""
    rules = parse_rules("d1c1k3")
    deal = Deal(rules.deck, tuple(range(12)))  # the ace of hearts on the column
    moves = "1f (sw " * depth + "1f" + ")" * depth
    read = parse_game(f"winnable game 1\nrules d1c1k3\ndeal {deal}\nmoves {moves}\n")
    assert parse_game(read.text) == read
    assert read.text.count("(") == depth
    return read


def test_2000_nested_brackets_are_read() -> None:
    assert way(bracketed(2000)) == "1f"


def test_the_time_of_reading_is_linear_in_nested_brackets() -> None:
    assert is_linear(bracketed, 200)
