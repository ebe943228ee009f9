"""Where a card is: the answers are correct, and reveal no unseen card."""

from random import Random
from typing import Final

import pytest

from tests.languages import SPEAKERS, Where, listed
from tests.support.asking import GAMES, begin, name, random_step
from tests.support.length import IS_LONG
from winnable.game.game import Game
from winnable.law.cards import Card, Deck, rank_of, suit_of
from winnable.law.deals import Deal, numbered_deal
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.answers import say_where

pytestmark = [
    pytest.mark.usefixtures("quick_advice"),
]


# Where is a card?


def lies(card: Card, game: Game, language: str) -> str:
    """The expected sentence, from the position and the seen cards."""
    position, deck, where = game.position, game.rules.deck, SPEAKERS[language].where
    at = -1 if game.rules.kind is SOLITARIO else 0
    heap = listed(where.heap)[at]
    if rank_of(card) <= position.foundations[suit_of(card)]:
        return where.foundation
    if position.hand is not None and position.hand.card == card:
        return where.hand
    if card in position.waste:
        depth = len(position.waste) - position.waste.index(card)
        said = where.waste_top if depth == 1 else where.waste
        return said.format(heap=heap, deep=deep(depth, where))
    for pile, column in enumerate(position.columns, 1):
        if card in column[position.down[pile - 1] :]:
            place = listed(where.place)[at].format(pile=pile)
            depth = len(column) - column.index(card)
            if depth == 1:
                return where.top.format(place=place)
            over = name(column[column.index(card) + 1], deck, language)
            return where.column.format(place=place, deep=deep(depth, where), over=over)
    return where.seen if card in game.seen else where.unseen


ENGLISH: Final = SPEAKERS["en"].where


def deep(depth: int, where: Where) -> str:
    ordinals = listed(where.ordinals) if where.ordinals else ()
    return ordinals[depth - 1] if depth <= len(ordinals) else where.number.format(depth)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_is_correct_for_every_card(game: str, language: str) -> None:
    """At full length about 14,000 questions per case, more than 200,000 in all."""
    rules, random = VARIANTS[game].rules, Random(f"where {game} {language}")
    voice, asked = Voice(rules, language), 0
    where, _ = SPEAKERS[language].understood.asking
    for number in range(30 if IS_LONG else 10 if language in ("en", "it") else 4):
        session = begin(rules, numbered_deal(number, rules), language)
        for _ in range(12):
            for _ in range(random.randint(1, 12)):
                random_step(session, random)
            view = session.game.view
            for card in range(rules.deck_size):
                said = say_where(voice, view, card, memory=False)
                colon = SPEAKERS[language].where.colon
                where_it_is = lies(card, session.game, language)
                due = f"{name(card, rules.deck, language)}{colon} {where_it_is}."
                assert said == due[0].upper() + due[1:], (number, said)
                asked += 1
            card = random.randrange(rules.deck_size)
            due = say_where(voice, view, card, memory=False)
            assert session.do(f"{where} {name(card, rules.deck, language)}") == [due]
    assert asked >= (14_000 if IS_LONG else 1_900)


@pytest.mark.parametrize("game", GAMES)
def test_with_the_memory_aid_where_locates_exactly_the_seen_cards(game: str) -> None:
    rules, random = VARIANTS[game].rules, Random(f"memory {game}")
    voice = Voice(rules, "en")
    told = 0
    for number in range(50):
        session = begin(rules, numbered_deal(number, rules), memory=True)
        for _ in range(60):
            random_step(session, random)
        for _ in range(random.randint(0, 8)):
            session.game.undo()
        view, position = session.game.view, session.game.position
        for card in range(rules.deck_size):
            said = say_where(voice, view, card, memory=True)
            plain = say_where(voice, view, card, memory=False)
            if not plain.endswith("seen before, not in sight now."):
                assert said == plain
                continue
            told += 1
            if card in position.stock:
                depth = len(position.stock) - position.stock.index(card)
                heap = "deck" if rules.deck is Deck.ITALIAN else "stock"
                assert said.endswith(f": in the {heap}, {deep(depth, ENGLISH)}.")
            else:
                pile = next(i for i, column in enumerate(position.columns, 1) if card in column)
                depth = len(position.columns[pile - 1]) - position.columns[pile - 1].index(card)
                assert said.endswith(f": face down in pile {pile}, {deep(depth, ENGLISH)}.")
    assert told > 20


