"""Media features: what a browser or its system prefers."""

from typing import Any

from playwright.sync_api import Page

from .firefox import Commander


def emulate(page: Page, **features: Any) -> None:
    """``page.emulate_media``, which has no effect in Firefox, for Chromium and Firefox."""
    browser = page.context.browser
    assert browser is not None
    if browser.browser_type.name == "chromium":
        page.emulate_media(**features)
        return
    firefox = Commander(page)
    for feature, value in features.items():
        firefox.emulate(feature, value)
