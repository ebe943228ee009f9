"""Sign-outs over HTTP: of this browser, of others, by the host; with one process and with two."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.command_line import CommandLine
from tests.support.length import pairs
from tests.support.racing import make_race, racing
from tests.support.serving import PATIENCE, Answer, Server, Window, serving, without_a_traceback
from tests.support.stores import postgres_url, server
from winnable.speech.messages import LANGUAGES
from winnable.store import Store, open_database
from winnable.store.contests.browsers import Browsers
from winnable.store.databases.signatures import end_signatures, signed
from winnable.web.faults import SIGNED_OUT
from winnable.web.pictures.exports import EXPORTS
from winnable.web.players.identity import name_of
from winnable.web.wire.profile import Profile

__all__ = ["postgres_url", "server"]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
SITE = "https://cards.example.org"


class Device:
    """A browser: it keeps its cookies, and sends them."""

    def __init__(self, server: Server, agent: str = FIREFOX, *, is_safe: bool = False) -> None:
        self.server, self.cookies = server, dict[str, str]()
        self.headers: dict[str, str | None] = {"user_agent": agent}
        if is_safe:
            self.headers |= {"host": "cards.example.org", "origin": SITE}
            self.headers["x_forwarded_proto"] = "https"
        self.given: list[str] = []

    @property
    def cookie(self) -> str | None:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items()) or None

    def send(self, path: str, asked: dict[str, Any]) -> Answer:
        body = json.dumps(asked)
        answer = self.server.request("POST", path, body, **self.headers, cookie=self.cookie)
        self.given = answer.headers.get_all("set-cookie") or []
        for each in self.given:
            for name, morsel in SimpleCookie(each).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return answer

    def begin(self, **asked: Any) -> str:
        return self.send("/api/games", asked).id

    def post(self, do: str, language: str = "en", **fields: object) -> Answer:
        return self.send("/api/profile", {"do": do, "language": language, **fields})

    def ask(self, do: str, language: str = "en", **fields: object) -> Profile:
        answer = self.post(do, language, **fields)
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body, type=Profile)

    def join(self, other: "Device") -> None:
        self.ask("join", code=other.ask("code").code)

    @property
    def is_in(self) -> bool:
        """Whether a game of the player can be opened."""
        return bool(self.ask("show").browsers)


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("browsers")
    with serving(home, "--public-url", SITE, "--proxy", "127.0.0.1") as found:
        yield found


@pytest.fixture
def hosted(hosting: Server) -> Iterator[Server]:
    with without_a_traceback(hosting):
        yield hosting


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Server]:
    """A server without https."""
    with serving(tmp_path, "--host", "0.0.0.0") as found, without_a_traceback(found):
        yield found


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox/Linux"),
        (IPHONE, "Safari/iOS"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge/Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome/Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605", "Safari/macOS"),
        ("<b>Firefoxx Linuxx", "/"),
        ("", "/"),
    ],
)
def test_only_known_words_of_the_header_are_kept(agent: str, name: str) -> None:
    assert name_of(agent) == name


# The player


def test_a_browser_signs_itself_out(plain: Server) -> None:
    one, two = Device(plain), Device(plain, IPHONE)
    game_id = one.begin()
    two.begin()
    two.join(one)
    rows = one.ask("show").browsers
    assert [each.here for each in rows] == [True, False]
    assert rows[0].text.startswith("Firefox on Linux, signed in on ")
    assert rows[1].remove == "Sign out Safari on iOS"
    race, cookie = make_race(plain, one.cookie or ""), one.cookie
    with ExitStack() as held:
        theirs = held.enter_context(plain.window(game_id, cookie=two.cookie))
        mine = [held.enter_context(plain.window(game_id, cookie=cookie)) for _ in range(2)]
        racer = Window(held.enter_context(racing(plain, race, cookie or "")).line)
        assert all(each.hello().ok for each in mine)
        racer.line.recv(timeout=PATIENCE)  # it is in the race
        assert one.ask("sign-out", browser=rows[0].id).said == "This browser is signed out."
        assert [each.closing for each in (*mine, racer)] == [SIGNED_OUT] * 3
        assert theirs.hello().ok
    assert one.cookie is None
    for name in EXPORTS:
        assert plain.get(f"/api/export/{name}", cookie=cookie).status == 403
    with plain.window(game_id, cookie=cookie) as window:
        assert window.closing == 4404
    assert one.begin() != game_id  # as somebody else
    assert len(two.ask("show").browsers) == 1


def test_a_browser_signs_others_out(plain: Server) -> None:
    devices = [Device(plain), Device(plain, IPHONE), Device(plain)]
    for each in devices:
        game_id = each.begin()
    for each in devices[:2]:
        each.join(devices[2])
    with plain.window(game_id, cookie=devices[0].cookie) as window:
        rows = {each.text.split()[0]: each.id for each in devices[0].ask("show").browsers}
        told = devices[0].ask("sign-out", browser=rows["Safari"])
        assert (told.said, len(told.browsers)) == ("Browsers signed out: 1.", 2)
        assert [each.is_in for each in devices] == [True, False, True]
        told = devices[0].ask("sign-out-others")
        assert (told.said, len(told.browsers)) == ("Browsers signed out: 1.", 1)
        assert [each.is_in for each in devices] == [True, False, False]
        assert window.hello().ok
    stranger = Device(plain)
    stranger.begin()
    (own,) = devices[0].ask("show").browsers
    assert stranger.ask("sign-out", browser=own.id).said == "Browsers signed out: 0."
    assert devices[0].is_in


@pytest.mark.parametrize("do", ["sign-out", "sign-out-others", "today"])
def test_nobody_has_no_browser(plain: Server, do: str) -> None:
    fields = {"browser": "x"} if do == "sign-out" else {}
    assert Device(plain).post(do, **fields).status == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(plain: Server, language: str) -> None:
    one = Device(plain)
    one.begin()
    said = [one.ask("today", language).said, one.ask("sign-out-others", language).said]
    (own,) = one.ask("show", language).browsers
    said += [own.text, own.remove, one.ask("sign-out", language, browser=own.id).said]
    assert all(said)
    assert len(set(said)) == 5


def test_today_only_is_a_cookie_of_the_session(plain: Server) -> None:
    one, two = Device(plain), Device(plain)
    one.begin()
    two.begin()
    assert "Max-Age" in one.given[0]
    assert "24 hours" in one.ask("today").said
    assert "Max-Age" not in one.given[0]
    one.join(two)  # a new cookie, for today only
    assert "Max-Age" not in one.given[0]
    one.begin()
    assert one.given == []
    (found, other) = one.ask("show").browsers
    ends = {each.id: each.ends for each in Browsers(plain.store.database).listed(
        plain.player_of(two.cookie)
    )}  # fmt: skip
    assert ends[found.id] is not None
    assert ends[other.id] is None


def test_a_sign_in_makes_a_new_row_and_a_new_cookie(plain: Server) -> None:
    one, two = Device(plain), Device(plain)
    one.begin()
    two.begin()
    before, copied = two.ask("show").browsers[0].id, two.cookie
    two.join(one)
    assert two.cookie != copied
    rows = two.ask("show").browsers
    assert before not in {each.id for each in rows}
    assert len(rows) == 2  # the old cookie works a minute longer, for other tabs
    assert plain.player_of(copied) == plain.player_of(two.cookie)


# Cookies


def test_on_https_the_cookie_has_the_safe_name(hosted: Server) -> None:
    one = Device(hosted, is_safe=True)
    one.begin()
    (given,) = one.given
    assert given.startswith("__Host-player=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(given.split("; "))
    assert "domain" not in given.lower()
    assert one.is_in
    # Another site of the domain can set only the other name, which does not count.
    other = Device(hosted, is_safe=True)
    other.begin()
    one.cookies["player"] = other.cookies["__Host-player"]
    assert one.ask("show").browsers[0].id != other.ask("show").browsers[0].id
    one.ask("sign-out", browser=one.ask("show").browsers[0].id)
    assert "__Host-player" not in one.cookies


def test_a_cookie_without_the_safe_name_is_replaced_at_once(hosted: Server) -> None:
    one = Device(hosted, is_safe=True)
    game_id = one.begin(resume=True)
    one.cookies = {"player": one.cookies["__Host-player"]}
    assert one.is_in
    assert one.begin(resume=True) == game_id
    assert [*one.cookies] == ["__Host-player"]


@pytest.mark.parametrize("is_safe", [False, True])
def test_a_cookie_of_an_earlier_version_is_replaced_at_once(hosted: Server, is_safe: bool) -> None:
    one = Device(hosted, is_safe=is_safe)
    if not is_safe:
        one.headers |= {"host": "cards.example.org", "origin": "http://cards.example.org"}
    game_id = one.begin(resume=True)
    database, player = hosted.store.database, hosted.player_of(one.cookie)
    database.write("DELETE FROM cookie_keys WHERE number = 0")
    database.write("INSERT INTO keys VALUES ('cookies', ?)", "cd" * 32)
    database.write("DELETE FROM browsers")
    with database.writing() as execute:
        end_signatures(execute)
    cookie = signed(player, bytes.fromhex("cd" * 32))
    one.cookies = {"player": cookie}
    assert one.begin(resume=True) == game_id
    (name,) = one.cookies
    assert name == ("__Host-player" if is_safe else "player")
    assert one.cookies[name].startswith("1.")
    assert one.begin(resume=True) == game_id
    for bare in (player, f"{player}.", f"1.{player}", cookie[:-1] + "x", cookie.swapcase()):
        forger = Device(hosted, is_safe=is_safe)
        forger.headers = one.headers
        forger.cookies = {"player": bare}
        assert not forger.is_in
        assert forger.begin(resume=True) != game_id


# The host


@pytest.mark.parametrize(
    ("act", "kind"), pairs(["sign-out", "rotate", "delete", "page"], ["sqlite", "postgres"])
)
def test_every_process_closes_the_sockets_of_who_is_signed_out(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    act: str,
) -> None:
    (tmp_path / "one").mkdir()
    cli = CommandLine(tmp_path / "one", monkeypatch, capsys)
    with ExitStack() as held:
        options = ["--host", "0.0.0.0"]
        where: list[str] = []
        if kind == "postgres":
            where = ["--database", request.getfixturevalue("postgres_url")]
        here = held.enter_context(serving(tmp_path / "one", *options, *where))
        there = here
        if kind == "postgres":
            there = held.enter_context(serving(tmp_path / "two", *options, *where))
            database = held.enter_context(closing(open_database(where[1])))
            monkeypatch.setattr(Server, "store", Store(database))
        for each in {here, there}:
            held.enter_context(without_a_traceback(each))
        one, two, other = Device(here), Device(there), Device(there)
        for device in (one, two, other):
            device.begin()
        two.join(one)
        player = there.player_of(two.cookie)
        window = held.enter_context(there.window(two.begin(), cookie=two.cookie))
        stays = held.enter_context(there.window(other.begin(), cookie=other.cookie))
        assert window.hello().ok
        match act:
            case "page":
                one.ask("sign-out-others")
            case "rotate":
                assert cli("players", "rotate", "--days", "0", *where).done
            case _:
                assert cli("players", act, player, *where).done
        assert window.closing == SIGNED_OUT
        assert not two.is_in
        assert one.is_in == (act == "page")
        if act != "rotate":
            assert stays.hello().ok
            assert other.is_in
