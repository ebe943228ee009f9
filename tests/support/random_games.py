"""Random games, and the rules and deals of them: strategies of Hypothesis."""

from collections.abc import Iterator, Sequence
from typing import Final

from hypothesis import strategies as st

from tests.support import oracle
from tests.support.rule_sets import KLONDIKE_RULES, SOLITARIO_RULES, rule_sets
from winnable.game.game import Game
from winnable.law.deals import NUMBERS, Deal, numbered_deal
from winnable.law.moves import legal_moves
from winnable.law.position import Move
from winnable.law.rules import Rules
from winnable.law.variants import VARIANTS

PRESETS: Final = [variant.rules for variant in VARIANTS.values()]
WITH_UNDO: Final = (True,)
EITHER: Final = (True, False)


def any_rules(undo: Sequence[bool] = WITH_UNDO) -> st.SearchStrategy[Rules]:
    """A preset or a member of the families, usually with a small deck."""
    is_open = (False, False, False, False, True)
    klondike = rule_sets(
        KLONDIKE_RULES,
        draw=range(1, 6),
        passes=(None, *range(1, 5)),
        columns=range(1, 7),
        ranks=range(1, 9),
        is_open=is_open,
        undo=undo,
    )
    solitario = rule_sets(
        SOLITARIO_RULES, columns=range(1, 8), ranks=range(1, 8), is_open=is_open, undo=undo
    )
    return st.sampled_from(PRESETS) | klondike | solitario


def deals(rules: Rules) -> st.SearchStrategy[Deal]:
    """Numbered deals; for small decks any order of the cards."""
    numbered = st.integers(0, NUMBERS - 1).map(lambda number: numbered_deal(number, rules))
    if rules.deck_size > 20:
        return numbered
    return numbered | st.permutations(range(rules.deck_size)).map(
        lambda cards: Deal(rules.deck, tuple(cards))
    )


ACTS = st.integers(0, 999)
"""Codes of acts: below 800 a move, often one that makes progress; otherwise undo, redo or restart.
"""


def acted(game: Game, acts: list[int]) -> Iterator[Game]:
    """Carries out the acts and yields ``game`` before the first and after each of them."""
    yield game
    for act in acts:
        moves: list[Move] | tuple[Move, ...] = legal_moves(game.position)
        if act < 800 and moves:
            helpful = [move for move in moves if oracle.makes_progress(move)]
            moves = helpful if helpful and act < 500 else moves
            game.play(moves[act % len(moves)])
        elif game.rules.undo:
            back = game.undo if act < 930 else game.redo if act < 990 else game.restart
            back()
        yield game


@st.composite
def begun(draw: st.DrawFn, undo: Sequence[bool] = WITH_UNDO) -> tuple[Game, list[int]]:
    """A new game and the acts to do in it."""
    rules = draw(any_rules(undo))
    length = draw(st.integers(0, 60))
    return (
        Game(rules, draw(deals(rules))),
        draw(st.lists(ACTS, min_size=length, max_size=length)),
    )


def games(undo: Sequence[bool] = WITH_UNDO) -> st.SearchStrategy[Game]:
    """A game after its acts."""
    return begun(undo).map(lambda new: list(acted(*new))[-1])
