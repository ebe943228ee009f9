"""``python -m tests.orca play BROWSER GAME FOLDER``: listens to one game.
``python -m tests.orca report FOLDER``: says whether everything heard in FOLDER is right.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.support.serving import serving

from .desktop import BROWSERS
from .report import judge, read, write
from .scenarios import GAMES, Unreached, listen

TRIES: Final = 3
"""On a busy machine a browser may take the first keys before it shows the page."""
LOADING: Final = "Loading"
"""Orca 43 may take the busy events of a loading Chromium in the wrong order. If this is the last
thing that it says, it is silent in dialogs for the whole visit.
"""


def main(arguments: list[str]) -> int:
    match arguments:
        case ["play", browser, game, folder]:
            return _play(browser, game, Path(folder))
        case ["report", folder]:
            return _report(Path(folder))
    print(__doc__)
    return 2


def _play(browser: str, game: str, folder: Path) -> int:
    for again in range(TRIES):
        try:
            with (
                TemporaryDirectory(prefix="orca-") as home,
                serving(Path(home) / "server") as server,
            ):
                heard, greeting = listen(server, browser, game, Path(home))
        except Unreached as error:
            print(f"{browser}, {game}: {error}: try {again + 2}", flush=True)
            continue
        print(f"{browser}, {game}: {len(heard)} keys; first {greeting}", flush=True)
        write(heard, folder / f"{browser}-{game}.jsonl")
        if not (greeting and greeting[-1].startswith(LOADING)):
            return 0
        print(f"Orca believes that the page is loading: try {again + 2}", flush=True)
    return 1


def _report(folder: Path) -> int:
    print("Versions: " + "; ".join(_version(name) for name in ("orca", "chromium", "firefox-esr")))
    is_right = True
    for browser in BROWSERS:
        files = [folder / f"{browser}-{game}.jsonl" for game in GAMES]
        heard = [each for file in files if file.exists() for each in read(file)]
        lines, is_good = judge(heard)
        print(browser, *lines, sep="\n")
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
