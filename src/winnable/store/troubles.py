"""What of a player is damaged or could not be read: set aside, and reported once."""

from ..disk import StoreError, StoreFault
from .databases.database import Database


class Troubles:
    """The errors that a player was not told yet, and the texts that did not parse."""

    def __init__(self, database: Database, player: str) -> None:
        self._database, self._player = database, player
        self._untold: list[StoreError] = []

    def add(self, error: StoreError) -> None:
        """Records that something could not be read, to be reported once."""
        known = [(each.code, each.details) for each in self._untold]
        if (error.code, error.details) not in known:
            self._untold.append(error)

    def news(self) -> list[StoreError]:
        """Returns what was damaged or could not be read and was not reported yet; each once."""
        found, self._untold = [*self._database.troubles, *self._untold], []
        self._database.troubles.clear()
        return found

    def set_aside(self, table: str, name: str, text: str) -> None:
        """Moves a text that does not parse to the table ``damaged``."""
        with self._database.writing() as execute:
            execute("INSERT INTO damaged VALUES (?, ?, 0, ?)", self._player, name, text)
            if table == "settings":
                execute("DELETE FROM settings WHERE player = ?", self._player)
            else:
                query = f"DELETE FROM {table} WHERE player = ? AND id = ?"  # noqa: S608  # a constant
                execute(query, self._player, name)
        self.add(StoreError(StoreFault.DAMAGED, file=name))

    def texts(self) -> list[tuple[str, str]]:
        """Returns the name and the text of everything that was set aside."""
        query = "SELECT name, data FROM damaged WHERE player = ?"
        return [(name, text) for name, text in self._database.read(query, self._player)]
