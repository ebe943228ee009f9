"""Games with equal views get equal answers at equal cost (``support/twins.py``).

Hidden cards must not change the waiting time either; the tests count work instead of time.
"""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.length import IS_LONG, pairs
from tests.support.twins import FRONTS, MEANT_TO_KNOW, NOT_THIS_GAME, Script, a_store, check, played
from winnable.analysis.efforts import EFFORTS
from winnable.analysis.endings import Fate, finishing_moves
from winnable.analysis.searching import Searching
from winnable.catalogues import Catalogue
from winnable.game.game import Game
from winnable.law.cards import Card
from winnable.law.deals import numbered_deal
from winnable.law.position import Move, Position
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.players import Strength
from winnable.session import Session
from winnable.session.advice import hint
from winnable.session.handlers import HANDLERS
from winnable.session.state import SessionState
from winnable.solver import Limits, own_solver
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.commands import NAMES, Command
from winnable.speech.messages import LANGUAGES, Voice
from winnable.speech.messages.voice import words
from winnable.store import Store, Stored
from winnable.web.wire import game as wire

RULES: Final = [
    *(str(v.rules) for v in VARIANTS.values() if not v.rules.is_open),  # open: nothing is hidden
    *("d1c4k6", "d1p1c3k4", "d3c3k5", "d1p1tc4k4", "sc3k4"),  # small: certain results come early
]


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Hints and chances from fewer worlds: their quality does not matter here."""
    with pytest.MonkeyPatch.context() as patch:
        for family, work in EFFORTS.items():
            few = replace(work, samples=6, world=Limits(1000), thinking=Limits(3000))
            if not IS_LONG:
                few = replace(few, strength=Strength(simulations=40, worlds=2))
            patch.setitem(EFFORTS, family, few)
        yield


def scripts(acts: int) -> st.SearchStrategy[Script]:
    return st.builds(
        Script,
        language=st.sampled_from(LANGUAGES),
        memory=st.booleans(),
        acts=st.lists(st.integers(0, 499), max_size=acts).map(tuple),
        knowing=st.booleans(),
    )


LAWFUL: Final = settings(
    max_examples=20 if IS_LONG else 1,
    derandomize=not IS_LONG,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.generate],
)


@pytest.mark.parametrize(("text", "front"), pairs(RULES, FRONTS))
@LAWFUL
@given(
    number=st.integers(1, 10_000),
    steps=st.integers(0, 110),
    skill=st.sampled_from((0.3, 0.9, 1)),
    script=scripts(8),
    seed=st.integers(0, 999),
)
def test_games_with_equal_views_get_equal_answers_for_equal_work(
    front: str, text: str, number: int, steps: int, skill: float, script: Script, seed: int
) -> None:
    check(front, played(parse_rules(text), number, steps, skill), script, seed)


CERTAIN: Final = {
    ("d3r", 1, 60, 0.3): Fate.LOST,
    ("d3r", 7, 100, 1): Fate.WON,
    ("s", 2, 100, 1): Fate.WON,
    ("d1p1t", 1, 30, 0.3): Fate.LOST,
    ("d1p3", 9, 100, 1): Fate.WON,
    ("d1", 12, 100, 1): Fate.LOST,
    ("d3p3", 9, 60, 1): Fate.WON,
    ("d1p1", 2, 60, 1): Fate.LOST,
    ("d1c4k6", 3, 30, 1): Fate.WON,
    ("d1c4k6", 24, 60, 1): Fate.LOST,
}


@pytest.mark.parametrize(("begun", "end"), CERTAIN.items())
def test_certain_results_hold_for_every_twin(begun: tuple[str, int, int, float], end: Fate) -> None:
    text, number, steps, skill = begun
    game = played(parse_rules(text), number, steps, skill)
    found = check("line", game, Script("it", memory=True, acts=(7, 8)), number)
    assert found is not None
    assert found.fates[end]


def test_every_command_is_asked_or_excluded_by_name() -> None:
    """A new command must either be asked in these tests or be listed as an exception."""
    game = played(parse_rules("d1p3"), 5, 20, 1)
    script = Script("en", memory=False, acts=(0, 6, 7, 8, 9, 19, 29))
    found = check("line", game, script, 5)
    assert found is not None
    typed = {word: name for name in NAMES for word in words("en", f"command-{name}")[:1]}
    asked = {typed.get(ask, ask) if isinstance(ask, str) else ask.name for ask in found.asked}
    assert set(NAMES) - asked <= MEANT_TO_KNOW.keys() | NOT_THIS_GAME.keys()
    found = check("page", game, script, 5)
    assert found is not None
    acts = {ask.get("name") for ask in found.asked}
    assert (
        set(acts_with(Trait.FROM_PAGE)) - acts - {"move"}
        <= MEANT_TO_KNOW.keys() | NOT_THIS_GAME.keys()
    )
    kinds = {kind.__struct_config__.tag for kind in wire.Request.__args__}
    # A board tells nothing about the game on the table, and a description begins another one.
    told = {ask["do"] for ask in found.asked}
    assert kinds - told == {"hello", "review", "stop", "board", "describe"}


@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("knowing", [False, True])
def test_only_asking_the_solver_marks_a_game_as_assisted(front: str, *, knowing: bool) -> None:
    script = Script("en", memory=True, acts=(6, 9, 3, 7), knowing=knowing)
    found = check(front, played(parse_rules("d3r"), 11, 40, 1), script, 3)
    assert found is not None
    assert found.game.assisted == knowing


def test_no_answer_looks_up_the_deal_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue has the verdict of a numbered deal, which could differ between twins."""

    def fails(*_: object) -> None:
        raise AssertionError

    game = played(parse_rules("d3r"), 3, 30, 1)
    numbered = Game(game.rules, numbered_deal(3, game.rules), game.scoring)
    for step in game.steps:
        numbered.play(step.move)
    with a_store() as store:
        for name in ("graded", "is_winnable", "numbers", "pick", "win"):
            monkeypatch.setattr(Catalogue, name, fails)
        session = Session(numbered, store)
        for ask in Script("en", memory=True, acts=(0, 9, 6, 3)).commands(session):
            session.do(ask) if isinstance(ask, str) else session.execute(ask)
            session.ponder()


