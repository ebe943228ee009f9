"""Maps Klondike: the share of winnable deals for every draw and number of passes.

scripts/bench map FOLDER [DEALS]

Decides the deals 1 to DEALS (10,000) under 156 sets of rules: draws of 1 to 13 cards, 1 to 5 passes
and unlimited ones, with returns and without. Each is a campaign in FOLDER, and the same command
goes on where it was stopped. Prints the tables and draws docs/figures/map.svg.
"""

import sys
from collections.abc import Iterator
from itertools import chain, pairwise, product
from pathlib import Path
from typing import Final

from winnable import parse_rules
from winnable.research.campaign.parts import Part, merge, work
from winnable.research.campaign.question import Question
from winnable.research.campaign.tables import table_of

FIGURE: Final = Path(__file__).parent.parent / "docs" / "figures" / "map.svg"
DRAWS: Final = tuple(range(1, 14))
PASSES: Final = {"p1": "1", "p2": "2", "p3": "3", "p4": "4", "p5": "5", "": "∞"}
"""Names of numbers of passes in rules and in tables, in order: what can be won in some passes can
be won in more of them.
"""
RETURNS: Final = ("", "n")
STYLE: Final = (
    "svg{--ink:#1d2733;--paper:#fff;--full:#0b5394}"
    "@media(prefers-color-scheme:dark){svg{--ink:#e6ebf0;--paper:#14191f;--full:#8ec5ff}}"
    "text{font:13px system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}"
    "rect{fill:var(--full)}.page,.on{fill:var(--paper)}"
)
WIDE: Final = 50
HIGH: Final = 34

Verdicts = dict[str, list[int]]
"""For the text of each rules, whether each deal is winnable: 1, 0, or −1 for undecided."""


def verdicts(folder: Path, deals: int) -> Verdicts:
    """Decides the deals under all rules."""
    found: Verdicts = {}
    for draw, passes, end in product(DRAWS, PASSES, RETURNS):
        text = f"d{draw}{passes}{end}"
        question = Question(parse_rules(text), 1, deals)
        for done, whole in work(folder / text, question, Part(1, 1)):
            print(f"\r{text}: {done:,} of {whole:,}  ", end="", file=sys.stderr, flush=True)
        book = merge(folder / text)
        tables = (table_of(book, shard, ("verdict",)) for shard in book.leading())
        found[text] = list(chain.from_iterable(each["verdict"].to_pylist() for each in tables))
    print(file=sys.stderr)
    return found


def orders() -> Iterator[tuple[str, str]]:
    """Pairs of rules: each deal that the first ones win is won by the second ones too.

    More passes, returns, and draw one with unlimited passes, which reaches every card of the stock
    whenever any other draw does, only add possibilities.
    """
    for draw, end in product(DRAWS, RETURNS):
        for fewer, more in pairwise(PASSES):
            yield f"d{draw}{fewer}{end}", f"d{draw}{more}{end}"
        if draw > 1:
            yield f"d{draw}{end}", f"d1{end}"
    for draw, passes in product(DRAWS, PASSES):
        yield f"d{draw}{passes}n", f"d{draw}{passes}"


def share(known: list[int]) -> float:
    """In percent; an undecided deal counts as half a win."""
    return 100 * sum({1: 1.0, -1: 0.5}.get(each, 0.0) for each in known) / len(known)


def table(found: Verdicts, end: str) -> str:
    """The shares as a table of Markdown."""
    lines = [f"| passes | {' | '.join(f'd{draw}' for draw in DRAWS)} |", "|---" * 14 + "|"]
    for passes, name in PASSES.items():
        cells = (f"{share(found[f'd{draw}{passes}{end}']):.2f}" for draw in DRAWS)
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def picture(found: Verdicts) -> str:
    """The shares with returns as a map in SVG, for light and dark pages."""
    width, height = WIDE * (len(DRAWS) + 1) + 30, HIGH * (len(PASSES) + 1) + 40
    deals = len(found["d1"])
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
            "<title>Winnable deals of Klondike, in percent, by draw and passes</title>"
            f"<desc>The deals 1 to {deals:,}. The same numbers are in the table.</desc>"
        ),
        f'<style>{STYLE}</style><rect class="page" width="{width}" height="{height}"/>',
        _text((len(DRAWS) / 2 + 1) * WIDE, 22, "cards drawn at a time"),
        f'<g transform="rotate(-90)">{_text(-40 - 3.5 * HIGH, 20, "passes")}</g>',
    ]
    for column, draw in enumerate(DRAWS, 1):
        parts.append(_text((column + 0.5) * WIDE, 40 + 0.62 * HIGH, str(draw)))
    for row, (passes, name) in enumerate(PASSES.items(), 1):
        y = 40 + row * HIGH
        parts.append(_text(0.8 * WIDE, y + 0.62 * HIGH, name))
        for column, draw in enumerate(DRAWS, 1):
            part = share(found[f"d{draw}{passes}"])
            parts.append(
                f'<rect x="{column * WIDE}" y="{y}" width="{WIDE - 2}" height="{HIGH - 2}" '
                f'fill-opacity="{0.04 + part / 100:.2f}"/>'
            )
            text, kind = f"{part:.1f}", ' class="on"' if part > 50 else ""
            parts.append(_text((column + 0.48) * WIDE, y + 0.62 * HIGH, text, kind))
    return "\n".join([*parts, "</svg>\n"])


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}"{kind}>{text}</text>'


def main(folder: str, deals: str = "10000") -> None:
    found = verdicts(Path(folder), int(deals))
    for end in RETURNS:
        print(table(found, end), end="\n\n")
    print(f"undecided: {sum(known.count(-1) for known in found.values())}")
    wrong = [
        (first, second, number)
        for first, second in orders()
        for number, (one, other) in enumerate(zip(found[first], found[second], strict=True), 1)
        if (one, other) == (1, 0)
    ]
    print(f"pairs of rules in order: {len(list(orders()))}; deals that contradict it: {wrong or 0}")
    FIGURE.write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
