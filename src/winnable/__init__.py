"""Klondike and its cousins, exact: four solitaires on one law.

``Rules`` and a ``Deal`` make a ``Game``; ``game.view`` is what the player may know, ``game.play``
plays a move or raises ``IllegalMove`` with the reason, ``game.text`` is all of it. Underneath,
``start``, ``legal_moves``, ``refusal`` and ``play`` are pure functions of immutable positions, and
``solve`` says whether one of them can be won.
"""

from .cards import Card, Deck, card_text
from .deals import Deal, javasol_deal, numbered_deal, parse_deal
from .endings import Ending, ending
from .errors import (
    DealError,
    Fault,
    IllegalMove,
    MoveError,
    Reason,
    RecordError,
    RulesError,
    StoreError,
    WinnableError,
)
from .game import Game, parse_game
from .law import draw_move, legal_moves, play, refusal, start
from .position import Move, Position, Refusal, Step, parse_move
from .rules import Family, Rules, parse_rules
from .scoring import Scoring, score
from .solver import Answer, Limits, Verdict, solve, solve_many
from .variants import VARIANTS, Variant, variant_named
from .verify import Verified, verify
from .view import View, view_of

__all__ = [
    "VARIANTS",
    "Answer",
    "Card",
    "Deal",
    "DealError",
    "Deck",
    "Ending",
    "Family",
    "Fault",
    "Game",
    "IllegalMove",
    "Limits",
    "Move",
    "MoveError",
    "Position",
    "Reason",
    "RecordError",
    "Refusal",
    "Rules",
    "RulesError",
    "Scoring",
    "Step",
    "StoreError",
    "Variant",
    "Verdict",
    "Verified",
    "View",
    "WinnableError",
    "card_text",
    "draw_move",
    "ending",
    "javasol_deal",
    "legal_moves",
    "numbered_deal",
    "parse_deal",
    "parse_game",
    "parse_move",
    "parse_rules",
    "play",
    "refusal",
    "score",
    "solve",
    "solve_many",
    "start",
    "variant_named",
    "verify",
    "view_of",
]
