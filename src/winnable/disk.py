"""Files, and what differs between operating systems.

May import law.

This is the only module that handles differences between operating systems. Every function raises
``StoreError`` that names the file. Only ``read_given`` waits for the writer of a pipe. The module
does not interpret the content of files.
"""

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from .law.errors import ErrorOf

_BINARY: Final[int] = getattr(os, "O_BINARY", 0)  # Windows
_NONBLOCKING: Final[int] = getattr(os, "O_NONBLOCK", 0)  # POSIX: opening a pipe does not wait
_NOT_INHERITED: Final[int] = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0)
_CAN_SYNC_FOLDERS: Final = hasattr(os, "O_DIRECTORY")
_NOT_SYNCED: Final = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.ENOSYS}
"""Error codes of file systems that cannot sync a folder."""
LARGEST: Final = 1 << 30
"""Most bytes of a file that the user named."""
_PART: Final = 1 << 20
_TRIAL: Final = 1 << 16
"""Bytes that are written to find out whether a disk has room."""
_TOO_MANY_OPEN: Final = {errno.EMFILE, errno.ENFILE}


class StoreFault(StrEnum):
    """What can be wrong with a file or a standard stream.

    Every language file has a sentence for each.
    """

    READ = "file-read"
    WRITE = "file-write"
    TEXT = "file-text"
    KIND = "file-kind"
    NAME = "file-name"
    LARGE = "file-large"
    DAMAGED = "file-damaged"
    SALVAGED = "file-salvaged"
    NEWER = "file-newer"
    UNREACHABLE = "database-unreachable"
    EXTRA = "no-database-driver"
    STREAM_READ = "stream-read"
    STREAM_LARGE = "stream-large"
    STREAM_LINE = "stream-line"
    STREAM_WRITE = "stream-write"


class StoreError(ErrorOf[StoreFault]):
    """A file or a standard stream cannot be read or written."""


def read_regular(path: Path, most: int | None = None) -> bytes:
    """Reads a regular file; refuses more than ``most`` bytes.

    Raises ``StoreError``; ``is_missing`` recognises a missing file.
    """
    with _faults(StoreFault.READ, path):
        handle = os.open(path, os.O_RDONLY | _NONBLOCKING | _BINARY | _NOT_INHERITED)
        with os.fdopen(handle, "rb") as file:
            status = os.fstat(handle)
            check_regular(status)
            if most is not None and status.st_size > most:
                raise StoreError(StoreFault.LARGE, file=str(path))
            return file.read()


def read_given(path: Path) -> bytes:
    """Reads a file that the user named, a pipe to its end; refuses more than ``LARGEST`` bytes."""
    parts, size = [], 0
    with _faults(StoreFault.READ, path), path.open("rb") as file:
        while part := file.read(_PART):
            size += len(part)
            if size > LARGEST:  # perhaps a device without an end
                raise StoreError(StoreFault.LARGE, file=str(path))
            parts.append(part)
    return b"".join(parts)


def read_text(path: Path) -> str:
    """Reads a file of text that the user named, as ``read_given`` does."""
    return decoded(path, read_given(path))


def decoded(path: Path, data: bytes, errors: str = "strict") -> str:
    """Decodes the content of the file ``path`` as UTF-8. Raises ``StoreError``."""
    try:
        text = data.decode("utf-8-sig", errors)
    except UnicodeDecodeError:
        raise StoreError(StoreFault.TEXT, file=str(path)) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def replace(path: Path, text: str) -> None:
    """Replaces a file of text atomically (``replace_bytes``)."""
    with _faults(StoreFault.WRITE, path):
        data = text.encode("utf-8")
    replace_bytes(path, data)


def replace_bytes(path: Path, data: bytes) -> None:
    """Replaces a file atomically: a reader sees the old bytes or the new ones, never a part.

    They are written to a temporary file in the same folder, flushed to the disk and renamed. Then
    the folder is flushed, so that the rename survives a power failure.
    """
    with _faults(StoreFault.WRITE, path):
        make_folder(path.parent)
        beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
        try:
            _write_new(beside, data)
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
        _sync_folder(path.parent)


def append_line(path: Path, line: str) -> None:
    """Appends a line to a file and flushes it to the disk.

    If a crash left an incomplete last line, that line is terminated first. A line that does not fit
    on the disk is removed again.
    """
    with _faults(StoreFault.WRITE, path):
        make_folder(path.parent)
        is_new = not path.exists()
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | _NONBLOCKING | _BINARY | _NOT_INHERITED
        handle = os.open(path, flags, 0o666)
        try:
            check_regular(os.fstat(handle))
            size = os.fstat(handle).st_size
            data = f"{line}\n".encode()
            if size and _last_byte(handle, size) != b"\n":
                data = b"\n" + data
            _write_all(handle, data, size)
            os.fsync(handle)
        finally:
            os.close(handle)
        if is_new:
            _sync_folder(path.parent)


