"""What people paste, as argument, file and standard input of the commands that take deals."""

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.support import saved_games
from tests.support.command_line import CommandLine
from tests.support.described import in_mid_game, joined_late
from winnable import new_game
from winnable.cli.line.board import draw_board
from winnable.law.deals import DealError, digits_text, numbered_deal
from winnable.law.reading import parse_deal, read
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View
from winnable.speech.messages import LANGUAGES

PASTED = Path(__file__).parents[1] / "data/pasted"
LISTS = Path(__file__).parents[1] / "data/move_lists"
D1 = parse_rules("d1")


def deals() -> list[str]:
    """The examples that are deals of Klondike."""
    names = []
    for path in sorted(PASTED.glob("*.txt")):
        try:
            parse_deal(path.read_text(), D1)
        except ValueError:
            continue
        names.append(path.stem)
    return names


@pytest.mark.parametrize("name", deals())
def test_every_format_is_read_by_every_entry(cli: CommandLine, name: str) -> None:
    path = PASTED / f"{name}.txt"
    text = path.read_text()
    deal = str(parse_deal(text, D1))
    options = ("--game", "draw-one")
    assert cli("deals", "convert", str(path), *options).done == f"{deal}\n"
    assert cli("deals", "convert", "-", *options, stdin=text).done == f"{deal}\n"
    assert cli("deals", "convert", text, *options).done == f"{deal}\n"
    assert json.loads(cli("deals", "show", text, "--json", *options).done)["deal"] == deal
    assert (
        json.loads(cli("deals", "show", "-", "--json", *options, stdin=text).done)["deal"] == deal
    )


