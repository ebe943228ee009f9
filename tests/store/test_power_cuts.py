"""The power fails: every move that was acknowledged before is there afterwards.

The files are rebuilt from prefixes of what reached the disk. Whatever was not flushed is lost,
kept, or kept in part: any sectors, in any order.
"""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.support.fault_player import WIN, Answer, Task, players
from tests.support.kept import Note, acknowledged_moves, check_kept, check_sound
from tests.support.length import IS_LONG
from tests.support.power_cut import Disk, changes
from winnable.store import Store

TYPED = ("draw", "brief", "w f", "new", *WIN, "new", "draw")
SHARES = (0.0, 1.0, 0.5, 0.9, 0.1) if IS_LONG else (0.5,)
"""The parts of the uncertain sectors that are kept. In the long run, 5 cuts after each change."""
STEP = 1 if IS_LONG else 5
"""The usual run cuts after every fifth change."""


@pytest.mark.parametrize("rules", ["d1c1k1", "draw-three"])
def test_a_power_cut_loses_nothing_acknowledged(
    tmp_path: Path, rules: str, record_property: Note
) -> None:
    typed = TYPED if rules == "d1c1k1" else ("draw",) * 9
    home, rebuilt = tmp_path / "home", tmp_path / "rebuilt"
    home.mkdir()
    with players() as program:
        for again in range(2):  # a new database, and one that exists
            record = tmp_path / f"record{again}"
            task = Task(str(home / "winnable"), typed, rules=rules, record=str(record))
            played = program.play(task)
            assert (played.status, played.err) == (0, "")
    disk, chance, cuts, known = Disk(), Random(rules), 0, 0
    moves = 0
    answers: list[Answer] = []
    order = changes(tmp_path / "record0") + changes(tmp_path / "record1")
    for number, change in enumerate(order):
        if change.kind == "note":
            answers.append(Answer(**json.loads(change.data)))
            continue
        disk.add(change)
        for share in SHARES if number % STEP == 0 else ():
            shutil.rmtree(rebuilt, ignore_errors=True)
            rebuilt.mkdir()
            disk.cut(rebuilt, chance, share)
            store = Store(rebuilt / "winnable")
            check_kept(store, answers, (number, share))
            moves += acknowledged_moves(answers)
            known = max(known, len([*store.listed()]))
            store.database.close()
            check_sound(rebuilt / "winnable", (number, share))
            cuts += 1
    record_property("tried", cuts)
    record_property("moves", moves)
    assert cuts > 25
    assert known >= (5 if rules == "d1c1k1" else 1)
    assert len(answers) > 2 * len(typed)
