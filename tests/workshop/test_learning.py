"""Training the net: deals, learning from scratch, resuming, and the rounded net."""

from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.support.interpreting import interpreted
from tests.support.solving import SUBJECTS
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.players.nets import exploration, sigmoid, unpack_net
from winnable.solver import klondike
from winnable.solver.encoding import load_klondike
from winnable.solver.encoding import number as number_of
from workshop import learning
from workshop.calibration import FIRST, fitted, values_of
from workshop.learning import Learning
from workshop.training import (
    COURSES,
    TRAINING,
    TUNING,
    quantized,
    restored,
    train,
)

FEW = range(TUNING.start, TUNING.start + 300)
SHORT = replace(COURSES["d3"], rounds=4, games=150)


def test_learning_is_compiled_where_the_searches_are() -> None:
    assert learning.COMPILED == klondike.COMPILED


def test_the_training_deals_are_the_numbered_deals() -> None:
    made = Learning()
    made.begin_learning(1, 1)
    for text, number in (("d3", 1), ("d1", TRAINING + 7), ("d1p3", (1 << 64) - 1)):
        rules = parse_rules(text)
        redeals = -1 if rules.passes is None else rules.passes - 1
        search = Mock()
        load_klondike(search, start(rules, numbered_deal(number, rules)))
        columns, _, _, stock, *_ = search.load.call_args.args
        made.begin_deal(number, rules.draw, redeals)
        assert made.dealt_cards() == [*map(number_of, (*chain(*columns), *reversed(stock)))]


def test_training_learns_from_random_weights_and_resumes_exactly(tmp_path: Path) -> None:
    whole = [*train(SHORT, tmp_path / "whole", every=2, tuning=FEW)]
    assert whole[-1].loss < whole[0].loss
    assert whole[-1].greedy is not None
    assert whole[-1].greedy > 0.15  # random weights win 5 to 10 %
    list(
        islice(train(SHORT, tmp_path / "parts", every=2, tuning=FEW), 3)
    )  # stopped after the third round
    rest = [*train(SHORT, tmp_path / "parts", every=2, tuning=FEW)]
    assert [point.round for point in rest] == [3, 4]
    assert [each.loss for each in rest] == [each.loss for each in whole[2:]]
    kept = [(tmp_path / name / "checkpoint").read_bytes() for name in ("whole", "parts")]
    assert kept[0] == kept[1]
    # The rounded net, and the tree with it.
    made = restored(tmp_path / "whole")
    data = quantized(made)
    assert data == quantized(restored(tmp_path / "parts"))
    made.set_tables(*exploration())
    made.set_net(*unpack_net(data))
    wins = sum(made.tree_win(number, 3, -1, 30, 20) for number in range(1, 41))
    assert wins > 40 * whole[-1].greedy


def test_interpreted_and_compiled_learning_agree() -> None:
    """Compiled, floats have 32 bits; so the games may differ once two choices are nearly equal."""
    names = [
        *(f"winnable.solver.klondike.{name}" for name in SUBJECTS["klondike"]),
        *(f"winnable.players.{name}" for name in SUBJECTS["players"]),
        "workshop.descent",
        "workshop.learning",
    ]
    found = []
    for made in (Learning(), interpreted(*names)[-1].Learning()):
        made.set_tables(*exploration())
        made.begin_learning(200, 5)
        made.play(TRAINING + 3, 1, 3, [-1], 0.0, 0.8)
        loss = made.fit(1e-3, 8)
        found.append((made.n_positions, loss, made.parameters()[0]))
    assert found[0][0] == found[1][0]
    assert abs(found[0][1] - found[1][1]) < 1e-4
    assert max(abs(a - b) for a, b in zip(found[0][2], found[1][2], strict=True)) < 1e-2


def test_training_and_tuning_deals_are_disjoint() -> None:
    last = max(TRAINING + course.rounds * course.games for course in COURSES.values())
    assert 2_500 < TUNING.start < TUNING.stop <= FIRST < TRAINING < last < 1 << 63


def test_a_calibration_moves_the_chances_to_the_share_of_wins() -> None:
    """Values whose log odds are half of the true ones: the scale is 2."""
    rows = [(0.5, 0), (0.5, 1)]
    for value, won in ((1 / 3, 2), (2 / 3, 8)):  # true chances: 1/5 and 4/5
        rows += [(value, int(k < won)) for k in range(10)]
    shift, scale = fitted(rows)
    assert abs(shift) < 1e-6
    assert abs(scale - 2) < 1e-6


def test_every_rules_with_a_net_have_games_to_calibrate_them() -> None:
    values = values_of("d1p1", 2, 20)
    assert values
    assert all(0 <= value <= 1 and won in (0, 1) for value, won in values)
    with pytest.raises(ValueError, match="d2"):
        values_of("d2", 1, 20)


def test_the_tables_are_the_same_on_every_machine() -> None:
    """No entry is so near a half that another rounding of exp or log would change it."""
    from math import exp, log, sqrt

    entries = [32768 / (1 + exp(-x / 64)) for x in range(-1024, 1024) if x]
    entries += [1024 * sqrt(log(n + 1)) for n in range(len(exploration()[0]))]
    assert min(abs(entry % 1 - 0.5) for entry in entries) > 1e-6
    assert sigmoid()[1024] == 16384
