"""Parts: whatever kills them, their merge has the bytes of one campaign, or names what is wrong."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import cli
from tests.support.campaigns import campaign, give_other_code
from tests.support.command_line import CommandLine
from tests.support.repository import ROOT
from winnable.disk import StoreError
from winnable.research.campaign import parts, working
from winnable.research.campaign.auditing import check_files
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import LEDGER, PARTS, read_ledger
from winnable.research.campaign.loading import load
from winnable.research.campaign.measures import Value, rows
from winnable.research.campaign.parts import Part, merge, work
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.reporting import REPORT, page
from winnable.research.campaign.shards import checksum, shard_path
from winnable.research.campaign.tables import read_shard, summary_of
from winnable.research.campaign.workbench import Disagreement

__all__ = ["cli"]

TEXT = 'rules = "d3"\nfirst = 1\nlast = 22\n'
QUESTION = parse_question(TEXT)
SIZE = 5
"""Five shards, of which the last one is shorter."""


def files(folder: Path) -> dict[str, str]:
    return {path.name: checksum(path.read_bytes()) for path in (folder / "shards").iterdir()}


def do(folder: Path, number: int, count: int = 2, size: int = SIZE) -> list[tuple[int, int]]:
    """Measures a part to its end."""
    return list(work(folder, QUESTION, Part(number, count), size))


def fault(folder: Path, *others: Path) -> CampaignError:
    """What a merge says."""
    with pytest.raises(CampaignError) as raised:
        merge(folder, others)
    return raised.value


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign of which two parts are measured, and nothing is merged: read only."""
    folder = tmp_path_factory.mktemp("measured")
    for number in (1, 2):
        do(folder, number)
    return folder


@pytest.fixture
def folder(measured: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    return Path(shutil.copytree(measured, tmp_path / "c"))


def test_two_parts_make_the_files_and_the_report_of_one_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)
    whole = campaign(tmp_path / "whole", TEXT, SIZE)
    assert do(tmp_path / "c", 2) == [(0, 10), (5, 10), (10, 10)]
    assert do(tmp_path / "c", 1) == [(0, 12), (5, 12), (10, 12), (12, 12)]
    assert do(tmp_path / "c", 1) == [(12, 12)]
    ledger = merge(tmp_path / "c")
    assert files(tmp_path / "c") == files(tmp_path / "whole")
    assert (tmp_path / "c" / REPORT).read_text("utf-8") == page(summary_of(whole))
    assert (ledger.counts(), ledger.checks()) == (whole.counts(), whole.checks())
    assert read_ledger(tmp_path / "c").results == ledger.results
    assert check_files(read_ledger(tmp_path / "c")).is_right


def test_a_second_merge_changes_nothing_but_its_begin(folder: Path) -> None:
    merge(folder)
    before, table = (folder / LEDGER).read_text("utf-8").splitlines(), files(folder)
    shutil.rmtree(folder / PARTS)
    merge(folder)
    *after, begin = (folder / LEDGER).read_text("utf-8").splitlines()
    assert (after, files(folder)) == (before, table)
    assert '"event":"begin"' in begin


def test_parts_of_several_folders_are_merged_into_a_new_one(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (folder / PARTS / "2-of-2").rename(other)
    merge(tmp_path / "new", [folder, other])
    assert read_ledger(tmp_path / "new").done == 22
    assert not (folder / LEDGER).exists()


def test_a_part_leaves_out_what_the_campaign_has_and_takes_its_size(tmp_path: Path) -> None:
    campaign(tmp_path, TEXT, SIZE, {(6, 10), (21, 22)})
    assert do(tmp_path, 1, size=7) == [(10, 12), (12, 12)]
    assert do(tmp_path, 2, size=7) == [(5, 10), (10, 10)]
    assert merge(tmp_path).done == 22


def test_a_part_beyond_the_last_shard_has_nothing_to_do(tmp_path: Path) -> None:
    assert do(tmp_path, 9, 9) == [(0, 0)]


def test_a_part_of_another_question_is_refused_where_a_campaign_is(tmp_path: Path) -> None:
    campaign(tmp_path, TEXT.replace("22", "23"), SIZE)
    with pytest.raises(CampaignError) as raised:
        do(tmp_path, 1)
    assert raised.value.code is CampaignFault.OTHER
    assert not (tmp_path / PARTS).exists()


# Crashes


@pytest.mark.parametrize("nth", range(14))
def test_a_part_that_ends_at_any_write_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, measured: Path, nth: int
) -> None:
    flush, done = os.fsync, 0

    def fails(handle: int) -> None:
        nonlocal done
        done += 1
        if done == nth + 1:
            raise OSError(28, "no space")
        flush(handle)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fails)
        with pytest.raises(StoreError):
            do(tmp_path, 1)
    do(tmp_path, 1)
    assert files(tmp_path / PARTS / "1-of-2") == files(measured / PARTS / "1-of-2")


