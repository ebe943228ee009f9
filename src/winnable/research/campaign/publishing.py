"""What a campaign is published with: report, manifest and data card. All follow from the table.

The folder can be copied as it is. ``winnable campaign check`` makes the same files from the table
and compares them. Nothing here depends on the time, the machine or the version that writes it.
"""

import json
from typing import Any, Final

from ...analysis.estimates import interval
from ...disk import replace
from .ledger import LEDGER, QUESTION, Ledger
from .reporting import REPORT, interval_text, page, percent
from .shards import FOLDER, NUMBER, checksum, shard_path
from .tables import Summary

MANIFEST: Final = "manifest.json"
CARD: Final = "README.md"
LICENCE: Final = "CC0-1.0"
"""The licence of the data: they are facts, and anybody may use them for anything."""


def publish(summary: Summary) -> None:
    """Writes the files that are published. Raises ``StoreError``."""
    for name, text in published(summary).items():
        replace(summary.ledger.folder / name, text)


def published(summary: Summary) -> dict[str, str]:
    """Returns the text of each file that is published, by its name."""
    text = json.dumps(manifest(summary.ledger), indent=1, ensure_ascii=False) + "\n"
    return {REPORT: page(summary), MANIFEST: text, CARD: data_card(summary)}


def root_of(ledger: Ledger) -> str:
    """Returns one SHA-256 that commits to the question and every row of the table.

    It is what ``sha256sum question.toml shards/*.parquet | sha256sum`` prints. The manifest has the
    digests that it is made of, so anyone with the manifest can check any one file against the root.
    """
    digests = {QUESTION: checksum(str(ledger.question).encode())}
    digests |= {_name(ledger, *shard): each.sha256 for shard, each in ledger.results.items()}
    lines = (f"{digest}  {name}\n" for name, digest in sorted(digests.items()))
    return checksum("".join(lines).encode())


def manifest(ledger: Ledger) -> dict[str, Any]:
    """Returns the manifest: the question, the schema, the root and the SHA-256 of every file."""
    question = ledger.question
    return {
        "campaign": question.id,
        "question": str(question),
        "complete": ledger.done == question.deals,
        "licence": LICENCE,
        "schema": [
            {"name": NUMBER, "type": "int64", "meaning": "deal number"},
            *(
                {"name": each.name, "type": each.type, "meaning": each.meaning}
                for each in question.columns
            ),
        ],
        "rows": ledger.done,
        "root": root_of(ledger),
        "files": [
            {"path": _name(ledger, *shard), "sha256": each.sha256, "rows": each.deals}
            for shard, each in sorted(ledger.results.items())
        ],
    }


def _name(ledger: Ledger, first: int, last: int) -> str:
    return shard_path(ledger.folder, first, last).relative_to(ledger.folder).as_posix()


def data_card(summary: Summary) -> str:
    """Returns the data card as Markdown."""
    question = summary.ledger.question
    rows = [f"| `{NUMBER}` | int64 | number of the deal |"]
    rows += [f"| `{each.name}` | {each.type} | {each.meaning} |" for each in question.columns]
    findings = [
        f"- `{name}`: {tally.won:,} ones, {tally.lost:,} zeros,"
        f" {tally.undecided:,} undecided of {tally.count:,};"
        f" {percent(tally.share)}, 95 % interval {interval_text(interval(tally))}"
        for name, tally in summary.tallies.items()
    ]
    last = summary.results[-1].last if summary.results else question.first
    version, _, code = question.code.partition(" ")
    return _CARD.format(
        id=question.id,
        rules=str(question.rules),
        first=question.first,
        last=last,
        deals=f"{summary.deals:,}",
        state="complete" if summary.is_complete else "unfinished",
        findings="\n".join(findings),
        rows="\n".join(rows),
        version=version,
        code=code,
        root=root_of(summary.ledger),
        licence=LICENCE,
        question=str(question).rstrip(),
        folder=FOLDER,
        ledger=LEDGER,
        manifest=MANIFEST,
    )


_CARD: Final = """\
# Deals {first} to {last} of {rules}

Campaign `{id}`: {deals} numbered deals, {state}. One row for each deal.

{findings}

More: [report](report.html).

## Fields

| column | type | meaning |
|---|---|---|
{rows}

No field is empty. The files `{folder}/*.parquet` are in the order of the numbers; together they are
the table.

## Where the data come from

winnable {version}, code `{code}`, made them from this question and nothing else:

```toml
{question}
```

A deal is made from its number by the numbered shuffle, which never changes. The command
`winnable deals show NUMBER --rules {rules}` shows its cards; docs/formats.md of winnable describes
the shuffle and the notation of rules. The deals are every number of the range; statistics treat
the shuffle as random. The solver knows all cards ("thoughtful" play).

## How to check them

    winnable campaign check . --sample 1%

makes the report, this page and `{manifest}` from the table, compares them with the files here, and
measures a random sample again. The root of the table is

    {root}

It is the SHA-256 of the list of SHA-256 sums that `sha256sum question.toml {folder}/*.parquet`
prints. Whoever knows it knows that the table is the one that was published. Hours and counts of
checks are what `{ledger}` says.

Other solvers can count again: `winnable deals make {first}..{last} --rules {rules} --to solvitaire`
(or `lonelybot`, `digits`, `list`) writes the deals, and `winnable campaign compare . VERDICTS`
compares a file of lines `NUMBER VERDICT`.

## Licence and citation

{licence}: use the data for anything. Please cite them as

> The winnable authors: winnable {version}, campaign {id} ({rules}, deals {first} to {last}).
"""
