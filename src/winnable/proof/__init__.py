"""What nobody need take on trust: replays of games, and certificates. Their checkers share no rule
with ``law`` or ``solver``.

May import law and game.

``checker`` replays the text of a game; of ``law`` it uses values only. ``check`` is the checker of
losses (``docs/certificates.md``). It stands alone and shares no code with the package. ``making``
finds what the checker needs to be told; ``wins`` has the certificates of wins.
"""