@pytest.mark.parametrize("front", FRONTS)
def test_a_list_of_deals_does_not_reveal_the_current_one(front: str) -> None:
    game = played(parse_rules("d3r"), 1, 5, 1)
    assert game.deal == numbered_deal(1, game.rules)
    assert check(front, game, Script("en", memory=False, acts=(0,)), 1) is not None


@pytest.mark.parametrize("again", ["restart", "number 3"])
def test_a_restarted_deal_is_not_recorded_as_winnable(again: str) -> None:
    """The result ends one game, but the player has yet to play the same cards."""
    rules = replace(parse_rules("d3r"), undo=False)
    with a_store() as store:
        session = Session(Game(rules, numbered_deal(3, rules)), store)
        session.do("draw")
        session.do(again)
        session.do("draw")
        results = store.results.all()
        assert [result.winnable for result in results[1:]] == [None]
        session.do("number 4")
        assert isinstance(store.results.all()[-1].winnable, bool)


# Leaks that the comparison must find


def hidden_work(game: Game) -> None:
    """Reads the hidden cards."""
    own_solver().decide(game.position, Limits(500))


def leaky_advice(patch: pytest.MonkeyPatch) -> None:
    def hinted(state: SessionState, command: Command) -> Searching[list[str]]:
        hidden_work(state.game)
        return hint(state, command)

    patch.setitem(HANDLERS, Act.HINT, hinted)


def leaky_ponder(patch: pytest.MonkeyPatch) -> None:
    def wondered(self: Session) -> View | None:
        hidden_work(self.game)
        return usual(self)

    usual = Session.view_to_ponder
    patch.setattr(Session, "view_to_ponder", wondered)


def leaky_finish(patch: pytest.MonkeyPatch) -> None:
    """Computes the finish from the real position, from which the view was made."""
    positions: list[Position] = []

    def kept(position: Position, seen: AbstractSet[Card]) -> View:
        positions.append(position)
        return view_of(position, seen)

    def offered(view: View, nodes: int) -> tuple[Move, ...]:
        own_solver().decide(positions[-1], Limits(500))
        return finishing_moves(view, nodes)

    patch.setattr("winnable.game.game.view_of", kept)

    def could(view: View, nodes: int) -> bool:
        return bool(offered(view, nodes))

    patch.setattr("winnable.web.pictures.table.can_finish", could)
    patch.setattr("winnable.session.moves.finishing_moves", offered)


def leaky_file(patch: pytest.MonkeyPatch) -> None:
    usual = Store.save

    def saved(self: Store, game_id: str, game: Game, *rest: Any, **others: Any) -> Stored:
        usual(self, f"{game_id}-{hash(game.position)}", game)
        return usual(self, game_id, game, *rest, **others)

    patch.setattr(Store, "save", saved)


def leaky_words(patch: pytest.MonkeyPatch) -> None:
    def said(_: Voice, game: Game) -> str:
        return str(hash(game.position))

    patch.setattr("winnable.speech.messages.answers.say_status", said)


@pytest.mark.parametrize(
    ("leak", "front"),
    pairs([leaky_advice, leaky_ponder, leaky_finish, leaky_file, leaky_words], FRONTS),
)
def test_a_leak_is_detected(
    leak: Callable[[pytest.MonkeyPatch], None], front: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(parse_rules("d3r"), 3, 20, 1)
    script = Script("en", memory=False, acts=(0, 29, 7))
    assert check(front, game, script, 1) is not None
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check(front, game, script, 1)
