"""Browsers that are signed in: what the database has of them, and how a sign-in ends."""

import itertools
from collections.abc import Callable
from functools import partial
from typing import cast

import pytest

from tests.support.clocks import Clock
from tests.support.interleaving import Request, Stepped, orders
from tests.support.length import IS_LONG
from tests.support.stores import any_store, game, keep, postgres_url, reopened, server
from winnable.store import Store
from winnable.store.contests.browsers import DAYS, GRACE, MOST, TODAY, Browser, Browsers
from winnable.store.contests.players import Players, Purpose
from winnable.store.databases import postgres, sqlite
from winnable.store.databases.database import Database, digest_of
from winnable.store.databases.migrations import MIGRATIONS
from winnable.store.databases.signatures import signed
from winnable.store.merging import delete, merge

__all__ = ["any_store", "postgres_url", "server"]
NAME = "Firefox/Linux"


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def browsers(store: Store) -> Browsers:
    return Browsers(store.database)


def of(browsers: Browsers, cookie: str) -> Browser:
    found = browsers.found(cookie)
    assert found is not None
    return found


def player_of(browsers: Browsers, cookie: str) -> str | None:
    found = browsers.found(cookie)
    return found and found.player


# What the database has


def everything(store: Store) -> list[str]:
    """Every value of every table."""
    if isinstance(store.database, sqlite.Sqlite):
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    else:
        query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    tables = [name for (name,) in store.database.read(query)]
    assert {"browsers", "cookie_keys", "keys"} <= {*tables}
    rows = (row for name in tables for row in store.database.read(f"SELECT * FROM {name}"))
    return [str(value) for row in rows for value in row]


def test_nothing_that_the_database_has_is_a_cookie(store: Store, browsers: Browsers) -> None:
    """Whoever has a backup, or the list of players, can sign in as nobody."""
    players = Players(store.database)
    cookies = [browsers.begin("p" * 22, NAME), browsers.sign_in("p" * 22, NAME)]
    keep(Store(store.database, "p" * 22), game(moves="sw"))
    players.issue("code", "p" * 22, Purpose.TRANSFER, 60)
    browsers.rotate(30)
    cookies.append(browsers.begin("q" * 22, NAME))
    values = {*everything(store), *(row.player for row in players.listed())}
    for cookie in cookies:
        assert not any(cookie.partition(".")[2] in value for value in values)
    keys = [value for value in values if len(value) == 64]
    assert len(keys) >= 3
    for value in values:
        forged = [value, *(f"{number}.{value}" for number in range(4))]
        for key in keys:  # a digest of anything under any key, and the cookies of earlier versions
            forged += [f"{number}.{digest_of(key, value)}" for number in range(4)]
            forged.append(signed(value, bytes.fromhex(key)))
        assert [player_of(browsers, each) for each in forged] == [None] * len(forged)
    assert all(browsers.found(cookie) for cookie in cookies)


# Signing in and out


def test_each_browser_has_a_row_of_its_own(browsers: Browsers, clock: Clock) -> None:
    one = browsers.begin("p", "Firefox/Linux")
    clock.now += 86_400
    two = browsers.sign_in("p", "Safari/iOS")
    assert [each.name for each in browsers.listed("p")] == ["Safari/iOS", "Firefox/Linux"]
    assert browsers.note_visit(of(browsers, one))
    assert not browsers.note_visit(of(browsers, one))
    assert (of(browsers, one).since, of(browsers, one).seen) == ("2027-01-15", "2027-01-16")
    assert browsers.sign_out("q", of(browsers, one).id) == 0  # of another player
    assert browsers.sign_out("p", of(browsers, one).id) == 1
    assert (browsers.found(one), player_of(browsers, two)) == (None, "p")
    three = browsers.sign_in("p", "/")
    assert browsers.sign_out_others("p", of(browsers, three).id) == 1
    assert (browsers.found(two), player_of(browsers, three)) == (None, "p")


def test_a_browser_is_signed_out_when_no_browser_has_its_cookie_any_more(
    browsers: Browsers, clock: Clock
) -> None:
    cookie = browsers.begin("p", NAME)
    clock.now += 86_400 * DAYS
    assert browsers.found(cookie)
    clock.now += 86_400
    assert browsers.found(cookie) is None
    clock.now -= 86_400  # a wrong clock has ended nothing
    assert browsers.found(cookie)


def test_today_ends_within_a_day_whoever_the_browser_becomes(
    browsers: Browsers, clock: Clock
) -> None:
    cookie = browsers.begin("p", NAME)
    browsers.use_today(of(browsers, cookie))
    clock.now += TODAY / 2
    browsers.use_today(of(browsers, cookie))  # not for longer
    other = browsers.sign_in("q", NAME, of(browsers, cookie))
    browsers.rotate(30)
    renewed = browsers.renew(other, NAME)
    assert renewed is not None
    clock.now += TODAY / 2 - 1
    assert browsers.found(other)
    assert browsers.found(renewed)
    clock.now += 1
    assert [browsers.found(each) for each in (cookie, other, renewed)] == [None] * 3


