"""Gathers Python for the site: Pyodide, the package with its dependencies, and the searches."""

import json
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Final

from .packing import zipped
from .tools import NODE, run
from .wasm import build_modules

PYODIDE: Final = Path("page/node_modules/pyodide")
"""The npm package, whose version and hash are in ``page/package-lock.json``."""
STANDARD: Final = "python_stdlib.zip"
CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The tag of the wheels that fit this Pyodide."""
DEPENDENCIES: Final = ("fluent-syntax", "msgspec", "platformdirs")
"""Their versions and hashes are in ``requirements.lock``."""

ENTRIES: Final = ("winnable.web.site.start",)
"""What the workers of the page import."""
ROOTS: Final = (
    *ENTRIES,
    # What Pyodide imports by name when it starts, and for unpackArchive.
    *("_pyodide._base", "_pyodide._core_docs", "_pyodide._future_helper", "_pyodide._importhook"),
    *("_pyodide.docs_argspec", "_pyodide.docstring", "_pyodide.jsbind"),
    *("pyodide", "pyodide._package_loader", "pyodide.code", "pyodide.ffi"),
    *("pyodide.webloop", "site", "encodings.utf_8", "encodings.aliases", "encodings.cp437"),
    # What compiled modules import: msgspec._core and those of Pyodide.
    *("abc", "collections.abc", "copy", "datetime", "decimal", "enum", "inspect", "re", "typing"),
    *("uuid", "weakref", "msgspec._utils", "numbers", "sqlite3.dbapi2", "_strptime"),
    # What functions of the standard library import late, in ways that the package uses.
    *("_colorize", "calendar", "concurrent.futures.thread", "encodings.ascii"),
    *("encodings.latin_1", "encodings.utf_8_sig", "importlib.resources._adapters", "linecache"),
    *("importlib.readers", "importlib.resources.readers", "json.decoder"),
    *("random", "secrets", "string", "tokenize", "traceback", "unicodedata", "zipimport"),
)
WITHOUT: Final = (
    # No threads, processes or sockets in a browser.
    *("_ssl", "concurrent.futures.process", "ctypes", "multiprocessing", "ssl"),
    "winnable.web.tables.pool",
    # What has a compiled form, compression that nothing uses, and tools for programmers.
    *("_py_abc", "_pydatetime", "_pyrepl", "_threading_local", "bz2", "compression", "doctest"),
    *("importlib._bootstrap", "importlib._bootstrap_external"),
    *(
        "ftplib",
        "lzma",
        "pdb",
        "pickletools",
        "pydoc",
        "tarfile",
        "test",
        "tkinter",
        "unittest",
        "xml",
    ),
    # Other operating systems and other databases.
    *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "_osx_support"),
    *("platformdirs._android", "platformdirs.android", "platformdirs.ios"),
    *("platformdirs.macos", "platformdirs.windows"),
    *(f"winnable.store.databases.{name}" for name in ("connections", "notifying", "postgres")),
    # What only commands and servers use.
    *("winnable.cli", "winnable.research", "winnable.web.players.passkeys"),
)

SILENT: Final = ("arena.ftl", "campaigns.ftl", "reports.ftl")
"""Files of messages that only commands say."""


def build_python(work: Path, into: Path) -> None:
    """Writes Pyodide with its trimmed standard library, and ``package.zip``, into a folder.

    Raises ``RuntimeError`` if a tool fails or an entry module is missing.
    """
    plan = work / "plan"
    shutil.rmtree(plan, ignore_errors=True)
    plan.mkdir(parents=True)
    source, modules = Path("src/winnable"), work / "modules/winnable"
    own = {f"winnable/{path.relative_to(source).as_posix()}": path for path in source.rglob("*")}
    wanted = {
        name: path.read_bytes()
        for name, path in own.items()
        if path.suffix in (".py", ".ftl") and path.name not in SILENT
    }
    for path in build_modules(modules):
        wanted[f"winnable/{path.relative_to(modules).as_posix()}"] = path.read_bytes()
    for wheel in download(work / "wheels"):
        with zipfile.ZipFile(wheel) as file:
            names = [name for name in file.namelist() if name.endswith((".py", ".so"))]
            wanted |= {name: file.read(name) for name in names}
    # What they take from it is in the typing of this Python.
    wanted["typing_extensions.py"] = b"from typing import *\n"
    joined = Path("build/joined")
    sources = {path.relative_to(joined).as_posix(): path for path in joined.rglob("*.py")}
    (plan / "own.zip").write_bytes(zipped(wanted))
    (plan / "joined.zip").write_bytes(
        zipped({name: path.read_bytes() for name, path in sources.items()})
    )
    shutil.copyfile(PYODIDE / STANDARD, plan / "standard.zip")
    shutil.copyfile(Path(__file__).with_name("packing.py"), plan / "packing.py")
    asked = {"roots": ROOTS, "without": WITHOUT}
    (plan / "plan.json").write_text(json.dumps(asked), encoding="utf-8")
    run([NODE, "node", str(Path(__file__).with_name("packing.mjs")), str(PYODIDE), str(plan)])
    packed = set(json.loads((plan / "modules.json").read_text(encoding="utf-8")))
    if missing := {*ENTRIES} - packed:
        text = f"no module {', '.join(sorted(missing))}"
        raise RuntimeError(text)
    into.mkdir(parents=True, exist_ok=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, into / name)
    for name in (STANDARD, "package.zip"):
        shutil.copyfile(plan / name, into / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    text = json.dumps({"info": lock["info"], "packages": {}})  # none is loaded by name
    (into / "pyodide-lock.json").write_text(text, encoding="utf-8")


def download(folder: Path) -> list[Path]:
    """Downloads the wheels of the dependencies, with the hashes of ``requirements.lock``."""
    entries = Path("requirements.lock").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in entries.splitlines() if line.partition("==")[0] in DEPENDENCIES]
    lock = folder / "wheels.lock"
    text = "\n".join(lines)
    if lock.exists() and lock.read_text(encoding="utf-8") == text:
        return sorted(folder.glob("*.whl"))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    asked = lock.with_suffix(".asked")
    asked.write_text(text, encoding="utf-8")
    run(
        [
            *(sys.executable, "-m", "pip", "download", "--no-deps", "--require-hashes"),
            *("--disable-pip-version-check", "--only-binary", ":all:", "--platform", PLATFORM),
            *("--python-version", "3.14", "--implementation", "cp"),
            *("--dest", str(folder), "--requirement", str(asked)),
        ]
    )
    asked.rename(lock)
    return sorted(folder.glob("*.whl"))
