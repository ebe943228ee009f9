"""Numbers of other programs: deals that those programs made."""

import pytest

from winnable.cards import card_text
from winnable.deals import DealError, parse_deal
from winnable.foreign_deals import ForeignFault, pysol_deal, read_deal
from winnable.games import new_game
from winnable.rules import parse_rules

RULES = parse_rules("d1")
PYSOL = {
    1: "QH7H5DJC9H2DJDTS9SKCKD5H7C5CKHQCAD5S4CKS2S3H3CQD9DAHJSAS"
    "4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H",
    24: "5C7H2D5DQC5H4C9H9SQH2C7SAHAC5SJSKD2S8C3C9C6C7DJC6H6STHKH"
    "TCTSAD4DQS3H3SJHTDKC8H8S4S4HKS6D8D7CJD9D2HQD3DAS",
    11982: "8C6S2DAC4HASAH5CQS3H3DJSTS5DAD7H8SQCJC6HKDKS3C4D5S9S9HJH"
    "9DTDKH7C6C2CTHQH6DTC4S7SJD7D8H9C2HQD4C5HKC8D2S3S",
    32000: "9CJC2C4HQS8DQD6S7CJD3STH2D7D5D5CKD9DJH9H8C6D7H4C5SKS5HAC"
    "3C9STDQH3D7S2HADASJSKH8S6H8HTS6C4DQCKC4STC2S3HAH",
    32001: "2C6S5S8HJDAC4CQC7H4SJCKH6DTS3D2DJHTCQD2H7SJS4H8STD3C9CAS"
    "TH8D2SAH9DKD9S5CQH5D5HQS6C7DAD6H3HKS4DKC3S8C9H7C",
    300000000000: "7C6CQH5STHQS4S2CJC7SKDKH9CAS2S9DTS4C2D5C6H3STD8D9S8SAC9H"
    "KS2H3H5DQCKC3DJDTCJH6D7H4D6S4H8C5H3CQDADAH8H7DJS",
    10**20: "9D8HQH9H4H2HAC3DQC9CTDKHJHAHQSJS4S7HKDKS5C7C7DAS9S5DJC8D"
    "4CADJD3H3S7S3C5S2CTC2D2STH6D6S6C5HKC8S6HQDTS4D8C",
}
"""What pysol_cards 0.24.0 prints for these numbers of klondike, in the order of dealing."""


@pytest.mark.parametrize("number", PYSOL)
def test_pysol_numbers_give_the_deals_of_pysol(number: int) -> None:
    assert pysol_deal(number) == parse_deal(PYSOL[number], RULES)
    assert read_deal(f" PYSOL:{number}", RULES) == pysol_deal(number)


def test_the_pysol_game_of_klondike_solver() -> None:
    """TestDeals.txt of ShootMe/Klondike-Solver: "Pysol game", columns from the left."""
    columns = ["5C", "7H9H", "2D9SAC", "5DQH5S8C", "QC2CJS3C7D", "5H7SKD9CJC6S", "4CAH2S6C6HTHKH"]
    game = new_game("d1", deal="pysol:24")
    for column, text in zip(game.position.columns, columns, strict=True):
        cards = [text[i : i + 2] for i in range(0, len(text), 2)]
        assert [card_text(card, game.deal.deck) for card in column] == cards


@pytest.mark.parametrize(
    "text", ["pysol:", "pysol:0", "pysol:x", "pysol:-1", f"pysol:{10**20 + 1}"]
)
def test_numbers_that_pysol_does_not_have(text: str) -> None:
    with pytest.raises(DealError) as raised:
        read_deal(text, RULES)
    assert raised.value.code == ForeignFault.PYSOL


def test_pysol_deals_are_no_deals_of_solitario() -> None:
    with pytest.raises(DealError):
        read_deal("pysol:1", parse_rules("s"))
