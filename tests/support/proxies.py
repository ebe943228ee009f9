"""The proxies of ``deploy/host`` before a server, with their files: only names, ports and the
certificate are those of the test.
"""

import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.support.ports import free_port
from tests.support.raw_lines import Entry
from tests.support.repository import ROOT
from tests.support.serving import until
from tests.support.tools import CADDY, NGINX, OPENSSL

SITE: Final = "cards.example.org"
_HOST: Final = ROOT / "deploy" / "host"
_GUIDE: Final = ROOT / "docs" / "hosting.md"
_NGINX: Final = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
worker_rlimit_nofile 65536;
events {{ worker_connections 16384; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/other;
    uwsgi_temp_path {folder}/other;
    scgi_temp_path {folder}/other;
    include {folder}/site.conf;
}}
"""
"""What the Debian package has in ``nginx.conf``."""


def _replaced(text: str, values: dict[str, str]) -> str:
    """Replaces words of a file; each must be there."""
    for old, new in values.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def _nginx(folder: Path, port: int, plain: int, server: int, below: str, strips: bool) -> list[str]:
    text = _replaced(
        (_HOST / "nginx.conf").read_text("utf-8"),
        {
            "location / {": f"location {below}/ {{",
            "http://winnable;": f"http://winnable{'/' if strips else ''};",
            f"/etc/ssl/winnable/{SITE}": str(folder / "site"),
            "127.0.0.1:8452": f"127.0.0.1:{server}",
            "listen 80;": f"listen {plain};",
            "listen [::]:80;": "",
            "listen 443 ": f"listen {port} ",
            "listen [::]:443 ssl http2;": "",
        },
    )
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(_NGINX.format(folder=folder))
    return [NGINX.need(), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def _caddy(folder: Path, port: int, plain: int, server: int, below: str, strips: bool) -> list[str]:
    text = (_HOST / "Caddyfile").read_text("utf-8")
    if below:
        (block,) = re.findall(r"```\n(redir .*?)```", _GUIDE.read_text("utf-8"), re.DOTALL)
        words = {"/cards": below, "127.0.0.1:8452": "{$SERVER:127.0.0.1:8452}"}
        block = _replaced(block, words | ({"handle ": "handle_path "} if strips else {}))
        text = re.sub(r"\treverse_proxy .*?\n\t}\n", lambda _: block, text, flags=re.DOTALL)
    text = _replaced(
        text,
        {
            "{\n\tservers": f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n\tservers",
            f"{{$SITE:{SITE}}}": SITE,
            "{$SERVER:127.0.0.1:8452}": f"127.0.0.1:{server}",
            "\tencode": f"\ttls {folder}/site.pem {folder}/site.key\n\tencode",
        },
    )
    (folder / "Caddyfile").write_text(text)
    return [CADDY.need(), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: Final = {"nginx": _nginx, "caddy": _caddy}


def _listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def proxied(
    name: str, folder: Path, port: int, server: int, below: str = "", *, strips: bool = False
) -> Iterator[Entry]:
    """Runs a proxy on ``port`` before a server on port ``server``: for a whole site, or for what is
    ``below`` a path, which it ``strips`` from the requests or leaves there.
    """
    folder.mkdir(exist_ok=True)
    plain = free_port()
    command = PROXIES[name](folder, port, plain, server, below, strips)
    subprocess.run(
        [
            *(OPENSSL.need(), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"),
            *("-keyout", str(folder / "site.key"), "-out", str(folder / "site.pem")),
        ],
        check=True,
        capture_output=True,
    )
    trust = ssl.create_default_context(cafile=str(folder / "site.pem"))
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(
            command,
            stdout=output,
            stderr=output,
            env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
        )
    try:
        until(lambda: _listens(port) or process.poll() is not None)
        assert process.poll() is None, (folder / "output.txt").read_text()
        yield Entry(port, f"{SITE}:{port}", trust)
    finally:
        process.kill()
        process.wait()
