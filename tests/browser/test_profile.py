"""The profile on a server for others: a code and a passkey bring games to another browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tests.support.browser.seat import PATIENCE
from tests.support.browser.visitors import LIVE
from tests.support.browser.wcag import axe, measured
from tests.support.length import pairs, some
from tests.support.serving import Server, serving, without_a_traceback
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import labels
from winnable.store.contests.players import Players

SIZES = ((1280, 800), (360, 640))


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test: one address may not have many new players."""
    with serving(tmp_path, "--host", "0.0.0.0") as found, without_a_traceback(found):
        yield found


class Device:
    """A browser of its own with an authenticator, at the server's name ``localhost``."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        language: str = "en",
        size: tuple[int, int] = SIZES[0],
    ) -> None:
        self.words = labels(language, "ui-")
        self.labels = labels(language, "profile-")
        self.context = browser.new_context(
            locale=language, viewport={"width": size[0], "height": size[1]}, service_workers="block"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LIVE)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self._bus: CDPSession = self.context.new_cdp_session(self.page)
        self._bus.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._bus.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._authenticator = {"authenticatorId": made["authenticatorId"]}
        self.page.goto(f"http://localhost:{server.port}/")
        self.page.locator("#table button").first.wait_for()
        expect(self.page.locator("#status")).not_to_be_empty()

    @property
    def game(self) -> str:
        """The name of the game in the address."""
        return self.page.url.rpartition("/")[2]

    @property
    def cookie(self) -> str:
        (found,) = self.context.cookies()
        return f"{found['name']}={found['value']}"

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def draw(self) -> None:
        before = self.page.locator("#status").text_content() or ""
        self.page.keyboard.press(self.words["key-draw"].lower())
        expect(self.page.locator("#status")).not_to_have_text(before)

    def open_profile(self) -> None:
        self.page.get_by_role("button", name=self.words["options"], exact=True).click()
        self.page.get_by_role("menuitem", name=self.words["home"], exact=True).click()
        self.page.get_by_role("button", name=self.words["profile"], exact=True).click()
        self.page.locator("#import").wait_for()

    def press(self, name: str) -> None:
        self.dialog.get_by_role("button", name=self.labels[name], exact=True).press("Enter")

    def said(self, text: str) -> None:
        """Waits until a section of the dialog says what was done."""
        expect(self.dialog.locator(".outcome", has_text=text)).to_be_visible()

    def is_at(self, game_id: str) -> None:
        expect(self.dialog).to_have_count(0)
        expect(self.page).to_have_url(re.compile(f"{game_id}$"))

    def passkeys(self) -> list[dict[str, object]]:
        found = self._bus.send("WebAuthn.getCredentials", self._authenticator)["credentials"]
        return list(found)

    def take(self, passkeys: list[dict[str, object]]) -> None:
        """Gets the passkeys of another device, as a service of the system would bring them."""
        for each in passkeys:
            self._bus.send("WebAuthn.addCredential", {**self._authenticator, "credential": each})


def test_a_code_brings_the_games_to_another_browser(browser: Browser, hosted: Server) -> None:
    one, two = Device(browser, hosted), Device(browser, hosted, "it", SIZES[1])
    one.draw()
    two.draw()
    left = two.game
    one.open_profile()
    one.page.fill("#profile-nickname", "Anna")
    one.page.keyboard.press("Enter")
    one.said("Your nickname is now Anna.")
    one.press("code-make")
    expect(one.page.locator("#transfer-code")).to_be_focused()
    code = one.page.locator("#transfer-code").input_value()
    two.open_profile()
    two.page.fill("#profile-join", "x")
    two.press("join-do")
    two.said("Questo codice non è valido.")
    assert two.game == left  # nothing changed
    two.page.fill("#profile-join", code)
    two.press("join-do")
    two.is_at(one.game)
    status = two.page.locator("#status")
    expect(status).to_contain_text("Anna")
    expect(status).to_contain_text("Partite aggiunte da questo browser: 1.")
    assert hosted.player_of(two.cookie) == hosted.player_of(one.cookie)
    two.page.goto(f"http://localhost:{hosted.port}/game/{left}")
    two.page.locator("#table button").first.wait_for()
    assert not one.faults + two.faults
    for each in (one, two):
        each.context.close()


def test_a_passkey_brings_the_games_to_another_browser(browser: Browser, hosted: Server) -> None:
    one, two = Device(browser, hosted), Device(browser, hosted)
    one.draw()
    one.open_profile()
    one.page.fill("#profile-passkey", "Laptop")
    one.press("passkey-add")
    one.said("Passkey added.")
    expect(one.dialog).to_contain_text("Laptop, added on ")
    assert len(one.passkeys()) == 1
    two.open_profile()
    two.press("passkey-sign-in")  # there is none on this device
    two.said(two.labels["passkey-none"])
    two.take(one.passkeys())
    with two.page.expect_request(
        lambda request: '"sign-in"' in (request.post_data or "")
    ) as signing:
        two.press("passkey-sign-in")
    two.is_at(one.game)
    # The same answer does not work again, nor at another challenge, nor changed.
    body = json.loads(signing.value.post_data or "")
    credential = json.loads(body["credential"])
    credential["response"]["signature"] = "AAAA"
    for again in (
        body,
        {**body, "credential": json.dumps(credential)},
        {**body, "credential": "x"},
    ):
        answer = hosted.request(
            "POST",
            "/api/profile",
            json.dumps(again),
            host=f"localhost:{hosted.port}",
            origin=f"http://localhost:{hosted.port}",
        )
        assert answer.status == 400
        assert answer.problem == "This passkey was not accepted."
    (kept,) = Players(hosted.store.database).passkeys(hosted.player_of(two.cookie))
    assert kept.uses > 0
    two.open_profile()
    two.dialog.get_by_role("button", name="Remove Laptop").press("Enter")
    two.said("Passkey removed.")
    button = two.dialog.get_by_role("button", name=two.labels["passkey-sign-in"])
    expect(button).to_be_focused()
    three = Device(browser, hosted)
    three.take(one.passkeys())
    three.open_profile()
    three.press("passkey-sign-in")
    three.said("This passkey was not accepted.")
    assert not one.faults + two.faults + three.faults
    for each in (one, two, three):
        each.context.close()


@pytest.mark.parametrize(("language", "size"), some(pairs(LANGUAGES, SIZES), 1))
def test_browsers_are_signed_out_by_keyboard(
    browser: Browser, hosted: Server, language: str, size: tuple[int, int]
) -> None:
    """Here, elsewhere, and everywhere else; each window says what has happened to it."""
    one, two = Device(browser, hosted, language, size), Device(browser, hosted, language)
    one.draw()
    one.open_profile()
    one.press("code-make")
    code = one.page.locator("#transfer-code").input_value()
    expect(one.dialog.locator("#h-browsers ~ ul li")).to_have_count(1)
    two.open_profile()
    two.page.fill("#profile-join", code)
    two.press("join-do")
    two.is_at(one.game)
    two.open_profile()
    expect(two.dialog.locator("#h-browsers ~ ul li")).to_have_count(2)
    expect(two.dialog.locator("#h-browsers ~ ul li").first.get_by_role("button")).to_have_count(0)
    assert (axe(two.page) | measured(two.page, SIZES[0])) == {}
    two.press("today")
    two.said(Voice(language=language).say("player-today"))
    two.press("sign-out-others")
    two.said(Voice(language=language).say("player-signed-out", count=1))
    expect(two.dialog.get_by_role("button", name=two.labels["today"])).to_be_focused()
    expect(two.dialog.locator("#h-browsers ~ ul li")).to_have_count(1)
    one.page.keyboard.press("Escape")
    expect(one.page.locator("#status")).to_have_text(one.words["signed-out"])
    expect(one.page.locator("#table")).to_have_count(0)
    before = two.game
    two.press("sign-out")
    stay = two.dialog.get_by_role("button", name=two.labels["sign-out-no"], exact=True)
    expect(stay).to_be_focused()
    assert axe(two.page) == {}
    stay.press("Enter")
    leave = two.dialog.get_by_role("button", name=two.labels["sign-out"], exact=True)
    expect(leave).to_be_focused()
    two.press("sign-out")
    two.press("sign-out-yes")
    expect(two.dialog).to_have_count(0)
    expect(two.page).not_to_have_url(re.compile(before))
    expect(two.page.locator("#status")).to_contain_text(
        Voice(language=language).say("player-signed-out-here")
    )
    assert hosted.store.database.read("SELECT 1 FROM games WHERE id = ?", before)
    assert not one.faults + two.faults
    for each in (one, two):
        each.context.close()


@pytest.mark.parametrize(("language", "size"), some(pairs(LANGUAGES, SIZES), 1, 3))
def test_the_profile_is_accessible_and_keeps_its_word(
    browser: Browser, hosted: Server, language: str, size: tuple[int, int]
) -> None:
    """Everything of the player is saved, added again, and then deleted."""
    device = Device(browser, hosted, language, size)
    device.draw()
    device.open_profile()
    device.press("code-make")
    device.page.locator("#transfer-code").wait_for()
    with device.page.expect_download() as download:
        device.dialog.get_by_role("link", name=device.labels["export"]).press("Enter")
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert [each["id"] for each in saved["games"]] == [device.game]
    device.page.set_input_files("#import", download.value.path())
    device.said("0")
    device.press("delete")
    keep = device.dialog.get_by_role("button", name=device.labels["delete-no"])
    expect(keep).to_be_focused()
    assert (axe(device.page) | measured(device.page, size)) == {}
    keep.press("Enter")
    expect(device.dialog.get_by_role("button", name=device.labels["delete"])).to_be_focused()
    before = device.game
    device.press("delete")
    device.press("delete-yes")
    expect(device.dialog).to_have_count(0)
    expect(device.page).not_to_have_url(re.compile(before))
    device.page.locator("#table button").first.wait_for()
    assert not hosted.store.database.read("SELECT 1 FROM games WHERE id = ?", before)
    assert not device.faults
    device.context.close()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server whose limits have a clock that stands still."""
    with (
        serving(tmp_path, "--host", "0.0.0.0", limited=True) as found,
        without_a_traceback(found),
    ):
        yield found


