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
    from .analysis.analysing import Analysis as Analysis
    from .analysis.analysing import analyse as analyse
    from .analysis.chances import Chance as Chance
    from .analysis.chances import chance as chance
    from .analysis.documents import DocumentError as DocumentError
    from .analysis.documents import from_json as from_json
    from .analysis.documents import to_json as to_json
    from .analysis.endings import Ending as Ending
    from .analysis.endings import Fate as Fate
    from .analysis.endings import ending as ending
    from .analysis.endings import fate as fate
    from .analysis.hints import Hint as Hint
    from .analysis.hints import hints as hints
    from .analysis.reviews import Review as Review
    from .analysis.reviews import retry as retry
    from .analysis.reviews import review as review
    from .catalogues import Catalogue as Catalogue
    from .catalogues import Condition as Condition
    from .catalogues import ConditionError as ConditionError
    from .catalogues import Graded as Graded
    from .catalogues import catalogue as catalogue
    from .catalogues import parse_condition as parse_condition
    from .catalogues.new import new_game as new_game
    from .disk import StoreError as StoreError
    from .game.game import Game as Game
    from .game.game import game_from as game_from
    from .game.game import parse_game as parse_game
    from .game.hidden import HiddenCard as HiddenCard
    from .game.record import RecordError as RecordError
    from .law import svg as svg
    from .law.cards import Card as Card
    from .law.cards import Deck as Deck
    from .law.cards import Known as Known
    from .law.cards import card_text as card_text
    from .law.cards import colour_of as colour_of
    from .law.cards import make_card as make_card
    from .law.cards import rank_of as rank_of
    from .law.cards import suit_of as suit_of
    from .law.deals import Deal as Deal
    from .law.deals import DealError as DealError
    from .law.deals import javasol_deal as javasol_deal
    from .law.deals import numbered_deal as numbered_deal
    from .law.difficulty import Difficulty as Difficulty
    from .law.errors import WinnableError as WinnableError
    from .law.kind import Kind as Kind
    from .law.moves import draw_move as draw_move
    from .law.moves import legal_moves as legal_moves
    from .law.moves import play as play
    from .law.moves import refusal as refusal
    from .law.moves import start as start
    from .law.notation import parse_position as parse_position
    from .law.notation import parse_view as parse_view
    from .law.position import Hand as Hand
    from .law.position import IllegalMove as IllegalMove
    from .law.position import Move as Move
    from .law.position import MoveError as MoveError
    from .law.position import Position as Position
    from .law.position import Refusal as Refusal
    from .law.position import Step as Step
    from .law.position import parse_move as parse_move
    from .law.possible import ImpossiblePosition as ImpossiblePosition
    from .law.possible import PositionError as PositionError
    from .law.possible import check_position as check_position
    from .law.possible import check_view as check_view
    from .law.reading import BoardError as BoardError
    from .law.reading import parse_card as parse_card
    from .law.reading import parse_deal as parse_deal
    from .law.reasons import Reason as Reason
    from .law.rules import Rules as Rules
    from .law.rules import RulesError as RulesError
    from .law.rules import parse_rules as parse_rules
    from .law.scoring import Scoring as Scoring
    from .law.scoring import score as score
    from .law.variants import VARIANTS as VARIANTS
    from .law.variants import Variant as Variant
    from .law.variants import variant_named as variant_named
    from .law.view import Pile as Pile
    from .law.view import View as View
    from .law.view import view_of as view_of
    from .law.worlds import unseen as unseen
    from .law.worlds import world as world
    from .players import Advice as Advice
    from .players import Aim as Aim
    from .players import Strength as Strength
    from .players import advise as advise
    from .players import advise_cards as advise_cards
    from .players.playing import fair_game as fair_game
    from .proof.checker import Verified as Verified
    from .proof.checker import verify as verify
    from .solver import Answer as Answer
    from .solver import Limit as Limit
    from .solver import Limits as Limits
    from .solver import Solver as Solver
    from .solver import Verdict as Verdict
    from .solver import decide_many as decide_many
    from .solver import shorten as shorten
    from .solver import solve as solve
    from .solver import solve_many as solve_many
    from .solver.extremes import FewestPasses as FewestPasses
    from .solver.extremes import MostCards as MostCards
    from .solver.extremes import fewest_passes as fewest_passes
    from .solver.extremes import most_cards as most_cards
    from .speech.layouts import LayoutError as LayoutError
    from .speech.layouts import parse_table as parse_table
    from .speech.reading import Reading as Reading
    from .speech.reading import read as read
    from .speech.saying import say as say
    from .version import __version__ as __version__

_MODULES = {
    "analysis.analysing": "Analysis analyse",
    "analysis.chances": "Chance chance",
    "analysis.documents": "DocumentError from_json to_json",
    "analysis.endings": "Ending Fate ending fate",
    "solver.extremes": "FewestPasses MostCards fewest_passes most_cards",
    "analysis.hints": "Hint hints",
    "analysis.reviews": "Review retry review",
    "catalogues": "Catalogue Condition ConditionError Graded catalogue parse_condition",
    "catalogues.new": "new_game",
    "disk": "StoreError",
    "game.game": "Game game_from parse_game",
    "game.hidden": "HiddenCard",
    "game.record": "RecordError",
    "law.cards": "Card Deck Known card_text colour_of make_card rank_of suit_of",
    "law.deals": "Deal DealError javasol_deal numbered_deal",
    "law.difficulty": "Difficulty",
    "law.errors": "WinnableError",
    "law.kind": "Kind",
    "law.moves": "draw_move legal_moves play refusal start",
    "law.notation": "parse_position parse_view",
    "law.position": "Hand IllegalMove Move MoveError Position Refusal Step parse_move",
    "law.possible": "ImpossiblePosition PositionError check_position check_view",
    "law.reading": "BoardError parse_card parse_deal",
    "law.reasons": "Reason",
    "law.rules": "Rules RulesError parse_rules",
    "law.scoring": "Scoring score",
    "law.variants": "VARIANTS Variant variant_named",
    "law.view": "Pile View view_of",
    "law.worlds": "unseen world",
    "players": "Advice Aim Strength advise advise_cards",
    "players.playing": "fair_game",
    "proof.checker": "Verified verify",
    "solver": "Answer Limit Limits Solver Verdict decide_many shorten solve solve_many",
    "speech.layouts": "LayoutError parse_table",
    "speech.reading": "Reading read",
    "speech.saying": "say",
    "version": "__version__",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}
_HOMES["svg"] = "law.svg"
"""Maps every public name to its module. No public name equals the name of a package, so importing
a package never hides a function.
"""

__all__ = list(_HOMES)


def __getattr__(name: str) -> object:
    """Loads a public name from its module and caches it: Python calls this once for each name."""
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    module = import_module(f".{_HOMES[name]}", __name__)
    value: object = module if name == "svg" else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Lists the public names."""
    return sorted({*globals(), *__all__})
