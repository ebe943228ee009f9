"""``winnable review``: where a saved game was lost, and what else was possible."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..game import parse_game
from ..messages import Voice
from ..messages.reviews import say_review
from ..review import review as review_of
from ..store import read_text
from .output import Language, player_voice, print_json


def review(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    language: Annotated[Language | None, Parameter(alias="--lang")] = None,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Review a saved game: the step that lost it, a way to win from there, mistake or bad luck.

    winnable review mygame.txt

    Parameters
    ----------
    file
        A game text, as the game saves it, or - for standard input.
    language
        The language of the sentences.
    json_
        Print one JSON object.
    """
    game = parse_game(sys.stdin.read() if file == "-" else read_text(Path(file)))
    found = review_of(game)
    voice = Voice(game.rules, language or player_voice().language)
    said = say_review(voice, game, found)
    if json_:
        print_json({"file": file, **asdict(found), "said": said})
        return 0
    for line in said:
        print(line)
    return 0
