"""Settings and results: kept as written; damage is set aside or counted."""

from datetime import UTC, datetime

import pytest

from tests.support.stores import (
    add_result,
    any_store,
    contents,
    full_disk,
    game,
    keep_result,
    postgres_url,
    reopened,
    server,
    write,
)
from winnable.disk import StoreError, StoreFault
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, Variant
from winnable.speech.messages import Verbosity
from winnable.store import Settings, Store

__all__ = ["any_store", "postgres_url", "server"]


# Settings

CHOSEN = [
    Settings(),
    Settings(language="it", verbosity=Verbosity.BRIEF, plain=True, memory=True, figures=True),
    Settings(language="en", verbosity=Verbosity.FULL),
    Settings(levels={"d1": None, "d3r": Difficulty.HARD, "s": Difficulty.EASY}),
]


@pytest.mark.parametrize("settings", CHOSEN)
def test_settings_read_back_as_they_were_kept(store: Store, settings: Settings) -> None:
    store.keep_settings(settings)
    found = reopened(store).settings()
    assert found == settings
    assert isinstance(found.verbosity, Verbosity)
    assert contents(store).keys() == {"settings"}


def test_one_level_for_all_games_is_that_of_each(store: Store) -> None:
    set_settings(store, '{"difficulty": "hard"}')
    for variant in VARIANTS.values():
        assert store.settings().level_of(variant.rules) == Difficulty.HARD
    set_settings(store, '{"difficulty": null}')
    for variant in VARIANTS.values():
        assert store.settings().level_of(variant.rules) is None


def test_missing_settings_have_their_defaults(store: Store) -> None:
    set_settings(store, '{"language": "it"}')
    assert store.settings() == Settings(language="it")


WRONG = {
    "empty": "",
    "no JSON": "language: it",
    "torn": '{"language": "it", "lev',
    "null": "null",
    "list": '["it"]',
    "number": "1",
    "unknown key": '{"language": "it", "colour": "red"}',
    "language of nobody": '{"language": "tlh"}',
    "language a number": '{"language": 1}',
    "language a list": '{"language": ["it"]}',
    "language a mapping": '{"language": {}}',
    "levels a list": '{"levels": ["easy"]}',
    "levels unknown": '{"levels": {"d1": "evil"}}',
    "levels of no game": '{"levels": {"d2": "easy"}}',
    "level unknown": '{"level": "loud"}',
    "level null": '{"level": null}',
    "level a list": '{"level": ["full"]}',
    "plain a word": '{"plain": "yes"}',
    "plain null": '{"plain": null}',
    "plain a number": '{"plain": 2}',
    "memory a list": '{"memory": []}',
    "figures a mapping": '{"figures": {}}',
    "nested deeply": '{"plain": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "only brackets": "[" * 1_000_000,
    "a number too long": '{"plain": ' + "9" * 5000 + "}",
    "not a number": '{"plain": NaN}',
    "half a character": '{"language": "\\ud800"}',
    "twice": '{"language": "it"} {"language": "it"}',
    "byte order mark": '\ufeff{"language": "it"}',
}


def set_settings(store: Store, text: str) -> None:
    write(store, "DELETE FROM settings")
    write(store, "INSERT INTO settings VALUES ('', ?)", text)


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_damaged_settings_are_set_aside_and_defaults_apply(store: Store, text: str) -> None:
    set_settings(store, text)
    assert store.settings() == Settings()
    assert store.troubles.texts() == [("settings.json", text)]
    assert store.settings() == Settings()
    assert [each.code for each in store.troubles.news()] == [StoreFault.DAMAGED]


def test_settings_that_cannot_be_written_leave_the_old_ones(store: Store) -> None:
    store.keep_settings(Settings(language="it"))
    with full_disk(store), pytest.raises(StoreError):
        store.keep_settings(Settings(language="en"))
    assert store.settings() == Settings(language="it")


# Results


def test_results_are_kept_in_order(store: Store) -> None:
    add_result(store, "a", game(moves="sw"))
    add_result(store, "b", game("three-passes", moves="sw sw"))
    results, damaged = reopened(store).results.read()
    assert damaged == []
    assert [(r.id, r.name, r.won, r.moves, r.points) for r in results] == [
        ("a", "draw-three", False, 1, None),
        ("b", "three-passes", False, 2, 0),
    ]


def test_a_result_has_its_time_and_the_name_of_its_deal(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = datetime(2026, 11, 23, 18, 5, 6, tzinfo=UTC)
    monkeypatch.setattr(type(store.database), "time", lambda _: at.timestamp())
    add_result(store, "a", game(number=7, moves="sw"))
    (result,) = store.results.all()
    assert (result.ended, result.deal) == ("2026-11-23T18:05:06Z", "7")


def values(
    game_id: str, *, won: bool, points: int | None = None, name: str = "v"
) -> dict[str, object]:
    common = {"moves": 1, "seconds": 1, "points": points}
    return {"id": game_id, "name": name, "won": won, **common}


def test_each_game_has_one_result_and_a_win_stays_a_win(store: Store) -> None:
    for number in range(2):
        add_result(store, "a", game(moves="sw " * (number + 1)))
    add_result(store, "b", game(moves="sw"))
    assert [(r.id, r.moves) for r in store.results.all()] == [("a", 2), ("b", 1)]
    write(store, "UPDATE results SET won = 1 WHERE id = 'a'")
    add_result(store, "a", game(moves="sw sw sw"))
    assert [(r.id, r.moves) for r in store.results.all()] == [("a", 2), ("b", 1)]


@pytest.mark.parametrize(
    "damage",
    ["torn {", "[]", "null", '{"id": "c"}', "[" * 100_000, "9" * 5000, '{"id": "c", "won": "yes"}'],
    ids=lambda damage: repr(damage[:12]),
)
def test_damaged_results_are_counted_and_hide_no_other(store: Store, damage: str) -> None:
    keep_result(store, values("a", won=True))
    keep_result(store, damage)
    keep_result(store, values("b", won=False))
    results, damaged = store.results.read()
    assert [r.id for r in results] == ["a", "b"]
    assert len(damaged) == 1


def test_the_balance_adds_up_the_points_of_one_variant(store: Store) -> None:
    keep_result(store, values("a", won=False, points=-32))
    keep_result(store, values("z", won=True, points=1000, name="w"))
    keep_result(store, values("b", won=True, points=208))
    keep_result(store, values("c", won=False))
    assert store.results.balance("v") == 208 - 32
    assert store.results.balance("w") == 1000
    assert store.results.balance("x") == 0


def test_a_result_has_the_points_of_its_own_deal(store: Store) -> None:
    rules = VARIANTS["vegas-three"].rules
    variant = Variant("d3p3-cumulative", rules, Scoring.CUMULATIVE)
    carried = Game(rules, numbered_deal(7, rules), Scoring.CUMULATIVE, opening=-104)
    assert (carried.variant, carried.score) == (variant, -156)
    add_result(store, "a", carried)
    assert store.results.balance(variant.name) == -52
