"""One game: its tree of moves, its text, its results.

May import law.

``Game`` holds a game in play, ``history`` its steps, ``hidden`` its start. ``tree`` has lines of
play and branches, ``record`` the syntax of a game's text. ``results`` and ``trends`` sum up
finished games.
"""
