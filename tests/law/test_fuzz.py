"""Mutated inputs: each one reads as a valid value or raises a fault, and nothing else.

Every kind of text that a player can enter is mutated: rules, deals in all formats, moves, games.
The seeds are fixed, so a failure repeats. It names the shard, the number and the input.
"""

import gc
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from types import FrameType

import pytest

from tests.support.faults import faults
from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from winnable.game.game import Game, parse_game
from winnable.game.record import RecordError, RecordFault
from winnable.law.cards import Deck
from winnable.law.deals import DealError, digits_text, list_text, numbered_deal, solvitaire_text
from winnable.law.errors import WinnableError
from winnable.law.moves import legal_moves
from winnable.law.position import IllegalMove, MoveError, parse_move
from winnable.law.possible import PositionError
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, RulesError, parse_rules
from winnable.law.scoring import Scoring
from winnable.proof.checker import verify

SHARDS = 8 if IS_LONG else 1
RULES = ("d3r", "s", "d1p1t", "d1p3", "d1", "d3p3", "d3o", "sbau", "d2c4k6nt", "d1c3k4", "sc4k5o")


# Allowed results


def check_rules(text: str) -> bool:
    """Whether the text was accepted, as in the other checks."""
    try:
        rules = parse_rules(text)
    except RulesError as error:
        check_fault(error)
        return False
    assert parse_rules(str(rules)) == rules
    return True


def check_deal_text(text: str, rules: Rules) -> bool:
    try:
        deal = parse_deal(text, rules)
    except (DealError, PositionError) as error:
        check_fault(error)
        return False
    assert sorted(deal.cards) == list(range(rules.deck_size))
    assert parse_deal(str(deal), rules) == deal
    assert deal.address is None or parse_deal(deal.address, rules) == deal
    return True


def check_move(text: str) -> bool:
    try:
        move = parse_move(text)
    except MoveError as error:
        check_fault(error)
        return False
    assert str(move) == text
    return True


def check_game(text: str) -> bool:
    try:
        game = parse_game(text)
    except RecordError as error:
        refused = error
    else:
        check_reading(game, text)
        return True
    check_fault(refused)
    if refused.code is RecordFault.MOVE:
        assert isinstance(refused.details["why"], IllegalMove | MoveError)
    with pytest.raises(RecordError) as caught:
        verify(text)
    assert caught.value.code is refused.code
    return False


def check_reading(game: Game, text: str) -> None:
    again = parse_game(game.text)
    assert again == game
    assert again.position == game.position
    verified = verify(text)
    assert (verified.rules, verified.deal) == (game.rules, game.deal)
    assert (verified.moves, verified.is_won) == (len(game.steps), game.position.is_won)


def check_fault(error: WinnableError) -> None:
    assert error.code in faults()
    assert str(error).endswith(f" ({error.code})")


# The fuzzer


@contextmanager
def one_second(task: str) -> Iterator[None]:
    """Interrupts code that takes more than a second of this process's own time."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(task)

    gc.disable()  # collecting what other tests left in this process may take a second
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        gc.enable()


def fuzz(
    shard: int, count: int, make: Callable[[Random], tuple[str, Callable[[str], bool]]]
) -> None:
    """Mutates and checks ``count`` texts; ``make`` yields each text with its check."""
    faults()  # imports the whole package, which takes longer than a text may
    accepted = 0
    for number in range(count):
        random = Random(f"{shard}/{number}")
        text, check = make(random)
        broken = mutate(text, random)
        try:
            with one_second(check.__name__):
                accepted += check(broken)
        except Exception as error:
            shown = (
                ascii(broken) if len(broken) < 3000 else f"{broken[:1500]!a} ... {broken[-500:]!a}"
            )
            pytest.fail(f"shard {shard}, number {number}: {error!r} for {shown}")
    assert 0 < accepted < count  # a test with no accepted or no refused mutations tests nothing


@cache
def games() -> tuple[Game, ...]:
    """Games of every kind, with branches, a clock and a place within their moves."""
    random = Random(2026)
    found = []
    for text in RULES:
        rules = parse_rules(text)
        for _ in range(4):
            deal = numbered_deal(random.choice([7, random.getrandbits(64)]), rules)
            scorings = list(Scoring) if rules.deck is Deck.FRENCH else [Scoring.NONE]
            game = Game(rules, deal, random.choice(scorings), opening=random.choice([0, -52]))
            game.seconds = random.choice([0, 61])
            for _ in range(40):
                moves = legal_moves(game.position)
                if moves and (random.random() < 0.8 or not rules.undo):
                    game.play(random.choice(moves))
                elif rules.undo:
                    for _ in range(random.randint(1, 5)):
                        game.undo()
            found.append(game)
    return tuple(found)


def rules_text(random: Random) -> tuple[str, Callable[[str], bool]]:
    return random.choice(RULES), check_rules


def deal_text(random: Random) -> tuple[str, Callable[[str], bool]]:
    rules = random.choice(games()).rules
    number = random.getrandbits(64)
    deal = numbered_deal(number, rules)
    cards = list_text(deal)
    written = [str(number), str(deal), cards, cards.replace(" ", ", "), cards.replace("T", "10")]
    if rules.deck_size == 52:
        written.append(f"javasol:{number - 2**63}")
    if str(rules).startswith("s"):
        written.append(cards.replace("T", "R").replace("9", "C"))
    else:
        written += [cards.replace("H", "♥").replace("S", "♠︎"), digits_text(deal)]
        stock_and_piles = solvitaire_text(deal, rules)
        written += [
            stock_and_piles,
            stock_and_piles.replace("}", ', "waste": [], "foundations": []}'),
        ]

    def check_deal(text: str) -> bool:
        return check_deal_text(text, rules)

    return random.choice(written), check_deal


def move_text(random: Random) -> tuple[str, Callable[[str], bool]]:
    move = random.choice(
        ["sw", "wf", "w5", "35x2", "91x13", "3f", "fh5", "77", "sh", "h1", "hs", "2h"]
    )
    return move, check_move


def game_text(random: Random) -> tuple[str, Callable[[str], bool]]:
    return random.choice(games()).text, check_game


def game_moves(random: Random) -> tuple[str, Callable[[str], bool]]:
    """Mutates the moves only, so that the mutations reach the tree and the law."""
    head, _, moves = random.choice(games()).text.partition("\nmoves")

    def check_moves(text: str) -> bool:
        return check_game(f"{head}\nmoves{text}")

    return moves, check_moves


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_rules(shard: int) -> None:
    fuzz(shard, 4000, rules_text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_deals(shard: int) -> None:
    fuzz(shard, 4000, deal_text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_moves(shard: int) -> None:
    fuzz(shard, 3000, move_text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_games(shard: int) -> None:
    fuzz(shard, 1000, game_text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_with_mutated_moves(shard: int) -> None:
    fuzz(shard, 2000, game_moves)
