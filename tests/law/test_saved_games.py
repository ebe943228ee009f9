"""Saved games of other programs."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.support import saved_games
from tests.support.described import in_mid_game
from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from winnable import new_game
from winnable.law.deals import Deal
from winnable.law.errors import WinnableError
from winnable.law.position import Position
from winnable.law.possible import PositionError
from winnable.law.reading import BoardError, BoardFault, blocks, read, read_pickles, value_of
from winnable.law.rules import Rules, parse_rules
from winnable.law.view import View
from winnable.speech.layouts import known_view
from winnable.speech.messages import LANGUAGES, Voice, say_fault

GAMES = 300 if IS_LONG else 40
KLONDIKE = parse_rules("d1")


def written(found: Deal | Position | View, rules: Rules = KLONDIKE) -> list[str]:
    """The fields of a table, the rules first."""
    return known_view(found, rules).text.split()


@pytest.mark.parametrize(("rules", "own"), [("d1", "d1"), ("d3", "d3n")])
def test_saved_games_of_kpat_are_the_tables_where_they_stand(rules: str, own: str) -> None:
    random = Random(rules)
    for number in range(GAMES):
        game = in_mid_game(rules, number, random, 40)
        if game.position.passes > 1 or not game.steps:
            continue  # the file names no pass
        undone = random.randrange(len(game.steps) + 1)
        now = [game.steps[0].before, *(step.after for step in game.steps)][-1 - undone]
        for text in (saved_games.kpat(game, undone), saved_games.old_kpat(now)):
            found = read(text, KLONDIKE)
            assert written(found)[1:] == written(now)[1:]
            assert isinstance(found, Deal) or str(found.rules) == own
            assert [*blocks(text, KLONDIKE)] == [(1, text)]


@pytest.mark.parametrize(
    ("number", "rules"), [(2, "d1"), (991, "d1"), (18, "d3"), (61, "d1p3"), (129, "d1p1")]
)
@pytest.mark.parametrize("protocol", [0, 1, 2, 4, 5])
def test_saved_games_of_pysolfc_are_the_tables_where_they_stand(
    number: int, rules: str, protocol: int
) -> None:
    random = Random(rules)
    for deal in range(GAMES // 4):
        position = in_mid_game(rules, deal, random).position
        found = read_pickles(saved_games.pysolfc(position, number, protocol))
        assert found is not None
        assert found.rules == parse_rules(rules)
        assert written(value_of(found), found.rules) == written(position)


def test_nothing_in_a_saved_game_is_executed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    position = new_game("d1", number=8).position
    data = saved_games.pysolfc(position, state=saved_games.Bomb(str(kept)))
    found = read_pickles(data)
    assert found is not None
    assert written(value_of(found)) == written(position)
    assert kept.exists()


def test_files_that_are_no_saved_games() -> None:
    assert read_pickles(b"4217") is None
    assert read_pickles(b"") is None
    position = new_game("d1", number=8).position
    data = saved_games.pysolfc(position)
    damaged = [data[:300], data.replace(b"K\x02.", b"K\x03.", 1), data[:30] + b"\xff" * 900]
    for each in damaged:
        with pytest.raises(BoardError) as caught:
            read_pickles(each)
        assert caught.value.code is BoardFault.SAVED
        for language in LANGUAGES:
            assert "PySolFC" in say_fault(Voice(language=language), caught.value)


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ('rank="ten"', 'rank="knight"', 0),
        ('suit="hearts"', 'suit="cups"', 0),
        ('pile="play3"', 'pile="play9"', 0),
        ("<move", "<mode", 4),
        ('game-type="klondike"', 'game-type="golf"', 2),
        ('options="1"', 'options="2"', 2),
        ("</kpat-game>", "", 0),
    ],
)
def test_a_fault_in_a_saved_game_of_kpat_names_its_line(before: str, after: str, line: int) -> None:
    text = saved_games.kpat(in_mid_game("d1", 8, Random(1)))
    changed = text.replace(before, after, 1)
    assert changed != text
    with pytest.raises(BoardError) as caught:
        read(changed, KLONDIKE)
    at = changed[: changed.index(after) if after else -2].count("\n") + 1
    assert caught.value.details == {"program": "KPat", "line": line or at}
    for language in LANGUAGES:
        assert str(line or at) in say_fault(Voice(language=language), caught.value)


def test_entities_are_refused() -> None:
    text = '<?xml version="1.0"?>\n<!DOCTYPE kpat [<!ENTITY a "aaaaaaaaaa">]>\n<dealer id="0"/>'
    with pytest.raises(BoardError) as caught:
        read(text, KLONDIKE)
    assert caught.value.details["line"] == 2


def test_a_card_that_lies_twice_is_refused() -> None:
    text = saved_games.old_kpat(new_game("d1", number=8).position)
    cards = re.findall(r'suit="[0-3]" value="[0-9]+"', text)
    with pytest.raises(PositionError):
        read(text.replace(cards[0], cards[1], 1), KLONDIKE)


def test_mutated_saved_games_are_read_or_refused() -> None:
    random = Random("saved")
    game = in_mid_game("d1", 8, random, 30)
    texts = [saved_games.kpat(game), saved_games.old_kpat(game.position)]
    data = saved_games.pysolfc(game.position)
    for _ in range(20_000 if IS_LONG else 600):
        text = mutate(random.choice(texts), random)
        at = random.randrange(len(data))
        flipped = data[:at] + bytes([random.randrange(256)]) + data[at + random.randrange(3) :]
        faults = list[WinnableError]()
        try:
            read(text, KLONDIKE)
        except WinnableError as error:
            faults.append(error)
        try:
            found = read_pickles(flipped)
            if found is not None:
                value_of(found)
        except WinnableError as error:
            faults.append(error)
        assert all(len(say_fault(Voice(), fault).splitlines()) == 1 for fault in faults)
