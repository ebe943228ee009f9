"""The log of a hosted server: one line for each event, few for many."""

import asyncio
import errno
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn

from winnable.disk import StoreError, StoreFault
from winnable.store.databases.database import report
from winnable.web import log
from winnable.web.host.numbered import Numbered


@pytest.fixture(params=[False, True], ids=["alone", "after uvicorn's own"])
def lines(request: pytest.FixtureRequest) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """Returns the lines that were written since the last call, parsed."""
    root, own = logging.getLogger(), logging.getLogger("winnable")
    before = root.handlers[:], root.level, own.level
    if request.param:
        uvicorn.Config("winnable.web.app")  # configures the loggers of the process
    stream = io.StringIO()
    log.begin(stream)

    def read() -> list[dict[str, Any]]:
        text = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        assert not text or text.endswith("\n")
        return [json.loads(line) for line in text.splitlines()]

    yield read
    logging.captureWarnings(capture=False)
    root.handlers[:], root.level = before[0], before[1]
    own.setLevel(before[2])


Lines = Callable[[], list[dict[str, Any]]]


def test_an_event_is_one_line_with_its_fields(lines: Lines) -> None:
    log.note("start", version="1", database="postgresql:///winnable")
    (line,) = lines()
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "event": "start",
        "version": "1",
        "database": "postgresql:///winnable",
    }


def test_a_refusal_that_repeats_is_two_lines_a_minute(lines: Lines) -> None:
    for _ in range(5_000):
        log.refused("too-fast", "192.0.2.7")
    log.refused("too-fast", "192.0.2.8")
    told = lines()
    assert [line["address"] for line in told] == ["192.0.2.7", "192.0.2.8"]
    log.end_minute()
    (line,) = lines()
    assert (line["address"], line["times"]) == ("192.0.2.7", 4_999)
    log.refused("too-fast", "192.0.2.7")
    log.refused("too-fast", "192.0.2.8")
    assert [line["address"] for line in lines()] == ["192.0.2.8"]  # it was quiet for a minute
    log.end_minute()
    (line,) = lines()
    assert (line["address"], line["times"]) == ("192.0.2.7", 1)
    log.end_minute()
    log.end_minute()
    log.refused("too-fast", "192.0.2.7")
    assert len(lines()) == 1


def test_many_addresses_do_not_fill_the_log(lines: Lines) -> None:
    for n in range(20_000):
        log.refused("connections", f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    told = lines()
    assert len(told) <= 1_001
    assert told[-1]["address"] == "others"
    log.end_minute()
    (line,) = lines()
    assert line["times"] + len(told) == 20_000


def test_an_error_of_the_program_is_one_line_that_says_where(lines: Lines) -> None:
    try:
        json.loads("{")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    (line,) = lines()
    assert line["event"] == "error"
    assert line["error"].startswith("JSONDecodeError: Expecting")
    assert line["at"][-1].startswith("decoder.py:")
    assert len(line["at"]) <= 8


def test_a_broken_message_of_a_visitor_is_a_refusal(lines: Lines) -> None:
    for _ in range(3):
        try:
            b"\xff".decode()
        except UnicodeDecodeError:
            logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (line,) = lines()
    assert (line["event"], line["kind"]) == ("refused", "broken-message")


def test_a_lack_of_descriptors_is_one_line(lines: Lines) -> None:
    """As asyncio reports it: once for each connection that it could accept."""
    loop = asyncio.new_event_loop()
    for _ in range(2_047):
        error = OSError(errno.EMFILE, "Too many open files")
        loop.call_exception_handler(
            {"message": "socket.accept() out of system resource", "exception": error}
        )
    loop.close()
    (line,) = lines()
    assert (line["kind"], line["why"]) == ("descriptors", "Too many open files")


def test_an_error_of_the_database_is_one_line(lines: Lines) -> None:
    for _ in range(3):
        report(StoreError(StoreFault.WRITE, file="x", why="disk full"))
    (line,) = lines()
    assert (line["event"], line["kind"], line["why"]) == ("database", "file-write", "disk full")


def test_a_log_that_nobody_reads_disturbs_nobody(lines: Lines) -> None:
    stream = io.StringIO()
    log.begin(stream)
    stream.close()
    log.note("start")
    assert lines() == []


def test_errors_of_tasks_side_by_side_are_a_line_each_with_its_own_place(lines: Lines) -> None:
    def broken(text: str) -> Exception:
        try:
            json.loads(text)
        except ValueError as error:
            return error
        raise AssertionError(text)

    inner = ExceptionGroup("inner", [broken("["), KeyError("b")])
    both = ExceptionGroup("unhandled errors in a TaskGroup", [broken("{"), inner])
    try:
        raise both
    except ExceptionGroup:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    told = lines()
    assert sorted(line["error"].split(":")[0] for line in told) == [
        "JSONDecodeError",
        "JSONDecodeError",
        "KeyError",
    ]
    assert sum(bool(line["at"]) and line["at"][-1].startswith("decoder.py:") for line in told) == 2


GIVEN = "3f2a.b-C_9"


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("client", "given", "is_taken"),
    [
        ("127.0.0.1", GIVEN, True),
        ("10.1.2.3", GIVEN, True),
        ("192.0.2.7", GIVEN, False),
        *(("127.0.0.1", odd, False) for odd in ("", "a b", 'a"', "a\n", "\xe9", "x" * 65, "a, b")),
    ],
)
def test_a_line_has_the_id_of_its_request(
    lines: Lines, kind: str, client: str, given: str, *, is_taken: bool
) -> None:
    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        log.refused("too-fast", scope["client"][0])
        log.refused("too-fast", scope["client"][0])
        await asyncio.to_thread(log.note, "seen")

    async def serve() -> None:
        numbered = Numbered(app, ("127.0.0.1", "10.0.0.0/8"))
        headers = [(b"x-request-id", given.encode("latin-1")), (b"x-forwarded-for", b"192.0.2.9")]
        for _ in range(2):
            scope = {"type": kind, "client": (client, 4711), "headers": headers}
            await asyncio.create_task(numbered(scope, None, None))  # type: ignore[arg-type]

    asyncio.run(serve())
    log.note("after")
    refused, seen, again, after = lines()  # the other refusals are repeated
    assert refused["address"] == (client if client == "192.0.2.7" else "192.0.2.9")
    assert refused["request"] == seen["request"]
    assert (seen["request"] == again["request"] == given) is is_taken
    assert is_taken or re.fullmatch("[0-9a-f]{16}", seen["request"])
    assert (seen["request"] == again["request"]) is is_taken
    assert "request" not in after
    log.end_minute()
    (repeated,) = lines()
    assert (repeated["times"], "request" in repeated) == (3, False)
