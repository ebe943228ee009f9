"""``winnable backup``, ``restore`` and ``doctor``, as their user meets them."""

from pathlib import Path

import pytest

from tests.support.command_line import CommandLine
from winnable.speech.messages import LANGUAGES
from winnable.store import Store


def test_games_move_to_another_computer(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    listed = cli("games", "list", "--json").done
    stick = str(tmp_path / "stick.db")
    assert cli("backup", stick).done.startswith("1 game ")
    assert cli("backup", stick).complaint == f"{stick} cannot be written: File exists."
    assert "already has entries" in cli("restore", stick).complaint
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    assert "does not exist yet" in cli("doctor").done
    assert cli("restore", stick).done.startswith("1 game ")
    assert cli("games", "list", "--json").done == listed
    assert cli("doctor").done.endswith("is intact and can be written to. It contains 1 game.\n")


def test_nothing_is_backed_up_before_the_first_game(cli: CommandLine, tmp_path: Path) -> None:
    stick = str(tmp_path / "stick.db")
    assert cli("backup", stick).done.startswith("0 games ")
    assert cli("restore", stick).done.startswith("0 games ")


def test_a_game_that_is_named_twice_is_one_game(cli: CommandLine, tmp_path: Path) -> None:
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    (game,) = Store().listed()
    said = cli("games", "export", game.name, game.name, "--to", str(tmp_path / "games")).done
    assert said.startswith("1 game ")
    assert cli("games", "delete", game.name, game.name).done.startswith("1 game ")


@pytest.mark.parametrize("option", [("--game", "draw-one"), ("--rules", "d1p3")])
def test_a_review_refuses_a_game_of_other_rules(cli: CommandLine, option: tuple[str, str]) -> None:
    cli("play", "--game", "draw-three", "-n", "7", stdin="d\n")
    (game,) = Store().listed()
    file = cli.file("game", cli("games", "export", game.name).done)
    for named in ((), (file,)):
        said = cli("review", *named, *option).complaint
        assert said == f"The text already has rules, d3r: leave out {option[0]}."


def test_the_default_name_of_a_backup_has_the_day(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    assert cli("backup").code == 0
    assert [*tmp_path.glob("winnable-????-??-??.db")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_repairs_a_damaged_database(cli: CommandLine, language: str) -> None:
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    store = Store()
    store.database.close()
    path = Path(store.database.name)
    data = path.read_bytes()
    path.write_bytes(data[:8192] + b"x" * 4096 + data[12288:])
    cli.set("LANG", f"{language}.UTF-8")
    damaged = cli("doctor")
    assert damaged.code == 1
    assert "repair" in damaged.out
    repaired = cli("doctor", "--repair")
    assert repaired.code == 0
    assert str(path.parent / "damaged") in repaired.out
    assert cli("doctor").code == 0


def test_the_doctor_names_games_that_do_not_parse(cli: CommandLine) -> None:
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    with Store().database.writing() as execute:
        execute("UPDATE games SET text = 'no game'")
    said = cli("doctor")
    assert (said.code, "1 game cannot be read" in said.out) == (1, True)


@pytest.mark.parametrize("command", [["backup", "b.db"], ["restore", "b.db"], ["doctor"]])
def test_a_server_that_is_not_reached_is_said(
    cli: CommandLine, command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    said = cli(*command, "--database", "postgresql:///none?host=/nowhere").complaint
    assert said.startswith("postgresql:///nowhere/none cannot be reached: ")
    assert not [*tmp_path.glob("*.db")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_names_a_clock_in_doubt_and_takes_the_word_of_the_host(
    cli: CommandLine, language: str
) -> None:
    cli("play", "--game", "solitario", "-n", "7", stdin="d\n")
    with Store().database.writing() as execute:
        execute("INSERT INTO clock VALUES (1, 86400000, 0)")
    cli.set("LANG", f"{language}.UTF-8")
    said = cli("doctor")
    assert (said.code, said.err) == (1, "")
    assert "1970-01-02 00:00 UTC" in said.lines[-1]
    assert "--trust-clock" in said.lines[-1]
    assert cli("doctor", "--trust-clock").code == 0
    assert cli("players", "log").done.split()[-2:] == ["trust-clock", "-"]
    assert len(cli("doctor").lines) == 1
