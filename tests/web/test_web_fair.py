"""No unseen card crosses to the page, neither as a number nor in words.

The tests play whole games at the server's tables in the same way as a socket, and check the bytes
of every reply.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.length import IS_LONG
from tests.support.rule_sets import variations
from winnable.game.game import Game
from winnable.law.cards import Card, Deck, card_text, make_card
from winnable.law.deals import Deal, list_text, numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.store import Store
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.tables.table import Table
from winnable.web.wire import game as wire

FAMILY: Final = [
    *(str(variant.rules) for variant in VARIANTS.values()),
    *("d2p2t", "d3rc3k4u", "d4rnc5k8", "sbac4k6", "sbo", "d2toc3k5"),
    *(str(rules) for rules in variations(parse_rules("d1c4k6")) + variations(parse_rules("sc3k4"))),
]
"""The rules of every preset, some related ones, and every letter alone."""
QUESTIONS: Final = (
    *("hint", "moves", "more", "option", "read", "waste", "stock", "foundation", "table", "hand"),
    *("info", "rules", "stats", "log", "again", "earlier", "help", "where"),
)
PLACES: Final = (*"123456789swh", "fh", "fd", "fc", "fs", "f")


class Player:
    """A player at a table of the server, who keeps each answer as it would be sent."""

    def __init__(self, tables: Seat) -> None:
        self._tables = tables
        self._answers: list[wire.Reply] = []

    async def sit_down(self, asked: wire.NewGame) -> None:
        """Starts a game and opens a window on it."""
        game_id = (await self._tables.begin(asked, "en")).id
        self._table: Table = await self._tables.enter(game_id, self, "en")
        self.game = self._table.session.game

    async def ask(self, do: str, **fields: object) -> dict[str, Any]:
        """The answer to a request."""
        text = json.dumps({"do": do, "id": 1, **fields})
        await self._tables.do(self._table, self, msgspec.json.decode(text, type=wire.Request))
        await self._table.settle()
        told, *news = self._answers
        self._answers = []
        answer = json.loads(msgspec.json.encode(told))
        assert isinstance(answer, dict)
        for each in news:  # certain results come in a separate message
            assert (each.id, each.ok, each.moved) == (None, True, False)
            answer["said"] += each.said
            answer["table"] = json.loads(msgspec.json.encode(each.table))
        return answer

    def show(self, told: wire.Reply) -> None:
        self._answers.append(told)

    def close(self, code: int) -> None:
        raise AssertionError(code)


def at_a_table(play: Callable[[Player], Awaitable[None]], **asked: Any) -> None:
    """Plays a game at a table with its own store."""

    async def sit_down() -> None:
        with TemporaryDirectory() as folder:
            tables = Seat(Store(Path(folder)), Searches.local())
            player = Player(tables)
            await player.sit_down(wire.NewGame(**asked))
            await play(player)
            await tables.close()

    asyncio.run(sit_down())


# The cards that an answer names


@cache
def names(deck: Deck) -> tuple[dict[str, Card], re.Pattern[str]]:
    """The names of all cards in every language and manner, and the pattern that finds them in
    a text.
    """
    rules = parse_rules("s" if deck is Deck.ITALIAN else "d1")
    found = {
        Voice(rules, language, level, figures=figures).card(card).casefold(): card
        for language in LANGUAGES
        for level in Verbosity
        for figures in (False, True)
        for card in range(4 * deck.ranks)
    }
    in_order = sorted(found, key=len, reverse=True)
    return found, re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, in_order)) + r")(?!\w)")


def strings(value: object) -> Iterator[str]:
    """Every string of an answer, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


def numbers(value: object) -> Iterator[Card]:
    """Every card that an answer gives by its number."""
    if isinstance(value, dict):
        if isinstance(value.get("card"), int):
            yield value["card"]
        for each in value.values():
            yield from numbers(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)


def told_of(answer: dict[str, Any], deck: Deck) -> set[Card]:
    """Every card that an answer gives in any way."""
    known, pattern = names(deck)
    codes = {card_text(card, deck): card for card in range(4 * deck.ranks)}
    told = set(numbers(answer))
    for text in strings(answer):
        told |= {known[name] for name in pattern.findall(text.casefold())}
        told |= {codes[code] for code in re.findall(r"(?<!\w)[A2-9TJQK][HDCSB](?!\w)", text)}
        assert not re.search(r"(?:[A2-9TJQK][HDCSB]){4}", text), text
    return told


