"""The programs that some tests need, and the Debian packages that bring them.

Without one its tests are skipped with a sentence that names the package.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from tests.support.length import IS_LONG
from winnable.solver.klondike import search


def on_path(names: Iterable[str]) -> str | None:
    """The path of the first of these programs that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


def initdb() -> str | None:
    """The newest PostgreSQL: Debian keeps its programs outside the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[-1]) if found else shutil.which("initdb")


def node() -> str | None:
    """The script that runs the Node of this machine, or the one that the set-up installs."""
    script = Path(__file__).parents[2] / "scripts/node"
    is_here = subprocess.run([script, "true"], capture_output=True, check=False).returncode == 0
    return str(script) if is_here else None


def aisleriot() -> str | None:
    """The folder of AisleRiot's games, if Guile can play them."""
    found = sorted(Path("/usr/lib").glob("*/aisleriot/guile/3.0/klondike.go"))
    return str(found[0].parent) if found and shutil.which("guile") else None


def compiled_search() -> str | None:
    """The module of the search, if it is compiled."""
    return search.__file__ if search.COMPILED else None


@dataclass(eq=False)
class Tool:
    """A program that a test may need."""

    name: str
    package: str
    """Of Debian."""
    find: Callable[[], str | None]
    is_required: bool = False
    """Whether the tests fail without it where all of them must run (``CI=true``)."""
    is_hidden: bool = field(default=False, init=False)
    """Set by a test, to see what happens without the program."""

    @property
    def path(self) -> str | None:
        """Where the program is."""
        return None if self.is_hidden else self.find()

    def need(self) -> str:
        """Returns where the program is; without it, skips the test."""
        if (path := self.path) is not None:
            return path
        if self.is_required and os.environ.get("CI") == "true":
            pytest.fail(self.lack)
        pytest.skip(self.lack)

    @property
    def lack(self) -> str:
        """Says that the program is missing, and which package brings it."""
        return f"{self.name} is missing (Debian package {self.package})"


def _chromium() -> str | None:
    names = ("chromium-headless-shell", "chromium")
    chosen = os.environ.get("CHROMIUM")
    return on_path([chosen] if chosen else names[:: -1 if IS_LONG else 1])


POSTGRESQL: Final = Tool("PostgreSQL", "postgresql", initdb)
CHROMIUM: Final = Tool("Chromium", "chromium-headless-shell", _chromium, is_required=True)
"""The headless shell takes a third of the work; the long run prefers the whole browser."""
FIREFOX: Final = Tool("Firefox", "firefox-esr", partial(on_path, ("firefox-esr", "firefox")))
NODE: Final = Tool("Node", "npm", node, is_required=True)
COMPILED: Final = Tool("A compiled search", "gcc with python3-dev", compiled_search)
C: Final = Tool("A C compiler", "gcc", partial(on_path, ("cc",)))
CPP: Final = Tool("A C++ compiler", "g++", partial(on_path, ("g++",)))
AISLERIOT: Final = Tool("AisleRiot", "aisleriot with guile-3.0", aisleriot)
BASH: Final = Tool("bash", "bash", partial(on_path, ("bash",)))
SYSTEMD: Final = Tool("systemd", "systemd", partial(on_path, ("systemd-analyze",)))
CADDY: Final = Tool("Caddy", "caddy", partial(on_path, ("caddy",)))
NGINX: Final = Tool("nginx", "nginx-light", partial(on_path, ("nginx", "/usr/sbin/nginx")))
OPENSSL: Final = Tool("OpenSSL", "openssl", partial(on_path, ("openssl",)))
