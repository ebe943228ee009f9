"""The profile over HTTP: names, transfer codes, import, export and deletion."""

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.command_line import CommandLine
from tests.support.serving import Answer, Server, server, serving, without_a_traceback
from tests.support.site_page import Page, run
from tests.support.tables import WAY, WON, spoken
from winnable.speech.messages import LANGUAGES
from winnable.store import Settings, Store
from winnable.store.belongings import export
from winnable.store.contests.players import Players, Restriction
from winnable.web.players.profile import GUESS, GUESSES, LETTERS
from winnable.web.wire.profile import Profile

__all__ = ["server"]


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("profiles")
    with serving(home, "--host", "0.0.0.0", "--proxy", "127.0.0.1") as found:
        yield found


@pytest.fixture
def hosted(hosting: Server) -> Iterator[Server]:
    with without_a_traceback(hosting):
        yield hosting


class Browser:
    """A browser with a cookie, at an address of its own."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server, self.cookie = server, cookie
        self._address = f"192.0.2.{next(_addresses)}"

    def begin(self, **asked: Any) -> str:
        return self._send("/api/games", asked).id

    def post(self, do: str, language: str = "en", **fields: object) -> Answer:
        return self._send("/api/profile", {"do": do, "language": language, **fields})

    def _send(self, path: str, asked: dict[str, Any]) -> Answer:
        headers = {"cookie": self.cookie, "x_forwarded_for": self._address}
        answer = self.server.request("POST", path, json.dumps(asked), **headers)
        given = answer.headers["set-cookie"]
        if given is not None:
            self.cookie = None if "Max-Age=0" in given else given.partition(";")[0]
        return answer

    def ask(self, do: str, **fields: Any) -> Profile:
        answer = self.post(do, **fields)
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body, type=Profile)

    def win(self, **asked: Any) -> str:
        """Wins a game and returns its name."""
        game_id = self.begin(**WON, **asked)
        with self.server.window(game_id, cookie=self.cookie) as window:
            window.play(WAY)
        return game_id

    def play(self, **asked: Any) -> str:
        """Makes a move in a new game and returns its name."""
        game_id = self.begin(game="draw-one", **asked)
        with self.server.window(game_id, cookie=self.cookie) as window:
            window.play("sw")
        return game_id

    @property
    def store(self) -> Store:
        return Store(self.server.store.database, self.server.player_of(self.cookie))


_addresses = count(1)


@pytest.fixture
def browser(hosted: Server) -> Browser:
    found = Browser(hosted)
    found.begin()
    return found


# Names


def test_a_nickname_is_said_and_shown(browser: Browser) -> None:
    assert browser.ask("show").name == ""
    told = browser.ask("name", name="  Anna  Maria ")
    assert (told.name, told.said) == ("Anna Maria", "Your nickname is now Anna Maria.")
    refused = browser.post("name", name="<b>")
    assert refused.status == 400
    assert "2 to 20 characters" in refused.problem
    assert browser.ask("show").name == "Anna Maria"
    assert browser.ask("name", name="").said == "You no longer have a nickname."


def test_the_host_hides_and_bans(browser: Browser) -> None:
    browser.ask("name", name="Bruno")
    players = Players(browser.store.database)
    for kind, word in ((Restriction.HIDDEN, "hidden"), (Restriction.BANNED, "banned")):
        players.restrict(browser.store.player, kind)
        assert word in browser.ask("show").note


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_of_the_page(browser: Browser, language: str) -> None:
    labels = browser.ask("show", language=language).labels
    other = browser.ask("show", language="it" if language == "en" else "en").labels
    assert labels.keys() == other.keys()
    assert all(labels.values())
    assert labels["delete"] != other["delete"]


# Transfer


def test_a_code_makes_two_browsers_one_player(hosted: Server) -> None:
    one, two = Browser(hosted), Browser(hosted)
    won, lost = one.win(), two.play()
    with hosted.window(one.begin(), cookie=one.cookie) as window:
        window.ask("set", spoken=spoken("it"))
    told = one.ask("code")
    assert re.fullmatch(f"[{LETTERS}]{{3}}(-[{LETTERS}]{{3}}){{2}}", told.code)
    assert "10 minutes" in told.said
    joined = two.ask("join", code=f" {told.code.lower().replace('-', ' ')}")
    assert "Games added from this browser: 1" in joined.said
    assert two.cookie != one.cookie
    assert two.store.player == one.store.player
    assert {each.name for each in one.store.listed()} >= {won, lost}
    assert [each.id for each in two.store.results.all()] == [won]
    with hosted.window(lost, cookie=one.cookie) as window:
        assert window.table.at == 1
        assert window.table.spoken.language == "it"


def test_an_open_window_and_another_browser_of_the_joining_player_follow(hosted: Server) -> None:
    one, two = Browser(hosted), Browser(hosted)
    one.play()
    game_id = two.play()
    third = Browser(hosted)  # the same player in another browser
    third.ask("join", code=two.ask("code").code)
    with hosted.window(game_id, cookie=two.cookie) as window:
        window.play("sw")
        two.ask("join", code=one.ask("code").code)
        assert window.closing == 1012
    with hosted.window(game_id, cookie=third.cookie) as window:
        assert window.table.at == 2
        window.play("sw")
    third.begin(resume=True)
    assert third.store.player == one.store.player


def test_a_code_works_once_and_for_nobody_else(hosted: Server) -> None:
    one, two = Browser(hosted), Browser(hosted)
    one.play()
    code = one.ask("code").code
    joined = two.ask("join", code=code).said
    assert joined == "This browser now has the games from the other device."
    assert two.store.player == one.store.player
    for wrong in (code, "", "BCD", "BCD-FGH-JK0", "x" * 200):
        assert Browser(hosted).post("join", code=wrong).status == 400


def test_one_address_has_only_so_many_tries(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", limited=True) as own:
        guesser = Browser(own)
        tried = [guesser.post("join", code="BCD-FGH-JKM").status for _ in range(12)]
        assert tried == [400] * GUESSES + [429] * 2
        own.pass_time(GUESS)
        assert guesser.post("join", code="BCD-FGH-JKM").status == 400


def test_nobody_has_no_profile(hosted: Server) -> None:
    nobody = Browser(hosted)
    assert nobody.ask("show").name == ""
    for do in ("code", "name", "import", "delete"):
        fields = {"name": {"name": "Anna"}, "import": {"text": "{}"}}.get(do, {})
        assert nobody.post(do, **fields).status == 403
    assert nobody.cookie is None


# Everything


def test_everything_can_be_saved_and_added_elsewhere(hosted: Server, server: Server) -> None:
    one = Browser(hosted)
    won = one.win()
    one.ask("name", name="Carla")
    answer = hosted.get("/api/export/everything.json", cookie=one.cookie)
    assert (
        answer.headers["content-disposition"] == 'attachment; filename="winnable-everything.json"'
    )
    text = answer.body.decode()
    assert json.loads(text)["nickname"] == "Carla"
    at_home = Browser(server)
    told = at_home.ask("import", text=text)
    assert told.said.startswith("Games added: ")
    assert won in {each.name for each in server.store.listed()}
    assert "Games added: 0. Results added: 0." in at_home.ask("import", text=text).said
    assert at_home.post("import", text="{}").status == 400


def test_everything_goes_from_the_site_to_the_local_program_to_a_server_and_back(
    hosted: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = dict[str, str]()

    async def play_on_the_site() -> None:
        page = Page(tmp_path / "site")
        found["game"] = await page.begin(game="solitario", number="7")
        await page.ask(do="act", name="draw")
        found["file"] = await page.everything()

    async def return_to_the_site() -> None:
        page = Page(tmp_path / "other")
        assert "Games added: 2." in (await page.profile("import", text=found["file"]))["said"]
        games = {each["id"]: each["text"] for each in json.loads(await page.everything())["games"]}
        assert games[found["game"]] == found["text"]

    run(play_on_the_site())
    found["text"] = json.loads(found["file"])["games"][0]["text"]
    cli = CommandLine(tmp_path, monkeypatch, capsys)
    file = tmp_path / "winnable-everything.json"
    file.write_text(found["file"], "utf-8")
    assert cli("games", "import", str(file)).done.startswith("Games added: 1.")
    assert cli("games", "export", found["game"]).done == found["text"]
    one = Browser(hosted)
    one.begin()
    told = one.ask("import", text=cli("games", "export", "--everything").done)
    assert "Games added: 1." in told.said
    found["file"] = hosted.get("/api/export/everything.json", cookie=one.cookie).body.decode()
    run(return_to_the_site())


def test_a_deletion_leaves_nothing_and_clears_the_cookie(hosted: Server) -> None:
    one = Browser(hosted)
    game_id = one.win()
    one.ask("name", name="Dora")
    cookie, store = one.cookie, one.store
    with hosted.window(game_id, cookie=cookie) as window:
        assert one.ask("delete").said == "All your data has been deleted."
        assert window.closing in (1012, 4401)  # its browser is signed out, too
    assert one.cookie is None
    assert Players(store.database).found(store.player) is None
    assert game_id not in export(store)
    with hosted.window(game_id, cookie=cookie) as window:
        assert window.closing == 4404


def test_at_home_everything_is_deleted_and_nothing_is_shared(tmp_path: Path) -> None:
    with serving(tmp_path) as own, without_a_traceback(own):
        me = Browser(own)
        shown = me.ask("show")
        assert (shown.hosted, shown.passkeys) == (False, None)
        me.win()
        for do, fields in (("code", {}), ("name", {"name": "Anna"}), ("join", {"code": "x"})):
            assert me.post(do, **fields).status == 400
        me.ask("delete")
        assert [*own.store.listed()] == []
        assert own.store.settings() == Settings()
        assert me.cookie is None
        me.begin(resume=True)


# Safety


def test_another_site_can_change_nothing(hosted: Server) -> None:
    one = Browser(hosted)
    one.play()
    body = json.dumps({"do": "delete", "language": "en"})
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": None},
        {"content_type": "text/plain"},
    ):
        answer = hosted.request("POST", "/api/profile", body, cookie=one.cookie, **headers)
        assert answer.status in (403, 415)
    assert hosted.get("/api/profile", cookie=one.cookie).status == 405
    assert Players(one.store.database).found(one.store.player) is not None


@pytest.mark.parametrize(
    "body",
    ["", "[]", '{"do": "x"}', '{"do": "show"}', '{"do": "name", "language": "en", "name": 1}'],
)
def test_a_bad_request_gets_a_sentence(browser: Browser, body: str) -> None:
    answer = browser.server.request("POST", "/api/profile", body, cookie=browser.cookie)
    assert answer.status == 400
    assert answer.problem
