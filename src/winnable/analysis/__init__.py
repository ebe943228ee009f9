"""What can be said of a view or a game: hints, certain endings, chances, reviews, shortest wins,
intervals.

May import law, game, solver and players.

``hints`` and ``endings`` look at a view only. ``chances`` and ``judging`` sample worlds of it;
``reviews`` and ``shortest`` use the real cards.
``efforts`` says how much work a question may take, and ``searching`` where a search runs.
``estimates`` has intervals for shares.
"""
