"""One server and one browser for the whole package; a fresh visitor for every test."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from serving import Server, serving

from .seat import PATIENCE, Seat
from .visitors import Visitor, visiting

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Visits = Callable[..., Visitor]
Sits = Callable[..., Seat]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; without one the tests are skipped, but not where they must run."""
    if shutil.which(CHROMIUM) is None:
        reason = f"THE BROWSER TESTS DID NOT RUN: there is no {CHROMIUM} (set CHROMIUM)"
        if os.environ.get("CI") == "true" or os.environ.get("WINNABLE_BROWSER") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share; each has games of its own, and plays at any speed."""
    with serving(tmp_path_factory.mktemp("home"), patient=True) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty store."""
    with serving(tmp_path / "home") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    """Makes visitors, each with a browser profile of its own; none may see a complaint."""
    with ExitStack() as visits:

        def come(where: Server | None = None, **likes: Any) -> Visitor:
            visitor: AbstractContextManager[Visitor] = visiting(browser, where or server, **likes)
            return visits.enter_context(visitor)

        yield come


@pytest.fixture
def sit(visit: Visits) -> Sits:
    """Opens a new game in a fresh visitor's window: ``sit(game="draw-three", number="64")``."""

    def down(likes: dict[str, Any] | None = None, **asked: Any) -> Seat:
        return visit(**(likes or {})).sit(**asked)

    return down
