"""The list of moves on the page has the chance of each, on request."""

from tests.support.serving import Server, table_of


def test_each_move_of_the_list_has_its_chance_on_request(server: Server) -> None:
    with server.playing(game="draw-three", number="11") as window:
        for _ in range(8):
            window.act("hint")
            window.act("do")
        told = window.act("compare")
        assert table_of(told).choices == told.said[1:]
        assert sum("percent" in each for each in told.said[1:]) == 2
        offer = table_of(told).offer
        assert offer is not None
        moved = window.act("choose", number=1)
        assert moved.moved
        assert table_of(moved).choices == []
