"""Decides a numbered deal and measures it. Slow: tens of milliseconds a deal; the same everywhere.

*Choices* are what cannot be taken back: a card that leaves the place where it was dealt, once for
each card, whatever its target. In a Klondike the lowest face-up card of a column with its run, and
every card of the stock that drawing brings up and that can be played then; in solitario the places
for the card that is drawn next. A choice *loses* if no win is left after it.
"""

from dataclasses import dataclass
from typing import Final

from ..deals import numbered_deal
from ..law import legal_moves, play, start
from ..players.ladder import Ladder, Rung
from ..position import HAND, STOCK, Move, Position, is_column
from ..rules import Family, Rules
from ..solver import klondike, solitario
from .levels import PLAYS, Level, level_of
from .wins import ESCAPE, SOURCES, TARGETS, carried

LIMIT: Final = 100_000_000
"""States for a verdict; what is not decided then is left out and counted."""
EXACT: Final = 20_000_000
"""States for a question of passes or returns."""
QUICK: Final = 100_000
"""States for a choice. What is not decided then does not count as a winning first move, and not at
all in the middle of a game."""
MEMORY: Final = 256 << 20
MEASURED: Final = {"d3": 17_500}
"""The last Tricky deals that are measured, by game: 10,000 are enough, though other levels need
more numbers. Of a Tricky deal beyond it only the level is kept."""
SAMPLES: Final = 4
"""Positions of the stored win, and as many of a game of the ladder, in which traps are counted."""


@dataclass(frozen=True, slots=True)
class Row:
    """A number of the catalogue, as it is stored."""

    verdict: bool | None
    """Winnable, unwinnable, or undecided."""
    level: Level | None = None
    """None also for a winnable deal of which it is not known whether it is Tricky."""
    wins: tuple[int, ...] = (0, 0, 0, 0)
    """Games won by each player of the ladder, of ``PLAYS``."""
    traps: int = 0
    """The trap density in 255ths, rounded."""
    passes: int = 0
    returns: bool = False
    first_moves: int = 0
    win: bytes = b""
    """Symbols 0 .. 63; see ``wins``. None for a deal that is not measured."""


