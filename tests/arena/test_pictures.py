"""The boards that the Gymnasium environments render."""

import re
import sys
import tomllib
from random import Random
from typing import Final

import gymnasium
import numpy as np
import pytest

from tests.support.length import IS_LONG, some
from tests.support.repository import ROOT
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.law.worlds import unseen, world
from winnable.research.arena.environment import NAME
from winnable.research.arena.pictures import frame
from winnable.research.arena.vectors import action_of

RULES: Final = {str(variant.rules): None for variant in VARIANTS.values()}
"""The rules of the games, each once."""


@pytest.mark.parametrize("text", some([*RULES, "d1k4c4", "d2c9o", "sc3k6"], 5))
def test_pixels_show_what_the_player_sees_and_nothing_else(text: str) -> None:
    """Frames differ if and only if views do, whatever the unseen cards are."""
    rules, draw = parse_rules(text), Random(5)
    env = gymnasium.make(NAME, rules=text, render_mode="rgb_array", proven=False)
    env.reset(options={"number": 7})
    game, frames = Game(rules, numbered_deal(7, rules)), dict[bytes, str]()
    for turn in range(4):
        pixels, view = env.render(), game.view
        assert isinstance(pixels, np.ndarray)
        assert pixels.dtype == np.uint8
        assert pixels.shape[1:] == (720, 3)
        assert frames.setdefault(pixels.tobytes(), str(view)) == str(view)
        hidden = unseen(view)
        twin = world(view, hidden[::-1])
        assert (twin == game.position) == (hidden == hidden[::-1])
        if view_of(twin) == view and (IS_LONG or turn == 3):
            assert np.array_equal(frame(twin, "rgb_array"), pixels)
        if not game.legal:
            break
        move = draw.choice(game.legal)
        game.play(move)
        env.step(np.int64(action_of(move)))
    assert len(set(frames.values())) == len(frames) > 3
    assert len(set(map(len, frames))) == 1, "all frames of a game have one size"


def test_the_pixels_are_those_of_the_cards() -> None:
    """The back of the stock is blue, the felt green, the corner of an upright card white."""
    env = gymnasium.make(NAME, rules="d3", render_mode="rgb_array", proven=False)
    env.reset(options={"number": 7})
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    for (y, x), colour in (((70, 62), 2), ((900, 360), 1), ((297, 60), None), ((0, 0), 1)):
        red, green, blue = (int(part) for part in pixels[y, x])
        if colour is None:
            assert min(red, green, blue) > 230
        else:
            assert (red, green, blue)[colour] == max(red, green, blue) > red


def test_many_games_are_drawn_as_pixels() -> None:
    envs = gymnasium.make_vec(NAME, 2, rules="d3", render_mode="rgb_array", proven=False)
    envs.reset(options={"number": [1, 2]})
    rules = parse_rules("d3")
    frames = envs.render()
    assert frames is not None
    for number, pixels in zip((1, 2), frames, strict=True):
        position = Game(rules, numbered_deal(number, rules)).position
        assert np.array_equal(pixels, frame(position, "rgb_array"))


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_a_missing_package_is_one_sentence_with_the_command(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(gymnasium.error.DependencyNotInstalled) as caught:
            make(NAME, rules="d3", render_mode="rgb_array")
        said, _, packages = str(caught.value).partition(": pip install ")
        assert said == "The render mode rgb_array needs two more packages"
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        known = {re.split(r"[<>=~]", need)[0] for need in project["optional-dependencies"]["rl"]}
        assert set(packages.split()) <= known
        make(NAME, rules="d3", render_mode="ansi", proven=False)
