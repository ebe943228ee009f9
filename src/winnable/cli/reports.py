"""``winnable verify`` and ``winnable stats``."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..errors import StoreError, WinnableError
from ..messages import say_fault
from ..messages.answers import say_statistics
from ..results import statistics
from ..store import Store, read_text
from ..verify import verify as verify_text
from .output import complain, player_voice, print_json


def verify(
    file: Path,
    /,
    *files: Path,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Check saved games with an independent replay of every move.

    winnable verify mygame.txt --json

    Exits with 0 if all are legal, 1 if one is not, 2 if one cannot be read.

    Parameters
    ----------
    file
        A game text, as the game saves it.
    files
        More of them.
    json_
        Print one JSON object a file.
    """
    voice, worst = player_voice(), 0
    for path in (file, *files):
        try:
            found = verify_text(read_text(path))
        except StoreError as error:
            complain(error)
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


def stats(*, json_: Annotated[bool, Parameter("--json", negative="")] = False) -> int:
    """Show your statistics, a line each game.

    winnable stats --json

    Parameters
    ----------
    json_
        Print one JSON object a game.
    """
    results, damaged = Store().results()
    found, voice = statistics(results), player_voice()
    if json_:
        for each in found:
            print_json(asdict(each))
        return 0
    for line in say_statistics(voice, found):
        print(line)
    if damaged:
        print(voice.say("stats-damaged", count=damaged), file=sys.stderr)
    return 0
