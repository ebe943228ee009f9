"""Packs the modules that the site needs, compiled to bytecode. Runs under Pyodide, in Node.

Bytecode belongs to one version of Python, so Pyodide itself compiles it. This module imports only
the standard library; ``packing.mjs`` calls ``pack``.

A module is packed if a packed one imports it: of the package and its dependencies every import
counts, of the standard library those at the top level of a module.
"""

import ast
import importlib.util
import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import _bootstrap_external
from pathlib import Path
from typing import Final

DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every packed file: equal sources make equal bytes."""
DATA: Final = (".ftl",)
"""The endings of the files that are packed as they are."""
_DOCUMENTED: Final = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)


def pack(folder: str) -> None:
    """Packs what ``plan.json`` in the folder asks for, as ``pack_modules`` does.

    Reads ``own.zip``, ``standard.zip`` and ``joined.zip`` there; writes ``package.zip``,
    ``python_stdlib.zip`` and ``modules.json``, the names of all packed modules.
    """
    work = Path(folder)
    plan = json.loads((work / "plan.json").read_text(encoding="utf-8"))
    own, standard, joined = (
        unzipped((work / f"{name}.zip").read_bytes()) for name in ("own", "standard", "joined")
    )
    package, library, modules = pack_modules(own, standard, joined, plan["roots"], plan["without"])
    (work / "package.zip").write_bytes(zipped(package))
    (work / "python_stdlib.zip").write_bytes(zipped(library))
    (work / "modules.json").write_text(json.dumps(modules, indent=0), encoding="utf-8")


def pack_modules(
    own: Mapping[str, bytes],
    standard: Mapping[str, bytes],
    joined: Mapping[str, bytes],
    roots: Iterable[str],
    without: Iterable[str],
) -> tuple[dict[str, bytes], dict[str, bytes], list[str]]:
    """Returns the files of the package with its dependencies, those of the standard library, and
    the names of the modules in both.

    ``joined`` has the sources of compiled modules, for their imports. ``without`` names modules and
    packages that are left out although something imports them.
    """
    found: dict[str, str] = {}
    waiting, skipped = [*roots], {*without}
    while waiting:
        module = waiting.pop()
        above = [module]
        while "." in above[-1]:
            above.append(above[-1].rpartition(".")[0])
        if module in found or skipped.intersection(above):
            continue
        path = path_of(module, own) or path_of(module, standard)
        if path is None:
            continue
        found[module] = path
        waiting += above[1:]
        is_own = path in own
        if not path.endswith(".so"):
            text = (own if is_own else standard)[path]
        else:
            text = joined.get(f"{module.replace('.', '/')}.py", b"")
        waiting += imports(module, text, is_package="__init__" in path, is_deep=is_own)
    paths = set(found.values())
    package = {path: data for path, data in own.items() if path.endswith(DATA)}
    package |= {path: own[path] for path in paths & own.keys() if path.endswith(".so")}
    sources = {path for path in paths if path.endswith(".py")}
    package |= {f"{path}c": bytecode(path, own[path]) for path in sorted(sources & own.keys())}
    sources -= own.keys()
    return (
        package,
        {f"{path}c": bytecode(path, standard[path]) for path in sorted(sources)},
        sorted(found),
    )


def path_of(module: str, files: Mapping[str, bytes]) -> str | None:
    """Returns the path of a module among files: the compiled one before its source."""
    base = module.replace(".", "/")
    for path in files:
        if path.startswith(f"{base}.") and path.endswith(".so"):
            return path
    return next((path for path in (f"{base}/__init__.py", f"{base}.py") if path in files), None)


def imports(module: str, text: bytes, *, is_package: bool, is_deep: bool) -> Iterator[str]:
    """Yields the modules that a source imports; with ``is_deep``, in its functions too.

    What is imported from a package is yielded as a module; if it is none, it is not found later.
    """
    package = module if is_package else module.rpartition(".")[0]
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and _is_never_true(node.test):
            waiting += node.orelse
        elif is_deep or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def _is_never_true(test: ast.expr) -> bool:
    """Whether a test is false in the browser: it is for type checkers or for a program."""
    text = ast.unparse(test)
    return "TYPE_CHECKING" in text or text == "__name__ == '__main__'"


def bytecode(path: str, text: bytes) -> bytes:
    """Compiles a source to the content of a ``.pyc`` file that Python does not check.

    Without the docstrings of modules and functions. Those of classes stay: a dataclass without one
    would make its own.
    """
    tree = ast.parse(text)
    if not path.startswith("_pyodide/"):  # which copies docstrings when it starts
        for node in ast.walk(tree):
            if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    code = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    hashed = importlib.util.source_hash(text)
    data: bytes = _bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]  # noqa: SLF001
        code, hashed, checked=False
    )
    return data


def unzipped(data: bytes) -> dict[str, bytes]:
    """Returns the files of a zip file by path."""
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith("/")}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Returns a zip file; equal files make equal bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, DAY)
            entry.external_attr = 0o644 << 16
            file.writestr(entry, files[path], zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()