def entries(folder: Path, suffix: str) -> list[Path]:
    """Lists the files of a folder whose names end in ``suffix``; [] if the folder is missing."""
    with _faults(StoreFault.READ, folder), suppress(FileNotFoundError):
        return [path for path in folder.iterdir() if path.name.endswith(suffix)]
    return []


def move(path: Path, target: Path) -> None:
    """Moves a file to another folder of the same file system."""
    with _faults(StoreFault.WRITE, target):
        make_folder(target.parent)
        path.replace(target)


def remove(path: Path) -> None:
    """Removes a file. Raises ``StoreError``."""
    with _faults(StoreFault.WRITE, path):
        path.unlink()


def is_missing(error: StoreError) -> bool:
    """Whether the error means that the file does not exist."""
    return isinstance(error.__cause__, (FileNotFoundError, NotADirectoryError))


def is_exhausted(error: OSError) -> bool:
    """Whether the process or the system has too many files open."""
    return error.errno in _TOO_MANY_OPEN


@contextmanager
def _faults(fault: StoreFault, path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise store_error(fault, path, error) from error


def store_error(fault: StoreFault, path: Path, error: OSError | ValueError) -> StoreError:
    """Converts an error of the operating system into a ``StoreError``."""
    if isinstance(error, _NotRegularError):
        return StoreError(StoreFault.KIND, file=str(path))
    if isinstance(error, ValueError):  # a zero byte, or a lone surrogate
        return StoreError(StoreFault.NAME, file=str(path))
    return StoreError(fault, file=str(path), why=error.strerror or type(error).__name__)


def check_folder(folder: Path) -> None:
    """Raises ``OSError`` unless a file can be written in the folder, or the folder be made."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if not there.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    if not os.access(there, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    trial = there / f".{secrets.token_hex(4)}.part"
    try:
        _write_new(trial, bytes(_TRIAL))
    finally:
        trial.unlink(missing_ok=True)


class _NotRegularError(OSError):
    """The path is a pipe, a device or a socket."""


def check_regular(status: os.stat_result) -> None:
    """Raises ``OSError`` unless the status is that of a regular file."""
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise _NotRegularError(errno.EINVAL, "not a regular file")


def why_unopened(path: Path) -> str | None:
    """Returns why the system does not open a file to write, in its words; None if it has no reason.

    Does not open the file: closing it again would end every lock that this process has on it.
    """
    try:
        os.close(os.open(os.devnull, os.O_RDONLY | _NOT_INHERITED))  # too many open files
        place = path if path.exists() else path.parent
        if place.exists() and not os.access(place, os.R_OK | os.W_OK):
            is_mounted = hasattr(os, "statvfs") and os.statvfs(place).f_flag & os.ST_RDONLY
            return os.strerror(errno.EROFS if is_mounted else errno.EACCES)
    except (OSError, ValueError) as error:
        return getattr(error, "strerror", None)
    return None


def _last_byte(handle: int, size: int) -> bytes:
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1)


def _write_all(handle: int, data: bytes, size: int) -> None:
    """Writes the bytes at the end of a file of ``size`` bytes, all or none."""
    done = 0
    try:
        while done < len(data):
            done += os.write(handle, data[done:])
    except OSError:
        with suppress(OSError):
            if os.fstat(handle).st_size == size + done:  # no other process has written since
                os.ftruncate(handle, size)
        raise


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Creates a folder with this mode, and its parents, and flushes each to the disk. Raises
    ``OSError``.
    """
    if not folder.is_dir():
        make_folder(folder.parent) if folder.parent != folder else None
        folder.mkdir(mode, exist_ok=True)
        _sync_folder(folder.parent)


def make_private(file: Path) -> None:
    """Lets only its owner read or write a file, and creates it if necessary.

    A file of somebody else stays as it is. Raises ``OSError``.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR | _NOT_INHERITED, 0o600))
    if file.stat().st_mode & 0o077:
        with suppress(OSError):
            file.chmod(0o600)


def _write_new(path: Path, data: bytes) -> None:
    """Writes a file that does not exist yet, and flushes it to the disk."""
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Flushes the entries of a folder to the disk, where the system supports it."""
    if not _CAN_SYNC_FOLDERS:
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | _NOT_INHERITED)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _NOT_SYNCED:
            raise
