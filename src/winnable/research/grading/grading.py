"""Grades a numbered deal: decides it and measures it. The result is the same on every machine.

Grading a deal takes tens of milliseconds. *Choices* are irreversible moves: a card leaves the place
where it was dealt. Each card counts once, whatever its target. In a Klondike the choices are the
lowest face-up card of each column with its run, and every stock card that can be played after some
draws. In solitario they are the places for the next card drawn. A choice *loses* if no win is left
after it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ...catalogues.archive import Row
from ...catalogues.levels import PLAYS, difficulty_of
from ...catalogues.wins import ESCAPE, SOURCES, TARGETS, carried
from ...law.deals import numbered_deal
from ...law.difficulty import Difficulty
from ...law.moves import legal_moves, play, start
from ...law.position import HAND, STOCK, Move, Position, is_column
from ...law.rules import Rules
from ...players.engine import CHOSEN, REACHED
from ...players.ladder import Rung
from ...players.ladder_klondike import KlondikePlayers
from ...solver import klondike, solitario
from ...solver.encoding import load_solitario, unpacked_step
from .trials import Trials
from .trimming import load_after, trimmed

LIMIT: Final = 100_000_000
"""Most states for a verdict. A deal that needs more is stored as undecided."""
EXACT: Final = 20_000_000
"""Most states to decide how many passes a win needs, or whether it needs foundation returns."""
QUICK: Final = 100_000
"""Most states for a choice. An undecided choice is not a winning first move, and is left out of the
traps.
"""
MEMORY: Final = 256 << 20
"""Bytes of the tables of a search."""
MEASURED: Final = {"d3": 17_500}
"""The last Tricky deal that is measured, by game. 10,000 Tricky deals suffice, but the other levels
need more numbers. For later Tricky deals only the level is stored.
"""
SAMPLES: Final = 4
"""Traps are counted in this many positions of the stored win and in as many of ladder games."""
"""Indices of engine states: the sampled position, and the position after a choice."""


def grading_search() -> klondike.Search:
    """Returns a search with the rules that it had when the catalogue was built.

    Which win is found first depends on the order of the search, and what is undecided depends on
    its states. The stored wins follow from this, and so do the traps that are counted along them.
    """
    search = klondike.Search()
    search.use_pending = 0
    search.use_draw_one = 0
    search.use_easier = 0
    search.use_plan = 0
    search.use_closing = 0
    search.use_families = 0
    search.lock_bits = 13
    return search


class Grader:
    """Grades one deal after another. Not thread-safe."""

    def __init__(self) -> None:
        self.search = grading_search()
        self.search_solitario = solitario.Search()
        self.trials = Trials()
        self.sample = KlondikePlayers()

    def grade(self, number: int, rules: Rules) -> Row:
        """Decides and measures deal ``number`` under the rules of a solving set."""
        is_whole = number <= MEASURED.get(str(rules), number)
        return self.grade_position(
            start(rules, numbered_deal(number, rules)), number, is_whole=is_whole
        )

    def grade_position(self, position: Position, seed: int, *, is_whole: bool = True) -> Row:
        """Decides and measures a position just dealt.

        ``seed`` replaces the number of the deal. If not ``is_whole``, a Tricky deal gets
        only a level.
        """
        self.trials.load(position)
        if position.rules.kind.has_hand:
            return self._solitario(position, seed)
        return self._klondike(position, seed, is_whole=is_whole)

    # Klondike

    def _klondike(self, position: Position, seed: int, *, is_whole: bool) -> Row:
        rules, engine = position.rules, self.trials.klondike
        redeals = -1 if rules.passes is None else rules.passes - 1
        # 1. The verdict, and a win without superfluous plays.
        verdict = self._ask(engine, 0, redeals, rules.returns, LIMIT)
        if not verdict:
            return Row(verdict=verdict)
        plain = self.trials.is_plain()
        if plain is False and not is_whole:
            return Row(verdict=True, difficulty=Difficulty.TRICKY)
        win = trimmed(position, _plays(self.search.path()))
        assert win is not None
        # 2. The ladder.
        wins = tuple(
            0
            # they play useful moves only, so they cannot win
            if plain is False and rung < Rung.CAREFUL
            else self.trials.wins(rung, PLAYS[rung], seed)
            for rung in Rung
        )
        difficulty = None if plain is None else difficulty_of(wins, is_plain=plain)
        # 3. The passes and returns that every win needs.
        passes = self._passes(rules)
        returns = _takes_back(win) and self._ask(engine, 0, redeals, 0, EXACT) is False
        # 4. The choices at the deal that win.
        first = sum(
            self._after(engine, 0, draws, move) is True for draws, move in engine.choices(0)
        )
        return Row(
            verdict=True,
            difficulty=difficulty,
            wins=wins,
            traps=_traps(self._judged(position, win, seed)),
            passes=passes,
            returns=returns,
            first_moves=first,
            win=win,
        )

    def _ask(
        self, engine: KlondikePlayers, t: int, redeals: int | None, returns: int, nodes: int
    ) -> bool | None:
        """Whether state ``t`` of an engine is winnable; None if undecided after ``nodes`` states.

        ``redeals``: redeals left (-1 for unlimited); None takes the number from the state.
        """
        columns, down, heights, stock, waste, left, *_ = engine.state(t)
        self.search.load(
            columns,
            down,
            heights,
            stock,
            waste,
            engine.draw,
            left if redeals is None else redeals,
            returns,
            engine.ranks,
        )
        return _VERDICTS[self.search.run(nodes, MEMORY)]

    def _passes(self, rules: Rules) -> int:
        """Returns the fewest passes that a win needs; 4 for more than 3, 0 if undecided."""
        most = rules.passes or 4
        for passes in range(1, min(most, 4)):
            verdict = self._ask(self.trials.klondike, 0, passes - 1, rules.returns, EXACT)
            if verdict is None:
                return 0
            if verdict:
                return passes
        return min(most, 4)

    def _after(self, engine: KlondikePlayers, t: int, draws: int, move: int) -> bool | None:
        """Whether state ``t`` is winnable after some draws and a move; None if undecided."""
        engine.copy(t, CHOSEN)
        for _ in range(draws):
            engine.move(CHOSEN, 0)
        engine.move(CHOSEN, move)
        return self._ask(engine, CHOSEN, None, engine.returns, QUICK)

    def _judged(self, position: Position, win: bytes, seed: int) -> Iterator[bool | None]:
        """Yields whether choices win, in positions of the win and in winnable positions of games of
        the careful player.
        """
        players = self.trials.klondike
        for i in range(2 * SAMPLES):
            engine: KlondikePlayers = self.sample if i < SAMPLES else players
            t = 0 if i < SAMPLES else REACHED
            if i < SAMPLES:
                count = (2 * i + 1) * len(win) // (2 * SAMPLES + 1)
                load_after(engine, position, win, count)
            else:
                players.wander((seed + i) & (1 << 64) - 1, 12 * (i - SAMPLES) + 6, Rung.CAREFUL)
                if self._ask(players, REACHED, None, players.returns, QUICK) is not True:
                    continue
            for draws, move in engine.choices(t):
                yield self._after(engine, t, draws, move)

    # Solitario

    def _solitario(self, position: Position, seed: int) -> Row:
        verdict = self._ask_solitario(position, LIMIT)
        if not verdict:
            return Row(verdict=verdict)
        moves = self.search_solitario.moves()
        assert moves is not None
        wins = tuple(self.trials.wins(rung, PLAYS[rung], seed) for rung in Rung)
        # The positions of the win before each draw.
        before = []
        at = position
        for source, target in moves:
            if source == STOCK:
                before.append(at)
            at = carried(at, source, target)
        first = sum(self._ask_solitario(then, QUICK // 10) is True for then in _places(position))
        traps = _traps(
            self._ask_solitario(then, QUICK // 10)
            for i in range(2 * SAMPLES)
            for then in _places(before[(2 * i + 1) * len(before) // (4 * SAMPLES)])
        )
        return Row(
            verdict=True,
            difficulty=difficulty_of(wins, is_plain=True),
            wins=wins,
            traps=traps,
            passes=1,
            first_moves=first,
            win=bytes(
                SOURCES.index(source) << 3 | TARGETS.index(target) for source, target in moves
            ),
        )

    def _ask_solitario(self, position: Position, nodes: int) -> bool | None:
        load_solitario(self.search_solitario, position)
        return _VERDICTS[self.search_solitario.run(nodes, MEMORY)]


_VERDICTS: Final = (False, True, None)


def _traps(choices: Iterable[bool | None]) -> int:
    """Returns the share of losing choices, in 255ths; undecided ones do not count."""
    judged = [is_winning for is_winning in choices if is_winning is not None]
    return (2 * 255 * judged.count(False) + len(judged)) // (2 * len(judged)) if judged else 0


def _plays(path: list[int]) -> bytes:
    """Converts a win of the search to symbols (``catalogues.wins``)."""
    heights, symbols = [0, 0, 0, 0], bytearray()
    for card, act in map(unpacked_step, path):
        if act == "table" and heights[card & 3] == card >> 2:
            symbols.append(ESCAPE)
        symbols.append(card)
        heights[card & 3] += {"up": 1, "down": -1, "table": 0}[act]
    return bytes(symbols)


def _takes_back(win: bytes) -> bool:
    """Whether a win returns a card from its foundation."""
    heights, is_escaped = [0, 0, 0, 0], False
    for symbol in win:
        if symbol == ESCAPE:
            is_escaped = True
            continue
        rank, suit = symbol >> 2, symbol & 3
        if heights[suit] > rank:
            return True
        heights[suit] += heights[suit] == rank and not is_escaped
        is_escaped = False
    return False


def _places(position: Position) -> list[Position]:
    """Returns the position after each placement of the next card drawn; of several empty columns,
    only one counts.
    """
    if not position.stock:
        return []
    drawn = play(position, Move(STOCK, HAND)).after
    if drawn.hand is None:
        return [drawn]
    found, is_hole_tried = [], False
    for move in legal_moves(drawn):
        if is_column(move.target) and not drawn.columns[move.target - 1]:
            if is_hole_tried:
                continue
            is_hole_tried = True
        if move.target != STOCK:
            found.append(play(drawn, move).after)
    return found
