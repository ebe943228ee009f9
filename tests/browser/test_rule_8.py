"""Rule 8 of solitario step by step on the page: the nine of denari is drawn, the seven and
the eight are discarded, the nine is placed, the eight and the seven return.
"""

import pytest

from tests.languages import SPEAKERS
from tests.speech.test_transcripts import FOLDER, read_record
from tests.support.browser.players import Keys
from tests.support.length import some
from winnable.speech.messages import LANGUAGES

from .conftest import Visits

DEAL = "3C 8B 4S 2C 5C 6S 7D 9D AD 2D 3D 4D 5D 6D 8D 10D AC 4C 6C 7C 8C 9C 10C"
DEAL += " AB 2B 3B 4B 5B 6B 7B 9B 10B AS 2S 3S 5S 7S 8S 9S 10S"


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 1))
def test_rule_8_by_typing(visit: Visits, language: str) -> None:
    record = read_record(FOLDER / f"rule-8-{language}.txt")
    visitor = visit(language=language)
    seat = visitor.sit(game="solitario", deal=DEAL, moves=record.values["moves"])
    for command, said in record.exchanges:
        assert seat.command(command) == _as_on_the_page(*said)


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 2))
def test_rule_8_with_keys(visit: Visits, language: str) -> None:
    """The keys of the design's table: 2 and Space, X, Control P."""
    record = read_record(FOLDER / f"rule-8-{language}.txt")
    visitor = visit(language=language)
    seat = visitor.sit(game="solitario", deal=DEAL, moves=record.values["moves"])
    draw, waste = SPEAKERS[language].said.keys
    presses = [
        [draw],
        ["2", "Space"],  # "take 2" with a card in the hand means "put it there"
        ["Space"],
        ["Control+p"],
        ["Control+p"],
        ["Space"],
        ["Control+p"],
        ["x"],
        ["Space"],
        ["x"],
        [draw],
        ["Space"],
        [waste, "Space"],
        ["2", "Space"],
        [waste, "Space"],
        ["2", "Space"],
    ]
    said = [_as_on_the_page(*lines) for _, lines in record.exchanges]
    said[1] = said[2]
    Keys(seat)
    for keys, expected in zip(presses, said, strict=True):
        seat.press(*keys)
        assert seat.hear() == expected
    seat.has_heard_nothing()


def _as_on_the_page(*said: str) -> str:
    """The records come from line mode, where keys have other names."""
    others = {
        'Type "back" to return': "Backspace returns",
        'Per rimettere a posto questa, scrivi "rimetti".': "Backspace rimette a posto questa.",
        'Escribe "devuelve" para dejar': "Retroceso deja",
        'Tapez "remets" pour remettre celle-ci en place.': (
            "Retour arrière remet celle-ci en place."
        ),
        'Deine kommt mit dem Befehl "zurücklegen" an ihren Platz.': (
            "Mit der Rücktaste legst du deine zurück."
        ),
    }
    text = " ".join(said)
    for line_mode, page in others.items():
        text = text.replace(line_mode, page)
    return text
