"""What ``print`` shows of a step, an advice, an analysis, a review and a position."""

import pytest

import winnable
from winnable import VARIANTS, advise, new_game


@pytest.mark.parametrize("name", VARIANTS)
def test_values_print_in_the_notation_of_moves_and_cards(name: str) -> None:
    game = new_game(name, number=11)
    advice = advise(game.view)
    assert advice is not None
    assert str(advice).startswith(f"{' '.join(map(str, advice.plan))} ({advice.aim}")
    step = game.play(advice.move)
    assert str(step).startswith(f"{step.move} ")
    assert repr(step) == f"<Step {step}>"
    assert str(game.position) == game.position.text
    found = winnable.analyse(game.view)
    *choices, last = str(found).splitlines()
    assert choices == [str(each) for each in found.choices]
    assert last in {str(found.fate), str(found.chance)}
    for value in (step, advice, found, winnable.review(game), game.position):
        assert "(" not in str(value).split(" ")[0]
        assert "=" not in str(value)


def test_a_step_prints_what_it_turns_and_a_review_where_the_game_was_lost() -> None:
    game = new_game("draw-three", number=4217)
    assert str(game.play("4f")) == "4f AC, turns QS"
    assert str(winnable.review(game)) == "1 steps, open"
    lost = new_game("d1p1c3k4", number=51)
    assert str(winnable.review(lost)) == "0 steps, lost"
