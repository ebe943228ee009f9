"""``check`` finds what a publisher forged, or says what it cannot know; nobody foresees its sample.

``FORGERIES`` has every forgery that we know. A forger mends everything that fits the forgery: the
hashes, the counts in the ledger, and what is published.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from io import BytesIO
from itertools import chain
from math import comb
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.campaigns import campaign, give_other_code
from tests.support.forgeries import (
    FORGERIES,
    NAME,
    NUMBER,
    SHARD,
    columns_of,
    edit,
    edit_events,
    enter,
    false_counts,
    falsify,
    rows_of,
)
from winnable.game.record import RecordError, RecordFault
from winnable.proof.faults import CertificateError, CertificateFault
from winnable.research.campaign import auditing, shards
from winnable.research.campaign.auditing import Audit, certify, check_files, check_sample, draw
from winnable.research.campaign.describing import CARD, CROISSANT
from winnable.research.campaign.faults import CampaignError
from winnable.research.campaign.ledger import LEDGER, Ledger, read_ledger
from winnable.research.campaign.manifest import MANIFEST, root_of
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.reporting import REPORT, as_json, page
from winnable.research.campaign.shards import shard_bytes, shard_path
from winnable.research.campaign.tables import summary_of, verdicts
from winnable.research.campaign.working import Measured, measure


@pytest.fixture
def copied(draw_three: Ledger, tmp_path: Path) -> Ledger:
    """A copy of the campaign, published, that a test may change."""
    shutil.copytree(draw_three.folder, tmp_path / "copy")
    ledger = read_ledger(tmp_path / "copy")
    publish(summary_of(ledger))
    return ledger


def audited(folder: Path, share: float, seed: int = 7) -> tuple[Audit, list[int]]:
    ledger = read_ledger(folder)
    audit = check_files(ledger)
    return audit, list(check_sample(ledger, draw(ledger, share, seed), audit))


def test_a_campaign_passes(copied: Ledger) -> None:
    audit, numbers = audited(copied.folder, 0.1)
    assert (audit.files, audit.deals, len(set(numbers))) == (4, 20, 20)
    assert (audit.damaged, audit.false_files, audit.other_writer) == ([], [], 0)
    assert audit.is_right
    found = dict(verdicts(copied))
    assert audit.verified == sum(found[number] for number in numbers)
    assert audit.losses == [number for number in numbers if not found[number]]


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_file_is_named_without_a_sample(
    copied: Ledger, forge: Callable[[Path], None]
) -> None:
    forge(copied.folder)
    audit = check_files(read_ledger(copied.folder))
    assert (audit.damaged, audit.false_files) == FORGERIES[forge]
    assert not audit.is_right


def outside_the_plan(event: dict[str, Any]) -> None:
    if event["event"] == "result" and event["first"] == 51:
        event.update(first=26, last=75)


def beyond_the_question(event: dict[str, Any]) -> None:
    if event["event"] == "result" and event["first"] == 151:
        event.update(first=201, last=250)


def planned_twice(event: dict[str, Any]) -> None:
    if event["event"] == "begin":
        event.update(event="plan", campaign="0" * 16, shard=1)


def of_another_campaign(event: dict[str, Any]) -> None:
    if event["event"] == "plan":
        event.update(campaign="0" * 16)


def of_another_column(event: dict[str, Any]) -> None:
    if event["event"] == "result":
        event["counts"] = {"luck": event["counts"]["verdict"]}


@pytest.mark.parametrize(
    "change",
    [of_another_column, outside_the_plan, beyond_the_question, planned_twice, of_another_campaign],
)
def test_a_ledger_has_the_shards_of_its_plan_only(
    copied: Ledger, change: Callable[[dict[str, Any]], None]
) -> None:
    edit_events(copied.folder, change, last=False)
    with pytest.raises(CampaignError) as caught:
        read_ledger(copied.folder)
    assert caught.value.code == "campaign-ledger"


def test_the_report_counts_the_rows_whatever_the_ledger_says(
    draw_three: Ledger, copied: Ledger
) -> None:
    false_counts(copied.folder)
    summary, right = summary_of(read_ledger(copied.folder)), summary_of(draw_three)
    assert as_json(summary) == as_json(right)
    assert page(summary) == page(right)


# Forgeries of rows, with everything that fits: found with the chance that is told


@pytest.mark.parametrize("column", ["verdict", "states"])
def test_a_false_row_is_found_if_the_sample_has_it(copied: Ledger, column: str) -> None:
    falsify(copied.folder, [NUMBER], column)
    audit, numbers = audited(copied.folder, 1)
    assert (audit.damaged, audit.false_files, audit.different) == ([], [], [NUMBER])
    assert (audit.deals, len(numbers)) == (199, 200)
    for seed in range(9):
        audit, numbers = audited(copied.folder, 0.1, seed)
        assert audit.different == [NUMBER] * (NUMBER in numbers)
        assert audit.is_right is (NUMBER not in numbers)


@given(rows=st.integers(1, 400), share=st.floats(0, 1), found=st.integers(0, 3))
def test_the_chance_is_that_of_a_sample_without_replacement(
    rows: int, share: float, found: int
) -> None:
    sample = round(share * rows)
    wrong = min(found, sample)
    audit = Audit(deals=sample - wrong, different=[1] * wrong)
    false = -(-rows // 100)
    assert audit.chance(rows) == pytest.approx(1 - comb(rows - false, sample) / comb(rows, sample))
    assert (audit.chance(rows) == 1) is (sample > rows - false)


def test_as_many_forgeries_are_found_as_is_told(draw_three: Ledger) -> None:
    """Two of 200 rows are false, 1 percent. No time: only the draw is repeated."""
    wins = sum(
        bool({17, 60} & set(chain(*draw(draw_three, 0.25, seed).values()))) for seed in range(4000)
    )
    told = Audit(deals=50).chance(200)
    assert told == pytest.approx(0.4385, abs=1e-4)
    assert wins / 4000 == pytest.approx(told, abs=0.03)


def test_the_sample_follows_from_the_seed_only(draw_three: Ledger, draw_one: Ledger) -> None:
    for ledger in (draw_three, draw_one):
        drawn = draw(ledger, 0.3, 5)
        assert drawn == draw(read_ledger(ledger.folder), 0.3, 5)
        assert drawn != draw(ledger, 0.3, 6)
        numbers = [number for each in drawn.values() for number in each]
        assert len(numbers) == len(set(numbers)) == 60
        for (first, last), each in drawn.items():
            assert all(first <= number <= last for number in each)
    assert list(chain(*draw(draw_one, 1, 5).values())) == list(range(101, 301))


# Certificates


def test_losses_of_the_sample_get_certificates_and_the_work_is_bounded(
    copied: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    audit, _ = audited(copied.folder, 1)
    lost = [number for number, verdict in verdicts(copied) if verdict == 0]
    assert audit.losses == lost
    tried = list(certify(copied.question, audit, 1))
    assert sorted(tried) == lost
    assert 0.8 * len(lost) <= audit.certified <= len(lost)
    monkeypatch.setattr(auditing, "CERTIFICATES", 3)
    again = Audit(losses=lost)
    some = list(certify(copied.question, again, 1))
    assert len(some) == 3 >= again.certified
    assert some != list(certify(copied.question, Audit(losses=lost), 2))


def test_a_loss_without_a_certificate_is_not_counted(
    copied: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CertificateError(CertificateFault.MANY, count=1)

    monkeypatch.setattr(auditing, "make", refuse)
    audit = Audit(losses=[1, 2])
    assert len(list(certify(copied.question, audit, 1))) == 2
    assert audit.certified == 0
    assert not list(certify(parse_question('rules = "s"\nfirst = 1\nlast = 2'), audit, 1))


def test_a_fault_that_the_checker_shares_passes_without_a_certificate(
    copied: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    won = next(n for n, verdict in verdicts(copied) if verdict == 1 and SHARD[0] <= n <= SHARD[1])
    falsify(copied.folder, [won])

    def wrong(text: str, first: int, last: int) -> Measured:
        found = measure(text, first, last)
        if first == won:
            found.columns["verdict"] = [0]
        return found

    monkeypatch.setattr(auditing, "measure", wrong)
    audit, _ = audited(copied.folder, 1)
    assert audit.is_right
    assert won in audit.losses
    alone = Audit(losses=[won])
    assert list(certify(copied.question, alone, 1)) == [won]
    assert alone.certified == 0


def test_a_win_that_the_independent_checker_refuses_stops_the_check(
    copied: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(text: str) -> None:
        raise RecordError(RecordFault.MOVE, at=1, text=text[:2], why=None)

    monkeypatch.setattr("winnable.research.campaign.workbench.verify", refuse)
    with pytest.raises(CampaignError) as caught:
        audited(copied.folder, 1)
    assert caught.value.code == "campaign-wrong"


# What a check does not exclude: docs/campaigns.md says each


def test_other_code_finds_a_false_verdict_and_overlooks_other_columns(copied: Ledger) -> None:
    falsify(copied.folder, [NUMBER])
    falsify(copied.folder, [NUMBER + 1], "states")
    give_other_code(copied.folder)
    audit, _ = audited(copied.folder, 1)
    assert audit.different == [NUMBER]


def test_other_code_overlooks_what_is_called_undecided_and_counts_it(copied: Ledger) -> None:
    columns = columns_of(copied.folder)
    del columns["number"]
    columns["verdict"] = [min(verdict, verdict - 1) for verdict in columns["verdict"]]
    columns["verdict"] = [-1 if verdict < 0 else 1 for verdict in columns["verdict"]]
    enter(copied.folder, shard_bytes(copied.question, *SHARD, columns), columns)
    give_other_code(copied.folder)
    publish(summary_of(read_ledger(copied.folder)))
    audit, _ = audited(copied.folder, 1)
    assert audit.is_right
    assert audit.unsure == columns["verdict"].count(-1) > 0
    assert audit.deals + audit.unsure == 200


def test_the_campaign_says_with_the_same_code_that_nothing_is_undecided(copied: Ledger) -> None:
    columns = columns_of(copied.folder)
    del columns["number"]
    lost = [SHARD[0] + at for at, verdict in enumerate(columns["verdict"]) if verdict == 0]
    columns["verdict"] = [verdict or -1 for verdict in columns["verdict"]]
    enter(copied.folder, shard_bytes(copied.question, *SHARD, columns), columns)
    assert audited(copied.folder, 1)[0].different == lost


def test_bytes_of_another_pyarrow_are_not_compared_and_that_is_said(
    copied: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns = columns_of(copied.folder)
    table = rows_of(copied.folder).replace_schema_metadata(
        shards.schema_of(copied.question).metadata
    )
    out = BytesIO()
    pq.write_table(table, out)  # in another way, as another version may
    enter(copied.folder, out.getvalue(), columns)
    publish(summary_of(read_ledger(copied.folder)))
    assert check_files(read_ledger(copied.folder)).damaged == [NAME]
    monkeypatch.setattr(shards, "_head", len)
    audit = check_files(read_ledger(copied.folder))
    assert (audit.files, audit.other_writer, audit.is_right) == (4, 1, True)


def test_times_and_failures_are_what_the_driver_says(copied: Ledger) -> None:
    edit_events(copied.folder, lambda event: event.update(cpu_s=0.001, worker="a phone"))
    edit_events(copied.folder, lambda event: event["checks"].update(searched_again=3))
    publish(summary_of(read_ledger(copied.folder)))
    assert check_files(read_ledger(copied.folder)).is_right


def test_a_lucky_range_is_a_campaign_like_any_other(tmp_path: Path) -> None:
    folder = tmp_path / "lucky"
    campaign(folder, 'rules = "d3"\nfirst = 1\nlast = 4\n', 2)
    publish(summary_of(read_ledger(folder)))
    audit, _ = audited(folder, 1)
    assert audit.is_right
    assert summary_of(read_ledger(folder)).tallies["verdict"].share == 1


def test_a_campaign_that_hides_its_last_shards_is_unfinished(copied: Ledger) -> None:
    """Only at its end: the statistics stop at the first gap."""
    path = copied.folder / LEDGER
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if '"first":101' not in line), "utf-8")
    shard_path(copied.folder, 101, 150).unlink()
    assert check_files(read_ledger(copied.folder)).false_files == [
        CARD,
        CROISSANT,
        MANIFEST,
        REPORT,
    ]
    summary = summary_of(read_ledger(copied.folder))
    assert (summary.deals, summary.is_complete) == (100, False)
    publish(summary)
    assert check_files(read_ledger(copied.folder)).is_right
    assert "unfinished" in (copied.folder / CARD).read_text("utf-8")


def test_nothing_else_in_the_folder_is_compared(copied: Ledger) -> None:
    (copied.folder / "PRAISE.md").write_text("The best table ever.", "utf-8")
    assert check_files(read_ledger(copied.folder)).is_right


def test_a_folder_that_is_not_published_has_nothing_to_compare(draw_three: Ledger) -> None:
    assert not (draw_three.folder / MANIFEST).exists()
    assert check_files(draw_three).is_right


# The root


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs coreutils")
def test_the_root_is_what_standard_tools_print(copied: Ledger) -> None:
    (line,) = [line for line in lines_of_the_page() if "sha256sum" in line]
    said = subprocess.run(
        ["sh", "-c", line], cwd=copied.folder, capture_output=True, text=True, check=True
    ).stdout
    assert said.split()[0] == root_of(copied)
    assert json.loads((copied.folder / MANIFEST).read_text("utf-8"))["root"] == root_of(copied)
    assert root_of(copied) in (copied.folder / CARD).read_text("utf-8")


@pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="needs OpenSSH")
def test_a_signed_manifest_says_whose_it_is(copied: Ledger, tmp_path: Path) -> None:
    key = tmp_path / "id_ed25519"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)
    public = key.with_suffix(".pub").read_text("utf-8")
    (copied.folder / "allowed_signers").write_text(f"you@example.org {public}", "utf-8")
    sign, verify = [line for line in lines_of_the_page() if "ssh-keygen" in line]

    def ends(line: str) -> int:
        command = line.replace("~/.ssh/id_ed25519", str(key))
        run = subprocess.run(
            ["sh", "-c", command], cwd=copied.folder, capture_output=True, check=False
        )
        return run.returncode

    assert ends(sign) == ends(verify) == 0
    assert check_files(copied).is_right
    edit(copied.folder, MANIFEST, ('"rows": 200', '"rows": 201'))
    assert ends(verify) != 0
    publish(summary_of(copied))
    assert ends(verify) == 0
    falsify(copied.folder, [NUMBER])  # all of the folder fits, but the signature
    assert check_files(read_ledger(copied.folder)).is_right
    assert ends(verify) != 0


def lines_of_the_page() -> list[str]:
    page = (Path(__file__).parents[2] / "docs" / "campaigns.md").read_text("utf-8")
    return re.findall(r"```sh\n(.*?)```", page, re.DOTALL)


def test_every_row_changes_the_root(copied: Ledger) -> None:
    roots = {root_of(copied)}
    falsify(copied.folder, [NUMBER], "states")
    roots.add(root_of(read_ledger(copied.folder)))
    give_other_code(copied.folder)
    roots.add(root_of(read_ledger(copied.folder)))
    assert len(roots) == 3
