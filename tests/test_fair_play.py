"""Two games that look the same are told the same, and cost the same work.

A game is played as far as a script goes; then the cards that it never showed are dealt otherwise,
and the twin is played by the same script. Everything said, shown and written must be the same, and
so must everything that a search was asked, in the same order, with as many states: then no answer
waits for what nobody has seen. Work is counted, not timed.
"""

import asyncio
import itertools
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from winnable.catalogue import Catalogue
from winnable.chance import chance
from winnable.commands import NAMES, Command
from winnable.deals import Deal, numbered_deal
from winnable.endings import Fate, _certain_win, finishing_moves
from winnable.game import Game, parse_game
from winnable.hints import hints
from winnable.law import play
from winnable.messages import LANGUAGES, Level, Voice
from winnable.messages.voice import words
from winnable.openings import new_game
from winnable.players import Strength, advise
from winnable.position import Move, Position
from winnable.rules import Rules, parse_rules
from winnable.scoring import Scoring
from winnable.session import Session
from winnable.solver import Limits, Solver, own_solver
from winnable.store import Settings, Store
from winnable.variants import VARIANTS, variant_of
from winnable.view import View
from winnable.web import wire
from winnable.web.tables import _ACTS, Table, Tables

pytestmark = pytest.mark.no_cover  # tracing would make it three times as slow

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
RULES: Final = [
    *(str(v.rules) for v in VARIANTS.values() if not v.rules.is_open),  # open: nothing is hidden
    *("d1c4k6", "d1p1c3k4", "d3c3k5", "d1p1tc4k4", "sc3k4"),  # small: certain ends come early
]
MEANT_TO_KNOW: Final = {
    "oracle": "the solver's own move, asked for by that name; the game counts as helped",
    "truth": "whether it can still be won as the cards lie; the game counts as helped",
    "review": "where it was lost, all cards known; the game counts as helped",
    "retry": "goes back to the last position that could be won; the game counts as helped",
    "mistake": "another game, which a review has cut",
}
"""Commands whose answers tell of cards never seen, because that is what is asked."""
NOT_THIS_GAME: Final = {
    **dict.fromkeys(("new", "number"), "another deal, which the player chooses or chance does"),
    "yes": "agrees to another deal",
    "quit": "the front end ends",
    **dict.fromkeys(("on", "off", "random", "easy", "hard", "tricky"), "no commands by themselves"),
}
FOLDER: Final = Path(gettempdir()) / f"winnable-fair-{os.getpid()}"
"""The same for both, since it is said where a game is saved."""


# Twins


def twin_of(game: Game, random: Random) -> Game | None:
    """A game with the same moves and other cards wherever nobody has looked, each in another place;
    None if nothing can lie otherwise.
    """
    hidden = [card for card in game.deal.cards if card not in game.seen]
    if len(hidden) < 2:
        return None
    random.shuffle(hidden)
    instead = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    cards = tuple(instead.get(card, card) for card in game.deal.cards)
    deal = Deal(game.deal.deck, cards)
    return parse_game(game.text.replace(str(game.deal), str(deal)))


def played(rules: Rules, number: int, steps: int, skill: float) -> Game:
    """A game after so many steps; its deal has no number."""
    deal = numbered_deal(number, rules)
    variant = next(
        (v for v in VARIANTS.values() if v.rules == rules), variant_of(rules, Scoring.NONE)
    )
    game, random = Game(rules, Deal(deal.deck, deal.cards), variant.scoring), Random(number)
    for _ in range(steps):
        view = game.view
        if view.is_won or not view.legal:
            break
        if random.random() < skill:
            advice = advise(view, Strength(worlds=2))
            useful = hints(view)
            move = advice.move if advice else useful[0].move if useful else view.legal[-1]
        else:
            move = random.choice(view.legal)
        game.play(move)
    return game


# Work


COUNTING: Final = ("run", "weigh", "judge")
"""What counts the states that it takes."""


class Watched:
    """A search that notes what it is asked, and the states that it takes."""

    def __init__(self, search: Any, notes: list[object]) -> None:
        self.__dict__.update(search=search, notes=notes)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.__dict__["search"], name)
        if not callable(value):
            return value

        def call(*args: object) -> object:
            found = value(*args)
            self.notes.append((name, repr(args), self.search.states if name in COUNTING else None))
            return found

        return call

    def __setattr__(self, name: str, value: object) -> None:
        self.notes.append((name, value))
        setattr(self.search, name, value)


