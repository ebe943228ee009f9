"""Checks compiled modules: whether they are present and match their sources."""

import hashlib
import os
import shlex
import shutil
import sysconfig
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Final


def check_sources(module: str, digests: Mapping[str, str]) -> None:
    """Raises ``StaleModule`` if a source of a compiled module has changed since it was built.

    Compiled modules call this when they are imported. ``module`` is the path of the module.
    ``digests`` maps the path of each source, relative to the module's folder, to its SHA-1. Outside
    a source tree nothing is compared: nobody edits an installation.
    """
    if not is_source_tree():
        return
    folder = os.path.dirname(module)  # noqa: PTH120
    for name, digest in digests.items():
        with open(os.path.join(folder, name), "rb") as file:  # noqa: PTH118, PTH123
            found = hashlib.sha1(file.read(), usedforsecurity=False).hexdigest()
        if found != digest:
            from ..law.errors import StaleModule  # noqa: PLC0415  # setup.py loads this file alone

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


def is_source_tree() -> bool:
    """Whether this package lies in a source tree: ``setup.py`` is two folders above it."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
    return os.path.exists(os.path.join(package, "../../setup.py"))  # noqa: PTH110, PTH118


_tellings: Final = count()


def is_untold() -> bool:
    """Whether nobody was told in this process that searches run interpreted. Who asks, tells."""
    return next(_tellings) == 0


def tell_interpreted() -> None:
    """Prints on standard error that a search runs interpreted, unless somebody was told."""
    if not is_untold():
        return
    missing = missing_tools()
    again = "run scripts/setup" if is_source_tree() else "install winnable"
    first = f"{missing} Install that, then" if missing else "To compile them,"
    text = "winnable: the searches are not compiled and run about 70 times slower."
    with suppress(OSError):  # standard error is closed
        os.write(2, f"{text} {first} {again} again.\n".encode())
