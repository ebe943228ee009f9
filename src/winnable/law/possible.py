"""Checks whether the rules allow a position or a view.

``check_position`` is the check of positions from outside. Every parser calls it. So does every
public function of the solver, because the compiled searches trust what they load, but for usual
positions, which its loader checks in the same way (``solver.encoding.admit``).

The check covers: every card lies in exactly one place; piles, foundations, face-down cards, passes
and the hand conform to the rules; the face-up cards of a column are a run. It does not decide
whether a sequence of legal moves leads to the position.
"""

from enum import StrEnum
from functools import cache

from .cards import Card, card_text
from .errors import ErrorOf, WinnableError, check_type
from .position import STOCK, WASTE, Layout, check_layout
from .rules import Rules


class PositionFault(StrEnum):
    """Why a position is impossible. Every language file has a sentence for each."""

    COLUMNS = "position-columns"
    FOUNDATIONS = "position-foundations"
    HEIGHT = "position-height"
    DOWN = "position-down"
    PASSES = "position-passes"
    HAND = "position-hand"
    ORIGIN = "position-origin"
    CARD = "position-card"
    TWICE = "position-twice"
    MISSING = "position-missing"
    UNSEEN = "position-unseen"
    FACE_UP = "position-face-up"
    WASTE_TOP = "position-waste-top"
    RUN = "position-run"


class PositionError(WinnableError, ValueError):
    """The text of a position or a view cannot be read, or no game can reach it."""


class ImpossiblePosition(PositionError, ErrorOf[PositionFault]):
    """No game can reach this position; ``code`` and ``details`` name what is wrong and where."""


def check_position(position: Layout) -> None:
    """Raises ``ImpossiblePosition`` if the rules do not allow the position."""
    check_layout("position", position)
    _check(position, may_be_unseen=False)


def check_view(view: Layout) -> None:
    """Checks a view as ``check_position`` checks a position; cards never seen are None."""
    check_layout("view", view)
    _check(view, may_be_unseen=True)


def _check(position: Layout, *, may_be_unseen: bool) -> None:
    check_type("rules", "Rules", position.rules, Rules)
    for name in ("stock", "waste", "foundations", "columns", "down"):
        check_type(name, "a tuple", getattr(position, name), tuple | list)
    if _is_plainly_possible(position, may_be_unseen=may_be_unseen):
        return
    _check_shape(position)
    places, missing = _check_cards(position)
    most = len(missing) if may_be_unseen else 0
    if places and places != most:
        raise ImpossiblePosition(PositionFault.UNSEEN, places=places, cards=most)
    if missing and not places:
        raise ImpossiblePosition(
            PositionFault.MISSING, card=missing[0], deck=position.rules.deck, count=len(missing)
        )
    _check_runs(position)


def _is_plainly_possible(position: Layout, *, may_be_unseen: bool) -> bool:
    """Whether a position or a view without rare features is possible: the fast part of the check.

    Rare features are a card in the hand and a column that is all face down. Only a view has cards
    that may be unseen.
    """
    rules, heights = position.rules, list(position.foundations)
    ranks, columns, down = rules.ranks, position.columns, position.down
    if position.hand is not None or not len(columns) == len(down) == rules.columns:
        return False
    if not position.passes >= 1 or position.passes > (rules.passes or position.passes):
        return False
    if len(heights) != 4 or min(heights) < 0 or max(heights) > ranks:
        return False
    dealt, takers = _built(rules)
    if position.waste and position.waste[-1] is None:
        return False
    cards: list[Card | None] = [*position.stock, *position.waste]
    try:
        for i, column in enumerate(columns):
            count = down[i]
            if not 0 <= count <= dealt[i] or (count and count >= len(column)):
                return False
            cards += column
            if len(column) - count > 1:
                onto = column[count]
                for card in column[count + 1 :]:
                    if not takers[card] >> onto & 1:  # type: ignore[index, operator]
                        return False
                    onto = card
            elif column and column[-1] is None:  # face up
                return False
        for suit, height in enumerate(heights):
            if height:
                cards += range(suit, 4 * height, 4)
        known = [card for card in cards if card is not None] if may_be_unseen else cards
        one_of_each = set(bytes(known))  # type: ignore[arg-type]
    except (IndexError, TypeError, ValueError):  # not a card
        return False
    if len(cards) != 4 * ranks or len(known) != len(one_of_each):
        return False
    return max(one_of_each, default=0) < 4 * ranks


