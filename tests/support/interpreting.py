"""Loads the sources of compiled modules, to compare the two."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from unittest.mock import patch


def interpreted(*names: str) -> Sequence[ModuleType]:
    """The modules loaded from source; a later one imports the earlier ones.

    Other modules keep their compiled imports. The names are absolute.
    """
    loaded = []
    with patch.dict(sys.modules):
        for name in names:
            origin = importlib.util.find_spec(name)
            assert origin is not None
            assert origin.origin is not None
            path = Path(origin.origin)
            path = path.with_name(f"{path.name.split('.')[0]}.py")
            spec = importlib.util.spec_from_file_location(name, path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
            assert not module.COMPILED
            loaded.append(module)
    return loaded
