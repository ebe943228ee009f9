"""A release can have the tables of campaigns: what is packed is what was published."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from release.project import version
from release.tables import pack
from tests.support.campaigns import campaign
from winnable.research.campaign.ledger import LOCK, Ledger
from winnable.research.campaign.loading import load
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.shards import shard_path
from winnable.research.campaign.tables import summary_of


@pytest.fixture
def published(tmp_path: Path) -> Ledger:
    """Deals 1 to 4 of a small game, in a folder of tables."""
    ledger = campaign(tmp_path / "tables" / "small", 'rules = "d1c3k4"\nfirst = 1\nlast = 4\n', 2)
    publish(summary_of(ledger))
    return ledger


def test_a_published_table_is_packed(published: Ledger, tmp_path: Path) -> None:
    folder = published.folder
    (folder / "id_ed25519").write_text("secret")
    (archive,) = pack(folder.parent, tmp_path)
    name = f"winnable-{version()}-campaign-{published.question.id}"
    assert archive == tmp_path / f"{name}.zip"
    with ZipFile(archive) as packed:
        packed.extractall(tmp_path)
    assert load(tmp_path / name).equals(load(folder))
    before = {path.relative_to(folder) for path in folder.rglob("*")}
    after = {path.relative_to(tmp_path / name) for path in (tmp_path / name).rglob("*")}
    assert before - after - {Path(LOCK)} == {Path("id_ed25519")}
    data = archive.read_bytes()
    (folder / "manifest.json").touch()
    (archive,) = pack(folder.parent, tmp_path)
    assert archive.read_bytes() == data


def test_a_signature_goes_with_its_manifest(published: Ledger, tmp_path: Path) -> None:
    (published.folder / "manifest.json.sig").write_text("signed")
    (archive,) = pack(published.folder.parent, tmp_path)
    with ZipFile(archive) as packed:
        assert packed.read(f"{archive.stem}/manifest.json.sig") == b"signed"


def test_a_table_that_differs_is_not_packed(published: Ledger, tmp_path: Path) -> None:
    path = shard_path(published.folder, 3, 4)
    shutil.copy(shard_path(published.folder, 1, 2), path)
    with pytest.raises(ValueError, match=path.name):
        list(pack(published.folder.parent, tmp_path))
    assert not list(tmp_path.glob("*.zip"))


def test_files_beside_the_table_two_of_one_question_and_no_campaigns_are_named(
    published: Ledger, tmp_path: Path
) -> None:
    tables = published.folder.parent
    with pytest.raises(ValueError, match="no folder of a published campaign"):
        list(pack(published.folder, tmp_path))
    shutil.copytree(published.folder, tables / "twin")
    with pytest.raises(ValueError, match="of one question"):
        list(pack(tables, tmp_path))
    shutil.rmtree(tables / "twin")
    (published.folder / "shards" / "more.parquet").touch()
    with pytest.raises(ValueError, match=r"more\.parquet"):
        list(pack(tables, tmp_path / "none"))
