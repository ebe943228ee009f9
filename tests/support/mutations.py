"""Mutations: texts with the damage that people, programs and transport cause."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

ODD: Final = (
    "\x00",
    "\x1a",
    "\x1b[31m",
    "\x85",
    "\u2028",  # a line separator
    "\ufeff",  # a byte order mark
    "\u202e",  # right to left
    "\u200f",
    "\u200d",
    "\u0301",  # a combining accent
    "\ufe0f",
    "\u0663",  # an Arabic three
    "\uff11",  # a full-width one
    "\u00b2",  # a digit that is not decimal
    "\u2167",  # a Roman numeral
    "\u017f",  # a long s, which is an S in upper case
    "\u212a",  # the Kelvin sign, which is a k in lower case
    "\u0130",  # a dotted I, which has two characters in lower case
    "\u00df",
    "\u2660",
    "\u2665\ufe0e",
    "\U0001f0a1",  # the ace of spades
    "\U0001f600",
    "\ud800",  # a lone surrogate
    "\udfff",
    "\ufffd",
    "\U0010ffff",
    "\\",
    '"',
    "'",
    "%s",
    "{0}",
    "\\u0000",
    "../",
)
NUMBERS: Final = (
    "0",
    "-1",
    "00",
    "1e9",
    "0.5",
    "99",
    "2147483648",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "9" * 21,
    "9" * 156,
    "9" * 5000,
)
JSON: Final = (
    "null",
    "true",
    "false",
    "NaN",
    "-Infinity",
    "0",
    "1e400",
    '""',
    '"AH"',
    '"\\ud800"',
    "[]",
    "[[]]",
    "{}",
    '{"a": [null]}',
    "[true, 3]",
    "[" * 3000 + "]" * 3000,
)
STRANGERS: Final = (
    "d3r",
    "sba",
    "d1p3c4k5",
    "javasol:6",
    "sw w5 (w6) * 35x2",
    "AH, 2H, 3H | 10♥",
    "winnable game 1\nrules d1\ndeal 7\nmoves sw (w1) sw\n",
    '{"tableau piles": [["AH"]], "stock": [], "waste": [], "foundation": []}',
)


def _place(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _slice(text: str, random: Random, longest: int) -> tuple[int, int]:
    start = _place(text, random)
    return start, min(len(text), start + random.randint(1, longest))


def _insert(text: str, new: str, random: Random) -> str:
    at = _place(text, random)
    return text[:at] + new + text[at:]


def _edit(pieces: list[str], random: Random) -> str:
    """Deletes, repeats, swaps or moves one of the pieces."""
    if not pieces:
        return ""
    at, other = random.randrange(len(pieces)), random.randrange(len(pieces))
    match random.randrange(4):
        case 0:
            del pieces[at]
        case 1:
            pieces.insert(other, pieces[at])
        case 2:
            pieces[at], pieces[other] = pieces[other], pieces[at]
        case _:
            pieces.insert(other, pieces.pop(at))
    return "".join(pieces)


def _characters(text: str, random: Random) -> str:
    start, end = _slice(text, random, 12)
    return text[:start] + _edit(list(text[start:end]), random) + text[end:]


def _words(text: str, random: Random) -> str:
    return _edit(re.findall(r"\s*[^\s()]+|\s*[()]", text), random)


def _lines(text: str, random: Random) -> str:
    return _edit(text.splitlines(keepends=True), random)


def _delete(text: str, random: Random) -> str:
    start, end = _slice(text, random, 30)
    return text[:start] + text[end:]


def _replace_character(text: str, random: Random) -> str:
    start, end = _slice(text, random, 1)
    return text[:start] + chr(random.randrange(32, 127)) + text[end:]


def _own_character(text: str, random: Random) -> str:
    return _insert(text, random.choice(text), random) if text else text


def _odd(text: str, random: Random) -> str:
    return _insert(text, random.choice(ODD), random)


def _any_character(text: str, random: Random) -> str:
    return _insert(text, chr(random.randrange(0x110000)), random)


def _case(text: str, random: Random) -> str:
    start, end = _slice(text, random, 20)
    return text[:start] + text[start:end].swapcase() + text[end:]


def _number(text: str, random: Random) -> str:
    numbers = list(re.finditer("[0-9]+", text))
    if not numbers:
        return _insert(text, random.choice(NUMBERS), random)
    found = random.choice(numbers)
    return text[: found.start()] + random.choice(NUMBERS) + text[found.end() :]


def _json(text: str, random: Random) -> str:
    """Replaces a string, a list or the value of a key."""
    form = random.choice([r'"[^"]*"', r"\[[^][]*\]", r"(?<=: )\[(\[[^][]*\]|[^][])*\]"])
    values = list(re.finditer(form, text))
    if not values:
        return _insert(text, random.choice(JSON), random)
    found = random.choice(values)
    return text[: found.start()] + random.choice(JSON) + text[found.end() :]


def _truncate(text: str, random: Random) -> str:
    at = _place(text, random)
    return text[:at] if random.random() < 0.7 else text[at:]


def _join(text: str, random: Random) -> str:
    other = random.choice(STRANGERS) if random.random() < 0.7 else text
    between = random.choice(["", " ", "\n"])
    return text + between + other if random.random() < 0.5 else other + between + text


def _long(text: str, random: Random) -> str:
    new = random.choice([" ", "\n", "A", "(", ")", "[", "sw ", "9", "*", "-", "\u0301", "("])
    return _insert(text, new * random.choice([10, 300, 3000]), random)


def _flip_bits(text: str, random: Random) -> str:
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(random.randint(1, 4)):
        if data:
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    if random.random() < 0.5:
        return data.decode("latin-1")
    return data.decode("utf-8", "replace")


_MUTATIONS: Final[tuple[Callable[[str, Random], str], ...]] = (
    _characters,
    _words,
    _words,
    _lines,
    _delete,
    _replace_character,
    _own_character,
    _odd,
    _any_character,
    _case,
    _number,
    _json,
    _truncate,
    _join,
    _long,
    _flip_bits,
)


def mutate(text: str, random: Random) -> str:
    """``text`` with one to four random mutations; an equal ``random`` gives the same text."""
    for _ in range(random.choice([1, 1, 1, 2, 2, 3, 4])):
        text = random.choice(_MUTATIONS)(text, random)
    return text
