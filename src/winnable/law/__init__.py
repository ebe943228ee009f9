"""What cards may do, and what a player may know: rules, deals, positions, moves, views. Values and
pure functions.

May import no other package.

``moves`` is the law: ``start``, ``legal_moves``, ``refusal``, ``play``; ``klondike`` and
``solitario`` are the two kinds of game. ``view`` and ``worlds`` are the two ways between a
position and what the player may know. ``notation`` has the texts, ``drawing`` and ``svg`` the
pictures.
"""
