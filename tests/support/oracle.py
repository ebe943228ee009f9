"""The rules of both families, implemented a second time from ``rules.md`` by brute force.

Every place is a pile of (rank, suit, is face up) in one list, indexed by its place number. A move
is legal if it breaks no rule. The legal moves are found by trying every pair of places with every
count. The oracle shares only the numbers of places and the type of moves with the law and the
checker, so that tests can compare the results.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TypeAlias

from winnable.law.deals import Deal
from winnable.law.klondike import KLONDIKE
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Hand, Move, Position, foundation
from winnable.law.reasons import Reason
from winnable.law.rules import Rules
from winnable.law.solitario import SOLITARIO

OracleCard: TypeAlias = tuple[int, int, bool]
"""Rank 1.., suit 0..3 (0 and 1 red, 2 and 3 black), whether it is face up."""
Pile: TypeAlias = tuple[OracleCard, ...]

PLACES = 17  # stock, columns 1 to 9, waste, hand, (any foundation), the four foundations
BEYOND = 9  # the highest column number that a move can name

# The pairs of places that a move can join, in each family.
KLONDIKE_ACTS = {"sw", "wc", "wf", "cc", "cf", "fc"}
SOLITARIO_ACTS = {"sh", "wh", "wf", "ch", "cf", "hc", "hw", "hf", "hs", "fh", "fc"}


@dataclass(frozen=True, slots=True)
class State:
    """The place of every card. The top card of a pile comes last, as does the next card of
    the stock.
    """

    rules: Rules
    piles: tuple[Pile, ...]
    origin: int | None = None
    """The origin of the card in the hand."""
    redeals: int = 0


def dealt(rules: Rules, deal: Deal) -> State:
    """The state after the deal."""
    cards = [(card // 4 + 1, card % 4, False) for card in deal.cards]
    piles: list[list[OracleCard]] = [[] for _ in range(PLACES)]
    if rules.kind is SOLITARIO:
        for column in range(1, rules.columns + 1):
            rank, suit, _ = cards.pop(0)
            # A dealt ace goes out at once, and nothing refills its hole.
            piles[foundation(suit) if rank == 1 else column].append((rank, suit, True))
    else:
        for row in range(1, rules.columns + 1):
            for column in range(row, rules.columns + 1):
                rank, suit, _ = cards.pop(0)
                piles[column].append((rank, suit, column == row))
    piles[STOCK] = cards[::-1]
    return State(rules, tuple(tuple(pile) for pile in piles))


def is_won(state: State) -> bool:
    """Whether every card is out."""
    return out(state) == 4 * state.rules.ranks


def out(state: State) -> int:
    """The number of cards on the foundations."""
    return sum(len(state.piles[foundation(suit)]) for suit in range(4))


@cache
def conceivable(columns: int, ranks: int) -> tuple[Move, ...]:
    """Every move that the notation has: all pairs of places, all counts.

    It includes one column that does not exist and one count that no run can have.
    """
    piles = [*range(1, min(columns + 1, BEYOND) + 1)]
    sources = [STOCK, WASTE, HAND, *(foundation(suit) for suit in range(4)), *piles]
    targets = [STOCK, WASTE, HAND, FOUNDATION, *piles]
    return tuple(
        Move(source, target, count)
        for source in sources
        for target in targets
        for count in (range(1, ranks + 2) if source in piles else (1, 2))
    )


def all_moves(rules: Rules) -> tuple[Move, ...]:
    """Every conceivable move of a game."""
    return conceivable(rules.columns, rules.ranks)


def broken_rules(state: State, move: Move) -> set[Reason]:
    """Every rule that the move breaks; empty if it is legal."""
    return set(_breaches(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the move breaks no rule."""
    return next(_breaches(state, move), None) is None


def legal_moves(state: State) -> list[Move]:
    """All legal moves; counts above the size of the pile are skipped."""
    heights = [len(pile) for pile in state.piles]
    return [
        move
        for move in all_moves(state.rules)
        if move.count <= max(1, heights[move.source]) and is_legal(state, move)
    ]


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    rules, piles = state.rules, list(state.piles)
    source, target = move.source, move.target
    if rules.kind is KLONDIKE and source == STOCK:
        return _draw(state)
    if source == target:
        piles[source] = _turned(piles[source])
        return replace(state, piles=tuple(piles))
    moved = piles[source][-move.count :]
    piles[source] = piles[source][: -move.count]
    rank, suit, _ = moved[0]
    drawn_ace = rules.kind is SOLITARIO and source == STOCK and rank == 1
    if target == FOUNDATION or drawn_ace:
        target = foundation(suit)
    is_up = target != STOCK
    piles[target] += tuple((rank, suit, is_up) for rank, suit, _ in moved)
    if 1 <= source <= BEYOND and not rules.by_hand:
        piles[source] = _turned(piles[source])
    return replace(state, piles=tuple(piles), origin=source if target == HAND else None)


