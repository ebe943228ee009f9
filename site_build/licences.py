"""Writes the licences of all software in the site into one file.

The licences of packages come from the packages; the folder ``licences`` has the others.
"""

import json
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = "licences.txt"
"""The name of the file in the site; the page links it."""
TEXTS: Final = Path(__file__).with_name("licences")
NODE: Final = Path("page/node_modules")


class Part(NamedTuple):
    """Software that is compiled into Pyodide."""

    name: str
    licence: str
    """The name of a text, or a sentence."""
    copyright: str


PARTS: Final = (
    Part("CPython", "PSF-2.0", "2001 Python Software Foundation"),
    Part("Pyodide and hiwire", "MPL-2.0", "Pyodide contributors and Mozilla"),
    Part("fluent.syntax", "Apache-2.0", "Mozilla"),
    Part("LLVM (compiler-rt, libc++, libunwind)", "Apache-2.0", "the LLVM Project contributors"),
    Part("Emscripten", "MIT", "2010-2014, Emscripten authors"),
    Part("musl", "MIT", "2005-2020, Rich Felker, et al."),
    Part("libffi", "MIT", "1996-2024, Anthony Green, Red Hat, Inc and others"),
    Part("Expat", "MIT", "1998-2000, Thai Open Source Software Center Ltd and Clark Cooper"),
    Part("HACL*", "MIT", "2016-2022, INRIA, CMU and Microsoft Corporation"),
    Part("zstd", "BSD", "Meta Platforms, Inc. and affiliates"),
    Part("mpdecimal", "BSD", "2008-2020, Stefan Krah"),
    Part("zlib", "zlib", "1995-2024, Jean-loup Gailly and Mark Adler"),
    Part("bzip2", "bzip2", "1996-2019, Julian R Seward"),
    Part("liblzma (XZ Utils)", "0BSD", "the authors of XZ Utils"),
    Part("SQLite", "in the public domain", ""),
)
_LLVM: Final = (
    "LLVM adds an exception: its licence puts no condition on programs compiled with it.\n"
    "The source of Pyodide is at https://github.com/pyodide/pyodide.\n"
)
_RULE: Final = "=" * 100


def licences(wheels: list[Path]) -> str:
    """Returns the text of the file: what is in the site, then each licence once.

    Raises ``RuntimeError`` if a package has no licence.
    """
    texts = {"winnable": Path("LICENSE").read_text(encoding="utf-8")}
    texts |= _of_wheels(wheels)
    texts |= {name: _of_npm(name) for name in ("preact", "@preact/signals")}
    version = json.loads((NODE / "pyodide/package.json").read_text(encoding="utf-8"))["version"]
    lines = [f"This site has winnable, and with it the software below (Pyodide {version}).\n"]
    lines += [f"- {name}: text below" for name in texts]
    for part in PARTS:
        held = f" (c) {part.copyright}" if part.copyright else ""
        lines.append(f"- {part.name}:{held}; {part.licence}")
    lines.append(f"\n{_LLVM}")
    named = {part.licence for part in PARTS}
    texts |= {path.stem: path.read_text(encoding="utf-8") for path in sorted(TEXTS.glob("*.txt"))}
    if missing := {each for each in named - texts.keys() if each not in _SENTENCES}:
        text = f"no text of the licences {', '.join(sorted(missing))}"
        raise RuntimeError(text)
    for name, text in texts.items():
        lines.append(f"{_RULE}\n{name}\n{_RULE}\n\n{text.strip()}\n")
    return "\n".join(lines)


_SENTENCES: Final = {"0BSD", "in the public domain"}
"""Licences that ask for no text."""


def _of_wheels(wheels: list[Path]) -> dict[str, str]:
    found = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as file:
            for name in file.namelist():
                if "dist-info/licenses/" in name:
                    found[wheel.name.partition("-")[0]] = file.read(name).decode()
    return found


def _of_npm(name: str) -> str:
    return (NODE / name / "LICENSE").read_text(encoding="utf-8")
