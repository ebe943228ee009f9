"""The files of the value nets: which net plays which rules, and how a file is read.

A file is a line of text and a zlib stream. The stream has the weights of ``net``: one byte for each
weight of the two layers, then the biases and the weights of the output as little-endian integers.
"""

import zlib
from functools import cache
from importlib.resources import files
from math import exp, isqrt, log, sqrt
from pathlib import Path
from typing import Final

from ..law.klondike import KLONDIKE
from ..law.rules import Rules
from ..solver.encoding import MODEL

FOLDER: Final = Path(__file__).parent
"""Where the files of the nets are."""
INPUTS, HIDDEN, SECOND = 2315, 160, 32
UNIT: Final = 64
CERTAIN: Final = 32768
"""The value of a win."""
CALIBRATION: Final = {
    (3, None): (0.32, 0.99),
    (1, None): (0.04, 0.96),
    (3, 3): (0.35, 0.85),
    (1, 3): (0.18, 0.95),
    (3, 1): (0.23, 0.96),
    (1, 1): (-0.20, 0.91),
}
"""By draw and passes: the log odds of a win are the first number plus the second times the log odds
of the value. Fitted by ``workshop.calibration``.
"""
TITLE: Final = f"winnable net 1: {INPUTS} {HIDDEN} {SECOND}\n".encode()
_NETS: Final = {
    (3, None): "d3",
    (1, None): "d1",
    (3, 3): "d3p",
    (1, 3): "d1p",
    (3, 1): "d3p",
    (1, 1): "d1p",
}
"""The names of the nets by draw and passes."""
_SIGMOID: Final = 2048
_VISITS: Final = 8192


def net_name(rules: Rules) -> str | None:
    """Returns the name of the net for these rules; None if no net was trained for them."""
    trained = (rules.kind, rules.returns, rules.columns, rules.ranks)
    if trained != (KLONDIKE, True, 7, 13) or MODEL.kind_of(rules) is None:
        return None
    return _NETS.get((rules.draw, rules.passes))


def log_odds(value: float) -> float:
    """Returns the log odds of a value from 0 to 1; bounded, so that 0 and 1 have some."""
    return log(max(1e-4, value) / max(1e-4, 1 - value))


def calibrated(rules: Rules, value: float) -> float:
    """Returns the chance of a win that belongs to a value of the tree, for rules with a net."""
    shift, scale = CALIBRATION[rules.draw, rules.passes]
    return 1 / (1 + exp(-shift - scale * log_odds(value)))


@cache
def read_net(name: str) -> tuple[bytes, list[int], bytes, list[int], list[int], int, list[int]]:
    """Reads a net in the form of ``Tree.set_net``."""
    return unpack_net(files(__package__).joinpath(f"{name}.net").read_bytes())


def unpack_net(
    data: bytes,
) -> tuple[bytes, list[int], bytes, list[int], list[int], int, list[int]]:
    """Reads the bytes of a net file."""
    if not data.startswith(TITLE):
        text = "not a net of this version"
        raise ValueError(text)
    body = zlib.decompress(data[len(TITLE) :])
    first, second = INPUTS * HIDDEN, HIDDEN * SECOND
    rest = body[first + second :]
    ends = [int.from_bytes(rest[i : i + 4], "little", signed=True) for i in range(0, len(rest), 4)]
    b1, ends = ends[:HIDDEN], ends[HIDDEN:]
    b2, w3, b3 = ends[:SECOND], ends[SECOND : 2 * SECOND], ends[2 * SECOND]
    return body[:first], b1, body[first : first + second], b2, w3, b3, sigmoid()


@cache
def sigmoid() -> list[int]:
    """Returns the logistic function from -16 on in steps of 1/64, in units of 1/32768.

    No entry of this table and of ``exploration`` is near a half, so it is the same everywhere.
    """
    half = _SIGMOID // 2
    return [round(CERTAIN / (1 + exp((half - i) / 64))) for i in range(_SIGMOID)]


@cache
def exploration() -> tuple[list[int], list[int]]:
    """Returns the two tables of ``Tree.set_tables``."""
    logs = [round(1024 * sqrt(log(n + 1))) for n in range(_VISITS)]
    return logs, [isqrt((1 << 30) // (n + 1)) for n in range(_VISITS)]
