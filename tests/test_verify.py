"""The checker against the game and the oracle: three readings of the rules, one answer to a text.

Legal texts are random games with branches. Illegal ones are made from them in two ways: by every
kind of corruption, and by adding one move that breaks a rule which the oracle names.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from random import Random
from typing import Final

import oracle
import pytest

from winnable.cards import Deck
from winnable.deals import numbered_deal
from winnable.errors import Fault, IllegalMove, MoveError, Reason, RecordError
from winnable.game import parse_game
from winnable.position import Move, parse_move
from winnable.record import Record, parse_record
from winnable.rules import Family, Rules, parse_rules
from winnable.variants import VARIANTS
from winnable.verify import Verified, verify

PRESETS: Final = [str(variant.rules) for variant in VARIANTS.values()]
SMALL: Final = [
    *("d1c1k2", "d3c2k2", "d1c3k3", "d2p2c3k4n", "d1p1c3k4t", "d3rc3k4", "d2p3c3k3tr", "d1p2c2k3"),
    *("sc1k2", "sc2k2", "sc3k3", "sc3k4b", "sc2k3a", "sc3k4ab"),
]


@dataclass(frozen=True)
class Text:
    """The parts of a game text that the law looks at."""

    rules: str
    cards: tuple[str, ...]
    words: tuple[str, ...]

    def __str__(self) -> str:
        cards, words = "".join(self.cards), " ".join(self.words)
        return f"winnable game 1\nrules {self.rules}\ndeal {cards}\nmoves {words}\n"

    @property
    def moves(self) -> list[int]:
        """Which of the words are moves."""
        return [i for i, word in enumerate(self.words) if word not in "()*"]

    def with_word(self, i: int, *words: str) -> "Text":
        """The text with these words in place of the i-th."""
        return replace(self, words=(*self.words[:i], *words, *self.words[i + 1 :]))


# Texts to begin with.


def random_text(rules: Rules, random: Random, length: int) -> Text:
    """A legal game of at most ``length`` moves with some branches, standing anywhere."""
    deal = numbered_deal(random.randrange(10**6), rules)
    state = oracle.dealt(rules, deal)
    words: list[str] = []
    for move in oracle.stroll(state, random, length):
        words.append(str(move))
        others = [other for other in oracle.legal_moves(state) if other != move]
        if others and random.random() < 0.15:
            other = random.choice(others)
            branch = oracle.stroll(oracle.apply(state, other), random, random.randrange(5))
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
    """A game of every preset and some with small decks, always the same."""
    long = [random_text(parse_rules(rules), Random(rules), 50) for rules in PRESETS]
    small = [random_text(parse_rules(rules), Random(rules), 40) for rules in SMALL]
    return (*long, *small)


# Three readings of a text.


def oracle_reads(record: Record) -> tuple[list[tuple[int, set[Reason]]], oracle.State | None]:
    """Every first fault of a line (its move number and the rules broken; none: no move at all), and
    the table where the game stands if its line has none.
    """
    tables: dict[int, oracle.State | None] = {
        id(record.root): oracle.dealt(record.rules, record.deal)
    }
    faults: list[tuple[int, set[Reason]]] = []
    for node in record.root.walk():
        before = tables[id(node.parent)]
        tables[id(node)] = None
        if before is not None:
            try:
                move = parse_move(node.word)
            except MoveError:
                faults.append((node.depth, set()))
                continue
            broken = oracle.broken_rules(before, move)
            if broken:
                faults.append((node.depth, broken))
            else:
                tables[id(node)] = oracle.apply(before, move)
    return faults, tables[id(record.here)]


def fault_of(read: Callable[[str], object], text: str) -> RecordError | None:
    """What ``read`` has against the text."""
    try:
        read(text)
    except RecordError as error:
        return error
    return None


def is_accepted(text: str) -> bool:
    """Whether the text is a legal game; game, checker and oracle must say the same of it."""
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
    assert by_game.code == by_checker.code == Fault.RECORD_MOVE
    numbers = [number for number, _ in faults]
    assert by_game.details["at"] == numbers[0]  # the main line is read first, then the branches
    assert by_checker.details["at"] in numbers
    why = by_game.details["why"]
    if isinstance(why, IllegalMove):
        assert why.code in faults[0][1]
    else:
        assert isinstance(why, MoveError)
        assert not faults[0][1]
    return False


def agrees(text: str, table: oracle.State) -> None:
    """Game, checker and oracle find the same cards out where a legal game stands."""
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


# Legal games.


def test_every_game_of_the_corpus_is_accepted() -> None:
    assert [text for text in corpus() if not is_accepted(str(text))] == []
    assert sum("(" in text.words for text in corpus()) >= len(corpus()) // 2


def test_games_that_are_won_are_said_to_be() -> None:
    won = [text for text in map(str, won_games()) if is_accepted(text) and verify(text).is_won]
    assert len(won) >= 8


@cache
def won_games() -> tuple[Text, ...]:
    """Random games with small decks that end in a win."""
    found = []
    for rules, seed in product(SMALL, range(2)):
        text = random_text(parse_rules(rules), Random(f"{rules} {seed}"), 150)
        text = replace(text, words=tuple(word for word in text.words if word != "*"))
        _, table = oracle_reads(parse_record(str(text)))
        if table is not None and oracle.is_won(table):
            found.append(text)
    return tuple(found)


def test_a_game_that_was_not_begun_is_one_line_of_no_moves() -> None:
    deal = numbered_deal(1, Rules())
    assert verify(f"winnable game 1\nrules d1\ndeal {deal}\nmoves") == Verified(
        Rules(), deal, is_won=False, moves=0, lines=1, out=0
    )


# Corruptions.

PLACES: Final = "swh123456789"
Corruption = Callable[[Text, Random], Iterator[Text]]


def dropped(text: Text, random: Random) -> Iterator[Text]:
    """A move is missing."""
    yield text.with_word(random.choice(text.moves))


def doubled(text: Text, random: Random) -> Iterator[Text]:
    """A move is there twice."""
    at = random.choice(text.moves)
    yield text.with_word(at, text.words[at], text.words[at])


def swapped(text: Text, random: Random) -> Iterator[Text]:
    """Two moves in a row are in the wrong order."""
    at = random.choice(text.moves[:-1])
    if at + 1 in text.moves:
        yield text.with_word(at, text.words[at + 1]).with_word(at + 1, text.words[at])


def other_source(text: Text, random: Random) -> Iterator[Text]:
    """A move begins elsewhere."""
    at = random.choice(text.moves)
    rest = re.sub("^f?.", "", text.words[at])
    yield text.with_word(at, random.choice([*PLACES, "fh", "fd", "fc", "fs", "f", ""]) + rest)


def other_target(text: Text, random: Random) -> Iterator[Text]:
    """A move ends elsewhere."""
    at = random.choice(text.moves)
    found = re.fullmatch(r"(f?.)(.)(x\d+)?", text.words[at])
    assert found is not None
    yield text.with_word(at, found[1] + random.choice([*PLACES, "f", "x"]) + (found[3] or ""))


def other_count(text: Text, random: Random) -> Iterator[Text]:
    """A move takes more or fewer cards, or its count is written wrongly."""
    runs = [i for i in text.moves if "x" in text.words[i]]
    at = random.choice(runs if runs and random.random() < 0.5 else text.moves)
    plain = text.words[at].partition("x")[0]
    yield text.with_word(at, plain + random.choice(["", "x0", "x1", "x2", "x3", "x4", "x", "x02"]))


def other_move(text: Text, random: Random) -> Iterator[Text]:
    """Another move stands there, or no move at all."""
    rules = parse_rules(text.rules)
    move = random.choice(oracle.all_moves(rules))
    yield text.with_word(random.choice(text.moves), str(move))
    nothing = random.choice(
        ["SW", "zz", "1", "x2", "35x", "0f", "s0", "-", "#", "1fx1", "ss", "１f"]
    )
    yield text.with_word(random.choice(text.moves), nothing)


def cards_exchanged(text: Text, random: Random) -> Iterator[Text]:
    """Two cards of the deal have changed places."""
    cards = list(text.cards)
    i, j = random.sample(range(len(cards)), 2)
    cards[i], cards[j] = cards[j], cards[i]
    yield replace(text, cards=tuple(cards))


def card_doubled(text: Text, random: Random) -> Iterator[Text]:
    """One card is there twice, another is missing."""
    i, j = random.sample(range(len(text.cards)), 2)
    yield replace(text, cards=(*text.cards[:i], text.cards[j], *text.cards[i + 1 :]))


def other_rules(text: Text, random: Random) -> Iterator[Text]:
    """A letter of the rules is gone, or another has come."""
    words = re.findall("[a-z][0-9]*", text.rules)
    i = random.randrange(1, len(words)) if len(words) > 1 else 0
    yield replace(text, rules="".join(words[:i] + words[i + 1 :]))
    more = random.choice(
        ["n", "t", "r", "o", "u", "a", "b", "p1", "p2", "c2", "c5", "k3", "k9", "z"]
    )
    yield replace(text, rules=text.rules + more)
    if text.rules[0] == "d":
        yield replace(text, rules=re.sub("^d.", f"d{random.randint(1, 4)}", text.rules))


def bracket_moved(text: Text, random: Random) -> Iterator[Text]:
    """A bracket stands one word too early or too late, or is missing."""
    brackets = [i for i, word in enumerate(text.words) if word in "()"]
    if brackets:
        at = random.choice(brackets)
        words = list(text.words)
        bracket = words.pop(at)
        yield replace(text, words=tuple(words))
        words.insert(max(0, at + random.choice([-1, 1])), bracket)
        yield replace(text, words=tuple(words))


def star_moved(text: Text, random: Random) -> Iterator[Text]:
    """The game stands elsewhere, or in two places."""
    at = random.choice(text.moves)
    yield text.with_word(at, text.words[at], "*")
    bare = replace(text, words=tuple(word for word in text.words if word != "*"))
    at = random.randrange(len(bare.words))
    yield bare.with_word(at, bare.words[at], "*")


CORRUPTIONS: Final[dict[Corruption, int]] = {
    dropped: 100,
    doubled: 120,
    swapped: 80,
    other_source: 130,
    other_target: 130,
    other_count: 130,
    other_move: 300,
    cards_exchanged: 100,
    card_doubled: 170,
    other_rules: 250,
    bracket_moved: 250,
    star_moved: 100,
}
"""Kinds of corruption, and how many of the texts that they make must be found illegal at least."""


@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_corrupted_text_is_accepted_by_all_or_rejected_by_all(corrupt: Corruption) -> None:
    rejected = 0
    for text, seed in product(corpus(), range(8)):
        for mutant in corrupt(text, Random(f"{text} {seed}")):
            rejected += not is_accepted(str(mutant))
    assert rejected >= CORRUPTIONS[corrupt]


def test_an_address_must_be_that_of_the_deal() -> None:
    text = f"winnable game 1\nrules d1\naddress 8\ndeal {numbered_deal(7, Rules())}\nmoves sw"
    assert not is_accepted(text)
    assert is_accepted(text.replace("address 8", "address 7"))


# One move that breaks a rule, at the end of a legal game.

KLONDIKE: Final = [
    *(Reason.GAME_WON, Reason.NOT_A_MOVE, Reason.NO_SUCH_PILE, Reason.EMPTY, Reason.NO_STOCK),
    *(Reason.NO_REDEAL, Reason.TURN_FIRST, Reason.NOTHING_TO_TURN, Reason.FACE_DOWN),
    *(Reason.ONE_CARD, Reason.NOT_NEXT, Reason.NO_RETURNS, Reason.KINGS_ONLY),
    *(Reason.KING_NEEDS_EMPTY, Reason.RANK, Reason.COLOUR, Reason.NOTHING_ON_ACE),
]
SOLITARIO: Final = [
    *(Reason.GAME_WON, Reason.NOT_A_MOVE, Reason.NO_SUCH_PILE, Reason.EMPTY, Reason.NO_STOCK),
    *(Reason.HAND_FULL, Reason.HAND_EMPTY, Reason.NOT_FROM_DECK, Reason.NOT_NEXT),
    *(Reason.GOES_OUT, Reason.KING_NEEDS_EMPTY, Reason.RANK, Reason.SUIT, Reason.COLOUR),
]


@dataclass(frozen=True)
class Offence:
    """The first moves of a legal game and one that may not follow."""

    text: Text
    move: Move
    broken: frozenset[Reason]

    @property
    def number(self) -> int:
        """The number of the move that may not follow."""
        return len(self.text.words) + 1

    def __str__(self) -> str:
        return str(replace(self.text, words=(*self.text.words, str(self.move))))


ENOUGH: Final = 25


@cache
def offences() -> dict[tuple[Family, Reason], list[Offence]]:
    """For each rule some moves that break it and as few others as can be."""
    found: dict[tuple[Family, Reason, int], list[Offence]] = {}
    for text in (*corpus(), *won_games()):
        rules, random, words = parse_rules(text.rules), Random(str(text)), main_line(text)
        state = oracle.dealt(rules, parse_record(str(text)).deal)
        for at in range(len(words) + 1):
            for move in random.sample(oracle.all_moves(rules), 80):
                broken = frozenset(oracle.broken_rules(state, move))
                for reason in broken:
                    kept = found.setdefault((rules.family, reason, len(broken)), [])
                    if len(kept) < ENOUGH:
                        before = replace(text, words=tuple(words[:at]))
                        kept.append(Offence(before, move, broken))
            if at < len(words):
                state = oracle.apply(state, parse_move(words[at]))
    fewest: dict[tuple[Family, Reason], list[Offence]] = {}
    for family, reason, _ in sorted(found, key=lambda key: key[2]):
        fewest.setdefault((family, reason), []).extend(found[family, reason, _])
    return fewest


def main_line(text: Text) -> list[str]:
    """The moves outside all brackets."""
    node, words = parse_record(str(text)).root, []
    while node.children:
        node = node.children[0]
        words.append(node.word)
    return words


@pytest.mark.parametrize(
    ("family", "reason"),
    [
        *((Family.KLONDIKE, reason) for reason in KLONDIKE),
        *((Family.SOLITARIO, reason) for reason in SOLITARIO),
    ],
)
def test_a_move_that_breaks_a_rule_is_rejected_by_its_number(
    family: Family, reason: Reason
) -> None:
    found = offences()[family, reason][:ENOUGH]
    assert len(found) >= 5
    for offence in found:
        assert is_accepted(str(offence.text))
        for read in (parse_game, verify):
            fault = fault_of(read, str(offence))
            assert fault is not None
            assert fault.code is Fault.RECORD_MOVE
            assert fault.details["at"] == offence.number
            assert fault.details["text"] == str(offence.move)
            why = fault.details["why"]
            assert why is None or (isinstance(why, IllegalMove) and why.code in offence.broken)


@pytest.mark.parametrize("family", Family)
def test_a_branch_is_checked_like_the_main_line(family: Family) -> None:
    """The offence stands in brackets, and the game somewhere before it."""
    for (offended, _), found in offences().items():
        for offence in found[:3] if offended is family else []:
            words = list(offence.text.words)
            legal = oracle.legal_moves(state_after(offence.text))
            if not legal:
                continue
            inside = replace(
                offence.text, words=(*words, str(legal[0]), "(", str(offence.move), ")")
            )
            for read in (parse_game, verify):
                fault = fault_of(read, str(inside))
                assert fault is not None
                assert fault.details["at"] == offence.number


def state_after(text: Text) -> oracle.State:
    """The oracle's table after a game without branches."""
    state = oracle.dealt(parse_rules(text.rules), parse_record(str(text)).deal)
    for word in text.words:
        state = oracle.apply(state, parse_move(word))
    return state


