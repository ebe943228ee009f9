"""What stands in the way of the set-up is named in one sentence, with what to type."""

import pytest

from tests.bare.machine import Machine


def refusal(machine: Machine, line: str, *, user: str = "player", network: bool = True) -> str:
    """The last line that a failing command prints; there is no traceback."""
    done = machine.run(line, user=user, network=network)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("winnable: "), done.stderr
    return last.removeprefix("winnable: ")


@pytest.fixture(scope="module")
def cloned(machine: Machine) -> Machine:
    machine.clone("player")
    machine.clone("root")
    return machine


def test_no_python(cloned: Machine) -> None:
    said = refusal(cloned, "cd winnable && PYTHON=python3.15 scripts/play --version")
    assert said == (
        "python3.15 is missing; winnable needs Python 3.11 or newer. "
        "On Debian, type: apt install python3-venv"
    )


def test_an_old_python(cloned: Machine) -> None:
    old = cloned.home("player") / "python3.9"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\nexit 1\n')
    old.chmod(0o755)
    said = refusal(cloned, "cd winnable && PYTHON=$HOME/python3.9 scripts/play --version")
    assert said == (
        "/home/player/python3.9 is Python 3.9.2; winnable needs Python 3.11 or newer. "
        "If a newer one is installed, name it: PYTHON=python3.11 scripts/play"
    )


def test_no_network(cloned: Machine) -> None:
    said = refusal(cloned, "cd winnable && scripts/play --version", network=False)
    assert said.startswith("the packages cannot be downloaded: there is no connection")
    assert "Connect to the network and type the command again." in said


def test_a_folder_of_somebody_else(cloned: Machine) -> None:
    cloned.do("cp -r winnable /opt/winnable", user="root")
    said = refusal(cloned, "cd /opt/winnable && scripts/play --version")
    assert said == (
        "the folder /opt/winnable cannot be written to. Clone winnable into a folder of your own."
    )


def test_folders_with_odd_names(cloned: Machine) -> None:
    name = "my games/l'été/50%/a-b.c"
    cloned.clone("player", name)
    assert "winnable 0." in cloned.do(f'cd "{name}" && scripts/play --version')
    assert "winnable 0." in cloned.do(f'"{name}/scripts/play" --version')


def test_a_colon(cloned: Machine) -> None:
    cloned.clone("player", "a:b")
    said = refusal(cloned, "cd a:b && scripts/play --version")
    assert said.endswith("with a colon in its name. Rename /home/player/a:b")


def test_a_folder_that_moves(cloned: Machine) -> None:
    cloned.do('mv "my games/l\'été/50%/a-b.c" games')
    assert "winnable 0." in cloned.do("cd games && scripts/play --version")


def test_others_play_what_root_has_set_up(cloned: Machine) -> None:
    cloned.do("cd /opt/winnable && scripts/setup", user="root")
    assert "winnable 0." in cloned.do("cd /opt/winnable && scripts/play --version")


def test_no_network_once_set_up(cloned: Machine) -> None:
    done = cloned.run("cd games && scripts/play --version", network=False)
    assert done.returncode == 0, done.stderr


def test_a_broken_download_is_repeated(cloned: Machine) -> None:
    cloned.do(
        "cd games && rm .venv/installed-run && rm -r .venv/lib/python3*/site-packages/msgspec*"
    )
    assert "winnable 0." in cloned.do("cd games && scripts/play --version")


def test_no_module_venv(cloned: Machine) -> None:
    cloned.do("apt-get remove -y python3-venv python3.11-venv", user="root")
    cloned.clone("player", "new")
    said = refusal(cloned, "cd new && scripts/play --version")
    assert "lacks the module venv. On Debian, type: apt install python3-venv" in said
    assert not (cloned.home("player") / "new/.venv").exists()
