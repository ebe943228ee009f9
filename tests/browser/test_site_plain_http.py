"""The site over plain http, where browsers have no locks: one tab has the games all the same."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.faulty_site import visiting_plain
from tests.support.browser.site import loaded
from tests.support.serving import until

pytestmark = pytest.mark.usefixtures("site")
DEAL = {"game": "draw-three", "number": "64"}


def test_a_second_tab_waits_until_the_first_one_is_closed(browser: Browser, tmp_path: Path) -> None:
    with visiting_plain(browser, tmp_path / "files") as visitor:
        first = visitor.sit(**DEAL)
        first.command("draw")
        second = visitor.open(f"/game/{first.game_id}")
        expect(second.page.locator("#shell p[aria-live]")).to_contain_text("another tab")
        first.command("draw")
        first.page.close()
        loaded(second)
        assert len(visitor.site.saved(second.game_id).steps) == 2


def test_of_two_tabs_that_open_at_once_one_waits(browser: Browser, tmp_path: Path) -> None:
    with visiting_plain(browser, tmp_path / "files") as visitor:
        tabs = [visitor.open() for _ in range(2)]

        def has_one() -> bool:
            return any(tab.table.locator(".slot").count() for tab in tabs)

        until(has_one)
        tabs[0].page.wait_for_timeout(3000)  # twice as long as an answer may take
        (waiting,) = [tab for tab in tabs if not tab.table.locator(".slot").count()]
        expect(waiting.page.locator("#shell p[aria-live]")).to_contain_text("another tab")


def test_a_tab_that_was_taken_for_closed_writes_nothing_more(
    browser: Browser, tmp_path: Path
) -> None:
    with visiting_plain(browser, tmp_path / "files", is_mute=True) as visitor:
        first = visitor.sit(**DEAL)
        first.command("draw")
        second = loaded(visitor.open(f"/game/{first.game_id}"))
        second.forget()
        second.command("draw")
        first.enter("draw")
        expect(first.status).to_contain_text("open in another")
        expect(first.status).to_have_attribute("data-link", "busy")
        first.button("New game").click()
        dialog = first.page.get_by_role("dialog", name="New game")
        dialog.get_by_role("button", name="Deal", exact=True).click()
        expect(dialog).to_contain_text("open in another")
        second.command("undo")
        second.page.close()
        first.page.reload()
        loaded(first)
        visitor.site.page = first.page
        assert len(visitor.site.saved(first.game_id).steps) == 1
