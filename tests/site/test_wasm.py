"""The searches and players that are compiled to WebAssembly answer what the native ones answer."""

import json
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

from site_build.python import PYODIDE, STANDARD
from site_build.wasm import SIZES, UNITS
from tests.site import answers
from tests.site.conftest import MODULES, ROOT, Pyodide
from tests.support.length import IS_LONG
from winnable.law.variants import VARIANTS

HERE: Final = Path(__file__)
RULES: Final = sorted({str(variant.rules) for variant in VARIANTS.values()})
COUNTS: Final = (
    {"verdicts": 1000, "wins": 200, "choices": 200, "games": 10}
    if IS_LONG
    else {"verdicts": 25, "wins": 6, "choices": 6, "games": 1}
)


@pytest.fixture(scope="module")
def answered(pyodide: Pyodide) -> dict[str, dict[str, str]]:
    asked = dict.fromkeys(RULES, COUNTS)
    found: dict[str, dict[str, str]] = pyodide(HERE.with_name("answers.py"), "answers", asked)
    return found


@pytest.mark.parametrize("rules", RULES)
def test_answers_are_those_of_the_native_modules(
    rules: str, answered: dict[str, dict[str, str]]
) -> None:
    assert answered[rules] == answers.answers({rules: COUNTS})[rules]


def test_every_packed_module_can_be_imported(pyodide: Pyodide) -> None:
    units = [f"winnable.{unit.replace('/', '.')}" for unit in UNITS]
    modules = json.loads(MODULES.read_text())
    found = pyodide(HERE.with_name("importing.py"), "found", {"modules": modules, "units": units})
    assert found == {"faults": {}, "interpreted": []}


@pytest.mark.usefixtures("python_of_site")
def test_sizes_of_c_types_are_those_of_pyodide() -> None:
    with ZipFile(ROOT / PYODIDE / STANDARD) as library:
        text = library.read("_sysconfigdata__emscripten_wasm32-emscripten.py")
    names: dict[str, dict[str, object]] = {}
    exec(text, names)  # assigns a dictionary
    assert {name: names["build_time_vars"][name] for name in SIZES} == SIZES
