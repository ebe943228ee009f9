"""The engine compared with the law and the plain hint; compiled compared with interpreted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.rule_sets import KLONDIKE_RULES, variations
from winnable.analysis.hints import hints
from winnable.catalogues.wins import moves_of
from winnable.law.deals import Deal, numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import legal_moves, play, refusal, start
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Hand, Move, Position, is_column
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.players import Aim
from winnable.players.ladder import Rung, load_klondike
from winnable.players.ladder_klondike import KlondikePlayers
from winnable.players.ladder_solitario import SolitarioPlayers
from winnable.research.grading.trials import Trials
from winnable.research.grading.trimming import load_after, trimmed
from winnable.solver import Verdict, solve
from winnable.solver.encoding import load_piles

PRESETS = [v.rules for v in VARIANTS.values() if v.rules.kind is KLONDIKE]
KLONDIKES = list(dict.fromkeys(PRESETS + variations(KLONDIKE_RULES)))
SMALL = ["d1c3k4", "d2c3k5", "d3p2c4k5", "d1p1c4k4", "d3c4k6", "d1p3c4k5n", "d2c5k6"]


def turned(position: Position) -> Position:
    """The position after turning every column that waits for it."""
    for move in legal_moves(position):
        if move.is_turn:
            return turned(play(position, move).after)
    return position


def useful(position: Position) -> set[Move]:
    """The moves of the plain hint; of several empty columns only the first."""
    empty = [i for i, column in enumerate(position.columns, 1) if not column]
    return {
        hint.move
        for hint in hints(view_of(position))
        if hint.aim is not Aim.TURNS or not hint.move.is_turn
        if hint.move.target not in empty[1:]
    }


def coded(move: Move) -> int:
    return 0 if move.source == STOCK else move.count << 16 | move.source << 8 | move.target


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
@settings(deadline=None, max_examples=8 if IS_LONG else 4)
@given(data=st.data())
def test_the_engine_follows_the_law_and_the_plain_hint(rules: Rules, data: st.DataObject) -> None:
    position = start(rules, numbered_deal(data.draw(st.integers(1, 999)), rules))
    engine = KlondikePlayers()
    for _ in range(40):
        moves = [m for m in legal_moves(position) if m.source <= FOUNDATION]
        if not moves:
            break
        load_klondike(engine, position)
        found = engine.useful(0)
        assert {coded(move) for move in useful(position)} == set(found)
        assert len(found) == len(set(found))
        good = [move for move in moves if move in useful(position)]
        is_good: bool = data.draw(st.booleans())
        move = data.draw(st.sampled_from(good if good and is_good else moves))
        was_redeal = move.source == STOCK and not position.stock
        position = turned(play(position, move).after)
        engine.move(0, coded(move))
        if was_redeal and rules.redeal_draws:
            engine.move(0, 0)
        state = engine.state(0), engine.has_seen(0)
        load_klondike(engine, position)
        assert state == (engine.state(0), engine.has_seen(0))


def is_plain(position: Position) -> bool:
    """Tricky by brute force: tries every game of useful moves, with draws only where there
    are none.
    """
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
@settings(deadline=None, max_examples=15 if IS_LONG else 8)
@given(data=st.data())
def test_is_plain_searches_every_game_of_useful_moves(text: str, data: st.DataObject) -> None:
    rules = parse_rules(text)
    cards = data.draw(st.permutations(range(rules.deck_size)))
    position = start(rules, Deal(rules.deck, tuple(cards)))
    ladder = Trials()
    ladder.load(position)
    found = ladder.is_plain()
    assert found == is_plain(position)
    if found:
        assert solve(position).verdict is Verdict.WINNABLE
    assert ladder.is_plain(0) is None or not ladder.tricky.nodes
    for rung in Rung:
        wins = ladder.wins(rung, 3, 7)
        assert not wins or solve(position).verdict is Verdict.WINNABLE
        assert not wins or found or rung >= Rung.CAREFUL


def stored_win(rules: Rules, number: int) -> bytes:
    """The symbols of a win that the solver finds; empty if the deal is lost."""
    symbols = bytearray()
    position = start(rules, numbered_deal(number, rules))
    for move in solve(position).moves or ():
        if move.source == STOCK or move.is_turn:
            position = play(position, move).after
            continue
        step = play(position, move)
        card = step.cards[0]
        if is_column(move.target) and position.foundations[card & 3] == card >> 2:
            symbols.append(52)
        symbols.append(card)
        position = step.after
    return bytes(symbols)


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
def test_trimmed_wins_are_shorter_and_win(rules: Rules) -> None:
    shorter = 0
    for number in range(1, 31):
        position = start(rules, numbered_deal(number, rules))
        symbols = stored_win(rules, number)
        fewer = trimmed(position, symbols)
        if not symbols or fewer is None:
            continue
        assert len(fewer) < len(symbols)
        shorter += 1
        for win in (symbols, fewer):
            at = position
            for move in moves_of(position, win):
                at = play(at, move).after
            assert at.is_won
    assert shorter >= 2


@pytest.mark.parametrize("rules", KLONDIKES, ids=str)
def test_an_engine_continues_in_the_middle_of_a_stored_win(rules: Rules) -> None:
    """The position after each symbol is one of those that the win passes."""
    number, engine, other = 1, KlondikePlayers(), KlondikePlayers()
    while not (symbols := stored_win(rules, number)):
        number += 1
    at = position = start(rules, numbered_deal(number, rules))
    passed = []
    for move in (None, *moves_of(position, symbols)):
        at = at if move is None else play(at, move).after
        load_klondike(other, at)
        passed.append(other.state(0))
    for count in range(len(symbols) + 1):
        load_after(engine, position, symbols, count)
        state = engine.state(0)
        assert state in passed
        passed = passed[passed.index(state) :]


def test_moves_that_do_not_win_are_not_trimmed() -> None:
    rules = parse_rules("d3")
    position = start(rules, numbered_deal(1, rules))
    assert trimmed(position, b"") is None
    assert trimmed(position, bytes(513)) is None


@pytest.mark.parametrize(
    "rules",
    [
        rules
        for text in ("d3", "d1c4k6", "d2c9k12", "d1c2k2", "d1c2k1")
        for rules in variations(parse_rules(text))
    ],
    ids=str,
)
def test_the_engine_follows_the_build_rule(rules: Rules) -> None:
    """Compares every card on every card and on an empty column with ``refusal``."""
    engine = KlondikePlayers()
    deck, blank = range(rules.deck_size), ((),) * (rules.columns - 2)
    for card in deck:
        for onto in (None, *(other for other in deck if other != card)):
            columns = ((card,), () if onto is None else (onto,), *blank)
            down = (0,) * rules.columns
            position = Position(rules, (), (), (0, 0, 0, 0), columns, down, 1)
            load_klondike(engine, position)
            fits = refusal(position, Move(1, 2)) is None
            assert engine.takers(0, card) >> 1 & 1 == fits, (card, onto)


@pytest.mark.parametrize(
    "rules",
    [rules for text in ("s", "sc2k3") for rules in variations(parse_rules(text))],
    ids=str,
)
def test_the_player_of_solitario_follows_the_build_rule(rules: Rules) -> None:
    """For every two cards, the careful player builds exactly if the law allows it."""
    players = SolitarioPlayers()
    deck, blank = range(rules.deck_size), ((),) * (rules.columns - 1)
    for card in deck:
        for onto in deck:
            if onto == card or card < 4:  # a drawn ace goes out at once
                continue
            columns, down = ((onto,), *blank), (0,) * rules.columns
            load_piles(players, Position(rules, (card,), (), (0, 0, 0, 0), columns, down, 1))
            hand = Hand(card, STOCK)
            position = Position(rules, (), (), (0, 0, 0, 0), columns, down, 1, hand)
            fits = refusal(position, Move(HAND, 1)) is None
            assert (players.choose(Rung.CAREFUL, 1) == 1) == fits, (card, onto)


@pytest.mark.parametrize("text", ["d3", "d1p1", "d2c5k7", "s", "sb"])
def test_interpreted_and_compiled_engines_agree(text: str) -> None:
    rules = parse_rules(text)
    ladder, other = Trials(), Trials()
    names = ("solver.board", "players.engine", "players.ladder_klondike", "players.tricky")
    *_, klondike, tricky = interpreted(*(f"winnable.{name}" for name in names))
    (solitario,) = interpreted("winnable.players.ladder_solitario")
    other.klondike, other.tricky = klondike.KlondikePlayers(), tricky.Tricky()
    other.solitario = solitario.SolitarioPlayers()
    for number in (1, 3):
        for each in (ladder, other):
            each.load(start(rules, numbered_deal(number, rules)))
        if rules.kind is KLONDIKE:  # before any game
            assert ladder.klondike.choose(Rung.CASUAL, 0, 5) == other.klondike.choose(
                Rung.CASUAL, 0, 5
            )
        for rung in (Rung.BEGINNER, Rung.CASUAL, Rung.CAREFUL):
            assert ladder.wins(rung, 3, number) == other.wins(rung, 3, number)
        if rules.kind is KLONDIKE:
            assert ladder.is_plain(2000) == other.is_plain(2000)
            assert ladder.tricky.nodes == other.tricky.nodes
            assert ladder.klondike.choices(0) == other.klondike.choices(0)
            other.klondike.worlds = ladder.klondike.worlds = 1
            assert ladder.klondike.choose(Rung.PATIENT, 0, 5) == other.klondike.choose(
                Rung.PATIENT, 0, 5
            )
        else:
            other.solitario.worlds = ladder.solitario.worlds = 1
            assert ladder.wins(Rung.PATIENT, 1, 9) == other.wins(Rung.PATIENT, 1, 9)


def test_choices_contain_each_movable_card_once() -> None:
    """At the deal: columns whose card can move, and stock cards that can be played once drawn."""
    rules = parse_rules("d3")
    engine = KlondikePlayers()
    for number in range(1, 60):
        position = start(rules, numbered_deal(number, rules))
        load_klondike(engine, position)
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
        for draws, move in engine.choices(0):
            at = position
            for _ in range(draws):
                at = play(at, Move(STOCK, WASTE)).after
            source = move >> 8 & 255
            found.append(at.waste[-1] if source == WASTE else at.columns[source - 1][-1])
        assert sorted(found) == sorted(expected)
