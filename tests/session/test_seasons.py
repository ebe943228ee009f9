"""Seasons: what a told secret tells, and what becomes of the chain of earlier versions."""

from datetime import date, timedelta

import pytest

from tests.support.clocks import OF_A_DAY, refused
from tests.support.ranking import DAY, Clock, Player
from tests.support.stores import any_store, postgres_url, reopened, server, write
from winnable.catalogues.ranked import (
    Published,
    RankedFault,
    before,
    commitment,
    follows,
    ranked_deal,
    verify_deal,
)
from winnable.law.variants import VARIANTS
from winnable.session.openings import enter
from winnable.store import Boards, Store
from winnable.store.databases import postgres, sqlite
from winnable.store.databases.chain import LAST
from winnable.store.databases.migrations import MIGRATIONS

__all__ = ["any_store", "postgres_url", "server"]
GAME = "vegas-three"
TOMORROW = DAY + timedelta(1)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_told_secret_tells_no_other_season_and_no_later_day(store: Store, clock: Clock) -> None:
    """One look while the clock was ahead told every contest until 2080."""
    boards = Boards(store.database)
    noted = {day: boards.commitment(day) for day in (DAY, TOMORROW)}
    clock.jump(20_000 * OF_A_DAY)
    ahead = boards.today()
    found = boards.published(str(ahead - timedelta(2)))
    clock.jump(-20_000 * OF_A_DAY)
    assert boards.today() == DAY
    secret = found.secret
    for _ in range(20_100):
        assert commitment(secret) not in noted.values()
        secret = before(secret, 1)
    assert {day: boards.commitment(day) for day in noted} == noted


@pytest.mark.parametrize("is_dealt", [False, True])
def test_a_day_that_a_wrong_clock_has_told_is_renewed_or_closed(
    store: Store, clock: Clock, is_dealt: bool
) -> None:
    boards = Boards(store.database)
    if is_dealt:
        Player(store, "", GAME)
    clock.jump(3 * OF_A_DAY)
    told = [boards.published(str(DAY + timedelta(days))) for days in range(2)]
    clock.jump(-3 * OF_A_DAY)
    if is_dealt:
        assert refused(lambda: enter(store, "today", "one-pass")) is RankedFault.OVER
        assert boards.published(str(DAY)).secret == told[0].secret
        clock.now += OF_A_DAY
    Player(store, "", "one-pass", boards.today())
    shown = boards.commitment(boards.today())
    assert shown not in [each.commitment for each in told]
    clock.now += 2 * OF_A_DAY
    day = boards.published(str(boards.today() - timedelta(2)))
    assert day.commitment == shown
    assert follows(day, told[0]) in (None, False)


def test_the_days_of_a_season_follow_from_each_other_and_the_next_one_is_random(
    store: Store, clock: Clock
) -> None:
    boards = Boards(store.database)
    other = Boards(reopened(store).database)
    days = []
    for _ in range(45):
        assert boards.commitment(boards.today()) == other.commitment(boards.today())
        days.append((boards.today(), boards.commitment(boards.today() + timedelta(1))))
        clock.now += OF_A_DAY
    clock.now += OF_A_DAY
    found = [boards.published(str(day)) for day, _ in days]
    for (_, noted), earlier, later in zip(days, found, found[1:], strict=False):
        assert later.commitment == noted
        assert follows(later, earlier) is (None if later.day == date(2027, 1, 1) else True)
    seasons = store.database.read("SELECT first, last FROM seasons ORDER BY first")
    assert seasons == [("2026-10-01", "2026-12-31"), ("2027-01-01", "2027-03-31")]


@pytest.mark.parametrize("machine", [1.0, 300.0, -OF_A_DAY * 10_000, OF_A_DAY * 20_000])
def test_the_chain_of_an_earlier_version_ends_and_its_days_stay_what_they_are(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, machine: float
) -> None:
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "MIGRATIONS", MIGRATIONS[:3])
    root = bytes(range(32))
    old: dict[date, Published] = {}
    write(store, "INSERT INTO keys VALUES ('ranked', ?)", root.hex())
    for days in (30, 1, 0):
        day = DAY - timedelta(days)
        secret = before(root, (LAST - day).days)
        dealt = ranked_deal(secret, str(day), VARIANTS[GAME])
        values = (str(day), GAME, dealt.number, str(dealt.deal))
        write(store, "INSERT INTO ranked_deals VALUES (?, ?, ?, ?)", *values)
        deals = {GAME: (dealt.number, str(dealt.deal))}
        old[day] = Published(day, secret, commitment(secret), deals)
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "MIGRATIONS", MIGRATIONS)
    name = "winnable.store.databases.chain.machine_time"
    monkeypatch.setattr(name, lambda: clock.now + machine)
    newer = reopened(store)
    boards = Boards(newer.database)
    assert boards.commitment(DAY) == old[DAY].commitment
    assert boards.commitment(TOMORROW) == commitment(before(root, (LAST - TOMORROW).days))
    assert newer.database.read("SELECT 1 FROM keys WHERE name = 'ranked'") == []
    clock.now += 50 * OF_A_DAY
    found = {day: boards.published(str(day)) for day in old}
    assert found == old
    assert verify_deal(found[DAY], GAME) == "right"
    assert follows(found[DAY], found[DAY - timedelta(30)])
    after = boards.published(str(DAY + timedelta(45)))
    assert after.secret != before(root, (LAST - after.day).days)
