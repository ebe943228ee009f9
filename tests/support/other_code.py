"""A preload of a Dask worker (``dask worker --preload``): the worker has other code."""

import os

from winnable.research.campaign import working

vars(working)["code_name"] = lambda: os.environ["WINNABLE_TEST_CODE"]