@pytest.mark.parametrize("name", ["draw-one", "solitario"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shown_deal_is_read_back_in_every_language(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    deal = numbered_deal(4217, VARIANTS[name].rules)
    shown = cli("deals", "show", "4217", "--game", name).done
    for source, stdin in ((shown, ""), ("-", shown)):
        said = cli("deals", "show", source, "--json", "--game", name, stdin=stdin)
        assert json.loads(said.done)["deal"] == str(deal)


def test_what_find_and_show_print_as_json_is_read_back(cli: CommandLine) -> None:
    found = cli("deals", "find", "level=hard", "--limit", "3", "--json", "--game", "draw-one").done
    numbers = [json.loads(line)["number"] for line in found.splitlines()]
    read = cli("deals", "convert", "-", "--game", "draw-one", stdin=found).done
    assert read.splitlines() == [str(numbered_deal(number, D1)) for number in numbers]
    shown = cli("deals", "show", "javasol:6", "--json", "--game", "draw-one").done
    again = cli("deals", "show", "-", "--json", "--game", "draw-one", stdin=shown).done
    assert again == shown


def test_a_fault_in_a_board_names_its_line_in_the_file(cli: CommandLine) -> None:
    board = (PASTED / "pysol-fault.txt").read_text()
    said = cli("deals", "convert", "-", stdin=f"7\n\n{board}\n8\n")
    assert len(said.lines) == 2
    assert said.err.startswith('Line 3: "<9X>" on line 4 of the board')
    listed = "6H\nAD 5C\n4H TS XH\n"
    said = cli("deals", "convert", "-", stdin=f"7\n{listed}8\n")
    assert said.err == 'Line 4: Card 6 of the deal is "XH", which is not a card.\n'


def test_a_table_in_mid_game_is_no_deal(cli: CommandLine) -> None:
    text = (PASTED / "minimal-mid-game.txt").read_text()
    said = cli("deals", "convert", "-", stdin=text)
    assert said.err == "Line 1: This is a table in mid-game, but a deal is needed here.\n"
    with pytest.raises(DealError):
        parse_deal(text, D1)


def test_a_file_of_klondike_solver_is_read(cli: CommandLine) -> None:
    """Its files have numbers, digits and boards of PySol, with comments between them."""
    digits, board = digits_text(numbered_deal(8, D1)), (PASTED / "pysol.txt").read_text()
    text = f"#Draw count 1 = 125 moves\n{digits}\n#Random deal\nGame: 37547\n#Pysol game\n{board}"
    found = cli("deals", "convert", "-", "--game", "draw-one", stdin=text).done.splitlines()
    named = ("8", "klondike-solver:37547", "pysol:24")
    assert found == [str(parse_deal(address, D1)) for address in named]


def shown(view: View) -> str:
    """What the line mode shows."""
    console = Console(file=(file := StringIO()), width=80)
    console.print(draw_board(view, ""))
    return file.getvalue()


@pytest.mark.parametrize("name", ["draw-one", "draw-three", "one-pass"])
def test_the_board_of_the_line_mode_is_read(name: str) -> None:
    """A card of the waste that it does not show is unknown."""
    random = Random(name)
    read_back = 0
    for number in range(80):
        game = in_mid_game(name, number, random, 25)
        view = joined_late(game, random) if number % 2 else game.view
        text = shown(view)
        if view.passes == 1:
            found = read(text, view.rules)
            assert isinstance(found, View)
            assert len(found.waste) == len(view.waste)
            assert shown(found) == text  # a face-down card that was seen is not shown
            read_back += 1
    assert read_back > 10


@pytest.mark.parametrize(
    ("name", "game", "said"),
    [
        ("greenfelt", "draw-one", "Won at move 132."),
        ("minimal-klondike", "draw-one", "Won at move 110."),
        ("ten-on-king", "draw-three", "Won at move 110."),
        ("klondike-solver", "draw-one", ""),
    ],
)
def test_moves_of_other_programs_are_reviewed_and_solved(
    cli: CommandLine, name: str, game: str, said: str
) -> None:
    text = (LISTS / f"{name}.txt").read_text()
    for file in (str(LISTS / f"{name}.txt"), "-"):
        assert cli("review", file, "--game", game, stdin=text).done.startswith(said)
        solved = cli("solve", file, "--game", game, stdin=text).done.splitlines()
        assert solved[-1].startswith("Line 1: winnable")


def test_a_wrong_move_of_another_program_is_one_sentence(cli: CommandLine) -> None:
    for command in ("review", "solve"):
        said = cli(command, "-", "--game", "draw-one", stdin="greenfelt:5\nMoves: DR1 W9")
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert 'Move 2, "W9"' in said.err


@pytest.mark.parametrize("form", ["kpat", "old kpat", "pysolfc"])
def test_a_saved_game_is_solved_and_advised_on(cli: CommandLine, tmp_path: Path, form: str) -> None:
    game = new_game("d1", number=4217)
    game.play("sw")
    position = game.position
    text = {
        "kpat": saved_games.kpat(game).encode(),
        "old kpat": saved_games.old_kpat(position).encode(),
        "pysolfc": saved_games.pysolfc(position),
    }[form]
    (tmp_path / "saved").write_bytes(text)
    for source, stdin in ((str(tmp_path / "saved"), b""), ("-", text)):
        said = cli("solve", source, "--json", "--game", "draw-one", stdin=stdin)
        assert json.loads(said.done)["position"] == position.text
        assert cli("deals", "convert", source, stdin=stdin).err.endswith("a deal is needed here.\n")
    said = cli("advise", "-", "--json", "--game", "draw-one", stdin=text)
    assert json.loads(said.done)["position"] == position.text


def test_a_damaged_saved_game_gets_one_sentence(cli: CommandLine, tmp_path: Path) -> None:
    data = saved_games.pysolfc(new_game("d1", number=2).position)[:200]
    (tmp_path / "saved").write_bytes(data)
    for command in (("solve",), ("review",), ("deals", "convert")):
        said = cli(*command, str(tmp_path / "saved"))
        assert (said.code, said.out) == (2, "")
        assert said.err.endswith("is damaged, or not a game of Klondike.\n")
        assert said.err.count("\n") == 1
