"""Pages whose network blocks WebSockets: streams of events, and what the pages post."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.support.length import some
from tests.support.racing import Racer, make_race, racing
from tests.support.serving import Server, Window, serving, table_of, until, without_a_traceback
from tests.support.stores import postgres_url, server
from tests.support.streams import EVENTS, StreamLine, streamed, streaming
from tests.support.tables import terminal
from winnable.law.variants import VARIANTS
from winnable.web import faults
from winnable.web.host import streams
from winnable.web.host.accepted import PULSE
from winnable.web.host.streams import MAX_HELD, MAX_WAITING, Stream
from winnable.web.wire.posted import MAX_MESSAGE

__all__ = ["postgres_url", "server"]
DEAL = {"game": "draw-three", "number": "64"}


def draw(number: int) -> str:
    return json.dumps({"do": "act", "name": "draw", "id": number})


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        serving(tmp_path_factory.mktemp("hosted"), "--host", "0.0.0.0") as server,
        without_a_traceback(server),
    ):
        yield server


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("local")) as server, without_a_traceback(server):
        yield server


@pytest.mark.parametrize("name", some(VARIANTS, 2, 5))
def test_a_stream_is_a_window_as_any_other(local: Server, name: str) -> None:
    game_id = local.begin(game=name, number="64")
    with streamed(local, game_id) as one, local.window(game_id) as two:
        assert one.hello().said
        assert two.hello().said
        for turn in range(8):
            window, other = (one, two) if turn % 2 else (two, one)
            told = window.ask("play", move=table_of(window.hello()).legal[0].move)
            assert told.ok
            news = other.hear()
            assert (news.id, news.said, news.table) == (None, told.said, told.table)
        assert one.type("undo").said == two.hear().said
        first, second = one.table, two.table
        first.seconds = second.seconds  # the clock goes on between two pictures
        assert first == second


def test_a_race_is_run_on_a_stream(hosted: Server) -> None:
    cookies = [hosted.new_player(), hosted.new_player()]
    race = make_race(hosted, cookies[0])
    path = f"/api/races/{race}?language=it"
    with (
        racing(hosted, race, cookies[0]) as one,
        streaming(hosted, path, cookies[1]) as line,
    ):
        two = Racer(line)  # type: ignore[arg-type]  # has the methods that it needs
        two.wait_until(lambda seen: len(seen.get("racers", ())) == 2)
        two.act("ready")
        one.act("ready")
        two.wait_until(lambda seen: seen["stage"] != "waiting")
        two.act("leave")
        assert Window(line).closing == 1000  # type: ignore[arg-type]


# The end


def test_a_stream_is_told_why_it_is_over(hosted: Server) -> None:
    cookie = hosted.new_player()
    with streamed(hosted, "nothing", cookie) as window:
        assert window.closing == faults.NO_SUCH_GAME
    old = hosted.begin(cookie, **DEAL)
    with streamed(hosted, old, cookie) as window:
        window.play("sw")
        hosted.begin(cookie, leaving=old, **DEAL)
        assert window.closing == faults.LEFT
    with streamed(hosted, hosted.begin(cookie, **DEAL), cookie) as window:
        window.hello()
        delete_player(hosted, cookie)
        assert window.closing == faults.SIGNED_OUT
    with streamed(hosted, old) as window:  # nobody
        assert window.closing is not None


def delete_player(server: Server, cookie: str) -> None:
    body = json.dumps({"do": "delete", "language": "en"})
    assert server.request("POST", "/api/profile", body, cookie=cookie).status == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_that_ends_answers_what_it_has_heard(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    url = ["--database", request.getfixturevalue("postgres_url")] if kind == "postgres" else []
    with serving(tmp_path, *url) as ending, without_a_traceback(ending):
        game_id = ending.begin(**DEAL)
        with streamed(ending, game_id) as window:
            window.hello()
            for number in range(10, 20):
                window.line.send(draw(number))
            answered = [window.hear().id]
            ending.end()
            while len(answered) < 10:
                answered.append(window.hear().id)
            assert answered == [*range(10, 20)]
            assert window.closing == faults.RESTART


def test_a_window_that_goes_leaves_its_game(tmp_path: Path) -> None:
    """The terminal gets a game that no window shows."""
    with serving(tmp_path, linger=0.1) as server, without_a_traceback(server):
        with streamed(server, server.begin(**DEAL)) as window:
            window.play("sw sw")
            assert "Resuming" not in terminal(server.home)
        until(lambda: "Resuming" in terminal(server.home))


# What is posted


def test_a_pulse_is_answered(local: Server) -> None:
    with streamed(local, local.begin(**DEAL)) as window:
        window.hello()
        window.line.send(PULSE)
        assert window.line.recv(timeout=10) == PULSE


def test_messages_keep_their_order_and_are_carried_out_once(local: Server) -> None:
    game_id = local.begin(**DEAL)
    with streaming(local, f"/api/games/{game_id}") as line:
        line.post(2, draw(13), draw(14))
        line.post(1, draw(12))
        line.post(1, draw(12))
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)
        line.post(0, draw(11), draw(12), draw(13))
        line.post(3, draw(14), draw(15))
        window = Window(line)  # type: ignore[arg-type]  # has the methods that it needs
        assert [window.hear().id for _ in range(5)] == [11, 12, 13, 14, 15]
        line.post(0, draw(16))
        line.number = 5
        assert window.table.at == 5
    assert local.saved(game_id).moves_made == 5


def test_long_messages_arrive_whole(local: Server) -> None:
    with streamed(local, local.begin(**DEAL)) as window:
        for text in ("è🂡\\n" * 5_000, "x" * (MAX_MESSAGE - 60)):
            told = window.ask("typed", text=text)
            assert not told.moved
            assert told.said


def test_who_posts_too_much_is_disconnected(local: Server) -> None:
    with streaming(local, f"/api/games/{local.begin(**DEAL)}") as line:
        for at in range(MAX_WAITING // 100 + 1):
            line.post(1 + 100 * at, *("x" for _ in range(100)))
        assert Window(line).closing == faults.TOO_FAST  # type: ignore[arg-type]


def test_messages_that_wait_are_bounded_and_the_rest_is_forgotten() -> None:
    async def send(_: Any) -> None:
        pass

    async def fill() -> list[str | int]:
        stream = Stream(send, "")
        stream.take("0 0 2\none ")
        stream.take("0 1 3\nof another count")
        stream.take("0 1 2\nmessage")
        for number in range(1, 500):
            stream.take(f"{number} 0 2\n" + "x" * 1_500)
        assert len(stream._pieces) <= MAX_HELD / 1_500 + 1
        return [(await stream.receive()).get(name, 0) for name in ("text", "code")]

    assert asyncio.run(fill()) == ["one message", faults.TOO_FAST]


def test_an_address_that_posts_too_much_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", limited=True) as server:
        body = json.dumps({"number": 0, "texts": ["x"] * 200})
        answers = [server.request("POST", f"/api/streams/{'0' * 32}", body) for _ in range(12)]
        assert [each.status for each in answers] == [204] * 10 + [429] * 2
        server.pass_time(1)
        assert server.request("POST", f"/api/streams/{'0' * 32}", body).status == 204


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("0" * 32, '{"number": 0, "texts": ["x"]}', 204),  # nobody is there: nothing happens
        ("0" * 31, '{"number": 0, "texts": ["x"]}', 404),
        ("game", '{"number": 0, "texts": ["x"]}', 404),
        (None, "", 400),
        (None, "[]", 400),
        (None, '{"number": -1, "texts": []}', 400),
        (None, '{"number": 0, "texts": [1]}', 400),
        (None, '{"number": 0, "texts": ["\\u0000"]}', 400),
        (None, json.dumps({"number": 0, "texts": ["x" * (MAX_MESSAGE + 1)]}), 400),
        (None, json.dumps({"number": 0, "texts": ["x"] * 201}), 400),
    ],
)
def test_what_cannot_be_posted_is_refused(
    local: Server, name: str | None, body: str, status: int
) -> None:
    with streamed(local, local.begin(**DEAL)) as window:
        line = window.line
        found = local.request("POST", f"/api/streams/{name or line.name}", body)
        assert found.status == status
        assert status == 204 or found.error
        assert window.hello().ok  # the stream goes on


def test_only_the_own_page_streams_and_posts(local: Server) -> None:
    game_id = local.begin(**DEAL)
    path = f"/api/games/{game_id}"
    assert local.get(path).status == 404
    assert local.get(path, accept=EVENTS, sec_fetch_site="cross-site").status == 404
    assert local.request("HEAD", path, accept=EVENTS).status == 404
    with streaming(local, path) as line:
        body = json.dumps({"number": 0, "texts": [draw(1)]})
        for headers in ({"origin": "https://evil.example"}, {"content_type": "text/plain"}):
            found = local.request("POST", f"/api/streams/{line.name}", body, **headers)
            assert found.status in (403, 415)


# Processes, proxies


def test_what_is_posted_finds_its_stream_in_another_process(
    tmp_path: Path, postgres_url: str
) -> None:
    with ExitStack() as held:
        one, two = (
            held.enter_context(serving(tmp_path / name, "--database", postgres_url))
            for name in ("one", "two")
        )
        game_id = one.begin(**DEAL)
        with streamed(one, game_id) as window:
            line = window.line
            assert isinstance(line, StreamLine)
            line.to = two
            assert window.hello().ok
            for _ in range(5):
                line.to = one if line.to is two else two
                assert window.act("draw").ok
            assert window.ask("typed", text="è🂡" * 5_000).said


def test_a_proxy_that_passes_no_websockets_on_is_logged(hosted: Server) -> None:
    """Most drop the header Upgrade, and pass the others on."""
    assert hosted.get("/api/games/x", sec_websocket_version="13").status == 404
    until(lambda: '"kind": "no-upgrade"' in hosted.err)


def test_a_proxy_with_another_name_is_logged(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://cards.example.org") as server:
        assert server.get("/", host="cards.example.com").status == 421
        until(lambda: '"kind": "host"' in server.err)


def test_a_silent_stream_shows_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "REST", 0.01)
    sent: list[bytes] = []

    async def send(message: Any) -> None:
        sent.append(message["body"])

    async def rest() -> None:
        stream = Stream(send, "")
        resting = asyncio.create_task(streams._rest(stream))
        while len(sent) < 3:
            await asyncio.sleep(0.01)
        await stream.close(1000)
        await asyncio.wait_for(resting, 10)

    asyncio.run(rest())
    assert {*sent} == {b":\n\n", b"event: close\ndata: 1000\n\n"}


@pytest.mark.parametrize("lost", [lambda stream: stream.take(None), lambda stream: stream.end(7)])
def test_who_waits_hears_of_the_end(lost: Callable[[Stream], None]) -> None:
    async def send(_: Any) -> None:
        pass

    async def hear() -> object:
        stream = Stream(send, "")
        lost(stream)
        return (await stream.receive())["type"]

    assert asyncio.run(hear()) == "websocket.disconnect"
