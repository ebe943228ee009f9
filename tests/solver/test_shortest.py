"""Shortest wins: equal to exhaustive search on small decks, and honest about their limits."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from tests.support.fewest import fewest
from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.rule_sets import KLONDIKE_RULES, SOLITARIO_RULES, random_rules
from winnable.analysis.shortest import STEP, Count, Shortest, length, shortest
from winnable.game.game import Game
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Position
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.proof.checker import verify
from winnable.solver import Limits, Verdict, solve
from winnable.solver.stopping import Cancelled, Stop

GAMES: Final = 2_000 if IS_LONG else 40
SMALL: Final = Limits(nodes=200_000, memory=16)
SWITCHES: Final = ("use_columns", "use_stock", "use_safe", "use_marks", "use_partial")
HAND_SWITCHES: Final = ("use_deck", "use_discards", "use_safe", "use_partial")


def small_rules(random: Random, usual: Rules) -> Rules:
    if usual is SOLITARIO_RULES:
        return random_rules(random, usual, columns=(1, 2, 3, 4), ranks=(2, 3, 4))
    return random_rules(
        random,
        usual,
        columns=(1, 2, 3, 4, 5),
        ranks=(3, 4, 5, 6),
        draw=(1, 1, 2, 3, 4),
        passes=(None, None, 1, 2, 3),
    )


def small_positions(seed: str, usual: Rules, games: int) -> Iterator[tuple[Position, Count, int]]:
    """Deals and positions from the middle of games, with the fewest moves that win."""
    random = Random(seed)
    while games:
        rules = small_rules(random, usual)
        cards = list(range(rules.deck_size))
        random.shuffle(cards)
        position = start(rules, Deal(rules.deck, tuple(cards)))
        for _ in range(random.choice((0, 0, 10, 25))):
            moves = list(legal_moves(position))
            if not moves or position.is_won:
                break
            position = play(position, random.choice(moves)).after
        count = random.choice(list(Count))
        found = fewest(position, count, 40_000 if IS_LONG else 4_000)
        if found is not None:
            games -= 1
            yield position, count, found


def check(position: Position, found: Shortest, fewest_moves: int) -> None:
    assert found.is_proven, position
    if fewest_moves < 0:
        assert found.verdict is Verdict.UNWINNABLE, position
        return
    assert (found.least, found.most) == (fewest_moves, fewest_moves), position
    assert found.moves is not None
    assert length(position, found.moves, found.count) == fewest_moves
    for move in found.moves:
        position = play(position, move).after
    assert position.is_won


@pytest.mark.parametrize("usual", [KLONDIKE_RULES, SOLITARIO_RULES], ids=["klondike", "solitario"])
def test_it_finds_the_fewest_moves_of_small_games(usual: Rules) -> None:
    wins = 0
    for position, count, found in small_positions("fewest", usual, GAMES):
        check(position, shortest(position, count, SMALL), found)
        wins += found > 0
    assert wins > GAMES // 3


@pytest.mark.parametrize(
    ("usual", "switch"),
    [
        *((KLONDIKE_RULES, switch) for switch in SWITCHES),
        *((SOLITARIO_RULES, switch) for switch in HAND_SWITCHES),
    ],
)
def test_no_switch_changes_the_length(usual: Rules, switch: str) -> None:
    for position, count, found in small_positions(switch, usual, GAMES // 6):
        check(position, shortest(position, count, SMALL, off=[switch]), found)


def test_interpreted_and_compiled_searches_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("store", "bounds", "table", "moves", "klondike", "solitario")
    *_, klondike, solitario = interpreted(*(f"winnable.solver.astar.{name}" for name in names))
    for usual in (KLONDIKE_RULES, SOLITARIO_RULES):
        for position, count, _ in small_positions("interpreted", usual, GAMES // 20):
            found = shortest(position, count, Limits(20_000, 1))
            with monkeypatch.context() as patch:
                patch.setattr("winnable.solver.astar.klondike.Search", klondike.Search)
                patch.setattr("winnable.solver.astar.solitario.Search", solitario.Search)
                slow = shortest(position, count, Limits(20_000, 1))
            assert (slow.moves, slow.nodes, slow.least) == (found.moves, found.nodes, found.least)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_limit_gives_bounds_in_every_preset(name: str) -> None:
    rules = VARIANTS[name].rules
    numbers = iter(range(1, 200))
    position = next(
        each
        for each in (start(rules, numbered_deal(number, rules)) for number in numbers)
        if solve(each).verdict is Verdict.WINNABLE
    )
    few = shortest(position, limits=Limits(nodes=2_000, memory=8))
    assert few.verdict is Verdict.WINNABLE
    assert few.most is not None
    assert few.moves is not None
    assert few.least <= few.most
    assert few.is_proven or few.limit is not None
    assert length(position, few.moves, few.count) == few.most
    more = shortest(position, limits=Limits(nodes=30_000, memory=8))
    assert more.most is not None
    assert few.least <= more.most <= few.most


def test_it_wins_a_full_deal_that_the_checker_accepts() -> None:
    rules = VARIANTS["draw-three"].rules
    game = Game(rules, numbered_deal(2, rules))
    reports: list[Shortest] = []
    found = shortest(game, report=reports.append)
    assert (found.least, found.most, found.is_proven) == (91, 91, True)
    assert found.moves is not None
    for move in found.moves:
        game.play(move)
    assert verify(game.text).is_won
    assert all(each.least <= 91 for each in reports)


def test_published_lengths_of_minimal_klondike() -> None:
    """KlondikeTest/SolverTest.cs of ShootMe/MinimalKlondike, which never returns a card there."""
    deals = {
        ("d3n", 98): "122021053133044042092074131071132062123061011022101013064091114073063082034"
        "041014024103121094113102031033134072111084032023052012081112124043104083093051054",
        ("d1", 80): "011061012013133132131021051014053042134023043033032062031034022052024041054"
        "064063044121122123124111112113114101102103104091092093094081082083084071072073074",
    }
    for (text, published), digits in deals.items():
        rules = parse_rules(text)
        found = shortest(start(rules, parse_deal(digits, rules)), Count.CARDS)
        assert (found.most, found.is_proven) == (published, True)


def test_a_long_win_is_shortened_through_one_of_few_passes() -> None:
    """Issue 4 of MinimalKlondike has a win of 130 moves, found in 17 minutes."""
    rules = VARIANTS["draw-one"].rules
    position = start(rules, parse_deal("greenfelt:1492773577", rules))
    found = shortest(position, limits=Limits(nodes=12_000_000, memory=64))
    assert found.most is not None
    assert found.most <= 140


def test_a_stop_ends_the_search() -> None:
    rules = VARIANTS["draw-one"].rules
    stop = Stop()
    with pytest.raises(Cancelled), stop:
        shortest(
            start(rules, numbered_deal(4, rules)),
            limits=Limits(nodes=100 * STEP, memory=64),
            report=lambda _: stop.set(),
        )


def test_an_unwinnable_deal_has_no_length() -> None:
    rules = VARIANTS["one-pass"].rules
    found = shortest(start(rules, numbered_deal(3, rules)))
    assert (found.verdict, found.most, found.moves) == (Verdict.UNWINNABLE, None, None)
    assert found.is_proven
