"""Makes what the package contains: the nets of the fair player, and the graded deals.

``learning`` is the compiled net that learns, ``descent`` its gradient descent. ``training`` trains
the nets (``scripts/train``), and ``calibration`` fits their chances. ``building`` grades the deals
as campaigns (``scripts/catalogue``), and ``writing`` writes their file. No user of the package
needs this, so it is not part of the wheel; ``winnable`` never imports it.
"""
