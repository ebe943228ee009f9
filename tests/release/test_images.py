"""The base images get the digests that their registry names."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest

from release.images import FILES, IMAGE, renew, unpinned
from release.project import ROOT

DIGEST: Final = "sha256:" + "0123456789abcdef" * 4


@contextmanager
def registry(digest: str) -> Iterator[str]:
    """A registry that gives every image the same digest, to those who have a token."""

    class Registry(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"token": "let me"}).encode())

        def do_HEAD(self) -> None:
            is_known = self.headers["Authorization"] == "Bearer let me"
            self.send_response(200 if is_known else 401)
            self.send_header("Docker-Content-Digest", digest)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text("utf-8")
        (tmp_path / name).write_text(IMAGE.sub(r"docker.io/\g<name>:\g<tag>", text), "utf-8")
    return tmp_path


def test_every_image_is_pinned(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(list(unpinned(tree))) == 6
    with registry(DIGEST) as url:
        monkeypatch.setenv("WINNABLE_REGISTRY", url)
        renew(tree)
        pinned = [(tree / name).read_text("utf-8") for name in FILES]
        assert sum(text.count(f"@{DIGEST}") for text in pinned) == 6
        renew(tree)  # a digest is replaced, not added
    assert pinned == [(tree / name).read_text("utf-8") for name in FILES]
    assert not list(unpinned(tree))


@pytest.mark.parametrize("digest", ["", "sha256:1", "md5:0"])
def test_what_is_no_digest_is_refused(
    tree: Path, monkeypatch: pytest.MonkeyPatch, digest: str
) -> None:
    with registry(digest) as url:
        monkeypatch.setenv("WINNABLE_REGISTRY", url)
        with pytest.raises(OSError, match="names no digest"):
            renew(tree)


def test_no_other_file_names_an_image() -> None:
    found = {
        path
        for path in (ROOT / "deploy").rglob("*")
        if path.is_file() and IMAGE.search(path.read_text("utf-8"))
    }
    assert found == {ROOT / name for name in FILES}
