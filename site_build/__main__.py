"""Builds the site into ``dist/site``: ``python -m site_build [ADDRESS]``, from the root of
the repository.

``scripts/site`` calls it after it has installed the tools.
"""

import sys

from .building import build

if __name__ == "__main__":
    try:
        build(address=sys.argv[1] if len(sys.argv) > 1 else "")
    except RuntimeError as error:
        sys.exit(f"scripts/site: {error}")
