"""Every public function and constructor says of a wrong argument, in one sentence, what it must be.

``CALLS`` has a right call of each. Every argument of it is replaced by every wrong value.
"""

import inspect
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, Final

import pytest

import winnable
from winnable import Deck, Limits, Scoring, Strength, WinnableError, new_game, svg

SMALL: Final = "d1c1k3"
WRONG: Final = (
    *(None, True, -1, 3, 3.5, 99, 10**30, float("nan")),
    *("", "nonsense", "16", b"x", object(), (), [object()], {"a": 1}, (0,) * 52, Deck.FRENCH),
)
NO_WIN: Final = "the moves do not win from this position"
MADE: Final = {
    *("Advice", "Analysis", "Answer", "Catalogue", "Chance", "Condition", "FewestPasses"),
    *("Graded", "Hint", "Kind", "MostCards", "Pile", "Position", "Reading", "Refusal", "Review"),
    *("Step", "Variant", "Verified", "View", "Hand", "Move"),
}
"""What the library makes. A function that gets a wrong one refuses it; see ``CALLS``."""

UNCHECKED: Final = {"rank_of", "suit_of", "colour_of"}
"""Arithmetic that the law calls in its inner loops, and says so."""


@cache
def calls() -> dict[str, dict[str, Any]]:
    """The right arguments of every public function, by its name."""
    game = new_game(SMALL, number=4)
    view, position, rules, deal = game.view, game.position, game.rules, game.deal
    (first, *_), step = view.legal, new_game(SMALL, number=4).play(view.legal[0])
    limits, strength = Limits(1000), Strength(10, 2, 100, 1000, 1, 100, 100)
    answer, reviewed = winnable.solve(position, limits), winnable.review(game)
    text = game.text
    return {
        "Deal": {"deck": Deck.FRENCH, "cards": tuple(range(52)), "address": None},
        "Game": {
            "rules": rules,
            "deal": deal,
            "scoring": Scoring.NONE,
            "opening": 0,
            "table": None,
        },
        "Limits": {"nodes": 5, "memory": 5},
        "Rules": {
            **{
                name: getattr(rules, name)
                for name in ("kind", "draw", "passes", "columns", "ranks")
            },
            **{name: getattr(rules, name) for name in ("returns", "by_hand", "redeal_draws")},
            **{name: getattr(rules, name) for name in ("by_colour", "asks", "is_open", "undo")},
        },
        "Solver": {"search": None},
        "Strength": {name: getattr(strength, name) for name in Strength.__slots__},
        "advise": {"view": view, "strength": strength},
        "advise_cards": {"view": view, "strength": strength},
        "analyse": {"view": view, "strength": strength},
        "card_text": {"card": 5, "deck": Deck.FRENCH},
        "catalogue": {"rules": "draw-three"},
        "chance": {"view": view, "samples": 2, "limits": limits},
        "check_position": {"position": position},
        "check_view": {"view": view},
        "decide_many": {"deals": [deal], "rules": rules, "limits": limits},
        "draw_move": {"rules": rules},
        "ending": {"view": view},
        "fair_game": {"position": position, "strength": strength},
        "fate": {"view": view},
        "fewest_passes": {"position": position, "limits": limits},
        "from_json": {"text": winnable.to_json(view)},
        "game_from": {"table": view},
        "hints": {"view": view},
        "javasol_deal": {"number": 6},
        "legal_moves": {"position": position},
        "make_card": {"rank": 3, "suit": 2},
        "most_cards": {"position": position, "limits": limits},
        "new_game": {
            "game": SMALL,
            "number": 4,
            "deal": None,
            "difficulty": None,
            "random": None,
            "scoring": None,
        },
        "numbered_deal": {"number": 4, "rules": rules, "difficulty": None, "day": None},
        "parse_card": {"text": "7H", "deck": Deck.FRENCH},
        "parse_condition": {"text": "level=hard", "words": {}},
        "parse_deal": {"text": "4", "rules": rules},
        "parse_game": {"text": text},
        "parse_move": {"text": "16"},
        "parse_position": {"text": position.text},
        "parse_rules": {"text": SMALL},
        "parse_table": {"text": view.text, "rules": rules, "language": "en"},
        "parse_view": {"text": view.text},
        "play": {"position": position, "move": first},
        "read": {"text": "4", "game": SMALL, "language": "en"},
        "refusal": {"position": position, "move": first},
        "retry": {"game": game, "review": reviewed},
        "review": {"game": game, "budget": None},
        "say": {"value": reviewed, "of": game, "language": "en"},
        "score": {"scoring": Scoring.STANDARD, "steps": [step], "seconds": 3, "opening": 0},
        "shorten": {"position": position, "moves": answer.moves, "budget": 3},
        "solve": {"position": position, "limits": limits},
        "solve_many": {"positions": [position], "limits": limits, "jobs": 1},
        "start": {"rules": rules, "deal": deal},
        "to_json": {"value": view},
        "unseen": {"view": view},
        "variant_named": {"name": "draw-three"},
        "verify": {"text": text},
        "view_of": {"position": position, "seen": None},
        "world": {"view": view, "cards": winnable.unseen(view)},
    }


