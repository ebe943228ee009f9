"""One server and one browser for the whole package; a fresh visitor for every test."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.support.browser.firefox import launched
from tests.support.browser.seat import PATIENCE, Seat
from tests.support.browser.site import BUILT, Site, hosting, visiting_site
from tests.support.browser.visitors import Visitor, visiting
from tests.support.length import IS_LONG
from tests.support.serving import Server, serving
from tests.support.tools import CHROMIUM, FIREFOX

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The compiler for long visits takes 40 percent of the time in which the site starts.
    *([] if IS_LONG else ["--js-flags=--liftoff-only"]),
]
Visits = Callable[..., Visitor]
Sits = Callable[..., Seat]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver of the browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium. Without one the tests are skipped, except where they must run."""
    path = CHROMIUM.need()
    chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Firefox, for the long run. Without one its tests are skipped."""
    FIREFOX.need()
    with launched(playwright, tmp_path_factory.mktemp("firefox")) as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share. Each test has its own games."""
    with serving(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty store."""
    with serving(tmp_path / "home") as running:
        yield running


@pytest.fixture(scope="package")
def site() -> Iterator[Site]:
    """The built site on a file server. Without one its tests are skipped."""
    if not (BUILT / "manifest.json").exists():
        pytest.skip("THE TESTS OF THE SITE DID NOT RUN: build it with scripts/site")
    with hosting() as hosted:
        yield hosted


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Lets a journey run in each place: a browser, and the server or the site. The long run tries
    all places; the usual run tries Chromium, and the site where the mark ``on_site`` is.

    A journey with a server of its own has no site. The marks ``off_site`` and ``chromium`` say why
    one cannot run on the site or in Firefox.
    """
    if "place" not in metafunc.fixturenames:
        return
    marked = metafunc.definition.get_closest_marker
    has_server = {"server", "own_server", "hosting"} & set(metafunc.fixturenames)
    has_site = not has_server and not marked("off_site") and (IS_LONG or marked("on_site"))
    browsers = ("browser", "firefox") if IS_LONG and not marked("chromium") else ("browser",)
    places = list(product(browsers, ("server", "site") if has_site else ("server",)))
    names = ["-".join(place).removeprefix("browser-") for place in places]
    metafunc.parametrize("place", places, ids=names)


@pytest.fixture
def visit(request: pytest.FixtureRequest, place: tuple[str, str]) -> Iterator[Visits]:
    """Makes visitors, each with its own browser profile; no browser may log an
    unexpected error. ``place`` names a browser, and a server or the site.
    """
    name, host = place
    browser: Browser = request.getfixturevalue(name)
    with ExitStack() as visits:

        def come(where: Server | None = None, **likes: Any) -> Visitor:
            visitor: AbstractContextManager[Visitor]
            if host == "site":
                visitor = visiting_site(browser, request.getfixturevalue("site"), **likes)
            else:
                server = where or request.getfixturevalue("server")
                visitor = visiting(browser, server, **likes)
            return visits.enter_context(visitor)

        yield come


@pytest.fixture
def sit(visit: Visits) -> Sits:
    """Opens a new game in a fresh visitor's window: ``sit(game="draw-three", number="64")``."""

    def down(likes: dict[str, Any] | None = None, **asked: Any) -> Seat:
        return visit(**(likes or {})).sit(**asked)

    return down
