"""The arena: bots play proven deals and see only views (``docs/arena.md``).

``protocol`` has the messages, ``splits`` the deals, ``players`` our own players as bots,
``speaking`` what ``winnable bot`` does. ``processes`` runs a bot, ``matches`` plays one game with
it, ``running`` plays many, ``results`` reads, checks and counts them. ``batch`` plays many games
together, compiled; ``vectors`` and ``environment`` put arrays and Gymnasium around it; ``pictures``
has the boards that an environment renders.
"""