# The same by hand, on deals that can be seen through.

ROW: Final = "AH 2H 3H AD 2D 3D AC 2C 3C AS 2S 3S"


@pytest.mark.parametrize(
    ("rules", "deal", "moves", "at"),
    [
        pytest.param("d1p1c1k1", "AHADACAS", "sw sw sw sw", 4, id="one draw too many"),
        pytest.param(
            "d1p2c1k1", "AHADACAS", "sw sw sw sw sw sw sw sw", 8, id="one redeal too many"
        ),
        pytest.param("d3p1c1k1r", "AHADACAS", "sw sw", 2, id="a redeal with a draw too many"),
        pytest.param("d1c1k1", "AHADACAS", "sw wf sw wf sw wf sw", 7, id="no card left to draw"),
        pytest.param("d1c1k1", "AHADACAS", "1f sw wf sw wf sw wf sw", 8, id="the game is won"),
        pytest.param(
            "d1c1k1n", "AHADACAS", "1f fh1", 2, id="a foundation return in a no-return game"
        ),
        pytest.param("d1c1k2", "AH2HAD2DAC2CAS2S", "1f fh1", 2, id="an ace on an empty column"),
        pytest.param("d1c2k3", ROW, "21x2", 1, id="a face-down card moved"),
        pytest.param("d1c2k3t", ROW, "1f 2f sw w2", 2, id="the two before the ace"),
        pytest.param(
            "d1c2k2t", "2C2HAHADACAS2D2S", "2f sw w2", 3, id="a put on an unturned column"
        ),
        pytest.param("d1c2k2t", "2C2HAHADACAS2D2S", "2f 2f", 2, id="an unturned card moved"),
        pytest.param("d1c2k2t", "2C2HAHADACAS2D2S", "2f 22 22", 3, id="a card turned twice"),
        pytest.param(
            "d1c2k2", "2C2HAHADACAS2D2S", "2f 22", 2, id="a card turned that turned itself"
        ),
        pytest.param("d1c2k2", "2H2CADACAHAS2D2S", "21", 1, id="the same colour"),
        pytest.param("d1c2k3", "3H2CADACAHAS2D2S2H3C3D3S", "21", 1, id="two ranks down"),
        pytest.param("d1c2k2", "AH2C2DADACAS2H2S", "21", 1, id="a king on an ace"),
        pytest.param(
            "sc1k2", "2DADACABAS2C2B2S", "sh sh sh sh sh sh", 6, id="a draw with a full hand"
        ),
        pytest.param(
            "sc1k2", "2D2C2BADACABAS2S", "sh hw wh hs", 4, id="a discard back on the deck"
        ),
        pytest.param("sc1k2", "2D2C2BADACABAS2S", "1h hs", 2, id="a table card back on the deck"),
        pytest.param(
            "sc2k3", "3D2C2D3C3BADACABAS2B2S3S", "2h h1 1h h2 sh h1", 6, id="three on two"
        ),
        pytest.param("sc1k3", "3D2D2C3C3BADACABAS2B2S3S", "sh h1", 2, id="the same suit"),
        pytest.param("sc1k3b", "3D2C2D3C3BADACABAS2B2S3S", "sh h1", 2, id="the same colour, sb"),
        pytest.param(
            "sc1k2", "2DAD2C2BACABAS2S", "sh 1h", 2, id="a card that goes out is picked up"
        ),
        pytest.param("sc2k2", "2D2C2B2SADACABAS", "1h 2h", 2, id="a second card in the hand"),
        pytest.param("sc2k2", "2D2C2B2SADACABAS", "h1", 1, id="an empty hand puts down"),
        pytest.param("sc2k2", "2D2C2B2SADACABAS", "1f", 1, id="a two before its ace"),
    ],
)
def test_an_offence_by_hand(rules: str, deal: str, moves: str, at: int) -> None:
    text = f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves {moves}\n"
    assert not is_accepted(text)
    for read in (parse_game, verify):
        fault = fault_of(read, text)
        assert fault is not None
        assert fault.code is Fault.RECORD_MOVE
        assert fault.details["at"] == at
    before = " ".join(moves.split()[: at - 1])
    assert is_accepted(text.replace(moves, before))


