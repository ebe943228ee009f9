"""The list of games in progress, and going on with one of them."""

import pytest

from tests.support.length import pairs
from tests.support.serving import Server, Window
from tests.support.tables import spoken
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES
from winnable.web.wire.pictures import KeptGame


def mine(window: Window, **asked: object) -> list[KeptGame]:
    found = window.ask("mine", **asked).mine
    assert found is not None
    return found


@pytest.mark.parametrize("name", VARIANTS)
def test_another_game_leaves_the_windows_of_this_one_open(server: Server, name: str) -> None:
    other = "draw-one" if name != "draw-one" else "solitario"
    old = server.begin(game=name, number="7")
    with server.window(old) as window:
        window.act("draw")
        window.hello()
        new = server.begin(game=other, number="9", leaving=old)
        assert new != old
        assert window.act("undo").ok
        assert window.act("redo").ok
    assert {old, new} <= {*server.store.in_progress()}
    with server.window(new) as window:
        window.hello()
        assert server.begin(game=name, resume=True, leaving=new) == old
        assert server.begin(game=other, resume=True, leaving=old) == new
        newer = server.begin(game=other, number="10")
        assert server.begin(game=other, resume=True, leaving=new) == new, "it goes on here"
        assert newer in server.store.in_progress()


def test_a_new_deal_closes_the_windows_of_the_kept_game_of_its_preset(server: Server) -> None:
    kept = server.begin(game="draw-one", number="7", moves="sw")
    here = server.begin(game="draw-three", number="7")
    with server.window(kept) as window:
        window.hello()
        new = server.begin(game="draw-one", number="8", leaving=here)
        assert window.closing == 4410
    assert kept not in server.store.in_progress()
    assert {here, new} <= {*server.store.in_progress()}


@pytest.mark.parametrize("way", ["typed", "asked"])
def test_a_game_whose_window_has_closed_can_be_gone_on_with_at_once(
    server: Server, way: str
) -> None:
    kept = server.begin(game="draw-one", number="7", moves="sw")
    with server.window(kept) as window:
        window.hello()
    here = server.begin(game="draw-three", number="7")
    with server.window(here) as window:
        window.hello()
        if way == "typed":
            window.type("game draw one")
            assert window.table.id == kept
        else:
            assert server.begin(game="draw-one", resume=True, leaving=here) == kept


@pytest.mark.parametrize(("name", "language"), pairs(VARIANTS, LANGUAGES))
def test_the_list_shows_what_the_player_sees(own: Server, name: str, language: str) -> None:
    kept = own.begin(game=name, number="7")
    with own.window(kept) as window:
        window.hello()
        window.act("draw")
        shown = window.table
    other = "draw-one" if name != "draw-one" else "solitario"
    with own.playing(game=other, number="9") as window:
        window.hello(**spoken(language))
        (game,) = mine(window)
        assert (game.id, game.game, game.deck) == (kept, name, shown.deck)
        assert game.name
        columns = [pile for pile in shown.piles if pile.kind == "column"]
        assert [len(column) for column in game.columns] == [pile.count for pile in columns]
        for cards, pile in zip(game.columns, columns, strict=True):
            up = [slot.card for slot in pile.slots if not slot.down and slot.card is not None]
            assert [card for card in cards if card >= 0] == up
        assert mine(window, delete=kept) == []
        assert not own.store.has(kept)
        assert [each.id for each in own.store.results.all()] == [kept]


def test_what_cannot_be_deleted_is_refused(own: Server) -> None:
    with own.playing(game="draw-one", number="9") as window:
        window.hello()
        here = window.table.id
        for name in (here, "draw-one-20261123-180506-00", "x", ""):
            told = window.ask("mine", delete=name)
            assert not told.ok
            assert told.said
        assert own.store.has(here)
    other = own.begin(game="draw-three", number="9")
    with own.window(other) as second, own.window(here) as window:
        second.hello()
        window.hello()
        assert not window.ask("mine", delete=other).ok
        assert own.store.has(other)
