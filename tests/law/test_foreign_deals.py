"""Numbers of other programs: deals that those programs made."""

from contextlib import suppress

import pytest

from winnable.catalogues.new import new_game
from winnable.law.cards import card_text
from winnable.law.deals import DealError
from winnable.law.foreign_deals import ForeignError, ForeignFault, ForeignProgram, foreign_deal
from winnable.law.reading import parse_deal
from winnable.law.reading.numbers import KNOWN_PREFIXES
from winnable.law.rules import parse_rules
from winnable.speech.messages import LANGUAGES, Voice, say_fault

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

PYSOL_MICROSOFT = {
    1: "QH7H5DJC9H2DJDTS9SKCKD5H7C5CKHQCAD5S4CKS2S3H3CQD9DAHJSAS"
    "4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H",
    32_001: "6C5SQS8S3SJHKC7SAHJD9SQDTC9D2D5H6SQC8D4HTH2S7D3D4DKD3H4C"
    "5D4S2CAC7C8H2HKH8C6DTS9HASJS6HTD5C7HQHAD9C3CJCKS",
    2**31 - 1: "3C6D4C5H7C2H9STHTDTCJH4S3DAD8DKH3SQS5S6C7SJC4D8S3H9DKDTS"
    "2CAH2D9H5DQH8C6H6SQD4HJS5CJDASQCACKC2SKS7D9C7H8H",
    2**31: "TC3D2S6S2HQCQHTDKCJD3H8CKS5D8D5C8H7C4D3C7D9HQS7S8SASTHJC"
    "9CAH4HJSTS7HJH5H3S6C2C9DQD6HAD9S2DKH4CKD6D4S5SAC",
    2**32 - 1: "AD8HQC2DJH9CJSKDASTHQH6S7D8DJD4H5S6D7S8CTC9S3SKSAH5H7C4C"
    "KH7H4S2SKC5DTD9H2C9D6H6C3H3D8S4DAC2HQD5CQSTSJC3C",
    2**32: "5CAD3CTD2S5STS8D7CQD3S6DJC9S5H5D8S7D4H3DKC4CQS8C9C2CTHJD"
    "7SAS4SJS9H2H6S2DTC6CKS8H3H6HAHQC7H9DKDAC4DKHJHQH",
    2**33 - 1: "AH6H4D5SJS2STCJDTHTD8S7C3H8D2CKH4CQS6C6D8CKS8HKD3SKC7DTS"
    "JC7H2H3C5H9H4HAS2DQD5DAC5C9SQCJHADQH9D7S9C6S3D4S",
}
"""What pysol_cards 0.24.0 deals for these numbers of klondike with DEALS_MS; 500 were compared."""

