"""What runs for hours or competes: campaigns, grading, the arena.

May import every package but cli, web, session and store.

``campaign`` asks questions of many deals: measures, the ledger and the files, the driver on Dask,
parts without it, reports, published tables. ``grading`` grades deals and checks the catalogue.
``arena`` lets bots play each other, and has compiled batches of games for programs that learn.
"""
