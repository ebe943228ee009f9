"""Tables of a player's own: parses the text or the words for a table in mid-game.

The text is that of a view (``docs/formats.md``). In words, each place is named once, with its cards
after it: ``pile 3: four hidden, seven of hearts, six of clubs``. The words of every language are
understood; the player's language takes precedence. Codes of cards in capital letters
are the same in every language. A place that is not named is empty; the stock then has the cards
that are nowhere else, face down.
"""

from .faults import LayoutError, LayoutFault
from .tables import LIMIT, Draft, code_at_fault, codes_of, known_view, parse_table, read_table
from .writing import CODES, table_words

__all__ = [
    "CODES",
    "LIMIT",
    "Draft",
    "LayoutError",
    "LayoutFault",
    "code_at_fault",
    "codes_of",
    "known_view",
    "parse_table",
    "read_table",
    "table_words",
]
