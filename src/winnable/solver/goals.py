"""The goals of plays, for compiled code too: ``setup.py`` gives it the constants.

A *play* is a move of one card, in Klondike with the run on it, and the number
``card << 6 | goal``. The goal is the card that it goes onto, or one of the numbers below: its
foundation, the discards of solitario, an empty column. A play is independent of the places of the
cards. Moves that only prepare a play are not plays: draws of Klondike, turns, taking a card into
the hand and putting it back.
"""

OUT, DISCARDS, EMPTY = 60, 61, 62
