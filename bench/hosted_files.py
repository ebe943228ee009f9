"""A file server for measurements: compressed as a good host does it, no faster than a line.

python bench/hosted_files.py FOLDER MEGABITS   prints its address; 0 megabits: no limit
"""

import gzip
import mimetypes
import sys
import threading
import time
from contextlib import suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

DELAY_S: Final = 0.04
"""From a request to the first byte, on a limited line."""
_CHUNK: Final = 16_384


class Line:
    """What all connections together may send."""

    def __init__(self, megabits: float) -> None:
        self.seconds = 8 / (1e6 * megabits) if megabits else 0.0
        """Seconds a byte takes."""
        self.free_at = 0.0
        self.lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Waits until ``size`` more bytes have gone through."""
        with self.lock:
            self.free_at = max(self.free_at, time.monotonic()) + size * self.seconds
            due = self.free_at
        time.sleep(max(0.0, due - time.monotonic()))


@cache
def packed(path: Path) -> bytes:
    """A file, compressed."""
    return gzip.compress(path.read_bytes(), 6)


def serve(folder: Path, megabits: float) -> None:
    """Serves a folder until it is killed."""
    line = Line(megabits)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = folder / self.path.partition("?")[0].strip("/")
            path = path / "index.html" if path.is_dir() else path
            if megabits:
                time.sleep(DELAY_S)
            if not path.is_file():
                self.send_error(404)
                return
            data = packed(path)
            self.send_response(200)
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "no-cache")
            self.end_headers()
            with suppress(ConnectionError):  # the browser has left
                for at in range(0, len(data), _CHUNK):
                    part = data[at : at + _CHUNK]
                    line.wait(len(part))
                    self.wfile.write(part)

        def log_message(self, *_: object) -> None:
            pass

    for path in folder.rglob("*"):
        if path.is_file():
            packed(path)
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        print(f"http://localhost:{server.server_port}/", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), float(sys.argv[2]))
