"""Attacks a hosted server while other players play, and reports what those noticed.

scripts/bench attacks [sqlite | postgresql] [WORKERS] [ATTACK...]

``postgresql`` starts one of its own. Each line has the times of the answers to four other players,
the CPU of the longest turn of an event loop (which other work on the machine does not change), the
memory of all processes of the server, and the lines that the attack left in its log. The attackers
have addresses of their own, 127.0.0.2 and others (Linux). ``nginx`` and ``caddy`` are the attack
``odd_bytes`` through these proxies; the other players reach the server itself.
"""

import http.client
import json
import logging
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from attacked import Attack, Server, ask, measure, open_socket, plain_line, serving
from names import check_names
from searches import long_text, random_game
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tests.support.ports import free_port
from tests.support.proxies import PROXIES, SITE, proxied
from tests.support.raw_frames import frames_case
from tests.support.raw_lines import Entry, Visitor, send_all
from tests.support.raw_requests import requests_case
from tests.support.stores import add_result
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.store import Store

GAMES: Final = 50_000
"""Stored games of the player who has many."""
FEW: Final = 256
"""Descriptors of a server that has too few."""
REVIEWS: Final = 64
"""Windows of one player that ask for reviews."""
_GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, http.client.HTTPException)


def quiet(_: int, until: float) -> None:
    """Nobody attacks: the times to compare with."""
    time.sleep(until - time.time())


def new_players(port: int, until: float) -> None:
    """One address asks for as many new players as it can, with forged cookies too."""
    at = 0
    while time.time() < until:
        at += 1
        ask(port, "127.0.0.2", f"player={at:022}.{at:022}" if at % 2 else "")


def silent(port: int, until: float) -> None:
    """1,000 connections say nothing, 500 half a header."""
    held = []
    for at in range(1_500):
        address = f"127.0.0.{2 + at % 15}"
        held.append(plain_line(port, address))
        if at % 3 == 0:
            with suppress(OSError):
                held[-1].sendall(b"POST /api/games HTTP/1.1\r\nHost: ")
    time.sleep(max(0.0, until - time.time()))


def sockets(port: int, until: float) -> None:
    """One player of one address opens windows until refused, and never reads an answer."""
    _, cookie, body = ask(port, "127.0.0.4")
    game = json.loads(body)["id"]
    with ExitStack() as held:
        opened: list[ClientConnection] = []
        at = 0
        while time.time() < until:
            at += 1
            with suppress(*_GONE):
                if len(opened) < 100:
                    opened.append(open_socket(port, "127.0.0.4", cookie, game))
                    held.callback(opened[-1].socket.close)
                line = opened[at * 7 % len(opened)]
                line.send('{"do": "hello", "id": 1}')