KPAT = {
    1: "JD2D9HJC5D7H7C5HKDKC9S5SADQCKH3H2SKS9DQDJSASAH3C4C5CTSQH"
    "4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H",
    24: "4C5HQC5D2D7HAH7S2CQH9S2SKDJS5S6C9C3C6HJCTHKH6S7D8CAC9H5C"
    "TCTSAD4DQS3H3SJHTDKC8H8S4S4HKS6D8D7CJD9D2HQD3DAS",
    11982: "AHAS4HAC2D6STSJS3D3HQSQC8S7HADKSKD6H5S4D9HJH9S3CJC5D5C8C"
    "9DTDKH7C6C2CTHQH6DTC4S7SJD7D8H9C2HQD4C5HKC8D2S3S",
    32001: "KCJH3S8SQS5STCQD9SJDAHQC6S5H2D2STH4H4D3D3H4CKD7D8D9D7S6C"
    "5D4S2CAC7C8H2HKH8C6DTS9HASJS6HTD5C7HQHAD9C3CJCKS",
    2**31 - 1: "9S2H7C5H4C6D3D4SJHTCTDQS3SKH8DJC7S6C3H8SKDTS9D4D5SADTH3C"
    "2CAH2D9H5DQH8C6H6SQD4HJS5CJDASQCACKC2SKS7D9C7H8H",
}
"""The columns and the stock that src/klondike.cpp deals after the shuffle of src/shuffle.h."""
SOLVITAIRE = {
    0: "6D2DAH6C7C3S8H4C5C4S2SACQD2HKSQCKCTC3CADKH6S5DJD2C6HTDJS"
    "TH9C8DQHQS4H3H9SAS9H3D5H4D7D7S5STS7HJCKDJH9D8S8C",
    1: "9D4CQD9S6S3D2HASTDJS8H3C5DJC8S5H8CKD6D8D7H7SJH9H2CAHKHJD"
    "TS6C3HTH7D5S9C4S7CKC4D2D5CAD3SQSQC4H2SACQHTCKS6H",
    2: "5H9STC4SQDJHAD8SJCTD9DQS2HTSKD4CKHAS9HJD7CACTH9C3D8C8H2D"
    "8D4D7H5DKCKS5C3S2C6D7D3C2SJS4H5S6H6CQC7SQHAH3H6S",
    37547: "6DACTDJDJC4C5D4S8D3D2H3S5SAHQS9D2C3C9SADTCKD6CQDQHKC7S6S"
    "5HTSTHKH8S4D4H8C2D6HKSJH8H7D5C9C9H3H7CQCJSAS2S7H",
    2**31 - 1: "3HAHAC8CJS8H6S6D4S4CJD9STD2D7HASKDJCKS8S4D5D9H5S3C5H3S4H"
    "7CADQS9DTSTC2S5C2HTH7SQD6HKC3D7DJHQCKH2C8D9CQH6C",
}
"""What ``solvitaire --type klondike --random NUMBER --deal-only`` prints, face-down cards shown."""
KLONDIKE_SOLVER = {
    0: "3DADQSJH9C6D2H8H9D2CAS6HKS8C3CTSQHJSACQC4D2S4S6S5D8D6C4H"
    "KHKD2DTC7S5C7H3H9S7CAHTD5H4CJC9HJDKC7D8S5S3STHQD",
    1: "4D3C9SAHAD4H3H4C7D7S6S8H4S6H2C2H2D3SJDTSKS5DASJCJH5C6CKD"
    "9DTC2SQCKH5S9CACQHQD8S6D7C9HJSQS8C5HTD3DKC7H8DTH",
    6330: "3STSKH7DQS6DAH3H3D9H8C4H4STH8S5S4CJSTDAS9S5H6CJHACAD2S6S"
    "8H6HQH3CKS8D9D4D9CQC2H7SKCJC7H2D2C5CJDKD5DQD7CTC",
    37547: "AH7D2H9S2SJH4S4HAC8CAD9H5DQH6DKSQCJSJC7S6CQD6H3S3H6S9C7C"
    "3D5HTC4CTSKDKC2D5S4DAS2CTD8HTH7HJD8D8S9D5CQSKH3C",
    2**31 - 1: "5S6C9C6DQS5DTCJC4D3S9SQC8S7HADKC2CJD6STHJS9D2H2D3D9HTDKD"
    "ASKH8C3H7DKS8HAH5C4S4CQH4H7S5H8D6H3CTSJH2SAC7CQD",
}
"""What ``KlondikeSolver -g NUMBER -o 1`` prints."""
KPAT_SHUFFLES = {
    1: "6H2H9C6STC8C3D6CQS8D8S6D7DJH2C8HTH4STD3S7S4DAC4HQHTS5C4C"
    "3CAHASJSQD9DKS2S3HKHQCAD5S9SKCKD5H7C7H5DJC9H2DJD",
    24: "AS3DQD2H9DJD7C8D6DKS4H4S8S8HKCTDJH3S3HQS4DADTSTC5C9HAC8C"
    "7D6SKHTHJC6H3C9C6C5SJSKD2S9SQH2C7SAH7H2D5DQC5H4C",
}
"""Whole shuffled decks, from autotests/shuffle_test.cpp of KPat."""
GREENFELT = {
    1492773577: "8C8HTC8S9SJHAH8DTD7C5D3H2C7SKDKH7DAD4CQCACTSKS2S"
    "9CTHJD6CAS6DJC5S5H5C6HJS9H6S4S3DQSKC2D2H4H3CQH3S4D9DQD7H",
    2095819838: "7D7S6SKD8H5DKH5CKSTHJD7H6C2H9CQD9HJSQHKC3D3S4SQCAC2SQS4D"
    "9D6D4HTC5SAS5H8DJH3C8C4C7C2CJCTDAHAD3HTS8S9S6H2D",
}
"""Deals that people wrote about. ``test_foreign_moves`` plays a published win of the first."""
MICROSOFT = {
    37529377358585594134454298882350599254635682470701937210952436445911: (
        "6CQH4H9H9SAS5CACKS5HKCTSQD3H4C4D8HJS4SKH5STH6HTC8DJHJCKD"
        "7H3DJD2H8C8S6D2STD7D7S9D5DAD3C9C2CQC6SAH7C3SQS2D"
    ),
}
"""The deal that the last test here compares with lonelybot."""
DEALS = {
    ForeignProgram.PYSOL: PYSOL,
    ForeignProgram.PYSOL_MICROSOFT: PYSOL_MICROSOFT,
    ForeignProgram.KPAT: KPAT,
    ForeignProgram.SOLVITAIRE: SOLVITAIRE,
    ForeignProgram.KLONDIKE_SOLVER: KLONDIKE_SOLVER,
    ForeignProgram.GREENFELT: GREENFELT,
    ForeignProgram.MICROSOFT: MICROSOFT,
}


