"""The site without a network after its first load, and the change to a new version."""

import json
import os
import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from site_build.building import VERSION, write_manifest
from tests.support.browser.site import BUILT, Site, hosting, loaded, visiting_site
from tests.support.length import IS_LONG, some
from tests.support.serving import until

KEPT = """async () => {
  const { files } = await (await fetch("manifest.json")).json()
  const cache = await caches.open((await caches.keys())[0])
  const found = await Promise.all(files.map(({ name }) => cache.match(name)))
  return files.filter((_, at) => !found[at]).map(({ name }) => name)
}"""

ARRIVING = "() => document.querySelector('#shell progress').value > 1e6"
"""Whether the shell knows of files that have arrived; also while it shows no bar."""


def test_the_first_page_needs_no_network_once_the_browser_has_every_file(
    browser: Browser, site: Site
) -> None:
    """Not even for parts that it has not asked for: nets and graded deals of other games."""
    with visiting_site(browser, site, worker=True) as visitor:
        seat = visitor.sit(game="draw-three", number="1")
        seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        assert seat.page.evaluate(KEPT) == ["index.html", "sw.js"]  # the first is kept as "."
        visitor.context.set_offline(True)
        visitor.change(seat, visitor.site.begin(game="draw-one", level="hard"))
        said = ""
        for _ in range(12):  # soon only the net of this game knows
            said += seat.command("hint") + seat.command("do")
        assert "could not" not in said


@pytest.mark.parametrize(
    "lost",
    some(("worker.js", "main.js", "manifest.json", "*/pyodide.mjs", "winnable-*.zip"), 2),
)
def test_a_start_without_one_of_its_files_says_so_and_can_be_tried_again(
    browser: Browser, site: Site, lost: str
) -> None:
    with visiting_site(browser, site, language="fr") as visitor:
        visitor.expect_complaints("ERR_FAILED|worker|[Ff]ailed to (fetch|load)")
        visitor.context.route(f"**/{lost}", lambda route: route.abort())
        page = visitor.open().page
        shell = page.locator("#shell")
        expect(shell).to_contain_text("Le jeu n'a pas pu être chargé.")
        expect(shell.get_by_role("button")).to_have_count(1)
        visitor.context.unroute_all()
        shell.get_by_role("button").click()
        page.locator("#table .slot").first.wait_for()
        expect(shell).to_have_count(0)


