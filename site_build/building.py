"""The steps of the build: the page, Python, the catalogue, and the manifest of all files.

Names of files that Python needs contain a hash of their content, so that a browser may keep them
for ever. Equal sources and tools make equal bytes.
"""

import json
import shutil
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from winnable.catalogues import FILE, PARTS
from winnable.catalogues.archive import Archive
from winnable.players.nets import FOLDER as NETS

from .licences import FILE as LICENCES
from .licences import licences
from .packing import unzipped, zipped
from .python import CORE, STANDARD, build_python
from .tools import NODE, run

WORK: Final = Path("build/site")
INTO: Final = Path("dist/site")
PACKAGE: Final = Path("src/winnable")
USUAL: Final = "d3"
"""The solving set of the usual game: its part of the catalogue is in the package."""
DOCUMENTATION: Final = Path("docs/_site")
PICTURE: Final = "static/pictures/social.png"
UNKEPT: Final = ("docs/", "static/pictures/", ".nojekyll")
"""What the service worker does not keep: the documentation, pictures for links and for shops."""
VERSION: Final = "VERSION_OF_SITE"
"""What the service worker has in place of the version of the site: its text must change with it."""


def build(into: Path = INTO, address: str = "") -> None:
    """Builds the site into a folder, which is emptied before.

    ``address`` is where the site will be, such as ``https://example.org/cards/``: pictures of links
    need whole addresses. Raises ``RuntimeError`` with a sentence or the output of a tool that
    failed.
    """
    shutil.rmtree(into, ignore_errors=True)
    run(
        [NODE, "npm", "run", "--silent", "build:site", "--", "--outDir", str(into.resolve())],
        Path("page"),
    )
    made = WORK / "python"
    build_python(WORK, made)
    first, later = lazy_files()
    package = zipped(unzipped((made / "package.zip").read_bytes()) | first)
    names = (*CORE, STANDARD, "pyodide-lock.json")
    core = {name: (made / name).read_bytes() for name in names}
    folder = f"python/pyodide-{_hash(*core.values())}"
    files = {f"{folder}/{name}": data for name, data in core.items()}
    archive = f"python/winnable-{_hash(package)}.zip"
    files[archive] = package
    lazy = {}
    for path, data in later.items():
        stem, _, ending = path.rpartition("/")[2].partition(".")
        name = f"python/{stem}-{_hash(data)}.{ending or 'part'}"
        files[name] = data
        lazy[path] = {"name": name, "bytes": len(data)}
    for name, data in files.items():
        place = into / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    wheels = sorted((WORK / "wheels").glob("*.whl"))
    (into / LICENCES).write_text(licences(wheels), encoding="utf-8")
    add_documentation(into)
    if address:
        name_address(into / "index.html", address)
    write_manifest(into, {"pyodide": f"{folder}/", "package": archive, "lazy": lazy})


def lazy_files() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Returns files of the package that a first move may need, and those that are fetched when
    Python reads them: parts of the catalogue and value nets, by their paths beside the package.
    """
    archive = Archive(FILE)
    catalogue = {
        (PARTS / name).relative_to(PACKAGE.resolve().parent).as_posix(): data
        for name, data in parts_of(archive).items()
    }
    sets = dict(zip((None, *archive.sets), catalogue, strict=True))
    first = {path: catalogue[path] for path in (sets[None], sets[USUAL])}
    later = {path: data for path, data in catalogue.items() if path not in first}
    for path in sorted(NETS.glob("*.net")):
        later[path.relative_to(PACKAGE.resolve().parent).as_posix()] = path.read_bytes()
    return first, later


def parts_of(archive: Archive) -> dict[str, bytes]:
    """Returns the parts of a file (``catalogues.parts``) by their names: its head, and each set
    without its wins, in the order of the archive's ``sets``.
    """
    bounds = [(0, archive.body)]
    bounds += [
        (archive.body + head["letters"], archive.body + head["wins"])
        for head in archive.sets.values()
    ]
    return {
        f"{start}-{end - start}": zlib.compress(archive.data[start:end], 9) for start, end in bounds
    }


def add_documentation(into: Path) -> None:
    """Adds what ``scripts/docs`` has built. Raises ``RuntimeError`` if there is nothing."""
    if not (DOCUMENTATION / "index.html").exists():
        text = f"there is no {DOCUMENTATION}/index.html; run scripts/docs"
        raise RuntimeError(text)
    unneeded = shutil.ignore_patterns(".*", "objects.inv")
    shutil.copytree(DOCUMENTATION, into / "docs", ignore=unneeded)
    (into / ".nojekyll").touch()  # GitHub Pages leaves out folders such as docs/_static without it


def name_address(page: Path, address: str) -> None:
    """Writes the whole address of the picture into the page."""
    text = page.read_text(encoding="utf-8")
    whole = text.replace(f'content="{PICTURE}"', f'content="{address.rstrip("/")}/{PICTURE}"')
    if whole == text:
        message = f"{page} does not name {PICTURE}"
        raise RuntimeError(message)
    page.write_text(whole, encoding="utf-8")


def write_manifest(into: Path, entries: dict[str, Any]) -> None:
    """Writes ``manifest.json``: the entries, and every file with its size, hash and part.

    Left out is ``UNKEPT``. Parts are *start* (Python and all that a first move needs), *later*
    (fetched when needed) and *page*. The version is a hash of all other files; the service worker
    gets it too. ``gzip`` is the size that a host with compression sends.
    """
    lazy = {LICENCES, *(each["name"] for each in entries["lazy"].values())}
    found = {path.relative_to(into).as_posix(): path for path in into.rglob("*") if path.is_file()}
    found = {name: path for name, path in found.items() if not name.startswith(UNKEPT)}
    files = []
    for name in sorted(found):
        data = found[name].read_bytes()
        part = "later" if name in lazy else "start" if name.startswith("python/") else "page"
        files.append(
            {
                "name": name,
                "part": part,
                "bytes": len(data),
                "gzip": min(len(data), len(zlib.compress(data, 9, 31))),
                "sha256": sha256(data).hexdigest(),
            }
        )
    version = _hash(json.dumps(files).encode())
    worker = into / "sw.js"
    text = worker.read_text(encoding="utf-8")
    if VERSION not in text:
        message = f"{worker} does not contain {VERSION}"
        raise RuntimeError(message)
    worker.write_text(text.replace(VERSION, version), encoding="utf-8")
    for each in files:
        if each["name"] == "sw.js":
            data = worker.read_bytes()
            each |= {"bytes": len(data), "sha256": sha256(data).hexdigest()}
    text = json.dumps({"version": version, **entries, "files": files}, indent=1)
    (into / "manifest.json").write_text(text + "\n", encoding="utf-8")


def _hash(*contents: bytes) -> str:
    """Returns 12 hexadecimal digits for a name."""
    return sha256(b"".join(contents)).hexdigest()[:12]
