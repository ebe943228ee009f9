"""Ranked deals: everybody who has the secret can repeat them, nobody else can guess them."""

import hmac
import json
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256

import pytest

from winnable.catalogues.ranked import (
    Checked,
    Published,
    RankedError,
    before,
    commitment,
    deals_of,
    follows,
    ranked_deal,
    read_published,
    span,
    verify_deal,
)
from winnable.game.game import Game
from winnable.law.moves import start
from winnable.law.shuffles import keyed_order
from winnable.law.variants import VARIANTS
from winnable.proof.checker import verify
from winnable.solver import Limits, Verdict, solve

ROOT = bytes(range(32))
DAY = date(2026, 11, 23)
LAST = date(2026, 12, 31)


def day_secret(root: bytes, day: date) -> bytes:
    """The secret of a day of the season that ends on ``LAST``."""
    return before(root, (LAST - day).days)


SECRET = day_secret(ROOT, DAY)


def published(day: date = DAY, games: tuple[str, ...] = tuple(VARIANTS)) -> Published:
    secret = day_secret(ROOT, day)
    dealt = {name: ranked_deal(secret, str(day), VARIANTS[name]) for name in games}
    deals = {name: (each.number, str(each.deal)) for name, each in dealt.items()}
    return Published(day, secret, commitment(secret), deals, date(2026, 10, 1))


def test_a_keyed_order_is_the_documented_shuffle() -> None:
    """Written again from its description: Fisher-Yates over HMAC-SHA256 in counter mode."""
    words = []
    for block in range(16):
        digest = hmac.new(SECRET, f"a:b:{block}".encode(), sha256).digest()
        words += [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
    order = list(range(52))
    for place in range(51, 0, -1):
        word = words.pop(0)  # a word that must be rejected has a probability below 2^-58
        other = word % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert keyed_order(SECRET, "a:b", 52) == tuple(order)


def test_each_bit_of_the_key_and_each_label_gives_another_order() -> None:
    keys = [bytes([*SECRET[:31], last]) for last in range(64)]
    orders = [keyed_order(key, "x", 40) for key in keys]
    orders += [keyed_order(SECRET, str(label), 40) for label in range(64)]
    assert len(set(orders)) == 128
    assert all(sorted(order) == list(range(40)) for order in orders)


def test_the_secret_of_a_day_gives_those_of_earlier_days_only() -> None:
    assert day_secret(ROOT, LAST) == ROOT
    assert before(SECRET, 1) == day_secret(ROOT, DAY - timedelta(days=1))
    secrets = {day_secret(ROOT, DAY + timedelta(days=n)) for n in range(-5, 5)}
    assert len(secrets) == 10
    hidden = [commitment(secret) for secret in secrets]
    assert not {secret.hex() for secret in secrets} & set(hidden)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_deal_of_every_game_is_the_first_that_is_proven_winnable(name: str) -> None:
    variant = VARIANTS[name]
    found = ranked_deal(SECRET, str(DAY), variant)
    for number, deal in enumerate(deals_of(SECRET, str(DAY), variant)):
        answer = solve(start(variant.rules, deal), Limits(nodes=250_000))
        if number == found.number:
            break
        assert answer.verdict is not Verdict.WINNABLE
    assert deal == found.deal
    game = Game(variant.rules, deal, variant.scoring)
    assert answer.moves is not None
    for move in answer.moves:
        game.play(move)
    assert verify(game.text).is_won  # by the independent checker
    assert deal.address is None


def test_two_games_and_two_contests_have_different_deals() -> None:
    deals = {str(ranked_deal(SECRET, str(DAY), variant).deal) for variant in VARIANTS.values()}
    deals.add(str(ranked_deal(SECRET, "race-1", VARIANTS["draw-one"]).deal))
    assert len(deals) == len(VARIANTS) + 1


def test_a_published_day_can_be_checked() -> None:
    day = read_published(json.loads(json.dumps(published().written())))
    assert day == published()
    assert {verify_deal(day, name) for name in day.deals} == {Checked.RIGHT}
    assert follows(published(DAY + timedelta(days=9), ()), day)
    other = published(date(2026, 9, 30), ())
    assert follows(day, other) is None  # of another season
    assert follows(published(games=()), replace(other, season=date(2026, 1, 1))) is None


def test_a_file_of_an_earlier_version_is_of_the_one_season_there_was() -> None:
    old = {name: value for name, value in published(games=()).written().items() if name != "season"}
    assert read_published(old).season == date(2026, 1, 1)


def test_a_deal_that_was_chosen_is_found() -> None:
    right = published(games=("draw-one", "one-pass"))
    number, _ = right.deals["draw-one"]
    other = str(ranked_deal(SECRET, "another", VARIANTS["draw-one"]).deal)
    chosen = Published(DAY, SECRET, right.commitment, {"draw-one": (number, other)})
    assert verify_deal(chosen, "draw-one") is Checked.WRONG
    # A later deal of the same secret that is winnable too: another solver may have dealt it.
    for at, deal in enumerate(deals_of(SECRET, str(DAY), VARIANTS["draw-one"])):
        if (
            at > number
            and solve(start(VARIANTS["draw-one"].rules, deal)).verdict is Verdict.WINNABLE
        ):
            break
    later = Published(DAY, SECRET, right.commitment, {"draw-one": (at, str(deal))})
    assert verify_deal(later, "draw-one") is Checked.NOT_FIRST
    stranger = Published(DAY - timedelta(days=1), bytes(32), "", {})
    assert not follows(right, stranger)


@pytest.mark.parametrize(
    "change",
    [
        {"day": "yesterday"},
        {"season": 7},
        {"secret": "00"},
        {"commitment": None},
        {"deals": []},
        {"deals": {"whist": {"number": 0, "deal": ""}}},
        {"deals": {"draw-one": {"number": 10**9, "deal": ""}}},
        {"deals": {"draw-one": {"number": "0", "deal": ""}}},
    ],
)
def test_what_is_no_published_day_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(RankedError) as raised:
        read_published(published(games=()).written() | change)
    assert raised.value.details["what"] == next(iter(change))


def test_a_day_is_that_of_greenwich_and_its_games_have_an_hour_more() -> None:
    begins, public = span(date(1970, 1, 2))
    assert (begins, public) == (86_400, 2 * 86_400 + 3600)
