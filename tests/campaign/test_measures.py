"""Measures agree with the catalogue, the law and the players; every check finds a wrong search."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest

from tests.support.length import IS_LONG, some
from winnable.catalogues import catalogue
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import start
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.players import advise
from winnable.players.ladder import Rung
from winnable.proof.making import read_loss
from winnable.research.campaign import workbench
from winnable.research.campaign.measures import MEASURES, rows
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.workbench import Dealt, Disagreement, Workbench
from winnable.research.campaign.working import measure
from winnable.research.grading.trials import Trials
from winnable.solver import Answer, Limits, Verdict

D3, S = parse_rules("d3"), parse_rules("s")
GAMES = [variant.rules for variant in VARIANTS.values()]
DEALS = range(1, 200) if IS_LONG else range(1, 8)


def measured(rules: Rules, *names: str, numbers: range = DEALS) -> dict[str, list[Any]]:
    return rows(Workbench(), rules, names, numbers)


@pytest.mark.parametrize("rules", some(GAMES, 4), ids=str)
def test_verdicts_passes_and_returns_are_those_of_the_catalogue(rules: Rules) -> None:
    stored = catalogue(rules)
    assert stored is not None
    more = ("passes", "returns") if rules.kind is KLONDIKE else ()
    table = measured(rules, "winnable", "moves", *more)
    for i, number in enumerate(DEALS):
        row = stored.stored.row(number)
        assert row is not None
        if row.verdict is None:
            continue
        assert table["verdict"][i] == row.verdict
        assert bool(table["moves"][i]) is row.verdict
        assert table["states"][i] > 0
        if row.verdict and row.passes and "passes" in table:
            assert min(table["passes"][i], 4) == row.passes
            assert table["needs_returns"][i] == row.returns


@pytest.mark.parametrize("rules", GAMES if IS_LONG else (D3, S), ids=str)
def test_every_measure_fits_its_columns_and_does_not_depend_on_other_deals(rules: Rules) -> None:
    names = [name for name, each in MEASURES.items() if each.varies not in rules.kind.fixed]
    question = Question(rules, 2, 3, tuple(names), check_every=1)
    found = measure(str(question), 2, 3)
    assert list(found.columns) == [column.name for column in question.columns]
    assert found.checks["replayed"] == found.columns["verdict"].count(1)
    for column in question.columns:
        for value in found.columns[column.name]:
            if column.type == "binary":
                assert isinstance(value, bytes)
            else:
                assert isinstance(value, int)
                assert -1 <= value < 1 << int(column.type[3:]) - 1
    assert measure(str(question), 3, 3).columns == {
        name: values[1:] for name, values in found.columns.items()
    }


def test_the_fair_player_and_the_ladder_play_as_they_do_elsewhere() -> None:
    table = measured(D3, "fair-player", "ladder", numbers=range(2, 3))
    trials, game = Trials(), Game(D3, numbered_deal(2, D3))
    trials.load(game.position)
    for rung in Rung:
        assert table[f"ladder_{rung.name.lower()}"] == [trials.wins(rung, 40, 2)]
    chances = b""
    while (advice := advise(game.view)) is not None:
        if advice.chance is not None:
            chances += round(10_000 * advice.chance).to_bytes(2, "little")
        for move in advice.plan:
            game.play(move)
    assert table["fair_won"] == [game.is_won]
    assert table["fair_moves"] == [game.moves_made]
    assert table["fair_chances"] == [chances]
    assert chances


def test_a_shortened_win_is_never_longer() -> None:
    table = measured(D3, "winnable", "moves", "shortest-found", numbers=range(7, 9))
    (moves, none), (short, lost) = table["moves"], table["shortest_found"]
    assert 52 < short < moves
    assert none == lost == 0


def test_a_deal_beyond_the_limits_is_searched_again_and_then_undecided() -> None:
    text = 'rules = "d1p3"\nfirst = 1\nlast = 4\nmeasures = ["moves", "passes", "returns"]\n'
    found = measure(str(parse_question(text + "states = 1\nmore_states = 2")), 1, 4)
    assert found.columns["verdict"] == found.columns["passes"] == [-1] * 4
    assert found.columns["needs_returns"] == [-1] * 4
    assert found.checks == {"searched_again": 4}
    wide = measure(str(parse_question(text + "states = 1")), 1, 4)
    usual = measure(str(parse_question(text)), 1, 4)
    assert wide.columns["verdict"] == usual.columns["verdict"] == [1, 1, 1, 1]


class Wrong:
    """A solver with a fixed answer."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def solve(self, *_: object) -> Answer:
        return self.answer


@pytest.mark.parametrize("rules", [D3, S], ids=str)
def test_the_checks_find_a_wrong_verdict_and_a_wrong_win(rules: Rules) -> None:
    bench = Workbench(check_every=5)
    right = bench.decide(bench.deal(5, rules))
    assert right.moves is not None
    wrong = {
        "bare" if rules == S else "certificate": Answer(Verdict.UNWINNABLE, 1, 0, 0),
        "verify": replace(right, moves=right.moves[:-1]),
    }
    for what, answer in wrong.items():
        lying = Workbench(check_every=5)
        lying.__dict__["solver"] = Wrong(answer)
        lying.decide(lying.deal(4, rules))  # no multiple of 5
        with pytest.raises(Disagreement) as raised:
            lying.decide(lying.deal(5, rules))
        assert (raised.value.number, raised.value.what) == (5, what)


@pytest.mark.parametrize(
    ("text", "check"),
    [
        ("d3", "certified"),
        ("d1", "certified"),
        ("d1p1", "certified"),
        ("d3p3n", "certified"),
        ("sc1k3", "bare"),
    ],
)
def test_a_loss_is_proven_again_by_another_program(text: str, check: str) -> None:
    rules, bench = parse_rules(text), Workbench(check_every=1)
    lost = 0
    for number in range(1, 400):
        deal = numbered_deal(number, rules)
        position = start(rules, deal)
        if bench.solver.decide(position, Limits(2000)).verdict is Verdict.UNWINNABLE:
            bench.decide(Dealt(number, rules, deal, position))
            lost += 1
            if lost == (10 if IS_LONG else 1):
                break
    assert lost == bench.checks[check] > 0


def test_the_certificate_of_each_loss_is_in_the_table() -> None:
    table = measured(D3, "winnable", "certificates", numbers=range(1, 30))
    for number, (verdict, file, states) in enumerate(
        zip(table["verdict"], table["certificate"], table["certified"], strict=True), 1
    ):
        assert isinstance(file, bytes)
        if verdict == 1:
            assert (file, states) == (b"", 0)
        else:
            text, found = read_loss(BytesIO(file), 10**9)
            assert text == start(D3, numbered_deal(number, D3)).text
            assert found == states
    assert table["verdict"].count(0) > 2


def test_a_certificate_beyond_the_limit_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbench, "CERTIFICATE_STATES", 10)
    table = measured(D3, "winnable", "certificates", numbers=range(13, 14))
    assert (table["verdict"], table["certificate"], table["certified"]) == ([0], [b""], [-1])