def perft(state: State, depth: int) -> list[int]:
    """The number of sequences of 1, 2 .. ``depth`` legal moves."""
    counts, level = [], {state: 1}
    for ply in range(1, depth + 1):
        below: dict[State, int] = {}
        total = 0
        for here, ways in level.items():
            moves = legal_moves(here)
            total += ways * len(moves)
            if ply < depth:
                for move in moves:
                    after = apply(here, move)
                    below[after] = below.get(after, 0) + ways
        counts.append(total)
        level = below
    return counts


def random_moves(state: State, random: Random, length: int) -> list[Move]:
    """At most ``length`` random legal moves, with a preference for progress."""
    walked: list[Move] = []
    while len(walked) < length:
        moves = legal_moves(state)
        if not moves:
            break
        helpful = [move for move in moves if makes_progress(move)]
        move = random.choice(helpful if helpful and random.random() < 0.6 else moves)
        walked.append(move)
        state = apply(state, move)
    return walked


def makes_progress(move: Move) -> bool:
    """Whether the move usually makes progress."""
    return (
        move.target == FOUNDATION
        or move.source == move.target
        or (move.source in (WASTE, HAND) and 1 <= move.target <= BEYOND)
    )


def cards_met(states: Sequence[State]) -> set[int]:
    """The cards that lay face up in any of these states."""
    return {
        4 * (rank - 1) + suit
        for state in states
        for pile in state.piles
        for rank, suit, is_up in pile
        if is_up
    }


def position_of(state: State) -> Position:
    """The state as a position of the package."""

    def cards(place: int) -> tuple[int, ...]:
        return tuple(4 * (rank - 1) + suit for rank, suit, _ in state.piles[place])

    columns = range(1, state.rules.columns + 1)
    one, two, three, four = (len(state.piles[foundation(suit)]) for suit in range(4))
    hand = cards(HAND)
    return Position(
        state.rules,
        stock=cards(STOCK),
        waste=cards(WASTE),
        foundations=(one, two, three, four),
        columns=tuple(cards(column) for column in columns),
        down=tuple(sum(not up for *_, up in state.piles[column]) for column in columns),
        passes=state.redeals + 1,
        hand=Hand(hand[0], state.origin) if hand and state.origin is not None else None,
    )


def _turned(pile: Pile) -> Pile:
    """The pile with its top card face up."""
    return (*pile[:-1], (*pile[-1][:2], True)) if pile else pile


def _draw(state: State) -> State:
    stock, waste = list(state.piles[STOCK]), list(state.piles[WASTE])
    redeals, draws = state.redeals, True
    if not stock:
        # The waste is turned over: its bottom card is the next one drawn.
        stock, waste = [(rank, suit, False) for rank, suit, _ in reversed(waste)], []
        redeals, draws = redeals + 1, state.rules.redeal_draws
    for _ in range(min(state.rules.draw, len(stock)) if draws else 0):
        rank, suit, _ = stock.pop()
        waste.append((rank, suit, True))
    piles = list(state.piles)
    piles[STOCK], piles[WASTE] = tuple(stock), tuple(waste)
    return replace(state, piles=tuple(piles), redeals=redeals)


def _kind(place: int) -> str:
    if 1 <= place <= BEYOND:
        return "c"
    return {STOCK: "s", WASTE: "w", HAND: "h"}.get(place, "f")


def _breaches(state: State, move: Move) -> Iterator[Reason]:
    """The rules that the move breaks, in no particular order."""
    if state.rules.kind is SOLITARIO:
        yield from _solitario(state, move)
    else:
        yield from _klondike(state, move)
    if any(state.rules.columns < place <= BEYOND for place in (move.source, move.target)):
        yield Reason.NO_SUCH_PILE
    if is_won(state):
        yield Reason.GAME_WON


