"""The public solver: answers, limits, many positions at once, shorter wins, known verdicts."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG, some
from tests.support.literal import Table
from tests.support.solving import check_win, make_plain, plain, random_start, wander
from winnable import solver
from winnable.game.game import Game
from winnable.law.deals import Deal, DealError, numbered_deal
from winnable.law.moves import draw_move, legal_moves, play, start
from winnable.law.position import HasPosition, IllegalMove, Move, Position
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.proof.checker import verify
from winnable.solver import (
    Answer,
    Limit,
    Limits,
    Solver,
    Verdict,
    decide_many,
    shorten,
    solve,
    solve_many,
)
from winnable.solver.plays import Stuck, plays_of

DATA: Final = Path(__file__).parents[1] / "data"
REPLAYED: Final = 1 if IS_LONG else 4
"""How many known deals have one winning line checked move by move."""
PATIENCE: Final = 60.0
"""Seconds after which a running thread counts as stuck."""
LONG: Final = Limits(memory=1_024)
"""A limit of memory that a plain search of the hard deal does not meet before it is stopped."""


def dealt(text: str, number: int) -> Position:
    rules = parse_rules(text)
    return start(rules, numbered_deal(number, rules))


def rows(name: str) -> list[list[str]]:
    """The rows of a table of verdicts: the verdicts, then the deal."""
    lines = (DATA / name).read_text().splitlines()
    return [line.split("\t") for line in lines[2:]]


def hard() -> Position:
    """An unwinnable deal, among those that take a plain search longest."""
    rules = parse_rules("d3")
    return start(rules, parse_deal(rows("verdicts.tsv")[438][-1], rules))


def parts(answer: Answer) -> tuple[object, ...]:
    """The answer without its times."""
    return answer.verdict, answer.nodes, answer.moves, answer.limit


def is_lost(position: Position) -> bool:
    answer = solve(position, Limits(nodes=200_000))
    assert answer.verdict is not Verdict.UNDECIDED, position
    return answer.verdict is Verdict.UNWINNABLE


# One position


PRESETS: Final = {str(variant.rules) for variant in VARIANTS.values()}
KLONDIKES: Final = {text for text in PRESETS if text.startswith("d")}


@pytest.mark.parametrize("text", sorted(KLONDIKES | {"d1p1", "d3n", "d2r", "d3t", "d1p3rtn"}))
def test_a_win_ends_in_a_won_position(text: str) -> None:
    won = 0
    for number in range(1, 16):
        position = dealt(text, number)
        answer = solve(position)
        assert answer.verdict is not Verdict.UNDECIDED
        assert answer.cpu_s >= 0
        if answer.moves is None:
            continue
        won += 1
        check_win(position, answer)
        for move in answer.moves:
            position = play(position, move).after
        assert position.is_won
    assert won


@pytest.mark.parametrize("text", sorted(PRESETS - KLONDIKES))
def test_a_win_of_solitario_ends_in_a_won_position(text: str) -> None:
    won = 0
    for number in range(1, 31):
        position = dealt(text, number)
        answer = solve(position, Limits(nodes=50_000))
        if answer.moves is not None:
            won += 1
            deal = numbered_deal(number, position.rules)
            assert verify(game_text(position.rules, deal, answer.moves)).is_won
    assert won


@pytest.mark.parametrize("text", ["d1k1c1", "d3k2c2", "d1k13c9", "d52k13c1p1", "d3k3c4n"])
def test_a_deck_and_tableau_of_any_size_get_a_verdict(text: str) -> None:
    for number in range(20):
        position = dealt(text, number)
        answer = solve(position)
        assert answer.verdict is not Verdict.UNDECIDED
        if answer.moves is not None:
            check_win(position, answer)


def test_a_won_position_needs_no_moves() -> None:
    position = dealt("d1", 1)
    for move in solve(position).moves or ():
        position = play(position, move).after
    assert position.is_won
    answer = solve(position)
    assert (answer.verdict, answer.moves) == (Verdict.WINNABLE, ())


def test_a_position_without_legal_moves_is_lost() -> None:
    random, ended = Random(1), 0
    rules = parse_rules("d2p1k5c5n")
    for _ in range(200):
        position = wander(random, random_start(random, rules), 200)
        if not legal_moves(position):
            ended += 1
            assert solve(position).verdict is Verdict.UNWINNABLE
    assert ended > 5


def test_columns_that_wait_to_be_turned_are_solved() -> None:
    random, waiting, won = Random(2), 0, 0
    for text in ("d3t", "d1p2t", "d2k7c5t", "d1k5c4tn"):
        for _ in range(60):
            position = wander(random, random_start(random, parse_rules(text)), 40)
            columns = zip(position.columns, position.down, strict=True)
            if any(column and down == len(column) for column, down in columns):
                waiting += 1
                answer = solve(position, Limits(nodes=100_000))
                if answer.moves is not None:
                    won += 1
                    check_win(position, answer)
                    assert answer.moves[0].is_turn
    assert waiting > won > 10


@pytest.mark.parametrize("text", ["d3k8c5", "d2k6c4n", "d1k7c5", "d3k7c4r", "d4k9c5"])
def test_draws_change_no_verdict_if_passes_are_unlimited(text: str) -> None:
    random, empty = Random(text), 0
    for _ in range(12):
        position = wander(random, random_start(random, parse_rules(text)), 25)
        lost, draw = is_lost(position), draw_move(position.rules)
        for _ in range(len(position.stock) + 4):
            if draw not in legal_moves(position):
                break
            position = play(position, draw).after
            empty += not position.stock
            assert is_lost(position) == lost, position
    assert empty


# Limits


def test_the_limit_of_nodes_is_kept() -> None:
    position = dealt("d1p1", 5)
    whole = solve(position)
    assert whole.verdict is Verdict.UNWINNABLE
    for nodes in (1, 2, 50, 1_000, whole.nodes // 2):
        answer = solve(position, Limits(nodes=nodes))
        assert (answer.verdict, answer.limit) == (Verdict.UNDECIDED, Limit.NODES)
        assert answer.moves is None
        assert nodes < answer.nodes < whole.nodes
    assert parts(solve(position, Limits(nodes=whole.nodes))) == parts(whole)


def test_the_limit_of_memory_is_kept() -> None:
    for memory in (0, 1, 8):
        answer = plain().solve(hard(), Limits(memory=memory))
        assert (answer.verdict, answer.limit) == (Verdict.UNDECIDED, Limit.MEMORY)
        assert answer.moves is None
    assert solve(hard()).verdict is Verdict.UNWINNABLE


def test_a_search_can_be_stopped_and_releases_the_gil() -> None:
    """Another Python thread runs during the search, and stops it."""
    searching, answers = plain(), list[Answer]()
    thread = threading.Thread(target=lambda: answers.append(searching.solve(hard(), LONG)))
    thread.start()
    for _ in range(20):
        time.sleep(0.01)
        assert thread.is_alive()
    searching.stop()
    thread.join(PATIENCE)
    (answer,) = answers
    assert (answer.verdict, answer.limit) == (Verdict.UNDECIDED, Limit.STOPPED)
    assert (
        searching.solve(dealt("d3", 1)).verdict is Verdict.WINNABLE
    )  # the solver can be used again


# Many positions


def deals_of(text: str) -> Iterator[Position]:
    """The numbered deals of the rules, without end."""
    return (dealt(text, number) for number in count(1))


@pytest.mark.parametrize("jobs", [None, 1, 2, 5])
def test_solve_many_answers_in_order_and_as_solve(jobs: int | None) -> None:
    limits = Limits(nodes=3_000)
    kinds = [deals_of(text) for text in ("d3", "d1p1", "d2k7c5", "d3n")]
    positions = [next(kinds[i % 4]) for i in range(400 if IS_LONG else 200)]
    answers = solve_many(iter(positions), limits, jobs)
    assert [*map(parts, answers)] == [parts(solve(position, limits)) for position in positions]


def test_solve_many_of_nothing_is_empty() -> None:
    assert list(solve_many([])) == []


@pytest.mark.parametrize("text", ["d3", "d1p1", "d1", "d2k7c5n", "d4c9p2", "d3t", "s", "sbk4c3"])
def test_decide_many_decides_as_a_solver_does(text: str) -> None:
    rules, limits = parse_rules(text), Limits(nodes=2_000)
    deals = [numbered_deal(number, rules) for number in range(1, 61)]
    verdicts, states = decide_many(iter(deals), rules, limits)
    answers = [Solver().decide(start(rules, deal), limits) for deal in deals]
    codes = {Verdict.WINNABLE: 1, Verdict.UNWINNABLE: 0, Verdict.UNDECIDED: -1}
    assert list(verdicts) == [codes[answer.verdict] for answer in answers]
    assert list(states) == [answer.nodes for answer in answers]
    assert [*map(len, decide_many([], rules))] == [0, 0]


def test_decide_many_refuses_deals_of_another_deck() -> None:
    with pytest.raises(DealError):
        decide_many([numbered_deal(1, parse_rules("s"))], parse_rules("d3"))


def test_solve_many_yields_answers_before_its_input_ends() -> None:
    threads, asked = threading.active_count(), count()
    positions = (position for position in deals_of("d3") if next(asked) >= 0)
    answers = solve_many(positions, jobs=2)
    assert len(list(islice(answers, 10))) == 10
    answers.close()  # type: ignore[attr-defined]  # it is a generator
    assert threading.active_count() == threads
    assert next(asked) <= 10 + 64 * 2 + 1  # it reads no further than two threads need


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    """Solvers without short cuts, which take long; records each answer of a search that ended."""
    ended: list[Answer] = []

    class Plain(Solver):
        def __init__(self) -> None:
            super().__init__()
            make_plain(self)

        def solve(self, position: Position | HasPosition, limits: Limits = LONG) -> Answer:
            answer = super().solve(position, limits)
            ended.append(answer)
            return answer

    monkeypatch.setattr(solver, "Solver", Plain)
    return ended


@pytest.mark.parametrize("before", [1, 2, 5])
def test_an_error_of_the_input_is_raised_and_stops_all_searches(
    searched: list[Answer], before: int
) -> None:
    def faulty() -> Iterator[Position]:
        for _ in range(before):
            yield hard()
        raise ZeroDivisionError

    threads = threading.active_count()
    with pytest.raises(ZeroDivisionError):
        list(solve_many(faulty(), LONG, jobs=2))
    assert threading.active_count() == threads
    assert len(searched) <= before
    assert {answer.limit for answer in searched} <= {Limit.STOPPED}


def test_closing_solve_many_stops_running_searches(searched: list[Answer]) -> None:
    threads, easy = threading.active_count(), dealt("d1k4c3", 1)
    answers = solve_many([easy, hard(), *[easy] * 200, *[hard()] * 200], LONG, jobs=2)
    assert next(answers).verdict is Verdict.WINNABLE
    answers.close()  # type: ignore[attr-defined]  # it is a generator
    assert threading.active_count() == threads
    # Searches of the easy deal ended; running searches of the hard deal were stopped.
    assert {answer.limit for answer in searched} <= {None, Limit.STOPPED}
    assert all(answer.verdict is Verdict.WINNABLE for answer in searched if answer.limit is None)
    assert sum(answer.limit is Limit.STOPPED for answer in searched) <= 2


def test_ctrl_c_ends_solve_many(tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text("\n".join(map(str, range(100_000))))
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path)}
    environment["PYTHONPATH"] = str(Path(solver.__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, "-um", "winnable", "solve", str(deals), "--rules", "d3p3"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        error = process.stderr.read()
        assert process.wait() == 130
    assert error == ""
    assert rest.count("\n") < 100_000 - 1


# Shorter wins


def wins(text: str, number: int) -> Iterator[tuple[Position, Answer]]:
    """The first ``count`` wins of deals and of positions from the middle of games."""
    random = Random(text)
    while number:
        position = wander(random, random_start(random, parse_rules(text)), 20)
        answer = solve(position, Limits(nodes=20_000))
        if answer.verdict is Verdict.WINNABLE:
            number -= 1
            yield position, answer


@pytest.mark.parametrize("text", ["d3", "d1", "d3p3", "d1n", "d3t", "d2k7c5", "d1p2k6c4n"])
def test_shortened_wins_win_and_are_not_longer(text: str) -> None:
    saved = 0
    for position, answer in wins(text, 6 if IS_LONG else 2):
        assert answer.moves is not None
        short = shorten(position, answer.moves, budget=8_000)
        assert short == shorten(position, answer.moves, budget=8_000)
        check_win(position, replace(answer, moves=short))
        assert len(short) <= len(answer.moves)
        again = shorten(position, short, budget=8_000)
        check_win(position, replace(answer, moves=again))
        assert len(again) <= len(short)
        saved += len(answer.moves) - len(short)
    assert saved


@pytest.mark.parametrize("text", ["d3k7c5", "d1k6c4", "d2p2k5c4", "d1k7c5n"])
def test_no_play_of_a_shortened_win_can_be_left_out(text: str) -> None:
    for position, answer in wins(text, 8 if IS_LONG else 3):
        assert answer.moves is not None
        short = shorten(position, answer.moves, budget=1_000_000)
        plays = plays_of(position, short)
        for i in range(len(plays)):
            moves = made(position, plays[:i] + plays[i + 1 :])
            assert moves is None or len(moves) >= len(short)


def made(position: Position, plays: list[int]) -> list[Move] | None:
    """The moves of these plays; None if a play is impossible or they do not win."""
    table = Table(position)
    try:
        for each in plays:
            table.make(each)
    except (IllegalMove, Stuck):
        return None
    return table.moves if table.position.is_won else None


# Known verdicts


KNOWN: Final = [
    ("verdicts.tsv", 0, "d1"),
    ("verdicts.tsv", 1, "d3"),
    ("verdicts_passes.tsv", 0, "d1p1"),
    ("verdicts_passes.tsv", 1, "d1p3"),
    ("verdicts_passes.tsv", 2, "d3p1"),
    ("verdicts_passes.tsv", 3, "d3p3"),
]


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "column", "text"), KNOWN)
def test_known_verdicts_are_reproduced(name: str, column: int, text: str) -> None:
    """Solves every deal of the tables, or every other one in the usual run. The checker, which
    shares no code with the law, checks the wins.
    """
    rules, table = parse_rules(text), rows(name)
    assert len(table) == (500 if name == "verdicts.tsv" else 200)
    table = some(table, len(table) // 2, KNOWN.index((name, column, text)) % 2)
    deals = [parse_deal(row[-1], rules) for row in table]
    answers = solve_many(start(rules, deal) for deal in deals)
    wrong = []
    for i, (row, deal, answer) in enumerate(zip(table, deals, answers, strict=True), 1):
        if answer.verdict != row[column]:
            wrong.append((i, answer.verdict))
        if answer.moves is not None and i % REPLAYED == 0:
            verified = verify(game_text(rules, deal, answer.moves))
            assert verified.is_won
            assert (verified.rules, verified.deal) == (rules, deal)
            assert verified.moves == len(answer.moves)
    assert not wrong


def game_text(rules: Rules, deal: Deal, moves: tuple[Move, ...]) -> str:
    """A game in which these moves were played."""
    game = Game(rules, deal)
    for move in moves:
        game.play(move)
    return game.text
