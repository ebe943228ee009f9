"""Cards and moves that a player may type, in every language."""

from itertools import product

import pytest

from tests.languages import SPEAKERS, cases, listed
from tests.support.cards import card as card_of
from tests.support.parsing import GAMES, parse
from winnable.law.cards import Deck, make_card
from winnable.law.position import FOUNDATION, WASTE, foundation
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES

# Cards


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_understood_in_every_form(language: str, rules: str) -> None:
    cards = SPEAKERS[language].cards
    ranks, suits = listed(cards.typed_ranks), listed(cards.typed_suits)
    if rules == "s":
        ranks = (*ranks[:7], *listed(cards.typed_italian_ranks))
        suits = listed(cards.typed_italian_suits)
    where, of = SPEAKERS[language].understood.asking
    count, wrong = 0, []
    for rank, rank_words in enumerate(ranks, 1):
        for suit, suit_words in enumerate(suits):
            card = make_card(rank, suit)
            for one, other in product(rank_words.split(), suit_words.split()):
                forms = [f"{one} {other}", f"{one} {of} {other}", f"{one.upper()}  {other}"]
                if len(other) == 1 and (len(one) == 1 or one.isdigit()):
                    forms += [f"{one}{other}", f"{one}{other}".upper(), f"{one}-{other}"]
                for form in forms:
                    found = parse(f"{where} {form}", language, rules)
                    if (found.name, found.card) != ("where", card):
                        wrong.append(form)
                    count += 1
    assert not wrong
    assert count > 900


@pytest.mark.parametrize(
    ("language", "text", "card"), cases(lambda speaker: speaker.understood.cards)
)
def test_a_card_alone_or_in_a_question_asks_where_it_is(
    language: str, text: str, card: str
) -> None:
    command = parse(text, language)
    assert command == Command(Act.WHERE, command.text, card=card_of(card))


@pytest.mark.parametrize(
    ("language", "text", "card"), cases(lambda speaker: speaker.understood.italian_cards)
)
def test_an_italian_card_alone_or_in_a_question_asks_where_it_is(
    language: str, text: str, card: str
) -> None:
    command = parse(text, language, "s")
    assert command == Command(Act.WHERE, command.text, card=card_of(card, Deck.ITALIAN))


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        *(("d1", f"where {text}") for text in ("", "14 hearts", "0 hearts", "7", "hearts", "7 y")),
        *(("d1", f"where {text}") for text in ("7 hearts 8", "7 coins", "77h", "7hh", "7 7")),
        *(("s", f"where {text}") for text in ("queen of cups", "11 coins", "7 hearts", "12 c")),
    ],
)
def test_a_text_of_no_card_of_the_deck_is_no_card(rules: str, text: str) -> None:
    command = parse(text, "en", rules)
    assert (command.name, command.card) == ("where", None)


# Moves


def place_of(word: str) -> int:
    """A place in the tables of the speakers."""
    if word in ("f", "w"):
        return FOUNDATION if word == "f" else WASTE
    return foundation(int(word[1:])) if word[0] == "f" else int(word)


@pytest.mark.parametrize(
    ("language", "text", "move"), cases(lambda speaker: speaker.understood.moves)
)
def test_a_move_is_understood_in_every_form(language: str, text: str, move: str) -> None:
    source, target, *count = move.split()
    assert parse(text, language) == Command(
        Act.MOVE,
        source=place_of(source),
        target=place_of(target),
        number=int(count[0]) if count else None,
    )


@pytest.mark.parametrize(
    ("language", "text", "move"), cases(lambda speaker: speaker.understood.moved_cards)
)
def test_a_card_is_moved_by_name_to_a_place(language: str, text: str, move: str) -> None:
    card, target = move.split()
    found = parse(text, language)
    assert (found.name, found.card, found.target) == ("move", card_of(card), place_of(target))


@pytest.mark.parametrize(
    ("language", "text", "meaning"), cases(lambda speaker: speaker.understood.hand)
)
def test_the_hand_of_solitario_is_understood(language: str, text: str, meaning: str) -> None:
    name, target = meaning.split()
    found = parse(text, language, "s")
    assert (found.name, found.target) == (name, place_of(target))


@pytest.mark.parametrize(
    ("language", "text", "name"), cases(lambda speaker: speaker.understood.solitario)
)
def test_words_of_solitario_are_understood(language: str, text: str, name: str) -> None:
    assert parse(text, language, "s").name == name


@pytest.mark.parametrize(
    "text", ["3 5 2 1", "3 5 x", "10 5", "0 5", "5 0", "5 10", "3 3 3 3", "w 5 100"]
)
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    assert parse(text).name == "unknown"
