"""A player who is deleted beside other requests: nothing stays, and nobody becomes this player."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import cast

import pytest

from tests.session.test_belongings import forget_requests, furnish, rows_of
from tests.support.interleaving import Request, Stepped, orders
from tests.support.length import IS_LONG
from tests.support.stores import any_store, game, postgres_url, server
from winnable.speech.messages import Language, Voice
from winnable.store import Settings, Store
from winnable.store.belongings import add_export, export, parse_export
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Passkey, Players, Purpose
from winnable.store.databases.database import Database
from winnable.store.merging import delete, merge
from winnable.web.faults import WebError, WebFault
from winnable.web.players.profile import LETTERS, Answer, Profiles, Visit
from winnable.web.wire import profile as wire

__all__ = ["any_store", "postgres_url", "server"]
_numbers = itertools.count()
DIGITS = str.maketrans(" 0123456789", LETTERS[:11])
"""Makes a transfer code of a number."""


def acts(database: Database, player: str, other: str) -> dict[str, Callable[[], object]]:
    """What a request that began before the deletion may still write."""
    store, players, browsers = Store(database, player), Players(database), Browsers(database)
    (kept, *_) = [each.name for each in store.listed()]
    cookie = browsers.begin(player, "Chrome/Windows")
    text = export(store)
    passkey = Passkey(f"late {player}", player, "key", 0, "Phone", "2026-11-23")

    def rotate() -> None:
        browsers.rotate(30)
        browsers.renew(cookie, "Chrome/Windows")

    def use_today() -> None:
        for each in browsers.listed(player):
            browsers.use_today(each)

    return {
        "give away": lambda: merge(database, player, other),
        "take over": lambda: merge(database, other, player),
        "sign in": lambda: browsers.sign_in(player, "Safari/iOS"),
        "renew": rotate,
        "use today": use_today,
        "code": lambda: players.issue(f"code {player}", player, Purpose.TRANSFER, 60),
        "passkey": lambda: players.add_passkey(passkey),
        "name": lambda: players.call(player, f"Late {player[-4:]}"),
        "new game": lambda: store.replace(None, game()),
        "save": lambda: store.save(kept, game(moves="sw", number=7)),
        "settings": lambda: store.keep_settings(Settings(language="fr")),
        "mistake": lambda: store.mistakes.keep("late", game().text),
        "import": lambda: add_export(store, parse_export(text)),
        "delete": lambda: delete(database, player),
    }


def furnished(store: Store, *names: str) -> tuple[str, ...]:
    """Gives new players one row of everything; returns their keys, which begin with the names."""
    number = next(_numbers)
    for deal, name in enumerate(names, 1):
        furnish(Store(store.database, f"{name}{number}"), "draw-three", deal)
    return tuple(f"{name}{number}" for name in names)


def every(store: Store) -> int:
    """Of how many orders one is tried."""
    return 1 if IS_LONG else 29 if store.database.is_shared else 7


NAMES = (
    *("give away", "take over", "sign in", "renew", "use today", "code", "passkey", "name"),
    *("new game", "save", "settings", "mistake", "import", "delete"),
)


@pytest.mark.parametrize("name", NAMES)
def test_in_every_order_nothing_is_left_and_nobody_signs_in(store: Store, name: str) -> None:
    """Others lose nothing: a game of another player is theirs, or came along into the deletion."""
    stepped = Stepped(store.database)
    database = cast("Database", stepped)
    names: list[tuple[str, ...]] = []
    deleted: list[bool] = []

    def requests() -> tuple[Request, Request]:
        steps, stepped.steps = stepped.steps, None
        player, other = furnished(store, "gone", "other")
        names.append((player, other))
        act = acts(database, player, other)[name]
        stepped.steps = steps

        def request(call: Callable[[], object]) -> Callable[[], Awaitable[object]]:
            return lambda: asyncio.to_thread(call)

        return request(lambda: delete(database, player)), request(act)

    for is_deleted, _ in orders(requests, stepped, every(store)):
        stepped.steps = None
        assert isinstance(is_deleted, bool)
        deleted.append(is_deleted)
        player, other = names[-1]
        browsers = Browsers(store.database)
        if is_deleted:
            assert browsers.sign_in(player, "Firefox/Linux") == ""
            assert merge(store.database, other, player) == 0
            forget_requests(store)
            assert rows_of(store, player) == {}
            taken = not rows_of(store, other)
            assert not taken or name == "take over"
        else:  # nothing of the player was deleted: all of it belongs to the other one
            assert name == "give away"
            assert rows_of(store, player).keys() <= {"aliases"}
            assert rows_of(store, other)["games"] == 2
    assert any(deleted)
    assert not all(deleted) or name != "give away" or every(store) > 7


def profiles(database: Database) -> Profiles:
    """The profiles of a process without tables."""
    return Profiles(Store(database), lambda _: nullcontext(), hosted=True)


@pytest.mark.parametrize("whose", ["own", "other"])
def test_a_window_deletes_everything_while_another_one_joins_a_player(
    store: Store, whose: str
) -> None:
    """The deletion of the own player, or of the one to join. Whoever joins first is not deleted as
    somebody else, and a code for a deleted player is not valid.
    """
    stepped = Stepped(store.database)
    database = cast("Database", stepped)
    names: list[tuple[str, ...]] = []

    def visit(player: str) -> Visit:
        browsers = Browsers(store.database)
        browser = browsers.found(browsers.begin(player, "Firefox/Linux"))
        address = f"192.0.2.{next(_numbers)}"
        return Visit(player, address, "https://cards.example", Voice(front="web"), browser)

    def requests() -> tuple[Request, Request]:
        steps, stepped.steps = stepped.steps, None
        player, other = furnished(store, "own", "other")
        names.append((player, other))
        code = f"{next(_numbers):9}".translate(DIGITS)
        Players(store.database).issue(code, other, Purpose.TRANSFER, 60)
        deleting, joining = visit(player if whose == "own" else other), visit(player)
        answer = profiles(database).answer
        stepped.steps = steps
        return (
            lambda: answer(deleting, wire.DeletePlayer(language=Language.ENGLISH)),
            lambda: answer(joining, wire.EnterCode(code=code, language=Language.ENGLISH)),
        )

    for deleted, joined in orders(requests, stepped, every(store)):
        stepped.steps = None
        player, other = names[-1]
        assert isinstance(deleted, Answer)
        is_deleted = deleted.profile.said.startswith("All your data")
        forget_requests(store)
        if whose == "own":
            assert isinstance(joined, Answer)
            assert rows_of(store, other)["games"] == (1 if is_deleted else 2)
            assert is_deleted or deleted.profile.said.startswith("In this browser, you now play as")
        else:
            assert is_deleted
            assert rows_of(store, other) == {}
            if isinstance(joined, Answer):
                assert "games" not in rows_of(store, player)
            else:
                assert isinstance(joined, WebError)
                assert joined.code is WebFault.CODE


def test_whoever_was_merged_into_a_deleted_player_is_deleted_too(store: Store) -> None:
    """Also what an interrupted merge has not brought along yet."""
    one, two, three = furnished(store, "one", "two", "three")
    merge(store.database, one, two)
    late = furnish(Store(store.database, one), "draw-three", 4)
    assert delete(store.database, two)
    assert Store(store.database, one).text(late) is None
    assert Browsers(store.database).sign_in(one, "Firefox/Linux") == ""
    assert rows_of(store, three)["games"] == 1
