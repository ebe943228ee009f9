"""Checks compiled modules: whether they are present and match their sources."""

import hashlib
import os
import shlex
import shutil
import sysconfig
from collections.abc import Mapping
from contextlib import suppress
from functools import cache


class StaleModule(ImportError):
    """A compiled module was built from sources that differ from those beside it."""


def check_sources(module: str, digests: Mapping[str, str]) -> None:
    """Raises ``StaleModule`` if a source of a compiled module has changed since it was built.

    Compiled modules call this when they are imported. ``module`` is the path of the module.
    ``digests`` maps the path of each source, relative to the module's folder, to its SHA-1. Outside
    a source tree (no ``setup.py`` two folders above the package) nothing is compared: nobody edits
    an installation.
    """
    package = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120  # no pathlib here
    if not os.path.exists(os.path.join(package, "../../setup.py")):  # noqa: PTH110, PTH118
        return
    folder = os.path.dirname(module)  # noqa: PTH120
    for name, digest in digests.items():
        with open(os.path.join(folder, name), "rb") as file:  # noqa: PTH118, PTH123
            found = hashlib.sha1(file.read(), usedforsecurity=False).hexdigest()
        if found != digest:
            text = f"{name} has changed since {module} was built. Run scripts/setup to build again."
            raise StaleModule(text)


def missing_tools() -> str:
    """Says in one sentence what the compilation of the searches lacks here; "" if nothing.

    setup.py calls this too, so this module imports only the standard library.
    """
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    missing = []
    if shutil.which(shlex.split(command)[0]) is None:
        missing.append("a C compiler (Debian package gcc)")
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):  # noqa: PTH110, PTH118
        missing.append("the headers of Python (Debian package python3-dev)")
    return f"Missing: {' and '.join(missing)}." if missing else ""


@cache
def tell_interpreted() -> None:
    """Prints on standard error, once in a process, that a search runs interpreted."""
    with suppress(OSError):  # standard error is closed
        os.write(2, b"winnable: the search is not compiled and runs about 70 times slower.\n")
