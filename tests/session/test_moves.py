"""Typed moves, lists of moves, deals by condition, and hints."""

from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from tests.support.player import WAY, Player
from winnable.catalogues import catalogue_of, parse_condition
from winnable.catalogues.conditions import ConditionFault
from winnable.law.cards import card_text
from winnable.law.errors import WinnableError
from winnable.law.position import Move
from winnable.law.rules import parse_rules
from winnable.session.choices import PAGE
from winnable.speech.commands import asked_condition
from winnable.speech.messages import answers, say_fault

# Moves


def test_two_piles_move_the_best_run_or_exactly_the_given_count(tmp_path: Path) -> None:
    rules = "d1c2"
    cards = ["KH", "2S", "QC"]
    law = parse_rules(rules)
    rest = [text for card in range(52) if (text := card_text(card, law.deck)) not in cards]
    player = Player(tmp_path, rules, " ".join([*cards, *rest]))
    assert player.one("2 1 2") == player.say("no-face-down", pile=2, count=1)
    player.do("2 1")
    assert player.moves == "21"
    assert player.one("1 1") == player.say("no-same-pile")
    assert player.one("1 2 9") == player.say("no-face-down", pile=1, count=2)


def test_a_card_is_moved_by_its_name(player: Player) -> None:
    player.do("d", "ace of hearts f", "2h f")
    assert player.moves == "sw wf 1f"
    assert "not seen" in player.one("3 spades to 1")  # it does not say where the card is
    assert player.moves == "sw wf 1f"


def test_a_card_returns_from_a_foundation(player: Player) -> None:
    player.do(*WAY[:5])
    assert player.one("f 1").startswith("3 of hearts")
    moves = player.moves
    assert player.one("f 1").startswith("No. ")
    assert player.moves == moves
    player.do("u", "3 hearts to 1")
    assert player.moves.endswith("wf fh1")
    assert "empty" in player.one("f spades 1")


@pytest.mark.parametrize("text", ["f 1", "f to 2", "take f", "f w"])
@pytest.mark.parametrize("drawn", ["", "d"])
def test_a_card_on_a_foundation_of_solitario_stays_there(
    tmp_path: Path, text: str, drawn: str
) -> None:
    player = Player(tmp_path, "sk5")
    player.do(*drawn.split())
    moves = player.moves
    assert player.one(text) == player.say("no-no-returns")
    assert player.moves == moves


def test_two_foundations_that_fit_give_a_list(player: Player) -> None:
    player.do(*WAY[:13])
    assert [str(move) for move in player.game.view.legal] == ["fh1", "fd1", "sw"]
    lines = player.do("f 1")
    assert len(lines) == 3
    player.do("2")
    assert player.moves.endswith("fd1")


