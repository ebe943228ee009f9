"""The report of a campaign: JSON, and Markdown with plots.

Reports are documents for publication and in English; what ``winnable`` says in a terminal is in the
language of the player. A report holds no time and no name of a machine, so the same campaign gives
the same report.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ...analysis.estimates import Interval, Tally, sequence
from ...disk import replace
from .ledger import Ledger
from .plots import Look, Words, bar_plot, ranges_of, share_plot
from .published import PUBLISHED
from .tables import FEW, QUANTILES, Distribution, Share, Summary

FOLDER: Final = "report"
"""The folder of the report, in that of the campaign."""
LOOKS: Final = 200
"""Points of a plot."""
CHECKS: Final = {
    "replayed": "wins replayed by the compiled law, in the worker",
    "verified": "wins replayed by the independent checker",
    "bare": "losses proven again with all pruning rules off",
    "other": "losses proven again with some pruning rules off",
    "unchecked": "losses whose second proof reached its limit",
    "searched_again": "deals searched again with more states and memory",
}
"""What the counts of a ledger mean (``workbench.Workbench.checks``)."""


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
    verdict = summary.shares.get("verdict")
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
            name: _share_json(share, "ones", "zeros")
            for name, share in summary.shares.items()
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
        "checks": checks_of(summary),
        "cpu_hours": summary.cpu_s / 3600,
        "bytes": summary.bytes,
    }
    published = PUBLISHED.get(str(question.rules))
    if published is not None and verdict is not None:
        found["published"] = {
            "share": published.share,
            "margin": published.margin,
            "source": published.source,
            "agrees": published.agrees(*verdict.interval),
        }
    return found


def checks_of(summary: Summary) -> dict[str, int]:
    """Returns how often each check was made."""
    total: dict[str, int] = {}
    for result in summary.results:
        for name, count in result.checks.items():
            total[name] = total.get(name, 0) + count
    return total


def write_report(summary: Summary) -> Path:
    """Writes the report and its plots into the folder ``report``. Returns the path of the Markdown.

    Raises ``StoreError``.
    """
    folder = summary.ledger.folder / FOLDER
    plots = dict(plots_of(summary))
    for name, plot in plots.items():
        replace(folder / f"{name}.svg", plot)
    path = folder / "report.md"
    replace(path, markdown(summary, list(plots)))
    return path


def looks_of(ledger: Ledger, column: str) -> list[Look]:
    """Returns what the leading shards showed of a share, at no more than ``LOOKS`` moments."""
    leading, tally = ledger.leading(), Tally()
    every = -(-len(leading) // LOOKS)
    found = []
    for at, result in enumerate(leading, 1):
        tally += Tally(*result.counts[column])
        if at % every == 0 or at == len(leading):
            found.append(Look(tally.count, tally.share or 0.0, sequence(tally)))
    return found


def plots_of(summary: Summary) -> Iterator[tuple[str, str]]:
    """Yields the names and the SVG of the plots."""
    if not summary.results:
        return
    rules = str(summary.ledger.question.rules)
    for name in summary.shares:
        published = PUBLISHED.get(rules) if name == "verdict" else None
        words = Words(
            f"{_NAMES.get(name, name)} of {rules}, with its confidence sequence",
            f"After {summary.deals:,} deals: {percent(summary.shares[name].value)},"
            f" {interval_text(summary.shares[name].sequence)}.",
            "deals",
            "published",
        )
        mark = None if published is None else published.share
        yield f"share-{name}", share_plot(looks_of(summary.ledger, name), words, mark)
    for name, each in summary.distributions.items():
        if len(each.counts) < 2:
            continue
        few = len(each.counts) <= FEW
        shares = (
            {str(value): each.counts[value] / each.count for value in sorted(each.counts)}
            if few
            else ranges_of(each.counts)
        )
        words = Words(
            f"Distribution of {name} of {rules}",
            f"Median {each.quantile(0.5):,}, most {each.most:,}.",
            name if few else f"{name}: each bar ends at this value",
        )
        yield name, bar_plot(shares, words)


def markdown(summary: Summary, plots: Sequence[str]) -> str:
    """Returns the report as Markdown; ``plots`` are the names of the SVG files beside it."""
    lines = [f"# Campaign {summary.ledger.question.id}", ""]
    for section in (_question, _shares, _distributions, _hardest, _work):
        lines += section(summary, plots)
    return "\n".join(lines).rstrip() + "\n"


_NAMES: Final = {"verdict": "Winnable share", "fair_won": "Share won by the fair player"}


def _question(summary: Summary, _: Sequence[str]) -> list[str]:
    question = summary.ledger.question
    lines = ["```toml", *str(question).splitlines(), "```", ""]
    if not summary.is_complete:
        lines += [
            (
                f"The campaign is not finished: this report covers the first {summary.deals:,} of"
                f" {question.deals:,} deals."
            ),
            "",
        ]
    meanings = [f"| `{each.name}` | {each.meaning} |" for each in question.columns]
    return [*lines, "| column | meaning |", "|---|---|", *meanings, ""]


def _shares(summary: Summary, plots: Sequence[str]) -> list[str]:
    lines = ["## Shares", ""]
    lines += [
        (
            "| column | deals | ones | zeros | undecided | share | 95 % interval (Wilson) |"
            " 95 % confidence sequence |"
        ),
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, share in summary.shares.items():
        tally = share.tally
        lines.append(
            f"| `{name}` | {tally.count:,} | {tally.won:,} | {tally.lost:,} |"
            f" {tally.undecided:,} | {percent(share.value)} | {interval_text(share.interval)} |"
            f" {interval_text(share.sequence)} |"
        )
    lines += [
        "",
        "The Wilson interval holds for the number of deals that was planned; the confidence",
        "sequence holds for everyone who looks at any time. An undecided deal counts as lost for",
        "the lower ends and as won for the upper ends.",
        "",
    ]
    published = PUBLISHED.get(str(summary.ledger.question.rules))
    verdict = summary.shares.get("verdict")
    if published is not None and verdict is not None:
        agrees = "overlap" if published.agrees(*verdict.interval) else "do not overlap"
        lines += [
            (
                f"Published: {percent(published.share)} ± {100 * published.margin:.3f} %"
                f" ({published.source}). The intervals {agrees}."
            ),
            "",
        ]
    return lines + _images(f"share-{name}" for name in summary.shares if f"share-{name}" in plots)


def _distributions(summary: Summary, plots: Sequence[str]) -> list[str]:
    if not summary.distributions:
        return []
    lines = ["## Distributions", "", "| column | mean | median | 90 % | 99 % | 99.9 % | most |"]
    lines.append("|---|---|---|---|---|---|---|")
    for name, each in summary.distributions.items():
        quantiles = " | ".join(f"{each.quantile(share):,}" for share in QUANTILES.values())
        lines.append(f"| `{name}` | {each.mean:,.2f} | {quantiles} | {each.most:,} |")
    lines.append("")
    lines += ["Deals without a win are among them.", ""]
    for name, each in summary.distributions.items():
        if 1 < len(each.counts) <= FEW:
            lines += [f"| `{name}` | deals | share | 1 to this value |", "|---|---|---|---|"]
            lost = sum(count for value, count in each.counts.items() if value < 1)
            for value, below in each.running():
                share = percent(each.counts[value] / each.count)
                upto = percent((below - lost) / each.count) if value > 0 else ""
                lines.append(f"| {value} | {each.counts[value]:,} | {share} | {upto} |")
            lines.append("")
        lines += _images([name] if name in plots else [])
    return lines


def _hardest(summary: Summary, _: Sequence[str]) -> list[str]:
    if not summary.hardest:
        return []
    words = {1: "winnable", 0: "unwinnable", -1: "undecided"}
    rows = [
        f"| {number} | {states:,} | {words[verdict]} |"
        for states, number, verdict in summary.hardest
    ]
    return ["## Hardest deals", "", "| deal | states | verdict |", "|---|---|---|", *rows, ""]


def _work(summary: Summary, _: Sequence[str]) -> list[str]:
    if not summary.results:
        return []
    each_ms = sorted(
        1000 * result.cpu_s / (result.last - result.first + 1) for result in summary.results
    )
    lines = [
        "## Work and checks",
        "",
        (
            f"- CPU: {summary.cpu_s / 3600:.2f} hours of the workers,"
            f" {1000 * summary.cpu_s / summary.deals:.2f} ms a deal; shard by shard from"
            f" {each_ms[0]:.2f} to {each_ms[-1]:.2f} ms a deal."
        ),
        (
            f"- Table: {len(summary.results):,} files, {summary.bytes:,} bytes,"
            f" {summary.bytes / summary.deals:.2f} a deal."
        ),
    ]
    lines += [f"- {count:,} {CHECKS.get(name, name)}." for name, count in _ordered(summary)]
    return [*lines, "- 0 disagreements: a campaign stops at the first one.", ""]


def _ordered(summary: Summary) -> Iterator[tuple[str, int]]:
    found = checks_of(summary)
    yield from ((name, found[name]) for name in CHECKS if name in found)
    yield from ((name, count) for name, count in found.items() if name not in CHECKS)


def _images(names: Iterator[str] | Sequence[str]) -> list[str]:
    return [line for name in names for line in (f"![{name}]({name}.svg)", "")]


def _share_json(share: Share, ones: str, zeros: str) -> dict[str, object]:
    return {
        ones: share.tally.won,
        zeros: share.tally.lost,
        "undecided": share.tally.undecided,
        "share": share.tally.share,
        "interval": list(share.interval),
        "sequence": list(share.sequence),
    }


def _distribution_json(each: Distribution) -> dict[str, object]:
    quantiles = {name: each.quantile(share) for name, share in QUANTILES.items()}
    return {"mean": each.mean, **quantiles, "most": each.most}


def percent(share: float) -> str:
    """Writes a share: 81.950 %."""
    return f"{100 * share:.3f} %"


def interval_text(found: Interval) -> str:
    """Writes an interval: 81.919 to 81.981 %."""
    return f"{100 * found.low:.3f} to {100 * found.high:.3f} %"
