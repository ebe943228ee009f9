"""Twins: games with equal views, played by the same script; their answers and their work are
compared.

A game is played by a script. Then its unseen cards are permuted, and this twin is played by the
same script. ``check`` demands that everything said, shown and written is the same, and that every
search gets the same questions in the same order and visits as many states.
"""

import asyncio
import itertools
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, Final

import msgspec
import pytest

from tests.support.stores import add_result, contents
from winnable.analysis.endings import certain_win
from winnable.analysis.hints import hints
from winnable.catalogues.new import Wish, game_of
from winnable.game.game import Game, parse_game
from winnable.law.deals import Deal, numbered_deal
from winnable.law.moves import play
from winnable.law.position import Move
from winnable.law.rules import Rules, parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, variant_of
from winnable.players import Strength, advise
from winnable.players.tree import Tree
from winnable.session import Session
from winnable.session.state import SessionState
from winnable.solver import Solver
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.arguments import Setting
from winnable.speech.commands import NAMES, Command
from winnable.speech.messages import LANGUAGES, Verbosity
from winnable.speech.messages.voice import words
from winnable.store import Settings, Store
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.tables.table import Table
from winnable.web.wire import game as wire

MEANT_TO_KNOW: Final = {
    "oracle": "the solver's own move, asked for by that name; the game counts as helped",
    "truth": "whether it can still be won as the cards lie; the game counts as helped",
    "review": "where it was lost, all cards known; the game counts as helped",
    "retry": "goes back to the last position that could be won; the game counts as helped",
    "mistake": "another game, which a review has cut",
}
"""Commands that reveal unseen cards on request."""
NOT_THIS_GAME: Final = {
    **dict.fromkeys(("new", "number"), "another deal, which the player chooses or chance does"),
    "tutorial": "a practice deal, the same in every game",
    "yes": "agrees to another deal",
    "quit": "the front end ends",
    **dict.fromkeys(("on", "off", "random", "easy", "hard", "tricky"), "no commands by themselves"),
}
FOLDER: Final = Path(gettempdir()) / f"winnable-fair-{os.getpid()}"
"""The same folder for both, since "save" says its path."""


# Twins


