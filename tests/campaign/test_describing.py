"""The data card and the metadata in Croissant say the same of a table, and fit its files."""

import json
import shutil
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pyarrow.parquet as pq
import pytest

from winnable.law.rules import parse_rules
from winnable.research.campaign.describing import CARD, CROISSANT, croissant, data_card
from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.manifest import manifest_of
from winnable.research.campaign.measures import MEASURES
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.shards import checksum, schema_of
from winnable.research.campaign.tables import Summary, summary_of

SCHEMA_ORG: Final = {
    *("name", "description", "identifier", "license", "url", "creator", "datePublished"),
    *("version", "keywords", "distribution", "contentUrl", "encodingFormat", "sha256"),
}
"""The terms of schema.org that are used; they need no entry in the context."""
REQUIRED: Final = {
    *("@context", "@type", "conformsTo", "description", "license", "name", "url", "creator"),
    *("datePublished", "distribution"),
}
"""What Croissant 1.0 requires of every data set."""


@pytest.fixture
def folder(draw_three: Ledger, tmp_path: Path) -> Path:
    """A published copy of the campaign."""
    path = Path(shutil.copytree(draw_three.folder, tmp_path / "copy"))
    publish(summary_of(read_ledger(path)))
    return path


def metadata_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / CROISSANT).read_text("utf-8"))
    return found


def head_of(card: str) -> dict[str, Any]:
    _, head, _ = card.split("---\n", 2)
    found: dict[str, Any] = import_module("yaml").safe_load(head)
    return found


def nodes_of(value: object) -> Iterator[dict[str, Any]]:
    """Every object of the metadata, without the context."""
    if isinstance(value, list):
        for each in value:
            yield from nodes_of(each)
    elif isinstance(value, dict):
        yield value
        for name, each in value.items():
            if name != "@context":
                yield from nodes_of(each)


def test_the_metadata_have_what_croissant_requires(folder: Path) -> None:
    found = metadata_of(folder)
    assert found.keys() >= REQUIRED
    assert (found["@type"], found["conformsTo"]) == (
        "sc:Dataset",
        "http://mlcommons.org/croissant/1.0",
    )
    for node in nodes_of(found):
        terms = {name for name in node if not name.startswith("@")}
        assert terms <= SCHEMA_ORG | found["@context"].keys()
    typed = [node for node in nodes_of(found) if "@type" in node]
    assert {node["@type"].partition(":")[0] for node in typed} <= found["@context"].keys()
    names = [node["@id"] for node in typed if "@id" in node]
    assert len(names) == len(set(names))
    references = [node["@id"] for node in nodes_of(found) if node.keys() == {"@id"}]
    assert set(references) < set(names)


def test_the_metadata_name_the_files_of_the_folder(folder: Path) -> None:
    found = metadata_of(folder)
    *files, shards = found["distribution"]
    for file in files:
        data = (folder / file["contentUrl"]).read_bytes()
        assert file["sha256"] == checksum(data)
    paths = [path.relative_to(folder).as_posix() for path in folder.rglob("*")]
    named = [path for path in sorted(paths) if fnmatch(path, shards["includes"])]
    assert named == [file.path for file in manifest_of(read_ledger(folder)).files]
    for name in named:
        columns = [each["source"]["extract"]["column"] for each in found["recordSet"]["field"]]
        assert pq.read_schema(folder / name).names == columns
    assert (folder / found["url"]).exists()


def test_every_column_of_every_measure_is_described_in_both(tmp_path: Path) -> None:
    question = Question(parse_rules("d3"), 1, 100, tuple(MEASURES))
    summary = Summary(Ledger(tmp_path, question, 50))
    found = json.loads(croissant(summary, "{}"))["recordSet"]["field"]
    card = data_card(summary, "")
    schema = schema_of(question)
    columns = [column for each in MEASURES.values() for column in each.columns]
    assert [each["name"] for each in found] == ["number", *(each.name for each in columns)]
    for column, field in zip(columns, found[1:], strict=True):
        assert field["description"] == column.meaning != ""
        assert field["dataType"] == ("sc:Text" if column.type == "binary" else "sc:Integer")
        assert f"| `{column.name}` | {column.type} | {column.meaning} |" in card
        assert schema.field(column.name).metadata[b"meaning"].decode() == column.meaning


def test_the_head_of_the_card_is_what_hugging_face_reads(folder: Path) -> None:
    found, card = metadata_of(folder), (folder / CARD).read_text("utf-8")
    head = head_of(card)
    (config,) = head.pop("configs")
    assert config["data_files"] == found["distribution"][-1]["includes"]
    assert head == {
        "license": "cc0-1.0",
        "pretty_name": "Klondike deals 1 to 200, rules d3",
        "size_categories": ["n<1K"],
        "tags": ["solitaire", "patience", "klondike"],
    }
    assert (found["name"], found["keywords"]) == (head["pretty_name"], head["tags"])
    assert found["citeAs"] in card
    assert "CC0-1.0" in found["license"]


@pytest.mark.parametrize(
    ("deals", "category"),
    [
        (1, "n<1K"),
        (999, "n<1K"),
        (1000, "1K<n<10K"),
        (999_999, "100K<n<1M"),
        (10**8, "100M<n<1B"),
        (10**12 - 1, "100B<n<1T"),
        (10**12, "n>1T"),
    ],
)
def test_the_size_of_a_table_is_a_category(
    draw_three: Ledger, deals: int, category: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ledger, "done", deals)
    assert head_of(data_card(summary_of(draw_three), ""))["size_categories"] == [category]


@pytest.mark.parametrize(
    ("at", "day"),
    [(0.0, "1970-01-01"), (1_790_000_000.0, "2026-09-21"), (-1e15, "1970-01-01")],
)
def test_the_date_is_that_of_the_last_result(folder: Path, at: float, day: str) -> None:
    ledger = read_ledger(folder)
    for each in ledger.results.values():
        each.at = min(each.at, at)
    assert json.loads(croissant(summary_of(ledger), ""))["datePublished"] == day
    next(iter(ledger.results.values())).at = 1e15
    assert json.loads(croissant(summary_of(ledger), ""))["datePublished"] == "9999-12-31"


def test_solitario_is_no_klondike(tmp_path: Path) -> None:
    question = parse_question('rules = "s"\nfirst = 1\nlast = 4\n')
    found = json.loads(croissant(Summary(Ledger(tmp_path, question, 2)), ""))
    assert found["name"] == "Solitario deals 1 to 1, rules s"
    assert "klondike" not in found["keywords"]
