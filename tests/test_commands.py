"""The command language: every word, card and move that a player may type, in both languages."""

import os
import re
from functools import cache
from itertools import product
from random import Random
from typing import Final

import pytest
from mutations import mutate

from winnable.cards import Card, make_card
from winnable.commands import NAMES, Command, CommandParser, asked_condition
from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.messages import LANGUAGES, Level, Voice
from winnable.messages.voice import words
from winnable.position import FOUNDATION, WASTE, foundation
from winnable.rules import parse_rules
from winnable.session import Session
from winnable.store import Settings

GAMES = ("d1", "s")
NOT_UNDERSTOOD: Final = {"unknown", "incomplete", "not-here", "nothing"}


@cache
def parser(language: str, rules: str = "d1") -> CommandParser:
    return CommandParser(parse_rules(rules), language)


def parse(text: str, language: str = "en", rules: str = "d1") -> Command:
    return parser(language, rules).parse(text)


def session(language: str, rules: str = "d1") -> Session:
    law = parse_rules(rules)
    return Session(Game(law, numbered_deal(1, law)), settings=Settings(language=language))


# Words

SHARED: Final = {
    ("en", "on", "on"): "to",
    ("it", "on", "sì"): "yes",
    ("it", "on", "si"): "yes",
    ("it", "off", "no"): "no",
}
"""Words that mean two things; alone they mean the one named here."""


def meaning(name: str, word: str, language: str, rules: str) -> str:
    """What a word should mean in a game."""
    name = SHARED.get((language, name, word), name)
    if word == "mazzo" and name == "stock" and rules == "s":
        return "deck"  # back on the deck; m asks for it
    if rules == "s":
        return "not-here" if name == "turn" else name
    if name == "deck":
        return "stock"
    return "not-here" if name in ("take", "to", "discard", "back") else name


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood_in_its_own_language(language: str, rules: str) -> None:
    count = 0
    for name in NAMES:
        for word in words(language, f"command-{name}"):
            expected = meaning(name, word, language, rules)
            for text in (word, word.upper(), f"  {word.capitalize()} "):
                assert parse(text, language, rules).name == expected, text
            count += 1
    assert count >= 90


def test_only_known_words_mean_two_things() -> None:
    """A word that is added later must not take another's meaning by accident."""
    double = set()
    for language in LANGUAGES:
        first: dict[str, str] = {}
        for name in NAMES:
            for word in words(language, f"command-{name}"):
                if first.setdefault(word, name) != name:
                    double.add((language, word, first[word], name))
    assert double == {
        ("en", "on", "to", "on"),
        ("it", "mazzo", "deck", "stock"),
        ("it", "si", "yes", "on"),
        ("it", "no", "no", "off"),
    }


def test_words_of_the_other_language_are_understood_where_they_are_free() -> None:
    other = {"en": "it", "it": "en"}
    for language in LANGUAGES:
        own = {word for name in NAMES for word in words(language, f"command-{name}")}
        for name in NAMES:
            for word in words(other[language], f"command-{name}"):
                if word not in own and word != "on":
                    expected = meaning(name, word, other[language], "s")
                    assert parse(word, language, "s").name == expected, (language, word)


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        # the same letter, another meaning
        ("en", "d", "draw"),
        ("it", "d", "where"),
        ("en", "m", "moves"),
        ("it", "m", "stock"),
        ("en", "l", "where"),
        ("it", "l", "read"),
        ("it", "p", "draw"),
        ("it", "s", "waste"),
        ("it", "a", "foundation"),
        ("it", "v", "moves"),
        # as people write
        ("en", "what can i do?", "moves"),
        ("en", "Where is", "where"),
        ("it", "dov'è", "where"),
        ("it", "dov’è", "where"),
        ("it", "DOV'È", "where"),
        ("it", "dove e", "where"),
        ("it", "si", "yes"),
        ("en", "Draw!", "draw"),
        ("en", ".", "again"),
        ("en", ",", "earlier"),
        ("en", "?", "help"),
    ],
)
def test_letters_and_whole_questions(language: str, text: str, name: str) -> None:
    assert parse(text, language).name == name


