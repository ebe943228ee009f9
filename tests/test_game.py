"""A game in play: undo and redo, branches, what was seen, what counts as a move."""

from time import process_time

import pytest

from winnable.cards import card_text
from winnable.deals import Deal, numbered_deal, parse_deal
from winnable.errors import DealError, Fault, IllegalMove, Reason, RecordError
from winnable.game import Game, parse_game
from winnable.position import Move, parse_move
from winnable.record import parse_record
from winnable.rules import parse_rules
from winnable.scoring import Scoring
from winnable.variants import VARIANTS

DEAL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""One column, the two of hearts on it; then drawn one by one from the ace of hearts on."""
ITALIAN = "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS"
"""Six piles, the ace of denari out at once; then the deck, the three of coppe first."""


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


def test_a_new_game_stands_at_the_deal() -> None:
    new = game()
    assert new.is_fresh
    assert (new.steps, new.moves_made, new.seconds, new.opening) == ((), 0, 0, 0)
    assert new.undo() is None
    assert new.redo() is None
    assert new.text.splitlines()[-1] == "moves"


def test_a_move_leads_on_and_gives_its_step() -> None:
    new = game()
    before = new.position
    step = new.play(parse_move("sw"))
    assert (step.before, step.after) == (before, new.position)
    assert new.steps == (step,)
    assert not new.is_fresh


def test_a_deal_of_another_deck_is_refused() -> None:
    with pytest.raises(DealError) as caught:
        Game(parse_rules("s"), numbered_deal(1, parse_rules("d1")))
    assert caught.value.code is Fault.DEAL_RULES


def test_a_refused_move_changes_nothing() -> None:
    played = game(moves="sw")
    text = played.text
    with pytest.raises(IllegalMove) as caught:
        played.play(parse_move("1f"))
    assert caught.value.code is Reason.NOT_NEXT
    assert played.text == text


def test_undo_takes_back_and_redo_plays_again_without_limit() -> None:
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


def test_a_line_that_was_left_stays_as_a_branch() -> None:
    played = game(moves="sw wf")
    played.undo()
    play(played, "sw sw")
    assert way(played) == "sw sw sw"
    assert played.text.splitlines()[-1] == "moves sw sw (wf) sw"


def test_playing_a_move_of_a_branch_again_returns_to_it() -> None:
    played = game(moves="sw wf 1f")
    played.undo()
    played.undo()
    play(played, "sw")
    played.undo()
    play(played, "wf")
    assert way(played) == "sw wf"
    assert played.redo() is not None  # its line goes on
    assert way(played) == "sw wf 1f"
    assert played.text.splitlines()[-1] == "moves sw wf (sw) 1f"


def test_redo_takes_the_line_that_was_last_chosen() -> None:
    played = game(moves="sw wf")
    played.undo()
    play(played, "sw")
    played.undo()
    step = played.redo()
    assert step is not None
    assert str(step.move) == "sw"


def test_restart_goes_back_to_the_deal_and_keeps_what_was_played() -> None:
    played = game(moves="sw wf 1f")
    played.restart()
    assert way(played) == ""
    assert played.text.splitlines()[-1] == "moves * sw wf 1f"
    played.redo()
    assert way(played) == "sw"


# No undo


def test_without_undo_nothing_is_taken_back() -> None:
    played = game("d1c1k3u", "sw")
    for act in (played.undo, played.redo):
        with pytest.raises(IllegalMove) as caught:
            act()
        assert caught.value.code is Reason.NO_UNDO
    assert way(played) == "sw"


def test_without_undo_there_is_no_restart() -> None:
    played = game("d1c1k3u", "sw sw")
    with pytest.raises(IllegalMove) as caught:
        played.restart()
    assert caught.value.code is Reason.NO_UNDO
    assert way(played) == "sw sw"


@pytest.mark.parametrize("moves", ["sw (wf) sw", "sw * sw", "* sw"])
def test_without_undo_a_text_that_takes_moves_back_is_refused(moves: str) -> None:
    text = game("d1c1k3u", "sw sw").text
    with pytest.raises(RecordError) as caught:
        parse_game(text.replace("moves sw sw", f"moves {moves}"))
    assert caught.value.code is Fault.RECORD_UNDO


# What was seen


def test_face_up_cards_and_drawn_cards_are_seen() -> None:
    played = game()
    assert cards(played, played.seen) == {"2H"}
    play(played, "sw sw")
    assert cards(played, played.seen) == {"2H", "AH", "3H"}


def test_what_was_seen_stays_seen_when_the_move_is_taken_back() -> None:
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


def test_dealt_aces_are_seen_though_they_are_out_at_once() -> None:
    new = game("sk5")
    assert cards(new, new.seen) == {"3D", "4C", "2B", "2S", "AD", "4D"}


def test_a_game_read_back_has_seen_the_same_cards() -> None:
    played = game(moves="sw sw")
    played.undo()
    play(played, "wf")
    assert parse_game(played.text).seen == played.seen


# Moves as players count them


def test_in_klondike_every_step_counts() -> None:
    assert game(moves="sw wf 1f").moves_made == 3


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        ("", 0),
        ("sh", 0),  # in the hand, not yet played
        ("sh hs", 0),  # back on the deck
        ("sh hw", 1),
        ("sh h6", 1),  # the three of coppe under the four of denari
        ("1h", 0),
        ("1h h1", 0),  # put back where it was
        ("1h h5", 1),
        ("sh hw wh hw", 1),  # the top discard looked at and put back
        ("sh hw sh", 2),  # the ace that is drawn goes out by itself
        ("sh hw sh sh hw sh hf", 4),
    ],
)
def test_in_solitario_taking_up_and_putting_back_do_not_count(moves: str, count: int) -> None:
    assert game("sk5", moves).moves_made == count


# Scores, variants, the clock


def test_the_score_follows_undo() -> None:
    played = game(moves="sw wf 1f", scoring=Scoring.FOUNDATION)
    assert played.score == 2
    played.undo()
    assert played.score == 1
    assert game(moves="sw wf").score is None


def test_the_clock_counts_in_standard_scoring() -> None:
    played = game(moves="sw wf", scoring=Scoring.STANDARD)
    assert played.score == 10
    played.seconds = 30
    assert played.seconds == 30
    assert played.score == 4
    assert parse_game(played.text).score == 4


def test_the_opening_balance_is_kept() -> None:
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


def test_games_are_equal_if_their_whole_texts_are() -> None:
    one, other = game(moves="sw wf"), game(moves="sw wf")
    assert one == other
    other.undo()
    assert one != other  # another place in the same tree
    other.redo()
    assert one == other
    other.seconds = 1
    assert one != other
    assert one != one.text


def test_a_game_changes_and_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(game())


def test_a_deal_keeps_its_address_in_the_game() -> None:
    rules = parse_rules("d3r")
    named, same = numbered_deal(4217, rules), parse_deal(str(numbered_deal(4217, rules)), rules)
    assert named == same
    assert "address 4217" in Game(rules, named).text
    assert "address" not in Game(rules, same).text


@pytest.mark.parametrize("number", [7, 123456789012])
@pytest.mark.parametrize("rules", ["d1", "s", "d1c1k1", "d1c3k5"])
def test_every_numbered_game_reads_back(number: int, rules: str) -> None:
    law = parse_rules(rules)
    new = Game(law, numbered_deal(number, law))
    assert parse_game(new.text) == new


# Loading a record


def test_a_record_is_loaded_with_its_tree_place_and_clock() -> None:
    record = parse_record(game().text.replace("moves", "seconds 9\nmoves sw wf * (sw) 1f"))
    loaded = game()
    loaded.load(record)
    assert way(loaded) == "sw wf"
    assert loaded.seconds == 9
    loaded.redo()
    assert way(loaded) == "sw wf 1f"


def test_a_record_that_breaks_a_rule_is_not_loaded() -> None:
    loaded = game(moves="sw")
    text = loaded.text
    with pytest.raises(RecordError) as caught:
        loaded.load(parse_record(game().text.replace("moves", "moves sw sw 1f")))
    assert (caught.value.code, caught.value.details["at"]) == (Fault.RECORD_MOVE, 3)
    assert loaded.text == text
    assert cards(loaded, loaded.seen) == {"2H", "AH"}


# Deep games


def test_a_game_of_5000_moves_is_played_saved_and_read_at_once() -> None:
    began = process_time()
    played = Game(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    for _ in range(5000):
        played.play(Move(0, 10))
    again = parse_game(played.text)
    assert again == played
    assert len(again.steps) == again.moves_made == 5000
    while again.undo() is not None:
        pass
    assert "moves * sw sw" in again.text
    assert process_time() - began < 3


def test_2000_brackets_in_one_another_are_read_at_once() -> None:
    rules = parse_rules("d1c1k3")
    deal = Deal(rules.deck, tuple(range(12)))  # the ace of hearts on the column
    moves = "1f (sw " * 2000 + "1f" + ")" * 2000
    began = process_time()
    read = parse_game(f"winnable game 1\nrules d1c1k3\ndeal {deal}\nmoves {moves}\n")
    assert parse_game(read.text) == read
    assert read.text.count("(") == 2000
    assert way(read) == "1f"
    assert process_time() - began < 3
