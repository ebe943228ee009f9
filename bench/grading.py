"""Measures the ladder and the catalogue for docs/grading.md and docs/figures, and draws the plots.

usage: python bench/grading.py ladder [N]      every rung on the numbered deals 1 .. N (1,000)
       python bench/grading.py levels          sizes and measures of the catalogue
       python bench/grading.py steps [N]       what a beginner wins of N (1,000) first games
       python bench/grading.py stability [N]   N graded deals a game (300) graded with other seeds
       python bench/grading.py javasol         the graded deals of javasol
       python bench/grading.py plots           writes docs/figures/grading-*.svg
"""

import math
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from names import check_names

from winnable.catalogues import catalogue, solving_sets
from winnable.catalogues.levels import EASY, NORMAL, PLAYS, difficulty_of
from winnable.catalogues.steps import STEPS
from winnable.law.deals import javasol_deal, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.players.ladder import Rung
from winnable.research.grading.grading import Grader
from winnable.research.grading.trials import Trials

ROOT = Path(__file__).parent.parent
SEVERAL = (20, 20, 10, 1)
"""Games that each rung plays on a deal for ``ladder``."""
COLOURS = ("#8ab6d6", "#4f86b5", "#2b5c86", "#12324d")


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")
    print()


def interval(shares: Sequence[float]) -> str:
    """Formats the mean in percent and its 95 % interval over deals."""
    n, mean = len(shares), sum(shares) / len(shares)
    spread = math.sqrt(sum((x - mean) ** 2 for x in shares) / max(1, n - 1) / n)
    return f"{100 * mean:.1f} ± {196 * spread:.1f}"


def ladder(count: int) -> None:
    rows = []
    for name in solving_sets():
        rules, players = parse_rules(name), Trials()
        shares: list[list[float]] = [[] for _ in Rung]
        for number in range(1, count + 1):
            players.load(start(rules, numbered_deal(number, rules)))
            for rung in Rung:
                won = players.wins(rung, SEVERAL[rung], number)
                shares[rung].append(won / SEVERAL[rung])
        rows.append([name, *map(interval, shares)])
    table(["rules", *(f"{rung.name.lower()} %" for rung in Rung)], rows)


def levels() -> None:
    counts, rates, needs = [], [], []
    for name in solving_sets():
        found = catalogue(parse_rules(name))
        assert found is not None
        letters = Counter(found.stored.letters().decode())
        sizes = [len(found.numbers(level)) for level in Difficulty]
        counts.append(
            [
                name,
                found.last,
                sum(letters[letter] for letter in "enhtT+"),
                letters["-"],
                letters["?"],
                *sizes,
                letters["T"],
                letters["+"],
            ]
        )
        for level in Difficulty:
            deals = [d for n in found.numbers(level) if (d := found.graded(n)) is not None]
            if not deals:
                continue
            rates.append([name, level, *(interval([d.rates[r] for d in deals]) for r in Rung)])
            passes = Counter(deal.passes for deal in deals)
            needs.append(
                [
                    name,
                    level,
                    interval([deal.traps for deal in deals]),
                    *(f"{100 * passes[k] / len(deals):.1f}" for k in (1, 2, 3, 4, 0)),
                    f"{100 * sum(deal.returns for deal in deals) / len(deals):.1f}",
                    f"{sum(deal.first_moves for deal in deals) / len(deals):.2f}",
                ]
            )
    table(
        [
            "rules",
            "numbers",
            "winnable",
            "unwinnable",
            "undecided",
            *Difficulty,
            "tricky, level only",
            "no level",
        ],
        counts,
    )
    table(["rules", "level", *(f"{rung.name.lower()} %" for rung in Rung)], rates)
    head = ["1 pass %", "2", "3", "more", "unknown", "returns needed %", "winning first moves"]
    table(["rules", "level", "traps %", *head], needs)


def steps(count: int) -> None:
    """Plays one game of the beginner on each of ``count`` deals of every step, and of draw three
    without a level.
    """
    rows, random = [], Random(1)
    for name, level in (("draw-three", None), *STEPS):
        rules, players = VARIANTS[name].rules, Trials()
        graded = catalogue(rules)
        assert graded is not None
        numbers = range(1, 1_000_000) if level is None else list(graded.numbers(level))
        shares = []
        for number in random.sample(numbers, min(count, len(numbers))):
            players.load(start(rules, numbered_deal(number, rules)))
            shares.append(players.wins(Rung.BEGINNER, 1, number))
        rows.append([name, level or "random", len(shares), interval(shares)])
    table(["game", "level", "games", "the beginner wins %"], rows)


