"""Every fault of a game text, with its place."""

from collections.abc import Mapping
from enum import StrEnum

import pytest

from tests.law.test_record import HEAD
from tests.support.work import is_linear
from winnable.game.game import Game, parse_game
from winnable.game.record import RecordError, RecordFault, parse_record
from winnable.law.deals import DealFault, numbered_deal
from winnable.law.position import IllegalMove, MoveError
from winnable.law.rules import RulesFault, parse_rules
from winnable.law.scoring import Scoring
from winnable.proof.checker import verify


def refused(text: str) -> tuple[object, Mapping[str, object]]:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value.code, caught.value.details


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n# nothing but a note\n", 1),
        ("winnable game 2", 1),
        ("rules d1", 1),
        ("\n\n# a note\nWinnable Game 1", 4),
        ("\x00winnable game 1", 1),
    ],
)
def test_a_text_without_the_first_line_of_a_game_is_refused(text: str, line: int) -> None:
    assert refused(text) == (RecordFault.HEAD, {"line": line, "need": "winnable game 1"})


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        (
            "winnable game 1\nrules d1\n\ncolour red\n",
            RecordFault.FIELD,
            {"line": 4, "text": "colour"},
        ),
        (
            "winnable game 1\nRules d1\n",
            RecordFault.FIELD,
            {"line": 2, "text": "Rules"},
        ),
        (
            f"winnable game 1\n{'x' * 99} d1\n",
            RecordFault.FIELD,
            {"line": 2, "text": "x" * 24},
        ),
        (
            "winnable game 1\nwinnable game 1\n",
            RecordFault.FIELD,
            {"line": 2, "text": "winnable"},
        ),
        (
            "winnable game 1\nrules d1\ndeal 7\n# a note\nrules d1\nmoves\n",
            RecordFault.TWICE,
            {"line": 5, "what": "rules"},
        ),
        ("winnable game 1\ndeal 7\nmoves", RecordFault.MISSING, {"what": "rules"}),
        ("winnable game 1\nrules d1\nmoves", RecordFault.MISSING, {"what": "deal"}),
        ("winnable game 1\nrules d1\ndeal 7", RecordFault.MISSING, {"what": "moves"}),
        ("winnable game 1\nrules d1q\ndeal 7\nmoves", RulesFault.LETTER, {"text": "q", "at": 3}),
        ("winnable game 1\nrules\ndeal 7\nmoves", RulesFault.EMPTY, {}),
        ("winnable game 1\nrules d1\ndeal AH XX\nmoves", DealFault.CARD, {"text": "XX", "at": 2}),
        ("winnable game 1\nrules d1\ndeal\nmoves", DealFault.EMPTY, {}),
    ],
)
def test_a_faulty_line_is_refused_with_its_place(
    text: str, fault: StrEnum, details: dict[str, object]
) -> None:
    assert refused(text) == (fault, details)


@pytest.mark.parametrize(
    ("field", "fault", "details"),
    [
        ("scoring golf", RecordFault.SCORING, {"text": "golf"}),
        ("scoring VEGAS", RecordFault.SCORING, {"text": "VEGAS"}),
        ("scoring", RecordFault.SCORING, {"text": ""}),
        ("scoring " + "x" * 99, RecordFault.SCORING, {"text": "x" * 24}),
        ("seconds -1", RecordFault.SECONDS, {"text": "-1"}),
        ("seconds 1.5", RecordFault.SECONDS, {"text": "1.5"}),
        ("seconds", RecordFault.SECONDS, {"text": ""}),
        ("seconds \u0663", RecordFault.SECONDS, {"text": "\u0663"}),
        ("seconds 1234567890", RecordFault.SECONDS, {"text": "1234567890"}),
        ("seconds " + "9" * 99, RecordFault.SECONDS, {"text": "9" * 24}),
        ("assisted no", RecordFault.ASSISTED, {"text": "no"}),
        ("assisted", RecordFault.ASSISTED, {"text": ""}),
        ("opening 1e3", RecordFault.OPENING, {"text": "1e3"}),
        ("opening --5", RecordFault.OPENING, {"text": "--5"}),
        ("opening +5", RecordFault.OPENING, {"text": "+5"}),
        ("opening 1234567890", RecordFault.OPENING, {"text": "1234567890"}),
        ("address 8", RecordFault.ADDRESS, {"text": "8"}),
        ("address javasol:7", RecordFault.ADDRESS, {"text": "javasol:7"}),
        ("address seven", RecordFault.ADDRESS, {"text": "seven"}),
        ("address", RecordFault.ADDRESS, {"text": ""}),
        ("address " + "7" * 99, RecordFault.ADDRESS, {"text": "7" * 24}),
        (f"address {2**64}", DealFault.NUMBER, {"text": str(2**64)}),
    ],
)
def test_a_faulty_value_is_refused(field: str, fault: StrEnum, details: dict[str, object]) -> None:
    deal = numbered_deal(7, parse_rules("d1"))
    assert refused(f"winnable game 1\nrules d1\n{field}\ndeal {deal}\nmoves") == (fault, details)


