"""The law of all games: pure functions of immutable positions.

``start`` deals, ``legal_moves`` lists the moves, ``refusal`` explains why a move is illegal, and
``play`` plays a legal one; ``after`` plays several. What the rules are, the kind of game says
(``kind``).
"""

from collections.abc import Iterable

from .deals import Deal, check_deal, deal_columns
from .errors import check_type
from .position import IllegalMove, Move, Position, Refusal, Step
from .rules import Rules


def start(rules: Rules, deal: Deal) -> Position:
    """Returns the position after the deal. In solitario the dealt aces are already on the
    foundations, and their columns are empty.

    Raises ``DealError`` if the deal does not use the deck of ``rules``.
    """
    check_type("rules", "Rules", rules, Rules)
    check_type("deal", "a Deal", deal, Deal)
    check_deal(deal, rules)
    return rules.kind.start(
        Position(
            rules,
            stock=deal.cards[rules.table_size :][::-1],
            waste=(),
            foundations=(0, 0, 0, 0),
            columns=tuple(map(tuple, deal_columns(deal, rules))),
            down=tuple(map(rules.kind.down, range(rules.columns))),
        )
    )


def draw_move(rules: Rules) -> Move:
    """Returns the move that draws from the stock, or that redeals if the stock is empty."""
    check_type("rules", "Rules", rules, Rules)
    return rules.kind.draw


def refusal(position: Position, move: Move) -> Refusal | None:
    """Returns why ``move`` is illegal, or None if it is legal."""
    check_type("position", "a Position", position, Position)
    check_type("move", "a Move", move, Move)
    return position.rules.kind.refusal(position, move)


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Returns every legal move once, the draw last."""
    check_type("position", "a Position", position, Position)
    kind = position.rules.kind
    return tuple(move for move in kind.candidates(position) if kind.refusal(position, move) is None)


def play(position: Position, move: Move) -> Step:
    """Plays ``move`` and returns the step. Raises ``IllegalMove`` with the refusal."""
    check_type("position", "a Position", position, Position)
    check_type("move", "a Move", move, Move)
    kind = position.rules.kind
    refused = kind.refusal(position, move)
    if refused is not None:
        raise IllegalMove(refused, position.rules)
    return kind.apply(position, move)


def after(position: Position, moves: Iterable[Move]) -> Position:
    """Returns the position after some moves. Raises ``IllegalMove``."""
    for move in moves:
        position = play(position, move).after
    return position
