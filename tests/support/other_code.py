"""A preload of a Dask worker (``dask worker --preload``): the worker has other code."""

import os

from winnable.campaign import working

working.code_name = lambda: os.environ["WINNABLE_TEST_CODE"]  # type: ignore[attr-defined]