@contextmanager
def watched() -> Iterator[list[object]]:
    """Everything that the searches are asked meanwhile, in any thread, and every move tried out."""
    notes: list[object] = []

    class WatchedSolver(Solver):
        def __init__(self) -> None:
            super().__init__()
            self.search = Watched(self.search, notes)  # type: ignore[assignment]
            self.search_solitario = Watched(self.search_solitario, notes)  # type: ignore[assignment]

    def noted(position: Any, move: Move) -> Any:
        notes.append(("play", str(move)))
        return play(position, move)

    _certain_win.cache_clear()  # what it remembers of the twin would save work
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("winnable.solver.Solver", WatchedSolver)
        patch.setattr("winnable.solver._own", Threads())
        for module in ("winnable.endings", "winnable.players.solitario", "winnable.session"):
            patch.setattr(f"{module}.play", noted)
        yield notes


class Threads:
    """One solver for all threads: the requests of a table come one after the other."""


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Hints and chances that look at fewer worlds: how good they are does not matter."""
    few = partial(chance, samples=6, limits=Limits(1000))
    with pytest.MonkeyPatch.context() as patch:
        if not IS_LONG:
            quick_advice = partial(advise, strength=Strength(worlds=2))
            patch.setattr("winnable.session.advise", quick_advice)
        patch.setattr("winnable.session.chance", few)
        patch.setattr("winnable.web.picture.chance", few)
        patch.setattr("winnable.session.THINKING", Limits(3000))
        yield


# Fronts


@contextmanager
def a_store() -> Iterator[Store]:
    """A store in a folder of the same name every time, with names of games that are no secret, and
    with one game that was left.
    """
    numbers = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Store,
            "new_id",
            lambda _, game: f"{game.variant.name}-20261122-000000-{next(numbers):06}",
        )
        store = Store(FOLDER)
        rules = parse_rules("d3r")
        game = new_game(store, VARIANTS["draw-three"], numbered_deal(1, rules))
        game.play(game.view.legal[0])
        store.add_result("draw-three-20261122-000000-abcdef", game)
        try:
            yield store
        finally:
            shutil.rmtree(FOLDER)


def written(store: Store, deal: Deal) -> dict[str, str]:
    """Every file, by its name. A deal without a number has no name but its cards: they stand in the
    player's own file, and here they are left out; and in the link that the player shares.
    """
    return {
        str(path.relative_to(store.folder)): path.read_text("utf-8").replace(str(deal), "DEAL")
        for path in sorted(store.folder.rglob("*"))
        if path.is_file()
    }


@dataclass
class Run:
    """What came of a script."""

    asked: list[Any]
    """As it was understood from what could be seen."""
    told: list[object]
    work: list[list[object]]
    """What each of them cost; the last: what the files and statistics did."""
    game: Game
    fates: Counter[str]


def in_line(game: Game, script: list[Any] | None, acts: "Script") -> Run:
    """At a terminal, typed and by commands; each followed by what has become certain."""
    run = Run([], [], [], game, Counter())
    clock = itertools.count()
    with a_store() as store, watched() as work:
        spoken = Settings(language=acts.language, memory=acts.memory)
        session = Session(game, store, spoken, clock=lambda: float(next(clock)))
        told: object = session.begin(resumed=not game.is_fresh)
        asks: Iterator[Any] = iter(script) if script is not None else acts.commands(session)
        for ask in itertools.chain([None], asks):
            if ask is not None:
                run.asked.append(ask)
                told = session.do(ask) if isinstance(ask, str) else session.obey(ask)
            state = (session.changed, session.refused, session.choices, session.held)
            certain = session.ponder()
            ends = (session.fate, session.ending, session.status(), session.events[-3:])
            if ask is not None and ask in map(Command, SOLVED):
                told = certain = []
                work.clear()
            run.told.append((told, state, certain, ends))
            run.work.append(list(work))
            run.fates[session.fate or "none"] += 1
            work.clear()
        assert session.game is game, "the script stays at its game"
        run.told.append((session.leave(), written(store, game.deal)))
        session.give_up()
        other = Session(new_game(store, game.variant, numbered_deal(2, game.rules)), store)
        run.told.append((other.do("stats"), written(store, game.deal)))
        run.work.append(list(work))
    return run


def in_page(game: Game, script: list[Any] | None, acts: "Script") -> Run:
    """At a table of the server: every message as its bytes, in the order in which they are sent."""
    run = Run([], [], [], game, Counter())

    async def sit_down(store: Store, work: list[object]) -> None:
        tables = Tables(store, asyncio.Semaphore(), asyncio.Semaphore())
        window = Window()
        game_id = await tables.begin(wire.NewGame(text=game.text), acts.language)
        table = await tables.enter(game_id, window, acts.language)
        run.game = table.session.game
        asks = iter(script) if script is not None else acts.requests(table)
        for ask in itertools.chain([{"do": "hello"}], asks):
            if run.told:
                run.asked.append(ask)
            await tables.do(table, window, msgspec.convert({"id": 1, **ask}, wire.Asked))
            await asyncio.gather(*table.estimates.values())
            if ask.get("name") in SOLVED:
                window.sent.clear()
                work.clear()
            if ask["do"] == "share":
                window.sent[:] = [text.replace(str(game.deal), "DEAL") for text in window.sent]
            run.told.append(list(window.sent))
            run.work.append(list(work))
            run.fates[table.session.fate or "none"] += 1
            window.sent.clear()
            work.clear()
        tables.close()
        run.told.append(written(store, game.deal))

    with a_store() as store, watched() as work, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Session, "_count_time", lambda _: None)  # the clock is nobody's secret
        asyncio.run(sit_down(store, work))
    return run


class Window:
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def show(self, told: wire.Told) -> None:
        self.sent.append(msgspec.json.encode(told).decode())

    def end(self) -> None:
        raise AssertionError


# Scripts


PLACES: Final = (*"123456789swh", "fh", "fd", "fc", "fs", "f")
QUESTIONS: Final = (
    *("moves", "more", "waste", "stock", "foundation", "table", "hand", "info", "read"),
    *("rules", "stats", "log", "again", "earlier", "help", "where", "save"),
)


@dataclass(frozen=True)
class Script:
    """What is done, as numbers that are read by what can be seen; then everything is asked."""

    language: str
    memory: bool
    acts: tuple[int, ...]
    knowing: bool = False
    """Whether the solver is asked first what nobody can see; what it said is not compared."""

    def commands(self, session: Session) -> Iterator[Any]:
        """Plays a little; then asks for everything, in every language and manner."""
        yield from map(Command, SOLVED if self.knowing else ())
        for act in self.acts:
            yield from self._act(session, act)
        for language in LANGUAGES:
            yield Command("language", near="english" if language == "en" else "italian")
            yield from [words(language, "command-hint")[0]] * 3
            yield Command("chance")
            for name in ("brief", "normal", "full"):
                yield Command(name)
                yield from (Command(question) for question in QUESTIONS)
                yield from (Command("option") for _ in range(3))
        rules = session.game.rules
        yield from (Command("where", card=card) for card in range(rules.deck_size))
        yield from (Command("read", number=n + 1) for n in range(rules.columns))
        legal = {str(move) for move in session.game.view.legal}
        for source, target in itertools.product(PLACES, PLACES):
            if f"{source}{target}" not in legal:
                yield Command("exact", text=f"{source}{target}")
        left = {*MEANT_TO_KNOW, *NOT_THIS_GAME, *SHOWING}
        yield from (words("en", f"command-{name}")[0] for name in NAMES if name not in left)
        yield from ("lift 1", "back", "nonsense", "1 2", "2 1", "w 3", "f 4", "undo", "redo")

    def _act(self, session: Session, act: int) -> Iterator[Command]:
        view = session.game.view
        kind, number = act % 10, act // 10
        if kind < 6 and view.legal:
            useful = [hint.move for hint in hints(view)] if kind < 3 else []
            moves = useful or view.legal
            yield Command("exact", text=str(moves[number % len(moves)]))
        elif kind == 6:
            yield from [Command("hint")] * 3
            yield Command("do")
        elif kind == 7:
            yield Command("undo", number=number % 3 + 1)
            yield Command("hint")
        elif kind == 8:
            yield Command("redo", number=number % 3 + 1)
        elif number % 4 == 0:
            steps = len(session.game.steps)
            yield Command("restart")
            yield Command("redo", number=steps or 1)
        elif number % 4 == 1:
            yield Command("draw")
        else:
            yield Command("finish")
            yield Command("chance")

    def requests(self, table: Table) -> Iterator[dict[str, Any]]:
        """The same at a page."""
        game = table.session.game
        yield from ({"do": "act", "name": name} for name in SOLVED if self.knowing)
        for act in self.acts:
            for command in self._act(table.session, act):
                if command.name == "exact":
                    yield {"do": "play", "move": command.text}
                else:
                    yield {"do": "act", "name": command.name, "number": command.number}
            yield {"do": "chance"}
        for language, level in itertools.product(LANGUAGES, Level):
            spoken = {"language": language, "level": level.value}
            yield {"do": "set", "spoken": {**spoken, "memory": self.memory, "figures": True}}
            yield {"do": "look", "at": len(game.steps) // 2}
            for name in QUESTIONS[:-1]:
                yield {"do": "act", "name": name}
        for name in sorted(_ACTS - MEANT_TO_KNOW.keys() - NOT_THIS_GAME.keys() - {*SHOWING}):
            yield {"do": "act", "name": name}
        yield {"do": "share"}
        yield {"do": "find"}
        for at in range(0, len(game.steps) + 1, 3):
            yield {"do": "look", "at": at}
        for place in PLACES:
            yield {"do": "act", "name": "lift", "source": place}
            yield {"do": "act", "name": "back"}
        for card in range(game.rules.deck_size):
            yield {"do": "act", "name": "where", "card": card}
        yield {"do": "type", "text": "hint"}
        yield {"do": "chance"}


SOLVED: Final = ("truth", "oracle")
SHOWING: Final = ("draw", "do", "undo", "redo", "restart", "finish")
"""Commands that go on with the game: the acts of a script."""
FRONTS: Final = {"line": in_line, "page": in_page}


def scripts(acts: int) -> st.SearchStrategy[Script]:
    return st.builds(
        Script,
        language=st.sampled_from(LANGUAGES),
        memory=st.booleans(),
        acts=st.lists(st.integers(0, 499), max_size=acts).map(tuple),
        knowing=st.booleans(),
    )


LAWFUL: Final = settings(
    max_examples=20 if IS_LONG else 2,
    derandomize=not IS_LONG,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.generate],
)


def check(front: str, game: Game, script: Script, seed: int) -> Run | None:
    """Plays the game and its twin; what the first came to, if there was a twin."""
    first = FRONTS[front](parse_game(game.text), None, script)
    other = twin_of(first.game, Random(seed))
    if other is None:
        return None
    assert other.view == first.game.view
    assert other.position != first.game.position
    hidden = {card for card in first.game.deal.cards if card not in first.game.seen}
    places = {i for i, card in enumerate(game.deal.cards) if card in hidden}
    cards = [other.deal.cards[i] if i in places else card for i, card in enumerate(game.deal.cards)]
    begun = parse_game(game.text.replace(str(game.deal), str(Deal(game.deal.deck, tuple(cards)))))
    second = FRONTS[front](begun, first.asked, script)
    for n, pair in enumerate(zip(first.told, second.told, strict=True)):
        assert pair[0] == pair[1], first.asked[max(0, n - 1) : n + 1]
    for n, pair in enumerate(zip(first.work, second.work, strict=True)):
        assert pair[0] == pair[1], first.asked[max(0, n - 1) : n + 1]
    return first


@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("text", RULES)
@LAWFUL
@given(
    number=st.integers(1, 10_000),
    steps=st.integers(0, 110),
    skill=st.sampled_from((0.3, 0.9, 1)),
    script=scripts(8),
    seed=st.integers(0, 999),
)
def test_games_that_look_the_same_are_told_the_same_for_the_same_work(
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
    ("d1p1", 7, 30, 1): Fate.LOST,
    ("d1c4k6", 3, 30, 1): Fate.WON,
    ("d1c4k6", 24, 60, 1): Fate.LOST,
}


@pytest.mark.parametrize(("begun", "end"), CERTAIN.items())
def test_what_is_certain_of_a_game_is_certain_of_its_twins(
    begun: tuple[str, int, int, float], end: Fate
) -> None:
    text, number, steps, skill = begun
    game = played(parse_rules(text), number, steps, skill)
    found = check("line", game, Script("it", memory=True, acts=(7, 8)), number)
    assert found is not None
    assert found.fates[end]


def test_every_command_is_asked_or_is_meant_to_know() -> None:
    """A new command has to be asked for here, or to be excluded by name."""
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
    assert _ACTS - acts - {"move"} <= MEANT_TO_KNOW.keys() | NOT_THIS_GAME.keys()
    kinds = {kind.__struct_config__.tag for kind in wire.Asked.__args__}
    assert kinds - {ask["do"] for ask in found.asked} == {"hello", "review"}


@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("knowing", [False, True])
def test_only_who_asks_the_solver_has_a_game_with_help(front: str, *, knowing: bool) -> None:
    script = Script("en", memory=True, acts=(6, 9, 3, 7), knowing=knowing)
    found = check(front, played(parse_rules("d3r"), 11, 40, 1), script, 3)
    assert found is not None
    assert found.game.assisted == knowing


def test_nobody_looks_a_deal_up_while_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal with a number has its verdict in the catalogue; so its twins could be told apart."""

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
            session.do(ask) if isinstance(ask, str) else session.obey(ask)
            session.ponder()


