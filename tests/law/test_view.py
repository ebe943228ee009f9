"""A view holds what the player may know, and nothing else."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.game.game import Game
from winnable.law.cards import card_text
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import legal_moves, play, start
from winnable.law.position import Position, parse_move
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.view import View, seen_at, shown_by, view_of

DEAL = "2H AD AH 2D AC 2C AS 2S"
"""Two columns: the two of hearts; the ace of hearts on the hidden ace of denari."""
RULES = "d1c2k2"


def position(rules: str = RULES, moves: str = "", deal: str = DEAL) -> Position:
    law = parse_rules(rules)
    here = start(law, parse_deal(deal, law))
    for word in moves.split():
        here = play(here, parse_move(word)).after
    return here


def names(view: View, pile: tuple[int | None, ...]) -> list[str]:
    return ["?" if card is None else card_text(card, view.rules.deck) for card in pile]


def test_hidden_cards_are_unknown() -> None:
    view = view_of(position())
    assert [names(view, column) for column in view.columns] == [["2H"], ["?", "AH"]]
    assert names(view, view.stock) == ["?"] * 5
    assert not view.stock_is_known
    assert view.down == (0, 1)


def test_a_turned_card_is_known() -> None:
    view = view_of(position(moves="2f"))
    assert [names(view, column) for column in view.columns] == [["2H"], ["AD"]]
    assert view.foundations == (1, 0, 0, 0)


def test_the_waste_is_known_and_the_stock_is_not() -> None:
    view = view_of(position(moves="sw sw"))
    assert names(view, view.waste) == ["2D", "AC"]
    assert names(view, view.stock) == ["?"] * 3


def test_after_the_first_pass_the_whole_stock_is_known() -> None:
    view = view_of(position(moves="sw sw sw sw sw"))
    assert view.stock_is_known  # an empty one
    view = view_of(position(moves="sw sw sw sw sw sw"))
    assert names(view, view.stock) == ["2S", "AS", "2C", "AC", "2D"]
    assert view.stock_is_known
    assert (view.passes, view.redeals_left) == (2, None)
    assert names(view, view.columns[1]) == ["?", "AH"]


def test_cards_seen_before_an_undo_are_known() -> None:
    here = position()
    seen = shown_by(play(here, parse_move("2f"))) | shown_by(play(here, parse_move("sw")))
    view = view_of(here, seen)
    assert names(view, view.columns[1]) == ["AD", "AH"]
    assert view.down == (0, 1)  # it lies face down nevertheless
    assert names(view, view.stock) == ["?", "?", "?", "?", "2D"]


def test_open_rules_show_every_card() -> None:
    view = view_of(position(RULES + "o"))
    assert None not in view.stock
    assert names(view, view.columns[1]) == ["AD", "AH"]
    assert view.stock_is_known


def test_a_view_has_the_legal_moves_and_the_rest_of_the_position() -> None:
    here = position("d1p3c2k2", "sw sw sw sw sw sw 2f")
    view = view_of(here)
    assert view.legal == legal_moves(here)
    assert view.rules == here.rules
    assert (view.passes, view.redeals_left, view.is_won) == (2, 1, False)
    assert (view.waste, view.foundations, view.hand) == ((), (1, 0, 0, 0), None)


def test_the_view_of_a_won_game_is_won() -> None:
    won = position("d1c1k1", "1f sw wf sw wf sw wf", "AH AD AC AS")
    view = view_of(won)
    assert view.is_won
    assert view.legal == ()


def test_in_solitario_the_deck_is_hidden_and_the_hand_is_visible() -> None:
    rules = parse_rules("sc2k2")
    here = start(rules, parse_deal("AD 2D 2C AC AB 2B AS 2S", rules))
    assert seen_at(here) == {0, 4}  # the ace goes out at once, and the player saw it
    step = play(here, parse_move("sh"))
    assert shown_by(step) == {5}
    view = view_of(step.after)
    assert view.hand is not None
    assert card_text(view.hand.card, rules.deck) == "2C"
    assert names(view, view.stock) == ["?"] * 5
    back = play(step.after, parse_move("hs"))
    view = view_of(back.after, shown_by(step))
    assert names(view, view.stock) == ["?"] * 5 + [
        "2C"
    ]  # the player knows this card and draws it again


def test_at_the_start_a_view_shows_the_face_up_cards() -> None:
    assert seen_at(position()) == {4, 0}


RULE_TEXTS = ["d3r", "s", "d1p1t", "d1p3", "d2n", "sba", "d1c3k4"]


@settings(deadline=None)
@given(st.sampled_from(RULE_TEXTS), st.randoms(use_true_random=False))
def test_a_view_does_not_depend_on_unseen_cards(text: str, random: Random) -> None:
    """The same moves from a deal that differs in unseen cards only give the same view at every
    step.
    """
    rules = parse_rules(text)
    game = Game(rules, numbered_deal(random.getrandbits(64), rules))
    views = [game.view]
    for _ in range(random.randrange(40)):
        moves = legal_moves(game.position)
        if moves:
            game.play(random.choice(moves))
            views.append(game.view)
    unseen = [card for card in game.deal.cards if card not in game.seen]
    shuffled = iter(random.sample(unseen, len(unseen)))
    cards = tuple(next(shuffled) if card not in game.seen else card for card in game.deal.cards)
    other = Game(rules, Deal(game.deal.deck, cards))
    assert other.view == views[0]
    for step, view in zip(game.steps, views[1:], strict=True):
        other.play(step.move)
        assert other.view == view


@pytest.mark.parametrize("text", RULE_TEXTS)
def test_a_view_never_holds_an_unseen_card(text: str) -> None:
    rules = parse_rules(text)
    for number in range(5):
        game, random = Game(rules, numbered_deal(number, rules)), Random(number)
        for _ in range(60):
            view = game.view
            shown = {card for pile in (view.stock, *view.columns) for card in pile} - {None}
            assert shown <= game.seen
            moves = view.legal
            if not moves or random.random() < 0.2:
                game.undo()
            else:
                game.play(random.choice(moves))
