"""What the packed modules are like under Pyodide, where the test runs this as a program."""

import importlib

import winnable.web.site.start  # noqa: F401  # as the site starts


def found(asked: dict[str, list[str]]) -> dict[str, object]:
    """Imports modules; returns the errors, and the units that are interpreted."""
    faults = {}
    for name in asked["modules"]:
        try:
            importlib.import_module(name)
        except Exception as error:  # any of them
            faults[name] = repr(error)
    units = [importlib.import_module(name) for name in asked["units"]]
    return {
        "faults": faults,
        "interpreted": [unit.__name__ for unit in units if not unit.COMPILED],
    }
