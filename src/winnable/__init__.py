"""Plays, solves and analyses Klondike and solitario: rules, games, solver, fair advice, reviews.

>>> from winnable import new_game
>>> game = new_game("draw-three", number=4217)
>>> game.play("sw").cards == game.view.waste
True

``Game`` holds a game in play. ``game.view`` has what the player may know; ``game.position`` has
every card. ``advise``, ``hints``, ``chance``, ``ending`` and ``fate`` take a view. ``solve`` and
``shorten`` take a position, ``review`` takes a game. ``verify`` replays the text of a game with an
independent statement of the rules. ``docs/api.md`` shows ten tasks step by step.

Each name is loaded at its first use, so ``import winnable`` takes about a millisecond.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import svg
    from .cards import Card, Deck, Known, card_text, colour_of, make_card, rank_of, suit_of
    from .catalogues import (
        Catalogue,
        Condition,
        ConditionError,
        Graded,
        catalogue,
        parse_condition,
    )
    from .chances import Chance, chance
    from .checker import Verified, verify
    from .deals import Deal, DealError, javasol_deal, numbered_deal, parse_card, parse_deal
    from .difficulty import Difficulty
    from .disk import StoreError
    from .endings import Ending, Fate, ending, fate
    from .errors import WinnableError
    from .game import Game, game_from, parse_game
    from .games import new_game
    from .hidden import HiddenCard
    from .law import draw_move, legal_moves, play, refusal, start
    from .layouts import LayoutError, parse_table
    from .notation import parse_position, parse_view
    from .plain_hints import Hint, Use, hints
    from .players import Advice, Aim, Strength, advise
    from .position import Hand, IllegalMove, Move, MoveError, Position, Refusal, Step, parse_move
    from .possible import ImpossiblePosition, PositionError, check_position, check_view
    from .reasons import Reason
    from .record import RecordError
    from .reviews import Review, retry, review
    from .rules import Family, Rules, RulesError, parse_rules
    from .scoring import Scoring, score
    from .solver import Answer, Limit, Limits, Solver, Verdict, shorten, solve, solve_many
    from .variants import VARIANTS, Variant, variant_named
    from .version import __version__
    from .view import Pile, View, view_of
    from .worlds import unseen, world

_MODULES = {
    "cards": "Card Deck Known card_text colour_of make_card rank_of suit_of",
    "catalogues": "Catalogue Condition ConditionError Graded catalogue parse_condition",
    "chances": "Chance chance",
    "checker": "Verified verify",
    "deals": "Deal DealError javasol_deal numbered_deal parse_card parse_deal",
    "difficulty": "Difficulty",
    "endings": "Ending Fate ending fate",
    "disk": "StoreError",
    "errors": "WinnableError",
    "game": "Game game_from parse_game",
    "hidden": "HiddenCard",
    "games": "new_game",
    "layouts": "LayoutError parse_table",
    "law": "draw_move legal_moves play refusal start",
    "notation": "parse_position parse_view",
    "plain_hints": "Hint Use hints",
    "players": "Advice Aim Strength advise",
    "position": "Hand IllegalMove Move MoveError Position Refusal Step parse_move",
    "possible": "ImpossiblePosition PositionError check_position check_view",
    "reasons": "Reason",
    "record": "RecordError",
    "reviews": "Review retry review",
    "rules": "Family Rules RulesError parse_rules",
    "scoring": "Scoring score",
    "solver": "Answer Limit Limits Solver Verdict shorten solve solve_many",
    "variants": "VARIANTS Variant variant_named",
    "version": "__version__",
    "view": "Pile View view_of",
    "worlds": "unseen world",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}
"""Maps every public name to its module. No public name except ``svg`` equals the name of a module,
so importing a module never hides a function.
"""

__all__ = [
    "VARIANTS",
    "Advice",
    "Aim",
    "Answer",
    "Card",
    "Catalogue",
    "Chance",
    "Condition",
    "ConditionError",
    "Deal",
    "DealError",
    "Deck",
    "Difficulty",
    "Ending",
    "Family",
    "Fate",
    "Game",
    "Graded",
    "Hand",
    "HiddenCard",
    "Hint",
    "IllegalMove",
    "ImpossiblePosition",
    "Known",
    "LayoutError",
    "Limit",
    "Limits",
    "Move",
    "MoveError",
    "Pile",
    "Position",
    "PositionError",
    "Reason",
    "RecordError",
    "Refusal",
    "Review",
    "Rules",
    "RulesError",
    "Scoring",
    "Solver",
    "Step",
    "StoreError",
    "Strength",
    "Use",
    "Variant",
    "Verdict",
    "Verified",
    "View",
    "WinnableError",
    "__version__",
    "advise",
    "card_text",
    "catalogue",
    "chance",
    "check_position",
    "check_view",
    "colour_of",
    "draw_move",
    "ending",
    "fate",
    "game_from",
    "hints",
    "javasol_deal",
    "legal_moves",
    "make_card",
    "new_game",
    "numbered_deal",
    "parse_card",
    "parse_condition",
    "parse_deal",
    "parse_game",
    "parse_move",
    "parse_position",
    "parse_rules",
    "parse_table",
    "parse_view",
    "play",
    "rank_of",
    "refusal",
    "retry",
    "review",
    "score",
    "shorten",
    "solve",
    "solve_many",
    "start",
    "suit_of",
    "svg",
    "unseen",
    "variant_named",
    "verify",
    "view_of",
    "world",
]


def __getattr__(name: str) -> object:
    """Loads a public name from its module and caches it: Python calls this once for each name."""
    if name == "svg":
        value: object = import_module(".svg", __name__)
    elif name in _HOMES:
        value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    else:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Lists the public names."""
    return sorted({*globals(), *__all__})
