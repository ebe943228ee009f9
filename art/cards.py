"""Draws both decks and the icon: ``python art/cards.py [folder]``.

The output is identical on every run. Without a folder, writes the files of the program.
"""

import sys
from pathlib import Path

from french import CLASSIC, LARGE, draw_french
from icon import draw_icon
from italian import draw_italian

STATIC = Path(__file__).parent.parent / "src" / "winnable" / "web" / "static"


def draw_all() -> dict[str, str]:
    """Returns every file by its path under the folder."""
    return {
        "cards/french.svg": draw_french(CLASSIC),
        "cards/french-large.svg": draw_french(LARGE),
        "cards/italian.svg": draw_italian(),
        "icon.svg": draw_icon(),
    }


def write_all(folder: Path) -> None:
    """Writes every file."""
    for name, text in draw_all().items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
