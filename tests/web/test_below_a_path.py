"""A server below a path of its host, behind proxies that strip the path or keep it: every address
is below the path, and everything works there.
"""

import asyncio
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from tests.support.ports import free_port
from tests.support.proxies import PROXIES, SITE, proxied
from tests.support.raw_lines import Entry, WebSocket
from tests.support.scraping import count, counting
from tests.support.serving import PATIENCE, Server, Window, serving, without_a_traceback
from tests.web.test_manifest import Page
from winnable.cli.line.racing import LINK, RaceLine
from winnable.speech.messages import Voice
from winnable.store import Store
from winnable.web.host.address import Address
from winnable.web.host.app import make_app
from winnable.web.players.identity import names_below

BELOW: Final = "/cards"
ROOT: Final = f"https://{SITE}{BELOW}/"
_NAMED: Final = {
    "sw.js": r'^  "([^"]+)"',
    ".js": r"import\(`([^`]+)`\)|from\s*[\"'`](\.[^\"'`]+)[\"'`]",
    ".css": r"url\([\"']?(?!data:|#)([^\"')]+)",
    ".webmanifest": r'"(?:src|url|start_url|scope)": "([^"]+)"',
}
"""How files name others."""


class Visit:
    """A browser at a proxy. Its cookies are those of its path."""

    def __init__(self, entry: Entry) -> None:
        assert entry.tls is not None
        self.entry = entry
        self.client = httpx.Client(
            base_url=f"https://127.0.0.1:{entry.port}", verify=entry.tls, trust_env=False
        )

    def ask(self, path: str, **body: Any) -> httpx.Response:
        """The answer to a request; one with a body is a POST."""
        headers = {"host": SITE, "accept": "text/html" if path.startswith("/cards/none") else "*/*"}
        if body:
            headers |= {"origin": f"https://{SITE}"}
        return self.client.request(
            "POST" if body else "GET",
            path,
            json=body or None,
            headers=headers,
            extensions={"sni_hostname": SITE},
            timeout=PATIENCE,
        )

    def socket(self, path: str) -> WebSocket:
        """A socket with the cookies of the browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return WebSocket(replace(self.entry, host=SITE), path, cookies)


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--public-url", f"https://{SITE}{BELOW}", "--proxy", "127.0.0.1", *counting())
    with serving(tmp_path_factory.mktemp("below"), *options, port=free_port()) as server:
        yield server


@pytest.fixture(
    scope="module", params=[f"{name}-{way}" for name in PROXIES for way in ("keep", "strip")]
)
def entry(
    request: pytest.FixtureRequest, hosting: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Entry]:
    name, _, way = request.param.partition("-")
    port = free_port()
    folder = tmp_path_factory.mktemp(name)
    with proxied(name, folder, port, hosting.port, BELOW, strips=way == "strip") as found:
        yield found


@pytest.fixture
def visit(entry: Entry, hosting: Server) -> Iterator[Visit]:
    found = Visit(entry)
    with without_a_traceback(hosting), found.client:
        yield found


def named(address: str, text: str) -> set[str]:
    """The addresses that a file names."""
    if "<html" in text:
        page = Page(text)
        return {urljoin(address, each) for each in [*page.addresses, page.about["og:image"]]}
    pattern = next((found for end, found in _NAMED.items() if address.endswith(end)), None)
    if pattern is None:
        return set()
    texts = [
        next(filter(None, found.groups())) for found in re.finditer(pattern, text, re.MULTILINE)
    ]
    return {urljoin(address, each).partition("#")[0] for each in texts}


def test_every_file_that_the_page_names_is_below_the_path(visit: Visit) -> None:
    seen, wanted = set[str](), {ROOT, f"{ROOT}sw.js", f"{ROOT}game/x", f"{ROOT}race/x"}
    while wanted:
        address = wanted.pop()
        assert address.startswith(ROOT)
        seen.add(address)
        answer = visit.ask(urlsplit(address).path)
        assert answer.status_code == 200, address
        if not address.endswith(".png"):
            wanted |= named(address, answer.text) - seen
    assert {f"{ROOT}static/{name}" for name in ("daily.js", "icon.svg", "cards/french.svg")} < seen
    assert len(seen) > 30


def test_the_path_without_a_slash_leads_to_the_page(visit: Visit, hosting: Server) -> None:
    answer = visit.ask(BELOW)
    assert answer.status_code in (301, 302, 307, 308)
    assert urlsplit(urljoin(ROOT, answer.headers["location"])).path == f"{BELOW}/"
    direct = hosting.get(f"{BELOW}?x=1", host=SITE, x_forwarded_proto="https")
    assert (direct.status, direct.headers["location"]) == (307, f"{ROOT}?x=1")


def test_a_game_is_played_below_the_path(visit: Visit) -> None:
    answer = visit.ask("/cards/api/games", game="draw-three", number="7")
    assert answer.status_code == 201
    name, *marks = re.split("=|; ", answer.headers["set-cookie"], maxsplit=1)
    assert name == "__Secure-player-cards"
    assert {"Secure", "HttpOnly", "Path=/cards/", "SameSite=lax"} <= set(marks[0].split("; "))
    game = answer.json()["id"]
    with visit.socket(f"/cards/api/games/{game}") as line:
        window = Window(line)
        window.hello()
        window.play("sw")
        assert window.table.at == 1
        shared = window.ask("share").shared
        assert shared is not None
        assert shared.game.startswith("/#rules=")  # the page adds the path
    again = visit.ask("/cards/api/games", resume=True)
    assert again.json()["id"] == game
    file = visit.ask("/cards/api/export/everything.json")
    assert game in file.text
    profile = visit.ask("/cards/api/profile", do="sign-out-others", language="en").json()
    assert len(profile["browsers"]) == 1
    race = visit.ask("/cards/api/races", game="vegas-three").json()["id"]
    with visit.socket(f"/cards/api/races/{race}?language=en") as line:
        assert json.loads(line.recv(timeout=PATIENCE))["race"]["id"] == race
    visit.ask(
        "/cards/api/profile", do="sign-out", language="en", browser=profile["browsers"][0]["id"]
    )
    assert not visit.client.cookies
    assert visit.ask("/cards/api/export/everything.json").status_code == 403


def test_what_is_not_there_leads_to_the_page(visit: Visit) -> None:
    answer = visit.ask("/cards/none")
    assert answer.status_code == 404
    assert '<a href="/cards/">' in answer.text
    assert visit.ask("/cards/healthz").json() == {"status": "ok"}


def test_requests_are_counted_by_route(hosting: Server) -> None:
    """Whatever the proxy does with the path."""
    for path in ("/cards/static/app.js", "/static/app.js", "/cards/api/words/en"):
        hosting.get(path, host=SITE)
    for route in ("/static/", "/api/words/"):
        assert count(hosting, "winnable_http_requests_total", route=route, status="200")
    assert not count(hosting, "winnable_http_requests_total", route="/cards/static/app.js")


def test_a_terminal_races_below_the_path(hosting: Server) -> None:
    link = f"{hosting.origin}{BELOW}/race/"
    cookie = hosting.new_player()
    answer = hosting.request("POST", "/api/races", '{"game": "vegas-three"}', cookie=cookie)
    found = LINK.fullmatch(link + json.loads(answer.body)["id"])
    assert found is not None
    out = io.StringIO()
    assert RaceLine(found[1], found[2], Voice(), out).run(io.StringIO("quit\n")) == 0
    assert Voice().say("race-typed") in out.getvalue()
    assert Voice().say("race-lost", what=found[1]) not in out.getvalue()


def test_servers_of_one_host_have_cookies_of_their_own() -> None:
    assert names_below("") == ("player", "__Host-player", "/")
    assert names_below("/a") == ("player-a", "__Secure-player-a", "/a/")
    assert names_below("/a/b") == ("player-a-b", "__Secure-player-a-b", "/a/b/")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/a/b/", 200), ("/a/b", 307), ("/a/", 404), ("/a/bc/", 404), ("/a/b//", 404)],
)
def test_only_the_whole_path_is_stripped(tmp_path: Path, path: str, status: int) -> None:
    async def get() -> httpx.Response:
        address = Address("127.0.0.1", None, "https://a.example/a/b")
        app = httpx.ASGITransport(make_app(Store(tmp_path), lambda _: True, address, None))
        async with httpx.AsyncClient(transport=app, base_url="https://a.example") as client:
            return await client.get(path)

    answer = asyncio.run(get())
    assert answer.status_code == status
    if status == 200:
        assert 'data-root="/a/b/"' in answer.text
        assert 'content="https://a.example/a/b/static/pictures/social.png"' in answer.text
