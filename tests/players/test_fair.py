"""Hidden cards change nothing: permuting the unseen cards leaves every answer the same.

The functions that advise take a ``View``, in which an unseen card is None. The tests also pass them
views made from the position of another world, to detect a view that carries more than it shows. The
players of the ladder decide on whole deals in ``research.grading.trials``; their compiled samplers
are compared with ``worlds``.
"""

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from itertools import islice
from random import Random
from types import ModuleType

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.support.described import joined_late
from tests.support.interpreting import interpreted
from winnable import players
from winnable.analysis import chances, endings
from winnable.analysis import hints as plain_hints
from winnable.analysis.chances import chance as chance_of_view
from winnable.analysis.endings import can_finish, ending, fate, finishing_moves
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import FOUNDATION, STOCK, WASTE, IllegalMove, Position
from winnable.law.rules import Rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.law.worlds import any_world, sample, unseen, world, worlds
from winnable.players import Strength, advise, ladder, winning_chance
from winnable.players.ladder import Ladder, Rung, load_klondike
from winnable.session import intents
from winnable.session.intents import moves_meant
from winnable.solver import Limits, bits
from winnable.solver.encoding import load_piles
from winnable.speech.acts import Act
from winnable.speech.commands import Command

WORK = Strength(simulations=15, worlds=4, nodes=100, states=2000, dives=1, certain=500)
PRESETS = pytest.mark.parametrize("name", VARIANTS)
COMMANDS = [
    *(Command(act) for act in (Act.DRAW, Act.TURN, Act.DISCARD, Act.DECK, Act.BACK)),
    *(Command(Act.TAKE, target=place) for place in (1, 2, WASTE)),
    *(Command(Act.TO, target=place) for place in (1, FOUNDATION)),
    *(Command(Act.MOVE, source=1, target=place) for place in (2, 5, FOUNDATION, WASTE)),
    *(Command(Act.MOVE, source=place, target=4) for place in (WASTE, FOUNDATION, STOCK, 6)),
    *(Command(Act.MOVE, card=card, target=3) for card in range(0, 40, 5)),
]


def played(name: str, data: st.DataObject) -> Game:
    """A game after some moves, random or advised by the plain hint."""
    rules = VARIANTS[name].rules
    game = Game(rules, numbered_deal(data.draw(st.integers(1, 999)), rules))
    for _ in range(data.draw(st.integers(0, 30))):
        useful, is_useful = plain_hints.hints(game.view), data.draw(st.booleans())
        if useful and is_useful:
            game.play(useful[0].move)
        elif game.view.legal:
            game.play(data.draw(st.sampled_from(game.view.legal)))
    return game


def meant(view: View, command: Command) -> object:
    """The moves of a command, or the refusal."""
    try:
        return moves_meant(view, command)
    except IllegalMove as error:
        return repr(vars(error))


def laddered(view: View) -> object:
    """The next move of every player of the ladder."""
    if view.hand is not None and view.hand.origin != STOCK:
        return None
    decider = Ladder()
    return [decider.choose(view, rung, idle=2, seed=5) for rung in Rung]


ANSWERS: dict[str, Callable[[View], object]] = {
    "ending": ending,
    "fate": fate,
    "finishing moves": finishing_moves,
    "finish": can_finish,
    "hints": plain_hints.hints,
    "intents": lambda view: [meant(view, command) for command in COMMANDS],
    "advice": lambda view: advise(view, WORK),
    "ladder": laddered,
    "chance": lambda view: chance_of_view(view, 4, Limits(300)),
    "winning chance": lambda view: winning_chance(view, 30),
    "sample": lambda view: sample(view, 3),
    "worlds": lambda view: list(islice(worlds(view, 3), 3)),
}


@PRESETS
@settings(deadline=None, max_examples=3)
@given(data=st.data())
def test_no_answer_depends_on_an_unseen_card(name: str, data: st.DataObject) -> None:
    game = played(name, data)
    for view in (game.view, joined_late(game, Random(data.draw(st.integers(0, 99))))):
        cards = unseen(view)
        twin = world(view, cards[1:] + cards[:1])
        other = view_of(twin, frozenset(range(view.rules.deck_size)).difference(cards))
        assert other == view
        if len(cards) > 1:
            assert twin != any_world(view)
        for what, answer in ANSWERS.items():
            assert answer(view) == answer(other), what


@pytest.mark.parametrize("module", [chances, endings, plain_hints, intents, players, ladder])
def test_every_adviser_takes_a_view_and_no_position(module: ModuleType) -> None:
    """Covers the public functions that give fair answers; those named ``load_…`` take a world."""
    functions = [
        each
        for owner in (
            module,
            *(c for n, c in inspect.getmembers(module, inspect.isclass) if not n.startswith("_")),
        )
        for name, each in inspect.getmembers(owner, inspect.isfunction)
        if each.__module__ == module.__name__ and not name.startswith(("_", "load_"))
    ]
    assert functions
    for function in functions:
        kinds = {each.annotation for each in inspect.signature(function).parameters.values()}
        assert Position not in kinds, function
        assert "Position" not in kinds, function


# The compiled samplers


@cache
def sources(*names: str) -> Sequence[ModuleType]:
    """The modules of the players, loaded from source."""
    return interpreted(*(f"winnable.players.{name}" for name in names))


def dealt(rules: Rules, position: Position, seed: int) -> Position:
    """The world that a compiled player samples, from the interpreted source of its sampler."""
    if rules.kind is SOLITARIO:
        (module,) = sources("ladder_solitario")
        player = module.SolitarioPlayers()
        load_piles(player, position)
        player.rng = bits.sow(seed)
        player.imagine(0)
        deck = player.st[module.DECK : module.DECK + len(position.stock)]
        return position._replace(stock=tuple(deck))
    module = sources("engine", "ladder_klondike")[1]
    player = module.KlondikePlayers()
    load_klondike(player, position)
    player.rng = bits.sow(seed)
    player.imagine(0)
    columns, down, _, stock, waste, *_ = player.state(0)
    return position._replace(
        columns=tuple(map(tuple, columns)), down=tuple(down), stock=tuple(stock), waste=tuple(waste)
    )


@PRESETS
@settings(deadline=None, max_examples=3)
@given(data=st.data())
def test_compiled_players_sample_worlds_that_fit_the_view(name: str, data: st.DataObject) -> None:
    """Each sampled world has the same view, and depends on the view alone.

    The samplers ignore cards seen before an undo, and keep the next card of solitario's deck.
    """
    position = played(name, data).position
    assume(position.hand is None)
    rules, seed = position.rules, data.draw(st.integers(0, 999))
    view = view_of(position)
    if rules.is_open:  # the samplers also replace face-down cards that an open game shows
        return
    top = position.stock[-1:] if rules.kind is SOLITARIO else ()
    rest = [card for card in unseen(view) if card not in top]
    known = frozenset(range(rules.deck_size)).difference(rest)
    twin = world(view_of(position, known), rest[1:] + rest[:1])
    ours = dealt(rules, position, seed)
    assert view_of(ours) == view
    assert sorted(unseen(view_of(ours))) == sorted(unseen(view))
    assert dealt(rules, twin, seed) == ours
    if len(rest) > 8:
        assert len({dealt(rules, position, seed + k) for k in range(4)}) == 4