def test_a_start_that_stands_still_says_so_and_goes_on_by_itself(
    browser: Browser, site: Site
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with visiting_site(browser, site, language="it") as visitor:
        visitor.context.route("**/manifest.json", hold, times=1)
        page = visitor.context.new_page()
        page.clock.install(time=0)
        page.clock.pause_at(1)  # however long a busy machine takes
        page.goto(f"{site.origin}/")
        shell = page.locator("#shell")
        expect(shell.locator("p[aria-live]")).to_have_text("Sto caricando il gioco.")
        while not held:
            page.wait_for_timeout(20)
        page.clock.fast_forward("00:19")
        expect(shell.get_by_role("button")).to_have_count(0)
        page.clock.fast_forward("00:02")
        expect(shell.locator("p[aria-live]")).to_contain_text("più tempo del solito")
        expect(shell.get_by_role("button")).to_have_text("Riprova")
        page.clock.resume()
        held[0].continue_()
        page.locator("#table .slot").first.wait_for()
        expect(shell).to_have_count(0)


MUTE = """
const { postMessage } = Worker.prototype
if (location.host && !sessionStorage.getItem("muted")) {
  sessionStorage.setItem("muted", "once")
  Worker.prototype.postMessage = function (data, ...more) {
    if (data.do !== "open") postMessage.call(this, data, ...more)
  }
}
"""


def test_a_start_without_a_table_says_so_and_can_be_tried_again(
    browser: Browser, site: Site
) -> None:
    """Python has started and answers, but nothing comes from the socket of the game."""
    with visiting_site(browser, site, language="es") as visitor:
        visitor.context.add_init_script(MUTE)
        page = visitor.context.new_page()
        page.clock.install()
        page.goto(f"{site.origin}/")
        page.locator("#page main").wait_for()
        shell = page.locator("#shell")
        expect(shell).to_have_count(0)
        page.clock.fast_forward("00:21")
        expect(shell.locator("p[aria-live]")).to_contain_text("más de lo habitual")
        shell.get_by_role("button").click()
        page.locator("#table .slot").first.wait_for()
        page.clock.fast_forward("00:21")
        expect(shell).to_have_count(0)


def test_a_second_tab_says_that_the_first_has_the_game_while_its_files_arrive_and_after(
    browser: Browser, site: Site
) -> None:
    with visiting_site(browser, site) as visitor:
        first = loaded(visitor.open())
        page = visitor.context.new_page()
        page.clock.install()
        page.goto(f"{site.origin}/")
        shell = page.locator("#shell")
        expect(shell.locator("p[aria-live]")).to_contain_text("another tab")
        page.wait_for_function(ARRIVING)
        page.clock.fast_forward("00:30")
        expect(shell.locator("p[aria-live]")).to_contain_text("another tab")
        expect(shell.get_by_role("button")).to_have_count(0)
        first.page.close(run_before_unload=False)
        page.locator("#table .slot").first.wait_for()


@pytest.mark.skipif(not IS_LONG, reason="takes a quarter of a minute")
def test_a_hint_without_its_net_says_so_and_comes_when_the_network_is_back(
    browser: Browser, site: Site
) -> None:
    with visiting_site(browser, site, language="it") as visitor:
        visitor.expect_complaints("ERR_FAILED|Failed to load")
        visitor.context.route("**/python/*-*.net", lambda route: route.abort())
        seat = visitor.sit(game="draw-three", number="1")
        said = ""
        while not said.startswith("Non"):
            said = seat.command("suggerimento")
            if not said.startswith("Non"):
                seat.command("fai")
        assert said.startswith("Non è stato possibile caricare una parte del gioco.")
        visitor.context.unroute_all()
        assert not seat.command("suggerimento").startswith("Non")


BROKEN = "onmessage = ({ data }) => { data.port.onmessage = () => { throw new Error('broken') } }"
SECOND_BREAKS = """
let made = 0
const Whole = Worker
window.Worker = class extends Whole {
  constructor(address, ...more) { super(++made === 2 ? "broken.js" : address, ...more) }
}
"""


@pytest.mark.parametrize("script", ["", BROKEN], ids=["cannot be loaded", "ends in a search"])
def test_when_the_worker_that_searches_fails_the_next_hint_has_a_new_one(
    browser: Browser, site: Site, script: str
) -> None:
    with visiting_site(browser, site, language="fr") as visitor:
        visitor.expect_complaints("404|[Ff]ailed to load|broken|worker")
        visitor.context.add_init_script(SECOND_BREAKS)
        answer = {"status": 200, "body": script, "content_type": "text/javascript"}
        visitor.context.route(
            "**/broken.js",
            lambda route: route.fulfill(**answer) if script else route.fulfill(status=404),
        )
        seat = visitor.sit(game="three-passes", number="1")
        said = seat.command("conseil")
        assert said.startswith("La recherche a échoué." if script else "Conseil")
        assert seat.command("conseil").startswith("Conseil")


def renew(folder: Path, mark: str) -> str:
    """Puts another version into the folder: its page and its style have a mark. Its files are dated
    a minute ahead: a file server tells versions apart by whole seconds, and the browser may look by
    itself while they are written.
    """
    worker, manifest = folder / "sw.js", folder / "manifest.json"
    found = json.loads(manifest.read_text("utf-8"))
    made = max(time.time(), manifest.stat().st_mtime) + 60
    manifest.unlink()
    worker.write_text(worker.read_text("utf-8").replace(found["version"], VERSION), "utf-8")
    page, style = folder / "index.html", folder / "static/app.css"
    page.write_text(page.read_text("utf-8").replace("<title>", f"<title>{mark} "), "utf-8")
    style.write_text(f"{style.read_text('utf-8')}:root {{ --version-mark: {mark} }}", "utf-8")
    write_manifest(folder, {name: found[name] for name in ("pyodide", "package", "lazy")})
    for changed in (worker, manifest, page, style):
        os.utime(changed, times=(made, made))
    return str(json.loads(manifest.read_text("utf-8"))["version"])


MARKS = """() => [
  document.title.split(" ")[0],
  getComputedStyle(document.documentElement).getPropertyValue("--version-mark").trim(),
]"""
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready
  const { installing, waiting } = await registration.update()
  const worker = installing ?? waiting
  if (!worker) return "redundant" // it has failed already
  while (!["installed", "redundant"].includes(worker.state))
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }))
  return worker.state
}"""


@pytest.mark.usefixtures("site")
def test_a_new_version_waits_for_the_next_start_and_never_mixes_with_the_old_one(
    browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(BUILT, folder)
    with hosting(folder) as site, visiting_site(browser, site, worker=True) as visitor:
        visitor.expect_complaints("ServiceWorker|service worker")
        seat = visitor.sit(game="draw-three", number="64")
        game_id = seat.game_id
        seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

        # 1. While the host is being renewed, nothing is taken.
        renew(folder, "second")
        shutil.copyfile(BUILT / "static/app.css", folder / "static/app.css")
        assert seat.page.evaluate(UPDATED) == "redundant"

        # 2. Then all of it, for the next start; the open page and a further one keep the old files.
        renew(folder, "third")
        until(lambda: seat.page.evaluate(UPDATED) == "installed")
        seat.forget()
        seat.command("draw")
        seat.go("Profile")  # a part of the page that was not loaded before
        seat.press("Escape")
        second = visitor.open(f"/game/{game_id}")
        expect(second.page.locator("#shell p[aria-live]")).to_contain_text("another tab")
        assert second.page.evaluate(MARKS) == ["winnable", ""]
        second.page.close()
        seat.page.close()

        # 3. The next start has the new one, without a network too.
        seat = loaded(visitor.open(f"/game/{game_id}"))
        assert seat.page.evaluate(MARKS)[1] == "third"
        assert len(visitor.site.saved(game_id).steps) == 1
        visitor.context.set_offline(True)
        seat.page.reload()
        loaded(seat)
        assert seat.page.evaluate("caches.keys().then((names) => names.length)") == 1


def test_browsers_offer_to_install_the_site(browser: Browser, site: Site) -> None:
    with visiting_site(browser, site, worker=True) as visitor:
        page = loaded(visitor.open()).page
        session = visitor.context.new_cdp_session(page)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        assert found["manifest"]["startUrl"] == found["manifest"]["scope"] == f"{site.origin}/"
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {each["errorId"] for each in errors} <= {"in-incognito"}  # as tests are


@pytest.mark.skipif(not IS_LONG, reason="takes ten seconds")
def test_the_browser_is_asked_once_to_keep_the_games(browser: Browser, site: Site) -> None:
    """After some moves, never at the first look."""
    with visiting_site(browser, site) as visitor:
        visitor.context.add_init_script(
            """const key = "asked to keep"
            if (navigator.storage) StorageManager.prototype.persist = async () => {
              localStorage.setItem(key, Number(localStorage.getItem(key)) + 1)
              return true
            }"""
        )
        asked = []
        for _ in range(2):
            seat = loaded(visitor.open())
            seat.hear()
            for _ in range(3):
                asked.append(seat.page.evaluate("localStorage.getItem('asked to keep')"))
                for _ in range(15):
                    seat.command("rules")
            seat.page.close(run_before_unload=False)
        assert asked == [None, None, "1", "1", "1", "1"]
