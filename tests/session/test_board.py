"""Acts of a board: lifting and placing cards, best moves, one option after another."""

import pytest

from tests.support.browser.wins import GAMES, NUMBERS, win
from winnable.analysis.endings import finishing_moves
from winnable.catalogues.new import new_game
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import FOUNDATION, STOCK, WASTE
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules
from winnable.session import Session
from winnable.speech.acts import Act
from winnable.speech.commands import Command

SMALL = "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"
"""Three columns: the first holds the 3 of hearts, the third ends with the 2 of spades."""


def session(rules: str = "d1c3k4", deal: str = SMALL) -> Session:
    law: Rules = parse_rules(rules)
    dealt = numbered_deal(int(deal), law) if deal.isdecimal() else parse_deal(deal, law)
    return Session(Game(law, dealt), front="web")


def test_a_run_is_lifted_and_placed_or_put_back() -> None:
    table = session()
    assert table.execute(Command(Act.LIFT, source=3)) == ["In hand: 2 of spades, from pile 3."]
    assert table.execute(Command(Act.HAND)) == ["In hand: 2 of spades, from pile 3."]
    assert table.execute(Command(Act.PLACE, target=3)) == ["2 of spades back on pile 3."]
    assert table.execute(Command(Act.BACK)) == ["No. Your hand is empty."]
    assert table.execute(Command(Act.PLACE, target=1)) == ["No. Your hand is empty."]
    table.execute(Command(Act.LIFT, source=3, number=1))
    assert table.execute(Command(Act.PLACE, target=1))[0].startswith("2 of spades to pile 1")
    assert table.held is None


def test_lifting_an_immovable_card_is_refused() -> None:
    table = session()
    for command in (
        Command(Act.LIFT, source=WASTE),
        Command(Act.LIFT, source=FOUNDATION),
        Command(Act.LIFT, source=FOUNDATION + 1),
        Command(Act.LIFT, source=9),
        Command(Act.LIFT),
        Command(Act.PLACE),
        Command(Act.BEST),
        Command(Act.CHOOSE),
        Command(Act.FINISH),
        Command(Act.BRANCH, number=1),
        Command(Act.EXACT, text="zz"),
    ):
        assert table.execute(command)
        assert table.refused, command
    assert table.execute(Command(Act.LIFT, source=STOCK))[0].startswith("Drew")
    assert not table.refused


def test_best_makes_the_only_move_or_offers_a_list() -> None:
    table = session()
    lines = table.execute(Command(Act.BEST, source=3, number=1))
    assert lines[0] == "2 moves."
    assert len(table.choices) == 2
    assert table.execute(Command(Act.CHOOSE, number=9)) == ["No. The list goes from 1 to 2."]
    table.execute(Command(Act.CHOOSE, number=1))
    assert table.changed
    assert table.execute(Command(Act.BEST, source=1, number=2))
    assert table.execute(Command(Act.BEST, source=STOCK))[0].startswith("Drew")


def test_options_are_said_one_at_a_time_and_do_plays_the_last() -> None:
    table = session()
    first = table.execute(Command(Act.OPTION, number=1))
    second = table.execute(Command(Act.OPTION, number=1))
    assert first[0].split(". ", 1)[1].startswith("1: ")
    assert second[0].startswith("2: ")
    assert table.execute(Command(Act.OPTION, number=-1))[0].startswith("1: ")
    table.execute(Command(Act.DO))
    assert table.changed


def test_branch_returns_to_an_abandoned_line() -> None:
    table = session()
    table.do("3 1")
    table.do("u")
    table.do("d")
    table.do("u")
    assert len(table.game.lines) == 2
    table.execute(Command(Act.BRANCH, number=2))
    assert [str(step.move) for step in table.game.steps] == ["31"]


def test_solitario_lifts_and_places_with_the_same_acts() -> None:
    table = session("s", "5")
    table.execute(Command(Act.LIFT, source=1))
    assert table.game.position.hand is not None
    table.execute(Command(Act.PLACE, target=1))
    table.execute(Command(Act.BEST, source=STOCK))
    table.execute(Command(Act.BEST, source=2))
    table.execute(Command(Act.OUT, source=2))
    table.execute(Command(Act.BACK))
    assert table.game.position.hand is None


@pytest.mark.parametrize("name", GAMES)
def test_undo_takes_back_together_what_finish_played(name: str) -> None:
    table = Session(new_game(name, number=NUMBERS[name]))
    game = table.game
    for step in win(name):
        if not game.rules.kind.has_hand and finishing_moves(game.view):
            break
        if game.rules.kind.has_hand and sum(game.position.foundations) > 30:
            break
        game.play(step.move)
    before = str(game.position)
    won = table.execute(Command(Act.FINISH))
    table.execute(Command(Act.UNDO))
    assert table.execute(Command(Act.REDO)) == won
    assert game.position.is_won
    table.execute(Command(Act.UNDO))
    for undone in (Command(Act.UNDO), Command(Act.UNDO, number=2)):
        table.execute(Command(Act.FINISH))
        assert game.position.is_won
        said = table.execute(undone)
        assert (str(game.position) == before) == (undone.number is None)
        assert (said == [table.voice.say("unfinished")]) == (undone.number is None)
    at = len(game.steps)
    table.execute(Command(Act.UNDO))  # then one move at a time
    assert len(game.steps) == at - 1


def test_finish_plays_all_cards_out_once_the_win_is_certain() -> None:
    table = session("d1k1c1", "5")
    for text in ("d", "w f", "d", "w f", "d"):
        table.do(text)
    assert table.execute(Command(Act.FINISH))[0].endswith("automatically. You won in 7 moves!")
    assert table.game.position.is_won
    assert table.execute(Command(Act.FINISH)) == ["No. The game is already won."]
