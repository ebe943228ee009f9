"""The player's games, settings and results, in a database: SQLite, or PostgreSQL on a server."""

from ..disk import StoreError, StoreFault
from . import files
from .database import Database
from .games import Stale, Store, Stored, counts, data_folder, read_text
from .settings import Settings

__all__ = [
    "Settings",
    "Stale",
    "Store",
    "Stored",
    "counts",
    "data_folder",
    "open_database",
    "read_text",
]


def open_database(url: str) -> Database:
    """Opens a PostgreSQL database, and takes in the text files of the data folder once.

    Raises ``StoreError`` if psycopg is not installed or the database cannot be reached.
    """
    try:
        from .postgres import Postgres  # noqa: PLC0415  # an extra
    except ImportError:
        raise StoreError(StoreFault.EXTRA) from None
    database = Postgres(url)
    with database.writing() as execute:
        database.troubles += files.take_in(data_folder(), execute)
    return database
