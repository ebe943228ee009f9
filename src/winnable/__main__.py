"""``python -m winnable`` is the command ``winnable``."""

from .cli import main

main()
