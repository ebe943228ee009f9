"""Boards and lists as people and programs write them: the reading, or a refusal with its place."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import boards
from tests.support.described import in_mid_game
from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from winnable.game.game import parse_game
from winnable.game.record import RecordError
from winnable.law.cards import Deck, card_text
from winnable.law.deals import (
    NUMBERS,
    DealError,
    DealFault,
    digits_text,
    list_text,
    numbered_deal,
)
from winnable.law.difficulty import Difficulty
from winnable.law.errors import WinnableError
from winnable.law.moves import start
from winnable.law.position import Position
from winnable.law.possible import PositionError
from winnable.law.reading import BoardError, BoardFault, blocks, parse_card, parse_deal, read
from winnable.law.reading.numbers import KNOWN_PREFIXES
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.speech.messages import Voice, say_fault
from winnable.speech.reading import read as speech_read

PASTED = Path(__file__).parents[1] / "data/pasted"
KLONDIKE = parse_rules("d1")
COLUMNS = "6H/AD 5C/4H TS TH/KS 8S 7D 2C/AS 7C JD 5S TC/8C 9H 4C AC QH KH/6C 5H QD 4S 4D QS 5D"
STOCK = "3S 6D JS 2H 9D 3H JC 8D 8H 7H AH KD 9C 7S JH 2S QC 6S 3D 3C TD 2D 9S KC"
EIGHT = numbered_deal(8, KLONDIKE)


def positions(count: int) -> Iterator[Position]:
    """Positions of Klondike in the first pass, from the deal to wins."""
    random = Random(32)
    number = 0
    while count:
        number += 1
        position = in_mid_game("draw-one", number, random).position
        if position.passes == 1:
            count -= 1
            yield position


# Lists


@pytest.mark.parametrize(
    "divider", ["\n", "\n\n", " / ", "/", " | ", "; ", ";\n", "\t", "   ", ", ", "]\n[", "], ["]
)
def test_columns_are_columns_whatever_divides_them(divider: str) -> None:
    """Each of these was read in the order of dealing, unless the divider was a new line."""
    columns = COLUMNS.split("/")
    assert parse_deal(divider.join([*columns, STOCK]), KLONDIKE) == EIGHT
    assert parse_deal(divider.join([STOCK, *columns]), KLONDIKE) == EIGHT


@pytest.mark.parametrize("write", [json.dumps, lambda piles: json.dumps(piles, indent=1), repr])
def test_a_list_of_lists_is_columns(write: Callable[[list[list[str]]], str]) -> None:
    piles = [column.split() for column in [*COLUMNS.split("/"), STOCK]]
    assert parse_deal(write(piles), KLONDIKE) == EIGHT
    assert parse_deal(write([piles[-1], *piles[:-1]]), KLONDIKE) == EIGHT
    flat = list_text(EIGHT).split()
    assert parse_deal(write(flat), KLONDIKE) == EIGHT  # type: ignore[arg-type]


@given(st.integers(0, NUMBERS - 1), st.permutations(range(7)), st.booleans())
def test_lines_that_can_be_columns_or_rows_are_refused(
    number: int, order: list[int], stock_first: bool
) -> None:
    deal = numbered_deal(number, KLONDIKE)
    listed = list_text(deal).split()
    lengths = [length + 1 for length in order]
    ends = [0]
    for length in [24, *lengths] if stock_first else [*lengths, 24]:
        ends.append(ends[-1] + length)
    text = "\n".join(" ".join(listed[at:end]) for at, end in pairwise(ends))
    if lengths == [1, 2, 3, 4, 5, 6, 7]:
        assert parse_deal(text, KLONDIKE) != deal
    elif lengths == [7, 6, 5, 4, 3, 2, 1] and not stock_first:
        assert parse_deal(text, KLONDIKE) == deal  # the rows in which the cards are dealt
    else:
        with pytest.raises(DealError) as caught:
            parse_deal(text, KLONDIKE)
        assert caught.value.code is DealFault.TWO


def spelled(card: str, how: str) -> str:
    rank, suit = card[0], card[1]
    ten = rank.replace("T", "10")
    sign = dict(zip("HDCS", "♥♦♣♠", strict=True))[suit]
    if how == "picture":
        return chr(0x1F0A0 + 16 * "SHDC".index(suit) + "A23456789TJ_QK".index(rank) + 1)
    return how.format(rank=rank, suit=suit, ten=ten, sign=sign)


SPELLINGS = ["{suit}{rank}", "{suit}{ten}", "{sign}{ten}", "{sign}\ufe0f{rank}", "'{ten}{suit}'"]


@pytest.mark.parametrize("how", [*SPELLINGS, "picture"])
@pytest.mark.parametrize("between", [" ", ", ", "\n", ""])
def test_a_suit_may_stand_first(how: str, between: str) -> None:
    text = between.join(spelled(card, how) for card in list_text(EIGHT).split())
    assert parse_deal(text, KLONDIKE) == EIGHT
    assert parse_deal(text.lower(), KLONDIKE) == EIGHT


def test_a_comment_follows_a_deal() -> None:
    assert parse_deal("4217 # my favourite", KLONDIKE).address == "4217"
    digits = digits_text(EIGHT)
    lines = [digits[at : at + 40] for at in range(0, 156, 40)]
    assert parse_deal("# a deal\n" + "  # and more\n".join(lines), KLONDIKE) == EIGHT


@pytest.mark.parametrize("heading", ["Columns:", "Tavolo, da sinistra:", "Colonnes :"])
def test_headings_say_where_the_stock_begins(heading: str) -> None:
    columns = COLUMNS.replace("/", "\n")
    assert parse_deal(f"{heading}\n{columns}\n\nStock:\n{STOCK}", KLONDIKE) == EIGHT
    with pytest.raises(DealError) as caught:
        parse_deal(f"Stock:\n{STOCK}\n{heading}\n{columns}", KLONDIKE)
    assert caught.value.code is DealFault.TWO
    with pytest.raises(DealError) as caught:
        parse_deal(f"{heading}\n{columns}\nStock:\n{STOCK[:60]}\nWaste:\n{STOCK[60:]}", KLONDIKE)
    assert caught.value.code is DealFault.TWO


# Boards


@pytest.mark.parametrize("ten", ["T", "10"])
def test_the_boards_of_pysol_are_its_numbers(ten: str) -> None:
    for number in [*range(1, 200), *range(31_950, 32_050), *range(10**12, 10**12 + 50)]:
        deal = parse_deal(f"pysol:{number}", KLONDIKE)
        assert parse_deal(boards.pysol_cards(start(KLONDIKE, deal), ten), KLONDIKE) == deal


@pytest.mark.parametrize("program", boards.PRINTS)
def test_boards_that_show_every_card_are_read(program: str) -> None:
    for position in positions(2000 if IS_LONG else 100):
        text = boards.PRINTS[program](position)
        assert read(text, KLONDIKE) == _known(position)
        _check_divided(text)


def _check_divided(text: str) -> None:
    """A file with a board twice, between numbers, is divided where they begin."""
    file = f"4217\n{text}\n\n{text}\n8"
    found = [(at, read(part, KLONDIKE)) for at, part in blocks(file, KLONDIKE)]
    again = text.count("\n") + 4
    board = read(text, KLONDIKE)
    assert found == [
        (1, numbered_deal(4217, KLONDIKE)),
        (2, board),
        (again, board),
        (file.count("\n") + 1, EIGHT),
    ]


def test_the_board_of_solvitaire_hides_face_down_cards() -> None:
    for position in positions(2000 if IS_LONG else 100):
        named = {*position.stock, *position.waste}
        view = view_of(position, named)
        found = read(boards.solvitaire(position), KLONDIKE)
        assert found == (view if any(position.down) else _known(position))
        _check_divided(boards.solvitaire(position))


def _known(position: Position) -> object:
    """What a text with every card of a position is read as."""
    deal = [*map(len, position.columns)] == [1, 2, 3, 4, 5, 6, 7] and not position.waste
    if deal and position.down == (0, 1, 2, 3, 4, 5, 6) and not any(position.foundations):
        columns = " / ".join(_listed(column) for column in position.columns)
        return parse_deal(f"{columns} / {_listed(position.stock[::-1])}", KLONDIKE)
    return position


def _listed(cards: tuple[int, ...]) -> str:
    return " ".join(card_text(card, KLONDIKE.deck) for card in cards)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_printed_board_is_read_unless_it_hides_cards_of_open_play(name: str) -> None:
    random = Random(name)
    for number in range(500 if IS_LONG else 30):
        game = in_mid_game(name, number, random, 30)
        view, rules = game.view, game.rules
        shown = min(3, rules.draw)
        for text in (str(game), str(view)):
            if rules.is_open and (len(view.waste) > shown or view.stock):
                with pytest.raises(BoardError) as caught:
                    read(text, rules)
                assert caught.value.code is BoardFault.SEEN
                continue
            found = read(text, KLONDIKE if text == str(game) else rules)
            assert isinstance(found, View | Position)
            table = found if isinstance(found, View) else view_of(found)
            assert (str(table), table.rules) == (str(view), rules)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("Talon: TC XY\n5C\n<7H> 9H", BoardFault.CARD, 1),
        ("Talon: TC TS\n5C\n<7H> 9Z", BoardFault.CARD, 3),
        ("stock 24  waste --  foundations -- -- -- --\n\n  1\n 2Q", BoardFault.CARD, 4),
        (
            "stock 24  waste --  foundations -- -- -- --\n\n  1    2\n         2C",
            BoardFault.PLACE,
            4,
        ),
    ],
)
def test_a_faulty_board_is_refused_with_its_line(text: str, code: BoardFault, line: int) -> None:
    with pytest.raises(BoardError) as caught:
        read(text, KLONDIKE)
    assert (caught.value.code, caught.value.details["line"]) == (code, line)


def test_a_fault_of_a_list_over_several_lines_names_the_line() -> None:
    with pytest.raises(DealError) as caught:
        parse_deal("6H\nAD 5C\n4H TS XH", KLONDIKE)
    assert caught.value.details == {"text": "XH", "at": 6, "row": 3}


@pytest.mark.parametrize("deal", ["d1 1 x", "stock 3  waste --  foundations AH AD AC AS", "[1]"])
def test_a_fault_of_a_board_in_the_text_of_a_game_is_one_of_the_game(deal: str) -> None:
    with pytest.raises(RecordError):
        parse_game(f"winnable game 1\nrules d1\ndeal {deal}\nmoves\n")


@pytest.mark.parametrize(
    "name",
    [
        *("columns", "rows", "headings", "one-a-line", "pysol", "pysol-solver", "diagram"),
        *("diagram-mid-game", "minimal-mid-game", "solvitaire-mid-game"),
        "solvitaire-json-mid-game",
    ],
)
@pytest.mark.parametrize("is_twice", [False, True])
def test_a_card_that_is_wrong_or_there_twice_is_named_with_its_line(
    name: str, is_twice: bool
) -> None:
    text = pasted(name)
    first, second = [*re.finditer(r"\b(?:10|[2-9AJQK])[HDCS]\b", text)][5:18:12]
    new = first[0] if is_twice else "ZZ"
    with pytest.raises(WinnableError) as caught:
        speech_read(text[: second.start()] + new + text[second.end() :], KLONDIKE)
    said = say_fault(Voice(), caught.value)
    line = text.count("\n", 0, second.start()) + 1
    assert re.search(rf"\b[Ll]ine {line}\b", said), said
    card = Voice().card(parse_card(new), Deck.FRENCH) if is_twice else "ZZ"
    assert card.lower() in said.lower()


def test_a_fault_of_the_rules_in_json_is_one_of_the_deal() -> None:
    with pytest.raises(DealError) as caught:
        read('{"version": 1, "number": 8, "rules": "dq", "level": "easy"}', KLONDIKE)
    assert caught.value.code == "rules-number"


# Files


def test_a_file_is_divided_into_deals() -> None:
    board = boards.pysol_cards(start(KLONDIKE, EIGHT))
    digits = digits_text(EIGHT)
    in_lines = "\n".join(digits[at : at + 60] for at in range(0, 156, 60))
    columns = f"{COLUMNS}/{STOCK}".replace("/", "\n")
    in_json = json.dumps(list_text(EIGHT).split())
    parts = ["# deals", "8 # one", digits, in_lines, "8", board, "# more", board, board, columns]
    text = "\n".join([*parts, "", columns, list_text(EIGHT), in_json, "javasol:6"])
    found = [parse_deal(part, KLONDIKE) for _, part in blocks(text, KLONDIKE)]
    assert found[:-1] == [EIGHT] * 11
    assert found[-1].address == "javasol:6"


def test_each_faulty_line_of_a_file_is_a_deal_of_its_own() -> None:
    text = "1\nnonsense\n2\n" + "9" * 21 + "\n3\n" + list_text(EIGHT)[:-3] + "\n4\n7H 8H\n5"
    parts = list(blocks(text, KLONDIKE))
    assert [line for line, _ in parts] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [part for _, part in parts] == text.splitlines()


def test_a_blank_line_ends_a_list_but_no_board() -> None:
    """A list that lacks its last card must not take the first one of the next deal."""
    columns = f"{COLUMNS}/{STOCK}".replace("/", "\n")
    short = columns.removesuffix(" KC")
    other = "KC\n" + columns.partition("\n")[2]
    parts = [part for _, part in blocks(f"{short}\n\n{other}", KLONDIKE)]
    assert parts == [short, other]
    headed = (PASTED / "headings.txt").read_text()
    minimal = (PASTED / "minimal-mid-game.txt").read_text()
    own = (PASTED / "own.txt").read_text()
    texts = [part for _, part in blocks(f"{headed}\n{own}\n{minimal}\n{headed}", KLONDIKE)]
    assert [read(text, KLONDIKE) for text in texts] == [
        read(text, KLONDIKE) for text in (headed, own, minimal, headed)
    ]


# The corpus


def examples() -> list[tuple[str, str, str]]:
    """The name of each example, its rules, and what it is read as."""
    lines = (PASTED / "index.tsv").read_text().splitlines()[1:]
    return [tuple(line.split("\t")[:3]) for line in lines]  # type: ignore[misc]


def pasted(name: str) -> str:
    return (PASTED / f"{name}.txt").read_text()


def written(name: str, rules: str) -> str:
    """What an example is read as, or its fault."""
    try:
        found = read(pasted(name), parse_rules(rules))
    except WinnableError as error:
        return str(error.code)
    return found.text if isinstance(found, Position | View) else str(found)


@pytest.mark.parametrize(("name", "rules", "expected"), examples())
def test_an_example_is_read_as_listed(name: str, rules: str, expected: str) -> None:
    assert written(name, rules) == expected


def test_every_example_is_listed() -> None:
    assert {name for name, *_ in examples()} == {path.stem for path in PASTED.glob("*.txt")}


@pytest.mark.parametrize("shard", range(8 if IS_LONG else 1))
def test_mutated_examples_are_read_or_refused(shard: int) -> None:
    """Each of these texts is a reading that is a whole deck, or a fault that a sentence says."""
    random = Random(f"pasted {shard}")
    refused, texts = set[str](), [(pasted(name), rules) for name, rules, _ in examples()]
    for _ in range(13_000 if IS_LONG else 400):
        text, name = random.choice(texts)
        rules = parse_rules(name)
        mutated = mutate(text, random)
        try:
            found = read(mutated, rules)
        except (DealError, PositionError) as error:
            refused.add(say_fault(Voice(), error))
            continue
        if not isinstance(found, Position | View):
            assert sorted(found.cards) == list(range(rules.deck_size)), mutated
        else:
            assert read(found.text, found.rules) == found, mutated
    assert all(len(sentence.splitlines()) == 1 for sentence in refused)


@pytest.mark.parametrize("name", ["pysol", "diagram", "minimal", "own"])
def test_a_card_that_changes_place_is_never_lost(name: str) -> None:
    """Two cards of a board change places: the reading differs in these two, or is refused."""
    random = Random(name)
    text = pasted(name)
    cards = list(re.finditer(r"[A2-9TJQK][HDCS]", text))
    before = sorted(re.findall(r"[A2-9TJQK][HDCS]", str(_value(text))))
    for _ in range(200):
        one, other = sorted(random.sample(cards, 2), key=lambda found: found.start())
        swapped = (
            text[: one.start()]
            + other[0]
            + text[one.end() : other.start()]
            + one[0]
            + text[other.end() :]
        )
        try:
            found = _value(swapped)
        except WinnableError:
            continue
        assert sorted(re.findall(r"[A2-9TJQK][HDCS]", str(found))) == before
        assert str(found) != str(_value(text))


def _value(text: str) -> object:
    found = read(text, KLONDIKE)
    return found.text if isinstance(found, Position | View) else found


def test_a_long_line_is_read_in_one_pass() -> None:
    """A pattern that went back over the line took more than ten minutes for this one."""
    with pytest.raises(DealError):
        parse_deal("x" * 1_000_000, parse_rules("d3"))


def test_each_address_is_a_deal_of_its_own() -> None:
    """Letters of a word may look like cards: ``hard`` has two of them."""
    lines = [f"{word}:{n}" for word in KNOWN_PREFIXES for n in (17, 18)]
    lines += [f"2026-11-22:{word}:5" for word in Difficulty] + [" Hard: 7 # a note", "pysol:ms17"]
    found = list(blocks("\n".join(lines), KLONDIKE))
    assert [at for at, _ in found] == list(range(1, len(lines) + 1))
    board = "6H\nAD 5C\n4H TS TH"
    assert list(blocks(f"hard:17\n{board}\nhard:18", KLONDIKE)) == [
        (1, "hard:17"),
        (2, board),
        (5, "hard:18"),
    ]