def test_the_names_of_cards_are_found_in_every_language_and_manner() -> None:
    for deck, rules in ((Deck.FRENCH, "d1"), (Deck.ITALIAN, "s")):
        for language in LANGUAGES:
            for level in Verbosity:
                voice = Voice(parse_rules(rules), language, level)
                for card in range(4 * deck.ranks):
                    text = voice.say("turned", card=voice.card(card), down=3)
                    assert told_of({"said": [text]}, deck) == {card}
                    assert told_of({"slots": [{"card": card, "name": ""}]}, deck) == {card}
                    assert told_of({"said": [f"x {card_text(card, deck)}"]}, deck) == {card}


# Every answer of a game


class Careful:
    """Plays at random, asks everything, and checks that each named card was seen."""

    def __init__(self, player: Player, random: Random) -> None:
        self._player, self._random = player, random
        self._game = player.game
        self._rules = player.game.rules
        self._repeated: set[Card] = set()
        """Cards that an earlier answer named for another reason: the log repeats it."""

    @property
    def seen(self) -> AbstractSet[Card]:
        """The cards that an answer may name."""
        return set(range(self._rules.deck_size)) if self._rules.is_open else self._game.seen

    @property
    def needed(self) -> set[Card]:
        """The next cards of the foundations: a refusal names them, but not their places."""
        heights = enumerate(self._game.position.foundations)
        return {make_card(height + 1, suit) for suit, height in heights if height < 13}

    async def ask(self, do: str, *, named: AbstractSet[Card] = frozenset(), **fields: Any) -> None:
        """Asks and checks the answer; the request itself names the cards ``named``."""
        answer = await self._player.ask(do, **fields)
        assert answer["id"] == 1
        said = answer.pop("said")
        deck = self._rules.deck
        assert told_of(answer, deck) <= self.seen, (do, fields, answer)
        allowed = self.seen | named | ({0} if fields.get("name") == "where" else set())
        if not answer["ok"]:
            allowed |= self.needed
        if fields.get("name") in ("again", "earlier"):
            allowed |= self._repeated
        told = told_of({"said": said}, deck)
        if fields.get("name") == "help":  # its examples are the same in every game
            return
        assert told <= allowed, (do, fields, said)
        self._repeated |= told

    async def act(self, name: str, **fields: Any) -> None:
        await self.ask("act", name=name, **fields)

    async def play(self, steps: int) -> None:
        """Does ``steps`` acts, and asks something after each of them."""
        await self.ask("hello", spoken=None)
        for _ in range(steps):
            await self._do_something()
            await self._ask_something()
        for card in range(4 * self._rules.ranks):
            await self.ask("act", name="where", card=card, named={card})
        for pile in range(self._rules.columns):
            await self.act("read", number=pile + 1)
        for name in QUESTIONS:
            await self.act(name)
        for at in range(len(self._game.steps) + 1):
            await self.ask("replay", at=at)
        await self.ask("share")

    async def _do_something(self) -> None:
        random, moves = self._random, self._game.view.legal
        chance = random.random()
        if chance < 0.6 and moves:
            await self.ask("play", move=str(random.choice(moves)))
        elif chance < 0.75:
            name = random.choice(["undo", "undo", "redo", "branch", "restart", "do", "finish"])
            await self.act(name, number=random.choice([None, 1, 2]))
        else:
            name = random.choice(
                ["lift", "place", "best", "out", "back", "discard", "deck", "draw"]
            )
            place = random.choice(PLACES)
            await self.act(name, source=place, target=place)

    async def _ask_something(self) -> None:
        random = self._random
        chance = random.random()
        if chance < 0.2:
            spoken = {
                "language": random.choice(LANGUAGES),
                "level": random.choice(["brief", "normal", "full"]),
                "memory": random.random() < 0.5,
                "figures": random.random() < 0.5,
            }
            await self.ask("set", spoken=spoken)
        elif chance < 0.5:
            move = f"{random.choice(PLACES)}{random.choice(PLACES)}"
            await self.ask("play", move=random.choice([move, f"{move}x{random.randint(2, 12)}"]))
        elif chance < 0.6:
            card = random.randrange(self._rules.deck_size)
            words = Voice(self._rules, "en").card(card)
            text = random.choice(["where is {}", "{} to 3", "{} to foundation"]).format(words)
            await self.ask("typed", text=text, named={card})
        else:
            await self.act(random.choice(QUESTIONS), number=random.choice([None, 1, 5]))