@pytest.mark.parametrize("front", FRONTS)
def test_a_list_of_deals_does_not_tell_which_of_them_was_pasted(front: str) -> None:
    game = played(parse_rules("d3r"), 1, 5, 1)
    assert game.deal == numbered_deal(1, game.rules)
    assert check(front, game, Script("en", memory=False, acts=(0,)), 1) is not None


@pytest.mark.parametrize("again", ["restart", "number 3"])
def test_a_deal_that_is_begun_anew_is_not_said_to_be_winnable(again: str) -> None:
    """Its result is one more game, but the cards are still to be played."""
    rules = replace(parse_rules("d3r"), undo=False)
    with a_store() as store:
        session = Session(
            new_game(store, variant_of(rules, Scoring.NONE), numbered_deal(3, rules)), store
        )
        session.do("draw")
        assert session.do(again) == [session.voice.say(f"ask-{'new' if ' ' in again else again}")]
        session.do("yes")
        session.do("draw")
        results = store.results()[0]
        assert [result.winnable for result in results[1:]] == [None]
        session.do("number 4")
        session.do("yes")
        assert isinstance(store.results()[0][-1].winnable, bool)


# What the twins would find


def hidden_work(game: Game) -> None:
    """Looks through the cards themselves."""
    own_solver().decide(game.position, Limits(500))