def twin_of(game: Game, random: Random) -> Game | None:
    """A game with the same moves and other cards in the unseen places; None if there is no
    such game.
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
    """A game after that many steps; its deal has no number."""
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
            advice = advise(view, Strength(simulations=0, worlds=2))
            useful = hints(view)
            move = advice.move if advice else useful[0].move if useful else view.legal[-1]
        else:
            move = random.choice(view.legal)
        game.play(move)
    return game


# Work


COUNTING: Final = ("run", "weigh", "think", "judge")
"""The methods that count states."""


class Watched:
    """A search that records its calls and their states."""

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
    """Records every call of a search, in any thread, and every move that advice tries."""
    notes: list[object] = []

    class WatchedSolver(Solver):
        def __init__(self, search: Any = None) -> None:
            super().__init__(search)
            if not isinstance(self.search, Watched):
                self.search = Watched(self.search, notes)  # type: ignore[assignment]
            self.search_solitario = Watched(self.search_solitario, notes)  # type: ignore[assignment]

    def noted(position: Any, move: Move) -> Any:
        notes.append(("play", str(move)))
        return play(position, move)

    certain_win.cache_clear()  # a result remembered from the twin would save work
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("winnable.solver.solving.Solver", WatchedSolver)
        patch.setattr("winnable.solver.solving._own", Threads())
        patch.setattr("winnable.players.expert.Solver", WatchedSolver)
        patch.setattr("winnable.players.expert.Tree", lambda: Watched(Tree(), notes))
        patch.setattr("winnable.players.expert._own", Threads())
        for module in (
            "winnable.analysis.endings",
            "winnable.players.solitario",
            "winnable.session.advice",
        ):
            patch.setattr(f"{module}.play", noted)
        yield notes


class Threads:
    """One solver for all threads: the requests of a table run one after the other."""


# Fronts


@contextmanager
def a_store() -> Iterator[Store]:
    """A store with a fixed folder and predictable ids, with one abandoned game."""
    numbers = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Store,
            "new_id",
            lambda _, game: f"{game.variant.name}-20261122-000000-{next(numbers):06}",
        )
        for module in ("games", "results"):
            patch.setattr(f"winnable.store.{module}.stamp", lambda *_: "2026-11-22T00:00:00Z")
        store = Store(FOLDER)
        rules = parse_rules("d3r")
        game = Game(rules, numbered_deal(1, rules))
        game.play(game.view.legal[0])
        add_result(store, "draw-three-20261122-000000-abcdef", game)
        try:
            yield store
        finally:
            shutil.rmtree(FOLDER)


def written(store: Store, deal: Deal) -> dict[str, str]:
    """Every row of every table. The cards of a deal without a number are left out: they are in the
    player's own game and in the link that the player shares.
    """
    return {
        name: str(rows).replace(str(deal), "DEAL").replace(repr(str(deal))[1:-1], "DEAL")
        for name, rows in contents(store).items()
    }


@dataclass
class Run:
    """The results of a script."""

    asked: list[Any]
    """The commands or requests, as they followed from the view."""
    told: list[object]
    work: list[list[object]]
    """The work of each; the last entry is that of the files and statistics."""
    game: Game
    fates: Counter[str]


def in_line(game: Game, script: list[Any] | None, acts: "Script") -> Run:
    """Runs a script at a terminal by typed text and commands, with the certain results after
    each.
    """
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
                told = session.do(ask) if isinstance(ask, str) else session.execute(ask)
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
        other = Session(game_of(Wish(game.variant, 2)), store)
        run.told.append((other.do("stats"), written(store, game.deal)))
        run.work.append(list(work))
    return run


def in_page(game: Game, script: list[Any] | None, acts: "Script") -> Run:
    """Runs a script at a table of the server; every message is kept as its bytes, in order."""
    run = Run([], [], [], game, Counter())

    async def sit_down(store: Store, work: list[object]) -> None:
        tables = Seat(store, Searches.local())
        window = Window()
        game_id = store.replace(None, game)
        store.release(game_id)
        table = await tables.enter(game_id, window, acts.language)
        run.game = table.session.game
        asks = iter(script) if script is not None else acts.requests(table)
        for ask in itertools.chain([{"do": "hello"}], asks):
            if run.told:
                run.asked.append(ask)
            await tables.do(table, window, msgspec.convert({"id": 1, **ask}, wire.Request))
            await table.settle()
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
        await tables.close()
        run.told.append(written(store, game.deal))

    with a_store() as store, watched() as work, pytest.MonkeyPatch.context() as patch:
        patch.setattr(SessionState, "count_time", lambda _: None)  # the clock reveals nothing
        asyncio.run(sit_down(store, work))
    return run


class Window:
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def show(self, told: wire.Reply) -> None:
        self.sent.append(msgspec.json.encode(told).decode())

    def close(self, code: int) -> None:
        raise AssertionError(code)


# Scripts


PLACES: Final = (*"123456789swh", "fh", "fd", "fc", "fs", "f")
QUESTIONS: Final = (
    *("moves", "more", "waste", "stock", "foundation", "table", "hand", "info", "read"),
    *("rules", "stats", "log", "again", "earlier", "help", "where", "save"),
)


@dataclass(frozen=True)
class Script:
    """Acts, encoded as numbers that select from what is visible, and then every question."""

    language: str
    memory: bool
    acts: tuple[int, ...]
    knowing: bool = False
    """Whether the script first asks the solver for the truth; those answers are not compared."""

    @property
    def _solved(self) -> tuple[Act, ...]:
        """Until an option replaces it, the page marks the move that the oracle named."""
        return (*SOLVED, Act.OPTION) if self.knowing else ()

    def commands(self, session: Session) -> Iterator[Any]:
        """Plays some moves; then asks every question in every language and verbosity."""
        yield from map(Command, self._solved)
        for act in self.acts:
            yield from self._act(session, act)
        for language in LANGUAGES:
            yield Command(Act.LANGUAGE, argument=Setting(language))
            yield from [words(language, "command-hint")[0]] * 3
            yield Command(Act.CHANCE)
            for name in (Act.BRIEF, Act.NORMAL, Act.FULL):
                yield Command(name)
                yield from (Command(Act(question)) for question in QUESTIONS)
                yield from (Command(Act.OPTION) for _ in range(3))
        rules = session.game.rules
        yield from (Command(Act.WHERE, card=card) for card in range(rules.deck_size))
        yield from (Command(Act.READ, number=n + 1) for n in range(rules.columns))
        legal = {str(move) for move in session.game.view.legal}
        for source, target in itertools.product(PLACES, PLACES):
            if f"{source}{target}" not in legal:
                yield Command(Act.EXACT, text=f"{source}{target}")
        left = {*MEANT_TO_KNOW, *NOT_THIS_GAME, *SHOWING}
        yield from (words("en", f"command-{name}")[0] for name in NAMES if name not in left)
        yield from ("lift 1", "back", "nonsense", "1 2", "2 1", "w 3", "f 4", "undo", "redo")

    def _act(self, session: Session, act: int) -> Iterator[Command]:
        view = session.game.view
        kind, number = act % 10, act // 10
        if kind < 6 and view.legal:
            useful = [hint.move for hint in hints(view)] if kind < 3 else []
            moves = useful or view.legal
            yield Command(Act.EXACT, text=str(moves[number % len(moves)]))
        elif kind == 6:
            yield from [Command(Act.HINT)] * 3
            yield Command(Act.DO)
        elif kind == 7:
            yield Command(Act.UNDO, number=number % 3 + 1)
            yield Command(Act.HINT)
        elif kind == 8:
            yield Command(Act.REDO, number=number % 3 + 1)
        elif number % 4 == 0:
            steps = len(session.game.steps)
            yield Command(Act.RESTART)
            yield Command(Act.REDO, number=steps or 1)
        elif number % 4 == 1:
            yield Command(Act.DRAW)
        else:
            yield Command(Act.FINISH)
            yield Command(Act.CHANCE)

    def requests(self, table: Table) -> Iterator[dict[str, Any]]:
        """The same script as requests of a page."""
        game = table.session.game
        yield from ({"do": "act", "name": name} for name in self._solved)
        for act in self.acts:
            for command in self._act(table.session, act):
                if command.name == "exact":
                    yield {"do": "play", "move": command.text}
                else:
                    yield {"do": "act", "name": command.name, "number": command.number}
            yield {"do": "chance"}
        for language, level in itertools.product(LANGUAGES, Verbosity):
            spoken = {"language": language, "level": level.value}
            yield {"do": "set", "spoken": {**spoken, "memory": self.memory, "figures": True}}
            yield {"do": "replay", "at": len(game.steps) // 2}
            for name in QUESTIONS[:-1]:
                yield {"do": "act", "name": name}
        for name in sorted(
            set(acts_with(Trait.FROM_PAGE))
            - MEANT_TO_KNOW.keys()
            - NOT_THIS_GAME.keys()
            - {*SHOWING}
        ):
            yield {"do": "act", "name": name}
        yield {"do": "share"}
        yield {"do": "statistics"}
        yield {"do": "mine"}
        yield {"do": "find"}
        yield {"do": "days", "month": "2026-10-01"}
        yield {"do": "pictures"}
        yield {"do": "away", "away": True}
        for at in range(0, len(game.steps) + 1, 3):
            yield {"do": "replay", "at": at}
        for place in PLACES:
            yield {"do": "act", "name": "lift", "source": place}
            yield {"do": "act", "name": "back"}
        for card in range(game.rules.deck_size):
            yield {"do": "act", "name": "where", "card": card}
        yield {"do": "typed", "text": "hint"}
        yield {"do": "chance"}


SOLVED: Final = (Act.TRUTH, Act.ORACLE)
SHOWING: Final = ("draw", "do", "undo", "redo", "restart", "finish")
"""Commands that continue the game: the acts of a script."""
FRONTS: Final = {"line": in_line, "page": in_page}


def check(front: str, game: Game, script: Script, seed: int) -> Run | None:
    """Compares the game with its twin; returns the first run, or None without a twin."""
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
