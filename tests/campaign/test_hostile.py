"""Whatever a campaign reads may be hostile: each command says one sentence, and never fails.

Real folders are changed at random, and by hand in the ways that parsers dislike.
"""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import cli
from tests.support.campaigns import campaign
from tests.support.command_line import CommandLine
from tests.support.length import IS_LONG
from winnable.research.campaign.describing import CARD, CROISSANT
from winnable.research.campaign.events import Lease, Plan, line_of, parse_line
from winnable.research.campaign.faults import CampaignError
from winnable.research.campaign.ledger import (
    LEDGER,
    LOCK,
    QUESTION,
    Ledger,
    open_book,
    read_ledger,
)
from winnable.research.campaign.manifest import MANIFEST
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.reporting import REPORT
from winnable.research.campaign.shards import checksum
from winnable.research.campaign.tables import summary_of

__all__ = ["cli"]

NAMES: Final = (
    *(QUESTION, LEDGER, MANIFEST, CARD, CROISSANT, REPORT),
    "shards/000000001-000000002.parquet",
)
COMMANDS: Final = (
    ("status", "{}"),
    ("status", "{}", "--json"),
    ("report", "{}", "--json"),
    ("check", "{}", "--sample", "100%"),
    ("compare", "{}", "{}"),
    ("compare", "{}", "{}/ledger.jsonl"),
    ("run", "{}/question.toml", "--out", "{}/shards", "--scheduler", "none"),
    ("merge", "{}/merged", "{}"),
)
ODD: Final = (
    *("NaN", "Infinity", "-1", "1e999", "1" * 5000, "9" * 18, "9223372036854775807", "0", "null"),
    *(
        '""',
        '"\\ud800"',
        "[" * 100_000,
        '{"a":' * 100_000,
        "{}",
        "true",
        "1.5",
        "[]",
        '"x"',
        "\x00",
    ),
    *('"first":1,"first":2', "\N{ZERO WIDTH SPACE}", "\x85", "\u2028", "a.a" * 2000),
)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """Deals 1 to 6 of a small game, published: read only."""
    folder = tmp_path_factory.mktemp("finished")
    ledger = campaign(folder, 'rules = "d1c3k4"\nfirst = 1\nlast = 6\n', 2)
    publish(summary_of(ledger))
    return ledger


def tries(cli: CommandLine, folder: Path, *expected: str) -> None:
    """Every command ends with what it says, and without a fault of winnable."""
    for words in COMMANDS:
        said = cli("campaign", *(word.replace("{}", str(folder)) for word in words))
        assert said.code in {0, 1, 2}, (words, said.err)
        assert "bug" not in said.err
        assert said.err.count("\n") <= 1 or words[0] == "run", (words, said.err)
        if said.code == 2 or not said.out:
            assert said.err, words
        for part in expected:
            assert part in said.err or words[0] == "run", (words, said.err)


