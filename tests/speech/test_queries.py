"""Lists of moves and hints are correct and complete."""

import re
from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS
from tests.speech.test_transcripts import FOLDER, read_record, session_of
from tests.support.asking import GAMES, begin, random_step
from tests.support.length import IS_LONG
from winnable.law.cards import make_card, rank_of
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play
from winnable.law.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Move,
    Position,
    Step,
    foundation,
    is_column,
)
from winnable.law.rules import parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View
from winnable.session import Session

pytestmark = [
    pytest.mark.usefixtures("quick_advice"),
]

LOST: Final = "No move leads to a win. This one puts more cards on the foundations."


# Which moves are possible?

OPTION: Final = re.compile(
    r"(?P<n>\d+): (?:(?P<draw>draw|turn the waste over)|turn over the card on pile (?P<turn>\d)"
    r"|(?P<rank>\w+) of (?P<suit>\w+)(?: and (?P<more>\d+) more)?, "
    r"(?:(?P<discard>to the discards)|back on (?P<back>the deck|the discards|pile \d)"
    r"|(?P<source>waste|discards|hand|foundation|pile \d) to "
    r"(?P<target>foundation|your hand|pile \d)))\."
)


def place_of(words: str, suit: int) -> int:
    """The place that words name; a foundation as a source is that of a suit."""
    if words[-1].isdigit():
        return int(words[-1])
    fixed = {
        "waste": WASTE,
        "discards": WASTE,
        "the discards": WASTE,
        "the deck": STOCK,
        "hand": HAND,
        "your hand": HAND,
    }
    return fixed[words] if words in fixed else foundation(suit)


def read_option(line: str, position: Position) -> tuple[int, Move]:
    """The number and the move of a line of the list; the named card must lie at the source."""
    found = OPTION.fullmatch(line.lower())
    assert found is not None, line
    number, solitario = int(found["n"]), position.rules.kind is SOLITARIO
    if found["draw"]:
        assert (found["draw"] == "draw") == bool(position.stock), line
        return number, Move(STOCK, HAND if solitario else WASTE)
    if found["turn"]:
        return number, Move(int(found["turn"]), int(found["turn"]))
    names = SPEAKERS["en"].cards
    suit = names.named_suits(italian=solitario).index(found["suit"])
    card = make_card(names.named_ranks().index(found["rank"]) + 1, suit)
    count = 1 + int(found["more"] or 0)
    if found["discard"] or found["back"]:
        assert position.hand is not None
        assert position.hand.card == card
        target = WASTE if found["discard"] else place_of(found["back"], suit)
        if found["back"]:
            assert position.hand.origin == target, line
        return number, Move(HAND, target)
    source = place_of(found["source"], suit)
    target = FOUNDATION if found["target"] == "foundation" else place_of(found["target"], suit)
    if is_column(source):
        assert position.columns[source - 1][-count] == card, line
    elif source == WASTE:
        assert position.waste[-1] == card, line
    elif source == HAND:
        assert position.hand is not None
        assert position.hand.card == card, line
    else:
        assert position.foundations[suit] == rank_of(card), line
    return number, Move(source, target, count)


def listed(session: Session) -> list[Move]:
    """The moves of the complete list, in its order."""
    head, *lines = session.do("m")
    while lines and 'Type "more"' in lines[-1]:
        rest = int(lines.pop().split()[0])
        more = session.do("more")
        lines += more
        assert rest == sum(line[0].isdigit() and ":" in line for line in more) or rest > 9
    moves = []
    for at, line in enumerate(lines, 1):
        number, move = read_option(line, session.game.position)
        assert number == at
        moves.append(move)
    count = head.split()[0]
    assert count == ("No" if not moves else str(len(moves)))
    return moves


@pytest.mark.parametrize("shard", range(3 if IS_LONG else 1))
@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_moves_has_exactly_the_legal_moves(game: str, shard: int) -> None:
    """More than 10,000 positions. In each, the number of one line plays the move of that line."""
    rules, random = VARIANTS[game].rules, Random(f"moves {game} {shard}")
    positions = chosen = 0
    for number in range(shard * 30, shard * 30 + 30):
        session = begin(rules, numbered_deal(number, rules))
        game_played = session.game
        for _ in range(30):
            before = game_played.position
            if before.is_won:
                break
            moves = listed(session)
            legal = legal_moves(before)
            assert len(moves) == len(legal)
            assert set(moves) == set(legal)
            positions += 1
            if not moves:
                game_played.undo()
                continue
            if moves[-1].source == STOCK:
                assert not any(move.source == STOCK for move in moves[:-1])
            at = random.randrange(len(moves))
            session.do(str(at + 1))
            assert game_played.position == play(before, moves[at]).after, (number, at + 1)
            chosen += 1
            if random.random() < 0.4:
                random_step(session, random)
    assert positions > 840
    assert chosen > 800