def leaky_advice(patch: pytest.MonkeyPatch) -> None:
    def hinted(self: Session, command: Command) -> list[str]:
        hidden_work(self.game)
        return usual(self, command)

    usual = Session._on_hint
    patch.setattr(Session, "_on_hint", hinted)


def leaky_ponder(patch: pytest.MonkeyPatch) -> None:
    def pondered(self: Session) -> list[str]:
        hidden_work(self.game)
        return usual(self)

    usual = Session.ponder
    patch.setattr(Session, "ponder", pondered)


def leaky_finish(patch: pytest.MonkeyPatch) -> None:
    def offered(position: Position, view: View) -> tuple[Move, ...]:
        own_solver().decide(position, Limits(500))
        return finishing_moves(position, view)

    patch.setattr("winnable.web.picture.finishing_moves", offered)
    patch.setattr("winnable.session.finishing_moves", offered)


def leaky_file(patch: pytest.MonkeyPatch) -> None:
    usual = Store.save

    def saved(self: Store, game_id: str, game: Game) -> None:
        usual(self, game_id, game)
        usual(self, f"{game_id}-{hash(game.position)}", game)

    patch.setattr(Store, "save", saved)


def leaky_words(patch: pytest.MonkeyPatch) -> None:
    def said(_: Voice, game: Game) -> str:
        return str(hash(game.position))

    patch.setattr("winnable.messages.answers.say_status", said)


@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize(
    "leak", [leaky_advice, leaky_ponder, leaky_finish, leaky_file, leaky_words]
)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], front: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(parse_rules("d3r"), 3, 20, 1)
    script = Script("en", memory=False, acts=(0, 29, 7))
    assert check(front, game, script, 1) is not None
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check(front, game, script, 1)
