"""Compiles the searches with Cython. Everything else is in pyproject.toml.

A *unit* is one compiled module, made of one source or joined from several. ``UNITS`` lists the
joined ones. Their classes, each derived from the one before, become one final class in one C file:
all calls are direct, and small ones are inlined. docs/figures/solver.md says what other forms cost.
The source of a unit is written to build/joined:

- the class of each module, and its imports of other modules than these (in C, the parts of a unit,
  their constants and ``bits`` need no import),
- the C types from the ``.pxd`` beside each module that has more than constants,
- the constants of these modules, and of ``layout.py``, as C constants,
- the digests of all these files: a compiled unit refuses to be imported if a source has changed.

WINNABLE_CFLAGS adds flags for the C compiler; scripts/sanitize uses it. WINNABLE_ABI=full builds
for this version of Python only, to compare its speed with that of the stable ABI.
scripts/setup dev sets WINNABLE_WORKSHOP: then the unit of workshop is compiled too, for this tree.

Without a C compiler nothing is compiled: build/interpreted then says why, in one line.
"""

import ast
import hashlib
import importlib.util
import os
import platform
import re
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))  # a build runs this file without its folder
from release.project import address, long_description, version

STABLE_ABI = (
    os.environ.get("WINNABLE_ABI") != "full" and platform.python_implementation() == "CPython"
)
"""One wheel for each platform serves CPython 3.11 and later."""
FLAGS = ["-O3", "-g0", *os.environ.get("WINNABLE_CFLAGS", "").split()]
SOURCE = Path("src/winnable")
JOINED = Path("build/joined")
INTERPRETED = Path("build/interpreted")
README = Path("README.md").read_text(encoding="utf-8")
BITS = "solver/bits"
HEAD = """# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
from cython import compiled, nogil
"""
KLONDIKE = [
    f"solver/klondike/{name}"
    for name in (
        "state",
        "components",
        "pending",
        "moves",
        "memory",
        "families",
        "locks",
        "results",
        "relaxed",
        "relaxation",
        "draw_one",
        "runs",
        "choices",
        "search",
    )
]
TABLES = [f"solver/solitario/{name}" for name in ("state", "memory", "reach", "acts", "moves")]
SOLITARIO = [*TABLES, "solver/solitario/search"]
ASTAR = [f"solver/astar/{name}" for name in ("store", "bounds", "table", "moves", "klondike")]
PLAYER = [f"players/{name}" for name in ("weighing", "foresight", "inputs", "net", "tree")]
ENGINE = ["solver/board", "players/engine"]
UNITS = {
    "solver/klondike/search": ("solver/klondike/layout", KLONDIKE),
    "solver/solitario/search": ("solver/solitario/layout", SOLITARIO),
    "solver/solitario/certain": (
        "solver/solitario/layout",
        [*TABLES, "solver/solitario/certain"],
    ),
    "solver/astar/klondike": ("solver/astar/layout", ASTAR),
    "solver/astar/solitario": (
        "solver/astar/layout",
        ["solver/astar/store", "solver/astar/solitario"],
    ),
    "solver/replay": ("solver/goals", ["solver/board", "solver/replay"]),
    "players/tree": ("solver/klondike/layout", [*KLONDIKE, *PLAYER]),
    "players/ladder_klondike": ("", [*ENGINE, "players/ladder_klondike"]),
    "players/ladder_solitario": ("", ["solver/board", "players/ladder_solitario"]),
    "players/tricky": ("", [*ENGINE, "players/tricky"]),
    "research/arena/batch": (
        "research/arena/layout",
        ["solver/board", "research/arena/tables", "research/arena/batch"],
    ),
}
"""Units of several modules: their constants (if these have a module of their own), and the modules
in the order of their inheritance.
"""
if os.environ.get("WINNABLE_WORKSHOP"):
    UNITS["workshop/learning"] = (
        "solver/klondike/layout",
        [*KLONDIKE, *PLAYER, "workshop/descent", "workshop/learning"],
    )


