"""Renders the icon as PNG with the Chromium on the path: ``python art/rasters.py``.

Run it by hand after a change of the icon. The bytes depend on the browser, so no test compares
them.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

from cards import STATIC
from icon import draw_icon

SIZES = (192, 512)
MASKABLE = "icon-maskable.png"
"""The icon for systems that cut its shape: the felt fills the square, and the cards lie within the
circle of 80 % that is never cut.
"""

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


def draw_maskable() -> str:
    """Draws the icon on felt without corners, smaller."""
    drawing = draw_icon().replace(' rx="96"', "", 1)
    felt, cards = drawing.split("/>", 1)
    cards = cards.replace("</svg>", "")
    return f'{felt}/><g transform="translate(61 61)scale(.76)">{cards}</g></svg>'


def render_icon(source: Path, name: str, size: int) -> None:
    """Writes a PNG of an SVG beside the icon."""
    browser = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if browser is None:
        message = "chromium is not on the path"
        raise SystemExit(message)
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(  # noqa: S603 - our own file, our own browser
            [
                browser,
                *FLAGS,
                f"--user-data-dir={profile}",
                f"--window-size={size},{size}",
                f"--screenshot={STATIC / name}",
                source.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    for size in SIZES:
        render_icon(STATIC / "icon.svg", f"icon-{size}.png", size)
    with tempfile.TemporaryDirectory() as folder:
        drawing = Path(folder) / "icon.svg"
        drawing.write_text(draw_maskable(), encoding="utf-8")
        render_icon(drawing, MASKABLE, 512)
