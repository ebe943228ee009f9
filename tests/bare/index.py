"""A package index with one wheel; it sends everybody on to the real index for everything else."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

ELSEWHERE: Final = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
PROJECT: Final = "/simple/winnable/"


class _Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path.startswith(PROJECT):
            super().do_GET()  # a folder is shown as a page of links, as an index is
            return
        self.send_response(302)
        self.send_header("Location", ELSEWHERE + self.path.removeprefix("/simple"))
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the library's name
        pass


@contextmanager
def local_index(wheel: Path, folder: Path) -> Iterator[str]:
    """The URL of an index in ``folder`` that has ``wheel``."""
    place = folder / PROJECT.strip("/")
    place.mkdir(parents=True)
    (place / wheel.name).write_bytes(wheel.read_bytes())
    handler = partial(_Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple/"
        server.shutdown()
