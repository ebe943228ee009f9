"""Makes new games: of a name or rules, with a deal by number, cards, day or difficulty, or any.

Whoever asks for a game (the library, a typed line, an option, a message of the page) reads what is
asked for into a ``Wish``, and ``game_of`` makes the game. The module reads no files of the player;
``openings`` does.
"""

import secrets
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from random import Random
from typing import Final, Unpack

from ..game.game import Game, game_from
from ..game.hidden import HiddenCard
from ..game.record import RecordError, RecordFault
from ..law.deals import Deal, DealError, check_deal, numbered_deal
from ..law.difficulty import Difficulty
from ..law.errors import Details, WinnableError, check_type
from ..law.position import IllegalMove
from ..law.reading import parse_deal
from ..law.rules import Rules, parse_rules
from ..law.scoring import Scoring
from ..law.variants import VARIANTS, Variant, variant_for, variant_named, variant_of
from ..law.view import View
from . import Catalogue, catalogue_of
from .dailies import daily_deal

RANDOM_NUMBERS: Final = 1_000_000
"""A random deal is one of the numbers 1 .. RANDOM_NUMBERS."""


USUAL: Final = VARIANTS["draw-three"]
"""The game of a deal that is asked for without one."""

Choice = Deal | int | Difficulty | str | tuple[date, Difficulty] | None
"""How a deal is chosen: itself, by its number, a difficulty, its text in any format, or a day and a
difficulty; None: any deal.
"""


@dataclass(frozen=True, slots=True)
class Wish:
    """The game that a player wants."""

    variant: Variant
    deal: Choice = None
    table: View | None = None
    """A table in mid-game to play on from, instead of a deal, by its own rules."""
    moves: str = ""
    """Moves to begin with."""


class ChoiceFault(StrEnum):
    """What can be wrong with a choice. Every language file has a sentence for each."""

    CLASH = "choice-clash"
    NO_LEVEL = "no-level"
    DIFFICULTY = "difficulty"
    LINK = "link"


class ChoiceError(DealError):
    """No deal meets the choice."""

    def __init__(self, code: ChoiceFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


def new_game(
    game: str | Rules = "draw-three",
    *,
    number: int | None = None,
    deal: str | Deal | None = None,
    difficulty: str | None = None,
    random: Random | None = None,
    scoring: Scoring | None = None,
) -> Game:
    """Makes a new game that stands at its deal.

    ``game`` is a name from ``VARIANTS``, a text of rules such as ``"d1p3"``, or ``Rules``. At most
    one of these chooses the deal:

    - ``number``: the numbered deal 0 to 2^64 - 1; a number always gives the same deal;
    - ``deal``: a ``Deal``, or any text of a deal that ``reading.parse_deal`` reads;
    - ``difficulty``: a ``Difficulty`` or its word, ``"easy"``, ``"normal"``, ``"hard"`` or
      ``"tricky"``: a winnable deal from the catalogue, which measures how often players of known
      strength win it (``docs/grading.md``).

    Without any of them, the deal is a random number. ``random`` is the source of random choices.
    ``scoring`` overrides the scoring of the named game.

    Raises ``RulesError`` for an unknown game, ``DealError`` for a deal that does not exist, and
    ``RecordError`` for scoring in solitario. All three are ``ValueError``. Raises ``TypeError`` for
    an argument of a wrong type.

    >>> new_game("draw-three", number=4217)
    <Game draw-three 4217, 0 moves>
    >>> new_game("d1p3", deal="javasol:6")
    <Game d1p3 javasol:6, 0 moves>
    >>> print(new_game("solitario", difficulty="hard", random=Random(1)).deal.difficulty)
    hard
    """
    if random is not None:
        check_type("random", "a random.Random", random, Random)
    variant = variant_for(game)
    given = {"number": number, "deal": deal, "difficulty": difficulty}
    named = [name for name, value in given.items() if value is not None]
    if len(named) > 1:
        raise ChoiceError(ChoiceFault.CLASH, one=named[0], other=named[1])
    if number is not None:
        deal = numbered_deal(number, variant.rules)
    elif difficulty is not None:
        deal = _difficulty(difficulty)
    elif deal is not None and not isinstance(deal, Deal):
        check_type("deal", "a Deal or its text", deal, str)
    if scoring is not None:
        check_type("scoring", "a Scoring", scoring, Scoring)
        variant = replace(variant, scoring=scoring)
    return game_of(Wish(variant, deal), random)


def variant_asked(
    game: str | None, rules: str | None, scoring: str | None, *, original: bool = False
) -> Variant | None:
    """Returns the variant requested by name or by rules; None if neither is given."""
    if game is None and rules is None and scoring is None and not original:
        return None
    try:
        asked = None if scoring is None else Scoring(scoring)
    except ValueError:
        raise RecordError(RecordFault.SCORING, text=(scoring or "")[:24]) from None
    base = USUAL if game is None else variant_named(game)
    values = base.rules if rules is None else parse_rules(rules)
    if original:
        values = replace(values, undo=False)
    kept = asked or (base.scoring if rules is None else Scoring.NONE)
    if not values.kind.scores and kept is not Scoring.NONE:
        raise RecordError(RecordFault.SCORING_DECK)
    return variant_of(values, kept)


def game_of(wish: Wish, random: Random | None = None) -> Game:
    """Makes the game of a wish. Raises ``WinnableError`` if there is none."""
    if wish.table is not None:
        game = game_from(wish.table)
    else:
        rules = wish.variant.rules
        game = Game(rules, deal_of(wish.deal, rules, random), wish.variant.scoring)
    for at, word in enumerate(wish.moves.split(), 1):
        try:
            game.play(word)
        except (IllegalMove, HiddenCard) as error:
            raise RecordError(RecordFault.MOVE, at=at, text=word[:20], why=error) from None
    return game


def deal_of(choice: Choice, rules: Rules, random: Random | None = None) -> Deal:
    """Makes the chosen deal. Raises ``WinnableError`` if these rules have none."""
    match choice:
        case Deal():
            return check_deal(choice, rules)
        case Difficulty():
            number = catalogue_with(rules, choice).pick(choice, random or secrets.SystemRandom())
            return numbered_deal(number, rules, choice)
        case str():
            return parse_deal(choice, rules)
        case day, difficulty:
            return daily_deal(rules, day, difficulty)
    return numbered_deal(random_number(random) if choice is None else choice, rules)


def _difficulty(word: str) -> Difficulty:
    check_type("difficulty", "a Difficulty or its word", word, str)
    try:
        return Difficulty(word)
    except ValueError:
        raise ChoiceError(
            ChoiceFault.DIFFICULTY, text=word[:20], known=", ".join(Difficulty)
        ) from None


def catalogue_with(rules: Rules, difficulty: Difficulty) -> Catalogue:
    """The catalogue of these rules, which has deals of that difficulty.

    Raises ``RulesError`` if these rules have no catalogue, ``ChoiceError`` if it has no such deal.
    """
    found = catalogue_of(rules)
    if not found.has(difficulty):
        raise ChoiceError(ChoiceFault.NO_LEVEL, rules=str(rules), level=difficulty.value)
    return found


def random_number(random: Random | None = None) -> int:
    """A number for a new deal. ``random`` makes the choice repeat."""
    return (random or secrets.SystemRandom()).randint(1, RANDOM_NUMBERS)
