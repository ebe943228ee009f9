"""The files that a player can save: statistics, results, everything; ``docs/formats.md`` describes
them. One is written in a thread, and to the disk: a browser that reads it slowly takes no memory.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from typing import IO, Final

from ...disk import StoreFault, store_error
from ...game.results import Result, Statistics, as_csv, statistics
from ...game.results import written as fields_of
from ...store import Store
from ...store.belongings import export

PART: Final = 1 << 16
"""Bytes that are sent at once."""


def _as_json(values: Iterable[Result | Statistics]) -> str:
    return json.dumps([fields_of(value) for value in values], ensure_ascii=False, indent=1) + "\n"


def _results(store: Store) -> list[Result]:
    return store.results.all()


EXPORTS: Final[dict[str, Callable[[Store], str]]] = {
    "statistics.csv": lambda store: as_csv(Statistics, statistics(_results(store))),
    "statistics.json": lambda store: _as_json(statistics(_results(store))),
    "games.csv": lambda store: as_csv(Result, _results(store)),
    "games.json": lambda store: _as_json(_results(store)),
    "everything.json": export,
}
"""The files by name."""


def written(store: Store, name: str) -> IO[bytes]:
    """Writes a file, and returns it at its beginning. Raises ``StoreError``."""
    data = EXPORTS[name](store).encode()
    try:
        file = TemporaryFile()  # noqa: SIM115  # ``parts`` closes it
        file.write(data)
        file.seek(0)
    except OSError as error:
        raise store_error(StoreFault.WRITE, Path(gettempdir()), error) from error
    return file


async def parts(file: IO[bytes]) -> AsyncIterator[bytes]:
    """Reads a file, and closes it."""
    with file:
        while part := await asyncio.to_thread(file.read, PART):
            yield part
