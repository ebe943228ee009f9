"""Cards and moves that a player may type, in every language."""

from itertools import product
from typing import Final

import pytest

from tests.support.parsing import GAMES, parse
from winnable.acts import Act
from winnable.cards import Card, make_card
from winnable.commands import Command
from winnable.messages import LANGUAGES
from winnable.position import FOUNDATION, WASTE, foundation

# Cards

RANKS: Final = {
    "en": (
        *("ace a one 1", "two 2", "three 3", "four 4", "five 5", "six 6", "seven 7", "eight 8"),
        *("nine 9", "ten t 10", "jack j 11", "queen q 12", "king k 13"),
    ),
    "it": (
        *("asso a uno 1", "due 2", "tre 3", "quattro 4", "cinque 5", "sei 6", "sette 7", "otto 8"),
        *("nove 9", "dieci 10", "fante f j 11", "regina donna dama q 12", "re k 13"),
    ),
}
SUITS: Final = {
    "en": ("hearts heart h ♥", "diamonds diamond d ♦", "clubs club c ♣", "spades spade s ♠"),
    "it": ("cuori c ♥", "quadri q ♦", "fiori f ♣", "picche p ♠"),
}
ITALIAN_RANKS: Final = {
    "en": (*RANKS["en"][:7], "eight 8 jack", "nine 9 knight", "ten 10 king"),
    "it": (*RANKS["it"][:7], "otto 8 fante", "nove 9 cavallo", "dieci 10 re"),
}
ITALIAN_SUITS: Final = {
    "en": ("coins coin d", "cups cup c", "batons baton b", "swords sword s"),
    "it": ("denari denaro ori d", "coppe coppa c", "bastoni bastone b", "spade spada s"),
}


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_understood_in_every_form(language: str, rules: str) -> None:
    ranks = RANKS[language] if rules == "d1" else ITALIAN_RANKS[language]
    suits = SUITS[language] if rules == "d1" else ITALIAN_SUITS[language]
    where, of = ("where", "of") if language == "en" else ("dove", "di")
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
    assert count > 1000


@pytest.mark.parametrize(
    ("language", "rules", "text", "card"),
    [
        ("en", "d1", "7h", make_card(7, 0)),
        ("en", "d1", "queen of spades", make_card(12, 3)),
        ("en", "d1", "the Queen of Spades", make_card(12, 3)),
        ("en", "d1", "10 d", make_card(10, 1)),
        ("en", "d1", "seven hearts?", make_card(7, 0)),
        ("en", "d1", "where is the 7 of hearts?", make_card(7, 0)),
        ("en", "d1", "locate 7h", make_card(7, 0)),
        ("en", "d1", "l 7h", make_card(7, 0)),
        ("en", "d1", "KS", make_card(13, 3)),
        ("en", "s", "7 di coppe", make_card(7, 1)),
        ("en", "s", "sette coppe", make_card(7, 1)),
        ("it", "s", "sette coppe", make_card(7, 1)),
        ("it", "s", "Sette di Coppe", make_card(7, 1)),
        ("it", "s", "7 di coppe", make_card(7, 1)),
        ("it", "s", "dov'è il 7 di coppe?", make_card(7, 1)),
        ("it", "s", "dove è 7 coppe", make_card(7, 1)),
        ("it", "s", "d 7 coppe", make_card(7, 1)),
        ("it", "s", "il re di denari", make_card(10, 0)),
        ("it", "s", "cavallo spade", make_card(9, 3)),
        ("it", "d1", "dònna di pícche", make_card(12, 3)),
        ("it", "d1", "DOV’È L’ASSO DI CUORI", make_card(1, 0)),
        ("it", "d1", "queen of spades", make_card(12, 3)),
    ],
)
def test_a_card_alone_or_in_a_question_asks_where_it_is(
    language: str, rules: str, text: str, card: Card
) -> None:
    assert parse(text, language, rules) == Command(
        Act.WHERE, parse(text, language, rules).text, card=card
    )


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        *(("d1", f"where {text}") for text in ("", "14 hearts", "0 hearts", "7", "hearts", "7 x")),
        *(("d1", f"where {text}") for text in ("7 hearts 8", "7 coins", "77h", "7hh", "7 7")),
        *(("s", f"where {text}") for text in ("queen of cups", "11 coins", "7 hearts", "12 c")),
    ],
)
def test_a_text_of_no_card_of_the_deck_is_no_card(rules: str, text: str) -> None:
    command = parse(text, "en", rules)
    assert (command.name, command.card) == ("where", None)


# Moves

F, W = FOUNDATION, WASTE


