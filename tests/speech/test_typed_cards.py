"""Cards and moves that a player may type, in every language."""

from itertools import product
from typing import Final

import pytest

from tests.support.parsing import GAMES, parse
from winnable.law.cards import Card, make_card
from winnable.law.position import FOUNDATION, WASTE, foundation
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES

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
    "es": (
        *("as a uno 1", "dos 2", "tres 3", "cuatro 4", "cinco 5", "seis 6", "siete 7", "ocho 8"),
        *("nueve 9", "diez 10", "jota sota j 11", "reina dama cu q 12", "rey k r 13"),
    ),
    "fr": (
        *("as a 1", "deux 2", "trois 3", "quatre 4", "cinq 5", "six 6", "sept 7", "huit 8"),
        *("neuf 9", "dix 10", "valet v j 11", "dame reine q 12", "roi k r 13"),
    ),
}
SUITS: Final = {
    "en": ("hearts heart h ♥", "diamonds diamond d ♦", "clubs club c ♣", "spades spade s ♠"),
    "it": ("cuori c ♥", "quadri q ♦", "fiori f ♣", "picche p ♠"),
    "es": ("corazones corazón c ♥", "diamantes d ♦", "tréboles trebol t ♣", "picas pica p ♠"),
    "fr": ("cœur coeur cœurs c ♥", "carreau carreaux k ♦", "trèfle trefles t ♣", "pique p ♠"),
}
ITALIAN_RANKS: Final = {
    "en": (*RANKS["en"][:7], "eight 8 jack", "nine 9 knight", "ten 10 king"),
    "it": (*RANKS["it"][:7], "otto 8 fante", "nove 9 cavallo", "dieci 10 re"),
    "es": (*RANKS["es"][:7], "ocho 8 sota", "nueve 9 caballo", "diez 10 rey"),
    "fr": (*RANKS["fr"][:7], "huit 8 valet", "neuf 9 cavalier cheval", "dix 10 roi"),
}
ITALIAN_SUITS: Final = {
    "en": ("coins coin d", "cups cup c", "batons baton b", "swords sword s"),
    "it": ("denari denaro ori d", "coppe coppa c", "bastoni bastone b", "spade spada s"),
    "es": ("oros oro o", "copas copa c", "bastos basto b", "espadas espada e"),
    "fr": ("deniers denier d", "coupes coupe c", "bâtons baton b", "épées epee e"),
}
ASKED: Final = {
    "en": ("where", "of"),
    "it": ("dove", "di"),
    "es": ("dónde está", "de"),
    "fr": ("où est", "de"),
}


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_understood_in_every_form(language: str, rules: str) -> None:
    ranks = RANKS[language] if rules == "d1" else ITALIAN_RANKS[language]
    suits = SUITS[language] if rules == "d1" else ITALIAN_SUITS[language]
    where, of = ASKED[language]
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
        ("es", "d1", "¿dónde está el siete de corazones?", make_card(7, 0)),
        ("es", "d1", "donde esta la reina de picas", make_card(12, 3)),
        ("es", "d1", "Jota de Tréboles", make_card(11, 2)),
        ("es", "s", "¿DÓNDE ESTÁ EL AS DE OROS?", make_card(1, 0)),
        ("es", "s", "la sota de bastos", make_card(8, 2)),
        ("es", "s", "l 7 copas", make_card(7, 1)),
        ("es", "d1", "queen of spades", make_card(12, 3)),
        ("fr", "d1", "où est le 7 de cœur ?", make_card(7, 0)),
        ("fr", "d1", "ou est le 7 de coeur", make_card(7, 0)),
        ("fr", "d1", "OÙ SE TROUVE L’AS DE TRÈFLE ?", make_card(1, 2)),
        ("fr", "d1", "la dame de pique", make_card(12, 3)),
        ("fr", "s", "roi d'épées", make_card(10, 3)),
        ("fr", "s", "o 3 batons", make_card(3, 2)),
        ("fr", "s", "cavalier de deniers", make_card(9, 0)),
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
        (
            "es",
            "3 5|3 a 5|3 a la 5|de 3 a 5|columna 3 a columna 5|de la columna 3 a la 5",
            3,
            5,
            None,
        ),
        ("es", "3 5 2|3 a 5 2", 3, 5, 2),
        ("es", "3 b|3b|3 base|3 a la base|3 a las bases|columna 3 a la base", 3, F, None),
        ("es", "d 5|d5|descarte 5|descarte a la columna 5|del descarte a la 5|pozo 5", W, 5, None),
        ("es", "d b|descarte a la base", W, F, None),
        ("es", "b 5|b5|base 5|base a columna 5", F, 5, None),
        ("es", "b corazones 5|b c 5|base corazones a 5", foundation(0), 5, None),
        ("fr", "3 5|3 à 5|3 vers 5|3 sur 5|colonne 3 colonne 5|de la colonne 3 à la 5", 3, 5, None),
        ("fr", "3 5 2|3 à 5 2", 3, 5, 2),
        ("fr", "3 f|3f|3 fondation|3 en fondation|3 à la base", 3, F, None),
        ("fr", "d 5|d5|défausse 5|défausse à 5|de la défausse à la colonne 5", W, 5, None),
        ("fr", "d f|défausse en fondation", W, F, None),
        ("fr", "f 5|f5|fondation 5|fondation à la colonne 5", F, 5, None),
        ("fr", "f cœur 5|f c 5|fondation coeur 5|f ♥ 5", foundation(0), 5, None),
        ("fr", "f carreau 5|f k 5", foundation(1), 5, None),
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
        ("es", "reina de picas a 5", make_card(12, 3), 5),
        ("es", "la reina de picas a la columna 5", make_card(12, 3), 5),
        ("es", "7 corazones 5", make_card(7, 0), 5),
        ("es", "as de tréboles a la base", make_card(1, 2), F),
        ("fr", "dame de pique à 5", make_card(12, 3), 5),
        ("fr", "la dame de pique sur la colonne 5", make_card(12, 3), 5),
        ("fr", "7 coeur 5", make_card(7, 0), 5),
        ("fr", "l'as de trèfle en fondation", make_card(1, 2), F),
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
        ("es", "toma 2|toma pila 2|coge de la 2|toma de la pila 2", "take", 2),
        ("es", "toma d|toma descarte|coge del descarte|toma x", "take", W),
        ("es", "pon 4|pon en 4|pon en la pila 4", "to", 4),
        ("es", "pon b|pon en la base", "to", F),
        ("fr", "prends 2|prends pile 2|prends de la pile 2", "take", 2),
        ("fr", "prends d|prends de la défausse|prends x", "take", W),
        ("fr", "pose 4|pose sur 4|mets sur la pile 4", "to", 4),
        ("fr", "pose f|pose en fondation|mets à la fondation", "to", F),
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
        ("es", "x", "discard"),
        ("es", "devuelve", "back"),
        ("es", "al mazo", "deck"),
        ("es", "mazo", "stock"),
        ("es", "qué tengo en la mano", "hand"),
        ("fr", "x", "discard"),
        ("fr", "défausser", "discard"),
        ("fr", "défausse", "waste"),
        ("fr", "remets", "back"),
        ("fr", "au talon", "deck"),
        ("fr", "qu'ai-je en main ?", "hand"),
    ],
)
def test_words_of_solitario_are_understood(language: str, text: str, name: str) -> None:
    assert parse(text, language, "s").name == name


@pytest.mark.parametrize(
    "text", ["3 5 2 1", "3 5 x", "10 5", "0 5", "5 0", "5 10", "3 3 3 3", "w 5 100"]
)
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    assert parse(text).name == "unknown"
