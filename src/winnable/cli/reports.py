"""``winnable verify`` and ``winnable stats``."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..checker import verify as verify_text
from ..disk import StoreError
from ..errors import WinnableError
from ..messages import say_fault
from ..messages.statistics import say_statistics
from ..ratings import ratings
from ..results import Statistics, as_csv, statistics, written
from ..store import Store, read_text
from .output import check_exclusive, player_voice, print_error, print_json


def verify(
    file: Path,
    /,
    *files: Path,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Check saved games by an independent replay.

    The replay uses a second, independent statement of the rules.

    winnable verify mygame.txt --json

    Exits with 0 if every game is legal, 1 if one is not, 2 if a file cannot be read.

    Parameters
    ----------
    file
        A saved game.
    files
        More saved games.
    json_
        Print one JSON object for each file.
    """
    voice, worst = player_voice(tells=False), 0
    for path in (file, *files):
        try:
            found = verify_text(read_text(path))
        except StoreError as error:
            print_error(error)
            worst = 2
            continue
        except WinnableError as error:
            worst = max(worst, 1)
            sentence = say_fault(voice, error)
            if json_:
                print_json(
                    {"file": str(path), "legal": False, "fault": error.code, "why": sentence}
                )
            else:
                print(f"{path}: {sentence}")
            continue
        if json_:
            print_json(
                {
                    "file": str(path),
                    "legal": True,
                    "won": found.is_won,
                    "moves": found.moves,
                    "lines": found.lines,
                    "out": found.out,
                    "rules": str(found.rules),
                    "deal": str(found.deal),
                }
            )
            continue
        sentence = voice.say(
            "verified",
            won=found.is_won,
            file=str(path),
            moves=found.moves,
            out=found.out,
            total=found.rules.deck_size,
        )
        if found.lines > 1:
            sentence += " " + voice.say("verify-branches", lines=found.lines)
        print(sentence)
    return worst


def stats(
    *,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
    csv: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Show your statistics.

    There is one line for each game and level that you have played, and one for
    each rating if it is switched on ("rating on" in a game).

    winnable stats --json

    Parameters
    ----------
    json_
        Print one JSON object for each game and level.
    csv
        Print a table with one line for each game and level, as CSV.
    """
    check_exclusive({"--json": json_ or None, "--csv": csv or None})
    store = Store()
    results, damaged = store.results()
    found, voice = statistics(results), player_voice()
    if json_:
        for each in found:
            print_json(written(each))
        return 0
    if csv:
        print(as_csv(Statistics, found), end="")
        return 0
    rated = ratings(results) if store.settings().rating else {}
    for line in say_statistics(voice, found, rated):
        print(line)
    if damaged:
        print(voice.say("stats-damaged", count=damaged), file=sys.stderr)
    return 0
