"""The long description has no address that only works inside the tree."""

from html.parser import HTMLParser
from typing import Final
from urllib.parse import urlsplit

import pytest
from markdown_it import MarkdownIt

from release.project import ROOT, address, long_description

URL: Final = "https://forge.example/a/b"


class Addresses(HTMLParser):
    """Collects the addresses of links and pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.found += [value or "" for name, value in attrs if name in {"href", "src", "srcset"}]


def addresses(text: str) -> list[str]:
    page = Addresses()
    page.feed(MarkdownIt("commonmark").enable("table").render(text))
    return page.found


def test_the_description_has_only_absolute_addresses() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    found = addresses(long_description(text, address(), "v1.2.3"))
    assert len(found) == len(addresses(text)) > 0
    for each in found:
        assert urlsplit(each).scheme == "https", each
        for kind in ("raw", "blob"):
            start = f"{address()}/{kind}/v1.2.3/"
            if each.startswith(start):
                assert (ROOT / urlsplit(each.removeprefix(start)).path).exists(), each


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a](docs/a.md)", [f"{URL}/blob/v1/docs/a.md"]),
        ("[a](./docs/a.md#part)", [f"{URL}/blob/v1/docs/a.md#part"]),
        ('[a](a.md "title") ![p](p.png)', [f"{URL}/blob/v1/a.md", f"{URL}/raw/v1/p.png"]),
        ("[![p](p.png)](a.md)", [f"{URL}/blob/v1/a.md", f"{URL}/raw/v1/p.png"]),
        ("[a][x]\n\n[x]: a.md", [f"{URL}/blob/v1/a.md"]),
        ("[a](#part)", [f"{URL}#part"]),
        ("[a](https://b.example/c.md) <a href='x:y'>", ["https://b.example/c.md", "x:y"]),
        (
            '<a class="b" href="a.md"><img alt="" src="p.png"></a>',
            [f"{URL}/blob/v1/a.md", f"{URL}/raw/v1/p.png"],
        ),
        ('<source srcset="p.png">', [f"{URL}/raw/v1/p.png"]),
    ],
)
def test_every_form_of_an_address_becomes_absolute(text: str, found: list[str]) -> None:
    assert addresses(long_description(text, URL, "v1")) == found


def test_code_stays_as_it_is() -> None:
    text = "```python\ncards[0](a.md)\n```\n"
    assert long_description(text, URL, "v1") == text
