"""What a finished campaign is published with: a manifest of hashes, and a data card.

The folder can be copied as it is. ``winnable campaign check`` compares the files with the manifest
and recomputes a sample. Nothing here depends on the time or the machine.
"""

import json
from typing import Any, Final

from ..disk import read_regular, replace
from ..version import __version__
from .ledger import LEDGER, QUESTION, Ledger
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
    """Returns the paths of the files that differ from the manifest; empty without a manifest.

    Raises ``StoreError``.
    """
    try:
        data = read_regular(ledger.folder / MANIFEST)
    except OSError:
        return []
    wrong = []
    for each in json.loads(data)["files"]:
        try:
            is_right = checksum(read_regular(ledger.folder / each["path"])) == each["sha256"]
        except OSError:
            is_right = False
        if not is_right:
            wrong.append(each["path"])
    return wrong


def data_card(summary: Summary) -> str:
    """Returns the data card as Markdown."""
    question = summary.ledger.question
    rows = [f"| `{NUMBER}` | int64 | number of the deal |"]
    rows += [f"| `{each.name}` | {each.type} | {each.meaning} |" for each in question.columns]
    findings = [
        f"- `{name}`: {share.tally.won:,} ones, {share.tally.lost:,} zeros,"
        f" {share.tally.undecided:,} undecided of {share.tally.count:,};"
        f" {percent(share.value)}, 95 % interval {interval_text(share.interval)}"
        for name, share in summary.shares.items()
    ]
    last = summary.results[-1].last if summary.results else question.first
    return _CARD.format(
        id=question.id,
        rules=question.rules,
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
        file=QUESTION,
        ledger=LEDGER,
        manifest=MANIFEST,
    )


_CARD: Final = """\
# Deals {first} to {last} of {rules}

Campaign `{id}`: {deals} numbered deals, {state}. One row for each deal.

{findings}

More: [report](report/report.md).

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

A deal is made from its number by the numbered shuffle, which never changes; `winnable deals show NUMBER
--rules {rules}` shows its cards, and docs/formats.md of winnable describes the shuffle. The deals are
not a sample: they are every number of the range. Statistics treat the shuffle as random. The rules
are in the notation of docs/formats.md. All cards are known to the solver ("thoughtful" play).

## How to check them

    winnable campaign check . --sample 1%

compares every file with `{manifest}` and with `{ledger}`, and computes a random sample again.
Other solvers can recount: `winnable deals make {first} {last} --rules {rules} --to solvitaire` (or
`lonelybot`, `digits`, `list`) writes the deals, `winnable campaign compare . VERDICTS` compares a file
of lines `NUMBER VERDICT`.

## Licence and citation

{licence}: use the data for anything. Please cite them as

> The winnable authors: winnable {version}, campaign {id} ({rules}, deals {first} to {last}).
"""
