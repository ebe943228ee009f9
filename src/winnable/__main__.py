"""Makes ``python -m winnable`` run the command ``winnable``."""

from .cli import main

main()
