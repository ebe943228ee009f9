"""The law of all games: pure functions of immutable positions.

``start`` deals, ``legal_moves`` lists the moves, ``refusal`` explains why a move is illegal, and
``play`` plays a legal one. ``klondike`` and ``solitario`` hold the rules of the two families.
"""

from . import klondike, solitario
from .cards import ACE, rank_of, suit_of
from .deals import Deal, check_deal, deal_columns
from .position import IllegalMove, Move, Position, Refusal, Step
from .rules import Family, Rules


def start(rules: Rules, deal: Deal) -> Position:
    """Returns the position after the deal. In solitario the dealt aces are already on the
    foundations, and their columns are empty.

    Raises ``DealError`` if the deal does not use the deck of ``rules``.
    """
    check_deal(deal, rules)
    columns = [tuple(column) for column in deal_columns(deal, rules)]
    down = tuple(len(column) - 1 for column in columns)
    foundations = [0, 0, 0, 0]
    if rules.family is Family.SOLITARIO:
        for i, (card,) in enumerate(columns):
            if rank_of(card) == ACE:
                foundations[suit_of(card)] = 1
                columns[i] = ()
    one, two, three, four = foundations
    return Position(
        rules,
        stock=deal.cards[rules.table_size :][::-1],
        waste=(),
        foundations=(one, two, three, four),
        columns=tuple(columns),
        down=down,
    )


def draw_move(rules: Rules) -> Move:
    """Returns the move that draws from the stock, or that redeals if the stock is empty."""
    return solitario.DRAW if rules.family is Family.SOLITARIO else klondike.DRAW


def refusal(position: Position, move: Move) -> Refusal | None:
    """Returns why ``move`` is illegal, or None if it is legal."""
    if position.rules.family is Family.SOLITARIO:
        return solitario.refusal(position, move)
    return klondike.refusal(position, move)


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Returns every legal move once, the draw last."""
    law = solitario if position.rules.family is Family.SOLITARIO else klondike
    return tuple(move for move in law.candidates(position) if law.refusal(position, move) is None)


def play(position: Position, move: Move) -> Step:
    """Plays ``move`` and returns the step. Raises ``IllegalMove`` with the refusal."""
    refused = refusal(position, move)
    if refused is not None:
        raise IllegalMove(refused, position.rules.deck)
    if position.rules.family is Family.SOLITARIO:
        return solitario.apply(position, move)
    return klondike.apply(position, move)
