"""A kind of game is a file: the template and Yukon, which no other part of the program knows."""

import pickle
from collections import Counter
from random import Random

import pytest

from tests.support.length import IS_LONG, some
from tests.support.yukon import YUKON
from winnable import advise, chance, fate, hints, parse_position, review, solve, verify
from winnable.game.game import Game, game_from, parse_game
from winnable.game.record import RecordError, RecordFault
from winnable.law.deals import numbered_deal, rows
from winnable.law.kind import Kind
from winnable.law.moves import legal_moves, play, start
from winnable.law.null_kind import NULL
from winnable.law.position import FOUNDATION, Position
from winnable.law.possible import check_position
from winnable.law.rules import KINDS, RulesError, RulesFault, parse_rules
from winnable.law.view import view_of
from winnable.session import Session
from winnable.solver import Limits, Verdict
from winnable.solver.shortening import shorten
from winnable.speech.messages import LANGUAGES, Language, Voice, say_fault
from winnable.web.pictures.table import Picture

TYPED = [
    *("rules", "table", "1", "draw", "hint", "moves", "do", "chance", "truth", "undo"),
    *("help", "stock", "waste", "info", "finish", "tutorial", "no", "review", "own", "no", "new"),
]


@pytest.fixture(params=[NULL, YUKON], ids=lambda kind: kind.name)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kind:
    found: Kind = request.param
    monkeypatch.setitem(KINDS, found.letter, found)
    return found


def played(kind: Kind, number: int, most: int = 60) -> Game:
    """Plays a game at random."""
    rules, random = parse_rules(kind.letter), Random(number)
    game = Game(rules, numbered_deal(number, rules))
    while game.view.legal and game.moves_made < most:
        game.play(random.choice(game.view.legal))
    return game


def test_its_rules_have_a_text(kind: Kind) -> None:
    rules = parse_rules(kind.letter)
    assert (rules.kind, str(rules), kind.deck) == (kind, kind.letter, rules.deck)
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert len(rows(rules)) == kind.table_size(rules.columns)


@pytest.mark.parametrize("number", range(5))
def test_it_deals_plays_and_takes_back(kind: Kind, number: int) -> None:
    game = played(kind, number)
    assert game.moves_made
    check_position(game.position)
    assert parse_game(game.text).text == game.text
    assert parse_position(str(game.position)) == game.position
    while game.moves_made:
        game.undo()
    assert game.position == start(game.rules, game.deal)


def test_what_it_lacks_is_not_invented(kind: Kind) -> None:
    """No fair player and no proof from the view; what can be measured has the law alone."""
    game = played(kind, 3, 20)
    assert advise(game.view) is None
    assert fate(game.view) is None
    assert all(hint.move in game.view.legal for hint in hints(game.view))
    measured = chance(game.view, 4, Limits(500))
    assert measured.won + measured.lost + measured.undecided == 4
    assert len(review(game).verdicts) == game.moves_made + 1
    with pytest.raises(RecordError) as caught:
        verify(game.text)
    assert caught.value.code is RecordFault.UNCHECKED


def test_the_template_is_decided_as_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing goes back, so a card that can go out may go at once; then only the draw is left."""
    monkeypatch.setitem(KINDS, NULL.letter, NULL)
    rules, verdicts = parse_rules("zk3"), []
    for number in range(300):
        position = start(rules, numbered_deal(number, rules))
        answer = solve(position)
        while moves := legal_moves(position):
            position = play(position, moves[0]).after
        assert answer.verdict is (Verdict.WINNABLE if position.is_won else Verdict.UNWINNABLE)
        verdicts.append(answer.verdict)
    assert len(set(verdicts)) == 2


SHAPE = ((0, 1), (1, 1), (2, 2), (3, 1), (4, 2), (3, 1), (2, 1))
"""Face-down and face-up cards of the columns, as a game may leave them."""


def end_of_game(number: int) -> Position:
    """A Yukon without returns when the cards from the eight up are left."""
    cards = [f"{rank}{suit}" for rank in "89TJQK" for suit in "HDCS"]
    Random(number).shuffle(cards)
    deal, piles = iter(cards), []
    for down, up in SHAPE:
        hidden = "".join(next(deal) for _ in range(down))
        piles.append((f"({hidden})" if hidden else "") + "".join(next(deal) for _ in range(up)))
    return parse_position(f"yn 1 - - 7H7D7C7S {'/'.join(piles)} -")


def can_be_won(position: Position, most: int) -> bool | None:
    """Whether any play wins; None if there are more than ``most`` positions."""
    met, waiting = {position}, [position]
    while waiting and len(met) <= most:
        now = waiting.pop()
        if now.is_won:
            return True
        # The most promising last. No set: its order differs from run to run.
        for move in sorted(legal_moves(now), key=lambda move: move.target == FOUNDATION):
            after = play(now, move).after
            if after not in met:
                met.add(after)
                waiting.append(after)
    return None if waiting else False


def test_yukon_is_decided_as_by_trying_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, YUKON.letter, YUKON)
    verdicts: Counter[Verdict] = Counter()
    for number in range(30 if IS_LONG else 12):
        position = end_of_game(number)
        expected = can_be_won(position, 5_000 if IS_LONG else 1_000)
        if expected is None:
            continue
        answer = solve(position)
        assert answer.verdict is (Verdict.WINNABLE if expected else Verdict.UNWINNABLE)
        verdicts[answer.verdict] += 1
        if answer.moves is not None:
            assert shorten(position, answer.moves) == answer.moves
            for move in answer.moves:
                position = play(position, move).after
            assert position.is_won
    assert min(verdicts[Verdict.WINNABLE], verdicts[Verdict.UNWINNABLE]) >= 2


@pytest.mark.parametrize("language", some(LANGUAGES, 1))
def test_it_is_played_in_every_language(kind: Kind, language: Language) -> None:
    rules = parse_rules(kind.letter)
    session = Session(Game(rules, numbered_deal(5, rules)), usual_language=language)
    for typed in TYPED:
        assert all(session.do(typed)), typed
        assert Picture(session).table().title
    assert kind.name in Picture(session).table().title.lower()
    voice = Voice(rules, language)
    assert session.do("hint") == [say_fault(voice, RulesError(RulesFault.MODEL, rules=str(rules)))]


def test_of_several_runs_that_fit_the_player_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Klondike only one number of cards fits. Here the queen of hearts does, with that of
    diamonds on it, and so does that of diamonds alone.
    """
    monkeypatch.setitem(KINDS, YUKON.letter, YUKON)
    table = parse_position("y 1 - - THTDTCTS QHQD/KS/KHKDKCQSQCJHJDJCJS/-/-/-/- -")
    session = Session(game_from(view_of(table)))
    said = session.do("1 2")
    assert (session.game.moves_made, len(said)) == (0, 3)
    session.do("2")
    assert [str(step.move) for step in session.game.steps] == ["12"]
