"""Requests (RFC 9112) with something wrong or rare in each."""

from collections.abc import Callable
from random import Random
from typing import Final

from tests.support.hostile import BROKEN, NASTY
from tests.support.raw_frames import handshake
from tests.support.raw_lines import Case, Entry

_METHODS: Final = (
    *(
        "GET",
        "GET",
        "POST",
        "POST",
        "HEAD",
        "PUT",
        "DELETE",
        "OPTIONS",
        "TRACE",
        "CONNECT",
        "PATCH",
    ),
    *("get", "PRI", "G\0T", "GE T", "", "X" * 300, "MÉTHOD"),
)
_PATHS: Final = (
    *(
        "/",
        "/",
        "/api/games",
        "/api/games",
        "/api/profile",
        "/api/races",
        "/api/words/en",
        "/healthz",
    ),
    *("/api/export/games.csv", "/api/days/2026-11-01", "/static/app.js", "/sw.js", "/api/games/x"),
    *("/game/x", "/race/x", "/api/games/", "//", "/..", "/%2e%2e/%2e%2e/etc/passwd", "/static/%00"),
    *(
        "/static/..%5c..",
        "/%",
        "/%zz",
        "/%ff%fe",
        "/%F0%9F%82%A1",
        "/\\",
        "/?",
        "/?%00=%ff&&=;=",
        "*",
    ),
    *(
        "/#x",
        "/ x",
        "x",
        "",
        "http://evil.example/",
        "evil.example:443",
        "/" + "a" * 9_000,
        "/é",
        "/\t",
    ),
    *(
        "/static/" + "../" * 50,
        "/api/words/" + "x" * 300,
        "/api/days/9999-99-99",
        "/a?" + "b&" * 2_000,
    ),
)
_VERSIONS: Final = (
    *["HTTP/1.1"] * 12,
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/2.0",
    "HTTP/9.9",
    "http/1.1",
    "HTTP/1",
    "",
)
_BODIES: Final = (
    *(b"{}", b'{"resume": true}', b'{"do": "show", "language": "en"}', b"", b"{" * 2_000),
    *(
        b'{"do": "import", "language": "en", "text": "{}"}',
        b'{"game": "draw-three", "number": "7"}',
    ),
    *BROKEN.values(),
)
_VALUES: Final = (
    *(
        "",
        " ",
        "\t",
        "x",
        "0",
        "-1",
        "+1",
        "1e3",
        "0x10",
        "9" * 19,
        "9" * 30,
        "1, 1",
        "1;2",
        "\x7f",
        "\0",
    ),
    *(
        "a\rb",
        "a\nb",
        "a\r\n b",
        "é",
        "\udcff\udcfe",
        "x" * 9_000,
        ", " * 3_000,
        '"',
        "=;=;=" * 300,
    ),
    *(each for each in NASTY if len(each) < 99),
)
_HOSTS: Final = (
    *(
        "",
        "evil.example",
        "127.0.0.1",
        "localhost",
        "[::1]",
        "[::1",
        "::1",
        "[127.0.0.1",
        "127.0.0.1]",
    ),
    *(
        "[127.0.0.1]",
        "[[::1]]",
        "127.0.0.1:",
        "127.0.0.1:99999999",
        "127.0.0.1:0",
        "1",
        "0.0.0.0:1",
    ),
    *(
        "fe80::1%25lo",
        "[fe80::1%eth0]",
        "127.0.0.1@x",
        "x, y",
        "127.0.0.1:1:1",
        "[v1.x]",
        "[]",
        "٣.1.1.1",
    ),
)
_NAMES: Final = (
    *(
        "Accept",
        "Accept-Encoding",
        "Accept-Language",
        "Cookie",
        "Range",
        "If-Range",
        "If-None-Match",
    ),
    *("If-Modified-Since", "Expect", "Connection", "Keep-Alive", "Upgrade", "TE", "Trailer", "Via"),
    *("Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Request-ID"),
    *("X-HTTP-Method-Override", "Content-Type", "Content-Encoding", "Content-Length", "User-Agent"),
    *(
        "Transfer-Encoding",
        "Origin",
        "Referer",
        "Host",
        "Authorization",
        "Proxy-Connection",
        "Date",
    ),
    *("Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Protocol", "HTTP2-Settings"),
    *(
        "Sec-WebSocket-Extensions",
        "",
        "X Y",
        "X:Y",
        "X\0",
        "Ünï",
        "X-" + "n" * 500,
        "content-length",
    ),
)
_USUAL: Final = (
    *(
        "100-continue",
        "bytes=0-1",
        "bytes=-1",
        "bytes=9-1",
        "bytes=" + "0-1," * 500,
        "bytes=0-0,1-1",
    ),
    *(
        "chunked",
        "gzip, chunked",
        "identity",
        "Chunked\t",
        "chunked, chunked",
        "close",
        "keep-alive",
    ),
    *("upgrade", "Upgrade, close", "websocket", "h2c", "TLS/1.0", "13", "8", "permessage-deflate"),
    *(
        "player=x",
        "player=" + "x" * 90,
        "player=a; player=b",
        "__Host-player=x.y",
        'player="\\377"',
    ),
    *("*/*", "text/html", "it;q=0.5, fr", "gzip", 'W/"x"', "application/json", "null", "127.0.0.2"),
    *(
        "Thu, 01 Jan 1970 00:00:00 GMT",
        "Thu, 99 Foo 9999 99:99:99 GMT",
        "https",
        "ftp",
        "1.2.3.4, x",
    ),
)


def _odd_header(random: Random) -> str:
    return f"{random.choice(_NAMES)}: {random.choice((*_VALUES, *_USUAL, *_USUAL))}"


