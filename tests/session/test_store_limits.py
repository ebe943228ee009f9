"""What one player may store on a server for others, whichever way a game comes in."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.support.stores import any_store, game, postgres_url, server
from winnable.game.game import Game
from winnable.game.record import RecordError, RecordFault
from winnable.law.moves import draw_move
from winnable.store import Boards, Store
from winnable.store.belongings import add_export, parse_export
from winnable.store.limits import Limits
from winnable.store.merging import merge

__all__ = ["any_store", "postgres_url", "server"]

MOVES, GAMES = 4, 3
LIMITS = Limits(MOVES, GAMES)
ID = "draw-three-20261123-180506-0123456789abcdef01234567{:08x}"


def played(moves: int, number: int = 7) -> Game:
    """A game with so many moves."""
    found = game(number=number)
    for _ in range(moves):
        found.play(draw_move(found.rules))
    return found


def imported(store: Store, texts: list[str], kind: str = "games") -> int:
    """Imports games; returns how many entries were not read."""
    entries = [{"id": ID.format(i), "text": text} for i, text in enumerate(texts)]
    found = parse_export(json.dumps({"winnable": "everything", "version": 1, kind: entries}))
    return add_export(store, found).unread


def undone(moves: int) -> Game:
    """A game of which all moves but one were undone: they count, too."""
    found = played(moves)
    for _ in range(moves - 1):
        found.undo()
    return found


def refused(work: Callable[[], object]) -> bool:
    try:
        work()
    except RecordError as error:
        return error.code is RecordFault.MOVES
    return False


WAYS: dict[str, Callable[[Store, Game], bool]] = {
    "new": lambda store, a_game: refused(lambda: store.replace(None, a_game)),
    "save": lambda store, a_game: refused(lambda: store.save(ID.format(0), a_game)),
    "add": lambda store, a_game: refused(lambda: store.add(a_game)),
    "import": lambda store, a_game: imported(store, [a_game.text]) == 1,
    "mistake": lambda store, a_game: imported(store, [a_game.text], "mistakes") == 1,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [played, undone])
def test_no_way_in_takes_a_game_that_is_too_long(
    store: Store, way: str, make: Callable[[int], Game]
) -> None:
    own = Store(store.database, "one", LIMITS)
    assert not WAYS[way](own, make(MOVES))
    assert WAYS[way](Store(store.database, "two", LIMITS), make(MOVES + 1))
    assert not WAYS[way](Store(store.database, "three"), make(MOVES + 1))  # at home


def test_a_text_that_is_too_long_is_refused_unread(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.store.belongings.parse_record", lambda _: pytest.fail("read"))
    own = Store(store.database, "one", LIMITS)
    assert imported(own, [f"{played(1).text} {'sw ' * 1000}"]) == 1


def fill(store: Store, way: str, count: int) -> None:
    match way:
        case "new":
            for number in range(count):
                store.replace(None, played(1, number + 1))
        case "import":
            imported(store, [played(1, number + 1).text for number in range(count)])
        case "mistake":
            imported(store, [played(1, number + 1).text for number in range(count)], "mistakes")
            store.replace(None, played(1))


@pytest.mark.parametrize("way", ["new", "import", "mistake"])
def test_the_oldest_games_make_room_for_new_ones(store: Store, way: str) -> None:
    own = Store(store.database, "one", LIMITS)
    other = Store(store.database, "two", replace(LIMITS, games=None))
    for each in (own, other):
        fill(each, way, GAMES + 2)
    kept = own.mistakes.names() if way == "mistake" else [each.name for each in own.listed()]
    assert len(kept) == GAMES
    assert own.stored(kept[0]) is not None or way == "mistake"
    all_others = other.mistakes.names() if way == "mistake" else [*other.listed()]
    assert len(all_others) >= GAMES + 2


def test_a_move_in_an_old_game_is_saved_whatever_else_there_is(store: Store) -> None:
    own = Store(store.database, "one", LIMITS)
    fill(own, "new", GAMES)
    oldest = [each.name for each in own.listed()][-1]
    found = own.read(oldest)
    assert found is not None
    found.play(draw_move(found.rules))
    own.save(oldest, found)
    assert next(each.name for each in own.listed()) == oldest
    assert len([*own.listed()]) == GAMES


def test_results_stay_and_so_does_a_ranked_game_in_progress(store: Store) -> None:
    own = Store(store.database, "one", LIMITS)
    boards = Boards(store.database)
    day = str(boards.today())
    variant = played(0).variant
    ranked = Game(variant.rules, boards.dealt(day, variant.name).deal, variant.scoring)
    ranked_id = own.replace(
        None,
        ranked,
        also=lambda execute, name: boards.begin(execute, "one", day, variant.name, name),
    )
    old: tuple[str, Game] | None = None
    for number in range(GAMES + 2):
        new = played(1, number + 1)
        old = own.replace(old, new), new
    assert own.has(ranked_id)
    assert len(own.results.all()) == GAMES + 1
    assert len([*own.listed()]) == GAMES + 1


def test_two_players_who_become_one_have_room_again_with_the_next_game(store: Store) -> None:
    for player in ("one", "two"):
        fill(Store(store.database, player, LIMITS), "new", GAMES)
    merge(store.database, "one", "two")
    own = Store(store.database, "two", LIMITS)
    assert len([*own.listed()]) == 2 * GAMES
    own.replace(None, played(1))
    assert len([*own.listed()]) == GAMES


def test_an_import_makes_room_by_removing_the_oldest_games(store: Store) -> None:
    own = Store(store.database, "somebody", LIMITS)
    for number in range(GAMES):
        own.save(ID.format(100 + number), played(1, number + 1))
    entries = [
        {
            "id": ID.format(number),
            "text": played(1, number + 1).text,
            "saved": f"{year}-01-01T00:00:00Z",
        }
        for number, year in enumerate((2020, 2021, 2022, 2023))
    ]
    text = json.dumps({"winnable": "everything", "version": 1, "games": entries})
    add_export(own, parse_export(text))
    assert {each.name for each in own.listed()} == {ID.format(100 + n) for n in range(GAMES)}


def test_a_file_that_is_imported_again_adds_nothing_even_if_its_game_went_on(store: Store) -> None:
    store.save(ID.format(0), played(2))
    for added in (1, 0, 0):
        assert imported(store, [played(1).text]) == 0
        assert len([*store.listed()]) == 2, added
