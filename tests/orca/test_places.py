"""The site as the listener opens it: the page passes on what its worker says."""

from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

import msgspec
import pytest

from tests.orca.places import on_site
from winnable.web.wire import game as wire

PAGE: Final = '<head><script type="module" src="static/site.js"></script></head>'


def test_the_page_passes_on_what_its_worker_says(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    reply = wire.Reply(1, ["Drew 7 of hearts."], moved=True)
    with on_site(tmp_path, "draw-three", {"language": "it"}, tmp_path) as place:
        root, _, fragment = place.address.partition("#")
        assert fragment == "rules=d3r&scoring=none&deal=64"

        def get(name: str, mode: str) -> str:
            asked = Request(f"{root}{name}", headers={"Sec-Fetch-Mode": mode})
            with urlopen(asked) as answer:
                return str(answer.read(), "utf-8")

        shown = get("", "navigate")
        assert shown == PAGE.replace("<script", '<script src="listen.js"></script><script', 1)
        assert get("", "no-cors") == PAGE  # for the service worker
        assert '\\"language\\": \\"it\\"' in get("listen.js", "no-cors")
        urlopen(f"{root}heard", msgspec.json.encode(reply)).close()
        assert place.hear(1) == reply
        with pytest.raises(TimeoutError):
            place.hear(0.01)