METHODS: Final[dict[str, dict[str, Any]]] = {
    "play": {"move": "sw"},
    "refusal": {"move": "sw"},
    "reveal": {"move": "sw", "card": 5},
}
"""The methods of a game that take something."""
PICTURES: Final[dict[str, dict[str, Any]]] = {
    "board": {"arrows": ("sw",), "marks": (0,), "title": "x", "width": 99},
    "figure": {"title": "x", "width": 99},
    "game": {"title": "x", "width": 99, "seconds": 0.5},
}


def doors() -> Iterator[str]:
    """The public functions and the classes that are not made by the library."""
    for name in winnable.__all__:
        value = getattr(winnable, name)
        is_class = isinstance(value, type)
        if name in MADE | UNCHECKED or not callable(value) or name == "Card" or name == "Known":
            continue
        if not (is_class and issubclass(value, Enum | WinnableError)):
            yield name


def tried(function: Any, right: dict[str, Any]) -> None:
    for name in right:
        for wrong in WRONG:
            try:
                done = function(**{**right, name: wrong})
                if inspect.isgenerator(done):
                    list(done)
            except WinnableError as error:
                said = str(error)
            except (TypeError, ValueError) as error:
                said = str(error)
                assert " must be " in said or said == NO_WIN, (name, wrong, said)
            except Exception as error:
                pytest.fail(f"{name}={wrong!r}: {error!r}")
            else:
                continue
            assert said
            assert len(said.splitlines()) == 1, (name, wrong, said)


def test_every_door_is_tried() -> None:
    assert {*doors()} == calls().keys()


@pytest.mark.parametrize("name", [*doors()])
def test_a_wrong_argument_is_named(name: str) -> None:
    function, right = getattr(winnable, name), calls()[name]
    assert set(right) <= set(inspect.signature(function).parameters)
    done = function(**right)
    if inspect.isgenerator(done):
        list(done)
    tried(function, right)


@pytest.mark.parametrize("name", METHODS)
def test_a_game_names_a_wrong_argument(name: str) -> None:
    game = new_game(SMALL, number=4)

    def call(**arguments: Any) -> None:
        again = winnable.parse_game(game.text)
        getattr(again, name)(**arguments)

    tried(call, METHODS[name])


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_names_a_wrong_argument(name: str) -> None:
    game = new_game("draw-three", number=4)
    game.play("sw")
    function = getattr(svg, name)
    right = {next(iter(inspect.signature(function).parameters)): game, **PICTURES[name]}
    if name == "board":
        right["marks"] = (game.view.columns[0][0],)
    function(**right)
    tried(function, right)