def _klondike(state: State, move: Move) -> Iterator[Reason]:
    rules, source, target, count = state.rules, move.source, move.target, move.count
    act, pile = _kind(source) + _kind(target), state.piles[source]
    up = [card for card in pile if card[2]]

    # Only some pairs of places are allowed; more than one card moves only from column to column.
    if act not in KLONDIKE_ACTS:
        yield Reason.NOT_A_MOVE
    elif count > 1 and act == "cf":
        yield Reason.ONE_CARD
    elif count > 1 and (act != "cc" or source == target):
        yield Reason.NOT_A_MOVE

    # The stock gives its cards; then the waste is turned over if a pass is left.
    if act == "sw" and not pile:
        if not state.piles[WASTE]:
            yield Reason.NO_STOCK
        elif rules.passes is not None and state.redeals + 1 >= rules.passes:
            yield Reason.NO_REDEAL

    # The moved cards must be there, face up.
    if act[0] in "wcf" and not pile:
        yield Reason.EMPTY
    if act[0] == "f" and not rules.returns:
        yield Reason.NO_RETURNS
    if source == target:
        if act == "cc" and up:
            yield Reason.NOTHING_TO_TURN
        return
    if act[0] == "c" and pile:
        if not up:
            yield Reason.TURN_FIRST
        if count > len(up):
            yield Reason.FACE_DOWN

    # The target must accept the card.
    if count > len(pile):
        return
    if act[1] == "f" and count == 1 and not _goes_out(state, pile[-1]):
        yield Reason.NOT_NEXT
    if act[1] == "c":
        yield from _on_column(state, pile[-count], target)


def _on_column(state: State, card: OracleCard, target: int) -> Iterator[Reason]:
    """The rules against putting the card (with those on it) on a column of Klondike."""
    pile, king = state.piles[target], state.rules.ranks
    if not pile:
        if card[0] != king:
            yield Reason.KINGS_ONLY
        return
    onto = pile[-1]
    if not onto[2]:
        yield Reason.TURN_FIRST
        return
    if card[0] == king:
        yield Reason.KING_NEEDS_EMPTY
    if onto[0] == 1:
        yield Reason.NOTHING_ON_ACE
    if onto[0] != card[0] + 1:
        yield Reason.RANK
    if (onto[1] in (0, 1)) == (card[1] in (0, 1)):
        yield Reason.COLOUR


def _solitario(state: State, move: Move) -> Iterator[Reason]:
    rules, source, target = state.rules, move.source, move.target
    act, pile, held = _kind(source) + _kind(target), state.piles[source], state.piles[HAND]
    if act not in SOLITARIO_ACTS or move.count != 1:
        yield Reason.NOT_A_MOVE
    if source == HAND:
        if not held:
            yield Reason.HAND_EMPTY
            return
        if target == STOCK and state.origin != STOCK:
            yield Reason.NOT_FROM_DECK
        if act == "hf" and not _goes_out(state, held[0]):
            yield Reason.NOT_NEXT
        if act == "hc" and target != state.origin and state.piles[target]:
            yield from _on_pile(rules, held[0], state.piles[target][-1])
        return
    if act in ("fh", "fc"):  # cards stay on the foundations
        yield Reason.NO_RETURNS
    if held:
        yield Reason.HAND_FULL
    if source == STOCK and not pile:
        yield Reason.NO_STOCK
    if act[0] in "wc" and not pile:
        yield Reason.EMPTY
    if act in ("wf", "cf") and pile and not _goes_out(state, pile[-1]):
        yield Reason.NOT_NEXT
    if act == "ch" and pile and _goes_out(state, pile[-1]) and not rules.asks:
        yield Reason.GOES_OUT


def _on_pile(rules: Rules, card: OracleCard, onto: OracleCard) -> Iterator[Reason]:
    """The rules against putting the card on another one in solitario."""
    if card[0] == rules.ranks:
        yield Reason.KING_NEEDS_EMPTY
    if onto[0] == 1:
        yield Reason.NOTHING_ON_ACE
    if onto[0] != card[0] + 1:
        yield Reason.RANK
    if onto[1] == card[1]:
        yield Reason.SUIT
    if rules.by_colour and (onto[1] in (0, 1)) == (card[1] in (0, 1)):
        yield Reason.COLOUR


def _goes_out(state: State, card: OracleCard) -> bool:
    """Whether the card is the next one of its suit."""
    return len(state.piles[foundation(card[1])]) == card[0] - 1
