"""``winnable certify``."""

import subprocess

import pytest

from tests.support.command_line import CommandLine
from tests.support.tools import CPP
from winnable.proof import making
from winnable.speech.messages import LANGUAGES

LOST, WON = "13", "1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_is_written_and_checked(cli: CommandLine, language: str) -> None:
    cli.set("LANG", f"{language}.UTF-8")
    for number, what in ((LOST, "52"), (WON, "169")):
        path = str(cli.home / f"{number}.cert")
        assert what in cli("certify", "--number", number, "--out", path).done
        checked = cli("verify", path).done
        assert what in checked
        assert " d3r 1 " in checked
        data = (cli.home / f"{number}.cert").read_bytes()
        assert cli("verify", "-", stdin=data).done == checked.replace(path, "-")
    broken = cli.file("broken.cert", (cli.home / "13.cert").read_bytes()[:-1])
    said = cli("verify", broken)
    assert (said.code, said.err) == (1, "")
    assert said.out.count("\n") == 1
    assert cli("verify", broken, "--states", "9").code == 1


def test_a_position_in_progress_and_other_rules(cli: CommandLine) -> None:
    path = str(cli.home / "x.cert")
    lost = "d1c1k2 1 2C2D2S - AHADACAS 2H -"
    assert cli("certify", "--position", lost, "--out", path).code == 0
    assert cli("verify", path).code == 0
    assert cli("certify", "--number", "1", "--rules", "d1p1", "--out", path).code == 0
    assert cli("certify", "--number", "1", "--game", "solitario", "--out", path).code == 0


def test_a_position_has_its_own_rules(cli: CommandLine) -> None:
    lost, path = "d1c1k2 1 2C2D2S - AHADACAS 2H -", str(cli.home / "x.cert")
    for option in (["--rules", "d1"], ["--game", "draw-one"]):
        said = cli("certify", "--position", lost, *option, "--out", path)
        clash = f"--position and {option[0]} cannot be used together.\n"
        assert (said.code, said.err) == (2, clash)
    assert cli("certify", "--out", path).err.endswith("specify --number, --deal or --position.\n")


def test_a_proof_that_cannot_be_made_gets_a_sentence(cli: CommandLine) -> None:
    path = str(cli.home / "x.cert")
    for arguments in (
        [],
        ["--number", LOST],
        ["--number", LOST, "--deal", "AH", "--out", path],
        ["--number", LOST, "--out", path, "--states", "9"],
        ["--number", LOST, "--out", str(cli.home)],
        ["--position", "x", "--out", path],
    ):
        assert cli("certify", *arguments).complaint


def test_the_checker_in_another_language_agrees(cli: CommandLine) -> None:
    CPP.need()
    source = making.__file__.replace("making.py", "check.cpp")
    built = subprocess.run(
        ["g++", "-std=c++17", "-o", "check", source, "-lz"],
        cwd=cli.home,
        capture_output=True,
        text=True,
        check=False,
    )
    if "zlib.h" in built.stderr or "-lz" in built.stderr:
        pytest.skip("no headers of zlib")
    assert built.returncode == 0, built.stderr
    path = str(cli.home / "13.cert")
    assert cli("certify", "--number", LOST, "--out", path).code == 0
    whole = (cli.home / "13.cert").read_bytes()
    for data, code in ((whole, 0), (whole[:-1], 1), (whole + b"x", 1), (whole[:40], 1)):
        (cli.home / "13.cert").write_bytes(data)
        run = subprocess.run(["./check", path], cwd=cli.home, capture_output=True, check=False)
        assert run.returncode == code


def test_a_position_must_name_every_card(cli: CommandLine) -> None:
    hidden = "d1c1k2 1 2C2D?? - AHADACAS 2H -"
    said = cli("certify", "--position", hidden, "--out", str(cli.home / "x.cert")).complaint
    assert said.endswith('in the stock, is "??", but here the position must name every card.')
