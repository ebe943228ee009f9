"""The report of a campaign: JSON, and a page of HTML with plots.

The page is one file without a script, so any browser or file server shows it. The driver writes it
again while the campaign runs. Reports are documents for publication and in English; what
``winnable`` says in a terminal is in the language of the player. A report holds no time and no name
of a machine, so the same campaign gives the same report.
"""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from ...analysis.estimates import Interval, Tally, interval, sequence
from ...disk import replace
from .ledger import checks_of
from .plots import Look, Words, bar_plot, ranges_of, share_plot
from .published import PUBLISHED, Published
from .tables import FEW, QUANTILES, Distribution, Summary
from .workbench import CHECKS

REPORT: Final = "report.html"
"""The file of the page, in the folder of the campaign."""
LOOKS: Final = 200
"""Points of a plot."""
ROWS: Final = 10
"""Points of a plot that its table has."""
_NAMES: Final = {"verdict": "Winnable share", "fair_won": "Share won by the fair player"}
_VERDICTS: Final = {1: "winnable", 0: "unwinnable", -1: "undecided"}
_INTERVALS: Final = """\
<p>The Wilson interval holds for the number of deals that was planned; the confidence sequence holds
for everyone who looks at any time. An undecided deal counts as lost for the lower ends and as won
for the upper ends.</p>"""
_CLAIMS: Final = """\
<p>The table has no times and no checks: these are what the driver of the campaign wrote down. All
other figures follow from the table.</p>"""
_STYLE: Final = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem;overflow-wrap:anywhere}h2{font-size:1.15rem;margin-top:2rem}
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:50%;margin:1rem 0}
caption{text-align:left;font-weight:600}
th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid #8886}
th:first-child{text-align:left}
svg{max-width:100%;height:auto}
pre{overflow-x:auto;padding:.6rem;border:1px solid #8886}
"""


def as_json(summary: Summary) -> dict[str, object]:
    """Returns the report as one object; ``docs/schemas/campaign-report.json`` describes it."""
    question = summary.ledger.question
    found: dict[str, object] = {
        "campaign": question.id,
        "code": question.code,
        "rules": str(question.rules),
        "first": question.first,
        "last": summary.results[-1].last if summary.results else None,
        "complete": summary.is_complete,
        "deals": summary.deals,
    }
    verdict = summary.tallies.get("verdict")
    if verdict is not None:
        found |= _share_json(verdict, "winnable", "unwinnable")
    states = summary.distributions.get("states")
    if states is not None:
        found["states"] = _distribution_json(states)
    found |= {
        "hardest": [
            {"number": number, "states": states, "verdict": verdict}
            for states, number, verdict in summary.hardest
        ],
        "shares": {
            name: _share_json(tally, "ones", "zeros", summary.corrected_interval(name))
            for name, tally in summary.tallies.items()
            if name != "verdict"
        },
        "columns": {
            name: _distribution_json(each)
            | (
                {"values": {str(value): each.counts[value] for value in sorted(each.counts)}}
                if len(each.counts) <= FEW
                else {}
            )
            for name, each in summary.distributions.items()
            if name != "states"
        },
        "checks": checks_of(summary.results),
        "cpu_hours": summary.cpu_s / 3600,
        "bytes": summary.bytes,
    }
    published = PUBLISHED.get(str(question.rules))
    if published is not None and verdict is not None:
        found["published"] = {
            "share": published.share,
            "margin": published.margin,
            "source": published.source,
            "z": _z(published, verdict),
        }
    return found


def write_report(summary: Summary) -> Path:
    """Writes the page. Returns its path. Raises ``StoreError``."""
    path = summary.ledger.folder / REPORT
    replace(path, page(summary))
    return path


def looks_of(summary: Summary, column: str) -> list[Look]:
    """Returns what the shards showed of a share, at no more than ``LOOKS`` moments."""
    count = len(summary.results)
    every = -(-count // LOOKS)
    looks = []
    for at, tallies in enumerate(summary.running):
        if at and (at % every == 0 or at == count):
            tally = tallies[column]
            looks.append(Look(tally.count, tally.share or 0.0, sequence(tally)))
    return looks


def page(summary: Summary) -> str:
    """Returns the report as a page of HTML."""
    title = f"Campaign {summary.ledger.question.id}"
    parts = [f"<h1>{title}</h1>"]
    for section in (_state, _shares, _distributions, _hardest, _work, _question):
        parts += section(summary)
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _state(summary: Summary) -> list[str]:
    question, done = summary.ledger.question, summary.ledger.done
    which = f"Deals {question.first:,} to {question.last:,} of {question.rules}."
    if summary.is_complete:
        return [f"<p>{which} All of them are measured.</p>"]
    text = (
        f"<p>{which} The campaign is not finished: {done:,} of {question.deals:,} deals are"
        f" measured. This report covers the first {summary.deals:,}, up to the first gap.</p>"
    )
    return [text]


def _shares(summary: Summary) -> list[str]:
    if not summary.results:
        return []
    tallies, rules = summary.tallies, str(summary.ledger.question.rules)
    heads = ("deals", "ones", "zeros", "undecided", "share")
    intervals = ("95 % interval (Wilson)", "95 % confidence sequence")
    rows = [
        [
            name,
            *(f"{n:,}" for n in (tally.count, tally.won, tally.lost, tally.undecided)),
            percent(tally.share),
            interval_text(interval(tally)),
            interval_text(sequence(tally)),
        ]
        for name, tally in tallies.items()
    ]
    parts = [
        "<h2>Shares</h2>",
        _table("Shares", ["column", *heads, *intervals], rows),
        _INTERVALS,
    ]
    published = PUBLISHED.get(rules) if "verdict" in tallies else None
    if published is not None:
        z = _z(published, tallies["verdict"])
        apart = "" if z is None else f" The difference is {z:+.2f} standard errors."
        parts.append(
            f"<p>Published: {percent(published.share)} ± {100 * published.margin:.3f} %"
            f" ({escape(published.source)}).{apart}</p>"
        )
    for name in summary.corrected:
        found = summary.corrected_interval(name)
        if found is not None:
            parts.append(
                f"<p>{escape(name)} less the luck of the cards: {percent(found.middle)}, 95 %"
                f" interval {interval_text(found)}. It estimates the same share, with less"
                " variance.</p>"
            )
    for name, tally in tallies.items():
        looks = looks_of(summary, name)
        title = f"{_NAMES.get(name, name)} of {rules}, with its confidence sequence"
        said = f"{percent(tally.share)}, {interval_text(sequence(tally))}"
        words = Words(title, f"After {summary.deals:,} deals: {said}.", "deals", "published")
        mark = published.share if published is not None and name == "verdict" else None
        some = looks[:: -max(1, len(looks) // ROWS)][:ROWS]
        parts += [
            share_plot(looks, words, mark),
            _table(
                title,
                ["deals", "share", "confidence sequence"],
                [
                    [f"{look.deals:,}", percent(look.share), interval_text(look.interval)]
                    for look in some
                ],
            ),
        ]
    return parts


def _distributions(summary: Summary) -> list[str]:
    if not summary.distributions or not summary.results:
        return []
    heads = ["column", "mean", "median", "90 %", "99 %", "99.9 %", "most"]
    rows = [
        [
            name,
            f"{each.mean:,.2f}",
            *(f"{each.quantile(share):,}" for share in QUANTILES.values()),
            f"{each.most:,}",
        ]
        for name, each in summary.distributions.items()
    ]
    parts = ["<h2>Distributions</h2>", _table("Distributions", heads, rows)]
    parts.append("<p>Deals without a win are among them.</p>")
    for name, each in summary.distributions.items():
        if len(each.counts) > 1:
            parts += _distribution(
                f"Distribution of {name} of {summary.ledger.question.rules}", name, each
            )
    return parts


def _distribution(title: str, name: str, each: Distribution) -> list[str]:
    """Returns the plot of a column, and its values if there are few."""
    said = f"Median {each.quantile(0.5):,}, most {each.most:,}."
    if len(each.counts) > FEW:
        words = Words(title, said, f"{name}: each bar ends at this value")
        return [bar_plot(ranges_of(each.counts), words)]
    shares = {str(value): each.counts[value] / each.count for value in sorted(each.counts)}
    lost = sum(count for value, count in each.counts.items() if value < 1)
    rows = [
        [
            str(value),
            f"{each.counts[value]:,}",
            percent(each.counts[value] / each.count),
            percent((below - lost) / each.count) if value > 0 else "",
        ]
        for value, below in each.running()
    ]
    heads = [name, "deals", "share", "1 to this value"]
    return [_table(title, heads, rows), bar_plot(shares, Words(title, said, name))]


def _hardest(summary: Summary) -> list[str]:
    if not summary.hardest:
        return []
    rows = [
        [str(number), f"{states:,}", _VERDICTS[verdict]]
        for states, number, verdict in summary.hardest
    ]
    table = _table("The deals with most states", ["deal", "states", "verdict"], rows)
    return ["<h2>Hardest deals</h2>", table]


def _work(summary: Summary) -> list[str]:
    if not summary.results:
        return []
    each_ms = [1000 * each.cpu_s / each.deals for each in summary.results]
    checks = checks_of(summary.results)
    hours, ms = summary.cpu_s / 3600, 1000 * summary.cpu_s / summary.deals
    spread = f"shard by shard from {min(each_ms):.2f} to {max(each_ms):.2f} ms a deal"
    size = f"{summary.bytes:,} bytes, {summary.bytes / summary.deals:.2f} a deal"
    lines = [
        f"CPU: {hours:.2f} hours of the workers, {ms:.2f} ms a deal; {spread}.",
        f"Table: {len(summary.results):,} files, {size}.",
        *(f"{count:,} {CHECKS[name]}." for name, count in checks.items()),
        "0 disagreements: a campaign stops at the first one.",
    ]
    items = "".join(f"<li>{line}</li>" for line in lines)
    return ["<h2>Work and checks</h2>", _CLAIMS, f"<ul>{items}</ul>"]


def _question(summary: Summary) -> list[str]:
    question = summary.ledger.question
    meanings = [[each.name, each.meaning] for each in question.columns]
    return [
        "<h2>The question</h2>",
        f"<pre>{escape(str(question))}</pre>",
        _table("What the columns mean", ["column", "meaning"], meanings),
    ]


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Returns a table. The first cell of a row is its head."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(each)}</td>" for each in others)
        + "</tr>\n"
        for first, *others in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(caption)}">'
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>"
    )


def _share_json(
    tally: Tally, ones: str, zeros: str, less_luck: Interval | None = None
) -> dict[str, object]:
    corrected = (
        {}
        if less_luck is None
        else {"corrected": {"share": less_luck.middle, "interval": list(less_luck)}}
    )
    return corrected | {
        ones: tally.won,
        zeros: tally.lost,
        "undecided": tally.undecided,
        "share": tally.share,
        "interval": list(interval(tally)),
        "sequence": list(sequence(tally)),
    }


def _z(published: Published, tally: Tally) -> float | None:
    """Returns the difference from a published share in standard errors; None if it has no error."""
    share = tally.share
    return published.z(share, tally.count) if share is not None and 0 < share < 1 else None


def _distribution_json(each: Distribution) -> dict[str, object]:
    quantiles = {name: each.quantile(share) for name, share in QUANTILES.items()}
    return {"mean": each.mean, **quantiles, "most": each.most}


def percent(share: float | None) -> str:
    """Writes a share: 81.950 %. Without deals it is 0."""
    return f"{100 * (share or 0):.3f} %"


def interval_text(found: Interval) -> str:
    """Writes an interval: 81.919 to 81.981 %."""
    return f"{100 * found.low:.3f} to {100 * found.high:.3f} %"
