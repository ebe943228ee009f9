"""Lists of moves that other programs print."""

import re
from pathlib import Path

import pytest

from tests.support import move_lists
from tests.support.boards import solvitaire_json
from tests.support.length import IS_LONG
from winnable import most_cards, new_game, read, solve
from winnable.game.foreign_moves import foreign_moves
from winnable.game.game import Game
from winnable.game.record import RecordError, RecordFault
from winnable.law.deals import numbered_deal
from winnable.law.moves import draw_move, start
from winnable.law.position import STOCK
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import variant_for
from winnable.law.worlds import unseen
from winnable.solver import Verdict

WINNABLE = (1, 2, 3, 4, 9, 11, 12, 13, 14, 15)
KLONDIKE = parse_rules("d1")
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
    # Deal 24 of Solvitaire, with a win found here, in the form of ``lonecli solve``.
    "lonelybot": ("draw-three", 193, True),
    # What ``solvitaire --type klondike --random 24`` prints.
    "solvitaire": ("draw-three", 160, True),
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


@pytest.mark.parametrize("name", sorted(PLAYED.keys() - {"solvitaire"}))
@pytest.mark.parametrize("wrong", ["F1F2", "W9", "99"])
def test_a_faulty_list_names_its_move(name: str, wrong: str) -> None:
    rules, text = PLAYED[name][0], text_of(name)
    body, moves = foreign_moves(text, variant_for(rules).rules)
    for at in (1, len(moves) // 2, len(moves) - 1):
        changed = " ".join([*map(str, moves[:at]), wrong, *map(str, moves[at + 1 :])])
        with pytest.raises(RecordError) as caught:
            read(f"{body}\nMoves: {changed}", rules)
        assert caught.value.code is RecordFault.MOVE
        assert (caught.value.details["text"], caught.value.details["at"]) == (wrong, at + 1)


def test_a_word_before_other_things_is_no_list() -> None:
    assert foreign_moves("4217\nMoves: 151\nStates: 5", KLONDIKE)[1] == ()
    assert foreign_moves("KS QH 7D 5C", KLONDIKE)[1] == ()
    played = read(text_of("greenfelt"), "draw-one").game
    assert foreign_moves(played.text, KLONDIKE)[1] == ()
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


def won(number: int, rules: str) -> Game:
    """A win of a numbered deal; every third one goes through the stock once more first."""
    game = new_game(rules, number=number)
    found = solve(game).moves
    assert found is not None
    if not number % 3:
        while game.position.stock:
            game.play(draw_move(game.rules))
        found = solve(game).moves
        assert found is not None
    for move in found:
        game.play(move)
    return game


@pytest.mark.parametrize("rules", ["d1", "d3r", "d3"])
@pytest.mark.parametrize("shown", ["every line", "cards", "letters"])
def test_wins_are_read_as_lonelybot_prints_them(rules: str, shown: str) -> None:
    for number in WINNABLE if IS_LONG else WINNABLE[:4]:
        game = won(number, rules)
        text = move_lists.lonelybot(game)
        if shown != "every line":
            sign = {"cards": "▸", "letters": "@"}[shown]
            text = "Solvable in 89 moves\n" + next(
                line for line in text.splitlines() if sign in line
            )
        for deal in (str(number), solvitaire_json(game.steps[0].before)):
            assert read(f"{deal}\n{text}", rules).game.steps == game.steps


@pytest.mark.parametrize("rules", ["d1", "d3r", "d3"])
def test_wins_are_read_as_solvitaire_prints_them(rules: str) -> None:
    for number in WINNABLE if IS_LONG else WINNABLE[:4]:
        game = won(number, rules)
        found = read(move_lists.solvitaire_solution(game), rules).game
        assert (found.deal, found.is_won) == (game.deal, True)
        played, shown = (
            [step.move for step in each.steps if step.move.source != STOCK]
            for each in (found, game)
        )
        assert played == shown  # a pass in which nothing was played is left out


def test_a_board_that_no_move_reaches_is_named() -> None:
    """Of each board in turn, the top cards of two columns change places."""
    text = move_lists.solvitaire_solution(won(2, "d1"))
    boards = text.split("=" * 35 + "\n")
    for at in (1, 7, len(boards) // 2):
        cards = [*re.finditer(r"\b(?:10|[A2-9JQK])[HDCS]\b", boards[at])][-2:]
        one, other = cards
        start, between, end = (
            boards[at][: one.start()],
            boards[at][one.end() : other.start()],
            boards[at][other.end() :],
        )
        changed = [*boards[:at], start + other[0] + between + one[0] + end, *boards[at + 1 :]]
        with pytest.raises(RecordError) as caught:
            read(("=" * 35 + "\n").join(changed), "d1")
        assert (caught.value.code, caught.value.details["at"]) == (RecordFault.MOVE, at)


def test_a_solution_that_ends_early_leaves_cards_unknown() -> None:
    text = move_lists.solvitaire_solution(won(2, "d1"))
    boards = text.split("=" * 35 + "\n")
    for count in (1, 2, 9):
        found = read(("=" * 35 + "\n").join([*boards[:count], ""]), "d1")
        assert found.game.moves_made >= count - 1
        assert unseen(found.view)
