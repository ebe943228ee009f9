"""Numbered deals in every form of a board that is read: each is the deal of its number."""

import json
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from tests.support import boards, saved_games
from tests.support.length import IS_LONG
from winnable import Deal, parse_deal, parse_rules, read
from winnable.law.cards import card_text
from winnable.law.deals import (
    deal_columns,
    digits_text,
    list_text,
    lonelybot_text,
    solvitaire_text,
)
from winnable.law.moves import start
from winnable.law.reading import read_pickles, value_of
from winnable.law.view import view_of
from winnable.speech.layouts import table_words
from winnable.speech.messages import LANGUAGES, Language, Voice

RULES: Final = parse_rules("d1")
DEALS: Final = 300 if IS_LONG else 12
PROGRAMS: Final = {
    "": 2**64 - 1,
    "pysol:": 10**20,
    "pysol:ms": 2**33 - 1,
    "kpat:": 2**31 - 1,
    "solvitaire:": 2**31 - 1,
    "klondike-solver:": 2**31 - 1,
    "greenfelt:": 2**31 - 2,
}
"""The last number of each program."""
_SIGNS: Final = dict(zip("HDCS", "♥♦♣♠", strict=True))


def _piles(deal: Deal) -> list[list[str]]:
    """The columns, then the stock."""
    piles = [*deal_columns(deal, RULES), deal.cards[RULES.table_size :]]
    return [[card_text(card, deal.deck) for card in pile] for pile in piles]


def _divided(divider: str, form: str = "{rank}{suit}") -> Callable[[Deal], str]:
    def written(deal: Deal) -> str:
        return divider.join(
            " ".join(_spelled(card, form) for card in pile) for pile in _piles(deal)
        )

    return written


def _listed(form: str, between: str = " ") -> Callable[[Deal], str]:
    return lambda deal: between.join(_spelled(card, form) for card in list_text(deal).split())


def _spelled(card: str, form: str) -> str:
    rank, suit = card[0], card[1]
    picture = chr(0x1F0A0 + 16 * "SHDC".index(suit) + "A23456789TJ_QK".index(rank) + 1)
    ten = rank.replace("T", "10")
    return form.format(rank=rank, suit=suit, ten=ten, sign=_SIGNS[suit], picture=picture)


def _rows(deal: Deal) -> str:
    cards, rows = list_text(deal).split(), []
    for length in (7, 6, 5, 4, 3, 2, 1, 24):
        rows.append(" ".join(cards[:length]))
        del cards[:length]
    return "\n".join(rows)


def _headed(heading: str) -> Callable[[Deal], str]:
    def written(deal: Deal) -> str:
        *columns, stock = (" ".join(pile) for pile in _piles(deal))
        lines = [heading.format(n, column) for n, column in enumerate(columns, 1)]
        return "\n".join([*lines, f"stock: {stock}"])

    return written


def _words(language: Language) -> Callable[[Deal], str]:
    voice = Voice(RULES, language)
    return lambda deal: ", ".join(voice.card(card, deal.deck) for card in deal.cards)


def _table(language: Language) -> Callable[[Deal], str]:
    voice = Voice(RULES, language)

    def written(deal: Deal) -> str:
        position = start(RULES, deal)
        view = view_of(position, frozenset(deal.cards))
        return "; ".join(f"{code}: {words}" for code, words in table_words(view, voice).items())

    return written


def _digits_in_lines(deal: Deal) -> str:
    digits = digits_text(deal)
    return "\n".join(digits[at : at + 60] for at in range(0, len(digits), 60))


FORMATS: Final[dict[str, Callable[[Deal], str]]] = {
    "PySol": lambda deal: boards.pysol_cards(start(RULES, deal)),
    "PySol, 10": lambda deal: boards.pysol_cards(start(RULES, deal), "10"),
    **{
        name: lambda deal, print_=print_: print_(start(RULES, deal))  # type: ignore[misc]
        for name, print_ in boards.PRINTS.items()
    },
    "JSON of Solvitaire, start": lambda deal: solvitaire_text(deal, RULES),
    "older KPat": lambda deal: saved_games.old_kpat(start(RULES, deal)),
    "lonelybot": lambda deal: f"lonelybot:{lonelybot_text(deal, RULES)}",
    "digits": digits_text,
    "digits in lines": _digits_in_lines,
    "canonical": str,
    "rows": _rows,
    "columns": _divided("\n"),
    "columns, signs": _divided(" / ", "{ten}{sign}"),
    "columns, semicolons": _divided("; "),
    "columns, JSON": lambda deal: json.dumps(_piles(deal)),
    "columns, Python": lambda deal: repr(_piles(deal)),
    "col1": _headed("col{}: {}"),
    "pile 1": _headed("pile {}: {}"),
    "list": list_text,
    "suit first": _listed("{suit}{rank}"),
    "10 last": _listed("{suit}{ten}", ", "),
    "signs": _listed("{ten}{sign}"),
    "sign first": _listed("{sign}{ten}", "\n"),
    "pictures": _listed("{picture}", ""),
    **{f"cards in words, {language}": _words(language) for language in LANGUAGES},
    **{f"table in words, {language}": _table(language) for language in LANGUAGES},
}


def numbered(name: str) -> list[tuple[str, Deal]]:
    """Numbers of all programs, and their deals."""
    random, numbers = Random(name), list[str]()
    for at in range(DEALS):
        prefix, last = [*PROGRAMS.items()][at % len(PROGRAMS)]
        numbers.append(f"{prefix}{random.randrange(1, last + 1)}")
    return [(number, parse_deal(number, RULES)) for number in numbers]


@pytest.mark.parametrize("name", FORMATS)
def test_a_board_is_the_deal_of_its_number(name: str) -> None:
    for number, deal in numbered(name):
        found = read(FORMATS[name](deal), RULES).value
        assert isinstance(found, Deal), number
        assert found.cards == deal.cards, number


def test_a_saved_game_of_pysolfc_is_the_deal_of_its_number() -> None:
    for number, deal in numbered("pso"):
        found = read_pickles(saved_games.pysolfc(start(RULES, deal)))
        assert found is not None
        assert value_of(found) == Deal(deal.deck, deal.cards), number


def test_a_printed_board_of_solvitaire_is_what_its_number_shows() -> None:
    for number, deal in numbered("printed"):
        position = start(RULES, deal)
        named = frozenset(position.stock)
        assert read(boards.solvitaire(position), RULES).value == view_of(position, named), number
