"""Endings: told when the player can know them, and not before."""

from winnable.deals import numbered_deal, parse_deal
from winnable.endings import Ending, ending
from winnable.game import Game
from winnable.position import parse_move
from winnable.rules import parse_rules

# One column with the two of hearts, which only a black ace fits. At draw three the cards that come
# up are the three of hearts, of diamonds, of clubs and the last one, the three of spades: no ace.
STUCK = "2H AH AC 3H AD 2C 3D AS 2D 3C 2S 3S"


def game(rules: str, moves: str = "", deal: str = STUCK) -> Game:
    law = parse_rules(rules)
    new = Game(law, parse_deal(deal, law))
    for word in moves.split():
        new.play(parse_move(word))
    return new


def told(a_game: Game) -> Ending | None:
    return ending(a_game.position, a_game.view)


def test_all_cards_out_is_a_win() -> None:
    playing = game("d1c1k2", "1f", "AH 2H AD 2D AC 2C AS 2S")
    for _ in range(7):
        assert told(playing) is None
        playing.play(parse_move("sw"))
        assert told(playing) is None
        playing.play(parse_move("wf"))
    assert told(playing) is Ending.WON


def test_solitario_is_won_likewise() -> None:
    assert told(game("sc4k1", "", "AD AC AB AS")) is Ending.WON


def test_no_move_at_all_is_an_ending() -> None:
    playing = game("d3p1c1k3", "sw sw sw")
    assert told(playing) is None  # one draw is left
    playing.play(parse_move("sw"))
    assert told(playing) is Ending.NO_MOVE


def test_a_stock_that_brings_up_nothing_is_a_cycle() -> None:
    playing = game("d3c1k3", "sw sw sw sw")
    assert told(playing) is Ending.CYCLING
    for _ in range(12):  # wherever in the cycle it stands
        playing.play(parse_move("sw"))
        assert told(playing) is Ending.CYCLING


def test_it_is_a_cycle_too_if_the_redeal_draws_in_the_same_act() -> None:
    playing = game("d3c1k3r", "sw sw sw sw sw")
    assert len(playing.position.waste) == 3
    assert told(playing) is Ending.CYCLING


def test_passes_that_run_out_in_vain_are_a_cycle_as_well() -> None:
    playing = game("d3p3c1k3", "sw sw sw sw")
    assert told(playing) is Ending.CYCLING
    for _ in range(5 + 4):
        playing.play(parse_move("sw"))
        assert told(playing) is Ending.CYCLING
    playing.play(parse_move("sw"))
    assert playing.position.redeals_left == 0
    assert told(playing) is Ending.NO_MOVE


def test_nothing_is_said_while_a_stock_card_is_unseen() -> None:
    playing = game("d3c1k3")
    while playing.position.stock:
        assert [str(move) for move in playing.view.legal] == ["sw"]
        assert told(playing) is None
        playing.play(parse_move("sw"))
    assert told(playing) is Ending.CYCLING


def test_what_was_seen_before_it_was_taken_back_counts() -> None:
    playing = game("d3c1k3", "sw sw sw sw")
    while playing.undo() is not None:
        pass
    assert told(playing) is Ending.CYCLING


def test_thoughtful_players_know_at_once() -> None:
    assert told(game("d3c1k3o")) is Ending.CYCLING


def test_nothing_is_said_while_a_card_that_comes_up_can_be_played() -> None:
    playing = game("d1c1k3", "sw sw sw sw sw sw sw sw sw sw sw")  # every ace comes up
    assert [str(move) for move in playing.view.legal] == ["sw"]
    assert told(playing) is None


def test_nothing_is_said_while_another_move_is_open() -> None:
    assert told(game("d3c1k3o", "", STUCK.replace("2H AH", "AH 2H"))) is None
    assert told(game("d3r", "", str(numbered_deal(1, parse_rules("d3r"))))) is None


def test_in_solitario_nothing_is_said_while_a_card_can_be_taken_up() -> None:
    assert told(game("sc2k2", "", "2D 2C AD AC AB 2B AS 2S")) is None


def test_an_empty_game_of_one_card_a_suit_ends_as_it_should() -> None:
    playing = game("d1c1k1", "1f sw wf sw wf sw", "AH AD AC AS")
    assert told(playing) is None
    playing.play(parse_move("wf"))
    assert told(playing) is Ending.WON
