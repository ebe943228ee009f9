"""What runs for hours or competes: campaigns, grading, training, the arena.

May import every package but cli, web, session and store.

``campaign`` asks questions of many deals: measures, the ledger and the files, the driver on Dask,
reports; ``building`` makes the catalogue. ``grading`` grades deals and checks and writes the
catalogue. ``training`` trains the value nets. ``arena`` lets bots play each other, and has compiled
batches of games for programs that learn.
"""
