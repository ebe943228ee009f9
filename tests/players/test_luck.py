"""The luck of a game: right on average, and most of what differs between results."""

from statistics import fmean, stdev, variance

import pytest

from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import after, play, start
from winnable.law.position import Move, Position
from winnable.law.rules import parse_rules
from winnable.law.view import View, seen_at, shown_by, view_of
from winnable.law.worlds import unseen
from winnable.players.luck import DEALT, deal_worth, knows_luck, luck
from winnable.players.playing import fair_game

NETS = ["d3", "d1", "d1p3", "d3p3", "d1p1", "d3p1"]


def views(position: Position, moves: tuple[Move, ...]) -> list[View]:
    """What a player sees before each move, and after the last one."""
    seen, found = seen_at(position), []
    for move in moves:
        found.append(view_of(position, seen))
        step = play(position, move)
        seen |= shown_by(step)
        position = step.after
    return [*found, view_of(position, seen)]


@pytest.mark.parametrize("text", ["d3", "d1", "d1p1"])
def test_the_luck_of_a_turned_card_is_0_on_average(text: str) -> None:
    """Each unseen card takes the place of the one that a move shows."""
    rules = parse_rules(text)
    deal = numbered_deal(3, rules)
    position = start(rules, deal)
    moves = fair_game(position)
    seen = views(position, moves)
    at = next(at for at in range(len(moves)) if len(unseen(seen[at + 1])) == 11)
    hidden = unseen(seen[at])
    (shown,) = {*hidden} - {*unseen(seen[at + 1])}
    found = []
    for card in hidden:
        names = {shown: card, card: shown}
        cards = tuple(names.get(each, each) for each in deal.cards)
        other = start(rules, Deal(deal.deck, cards))
        before, now = luck(other, moves[:at]), luck(other, moves[: at + 1])
        assert before is not None
        assert now is not None
        found.append(now - before)
    assert fmean(found) == pytest.approx(0)
    assert max(found) > 0.001


@pytest.mark.parametrize("rules", NETS)
def test_the_mean_worth_of_a_deal_is_that_of_other_deals(rules: str) -> None:
    read = parse_rules(rules)
    worths = [deal_worth(start(read, numbered_deal(n, read))) for n in range(1, 1001)]
    found = [worth for worth in worths if worth is not None]
    assert len(found) == 1000
    error = stdev(found) / len(found) ** 0.5
    assert abs(fmean(found) - DEALT[read.draw, read.passes]) < 4 * error


def test_a_result_less_its_luck_varies_less() -> None:
    rules, won, less = parse_rules("d3"), [], []
    for number in range(1, 25):
        position = start(rules, numbered_deal(number, rules))
        moves = fair_game(position)
        won.append(float(after(position, moves).is_won))
        less.append(won[-1] - (luck(position, moves) or 0))
    assert 0 < 1.8 * variance(less) < variance(won)


@pytest.mark.parametrize("rules", ["d2", "d3n", "s", "d1p1c4k7"])
def test_no_luck_is_known_where_there_is_no_net(rules: str) -> None:
    read = parse_rules(rules)
    position = start(read, numbered_deal(1, read))
    assert not knows_luck(read)
    assert luck(position, []) is None
