"""Replays: earlier steps of a line, and the win that a review has found."""

from tests.support.serving import Server, table_of
from tests.support.tables import SMALL, shown


def test_look_shows_an_earlier_step_and_changes_nothing(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as window:
        moves = ("32", "3f", "sw", "wf", "2f")
        boards = [shown(window.table), *(shown(table_of(window.play(move))) for move in moves)]
        before, text = window.table, server.saved(game_id).text
        for at, board in enumerate(boards):
            told = window.ask("replay", at=at)
            table = table_of(told)
            assert (told.ok, told.moved, shown(table)) == (True, False, board)
            assert (table.at, table.steps) == (at, 5)
            assert (table.legal, table.choices, table.undo, table.redo) == ([], [], False, [])
        for at in (-1, -(1 << 31)):
            assert shown(table_of(window.ask("replay", at=at))) == boards[0]
        assert shown(table_of(window.ask("replay", at=(1 << 31) - 1))) == boards[-1]
        after = window.table
        assert server.saved(game_id).text == text
        after.log, after.seconds = before.log, before.seconds
        assert after == before


def test_a_replay_shows_how_a_lost_game_could_have_been_won(server: Server) -> None:
    game_id = server.begin(game="draw-three", number="53", moves="sw " * 8 + "w7")
    with server.window(game_id) as window:
        assert not window.ask("replay", at=9, won=True).ok, "no review has found a win"
        review = window.ask("review").review
        assert review is not None
        assert review.mistakes[-1].step == review.first_lost == 9
        assert review.mistakes[-1].said.startswith(("Lost at move 9: ", "Move 9: "))
        steps = 8 + len(review.line)
        before = table_of(window.ask("replay", at=8))
        assert before.offer is not None
        assert (before.offer.move, before.steps) == ("w7", 9)
        same = table_of(window.ask("replay", at=8, won=True))
        assert (shown(same), same.steps) == (shown(before), steps)
        end = table_of(window.ask("replay", at=(1 << 31) - 1, won=True))
        assert (end.at, end.offer) == (steps, None)
        assert [pile.count for pile in end.piles if pile.kind == "foundation"] == [13] * 4
        window.ask("act", name="undo")
        assert not window.ask("replay", at=9, won=True).ok, "the review is of another line"
        window.ask("act", name="redo")
        assert window.ask("replay", at=9, won=True).ok
        for deal in ("54", "53"):
            window.type(f"number {deal}")
            window.play("sw " * 8 + "w7" * (deal == "53"))
            told = window.ask("replay", at=9, won=True)
            assert not told.ok, "the review is of another game"
            assert " of " not in told.said[0], "no card is named"
