"""Takes the pictures that links and app shops show: ``python art/pictures.py ADDRESS``.

ADDRESS is that of a running ``winnable serve``; Pillow, which nothing else needs, makes the files
small. Run it by hand after a change of the table. The bytes depend on the browser, so no test
compares them.
"""

import json
import shutil
import sys
from io import BytesIO
from typing import Final

from cards import STATIC
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

PICTURES: Final = {"social": (1200, 630, 1), "wide": (1280, 800, 1), "narrow": (360, 640, 2)}
"""Width and height of each window in CSS pixels, and pixels of the picture to one of them."""
SETTINGS: Final = {"toured": True, "last": "klondike", "theme": "light", "celebrate": False}
GAME: Final = "rules=d3&scoring=foundation&deal=64"
MOVES: Final = 24


def take(browser: Browser, address: str, name: str) -> None:
    """Plays some advised moves in a window and takes its picture."""
    width, height, scale = PICTURES[name]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en"
    )
    context.add_init_script(f"localStorage.setItem('winnable', {json.dumps(SETTINGS)!r})")
    page = context.new_page()
    page.goto(f"{address}/#{GAME}")
    page.locator("#table .slot").first.wait_for()
    for word in ("hint", "do") * MOVES:
        page.locator("#cmd").fill(word)
        page.locator("#cmd").press("Enter")
        page.wait_for_timeout(150)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.wait_for_timeout(500)
    picture = Image.open(BytesIO(page.screenshot(caret="hide"))).convert("RGB")
    small = picture.quantize(256, dither=Image.Dither.NONE)
    small.save(STATIC / "pictures" / f"{name}.png", optimize=True)
    context.close()


if __name__ == "__main__":
    with sync_playwright() as driver:
        path = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in PICTURES:
            take(browser, sys.argv[1], name)