# By hand


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_an_odd_value_in_the_ledger_is_named_with_its_line(
    cli: CommandLine, finished: Ledger, tmp_path: Path, odd: str
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    lines = (folder / LEDGER).read_text("utf-8").split("\n")
    assert '"attempt":1' in lines[2]
    lines[2] = lines[2].replace('"attempt":1', f'"attempt":{odd}')
    (folder / LEDGER).write_text("\n".join(lines), "utf-8")
    if odd in {"9" * 18, "9223372036854775807", "0"}:
        tries(cli, folder)
    else:
        tries(cli, folder, f"Line 3 of {folder / LEDGER} is not an event of this campaign.")


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("key", ["last", "rules", "measures", "memory"])
def test_an_odd_value_in_the_question_is_named_with_its_line(
    cli: CommandLine, finished: Ledger, tmp_path: Path, odd: str, key: str
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    lines = (folder / QUESTION).read_text("utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(key))
    lines[at] = f"{key} = {odd}"
    (folder / QUESTION).write_text("\n".join(lines), "utf-8")
    said = cli("campaign", "status", str(folder))
    assert said.code in {1, 2}
    assert str(folder) in said.err
    assert f"line {at + 1}" in said.err or said.err.startswith("Line 1 of ") or len(odd) > 5000
    tries(cli, folder)


def test_limits_that_no_machine_has_do_no_harm(cli: CommandLine, tmp_path: Path) -> None:
    states, memory = (1 << 63) - 1, 1 << 24
    limits = f"states = {states}\nmemory = {memory}\nmore_memory = {memory}\n"
    campaign(tmp_path / "c", f'rules = "d1c3k4"\nfirst = 1\nlast = 4\n{limits}', 2)
    tries(cli, tmp_path / "c")
    assert cli("campaign", "check", str(tmp_path / "c"), "--sample", "100%").code == 0


def test_numbers_that_no_machine_holds_do_no_harm(cli: CommandLine, tmp_path: Path) -> None:
    most = (1 << 63) - 1
    text = f'rules = "d1c3k4"\nfirst = 0\nlast = {most}\n'
    with open_book(tmp_path / "c", parse_question(text), 1):
        pass
    tries(cli, tmp_path / "c")
    campaign(tmp_path / "last", text.replace("first = 0", f"first = {most - 3}"), 2)
    tries(cli, tmp_path / "last")


def nothing(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def not_utf_8(path: Path) -> None:
    path.write_bytes(b"\xff\xfe" + path.read_bytes())


def gone(path: Path) -> None:
    path.unlink()


def two_terabytes(path: Path) -> None:
    os.truncate(path, 2 << 40)


HARMS: Final = (nothing, a_folder, a_loop, a_pipe, not_utf_8, gone, two_terabytes)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs POSIX")
@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_is_no_file_is_named(
    cli: CommandLine, finished: Ledger, tmp_path: Path, name: str, harm: Callable[[Path], None]
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    try:
        harm(folder / name)
    except OSError:
        pytest.skip("the disk has no sparse files of this size")
    for words in COMMANDS:
        if harm is a_pipe and words[0] == "run":
            continue  # what the user names may be a pipe
        said = cli("campaign", *(word.replace("{}", str(folder)) for word in words))
        assert said.code in {0, 1, 2}, said.err
        assert "bug" not in said.err
    said = cli("campaign", "check", str(folder), "--sample", "0%")
    is_whole = harm is gone and name in {MANIFEST, CARD, CROISSANT, REPORT}
    assert (said.code == 0) is is_whole
    is_none = harm in {gone, nothing} and name in {LEDGER, QUESTION}
    assert is_whole or is_none or Path(name).name in said.out + said.err


@pytest.mark.parametrize("harm", [a_folder, a_loop, a_pipe])
def test_a_lock_that_is_no_file_holds_nothing(
    cli: CommandLine, finished: Ledger, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    (folder / LOCK).touch()
    harm(folder / LOCK)
    tries(cli, folder)
    said = cli("campaign", "run", str(folder))
    assert said.code in {0, 2}
    assert "bug" not in said.err


def test_a_lock_does_not_reach_another_file(
    cli: CommandLine, finished: Ledger, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    (tmp_path / "precious").write_text("keep")
    (folder / LOCK).unlink(missing_ok=True)
    (folder / LOCK).symlink_to(tmp_path / "precious")
    tries(cli, folder)
    cli("campaign", "run", str(folder))
    assert (tmp_path / "precious").read_text() == "keep"


@pytest.mark.parametrize("name", ["x" * 5000, "loop", "question.toml", "loop/c"])
def test_a_folder_that_is_none_is_named(cli: CommandLine, tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "question.toml").write_text('rules = "d3"\nfirst = 1\nlast = 4\n')
    for words in COMMANDS[:-1]:
        said = cli("campaign", *(word.replace("{}", str(tmp_path / name)) for word in words))
        assert said.code == 2, said.err
        assert said.err.count("\n") == 1
        assert "bug" not in said.err
    said = cli("campaign", "run", str(tmp_path / name), "--out", str(tmp_path / name))
    assert said.code in {1, 2}
    assert "bug" not in said.err


# Torn lines


def test_a_torn_line_is_ignored_at_the_end_and_before_a_driver_begins(
    finished: Ledger, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    lines = (folder / LEDGER).read_text("utf-8").splitlines()
    for at in range(len(lines) + 1):
        torn = [*lines[:at], lines[-1][:30], *lines[at:]]
        (folder / LEDGER).write_text("\n".join(torn), "utf-8")
        after = json.loads(lines[at])["event"] if at < len(lines) else "begin"
        if after in {"begin", "plan"}:
            assert read_ledger(folder).results == finished.results
            continue
        with pytest.raises(CampaignError) as caught:
            read_ledger(folder)
        assert caught.value.details["line"] == at + 1


@given(
    st.integers(0, (1 << 63) - 1),
    st.integers(0, 99),
    st.integers(1, 10_000_000),
    st.text(max_size=9),
)
def test_every_event_reads_back(first: int, more: int, size: int, text: str) -> None:
    last = min(first + more, (1 << 63) - 1)
    for event in (Plan(campaign=text, shard=size), Lease(first=first, last=last, attempt=more)):
        assert parse_line(line_of(event).encode()) == event


# At random


@st.composite
def damages(draw: st.DrawFn) -> tuple[str, int, float, bytes]:
    """A file, a way to change it, a place, and what comes there."""
    odd = st.sampled_from(ODD).map(lambda text: text.encode("utf-8", "surrogatepass")[:2000])
    return (
        draw(st.sampled_from(NAMES)),
        draw(st.integers(0, 5)),
        draw(st.floats(0, 1, exclude_max=True)),
        draw(st.binary(max_size=8) | odd),
    )


def damaged(data: bytes, way: int, place: float, new: bytes) -> bytes:
    at = int(place * len(data))
    lines = data.split(b"\n")
    line = int(place * len(lines))
    match way:
        case 0:
            return data[:at]
        case 1:
            return data[:at] + new + data[at + len(new) :]
        case 2:
            return data[:at] + new + data[at:]
        case 3:
            del lines[line]
        case 4:
            lines.insert(0, lines[line])
        case _:  # a value of a line
            head, mark, tail = lines[line].rpartition(b":" if b":" in lines[line] else b"=")
            lines[line] = head + mark + new + (b"}" if tail.endswith(b"}") else b"")
    return b"\n".join(lines)


@given(changes=st.lists(damages(), min_size=1, max_size=3), fits=st.booleans())
@settings(
    max_examples=1000 if IS_LONG else 40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_damaged_folders_are_refused_or_read(
    cli: CommandLine,
    finished: Ledger,
    tmp_path: Path,
    changes: list[tuple[str, int, float, bytes]],
    fits: bool,
) -> None:
    """``fits``: the ledger has the hash of a damaged file of the table, which is then parsed."""
    shutil.rmtree(tmp_path / "c", ignore_errors=True)
    folder = Path(shutil.copytree(finished.folder, tmp_path / "c"))
    for name, way, place, new in changes:
        before = (folder / name).read_bytes()
        data = damaged(before, way, place, new)
        (folder / name).write_bytes(data)
        if fits and name == NAMES[-1]:
            ledger = (folder / LEDGER).read_bytes()
            ledger = ledger.replace(checksum(before).encode(), checksum(data).encode())
            (folder / LEDGER).write_bytes(ledger)
    tries(cli, folder)
