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
    from .analysis.chances import Chance, chance
    from .analysis.endings import Ending, Fate, ending, fate
    from .analysis.hints import Hint, hints
    from .analysis.reviews import Review, retry, review
    from .catalogues import (
        Catalogue,
        Condition,
        ConditionError,
        Graded,
        catalogue,
        parse_condition,
    )
    from .catalogues.new import new_game
    from .disk import StoreError
    from .game.game import Game, game_from, parse_game
    from .game.hidden import HiddenCard
    from .game.record import RecordError
    from .law import svg
    from .law.cards import Card, Deck, Known, card_text, colour_of, make_card, rank_of, suit_of
    from .law.deals import Deal, DealError, javasol_deal, numbered_deal, parse_card, parse_deal
    from .law.difficulty import Difficulty
    from .law.errors import WinnableError
    from .law.kind import Kind
    from .law.moves import draw_move, legal_moves, play, refusal, start
    from .law.notation import parse_position, parse_view
    from .law.position import (
        Hand,
        IllegalMove,
        Move,
        MoveError,
        Position,
        Refusal,
        Step,
        parse_move,
    )
    from .law.possible import ImpossiblePosition, PositionError, check_position, check_view
    from .law.reasons import Reason
    from .law.rules import Rules, RulesError, parse_rules
    from .law.scoring import Scoring, score
    from .law.variants import VARIANTS, Variant, variant_named
    from .law.view import Pile, View, view_of
    from .law.worlds import unseen, world
    from .players import Advice, Aim, Strength, advise
    from .proof.checker import Verified, verify
    from .solver import Answer, Limit, Limits, Solver, Verdict, shorten, solve, solve_many
    from .speech.layouts import LayoutError, parse_table
    from .version import __version__

_MODULES = {
    "analysis.chances": "Chance chance",
    "analysis.endings": "Ending Fate ending fate",
    "analysis.hints": "Hint hints",
    "analysis.reviews": "Review retry review",
    "catalogues": "Catalogue Condition ConditionError Graded catalogue parse_condition",
    "catalogues.new": "new_game",
    "disk": "StoreError",
    "game.game": "Game game_from parse_game",
    "game.hidden": "HiddenCard",
    "game.record": "RecordError",
    "law.cards": "Card Deck Known card_text colour_of make_card rank_of suit_of",
    "law.deals": "Deal DealError javasol_deal numbered_deal parse_card parse_deal",
    "law.difficulty": "Difficulty",
    "law.errors": "WinnableError",
    "law.kind": "Kind",
    "law.moves": "draw_move legal_moves play refusal start",
    "law.notation": "parse_position parse_view",
    "law.position": "Hand IllegalMove Move MoveError Position Refusal Step parse_move",
    "law.possible": "ImpossiblePosition PositionError check_position check_view",
    "law.reasons": "Reason",
    "law.rules": "Rules RulesError parse_rules",
    "law.scoring": "Scoring score",
    "law.variants": "VARIANTS Variant variant_named",
    "law.view": "Pile View view_of",
    "law.worlds": "unseen world",
    "players": "Advice Aim Strength advise",
    "proof.checker": "Verified verify",
    "solver": "Answer Limit Limits Solver Verdict shorten solve solve_many",
    "speech.layouts": "LayoutError parse_table",
    "version": "__version__",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}
"""Maps every public name to its module. No public name equals the name of a package, so importing
a package never hides a function.
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
    "Fate",
    "Game",
    "Graded",
    "Hand",
    "HiddenCard",
    "Hint",
    "IllegalMove",
    "ImpossiblePosition",
    "Kind",
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
        value: object = import_module(".law.svg", __name__)
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