class Grader:
    """Grades deal after deal; one thread at a time."""

    def __init__(self, salt: int = 0) -> None:
        self.search = klondike.Search()
        self.search_solitario = solitario.Search()
        self.ladder = Ladder()
        self.salt = salt
        """Another salt gives other games of the ladder and other samples."""

    def grade(self, number: int, rules: Rules) -> Row:
        """Decides and measures deal ``number``; ``rules`` of a solving set."""
        is_whole = number <= MEASURED.get(str(rules), number)
        return self.grade_position(
            start(rules, numbered_deal(number, rules)), number, is_whole=is_whole
        )

    def grade_position(self, position: Position, seed: int, *, is_whole: bool = True) -> Row:
        """Decides and measures a position just dealt; ``seed`` stands for its number. Not
        ``is_whole``: of a Tricky deal nothing but the level.
        """
        seed = (seed + (self.salt << 40)) & (1 << 64) - 1
        self.ladder.load(position)
        if position.rules.family is Family.SOLITARIO:
            return self._solitario(position, seed)
        return self._klondike(position, seed, is_whole=is_whole)

    # Klondike

    def _klondike(self, position: Position, seed: int, *, is_whole: bool) -> Row:
        rules, quick = position.rules, self.ladder.klondike
        redeals = -1 if rules.passes is None else rules.passes - 1
        # 1. The verdict, and a win without what it does not need.
        verdict = self._ask(0, redeals, rules.returns, LIMIT)
        if not verdict:
            return Row(verdict=verdict)
        plain = self.ladder.is_plain()
        if plain is False and not is_whole:
            return Row(verdict=True, level=Level.TRICKY)
        win = quick.shorten(_plays(self.search.path()))
        assert win is not None
        # 2. The ladder.
        wins = tuple(
            0
            if plain is False and rung < Rung.CAREFUL  # they cannot
            else self.ladder.wins(rung, PLAYS[rung], seed)
            for rung in Rung
        )
        level = None if plain is None else level_of(wins, is_plain=plain)
        # 3. What every win needs.
        passes = self._passes(rules)
        returns = _takes_back(win) and self._ask(0, redeals, 0, EXACT) is False
        # 4. What the first choice and later ones are worth.
        first = sum(self._after(0, draws, move, QUICK) is True for draws, move in quick.choices(0))
        return Row(
            verdict=True,
            level=level,
            wins=wins,
            traps=self._traps(win, seed),
            passes=passes,
            returns=returns,
            first_moves=first,
            win=win,
        )

    def _ask(self, t: int, redeals: int | None, returns: int, nodes: int) -> bool | None:
        """Whether state ``t`` of the quick game is won; ``redeals`` None: as they are there."""
        columns, down, heights, deck, waste, left, _ = self.ladder.klondike.state(t)
        rules = self.ladder.klondike
        self.search.load(
            [
                [_pos(card) for card in column[: n + 1]]
                for column, n in zip(columns, down, strict=True)
            ],
            heights,
            [_pos(card) for card in deck],
            waste,
            rules.draw,
            left if redeals is None else redeals,
            returns,
            rules.ranks,
        )
        return _VERDICTS[self.search.run(nodes, MEMORY)]

    def _passes(self, rules: Rules) -> int:
        most = rules.passes or 4
        for passes in range(1, min(most, 4)):
            verdict = self._ask(0, passes - 1, rules.returns, EXACT)
            if verdict is None:
                return 0
            if verdict:
                return passes
        return min(most, 4)

    def _after(self, t: int, draws: int, move: int, nodes: int) -> bool | None:
        """Whether state ``t`` is won after some draws and a move."""
        quick = self.ladder.klondike
        quick.copy(t, 151)
        for _ in range(draws):
            quick.play(151, 0)
        quick.play(151, move)
        return self._ask(151, None, quick.returns, nodes)

    def _traps(self, win: bytes, seed: int) -> int:
        quick = self.ladder.klondike
        lost = judged = 0
        for i in range(2 * SAMPLES):
            if i < SAMPLES:
                quick.follow(win, (2 * i + 1) * len(win) // (2 * SAMPLES + 1))
            else:
                quick.wander((seed + i) & (1 << 64) - 1, 12 * (i - SAMPLES) + 6, Rung.CAREFUL)
            choices = quick.choices(150)
            if i >= SAMPLES and self._ask(150, None, quick.returns, QUICK) is not True:
                continue
            for draws, move in choices:
                verdict = self._after(150, draws, move, QUICK)
                if verdict is not None:
                    judged += 1
                    lost += not verdict
        return (2 * 255 * lost + judged) // (2 * judged) if judged else 0

    # Solitario

    def _solitario(self, position: Position, seed: int) -> Row:
        verdict = self._ask_solitario(position, LIMIT)
        if not verdict:
            return Row(verdict=verdict)
        moves = self.search_solitario.moves()
        assert moves is not None
        wins = tuple(self.ladder.wins(rung, PLAYS[rung], seed) for rung in Rung)
        # The positions of the win in which a card is about to be drawn.
        before = []
        at = position
        for source, target in moves:
            if source == STOCK:
                before.append(at)
            at = carried(at, source, target)
        first = sum(self._ask_solitario(then, QUICK // 10) is True for then in _places(position))
        lost = judged = 0
        for i in range(2 * SAMPLES):
            for then in _places(before[(2 * i + 1) * len(before) // (4 * SAMPLES)]):
                verdict = self._ask_solitario(then, QUICK // 10)
                if verdict is not None:
                    judged += 1
                    lost += not verdict
        return Row(
            verdict=True,
            level=level_of(wins, is_plain=True),
            wins=wins,
            traps=(2 * 255 * lost + judged) // (2 * judged) if judged else 0,
            passes=1,
            first_moves=first,
            win=bytes(
                SOURCES.index(source) << 3 | TARGETS.index(target) for source, target in moves
            ),
        )

    def _ask_solitario(self, position: Position, nodes: int) -> bool | None:
        rules = position.rules
        self.search_solitario.load(
            [list(column) for column in position.columns],
            list(position.foundations),
            list(reversed(position.stock)),
            list(position.waste),
            -1,
            -1,
            rules.by_colour,
            rules.asks,
            rules.ranks,
        )
        return _VERDICTS[self.search_solitario.run(nodes, MEMORY)]


_VERDICTS: Final = (False, True, None)


def _pos(card: int) -> int:
    """The search's number of a card, and back."""
    return card ^ (((card >> 2) & 1) << 1)


def _plays(path: list[tuple[int, str]]) -> bytes:
    """The search's win as symbols."""
    heights, symbols = [0, 0, 0, 0], bytearray()
    for pos, act in path:
        card = _pos(pos)
        if act == "table" and heights[card & 3] == card >> 2:
            symbols.append(ESCAPE)
        symbols.append(card)
        heights[card & 3] += {"up": 1, "down": -1, "table": 0}[act]
    return bytes(symbols)


def _takes_back(win: bytes) -> bool:
    """Whether a card comes back from its foundation."""
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
    """Every place for the next card of the deck; of empty columns only the first."""
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
