"""``winnable solve``: verdicts, and wins as moves."""

import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from statistics import fmean, median
from typing import Annotated

from cyclopts import Parameter

from ..deals import Deal, deal_number, parse_deal
from ..errors import Fault, WinnableError
from ..law import start
from ..messages import Voice
from ..position import Move, Position
from ..rules import Rules
from ..solver import Answer, Limits, Verdict, shorten, solve_many
from .output import (
    asked_rules,
    complain_of_line,
    count_of,
    deal_lines,
    one_of,
    player_voice,
    print_json,
)


def solve(
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    /,
    *,
    game: Annotated[str, Parameter(alias="-g")] = "draw-three",
    rules: str | None = None,
    number: Annotated[str | None, Parameter(alias="-n", allow_leading_hyphen=True)] = None,
    deal: str | None = None,
    nodes: Annotated[str, Parameter(allow_leading_hyphen=True)] = "100000000",
    memory: Annotated[str, Parameter(allow_leading_hyphen=True)] = "256",
    jobs: Annotated[str | None, Parameter(alias="-j", allow_leading_hyphen=True)] = None,
    moves: Annotated[bool, Parameter(negative="")] = False,
    short: Annotated[bool, Parameter("--shorten", negative="")] = False,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Decide deals: winnable, with a win as moves; or unwinnable, every way on exhausted.

    winnable solve --number 4217 --moves

    winnable solve deals.txt --rules d1p3 --json

    winnable deals make 1 1000 | winnable solve -

    Exits with 0 if every deal is decided, 1 if one is not, 2 if one cannot be read.

    Parameters
    ----------
    file
        One deal a line in any format (# begins a comment), or - for standard input.
    game
        The game that they are dealt for.
    rules
        The rules that they are dealt for, instead of a game's.
    number
        Solve the deal of this number.
    deal
        Solve this deal.
    nodes
        The most states to search for each deal.
    memory
        The most megabytes of tables for each search.
    jobs
        Searches at the same time (usual: one for each core).
    moves
        Give the moves of a win.
    short
        Shorten the win, for people to follow.
    json_
        Print one JSON object a deal.
    """
    one_of({"FILE": file, "--number": number, "--deal": deal})
    limits = Limits(count_of("--nodes", nodes), count_of("--memory", memory))
    workers = None if jobs is None else count_of("--jobs", jobs)
    dealt_for = asked_rules(game, rules)
    if number is not None:
        lines = [(0, str(deal_number(number)))]
    elif file is not None:
        lines = list(deal_lines(file))
    elif deal is not None:
        lines = [(0, deal)]
    else:
        raise WinnableError(Fault.NO_DEAL)
    asked = _Asked(player_voice(), dealt_for, lines)
    answers: list[Answer] = []
    with ExitStack() as stack:
        try:
            step = asked.progress(stack)
            for answer in solve_many(asked.positions(), limits, workers):
                answers.append(answer)
                at, dealt, position = asked.waiting.popleft()
                found = answer.moves
                if found and short:
                    found = shorten(position, found)
                if json_:
                    _print_object(dealt, dealt_for, answer, found if moves or short else None)
                else:
                    asked.print(at, dealt, answer, found if moves or short else None)
                step()
        except KeyboardInterrupt:
            asked.summary(answers, to_error=json_)
            return 130
    if len(lines) > 1:
        asked.summary(answers, to_error=json_)
    if asked.wrong:
        return 2
    return int(any(answer.verdict is Verdict.UNDECIDED for answer in answers))


class _Asked:
    """The deals that were asked about, and the words for what is found."""

    def __init__(self, voice: Voice, rules: Rules, lines: list[tuple[int, str]]) -> None:
        self.voice, self.rules, self.lines = voice, rules, lines
        self.waiting: deque[tuple[int, Deal, Position]] = deque()
        """Line, deal and position of every search that has not answered."""
        self.wrong = False

    def positions(self) -> Iterator[Position]:
        """The positions to solve; a line that is no deal is complained of and passed over."""
        for at, text in self.lines:
            try:
                dealt = parse_deal(text, self.rules)
            except WinnableError as error:
                complain_of_line(self.voice, at, error)
                self.wrong = True
                continue
            position = start(self.rules, dealt)
            self.waiting.append((at, dealt, position))
            yield position

    def print(self, at: int, dealt: Deal, answer: Answer, moves: tuple[Move, ...] | None) -> None:
        """The verdict as a sentence."""
        sentence = self.voice.say(
            "solved",
            verdict=answer.verdict,
            kind="line" if at else "deal",
            text=str(at) if at else dealt.address or str(dealt),
            nodes=answer.nodes,
            time=f"{answer.cpu_s * 1000:.2f}",
            limit=answer.limit or "stopped",
        )
        print(sentence)
        if moves is not None:
            print(" ".join(map(str, moves)))

    def progress(self, stack: ExitStack) -> Callable[[], None]:
        """A bar on standard error when that is a terminal and there is much to do."""
        if len(self.lines) < 2 or not sys.stderr.isatty():
            return lambda: None
        from rich.console import Console  # noqa: PLC0415  # slow to load, and seldom seen
        from rich.progress import Progress  # noqa: PLC0415

        bar = stack.enter_context(
            Progress(
                console=Console(stderr=True),
                redirect_stdout=sys.stdout.isatty(),
                redirect_stderr=True,
                transient=True,
            )
        )
        task = bar.add_task(self.voice.say("solving"), total=len(self.lines))
        return lambda: bar.advance(task)

    def summary(self, answers: list[Answer], *, to_error: bool) -> None:
        """Counts and times."""
        if not answers:
            return
        counts = Counter(answer.verdict for answer in answers)
        times = sorted(answer.cpu_s * 1000 for answer in answers)
        file = sys.stderr if to_error else sys.stdout
        say = self.voice.say
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
                mean=f"{fmean(times):.2f}",
                median=f"{median(times):.2f}",
                p99=f"{times[(99 * len(times) - 1) // 100]:.2f}",
                worst=f"{times[-1]:.2f}",
                total=f"{sum(times) / 1000:.2f}",
            ),
            file=file,
        )


def _print_object(
    dealt: Deal, rules: Rules, answer: Answer, moves: tuple[Move, ...] | None
) -> None:
    value: dict[str, object] = {
        "deal": str(dealt),
        "rules": str(rules),
        "verdict": answer.verdict,
        "nodes": answer.nodes,
        "cpu_s": round(answer.cpu_s, 6),
    }
    if answer.limit is not None:
        value["limit"] = answer.limit
    if moves is not None:
        value["moves"] = [str(move) for move in moves]
    print_json(value)
