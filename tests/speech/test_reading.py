"""``read``: what a text is, in words of every language too, and the sentence that says so."""

from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from tests.support import saved_games
from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from winnable import (
    Deal,
    DealError,
    Game,
    Position,
    Reading,
    View,
    WinnableError,
    game_from,
    new_game,
    parse_table,
    read,
    say,
)
from winnable.game.foreign_moves import foreign_moves
from winnable.law.cards import card_text
from winnable.law.deals import deal_columns, list_text, numbered_deal
from winnable.law.reading import parse_card, parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech import reading
from winnable.speech.layouts import read_table
from winnable.speech.messages import LANGUAGES, Language, Voice, say_fault

PASTED = Path(__file__).parents[1] / "data/pasted"
RULES = parse_rules("d1")
EIGHT = numbered_deal(8, RULES)


def pasted(name: str) -> str:
    return (PASTED / f"{name}.txt").read_text()


@pytest.mark.parametrize(
    ("name", "language", "sentence"),
    [
        (
            "pysol",
            Language.ENGLISH,
            (
                "A deal: 7 columns, last card on top; stock of 24, next card 10 of clubs; "
                "foundations empty."
            ),
        ),
        (
            "pysol",
            Language.ITALIAN,
            (
                "Una partita: 7 pile, ognuna con l'ultima carta in cima; mazzo di 24, prossima "
                "carta 10 di fiori; assi vuoti."
            ),
        ),
        (
            "minimal-mid-game",
            Language.ENGLISH,
            (
                "A game in progress, pass 1: 7 columns, last card on top; stock of 15, waste of 5, "
                "2 on the foundations. Every card is known."
            ),
        ),
        (
            "own",
            Language.SPANISH,
            (
                "Una partida empezada, pasada 1: 7 columnas, la última carta encima; 21 cartas en "
                "el mazo, 3 en el descarte y 0 en las bases. Quedan 42 cartas por conocer."
            ),
        ),
        (
            "own-solitario",
            Language.FRENCH,
            (
                "Une partie en cours. Cartes au talon : 34 ; à la défausse : 0 ; en fondation : 1. "
                "34 cartes sont inconnues."
            ),
        ),
    ],
)
def test_a_sentence_says_what_was_understood(name: str, language: Language, sentence: str) -> None:
    game = "solitario" if "solitario" in name else "draw-one"
    assert say(read(pasted(name), game), language=language) == sentence


