"""``winnable campaign report``, ``check`` and ``compare``: sentences, exit codes, faults."""

import re
import shutil
from pathlib import Path

import pytest

from tests.support.campaigns import campaign, give_other_code
from tests.support.command_line import CommandLine
from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.manifest import root_of
from winnable.research.campaign.shards import shard_path
from winnable.research.campaign.sources import code_name
from winnable.research.campaign.tables import verdicts


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """Deals 1 to 100 of a small game: read only."""
    text = 'rules = "d1c3k5"\nfirst = 1\nlast = 100\n'
    return campaign(tmp_path_factory.mktemp("finished"), text)


@pytest.fixture
def folder(finished: Ledger, tmp_path: Path) -> Path:
    """A copy that a test may change."""
    shutil.copytree(finished.folder, tmp_path / "copy")
    return tmp_path / "copy"


def test_report_writes_everything_that_is_published(cli: CommandLine, folder: Path) -> None:
    first, second = cli("campaign", "report", str(folder)).done.splitlines()
    assert first.startswith("Column verdict: ")
    assert " of 100 deals; " in first
    assert str(folder / "report.html") in second
    for name in ("report.html", "manifest.json", "README.md", "croissant.json"):
        assert (folder / name).stat().st_size > 100


def test_report_as_json_writes_nothing(cli: CommandLine, folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    assert '"deals": 100' in cli("campaign", "report", str(folder), "--json").done
    assert sorted(folder.rglob("*")) == before


def test_check_measures_a_sample_again(cli: CommandLine, folder: Path) -> None:
    report = cli("campaign", "report", str(folder)).done.splitlines()
    said = cli("campaign", "check", str(folder), "--sample", "7%", "--seed", "5").done.splitlines()
    assert said[0] == "2 files match the rows and hashes recorded for them in the ledger."
    assert said[1] == report[0]
    assert said[2] == f"The root hash of the table of results is {root_of(read_ledger(folder))}."
    assert said[3] == "7 deals were measured again and gave the same rows."
    assert re.fullmatch(
        r"The independent checker replayed \d wins and accepted certificates for (\d) of \1 "
        r"losses\.",
        said[4],
    )
    (chance,) = said[5:]
    assert "such a sample finding one would be 7 percent. The seed of the sample is 5." in chance
    assert len(cli("campaign", "check", str(folder), "--sample", "0%").done.splitlines()) == 3
    assert "100 deals" in cli("campaign", "check", str(folder), "--sample", "100").done


@pytest.mark.parametrize("sample", ["x", "101%", "1e1%", "%", "1 %"])
def test_a_sample_that_is_no_share_is_refused(
    cli: CommandLine, finished: Ledger, sample: str
) -> None:
    said = cli("campaign", "check", str(finished.folder), "--sample", sample).complaint
    assert "is not a sample" in said


def test_check_names_a_damaged_file(cli: CommandLine, folder: Path) -> None:
    path = shard_path(folder, 51, 100)
    path.write_bytes(path.read_bytes()[:-1])
    said = cli("campaign", "check", str(folder))
    assert said.code == 1
    assert said.lines[1] == f"Missing or damaged files: {path.name}."
    said = cli("campaign", "report", str(folder))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"{path} is missing or damaged.")


def test_every_check_draws_another_sample(cli: CommandLine, folder: Path) -> None:
    words = [
        cli("campaign", "check", str(folder)).done.partition("The seed of the sample is ")[2]
        for _ in range(3)
    ]
    assert len(set(words)) == 3
    assert "--seed" in cli("campaign", "check", str(folder), "--seed", "0").complaint


def test_check_names_what_the_table_does_not_give(cli: CommandLine, folder: Path) -> None:
    cli("campaign", "report", str(folder))
    for name in ("README.md", "report.html"):
        (folder / name).write_text("All deals can be won.", "utf-8")
    said = cli("campaign", "check", str(folder), "--sample", "0%")
    assert said.code == 1
    assert said.lines[-1] == (
        "Files that do not match the question and the table: README.md, report.html."
    )
    cli("campaign", "report", str(folder))
    assert cli("campaign", "check", str(folder), "--sample", "0%").code == 0


