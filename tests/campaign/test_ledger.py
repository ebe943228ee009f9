"""The ledger: whatever is torn, lost or damaged, a campaign ends with the same bytes."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.campaigns import campaign
from tests.support.disks import empty, fill, small_disk
from tests.support.length import IS_LONG
from winnable.disk import StoreError, StoreFault
from winnable.law.rules import parse_rules
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import LEDGER, is_running, open_book, read_ledger, usual_size
from winnable.research.campaign.measures import MEASURES
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.shards import checksum

TEXT = 'rules = "d3"\nfirst = 1\nlast = 12\n'
QUESTION = parse_question(TEXT)


def files(folder: Path) -> dict[str, str]:
    return {path.name: checksum(path.read_bytes()) for path in (folder / "shards").iterdir()}


def test_a_ledger_reads_back_what_was_written(tmp_path: Path) -> None:
    done = campaign(tmp_path, TEXT, 5, {(6, 10)})
    assert (done.question, done.shard_size, done.n_shards) == (QUESTION, 5, 3)
    assert list(done.shards) == [(1, 5), (6, 10), (11, 12)]
    assert set(done.results) == {(1, 5), (11, 12)}
    assert [result.last for result in done.leading()] == [5]
    assert (done.done, sum(done.counts()["verdict"])) == (7, 7)
    assert done.checks()["replayed"] == done.counts()["verdict"][0]
    assert done.attempts == {(1, 5): 1, (11, 12): 1}
    assert not list(done.damaged())
    assert not is_running(tmp_path)


def test_a_ledger_that_was_cut_at_any_byte_goes_on_to_the_same_files(tmp_path: Path) -> None:
    campaign(tmp_path, TEXT, 4)
    whole, want = (tmp_path / LEDGER).read_bytes(), files(tmp_path)
    ends = [i + 1 for i, byte in enumerate(whole) if byte == 10]
    known = []
    cuts = sorted({*ends, *(at - 2 for at in ends), 0, 1, len(whole) // 2})
    for end in cuts if IS_LONG else [*cuts[:7:3], *cuts[8::3], cuts[-1]]:
        (tmp_path / LEDGER).write_bytes(whole[:end])
        with open_book(tmp_path, QUESTION, 4) as book:
            known.append(len(book.results))
        campaign(tmp_path, TEXT, 4)
        assert files(tmp_path) == want
        assert len(read_ledger(tmp_path).results) == 3
    assert known == sorted(known)
    assert (known[0], known[-1]) == (0, 3)


def test_a_damaged_or_missing_file_is_found_and_measured_again(tmp_path: Path) -> None:
    done = campaign(tmp_path, TEXT, 4)
    want = files(tmp_path)
    first, second, _ = sorted((tmp_path / "shards").iterdir())
    data = bytearray(first.read_bytes())
    data[len(data) // 2] ^= 1
    first.write_bytes(data)
    second.unlink()
    (tmp_path / "shards" / ".abc.part").write_bytes(b"of a driver that was killed")
    assert list(done.damaged()) == [((1, 4), "damaged"), ((5, 8), "missing")]
    with open_book(tmp_path, QUESTION, 4) as book:
        assert set(book.results) == {(9, 12)}
        assert book.found_damaged == [((1, 4), "damaged"), ((5, 8), "missing")]
    again = campaign(tmp_path, TEXT, 4)
    assert files(tmp_path) == want
    assert len(again.failures) == 2


def test_a_second_driver_is_refused(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from winnable.research.campaign import ledger, question\n"
        f"asked = question.parse_question({TEXT!r})\n"
        "try:\n with ledger.open_book(Path(sys.argv[1]), asked, 4): print('open')\n"
        "except Exception as error: print(error.code)"
    )

    def other() -> str:
        return subprocess.run(
            [sys.executable, "-c", program, str(tmp_path)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()

    with open_book(tmp_path, QUESTION, 4):
        assert is_running(tmp_path)
        assert other() == CampaignFault.BUSY
        with pytest.raises(CampaignError), open_book(tmp_path, QUESTION, 4):
            pass
    assert other() == "open"


def test_a_folder_keeps_its_question_and_its_shards(tmp_path: Path) -> None:
    with open_book(tmp_path, QUESTION, 4):
        pass
    with open_book(tmp_path, QUESTION, 5) as book:
        assert book.shard_size == 4
    other = parse_question(TEXT.replace("12", "13"))
    with pytest.raises(CampaignError) as raised, open_book(tmp_path, other, 4):
        pass
    assert raised.value.code is CampaignFault.OTHER


def test_other_code_does_not_go_on(tmp_path: Path) -> None:
    asked = parse_question(TEXT + 'code = "0.0 0123456789abcdef"')
    with pytest.raises(CampaignError) as raised, open_book(tmp_path, asked, 4):
        pass
    assert raised.value.code is CampaignFault.CODE
    assert not list(tmp_path.iterdir())


def test_a_folder_without_a_campaign_is_named(tmp_path: Path) -> None:
    with pytest.raises(CampaignError) as raised:
        read_ledger(tmp_path)
    assert raised.value.code is CampaignFault.NONE


def test_a_full_disk_stops_the_campaign_which_goes_on_when_there_is_space(tmp_path: Path) -> None:
    campaign(tmp_path / "undisturbed", TEXT, 4)
    with small_disk(tmp_path) as place:
        campaign(place / "c", TEXT, 4, {(5, 8), (9, 12)})
        fill(place)
        with pytest.raises(StoreError) as raised:
            campaign(place / "c", TEXT, 4)
        assert raised.value.code is StoreFault.WRITE
        assert raised.value.details["why"] == os.strerror(errno.ENOSPC)
        assert set(read_ledger(place / "c").results) == {(1, 4)}
        empty(place)
        campaign(place / "c", TEXT, 4)
        assert files(place / "c") == files(tmp_path / "undisturbed")


@pytest.mark.parametrize("nth", range(12))
def test_any_write_may_fail_and_the_next_run_ends_with_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    """Every flush to the disk fails in turn: of the question, the ledger, a file or a folder."""
    flush, done = os.fsync, 0

    def fails(handle: int) -> None:
        nonlocal done
        done += 1
        if done == nth + 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        flush(handle)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fails)
        with pytest.raises(StoreError):
            campaign(tmp_path / "c", TEXT, 4)
    campaign(tmp_path / "c", TEXT, 4)
    campaign(tmp_path / "undisturbed", TEXT, 4)
    assert files(tmp_path / "c") == files(tmp_path / "undisturbed")


def test_nothing_depends_on_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the driver jumps back and forth, also between two runs."""
    campaign(tmp_path / "right", TEXT, 4)
    times = iter([9e9, -5.0, 1e12, 0.0] * 20)
    monkeypatch.setattr("winnable.research.campaign.ledger.time.time", lambda: next(times))
    campaign(tmp_path / "skewed", TEXT, 4, {(5, 8)})
    campaign(tmp_path / "skewed", TEXT, 4)
    monkeypatch.undo()
    assert time.time() < 9e9
    assert files(tmp_path / "skewed") == files(tmp_path / "right")
    assert len(read_ledger(tmp_path / "skewed").results) == 3


@pytest.mark.parametrize("name", MEASURES)
def test_a_shard_takes_about_a_minute(name: str) -> None:
    asked = Question(parse_rules("d3"), 1, 1_000_000, (name,))
    cost_ms = sum(MEASURES[each].cost_ms for each in asked.measures)
    assert 20_000 <= usual_size(asked) * cost_ms <= 60_000
    assert usual_size(Question(parse_rules("d3"), 1, 10, (name,))) == 1
