"""The players of the ladder: fair, lawful, each stronger than the one before."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.law import start
from winnable.players.ladder import Ladder, Rung
from winnable.position import FOUNDATION, STOCK, WASTE, Move
from winnable.rules import Family, Rules, parse_rules
from winnable.variants import VARIANTS
from winnable.view import View, view_of
from winnable.worlds import unseen, world, worlds

KLONDIKES = [v.rules for v in VARIANTS.values() if v.rules.family is Family.KLONDIKE]


def next_moves(ladder: Ladder, view: View, rung: Rung, idle: int, seed: int) -> tuple[Move, ...]:
    """What the player of a rung plays in a Klondike that looks so, ``idle`` draws after its last
    play: a move with what follows from it, a draw, or nothing. Cards turn by themselves.
    """
    position = world(view, unseen(view))
    ladder.load(position)
    code = ladder.klondike.choose(rung, idle, seed)
    if code < 0:
        return ()
    if code == 0:
        return (Move(STOCK, WASTE),)
    source, target, count = code >> 8 & 255, code & 255, code >> 16 & 255
    moves = [Move(source, target, count)]
    run = code >> 25
    if run:
        moves.append(Move(run, target, len(view.columns[run - 1]) - view.down[run - 1]))
    elif code >> 24 & 1:
        moves.append(Move(source, FOUNDATION))
    return tuple(moves)


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
@settings(deadline=None, max_examples=5)
@given(number=st.integers(1, 9999), rung=st.sampled_from(Rung))
def test_games_are_lawful_and_end(rules: Rules, number: int, rung: Rung) -> None:
    ladder, game, idle = Ladder(), Game(rules, numbered_deal(number, rules)), 0
    ladder.klondike.worlds = 1
    while moves := next_moves(ladder, game.view, rung, idle, number):
        idle = idle + 1 if moves[0].source == STOCK else 0
        for move in moves:
            game.play(move)
            for turn in [each for each in game.view.legal if each.is_turn]:
                game.play(turn)
        assert len(game.steps) < 2000


@pytest.mark.parametrize("text", ["d3", "d1", "d1p3", "d1c4k6"])
@settings(deadline=None, max_examples=10)
@given(data=st.data())
def test_what_is_hidden_changes_no_decision(text: str, data: st.DataObject) -> None:
    rules = parse_rules(text)
    game, ladder = Game(rules, numbered_deal(data.draw(st.integers(1, 999)), rules)), Ladder()
    for _ in range(data.draw(st.integers(0, 40))):
        if game.view.legal:
            game.play(data.draw(st.sampled_from(game.view.legal)))
    view, rung = view_of(game.position), data.draw(st.sampled_from(Rung))
    idle, seed = data.draw(st.integers(0, 9)), data.draw(st.integers(0, 99))
    decisions = set()
    for other in islice(worlds(view, seed), 4):
        ladder.load(other)
        decisions.add(ladder.klondike.choose(rung, idle, seed))
    assert len(decisions) == 1


@settings(deadline=None, max_examples=10)
@given(number=st.integers(1, 999), seed=st.integers(0, 99), rung=st.sampled_from(Rung))
def test_the_deck_of_solitario_is_not_looked_into(number: int, seed: int, rung: Rung) -> None:
    """The card that is drawn next is known to who places it; those below are not."""
    rules = parse_rules("s")
    position, ladder, places = start(rules, numbered_deal(number, rules)), Ladder(), set()
    for other in islice(worlds(view_of(position), seed), 4):
        stock = [card for card in other.stock if card != position.stock[-1]]
        ladder.load(position._replace(stock=(*stock, position.stock[-1])))
        places.add(ladder.solitario.choose(rung, seed))
    assert len(places) == 1


@pytest.mark.parametrize(
    ("text", "deals", "plays"), [("d3", 200, (8, 8, 4, 1)), ("s", 300, (20, 20, 2, 1))]
)
def test_every_rung_is_stronger(text: str, deals: int, plays: tuple[int, ...]) -> None:
    """The same on every machine; docs/grading.md has more deals and all games."""
    rules, ladder, rates = parse_rules(text), Ladder(), [0.0, 0.0, 0.0, 0.0]
    ladder.klondike.worlds = 2
    for number in range(1, deals + 1):
        ladder.load(start(rules, numbered_deal(number, rules)))
        for rung in Rung:
            rates[rung] += ladder.wins(rung, plays[rung], number) / plays[rung]
    assert rates == sorted(rates)
    assert len(set(rates)) == 4