def _odd_handshake(random: Random) -> list[str]:
    """The headers of a handshake; one of them is missing, doubled or wrong."""
    found = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    at = random.randrange(4)
    name = found[at].partition(":")[0]
    value = random.choice((*_VALUES, *_USUAL))
    changes: tuple[list[str], ...] = (
        [],
        [found[at]] * 2,
        [found[at], f"{name}: {value}"],
        [f"{name}: {value}"],
    )
    found[at : at + 1] = random.choice(changes)
    return found + [_odd_header(random) for _ in range(random.choice((0, 1, 130)))]


def _lengths(random: Random, body: bytes) -> list[str]:
    """How long the body is said to be; mostly the truth."""
    size = len(body)
    told = f"Content-Length: {size}"
    if random.random() < 0.6:
        return [told]
    return random.choice(
        (
            [],
            [told, told],
            [told, f"Content-Length: {size + 1}"],
            [f"Content-Length: {size}, {size}"],
            [f"Content-Length: {size + random.choice((1, 9, 10_000_000))}"],
            [f"Content-Length: {max(0, size - 1)}"],
            [f"Content-Length: {random.choice(_VALUES)}"],
            [told, "Transfer-Encoding: chunked"],
            ["Transfer-Encoding: chunked"],
            ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
            ["Transfer-Encoding: gzip, chunked"],
            ["Transfer-Encoding : chunked"],
            [" Transfer-Encoding: chunked"],
        )
    )


def _body(random: Random, told: list[str]) -> bytes:
    if not any("chunked" in each for each in told) or random.random() < 0.2:
        return b""
    size = random.choice((b"2", b"2;x=y", b"0x2", b"-2", b"f" * 16, b"f" * 40, b"", b"2 ", b"\0"))
    return (
        size
        + b"\r\n{}"
        + random.choice((b"\r\n0\r\n\r\n", b"\r\n0\r\nX: y\r\n\r\n", b"\n0\n\n", b""))
    )


def request(random: Random, entry: Entry, cookie: str) -> bytes:
    """Writes a request."""

    def usual(value: str, others: tuple[str, ...], chance: float) -> str:
        return value if random.random() < chance else random.choice(others)

    body = random.choice(_BODIES)
    told = _lengths(random, body)
    method = usual("POST", _METHODS, 0.4)
    headers = [
        f"Host: {usual(entry.host, _HOSTS, 0.8)}",
        f"Cookie: {usual(cookie, _USUAL, 0.7)}",
        "Content-Type: application/json",
        *told,
    ]
    named = headers[0].partition(": ")[2]
    origin = f"{entry.origin.partition('://')[0]}://{named}"
    headers.append(f"Origin: {usual(origin, (*_VALUES, entry.origin), 0.8)}")
    if random.random() < 0.15:
        method, body, headers = "GET", b"", [*headers[:2], headers[-1], *_odd_handshake(random)]
    headers += [_odd_header(random) for _ in range(random.choice((0, 0, 1, 2, 3)))]
    rare: Callable[[], list[str]] = random.choice(
        (
            *[list] * 20,
            lambda: [f"X-{at}: y" for at in range(random.choice((99, 300, 3_000)))],
            lambda: [
                f"{random.choice(_NAMES)}: "
                + random.choice(",;= x") * random.choice((60_000, 240_000))
            ],
            lambda: [f"X: a\r\n\tfolded: {random.choice(_VALUES)}"],
            lambda: ["no colon"],
            lambda: [f"{each}: y" for each in _NAMES],
        )
    )
    headers += rare()
    if random.random() < 0.1:
        random.shuffle(headers)
    target = usual(random.choice(_PATHS[:8]), _PATHS, 0.5)
    line = f"{method} {target} {random.choice(_VERSIONS)}"
    end = random.choice(("\r\n",) * 30 + ("\n", "\r", "\r\r\n", "\n\r\n"))
    head = end.join([line, *headers, "", ""])
    data = _body(random, told) if any("chunked" in each for each in told) else body
    return head.encode("utf-8", "surrogateescape") + data


_NO_REQUESTS: Final = (
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\4\0\0\0\0\0",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\r\n" * 900,
    b"\0" * 900,
    b"PROXY TCP4 1.2.3.4 1.2.3.4 1 1\r\n",
    b"GET /\r\n\r\n",
    b"x" * 100_000,
)


def requests_case(number: int, entry: Entry, cookie: str) -> Case:
    """Makes what one connection sends: requests one after the other, some of them damaged."""
    random = Random(f"requests {number}")
    if random.random() < 0.03:
        return Case(number, [random.choice(_NO_REQUESTS)], 1)
    requests = [request(random, entry, cookie) for _ in range(random.choice((1, 1, 1, 2, 5)))]
    if random.random() < 0.05:
        requests.append(handshake(entry, "x", cookie))
    data = b"".join(requests)
    for _ in range(random.choice((0, 0, 1, 3))):
        at = random.randrange(len(data))
        data = (
            data[:at]
            + random.choice((b"", bytes([random.randrange(256)]), data[at : at + 9] * 2))
            + data[at + 1 :]
        )
    style = random.randrange(6)
    if style == 0:
        data = data[: random.randrange(1, 1 + len(data))]  # and then nothing
    parts = [data]
    if style == 1 and len(data) < 2_000:
        parts = [data[at : at + 1] for at in range(len(data))]
    elif style == 2:
        cuts = sorted(random.randrange(len(data)) for _ in range(5))
        parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    return Case(number, parts, len(requests), is_aborted=random.random() < 0.1)
