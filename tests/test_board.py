"""What a board asks of a session: cards that are lifted and put down, best moves, moves in turn."""

from winnable.commands import Command
from winnable.deals import numbered_deal, parse_deal
from winnable.game import Game
from winnable.position import FOUNDATION, STOCK, WASTE
from winnable.rules import Rules, parse_rules
from winnable.session import Session

SMALL = "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"
"""Three columns, the 2 of spades on the third; the 3 of hearts is the first."""


def session(rules: str = "d1c3k4", deal: str = SMALL) -> Session:
    law: Rules = parse_rules(rules)
    dealt = numbered_deal(int(deal), law) if deal.isdecimal() else parse_deal(deal, law)
    return Session(Game(law, dealt), front="web")


def test_a_run_is_lifted_and_put_down_or_put_back() -> None:
    table = session()
    assert table.obey(Command("lift", source=3)) == ["In hand: 2 of spades, from pile 3."]
    assert table.obey(Command("hand")) == ["In hand: 2 of spades, from pile 3."]
    assert table.obey(Command("place", target=3)) == ["2 of spades back on pile 3."]
    assert table.obey(Command("back")) == ["Your hand is empty."]
    assert table.obey(Command("place", target=1)) == ["Your hand is empty."]
    table.obey(Command("lift", source=3, number=1))
    assert table.obey(Command("place", target=1))[0].startswith("2 of spades to pile 1")
    assert table.held is None


def test_what_cannot_be_lifted_is_refused() -> None:
    table = session()
    for command in (
        Command("lift", source=WASTE),
        Command("lift", source=FOUNDATION),
        Command("lift", source=FOUNDATION + 1),
        Command("lift", source=9),
        Command("lift"),
        Command("place"),
        Command("best"),
        Command("choose"),
        Command("finish"),
        Command("branch", number=1),
        Command("exact", text="zz"),
    ):
        assert table.obey(command)
        assert table.refused, command
    assert table.obey(Command("lift", source=STOCK))[0].startswith("Drew")
    assert not table.refused


def test_the_best_move_is_made_or_asked_for_or_said_not_to_be() -> None:
    table = session()
    lines = table.obey(Command("best", source=3, number=1))
    assert lines[0] == "2 moves."
    assert len(table.choices) == 2
    assert table.obey(Command("choose", number=9)) == ["No. The list goes from 1 to 2."]
    table.obey(Command("choose", number=1))
    assert table.changed
    assert table.obey(Command("best", source=1, number=2))
    assert table.obey(Command("best", source=STOCK))[0].startswith("Drew")


def test_the_moves_are_told_one_at_a_time_and_the_last_is_done() -> None:
    table = session()
    first = table.obey(Command("option", number=1))
    second = table.obey(Command("option", number=1))
    assert first[0].split(". ", 1)[1].startswith("1: ")
    assert second[0].startswith("2: ")
    assert table.obey(Command("option", number=-1))[0].startswith("1: ")
    table.obey(Command("do"))
    assert table.changed


def test_a_line_that_was_left_is_gone_again() -> None:
    table = session()
    table.do("3 1")
    table.do("u")
    table.do("d")
    table.do("u")
    assert len(table.game.lines) == 2
    table.obey(Command("branch", number=2))
    assert [str(step.move) for step in table.game.steps] == ["31"]


def test_solitario_takes_and_puts_down_by_the_same_acts() -> None:
    table = session("s", "5")
    table.obey(Command("lift", source=1))
    assert table.game.position.hand is not None
    table.obey(Command("place", target=1))
    table.obey(Command("best", source=STOCK))
    table.obey(Command("best", source=2))
    table.obey(Command("out", source=2))
    table.obey(Command("back"))
    assert table.game.position.hand is None


def test_all_cards_go_out_when_that_is_certain() -> None:
    table = session("d1k1c1", "5")
    for text in ("d", "w f", "d", "w f", "d"):
        table.do(text)
    assert table.obey(Command("finish"))[0].startswith("By themselves")
    assert table.game.position.is_won
    assert table.obey(Command("finish")) == ["No. The game is won."]
