"""What a campaign can measure of a deal: the registry of measures, and the rows that they fill.

A measure fills some columns of one row with whole numbers or bytes. The same deal, question and
code give the same row on every machine. ``workbench`` has the solvers and players that fill it.
"""

import sys
from array import array
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from ...law.difficulty import Difficulty
from ...law.moves import after, start
from ...law.position import FOUNDATION, Move
from ...law.rules import Rules
from ...players import advise
from ...players.ladder import Rung
from ...players.luck import luck
from ...players.playing import advices, fair_game
from ...solver import Verdict, shorten
from ...solver.extremes import most_cards
from .workbench import Dealt, Workbench

PARTS: Final = 10_000
"""A share of 1 in a column that corrects it."""
PLAYS: Final = 40
"""Games that each player of the ladder plays on a deal."""
_CODES: Final = {Verdict.WINNABLE: 1, Verdict.UNWINNABLE: 0, Verdict.UNDECIDED: -1}

Value = int | bytes


class Column(NamedTuple):
    """A column of the table."""

    name: str
    type: Literal["int8", "int16", "int32", "int64", "binary"]
    meaning: str
    is_share: bool = False
    """Whether the campaign estimates the share of its ones: 1 yes, 0 no, -1 undecided."""
    corrects: str = ""
    """The share that the mean of this column estimates with less variance, in ``PARTS``."""

    @property
    def least(self) -> int:
        """The least value that a whole number may have."""
        return -(1 << 31) if self.corrects else -1


class Measure(NamedTuple):
    """What is measured, and how."""

    columns: tuple[Column, ...]
    fill: Callable[[Workbench, Dealt], Iterable[Value]]
    """Returns the values of the columns for one deal."""
    cost_ms: float
    """Milliseconds of a usual deal, roughly; the plan of the shards follows from them."""
    needs: tuple[str, ...] = ()
    """Measures that are filled before."""
    varies: str = ""
    """The field of ``Rules`` that it asks about: only of rules that can have another value."""


