"""Tables of a player's own, as texts and as words."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.languages import SPEAKERS
from tests.support.described import in_mid_game, joined_late, typed
from tests.support.length import IS_LONG
from winnable import PositionError, RulesError, WinnableError, advise, parse_table
from winnable.law.cards import RANK_LETTERS, Card, make_card
from winnable.law.notation import NotationFault
from winnable.law.possible import PositionFault
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech.layouts import Draft, LayoutFault, code_at_fault
from winnable.speech.layouts.words import Words
from winnable.speech.messages import LANGUAGES, Verbosity, Voice, say_fault

TABLE = (
    "pile 1: queen of spades; pile 2: one hidden, 5H; pile 3: two hidden, seven of hearts, six of "
    "clubs; pile 4: 3 hidden, 9D; pile 5: 4 hidden, 9S; pile 6: 5 hidden, JH; pile 7: 6 hidden, "
    "2C; foundations: ace of clubs; waste: KD 10D 3S 4C"
)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_table_typed_in_words_gets_the_same_advice_as_the_game(name: str) -> None:
    """The advice follows from the view, so every view is compared and some of the advice."""
    random = Random(name)
    for number in range(1000 if IS_LONG else 15):
        game = in_mid_game(name, number, random)
        view = joined_late(game, random) if number % 2 else game.view
        language = LANGUAGES[number % len(LANGUAGES)]
        found = parse_table(typed(view, language, random), name, language)
        assert found == view
        assert parse_table(view.text) == view
        if IS_LONG or number == 7:
            assert advise(found) == advise(view)


def test_words_of_every_language_are_understood() -> None:
    texts = [(each.understood.described, code) for code, each in SPEAKERS.items()]
    texts += [("3: ?? ?? 7♥ 6♣", "en"), ("3: ????7H6C", "en")]
    for text, language in texts:
        draft = Draft(VARIANTS["draw-one"].rules)
        draft.add(text, Voice(language=language))
        assert draft.places["3"] == SPEAKERS[language].understood.written


def letters_of(rules: str, language: str) -> str:
    """The letters of the suits in the words of a language."""
    cards = SPEAKERS[language].cards
    return cards.italian_letters if rules == "s" else cards.letters


def cards_of(text: str, rules: str, language: str) -> list[Card]:
    """The cards of a place."""
    found = Words(f"stock: {text}", parse_rules(rules), language).named()
    return sorted(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["d1", "s"])
def test_codes_in_capital_letters_are_the_notation_in_every_language(
    rules: str, language: str
) -> None:
    deck, own = parse_rules(rules).deck, letters_of(rules, language)
    for rank, suit in product(range(1, deck.ranks + 1), range(4)):
        card, letter = make_card(rank, suit), deck.suits[suit]
        named = [RANK_LETTERS[rank - 1], str(rank)]
        for written in named:
            for code in (f"{written}{letter}", f"{written} {letter}", f"{written}-{letter}"):
                assert cards_of(code, rules, language) == [card], code
        for code in (f"{rank}{own[suit]}", f"{rank} {own[suit]}"):
            assert cards_of(code, rules, language) == [card], code
        for around in ("{}\n", "\n{}\n", "{};", "1 ??, {}", "to {}", "la {}", "{}."):
            for code in named:
                text = around.format(f"{code}{letter}")
                assert card in cards_of(text, rules, language), text
                text = around.format(f"{code} {letter}")
                assert card in cards_of(text, rules, language), text
    letters = set("".join(letters_of(rules, each) for each in LANGUAGES for rules in ("d1", "s")))
    for letter in letters - set(own):
        assert refused(f"pile 3: 7{letter}", rules, language) in OTHER, letter
    for letter in {each.upper() for each in letters} - set(deck.suits):
        assert refused(f"pile 3: 7{letter}", rules, language) in OTHER, letter


OTHER = (LayoutFault.LETTERS, LayoutFault.ITEM)


def refused(text: str, rules: str, language: str) -> object:
    with pytest.raises(PositionError) as found:
        parse_table(text, rules, language)
    return found.value.code


def test_letters_of_another_language_are_quoted_as_typed() -> None:
    for text, quoted in (("7T", "7T"), ("6C 7P", "7P"), ("7 P", "7 P"), ("6C7h", "7h")):
        with pytest.raises(PositionError) as found:
            parse_table(f"pila 3: {text}", "d1", "it")
        assert (found.value.code, found.value.details["text"]) == (LayoutFault.LETTERS, quoted)
    assert refused("pila 3: 7Y", "d1", "it") == LayoutFault.ITEM


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_code_beside_a_capital_one(language: str) -> None:
    clubs, letters = make_card(6, 2), SPEAKERS[language].cards.letters
    assert cards_of("6C", "d1", language) == [clubs]
    if "c" in letters:
        small = make_card(6, letters.index("c"))
        assert cards_of("6c", "d1", language) == [small]
        assert cards_of("6c6C", "d1", language) == sorted({small, clubs})
    else:
        assert refused("stock: 6c", "d1", language) == LayoutFault.LETTERS
    assert cards_of(SPEAKERS[language].understood.six_of_clubs, "d1", language) == [clubs]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["d1", "s"])
def test_every_name_that_is_said_reads_back_to_its_card(rules: str, language: str) -> None:
    base = parse_rules(rules)
    for figures, verbosity in product((False, True), Verbosity):
        voice = Voice(base, language, verbosity, figures=figures)
        for card in range(base.deck_size):
            name = voice.card(card)
            for written in (name, name.upper(), name.capitalize()):
                assert cards_of(written, rules, language) == [card], written
        assert cards_of(voice.cards(list(range(base.deck_size))), rules, language) == list(
            range(base.deck_size)
        )


def test_the_examples_of_the_formats_are_the_same_in_every_language() -> None:
    page = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
    section = page.partition("## Tables in words")[2]
    example = "\n".join(re.findall("^    (.*)", section.partition("| place")[0], re.MULTILINE))
    assert "10D" in example
    found = {language: Words(example, parse_rules("d3"), language) for language in LANGUAGES}
    for words in found.values():
        assert words.said(Voice()) == found[LANGUAGES[0]].said(Voice())
    shown = re.findall(r"^\| (its suit|those of).*? \| (.*) \|$", section, re.MULTILINE)
    for rules, (_, cells) in zip(("d1", "s"), shown, strict=True):
        told = [cell.strip("` ").replace(" ", "") for cell in cells.split("|")]
        suits = parse_rules(rules).deck.suits
        assert told == [suits, *(letters_of(rules, language) for language in LANGUAGES)]


IMPOSSIBLE = [
    ("pile 1: QS", "pile 1: QS QS", PositionFault.TWICE, "1"),
    ("pile 1: QS", "pile 1: 9S", PositionFault.TWICE, "5"),
    ("ace of clubs", "three of clubs", PositionFault.TWICE, "f"),
    ("six of clubs", "six of hearts", PositionFault.RUN, "3"),
    ("3 hidden, 9D", "4 hidden, 9D", PositionFault.DOWN, "4"),
    ("waste:", "stock: 25 hidden; waste:", PositionFault.UNSEEN, "s"),
    ("waste:", "stock: 17 hidden; waste:", PositionFault.UNSEEN, "s"),
    ("pile 1: QS; pile 2: one hidden, 5H;", "", LayoutFault.FEW, "1"),
    ("waste:", "pass 0; waste:", LayoutFault.PASSES, "p"),
    ("waste:", "game thoughtful; stock: 18 hidden; waste:", LayoutFault.SEEN, "s"),
    ("waste:", "game thoughtful; stock empty; waste: 18 hidden,", LayoutFault.SEEN, "w"),
    ("3S 4C", "3S 1 hidden", PositionFault.WASTE_TOP, "w"),
    ("two hidden, seven", "seven of clubs, two hidden, seven", LayoutFault.HIDDEN, "3"),
    ("pile 7:", "pile 8:", LayoutFault.COLUMN, ""),
    ("pile 7:", "pile 6:", LayoutFault.TWICE, "6"),
    ("9D", "9D or so", LayoutFault.ITEM, "4"),
    ("9D", "(9D", LayoutFault.BRACKET, "4"),
    ("ace of clubs", "AC 2C", LayoutFault.SUIT, "f"),
    ("waste:", "hand: 8D; waste:", LayoutFault.HAND, "h"),
    ("pile 1: queen", "queen", LayoutFault.START, ""),
]


@pytest.mark.parametrize(("old", "new", "fault", "code"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_its_place(
    old: str, new: str, fault: object, code: str
) -> None:
    text = TABLE.replace("queen of spades", "QS") if old.startswith("pile 1: QS") else TABLE
    assert old in text
    with pytest.raises(PositionError) as refused:
        parse_table(text.replace(old, new), "draw-one")
    assert (refused.value.code, code_at_fault(refused.value)) == (fault, code)


def test_the_first_pass_draws_three_cards_at_a_time() -> None:
    assert len(parse_table(TABLE, "draw-three").stock) == 18
    with pytest.raises(PositionError) as refused:
        parse_table(TABLE.replace("KD 10D", "KD"), "draw-three")
    assert refused.value.code == LayoutFault.DRAWN


def test_the_rules_can_be_named_in_the_table() -> None:
    for named in ("game draw-one", "rules d1", "gioco una carta", "Game: draw one"):
        assert str(parse_table(f"{named}\n{TABLE}", "solitario").rules) == "d1"
    with pytest.raises(RulesError):
        parse_table(f"game whist\n{TABLE}")
    for text in ("", " \n"):
        with pytest.raises(PositionError) as refused:
            parse_table(text)
        assert refused.value.code == LayoutFault.EMPTY
    with pytest.raises(PositionError) as refused:
        parse_table("7H " * 2000)
    assert refused.value.code == LayoutFault.LONG


def test_mutated_tables_give_clean_sentences_only() -> None:
    random = Random(17)
    voices = [Voice(language=language) for language in LANGUAGES]
    faults = set()
    for at in range(100_000 if IS_LONG else 600):
        if at % 20 == 0:
            name = random.choice(list(VARIANTS))
            view = in_mid_game(name, at, random).view
            language = LANGUAGES[at // 20 % len(LANGUAGES)]
            texts = [view.text, typed(view, language, random)]
        text = mutated(random.choice(texts), random)
        try:
            found = parse_table(text, name, language)
        except WinnableError as error:
            faults.add(error.code)
            said = say_fault(voices[at % len(voices)], error)
            assert said
            assert said.isprintable()
            assert len(said) < 400, said
        else:
            assert parse_table(found.text) == found
    assert {NotationFault.TWICE, PositionFault.UNSEEN, LayoutFault.ITEM} <= faults


def mutated(text: str, random: Random) -> str:
    """The text with some signs or words changed, dropped, doubled or exchanged."""
    parts = list(text) if random.random() < 0.5 else text.split(" ")
    for _ in range(random.randint(1, 4)):
        at, other = random.randrange(len(parts)), random.randrange(len(parts))
        match random.randrange(4):
            case 0:
                parts[at] = random.choice("7HCDS?()/-:;,.\n\x00é♥x0")
            case 1:
                parts.insert(at, parts[other])
            case 2:
                parts[at], parts[other] = parts[other], parts[at]
            case _:
                del parts[at]
        if not parts:
            break
    return ("" if len(parts) and all(len(part) < 2 for part in parts) else " ").join(parts)
