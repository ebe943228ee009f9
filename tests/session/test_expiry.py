"""Players who never made a move are forgotten after a month; nobody else is."""

import re
from itertools import chain

import pytest

from tests.support.stores import any_store, contents, postgres_url, server, write
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.store import Settings, Store
from winnable.store.contests.expiry import DELETES, KEEPS, expire
from winnable.store.databases.migrations import MIGRATIONS

__all__ = ["any_store", "postgres_url", "server"]


def begin(store: Store, player: str, moves: str = "", rules: str = "d1") -> str:
    """Stores a game of a player; returns its name."""
    game = Game(parse_rules(rules), numbered_deal(7, parse_rules(rules)))
    for move in moves.split():
        game.play(parse_move(move))
    theirs = Store(store.database, player)
    game_id = theirs.replace(None, game)
    theirs.release(game_id)
    return game_id


def age(store: Store, player: str) -> None:
    """Makes the games of a player old."""
    query = "UPDATE games SET saved = '2026-01-01T00:00:00Z' WHERE player = ?"
    write(store, query, player)


def players(store: Store) -> set[object]:
    return {row[0] for row in contents(store).get("games", [])}


def test_who_never_played_is_forgotten_after_a_month(store: Store) -> None:
    for variant in VARIANTS.values():
        begin(store, f"idle {variant.name}", rules=str(variant.rules))
        age(store, f"idle {variant.name}")
    Store(store.database, "idle draw-one").keep_settings(Settings(plain=True))
    begin(store, "new")
    begin(store, "", "")
    age(store, "")
    assert sum(expire(store.database)) == len(VARIANTS)
    assert players(store) == {"", "new"}
    assert "settings" not in contents(store)
    assert sum(expire(store.database)) == 0


def test_who_played_is_kept(store: Store) -> None:
    kept = ("moved", "returned", "won", "mistaken", "damaged")
    begin(store, "moved", "sw")
    for player in kept:
        begin(store, player)
        age(store, player)
    begin(store, "returned")
    write(store, "INSERT INTO results VALUES ('won', 'x', 1, 1, '{}')")
    write(store, "INSERT INTO mistakes VALUES ('mistaken', 'x', 1, '')")
    write(store, "INSERT INTO damaged VALUES ('damaged', 'x', 1, '')")
    before = contents(store)
    assert sum(expire(store.database)) == 0
    assert contents(store) == before


def test_batches_meet_every_player(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("winnable.store.contests.expiry.BATCH", 3)
    for n in range(10):
        begin(store, f"player {n}", "sw" if n % 4 == 0 else "")
        age(store, f"player {n}")
    assert list(expire(store.database)) == [2, 2, 2, 1]
    assert players(store) == {"player 0", "player 4", "player 8"}


def test_a_move_at_an_open_table_stores_a_forgotten_game_again(store: Store) -> None:
    theirs = Store(store.database, "slow")
    game = Game(parse_rules("d1"), numbered_deal(7, parse_rules("d1")))
    game_id = theirs.replace(None, game)
    age(store, "slow")
    assert sum(expire(store.database)) == 1
    game.play(parse_move("sw"))
    theirs.save(game_id, game)
    found = theirs.read(game_id)
    assert found is not None
    assert found.text == game.text


def test_expiry_knows_every_table_of_players() -> None:
    tables = [
        found[1]
        for query in chain.from_iterable(MIGRATIONS)
        if isinstance(query, str)
        and (found := re.match(r"CREATE TABLE (\w+) \(.*\bplayer ", query, re.DOTALL))
    ]
    assert len(tables) >= 5
    assert sorted(tables) == sorted(DELETES + KEEPS)
