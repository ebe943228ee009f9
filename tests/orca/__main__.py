"""``python -m tests.orca play PLACE BROWSER SCENARIO FOLDER``: listens to one game, or to dialogs.
``python -m tests.orca list PLACE``: says what is played there.
``python -m tests.orca report FOLDER PLACE...``: says whether everything heard in FOLDER is right.
"""

import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .desktop import BROWSERS
from .listener import Unreached
from .report import judge, read, write
from .scenarios import kinds_at, listen, scenarios

TRIES: Final = 3
"""On a busy machine a browser may take the first keys before it shows the page."""
LOADING: Final = "Loading"
"""Orca 43 may take the busy events of a loading Chromium in the wrong order. If this is the last
thing that it says, it is silent in dialogs for the whole visit.
"""


def main(arguments: list[str]) -> int:
    match arguments:
        case ["play", place, browser, scenario, folder]:
            return _play(place, browser, scenario, Path(folder))
        case ["list", place]:
            print(*scenarios(place))
            return 0
        case ["report", folder, *places]:
            return _report(Path(folder), places)
    print(__doc__)
    return 2


def _play(place: str, browser: str, scenario: str, folder: Path) -> int:
    name = f"{place}-{browser}-{scenario}"
    for again in range(TRIES):
        try:
            with TemporaryDirectory(prefix="orca-") as home:
                heard, greeting = listen(place, browser, scenario, Path(home))
        except Unreached as error:
            print(f"{name}: {error}: try {again + 2}", flush=True)
            continue
        print(f"{name}: {len(heard)} keys; first {greeting}", flush=True)
        write(heard, folder / f"{name}.jsonl")
        if not (greeting and greeting[-1].startswith(LOADING)):
            return 0
        print(f"Orca believes that the page is loading: try {again + 2}", flush=True)
    return 1


def _report(folder: Path, places: list[str]) -> int:
    print("Versions: " + "; ".join(_version(name) for name in ("orca", "chromium", "firefox-esr")))
    is_right = True
    for place, browser in product(places, BROWSERS):
        files = [folder / f"{place}-{browser}-{each}.jsonl" for each in scenarios(place)]
        heard = [each for file in files if file.exists() for each in read(file)]
        lines, is_good = judge(heard, kinds_at(place))
        print(f"{place}, {browser}", *lines, sep="\n")
        missing = [file.stem for file in files if not file.exists()]
        for name in missing:
            print(f"  {name}: broken off")
        is_right &= is_good and not missing
    print("Everything is as it must be." if is_right else "FAULTS WERE HEARD.")
    return 0 if is_right else 1


def _version(name: str) -> str:
    command = [shutil.which(name) or name, "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"{name} {answer.stdout.strip()}"


sys.exit(main(sys.argv[1:]))