def test_without_a_game_after_the_deletion_the_page_says_why(
    browser: Browser, limited: Server
) -> None:
    """The deleted player becomes a new one; this address has too many of them."""
    device = Device(browser, limited)
    device.draw()
    while (answer := limited.ask_for(resume=True)).status == 201:
        pass
    device.open_profile()
    device.press("delete")
    device.press("delete-yes")
    expect(device.dialog).to_have_count(0)
    said = f"{Voice().say('player-deleted')} {answer.problem}"
    expect(device.page.locator("#status")).to_have_text(said)
    expect(device.page.locator("#table")).to_have_count(0)
    expect(device.page.get_by_role("button", name=device.words["new"])).to_be_visible()
    assert not device.faults
    device.context.close()


def test_passkeys_are_offered_only_at_a_safe_name(browser: Browser, hosted: Server) -> None:
    """An address of numbers has no passkeys; neither has a page without https, but localhost."""
    page: Page = browser.new_page()
    page.goto(hosted.origin)
    page.locator("#table button").first.wait_for()
    page.get_by_role("button", name="Options").click()
    page.get_by_role("menuitem", name="Games and levels").click()
    page.get_by_role("button", name="Profile").click()
    page.locator("#import").wait_for()
    expect(page.locator("#h-device")).to_be_visible()
    expect(page.locator("#h-passkeys")).to_have_count(0)
    page.close()
