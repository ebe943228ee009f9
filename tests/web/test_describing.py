"""The editor of the page: what it understands of the fields of a table."""

from random import Random

import pytest

from tests.languages import SPEAKERS
from tests.support.described import in_mid_game, joined_late
from tests.support.length import IS_LONG
from winnable.catalogues.new import new_game
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.layouts import table_words
from winnable.speech.messages import LANGUAGES, Language, Voice
from winnable.store import Settings
from winnable.web.pictures.describing import layout_of
from winnable.web.wire.layout import Description, Layout, PlaceWords

PLACES = {
    "1": "KS",
    "2": "1 ??, 7H",
    "3": "2 ??, 6C",
    "4": "3 ??, 9D",
    "5": "4 ??, 9S",
    "6": "5 ??, JH",
    "7": "6 ??, 2C",
    "w": "4C",
}


def described(language: str, *, game: str = "d1", text: str = "", **places: str) -> Layout:
    session = Session(new_game("draw-one", number=1), None, Settings(language=Language(language)))
    fields = [PlaceWords(code, said) for code, said in places.items()]
    return layout_of(session, Description(game=game, places=fields, text=text, current=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_in_capital_letters_are_the_same_cards_in_every_language(language: str) -> None:
    pasted = "; ".join(f"{code}: {said}" for code, said in PLACES.items())
    typed, filled = described(language, **PLACES), described(language, text=pasted)
    assert typed.fault == filled.fault == ""
    assert typed.table == filled.table == described("en", **PLACES).table
    assert typed.table.split()[3] == "4C"
    # What was filled in are words of the language, and they read back.
    words = {each.place: each.text for each in filled.places}
    assert "4C" not in words["w"]
    assert described(language, **words).table == typed.table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_names_the_piles_of_the_game_that_was_chosen(language: str) -> None:
    _, pile = SPEAKERS[language].said.own_solitario
    pile = pile.split()[-2] + " 3"
    found = described(language, game="s", **{"3": "7X"})
    assert pile in found.said
    assert found.fault == "3"
    pasted = described(language, game="s", text="3: 7X")
    assert pile in pasted.said
    assert pasted.fault == "text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("game", ["d1", "s"])
def test_the_text_of_a_table_brings_its_game(name: str, game: str, language: str) -> None:
    view = in_mid_game(name, 3, Random(name)).view
    found = described(language, game=game, text=view.text)
    assert (found.table, found.fault) == (view.text, "")
    words = {each.place: each.text for each in found.places}
    assert described(language, game=found.game, **words).table == view.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["d1", "s"])
def test_a_table_without_cards_says_how_cards_get_there(language: str, game: str) -> None:
    found = described(language, game=game, **{"1": " ", "w": ""})
    assert (found.table, found.fault) == ("", "")
    assert found.said == Voice(parse_rules(game), language).say("own-bare")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_fields_of_every_view_are_understood(name: str) -> None:
    """A bot types each field, also of tables that were joined late, in every language."""
    random = Random(name)
    for number in range(1_000 if IS_LONG else 12):
        game, language = in_mid_game(name, number, random), LANGUAGES[number % len(LANGUAGES)]
        view = joined_late(game, random) if number % 3 else game.view
        fields = table_words(view, Voice(view.rules, language))
        found = described(language, game=name, **fields)
        assert (found.table, found.fault) == (view.text, "")
        assert {each.place: each.text for each in found.places} == fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_card_of_the_waste_needs_its_name(language: str) -> None:
    found = described(language, **(PLACES | {"w": "4C, 1 ??"}))
    assert (found.fault, found.table) == ("w", "")
    assert described(language, **(PLACES | {"w": "1 ??, 4C"})).table.split()[3] == "??4C"
