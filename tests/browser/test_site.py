"""The site: the game from a plain file server, in a folder, and without any network."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.seat import PATIENCE
from tests.support.browser.site import BUILT, Site, SiteVisitor, loaded, visiting_site
from tests.support.length import IS_LONG, some
from tests.support.serving import Server
from winnable.law.variants import VARIANTS
from winnable.proof.checker import verify
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels
from winnable.store import Store
from winnable.store.belongings import add_export, parse_export

GAMES: Final = 100 if IS_LONG else 3
"""Random games whose answers are compared."""
BROWSERS: Final = ("browser", "firefox") if IS_LONG else ("browser",)


@pytest.fixture(params=BROWSERS)
def visitor(request: pytest.FixtureRequest, site: Site) -> Iterator[SiteVisitor]:
    """A visitor whose browser keeps the files, as browsers do."""
    browser: Browser = request.getfixturevalue(request.param)
    with visiting_site(browser, site, worker=True) as visitor:
        yield visitor


RENDERED = "[...document.getElementById('page').childNodes].every((each) => each.nodeType === 1)"
"""Whether nothing is there but what the page renders. Beside white space, Orca lost its place in
the dialogs of Firefox.
"""


def without_time(text: str) -> list[str]:
    """The text of a game without its time, which is saved when the page is hidden."""
    return [line for line in text.splitlines() if not line.startswith("seconds ")]


def test_a_game_outlives_a_reload_and_a_killed_tab_and_needs_no_network(
    visitor: SiteVisitor,
) -> None:
    """After the first load; the rest of the files arrive in the background."""
    # 1. A game, reloaded.
    seat = visitor.sit(game="draw-three", number="64")
    seat.command("draw")
    seat.command("hint")
    game_id, text = seat.game_id, visitor.site.text(seat.game_id)
    seat.page.reload()
    loaded(seat)
    assert seat.game_id == game_id
    assert without_time(visitor.site.text(game_id)) == without_time(text)
    assert seat.page.evaluate(RENDERED)

    # 2. Without a network, in a new tab; the old one ends without notice.
    seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    visitor.context.set_offline(True)
    seat.page.close(run_before_unload=False)
    seat = loaded(visitor.open(f"/game/{game_id}"))
    assert without_time(visitor.site.text(game_id)) == without_time(text)
    seat.forget()
    seat.command("draw")
    assert len(visitor.site.saved(game_id).steps) == verify(text).moves + 1
    visitor.context.set_offline(False)


@pytest.mark.usefixtures("site")
def test_the_site_loads_in_every_language() -> None:
    """Its script has what it says before Python is there."""
    script = (BUILT / "static/site.js").read_text("utf-8")
    for language in LANGUAGES:
        for text in labels(language, "site-").values():
            assert text in script or "python3" in text


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("language", some(LANGUAGES, 1, 5))
def test_the_site_opened_as_a_file_says_how_to_open_it(browser: Browser, language: str) -> None:
    page = browser.new_page(locale=language)
    page.goto((BUILT / "index.html").as_uri())
    expect(page.locator("#shell")).to_have_text(labels(language, "site-")["file"])
    page.close()


def test_a_second_tab_says_that_the_game_is_open_and_goes_on_when_it_is_free(
    visitor: SiteVisitor,
) -> None:
    first = visitor.sit(game="draw-three", number="64")
    second = visitor.open(f"/game/{first.game_id}")
    expect(second.page.locator("#shell p[aria-live]")).to_contain_text("another tab")
    first.page.close()
    loaded(second)
    assert second.game_id


def test_help_leads_to_the_documentation_which_comes_from_the_network(
    visitor: SiteVisitor,
) -> None:
    """The service worker neither keeps it nor shows the game in its place."""
    seat = visitor.sit(game="draw-three", number="64")
    seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    seat.page.keyboard.press("?")
    with visitor.context.expect_page() as opening:
        seat.page.locator("dialog a[href^='docs/']").click()
    page = opening.value
    page.wait_for_load_state()
    assert page.locator("#page").count() == 0
    links = page.locator("a[href$='.html'], a[href*='.html#']").evaluate_all(
        "(links) => links.map((each) => each.href.split('#')[0])"
    )
    own = {each for each in links if each.startswith(visitor.site.origin)}
    assert f"{visitor.site.origin}/docs/guide.html" in own
    for each in own:
        assert page.request.get(each).ok, each

    assert not page.evaluate("async () => !!(await caches.match(location.href))")


def test_everything_is_one_file_that_every_place_reads(
    visitor: SiteVisitor, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The profile saves it; the store of the local program adds it, and the site reads it back."""
    seat = visitor.sit(game="draw-three", number="64")
    seat.command("draw")
    game_id = seat.game_id
    seat.go("Profile")
    with seat.page.expect_download() as saving:
        seat.page.locator("a[download]").click()
    text = saving.value.path().read_text("utf-8")
    store = Store(tmp_path_factory.mktemp("local"))
    assert add_export(store, parse_export(text)).games >= 1
    assert store.has(game_id)
    shown = json.loads(visitor.site.ask("/api/profile", {"do": "delete", "language": "en"}))
    assert not shown["hosted"]
    assert json.loads(visitor.site.ask("/api/export/everything.json"))["games"] == []
    visitor.site.ask("/api/profile", {"do": "import", "language": "en", "text": text})
    assert visitor.site.text(game_id)


@pytest.mark.parametrize("game", VARIANTS if IS_LONG else list(VARIANTS)[:1])
def test_random_games_get_the_same_answers_from_site_and_server(
    browser: Browser, site: Site, server: Server, game: str
) -> None:
    """Every answer to every request, byte by byte, but names of games and the clock."""
    with visiting_site(browser, site) as visitor:
        loaded(visitor.open())
        for number in range(-(-GAMES // len(VARIANTS))):
            compare(site, server, game, str(number), Random(number))


def compare(site: Site, server: Server, game: str, number: str, chance: Random) -> None:
    """Plays a random game on the server, and the same requests on the site."""
    language = chance.choice(LANGUAGES)
    flags = {"memory": False, "figures": False, "endings": False}
    spoken = {"language": language, "level": "normal", **flags}
    requests, answers = list[str](), list[str]()
    asked = {"game": game, "number": number, "level": "normal"}
    here, there = server.begin(**asked), site.begin(**asked)
    with server.window(here) as window:

        def ask(**asked: Any) -> dict[str, Any]:
            requests.append(json.dumps({"id": len(requests) + 1, **asked}))
            window.line.send(requests[-1])
            found: dict[str, Any] = {"id": None}
            while found["id"] is None:  # an outcome that has become certain
                text = str(window.line.recv(PATIENCE / 1000))
                found = json.loads(text)
            answers.append(text)
            return found

        table = ask(do="hello", spoken=spoken)["table"]
        for _ in range(60 if IS_LONG else 20):
            if table["ended"]:
                break
            words = ["hint", "undo", "why", "draw", "status", "truth", "nonsense"]
            if not table["legal"] or chance.random() < 0.3:
                reply = ask(do="typed", text=chance.choice(words))
            else:
                reply = ask(do="play", move=chance.choice(table["legal"])["move"])
            table = reply["table"] or table
        ask(do="review")
    for request, one, other in zip(requests, answers, site.tell(there, requests), strict=True):
        assert plain(other, there) == plain(one, here), request


def plain(answer: str, game_id: str) -> bytes:
    """An answer without what depends on the clock and on the name of the game."""
    found = msgspec.json.decode(answer.replace(game_id, "ID"))
    if found["table"]:
        found["table"]["seconds"] = 0
    return msgspec.json.encode(found)
