"""The steps of a player who begins: easy deals of draw one first, harder ones after some wins."""

from pathlib import Path

import pytest

from tests.support.length import some
from tests.support.serving import Server, own, table_of
from winnable.analysis.endings import Ending
from winnable.catalogues.new import Wish, game_of
from winnable.catalogues.steps import STEPS, WINS
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.solver import solve
from winnable.store import Settings, Store
from winnable.web.pictures.table import Picture
from winnable.web.wire import game as wire
from winnable.web.wire.game import Level

__all__ = ["own"]


def won(server: Server, game: str, level: Difficulty) -> wire.NextStep | None:
    """Wins a new game of that level; returns the step that the card of the win offers."""
    game_id = server.begin(game=game, level=level.value)
    moves = solve(server.saved(game_id).position).moves
    assert moves
    with server.window(game_id) as window:
        card = table_of(window.play(" ".join(map(str, moves)))).win
    assert card is not None
    return card.next


def test_the_first_game_is_an_easy_deal_of_draw_one(own: Server) -> None:
    game = own.saved(own.begin(resume=True))
    assert (game.variant.name, game.deal.difficulty) == STEPS[0]


@pytest.mark.parametrize("at", some(range(len(STEPS)), 4, 1))
def test_the_next_step_is_offered_after_some_wins(own: Server, at: int) -> None:
    offered = [won(own, *STEPS[at]) for _ in range(WINS)]
    assert offered[:-1] == [None] * (WINS - 1)
    if at + 1 == len(STEPS):
        assert offered[-1] is None
    else:
        game, level = STEPS[at + 1]
        assert offered[-1] == wire.NextStep(game, level.value)


def test_other_games_and_levels_are_no_step(own: Server) -> None:
    for game, level in (("solitario", Difficulty.EASY), ("draw-one", Difficulty.HARD)):
        assert [won(own, game, level) for _ in range(WINS)] == [None] * WINS


@pytest.mark.parametrize(
    ("level", "step"), [(Difficulty.HARD, ("draw-one", "normal")), (Difficulty.EASY, None)]
)
def test_losses_in_a_row_lead_to_something_easier(
    tmp_path: Path, level: Difficulty, step: tuple[str, Level] | None
) -> None:
    """Nothing is easier than the first step: there the tutorial helps."""
    store, variant = Store(tmp_path), VARIANTS["draw-one"]
    game = game_of(Wish(variant, level))
    settings = Settings()
    settings.choose_level(variant.rules, level)
    session = Session(game, store, settings, game_id=store.replace(None, game), front="web")
    for offer, lesson in ((None, False), (step, step is None)):
        session.do("d")
        assert Picture(session).table().easier is None
        session.ending = Ending.NO_MOVE
        table = Picture(session).table()
        assert (table.easier, table.lesson_helps) == (offer and wire.NextStep(*offer), lesson)
        session.do("new")
    assert Picture(session).table().easier is None
