"""Settings and results: kept as written; damage is set aside or counted."""

import json
import time

import pytest

from tests.support.stores import FULL, fails, files, game, store
from winnable.deals import numbered_deal
from winnable.disk import StoreError
from winnable.game import Game
from winnable.messages import Verbosity
from winnable.scoring import Scoring
from winnable.store import Settings, Store
from winnable.variants import VARIANTS, Variant

__all__ = ["store"]


# Settings

CHOSEN = [
    Settings(),
    Settings(language="it", verbosity=Verbosity.BRIEF, plain=True, memory=True, figures=True),
    Settings(language="en", verbosity=Verbosity.FULL),
]


@pytest.mark.parametrize("settings", CHOSEN)
def test_settings_read_back_as_they_were_kept(store: Store, settings: Settings) -> None:
    store.keep_settings(settings)
    found = Store(store.folder).settings()
    assert found == settings
    assert isinstance(found.verbosity, Verbosity)
    assert files(store.folder) == {"settings.json"}
    assert store.damaged == []


def test_missing_settings_have_their_defaults(store: Store) -> None:
    (store.folder / "settings.json").write_text('{"language": "it"}')
    assert store.settings() == Settings(language="it")


WRONG = {
    "empty": b"",
    "binary": bytes(range(256)),
    "no JSON": b"language: it",
    "torn": b'{"language": "it", "lev',
    "null": b"null",
    "list": b'["it"]',
    "number": b"1",
    "unknown key": b'{"language": "it", "colour": "red"}',
    "language of nobody": b'{"language": "tlh"}',
    "language a number": b'{"language": 1}',
    "language a list": b'{"language": ["it"]}',
    "language a mapping": b'{"language": {}}',
    "level unknown": b'{"level": "loud"}',
    "level null": b'{"level": null}',
    "level a list": b'{"level": ["full"]}',
    "plain a word": b'{"plain": "yes"}',
    "plain null": b'{"plain": null}',
    "plain a number": b'{"plain": 2}',
    "memory a list": b'{"memory": []}',
    "figures a mapping": b'{"figures": {}}',
    "nested deeply": b'{"plain": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "only brackets": b"[" * 1_000_000,
    "a number too long": b'{"plain": ' + b"9" * 5000 + b"}",
    "not a number": b'{"plain": NaN}',
    "half a character": b'{"language": "\\ud800"}',
    "twice": b'{"language": "it"} {"language": "it"}',
    "byte order mark": '\ufeff{"language": "it"}'.encode("utf-16"),
}


@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG)
def test_damaged_settings_are_set_aside_and_defaults_apply(store: Store, data: bytes) -> None:
    (store.folder / "settings.json").write_bytes(data)
    assert store.settings() == Settings()
    (aside,) = store.damaged
    assert aside.name.endswith("settings.json")
    assert aside.read_bytes() == data
    assert store.settings() == Settings()
    assert len(store.damaged) == 1


def test_settings_that_cannot_be_written_leave_the_old_ones(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.keep_settings(Settings(language="it"))
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", fails(FULL))
        with pytest.raises(StoreError):
            store.keep_settings(Settings(language="en"))
    assert store.settings() == Settings(language="it")
    assert files(store.folder) == {"settings.json"}


# Results


def test_results_are_kept_in_order(store: Store) -> None:
    store.add_result("a", game(moves="sw"))
    store.add_result("b", game("three-passes", moves="sw sw"))
    results, damaged = Store(store.folder).results()
    assert damaged == 0
    assert [(r.id, r.name, r.won, r.moves, r.points) for r in results] == [
        ("a", "draw-three", False, 1, None),
        ("b", "three-passes", False, 2, 0),
    ]


def test_a_result_has_its_time_and_the_name_of_its_deal(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "time.gmtime", lambda: time.struct_time((2026, 11, 23, 18, 5, 6, 0, 327, 0))
    )
    store.add_result("a", game(number=7, moves="sw"))
    (result,) = store.results()[0]
    assert (result.ended, result.deal) == ("2026-11-23T18:05:06Z", "7")


def line(game_id: str, *, won: bool, points: int | None = None) -> str:
    values = {"id": game_id, "name": "v", "won": won, "moves": 1, "seconds": 1, "points": points}
    return json.dumps(values) + "\n"


@pytest.mark.parametrize(
    ("notes", "won"),
    [
        ([False, True], True),
        ([True, False], True),  # a win stays a win, even after undo
        ([False, False], False),
        ([True, True], True),
    ],
)
def test_each_game_has_one_result(store: Store, notes: list[bool], won: bool) -> None:
    text = "".join(line("a", won=each) for each in notes)
    (store.folder / "results.jsonl").write_text(text + line("b", won=True))
    results, _ = store.results()
    assert [(r.id, r.won) for r in results] == [("a", won), ("b", True)]


@pytest.mark.parametrize(
    "damage",
    [
        b"torn {",
        b"[]",
        b"null",
        b'{"id": "c"}',
        b"[" * 100_000,
        b"\x00\x00\x00",
        b"\xff\xfe\x80 not UTF-8",
        b"9" * 5000,
        line("c", won=True).replace("true", '"yes"').strip().encode(),
    ],
    ids=lambda damage: repr(damage[:12]),
)
def test_damaged_lines_are_counted_and_hide_no_other(store: Store, damage: bytes) -> None:
    first, last = line("a", won=True).encode(), line("b", won=False).encode()
    (store.folder / "results.jsonl").write_bytes(first + damage + b"\n" + last)
    results, damaged = store.results()
    assert [r.id for r in results] == ["a", "b"]
    assert damaged == 1


def test_a_result_after_a_torn_line_is_not_lost(store: Store) -> None:
    path = store.folder / "results.jsonl"
    path.write_text(line("a", won=True) + line("b", won=True)[:30])  # a power failure
    store.add_result("c", game(moves="sw"))
    results, damaged = store.results()
    assert [r.id for r in results] == ["a", "c"]
    assert damaged == 1


def test_the_balance_adds_up_the_points_of_one_variant(store: Store) -> None:
    other = line("z", won=True, points=1000).replace('"v"', '"w"')
    text = "".join(
        [
            line("a", won=False, points=-52),
            other,
            line("b", won=True, points=208),
            line("c", won=False, points=None),
            line("a", won=False, points=-32),
        ]
    )
    (store.folder / "results.jsonl").write_text(text)
    assert store.balance("v") == 208 - 32
    assert store.balance("w") == 1000
    assert store.balance("x") == 0


def test_a_result_has_the_points_of_its_own_deal(store: Store) -> None:
    rules = VARIANTS["vegas-three"].rules
    variant = Variant("d3p3-cumulative", rules, Scoring.CUMULATIVE)
    carried = Game(rules, numbered_deal(7, rules), Scoring.CUMULATIVE, opening=-104)
    assert (carried.variant, carried.score) == (variant, -156)
    store.add_result("a", carried)
    assert store.balance(variant.name) == -52
