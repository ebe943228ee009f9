"""What a player keeps: games, settings, results and contests, in SQLite or PostgreSQL.

May import law, game, catalogues, speech and disk.

``games`` has what one player stores; results, mistakes and troubles have modules of their own.
``databases`` has the queries, the connections and the notifications; ``contests`` has boards,
races, players and their nicknames.
"""

from ..disk import StoreError, StoreFault
from .contests.boards import Attempt, Boards
from .databases.database import Database
from .databases.rows import Stale, Stored
from .games import Store, data_folder
from .results import counts
from .settings import Settings

__all__ = [
    "Attempt",
    "Boards",
    "Settings",
    "Stale",
    "Store",
    "Stored",
    "counts",
    "data_folder",
    "database_at",
    "open_database",
]


def database_at(url: str, *, is_prepared: bool = False) -> Database:
    """Returns a PostgreSQL database, which the first query opens.

    ``is_prepared``: another process has brought its tables to the newest version.

    Raises ``StoreError`` if psycopg is not installed or the URL is none.
    """
    try:
        from .databases.postgres import Postgres  # noqa: PLC0415  # an extra
    except ImportError:
        raise StoreError(StoreFault.EXTRA) from None
    return Postgres(url, is_prepared=is_prepared)


def open_database(url: str) -> Database:
    """Opens a PostgreSQL database, and makes its tables.

    Raises ``StoreError`` if psycopg is not installed or the database cannot be reached.
    """
    database = database_at(url)
    database.read("SELECT 1")
    return database
