"""No unseen card reaches a bot: neither in the stream nor in an observation."""

import asyncio
import json
from random import Random

import numpy as np
import pytest

from tests.web.test_web_fair import FAMILY
from winnable.game.game import Game
from winnable.law.cards import card_text
from winnable.law.deals import Deal, numbered_deal
from winnable.law.notation import parse_view
from winnable.law.position import parse_move
from winnable.law.rules import Rules, parse_rules
from winnable.research.arena.matches import play
from winnable.research.arena.processes import Bot
from winnable.research.arena.protocol import Answer, Choice, Limits, Resign, Told, Turn, encode
from winnable.research.arena.splits import Dealt
from winnable.research.arena.vectors import observe


class Listener(Bot):
    """Keeps every byte that the arena writes; plays at random, or given moves."""

    def __init__(self, random: Random, most: int) -> None:
        self.stream: list[bytes] = []
        self.games, self._random, self._most = 0, random, most
        self._legal: list[str] = []

    def tell(self, message: Told) -> None:
        self.stream.append(encode(message))
        if isinstance(message, Turn):
            self._legal = message.legal

    async def answer(self) -> Answer:
        self._most -= 1
        return Choice(self._random.choice(self._legal)) if self._most > 0 else Resign()

    def cpu_s(self) -> float | None:
        return None


def played(rules: Rules, deal: Deal, number: int, seed: str) -> tuple[list[bytes], str]:
    """The stream of a random game and its moves."""
    bot = Listener(Random(seed), 60)
    dealt = Dealt(1, deal, number, 0, 0)
    found, fault = asyncio.run(play(bot, dealt, rules, "test", Limits()))
    assert fault is None
    return bot.stream, found.moves


@pytest.mark.parametrize("text", FAMILY)
def test_the_stream_does_not_depend_on_an_unseen_card(text: str) -> None:
    rules = parse_rules(text)
    for seed in range(4):
        deal = numbered_deal(seed, rules)
        stream, moves = played(rules, deal, 123_456_789, f"{text} {seed}")
        game = Game(rules, deal)
        for move in moves.split():
            game.play(parse_move(move))
        seen = set(range(rules.deck_size)) if rules.is_open else game.seen
        hidden = [card for card in deal.cards if card not in seen]
        others = iter(hidden[1:] + hidden[:1])
        cards = tuple(card if card in seen else next(others) for card in deal.cards)
        again, same = played(rules, Deal(deal.deck, cards), 987_654_321, f"{text} {seed}")
        assert (again, same) == (stream, moves)
        assert b"123456789" not in b"".join(stream)


@pytest.mark.parametrize("text", FAMILY)
def test_the_stream_names_seen_cards_only_and_has_the_whole_view(text: str) -> None:
    rules = parse_rules(text)
    stream, moves = played(rules, numbered_deal(7, rules), 7, text)
    game, left = Game(rules, numbered_deal(7, rules)), moves.split()
    assert json.loads(stream[0]) == {
        "type": "game",
        "game": 1,
        "rules": str(rules),
        "split": "test",
    }
    for line in stream[1:]:
        message = json.loads(line)
        view = message["view"]
        assert parse_view(view["text"]) == game.view
        seen = game.seen if not rules.is_open else set(range(rules.deck_size))
        names = {card_text(card, rules.deck) for card in seen}
        piles = [view["stock"], view["waste"], *view["columns"], [view["hand"]]]
        assert {card for pile in piles for card in pile if card} <= names
        assert [len(column) for column in view["columns"]] == list(map(len, game.view.columns))
        assert view["foundations"] == dict(
            zip(rules.deck.suits, game.view.foundations, strict=True)
        )
        if message["type"] == "turn":
            assert message["legal"] == [str(move) for move in game.view.legal]
            if left:
                game.play(parse_move(left.pop(0)))
    assert json.loads(stream[-1])["type"] == "end"


@pytest.mark.parametrize("text", [text for text in FAMILY if "o" not in text])
def test_an_observation_does_not_depend_on_an_unseen_card(text: str) -> None:
    """``observe`` takes a view; ``test_batch`` compares it with the compiled observations."""
    rules, random = parse_rules(text), Random(text)
    cards = list(range(rules.deck_size))
    random.shuffle(cards)
    game = Game(rules, Deal(rules.deck, tuple(cards)))
    hidden = [card for card in cards if card not in game.seen]
    others = iter(hidden[1:] + hidden[:1])
    twin = Game(
        rules, Deal(rules.deck, tuple(c if c in game.seen else next(others) for c in cards))
    )
    assert np.array_equal(observe(game.view), observe(twin.view))