@pytest.mark.parametrize(
    ("language", "texts", "source", "target", "number"),
    [
        ("en", "3 5|3 to 5|3 on 5|3, 5|pile 3 to pile 5|pile 3 pile 5|3 to pile 5.", 3, 5, None),
        ("en", "from 3 to 5|from pile 3 to pile 5", 3, 5, None),
        ("en", "3 5 2|3 to 5 2|3, 5, 2", 3, 5, 2),
        ("en", "1 7 13|1 to 7 13 cards", 1, 7, 13),
        (
            "en",
            "3 f|3f|3 F|3 to f|3 foundation|3 to the foundation|pile 3 to foundation",
            3,
            F,
            None,
        ),
        ("en", "w 5|w5|W 5|waste 5|waste to 5|w to pile 5", W, 5, None),
        ("en", "w f|waste to foundation|waste f", W, F, None),
        ("en", "f 5|f5|foundation 5|foundation to pile 5", F, 5, None),
        ("en", "f hearts 5|f h 5|foundation hearts to 5|f ♥ 5", foundation(0), 5, None),
        ("en", "f spades 5|f s 5", foundation(3), 5, None),
        ("en", "f clubs 1", foundation(2), 1, None),
        ("it", "3 5|3 su 5|3 a 5|da 3 a 5|pila 3 su pila 5|da pila 3 a pila 5", 3, 5, None),
        ("it", "3 5 2", 3, 5, 2),
        ("it", "3 a|3a|3 assi|3 agli assi|3 sugli assi", 3, F, None),
        ("it", "s 5|s5|scarti 5|scarti su 5|scarti a 5|dagli scarti a 5", W, 5, None),
        ("it", "s a|scarti assi", W, F, None),
        ("it", "a 5|a5|assi 5", F, 5, None),
        ("it", "a cuori 5|a c 5|assi cuori 5", foundation(0), 5, None),
        ("it", "a picche 5|a p 5", foundation(3), 5, None),
    ],
)
def test_a_move_is_understood_in_every_form(
    language: str, texts: str, source: int, target: int, number: int | None
) -> None:
    wrong = []
    for text in texts.split("|"):
        found = parse(text, language)
        if found != Command(Act.MOVE, source=source, target=target, number=number):
            wrong.append(text)
    assert not wrong


@pytest.mark.parametrize(
    ("language", "text", "card", "target"),
    [
        ("en", "queen of spades to 5", make_card(12, 3), 5),
        ("en", "queen spades 5", make_card(12, 3), 5),
        ("en", "qs 5", make_card(12, 3), 5),
        ("en", "7h f", make_card(7, 0), F),
        ("en", "the 7 of hearts to pile 5", make_card(7, 0), 5),
        ("en", "7 of hearts to foundation", make_card(7, 0), F),
        ("en", "10 of hearts to pile 5", make_card(10, 0), 5),
        ("en", "ace of clubs f", make_card(1, 2), F),
        ("it", "regina di picche su 5", make_card(12, 3), 5),
        ("it", "regina picche 5", make_card(12, 3), 5),
        ("it", "7 di cuori a 5", make_card(7, 0), 5),
        ("it", "asso di fiori sugli assi", make_card(1, 2), F),
        ("it", "asso fiori a", make_card(1, 2), F),
    ],
)
def test_a_card_is_moved_by_name_to_a_place(
    language: str, text: str, card: Card, target: int
) -> None:
    found = parse(text, language)
    assert (found.name, found.card, found.target) == ("move", card, target)


@pytest.mark.parametrize(
    ("language", "texts", "name", "target"),
    [
        ("en", "take 2|take table 2|take from 2|take from table 2|pick up 2", "take", 2),
        ("en", "take x|take w|take discards|take from the discards|take waste", "take", W),
        ("en", "to 4|put 4|on 4|to table 4|put on 4|put on table 4", "to", 4),
        ("en", "to f|put f|to foundation|to the foundation", "to", F),
        ("it", "prendi 2|prendi terra 2|prendi da 2|prendi da terra 2", "take", 2),
        ("it", "prendi s|prendi scarti|prendi x|prendi dagli scarti", "take", W),
        ("it", "su 4|metti 4|su terra 4|metti su 4|metti su terra 4", "to", 4),
        ("it", "su a|metti a|su assi|metti sugli assi", "to", F),
    ],
)
def test_the_hand_of_solitario_is_understood(
    language: str, texts: str, name: str, target: int
) -> None:
    wrong = []
    for text in texts.split("|"):
        found = parse(text, language, "s")
        if (found.name, found.target) != (name, target):
            wrong.append(text)
    assert not wrong


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("en", "x", "discard"),
        ("en", "back", "back"),
        ("en", "deck", "deck"),
        ("en", "control p", "deck"),
        ("en", "Ctrl+P", "deck"),
        ("en", "^P", "deck"),
        ("en", "w", "waste"),
        ("en", "k", "stock"),
        ("en", "c", "hand"),
        ("it", "x", "discard"),
        ("it", "scarta", "discard"),
        ("it", "rimetti", "back"),
        ("it", "mazzo", "deck"),
        ("it", "Control P", "deck"),
        ("it", "m", "stock"),
        ("it", "c", "hand"),
        ("it", "in mano", "hand"),
    ],
)
def test_words_of_solitario_are_understood(language: str, text: str, name: str) -> None:
    assert parse(text, language, "s").name == name


@pytest.mark.parametrize(
    "text", ["3 5 2 1", "3 5 x", "10 5", "0 5", "5 0", "5 10", "3 3 3 3", "w 5 100"]
)
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    assert parse(text).name == "unknown"
