"""The quick game against the law and the plain hint; compiled and interpreted alike."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from solving import interpreted

from winnable import players
from winnable.deals import Deal, numbered_deal
from winnable.hints import Use, hints
from winnable.law import legal_moves, play, start
from winnable.players.ladder import Ladder, Rung
from winnable.position import FOUNDATION, STOCK, WASTE, Move, Position, is_column
from winnable.rules import Family, Rules, parse_rules
from winnable.solver import Verdict, solve
from winnable.variants import VARIANTS
from winnable.view import view_of

KLONDIKES = [v.rules for v in VARIANTS.values() if v.rules.family is Family.KLONDIKE]
SMALL = ["d1c3k4", "d2c3k5", "d3p2c4k5", "d1p1c4k4", "d3c4k6", "d1p3c4k5n", "d2c5k6"]


def turned(position: Position) -> Position:
    """The position with every card turned that waits for it."""
    for move in legal_moves(position):
        if move.is_turn:
            return turned(play(position, move).after)
    return position


def useful(position: Position) -> set[Move]:
    """The moves of the plain hint; of several empty columns the first."""
    empty = [i for i, column in enumerate(position.columns, 1) if not column]
    return {
        hint.move
        for hint in hints(view_of(position))
        if hint.use is not Use.TURNS or not hint.move.is_turn
        if hint.move.target not in empty[1:]
    }


def coded(move: Move) -> int:
    return 0 if move.source == STOCK else move.count << 16 | move.source << 8 | move.target


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
@settings(deadline=None, max_examples=8)
@given(data=st.data())
def test_it_is_the_game_of_the_law_and_the_plain_hint(rules: Rules, data: st.DataObject) -> None:
    position = start(rules, numbered_deal(data.draw(st.integers(1, 999)), rules))
    ladder = Ladder()
    for _ in range(40):
        moves = [m for m in legal_moves(position) if m.source <= FOUNDATION]
        if not moves:
            break
        ladder.load(position)
        found = ladder.klondike.useful(0)
        assert {coded(move) for move in useful(position)} == set(found)
        assert len(found) == len(set(found))
        good = [move for move in moves if move in useful(position)]
        is_good: bool = data.draw(st.booleans())
        move = data.draw(st.sampled_from(good if good and is_good else moves))
        was_redeal = move.source == STOCK and not position.stock
        position = turned(play(position, move).after)
        ladder.klondike.play(0, coded(move))
        if was_redeal and rules.redeal_draws:
            ladder.klondike.play(0, 0)
        *state, seen = ladder.klondike.state(0)
        ladder.load(position)
        *expected, expected_seen = ladder.klondike.state(0)
        assert state == expected
        assert seen == expected_seen


def is_plain(position: Position) -> bool:
    """Tricky by brute force: every game of useful moves, a draw only where there is none."""
    seen, waiting = {position._replace(passes=0)}, [position]
    while waiting:
        at = waiting.pop()
        moves = [hint.move for hint in hints(view_of(at))]
        if not moves:
            moves = [m for m in legal_moves(at) if m.source == STOCK]
        for move in moves:
            after = play(at, move).after
            if after.is_won:
                return True
            limited = at.rules.passes is not None
            key = after if limited else after._replace(passes=0)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return False


@pytest.mark.parametrize("text", SMALL)
@settings(deadline=None, max_examples=15)
@given(data=st.data())
def test_the_plain_game_is_searched_whole(text: str, data: st.DataObject) -> None:
    rules = parse_rules(text)
    cards = data.draw(st.permutations(range(rules.deck_size)))
    position = start(rules, Deal(rules.deck, tuple(cards)))
    ladder = Ladder()
    ladder.load(position)
    found = ladder.is_plain()
    assert found == is_plain(position)
    if found:
        assert solve(position).verdict is Verdict.WINNABLE
    assert ladder.is_plain(0) is None or not ladder.klondike.nodes
    for rung in Rung:
        wins = ladder.wins(rung, 3, 7)
        assert not wins or solve(position).verdict is Verdict.WINNABLE
        assert not wins or found or rung >= Rung.CAREFUL


@pytest.mark.parametrize("text", ["d3", "d1p1", "d2c5k7", "s", "sb"])
def test_interpreted_as_compiled(text: str) -> None:
    rules = parse_rules(text)
    ladder, other = Ladder(), Ladder()
    other.klondike = interpreted("quick", players).Quick()
    other.solitario = interpreted("quick_solitario", players).Quick()
    for number in (1, 3):
        for each in (ladder, other):
            each.load(start(rules, numbered_deal(number, rules)))
        for rung in (Rung.BEGINNER, Rung.CASUAL, Rung.CAREFUL):
            assert ladder.wins(rung, 3, number) == other.wins(rung, 3, number)
        if rules.family is Family.KLONDIKE:
            assert ladder.is_plain(2000) == other.is_plain(2000)
            assert ladder.klondike.nodes == other.klondike.nodes
            assert ladder.klondike.choices(0) == other.klondike.choices(0)
            other.klondike.worlds = ladder.klondike.worlds = 1
            assert ladder.klondike.choose(Rung.PATIENT, 0, 5) == other.klondike.choose(
                Rung.PATIENT, 0, 5
            )
        else:
            other.solitario.worlds = ladder.solitario.worlds = 1
            assert ladder.wins(Rung.PATIENT, 1, 9) == other.wins(Rung.PATIENT, 1, 9)


def test_choices_are_cards_that_leave_their_place_once_each() -> None:
    """At the deal: columns whose card can move, and stock cards that can be played when drawn."""
    rules = parse_rules("d3")
    ladder = Ladder()
    for number in range(1, 60):
        position = start(rules, numbered_deal(number, rules))
        ladder.load(position)
        expected = {
            position.columns[move.source - 1][-1]
            for move in legal_moves(position)
            if is_column(move.source)
        }
        at = position
        for _ in range(10):
            at = play(at, Move(STOCK, WASTE)).after
            if any(move.source == WASTE for move in legal_moves(at)):
                expected.add(at.waste[-1])
        found = []
        for draws, move in ladder.klondike.choices(0):
            at = position
            for _ in range(draws):
                at = play(at, Move(STOCK, WASTE)).after
            source = move >> 8 & 255
            found.append(at.waste[-1] if source == WASTE else at.columns[source - 1][-1])
        assert sorted(found) == sorted(expected)
