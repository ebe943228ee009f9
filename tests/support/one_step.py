"""A preload of a Dask worker: the worker measures a shard for each file in a folder, or every shard
if there is one called ``ALL``.
"""

import os
import time
from pathlib import Path
from typing import Any

from tests.support.dask_processes import ALL
from winnable.research.campaign import working

_measure = working.measure


def _may_measure(folder: Path) -> bool:
    if (folder / ALL).exists():
        return True
    for each in folder.iterdir():
        each.unlink()
        return True
    return False


def _measure_in_time(*asked: Any) -> Any:
    while not _may_measure(Path(os.environ["WINNABLE_TEST_STEPS"])):
        time.sleep(0.01)
    return _measure(*asked)


vars(working)["measure"] = _measure_in_time
