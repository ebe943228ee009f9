"""The report of a campaign in a browser: one file that anybody can read, on narrow screens too."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.support.campaigns import campaign
from winnable.research.campaign.reporting import write_report
from winnable.research.campaign.tables import summary_of


def test_the_report_of_a_campaign_is_readable_as_a_file(browser: Browser, tmp_path: Path) -> None:
    text = 'rules = "d1c3k5"\nfirst = 1\nlast = 600\nmeasures = ["passes"]\n'
    path = write_report(summary_of(campaign(tmp_path, text, 50)))
    context = browser.new_context(viewport={"width": 375, "height": 700})
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.goto(path.as_uri())
    expect(page.locator("main")).to_contain_text("All of them are measured")
    expect(page.get_by_role("img", name="Winnable share of d1c3k5")).to_be_visible()
    assert not Axe().run(page).response["violations"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert not faults
    context.close()
