"""Endings: reported as soon as the player can know them, and not before."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Final

import pytest

from tests.support.described import joined_late
from tests.support.length import IS_LONG, some
from winnable.analysis.analysing import analyse
from winnable.analysis.endings import (
    Ending,
    Fate,
    brief_fate,
    can_finish,
    ending,
    fate,
    finishing_moves,
)
from winnable.analysis.hints import hints
from winnable.game.game import Game
from winnable.law.cards import Card
from winnable.law.deals import numbered_deal
from winnable.law.moves import play
from winnable.law.notation import parse_view
from winnable.law.position import Move, parse_move
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, shown_by, view_of
from winnable.law.worlds import unseen, world
from winnable.solver import Limits, Verdict, solve

ORDERED: Final = 40 if IS_LONG else 7
"""Games of each small rule set whose unseen cards are tried in every order."""

# One column with the two of hearts, which only a black ace fits. In draw three the waste shows the
# three of hearts, of diamonds, of clubs and the last card, the three of spades: no ace.
STUCK = "2H AH AC 3H AD 2C 3D AS 2D 3C 2S 3S"


def game(rules: str, moves: str = "", deal: str = STUCK) -> Game:
    law = parse_rules(rules)
    new = Game(law, parse_deal(deal, law))
    for word in moves.split():
        new.play(parse_move(word))
    return new


def told(a_game: Game) -> Ending | None:
    return ending(a_game.view)


def test_all_cards_out_is_a_win() -> None:
    playing = game("d1c1k2", "1f", "AH 2H AD 2D AC 2C AS 2S")
    for _ in range(7):
        assert told(playing) is None
        playing.play(parse_move("sw"))
        assert told(playing) is None
        playing.play(parse_move("wf"))
    assert told(playing) is Ending.WON


def test_forty_cards_out_win_in_solitario() -> None:
    assert told(game("sc4k1", "", "AD AC AB AS")) is Ending.WON


def test_a_position_without_legal_moves_is_an_ending() -> None:
    playing = game("d3p1c1k3", "sw sw sw")
    assert told(playing) is None  # one draw is left
    playing.play(parse_move("sw"))
    assert told(playing) is Ending.NO_MOVE


def test_a_stock_that_offers_no_playable_card_is_a_cycle() -> None:
    playing = game("d3c1k3", "sw sw sw sw")
    assert told(playing) is Ending.CYCLING
    for _ in range(12):  # at every point of the cycle
        playing.play(parse_move("sw"))
        assert told(playing) is Ending.CYCLING


def test_a_cycle_is_found_also_if_the_redeal_draws_at_once() -> None:
    playing = game("d3c1k3r", "sw sw sw sw sw")
    assert len(playing.position.waste) == 3
    assert told(playing) is Ending.CYCLING


def test_a_cycle_is_found_also_if_passes_are_limited() -> None:
    playing = game("d3p3c1k3", "sw sw sw sw")
    assert told(playing) is Ending.CYCLING
    for _ in range(5 + 4):
        playing.play(parse_move("sw"))
        assert told(playing) is Ending.CYCLING
    playing.play(parse_move("sw"))
    assert playing.position.redeals_left == 0
    assert told(playing) is Ending.NO_MOVE


def test_there_is_no_ending_while_a_stock_card_is_unseen() -> None:
    playing = game("d3c1k3")
    while playing.position.stock:
        assert [str(move) for move in playing.view.legal] == ["sw"]
        assert told(playing) is None
        playing.play(parse_move("sw"))
    assert told(playing) is Ending.CYCLING


def test_cards_seen_before_an_undo_count() -> None:
    playing = game("d3c1k3", "sw sw sw sw")
    while playing.undo() is not None:
        pass
    assert told(playing) is Ending.CYCLING


def test_in_open_play_an_ending_is_known_at_once() -> None:
    assert told(game("d3c1k3o")) is Ending.CYCLING


def test_there_is_no_ending_while_a_stock_card_can_be_played() -> None:
    playing = game(
        "d1c1k3", "sw sw sw sw sw sw sw sw sw sw sw"
    )  # every ace comes to the top of the waste
    assert [str(move) for move in playing.view.legal] == ["sw"]
    assert told(playing) is None


def test_there_is_no_ending_while_another_move_is_legal() -> None:
    assert told(game("d3c1k3o", "", STUCK.replace("2H AH", "AH 2H"))) is None
    assert told(game("d3r", "", str(numbered_deal(1, parse_rules("d3r"))))) is None


def test_in_solitario_there_is_no_ending_while_a_card_can_be_taken() -> None:
    assert told(game("sc2k2", "", "2D 2C AD AC AB 2B AS 2S")) is None


def test_the_smallest_game_ends_won() -> None:
    playing = game("d1c1k1", "1f sw wf sw wf sw", "AH AD AC AS")
    assert told(playing) is None
    playing.play(parse_move("wf"))
    assert told(playing) is Ending.WON


# Results that hold whatever the hidden cards are

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
    """The views each legal move may lead to, for a player who has seen the cards ``seen``."""
    found: dict[Move, dict[View, frozenset[Card]]] = {move: {} for move in view.legal}
    for order in permutations(unseen(view)):
        position = world(view, order)
        for move in view.legal:
            step = play(position, move)
            after, met = step.after, seen | shown_by(step)
            if (
                position.rules.passes is None
            ):  # without a limit of passes the count makes no difference
                after = after._replace(passes=min(after.passes, 2))
            found[move][view_of(after, met)] = met
    return {move: list(views.items()) for move, views in found.items()}


def certain_wins(view: View, seen: frozenset[Card]) -> set[View] | None:
    """Every reachable view from which some play wins for every order of the hidden cards;
    None if there are too many. It tries all plays.
    """
    ways: dict[View, list[list[View]]] = {}
    waiting = [(view, seen)]
    while waiting:
        each, met = waiting.pop()
        if len(ways) > (500 if IS_LONG else 300):
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


def known(view: View) -> frozenset[Card]:
    return frozenset(range(view.rules.deck_size)).difference(unseen(view))


def test_a_fate_holds_for_every_order_of_the_unseen_cards() -> None:
    told_of: Counter[object] = Counter()
    for rules in SMALL:
        law = parse_rules(rules)
        for number in range(ORDERED):
            random = Random(f"{rules} {number}")
            playing = Game(law, numbered_deal(number, law))
            for _ in range(random.randrange(14)):
                if playing.view.legal:
                    playing.play(random.choice(playing.view.legal))
            for view in (playing.view, joined_late(playing, random)):
                if len(unseen(view)) > 5:
                    continue
                found = fate(view)
                told_of[found] += 1
                told_of[found, view.waste_is_known] += 1
                if found is Fate.WON:
                    wins = certain_wins(view, known(view))
                    told_of["tried"] += wins is not None and len(unseen(view)) > 1
                    assert wins is None or view in wins, view.text
                if found is Fate.LOST:
                    for order in permutations(unseen(view)):
                        verdict = solve(world(view, order)).verdict
                        assert verdict is Verdict.UNWINNABLE, view.text
    assert told_of[Fate.WON, False]
    assert min(told_of[Fate.LOST], told_of[Fate.WON], told_of[None], told_of["tried"]), told_of


def test_a_table_seen_through_a_window_is_won_whatever_is_hidden() -> None:
    """The card below the top of the waste is the ace of spades, the 2 of diamonds or of clubs."""
    view = parse_view("d1c1k2 1 ???? ??2S AHADAC-- 2H -")
    found = analyse(view)
    assert found.fate is fate(view) is Fate.WON
    assert (found.chance.share, found.chance.complete) == (1, True)
    for order in permutations(unseen(view)):
        assert solve(world(view, order)).verdict is Verdict.WINNABLE
    lost = parse_view("d1p1c1k2 1 2C ??????2S 2H------ 2D -")  # the ace of spades is below the 2
    assert fate(lost) is Fate.LOST


def test_no_ending_is_told_while_a_pass_can_show_a_card() -> None:
    """The waste is turned over once more, or never again."""
    stuck = "d1p2c1k3n {} 3D ????????????3S --AD2C-- 3H -"
    assert ending(parse_view(stuck.format(1))) is None
    assert ending(parse_view(stuck.format(2))) is Ending.CYCLING


@pytest.mark.parametrize("name", some(VARIANTS, 4))
def test_a_fate_does_not_change_while_the_player_keeps_it(name: str) -> None:
    """A lost game stays lost. A won game stays winnable, and the law agrees at the end."""
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


@pytest.mark.parametrize("name", VARIANTS)
def test_a_brief_search_finds_what_a_long_one_finds(name: str) -> None:
    random, variant, brief = Random(name), VARIANTS[name], 0
    game = Game(variant.rules, numbered_deal(5, variant.rules), variant.scoring)
    for _ in range(60):
        if game.legal and ending(game.view) is None:
            game.play(random.choice(game.legal))
            found, is_all = brief_fate(game.view)
            brief += is_all
            assert not is_all or found == fate(game.view)
    assert brief or name in ("solitario", "thoughtful")


def test_finishing_moves_win_once_every_card_is_known() -> None:
    law = parse_rules("d3")
    found = 0
    for number in range(12):
        playing = Game(law, numbered_deal(number, law))
        moves = solve(playing.position).moves or ()
        for at, move in enumerate(moves):
            finish = finishing_moves(playing.view)
            assert can_finish(playing.view) == bool(finish)
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


def test_finishing_moves_are_empty_in_open_play() -> None:
    law = parse_rules("d3o")
    playing = Game(law, numbered_deal(1, law))
    assert fate(playing.view) is Fate.WON
    assert finishing_moves(playing.view) == ()
    assert not can_finish(playing.view)
