"""What a table is: the data card for people, and the same for programs in Croissant 1.0.

Both are made from the question, the columns and the rows. The head of the card is what Hugging Face
reads; https://docs.mlcommons.org/croissant/docs/croissant-spec.html has the terms of Croissant.
"""

import json
from datetime import UTC, datetime
from typing import Any, Final

from ...analysis.estimates import interval
from .ledger import LEDGER, QUESTION, Ledger
from .manifest import MANIFEST
from .reporting import REPORT, interval_text, percent
from .shards import FOLDER, NUMBER, checksum, columns_of
from .tables import Summary

CARD: Final = "README.md"
CROISSANT: Final = "croissant.json"
LICENCE: Final = "CC0-1.0"
"""The licence of the data, as SPDX names it: they are facts, and anybody may use them."""
CREATOR: Final = "The winnable authors"
_SIZES: Final = ("1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T")
_LATEST: Final = datetime.max.replace(tzinfo=UTC).timestamp() - 1
"""A ledger may have any number for a time."""
_TERMS: Final = (
    *("citeAs", "column", "equivalentProperty", "extract", "field", "fileObject", "fileProperty"),
    *("fileSet", "format", "includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField"),
    *("path", "recordSet", "references", "regex", "repeated", "replace", "samplingRate"),
    *("separator", "source", "subField", "transform"),
)
CONTEXT: Final[dict[str, Any]] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "sc": "https://schema.org/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{term: f"cr:{term}" for term in _TERMS},
}
"""The context that Croissant 1.0 recommends; readers warn of another one."""


