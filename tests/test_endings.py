"""Endings: told when the player can know them, and not before."""

import os
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from winnable.cards import Card
from winnable.deals import numbered_deal, parse_deal
from winnable.endings import Ending, Fate, ending, fate, finishing_moves
from winnable.game import Game
from winnable.hints import hints
from winnable.law import play
from winnable.position import Move, parse_move
from winnable.rules import parse_rules
from winnable.solver import Limits, Verdict, solve
from winnable.variants import VARIANTS
from winnable.view import View, shown_by, view_of
from winnable.worlds import unseen, world

LONG = 40 if os.environ.get("WINNABLE_LONG") else 0

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


# What is certain whatever the hidden cards are

SMALL = (
    "d1c2k2",
    "d1c2k3",
    "d3c2k3",
    "d1p1c2k3t",
    "d2p2c2k3",
    "d1p1c3k3",
    "d3c3k3r",
    "d1c3k3n",
    "sc2k2",
    "sc3k2",
    "sc2k3",
)


def outcomes(view: View, seen: frozenset[Card]) -> dict[Move, list[tuple[View, frozenset[Card]]]]:
    """What each legal move may lead to, for a player who has met the cards ``seen``."""
    found: dict[Move, dict[View, frozenset[Card]]] = {move: {} for move in view.legal}
    for order in permutations(unseen(view)):
        position = world(view, order)
        for move in view.legal:
            step = play(position, move)
            after, met = step.after, seen | shown_by(step)
            if position.rules.passes is None:  # passes are counted for ever, and make no difference
                after = after._replace(passes=min(after.passes, 2))
            found[move][view_of(after, met)] = met
    return {move: list(views.items()) for move, views in found.items()}


def certain_wins(view: View, seen: frozenset[Card]) -> set[View] | None:
    """Every view from here on from which some way to play wins in any case, by trying it all; None
    if that is too much.
    """
    ways: dict[View, list[list[View]]] = {}
    waiting = [(view, seen)]
    while waiting:
        each, met = waiting.pop()
        if len(ways) > (500 if LONG else 300):
            return None
        if each not in ways:
            nexts = outcomes(each, met)
            ways[each] = [[after for after, _ in some] for some in nexts.values()]
            waiting += [after for some in nexts.values() for after in some]
    won = {each for each in ways if each.is_won}
    before = -1
    while before != len(won):
        before = len(won)
        won |= {each for each, moves in ways.items() if any(won.issuperset(some) for some in moves)}
    return won


def known(playing: Game) -> frozenset[Card]:
    return frozenset(range(playing.rules.deck_size)) - set(unseen(playing.view))


def test_a_fate_is_true_of_every_order_of_the_unseen_cards() -> None:
    told_of: Counter[object] = Counter()
    for rules in SMALL:
        law = parse_rules(rules)
        for number in range(LONG or 12):
            random = Random(f"{rules} {number}")
            playing = Game(law, numbered_deal(number, law))
            for _ in range(random.randrange(14)):
                if playing.view.legal:
                    playing.play(random.choice(playing.view.legal))
            view = playing.view
            if len(unseen(view)) > 5:
                continue
            found = fate(view)
            told_of[found] += 1
            if found is Fate.WON:
                wins = certain_wins(view, known(playing))
                told_of["tried"] += wins is not None and len(unseen(view)) > 1
                assert wins is None or view in wins, playing.text
            if found is Fate.LOST:
                for order in permutations(unseen(view)):
                    assert solve(world(view, order)).verdict is Verdict.UNWINNABLE, playing.text
    assert min(told_of[Fate.LOST], told_of[Fate.WON], told_of[None], told_of["tried"]), told_of


@pytest.mark.parametrize("name", VARIANTS)
def test_a_fate_does_not_change_while_it_is_kept(name: str) -> None:
    """Lost stays lost; what is said to be won is winnable, and the law agrees at the end."""
    rules = VARIANTS[name].rules
    for number in range(3):
        random = Random(f"{name} {number}")
        playing, lost = Game(rules, numbered_deal(number, rules)), False
        for _ in range(120):
            view = playing.view
            found = fate(view)
            assert fate(view) is found
            assert not lost or found is not Fate.WON
            lost = lost or found is Fate.LOST
            if found is not None:
                real = solve(playing.position, Limits(100_000)).verdict
                wrong = Verdict.UNWINNABLE if found is Fate.WON else Verdict.WINNABLE
                assert real is not wrong
            if not view.legal:
                break
            useful = hints(view)
            playing.play(useful[0].move if useful else random.choice(view.legal))


def test_the_cards_finish_by_themselves_when_every_one_is_known() -> None:
    law = parse_rules("d3")
    found = 0
    for number in range(12):
        playing = Game(law, numbered_deal(number, law))
        moves = solve(playing.position).moves or ()
        for at, move in enumerate(moves):
            finish = finishing_moves(playing.position, playing.view)
            if finish:
                found += 1
                assert any(playing.view.down) or at
                end = playing.position
                for each in finish:
                    end = play(end, each).after
                assert end.is_won
                break
            playing.play(move)
    assert found > 3


def test_open_play_is_not_played_by_the_solver() -> None:
    law = parse_rules("d3o")
    playing = Game(law, numbered_deal(1, law))
    assert fate(playing.view) is Fate.WON
    assert finishing_moves(playing.position, playing.view) == ()
