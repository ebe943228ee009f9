"""A published table is loaded from a folder or an address; a file that differs is named."""

import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from winnable.disk import StoreError
from winnable.research.campaign import loading
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.loading import load
from winnable.research.campaign.manifest import (
    MANIFEST,
    File,
    Manifest,
    manifest_of,
    parse_manifest,
    root_hash,
    root_of,
)
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.shards import checksum
from winnable.research.campaign.tables import summary_of, table_of

NAME = "shards/000000051-000000100.parquet"


@pytest.fixture
def folder(draw_three: Ledger, tmp_path: Path) -> Path:
    """A published copy of the campaign."""
    path = Path(shutil.copytree(draw_three.folder, tmp_path / "copy"))
    publish(summary_of(read_ledger(path)))
    return path


@pytest.fixture
def address(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of the folder, and what was asked of it in ``asked``."""
    monkeypatch.setenv("no_proxy", "*")
    monkeypatch.setattr(SimpleHTTPRequestHandler, "log_message", lambda *_: None)
    serve = partial(SimpleHTTPRequestHandler, directory=str(folder.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
        server.shutdown()


def rewrite(folder: Path, change: Any) -> None:
    """Changes the manifest, with the root and the number of rows that fit."""
    manifest: Manifest = parse_manifest((folder / MANIFEST).read_bytes())
    change(manifest)
    manifest.rows = sum(file.rows for file in manifest.files)
    manifest.root = root_hash(manifest.question, manifest.files)
    (folder / MANIFEST).write_text(str(manifest), "utf-8")


def fault_of(place: str | Path, **options: Any) -> tuple[object, str]:
    with pytest.raises(CampaignError) as caught:
        load(place, **options)
    return caught.value.code, caught.value.details["file"]


def test_the_table_has_the_rows_and_their_meanings(draw_three: Ledger, folder: Path) -> None:
    table = load(folder)
    shards = [table_of(draw_three, each) for each in draw_three.leading()]
    assert table.equals(pa.concat_tables(shards), check_metadata=True)
    assert table.column("number").to_pylist() == list(range(1, 201))
    assert load(str(folder), ["states", "verdict"]).column_names == ["states", "verdict"]
    with pytest.raises(KeyError, match="luck"):
        load(folder, ["verdict", "luck"])


def test_pandas_and_duckdb_take_the_table(folder: Path) -> None:
    import duckdb

    deals = load(folder, ["verdict"])
    won = deals.column("verdict").to_pylist().count(1)
    assert (deals.to_pandas()["verdict"] == 1).sum() == won
    found = duckdb.sql("SELECT sum(verdict) FROM deals")
    assert found is not None
    assert found.fetchall() == [(won,)]


@pytest.mark.parametrize("end", ["", "/", "?key=1"])
def test_an_address_gives_the_same_table(folder: Path, address: str, end: str) -> None:
    table = load(address + end, root=root_of(read_ledger(folder)))
    assert table.equals(load(folder), check_metadata=True)


def test_a_wrong_file_is_named(folder: Path, address: str) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:-1])
    assert fault_of(folder) == (CampaignFault.PUBLISHED, str(path))
    assert fault_of(address) == (CampaignFault.PUBLISHED, f"{address}/{NAME}")


@pytest.mark.parametrize("name", [NAME, MANIFEST])
def test_a_missing_file_is_named(folder: Path, address: str, name: str) -> None:
    from winnable import say

    (folder / name).unlink()
    with pytest.raises(StoreError) as caught:
        load(folder)
    assert say(caught.value).startswith(f"{folder / name} cannot be read: ")
    with pytest.raises(StoreError) as caught:
        load(address)
    assert say(caught.value) == f"{address}/{name} cannot be read: HTTP Error 404: File not found."


def test_a_server_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from winnable import StoreError

    monkeypatch.setenv("no_proxy", "*")
    with pytest.raises(StoreError, match=r"^http://127\.0\.0\.1:1/manifest\.json cannot"):
        load("http://127.0.0.1:1")


def test_the_root_says_whose_table_it_is(folder: Path) -> None:
    root = root_of(read_ledger(folder))
    assert load(folder, root=root).num_rows == 200
    wrong = (CampaignFault.PUBLISHED, str(folder / MANIFEST))
    assert fault_of(folder, root="0" * 64) == wrong
    (folder / NAME).write_bytes(
        (folder / NAME.replace("51-000000100", "01-000000050")).read_bytes()
    )

    def mend(manifest: Manifest) -> None:
        manifest.files[1].sha256 = checksum((folder / NAME).read_bytes())

    rewrite(folder, mend)
    assert load(folder).num_rows == 200  # a forger can change the manifest too
    assert fault_of(folder, root=root) == wrong


@pytest.mark.parametrize(
    "change",
    [
        {"root": "0" * 64},
        {"question": 'rules = "d1"\n'},
        {"files": []},
        {"files": [{"path": "../secret.parquet", "sha256": "0" * 64, "rows": 1}]},
        {"files": [{"path": "http://example.org/1.parquet", "sha256": "0" * 64, "rows": 1}]},
        {"files": 7},
    ],
)
def test_a_manifest_that_does_not_fit_is_named(folder: Path, change: dict[str, Any]) -> None:
    found = json.loads((folder / MANIFEST).read_text("utf-8")) | change
    (folder / MANIFEST).write_text(json.dumps(found), "utf-8")
    assert fault_of(folder) == (CampaignFault.PUBLISHED, str(folder / MANIFEST))


@pytest.mark.parametrize("data", [b"", b"\xff[", b"[" * 100_000, b'{"a":' * 100_000])
def test_a_manifest_that_is_none_is_named(folder: Path, data: bytes) -> None:
    (folder / MANIFEST).write_bytes(data)
    assert fault_of(folder) == (CampaignFault.PUBLISHED, str(folder / MANIFEST))


def test_a_file_that_is_no_table_or_another_one_is_named(folder: Path) -> None:
    out = BytesIO()
    pq.write_table(pa.table({"luck": [1] * 50}), out)
    for data in (b"PAR1", out.getvalue()):
        (folder / NAME).write_bytes(data)

        def mend(manifest: Manifest, data: bytes = data) -> None:
            manifest.files[1].sha256 = checksum(data)

        rewrite(folder, mend)
        assert fault_of(folder) == (CampaignFault.PUBLISHED, str(folder / NAME))


def test_a_campaign_without_a_result_has_no_table(folder: Path) -> None:
    rewrite(folder, lambda manifest: manifest.files.clear())
    assert fault_of(folder) == (CampaignFault.NONE, str(folder))


def test_sizes_have_a_limit(folder: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from winnable import StoreError

    size = (folder / MANIFEST).stat().st_size
    monkeypatch.setattr(loading, "LARGEST_MANIFEST", size)
    assert load(address).num_rows == 200
    monkeypatch.setattr(loading, "LARGEST_MANIFEST", size - 1)
    for place in (folder, address):
        with pytest.raises(StoreError) as caught:
            load(place)
        assert caught.value.code == "file-large"
        assert caught.value.details["file"].endswith(MANIFEST)


def test_a_manifest_reads_back(draw_three: Ledger) -> None:
    manifest = manifest_of(draw_three)
    assert parse_manifest(str(manifest).encode()) == manifest
    assert manifest.files[0] == File(
        "shards/000000001-000000050.parquet", draw_three.results[1, 50].sha256, 50
    )


@pytest.mark.parametrize("order", [(0, 0, 1, 2, 3), (3, 2, 1, 0), (1, 0, 2, 3)])
def test_files_are_named_once_in_the_order_of_their_deals(
    folder: Path, order: tuple[int, ...]
) -> None:
    """The root does not say how often a file is named."""
    root = parse_manifest((folder / MANIFEST).read_bytes()).root

    def reorder(manifest: Manifest) -> None:
        manifest.files = [manifest.files[at] for at in order]

    rewrite(folder, reorder)
    assert fault_of(folder, root=root)[0] is CampaignFault.PUBLISHED
    assert fault_of(folder)[0] is CampaignFault.PUBLISHED


def test_an_unfinished_table_is_loaded_only_if_asked_for(folder: Path) -> None:
    def end(manifest: Manifest) -> None:
        manifest.complete = False

    rewrite(folder, end)
    assert fault_of(folder) == (CampaignFault.UNFINISHED, str(folder))
    assert load(folder, unfinished=True).num_rows == 200


def test_odd_arguments_are_refused(folder: Path) -> None:
    with pytest.raises(TypeError, match="columns must be a list of names, not str"):
        load(folder, "verdict")
    with pytest.raises(StoreError):
        load("http://[odd")
