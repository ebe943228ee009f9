"""What a finished campaign is published with: a manifest of hashes, and a data card.

The folder can be copied as it is. ``winnable campaign check`` compares the files with the manifest
and recomputes a sample. Nothing here depends on the time or the machine.
"""

import json
from typing import Any, Final

from ...analysis.estimates import interval
from ...disk import StoreError, is_missing, read_regular, replace
from ...version import __version__
from .ledger import LEDGER, Ledger
from .reporting import interval_text, percent
from .shards import FOLDER, NUMBER, checksum, shard_path
from .tables import Summary

MANIFEST: Final = "manifest.json"
CARD: Final = "README.md"
LICENCE: Final = "CC0-1.0"
"""The licence of the data: they are facts, and anybody may use them for anything."""


def publish(summary: Summary) -> None:
    """Writes the manifest and the data card. Raises ``StoreError``."""
    folder = summary.ledger.folder
    text = json.dumps(manifest(summary), indent=1, ensure_ascii=False) + "\n"
    replace(folder / MANIFEST, text)
    replace(folder / CARD, data_card(summary))


def manifest(summary: Summary) -> dict[str, Any]:
    """Returns the manifest: the question, the schema, and size and SHA-256 of every file."""
    question = summary.ledger.question
    files = []
    for result in summary.results:
        path = shard_path(summary.ledger.folder, result.first, result.last)
        files.append(
            {
                "path": f"{FOLDER}/{path.name}",
                "sha256": result.sha256,
                "bytes": path.stat().st_size,
                "rows": result.last - result.first + 1,
            }
        )
    return {
        "campaign": question.id,
        "question": str(question),
        "complete": summary.is_complete,
        "licence": LICENCE,
        "generator": f"winnable {__version__}",
        "schema": [
            {"name": NUMBER, "type": "int64", "meaning": "deal number"},
            *(
                {"name": each.name, "type": each.type, "meaning": each.meaning}
                for each in question.columns
            ),
        ],
        "rows": summary.deals,
        "files": files,
    }


def check_manifest(ledger: Ledger) -> list[str]:
    """Returns the names of the files that differ from the manifest; empty without a manifest.

    A manifest that cannot be understood is itself such a file. Raises ``StoreError``.
    """
    try:
        named = json.loads(read_regular(ledger.folder / MANIFEST))["files"]
        hashes = {str(each["path"]).rpartition("/")[2]: each["sha256"] for each in named}
    except StoreError as error:
        if is_missing(error):
            return []
        raise
    except (ValueError, LookupError, TypeError):
        return [MANIFEST]
    return [name for name, digest in hashes.items() if _digest(ledger, name) != digest]


def _digest(ledger: Ledger, name: str) -> str | None:
    try:
        return checksum(read_regular(ledger.folder / FOLDER / name))
    except StoreError:
        return None


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
    return _CARD.format(
        id=question.id,
        rules=str(question.rules),
        first=question.first,
        last=last,
        deals=f"{summary.deals:,}",
        state="complete" if summary.is_complete else "unfinished",
        findings="\n".join(findings),
        rows="\n".join(rows),
        version=__version__,
        code=question.code,
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

compares every file with `{manifest}` and with `{ledger}`, and computes a random sample again.
Other solvers can count again: `winnable deals make {first}..{last} --rules {rules} --to solvitaire`
(or `lonelybot`, `digits`, `list`) writes the deals, and `winnable campaign compare . VERDICTS`
compares a file of lines `NUMBER VERDICT`.

## Licence and citation

{licence}: use the data for anything. Please cite them as

> The winnable authors: winnable {version}, campaign {id} ({rules}, deals {first} to {last}).
"""
