"""Illegal moves at the end of a legal game: the checker names each one by its number."""

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

import pytest

from tests.support import oracle
from tests.support.length import IS_LONG
from tests.support.readings import Text, corpus, fault_of, is_accepted, won_games
from winnable.game.game import parse_game
from winnable.game.record import RecordFault, parse_record
from winnable.law.cards import Deck
from winnable.law.deals import numbered_deal
from winnable.law.kind import Kind
from winnable.law.klondike import KLONDIKE
from winnable.law.position import IllegalMove, Move, parse_move
from winnable.law.reasons import Reason
from winnable.law.rules import KINDS, parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.proof.checker import verify

# One illegal move at the end of a legal game.

KLONDIKE_REASONS: Final = [
    *(Reason.GAME_WON, Reason.NOT_A_MOVE, Reason.NO_SUCH_PILE, Reason.EMPTY, Reason.NO_STOCK),
    *(Reason.NO_REDEAL, Reason.TURN_FIRST, Reason.NOTHING_TO_TURN, Reason.FACE_DOWN),
    *(Reason.ONE_CARD, Reason.NOT_NEXT, Reason.NO_RETURNS, Reason.KINGS_ONLY),
    *(Reason.KING_NEEDS_EMPTY, Reason.RANK, Reason.COLOUR, Reason.NOTHING_ON_ACE),
]
SOLITARIO_REASONS: Final = [
    *(Reason.GAME_WON, Reason.NOT_A_MOVE, Reason.NO_SUCH_PILE, Reason.EMPTY, Reason.NO_STOCK),
    *(Reason.HAND_FULL, Reason.HAND_EMPTY, Reason.NOT_FROM_DECK, Reason.NOT_NEXT),
    *(Reason.GOES_OUT, Reason.KING_NEEDS_EMPTY, Reason.RANK, Reason.SUIT, Reason.COLOUR),
    Reason.NO_RETURNS,
]


@dataclass(frozen=True)
class Offence:
    """The first moves of a legal game and one illegal move."""

    text: Text
    move: Move
    broken: frozenset[Reason]

    @property
    def number(self) -> int:
        """The number of the illegal move."""
        return len(self.text.words) + 1

    def __str__(self) -> str:
        return str(replace(self.text, words=(*self.text.words, str(self.move))))


ENOUGH: Final = 25 if IS_LONG else 10


@cache
def offences() -> dict[tuple[Kind, Reason], list[Offence]]:
    """For each rule some moves that break it and as few other rules as possible."""
    found: dict[tuple[Kind, Reason, int], list[Offence]] = {}
    for text in (*corpus(), *won_games()):
        rules, random, words = parse_rules(text.rules), Random(str(text)), main_line(text)
        state = oracle.dealt(rules, parse_record(str(text)).deal)
        for at in range(len(words) + 1):
            for move in random.sample(oracle.all_moves(rules), 80):
                broken = frozenset(oracle.broken_rules(state, move))
                for reason in broken:
                    kept = found.setdefault((rules.kind, reason, len(broken)), [])
                    if len(kept) < ENOUGH:
                        before = replace(text, words=tuple(words[:at]))
                        kept.append(Offence(before, move, broken))
            if at < len(words):
                state = oracle.apply(state, parse_move(words[at]))
    fewest: dict[tuple[Kind, Reason], list[Offence]] = {}
    for kind, reason, _ in sorted(found, key=lambda key: key[2]):
        fewest.setdefault((kind, reason), []).extend(found[kind, reason, _])
    return fewest


def main_line(text: Text) -> list[str]:
    """The moves outside all brackets."""
    node, words = parse_record(str(text)).tree.root, []
    while node.children:
        node = node.children[0]
        words.append(node.value)
    return words


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        *((KLONDIKE, reason) for reason in KLONDIKE_REASONS),
        *((SOLITARIO, reason) for reason in SOLITARIO_REASONS),
    ],
)
def test_an_illegal_move_is_reported_by_its_number(kind: Kind, reason: Reason) -> None:
    found = offences()[kind, reason][:ENOUGH]
    assert len(found) >= 5
    for offence in found:
        assert is_accepted(str(offence.text))
        for read in (parse_game, verify):
            fault = fault_of(read, str(offence))
            assert fault is not None
            assert fault.code is RecordFault.MOVE
            assert fault.details["at"] == offence.number
            assert fault.details["text"] == str(offence.move)
            why = fault.details["why"]
            assert why is None or (isinstance(why, IllegalMove) and why.code in offence.broken)


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_branch_is_checked_like_the_main_line(kind: Kind) -> None:
    """The illegal move stands in brackets, and the game's place before it."""
    for (offended, _), found in offences().items():
        for offence in found[:3] if offended is kind else []:
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
    """The oracle's state after a game without branches."""
    state = oracle.dealt(parse_rules(text.rules), parse_record(str(text)).deal)
    for word in text.words:
        state = oracle.apply(state, parse_move(word))
    return state


# Examples by hand, on deals that are easy to follow.

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
def test_illegal_moves_by_hand(rules: str, deal: str, moves: str, at: int) -> None:
    text = f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves {moves}\n"
    assert not is_accepted(text)
    for read in (parse_game, verify):
        fault = fault_of(read, text)
        assert fault is not None
        assert fault.code is RecordFault.MOVE
        assert fault.details["at"] == at
    before = " ".join(moves.split()[: at - 1])
    assert is_accepted(text.replace(moves, before))


@pytest.mark.parametrize(
    ("rules", "deal", "moves", "at"),
    [
        # After a branch, the redeal, hand, turned card and foundations from before it still hold.
        ("d1p2c1k1", "AHADACAS", "sw sw sw sw sw (1f) sw sw sw", 8),
        ("d1p2c1k1", "AHADACAS", "sw sw sw sw sw (1f sw sw sw sw)", 9),
        ("sc2k2", "2D2C2B2SADACABAS", "1h hw (h1 1h 1h)", 4),
        ("sc2k2", "2D2C2B2SADACABAS", "sh hs (hw wh hs)", 4),
        ("d1c2k2t", "2C2HAHADACAS2D2S", "2f 22 (sw w2) 2f", 3),
        ("d1c2k2t", "2C2HAHADACAS2D2S", "sw 2f (wf 2f wf)", 4),
    ],
)
def test_a_branch_starts_from_the_position_where_it_leaves_the_line(
    rules: str, deal: str, moves: str, at: int
) -> None:
    text = f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves {moves}\n"
    assert not is_accepted(text)
    for read in (parse_game, verify):
        fault = fault_of(read, text)
        assert fault is not None
        assert fault.details["at"] == at


def test_a_text_with_the_wrong_deck_is_refused() -> None:
    for rules, deck in (("d1", Deck.ITALIAN), ("s", Deck.FRENCH)):
        deal = numbered_deal(1, parse_rules("s" if deck is Deck.ITALIAN else "d1"))
        assert not is_accepted(f"winnable game 1\nrules {rules}\ndeal {deal}\nmoves")