def test_an_address_must_match_the_deal() -> None:
    rules = parse_rules("d3r")
    text = f"winnable game 1\nrules d3r\naddress 7\ndeal {numbered_deal(7, rules)}\nmoves"
    assert parse_record(text).deal.address == "7"
    text = text.replace("address 7", "address 8")
    assert refused(text) == (RecordFault.ADDRESS, {"text": "8"})
    text = "winnable game 1\nrules d3r\naddress javasol:6\ndeal javasol:6\nmoves"
    assert parse_record(text).deal.address == "javasol:6"


def test_a_card_list_is_no_address() -> None:
    text = HEAD.replace("deal", "address AH\ndeal") + "moves"
    assert refused(text) == (RecordFault.ADDRESS, {"text": "AH"})


@pytest.mark.parametrize(
    ("moves", "fault", "at"),
    [
        ("(a)", RecordFault.BRACKET, 1),  # there is no move to replace
        ("* (a)", RecordFault.BRACKET, 2),
        ("a ()", RecordFault.BRACKET, 3),
        ("a )", RecordFault.BRACKET, 2),
        ("a (b))", RecordFault.BRACKET, 5),
        ("a (b", RecordFault.BRACKET, 3),
        ("a b (c (d)", RecordFault.BRACKET, 7),
        ("a ((b))", RecordFault.BRACKET, 3),
        ("a b ((c))", RecordFault.BRACKET, 7),
        ("* a *", RecordFault.HERE, 3),
        ("a * b (c *)", RecordFault.HERE, 6),
        ("a (* b)", RecordFault.HERE, 3),  # this is the place before it
    ],
)
def test_misplaced_brackets_and_stars_are_refused_with_the_word(
    moves: str, fault: StrEnum, at: int
) -> None:
    assert refused(HEAD + "moves " + moves) == (fault, {"at": at})


@pytest.mark.parametrize(
    ("moves", "at", "text"),
    [
        ("a (a)", 3, "a"),
        ("a b (c) (c)", 7, "c"),
        ("a (b c (c))", 6, "c"),
        ("x" * 99 + "(" + "x" * 99, 3, "x" * 24),
    ],
)
def test_a_repeated_move_at_one_place_is_refused(moves: str, at: int, text: str) -> None:
    assert refused(HEAD + "moves " + moves) == (RecordFault.BRANCH, {"at": at, "text": text})


def test_a_text_of_more_than_eight_million_characters_is_refused() -> None:
    text = HEAD + "moves"
    longest = text + " " * (8_000_000 - len(text))
    assert parse_record(longest).rules == parse_rules("d1c1k3")
    assert refused(longest + " ") == (RecordFault.LONG, {"size": 8_000_001, "most": 8_000_000})


@pytest.mark.parametrize(
    ("moves", "at", "text"),
    [
        ("wf", 1, "wf"),  # the waste is empty
        ("sw sw wf wf", 3, "wf"),  # the three of hearts does not follow
        ("sw wf (sw 1f)", 3, "1f"),
        ("sw * wf (sw sw sw sw 9f)", 6, "9f"),
    ],
)
def test_an_illegal_move_is_reported_by_its_number_on_its_line(
    moves: str, at: int, text: str
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_game(HEAD + "moves " + moves)
    assert caught.value.code is RecordFault.MOVE
    assert (caught.value.details["at"], caught.value.details["text"]) == (at, text)
    assert isinstance(caught.value.details["why"], IllegalMove)


@pytest.mark.parametrize(
    "word", ["SW", "sw2", "35x1", "x", "#", "s\x00w", "\u0661f", "x" * 99, "35x" + "9" * 5000]
)
def test_a_word_that_is_no_move_is_reported_by_its_number_on_its_line(word: str) -> None:
    text = f"{HEAD}moves sw wf {word}"
    for read in (parse_game, verify):
        with pytest.raises(RecordError) as caught:
            read(text)
        details = caught.value.details
        assert (caught.value.code, details["at"]) == (RecordFault.MOVE, 3)
        assert details["text"] == word[:20]
        assert isinstance(details["why"], MoveError) or read is verify


def test_a_deal_of_another_deck_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        parse_game("winnable game 1\nrules s\ndeal javasol:6\nmoves")
    assert caught.value.code is DealFault.RULES


def test_solitario_has_no_scoring() -> None:
    rules = parse_rules("s")
    with pytest.raises(RecordError) as caught:
        Game(rules, numbered_deal(1, rules), Scoring.VEGAS)
    assert caught.value.code is RecordFault.SCORING_DECK
    text = Game(rules, numbered_deal(1, rules)).text
    with pytest.raises(RecordError) as caught:
        parse_record(text.replace("rules s", "rules s\nscoring vegas"))
    assert caught.value.code is RecordFault.SCORING_DECK


def test_of_many_short_lines_the_first_faulty_one_is_reported() -> None:
    text = HEAD + "moves )\n" + "a\n" * 400_000
    assert refused(text) == (RecordFault.BRACKET, {"at": 1})


def test_the_time_of_reading_is_linear_in_the_lines() -> None:
    texts = {size: HEAD + "moves )\n" + "a\n" * size for size in (2000, 4000)}
    assert is_linear(lambda size: refused(texts[size]), 2000)
