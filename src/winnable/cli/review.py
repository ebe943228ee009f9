"""``winnable review``: which move lost a saved game, and what else was possible."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..analysis.reviews import Review, Turning, retry
from ..analysis.reviews import review as review_of
from ..analysis.shortest import par as par_of
from ..disk import read_text
from ..game.game import Game, parse_game
from ..law.errors import WinnableError
from ..speech.messages import Voice, say_fault
from ..speech.messages.answers import say_title
from ..speech.messages.languages import CODES
from ..speech.messages.reviews import say_par, say_review
from ..store import Store
from .faults import CommandError, CommandFault
from .options import SOURCE, OneObject, Switch
from .output import player_voice, print_json, standard_input


def review(
    file: Annotated[str | None, SOURCE] = None,
    /,
    *,
    language: Annotated[str | None, Parameter(alias="--lang", choices=CODES)] = None,
    par: Switch = False,
    json_: OneObject = False,
) -> int:
    """Find the move that lost a saved game.

    The review shows a win that was possible before that move, and separates mistakes from bad luck.

    winnable review

    winnable review mygame.txt --par

    Parameters
    ----------
    file
        A saved game, or - for standard input. Without it, the game that you played last.
    language
        The language of the sentences.
    par
        Also find the fewest moves that win the deal; this can take some seconds. Your own game must
        be over.
    """
    store = Store()
    if file is None:
        last = store.last_played()
        if last is None:
            raise CommandError(CommandFault.NOTHING_PLAYED)
        game_id, game = last
        file = game_id
        is_over = store.results.has(game_id)
    else:
        text = standard_input() if file == "-" else read_text(Path(file))
        try:
            game = parse_game(text)
        except WinnableError as error:
            sentence = say_fault(player_voice(tells=False), error)
            print(sentence if file == "-" else f"{file}: {sentence}", file=sys.stderr)
            return 2
        is_over = None
    found = review_of(game)
    voice = Voice(game.rules, language or player_voice().language)
    said = say_review(voice, game, found)
    if is_over is not None:
        said.insert(0, voice.say("review-saved", over=is_over, title=say_title(voice, game)))
    value = review_value(game, found)
    if par and is_over is False:
        said.append(voice.say("par-open"))
    elif par:
        least, own = par_of(game)
        said += say_par(voice, least, own)
        if least.most is not None:
            value["par"] = {"least": least.least, "most": least.most, "own": own}
    if json_:
        print_json({"file": file, **value, "said": said})
        return 0
    for line in said:
        print(line)
    return 0


def review_value(game: Game, found: Review) -> dict[str, object]:
    """Returns the review as plain values, with moves as text."""
    again = retry(game, found)
    turning = None if found.turning is None else _turning(found.turning)
    mistakes = [{**asdict(each), "plan": list(map(str, each.plan))} for each in found.mistakes]
    own = {"turning": turning, "mistakes": mistakes, "retry": again and again.text}
    fields = asdict(found)
    safe, lost = fields.pop("last_winnable"), fields.pop("first_lost")
    return {**fields, "safe": safe, "lost": lost, **own}


def _turning(turning: Turning) -> dict[str, object]:
    options = [{**asdict(each), "move": str(each.move)} for each in turning.options]
    line = list(map(str, turning.line))
    return {**asdict(turning), "move": str(turning.move), "options": options, "line": line}