def crowded(record: str) -> Session:
    """The session of a recorded end game, with more than two pages of moves."""
    session, _ = session_of(read_record(FOLDER / f"{record}.txt"))
    assert len(session.game.view.legal) > 18
    return session


@pytest.mark.parametrize("record", ["draw-three-won-en", "one-pass-won-en"])
def test_every_line_of_a_long_list_can_be_chosen_by_its_number(record: str) -> None:
    session = crowded(record)
    before = session.game.position
    moves = listed(session)
    for at, move in enumerate(moves, 1):
        listed(session)
        session.do(str(at))
        assert session.game.position == play(before, move).after, at
        session.do("u")
        assert session.game.position == before


def test_a_number_beyond_the_list_is_refused() -> None:
    session = crowded("draw-three-won-en")
    before = session.game.position
    count = len(listed(session))
    for text in (str(count + 1), "0", "99", "100"):
        assert session.do(text) == [f"No. The list goes from 1 to {count}."]
        listed(session)
    assert session.game.position == before


def test_after_another_command_a_number_reads_a_pile_again() -> None:
    session = begin(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    (line,) = session.do("2")
    listed(session)
    session.do("w")
    assert session.do("2") == [line]


def test_more_without_a_list_is_refused() -> None:
    session = begin(parse_rules("d1"), numbered_deal(1, parse_rules("d1")))
    assert session.do("more") == ["No more."]
    listed(session)
    assert session.do("more") == ["No more."]
    session.do("w")
    assert session.do("more") == ["No more."]


# Where does it fit?


@pytest.mark.parametrize("number", range(20))
def test_where_fits_names_the_legal_targets_of_the_waste_card(number: int) -> None:
    rules, random = VARIANTS["solitario"].rules, Random(number)
    session, heard = begin(rules, numbered_deal(number, rules)), 0
    for _ in range(80):
        hand = session.game.position.hand
        if hand is None and session.game.position.stock:
            (line,) = session.do("d")
            hand = session.game.position.hand
            if hand is not None:
                heard += 1
                assert told_to_fit(line) == fits(session.game.view), line
        random_step(session, random)
    assert heard > 5


def told_to_fit(line: str) -> set[int]:
    found = re.search(r"Fits (its foundation)?(?: and )?(?:piles? ([\d, and]+))?\.", line)
    if found is None:
        assert line.endswith("Fits nowhere."), line
        return set()
    piles = {int(pile) for pile in re.findall(r"\d+", found[2] or "")}
    return piles | ({FOUNDATION} if found[1] else set())


def fits(view: View) -> set[int]:
    return {move.target for move in view.legal if move.source == HAND} - {WASTE, STOCK}


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_a_true_reason(game: str) -> None:
    rules, random = VARIANTS[game].rules, Random(f"hint {game}")
    given = 0
    for number in range(12):
        session = begin(rules, numbered_deal(number, rules))
        for _ in range(15):
            random_step(session, random)
            first, line = (session.do("h")[0] for _ in range(2))
            if first in ("No move is worth making from here.", LOST):
                assert line == first
                continue
            assert line.startswith(f"{first} ")
            assert session.do("h") == [line]
            before = session.game.position
            session.do("do")
            step = session.game.steps[-1]
            assert step.before == before
            assert hint_is_true(line, step), (number, line)
            given += 1
    assert given > 100


def hint_is_true(line: str, step: Step) -> bool:
    source, target, reason = step.move.source, step.move.target, line.partition(". ")[2]
    match reason:
        case "It turns a card over.":
            return step.turned is not None
        case "It brings one more card into play.":
            return source in (STOCK, WASTE, HAND)
        case "It shows what comes next.":
            return source == STOCK
        case "It puts one more card on the foundations.":
            return step.went_out
        case "It finds a place for the card.":
            return is_column(target)
        case "It keeps the table free for other cards.":
            return target == WASTE
    if emptied := re.fullmatch(r"It empties pile (\d)\.", reason):
        return not step.after.columns[int(emptied[1]) - 1]
    if left := re.fullmatch(r"It uncovers a face-down card on pile (\d)\.", reason):
        column = int(left[1])
        return step.turned is None and Move(column, column) in legal_moves(step.after)
    return reason.startswith("It helps you ")
