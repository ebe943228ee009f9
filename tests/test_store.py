"""The player's files: whole or not at all, never two writers, nothing ever lost."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest

from winnable.deals import numbered_deal
from winnable.errors import Fault, StoreError
from winnable.game import Game, parse_game
from winnable.messages import Level, Voice
from winnable.messages.faults import say_fault
from winnable.position import parse_move
from winnable.scoring import Scoring
from winnable.store import Settings, Store, data_folder, read_text
from winnable.variants import VARIANTS, Variant


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def game(name: str = "draw-three", moves: str = "", number: int = 7) -> Game:
    variant = VARIANTS[name]
    new = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for word in moves.split():
        new.play(parse_move(word))
    return new


def keep(store: Store, a_game: Game, age: int = 0) -> str:
    """Saves a game as if ``age`` seconds ago; its id."""
    game_id = store.new_id(a_game)
    store.save(game_id, a_game)
    os.utime(store.path(game_id), (1_700_000_000 - age,) * 2)
    return game_id


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def fails(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


FULL = OSError(28, "No space left on device")


# Where


def test_the_folder_is_the_platforms_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "winnable"
    assert Store().folder == tmp_path / "winnable"


def test_to_open_a_store_writes_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "none")
    assert store.latest() is None
    assert store.settings() == Settings()
    assert store.results() == ([], 0)
    assert store.balance("vegas-three") == 0
    assert not (tmp_path / "none").exists()


# Saving


def test_a_saved_game_is_the_same_game(store: Store) -> None:
    played = game(moves="sw sw")
    game_id = keep(store, played)
    assert parse_game(store.path(game_id).read_text("utf-8")) == played
    assert store.latest() == (game_id, played)


def test_saving_again_replaces_and_leaves_no_other_file(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    for _ in range(5):
        played.play(parse_move("sw"))
        store.save(game_id, played)
    assert files(store.folder) == {f"games/{game_id}.txt"}
    assert store.path(game_id).read_text("utf-8") == played.text


def test_ids_name_the_variant_and_are_never_the_same(store: Store) -> None:
    ids = [store.new_id(game("solitario")) for _ in range(100)]
    assert len(set(ids)) == 100
    assert all(each.startswith("solitario-") for each in ids)


@pytest.mark.parametrize("error", [FULL, KeyboardInterrupt()], ids=["disk full", "Ctrl-C"])
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_save_that_breaks_off_leaves_the_old_text_whole(
    store: Store, monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException
) -> None:
    played = game(moves="sw")
    game_id, old = keep(store, played), played.text
    played.play(parse_move("sw"))
    with monkeypatch.context() as broken:
        broken.setattr(step, fails(error))
        with pytest.raises((StoreError, KeyboardInterrupt)):
            store.save(game_id, played)
    assert store.path(game_id).read_text("utf-8") == old
    assert files(store.folder) == {f"games/{game_id}.txt"}
    store.save(game_id, played)
    assert store.path(game_id).read_text("utf-8") == played.text


def test_the_text_is_on_the_disk_before_it_takes_the_place_of_the_old(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note_fsync(handle: int) -> None:
        acts.append(f"fsync {os.fstat(handle).st_size}")
        fsync(handle)

    def note_replace(path: Path, target: Path) -> Path:
        acts.append("replace")
        return replace(path, target)

    monkeypatch.setattr("os.fsync", note_fsync)
    monkeypatch.setattr("pathlib.Path.replace", note_replace)
    played = game(moves="sw")
    store.save("a", played)
    assert acts == [f"fsync {len(played.text)}", "replace"]


# The game to go on with


def test_the_latest_is_the_newest(store: Store) -> None:
    keep(store, game("draw-one"), age=20)
    newest = keep(store, game("solitario"), age=5)
    keep(store, game("draw-three"), age=10)
    found = store.latest()
    assert found is not None
    assert found[0] == newest


def test_the_latest_of_a_variant(store: Store) -> None:
    older = keep(store, game("draw-one"), age=20)
    keep(store, game("draw-one"), age=30)
    keep(store, game("draw-three"), age=1)
    found = store.latest("draw-one")
    assert found is not None
    assert found[0] == older
    assert store.latest("solitario") is None


def test_a_variant_whose_name_begins_like_another_is_not_taken_for_it(store: Store) -> None:
    custom = Game(
        VARIANTS["draw-one"].rules,
        numbered_deal(1, VARIANTS["draw-one"].rules),
        Scoring.CUMULATIVE,
    )
    assert custom.variant.name == "d1-cumulative"
    game_id = keep(store, custom)
    assert store.latest("d1") is None
    found = store.latest("d1-cumulative")
    assert found is not None
    assert found[0] == game_id


def test_a_game_without_a_known_name_is_the_latest_but_no_variants(store: Store) -> None:
    store.save("shared by a friend", game())
    assert store.latest("draw-three") is None
    assert store.latest() == ("shared by a friend", game())


DAMAGED = {
    "empty": b"",
    "torn": game(moves="sw sw").text.encode()[:60],
    "binary": bytes(range(256)),
    "no deal": b"winnable game 1\nrules d3r\nmoves sw\n",
    "illegal": game().text.encode() + b" 1f 1f 1f\n",
    "zeros": bytes(4000),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_game_is_set_aside_as_it_is_and_the_next_is_taken(
    store: Store, data: bytes
) -> None:
    good = game(moves="sw")
    older = keep(store, good, age=10)
    damaged = keep(store, game(), age=0)
    store.path(damaged).write_bytes(data)
    assert store.latest() == (older, good)
    (aside,) = store.damaged
    assert aside.parent == store.folder / "damaged"
    assert aside.read_bytes() == data
    assert not store.path(damaged).exists()


def test_many_damaged_games_are_all_kept(store: Store) -> None:
    for number in range(5):
        store.path("x").parent.mkdir(parents=True, exist_ok=True)
        store.path(f"game-{number}").write_bytes(b"broken %d" % number)
    assert store.latest() is None
    assert {path.read_bytes() for path in store.damaged} == {b"broken %d" % n for n in range(5)}
    assert {path for path in files(store.folder) if path.startswith("games")} == set()


def test_an_unfinished_write_of_another_process_is_no_game(store: Store) -> None:
    game_id = keep(store, game())
    part = store.path("x").parent / ".half.part"
    part.write_text("winnable game 1\nrules d3")
    found = store.latest()
    assert found is not None
    assert found[0] == game_id
    assert store.damaged == []
    assert part.exists()


# Locks

HOLD = """
import sys
from pathlib import Path
from winnable.store import Store
store = Store(Path(sys.argv[1]))
print(store.claim(sys.argv[2]), flush=True)
sys.stdin.read()
"""


def hold(store: Store, game_id: str) -> "subprocess.Popen[str]":
    """A process that has the game open until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(store.folder), game_id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_a_game_open_elsewhere_is_not_taken(store: Store) -> None:
    older, newest = keep(store, game("draw-one", moves="sw"), age=10), keep(store, game())
    with hold(store, newest) as other:
        assert not store.claim(newest)
        assert store.latest() is None  # and the one before it is not dug up
        assert store.is_busy
        assert store.latest("draw-one") == (older, game("draw-one", moves="sw"))
        other.communicate("")
    found = store.latest()
    assert found is not None
    assert found[0] == newest


