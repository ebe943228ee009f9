"""Rebuilds files as a power cut leaves them, from a record of what reached the disk.

A disk keeps what was written to a file before its last flush. Of later writes it may keep any
sectors. A new name, or the removal of one, is certain after a flush of its folder; later ones
happen in their order, up to some point. ``failing_disk.c`` makes the record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

SECTOR: Final = 512
"""Bytes that are written as a whole."""
_HAVE_DATA: Final = ("write", "note", "rename")


@dataclass(frozen=True)
class Change:
    """A change of a file, or a note of the program between two changes."""

    kind: str
    """``create``, ``write``, ``size``, ``flush``, ``unlink``, ``rename``, ``folder`` or ``note``"""
    inode: int
    offset: int
    name: str
    data: bytes = b""


def changes(record: Path) -> list[Change]:
    """Reads a record."""
    return list(_changes(record.read_bytes()))


def _changes(text: bytes) -> Iterator[Change]:
    at = 0
    while at < len(text):
        end = text.index(b"\n", at)
        kind, inode, offset, size, name = text[at:end].decode().split(" ")
        at = end + 1
        length = int(size) if kind in _HAVE_DATA else 0
        yield Change(kind, int(inode), int(offset), name, text[at : at + length])
        at += length


@dataclass
class _File:
    """The content of a file: what is certain, and what a cut may lose."""

    data: bytearray = field(default_factory=bytearray)
    later: list[Change] = field(default_factory=list)

    def flush(self) -> None:
        for change in self.later:
            self._apply(change, None, 1)
        self.later.clear()

    def cut(self, chance: Random, share: float) -> bytes:
        """Returns the content after a cut that keeps this share of the later sectors."""
        left = _File(bytearray(self.data))
        for change in self.later:
            left._apply(change, chance, share)
        return bytes(left.data)

    def _apply(self, change: Change, chance: Random | None, share: float) -> None:
        if change.kind == "size":
            if chance is None or chance.random() < share:
                del self.data[change.offset :]
                self._grow(change.offset)
            return
        start, end = change.offset, change.offset + len(change.data)
        at = start
        while at < end:
            after = min(end, (at // SECTOR + 1) * SECTOR)
            if chance is None or chance.random() < share:
                self._grow(after)
                self.data[at:after] = change.data[at - start : after - start]
            at = after

    def _grow(self, size: int) -> None:
        self.data.extend(bytes(max(0, size - len(self.data))))


class Disk:
    """The files of a record up to some change."""

    def __init__(self) -> None:
        self._files: dict[int, _File] = {}
        self._names: dict[str, _File] = {}
        self._later: list[Change | tuple[Change, _File]] = []

    def add(self, change: Change) -> None:
        """Makes a change."""
        if change.kind == "folder":
            self._files.pop(change.inode, None)  # of a file that was removed
        elif change.kind == "create":
            new = self._files[change.inode] = _File()
            self._later.append((change, new))
        elif change.kind in ("unlink", "rename"):
            self._later.append(change)
        elif change.kind in ("write", "size"):
            self._files.setdefault(change.inode, _File()).later.append(change)
        elif change.kind == "flush" and change.inode in self._files:
            self._files[change.inode].flush()
        elif change.kind == "flush":  # a folder
            here = [each for each in self._later if _folder(each) == change.name]
            self._later = [each for each in self._later if _folder(each) != change.name]
            self._name(self._names, here)

    def cut(self, target: Path, chance: Random, share: float) -> None:
        """Writes the files that are left after a cut now, below ``target``.

        ``share``: the part of the sectors that are not certain which is kept.
        """
        names = dict(self._names)
        count = round(share * len(self._later)) if share in (0, 1) else None
        kept = chance.randint(0, len(self._later)) if count is None else count
        self._name(names, self._later[:kept])
        for name, file in names.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            is_shared_memory = name.endswith("-shm")  # anything may be in it
            path.write_bytes(
                chance.randbytes(32768) if is_shared_memory else file.cut(chance, share)
            )

    def _name(
        self, names: dict[str, _File], order: "Sequence[Change | tuple[Change, _File]]"
    ) -> None:
        for each in order:
            if isinstance(each, tuple):
                names[each[0].name] = each[1]
            elif each.kind == "rename":
                if each.name in names:
                    names[each.data.decode()] = names.pop(each.name)
            else:
                names.pop(each.name, None)


def _folder(each: "Change | tuple[Change, _File]") -> str:
    change = each[0] if isinstance(each, tuple) else each
    return str(Path(change.name).parent)