@pytest.mark.parametrize("text", ["", " ", "\t", "\n", "\u00a0", "\u0301"])
def test_an_empty_line_is_no_command(text: str) -> None:
    assert parse(text).name == "nothing"


@pytest.mark.parametrize(
    ("language", "text", "name", "number"),
    [
        ("en", "u 3", "undo", 3),
        ("en", "undo 12", "undo", 12),
        ("en", "redo 2", "redo", 2),
        ("en", "log 5", "log", 5),
        ("en", "seed 123", "number", 123),
        ("en", "number 18446744073709551615", "number", 18446744073709551615),
        ("en", "turn 4", "turn", 4),
        ("en", "turn pile 4", "turn", 4),
        ("en", "flip 4", "turn", 4),
        ("en", "r 3", "read", 3),
        ("en", "pile 3", "read", 3),
        ("en", "3", "choose", 3),
        ("en", "0", "choose", 0),
        ("en", "10", "choose", 10),
        ("en", "12", "choose", 12),
        ("en", "99", "choose", 99),
        ("en", "120", "choose", 120),
        ("it", "annulla 3", "undo", 3),
        ("it", "rifai 2", "redo", 2),
        ("it", "scopri 4", "turn", 4),
        ("it", "scopri pila 4", "turn", 4),
        ("it", "pila 3", "read", 3),
        ("it", "terra 3", "read", 3),
        ("it", "numero 123", "number", 123),
        ("it", "12", "choose", 12),
    ],
)
def test_commands_with_a_number(language: str, text: str, name: str, number: int) -> None:
    command = parse(text, language)
    assert (command.name, command.number) == (name, number)


@pytest.mark.parametrize(
    ("language", "text", "setting", "value"),
    [
        ("en", "memory on", "memory", True),
        ("en", "memory off", "memory", False),
        ("en", "memory no", "memory", False),
        ("en", "figures on", "figures", True),
        ("en", "figures off", "figures", False),
        ("en", "plain on", "plain", True),
        ("en", "plain off", "plain", False),
        ("en", "language italian", "language", "it"),
        ("en", "language english", "language", "en"),
        ("en", "italiano", "language", "it"),
        ("en", "brief", "level", Level.BRIEF),
        ("en", "full", "level", Level.FULL),
        ("en", "normal", "level", Level.NORMAL),
        ("it", "memoria sì", "memory", True),
        ("it", "memoria si", "memory", True),
        ("it", "memoria no", "memory", False),
        ("it", "figure sì", "figures", True),
        ("it", "figure no", "figures", False),
        ("it", "semplice no", "plain", False),
        ("it", "lingua inglese", "language", "en"),
        ("it", "lingua italiano", "language", "it"),
        ("it", "english", "language", "en"),
        ("it", "breve", "level", Level.BRIEF),
        ("it", "completo", "level", Level.FULL),
        ("it", "normale", "level", Level.NORMAL),
    ],
)
def test_settings(language: str, text: str, setting: str, value: object) -> None:
    player = session(language, "s")
    player.settings.memory = player.settings.figures = player.settings.plain = value is False
    player.do(text)
    assert getattr(player.settings, setting) == value


def test_every_command_that_the_help_names_is_understood() -> None:
    count = 0
    for language in LANGUAGES:
        for rules in ("d3r", "s", "d1p1t"):
            for line in session(language, rules).do("?"):
                for part in re.split(r"\. ?", line):
                    for text in part.partition(":")[0].split(", "):
                        if text not in ("", "full stop", "comma", "punto", "virgola"):
                            command = parse(text, language, rules)
                            assert command.name not in NOT_UNDERSTOOD, (language, rules, text)
                            count += 1
    assert count > 150


