"""The identity of the code that answers a question: its version, and a digest of its sources.

Two machines with equal ``code_name`` give equal answers. The digest covers every source that can
change an answer, compiled modules by the sources that they are built from, and the value nets. It
covers no sentence, page, drawing or command. A test compares the list with what ``measures``
imports.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from ...version import __version__

SOURCES: Final = (
    "catalogues/archive",
    "catalogues/levels",
    "catalogues/wins",
    "game/game",
    "game/history",
    "game/record",
    "game/tree",
    "law/cards",
    "law/deals",
    "law/difficulty",
    "law/foreign_deals",
    "law/kind",
    "law/klondike",
    "law/moves",
    "law/position",
    "law/possible",
    "law/reading",
    "law/rules",
    "law/shuffles",
    "law/solitario",
    "law/view",
    "law/worlds",
    "players",
    "proof/check",
    "proof/checker",
    "proof/making",
    "research/campaign/measures",
    "research/campaign/workbench",
    "research/grading/grading",
    "research/grading/trials",
    "research/grading/trimming",
    "solver",
)
"""Folders and modules whose sources can change an answer."""
_ENDINGS: Final = {".py", ".pxd", ".net"}
_PACKAGE: Final = Path(__file__).parents[2]


@cache
def code_name() -> str:
    """Returns the version, and 16 hexadecimal digits of the digest: ``0.1.0 86a4f2c9d1b3e507``."""
    digest = sha256()
    for path in sorted(_files(), key=lambda path: path.relative_to(_PACKAGE).as_posix()):
        data = path.read_bytes()
        if path.suffix != ".net":
            data = data.replace(b"\r\n", b"\n")
        name = path.relative_to(_PACKAGE).as_posix()
        digest.update(f"{name} {len(data)}\n".encode() + data)
    return f"{__version__} {digest.hexdigest()[:16]}"


def _files() -> list[Path]:
    found = []
    for name in SOURCES:
        path = _PACKAGE / name
        files = path.rglob("*") if path.is_dir() else path.parent.glob(f"{path.name}.*")
        found += [file for file in files if file.suffix in _ENDINGS]
    return found
