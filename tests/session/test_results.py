"""Statistics of results: streaks, best wins, and results that are refused."""

import csv
import io
import json
from dataclasses import replace
from datetime import date

import pytest

from tests.support.stores import UNKNOWN
from winnable.catalogues.ratings import ratings
from winnable.game.results import (
    Result,
    Statistics,
    as_csv,
    read_result,
    standing,
    statistics,
    written,
)
from winnable.law.deals import list_text, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS


def result(
    name: str, *, won: bool, moves: int = 100, seconds: int = 60, points: int | None = None
) -> Result:
    return Result("x", name, won, moves, seconds, points)


def only(results: list[Result]) -> Statistics:
    (found,) = statistics(results)
    return found


def test_no_results_give_no_statistics() -> None:
    assert statistics([]) == []


def test_one_lost_game() -> None:
    assert only([result("a", won=False, moves=7)]) == Statistics(
        "a", None, 1, 0, 0, 0, 0, 0, None, None, None, 0, 0
    )


def test_one_won_game() -> None:
    found = only([result("a", won=True, moves=7, seconds=8, points=9)])
    assert found == Statistics("a", None, 1, 1, 0, 0, 1, 1, 7, 8, 9, 0, 0)


@pytest.mark.parametrize(
    ("games", "streak", "best"),
    [
        ("W", 1, 1),
        ("L", 0, 0),
        ("WW", 2, 2),
        ("WWL", 0, 2),
        ("WWLW", 1, 2),
        ("WLWWW", 3, 3),
        ("WWWLWWLL", 0, 3),
        ("LLW", 1, 1),
    ],
)
def test_streaks_count_consecutive_wins(games: str, streak: int, best: int) -> None:
    found = only([result("a", won=game == "W") for game in games])
    assert (found.streak, found.best_streak) == (streak, best)
    assert (found.played, found.won) == (len(games), games.count("W"))


def test_the_best_moves_and_time_each_come_from_any_win() -> None:
    found = only(
        [
            result("a", won=False, moves=1, seconds=1),
            result("a", won=True, moves=90, seconds=500),
            result("a", won=True, moves=120, seconds=300),
        ]
    )
    assert (found.best_moves, found.best_seconds) == (90, 300)


def test_the_best_points_come_from_any_game_with_scoring() -> None:
    found = only(
        [
            result("a", won=True, points=-12),
            result("a", won=False, points=-2),
            result("a", won=True, points=None),
        ]
    )
    assert found.best_points == -2


def test_no_points_differ_from_zero_points() -> None:
    assert only([result("a", won=True)]).best_points is None
    assert only([result("a", won=True, points=0)]).best_points == 0


def test_variants_are_counted_separately_in_order_of_their_first_game() -> None:
    found = statistics(
        [
            result("b", won=True),
            result("a", won=False),
            result("b", won=True),
        ]
    )
    assert [(each.name, each.played, each.streak) for each in found] == [("b", 2, 2), ("a", 1, 0)]


def test_difficulties_are_counted_separately() -> None:
    found = statistics(
        [
            replace(result("a", won=True), difficulty="hard"),
            result("a", won=False),
            replace(result("a", won=False), difficulty="hard"),
        ]
    )
    assert [(each.difficulty, each.played, each.won) for each in found] == [
        ("hard", 2, 1),
        (None, 1, 0),
    ]


def test_assisted_games_are_counted_separately_only() -> None:
    found = only(
        [
            result("a", won=True, moves=90),
            replace(result("a", won=True, moves=1, seconds=1, points=9), assisted=True),
            replace(result("a", won=False), assisted=True),
            result("a", won=True, moves=80),
        ]
    )
    assert (found.played, found.won, found.streak, found.best_moves) == (2, 2, 2, 80)
    assert (found.best_points, found.assisted, found.assisted_won) == (None, 2, 1)


ENDED = {"ended": "2026-11-22T12:00:00Z"}
CARDS = list_text(numbered_deal(64, VARIANTS["draw-three"].rules))
LATER = {**ENDED, "won": True, "moves": 1, "seconds": 1, "points": 999}


@pytest.mark.parametrize(
    "first",
    [
        {"won": True},
        {"won": False},
        {"assisted": True},
        {"name": "draw-one"},  # dealt from the same pack
        {"name": "d2p2"},
        {"deal": CARDS},
    ],
    ids=str,
)
def test_a_deal_that_was_played_before_does_not_count(first: dict[str, object]) -> None:
    """Neither as a best, nor in the share of wins, nor in the streak, nor in the rating."""
    known = {"deal": first.get("deal", "64")}
    before = [
        played("new", **ENDED, name="draw-three", deal="5"),
        played("first", **ENDED, **{"name": "draw-three", "deal": "64", **first}),
    ]
    again = played("again", name="draw-three", **known, **LATER)
    lost = played("lost", name="draw-three", **known, **LATER | {"won": False})
    assert standing([*before, again], "again") is None
    (usual,) = (each for each in statistics(before) if each.name == "draw-three")
    for result in (again, lost):
        (found,) = (each for each in statistics([*before, result]) if each.name == "draw-three")
        assert found.assisted == usual.assisted + 1
        assert replace(found, assisted=usual.assisted, assisted_won=usual.assisted_won) == usual
    assert ratings([*before, again]) == ratings([*before, lost]) == ratings(before)


def test_the_same_number_deals_other_cards_to_another_pack() -> None:
    before = played("first", name="draw-three", deal="64")
    this = played("this", name="solitario", deal="64")
    assert standing([before, this], "this") is not None


