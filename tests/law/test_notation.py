"""Texts of positions and views: both read back exactly, and every fault is named with its place."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.length import IS_LONG
from winnable.analysis.chances import chance
from winnable.analysis.endings import fate
from winnable.analysis.hints import hints
from winnable.game.game import Game
from winnable.game.record import RecordError
from winnable.law.cards import Deck
from winnable.law.deals import DealError, numbered_deal
from winnable.law.errors import WinnableError
from winnable.law.moves import legal_moves
from winnable.law.notation import NotationFault, parse_position, parse_view
from winnable.law.position import IllegalMove, MoveError
from winnable.law.possible import PositionError, PositionFault
from winnable.law.rules import Rules, RulesError, RulesFault, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.worlds import unseen, world
from winnable.players import Strength, advise
from winnable.solver import Limits

ODD = ("d2c4k6", "d1c9tn", "d3rp2", "d1c1k3", "d5c3k5u", "sb", "sa", "sc3k6", "sc9o", "d2p3rt")
ALL = (*(str(variant.rules) for variant in VARIANTS.values()), *ODD)
MUTANTS = 400_000 if IS_LONG else 10_000


def games(rules: Rules, number: int, moves: int) -> Iterator[Game]:
    """A random game after each of its acts, undo included."""
    draw, game = Random(number), Game(rules, numbered_deal(number, rules))
    for _ in range(moves):
        yield game
        if not game.legal:
            return
        if rules.undo and draw.random() < 0.15:
            game.undo()
        else:
            game.play(draw.choice(game.legal))


@settings(deadline=None)
@given(st.sampled_from(ALL), st.integers(0, 1 << 40))
def test_every_position_and_view_reads_back(text: str, number: int) -> None:
    for game in games(parse_rules(text), number, 60):
        position, view = game.position, game.view
        assert parse_position(position.text) == position
        assert str(position) == position.text
        read = parse_view(view.text)
        assert read == view
        assert [pile.down for pile in read.columns] == list(view.down)


@pytest.mark.parametrize("text", ALL)
def test_a_text_is_one_printable_line_without_cards_hidden_from_the_view(text: str) -> None:
    for game in games(parse_rules(text), 7, 40):
        position, view = game.position, game.view
        for each in (position.text, view.text):
            assert each.isascii()
            assert each.isprintable()
            assert len(each.split(" ")) == 7
        cards = unseen(view)
        other = world(view, cards[::-1])
        assert view.text.count("??") == len(cards)
        assert ("??" in view.text) == bool(cards)
        assert legal_moves(other) == view.legal
        if not cards:
            assert view.text == position.text


def test_the_text_of_a_deal_follows_the_grammar() -> None:
    rules = parse_rules("d1c2k2")
    game = Game(rules, numbered_deal(3, rules))
    cards = [str(game.deal)[at : at + 2] for at in range(0, 16, 2)]
    stock = "".join(cards[3:])
    first, hidden, second = cards[:3]
    assert game.position.text == f"d1c2k2 1 {stock} - -------- {first}/({hidden}){second} -"
    assert game.view.text == f"d1c2k2 1 {'??' * 5} - -------- {first}/(??){second} -"


def test_the_example_of_the_documentation_is_a_view() -> None:
    text = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
    (example,) = (line.strip() for line in text.splitlines() if line.startswith("    d3r 1 "))
    game = Game(VARIANTS["draw-three"].rules, numbered_deal(4217, VARIANTS["draw-three"].rules))
    game.play("sw")
    assert parse_view(example) == game.view


# A parsed view gives the same answers


@pytest.mark.parametrize("name", VARIANTS)
def test_every_analysis_answers_alike_for_a_view_and_its_text(name: str) -> None:
    weak = Strength(simulations=15, worlds=4, nodes=200, states=2000, dives=1, certain=500)
    for number, game in enumerate(games(VARIANTS[name].rules, 11, 60)):
        if number % 12 == 5:
            view, read = game.view, parse_view(game.view.text)
            assert read.legal == view.legal
            assert hints(read) == hints(view)
            assert advise(read, weak) == advise(view, weak)
            assert chance(read, 4, Limits(200)) == chance(view, 4, Limits(200))
            assert fate(read) == fate(view)


# Faults


def store_error(text: str, *, is_view: bool = False) -> tuple[object, Mapping[str, object]]:
    with pytest.raises(PositionError) as caught:
        (parse_view if is_view else parse_position)(text)
    assert isinstance(caught.value, ValueError)
    return caught.value.code, caught.value.details


GOOD = "d1c2k2 1 2C2D - AHADACAS 2H/2S -"


def test_the_unchanged_example_has_no_fault() -> None:
    assert parse_position(GOOD).text == GOOD
    assert parse_view(GOOD).text == GOOD
    assert parse_position(f"  {GOOD.replace(' ', '   ')}\n").text == GOOD


RUN: dict[str, object] = {"card": 7, "deck": Deck.FRENCH, "text": "2H", "column": 1}


@pytest.mark.parametrize(
    ("old", "new", "code", "details"),
    [
        (" -", "", NotationFault.FIELDS, {"count": 5, "need": 7}),
        ("d1", "x1", RulesFault.START, {"text": "x"}),
        (" 1 ", " 0 ", NotationFault.FIELD, {"what": "passes", "text": "0", "at": 8}),
        ("2C2D", "2C2X", NotationFault.CARD, {"what": "stock", "text": "2X", "at": 12}),
        ("2C2D", "2C3D", NotationFault.CARD, {"what": "stock", "text": "3D", "at": 12}),
        ("2C2D", "2C2", NotationFault.CARD, {"what": "stock", "text": "2", "at": 12}),
        ("2C2D", "2C??", NotationFault.UNKNOWN, {"what": "stock", "at": 12}),
        ("2C2D", "2C2H", NotationFault.TWICE, {"what": "columns", "text": "2H", "at": 26}),
        ("2C2D", "2C", PositionFault.MISSING, {"card": 5, "deck": Deck.FRENCH, "count": 1}),
        ("- AH", "AC AH", NotationFault.TWICE, {"what": "foundations", "text": "AC", "at": 22}),
        ("AHAD", "ADAH", NotationFault.FIELD, {"what": "foundations", "text": "AD", "at": 17}),
        ("ACAS", "AC", NotationFault.FIELD, {"what": "foundations", "text": "AHADAC", "at": 17}),
        ("2H/", "2H//", NotationFault.FIELD, {"what": "columns", "text": "2H//2S", "at": 26}),
        ("2H/", "/", NotationFault.FIELD, {"what": "columns", "text": "", "at": 26}),
        ("/2S", "/(2S", NotationFault.FIELD, {"what": "columns", "text": "(2S", "at": 29}),
        ("2H/2S", "(2H)/2S", PositionFault.DOWN, {"column": 1, "count": 1, "cards": 1, "most": 0}),
        (
            "2H/2S",
            "2H2S/-",
            PositionFault.RUN,
            {"card": 7, "deck": Deck.FRENCH, "text": "2H", "column": 1},
        ),
        ("2H/2S -", "-/2S 2Hw", PositionFault.HAND, {}),
        ("2S -", "2S 2Hx", NotationFault.FIELD, {"what": "hand", "text": "2Hx", "at": 32}),
        ("d1c2k2", "d1p1c2k2", None, {}),
        ("d1c2k2 1", "d1p1c2k2 2", PositionFault.PASSES, {"count": 2, "most": 1}),
    ],
)
def test_a_fault_is_named_with_its_place(
    old: str, new: str, code: StrEnum | None, details: dict[str, object]
) -> None:
    text = GOOD.replace(old, new)
    if code is None:
        assert parse_position(text).text == text
    else:
        assert store_error(text) == (code, details)
        at = details.get("at")
        if isinstance(at, int) and "text" in details and code is not NotationFault.TWICE:
            assert text[at - 1 :].startswith(str(details["text"]))


def test_unknown_cards_lie_only_where_the_player_cannot_know_them() -> None:
    read = parse_view("d1c2k2 1 ????2D - AHADACAS -/2S -")
    assert (len(unseen(read)), read.stock[0], read.stock.top) == (2, 5, None)
    for text in ("d1c2k2 2 ??2D - AHADACAS 2H/2S -", "d1c2k2 1 2D ????2C AHADAC-- -/2S -"):
        assert parse_view(text).text == text
    bare = "d1c2k2 1 2D ?? AHADACAS 2H/2S -"
    assert store_error(bare, is_view=True) == (PositionFault.WASTE_TOP, {})
    few = "d1c2k2 1 ???? - AHADACAS -/2S -"
    assert store_error(few, is_view=True) == (PositionFault.UNSEEN, {"places": 2, "cards": 3})
    for place, text in (
        ("stock", "d1c2k2o 1 ??2D - AHADACAS 2H/2S -"),
        ("waste", "d1c2k2o 1 - ??2D AHADACAS 2H/2S -"),
        ("columns", "d1c2k2o 1 2D2C - AH--ACAS 2H/(??)2S -"),
    ):
        code, details = store_error(text, is_view=True)
        assert (code, details["what"]) == (NotationFault.SEEN, place)
    for text in (
        "d1c2k2 1 2C2D - AHADACAS ??/2S -",
        "sc1k2 1 2C2B - ADACABAS - ??s",
    ):
        assert store_error(text, is_view=True)[0] is NotationFault.UNKNOWN


def test_the_hand_gives_a_card_and_its_origin() -> None:
    good = "sc2k2 1 2C - ADACABAS 2B/- 2D2"
    read = parse_position("sc2k2 1 2C2S - ADACABAS 2B/- 2D2")
    assert read.hand is not None
    assert (read.rules.deck, read.hand.card, read.hand.origin) == (Deck.ITALIAN, 4, 2)
    assert store_error(good)[0] is PositionFault.MISSING
    for origin in ("h", "f", "3", "0", "22", ""):
        text = f"sc2k2 1 2C2S - ADACABAS 2B/- 2D{origin}"
        assert store_error(text)[0] is NotationFault.FIELD, origin


# Fuzz


@cache
def corpus() -> list[str]:
    """Texts of positions and views of every kind."""
    texts = []
    for text in ALL:
        for number, game in enumerate(games(parse_rules(text), 5, 40)):
            if number % 8 == 3:
                texts += [game.position.text, game.view.text]
    return texts


PIECES = ("", "?", "??", "-", "(", ")", "/", " ", "9", "AH", "KS", "7D", "é", "x")


def mutated(draw: Random) -> str:
    """The text with a few changed characters, pairs or fields."""
    text = draw.choice(corpus())
    for _ in range(draw.randint(1, 3)):
        at, other = draw.randrange(len(text) + 1), draw.choice(corpus())
        piece = draw.choice(
            ["", "?", "??", "-", "(", ")", "/", " ", "9", "AH", "KS", "7D", "é", "x"]
        )
        kind = draw.randrange(5)
        if kind == 0:
            text = text[:at] + piece + text[at + len(piece) :]
        elif kind == 1:
            text = text[:at] + piece + text[at:]
        elif kind == 2:
            text = text[:at] + text[at + draw.randint(1, 4) :]
        elif kind == 3:  # swap two pairs
            to = draw.randrange(len(text) + 1)
            low, high = sorted((at, to))
            if high - low >= 2:
                swapped = text[high : high + 2] + text[low + 2 : high] + text[low : low + 2]
                text = text[:low] + swapped + text[high + 2 :]
        else:
            fields, others = text.split(" "), other.split(" ")
            field = draw.randrange(min(len(fields), len(others)))
            fields[field] = others[field]
            text = " ".join(fields)
    return text


def test_mutated_texts_are_read_or_refused_with_a_place() -> None:
    draw, read, codes = Random(11), 0, set()
    for _ in range(MUTANTS):
        text = mutated(draw)
        for parse in (parse_position, parse_view):
            try:
                found = parse(text)
            except PositionError as error:
                codes.add(error.code)
                at = error.details.get("at", 1)
                assert isinstance(at, int)
                assert 1 <= at <= len(text) + 1, text
            else:
                read += 1
                assert parse(found.text) == found, text
    assert read > MUTANTS // 50
    assert codes > set(NotationFault)


@given(st.text(max_size=60))
def test_arbitrary_text_is_refused(text: str) -> None:
    assert store_error(text)[0] is not None
    assert store_error(text, is_view=True)[0] is not None


def test_a_very_long_text_is_refused_at_once() -> None:
    assert store_error(GOOD + " -" * 10_000)[0] is NotationFault.FIELDS
    assert store_error("d1 1 " + "AH" * 100_000 + " - -------- - -")[0] is NotationFault.FIELDS


def test_errors_of_texts_are_value_errors() -> None:
    for error in (PositionError, DealError, RulesError, MoveError, RecordError, IllegalMove):
        assert issubclass(error, ValueError)
        assert issubclass(error, WinnableError)
