"""Game texts for corruption, and three readers of them: the checker, the law and the oracle."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from random import Random
from typing import Final

from tests.support import oracle
from winnable.game.game import parse_game
from winnable.game.record import Record, RecordError, RecordFault, parse_record
from winnable.law.deals import numbered_deal
from winnable.law.position import IllegalMove, MoveError, parse_move
from winnable.law.reasons import Reason
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.proof.checker import Verified, verify

PRESETS: Final = [str(variant.rules) for variant in VARIANTS.values()]
SMALL: Final = [
    *("d1c1k2", "d3c2k2", "d1c3k3", "d2p2c3k4n", "d1p1c3k4t", "d3rc3k4", "d2p3c3k3tr", "d1p2c2k3"),
    *("sc1k2", "sc2k2", "sc3k3", "sc3k4b", "sc2k3a", "sc3k4ab"),
]


@dataclass(frozen=True)
class Text:
    """The parts of a game text that matter to the law."""

    rules: str
    cards: tuple[str, ...]
    words: tuple[str, ...]

    def __str__(self) -> str:
        cards, words = "".join(self.cards), " ".join(self.words)
        return f"winnable game 1\nrules {self.rules}\ndeal {cards}\nmoves {words}\n"

    @property
    def moves(self) -> list[int]:
        """The indexes of the words that are moves."""
        return [i for i, word in enumerate(self.words) if word not in "()*"]

    def with_word(self, i: int, *words: str) -> "Text":
        """The text with these words instead of the word at ``i``."""
        return replace(self, words=(*self.words[:i], *words, *self.words[i + 1 :]))


# Legal texts.


def random_text(rules: Rules, random: Random, length: int) -> Text:
    """A legal game of at most ``length`` moves with some branches and any current place."""
    deal = numbered_deal(random.randrange(10**6), rules)
    state = oracle.dealt(rules, deal)
    words: list[str] = []
    for move in oracle.random_moves(state, random, length):
        words.append(str(move))
        others = [other for other in oracle.legal_moves(state) if other != move]
        if others and random.random() < 0.15:
            other = random.choice(others)
            branch = oracle.random_moves(oracle.apply(state, other), random, random.randrange(5))
            words += ["(", str(other), *map(str, branch), ")"]
        state = oracle.apply(state, move)
    text = Text(str(rules), _cards(str(deal)), tuple(words))
    if words and random.random() < 0.6:
        at = random.choice(text.moves)
        text = text.with_word(at, words[at], "*")
    return text


def _cards(text: str) -> tuple[str, ...]:
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


@cache
def corpus() -> tuple[Text, ...]:
    """Games of every preset and some with small decks, always the same."""
    long = [random_text(parse_rules(rules), Random(rules), 50) for rules in PRESETS]
    small = [random_text(parse_rules(rules), Random(rules), 40) for rules in SMALL]
    return (*long, *small)


# Three readers of a text.


def oracle_reads(record: Record) -> tuple[list[tuple[int, set[Reason]]], oracle.State | None]:
    """The first fault of every line (its move number and the broken rules; none for a word
    that is not a move), and the state at the current place if its line has no fault.
    """
    tables: dict[int, oracle.State | None] = {
        id(record.tree.root): oracle.dealt(record.rules, record.deal)
    }
    faults: list[tuple[int, set[Reason]]] = []
    for node in record.tree.root.walk():
        before = tables[id(node.parent)]
        tables[id(node)] = None
        if before is not None:
            try:
                move = parse_move(node.value)
            except MoveError:
                faults.append((node.depth, set()))
                continue
            broken = oracle.broken_rules(before, move)
            if broken:
                faults.append((node.depth, broken))
            else:
                tables[id(node)] = oracle.apply(before, move)
    return faults, tables[id(record.tree.here)]


def fault_of(read: Callable[[str], object], text: str) -> RecordError | None:
    """The fault that ``read`` finds in the text."""
    try:
        read(text)
    except RecordError as error:
        return error
    return None


def is_accepted(text: str) -> bool:
    """Whether the text is a legal game; game, checker and oracle must agree."""
    by_game, by_checker = fault_of(parse_game, text), fault_of(verify, text)
    by_syntax = fault_of(parse_record, text)
    if by_syntax is not None:
        for fault in (by_game, by_checker):
            assert fault is not None
            assert (fault.code, fault.details) == (by_syntax.code, by_syntax.details)
        return False
    faults, table = oracle_reads(parse_record(text))
    assert (by_game is None) == (by_checker is None) == (not faults), text
    if by_game is None or by_checker is None:
        assert table is not None
        agrees(text, table)
        return True
    assert by_game.code == by_checker.code == RecordFault.MOVE
    numbers = [number for number, _ in faults]
    assert by_game.details["at"] == numbers[0]  # the main line is read before the branches
    assert by_checker.details["at"] in numbers
    why = by_game.details["why"]
    if isinstance(why, IllegalMove):
        assert why.code in faults[0][1]
    else:
        assert isinstance(why, MoveError)
        assert not faults[0][1]
    return False


def agrees(text: str, table: oracle.State) -> None:
    """Checks that game, checker and oracle count the same cards out in a legal game."""
    game, verified = parse_game(text), verify(text)
    out = sum(game.position.foundations)
    assert game.position == oracle.position_of(table)
    assert verified == Verified(
        rules=game.rules,
        deal=game.deal,
        is_won=out == game.rules.deck_size,
        moves=len(game.steps),
        lines=1 + text.count("("),
        out=out,
    )


@cache
def won_games() -> tuple[Text, ...]:
    """Random won games with small decks."""
    found = []
    for rules, seed in product(SMALL, range(2)):
        text = random_text(parse_rules(rules), Random(f"{rules} {seed}"), 150)
        text = replace(text, words=tuple(word for word in text.words if word != "*"))
        _, table = oracle_reads(parse_record(str(text)))
        if table is not None and oracle.is_won(table):
            found.append(text)
    return tuple(found)
