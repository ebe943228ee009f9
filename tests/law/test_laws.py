"""Laws that hold in every game: random games of every preset and of random family members.

Each run uses the same examples. ``WINNABLE_LONG=1`` tries forty times as many new ones.
"""

import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from tests.support import oracle
from tests.support.length import IS_LONG
from tests.support.random_games import (
    ACTS,
    EITHER,
    PRESETS,
    acted,
    any_rules,
    begun,
    deals,
    games,
)
from tests.support.rule_sets import SOLITARIO_RULES, random_rules
from winnable.analysis.endings import Ending, ending
from winnable.game.game import Game, parse_game
from winnable.game.record import RecordError, parse_record
from winnable.law.cards import Card, Deck
from winnable.law.deals import NUMBERS, Deal, digits_text, list_text, numbered_deal, solvitaire_text
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import draw_move, legal_moves, play, refusal, start
from winnable.law.position import Move, Position, parse_move
from winnable.law.reading import parse_deal
from winnable.law.reasons import Reason
from winnable.law.rules import Rules, parse_rules
from winnable.law.scoring import Scoring
from winnable.law.view import View, view_of
from winnable.proof.checker import verify


def law_test(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Settings for a law with that many examples."""
    return settings(
        max_examples=examples * 20 if IS_LONG else examples // 2,
        derandomize=not IS_LONG,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def states_met(text: str) -> dict[str, oracle.State]:
    """The oracle's state at every node of the tree; the key ``*`` is the current place."""
    record = parse_record(text)
    at = {id(record.tree.root): oracle.dealt(record.rules, record.deal)}
    for node in record.tree.root.walk():
        assert node.parent is not None
        at[id(node)] = oracle.apply(at[id(node.parent)], parse_move(node.value))
    return {str(key): state for key, state in at.items()} | {"*": at[id(record.tree.here)]}


def state_of(game: Game) -> oracle.State:
    """The oracle's state at the current place of the game."""
    return states_met(game.text)["*"]


# Cards and moves.


@law_test(100)
@given(begun())
def test_every_card_lies_in_exactly_one_place(new: tuple[Game, list[int]]) -> None:
    for game in acted(*new):
        here = game.position
        cards = [*here.stock, *here.waste, *(card for column in here.columns for card in column)]
        cards += [
            4 * i + suit for suit, height in enumerate(here.foundations) for i in range(height)
        ]
        if here.hand is not None:
            cards.append(here.hand.card)
        assert sorted(cards) == list(range(game.rules.deck_size))


@law_test(100)
@given(games())
def test_every_position_equals_the_oracles(game: Game) -> None:
    assert oracle.position_of(state_of(game)) == game.position


@law_test(100)
@given(games())
def test_undo_takes_back_the_last_step_and_redo_repeats_it(game: Game) -> None:
    before = game.position
    for move in legal_moves(before):
        step = game.play(move)
        after = game.position
        assert (step.before, step.after) == (before, after)
        assert after != before
        assert game.undo() == step
        assert game.position == before
        assert game.redo() == step
        assert game.position == after
        assert game.undo() == step


@law_test(100)
@given(games())
def test_legal_moves_are_the_moves_without_refusal_and_those_of_the_oracle(game: Game) -> None:
    position, state = game.position, state_of(game)
    legal = legal_moves(position)
    assert len(set(legal)) == len(legal)
    assert set(legal) == set(oracle.legal_moves(state))
    draw = draw_move(game.rules)
    assert draw not in legal[:-1]  # the draw comes last
    for move in oracle.all_moves(game.rules):
        refused = refusal(position, move)
        broken = oracle.broken_rules(state, move)
        assert (refused is None) == (move in legal) == (not broken)
        if refused is not None:
            assert refused.reason in broken
            assert refused.move == move


@law_test(30)
@given(games())
def test_a_move_outside_the_notation_is_refused(game: Game) -> None:
    sayable = set(oracle.all_moves(game.rules))
    for source, target, count in product(range(-2, 20), range(-2, 20), (-2, -1, 0, 1, 2, 100)):
        move = Move(source, target, count)
        assert move in sayable or refusal(game.position, move) is not None


# Texts.


@law_test(300)
@given(any_rules(EITHER), st.randoms(use_true_random=False))
def test_rules_read_back_from_their_text_in_any_order(rules: Rules, random: Random) -> None:
    text = str(rules)
    assert parse_rules(text) == rules
    assert str(parse_rules(text)) == text
    first, *rest = _words_of_rules(text)
    random.shuffle(rest)
    assert parse_rules((first + "".join(rest)).upper()) == rules


def _words_of_rules(text: str) -> list[str]:
    """``d3p2n`` as ``d3``, ``p2``, ``n``."""
    words: list[str] = []
    for letter in text:
        if letter.isdigit():
            words[-1] += letter
        else:
            words.append(letter)
    return words


def test_moves_read_back_from_their_text() -> None:
    moves = oracle.conceivable(9, 13)
    assert [parse_move(str(move)) for move in moves] == list(moves)
    assert len({str(move) for move in moves}) == len(moves)


@law_test(200)
@given(any_rules().flatmap(lambda rules: st.tuples(st.just(rules), deals(rules))))
@example((parse_rules("d1c1k1"), numbered_deal(123456789012, parse_rules("d1c1k1"))))
@example((parse_rules("sc1k1"), numbered_deal(100000000000, parse_rules("sc1k1"))))
def test_deals_read_back_from_every_format(rules_and_deal: tuple[Rules, Deal]) -> None:
    rules, deal = rules_and_deal
    texts = [str(deal), list_text(deal), str(deal).lower()]
    if rules.deck is Deck.FRENCH:
        texts += [" ".join(re.findall("...", digits_text(deal))), solvitaire_text(deal, rules)]
        if rules.ranks > 1:  # a text of twelve digits is a number
            texts.append(digits_text(deal))
    if deal.address is not None:
        texts.append(deal.address)
    assert [parse_deal(text, rules) for text in texts] == [deal] * len(texts)


@law_test(200)
@given(games(EITHER), st.integers(0, 99999))
def test_a_game_reads_back_from_its_text(game: Game, seconds: int) -> None:
    game.seconds = seconds
    again = parse_game(game.text)
    assert again.text == game.text
    assert again == game
    assert again.position == game.position
    assert again.steps == game.steps
    assert again.view == game.view
    assert again.deal.address == game.deal.address
    assert again.seconds == seconds


@law_test(60)
@given(games(), ACTS, ACTS)
def test_a_game_read_back_continues_in_the_same_way(game: Game, one: int, two: int) -> None:
    again = parse_game(game.text)
    for first, second in zip(acted(game, [one, two]), acted(again, [one, two]), strict=True):
        assert first.text == second.text


# What the player may know.


def permuted(game: Game, order: list[Card]) -> Game:
    """The same moves in a deal with the unseen cards in another order."""
    hidden = iter(order)
    cards = tuple(next(hidden) if card not in game.seen else card for card in game.deal.cards)
    lines = [
        f"deal {Deal(game.deal.deck, cards)}" if line.startswith("deal ") else line
        for line in game.text.splitlines()
        if not line.startswith("address ")
    ]
    return parse_game("\n".join(lines))


def hidden_cards(game: Game) -> list[Card]:
    """The cards that the player has never seen."""
    return [card for card in game.deal.cards if card not in game.seen]


@law_test(100)
@given(games(), st.data())
def test_nothing_shown_to_the_player_depends_on_unseen_cards(
    game: Game, data: st.DataObject
) -> None:
    hidden = hidden_cards(game)
    assume(len(hidden) > 1 and not game.rules.is_open)
    twin = permuted(game, data.draw(st.permutations(hidden)))
    assert twin.view == game.view
    assert twin.seen == game.seen
    assert ending(twin.view) is ending(game.view)
    for move in oracle.all_moves(game.rules):
        assert refusal(twin.position, move) == refusal(game.position, move)


def known(view: View, position: Position) -> set[Card]:
    """The cards that the view names; each must lie where the view puts it."""
    shown = {4 * i + suit for suit in range(4) for i in range(view.foundations[suit])}
    piles = [(view.stock, position.stock), (view.waste, position.waste)]
    piles += zip(view.columns, position.columns, strict=True)
    for seen, real in piles:
        for card, lies in zip(seen, real, strict=True):
            if card is not None:
                assert card == lies
                shown.add(card)
    return shown if view.hand is None else shown | {view.hand.card}


@law_test(100)
@given(games())
def test_the_player_knows_exactly_the_cards_that_lay_face_up_once(game: Game) -> None:
    met = oracle.cards_met(list(states_met(game.text).values()))
    assert game.seen == met
    everything = set(range(game.rules.deck_size))
    assert known(game.view, game.position) == (everything if game.rules.is_open else met)
    assert game.view.legal == legal_moves(game.position)


@law_test(50)
@given(games())
def test_without_memory_the_stock_is_known_from_the_second_pass_on(game: Game) -> None:
    position = game.position
    view = view_of(position)
    assert known(view, position) <= known(game.view, position)
    assert view.stock_is_known == (game.rules.is_open or position.passes > 1 or not position.stock)


# Endings.


def brute_ending(state: oracle.State, met: set[Card]) -> Ending | None:
    """Draws far beyond any cycle and checks whether any other move becomes legal."""
    moves = oracle.legal_moves(state)
    if oracle.is_won(state):
        return Ending.WON
    if not moves:
        return Ending.NO_MOVE
    draw = draw_move(state.rules)
    stock = {4 * (rank - 1) + suit for rank, suit, _ in state.piles[0]}
    if moves != [draw] or not stock <= met:
        return None
    for _ in range(4 * state.rules.deck_size):
        if moves == [draw]:
            state = oracle.apply(state, draw)
            moves = oracle.legal_moves(state)
            if oracle.is_won(state):
                return None
        elif moves:
            return None
    return Ending.CYCLING


def small_rules(random: Random) -> Rules:
    """Rules that lead to endings soon."""
    if random.random() < 0.15:
        return random_rules(
            random, SOLITARIO_RULES, columns=range(1, 4), ranks=range(1, 4), undo=[True]
        )
    return random_rules(
        random,
        draw=(1, 2, 3, 3, 4),
        passes=(None, None, 1, 2, 3),
        columns=range(1, 5),
        ranks=range(1, 5),
        undo=[True],
    )


def test_ending_finds_exactly_the_endings_of_brute_force() -> None:
    told: Counter[Ending | None] = Counter()
    for number in range(100):
        random = Random(number)
        rules = small_rules(random)
        new = Game(rules, numbered_deal(number, rules))
        for game in acted(new, [random.randrange(930) for _ in range(30)]):
            met = set(range(rules.deck_size)) if rules.is_open else set(game.seen)
            found = ending(game.view)
            assert found == brute_ending(state_of(game), met), game.text
            told[found] += 1
    assert min(told[kind] for kind in (*Ending, None)) >= 15, told


# Scores.


@law_test(100)
@given(
    begun(),
    st.sampled_from([Scoring.FOUNDATION, Scoring.VEGAS, Scoring.CUMULATIVE]),
    st.integers(-500, 500),
)
def test_points_count_the_cards_out_and_undo_restores_them(
    new: tuple[Game, list[int]], scoring: Scoring, opening: int
) -> None:
    rules, deal = new[0].rules, new[0].deal
    assume(rules.kind is KLONDIKE)
    for game in acted(Game(rules, deal, scoring, opening=opening), new[1]):
        out = sum(game.position.foundations)
        points = out if scoring is Scoring.FOUNDATION else opening - 52 + 5 * out
        assert game.score == points
    for move in legal_moves(game.position):
        game.play(move)
        game.undo()
        assert game.score == points


@law_test(100)
@given(begun(), st.integers(0, 3000))
def test_standard_points_are_never_negative_and_undo_restores_them(
    new: tuple[Game, list[int]], seconds: int
) -> None:
    rules, deal = new[0].rules, new[0].deal
    assume(rules.kind is KLONDIKE)
    for game in acted(Game(rules, deal, Scoring.STANDARD), new[1]):
        game.seconds = seconds
        points = game.score
        assert points is not None
        assert points >= 0
    for move in legal_moves(game.position):
        game.play(move)
        game.undo()
        assert game.score == points


def test_the_law_without_a_game_reaches_the_same_positions() -> None:
    """The functions of ``law``, ``Game`` and the oracle agree along random games."""
    for rules in PRESETS:
        random = Random(str(rules))
        deal = numbered_deal(random.randrange(NUMBERS), rules)
        state, position, game = oracle.dealt(rules, deal), start(rules, deal), Game(rules, deal)
        for move in oracle.random_moves(state, random, 80):
            state, position = oracle.apply(state, move), play(position, move).after
            game.play(move)
            assert game.position == position == oracle.position_of(state)


@given(begun(), st.randoms(use_true_random=False))
def test_the_checker_accepts_what_the_law_plays_and_rejects_what_it_refuses(
    beginning: tuple[Game, list[int]], chooser: Random
) -> None:
    *_, game = acted(*beginning)
    found, position = verify(game.text), game.position
    out = sum(position.foundations)
    assert (found.moves, found.is_won) == (len(game.steps), position.is_won)
    if position.rules.kind is KLONDIKE or position.hand is None:
        assert found.out == out
    words = [str(step.move) for step in game.steps]
    by_reason: dict[Reason | None, list[Move]] = {}
    for move in chooser.sample(moves := oracle.all_moves(game.rules), len(moves)):
        refused = refusal(position, move)
        by_reason.setdefault(refused.reason if refused else None, []).append(move)
    for reason, some in by_reason.items():
        for move in some[: 4 if IS_LONG else 2]:
            line = " ".join([*words, str(move)])
            text = f"winnable game 1\nrules {game.rules}\ndeal {game.deal}\nmoves {line}"
            if reason is None:
                assert verify(text).moves == len(words) + 1
            else:
                with pytest.raises(RecordError):
                    verify(text)
