"""Whether tests run at full length, as in ``scripts/test-long``, or do a part of the work."""

import os
from typing import Final

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