@pytest.mark.parametrize(
    ("language", "rules", "text", "name"),
    [
        # words that sentences tell the player to type
        ("en", "d1", "more", "more"),
        ("en", "d1", "new", "new"),
        ("en", "d1", "yes", "yes"),
        ("en", "d1", "undo", "undo"),
        ("en", "s", "back", "back"),
        ("it", "d1", "altre", "more"),
        ("it", "d1", "nuova", "new"),
        ("it", "d1", "sì", "yes"),
        ("it", "d1", "annulla", "undo"),
        ("it", "s", "rimetti", "back"),
    ],
)
def test_words_that_sentences_ask_for(language: str, rules: str, text: str, name: str) -> None:
    assert parse(text, language, rules).name == name


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
        "where", parse(text, language, rules).text, card=card
    )


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        *(("d1", f"where {text}") for text in ("", "14 hearts", "0 hearts", "7", "hearts", "7 x")),
        *(("d1", f"where {text}") for text in ("7 hearts 8", "7 coins", "77h", "7hh", "7 7")),
        *(("s", f"where {text}") for text in ("queen of cups", "11 coins", "7 hearts", "12 c")),
    ],
)
def test_what_is_no_card_of_the_deck_is_none(rules: str, text: str) -> None:
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
def test_moves_in_every_form(
    language: str, texts: str, source: int, target: int, number: int | None
) -> None:
    wrong = []
    for text in texts.split("|"):
        found = parse(text, language)
        if found != Command("move", source=source, target=target, number=number):
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
def test_a_card_by_name_to_a_place(language: str, text: str, card: Card, target: int) -> None:
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
def test_the_hand_of_solitario(language: str, texts: str, name: str, target: int) -> None:
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
def test_words_of_solitario(language: str, text: str, name: str) -> None:
    assert parse(text, language, "s").name == name


@pytest.mark.parametrize(
    "text", ["3 5 2 1", "3 5 x", "10 5", "0 5", "5 0", "5 10", "3 3 3 3", "w 5 100"]
)
def test_moves_that_are_none(text: str) -> None:
    assert parse(text).name == "unknown"


# What is not known


@pytest.mark.parametrize(
    ("language", "text", "near"),
    [
        ("en", "drwa", "draw"),
        ("en", "hnit", "hint"),
        ("en", "undoo", "undo"),
        ("en", "wast", "waste"),
        ("en", "WHEER 7h", "where"),
        ("en", "founation", "foundation"),
        ("it", "pescca", "pesca"),
        ("it", "anulla", "annulla"),
        ("it", "consilio", "consiglio"),
        ("it", "mose", "mosse"),
    ],
)
def test_a_slip_brings_the_likely_word(language: str, text: str, near: str) -> None:
    command = parse(text, language)
    assert (command.name, command.near) == ("unknown", near)
    assert near in session(language).do(text)[0]


def test_slips_in_long_words_bring_a_word_of_the_same_command() -> None:
    right = total = 0
    for language in LANGUAGES:
        for name in NAMES:
            for word in words(language, f"command-{name}"):
                if len(word) < 5 or not word.isalpha():
                    continue
                for i in range(len(word)):
                    command = parse(word[: i + 1] + word[i:], language, "s")  # a letter doubled
                    total += 1
                    near = parse(command.near, language, "s").name if command.near else ""
                    right += near == meaning(name, word, language, "s")
    assert total > 400
    assert right >= 0.97 * total


def test_nothing_near_brings_no_suggestion() -> None:
    command = parse("xyzzy plugh")
    assert command == Command("unknown", "xyzzy plugh")
    assert session("en").do("xyzzy") == ["I don’t know “xyzzy”. Question mark for help."]


def test_long_input_is_repeated_in_part_alone() -> None:
    (line,) = session("en").do("abracadabra " * 500)
    assert len(line) < 120


def test_control_characters_are_never_repeated() -> None:
    for text in ("\x1b[31mred", "a\x00b", "tab\tbed", "bell\x07", "\u202eright", "line\u2028s"):
        for line in session("en").do(text):
            assert line.isprintable(), (text, line)