def _winnable(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    answer = bench.decide(dealt)
    return _CODES[answer.verdict], answer.nodes


def _certificates(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    assert dealt.answer is not None
    if dealt.answer.verdict is not Verdict.UNWINNABLE:
        return b"", 0
    made = bench.certificate(dealt)
    return (b"", -1) if made is None else (made.file, made.states)


def _moves(_: Workbench, dealt: Dealt) -> Iterable[Value]:
    return (len(dealt.win),)


def _passes(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    if not dealt.win:
        return (_code(dealt),)
    position = after(dealt.position, dealt.win)
    for passes in range(1, min(position.passes, 100)):
        rules = replace(dealt.rules, passes=passes)
        verdict = bench.decide_position(start(rules, dealt.deal)).verdict
        if verdict is not Verdict.UNWINNABLE:
            return (passes if verdict is Verdict.WINNABLE else -1,)
    return (position.passes if position.passes <= 100 else -1,)


def _returns(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    if not any(move.source > FOUNDATION for move in dealt.win):
        return (_code(dealt),)
    rules = replace(dealt.rules, returns=False)
    verdict = bench.decide_position(start(rules, dealt.deal)).verdict
    return ({Verdict.WINNABLE: 0, Verdict.UNWINNABLE: 1, Verdict.UNDECIDED: -1}[verdict],)


def _shortest_found(_: Workbench, dealt: Dealt) -> Iterable[Value]:
    return (len(shorten(dealt.position, dealt.win)) if dealt.win else 0,)


def _fair_player(_: Workbench, dealt: Dealt) -> Iterable[Value]:
    moves, said = list[Move](), array("H")
    for advice in advices(dealt.position, advise):
        moves += advice.plan
        if advice.chance is not None:
            said.append(round(10_000 * advice.chance))
    if sys.byteorder == "big":
        said.byteswap()
    won = after(dealt.position, moves).is_won
    corrected = round(PARTS * (won - (luck(dealt.position, moves) or 0.0)))
    return int(won), len(moves), said.tobytes(), corrected


def _cards(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    most = least = sum(after(dealt.position, dealt.win).foundations)
    if not dealt.win:
        found = most_cards(dealt.position, bench.limits)
        least, most = found.least, found.most
    return least, most, sum(after(dealt.position, fair_game(dealt.position)).foundations)


def _ladder(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    bench.trials.load(dealt.position)
    return [bench.trials.wins(rung, PLAYS, dealt.number) for rung in Rung]


def _grade(bench: Workbench, dealt: Dealt) -> Iterable[Value]:
    row = bench.grader.grade(dealt.number, dealt.rules)
    return (
        -1 if row.verdict is None else int(row.verdict),
        -1 if row.difficulty is None else list(Difficulty).index(row.difficulty),
        *row.wins,
        row.traps,
        row.passes,
        int(row.returns),
        row.first_moves,
        row.win,
    )


def _code(dealt: Dealt) -> int:
    """The value of a column that is not measured: 0, or -1 if the verdict is undecided."""
    assert dealt.answer is not None
    return -1 if dealt.answer.verdict is Verdict.UNDECIDED else 0


_LADDER: Final = tuple(
    Column(f"ladder_{rung.name.lower()}", "int8", f"games of {PLAYS} that this player wins")
    for rung in Rung
)

MEASURES: Final = {
    "winnable": Measure(
        (
            Column(
                "verdict",
                "int8",
                "1: a win exists, all cards known; 0: none exists; -1: undecided within the limits",
                is_share=True,
            ),
            Column("states", "int64", "states of the search that gave the verdict"),
        ),
        _winnable,
        5,
    ),
    "certificates": Measure(
        (
            Column("certificate", "binary", "the certificate of a loss, which the checker accepts"),
            Column("certified", "int64", "its states; 0: no loss; -1: too many states"),
        ),
        _certificates,
        100,
        ("winnable",),
    ),
    "moves": Measure(
        (Column("moves", "int16", "moves of the win that was found; 0: no win"),),
        _moves,
        0,
        ("winnable",),
    ),
    "passes": Measure(
        (
            Column(
                "passes",
                "int8",
                "fewest passes through the stock that a win needs; 0: no win; -1: undecided",
            ),
        ),
        _passes,
        40,
        ("winnable",),
        varies="passes",
    ),
    "returns": Measure(
        (
            Column(
                "needs_returns",
                "int8",
                "1: every win returns a card from a foundation; 0: not so, or no win;"
                " -1: undecided",
            ),
        ),
        _returns,
        5,
        ("winnable",),
        varies="returns",
    ),
    "shortest-found": Measure(
        (Column("shortest_found", "int16", "moves of the win after it was shortened; 0: no win"),),
        _shortest_found,
        200,
        ("winnable",),
    ),
    "fair-player": Measure(
        (
            Column(
                "fair_won",
                "int8",
                "1: the fair player, who sees what a player sees, wins; 0: it does not",
                is_share=True,
            ),
            Column("fair_moves", "int16", "moves of its game"),
            Column(
                "fair_chances",
                "binary",
                "the chance that it gave itself at each decision, in 10,000ths,"
                " as 16-bit little-endian integers",
            ),
            Column(
                "fair_corrected",
                "int32",
                "10,000 times its win less the luck of the cards (winnable.players.luck)",
                corrects="fair_won",
            ),
        ),
        _fair_player,
        150,
    ),
    "cards": Measure(
        (
            Column("cards_least", "int8", "cards on the foundations at the end of the best line"),
            Column("cards_most", "int8", "no line of play has more there, all cards known"),
            Column(
                "fair_cards",
                "int8",
                "cards there at the end of the fair player's game, which plays on for cards when it"
                " cannot win",
            ),
        ),
        _cards,
        200,
        ("winnable",),
    ),
    "ladder": Measure(_LADDER, _ladder, 20),
    "grade": Measure(
        (
            Column("grade_verdict", "int8", "verdict of the catalogue: 1, 0, -1", is_share=True),
            Column("grade_level", "int8", "0 easy, 1 normal, 2 hard, 3 tricky; -1: none"),
            *(
                Column(f"grade_{rung.name.lower()}", "int16", "games that this player wins")
                for rung in Rung
            ),
            Column("grade_traps", "int16", "share of losing choices, in 255ths"),
            Column("grade_passes", "int8", "fewest passes; 4: more than three; 0: undecided"),
            Column("grade_returns", "int8", "1: every win returns a card from a foundation"),
            Column("grade_first", "int16", "choices at the deal that keep it winnable"),
            Column("grade_win", "binary", "a win, in the code of winnable.catalogues.wins"),
        ),
        _grade,
        150,
    ),
}
"""Every measure by its name, in the order of the columns."""


def with_needed(names: Iterable[str]) -> tuple[str, ...]:
    """Returns the measures and those that they need, in the order of ``MEASURES``."""
    asked = set(names)
    asked |= {need for name in asked for need in MEASURES[name].needs}
    return tuple(name for name in MEASURES if name in asked)


def rows(
    bench: Workbench, rules: Rules, names: Iterable[str], numbers: Iterable[int]
) -> dict[str, list[Value]]:
    """Measures some deals. Returns the columns by name, without the numbers.

    Raises ``Disagreement`` if a check of the workbench fails.
    """
    asked = [MEASURES[name] for name in names]
    table: list[list[Value]] = []
    for number in numbers:
        dealt = bench.deal(number, rules)
        table.append([value for each in asked for value in each.fill(bench, dealt)])
    columns = [column.name for each in asked for column in each.columns]
    return {name: [row[i] for row in table] for i, name in enumerate(columns)}
