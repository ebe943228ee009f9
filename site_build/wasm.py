"""Compiles the units of ``setup.py`` to WebAssembly, as extension modules for Pyodide.

Cython's C files of the native build are compiled and linked by ``ziglang``; emscripten is not
needed. The modules use the limited API of the version that ``setup.py`` names, so the headers of
the Python that runs this serve, with the sizes of Pyodide in ``pyconfig.h``.
"""

import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Final

from .tools import run

UNITS: Final = (
    "players/ladder_klondike",
    "players/ladder_solitario",
    "players/tree",
    "solver/astar/klondike",
    "solver/astar/solitario",
    "solver/klondike/search",
    "solver/replay",
    "solver/solitario/certain",
    "solver/solitario/search",
)
"""The units of ``setup.py`` that a game uses."""
SUFFIX: Final = ".cpython-314-wasm32-emscripten.so"
"""What Pyodide's ``EXT_SUFFIX`` is."""
SIZES: Final = {
    "SIZEOF_INT": 4,
    "SIZEOF_LONG": 4,
    "SIZEOF_LONG_LONG": 8,
    "SIZEOF_VOID_P": 4,
    "SIZEOF_SIZE_T": 4,
    "SIZEOF_UINTPTR_T": 4,
    "SIZEOF_PTHREAD_T": 4,
    "SIZEOF_PTHREAD_KEY_T": 4,
    "SIZEOF_PID_T": 4,
    "SIZEOF_TIME_T": 8,
    "SIZEOF_OFF_T": 8,
    "SIZEOF_FPOS_T": 16,
    "SIZEOF_SHORT": 2,
    "SIZEOF_WCHAR_T": 4,
    "SIZEOF_FLOAT": 4,
    "SIZEOF_DOUBLE": 8,
    "SIZEOF_LONG_DOUBLE": 16,
    "SIZEOF__BOOL": 1,
    "ALIGNOF_LONG": 4,
    "ALIGNOF_SIZE_T": 4,
    "ALIGNOF_MAX_ALIGN_T": 8,
}
"""The values of Pyodide's ``sysconfig``; a test compares them."""
GENERATED: Final = Path("build/build/joined/winnable")
"""Where ``setup.py`` lets Cython write."""
COMPILE: Final = [
    *("-target", "wasm32-wasi", "-mcpu=generic-extended_const", "-O3", "-g0", "-fPIC", "-DNDEBUG"),
    *("-DPy_LIMITED_API=0x030B0000", "-D__EMSCRIPTEN__", "-fvisibility=default"),
    "-Wno-everything",
]
"""``extended_const``: without it Node and browsers refuse the addresses of a shared module."""
LINK: Final = [
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--strip-all",
]


def build_modules(folder: Path) -> list[Path]:
    """Compiles every unit into ``folder``, in the folders of the package. Returns the modules.

    Raises ``RuntimeError`` with the output of the tool that failed.
    """
    generate()
    headers = adapted_headers(folder.parent / "include")
    with ThreadPoolExecutor(cpu_count()) as threads:
        return list(threads.map(lambda unit: _build(unit, folder, headers), UNITS))


def generate() -> None:
    """Lets ``setup.py`` write the joined sources and Cython translate those that changed."""
    run([sys.executable, "setup.py", "--quiet", "--name"])


def adapted_headers(folder: Path) -> Path:
    """Copies the headers of this Python, with the sizes of Pyodide in ``pyconfig.h``."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), folder)
    config = folder / "pyconfig.h"
    text = config.read_text(encoding="utf-8")
    for name, size in SIZES.items():
        text = re.sub(rf"^#define {name} .*$", f"#define {name} {size}", text, flags=re.MULTILINE)
    config.write_text(text, encoding="utf-8")
    return folder


def _build(unit: str, folder: Path, headers: Path) -> Path:
    source, target = GENERATED / f"{unit}.c", folder / f"{unit}{SUFFIX}"
    if target.exists() and target.stat().st_mtime > _newest(source, Path(__file__)):
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_suffix(".o")
    zig = [sys.executable, "-m", "ziglang"]
    run([*zig, "cc", *COMPILE, "-I", str(headers), "-c", str(source), "-o", str(part)])
    name = Path(unit).name
    run([*zig, "wasm-ld", *LINK, f"--export=PyInit_{name}", str(part), "-o", str(target)])
    part.unlink()
    return target


def _newest(*paths: Path) -> float:
    return max(path.stat().st_mtime for path in paths)