def test_who_has_copied_a_cookie_does_not_become_the_next_player(
    browsers: Browsers, clock: Clock
) -> None:
    """The games of the browser and its other browsers come along, its old cookie does not."""
    copied = browsers.begin("guest", NAME)
    phone = browsers.sign_in("guest", "Safari/iOS")
    merge(browsers._database, "guest", "p")
    cookie = browsers.sign_in("p", NAME, of(browsers, copied))
    again = browsers.sign_in("p", NAME, of(browsers, copied))  # the answer was lost
    assert [player_of(browsers, each) for each in (copied, phone, cookie)] == ["p"] * 3
    clock.now += GRACE
    assert browsers.found(copied) is None
    assert [player_of(browsers, each) for each in (phone, cookie, again)] == ["p"] * 3


def test_a_player_has_only_so_many_browsers(browsers: Browsers, clock: Clock) -> None:
    first = browsers.begin("p", NAME)
    clock.now += 86_400
    others = [browsers.sign_in("p", NAME) for _ in range(MOST)]
    assert browsers.found(first) is None
    assert all(browsers.found(each) for each in others)


def test_the_deletion_of_a_player_ends_every_browser(store: Store, browsers: Browsers) -> None:
    cookies = [browsers.begin("p", NAME), browsers.sign_in("p", NAME)]
    other = browsers.begin("q", NAME)
    delete(store.database, "p")
    assert [player_of(browsers, each) for each in (*cookies, other)] == [None, None, "q"]


# Keys


def test_a_new_key_replaces_cookies_and_ends_the_old_ones(browsers: Browsers, clock: Clock) -> None:
    one, away = browsers.begin("p", NAME), browsers.begin("q", NAME)
    assert browsers.rotate(30) == 2
    assert of(browsers, one).is_old
    new, other_tab = browsers.renew(one, NAME), browsers.renew(one, NAME)
    assert new is not None
    assert other_tab is not None
    assert not of(browsers, new).is_old
    assert len(browsers.listed("p")) == 1  # one browser, whatever it keeps
    clock.now += 30 * 86_400 - 1
    assert all(browsers.found(each) for each in (one, away, new, other_tab))
    clock.now += 1
    assert [player_of(browsers, each) for each in (one, away, new, other_tab)] == [
        *(None, None, "p", "p")
    ]
    assert browsers.renew(away, NAME) is None
    assert browsers.sign_out("p", of(browsers, new).id) == 1
    assert browsers.found(other_tab) is None
    assert browsers.rotate(0) == 3
    assert browsers._database.read("SELECT number FROM cookie_keys") == [(3,)]


# Cookies of earlier versions


@pytest.fixture(params=range(1, 3))
def earlier(
    request: pytest.FixtureRequest, store: Store, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Store]:
    """A database of an earlier version, with players; the result opens it with this one."""
    for each in (sqlite, postgres):
        monkeypatch.setattr(each, "MIGRATIONS", MIGRATIONS[: request.param])
    write = store.database.write
    write("INSERT INTO keys VALUES ('cookies', ?)", "ab" * 32)
    values = "VALUES (?, 'one', 'draw-one', 'x', 'open', 1, '2026-01-01T00:00:00Z', 0)"
    for player in ("p" * 22, "q" * 22, ""):
        write(f"INSERT INTO games {values}", player)
    write("INSERT INTO nicknames VALUES (?, 'Anna', 'anna')", "n" * 22)
    write("INSERT INTO restrictions VALUES (?, 'banned')", "b" * 22)
    write("INSERT INTO aliases VALUES (?, ?)", "a" * 22, "p" * 22)

    def change() -> Store:
        for each in (sqlite, postgres):
            monkeypatch.setattr(each, "MIGRATIONS", MIGRATIONS)
        return reopened(store)

    return change