def test_other_code_must_give_the_same_verdicts(cli: CommandLine, folder: Path) -> None:
    code = give_other_code(folder)
    said = cli("campaign", "check", str(folder), "--sample", "100%").done.splitlines()
    made = f"made with version {code} of the code, but the version here is {code_name()},"
    assert made in said[3]
    assert said[3].endswith(" so only these columns were compared: verdict.")
    assert said[4] == "100 deals were measured again and gave the same rows."


def test_other_code_measures_nothing_again_without_facts(cli: CommandLine, tmp_path: Path) -> None:
    """What players do follows from their code, not from the deal alone."""
    folder = tmp_path / "ladder"
    campaign(folder, 'rules = "d1c3k5"\nfirst = 1\nlast = 2\nmeasures = ["ladder"]\n')
    code = give_other_code(folder)
    said = cli("campaign", "check", str(folder))
    assert said.code == 1
    assert said.lines[-1].startswith(
        f"No deals were measured again: this campaign was made with version {code} of the code"
    )
    assert cli("campaign", "check", str(folder), "--sample", "0%").code == 0


def test_another_solver_is_compared_deal_by_deal(
    cli: CommandLine, finished: Ledger, tmp_path: Path
) -> None:
    words = {1: "Solvable in 89 moves", 0: "Impossible"}
    lines = [f"{number} {words[value]}" for number, value in verdicts(finished)]
    file = tmp_path / "theirs.txt"
    file.write_text("\n".join(lines))
    assert cli("campaign", "compare", str(finished.folder), str(file)).done.startswith("100 deals")
    lines[41] = "42 impossible" if "Solvable" in lines[41] else "42 solved"
    file.write_text("\n".join(lines))
    said = cli("campaign", "compare", str(finished.folder), str(file))
    assert (said.code, said.lines[1]) == (1, "Deals with different verdicts: 42.")
    file.write_text("1 solved\n2 maybe\n")
    wrong = cli("campaign", "compare", str(finished.folder), str(file)).complaint
    assert wrong == f'Line 2 of {file} must be a deal number and a verdict, but it is "2 maybe".'


def test_two_campaigns_are_compared(cli: CommandLine, finished: Ledger, tmp_path: Path) -> None:
    other = campaign(tmp_path / "other", 'rules = "d1c3k5n"\nfirst = 31\nlast = 130\n')
    said = cli("campaign", "compare", str(finished.folder), str(other.folder)).done.splitlines()
    assert said[0].startswith("70 deals: ")
    assert len(said) == 3
    apart = campaign(tmp_path / "apart", 'rules = "d1c3k5"\nfirst = 200\nlast = 210\n')
    wrong = cli("campaign", "compare", str(finished.folder), str(apart.folder)).complaint
    assert wrong == "The two sets of results have no deals in common."


@pytest.mark.parametrize("command", ["report", "check", "compare", "status"])
def test_a_folder_without_a_campaign_is_a_sentence(
    cli: CommandLine, tmp_path: Path, command: str
) -> None:
    folders = [str(tmp_path)] * (2 if command == "compare" else 1)
    said = cli("campaign", command, *folders).complaint
    assert said == f"There is no campaign in {tmp_path}."


def test_a_campaign_without_verdicts_is_not_compared(cli: CommandLine, tmp_path: Path) -> None:
    text = 'rules = "d1c3k5"\nfirst = 1\nlast = 3\nmeasures = ["ladder"]\n'
    other = campaign(tmp_path, text)
    said = cli("campaign", "compare", str(other.folder), str(other.folder)).complaint
    assert said.endswith("does not measure winnable.")
    assert cli("campaign", "report", str(other.folder)).code == 0
