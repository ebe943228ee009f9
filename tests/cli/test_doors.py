"""The same game is wanted in the same way at every door, and is the same game."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any, NamedTuple

import pytest

from tests.support.command_line import CommandLine
from winnable.catalogues.new import Choice, Wish, game_of, new_game
from winnable.game.game import Game
from winnable.law.deals import list_text, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.klondike import KLONDIKE
from winnable.law.variants import VARIANTS, Variant
from winnable.session import Session
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.wire import game as wire


class Way(NamedTuple):
    """How each door is asked for a deal; None: it has no such words."""

    choice: Choice
    library: dict[str, Any] | None
    typed: str | None
    options: tuple[str, ...]
    message: dict[str, str]
    link: str


def ways(variant: Variant) -> Iterator[Way]:
    def addressed(text: str) -> Way:
        return Way(
            text,
            {"deal": text},
            f"number {text}",
            ("--deal", text),
            {"number": text},
            f"deal={text}",
        )

    cards = list_text(numbered_deal(7, variant.rules))
    day = date(2026, 11, 2)
    yield Way(
        4217,
        {"number": 4217},
        "number 4217",
        ("--number", "4217"),
        {"number": "4217"},
        "deal=4217",
    )
    yield Way(cards, {"deal": cards}, None, ("--deal", cards), {"deal": cards}, f"deal={cards}")
    yield Way(
        (day, Difficulty.EASY),
        None,
        "daily 2026-11-02 easy",
        ("--daily", "2026-11-02 easy"),
        {"daily": "2026-11-02:easy"},
        "daily=2026-11-02:easy",
    )
    yield addressed("hard:4217")
    if variant.rules.kind is KLONDIKE:
        yield addressed("javasol:6")
        yield addressed("pysol:24")


Door = Callable[[CommandLine, Variant, Way], Game | None]
"""Asks for a game and returns it; None if this way of asking does not exist there."""


def library(_: CommandLine, variant: Variant, way: Way) -> Game | None:
    return None if way.library is None else new_game(variant.name, **way.library)


def typed(_: CommandLine, variant: Variant, way: Way) -> Game | None:
    if way.typed is None:
        return None
    session = Session(game_of(Wish(variant, 1)))
    session.do(way.typed)
    assert not session.refused
    return session.game


def options(cli: CommandLine, variant: Variant, way: Way) -> Game:
    said = cli("play", "--game", variant.name, "--new", *way.options, stdin="quit\n")
    assert said.err == ""
    return cli.games[-1]


def message(cli: CommandLine, variant: Variant, way: Way) -> Game:
    return begun(cli, game=variant.name, **way.message)


def rules(cli: CommandLine, variant: Variant, way: Way) -> Game:
    named = {"rules": str(variant.rules), "scoring": str(variant.scoring)}
    return begun(cli, **named, **way.message)


def link(cli: CommandLine, variant: Variant, way: Way) -> Game:
    named = f"rules={variant.rules}&scoring={variant.scoring}"
    return begun(cli, link=f"{named}&{way.link}")


def begun(cli: CommandLine, **asked: Any) -> Game:
    """Asks the server of a page for a game."""
    seat = Seat(cli.store, Searches.local())
    game_id = asyncio.run(seat.begin(wire.NewGame(**asked), "en")).id
    found = cli.store.read(game_id)
    assert found is not None
    return found


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("door", [library, typed, options, message, rules, link])
def test_a_wish_is_the_same_game_at_every_door(cli: CommandLine, door: Door, name: str) -> None:
    variant = VARIANTS[name]
    for way in ways(variant):
        wanted, found = game_of(Wish(variant, way.choice)), door(cli, variant, way)
        assert found is None or found.text == wanted.text, way