def stability(count: int) -> None:
    rows = []
    for name in solving_sets():
        rules, players = parse_rules(name), Trials()
        found = catalogue(rules)
        assert found is not None
        kept: Counter[Difficulty] = Counter()
        numbers = found.numbers()[:count]
        of: Counter[Difficulty] = Counter()
        for number in numbers:
            deal = found.graded(number)
            assert deal is not None
            assert deal.difficulty is not None
            players.load(start(rules, numbered_deal(number, rules)))
            is_plain = rules.kind is SOLITARIO or players.is_plain() is True
            again = [players.wins(r, PLAYS[r], number + (1 << 40)) for r in Rung if r < 3]
            of[deal.difficulty] += 1
            kept[deal.difficulty] += difficulty_of(again, is_plain=is_plain) is deal.difficulty
        each = [f"{kept[level]} of {of[level]}" for level in Difficulty]
        rows.append([name, f"{100 * kept.total() / of.total():.1f}", *each])
    table(["rules", "kept %", *Difficulty], rows)


def javasol() -> None:
    grader, rules = Grader(), parse_rules("d3")
    grades: dict[str, Counter[str]] = {}
    for line in (ROOT / "tests/data/javasol_levels_deals.tsv").read_text().splitlines()[1:]:
        label, number, _ = line.split("\t")
        row = grader.grade_position(start(rules, javasol_deal(int(number))), int(number))
        grade = "not winnable" if not row.verdict else str(row.difficulty or "no level")
        grades.setdefault(label, Counter())[grade] += 1
    columns = [*Difficulty, "no level", "not winnable"]
    table(
        ["label there", *columns],
        ([label, *(found[grade] for grade in columns)] for label, found in grades.items()),
    )


def plots() -> None:
    found = catalogue(parse_rules("d3"))
    assert found is not None
    means, ratings = [], []
    for level in Difficulty:
        deals = [d for n in found.numbers(level) if (d := found.graded(n)) is not None]
        means.append([sum(d.rates[r] for d in deals) / len(deals) for r in Rung])
        if level is not Difficulty.TRICKY:
            ratings += [sum(deal.rates[:3]) / 3 for deal in deals]
    bars = [text(40, 194 - 80 * i, f"{50 * i} %", "end") for i in range(3)]
    for i, level in enumerate(Difficulty):
        for rung in Rung:
            height = 160 * means[i][rung]
            bars.append(rect(50 + 130 * i + 26 * rung, 190 - height, 24, height, COLOURS[rung]))
        bars.append(text(102 + 130 * i, 208, level))
    for rung in Rung:
        bars += [rect(50 + 120 * rung, 224, 12, 12, COLOURS[rung])]
        bars += [text(68 + 120 * rung, 234, rung.name.lower(), "start")]
    save("rates", "Share of games won at draw three, by level and player", bars)
    columns = Counter(min(39, int(40 * rating)) for rating in ratings)
    most = max(columns.values())
    bars = [text(40, 34, f"{most}", "end"), text(40, 194, "0", "end")]
    for i in range(40):
        colour = COLOURS[0 if i >= 0.4 * EASY else 1 if i >= 0.4 * NORMAL else 3]
        height = 160 * columns[i] / most
        bars.append(rect(50 + 13 * i, 190 - height, 12, height, colour))
    bars += [text(50 + 130 * i, 208, f"{25 * i} %") for i in range(5)]
    bars.append(text(310, 234, f"hard below {NORMAL} %, normal, easy from {EASY} %"))
    save("levels", "Deals at draw three that are not tricky, by mean share won", bars)


def rect(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.0f}" y="{y:.1f}" width="{width}" height="{height:.1f}" fill="{colour}"/>'


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{words}</text>'


def save(name: str, title: str, parts: list[str]) -> None:
    lines = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" role="img" '
            'font-family="sans-serif" font-size="12" fill="#222">'
        ),
        f"<title>{title}</title>",
        '<rect width="600" height="250" fill="#fff"/>',
        text(300, 20, title),
        '<path d="M45 190H580" stroke="#222"/>',
        *parts,
        "</svg>\n",
    ]
    (ROOT / "docs" / "figures" / f"grading-{name}.svg").write_text("\n".join(lines), "utf-8")


def main(what: str = "levels", count: str | None = None) -> None:
    if what == "ladder":
        ladder(int(count or 1000))
    elif what == "steps":
        steps(int(count or 1000))
    elif what == "stability":
        stability(int(count or 300))
    else:
        others = {"levels": levels, "javasol": javasol, "plots": plots}
        check_names([what], ("ladder", "steps", "stability", *others))
        others[what]()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
