"""``winnable serve --check`` says what keeps a server from starting, and changes nothing."""

import socket
import sys

import pytest

from tests.support.command_line import CommandLine
from tests.support.stores import postgres_url, server
from winnable.store import database_at

__all__ = ["postgres_url", "server"]

SITE = ("--public-url", "https://cards.example.org", "--proxy", "127.0.0.1")


def check(cli: CommandLine, *words: str) -> tuple[int, list[str]]:
    """Runs the check; returns the exit code and the lines."""
    port = () if "--port" in words else ("--port", "0")
    said = cli("serve", "--check", *port, *words)
    return said.code, (said.out + said.err).splitlines()


def test_a_new_server_would_start_and_nothing_is_made(cli: CommandLine) -> None:
    code, lines = check(cli, *SITE)
    file = cli.home / "winnable" / "winnable.db"
    made = f"The database is {file}; the server will create its tables."
    assert (code, lines) == (0, [made, "The server would start."])
    assert not (cli.home / "winnable").exists()


@pytest.mark.parametrize("path", ["/", "/cards", "/cards/", "/a/b-c_d.e/", "/games", "/a/api"])
def test_a_site_may_be_below_a_path(cli: CommandLine, path: str) -> None:
    assert check(cli, "--public-url", f"https://example.org{path}", *SITE[2:])[0] == 0


@pytest.mark.parametrize(
    "path", ["//", "/a//b", "/..", "/a/../b", "/a?b", "/a#b", "/%61", "/game", "/api/a", "/sw.js/"]
)
def test_a_path_that_no_server_can_have_is_refused(cli: CommandLine, path: str) -> None:
    code, lines = check(cli, "--public-url", f"https://example.org{path}", *SITE[2:])
    refused = f'"https://example.org{path}" is not an address such as https://cards.example.org.'
    assert (code, lines) == (2, [refused])


def test_a_database_of_a_newer_version_is_refused(cli: CommandLine) -> None:
    store = cli.store
    with store.database.writing() as execute:
        execute("SELECT 1")
    assert check(cli, *SITE)[1][0] == f"The database is {store.database.name}."
    with store.database.writing() as execute:
        execute("PRAGMA user_version = 999")
    store.database.close()
    code, lines = check(cli, *SITE)
    assert (code, lines[-1]) == (1, "The server would not start.")
    assert len(lines) == 2


def test_a_postgres_database_is_tried_and_left_as_it_was(
    cli: CommandLine, postgres_url: str
) -> None:
    for _ in range(2):
        code, lines = check(cli, *SITE, "--database", postgres_url)
        assert code == 0
        assert lines[0].endswith("the server will create its tables.")
    database = database_at(postgres_url)
    database.read("SELECT 1")
    code, lines = check(cli, *SITE, "--database", postgres_url)
    assert (code, lines[0]) == (0, f"The database is {database.name}.")
    with database.writing() as execute:
        assert execute("SELECT count(*) FROM version") == [(1,)]
        execute("INSERT INTO version VALUES (999)")
    assert check(cli, *SITE, "--database", postgres_url)[0] == 1
    database.close()


def test_every_problem_is_a_sentence(cli: CommandLine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, lines = check(
            cli, *("--port", port, "--database", "postgresql:///none?host=/nowhere"), *SITE
        )
    assert (code, len(lines)) == (1, 3)
    assert lines[0].startswith(f"The server cannot listen on 127.0.0.1:{port}: ")
    assert lines[1].startswith("postgresql:///nowhere/none cannot be reached: ")


def test_what_is_unwise_is_said(cli: CommandLine) -> None:
    code, lines = check(cli, "--host", "0.0.0.0")
    assert (code, len(lines)) == (0, 3)
    assert lines[1].startswith("Without https, ")
    code, lines = check(cli, "--public-url", "https://cards.example.org")
    assert (code, len(lines)) == (0, 3)
    assert lines[1].startswith("Without --proxy, ")


@pytest.mark.parametrize("text", ["300.1.1.1", "*", "cards.example.org", "10.0.0.0/99", ""])
def test_what_is_no_address_is_refused(cli: CommandLine, text: str) -> None:
    code, lines = check(cli, "--proxy", text)
    expected = f'"{text}" is not an address such as 127.0.0.1 or a network such as 10.0.0.0/8.'
    assert (code, lines) == (2, [expected])


@pytest.mark.parametrize(
    "text",
    [
        *("", "9464", ":9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "10.0.0.0/8:9464"),
        *("300.1.1.1:9464", "cards.example.org:9464", "::1:9464", "[127.0.0.1:9464", "[ab]:9464"),
    ],
)
def test_what_is_no_address_with_a_port_is_refused(cli: CommandLine, text: str) -> None:
    code, lines = check(cli, "--metrics", text)
    expected = f'"{text}" is not an address with a port, such as 127.0.0.1:9464.'
    assert (code, lines) == (2, [expected])


def test_the_port_of_the_counts_is_tried_too(cli: CommandLine) -> None:
    for host in ("127.0.0.1", "::1"):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        shown = f"[{host}]" if ":" in host else host
        with socket.create_server((host, 0), family=family) as taken:
            port = taken.getsockname()[1]
            code, lines = check(cli, "--metrics", f"{shown}:{port}", *SITE)
            assert (code, len(lines)) == (1, 3)
            assert lines[1].startswith(f"The server cannot listen on {host}:{port}: ")
            started = cli("serve", "--no-browser", "--port", "0", "--metrics", f"{shown}:{port}")
            assert started.complaint == lines[1]
        assert check(cli, "--metrics", f"{shown}:{port}", *SITE)[0] == 0


def test_counts_need_a_package(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert check(cli, *SITE)[0] == 0
    code, lines = check(cli, "--metrics", "127.0.0.1:9464", *SITE)
    told = "The option --metrics needs prometheus_client: pip install prometheus_client."
    assert (code, lines[1]) == (1, told)
