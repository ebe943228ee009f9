"""Constants of the solitario search, and the layout of its packed words.

``setup.py`` gives the constants to the compiled search, so that each is stated once.

``out`` is the heights of the four foundations in 16 bits, suit 0 lowest. An *act* is ``kind << 6 |
card``.

A node of the *tree of discards* (``arena``) adds a card on top of the discards of its parent; 0 is
the empty pile::

    63     54 53          48 47            32 31               6 5    0
    +--------+--------------+----------------+------------------+------+
    |   -    | witness: deck| witness: out   | parent           | card |
    +--------+--------------+----------------+------------------+------+

The *witness* is a later deck and foundations at which the card can be popped (``reach``). ``slots``
is a hash table that finds a node by its low 32 bits.

The *key* of a search node has 48 bits; an entry of the transposition table adds a budget::

    key     47               22 21          16 15             0
            +------------------+--------------+----------------+
            | discards         | cards drawn  | out            |
            +------------------+--------------+----------------+

    entry   63         55 54                      7   6    5      0
            +------------+-------------------------+------+--------+
            |     -      | key                     | used | budget |
            +------------+-------------------------+------+--------+

``budget`` is the number of pushes with which the search of the node found no win; ``ALL``: lost.
"""

DEPTH = 4096  # frames
NODES = 1 << 26  # most nodes of the tree of discards: their numbers have 26 bits
ATTEMPTS = 100  # most wins to try if the law forbids them

# Verdicts of a search; verdicts of a frame, besides WON
LOST, WON, STOPPED = 0, 1, 2
DEAD, CAPPED, ABORT = 0, 2, 3

# Kinds of acts (acts.py), and places as the project numbers them
PLACE, STACK, OUT_DECK, OUT_TOP, OUT_TABLE, POP, PUSH = 1, 2, 3, 4, 5, 6, 7
STOCK, WASTE, FOUNDATION = 0, 10, 12

NONE, AWAY = -1, -2  # no card (moves.py)
PILE = 16  # most cards of a column

ALL = 63  # a budget without limit

# The table of results of ``certain``: two words, the first as ``key`` with a generation instead of
# the cards drawn, the second the set of unseen cards and IS_PROVEN.
GENERATIONS = 1 << 22
IS_PROVEN = 1 << 62
LEAF = 2000  # states of the search when no deck card is left


def pack_act(kind: int, card: int) -> int:
    """Packs an act."""
    return (kind << 6) | card


def act_kind(act: int) -> int:
    """Returns the kind of an act."""
    return act >> 6


def act_card(act: int) -> int:
    """Returns the card of an act."""
    return act & 63


def pack_discard(parent: int, card: int) -> int:
    """Packs a node of the tree of discards, without its witness."""
    return (parent << 6) | card


def discard_card(word: int) -> int:
    """Returns the top card of a node of the tree of discards."""
    return word & 63


def discard_parent(word: int) -> int:
    """Returns the node of the discards below the top card."""
    return (word >> 6) & 0x3FFFFFF


def discard_witness(word: int) -> int:
    """Returns the witness of a node of the tree of discards; 0 if it has none yet."""
    return word >> 32


def pack_witness(drawn: int, out: int) -> int:
    """Packs a witness."""
    return (drawn << 16) | out


def pack_key(discards: int, drawn: int, out: int) -> int:
    """Packs the key of a search node."""
    return (discards << 22) | (drawn << 16) | out


def pack_entry(key: int, budget: int) -> int:
    """Packs an entry of the transposition table."""
    return (key << 7) | 64 | budget


def entry_key(entry: int) -> int:
    """Returns the key of an entry."""
    return entry >> 7


def entry_budget(entry: int) -> int:
    """Returns the budget of an entry."""
    return entry & 63
