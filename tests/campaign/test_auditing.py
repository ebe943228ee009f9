"""``check`` finds damaged files and false rows; nobody can choose its sample."""

import json
import shutil
from itertools import chain
from pathlib import Path

import pytest

from tests.support.campaigns import counts_of, give_other_code
from winnable.research.campaign.auditing import Audit, check_files, check_sample, sample_of
from winnable.research.campaign.ledger import Ledger, Result, open_book, read_ledger
from winnable.research.campaign.publishing import MANIFEST, publish
from winnable.research.campaign.shards import checksum, shard_bytes, shard_path
from winnable.research.campaign.tables import summary_of, table_of


@pytest.fixture
def copied(draw_three: Ledger, tmp_path: Path) -> Ledger:
    """A copy of the campaign, published, that a test may change."""
    shutil.copytree(draw_three.folder, tmp_path / "copy")
    ledger = read_ledger(tmp_path / "copy")
    publish(summary_of(ledger))
    return ledger


def audited(ledger: Ledger, share: float) -> tuple[Audit, list[int]]:
    audit = check_files(ledger)
    return audit, list(check_sample(ledger, share, audit))


def falsify(ledger: Ledger, number: int, column: str = "verdict") -> None:
    """Gives a deal a false value, with the hash that fits."""
    ledger = read_ledger(ledger.folder)
    shard = next(each for each in ledger.shards if each[0] <= number <= each[1])
    columns = table_of(ledger, ledger.results[shard]).to_pydict()
    numbers = columns.pop("number")
    at = numbers.index(number)
    columns[column][at] = 1 - columns[column][at]
    data = shard_bytes(ledger.question, *shard, columns)
    result = Result(*shard, 2, "", 1.0, checksum(data), counts_of(ledger.question, columns), {})
    with open_book(ledger.folder, ledger.question, 50) as book:
        book.finish(result, data)


def test_a_campaign_passes(copied: Ledger) -> None:
    audit, numbers = audited(copied, 0.1)
    assert audit == Audit(files=4, deals=20)
    assert audit.is_right
    assert len(set(numbers)) == 20


def test_a_false_row_is_found_although_every_hash_fits(copied: Ledger) -> None:
    number = audited(copied, 0.1)[1][7]
    falsify(copied, number)
    (copied.folder / MANIFEST).unlink()
    audit, _ = audited(read_ledger(copied.folder), 0.1)
    assert (audit.damaged, audit.different, audit.deals) == ([], [number], 19)
    assert not audit.is_right


def test_other_code_finds_a_false_verdict_and_overlooks_other_states(copied: Ledger) -> None:
    number = audited(copied, 0.1)[1][7]
    for each, column in ((number, "verdict"), (number + 1, "states")):
        falsify(copied, each, column)
    give_other_code(copied.folder)
    assert audited(read_ledger(copied.folder), 1)[0].different == [number]


def test_a_table_that_is_not_the_published_one_is_found(copied: Ledger) -> None:
    falsify(copied, 60)
    audit = check_files(read_ledger(copied.folder))
    assert audit.damaged == ["000000051-000000100.parquet"]


@pytest.mark.parametrize("harm", ["remove", "change"])
def test_damaged_files_are_named(copied: Ledger, harm: str) -> None:
    path = shard_path(copied.folder, 101, 150)
    if harm == "remove":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:-1])
    audit = check_files(copied)
    assert (audit.files, audit.damaged) == (3, [path.name])


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"files": 7}', '{"files": [{}]}'])
def test_a_manifest_without_sense_is_named(copied: Ledger, text: str) -> None:
    (copied.folder / MANIFEST).write_text(text)
    assert check_files(copied).damaged == [MANIFEST]


def test_a_manifest_names_files_of_the_table_only(copied: Ledger) -> None:
    secret = copied.folder.parent / "secret"
    secret.write_text("x")
    files = [{"path": "../../secret", "sha256": checksum(b"x")}]
    (copied.folder / MANIFEST).write_text(json.dumps({"files": files}))
    assert check_files(copied).damaged == ["secret"]


def test_the_sample_follows_from_the_question(draw_three: Ledger, draw_one: Ledger) -> None:
    for ledger in (draw_three, draw_one):
        drawn = sample_of(ledger, 0.3)
        assert drawn == sample_of(read_ledger(ledger.folder), 0.3)
        numbers = [number for each in drawn.values() for number in each]
        assert len(numbers) == len(set(numbers)) == 60
        for (first, last), each in drawn.items():
            assert all(first <= number <= last for number in each)
    everything = sample_of(draw_one, 1)
    assert list(chain(*everything.values())) == list(range(101, 301))
    places = [list(chain(*sample_of(each, 0.3).values())) for each in (draw_three, draw_one)]
    assert places[0] != [number - 100 for number in places[1]]
