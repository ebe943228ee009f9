"""One game replaced by another: both are stored, or nothing has changed."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.player import DEAL
from tests.support.stores import any_store, contents, game, place_of, postgres_url, reopened, server
from winnable.disk import StoreError, StoreFault
from winnable.game.game import Game, game_from
from winnable.law.errors import WinnableError
from winnable.law.notation import parse_view
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.solver import solve
from winnable.store import Stale, Store, database_at
from winnable.store.databases.database import Database, Execute

__all__ = ["any_store", "postgres_url", "server"]


def won() -> Game:
    rules = parse_rules("d1c1k3")
    played = Game(rules, parse_deal(DEAL, rules))
    for move in solve(played.position).moves or ():
        played.play(move)
    assert played.position.is_won
    return played


OLD: dict[str, Callable[[], Game]] = {
    "fresh": game,
    "played": lambda: game(moves="sw sw"),
    "won": won,
    "of a table": lambda: game_from(parse_view("d1c1k2 1 ??????2S - AHADAC-- 2H -")),
}
"""Games to be replaced."""
STATES = {"fresh": [], "played": ["left"], "won": ["won"], "of a table": ["left"]}
"""What remains of them."""


@contextmanager
def interrupted(database: Database, at: int, end: Callable[[], None]) -> Iterator[list[str]]:
    """Calls ``end`` before query number ``at`` of a transaction, or after the last one.

    Yields the queries.
    """
    writing, queries = database.writing, list[str]()

    @contextmanager
    def counted() -> Iterator[Execute]:
        with writing() as execute:

            def one(query: str, *values: object) -> list[tuple[object, ...]]:
                if len(queries) == at:
                    end()
                queries.append(query)
                return execute(query, *values)

            yield one
            if len(queries) == at:
                end()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "writing", counted)
        yield queries


def lose() -> None:
    raise StoreError(StoreFault.UNREACHABLE, file="x")


def claimed(store: Store, game_id: str) -> bool:
    """Whether another process is refused the game; a shared database refuses nobody."""
    return store.database.is_shared or not reopened(store).claim(game_id)


@pytest.mark.parametrize("kind", OLD)
def test_a_game_is_replaced_as_a_whole_or_not_at_all(store: Store, kind: str) -> None:
    old, new = OLD[kind](), game("solitario")
    old_id = store.replace(None, old)
    if old.position.is_won:
        store.save(old_id, old, wins=True)
    version, before = store.stored(old_id), contents(store)
    assert version is not None
    for at in range(10):
        with interrupted(store.database, at, lose) as queries:
            try:
                new_id = store.replace((old_id, old), new, version.version)
            except StoreError:
                assert contents(store) == before, at
                assert claimed(store, old_id)
                continue
        break
    assert at == len(queries) + 1
    assert store.read(new_id) == new
    assert claimed(store, new_id)
    assert [each.state for each in store.listed() if each.name == old_id] == STATES[kind]
    results = [(each.id, each.won) for each in store.results.all()]
    assert results == {"won": [(old_id, True)], "played": [(old_id, False)]}.get(kind, [])
    assert reopened(store).claim(old_id)


@pytest.mark.parametrize("kind", OLD)
def test_whatever_belongs_to_the_new_game_is_stored_with_it(store: Store, kind: str) -> None:
    old, names = OLD[kind](), list[str]()
    old_id = store.replace(None, old)
    before = contents(store)

    def record(execute: Execute, name: str) -> None:
        names.append(name)
        execute("INSERT INTO keys VALUES (?, 'x')", name)
        if len(names) == 1:
            raise WinnableError(StoreFault.WRITE, {})

    with pytest.raises(WinnableError):
        store.replace((old_id, old), game("solitario"), also=record)
    query = "SELECT name FROM keys WHERE data = 'x'"
    assert (contents(store), store.database.read(query)) == (before, [])
    assert claimed(store, old_id)
    new = store.replace((old_id, old), game("solitario"), also=record)
    assert (names[1:], store.database.read(query)) == ([new], [(new,)])


def test_a_game_that_another_process_has_saved_is_not_replaced(store: Store) -> None:
    old_id = store.replace(None, game())
    version = store.stored(old_id)
    assert version is not None
    store.save(old_id, game(moves="sw"))
    before = contents(store)
    with pytest.raises(Stale):
        store.replace((old_id, game()), game("solitario"), version.version)
    assert contents(store) == before


def test_the_new_game_begins_with_the_balance_of_the_one_that_it_replaces(store: Store) -> None:
    def cumulative(moves: str = "") -> Game:
        plain = game("draw-one", moves)
        made = Game(plain.rules, plain.deal, Scoring.CUMULATIVE)
        for step in plain.steps:
            made.play(step.move)
        return made

    old = cumulative("sw")
    old_id = store.replace(None, old)
    text = store.replace(None, cumulative())  # a game from elsewhere keeps its own
    with interrupted(store.database, 1, lose), pytest.raises(StoreError):
        store.replace((old_id, old), cumulative(), carries=True)
    new = [store.replace((old_id, old), cumulative(), carries=True)]
    new.append(store.replace(None, cumulative(), carries=True))
    found = [store.read(each) for each in (text, *new)]
    assert [each and each.opening for each in found] == [0, -52, -52]


def killed(place: str, old_id: str, at: int) -> None:
    """Replaces a game in a process that is killed before query number ``at``."""
    store = Store(database_at(place) if "://" in place else Path(place))
    old = store.read(old_id)
    assert old is not None
    with interrupted(store.database, at, lambda: os.kill(os.getpid(), signal.SIGKILL)):
        store.replace((old_id, old), game("solitario"))


def test_a_process_that_is_killed_meanwhile_leaves_one_game_or_the_other(store: Store) -> None:
    old_id = store.replace(None, game(moves="sw"))
    store.release(old_id)
    before, code, at = contents(store), -signal.SIGKILL, 0
    while code:
        assert (code, contents(store)) == (-signal.SIGKILL, before), at
        program = "import sys; from tests.session.test_replacing import killed; "
        program += f"killed({place_of(store)!r}, {old_id!r}, {at})"
        code = subprocess.run([sys.executable, "-c", program], check=False).returncode
        at += 1
    assert at == 7  # the result asked for, the turn, the result, the state, the new game, the end
    states = {each.name == old_id: each.state for each in store.listed()}
    assert states == {True: "left", False: "open"}
    assert [each.id for each in store.results.all()] == [old_id]
