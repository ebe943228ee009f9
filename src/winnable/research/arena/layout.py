"""Constants of the compiled batch, and the layout of its games, actions and observations.

``setup.py`` gives the constants to the compiled code, so that each is stated once.

Game ``i`` is frame ``i`` of a board (``solver.board``), whose own bytes are these:

=============== ====================================================================================
``b + PASSES``  the number of the pass, at most 255
``b + KNOWN``   1 if the player has seen the next card of the stock in this pass
``b + MADE``    moves made: two bytes, the lower one first
=============== ====================================================================================

An action is a pair of places, because only one run can move from one column to another:

=========================  =========================================================================
``DRAW``                   draws or redeals; in solitario takes the next card into the hand
``WASTE_OUT``              waste to foundation
``WASTE_TO + k``           waste to column ``k``, from 0
``OUT + j``                column ``j`` to foundation
``SHIFT + 9 * j + k``      a run of column ``j`` to column ``k``; if they are equal, a turn by hand
``BACK + 9 * suit + k``    foundation to column ``k``
``LIFT + j``               solitario: column ``j`` to hand; ``LIFT + 9``: waste to hand
``HAND_OUT``               solitario: hand to foundation
``PUT + k``                solitario: hand to column ``k``
``HAND_WASTE``             solitario: hand to waste
``HAND_STOCK``             solitario: hand back to the stock
``PASS``                   nothing; no action that a mask has
=========================  =========================================================================

An observation is ``SEEN`` bytes. A card is 2 plus its number, 1 an unseen card, 0 no card.

=========================  =========================================================================
``SEEN_PILE * j + i``      card ``i`` of column ``j``, the lowest first
``SEEN_DOWN + j``          face-down cards of column ``j``
``SEEN_WASTE + i``         the waste, the top card first
``SEEN_STOCK + i``         the stock, the next card first
``SEEN_HEIGHT + suit``     foundation heights
``SEEN_HAND``              the card in the hand, then the place that it was taken from
``SEEN_COUNTS``            the pass, redeals left (255: unlimited), cards of stock, cards of waste
=========================  =========================================================================
"""

PASSES, KNOWN, MADE = 28, 29, 30
DRAW, WASTE_OUT, WASTE_TO, OUT, SHIFT, BACK, LIFT = 0, 1, 2, 11, 20, 101, 137
HAND_OUT, PUT, HAND_WASTE, HAND_STOCK, ACTIONS = 147, 148, 157, 158, 159
SEEN_PILE = 24
SEEN_DOWN, SEEN_WASTE, SEEN_STOCK, SEEN_HEIGHT, SEEN_HAND, SEEN_COUNTS, SEEN = (
    216,
    225,
    277,
    329,
    333,
    335,
    339,
)
WON, STUCK, LONG = 1, 2, 3
PASS = -1
SPLIT_ONE = 0xBF58476D1CE4E5B9
SPLIT_TWO = 0x94D049BB133111EB