def _check_shape(position: Layout) -> None:
    """Checks piles, heights, face-down cards, passes and hand, without looking at the cards."""
    rules, columns, down = position.rules, position.columns, position.down
    if not len(columns) == len(down) == rules.columns:
        raise ImpossiblePosition(
            PositionFault.COLUMNS, count=len(columns), down=len(down), need=rules.columns
        )
    if len(position.foundations) != 4:
        raise ImpossiblePosition(PositionFault.FOUNDATIONS, count=len(position.foundations))
    for suit, height in enumerate(position.foundations):
        if not 0 <= height <= rules.ranks:
            text = rules.deck.suits[suit]
            raise ImpossiblePosition(
                PositionFault.HEIGHT, text=text, count=height, most=rules.ranks
            )
    for i, (column, count) in enumerate(zip(columns, down, strict=True)):
        # A bare face-down card is turned at once.
        most = min(rules.kind.down(i), len(column) if rules.by_hand else len(column) - 1)
        if not 0 <= count <= max(most, 0):
            raise ImpossiblePosition(
                PositionFault.DOWN, column=i + 1, count=count, cards=len(column), most=max(most, 0)
            )
    if not position.passes >= 1 or (rules.passes is not None and position.passes > rules.passes):
        raise ImpossiblePosition(
            PositionFault.PASSES, count=position.passes, most=rules.passes or "-"
        )
    hand = position.hand
    if hand is not None:
        if not rules.kind.has_hand:
            raise ImpossiblePosition(PositionFault.HAND)
        if hand.origin not in (STOCK, WASTE, *range(1, rules.columns + 1)):
            raise ImpossiblePosition(PositionFault.ORIGIN, text=str(hand.origin)[:20])


def _check_cards(position: Layout) -> tuple[int, list[Card]]:
    """Raises for the first card that is not in the deck or lies in two places. Returns the number
    of places with an unseen card, and the cards that lie in none.
    """
    deck, size = position.rules.deck, position.rules.deck_size
    unseen = 0
    met: dict[Card, tuple[str, int]] = {}
    places: list[tuple[str, int, tuple[Card | None, ...]]] = [
        ("stock", 0, position.stock),
        ("waste", 0, position.waste),
        *(("column", i, column) for i, column in enumerate(position.columns, 1)),
    ]
    if position.hand is not None:
        places.append(("hand", 0, (position.hand.card,)))
    for suit, height in enumerate(position.foundations):
        places.append(("foundation", 0, tuple(range(suit, 4 * height, 4))))
    for place, column, cards in places:
        for card in cards:
            if card is None:
                unseen += 1
                continue
            if card not in range(size):
                raise ImpossiblePosition(
                    PositionFault.CARD, text=_text(position, card), place=place, column=column
                )
            if card in met:
                first, at = met[card]
                raise ImpossiblePosition(
                    PositionFault.TWICE,
                    card=card,
                    deck=deck,
                    place=place,
                    column=column,
                    first=first,
                    at=at,
                )
            met[card] = (place, column)
    return unseen, [card for card in range(size) if card not in met]


def _text(position: Layout, card: object) -> str:
    """Formats a card of the full deck as a card, any other value as Python does."""
    deck = position.rules.deck
    if isinstance(card, int) and 0 <= card < 4 * deck.ranks:
        return card_text(card, deck)
    return repr(card)[:20]


def _check_runs(position: Layout) -> None:
    """Checks that visible cards are known, and that those of the columns lie on a card that takes
    them; in solitario also the card in the hand.
    """
    rules = position.rules
    if position.waste and position.waste[-1] is None:
        raise ImpossiblePosition(PositionFault.WASTE_TOP)
    _, takers = _built(rules)
    for i, (column, down) in enumerate(zip(position.columns, position.down, strict=True), 1):
        onto: Card | None = None
        for card in column[down:]:
            if card is None:
                raise ImpossiblePosition(PositionFault.FACE_UP, column=i)
            if onto is not None and not takers[card] >> onto & 1:
                _raise_run(rules, card, onto, i)
            onto = card
    hand = position.hand
    if hand is not None and 0 < hand.origin < WASTE and position.columns[hand.origin - 1]:
        top = position.columns[hand.origin - 1][-1]
        if top is not None and not takers[hand.card] >> top & 1:
            _raise_run(rules, hand.card, top, hand.origin)


def _raise_run(rules: Rules, card: Card, onto: Card, column: int) -> None:
    raise ImpossiblePosition(
        PositionFault.RUN,
        card=card,
        deck=rules.deck,
        text=card_text(onto, rules.deck),
        column=column,
    )


@cache
def _built(rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the face-down cards of each column as dealt; and for every card, as bits, the cards
    that it may lie on face up.
    """
    kind, cards = rules.kind, range(rules.deck_size)
    return tuple(map(kind.down, range(rules.columns))), tuple(
        sum(
            1 << onto
            for onto in cards
            if not kind.builds_runs or kind.misfit(rules, card, onto) is None
        )
        for card in cards
    )