class Build(build_ext):
    """Compiles all units or none. Without them the searches run interpreted: far slower, with the
    same verdicts.
    """

    def build_extensions(self) -> None:
        INTERPRETED.unlink(missing_ok=True)
        try:
            super().build_extensions()
        except Exception as error:  # any failure of a missing or broken compiler
            self.forget_extensions()
            why = missing_tools() or f"The compiler failed: {' '.join(str(error).split())[:200]}"
            INTERPRETED.parent.mkdir(exist_ok=True)
            INTERPRETED.write_text(f"{why}\n", encoding="utf-8")
            print(f"winnable: the searches will run interpreted. {why}", file=sys.stderr)

    def copy_extensions_to_source(self) -> None:
        # Not in pyproject.toml: with two folders an editable install would be an import hook, in
        # which type checkers find nothing.
        self.get_finalized_command("build_py").package_dir["workshop"] = "workshop"
        super().copy_extensions_to_source()
        # A module that was a unit once would hide its source.
        units = {Path(self.get_ext_fullpath(each.name)).resolve() for each in self.extensions}
        for old in (*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")):
            if old.resolve() not in units:
                old.unlink()

    def forget_extensions(self) -> None:
        """Removes what was compiled, here and in an earlier build: units rely on each other."""
        folders = [self.build_lib, *([SOURCE.parent, "."] if self.editable_mode else [])]
        for extension in self.extensions:
            path = self.get_ext_filename(self.get_ext_fullname(extension.name))
            for folder in folders:
                Path(folder, path).unlink(missing_ok=True)
        self.extensions = []


def missing_tools() -> str:
    """What ``winnable.solver.native.missing_tools`` returns; the package is not installed yet."""
    spec = importlib.util.spec_from_file_location("native", SOURCE / "solver/native.py")
    native = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(native)
    return native.missing_tools()


def place(name: str) -> Path:
    """Where a source is: in the workshop or in the package."""
    return Path(name) if name.startswith("workshop/") else SOURCE / name


def within(name: str) -> str:
    """The name of a source or unit with that of its package."""
    return name if name.startswith("workshop/") else f"winnable/{name}"


def read(name: str) -> str:
    """A source of the package or of the workshop."""
    return place(name).read_text(encoding="utf-8")


def has_types(name: str) -> bool:
    """Whether a ``.pxd`` has the C types of a module. One that has constants only needs none."""
    return place(f"{name}.pxd").exists()


def write(name: str, text: str) -> None:
    """Writes a file of build/joined, unless it has that text: then Cython need not run again."""
    path = JOINED / within(name)
    for folder in (path.parent, *path.parent.parents):
        if folder == JOINED:
            break
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()  # Cython takes the package from the folders
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def constants(*names: str) -> str:
    """The constants of modules as C types: small ones in an enum, large ones of 64 bits.

    They are its assignments to names in capitals, those below ``if not compiled`` included.
    """
    values: dict[str, int] = {}
    for name in names:
        for node in ast.parse(read(f"{name}.py")).body:
            if not (isinstance(node, ast.If) and ast.unparse(node.test) == "not compiled"):
                block = [node]
            else:
                block = node.body
            code = ast.Module([each for each in block if isinstance(each, ast.Assign)], [])
            if code.body and "compiled" not in ast.unparse(code):
                exec(compile(code, name, "exec"), {}, values)  # noqa: S102  # our own source
    large = {name: value for name, value in values.items() if value >= 1 << 31}
    lines = []
    if len(values) > len(large):
        lines.append("cdef enum:")
        lines += [f"    {name} = {value}" for name, value in values.items() if name not in large]
    if large:
        lines += ["cdef extern from *:", '    """']
        lines += [f"    #define W_{name} {value}ULL" for name, value in large.items()]
        lines += ['    """', *(f'    const u64 {name} "W_{name}"' for name in large)]
    return "\n".join([*lines, ""])


def imported(name: str, node: ast.ImportFrom) -> str:
    """The name of the module that the module ``name`` imports from."""
    folders = name.split("/")[: -node.level] if node.level else []
    return "/".join([*folders, *node.module.split(".")]).removeprefix("winnable/")


def joined_code(layout: str, names: list[str]) -> str:
    """The classes of some modules as one class, which has the name of the last one. A method takes
    the place of one of an earlier class.
    """
    methods, others = {}, []
    for name in filter(None, (layout, *names)):
        text = read(f"{name}.py")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ImportFrom):
                needless = {BITS, layout, *names, "math"}  # ``math``: see the C types
                others += [] if imported(name, node) in needless else [ast.unparse(node)]
            if isinstance(node, ast.FunctionDef):
                others.append(ast.unparse(node))
            if not isinstance(node, ast.ClassDef):
                continue
            last = node
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    first = min(each.lineno for each in (part, *part.decorator_list))
                    methods[part.name] = "\n".join(text.splitlines()[first - 1 : part.end_lineno])
    head = f'class {last.name}:\n    """{ast.get_docstring(last)}"""'
    return "\n\n".join([f"{HEAD}", *others, "COMPILED = compiled", head, *methods.values()])


