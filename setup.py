"""Builds the searches with Cython. Everything else is in pyproject.toml.

WINNABLE_CFLAGS adds flags for the C compiler; scripts/sanitize uses it.
"""

import os
import sys

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FLAGS = ["-O3", "-g0", *os.environ.get("WINNABLE_CFLAGS", "").split()]


class Build(build_ext):
    """Without a C compiler the searches run interpreted: far slower, with the same verdicts."""

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:  # whatever a missing or broken compiler raises
            print(f"winnable: {ext.name} will run interpreted: {error}", file=sys.stderr)


def extension(name: str) -> Extension:
    path = f"src/{name.replace('.', '/')}.py"
    return Extension(name, [path], extra_compile_args=FLAGS, extra_link_args=FLAGS, optional=True)


setup(
    ext_modules=cythonize(
        [
            extension("winnable.solver.klondike"),
            extension("winnable.solver.solitario"),
            extension("winnable.players.quick"),
            extension("winnable.players.quick_solitario"),
        ],
        build_dir="build",
    ),
    cmdclass={"build_ext": Build},
)
