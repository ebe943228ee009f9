"""The examples of docs/campaigns.md run, and find what the campaign found."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.tables import summary_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "campaigns.md").read_text("utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def folder(draw_three: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the campaign of the page, shortened."""
    shutil.copytree(draw_three.folder, tmp_path / "draw-three")
    publish(summary_of(read_ledger(tmp_path / "draw-three")))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_duckdb_and_pandas_read_the_table(draw_three: Ledger, folder: Path) -> None:
    import duckdb

    assert folder == Path.cwd()
    summary = summary_of(draw_three)
    (query,) = examples("sql")
    won, states = summary.tallies["verdict"].won, summary.distributions["states"]
    found = duckdb.sql(query)
    assert found is not None
    assert found.fetchall() == [(200, won, states.most)]
    names: dict[str, Any] = {}
    for program in examples("python"):
        exec(program, names)  # what a reader of the page types
    assert names["hardest"] == [(n, verdict, size) for size, n, verdict in summary.hardest[:5]]
    assert names["share"] == won / 200
    assert set(names["median"].index) == {0, 1}
    assert names["deals"].column("number").to_pylist() == list(range(1, 201))
    types = {name: str(kind) for name, kind in names["table"].dtypes.items()}
    assert types == {"number": "int64", "verdict": "int8", "states": "int64"}


def test_the_question_of_the_page_has_every_key() -> None:
    (text,) = examples("toml")
    question = parse_question(text)
    assert str(question.rules) == "d1p3"
    assert question.measures == ("winnable", "passes")
    keys = set(re.findall(r"^(\w+) =", text, re.MULTILINE))
    assert keys == set(Question.__dataclass_fields__) - {"code"}
    short = parse_question(re.sub(r"(?m)^(?!rules|first|last).*$", "", text))
    assert {**{n: getattr(short, n) for n in keys}, "measures": ("winnable", "passes")} == {
        n: getattr(question, n) for n in keys
    }
