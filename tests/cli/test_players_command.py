"""``winnable players``: what the host does, and what is noted of it."""

import pytest

from tests.support.command_line import CommandLine
from winnable.cli.players import players_app
from winnable.store import Store
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Players

AWAY = "postgresql:///none?host=/nowhere"


@pytest.mark.parametrize(
    "command", [["list"], ["hide", "Anna"], ["sign-out", "Anna"], ["rotate"], ["log"]], ids=" ".join
)
def test_a_server_that_is_not_reached_is_neither_read_nor_written(
    cli: CommandLine, command: list[str]
) -> None:
    said = cli("players", *command, "--database", AWAY).complaint
    assert said.startswith("postgresql:///nowhere/none cannot be reached: ")


ACTS = {
    "hide": "Anna",
    "ban": "Anna",
    "allow": "Anna",
    "sign-out": "Anna",
    "rotate": "",
    "delete": "Anna",
}
"""Every command that changes something, and on whom."""


def test_every_act_is_noted_with_its_time_its_user_and_its_player(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    changing = {name for name in players_app if not name.startswith("-")} - {"list", "log"}
    assert changing == {*ACTS}
    database = Store().database
    cookies = [Browsers(database).begin("p" * 22, "Firefox/Linux")]
    Players(database).call("p" * 22, "Anna")
    for n, (act, name) in enumerate(ACTS.items()):
        monkeypatch.setenv("SUDO_USER", f"host-{n}")
        cli("players", act, *([name] if name else []))
        at, user, *rest = cli("players", "log").done.splitlines()[-1].split()
        assert at[:2] + at[-6:] == "20+00:00"
        assert (user, *rest) == (f"host-{n}", act, "p" * 22 if name else "-")
    refused = cli("players", "ban", "Nobody")
    assert refused.code == 2
    assert len(cli("players", "log").done.splitlines()) == len(ACTS)
    assert [Browsers(database).found(each) for each in cookies] == [None]


@pytest.mark.parametrize("act", [act for act, name in ACTS.items() if name])
@pytest.mark.parametrize("start", ["-", "--", "-h", "--json-"])
def test_the_key_of_a_player_may_start_with_a_hyphen(
    cli: CommandLine, act: str, start: str
) -> None:
    key = start.ljust(22, "k")
    Players(Store().database).call(key, "Anna")
    assert cli("players", act, key).done
    assert cli("players", "log").done.split()[-1] == key


def test_the_host_signs_a_player_out_and_renews_the_keys(cli: CommandLine) -> None:
    browsers = Browsers(Store().database)
    one, two = browsers.begin("p" * 22, "Firefox/Linux"), browsers.begin("q" * 22, "Safari/iOS")
    Players(Store().database).call("p" * 22, "Anna")
    assert cli("players", "sign-out", "Anna").done == "Anna has been signed out in 1 browser.\n"
    assert browsers.found(one) is None
    assert browsers.found(two)
    assert "New cookies use key 2" in cli("players", "rotate", "--days", "1").done
    assert "in 1 day." in cli("players", "rotate", "--days", "1").done
    assert browsers.found(two)
    assert "expire today" in cli("players", "rotate", "--days", "0").done
    assert browsers.found(two) is None
    for days in ("-1", "401", "x"):
        refused = cli("players", "rotate", "--days", days)
        assert refused.code == 2
        assert len(refused.err.splitlines()) == 1
