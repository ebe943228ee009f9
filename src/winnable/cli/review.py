"""``winnable review``: which move lost a saved game, and what else was possible."""

import sys
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter

from ..analysis.reviews import Review, Turning, retry
from ..analysis.reviews import review as review_of
from ..analysis.shortest import par as par_of
from ..game.game import Game, parse_game
from ..law.errors import WinnableError
from ..law.rules import Rules
from ..speech.messages import Voice, say_fault
from ..speech.messages.answers import say_title
from ..speech.messages.languages import CODES
from ..speech.messages.reviews import say_par, say_review
from ..speech.reading import read_one
from ..store import Store
from .faults import CommandError, CommandFault
from .options import SOURCE, OneObject, Switch
from .output import asked_rules, check_exclusive, given_text, player_voice, print_json


def review(
    file: Annotated[str | None, SOURCE] = None,
    /,
    *,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    rules: str | None = None,
    language: Annotated[str | None, Parameter(alias="--lang", choices=CODES)] = None,
    par: Switch = False,
    json_: OneObject = False,
) -> int:
    """Find the move that lost a saved game.

    The review shows a win that was possible before that move, and separates mistakes from bad luck.

    winnable review

    winnable review mygame.txt --par

    winnable review solution.txt --game draw-one

    Parameters
    ----------
    file
        A saved game; or a deal with a list of moves, as Klondike-Solver, MinimalKlondike, lonelybot
        or Solvitaire writes it; or - for standard input. The default is the game that you played
        last.
    game
        The game that a list of moves belongs to, for example draw-three.
    rules
        The rules that a list of moves belongs to, instead of a game.
    language
        The language of the sentences.
    par
        Also find the fewest moves that win the deal; this can take some seconds. A saved game of
        your own must be over.
    """
    check_exclusive({"--game": game, "--rules": rules})
    asked = asked_rules(game or "draw-three", rules)
    store = Store()
    if file is None:
        last = store.last_played()
        if last is None:
            raise CommandError(CommandFault.NOTHING_PLAYED)
        game_id, played = last
        file = game_id
        is_over = store.results.has(game_id)
    else:
        text = given_text(file)
        try:
            played = _played(text, asked)
        except WinnableError as error:
            sentence = say_fault(player_voice(tells=False), error)
            print(sentence if file == "-" else f"{file}: {sentence}", file=sys.stderr)
            return 2
        is_over = None
    if played.rules != asked and (option := "--game" if game else "--rules" if rules else ""):
        raise CommandError(CommandFault.OTHER_RULES, text=str(played.rules), what=option)
    found = review_of(played)
    voice = Voice(played.rules, language or player_voice().language)
    said = say_review(voice, played, found)
    if is_over is not None:
        said.insert(0, voice.say("review-saved", over=is_over, title=say_title(voice, played)))
    value = review_value(played, found)
    if par and is_over is False:
        said.append(voice.say("par-open"))
    elif par:
        least, own = par_of(played)
        said += say_par(voice, least, own)
        if least.most is not None:
            value["par"] = {"least": least.least, "most": least.most, "own": own}
    if json_:
        print_json({"file": file, **value, "said": said})
        return 0
    for line in said:
        print(line)
    return 0


def _played(text: str, rules: Rules) -> Game:
    """Reads a saved game, or a deal with a list of moves. Raises ``WinnableError``."""
    if not text.startswith("winnable game "):
        found = read_one(text, rules, player_voice(tells=False).language)
        if isinstance(found.value, Game):
            return found.value
    return parse_game(text)


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
