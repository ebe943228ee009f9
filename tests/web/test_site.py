"""The site, run here: what the page gets if the browser cannot store, search or fetch."""

import json
from errno import EIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.site_page import Page, run
from winnable.players import expert
from winnable.speech.messages import LANGUAGES, Language, Voice, say_fault
from winnable.web.faults import WebError, WebFault
from winnable.web.site.tables import DAMAGED
from winnable.web.tables import seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_the_browser_cannot_store_says_so_and_the_next_one_is_stored(
    tmp_path: Path, language: str
) -> None:
    """In the words of a server whose disk is full."""

    async def play() -> None:
        page = Page(tmp_path, language)
        await page.begin(game="draw-three", number="64")
        assert (await page.ask(do="hello"))["table"]["saved"]
        page.browser.is_full = True
        reply = await page.ask(do="act", name="draw")
        assert reply["ok"]
        assert reply["moved"]
        assert not reply["table"]["saved"]
        first, told = reply["said"]
        assert first != told
        asked = await page.ask(do="act", name="rules")
        assert not asked["table"]["saved"]
        assert told not in asked["said"]
        page.browser.is_full = False
        reply = await page.ask(do="act", name="draw")
        assert reply["table"]["saved"]
        assert told not in reply["said"]

    run(play())


def test_a_review_tells_how_far_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        page = Page(tmp_path)
        await page.begin(game="solitario", number="64")
        await page.ask(do="act", name="draw")
        assert (await page.ask(do="review"))["review"]["steps"] == 1
        told = [each["progress"] for each in page.browser.told]
        shares = [each for each in told if each is not None]
        assert len(shares) > 1
        assert shares == sorted(set(shares))
        assert told[-1] is None

    run(play())


def test_a_profile_that_the_browser_cannot_store_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        page = Page(tmp_path)
        page.browser.is_full = True
        asked = json.dumps({"do": "delete", "language": "en"})
        status, text = await page.site.answer("/api/profile", asked)
        assert status == 400
        assert "cannot be saved" in json.loads(text)["error"]

    run(play())


def test_the_time_is_saved_when_the_page_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tab may end without notice."""
    now = [0.0]
    monkeypatch.setattr(seat, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def play() -> None:
        page = Page(tmp_path)
        game_id = await page.begin(game="draw-three", number="64")
        await page.ask(do="hello")
        await page.ask(do="act", name="draw")
        now[0] += 7
        await page.ask(do="away", away=True)
        games = json.loads(await page.everything())["games"]
        (stored,) = (each["text"] for each in games if each["id"] == game_id)
        assert "\nseconds 7\n" in stored

    run(play())


def test_a_damaged_database_is_kept_said_once_and_can_be_saved(tmp_path: Path) -> None:
    damage = b"this is no database" * 100
    (tmp_path / "winnable.db").write_bytes(damage)

    async def play() -> None:
        page = Page(tmp_path)
        await page.begin(game="draw-three", number="64")
        assert "set aside" in " ".join((await page.ask(do="hello"))["said"])
        assert "set aside" not in " ".join((await page.ask(do="hello"))["said"])
        (name,) = (await page.profile("show"))["damaged"]
        assert await page.site.answer(f"/api/{DAMAGED}/{name}", None) == (200, damage)
        assert (await page.site.answer(f"/api/{DAMAGED}/..%2Fwinnable.db", None))[0] == 404
        assert (await page.profile("delete"))["damaged"] == []

    run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_its_net_says_that_a_part_is_missing(
    tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net is fetched when it is first read; the answer is a sentence, and a later try works."""

    def unread(_: str) -> None:
        raise OSError(EIO, "no network")

    async def play() -> None:
        page = Page(tmp_path, language)
        await page.begin(game="draw-three", number="1")
        await page.ask(do="hello")
        with monkeypatch.context() as patch:
            patch.setattr(expert, "_own", SimpleNamespace())
            patch.setattr(expert, "read_net", unread)
            while (reply := await page.ask(do="act", name="hint"))["ok"]:  # without the net
                await page.ask(do="act", name="do")
        voice = Voice(language=language, front="web")
        assert reply["said"] == [say_fault(voice, WebError(WebFault.PART))]
        assert (await page.ask(do="act", name="hint"))["ok"]

    run(play())
