"""The file of graded deals in parts, each of which is read when a deal of it is asked for.

The site has the catalogue in this form, without the stored wins, which no game asks for. Reading a
part makes the browser fetch it. A part is the zlib stream of some bytes of the file; its name is
their offset and their number.
"""

import zlib
from enum import StrEnum
from pathlib import Path
from typing import Any

from ..law.errors import ErrorOf


class PartFault(StrEnum):
    """Why a part cannot be used. Every language file has a sentence for it."""

    UNREAD = "catalogue-unread"


class PartError(ErrorOf[PartFault]):
    """A part could not be read: it has not been fetched yet, and now there is no network."""


class PartedFile(bytearray):
    """The bytes of the file from the parts in a folder; those that are in no part are zeros. The
    bytes of a part are filled in before an index or a slice returns any. Raises ``PartError``.

    What reads the buffer directly (``struct``) must have read another byte of the part before: the
    letters, blocks and records of a set are one part, and letters are read first.
    """

    def __init__(self, folder: Path) -> None:
        self._unread: dict[Path, tuple[int, int]] = {}
        for path in folder.iterdir():
            start, length = map(int, path.name.split("-"))
            self._unread[path] = start, start + length
        super().__init__(max(end for _, end in self._unread.values()))

    def __getitem__(self, key: Any) -> Any:
        first, last, _ = (key, key + 1, 1) if isinstance(key, int) else key.indices(len(self))
        asked = [path for path, (a, b) in self._unread.items() if a < last and first < b]
        for path in asked:
            try:
                data = path.read_bytes()
            except OSError as error:
                raise PartError(PartFault.UNREAD) from error
            start, end = self._unread[path]
            self[start:end] = zlib.decompress(data)
            del self._unread[path]
        found = super().__getitem__(key)
        return bytes(found) if isinstance(key, slice) else found