def test_cookies_of_earlier_versions_sign_in_until_they_end(
    earlier: Callable[[], Store], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.store.databases.signatures.machine_time", lambda: clock.now)
    store = earlier()
    browsers = Browsers(store.database)
    cookies = {name: signed(name * 22, bytes.fromhex("ab" * 32)) for name in "pqanbx"}
    found = {name: player_of(browsers, cookie) for name, cookie in cookies.items()}
    assert found == {
        **{name: name * 22 for name in "pqnb"},
        "a": "p" * 22,  # merged into p
        "x": None,  # nobody knows
    }
    assert of(browsers, cookies["p"]).is_old
    values = everything(store)
    assert "ab" * 32 not in values
    assert not {*cookies.values()} & {*values}
    again = Browsers(reopened(store).database)
    renewed = [again.renew(cookies["p"], name) for name in (NAME, NAME, "Safari/iOS")]
    assert {player_of(again, each or "") for each in renewed} == {"p" * 22}
    names = sorted(each.name for each in again.listed("p" * 22))
    assert names == ["", "", "Firefox/Linux", "Safari/iOS"]  # two cookies of p and a as well
    clock.now += 86_400 * 400
    assert [browsers.found(each) for each in cookies.values()] == [None] * len(cookies)


def test_the_player_ends_cookies_of_earlier_versions_at_once(
    earlier: Callable[[], Store],
) -> None:
    browsers = Browsers(earlier().database)
    stolen = [signed(name * 22, bytes.fromhex("ab" * 32)) for name in "pa"]
    mine = browsers.renew(stolen[0], NAME)
    assert mine is not None
    assert browsers.sign_out_others("p" * 22, of(browsers, mine).id) == 2
    assert [browsers.found(each) for each in stolen] == [None, None]
    assert player_of(browsers, mine) == "p" * 22


def test_the_host_ends_cookies_of_earlier_versions(
    earlier: Callable[[], Store], clock: Clock
) -> None:
    browsers = Browsers(earlier().database)
    cookie = signed("q" * 22, bytes.fromhex("ab" * 32))
    browsers.rotate(3)
    assert browsers.found(cookie)
    clock.now += 3 * 86_400
    assert browsers.found(cookie) is None


# Two acts at once


ACTS = ("merge", "merged", "delete", "out", "others", "today", "sign in", "renew", "rotate")
"""What two requests can do to the browsers of one player; ``phone`` is another player."""


def acts(database: Database, home: str, own: str, phone: str) -> dict[str, Callable[[], object]]:
    browsers = Browsers(database)
    mine, theirs = of(browsers, own), of(browsers, phone)
    return {
        "merge": partial(merge, database, f"{home}-phone", home),
        "merged": partial(merge, database, home, f"{home}-phone"),
        "delete": partial(delete, database, home),
        "out": partial(browsers.sign_out, home, mine.id),
        "others": partial(browsers.sign_out_others, home, theirs.id),
        "today": partial(browsers.use_today, mine),
        "sign in": partial(browsers.sign_in, home, NAME, mine),
        "renew": partial(browsers.renew, own, NAME),
        "rotate": partial(browsers.rotate, 30),
    }


@pytest.mark.parametrize(
    ("one", "other"),
    [*itertools.combinations_with_replacement(ACTS, 2)],
    ids=str,
)
def test_two_acts_at_once_are_two_acts_one_after_the_other(
    store: Store, clock: Clock, one: str, other: str
) -> None:
    """Whoever was signed out stays out, in every order; nobody else is."""
    stepped = Stepped(store.database)
    database = cast("Database", stepped)
    numbers = itertools.count()
    homes: list[tuple[str, str, str]] = []
    plain = Browsers(store.database)

    def requests() -> tuple[Request, Request]:
        home = f"home-{next(numbers)}"
        own, phone = plain.begin(home, NAME), plain.begin(f"{home}-phone", NAME)
        homes.append((home, own, phone))
        steps, stepped.steps = stepped.steps, None
        found = acts(database, home, own, phone)
        stepped.steps = steps

        async def run(name: str) -> object:
            return await database.answering(found[name])

        return partial(run, one), partial(run, other)

    some = 67 if store.database.is_shared else 7
    for found in orders(requests, stepped, 1 if IS_LONG else some):
        stepped.steps = None
        assert not [each for each in found if isinstance(each, BaseException)], found
        home, own, phone = homes[-1]
        done = {one, other}
        cookies = [each for each in found if isinstance(each, str)]
        heirs = {home, f"{home}-phone", None}
        assert {player_of(plain, each) for each in (own, phone, *cookies)} <= heirs
        rows = store.database.read(
            "SELECT id, player, ends, number FROM browsers WHERE player LIKE ?", f"{home}%"
        )
        out = {"out", "delete", "others"} & done
        if done == {"merged", "delete"}:
            continue  # who became another player first has deleted nothing
        if out:
            assert plain.found(own) is None
        if out and "sign in" not in done:  # what was renewed is out, too
            assert not any(plain.found(each) for each in cookies)
        elif not {"delete", "others"} & done:  # these may come before or after a sign-in
            assert all(plain.found(each) for each in cookies)
        if not {"delete", "merge", "merged"} & done:
            assert plain.found(phone)
        if {"merge", "merged"} & done and not out:  # both are one player, in every browser
            assert len({player for _, player, *_ in rows}) == 1
        if "today" in done:
            clock.now += TODAY
            assert plain.found(own) is None
            if "sign in" not in done:
                assert not any(plain.found(each) for each in cookies)
            clock.now -= TODAY
        keys = store.database.read("SELECT number FROM cookie_keys WHERE ends IS NULL")
        assert len(keys) == 1
        for number in store.database.read("SELECT number, ends FROM cookie_keys"):
            assert number[1] is None or number[0] < keys[0][0]
