"""Tables of a player's own, as texts and as words."""

from random import Random

import pytest

from tests.support.described import in_mid_game, typed
from tests.support.length import IS_LONG
from winnable import PositionError, RulesError, WinnableError, advise, parse_table
from winnable.layouts import Draft, LayoutFault, code_at_fault
from winnable.messages import LANGUAGES, Voice, say_fault
from winnable.notation import NotationFault
from winnable.possible import PositionFault
from winnable.variants import VARIANTS

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
        view = in_mid_game(name, number, random).view
        language = LANGUAGES[number % len(LANGUAGES)]
        found = parse_table(typed(view, language, random), name, language)
        assert found == view
        assert parse_table(view.text) == view
        if IS_LONG or number == 7:
            assert advise(found) == advise(view)


def test_words_of_every_language_are_understood() -> None:
    texts = (
        "pile 3: two face down, seven of hearts and the six of clubs",
        "pila 3: due coperte, sette di cuori, sei di fiori",
        "columna 3: dos boca abajo, siete de corazones y seis de tréboles",
        "colonne 3 : deux cachées, sept de cœur, six de trèfle",
        "3: ?? ?? 7♥ 6♣",
        "3: ????7H6C",
    )
    for text, language in zip(texts, ("en", "it", "es", "fr", "en", "en"), strict=True):
        draft = Draft(VARIANTS["draw-one"].rules)
        draft.add(text, Voice(language=language))
        assert draft.places["3"] == WRITTEN[language]


WRITTEN = {
    "en": "2 hidden, 7 of hearts, 6 of clubs",
    "it": "2 coperte, 7 di cuori, 6 di fiori",
    "es": "2 boca abajo, 7 de corazones, 6 de tréboles",
    "fr": "2 cachées, 7 de cœur, 6 de trèfle",
}

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
    ("waste:", "pass 2; waste:", LayoutFault.SEEN, "s"),
    ("waste:", "waste: 1 hidden,", LayoutFault.SEEN, "w"),
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
        if at % 50 == 0:
            name = random.choice(list(VARIANTS))
            view = in_mid_game(name, at, random).view
            language = random.choice(LANGUAGES)
            texts = [view.text, typed(view, language, random)]
        text = mutated(random.choice(texts), random)
        try:
            found = parse_table(text, name, language)
        except WinnableError as error:
            faults.add(error.code)
            said = say_fault(random.choice(voices), error)
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
