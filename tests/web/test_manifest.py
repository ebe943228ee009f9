"""Every file that the page and its manifest name is there, with the sizes that they state."""

import asyncio
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import urldefrag, urljoin
from xml.etree import ElementTree as ET

import httpx
import pytest

from winnable.store import Store
from winnable.web.host.address import Address
from winnable.web.host.app import make_app

STATIC: Final = Path(__file__).parents[2] / "src/winnable/web/static"
MANIFEST: Final = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
PAGE: Final = (STATIC / "index.html").read_text("utf-8")
PICTURES: Final = MANIFEST["icons"] + MANIFEST["screenshots"]
FOLDERS: Final = ("https://a.example/", "https://a.example/some/folder/")
LARGEST: Final = 200_000
"""Bytes of a picture: messengers leave out larger ones."""


class Page(HTMLParser):
    """The addresses that a page loads or names, and the contents of its ``meta`` elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses, self.about = list[str](), dict[str, str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        if tag == "meta" and (name := values.get("name") or values.get("property")):
            self.about[name] = values["content"]
        elif tag in ("link", "script"):
            self.addresses += [values[name] for name in ("href", "src") if values.get(name)]


def served(home: Path, address: str) -> httpx.Response:
    """What a server answers."""

    async def get() -> httpx.Response:
        app = httpx.ASGITransport(
            make_app(Store(home), lambda _: True, Address("127.0.0.1", None), None)
        )
        async with httpx.AsyncClient(transport=app, base_url="https://a.example") as client:
            return await client.get(address)

    return asyncio.run(get())


def size_of(name: str) -> str:
    """The size of a picture, as a manifest states it."""
    data = (STATIC / name).read_bytes()
    if name.endswith(".svg"):
        assert ET.fromstring(data).attrib["viewBox"]
        return "any"
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture["src"])
def test_a_picture_of_the_manifest_has_its_size_and_type(picture: dict[str, str]) -> None:
    assert size_of(picture["src"]) == picture["sizes"]
    assert picture["type"] == {"svg": "image/svg+xml", "png": "image/png"}[picture["src"][-3:]]
    assert (STATIC / picture["src"]).stat().st_size < LARGEST


def test_the_manifest_has_what_an_installation_needs() -> None:
    assert {each["purpose"] for each in MANIFEST["icons"]} == {"any", "maskable"}
    assert {each["form_factor"] for each in MANIFEST["screenshots"]} == {"wide", "narrow"}
    for each in MANIFEST["screenshots"]:  # browsers take 320 to 3840 pixels, up to 2.3 to 1
        sides = sorted(map(int, each["sizes"].split("x")))
        assert sides[0] >= 320
        assert sides[1] <= min(3840, 2.3 * sides[0])
        assert each["label"]
    assert MANIFEST["display"] == "standalone"
    assert len(MANIFEST["short_name"]) <= 12


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_manifest_fits_any_folder(folder: str) -> None:
    """One manifest serves a server and the site. Without an ``id``, its address is the id."""
    address = urljoin(folder, "static/manifest.webmanifest")
    begins = [MANIFEST["start_url"], MANIFEST["scope"]]
    begins += [each["url"] for each in MANIFEST["shortcuts"]]
    assert {urldefrag(urljoin(address, each)).url for each in begins} == {folder}
    assert "id" not in MANIFEST


def test_a_shortcut_is_one_that_the_page_follows() -> None:
    source = (STATIC.parents[3] / "page/src/shell/start.ts").read_text("utf-8")
    shortcuts = [f"#{each['url'].partition('#')[2]}" for each in MANIFEST["shortcuts"]]
    assert shortcuts == re.findall(r'"(#[a-z-]+)":', source)


def test_a_server_serves_every_file_that_the_page_names(tmp_path: Path) -> None:
    page = Page(served(tmp_path, "/").text)
    for address in [*page.addresses, page.about["og:image"]]:
        assert served(tmp_path, address).status_code == 200, address


def test_the_picture_of_a_link_has_a_whole_address_and_its_size(tmp_path: Path) -> None:
    about = Page(served(tmp_path, "/").text).about
    assert about["og:image"] == "https://a.example/static/pictures/social.png"
    size = f"{about['og:image:width']}x{about['og:image:height']}"
    assert size_of("pictures/social.png") == size == "1200x630"
    assert (STATIC / "pictures/social.png").stat().st_size < LARGEST
    assert about["twitter:card"] == "summary_large_image"
    assert all(about[name] for name in ("description", "og:title", "og:description"))


def test_the_bars_of_the_browser_have_the_colour_of_the_page() -> None:
    """Before the style sheet has come."""
    themes = (STATIC.parents[3] / "page/src/style/themes.css").read_text("utf-8")
    colours: list[Any] = re.findall(r'name="theme-color".*?content="(#\w+)"', PAGE)
    assert colours == re.findall(r"--page: (#\w+);", themes)[:2]