def broken(port: int, until: float) -> None:
    """Messages that are not UTF-8, bodies that are cut off, and no HTTP at all."""
    _, cookie, body = ask(port, "127.0.0.5")
    game = json.loads(body)["id"]
    while time.time() < until:
        with suppress(*_GONE), open_socket(port, "127.0.0.5", cookie, game) as line:
            line.send(b"\xff\xfe", text=True)
            line.recv(5)
        for text in (b"\0\1\2\r\n\r\n", b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"):
            with suppress(OSError), plain_line(port, "127.0.0.5") as plain:
                plain.sendall(
                    (text % port if b"%d" in text else text)
                    + f"Origin: http://127.0.0.1:{port}\r\n".encode()
                    + b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
                )


def flood(port: int, until: float) -> None:
    """Ten sockets of a player send as many requests as they may."""
    _, cookie, body = ask(port, "127.0.0.6")
    game = json.loads(body)["id"]
    _together([partial(_flood, port, cookie, game, until)] * 10)


def _flood(port: int, cookie: str, game: str, until: float) -> None:
    while time.time() < until:
        with suppress(*_GONE), open_socket(port, "127.0.0.6", cookie, game) as line:
            while time.time() < until:
                line.send('{"do": "act", "id": 1, "name": "draw"}')
                line.recv(5)


def reviews(port: int, until: float) -> None:
    """One player asks for reviews in 64 windows, again and again."""
    _, cookie, _ = ask(port, "127.0.0.7")
    games = []
    for number in range(REVIEWS):
        text = json.dumps({"text": random_game(number, 120).text})
        status, _, body = ask(port, "127.0.0.7", cookie, text)
        if status == 201:
            games.append(json.loads(body)["id"])
    _together([partial(_review, port, cookie, game, until) for game in games])


def _review(port: int, cookie: str, game: str, until: float) -> None:
    while time.time() < until:
        with suppress(*_GONE), open_socket(port, "127.0.0.7", cookie, game) as line:
            while time.time() < until:
                line.send('{"do": "review", "id": 1}')
                line.recv(30)
                time.sleep(0.1)


def long_games(port: int, until: float) -> None:
    """One player opens games whose texts are as long as they may be, sixteen at once."""
    _, cookie, _ = ask(port, "127.0.0.8")
    bodies = [json.dumps({"text": long_text(size)}) for size in (55_000, 390_000)]
    _together([partial(_ask_again, port, "127.0.0.8", cookie, bodies, until)] * 16)


def _ask_again(port: int, address: str, cookie: str, bodies: list[str], until: float) -> None:
    at = 0
    while time.time() < until:
        at += 1
        with suppress(*_GONE):
            ask(port, address, cookie, bodies[at % len(bodies)])


def _together(calls: list[partial[None]]) -> None:
    threads = [threading.Thread(target=each) for each in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def races(port: int, until: float) -> None:
    """One player makes as many races as possible, whose deals are proven winnable."""
    _, cookie, _ = ask(port, "127.0.0.9")
    calls = [partial(_make_races, port, cookie, until)] * 8
    _together(calls)


def _make_races(port: int, cookie: str, until: float) -> None:
    while time.time() < until:
        with suppress(*_GONE):
            ask(port, "127.0.0.9", cookie, '{"game": "vegas-three"}', "/api/races")


def many_games(cookie: str) -> Attack:
    """A player with 50,000 games asks for the newest one and for statistics, in eight windows."""

    def attack(port: int, until: float) -> None:
        _together([partial(_ask_for_all, port, cookie, until)] * 8)

    return attack


def _ask_for_all(port: int, cookie: str, until: float) -> None:
    status, _, body = ask(port, "127.0.0.2", cookie, '{"game": "draw-three"}')
    while time.time() < until and status in (200, 201):
        game = json.loads(body)["id"]
        with suppress(*_GONE), open_socket(port, "127.0.0.2", cookie, game) as line:
            for name in ("hello", "statistics", "days"):
                line.send(json.dumps({"do": name, "id": 1}))
                line.recv(30)
        ask(port, "127.0.0.2", cookie, '{"resume": true}')


def exports(cookie: str) -> Attack:
    """That player saves every file, eight at once."""
    names = ("everything.json", "games.csv", "games.json", "statistics.json")

    def attack(port: int, until: float) -> None:
        _together([partial(_export, port, cookie, names[at % 4], until) for at in range(8)])

    return attack


def _export(port: int, cookie: str, name: str, until: float) -> None:
    while time.time() < until:
        with suppress(*_GONE):
            ask(port, "127.0.0.2", cookie, "", f"/api/export/{name}", "GET")


def imports(port: int, until: float) -> None:
    """One player adds files of two megabytes."""
    _, cookie, _ = ask(port, "127.0.0.10")
    result = {"id": "", "name": "draw-three", "won": False, "moves": 9, "seconds": 60}
    game = random_game(1, 0).text
    at = 0
    while time.time() < until:
        at += 1
        everything = {
            "winnable": "everything",
            "version": 1,
            "games": [{"id": f"x{n}", "text": game} for n in range(1_500)],
            "results": [result | {"id": f"{at}-{n}", "points": None} for n in range(8_000)],
        }
        body = json.dumps({"do": "import", "language": "en", "text": json.dumps(everything)})
        assert len(body) < 2_000_000
        with suppress(*_GONE):
            ask(port, "127.0.0.10", cookie, body, "/api/profile")


def moving(cookie: str) -> Attack:
    """The player with 50,000 games becomes another player, and deletes everything."""

    def attack(port: int, until: float) -> None:
        def change(cookie: str, **asked: str) -> tuple[str, dict[str, str]]:
            body = json.dumps({"language": "en", **asked})
            status, given, told = ask(port, "127.0.0.2", cookie, body, "/api/profile")
            assert status == 200, told
            return given or cookie, json.loads(told)

        _, other, _ = ask(port, "127.0.0.11")
        code = change(other, do="code")[1]["code"]
        now, _ = change(cookie, do="join", code=code)
        change(now, do="delete")
        time.sleep(max(0.0, until - time.time()))

    return attack


def odd_bytes(entry: Entry) -> Attack:
    """Frames and requests that no browser sends, in turn, from many addresses."""

    def attack(_: int, until: float) -> None:
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of closed connections
        visitors = [Visitor(entry) for _ in range(8)]
        number = 0
        while time.time() < until:
            number += 32
            send_all(entry, (requests_case(each, entry, "") for each in range(number, number + 32)))
            some = ((each, visitors[each % 8]) for each in range(number, number + 32))
            send_all(entry, [frames_case(at, entry, one.game, one.cookie) for at, one in some])

    return attack


def fill(server: Server, player: str) -> None:
    """Stores 50,000 games of a player, each with a result."""
    rules = parse_rules("d3")
    game = Game(rules, numbered_deal(7, rules))
    game.play(parse_move("sw"))
    theirs = Store(server.store.database, player)
    name = theirs.replace(None, game)
    add_result(theirs, name, game)
    numbers = "WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ?)"
    copied = {"games": "variant, text, state, turn, saved", "results": "turn, won, data"}
    with theirs.database.writing() as execute:
        for table, fields in copied.items():
            execute(
                f"INSERT INTO {table} (player, id, {fields}) {numbers} "
                f"SELECT player, CAST(? AS TEXT) || (100000 + k), {fields} "
                f"FROM {table}, n WHERE player = ? AND id = ?",
                *(GAMES - 1, name[:-12], player, name),
            )
        execute("UPDATE games SET state = 'open' WHERE player = ?", player)
    theirs.database.close()


@contextmanager
def _databases(kind: str) -> Iterator[Iterator[str | None]]:
    """Yields the URLs of empty databases; None stands for SQLite."""
    if kind == "sqlite":
        yield iter([None] * 4)
        return
    sys.path.append(str(Path(__file__).parent.parent))
    from tests.support.postgres import cluster  # noqa: PLC0415  # needs PostgreSQL

    with cluster(settings="") as found:
        yield (found.database() for _ in range(4))


def main(kind: str = "sqlite", workers: str = "1", *chosen: str) -> None:
    """Measures the chosen attacks, by default each."""
    usual: tuple[Attack, ...] = (
        *(quiet, new_players, silent, sockets, broken, flood),
        *(reviews, long_games, races, imports),
    )
    after = {"many_games": many_games, "exports": exports, "moving": moving}

    check_names([kind], ("sqlite", "postgresql"))
    names = [attack.__name__ for attack in usual]
    check_names(chosen, (*names, "odd_bytes", *after, *PROXIES, "descriptors"))

    def is_chosen(name: str) -> bool:
        return not chosen or name in chosen

    with _databases(kind) as urls:
        with serving(next(urls), int(workers)) as server:
            for attack in usual:
                if is_chosen(attack.__name__):
                    measure(server, attack.__name__, attack)
            if is_chosen("odd_bytes"):
                entry = Entry(server.port, f"127.0.0.1:{server.port}")
                measure(server, "odd_bytes", odd_bytes(entry))
            if any(map(is_chosen, after)):
                _, cookie, _ = ask(server.port, "127.0.0.3")
                fill(server, cookie.removeprefix("player=").partition(".")[0])
                for name, made in after.items():
                    if is_chosen(name):
                        measure(server, name, made(cookie))
        for name in filter(is_chosen, PROXIES):
            port = free_port()
            site = ("--public-url", f"https://{SITE}:{port}", "--host", "127.0.0.1")
            options = (*site, "--proxy", "127.0.0.1")
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(next(urls), int(workers), options=options) as server,
                proxied(name, Path(folder), port, server.port) as entry,
            ):
                measure(server, name, odd_bytes(entry))
        if is_chosen("descriptors"):
            with serving(next(urls), int(workers), FEW) as server:
                measure(server, "descriptors", silent)
                measure(server, "afterwards", quiet)


if __name__ == "__main__":
    main(*sys.argv[1:])
