"""One server and one browser for the folder; a visitor for each language; a table for each test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import browser, firefox, playwright, server
from tests.support.browser.seat import Seat
from tests.support.browser.visitors import Visitor, visiting
from tests.support.length import IS_LONG, some
from tests.support.serving import Server
from winnable.game.game import Game
from winnable.law.position import parse_move
from winnable.law.reading import parse_deal
from winnable.law.variants import VARIANTS

from .surfaces import PAGES, Line, Table, deal, home_in

__all__ = ["browser", "firefox", "playwright", "server"]

Sits = Callable[..., Table]
Opens = Callable[..., Seat]
_BROWSERS: Final = ("browser", "firefox") if IS_LONG else ("browser",)
_turns: Final[dict[str, int]] = {}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Lets a test that sits at a table play in the ways of its module, ``WAYS``, each a way and a
    language: in the usual run one of them in turn. A test of the page alone has a ``place``.
    """
    if "way" in metafunc.fixturenames:
        name = metafunc.module.__name__
        turn = _turns[name] = _turns.get(name, -1) + 1
        chosen = [
            (*way, place)
            for way in some(metafunc.module.WAYS, 1, turn)
            for place in (("",) if way[0] == "line" else _BROWSERS)
        ]
        ids = ["-".join(filter(None, each)).removesuffix("-browser") for each in chosen]
        metafunc.parametrize("way", chosen, ids=ids)
    elif "place" in metafunc.fixturenames:
        metafunc.parametrize("place", _BROWSERS)


@pytest.fixture(scope="package")
def visitors(
    request: pytest.FixtureRequest, server: Server
) -> Iterator[Callable[[str, str], Visitor]]:
    """A visitor for each browser and language, who opens one table after the other."""
    engines: dict[str, Browser] = {name: request.getfixturevalue(name) for name in _BROWSERS}
    known: dict[tuple[str, str], Visitor] = {}
    with ExitStack() as visits:

        def visitor(name: str, language: str) -> Visitor:
            if (name, language) not in known:
                visit = visiting(engines[name], server, language=language)
                known[name, language] = visits.enter_context(visit)
            return known[name, language]

        yield visitor


def seat_of(visitor: Visitor, **asked: Any) -> Seat:
    """A new game in the visitor's only page: a new one would take twice the time."""
    if not visitor.context.pages:
        return visitor.sit(**asked)
    page, server = visitor.context.pages[0], visitor.server
    page.bring_to_front()  # Firefox tells a page behind another one nothing of its focus
    page.goto(server.address_of(server.begin(**asked)), wait_until="commit")
    seat = Seat(page, server)
    seat.wait_for_table()
    return seat


@pytest.fixture
def sit(request: pytest.FixtureRequest, way: tuple[str, str, str], tmp_path: Path) -> Sits:
    """Sits down at a deal of the module's ``GAME`` in which the last cards of the columns are
    these, played in the way of the test: ``sit("7H | 6S", stock="AH", moves="21")``. Or at the
    deal of a number.
    """
    kind, language, name = way
    variant = VARIANTS[request.module.GAME]

    def down(tops: str = "", stock: str = "", moves: str = "", number: int | None = None) -> Table:
        text = deal(variant.rules, tops, stock) if number is None else str(number)
        if kind == "line":
            return line_at(tmp_path, request.module.GAME, language, text, moves)
        visitor = request.getfixturevalue("visitors")(name, language)
        seat = seat_of(visitor, game=request.module.GAME, deal=text, moves=moves)
        return PAGES[kind](seat, language, len(moves.split()))

    return down


@pytest.fixture
def line(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., Line]:
    """Line mode alone, at the deal of a number: ``line(5, moves="sw", language="it")``."""

    def down(number: int, moves: str = "", language: str = "en") -> Line:
        return line_at(tmp_path, request.module.GAME, language, str(number), moves)

    return down


def line_at(folder: Path, name: str, language: str, text: str, moves: str) -> Line:
    variant = VARIANTS[name]
    game = Game(variant.rules, parse_deal(text, variant.rules), variant.scoring)
    for word in moves.split():
        game.play(parse_move(word))
    return Line(home_in(folder / "home"), game, language)


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest,
    place: str,
    server: Server,
    visitors: Callable[[str, str], Visitor],
) -> Iterator[Opens]:
    """A page for tests of menus and windows: ``open_page(number="64")``. With settings of its own
    it is that of a fresh visitor.
    """
    with ExitStack() as visits:

        def opened(likes: dict[str, Any] | None = None, **asked: Any) -> Seat:
            visitor = visitors(place, "en")
            if likes is not None:
                visit = visiting(request.getfixturevalue(place), server, **likes)
                visitor = visits.enter_context(visit)
            return seat_of(visitor, **{"game": request.module.GAME, **asked})

        yield opened
