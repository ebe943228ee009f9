"""The live page: whole without a script, in every language, on local addresses only."""

import re
import shutil
import socket
from html.parser import HTMLParser
from pathlib import Path

import anyio
import httpx
import pytest
from starlette.applications import Starlette

from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import LEDGER, Ledger
from winnable.research.campaign.live import make_app, serve
from winnable.speech.messages import LANGUAGES, Language, Voice

LOCAL = "http://127.0.0.1:8453"


class Cells(HTMLParser):
    """The texts of the cells of the tables in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self._is_open = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self._is_open = tag in {"td", "th"}

    def handle_data(self, data: str) -> None:
        if self._is_open:
            self.cells.append(data)
            self._is_open = False


def asked(
    app: Starlette, path: str = "/", *, site: str = LOCAL, method: str = "GET"
) -> httpx.Response:
    """The answer of the app, without a network."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=site) as client:
            return await client.request(method, path)

    return anyio.run(ask)


def shown(folder: Path, language: Language = Language.ENGLISH) -> str:
    answer = asked(make_app(folder, Voice(language=language), "127.0.0.1"))
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_everything_without_its_script(draw_one: Ledger, language: Language) -> None:
    page = shown(draw_one.folder, language)
    assert f'<html lang="{language}">' in page
    assert draw_one.question.id in page
    cells = Cells(page).cells
    won, lost, _ = draw_one.counts()["verdict"]
    assert {"50", "100", "150", "200", str(won)} <= set(cells)
    share = 100 * won / (won + lost)
    assert any(cell.replace(",", ".") == f"{share:g}" for cell in cells)
    assert "</svg>" in page
    assert "{" not in re.sub(r"<(style|script)>.*?</\1>", "", page, flags=re.DOTALL)


def test_the_page_follows_the_ledger(draw_three: Ledger, tmp_path: Path) -> None:
    folder = tmp_path / "growing"
    shutil.copytree(draw_three.folder, folder)
    lines = (folder / LEDGER).read_text().splitlines(keepends=True)
    for count, done in ((2, 0), (6, 100), (len(lines), 200)):
        (folder / LEDGER).write_text("".join(lines[:count]))
        assert f'value="{done}"' in shown(folder)


def test_other_sites_cannot_read_the_page(draw_one: Ledger) -> None:
    app = make_app(draw_one.folder, Voice(), "127.0.0.1")
    assert asked(app, site="http://evil.example:8453").status_code == 400
    answer = asked(app)
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    for path in ("/ledger.jsonl", "/../question.toml", "/shards"):
        assert asked(app, path).status_code == 404
    assert asked(app, method="POST").status_code == 405


def test_a_campaign_that_disappears_is_a_sentence(tmp_path: Path) -> None:
    answer = asked(make_app(tmp_path, Voice(), "127.0.0.1"))
    assert answer.status_code == 500
    assert f"{tmp_path} holds no campaign." in answer.text


def test_a_port_in_use_is_refused(draw_one: Ledger) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    with taken, pytest.raises(CampaignError) as caught:
        serve(draw_one.folder, Voice(), "127.0.0.1", taken.getsockname()[1])
    assert caught.value.code is CampaignFault.PORT
