"""The player's games, settings and results, in a database: SQLite, or PostgreSQL on a server."""

from .games import Store, counts, data_folder, read_text
from .settings import Settings

__all__ = ["Settings", "Store", "counts", "data_folder", "read_text"]
