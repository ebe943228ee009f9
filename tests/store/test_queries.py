"""No query of a player reads the rows of others: each one uses an index."""

import sqlite3
from pathlib import Path

from tests.support.stores import game
from winnable.game.game import Game
from winnable.store import Settings, Store
from winnable.store.contests.browsers import Browsers
from winnable.store.databases.database import key_of
from winnable.store.databases.sqlite import FILE
from winnable.store.merging import follow


def test_each_query_of_a_player_uses_an_index(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played = game(moves="sw")
    left, kept = store.replace(None, played), store.replace(None, played)
    queries: list[str] = []
    connection = store.database._open(is_new=True)  # type: ignore[attr-defined]
    connection.set_trace_callback(queries.append)
    store.save(left, played)
    stored = store.save(kept, played)
    store.save(kept, played, stored.version, wins=True)
    store.replace((left, played), Game(played.rules, played.deal), carries=True)
    store.latest("draw-one")
    list(store.listed())
    store.last_played()
    store.results.was_left(left)
    store.results.has(left)
    store.has(left)
    store.results.balance("vegas-three")
    store.mistakes.keep(kept, played.text)
    store.mistakes.oldest()
    store.mistakes.names()
    store.mistakes.forget(kept)
    store.keep_settings(Settings())
    store.settings()
    key_of(store.database, "tickets")
    store.delete(kept)
    browsers = Browsers(store.database)
    cookie = browsers.begin("", "Firefox/Linux")
    own = browsers.found(cookie)
    assert own is not None
    browsers.note_visit(own._replace(seen=""))
    browsers.renew(cookie, "Firefox/Linux")
    browsers.sign_in("", "Firefox/Linux", own)
    browsers.use_today(own)
    browsers.listed("")
    browsers.live({own.id})
    browsers.sign_out("", own.id)
    browsers.sign_out_others("")
    follow(store.database, "")
    connection.set_trace_callback(None)
    other = sqlite3.connect(tmp_path / FILE)
    plans = {
        (query, row[3])
        for query in queries
        if query.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE")
        for row in other.execute(f"EXPLAIN QUERY PLAN {query}")
    }
    other.close()
    assert len(plans) > 20
    scans = [plan for plan in plans if plan[1].startswith("SCAN") and "CONSTANT" not in plan[1]]
    assert scans == []
