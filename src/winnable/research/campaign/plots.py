"""Plots of a campaign as SVG: a share over the deals, a distribution over powers of two, bars.

A plot is one self-contained element with a title and a description. It follows the colours of the
reader's system, dark or light, in a page as in an image file. The same numbers are in a table
beside it, so it holds no number that cannot be read elsewhere.
"""

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

from ...analysis.estimates import Interval

WIDTH: Final = 720
HEIGHT: Final = 300
WIDE: Final = 1000
_LEFT: Final = 64
_RIGHT: Final = 16
_TOP: Final = 16
_BOTTOM: Final = 46
_STYLE: Final = (
    "svg.plot{--ink:#1d2733;--faint:#c3cbd4;--band:#9cc3e6;--line:#0b5394;--mark:#b45309;"
    "--paper:#fff;background:var(--paper)}"
    "@media(prefers-color-scheme:dark){svg.plot{--ink:#e6ebf0;--faint:#46525f;--band:#27507a;"
    "--line:#8ec5ff;--mark:#fbbf60;--paper:#14191f}}"
    "svg.plot text{font:13px system-ui,sans-serif;fill:var(--ink)}"
    "svg.plot .rule{stroke:var(--faint)}svg.plot .band{fill:var(--band)}"
    "svg.plot .line{fill:none;stroke:var(--line);stroke-width:2}"
    "svg.plot .bar{fill:var(--line)}"
    "svg.plot .mark{stroke:var(--mark);stroke-width:2;stroke-dasharray:6 4}"
)


class Look(NamedTuple):
    """What a campaign showed after some of its deals."""

    deals: int
    share: float
    interval: Interval


def english(number: float) -> str:
    """Writes a number with English marks and as few decimals as it needs."""
    return f"{number:,.6f}".rstrip("0").rstrip(".")


class Words(NamedTuple):
    """The texts of a plot."""

    title: str
    description: str
    across: str
    """The name of the horizontal axis."""
    mark: str = ""
    """The name of the marked share."""


def share_plot(looks: Sequence[Look], words: Words, mark: float | None = None) -> str:
    """Draws a share with its interval over the number of deals; ``mark`` is a share to compare."""
    late = looks[len(looks) // 8 :]  # the first intervals are so wide that they hide the last ones
    ends = [end for look in late for end in look.interval] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    margin = max((high - low) / 12, 1e-6)
    low, high = max(0.0, low - margin), min(1.0, high + margin)
    most = looks[-1].deals

    def at(deals: int, share: float) -> str:
        kept = min(max(share, low), high)
        return f"{_x(deals / most):.1f},{_y((kept - low) / (high - low)):.1f}"

    band = [at(look.deals, look.interval.low) for look in looks]
    band += [at(look.deals, look.interval.high) for look in reversed(looks)]
    line = [at(look.deals, look.share) for look in looks]
    parts = [f'<polygon class="band" points="{" ".join(band)}"/>']
    step = _step(high - low)
    for i in range(floor(low / step) + 1, floor(high / step) + 1):
        text = f"{english(round(100 * i * step, 6))} %"
        parts.append(_level((i * step - low) / (high - low), text))
    parts.append(f'<polyline class="line" points="{" ".join(line)}"/>')
    if mark is not None:
        y = _y((mark - low) / (high - low))
        parts.append(f'<path class="mark" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>')
        parts.append(_text(WIDTH - _RIGHT - 4, y - 6, words.mark, "end"))
    parts += [_text(_x(i / 4), HEIGHT - 26, english(most * i // 4)) for i in (1, 2, 3)]
    parts.append(_text(_x(1), HEIGHT - 26, english(most), "end"))
    return _plot(parts, words)


def bar_plot(shares: Mapping[str, float], words: Words) -> str:
    """Draws a bar for each share of the whole."""
    top = max(shares.values(), default=0) or 1
    step = _step(top)
    parts = [
        _level(i * step / top, f"{english(round(100 * i * step, 6))} %")
        for i in range(floor(top / step) + 1)
    ]
    slot = (WIDTH - _LEFT - _RIGHT) / max(1, len(shares))
    wide = min(slot * 0.8, 90)
    every = -(-len(shares) // 14)
    for i, (name, share) in enumerate(shares.items()):
        x, y = _LEFT + slot * (i + 0.5), _y(share / top)
        height = HEIGHT - _BOTTOM - y
        parts.append(
            f'<rect class="bar" x="{x - wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}"'
            f' height="{height:.1f}"/>'
        )
        if i % every == 0:
            parts.append(_text(x, HEIGHT - 26, name))
    return _plot(parts, words)


def ranges_of(counts: Mapping[int, int]) -> dict[str, float]:
    """Returns the share of the values in each range; its name is its largest value.

    Ranges have one width if all values are below ``WIDE``, else each is twice the one before.
    """
    most = max(counts, default=0)
    width = max(1, int(_step(most / 4))) if 0 < most < WIDE else 0
    ranges: dict[int, int] = {}
    for value, count in counts.items():
        at = value // width if width else max(value, 0).bit_length()
        ranges[at] = ranges.get(at, 0) + count
    total, places = sum(counts.values()), range(min(ranges, default=0), max(ranges, default=-1) + 1)
    return {
        _short((at + 1) * width - 1 if width else (1 << at) - 1): ranges.get(at, 0) / total
        for at in places
    }


def _short(value: int) -> str:
    """Writes a number with three characters or a unit: 127, 4 k, 16 M."""
    for unit, text in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if value >= unit:
            return f"{value / unit:.0f} {text}"
    return str(value)


def _step(span: float) -> float:
    """Returns a round distance of about a fifth of the span."""
    raw = span / 5
    power: float = 10.0 ** floor(log10(raw))
    return next((m * power for m in (1, 2, 5) if m * power >= raw), 10 * power)


def _x(share: float) -> float:
    return _LEFT + share * (WIDTH - _LEFT - _RIGHT)


def _y(share: float) -> float:
    return HEIGHT - _BOTTOM - share * (HEIGHT - _BOTTOM - _TOP)


def _level(share: float, text: str) -> str:
    y = _y(share)
    path = f'<path class="rule" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>'
    return path + _text(_LEFT - 8, y + 4, text, "end")


def _text(x: float, y: float, text: str, anchor: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor or "middle"}">{escape(text)}</text>'


def _plot(parts: Sequence[str], words: Words) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"<title>{escape(words.title)}</title><desc>{escape(words.description)}</desc>"
        f"<style>{_STYLE}</style>"
        + "".join(parts)
        + _text((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 6, words.across)
        + "</svg>\n"
    )
