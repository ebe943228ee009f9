"""Stores and games for the tests of saved files."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.support.postgres import Cluster, cluster
from winnable.disk import StoreError, StoreFault
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.variants import VARIANTS
from winnable.store import Store
from winnable.store.databases.sqlite import Sqlite

if TYPE_CHECKING:
    from winnable.store.databases.postgres import Postgres


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store in SQLite."""
    return Store(tmp_path)


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    """The PostgreSQL server of this test process."""
    with cluster() as found:
        yield found


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database of PostgreSQL."""
    found: Cluster = request.getfixturevalue("server")
    url = found.database()
    yield url
    found.empty(url)


@pytest.fixture(name="store", params=["sqlite", "postgres"])
def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store in each kind of database; a module that imports it calls it ``store``."""
    if request.param == "sqlite":
        yield Store(tmp_path)
        return
    from winnable.store.databases.postgres import Postgres  # an extra

    database = Postgres(request.getfixturevalue("postgres_url"))
    yield Store(database)
    for each in (database, *_reopened):
        each.close()
    _reopened.clear()


_reopened: "list[Postgres]" = []


def game(name: str = "draw-three", moves: str = "", number: int = 7) -> Game:
    variant = VARIANTS[name]
    new = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for word in moves.split():
        new.play(parse_move(word))
    return new


def keep(store: Store, a_game: Game, age: int = 0) -> str:
    """Saves a game as if ``age`` saves ago; returns its id."""
    game_id = store.new_id(a_game)
    store.save(game_id, a_game)
    with store.database.writing() as execute:
        execute("UPDATE games SET turn = ? WHERE id = ?", 1_000_000 - age, game_id)
    return game_id


def reopened(store: Store) -> Store:
    """Returns the store of another process."""
    if isinstance(store.database, Sqlite):
        return Store(store.database.folder)
    from winnable.store.databases.postgres import Postgres  # an extra

    database = Postgres(place_of(store))
    _reopened.append(database)
    return Store(database)


def text_of(store: Store, game_id: str) -> str:
    text = store.text(game_id)
    assert text is not None
    return text


def games_of(store: Store) -> list[Game]:
    """The saved games, the one saved first first."""
    return [parse_game(text_of(store, each.name)) for each in reversed([*store.listed()])]


def place_of(store: Store) -> str:
    """Returns the folder or the URL of the database."""
    if isinstance(store.database, Sqlite):
        return str(store.database.folder)
    from winnable.store.databases.postgres import Postgres  # an extra

    assert isinstance(store.database, Postgres)
    return store.database.url


def folder_of(store: Store) -> Path:
    return Path(store.database.name).parent


TABLES = ("games", "results", "settings", "mistakes", "damaged")


def contents(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Returns every row of every table that has one."""
    rows = {name: store.database.read(f"SELECT * FROM {name}") for name in TABLES}
    return {name: sorted(found) for name, found in rows.items() if found}


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def add_result(store: Store, game_id: str, a_game: Game) -> None:
    """Records that a game was won or abandoned, whatever is stored of it."""
    with store.database.writing() as execute:
        store.results.add(execute, game_id, a_game, is_over=True)


UNKNOWN = {"level": None, "assisted": False, "winnable": None, "ended": None, "deal": None}
"""What a result need not say."""


def keep_result(store: Store, values: Mapping[str, object] | str) -> None:
    """Stores a result with these fields and ``UNKNOWN``, or with a text that is none."""
    with store.database.writing() as execute:
        (count,) = execute("SELECT count(*) FROM results")[0]
        won = int(not isinstance(values, str) and values["won"] is True)
        name = f"damaged-{count}" if isinstance(values, str) else str(values["id"])
        data = values if isinstance(values, str) else json.dumps({**UNKNOWN, **values})
        execute("INSERT INTO results VALUES ('', ?, ?, ?, ?)", name, count + 1, won, data)


def write(store: Store, query: str, *values: object) -> None:
    """Changes a table behind the back of the store."""
    with store.database.writing() as execute:
        execute(query, *values)


def fails(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Whatever is written meanwhile finds the disk full."""

    def refuse(*_: object) -> NoReturn:
        raise StoreError(StoreFault.WRITE, file=store.database.name, why=str(FULL.strerror))

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(type(store.database), "write", refuse)
        broken.setattr(type(store.database), "writing", refuse)
        yield


FULL = OSError(28, "No space left on device")