def test_each_kind_of_text_becomes_its_own_value() -> None:
    assert isinstance(read("4217").value, Deal)
    assert isinstance(read(pasted("minimal-mid-game"), "d1").value, Position)
    assert isinstance(read(pasted("own"), "d1").value, View)
    game = new_game("draw-one", number=8)
    game.play("sw")
    assert isinstance(read(game.text).value, Game)
    assert read(game.text).game == game
    several = read(f"8\n{pasted('pysol')}\n{pasted('own')}", "d1")
    assert isinstance(several.value, tuple)
    kinds = [type(each.value) for each in several.value if isinstance(each, Reading)]
    assert kinds == [Deal, Deal, View]
    assert say(several) == "3 deals and tables."
    with pytest.raises(TypeError):
        several.game  # noqa: B018
    for name in ("pysol", "minimal-mid-game", "own"):
        table = read(pasted(name), "d1")
        assert isinstance(table.game, Game)
    assert read(pasted("own"), "d1").game == game_from(parse_table(pasted("own"), "d1"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["d1", "s"])
@pytest.mark.parametrize("between", [", ", "\n"])
def test_cards_are_named_in_words_of_every_language(
    language: Language, rules: str, between: str
) -> None:
    law = parse_rules(rules)
    deal = numbered_deal(8, law)
    for figures in (False, True):
        voice = Voice(law, language, figures=figures)
        text = between.join(map(voice.card, deal.cards))
        for asked in LANGUAGES:
            assert read(text, law, asked).value == deal


@pytest.mark.parametrize("label", ["col{}", "Col {}", "column {}", "pile {}", "colonna {}", "{}"])
@pytest.mark.parametrize("stock", ["stock", "mazzo", "mazo", "talon"])
def test_columns_with_headings_are_a_deal(label: str, stock: str) -> None:
    cards = list_text(EIGHT).split()
    lines = [f"{stock}: {' '.join(cards[28:])}"]
    for n, column in enumerate(deal_columns(EIGHT, RULES), 1):
        texts = [card_text(card, EIGHT.deck) for card in column]
        lines.append(f"{label.format(n)}: {' '.join(texts)}")
    assert read("\n".join(lines), RULES).value == EIGHT
    assert read("; ".join([*lines[1:], lines[0]]), RULES).value == EIGHT


def test_a_list_of_cards_in_words_is_refused_with_the_card_at_fault() -> None:
    words = [Voice(RULES).card(card) for card in EIGHT.cards]
    with pytest.raises(DealError) as caught:
        read(", ".join(words[:-1]), "d1")
    assert caught.value.code == "deal-few"
    with pytest.raises(DealError) as caught:
        read(", ".join([*words[:-1], words[0]]), "d1")
    assert caught.value.code == "deal-twice"


def test_the_letters_of_a_language_make_a_list() -> None:
    """A whole deck has four suits, so a list in small letters is in one language only."""
    for language, letters in {"it": "cqfp", "es": "cdtp", "fr": "cktp"}.items():
        signs = dict(zip("HDCS", letters, strict=True))
        text = " ".join(
            card[0].replace("T", "10").lower() + signs[card[1]] for card in list_text(EIGHT).split()
        )
        assert read(text, "d1", language).value == EIGHT


@pytest.mark.parametrize("text", ["", " \n", "# nothing"])
def test_nothing_is_no_deal(text: str) -> None:
    with pytest.raises(DealError) as caught:
        read(text)
    assert caught.value.code == "deal-empty"


def test_a_table_of_ones_own_may_be_any_board() -> None:
    for name in ("pysol", "diagram-mid-game", "solvitaire-json-mid-game", "own", "columns"):
        view = parse_table(pasted(name), "d1")
        assert parse_table(view.text) == view
    assert parse_table(pasted("columns-slashes"), "d1") == parse_table(str(EIGHT), "d1")
    assert parse_card("♥10") == parse_card("TH")
    assert parse_deal(pasted("pysol"), RULES) == parse_deal("pysol:24", RULES)


def test_mutated_examples_are_read_or_refused_in_one_sentence() -> None:
    random = Random(7)
    texts = [path.read_text() for path in sorted(PASTED.glob("*.txt"))]
    for _ in range(3000 if IS_LONG else 150):
        text, language = mutate(random.choice(texts), random), random.choice(LANGUAGES)
        try:
            found = read(text, "draw-one", language)
        except WinnableError as error:
            sentence = say_fault(Voice(RULES, language), error)
        else:
            sentence = say(found, language=language)
        assert len(sentence.splitlines()) == 1, text
        assert sentence[-1] in ".?", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_a_table_is_said_in_the_words_of_its_own_game(language: Language) -> None:
    """A board or a saved game may name other rules than those that were asked for."""
    saved = saved_games.old_kpat(new_game("draw-one", number=8).position)
    before, face_down, after = saved.rpartition('faceup="0"')  # the card below 5D
    board = "draw-one 8, 0 moves\nstock 3  waste --  foundations AH AD AC AS\n\n  1\n 2D"
    texts = {before + face_down.replace("0", "1") + after: True, board: False}
    for text, names_cards in texts.items():
        said = set()
        for variant in VARIANTS.values():
            with pytest.raises(WinnableError) as caught:
                read(text, variant.rules)
            said.add(say_fault(Voice(variant.rules, language), caught.value))
        assert len(said) == 1
        assert not names_cards or Voice(language=language).card(parse_card("5D")) in said.pop()


@pytest.mark.parametrize(
    "text", [(PASTED / f"{name}.txt").read_text() for name in ("columns", "canonical", "headings")]
)
def test_a_text_is_read_once(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single table was read once to find out that it is one, and then again."""
    moves, table = Mock(wraps=foreign_moves), Mock(wraps=read_table)
    monkeypatch.setattr(reading, "foreign_moves", moves)
    monkeypatch.setattr(reading, "read_table", table)
    read(text, "draw-one")
    assert (moves.call_count, table.call_count) == (1, 1)
