"""``winnable solve``: verdicts for deals, wins as lists of moves, and the fewest moves that win."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import tee
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter

from ..analysis.shortest import Count, Shortest, shortest
from ..catalogues.new import deal_of
from ..law.deals import Deal, deal_number
from ..law.errors import WinnableError
from ..law.moves import start
from ..law.position import Move, Position
from ..law.rules import Rules
from ..solver import Answer, Limits, Verdict, shorten, solve_many
from ..solver.plays import check_win
from ..speech.messages import Voice
from ..speech.reading import Reading, read_deal, say_reading
from .faults import CommandError, CommandFault
from .options import SOURCE, DealtGame, DealtRules, Json, Switch
from .output import (
    asked_rules,
    check_exclusive,
    count_of,
    deal_blocks,
    error_value,
    player_voice,
    print_error_in_line,
    print_json,
    progress,
)


def solve(
    file: Annotated[str | None, SOURCE] = None,
    /,
    *,
    game: DealtGame = "draw-three",
    rules: DealtRules = None,
    number: Annotated[str | None, Parameter(alias="-n")] = None,
    deal: str | None = None,
    nodes: str = "100000000",
    memory: str = "256",
    jobs: Annotated[str | None, Parameter(alias="-j")] = None,
    moves: Switch = False,
    short: Annotated[bool, Parameter("--shorten", negative="")] = False,
    fewest: Annotated[bool, Parameter("--shortest", negative="")] = False,
    count: Literal["moves", "cards"] | None = None,
    json_: Json = False,
) -> int:
    """Decide whether deals can be won.

    The solver knows every card. winnable: it found a win. unwinnable: it searched every line of
    play. undecided: it reached a limit first.

    winnable solve --number 4217 --moves

    winnable solve deals.txt --rules d1p3 --json

    winnable deals make 1..1000 | winnable solve -

    winnable solve --number 4217 --game draw-one --shortest

    Exits with 0 if every deal is decided, 1 if one is not, 2 if one cannot be read.

    Parameters
    ----------
    file
        A file with deals in any format, one on each line or over several lines (# begins a
        comment), or - for standard input.
    number
        Solve the deal with this number.
    deal
        Solve this deal.
    nodes
        The maximum number of states to search for each deal.
    memory
        The maximum memory for each search, in megabytes.
    jobs
        The number of concurrent searches. The default is one for each core; --shortest runs one.
    moves
        Print the moves of a win.
    short
        Print the moves of a win, shortened.
    fewest
        Find the fewest moves that win, and prove it, or say between which numbers they are if a
        limit is reached.
    count
        What counts as a move for --shortest: every move of the rules (moves, the default), or only
        draws and moves of cards (cards), so that a redeal and turning a card are free.
    json_
        Print one JSON object for each deal, with its line and its text. A deal that cannot be read
        is an object with an error.
    """
    check_exclusive({"FILE": file, "--number": number, "--deal": deal})
    check_exclusive({"--shortest": fewest or None, "--jobs": jobs})
    if count is not None and not fewest:
        raise CommandError(CommandFault.NEEDS_OPTION, what="--count", known="--shortest")
    limits = Limits(count_of("--nodes", nodes), count_of("--memory", memory))
    workers = None if jobs is None else count_of("--jobs", jobs)
    dealt_for = asked_rules(game, rules)
    texts: list[tuple[int, str | int]]
    if number is not None:
        texts = [(0, deal_number(number))]
    elif file is not None:
        texts = list(deal_blocks(file, dealt_for))
    elif deal is not None:
        texts = [(0, deal)]
    else:
        raise CommandError(CommandFault.NO_DEAL)
    asked = _Batch(player_voice(), dealt_for, texts, json_=json_)
    if fewest:
        return _shortest(asked, Count(count or "moves"), limits, shows=moves or short)
    answers: list[Answer] = []
    waiting, lines = tee(asked.lines())
    positions = (line.found[1] for line in waiting if isinstance(line.found, tuple))
    solved = solve_many(positions, limits, workers)
    with progress(asked.voice.say("solving"), len(texts)) as step:
        try:
            for line in lines:
                if isinstance(line.found, WinnableError):
                    asked.refuse(line, line.found)
                    continue
                dealt, position = line.found
                answer = next(solved)
                answers.append(answer)
                found = answer.moves if moves or short else None
                if found and short:
                    found = shorten(position, found)
                elif found:
                    check_win(position, found)
                time = asked.voice.hundredths(answer.cpu_s * 1000)
                more = {} if answer.limit is None else {"limit": answer.limit}
                asked.print(line, dealt, answer, found, more, "solved", time=time)
                step(1)
        except KeyboardInterrupt:
            asked.summary(answers)
            return 130
    if len(texts) > 1:
        asked.summary(answers)
    if asked.wrong:
        return 2
    return int(any(answer.verdict is Verdict.UNDECIDED for answer in answers))


def _shortest(asked: "_Batch", count: Count, limits: Limits, *, shows: bool) -> int:
    """Prints the fewest moves that win each deal, or bounds of them; returns the exit code.

    Ctrl-C prints what is known of the deal at hand, and ends.
    """
    code = 0
    for line in asked.lines():
        if isinstance(line.found, WinnableError):
            asked.refuse(line, line.found)
            continue
        dealt, position = line.found
        known: list[Shortest] = []
        try:
            found = shortest(position, count, limits, known.append)
        except KeyboardInterrupt:
            if known:
                _print_shortest(asked, line, dealt, known[-1], shows=shows)
            return 130
        _print_shortest(asked, line, dealt, found, shows=shows)
        if not found.is_proven:
            code = 1
    return 2 if asked.wrong else code


def _print_shortest(
    asked: "_Batch", line: "_Line", dealt: Deal, found: Shortest, *, shows: bool
) -> None:
    more: dict[str, object] = {}
    if found.verdict is Verdict.UNWINNABLE:
        outcome = "unwinnable"
    else:
        outcome = "no-win" if found.most is None else "proven" if found.is_proven else "between"
        more |= {"count": found.count, "least": found.least}
        if found.most is not None:
            more["most"] = found.most
        if not found.is_proven:
            more["limit"] = found.limit or "stopped"
    asked.print(
        line,
        dealt,
        found,
        found.moves if shows else None,
        more,
        "solved-shortest",
        outcome=outcome,
        least=found.least,
        most=found.most or 0,
        count=found.count,
        time=asked.voice.hundredths(found.cpu_s),
    )
    sys.stdout.flush()


class _Line(NamedTuple):
    """A text that was asked about."""

    at: int
    """The number of its first line in the input; 0 is an argument."""
    text: str
    found: tuple[Deal, Position] | WinnableError

    @property
    def origin(self) -> dict[str, object]:
        """What joins the answer with the input, for JSON."""
        value: dict[str, object] = {"line": self.at} if self.at else {}
        value["text"] = self.text.strip()
        if isinstance(self.found, tuple) and self.found[0].number is not None:
            value["number"] = self.found[0].number
        return value


class _Batch:
    """The deals to solve, and what is printed of them."""

    def __init__(
        self, voice: Voice, rules: Rules, texts: list[tuple[int, str | int]], *, json_: bool
    ) -> None:
        self.voice, self.rules, self.texts, self.json = voice, rules, texts, json_
        self.wrong = False

    def lines(self) -> Iterator[_Line]:
        """Yields what each text is. Says first what a text of several lines is, if it is alone."""
        for at, text in self.texts:
            try:
                if isinstance(text, str):
                    dealt = read_deal(text, self.rules, self.voice.language)
                else:
                    dealt = deal_of(text, self.rules)
            except WinnableError as error:
                yield _Line(at, str(text), error)
                continue
            if len(self.texts) == 1 and not self.json and "\n" in str(text).strip():
                voice = Voice(self.rules, self.voice.language)
                print(say_reading(voice, Reading(dealt, self.rules)))
            yield _Line(at, str(text), (dealt, start(self.rules, dealt)))

    def refuse(self, line: _Line, error: WinnableError) -> None:
        """Reports a text that is no deal, on standard error, and as an object of the answers."""
        self.wrong = True
        if self.json:
            print_json({**line.origin, "error": error_value(self.voice, error, line.at)})
        print_error_in_line(self.voice, line.at, error)

    def print(
        self,
        line: _Line,
        dealt: Deal,
        answer: Answer | Shortest,
        moves: tuple[Move, ...] | None,
        more: Mapping[str, object],
        message: str,
        **details: str | int,
    ) -> None:
        """Prints an answer: one JSON object, with ``more`` in it, or a sentence and the moves."""
        if self.json:
            value: dict[str, object] = {
                **line.origin,
                "deal": str(dealt),
                "rules": str(self.rules),
                "verdict": answer.verdict,
                "nodes": answer.nodes,
                "cpu_s": answer.cpu_s,
                **more,
            }
            if moves is not None:
                value["moves"] = [str(move) for move in moves]
            print_json(value)
            return
        sentence = self.voice.say(
            message,
            verdict=answer.verdict,
            kind="line" if line.at else "deal",
            text=str(line.at) if line.at else dealt.address or str(dealt),
            nodes=answer.nodes,
            limit=answer.limit or "stopped",
            **details,
        )
        print(sentence)
        if moves is not None:
            print(" ".join(map(str, moves)))

    def summary(self, answers: list[Answer]) -> None:
        """Prints the counts and times of all deals."""
        if not answers:
            return
        from statistics import fmean, median  # noqa: PLC0415  # slow to load

        counts = Counter(answer.verdict for answer in answers)
        times = sorted(answer.cpu_s * 1000 for answer in answers)
        file = sys.stderr if self.json else sys.stdout
        say, written = self.voice.say, self.voice.hundredths
        print(
            say(
                "solved-all",
                count=len(answers),
                winnable=counts[Verdict.WINNABLE],
                unwinnable=counts[Verdict.UNWINNABLE],
                undecided=counts[Verdict.UNDECIDED],
            ),
            file=file,
        )
        print(
            say(
                "solved-cpu",
                mean=written(fmean(times)),
                median=written(median(times)),
                p99=written(times[(99 * len(times) - 1) // 100]),
                worst=written(times[-1]),
                total=written(sum(times) / 1000),
            ),
            file=file,
        )