def joined_types(layout: str, names: list[str]) -> str:
    """The C types of the class of ``joined_code``."""
    attributes, methods = [], []
    for name in names:
        _, line, body = re.split(r"^(cdef class .*:)\n", read(f"{name}.pxd"), flags=re.MULTILINE)
        first, _, rest = body.partition("\n\n")
        attributes.append(first)
        methods.append(rest)
    title = re.sub(r"\(.*\)", "", line)
    return "\n".join(
        [
            "cimport cython\nfrom winnable.solver.bits cimport *\n",
            *(each for name in names for each in re.findall(r"from libc.*", read(f"{name}.pxd"))),
            constants(*filter(None, (layout, *names))),
            *re.findall(
                r"^cdef .*", read(f"{layout}.pxd") if has_types(layout) else "", re.MULTILINE
            ),
            f"@cython.final\n{title}",
            *attributes,
            "",
            *methods,
        ]
    )


def unit(name: str) -> Extension:
    """Writes the source and the C types of a unit, and tells setuptools of it."""
    layout, parts = UNITS.get(name, ("", [name]))
    modules = [*parts, *filter(None, [layout])]
    sources = [f"{BITS}.pxd", *(f"{each}.py" for each in modules)]
    sources += [f"{each}.pxd" for each in modules if has_types(each)]
    if name in UNITS:
        code, types = joined_code(layout, parts), joined_types(layout, parts)
    else:
        code = read(f"{name}.py")
        before, line, after = re.split(
            r"^((?:@cython.final\n)?cdef class .*\n)", read(f"{name}.pxd"), flags=re.MULTILINE
        )
        types = "\n".join([before, constants(name), line + after])
    digests = {
        Path(os.path.relpath(place(path), place(name).parent)).as_posix(): hashlib.sha1(
            place(path).read_bytes(), usedforsecurity=False
        ).hexdigest()
        for path in sources
    }
    code += "\n\nfrom winnable.solver.native import check_sources\n\n"
    code += f"DIGESTS = {digests}\ncheck_sources(__file__, DIGESTS)\n"  # a traceback shows the call
    write(f"{name}.py", code)
    write(f"{name}.pxd", types)
    return Extension(
        within(name).replace("/", "."),
        [str(JOINED / within(f"{name}.py"))],
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if STABLE_ABI else [],
        py_limited_api=STABLE_ABI,
        extra_compile_args=FLAGS,
        extra_link_args=FLAGS,
    )


write(f"{BITS}.pxd", read(f"{BITS}.pxd"))
typed = [path.relative_to(SOURCE).with_suffix("").as_posix() for path in SOURCE.rglob("*.pxd")]
parts = {part for layout, names in UNITS.values() for part in (layout, *names)}
setup(
    long_description=long_description(README, address(), f"v{version()}"),
    long_description_content_type="text/markdown",
    ext_modules=cythonize(
        [unit(name) for name in [*UNITS, *sorted({*typed} - parts - {BITS})]],
        build_dir="build",
        include_path=[str(JOINED)],
    ),
    cmdclass={"build_ext": Build},
    options={
        "build_ext": {"parallel": True},
        **({"bdist_wheel": {"py_limited_api": "cp311"}} if STABLE_ABI else {}),
    },
)
