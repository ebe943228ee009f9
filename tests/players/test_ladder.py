"""The players of the ladder make legal moves, and each is stronger than the one before.

``test_fair`` tests that they are fair.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import HAND, STOCK, Move
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.players.ladder import Ladder, Rung
from winnable.research.grading.trials import Trials


@pytest.mark.parametrize("rules", [v.rules for v in VARIANTS.values()], ids=str)
@settings(deadline=None, max_examples=5)
@given(number=st.integers(1, 9999), rung=st.sampled_from(Rung))
def test_games_of_the_ladder_are_legal_and_end(rules: Rules, number: int, rung: Rung) -> None:
    ladder, game, idle = Ladder(), Game(rules, numbered_deal(number, rules)), 0
    ladder.klondike.worlds = ladder.solitario.worlds = 1
    while moves := ladder.choose(game.view, rung, idle=idle, seed=number):
        idle = idle + 1 if moves[0].source == STOCK else 0
        for move in moves:
            for turn in [each for each in game.view.legal if each.is_turn and each != move]:
                game.play(turn)
            game.play(move)
        assert len(game.steps) < 2000
    assert game.view.is_won or not game.view.stock or idle


def test_the_ladder_refuses_a_view_of_solitario_with_a_lifted_card() -> None:
    game = Game(parse_rules("s"), numbered_deal(1, parse_rules("s")))
    game.play(Move(1, HAND))
    with pytest.raises(ValueError, match="Hand"):
        Ladder().choose(game.view, Rung.CAREFUL)


@pytest.mark.parametrize(
    ("text", "deals", "plays"), [("d3", 200, (8, 8, 4, 1)), ("s", 300, (20, 20, 2, 1))]
)
def test_every_rung_is_stronger_than_the_one_below(
    text: str, deals: int, plays: tuple[int, ...]
) -> None:
    """The counts are the same on every machine; docs/figures/grading.md has more deals and
    all games.
    """
    rules, ladder, rates = parse_rules(text), Trials(), [0.0, 0.0, 0.0, 0.0]
    ladder.klondike.worlds = 2
    for number in range(1, deals + 1):
        ladder.load(start(rules, numbered_deal(number, rules)))
        for rung in Rung:
            rates[rung] += ladder.wins(rung, plays[rung], number) / plays[rung]
    assert rates == sorted(rates)
    assert len(set(rates)) == 4