def test_turn_turns_a_face_down_card(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c2k3t", "2H 2D AD AH 3H 3D AC 2C 3C AS 2S 3S")
    assert player.one("turn") == player.say("incomplete", text="turn")
    player.do("2 f")
    assert player.game.view.legal[0] == Move(2, 2)
    player.do("turn")
    assert player.moves == "2f 22"
    assert player.one("turn 7") == player.say("no-no-such-pile", count=2)
    for command in ("turn 0", "turn 99999999999999999999"):
        assert player.do(command)
    player.do("u", "turn 2")
    assert player.moves == "2f 22"


def test_piles_are_read_out(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c2k3")
    lines = player.do("read")
    assert len(lines) == 2
    assert [player.one("1"), player.one("pile 2")] == lines
    for command in ("0", "3", "pile 9"):
        assert player.one(command) == player.say("no-no-such-pile", count=2)


def test_where_needs_a_card(player: Player) -> None:
    assert player.one("where") == player.say("where-which", example=player.session.voice.card(0))
    assert player.one("where is everything") == player.one("where")


def test_a_move_of_solitario_goes_through_the_hand_completely_or_not_at_all(
    italian: Player,
) -> None:
    assert italian.one("1 2").endswith(
        italian.say("moved", cards="3 of coins", pile=2, onto="4 of cups", **{"from": "hand"})
    )
    assert italian.moves == "1h h2"
    text = italian.game.text
    assert italian.do("6 2")[0].startswith("No.")
    assert italian.game.text == text
    assert italian.game.position.hand is None


def test_solitario_takes_and_puts_back(italian: Player) -> None:
    for commands, moves in {
        "d; deck": "sh hs",
        "d; x; take x; take x": "sh hw wh hw",
        "d; x; take w; back": "sh hw wh hw",
        "take 1; back": "1h h1",
        "take 1; to 2": "1h h2",
        "take 1; x": "1h hw",
        "3 coins to 2": "1h h2",
        "d; 3 cups to 6": "sh h6",
        "d; x; x 6": "sh hw wh h6",
        "1 w": "1h hw",
        "d; deck; d; back": "sh hs sh hs",
    }.items():
        italian.do("restart", *commands.split("; "))
        assert italian.moves == moves, commands


def test_solitario_says_what_is_missing(italian: Player) -> None:
    for command in ("take", "to"):
        assert italian.one(command) == italian.say("incomplete", text=command)
    for command in ("to 2", "x", "deck", "back"):
        assert italian.one(command) == italian.say("no-hand-empty")


# Lists of moves


def test_a_long_list_is_said_in_pages(many: Player) -> None:
    first = many.do("m")
    assert first[0] == many.say("moves-list", count=11)
    assert [line.split(":")[0] for line in first[1:-1]] == [str(n) for n in range(1, PAGE + 1)]
    assert first[-1] == many.say("moves-rest", count=2)
    assert [line.split(":")[0] for line in many.do("more")] == ["10", "11"]
    assert many.one("more") == many.say("no-more")
    assert many.do("m") == first


def test_a_number_plays_any_move_of_the_list(many: Player) -> None:
    lines = [*many.do("m"), *many.do("more")]
    assert "draw" in lines[-1]
    many.do("m", "11")
    assert many.moves == "sw"


def test_a_number_beyond_the_list_is_refused_and_the_list_stays(many: Player) -> None:
    assert many.one("m", "12") == many.say("moves-choice", count=11)
    assert many.one("0") == many.say("moves-choice", count=11)
    many.do(".", "11")
    assert many.moves == "sw"


def test_another_command_ends_the_list(many: Player) -> None:
    many.do("m", "w")
    assert many.do("3") == many.do("pile 3")
    assert many.moves == ""


@pytest.mark.parametrize("before", [(), ("m", "w"), ("m", "11"), ("m", "more", "w")])
def test_more_without_a_list_is_refused(many: Player, before: tuple[str, ...]) -> None:
    assert many.one(*before, "more") == many.say("no-more")


def test_the_list_has_exactly_the_legal_moves(many: Player) -> None:
    legal = set(many.game.view.legal)
    played = set()
    for number in range(1, 12):
        many.do("m", str(number))
        played.add(many.game.steps[0].move)
        many.do("u")
    assert played == legal


# Hints


def test_hints_go_deeper_and_do_plays_the_last_one(many: Player) -> None:
    assert many.one("do") == many.say("do-nothing")
    first = many.one("h")
    assert first.startswith("Try: ")
    told = many.one("h")
    assert told.startswith(f"{first} ")
    assert many.one("h") == told
    many.do("w", "t", "do")
    assert many.moves == str(many.game.steps[0].move)
    assert many.one("do") == many.say("do-nothing")
    many.do("u")
    assert len(many.one("h")) < len(many.one("h"))  # the hints start again
    assert not many.game.assisted


# Deals by condition

CATALOGUE: Final = catalogue_of(parse_rules("d3"))


def like(player: Player, text: str, count: int, *, start: int = 0) -> list[str]:
    """The answer for deals that meet a condition."""
    found = islice(CATALOGUE.find(parse_condition(text)), start, start + count)
    return [answers.say_found(player.session.voice, deal) for deal in found]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("find level=hard passes<=2", "level=hard passes<=2"),
        ("deals level hard, passes at most 2", "level=hard passes<=2"),
        ("find a deal returns = needed", "returns=needed"),
        ("deals traps over 0.2 level tricky", "level=tricky traps>0.2"),
        ("partite livello difficile giri al massimo 2", "level=hard passes<=2"),
        ("trova ritorni=necessari", "returns=needed"),
        ("deals level lost", "level=lost"),
        ("partite livello perse", "level=lost"),
    ],
)
def test_find_lists_deals_that_meet_a_condition(tmp_path: Path, typed: str, meant: str) -> None:
    player = Player(tmp_path, "d3", "7")
    *found, rest = player.do("find number>=300 number<310", typed)
    assert found == like(player, meant, 5)
    number = found[0].replace(":", ",").partition(",")[0]
    assert rest == player.say("found-rest", number=number, more=True)
    assert player.do("more") == like(player, meant, 5, start=5)
    player.do(f"number {number}")
    assert str(player.game.deal.number) == number


def test_the_list_of_deals_ends_with_another_command(tmp_path: Path) -> None:
    player = Player(tmp_path, "d3", "7")
    assert player.one("find level=hard", "i", "more") == player.say("no-more")
    assert player.one("find number=4 level=normal", "more") == player.say("no-more")


def test_find_excludes_the_current_deal(tmp_path: Path) -> None:
    """This holds for every condition and all rules."""
    for number in range(1, 30):
        player = Player(tmp_path / str(number), "d3", str(number))
        assert player.one(f"find number={number}") == player.say("found-none")


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("deals hard", ConditionFault.FORM),
        ("find colour=red", ConditionFault.NAME),
        ("deals level evil", ConditionFault.VALUE),
        ("find passes<2 passes<3", ConditionFault.TWICE),
    ],
)
def test_a_faulty_condition_is_named(player: Player, typed: str, fault: ConditionFault) -> None:
    with pytest.raises(WinnableError) as caught:
        asked_condition(typed.split(" ", 1)[1], "en")
    assert caught.value.code is fault
    assert player.one(typed) == say_fault(player.session.voice, caught.value)
    assert player.session.refused


def test_rules_without_a_catalogue_find_no_deals(player: Player) -> None:
    assert player.one("find level=hard") == player.say(
        "fault-no-catalogue", rules=str(player.game.rules)
    )


def test_find_still_locates_cards(player: Player) -> None:
    assert player.one("find 7 hearts") == player.one("where 7 hearts")
    assert player.one("find") == player.one("where")
