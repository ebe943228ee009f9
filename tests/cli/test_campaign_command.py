"""Campaigns in the command line: one sentence for what is wrong, and the exit code."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from filelock import FileLock

from tests.support.campaigns import campaign
from tests.support.command_line import CommandLine, objects
from tests.support.modules import forget

TEXT = 'rules = "d3"\nfirst = 1\nlast = 4\n'


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ((), "--rules and --numbers"),
        (("--rules", "d3"), "--rules and --numbers"),
        (("--rules", "d3", "--numbers", "5"), '"5" is not a range of deals'),
        (("--rules", "d3", "--numbers", "5..1"), "The range of deals ends before it begins"),
        (("--rules", "d3z", "--numbers", "1..5"), '"z", at position 3'),
        (("--rules", "d3", "--numbers", "1..5", "--measure", "luck"), '"luck" is not a measure'),
        (("--rules", "s", "--numbers", "1..5", "--measure", "passes"), "Solitario has no measure"),
        (("--rules", "d3", "--numbers", "1..5", "--workers", "0"), "--workers"),
        (("--rules", "d3", "--numbers", "1..5", "--shard", "x"), "--shard"),
        (("--rules", "d3", "--numbers", "1..5", "--scheduler", "host"), '"host" is not a sched'),
        (("nothing.toml",), "nothing.toml cannot be read"),
        (("question.toml", "--rules", "d3"), "cannot be used together"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    cli: CommandLine, arguments: tuple[str, ...], part: str
) -> None:
    cli.file("question.toml", TEXT)
    assert part in cli("campaign", "run", *arguments).complaint
    assert not list(cli.home.glob("campaign-*"))


def test_a_typo_in_a_question_is_named_with_its_line(cli: CommandLine) -> None:
    file = cli.file("question.toml", TEXT.replace("last", "lats"))
    said = cli("campaign", "run", file).complaint
    assert said == f'{file}, line 3: "lats" is not a key of a question; perhaps you meant last.'


def hide(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """Hides packages, and forgets the modules that may have loaded them."""
    campaign = "winnable.research.campaign."
    for name in ("running", "parts"):  # what is there now is there again after the test
        import_module(campaign + name)
    forget(monkeypatch, lambda name: name.startswith(campaign) and not name.endswith("faults"))
    for package in packages:
        monkeypatch.setitem(sys.modules, package, None)


MISSING: Final = "Campaigns need more packages: pip install cryptography distributed pyarrow."


@pytest.mark.parametrize("package", ["cryptography", "distributed", "pyarrow"])
def test_without_the_extra_the_command_says_what_to_install(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    hide(monkeypatch, package)
    said = cli("campaign", "run", "--rules", "d3", "--numbers", "1..5").complaint
    assert said == MISSING
    assert not list(cli.home.glob("campaign-*"))


def test_a_part_needs_no_package_before_it_measures(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("campaign", "work", cli.file("question.toml", TEXT), "--shard", "2", "--out", "c")
    hide(monkeypatch, "cryptography", "dask", "distributed")
    assert cli(*words, "--part", "1/2").err == "0 of 2 deals\n2 of 2 deals\n"
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert cli(*words, "--part", "1/2").err == "2 of 2 deals\n"
    assert cli(*words, "--part", "2/2").complaint == MISSING
    assert cli(*words, "--part", "x").complaint.startswith('"x" is not a part')
    assert cli("campaign", "status", "c/parts/1-of-2").code == 1
    assert cli("campaign", "merge", "c").complaint == MISSING
    assert not (cli.home / "c" / "ledger.jsonl").exists()


def test_a_second_driver_leaves_with_one_sentence(cli: CommandLine) -> None:
    campaign(cli.home / "c", TEXT, 2)
    with FileLock(cli.home / "c" / "lock"):
        said = cli("campaign", "run", "c")
        assert objects(cli("campaign", "status", "c", "--json"))[0]["running"] is True
    assert (said.code, said.out) == (1, "")
    assert said.err == "Another driver is already running the campaign in c.\n"


@pytest.mark.parametrize(
    ("damaged", "kept"),
    [
        (b"damaged", 99),
        (b"\xff\x00", 99),
        (b'{"event":"plan"}', 99),
        (b" ", 99),
        (b"{", 1),
        (b'{\n{"ev', 1),
    ],
)
def test_a_damaged_plan_is_named_with_its_file_and_line(
    cli: CommandLine, damaged: bytes, kept: int
) -> None:
    campaign(cli.home / "c", TEXT, 2)
    ledger = cli.home / "c" / "ledger.jsonl"
    lines = [damaged, *ledger.read_bytes().splitlines()[1:]][:kept]
    ledger.write_bytes(b"\n".join(lines))
    named = f"Line 1 of {Path('c', 'ledger.jsonl')} is not an event of this campaign."
    drivers = ("run c", "work c --part 1/2") if kept > 1 else ()
    for words in (*drivers, "merge c", "status c", "report c", "check c", "compare c c"):
        said = cli("campaign", *words.split())
        assert (said.code, said.out, said.err) == (1, "", f"{named}\n")
    if not drivers:  # a crash left it so: the next driver plans again
        assert cli("campaign", "work", "c", "--part", "1/1").code == 0
        assert "have not been merged yet" in cli("campaign", "status", "c").err
        assert cli("campaign", "merge", "c").code == 0
        assert cli("campaign", "status", "c").code == 0


def test_a_ledger_of_which_no_line_can_be_read_is_not_begun_again(cli: CommandLine) -> None:
    campaign(cli.home / "c", TEXT, 2)
    ledger = cli.home / "c" / "ledger.jsonl"
    ledger.write_text(ledger.read_text("utf-8"), "utf-16")
    before = ledger.read_bytes()
    said = cli("campaign", "run", "c")
    assert said.err == f"Line 1 of {Path('c', 'ledger.jsonl')} is not an event of this campaign.\n"
    assert ledger.read_bytes() == before


def test_a_finished_campaign_starts_nothing_and_says_how_it_stands(cli: CommandLine) -> None:
    campaign(cli.home / "c", TEXT, 2)
    for said in (cli("campaign", "run", "c"), cli("campaign", "status", "c")):
        assert said.code == 0
        assert said.lines[0].startswith("4 of 4 deals are done, in 2 of 2 shards")
        assert said.lines[1] == "Column verdict: 4 yes, 0 no, 0 undecided."
    assert "Resuming: 2 of 2 shards" in cli("campaign", "run", "c").err
    (cli.home / "c" / "shards" / "000000001-000000002.parquet").write_bytes(b"")
    campaign(cli.home / "d", TEXT, 2, {(3, 4)})
    assert cli("campaign", "status", "d").code == 1
    assert Path("c").is_dir()


@pytest.mark.parametrize("text", ["0/4", "5/4", "x", "1", "1/0", "-1/4", "1/4/4", "1.5/4", "1/4 "])
def test_what_is_no_part_is_one_sentence(cli: CommandLine, text: str) -> None:
    words = ("campaign", "work", "--rules", "d3", "--numbers", "1..4", f"--part={text}")
    said = cli(*words).complaint
    assert said == f'"{text}" is not a part such as 1/400 or 400/400.'
    assert not list(cli.home.glob("campaign-*"))


def test_parts_are_measured_and_merged(cli: CommandLine) -> None:
    question = cli.file("question.toml", TEXT)
    words = ("campaign", "work", question, "--out", "c", "--shard", "2", "--part")
    said = cli(*words, "2/2")
    assert (said.code, said.out, said.err) == (0, "", "0 of 2 deals\n2 of 2 deals\n")
    for command in ("status", "report", "check"):
        said = cli("campaign", command, "c")
        assert (said.code, said.out) == (1, "")
        assert said.err == (
            "In c, the parts of the campaign have measured 2 of 4 deals, but have not been merged "
            'yet. To merge them, use "winnable campaign merge".\n'
        )
    said = cli("campaign", "merge", "c")
    assert (said.code, said.out) == (1, "")
    missing = "Missing shards: 1 of 2; the first has deals 1 to 2. Unfinished parts: 1/2.\n"
    assert said.err == missing
    assert cli("campaign", "work", "c", "--part", "1/2").code == 0
    said = cli("campaign", "merge", "c")
    assert said.code == 0
    assert said.out == cli("campaign", "status", "c").out.replace("No driver is running.\n", "")
    assert "Resuming: 2 of 2 shards" in cli("campaign", "run", "c").err
    said = cli("campaign", "merge", "nothing")
    assert (said.code, said.err) == (2, "There is no campaign in nothing.\n")
