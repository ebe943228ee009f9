"""Frames of web sockets (RFC 6455), most of them right: those after a wrong one are not read."""

import json
import struct
from collections.abc import Callable
from random import Random
from typing import Final

from tests.support.hostile import BROKEN, NASTY
from tests.support.raw_lines import Case, Entry

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_MESSAGES: Final = [
    *[json.dumps({"do": "nothing", "id": 1}).encode()] * 20,
    *(json.dumps({"do": do, "id": 2}).encode() for do in ("hello", "share", "act")),
    *(
        json.dumps({"do": "play", "id": 3, "move": text}).encode()
        for text in NASTY
        if len(text) < 99
    ),
    *(each for name, each in BROKEN.items() if name[0] in "cnlstu" and "utf" not in name),
    *('{"do": "typed", "id": 4, "text": "é€🂡"}'.encode(), b"", b"\0", "🂡€é".encode() * 40),
]
"""Whole messages: UTF-8."""
_NO_UTF_8: Final = (
    *(
        b"\xff",
        b"\xc0\xaf",
        b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80",
        b"{\x80}",
        b"\xe2\x82",
        b"\xf0\x9f\x82",
    ),
)
_CODES: Final = (
    *(0, 1, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1009, 1011, 1012, 1015, 1016),
    *(2999, 3000, 4000, 4404, 4999, 5000, 32767, 65535),
)


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    mask: bytes | None = b"\x37\xfa\x21\x3d",
    form: int = 0,
    length: int | None = None,
) -> bytes:
    """Writes a frame. ``form`` is the number of bytes of its length, 0 for the fewest; a ``length``
    need not be that of its payload.
    """
    told = len(payload) if length is None else length
    form = form or (1 if told < 126 else 3 if told < 1 << 16 else 9)
    masked = 0x80 if mask is not None else 0
    head = bytes([fin << 7 | reserved << 4 | opcode])
    if form == 1:
        head += bytes([masked | told & 0x7F])
    elif form == 3:
        head += struct.pack("!BH", masked | 126, told & 0xFFFF)
    else:
        head += struct.pack("!BQ", masked | 127, told)
    if mask is None:
        return head + payload
    size = len(payload)
    masks = int.from_bytes((mask * (size // 4 + 1))[:size])
    return head + mask + (int.from_bytes(payload) ^ masks).to_bytes(size)


def _control(random: Random) -> bytes:
    return frame(random.choice((PING, PONG)), random.randbytes(random.choice((0, 1, 4, 125))))


def _message(random: Random) -> list[bytes]:
    """A message in one frame, or in fragments with other frames between them."""
    data = random.choice(_MESSAGES)
    if random.random() < 0.6:
        return [frame(TEXT, data, form=random.choice((0, 0, 0, 3, 9)), mask=random.randbytes(4))]
    cuts = sorted(random.randrange(len(data) + 1) for _ in range(random.randrange(1, 5)))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    found = []
    for at, piece in enumerate(pieces):
        found.append(frame(CONT if at else TEXT, piece, fin=at == len(pieces) - 1))
        if at < len(pieces) - 1 and random.random() < 0.3:
            found.append(_control(random))
    return found


def _ordinary(random: Random) -> list[bytes]:
    return [_control(random)] if random.random() < 0.5 else _message(random)


def _closing(random: Random) -> list[bytes]:
    code = struct.pack("!H", random.choice(_CODES))
    reason = random.choice((b"", b"x", b"\xff", b"x" * 123, "é".encode() * 61))
    payload = random.choice((b"", code[:1], code, code + reason, code + reason))
    return [frame(CLOSE, payload), *_ordinary(random)]  # what follows must be ignored


def _no_text(random: Random) -> list[bytes]:
    data = b'{"do": "' + random.choice(_NO_UTF_8)
    cut = random.randrange(len(data))
    whole = [frame(TEXT, data)]
    return random.choice((whole, [frame(TEXT, data[:cut], fin=False), frame(CONT, data[cut:])]))


def _lying(random: Random) -> list[bytes]:
    """A length that is not that of the payload: the rest is read as something else, or awaited."""
    length = random.choice(
        (
            0,
            1,
            125,
            126,
            127,
            65535,
            65536,
            199_999,
            200_001,
            1 << 31,
            (1 << 63) - 1,
            1 << 63,
            (1 << 64) - 1,
        )
    )
    form = random.choice((3, 9)) if length < 1 << 16 else 9
    opcode = random.choice((TEXT, TEXT, CONT, BINARY, CLOSE, PING))
    return [frame(opcode, random.choice(_MESSAGES), form=form, length=length), *_ordinary(random)]


def _out_of_order(random: Random) -> list[bytes]:
    """A fragment of nothing, or a message inside another one."""
    text = random.choice(_MESSAGES)
    begun = frame(TEXT, text, fin=False)
    return random.choice(
        (
            [frame(CONT, text)],
            [frame(CONT, text, fin=False), frame(CONT, text)],
            [begun, frame(TEXT, text)],
            [begun, frame(BINARY, text, fin=False)],
            [begun, frame(CLOSE, b"\x03\xe8")],
            [begun, frame(CONT), frame(CONT, fin=False), frame(CONT), frame(CONT)],
        )
    )


_WRONG: Final[tuple[Callable[[Random], list[bytes]], ...]] = (
    _closing,
    _no_text,
    _lying,
    _out_of_order,
    lambda random: [frame(random.choice((3, 4, 7, 11, 15)), b"x")],
    lambda random: [
        frame(random.choice((TEXT, PING, CLOSE)), b"{}", reserved=random.randrange(1, 8))
    ],
    lambda random: [frame(random.choice((TEXT, PING, CLOSE)), b"{}", mask=None)],
    lambda random: [frame(random.choice((PING, PONG, CLOSE)), random.randbytes(126))],
    lambda random: [frame(random.choice((PING, PONG, CLOSE)), b"\x03\xe8", fin=False)],
    lambda random: [frame(BINARY, random.randbytes(random.randrange(200)))],
    lambda _: [frame(TEXT, b'{"do": "typed", "text": "' + b"x" * 199_000 + b'"}')],
    lambda _: [frame(TEXT, b"x" * 100_000, fin=False), frame(CONT, b"x" * 100_001)],
    lambda random: [_mutated(random, b"".join(_ordinary(random) + _ordinary(random)))],
    lambda random: [random.randbytes(random.randrange(1, 40))],
    lambda random: [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", *_ordinary(random)],
)
"""What no browser sends."""


def _mutated(random: Random, data: bytes) -> bytes:
    """Damages a byte: changed, left out, doubled, or the last one."""
    at = random.randrange(len(data))
    before, here, after = data[:at], data[at : at + 1], data[at + 1 :]
    changed = bytes([here[0] ^ 1 << random.randrange(8)])
    return before + random.choice((changed + after, after, 2 * here + after, b""))


def _sent(random: Random, frames: list[bytes]) -> list[bytes]:
    """Divides frames among the parts that are sent alone."""
    data = b"".join(frames)
    style = random.randrange(8)
    if style == 0:
        return frames
    if style == 1 and len(data) < 3_000:
        return [data[at : at + 1] for at in range(len(data))]
    if style == 2:  # half a frame, then nothing
        return [data[: -random.randrange(1, 1 + min(9, len(data)))]]
    if style < 5:
        cuts = sorted(random.randrange(len(data)) for _ in range(random.randrange(1, 8)))
        return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    return [data]


def handshake(entry: Entry, game: str, cookie: str) -> bytes:
    """Asks for a socket, as a browser does."""
    return (
        f"GET /api/games/{game} HTTP/1.1\r\nHost: {entry.host}\r\nOrigin: {entry.origin}\r\n"
        f"Cookie: {cookie}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frames_case(number: int, entry: Entry, game: str, cookie: str) -> Case:
    """Makes the frames of one socket: ordinary ones first, wrong ones at the end."""
    random = Random(f"frames {number}")
    frames = [each for _ in range(random.randrange(80)) for each in _ordinary(random)]
    for _ in range(random.randrange(1, 3)):
        frames += random.choice(_WRONG)(random)
    parts = [handshake(entry, game, cookie), *_sent(random, frames)]
    is_early = random.random() < 0.1  # frames before the server has agreed
    is_aborted = random.random() < 0.1
    return Case(number, parts, len(frames), not is_early, is_aborted)
