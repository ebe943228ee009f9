"""``say``: a sentence for each value that the library returns, in each language."""

from enum import StrEnum
from functools import cache
from typing import Any, Final

import pytest

from winnable import (
    VARIANTS,
    Game,
    IllegalMove,
    RecordError,
    View,
    WinnableError,
    advise,
    analyse,
    chance,
    new_game,
    parse_game,
    review,
    say,
)
from winnable.speech.messages import LANGUAGES

ITALIAN: Final = ("di denari", "di coppe", "di bastoni", "di spade")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_every_value_of_a_game_is_said(name: str, language: str) -> None:
    said = [say(value, of, language=language) for value, of in values(name)]
    assert len(said) == len(set(said))
    for sentence in said:
        assert sentence[0].isupper() or not sentence[0].isalpha()
        assert sentence.endswith(".")


@cache
def values(name: str) -> list[tuple[Any, Game | View | None]]:
    """Values of a game, each with what it is of."""
    game = new_game(name, number=1)
    advice, advised = advise(game.view), game.view
    assert advice is not None
    step = game.play(advice.move)
    refused = game.refusal("11")
    assert refused is not None
    return [
        (new_game(name, number=1), None),
        (advice, advised),
        (step, None),
        (refused, game),
        (chance(game.view, samples=2), None),
        (analyse(game.view), None),
        (review(game), game),
    ]


def test_an_illegal_move_is_said_with_the_cards_of_its_game() -> None:
    """Whatever rules the voice has: the error knows its own."""
    game = new_game("solitario", number=1)
    game.play("sh")
    refused = next(move for move in ("h1", "h2", "h3", "h4") if game.refusal(move))
    with pytest.raises(IllegalMove) as caught:
        game.play(refused)
    assert any(suit in say(caught.value, language="it") for suit in ITALIAN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_read_says_why(language: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_game("winnable game 1\nrules d3r\naddress 4217\nmoves 4f 14 *")
    why = caught.value.details["why"]
    assert isinstance(why, IllegalMove)
    assert say(caught.value, language=language).endswith(say(why, language=language))


def test_a_code_without_a_sentence_is_shown_itself() -> None:
    """A kind of game that is not ours may have faults of its own."""

    class OwnFault(StrEnum):
        ODD = "odd"

    assert str(WinnableError(OwnFault.ODD, {})) == "odd"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match=r"^language must be one of .*en.*, not 'xx'$"):
        say(new_game(number=1), language="xx")