def croissant(summary: Summary, manifest: str) -> str:
    """Returns the metadata in Croissant 1.0. The manifest has the hashes of the shards."""
    ledger = summary.ledger
    fields = [
        {
            "@type": "cr:Field",
            "@id": f"deals/{each.name}",
            "name": each.name,
            "description": each.meaning,
            # Croissant 1.0 has no type for bytes; mlcroissant reads a text as it is.
            "dataType": "sc:Text" if each.type == "binary" else "sc:Integer",
            "source": {"fileSet": {"@id": FOLDER}, "extract": {"column": each.name}},
        }
        for each in columns_of(ledger.question)
    ]
    shards = {
        "@type": "cr:FileSet",
        "@id": FOLDER,
        "name": FOLDER,
        "description": f"The table in the order of the numbers; hashes are in {MANIFEST}.",
        "encodingFormat": "application/x-parquet",
        "includes": f"{FOLDER}/*.parquet",
    }
    files = [
        _file(MANIFEST, "application/json", manifest),
        _file(QUESTION, "application/toml", str(ledger.question)),
    ]
    found = {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": _title(summary),
        "description": f"{_about(summary)} {_KNOWN}",
        "identifier": ledger.question.id,
        "license": f"https://spdx.org/licenses/{LICENCE}.html",
        "url": REPORT,
        "creator": {"@type": "sc:Organization", "name": CREATOR},
        "datePublished": _day(ledger),
        "version": f"1.{len(ledger.results)}.0",  # another shard only adds records
        "keywords": _keywords(ledger),
        "citeAs": _citation(summary),
        "distribution": [*files, shards],
        "recordSet": {
            "@type": "cr:RecordSet",
            "@id": "deals",
            "name": "deals",
            "description": "One record for each deal.",
            "key": {"@id": f"deals/{NUMBER}"},
            "field": fields,
        },
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _file(name: str, form: str, text: str) -> dict[str, str]:
    digest = checksum(text.encode())
    names = {"@type": "cr:FileObject", "@id": name, "name": name, "contentUrl": name}
    return names | {"encodingFormat": form, "sha256": digest}


def data_card(summary: Summary, root: str) -> str:
    """Returns the data card as Markdown, with a head in YAML."""
    question = summary.ledger.question
    rows = [f"| `{each.name}` | {each.type} | {each.meaning} |" for each in columns_of(question)]
    findings = [
        f"- `{name}`: {tally.won:,} ones, {tally.lost:,} zeros,"
        f" {tally.undecided:,} undecided of {tally.count:,};"
        f" {percent(tally.share)}, 95 % interval {interval_text(interval(tally))}"
        for name, tally in summary.tallies.items()
    ]
    version, _, code = question.code.partition(" ")
    return _CARD.format(
        head=_head(summary),
        title=_title(summary),
        about=_about(summary),
        rules=str(question.rules),
        first=question.first,
        last=_last(summary),
        findings="\n".join(findings),
        rows="\n".join(rows),
        version=version,
        code=code,
        known=_KNOWN,
        root=root,
        licence=LICENCE,
        citation=_citation(summary),
        question=str(question).rstrip(),
        report=REPORT,
        folder=FOLDER,
        ledger=LEDGER,
        manifest=MANIFEST,
        croissant=CROISSANT,
    )


def _head(summary: Summary) -> str:
    """Returns the lines of YAML that describe the table to Hugging Face."""
    tags = "".join(f"- {word}\n" for word in _keywords(summary.ledger))
    return (
        f"license: {LICENCE.lower()}\npretty_name: {_title(summary)}\n"
        f"size_categories:\n- {_size(summary.ledger.done)}\ntags:\n{tags}"
        f"configs:\n- config_name: default\n  data_files: {FOLDER}/*.parquet"
    )


def _size(rows: int) -> str:
    """Returns the category of Hugging Face for so many rows, such as ``10K<n<100K``."""
    power = len(str(rows)) - 3
    if power < 1:
        return f"n<{_SIZES[0]}"
    if power >= len(_SIZES):
        return f"n>{_SIZES[-1]}"
    return f"{_SIZES[power - 1]}<n<{_SIZES[power]}"


def _title(summary: Summary) -> str:
    question = summary.ledger.question
    kind = question.rules.kind.name.capitalize()
    return f"{kind} deals {question.first} to {_last(summary)}, rules {question.rules}"


def _keywords(ledger: Ledger) -> list[str]:
    return ["solitaire", "patience", ledger.question.rules.kind.name]


def _about(summary: Summary) -> str:
    state = "complete" if summary.is_complete else "unfinished"
    name = summary.ledger.question.id
    return f"Campaign {name}: {summary.deals:,} numbered deals, {state}. One row for each deal."


def _citation(summary: Summary) -> str:
    question = summary.ledger.question
    version = question.code.partition(" ")[0]
    deals = f"{question.rules}, deals {question.first} to {_last(summary)}"
    return f"{CREATOR}: winnable {version}, campaign {question.id} ({deals})."


def _last(summary: Summary) -> int:
    return summary.results[-1].last if summary.results else summary.ledger.question.first


def _day(ledger: Ledger) -> str:
    """Returns the day of the last result, by the clock of its driver."""
    at = max((each.at for each in ledger.results.values()), default=0.0)
    return datetime.fromtimestamp(min(max(at, 0.0), _LATEST), UTC).date().isoformat()


_KNOWN: Final = 'The solver knows all cards ("thoughtful" play).'
_CARD: Final = """\
---
{head}
---

# {title}

{about}

{findings}

More: [report]({report}).

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
the shuffle as random. {known}

## How to check them

    winnable campaign check . --sample 1%

makes the report, this page, `{manifest}` and `{croissant}` from the table, compares them with the
files here, and measures a random sample again. The root of the table is

    {root}

It is the SHA-256 of the list of SHA-256 sums that `sha256sum question.toml {folder}/*.parquet`
prints. Whoever knows it knows that the table is the one that was published. Hours and counts of
checks are what `{ledger}` says.

Other solvers can count again: `winnable deals make {first}..{last} --rules {rules} --to solvitaire`
(or `lonelybot`, `digits`, `list`) writes the deals, and `winnable campaign compare . VERDICTS`
compares a file of lines `NUMBER VERDICT`.

## Licence and citation

{licence}: use the data for anything. Please cite them as

> {citation}
"""