@pytest.mark.parametrize(
    ("rules", "deal", "moves", "at"),
    [
        # The redeal, the hand, the turned card, the cards out before a branch hold after it too.
        ("d1p2c1k1", "AHADACAS", "sw sw sw sw sw (1f) sw sw sw", 8),
        ("d1p2c1k1", "AHADACAS", "sw sw sw sw sw (1f sw sw sw sw)", 9),
        ("sc2k2", "2D2C2B2SADACABAS", "1h hw (h1 1h 1h)", 4),
        ("sc2k2", "2D2C2B2SADACABAS", "sh hs (hw wh hs)", 4),
        ("d1c2k2t", "2C2HAHADACAS2D2S", "2f 22 (sw w2) 2f", 3),
        ("d1c2k2t", "2C2HAHADACAS2D2S", "sw 2f (wf 2f wf)", 4),
    ],
)
def test_a_branch_begins_where_it_left_the_line(rules: str, deal: str, moves: str, at: int) -> None:
    text = f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves {moves}\n"
    assert not is_accepted(text)
    for read in (parse_game, verify):
        fault = fault_of(read, text)
        assert fault is not None
        assert fault.details["at"] == at


def test_a_text_of_the_other_deck_is_no_game() -> None:
    for rules, deck in (("d1", Deck.ITALIAN), ("s", Deck.FRENCH)):
        deal = numbered_deal(1, parse_rules("s" if deck is Deck.ITALIAN else "d1"))
        assert not is_accepted(f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves")