def test_wins_are_compared_with_deals_known_to_be_winnable() -> None:
    found = only(
        [
            replace(result("a", won=won), winnable=winnable)
            for won, winnable in ((True, True), (False, True), (False, False), (True, None))
        ]
    )
    assert (found.played, found.winnable, found.won_winnable) == (4, 2, 1)


# What a win means


def played(game_id: str, **changes: object) -> Result:
    values = {"moves": 100, "seconds": 60, "points": None, "won": True, **changes}
    return Result(id=game_id, name=str(values.pop("name", "a")), **values)  # type: ignore[arg-type]


def meaning(*earlier: Result, this: Result) -> tuple[bool, bool, bool]:
    found = standing([*earlier, this], this.id)
    assert found is not None
    return found.fewest_moves, found.shortest, found.most_points


def test_a_win_is_the_best_only_if_it_beats_every_other_win() -> None:
    this = played("this", moves=90, seconds=50, points=10)
    assert meaning(this=this) == (False, False, False)  # the first one beats nothing
    lost = played("lost", won=False, moves=5, seconds=5)
    assert meaning(lost, this=this) == (False, False, False)
    assert meaning(lost, played("other"), this=this) == (True, True, True)
    assert meaning(played("other", moves=90), this=this) == (False, True, True)
    assert meaning(played("other", seconds=50), this=this) == (True, False, True)
    assert meaning(played("other", points=10), this=this) == (True, True, False)


def test_a_win_is_compared_within_its_game_and_level_and_without_help() -> None:
    this = played("this", moves=90)
    for other in (
        played("other", name="b", moves=80),
        played("other", difficulty="hard", moves=80),
        played("other", assisted=True, moves=80),
    ):
        assert meaning(other, played("third"), this=this)[0]
        found = standing([other, this], "this")
        assert found is not None
        assert (found.statistics.played, found.statistics.streak) == (1, 1)


def test_a_game_that_is_lost_unknown_or_assisted_means_nothing() -> None:
    assert standing([], "this") is None
    assert standing([played("this", won=False)], "this") is None
    assert standing([played("this", assisted=True)], "this") is None


# Files


def test_csv_has_a_line_of_names_and_a_line_for_each_value() -> None:
    results = [played("x", difficulty="hard", ended="2026-11-23T18:05:06Z"), played("y")]
    first, second = csv.DictReader(io.StringIO(as_csv(Result, results)))
    assert list(first) == list(written(results[0]))
    assert (first["level"], first["won"], second["level"]) == ("hard", "True", "")
    (line,) = csv.DictReader(io.StringIO(as_csv(Statistics, statistics([results[1]]))))
    assert (line["played"], line["best_points"]) == ("1", "")
    assert as_csv(Statistics, []).startswith("name,level,played,")


GOOD = {"id": "x", "name": "a", "won": True, "moves": 1, "seconds": 2, "points": None, **UNKNOWN}


def test_a_result_is_read_from_its_fields() -> None:
    assert read_result(GOOD) == Result("x", "a", True, 1, 2, None)
    assert read_result(GOOD | {"points": -52}).points == -52
    timed = read_result(GOOD | {"ended": "2026-11-23T18:05:06Z", "deal": "hard:4217"})
    assert (timed.ended, timed.deal) == ("2026-11-23T18:05:06Z", "hard:4217")
    newer = read_result(GOOD | {"level": "hard", "assisted": True, "winnable": False})
    assert (newer.difficulty, newer.assisted, newer.winnable) == ("hard", True, False)


@pytest.mark.parametrize("difficulty", [None, *Difficulty])
def test_the_difficulty_is_stored_as_level(difficulty: Difficulty | None) -> None:
    plain = Result("x", "a", won=True, moves=1, seconds=2, points=None, difficulty=difficulty)
    assert json.loads(json.dumps(written(plain)))["level"] == difficulty
    assert read_result(json.loads(json.dumps(written(plain)))) == plain
    (found,) = statistics([plain])
    assert found.difficulty == written(found)["level"] == difficulty
    assert "difficulty" not in written(found)


@pytest.mark.parametrize(
    "change",
    [
        {"id": 1},
        {"name": None},
        {"won": 1},
        {"won": "yes"},
        {"moves": "1"},
        {"moves": 1.0},
        {"moves": True},
        {"seconds": None},
        {"points": "0"},
        {"points": False},
        {"strange": 1},
        {"level": 1},
        {"difficulty": "hard"},
        {"assisted": None},
        {"winnable": 0},
        {"ended": 1},
        {"deal": 4217},
    ],
)
def test_a_field_of_another_type_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        read_result(GOOD | change)


@pytest.mark.parametrize("ended", ["", "today", "2026-11-23", "2026-13-23T18:05:06Z"])
def test_a_text_that_is_no_time_is_refused(ended: str) -> None:
    with pytest.raises(ValueError, match=r"no time|month"):
        read_result(GOOD | {"ended": ended})


def test_a_result_has_the_day_of_its_end() -> None:
    assert read_result(GOOD | {"ended": "2026-11-23T00:01:00Z"}).day == date(2026, 11, 23)
    assert read_result(GOOD).day is None


@pytest.mark.parametrize("name", list(GOOD))
def test_a_missing_field_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        read_result({key: value for key, value in GOOD.items() if key != name})


@pytest.mark.parametrize("data", [None, 1, "text", [], [1], True])
def test_json_that_is_not_an_object_is_refused(data: object) -> None:
    with pytest.raises(TypeError):
        read_result(data)
