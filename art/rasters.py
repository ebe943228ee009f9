"""Renders the icon as PNG with the Chromium on the path: ``python art/rasters.py``.

Run it by hand after a change of the icon. The bytes depend on the browser, so no test compares
them.
"""

import shutil
import subprocess
import tempfile

from cards import STATIC

SIZES = (192, 512)

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--hide-scrollbars",
    "--default-background-color=00000000",
)


def render_icon(size: int) -> None:
    """Writes ``icon-<size>.png`` beside the SVG."""
    browser = shutil.which("chromium")
    if browser is None:
        message = "chromium is not on the path"
        raise SystemExit(message)
    source = (STATIC / "icon.svg").as_uri()
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(  # noqa: S603 - our own file, our own browser
            [
                browser,
                *FLAGS,
                f"--user-data-dir={profile}",
                f"--window-size={size},{size}",
                f"--screenshot={STATIC / f'icon-{size}.png'}",
                source,
            ],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    for size in SIZES:
        render_icon(size)