def test_a_game_of_a_process_that_was_killed_is_free(store: Store) -> None:
    game_id = keep(store, game())
    with hold(store, game_id) as other:
        assert not store.claim(game_id)
        other.kill()
        other.wait()
    assert store.claim(game_id)


def test_what_is_released_is_free(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    store.release(game_id)
    assert Store(store.folder).claim(game_id)
    store.release("never claimed")


# Settings

CHOSEN = [
    Settings(),
    Settings(language="it", level=Level.BRIEF, plain=True, memory=True, figures=True),
    Settings(language="en", level=Level.FULL),
]


@pytest.mark.parametrize("settings", CHOSEN)
def test_settings_are_read_as_they_were_kept(store: Store, settings: Settings) -> None:
    store.keep_settings(settings)
    found = Store(store.folder).settings()
    assert found == settings
    assert isinstance(found.level, Level)
    assert files(store.folder) == {"settings.json"}
    assert store.damaged == []


def test_settings_that_lack_a_field_have_the_usual_value(store: Store) -> None:
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
def test_damaged_settings_are_set_aside_and_the_usual_ones_hold(store: Store, data: bytes) -> None:
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


def line(game_id: str, *, won: bool, points: int | None = None) -> str:
    values = {"id": game_id, "name": "v", "won": won, "moves": 1, "seconds": 1, "points": points}
    return json.dumps(values) + "\n"


@pytest.mark.parametrize(
    ("notes", "won"),
    [
        ([False, True], True),
        ([True, False], True),  # a win stays a win, whatever is undone later
        ([False, False], False),
        ([True, True], True),
    ],
)
def test_one_result_a_game(store: Store, notes: list[bool], won: bool) -> None:
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
    path.write_text(line("a", won=True) + line("b", won=True)[:30])  # the power went
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


# A game that another takes the place of


def test_a_game_that_was_played_and_left_is_a_result(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    assert store.claim(game_id)
    assert store.leave(game_id, played)
    assert [(r.id, r.won) for r in store.results()[0]] == [(game_id, False)]
    assert files(store.folder) == {f"games/{game_id}.txt", "results.jsonl"}  # and no lock
    assert Store(store.folder).latest() is None


def test_a_game_without_a_move_is_forgotten(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    assert not store.leave(game_id, game())
    assert files(store.folder) == set()


def test_a_game_that_is_a_result_is_not_gone_on_with(store: Store) -> None:
    older, newest = keep(store, game(moves="sw"), age=10), keep(store, game(moves="sw sw"))
    store.add_result(newest, game(moves="sw sw"))
    found = store.latest()
    assert found is not None
    assert found[0] == older


def test_what_a_killed_process_left_half_written_is_cleared_away(store: Store) -> None:
    keep(store, game())
    new, old = (store.path("x").parent / name for name in (".new.part", ".old.part"))
    new.touch()
    old.touch()
    os.utime(old, (1_700_000_000, 1_700_000_000))
    assert store.latest() is not None
    assert new.exists()  # another process may be about to rename it
    assert not old.exists()


# A folder that cannot be written. The tests may run as root, whom no mode stops: a file is where a
# folder is needed.

ACTS: dict[str, Callable[[Store], object]] = {
    "save": lambda store: store.save("a", game()),
    "settings": lambda store: store.keep_settings(Settings()),
    "result": lambda store: store.add_result("a", game()),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_cannot_be_written_is_an_error_with_a_sentence(
    tmp_path: Path, act: Callable[[Store], object], language: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as caught:
        act(Store(tmp_path / "file" / "winnable"))
    assert caught.value.code is Fault.FILE_WRITE
    sentence = say_fault(Voice(language=language), caught.value)
    assert str(tmp_path) in sentence
    assert "\n" not in sentence
    assert (tmp_path / "file").read_text() == "in the way"


READS: dict[str, Callable[[Store], object]] = {
    "games": lambda store: store.latest(),
    "settings": lambda store: store.settings(),
    "results": lambda store: store.results(),
}


def test_where_no_lock_can_be_written_nothing_has_to_be_held(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "winnable")
    assert store.claim("a")
    store.release("a")


@pytest.mark.parametrize("act", READS.values(), ids=READS)
@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(5, "I/O")])
def test_a_folder_that_cannot_be_looked_at_raises_no_error_but_ours(
    store: Store, monkeypatch: pytest.MonkeyPatch, act: Callable[[Store], object], error: OSError
) -> None:
    game_id = keep(store, game(moves="sw"))
    store.keep_settings(Settings())
    store.add_result("another", game())
    with monkeypatch.context() as broken, suppress(StoreError):
        for name in ("stat", "open"):
            broken.setattr(Path, name, fails(error))
        act(store)
    assert store.latest() == (game_id, game(moves="sw"))


@pytest.mark.parametrize("act", READS.values(), ids=READS)
def test_a_folder_with_a_name_too_long_raises_no_error_but_ours(
    tmp_path: Path, act: Callable[[Store], object]
) -> None:
    with suppress(StoreError):
        act(Store(tmp_path / ("a" * 300)))


def test_a_file_of_the_users_that_is_no_text_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\x80")
    for name, fault in {
        "binary": Fault.FILE_TEXT,
        "none": Fault.FILE_READ,
        ".": Fault.FILE_READ,
    }.items():
        with pytest.raises(StoreError) as caught:
            read_text(tmp_path / name)
        assert caught.value.code is fault
