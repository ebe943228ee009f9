"""``winnable verify`` and ``winnable stats``."""

import sys
from pathlib import Path
from typing import Annotated

from ..catalogues.ratings import ratings
from ..disk import StoreError, decoded, read_given
from ..game.results import Statistics, as_csv, statistics, written
from ..law.errors import WinnableError
from ..proof.checker import verify as verify_text
from ..speech.messages import Voice, say_fault
from ..speech.messages.statistics import say_statistics
from ..store import Store
from .certify import Proof, is_certificate, read_proof
from .options import SOURCE, Json, Switch
from .output import (
    check_exclusive,
    count_of,
    error_value,
    player_voice,
    print_error,
    print_json,
    standard_bytes,
)


def verify(
    file: Annotated[Path, SOURCE],
    /,
    *files: Annotated[Path, SOURCE],
    states: str = "10000000",
    json_: Json = False,
) -> int:
    """Check saved games, and proofs of wins and losses.

    A second, independent implementation of the rules replays each game. The proofs are the files
    that "winnable certify" writes.

    winnable verify mygame.txt --json

    winnable verify lost.cert

    Exits with 0 if every game is legal and every proof correct, 1 if one is not, 2 if a file cannot
    be read.

    Parameters
    ----------
    file
        A saved game or a proof, or - for standard input.
    files
        More saved games or proofs.
    states
        The maximum number of states of a proof.
    json_
        Print one JSON object for each file. If a file cannot be read, its object has the error.
    """
    voice, worst, limit = player_voice(tells=False), 0, count_of("--states", states)
    for path in (file, *files):
        right = "legal"
        try:
            data = standard_bytes() if str(path) == "-" else read_given(path)
            if is_certificate(data):
                right = "correct"
                value, sentence = _proof(voice, path, read_proof(data, limit))
            else:
                value, sentence = _game(voice, path, decoded(path, data))
        except StoreError as error:
            print_error(error)
            if json_:
                print_json({"file": str(path), "error": error_value(voice, error)})
            worst = 2
            continue
        except WinnableError as error:
            worst = max(worst, 1)
            why = say_fault(voice, error)
            value, sentence = {right: False, "fault": error.code, "why": why}, f"{path}: {why}"
        if json_:
            print_json({"file": str(path), **value})
        else:
            print(sentence)
    return worst


def _game(voice: Voice, path: Path, text: str) -> tuple[dict[str, object], str]:
    """Checks a saved game. Returns its JSON and a sentence."""
    found = verify_text(text)
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
    value: dict[str, object] = {
        "legal": True,
        "won": found.is_won,
        "moves": found.moves,
        "lines": found.lines,
        "out": found.out,
        "rules": str(found.rules),
        "deal": str(found.deal),
    }
    return value, sentence


def _proof(voice: Voice, path: Path, found: Proof) -> tuple[dict[str, object], str]:
    """Returns the JSON and the sentence of a proof that is correct."""
    sentence = voice.say(
        "certificate-right",
        kind=found.kind,
        file=str(path),
        nodes=found.size,
        text=found.position,
    )
    counted = "moves" if found.kind == "win" else "states"
    value: dict[str, object] = {
        "correct": True,
        "won": found.kind == "win",
        "position": found.position,
        counted: found.size,
    }
    return value, sentence


def stats(
    *,
    json_: Json = False,
    csv: Switch = False,
) -> int:
    """Show your statistics.

    There is one line for each game and level that you have played. If ratings are
    switched on ("rating on" in a game), there is also one line for each rating.

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
    results, damaged = store.results.read()
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
        print(voice.say("stats-damaged", count=len(damaged)), file=sys.stderr)
    return 0
