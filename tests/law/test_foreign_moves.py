"""Lists of moves that other programs print."""

from pathlib import Path

import pytest

from winnable import most_cards, read, solve
from winnable.game.foreign_moves import foreign_moves
from winnable.game.record import RecordError, RecordFault
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.solver import Verdict

LISTS = Path(__file__).parents[1] / "data/move_lists"
PLAYED = {
    # Deal 1492773577 of greenfelt.net, with the win in issue 4 of MinimalKlondike.
    "greenfelt": ("draw-one", 132, True),
    # Issue 6 of MinimalKlondike: a deal of its own generator, with its shortest win.
    "minimal-klondike": ("draw-one", 110, True),
    # Issue 14 of Klondike-Solver: a line by hand, up to the last face-down card.
    "klondike-solver": ("draw-one", 158, False),
    # Issue 5 of Klondike-Solver: a win that its user took for illegal.
    "ten-on-king": ("draw-three", 110, True),
}
"""The game of each list, its moves with redeals that do not draw, and whether they win."""


def text_of(name: str) -> str:
    return (LISTS / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", PLAYED)
def test_a_list_is_played_under_the_law(name: str) -> None:
    rules, moves, is_won = PLAYED[name]
    game = read(text_of(name), rules).game
    assert (game.moves_made, game.is_won) == (moves, is_won)
    assert solve(game).verdict is Verdict.WINNABLE


def test_every_list_is_named() -> None:
    assert set(PLAYED) == {path.stem for path in LISTS.glob("*.txt")}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("wrong", ["F1F2", "W9", "99"])
def test_a_faulty_list_names_its_move(name: str, wrong: str) -> None:
    rules, text = PLAYED[name][0], text_of(name)
    body, moves = foreign_moves(text)
    for at in (1, len(moves) // 2, len(moves) - 1):
        changed = " ".join([*moves[:at], wrong, *moves[at + 1 :]])
        with pytest.raises(RecordError) as caught:
            read(f"{body}\nMoves: {changed}", rules)
        assert caught.value.code is RecordFault.MOVE
        assert (caught.value.details["text"], caught.value.details["at"]) == (wrong, at + 1)


def test_a_word_before_other_things_is_no_list() -> None:
    assert foreign_moves("4217\nMoves: 151\nStates: 5")[1] == ()
    assert foreign_moves("KS QH 7D 5C")[1] == ()
    played = read(text_of("greenfelt"), "draw-one").game
    assert foreign_moves(played.text)[1] == ()
    assert read(played.text).game == played
    assert read("4217").value == numbered_deal(4217, parse_rules("d3r"))


@pytest.mark.parametrize(
    "form", ["greenfelt:2095819838", "https://greenfelt.net/klondike?game=2095819838"]
)
def test_the_most_cards_that_people_reached(form: str) -> None:
    """Issue 5 of MinimalKlondike: nobody had more than ten."""
    rules = parse_rules("d1")
    found = most_cards(start(rules, parse_deal(form, rules)))
    assert (found.least, found.most) == (10, 10)


def test_a_move_that_shows_an_unknown_card_is_named() -> None:
    with pytest.raises(RecordError) as caught:
        read("d1c1k2 1 ???? ??2S AHADAC-- 2H -\nMoves: DR1")
    assert (caught.value.code, caught.value.details["at"]) == (RecordFault.MOVE, 1)
