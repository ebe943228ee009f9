"""Constants of the searches for shortest wins, and the layout of their packed words.

``setup.py`` gives the constants to the compiled searches, so that each is stated once.

Cards are those of ``cards``: ``4 * (rank - 1) + suit``; a card and its *twin* (``card ^ 1``) have
one rank and one colour. A Klondike state has two words. ``n`` is the number of cards that were in
the stock and the waste at the start::

    word 0  stock and waste, a bit for each card that is left (n), cards in the waste (6),
            redeals made (7); above: the mark (8), if it fits; from bit 58: the rest of the columns
    word 1  heights of the foundations (16), parents (24), cards left of each column (24 bits of
            up to 25), the mark (8), if it is not in word 0

*parents*: bit ``card >> 1`` says on which of two twins a card lies. Where face-up cards lie is
otherwise determined: in every column the dealt cards are left to right a fixed list, and any other
card lies on one of the two cards that accept it, or is a king at the bottom of a column.

The *mark* names a move whose only purpose is the next one (docs/shortest.md): 0 none;
``1 + 2 * card + low``: the loose ``card`` left the twin with that low bit; ``RETURNED + card``;
``EMPTIED``: a column was emptied for a king.

A *record* of the store::

    63   62          47 46      37 36      27 26              0
    +----+-------------+----------+----------+----------------+
    |done| move        | bound    | cost     | parent         |
    +----+-------------+----------+----------+----------------+

A move has a kind (4 bits), a card and a target (6 bits each).
"""

CARDS = 52
ACES = 0x1111111111111  # one bit for each rank
COLUMNS = 9
SLOTS = 64
WORDS = 4  # of a key, at most
COSTS = 1023  # no cost is larger
BUCKETS = 2100
NODES = 1 << 27
NONE = 63
CACHE = 1 << 17
EFFORT = 200  # sets that one exact count of the columns may look at

# marks
LEFT = 1
RETURNED = 105
EMPTIED = 157

# kinds of moves
UP, RUN, SPLIT, BACK, DEAL_UP, DEAL_ON = 1, 2, 3, 4, 5, 6
EMPTY = 62  # the target "an empty column"
# solitario: targets, and what lies below a card
OUT, DISCARDS = 60, 61
ON_TABLE, ON_DISCARDS, AWAY = 40, 41, 42
LAID = 7  # the kind of all its moves

FOUND, ENDED, FULL, SPENT, HALTED = 1, 2, 3, 4, 5
