"""The example with MaskablePPO, in its shortest form."""

import runpy

import pytest

from tests.support.repository import ROOT

pytest.importorskip("sb3_contrib", reason="sb3-contrib is missing: pip install -e '.[rl,sb3]'")


def test_a_short_training_wins_more_games(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "masked_ppo.py"))
    before, after = example["main"](4096, 100)
    assert after > before + 10
    assert capsys.readouterr().out.splitlines() == [
        f"untrained: {before} of 100 games won",
        f"after 4096 steps: {after} of 100 games won",
    ]