@pytest.mark.parametrize("nth", range(4))
def test_a_merge_that_ends_between_two_shards_goes_on(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    shown = iter([True] * nth + [False])

    def read(*arguments: object) -> object:
        if next(shown):
            return read_shard(*arguments)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(parts, "read_shard", read)
        with pytest.raises(KeyboardInterrupt):
            merge(folder)
    assert len(read_ledger(folder).results) == nth
    merge(folder)
    campaign(tmp_path / "whole", TEXT, SIZE)
    assert files(folder) == files(tmp_path / "whole")


def test_a_part_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Another process with the same part is refused until then."""
    text = TEXT.replace("22", "100000")
    (tmp_path / "question.toml").write_text(text)
    place = tmp_path / "c" / PARTS / "2-of-2"
    words = ("campaign", "work", "question.toml", "--part", "2/2", "--out", "c", "--shard", "5")
    working_now = subprocess.Popen(
        [sys.executable, "-m", "winnable", *words], cwd=tmp_path, stderr=subprocess.DEVNULL
    )
    try:
        while not (place / "shards").is_dir() or len(read_ledger(place).results) < 2:
            assert working_now.poll() is None
            time.sleep(0.01)
        with pytest.raises(CampaignError) as raised:
            next(work(tmp_path / "c", parse_question(text), Part(2, 2)))
        assert raised.value.code is CampaignFault.BUSY
    finally:
        working_now.kill()
        working_now.wait()
    before = len(read_ledger(place).results)
    going_on = work(tmp_path / "c", parse_question(text), Part(2, 2))
    assert next(going_on) == (5 * before, 50_000)
    assert next(going_on) == (5 * before + 5, 50_000)
    assert not list(read_ledger(place).damaged())


# The templates


def test_the_templates_measure_the_parts_of_one_campaign(cli: CommandLine) -> None:
    slurm, condor, snake = (
        (ROOT / "deploy" / "campaign" / name).read_text("utf-8")
        for name in ("slurm.sh", "htcondor.sub", "Snakefile")
    )
    values = {"{input}": "question.toml", "{PARTS}": "400", "$SLURM_ARRAY_TASK_ID": "1"}
    values |= {"$(part)": "2", "{wildcards.part}": "3"}
    commands = re.findall(r'(campaign work (?:[^"\n]|"\$[^"]*")*)', slurm + condor + snake)
    commands += re.findall(r"campaign (?:merge|report) campaign", snake)
    assert len(commands) == 5
    cli.file("question.toml", TEXT.replace("22", "3"))
    for command in commands:
        for name, value in values.items():
            command = command.replace(name, value)
        assert cli(*shlex.split(command)).code == 0, command
    assert check_files(read_ledger(cli.home / "campaign")).is_right
    bash = shutil.which("bash")
    if bash is not None:
        subprocess.run([bash, "-n"], input=slurm, text=True, check=True)


@pytest.mark.parametrize(
    "act", [("work", "--part", "2/2"), ("run", "--workers", "1")], ids=" ".join
)
def test_a_folder_that_has_only_parts_names_their_question(
    cli: CommandLine, folder: Path, act: tuple[str, ...]
) -> None:
    shutil.rmtree(folder / PARTS / "2-of-2")
    name, *options = act
    done = cli("campaign", name, str(folder), *options, "--shard", str(SIZE))
    assert done.code == 0, done.err
    assert merge(folder).done == QUESTION.deals


# What is wrong is named


def test_a_merge_of_nothing_is_named(tmp_path: Path) -> None:
    (tmp_path / PARTS / "1-of-2").mkdir(parents=True)
    assert fault(tmp_path).code is CampaignFault.NONE
    assert [path.name for path in tmp_path.iterdir()] == [PARTS]


@pytest.mark.parametrize("what", ["question", "shard"])
def test_a_part_that_is_not_like_the_others_is_named(folder: Path, what: str) -> None:
    odd = folder / PARTS / "odd"
    if what == "question":
        campaign(odd, TEXT.replace("22", "23"), SIZE)
    else:
        campaign(odd, TEXT, SIZE + 1)
    error = fault(folder)
    assert (error.code, error.details["part"]) == (CampaignFault.UNLIKE, what)
    assert error.details["file"] == str(odd)
    assert {"question": "their questions", "shard": "their shards"}[what] in str(error)
    assert not (folder / LEDGER).exists()


def test_before_a_merge_each_deal_of_the_parts_counts_once(folder: Path) -> None:
    do(folder, 1, 1)
    shutil.rmtree(folder / PARTS / "2-of-2")
    with pytest.raises(CampaignError) as raised:
        read_ledger(folder)
    assert raised.value.code is CampaignFault.PARTS
    assert raised.value.details == {"file": str(folder), "count": 22, "most": 22}
    campaign(folder / PARTS / "odd", TEXT, SIZE + 1)
    with pytest.raises(CampaignError) as raised:
        read_ledger(folder)
    assert raised.value.code is CampaignFault.UNLIKE


def test_parts_of_other_code_are_named(folder: Path) -> None:
    give_other_code(folder / PARTS / "2-of-2")
    error = fault(folder)
    assert (error.code, error.details["part"]) == (CampaignFault.UNLIKE, "code")
    give_other_code(folder / PARTS / "1-of-2")
    assert fault(folder).code is CampaignFault.CODE


def test_missing_shards_are_named_with_their_parts_and_the_rest_is_merged(folder: Path) -> None:
    shutil.rmtree(folder / PARTS / "2-of-2")
    error = fault(folder)
    assert error.code is CampaignFault.ABSENT
    assert error.details == {
        "count": 2,
        "most": 5,
        "first": 6,
        "last": 10,
        "part": "parts",
        "text": "2/2",
    }
    assert set(read_ledger(folder).results) == {(1, 5), (11, 15), (21, 22)}
    (folder / PARTS / "1-of-2").rename(folder / PARTS / "half")
    assert fault(folder).details["part"] == "shards"
    do(folder, 2)
    merge(folder)


def test_at_most_so_many_parts_are_named(tmp_path: Path) -> None:
    wide = parse_question(TEXT.replace("22", "1000000"))
    list(zip(range(2), work(tmp_path, wide, Part(1, 100_000), 1), strict=False))
    text = str(fault(tmp_path).details["text"])
    assert text.startswith("2/100000, 3/100000, ")
    assert text.endswith(", 21/100000 …")


@pytest.mark.parametrize("data", [b"damaged", None])
def test_a_damaged_file_is_named_and_measured_again(folder: Path, data: bytes | None) -> None:
    path = shard_path(folder / PARTS / "2-of-2", 6, 10)
    if data is None:
        path.unlink()
    else:
        path.write_bytes(data)
    error = fault(folder)
    assert (error.code, error.details["file"]) == (CampaignFault.FILE, str(path))
    do(folder, 2)
    assert merge(folder).done == 22
    assert [why for _, why in read_ledger(folder).failures] == [
        "missing" if data is None else "damaged"
    ]


def test_a_damaged_file_stops_no_other(folder: Path, tmp_path: Path) -> None:
    """Every other file is copied, and of two campaigns the one whose file is sound is taken."""
    copied = Path(shutil.copytree(folder, tmp_path / "copied"))
    shard_path(copied / PARTS / "2-of-2", 6, 10).write_bytes(b"damaged")
    assert fault(copied).code is CampaignFault.FILE
    assert set(read_ledger(copied).results) == {(1, 5), (11, 15), (16, 20), (21, 22)}
    assert merge(folder, [copied]).done == 22


def test_a_folder_without_a_campaign_is_named(folder: Path, tmp_path: Path) -> None:
    error = fault(folder, tmp_path / "mistyped")
    assert (error.code, error.details["file"]) == (
        CampaignFault.NONE,
        str(tmp_path / "mistyped"),
    )
    assert not (folder / LEDGER).exists()


def test_what_is_published_stays_that_of_the_table(folder: Path) -> None:
    later = shutil.move(folder / PARTS / "2-of-2", folder.parent / "later")
    fault(folder)
    publish(summary_of(read_ledger(folder)))
    shutil.move(later, folder / PARTS / "2-of-2")
    merge(folder)
    assert load(folder).num_rows == 22


def test_failures_are_counted_once(folder: Path) -> None:
    shard_path(folder / PARTS / "2-of-2", 6, 10).unlink()
    do(folder, 2)
    for _ in range(2):
        merge(folder)
        shard_path(folder, 6, 10).unlink()
    failed = [why for _, why in merge(folder).failures]
    assert failed == ["missing", "missing", "missing"]  # in the part; twice in the whole


def test_a_damaged_file_of_the_whole_comes_from_its_part_again(folder: Path) -> None:
    merge(folder)
    want = files(folder)
    shard_path(folder, 6, 10).unlink()
    merge(folder)
    assert files(folder) == want


def test_two_answers_for_a_shard_are_named_and_nothing_is_merged(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def false(*arguments: Any) -> dict[str, list[Value]]:
        found = rows(*arguments)
        found["states"].reverse()
        return found

    with monkeypatch.context() as patched:
        patched.setattr(working, "rows", false)
        campaign(tmp_path / "false", TEXT, SIZE, {(1, 5), (6, 10), (16, 20)})
    error = fault(folder, tmp_path / "false")
    assert error.code is CampaignFault.TWICE
    named = {error.details["file"], error.details["text"]}
    assert named == {
        str(shard_path(place, 11, 15)) for place in (tmp_path / "false", folder / PARTS / "1-of-2")
    }
    assert not (folder / LEDGER).exists()


def test_a_disagreement_stops_the_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def disagree(*_: object) -> None:
        raise Disagreement(3, "verify")

    monkeypatch.setattr(parts, "measure", disagree)
    with pytest.raises(CampaignError) as raised:
        do(tmp_path, 1)
    assert raised.value.code is CampaignFault.WRONG
    assert read_ledger(tmp_path / PARTS / "1-of-2").failures == [((1, 5), "deal 3: verify")]