def test_a_word_of_the_other_game_is_said_to_be_so() -> None:
    assert session("en").do("take 2") == ["There is no “take 2” in this game."]
    assert session("en", "s").do("turn 2") == ["There is no “turn 2” in this game."]
    assert session("it").do("prendi 2") == ["In questo gioco non c’è “prendi 2”."]


# Anything at all

SHARDS = 5 if os.environ.get("WINNABLE_LONG") else 1
TEXTS = 10_000
SEEDS: Final = (
    *("d", "3 5", "3 5 2", "3f", "w 5", "w f", "f hearts 5", "where 7 hearts", "l 7h", "moves"),
    *("what can i do", "u 3", "log 5", "number 123", "queen of spades to 5", "memory on", "turn 4"),
    *("take 2", "to 4", "2 4", "deck", "control p", "prendi 2", "su 4", "dov'è il 7 di coppe?"),
    *("scarta", "rimetti", "3 a 5", "dagli scarti a 5", "lingua inglese", "asso di fiori a", "?"),
    *(".", ",", "12", "10 of diamonds", "sette coppe", "figure sì", "^p", "pile 3 to pile 5"),
)
KNOWN: Final = {*NAMES, "move", "choose", *NOT_UNDERSTOOD}


@pytest.mark.no_cover  # tracing would make it slow; the other tests reach every line
@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_text_gives_a_command(shard: int) -> None:
    random = Random(f"commands {shard}")
    understood = 0
    for number in range(TEXTS):
        text = random.choice(SEEDS)
        for _ in range(random.randint(0, 3)):
            text = mutate(text, random)
        language, rules = random.choice(LANGUAGES), random.choice(GAMES)
        command = parse(text, language, rules)
        where = (shard, number, text)
        assert isinstance(command, Command), where
        assert command.name in KNOWN, where
        assert command.card is None or 0 <= command.card < (52 if rules == "d1" else 40), where
        for place in (command.source, command.target):
            assert place is None or 1 <= place <= foundation(3), where
        if command.name == "move":
            assert command.target is not None, where
            assert (command.source is None) != (command.card is None), where
        understood += command.name not in NOT_UNDERSTOOD
    assert TEXTS // 5 < understood < TEXTS * 9 // 10


@pytest.mark.parametrize("rules", ["d3r", "s", "d1p1t"])
def test_a_session_answers_anything_with_printable_lines(rules: str) -> None:
    random = Random(f"session {rules}")
    player = session("en", rules)
    voice: Voice = player.voice
    for number in range(1500):
        text = random.choice(SEEDS)
        for _ in range(random.randint(0, 2)):
            text = mutate(text, random)
        for line in player.do(text):
            assert line, (number, text)
            assert line.isprintable(), (number, text, line)
    assert player.voice.rules == voice.rules


# Nothing asked for


def test_a_count_of_no_cards_moves_none() -> None:
    rules = parse_rules("d3r")
    player = Session(Game(rules, numbered_deal(64, rules)), settings=Settings(language="en"))
    before = player.game.position  # the 6 of pile 6 fits pile 1
    player.do("6 1 0")
    assert player.game.position == before


def test_a_card_put_where_it_lies_is_refused() -> None:
    for rules in GAMES:
        player = session("en", rules)
        pile = next(i for i, column in enumerate(player.game.view.columns, 1) if column)
        assert player.do(f"{pile} {pile}") == ["No. That is the same pile."]
        assert player.game.is_fresh


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("deals traps under 10%", "en"),
        ("partite trappole meno di 0,1", "it"),
        ("deals traps<10 %", "en"),
    ],
)
def test_a_share_is_said_in_any_way(typed: str, language: str) -> None:
    command = parse(typed, language)
    assert command.name == "deals"
    assert asked_condition(command.near, language) == asked_condition("traps<0.1", "en")
