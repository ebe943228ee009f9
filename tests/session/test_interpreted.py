"""Without a C compiler the table stays pleasant: a copy of the package without compiled modules.

Work is counted in events of the interpreter, of which a core made 40 million a second where the
bounds were chosen: 0.3 seconds for a move, two for a hint or a chance.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pexpect
import pytest

from tests.support.interpreting import copied
from tests.support.length import pairs, some
from tests.support.line_mode import PLAY
from tests.support.places import Place, Window, at_a_place
from winnable.law.variants import VARIANTS
from winnable.solver.native import is_source_tree
from winnable.speech.messages import LANGUAGES, Voice
from winnable.web.tables.searches import Searches
from winnable.web.wire import game as wire

MOST: Final = {"move": 12_000_000, "hint": 80_000_000, "chance": 80_000_000}
GAMES: Final = {
    "draw-three": (1, "4f sw*13 w7 76x2 56 51 sw*3"),
    "solitario": (14, ""),
    "one-pass": (1, ""),
    "three-passes": (1, "4f 76 sw*3 wf sw*12 w6 56 51 sw wf sw wf sw*2 wf sw w3 sw*6 w1 1f sw*9"),
    "draw-one": (
        5,
        "sw*12 wf sw*9 wf sw*13 wf 61 6f sw*9 w1 71 62 6f sw*19 wf 3f 5f sw*14 wf 7f sw*12",
    ),
    "vegas-three": (2, ""),
    "vegas-one": (1, ""),
    "thoughtful": (286, ""),
}
"""A deal and moves on it, "sw*3" for three draws. There a hint, a chance, or what is certain after
a move, takes more than the bound with the effort of compiled searches.
"""
WORK: Final = """
import sys
from tests.support.work import work
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.catalogues.new import new_game
from winnable.session import Session
from winnable.solver import COMPILED
from winnable.web.pictures.table import Picture

assert not COMPILED
name, number, moves, act = sys.argv[1:]

def make():
    game = new_game(name, number=int(number))
    for word in moves.split():
        move, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            game.play(next(each for each in game.legal if str(each) == move))
    return Session(game)

def move(session):
    session.execute(Command(Act.EXACT, text=str(session.game.legal[-1])))
    assert session.changed
    Picture(session).table()
    session.ponder()

session = make()
print(work(lambda: move(session) if act == "move" else session.do(act)))
assert not session.refused
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that runs everything interpreted."""
    folder = tmp_path_factory.mktemp("bare")
    path = os.pathsep.join([str(copied(folder, compiled=False)), str(Path.cwd())])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "TERM": "dumb"}


def worked(bare: dict[str, str], name: str, act: str) -> int:
    number, moves = GAMES[name]
    done = subprocess.run(
        [sys.executable, "-c", WORK, name, str(number), moves, act],
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@pytest.mark.parametrize(("name", "act"), some(pairs(VARIANTS, MOST), 4))
def test_an_answer_takes_little_work(bare: dict[str, str], name: str, act: str) -> None:
    assert 0 < worked(bare, name, act) < MOST[act]


def played(bare: dict[str, str], language: str, text: str) -> tuple[list[str], str]:
    """The lines of a game in line mode, and what it writes to standard error."""
    done = subprocess.run(
        [*PLAY, "--plain", "--new", "--number", "1", "--lang", language],
        input=text,
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_mode_says_once_that_searches_are_slow(bare: dict[str, str], language: Any) -> None:
    lines, errors = played(bare, language.value, "hint\n" * 2)
    said = Voice(language=language).say("interpreted", where="tree")
    assert "gcc" in said
    assert "python3-dev" in said
    assert (lines.count(said), errors) == (1, "")


def test_a_review_in_line_mode_shows_its_progress(bare: dict[str, str]) -> None:
    lines, _ = played(bare, "en", "d\n" * 3 + "review\n")
    shares = [Voice().say("searched", percent=each) for each in range(10, 101, 10)]
    shown = [shares.index(line) for line in lines if line in shares]
    assert len(shown) > 1
    assert shown == sorted(set(shown))


def test_ctrl_c_stops_a_search_and_the_game_goes_on(bare: dict[str, str]) -> None:
    child: pexpect.spawn[bytes] = pexpect.spawn(
        PLAY[0], [*PLAY[1:], "--plain", "--new", "--number", "1"], env=bare, timeout=60, echo=False
    )
    try:
        for _ in range(8):
            child.sendline("d")
        child.sendline("review")
        child.expect_exact(" percent done.")
        child.sendintr()
        child.expect_exact(Voice().say("fault-search-stopped"))
        child.sendline("quit")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 0
    finally:
        child.close(force=True)


@pytest.mark.parametrize("is_local", [True, False])
def test_the_page_says_it_once_to_who_can_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_local: bool
) -> None:
    monkeypatch.setattr("winnable.session.interpreted.COMPILED", False)
    monkeypatch.setattr("winnable.solver.native._tellings", iter(range(9)))
    where = "tree" if is_source_tree() else "other"
    said = Voice().say("interpreted", where=where)

    async def play(place: Place) -> None:
        place.searches.is_local = is_local
        opened = await place.tables.begin(wire.NewGame(game="draw-three", number="1"), "en")
        game_id = opened.id
        heard: list[str] = []
        for _ in range(2):
            place.window = Window()
            place.table = await place.tables.enter(game_id, place.window, "en")
            heard += (await place.ask("hello")).said
        assert heard.count(said) == is_local

    at_a_place(tmp_path, play, Searches.local())
