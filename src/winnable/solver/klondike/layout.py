"""Constants of the Klondike search, and the layout of its packed words.

``setup.py`` gives the constants to the compiled search, so that each is stated once.

A *vector* is 16 bits: the heights of the four foundations::

    15    12 11     8 7      4 3      0
    +--------+--------+--------+--------+
    | suit 3 | suit 2 | suit 1 | suit 0 |
    +--------+--------+--------+--------+

A *search move* makes a card loose at some vector. As numbers, search moves sort by ``order``, the
lowest first::

    63    32 31   30 29  24 23 19   18      17      16   15            0
    +-------+-------+------+-----+-------+--------+----+----------------+
    | order |   -   | card |  -  | LOOSE | REDEAL | UP | vector at which|
    +-------+-------+------+-----+-------+--------+----+----------------+

    UP      the card goes to its foundation        REDEAL  needs a redeal
    LOOSE   without foundation returns only: the card is already loose and goes up

A *step* of a win is one card: its number alone if it goes to its foundation, with ``STEP_DOWN`` if
it comes back from there, with ``STEP_TABLE`` if it goes to a column from another one or the stock.

The *transposition table* (``memory``) has two words for each entry::

    first   63   58 57         52 51                                   0
            +------+-------------+--------------------------------------+
            |  -   | waste % draw| stock cards left, one bit each        |
            +------+-------------+--------------------------------------+

    second    63      62   61  50 49     44 43         38 37       22 21         0
            +------+------+------+---------+-------------+-----------+-------------+
            | used | won  |  -   | redeals | waste//draw | lowest    | column code |
            |      |      |      |         |             | vector    |             |
            +------+------+------+---------+-------------+-----------+-------------+

``PLACE`` covers ``redeals`` and ``waste // draw``. If all bits of ``PLACE`` are set, an interrupted
run left the node unproven, and the entry prunes nothing.

The *table of the relaxation* has two words for each entry::

    first   63  54  53      52    51                                   0
            +-----+-------+------+--------------------------------------+
            |  -  | alive | dead | loose cards on the table             |
            +-----+-------+------+--------------------------------------+

    second  63  61   60    59           42 41             22 21         0
            +-----+-------+---------------+-----------------+-------------+
            |  -  | limit | call          | number of locks | column code |
            +-----+-------+---------------+-----------------+-------------+

The *table of the questions* (``draw_one``) has one word for each entry, with the parts of the key
side by side; ``n`` is the number of stock cards at the start::

    63     62 61             n+16 n+15         n n-1                                 0
    +--------+-------------------+--------------+-------------------------------------+
    | FOUND  | column code       | lowest vector| stock cards left                    |
    +--------+-------------------+--------------+-------------------------------------+

The *table of the families* has one word for each entry: its key and its first block, from 1. The
key of a node has the bit ``NODE`` and the lowest vector::

    63  62     59 58           43 42         21 20          0
    +------+-----+---------------+-------------+-------------+
    | NODE |  -  | lowest vector | column code | first block |
    +------+-----+---------------+-------------+-------------+

A *block* has 16 words: a link, an empty word, and seven elements of two words each. A link is the
number of elements in its low three bits, and above them the next block, 0 for none. The first word
of an element is a set of cards, the second one the word of its locks, 0 if nothing is locked::

    63             32 31              0
    +----------------+-----------------+
    | cards locked   | cards before,   |   both by their index in the stock
    |                | locked or not   |
    +----------------+-----------------+
"""

# Sizes of arrays
DEPTH = 192
HEIGHT = 9
MEMBERS = 1 << 16  # more than the 14 ** 4 possible vectors
CHILDREN = 1 << 18
CHOICES = 1 << 12
RELAX_DEPTH = 512
RELAX_CHILDREN = 1 << 17
RELAX_OPEN = 1 << 17
IDS = 1 << 18
LOCKS = 1 << 20
SHARED = 1 << 15
FAMILIES = 512
BLOCKS = 1 << 21

# Verdicts; why a search ended; how a run ended; results of the relaxation
LOST, WON, STOPPED = 0, 1, 2
NODES, MEMORY, STOP = 1, 2, 3
GO, RESTART, LIMITED, REFUTED = 0, 1, 2, 3
DEAD, TAINTED, ALIVE, LIMIT = 0, 1, 2, 3

# Which search moves a frame lists, unless they are those that need one card (``pending``)
ANY, TIMELY = 64, 65

# Fields of the words drawn above
UP, REDEAL, LOOSE = 1 << 16, 1 << 17, 1 << 18
STEP_DOWN, STEP_TABLE = 1 << 6, 2 << 6
PLACE = 0xFFF << 38
IS_WON, IS_USED = 1 << 62, 1 << 63
FOUND, FOUND_LOST, FOUND_WON, FOUND_SHORT = 3 << 62, 1 << 62, 2 << 62, 3 << 62
IS_DEAD, IS_ALIVE, MET_LIMIT = 1 << 52, 1 << 53, 1 << 60
LAST = 1 << 45  # an order after all others
NONE = 15  # no column

# Masks
NODE = 1 << 42
EVEN = 0x5555555555555
CARDS = 0xFFFFFFFFFFFFF
LOW38 = (1 << 38) - 1
LOW42 = (1 << 42) - 1
LAST_GEN = 0xFFFFFF00
LATE = 1 << 32  # above all values of a plan


def pack_move(card: int, vector: int) -> int:
    """Packs a search move, without order and flags."""
    return (card << 24) | vector


def move_card(move: int) -> int:
    """Returns the card of a search move."""
    return (move >> 24) & 63


def move_vector(move: int) -> int:
    """Returns the vector at which the card becomes loose."""
    return move & 0xFFFF


def pack_stock(left: int, rest: int) -> int:
    """Packs the first word of a node: stock cards left, and ``waste % draw``."""
    return left | (rest << 52)


def pack_node(column_code: int, vector: int) -> int:
    """Packs the second word of a node, without ``PLACE``."""
    return column_code | (vector << 22) | IS_USED


def pack_place(turns: int, redeals: int) -> int:
    """Packs the field ``PLACE`` of a node: ``waste // draw``, and the redeals left."""
    return (turns << 38) | (redeals << 44)


def node_turns(word: int) -> int:
    """Returns ``waste // draw`` from the second word of a node."""
    return (word >> 38) & 63


def node_redeals(word: int) -> int:
    """Returns the redeals left from the second word of a node."""
    return (word >> 44) & 63


def pack_family(key: int, block: int) -> int:
    """Packs a family: its key, and its first block."""
    return (key << 21) | block


def family_key(word: int) -> int:
    """Returns the key of a family."""
    return word >> 21


def family_block(word: int) -> int:
    """Returns the first block of a family; 0 if the entry is empty."""
    return word & 0x1FFFFF


def pack_open(placed: int, low: int) -> int:
    """Packs a relaxed state that is left open, without its columns."""
    return placed | (low << 52)


def open_low(word: int) -> int:
    """Returns the lowest ordinal taken, from a state that is left open."""
    return word >> 52


def pack_relaxed(column_code: int, locks: int) -> int:
    """Packs the second word of a relaxed state, without its call."""
    return column_code | (locks << 22)


def pack_call(call: int) -> int:
    """Shifts the number of a call to its field."""
    return call << 42


def relaxed_call(word: int) -> int:
    """Returns the call from the second word of a relaxed state."""
    return (word >> 42) & 0x3FFFF
