"""Dask runs what anybody sends. Only holders of the credentials can send to a campaign."""

import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Any

import psutil
import pytest
import yaml  # type: ignore[import-untyped]
from distributed import Security

from tests.campaign.test_running import done, finish, wait
from tests.support.dask_processes import Processes, kill, processes
from tests.support.ports import free_port
from tests.support.serving import until
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.running import Means, run

ROOT = Path(__file__).parents[2]
QUESTION = 'rules = "d3"\nfirst = 1\nlast = 100000\n'


def listening(driver: "subprocess.Popen[str]") -> set[int]:
    """The ports on which a driver and the processes that it started listen."""
    whole = psutil.Process(driver.pid)
    ports = set()
    for process in [whole, *whole.children(recursive=True)]:
        with suppress(psutil.NoSuchProcess):
            for each in process.net_connections("tcp"):
                if each.status == psutil.CONN_LISTEN:
                    ports.add(each.laddr.port)
    return ports


def credentials(cert_text: str, key_text: str, folder: Path) -> ssl.SSLContext:
    """A client with these credentials, whoever the server is."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    cert, key = folder / "stranger.pem", folder / "stranger.key"
    cert.write_text(cert_text)
    key.write_text(key_text)
    context.load_cert_chain(cert, key)
    return context


def answers(port: int, context: ssl.SSLContext | None) -> bool:
    """Whether a server of Dask talks to a client with these credentials: it greets whom it trusts.

    Without credentials (None) the client speaks plain TCP.
    """
    with (
        suppress(OSError),
        socket.create_connection(("127.0.0.1", port), timeout=3) as plain,
        plain if context is None else context.wrap_socket(plain) as line,
    ):
        return bool(line.recv(1))
    return False


def open_doors(ports: set[int], folder: Path) -> set[int]:
    """The ports that talk to a stranger: by TCP, by TLS, or by TLS with a key of his own."""
    bare = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    bare.check_hostname, bare.verify_mode = False, ssl.CERT_NONE
    own = Security.temporary().get_tls_config_for_role("client")
    tries = list(product(ports, (None, bare, credentials(own["cert"], own["key"], folder))))
    with ThreadPoolExecutor(len(tries)) as pool:
        found = list(pool.map(lambda each: answers(*each), tries))
    return {port for (port, _), is_open in zip(tries, found, strict=True) if is_open}


@contextmanager
def local_campaign(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """The driver of a campaign without a scheduler, once it has measured something."""
    question, folder = tmp_path / "question.toml", tmp_path / "c"
    question.write_text(QUESTION)
    with processes(tmp_path) as here:
        here.address = "local"
        driver = here.driver(folder, question, "--shard", "5", "--workers", "1")
        wait(lambda: done(folder), driver)
        yield driver
        kill(driver)


def test_no_stranger_can_submit_work_to_a_local_campaign(tmp_path: Path) -> None:
    with local_campaign(tmp_path) as driver:
        ports = listening(driver)
        assert len(ports) >= 3  # scheduler, nanny and worker
        assert not open_doors(ports, tmp_path)


def test_the_key_is_in_no_file_and_no_command_line(tmp_path: Path) -> None:
    with local_campaign(tmp_path) as driver:
        whole = psutil.Process(driver.pid)
        for process in [whole, *whole.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess):
                assert "PRIVATE KEY" not in " ".join(process.cmdline())
    files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert not any(b"PRIVATE KEY" in data for data in files)


def tls_lines() -> list[str]:
    """The commands of docs/campaigns.md for TLS."""
    page = (ROOT / "docs" / "campaigns.md").read_text("utf-8")
    lines = page[page.index("    openssl req") :].split("\n\n")[0].splitlines()
    return [line.strip() for line in lines]


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
def test_a_scheduler_with_the_tls_of_the_page_serves_holders_of_the_key_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, *exports = tls_lines()
    subprocess.run(["sh", "-c", make], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "key.pem").stat().st_mode & 0o077 == 0
    for line in exports:
        for word in line.removeprefix("export ").split():
            name, _, value = word.partition("=")
            monkeypatch.setenv(name, value.replace("$PWD", str(tmp_path)))
    (tmp_path / "question.toml").write_text(QUESTION.replace("100000", "20"))
    with processes(tmp_path) as here:
        here.address = here.address.replace("tcp", "tls")
        scheduler, worker = here.scheduler(), here.worker()
        driver = here.driver(tmp_path / "c", tmp_path / "question.toml", "--shard", "5")
        wait(lambda: done(tmp_path / "c"), driver)
        finish(driver)
        ports = listening(scheduler) | listening(worker)
        assert not open_doors(ports, tmp_path)
        cert, key = ((tmp_path / name).read_text() for name in ("cert.pem", "key.pem"))
        context = credentials(cert, key, tmp_path)
        # Scheduler, nanny and worker; each try has little patience with silent ports.
        until(lambda: sum(answers(port, context) for port in ports) >= 3)


def pods() -> dict[str, dict[str, Any]]:
    """The only container of each pod in deploy/campaign/kubernetes.yaml, with its volumes."""
    text = (ROOT / "deploy" / "campaign" / "kubernetes.yaml").read_text("utf-8")
    found = {}
    for each in yaml.safe_load_all(text):
        if "template" in each.get("spec", {}):
            pod = each["spec"]["template"]["spec"]
            (container,) = pod["containers"]
            found[container["name"]] = {**container, "volumes": pod["volumes"]}
    return found


def variables() -> dict[str, str]:
    """What its pods get from the map of variables."""
    text = (ROOT / "deploy" / "campaign" / "kubernetes.yaml").read_text("utf-8")
    maps = (each for each in yaml.safe_load_all(text) if each["kind"] == "ConfigMap")
    found: dict[str, str] = next(
        each["data"] for each in maps if each["metadata"]["name"] == "winnable-tls"
    )
    return found


def test_every_pod_of_kubernetes_has_the_key() -> None:
    assert set(pods()) == {"scheduler", "worker", "driver"}
    for pod in pods().values():
        assert pod["envFrom"] == [{"configMapRef": {"name": "winnable-tls"}}]
        assert {"name": "tls", "mountPath": "/tls", "readOnly": True} in pod["volumeMounts"]
        assert {"name": "tls", "secret": {"secretName": "winnable-tls"}} in pod["volumes"]
        assert "tcp" not in " ".join(pod["command"])


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
def test_the_commands_of_kubernetes_serve_holders_of_the_key_only(tmp_path: Path) -> None:
    subprocess.run(["sh", "-c", tls_lines()[0]], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "question.toml").write_text(QUESTION.replace("100000", "20"))
    places = {"winnable-scheduler": "127.0.0.1", "8786": str(free_port())}
    places |= dict.fromkeys(("/tls/", "/question/", "/data/"), f"{tmp_path}/")

    def here_of(text: str) -> str:
        for place, here in places.items():
            text = text.replace(place, here)
        return text

    environment = {name: here_of(value) for name, value in variables().items()}
    with processes(tmp_path) as here:
        started = {
            name: here.command([here_of(word) for word in pod["command"]], environment)
            for name, pod in pods().items()
        }
        finish(started["driver"])
        assert done(tmp_path / "campaign")
        ports = listening(started["scheduler"]) | listening(started["worker"])
        assert len(ports) >= 3  # scheduler, nanny and worker
        assert not open_doors(ports, tmp_path)


def test_without_credentials_the_driver_says_so_at_once(tmp_path: Path) -> None:
    here, asked = Processes(tmp_path), parse_question(QUESTION)
    with pytest.raises(CampaignError) as raised:
        run(tmp_path / "c", asked, Means(here.address.replace("tcp", "tls")), _Quiet())
    assert raised.value.code is CampaignFault.SCHEDULER


class _Quiet:
    def tell(self, *_: object, **__: object) -> None:
        pass

    def show(self, *_: object) -> None:
        pass
