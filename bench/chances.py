"""Compares chances with results: ``bench/chances.py d3 d1 ...``, folders of campaigns that measure
``fair-player``.

For each campaign, and each tenth of the scale of ``Advice.chance``: the decisions in it, their mean
chance, and the share of their games that was won. Writes docs/figures/players-chances.svg.
"""

import sys
from array import array
from pathlib import Path

from winnable.research.campaign.ledger import read_ledger
from winnable.research.campaign.tables import table_of

FIGURE = Path(__file__).parent.parent / "docs" / "figures" / "players-chances.svg"
COLOURS = ("#12324d", "#4f86b5", "#b5651d", "#6b8e23", "#7b4fb5", "#b54f6a")


def tenths(folder: Path) -> list[tuple[float, float, int]]:
    """The mean chance, the share won and the number of decisions, for each tenth in use."""
    sums = [[0.0, 0.0, 0.0] for _ in range(10)]
    ledger = read_ledger(folder)
    for result in ledger.leading():
        table = table_of(ledger, result, ("fair_won", "fair_chances")).to_pydict()
        for won, chances in zip(table["fair_won"], table["fair_chances"], strict=True):
            for said in array("H", chances):
                each = sums[min(9, said // 1000)]
                each[0] += said / 10_000
                each[1] += won
                each[2] += 1
    return [(said / n, won / n, int(n)) for said, won, n in sums if n]


def plot(found: dict[str, list[tuple[float, float, int]]]) -> str:
    """The reliability diagram as SVG; a tenth with fewer than 100 decisions is left out."""

    def x(share: float) -> str:
        return f"{60 + 300 * share:.1f}"

    def y(share: float) -> str:
        return f"{340 - 300 * share:.1f}"

    title = "Games won, by the chance that was said"
    lines = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 390" role="img" '
            'font-family="sans-serif" font-size="12" fill="#222">'
        ),
        f"<title>{title}</title>",
        '<rect width="480" height="390" fill="#fff"/>',
        f'<text x="210" y="22" text-anchor="middle">{title}</text>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#222" fill="none"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for i in range(5):
        lines.append(f'<text x="{x(i / 4)}" y="358" text-anchor="middle">{25 * i} %</text>')
        at = float(y(i / 4)) + 4
        lines.append(f'<text x="52" y="{at:.0f}" text-anchor="end">{25 * i} %</text>')
    lines.append('<text x="210" y="380" text-anchor="middle">chance said</text>')
    for k, ((name, rows), colour) in enumerate(zip(found.items(), COLOURS, strict=False)):
        points = [(said, won) for said, won, n in rows if n >= 100]
        path = "L".join(f"{x(said)} {y(won)}" for said, won in points)
        lines.append(f'<path d="M{path}" stroke="{colour}" stroke-width="1.5" fill="none"/>')
        for said, won in points:
            lines.append(f'<circle cx="{x(said)}" cy="{y(won)}" r="3" fill="{colour}"/>')
        lines.append(f'<rect x="385" y="{60 + 22 * k}" width="12" height="12" fill="{colour}"/>')
        lines.append(f'<text x="403" y="{70 + 22 * k}">{name}</text>')
    return "\n".join([*lines, "</svg>\n"])


def main(*folders: str) -> None:
    found = {Path(folder).name: tenths(Path(folder)) for folder in folders}
    for name, rows in found.items():
        print(f"{name}: {sum(n for *_, n in rows)} decisions")
        for said, won, n in rows:
            print(f"  said {said:6.1%}  won {won:6.1%}  {n:6}")
    FIGURE.write_text(plot(found), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
