"""The drawings: the shipped file is the generator's output, complete and small."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "winnable" / "web" / "static"
DECKS = {"french": 52, "french-large": 52, "italian": 40}
DRAWN = (*(f"cards/{deck}.svg" for deck in DECKS), "icon.svg")
SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 90_000


def read(deck: str) -> str:
    return (STATIC / "cards" / f"{deck}.svg").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("art")
    command = [sys.executable, "-B", "-W", "error", str(ROOT / "art" / "cards.py"), str(folder)]
    subprocess.run(command, check=True)
    return folder


@pytest.mark.parametrize("name", DRAWN)
def test_the_shipped_file_is_the_generators_output(drawn: Path, name: str) -> None:
    assert (STATIC / name).read_bytes() == (drawn / name).read_bytes()


@pytest.mark.parametrize("deck", DECKS)
def test_every_symbol_occurs_once(deck: str) -> None:
    wanted = [f"c{card}" for card in range(DECKS[deck])]
    wanted += [f"back-{back}" for back in range(1, 7)] + [f"suit-{suit}" for suit in range(4)]
    symbols = list(ET.fromstring(read(deck)).iter(f"{SVG}symbol"))
    assert sorted(symbol.attrib["id"] for symbol in symbols) == sorted(wanted)
    assert {symbol.attrib["viewBox"] for symbol in symbols} == {"0 0 240 336"}


@pytest.mark.parametrize("deck", DECKS)
def test_references_stay_in_the_file_and_ids_are_unique(deck: str) -> None:
    elements = list(ET.fromstring(read(deck)).iter())
    names = [element.attrib["id"] for element in elements if "id" in element.attrib]
    references = {e.attrib["href"] for e in elements if e.tag == f"{SVG}use"}
    assert len(names) == len(set(names))
    assert references <= {f"#{name}" for name in names}


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_alike(deck: str) -> None:
    bodies = re.findall(r"<symbol[^>]*>(.*?)</symbol>", read(deck))
    assert len(set(bodies)) == len(bodies)


def test_both_faces_of_the_french_deck_have_the_same_names() -> None:
    """The page puts one in the place of the other."""
    names = [re.findall(r'<symbol id="([^"]+)"', read(deck)) for deck in ("french", "french-large")]
    assert names[0] == names[1]


@pytest.mark.parametrize("deck", DECKS)
def test_the_drawings_need_no_style_font_or_other_file(deck: str) -> None:
    assert not re.search(r"<style|style=|class=|<text|<image|url\(|<script| on\w+=", read(deck))


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_small(deck: str) -> None:
    assert len(read(deck).encode()) <= LIMIT


@pytest.mark.parametrize("deck", DECKS)
def test_a_colour_has_the_same_fallback_everywhere(deck: str) -> None:
    fallbacks = re.findall(r"var\(--([\w-]+),(#[0-9a-f]{6})\)", read(deck))
    assert read(deck).count("var(") == len(fallbacks)
    assert len({name for name, _ in fallbacks}) == len(set(fallbacks))


def luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", range(4))
def test_ranks_contrast_with_the_card(deck: str, suit: int) -> None:
    values = dict(re.findall(r"var\(--([\w-]+),(#[0-9a-f]{6})\)", read(deck)))
    card, ink = luminance(values["card"]), luminance(values[f"suit-{suit}"])
    assert (card + 0.05) / (ink + 0.05) >= 4.5


@pytest.mark.parametrize("size", [192, 512])
def test_the_icon_has_both_sizes(size: int) -> None:
    image = (STATIC / f"icon-{size}.png").read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(image[16:20]), int.from_bytes(image[20:24])) == (size, size)
    assert len(image) < 60_000
