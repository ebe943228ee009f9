"""Loads the sources of compiled modules, to compare the two; copies the package without these."""

import importlib.util
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import winnable

PACKAGE = Path(winnable.__file__).parent


def interpreted(
    *names: str, planted: Mapping[str, tuple[str, str]] | None = None
) -> Sequence[ModuleType]:
    """The modules loaded from source; a later one imports the earlier ones.

    Other modules keep their compiled imports. The names are absolute. ``planted`` maps a name to a
    text that its source has once, and to the text that takes its place.
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
            source = path.read_text(encoding="utf-8")
            if planted and name in planted:
                right, wrong = planted[name]
                assert source.count(right) == 1, (name, right)
                source = source.replace(right, wrong)
            exec(compile(source, path, "exec"), vars(module))
            loaded.append(module)
    assert not loaded[-1].COMPILED
    return loaded


def copied(folder: Path, *, compiled: bool) -> Path:
    """The folder of a copy of this package, in a source tree."""
    ignored = shutil.ignore_patterns("__pycache__", *([] if compiled else ["*.so", "*.pyd"]))
    shutil.copytree(PACKAGE, folder / "src" / "winnable", ignore=ignored)
    (folder / "setup.py").touch()
    return folder / "src"