@pytest.mark.parametrize("program", ForeignProgram)
def test_numbers_give_the_deals_of_their_programs(program: ForeignProgram) -> None:
    for number, cards in DEALS[program].items():
        assert foreign_deal(program, number) == parse_deal(cards, RULES)
        assert parse_deal(f" {program.upper()}: {number}", RULES) == foreign_deal(program, number)


@pytest.mark.parametrize("number", KPAT_SHUFFLES)
def test_the_shuffles_that_kpat_tests(number: int) -> None:
    shuffled = parse_deal(KPAT_SHUFFLES[number], RULES).cards
    assert foreign_deal(ForeignProgram.KPAT, number).cards == shuffled[::-1]


def test_the_pysol_game_of_klondike_solver() -> None:
    """TestDeals.txt of ShootMe/Klondike-Solver: "Pysol game", columns from the left."""
    columns = ["5C", "7H9H", "2D9SAC", "5DQH5S8C", "QC2CJS3C7D", "5H7SKD9CJC6S", "4CAH2S6C6HTHKH"]
    game = new_game("d1", deal="pysol:24")
    for column, text in zip(game.position.columns, columns, strict=True):
        cards = [text[i : i + 2] for i in range(0, len(text), 2)]
        assert [card_text(card, game.deal.deck) for card in column] == cards


@pytest.mark.parametrize("program", ForeignProgram)
@pytest.mark.parametrize("number", ["", "x", "-1", "1.5", "²", str(10**68), "9" * 400])
def test_numbers_that_a_program_does_not_have(program: ForeignProgram, number: str) -> None:
    with pytest.raises(DealError) as raised:
        parse_deal(f"{program}:{number}", RULES)
    assert raised.value.code == ForeignFault.NUMBER
    for language in LANGUAGES:
        assert str(program) in say_fault(Voice(language=language), raised.value)


@pytest.mark.parametrize("program", ForeignProgram)
def test_deals_of_other_programs_are_no_deals_of_solitario(program: ForeignProgram) -> None:
    with pytest.raises(DealError):
        parse_deal(f"{program}:1", parse_rules("s"))


@pytest.mark.parametrize("text", ["solitaired:5", "Solitaired: 5", "aisle riot:7", "evil:-1", "x:"])
def test_a_prefix_of_no_program_is_named(text: str) -> None:
    with pytest.raises(ForeignError) as refused:
        parse_deal(text, RULES)
    assert refused.value.code == ForeignFault.PREFIX
    assert refused.value.details["text"] == text.partition(":")[0]
    for name in KNOWN_PREFIXES:
        assert name in str(refused.value.details["known"])
        with suppress(DealError):
            parse_deal(f"{name}:5", RULES)


def test_cards_and_faulty_numbers_are_no_prefixes() -> None:
    for text in ("hard:x", "javasol:x", "2026-11-03:evil:5", "AH: 2D 3C", "7H:"):
        with pytest.raises(DealError) as refused:
            parse_deal(text, RULES)
        assert refused.value.code != ForeignFault.PREFIX


def test_the_number_of_microsoft_is_that_of_lonelybot() -> None:
    ((number, _),) = MICROSOFT.items()
    seed = "6555618124709432518914756628087920429793617258659043425228908599455"
    assert foreign_deal(ForeignProgram.MICROSOFT, number) == parse_deal(f"lonelybot:{seed}", RULES)


def test_the_numbers_of_microsoft_in_pysol() -> None:
    """PySolFC writes them as ``ms123``; up to 32,000 they are its own numbers."""
    for number in (1, 24, 32_000):
        assert parse_deal(f"pysol:ms{number}", RULES) == parse_deal(f"pysol:{number}", RULES)
    assert parse_deal("PySol: MS32001", RULES) != parse_deal("pysol:32001", RULES)
    assert parse_deal("pysol:ms32001", RULES) == parse_deal(PYSOL_MICROSOFT[32001], RULES)
