"""Text and messages that break careless programs."""

from collections.abc import Callable
from typing import Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

SMALL: Final = {"rules": "d1tc3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
ITALIAN: Final = {
    "rules": "sk5",
    "deal": "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
}
CLOSES: Final = {4400, 4429, 1009, 1003, 1007}
"""Reasons for which the server may close a socket."""
NASTY: Final = (
    *("", " ", "\0", "a\0b", "\n", "\r\n\r\n", "\x7f", "\u202e", "\ufeff", "\u2028", "é" * 300),
    *("../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "%s%n", "{0}", "{ $text }", "“”", "<b>&amp;"),
    *(
        "²",
        "٣",
        "1e9",
        "-1",
        "+1",
        "0x10",
        "1_000",
        "9" * 199,
        "NaN",
        "true",
        "🂡" * 60,
        "𝟙",
        "None",
    ),
)
"""Text that breaks careless programs."""
BROKEN: Final = {
    "empty": b"",
    "cut": b'{"do": "hello"',
    "nothing": b"null",
    "list": b"[]",
    "number": b"5",
    "text": b'"hello"',
    "trailing": b"{} {}",
    "single": b"{'id': 1}",
    "comment": b"{} // x",
    "no-utf-8": b'{"game": "\xff\xfe"}',
    "utf-16": '{"game": "x"}'.encode("utf-16"),
    "byte-order": b"\xef\xbb\xbf{}",
    "nul": b"{\0}",
    "control": b'{"game": "a\nb"}',
    "surrogate": b'{"game": "\\ud800"}',
    "raw-surrogate": '{"game": "\ud800"}'.encode("utf-8", "surrogatepass"),
    "nan": b'{"game": NaN}',
    "huge": b'{"game": 1' + b"0" * 10_000 + b"}",
    "exponent": b'{"game": 1e999999}',
    "deep": b"[" * 90_000,
    "deep-object": b'{"game":' * 20_000,
    "unknown": b'{"admin": true}',
    "wrong": b'{"game": {"a": [1, 2, {}]}}',
    "proto": b'{"__proto__": {"x": 1}, "__class__": "y"}',
}


TEXTS: Final = (
    st.text(max_size=30) | st.sampled_from(NASTY) | st.text("dps123rntouack0", max_size=8)
)
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


def tried(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Settings for properties with that many examples, the same in every run."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[
            Phase.explicit,
            Phase.generate,
        ],  # each example goes over the wire, so failures are not shrunk
    )