@pytest.mark.parametrize("text", FAMILY)
def test_no_answer_names_an_unseen_card(text: str) -> None:
    random = Random(text)

    async def play(player: Player) -> None:
        await Careful(player, random).play(20 if IS_LONG else 8)

    at_a_table(play, rules=text, number=str(random.getrandbits(64)))


def test_a_shared_game_shows_only_what_its_moves_have_shown() -> None:
    rules = parse_rules("d1")
    game = Game(rules, numbered_deal(7, rules))
    for move in ("sw", "sw", "sw"):
        game.play(parse_move(move))
    game.undo()

    async def play(player: Player) -> None:
        assert player.game.seen == game.seen
        await Careful(player, Random(7)).play(5)

    at_a_table(play, text=game.text)


# The same game with other unseen cards


def masked(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without what differs between two runs: ids of games and seconds."""
    table = answer["table"]
    if table is not None:
        table["id"], table["seconds"] = "", 0
    return answer


@st.composite
def scripts(draw: st.DrawFn) -> tuple[Rules, Deal, list[int], Random]:
    """Rules, a deal without a number, and the acts to do."""
    rules = parse_rules(draw(st.sampled_from([text for text in FAMILY if "o" not in text])))
    cards = draw(st.permutations(range(rules.deck_size)))
    acts = draw(st.lists(st.integers(0, 999), min_size=5, max_size=25))
    return rules, Deal(rules.deck, tuple(cards)), acts, draw(st.randoms(use_true_random=False))


def requests(game: Game, act: int, random: Random) -> list[dict[str, Any]]:
    """The next request, from what the player knows."""
    view = game.view
    if act < 700 and view.legal:
        return [{"do": "play", "move": str(view.legal[act % len(view.legal)])}]
    if act < 850:
        name = ("undo", "redo", "branch", "restart", "do", "finish")[act % 6]
        return [{"do": "act", "name": name, "number": act % 4 or None}]
    place = random.choice(PLACES[:9])
    return [
        {"do": "act", "name": random.choice(QUESTIONS), "number": act % 3 or None},
        {"do": "act", "name": "lift", "source": place},
        {"do": "act", "name": "back"},
        {"do": "replay", "at": act % 20},
        {"do": "act", "name": "where", "card": act % game.rules.deck_size},
    ]


def refused(game: Game, random: Random) -> list[dict[str, Any]]:
    """Refused moves and every question."""
    legal = {str(move) for move in game.view.legal}
    moves = {f"{random.choice(PLACES)}{random.choice(PLACES)}" for _ in range(25)} - legal
    moves |= {f"{a}{b}x{n}" for a, b, n in zip("1234567", "2345671", range(2, 9), strict=True)}
    spoken = {"language": "en", "level": "full", "memory": True, "figures": True}
    return [
        {"do": "set", "spoken": spoken},
        *({"do": "play", "move": move} for move in sorted(moves - legal)),
        *({"do": "act", "name": name} for name in QUESTIONS),
        *({"do": "act", "name": "where", "card": n} for n in range(game.rules.deck_size)),
        *({"do": "replay", "at": at} for at in range(0, len(game.steps), 5)),
    ]


@settings(
    max_examples=10,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.generate],
)
@given(scripts())
def test_no_answer_depends_on_an_unseen_card(
    script: tuple[Rules, Deal, list[int], Random],
) -> None:
    rules, deal, acts, random = script
    asked: list[dict[str, Any]] = [{"do": "hello", "spoken": None}]
    answers: list[dict[str, Any]] = []
    hidden: list[Card] = []

    async def first(player: Player) -> None:
        answers.append(masked(await player.ask(**asked[0])))
        for act in [*acts, -1]:
            wanted = refused(player.game, random) if act < 0 else requests(player.game, act, random)
            for each in wanted:
                asked.append(each)
                answers.append(masked(await player.ask(**each)))
        hidden.extend(card for card in deal.cards if card not in player.game.seen)

    async def again(player: Player) -> None:
        for each, answer in zip(asked, answers, strict=True):
            assert masked(await player.ask(**each)) == answer, each

    at_a_table(first, rules=str(rules), deal=list_text(deal))
    others = iter(hidden[1:] + hidden[:1])
    cards = tuple(next(others) if card in set(hidden) else card for card in deal.cards)
    at_a_table(again, rules=str(rules), deal=list_text(Deal(deal.deck, cards)))