# No leaks

ASKED: Final = (
    *("t", "w", "k", "f", "c", "m", "more", "h", "i", "r", "1", "2", "3", "6", "7", "log 3"),
    *("where", "rules", "3 5", "5 3 2", "w f", "1 f", "w 4", "f 2", "f hearts 1", "turn", "turn 3"),
    *(
        "take 2",
        "take x",
        "to 3",
        "x",
        "back",
        "deck",
        "2 4",
        "u",
        "redo",
        "memory on",
        "memory off",
    ),
)


def unseen_by(game: Game) -> list[Card]:
    """The cards that the player has never seen."""
    return [card for card in range(game.rules.deck_size) if card not in game.seen]


def swapped(deal: Deal, cards: list[Card], random: Random) -> Deal:
    """The deal with those cards permuted."""
    shuffled = cards[:]
    random.shuffle(shuffled)
    other = dict(zip(cards, shuffled, strict=True))
    return Deal(deal.deck, tuple(other.get(card, card) for card in deal.cards))


def script(game: Game, random: Random) -> str:
    """A command that a player may type: a legal move by its number, or a question."""
    if random.random() < 0.5:
        return random.choice(ASKED)
    if random.random() < 0.3:
        deck = game.rules.deck
        return "where " + name(random.randrange(game.rules.deck_size), deck, "en")
    return "d" if random.random() < 0.3 else str(random.randint(1, 9))


@pytest.mark.parametrize("game", GAMES)
def test_games_with_equal_views_sound_alike(game: str) -> None:
    """Repeats a whole session on deals that differ only in cards it never showed."""
    rules, random = VARIANTS[game].rules, Random(f"leak {game}")
    lines = differing = 0
    for number in range(25):
        deal = numbered_deal(number, rules)
        first = begin(rules, deal)
        typed: list[str] = []
        said = [first.begin(resumed=False)]
        while len(typed) < 50 and len(unseen_by(first.game)) > 6:
            typed += ["m", script(first.game, random)]
            said += [first.do(text) for text in typed[-2:]]
        typed += [f"where {name(card, rules.deck, 'en')}" for card in range(rules.deck_size)]
        said += [first.do(text) for text in typed[-rules.deck_size :]]
        for _ in range(2):
            other = swapped(deal, unseen_by(first.game), random)
            differing += other != deal
            second = begin(rules, Deal(other.deck, other.cards, deal.address))
            again = [second.begin(resumed=False), *(second.do(text) for text in typed)]
            assert again == said, number
            lines += len(again)
    assert differing > 45
    assert lines > 4000


@pytest.mark.parametrize("game", GAMES)
def test_the_first_audible_difference_is_a_card_that_was_shown(game: str) -> None:
    """Deals that differ in all hidden cards sound alike until one of those cards is turned."""
    rules, random = VARIANTS[game].rules, Random(f"until {game}")
    parted = 0
    for number in range(60):
        deal = numbered_deal(number, rules)
        first = begin(rules, deal)
        other = swapped(deal, unseen_by(first.game), random)
        second = begin(rules, Deal(other.deck, other.cards, deal.address))
        assert first.begin(resumed=False) == second.begin(resumed=False)
        for _ in range(200):
            seen = first.game.seen
            for text in ("m", script(first.game, random)):
                same = first.do(text) == second.do(text)
                if not same:
                    break
            if not same:
                shown = first.game.seen - seen
                assert shown, (number, text)
                parted += 1
                break
            assert first.game.seen == second.game.seen, (number, text)
    assert parted > 50
