"""A benchmark that is asked for a name that does not exist says which names do, in one sentence."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.repository import ROOT

SCRIPT = (ROOT / "scripts/bench").read_text()
WRONG = {
    "attacks sqlite 1 NONSENSE": "quiet, new_players, ",
    "attacks NONSENSE": "sqlite, postgresql.",
    "campaign 2 1 NONSENSE": 'must begin with "d" and a number',
    "certificates FOLDER 1 NONSENSE": 'must begin with "d" and a number',
    "grading NONSENSE": "ladder, steps, stability, levels, javasol, plots.",
    "law one-pass NONSENSE": "draw-three, ",
    "load --games NONSENSE": "draw-three, ",
    "players NONSENSE 1 2": 'must begin with "d" and a number',
    "ratings fair NONSENSE": 'must begin with "d" and a number',
    "searches NONSENSE": "reviews, games.",
    "site NONSENSE": "starts, play, memory.",
    "truth NONSENSE": "fate, chance, review.",
    "truth fate NONSENSE": "draw-three, ",
}


@pytest.mark.parametrize("words", WRONG)
def test_a_name_that_does_not_exist_is_one_sentence(words: str, tmp_path: Path) -> None:
    name, *arguments = words.replace("FOLDER", str(tmp_path)).split()
    is_offered = re.search(rf"^[a-z |]*\b{name}\b[a-z |]*\)", SCRIPT, re.MULTILINE)
    command = ["scripts/bench", name] if is_offered else [sys.executable, f"bench/{name}.py"]
    done = subprocess.run(
        [*command, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
    assert WRONG[words] in done.stderr


def test_the_map_compares_no_rules_with_themselves_and_none_twice() -> None:
    pairs = [*runpy.run_path(str(ROOT / "bench/map.py"))["orders"]()]
    assert all(fewer != more for fewer, more in pairs)
    assert len(pairs) == len(set(pairs)) == 232
