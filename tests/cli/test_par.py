"""``winnable review --par``: the shortest win of a deal, told after the game."""

from functools import partial
from itertools import cycle

import pytest

from tests.support.command_line import CommandLine, game_text
from tests.support.length import some
from winnable import game_from, parse_view
from winnable.analysis import shortest as shortest_module
from winnable.analysis.shortest import Count, length, shortest
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.solver import Limits, solve
from winnable.speech.messages import LANGUAGES


def won_game(moves: tuple[object, ...] | None = None) -> Game:
    """A won game of draw three, by the solver or by the given moves."""
    rules = VARIANTS["draw-three"].rules
    game = Game(rules, numbered_deal(2, rules))
    for move in moves or solve(game).moves or ():
        game.play(move)  # type: ignore[arg-type]
    assert game.position.is_won
    return game


def test_a_won_game_is_compared_with_the_shortest_win(cli: CommandLine) -> None:
    game = won_game()
    said = cli("review", cli.file("game", game.text), "--par").lines
    own = length(game.steps[0].before, (step.move for step in game.steps), Count.MOVES)
    assert said[-2:] == [
        f"Your win took {own} moves.",
        "The shortest win of this deal takes 91 moves.",
    ]
    best = won_game(shortest(game.steps[0].before).moves)
    said = cli("review", cli.file("best", best.text), "--par").lines
    assert said[-1] == "Your win took 91 moves: the shortest win possible!"


def test_a_limit_gives_bounds_in_every_game(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = partial(shortest, limits=Limits(nodes=1000, memory=8))
    monkeypatch.setattr(shortest_module, "shortest", few)
    for name, language in zip(some(VARIANTS, 2, 3), cycle(LANGUAGES), strict=False):
        text = cli.file(name, game_text(name))
        said = cli("review", text, "--par", "--lang", language).lines
        plain = cli("review", text, "--lang", language).lines
        assert said[: len(plain)] == plain
        assert len(said) - len(plain) <= 1  # an unwinnable deal has no shortest win


def test_a_table_with_unknown_cards_is_not_reviewed(cli: CommandLine) -> None:
    table = parse_view("d1c3k4 1 ???????????????? 2H AH------ 4C/(??)3H/(????)4S -")
    path = cli.file("own.txt", game_from(table).text)
    for option in ([], ["--par"], ["--json"]):
        said = cli("review", path, *option)
        assert (said.code, said.out) == (2, "")
        assert said.err == (
            "That requires every card to be known, but 11 cards on your table are unknown.\n"
        )


def test_nothing_is_told_of_a_game_in_progress(cli: CommandLine) -> None:
    cli("play", "--game", "draw-three", "-n", "2", stdin="d\n")
    said = cli("review", "--par").lines
    assert said[-1] == "The shortest win will be shown when the game is over."
