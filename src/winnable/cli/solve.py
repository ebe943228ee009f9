"""``winnable solve``: verdicts for deals and tables, wins as lists of moves, the fewest moves or
passes that win, and the most cards that can be out.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import tee
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

from ..analysis.shortest import Count, Shortest, shortest
from ..law.deals import Deal, deal_number, numbered_deal
from ..law.errors import WinnableError
from ..law.moves import after
from ..law.scoring import Scoring, vegas
from ..law.variants import variant_for
from ..law.view import View
from ..law.worlds import unseen
from ..players.playing import fair_game
from ..solver import Answer, Limits, Verdict, shorten, solve_known, solve_many
from ..solver.extremes import fewest_passes, most_cards
from ..solver.plays import check_win
from ..speech.reading import Part, Reading, read_one
from .faults import CommandError, CommandFault
from .options import SOURCE, DealtGame, DealtRules, Json, Switch
from .output import asked_rules, check_exclusive, count_of, deal_parts, player_voice, progress
from .solve_texts import Batch, Line

Question: TypeAlias = Callable[[Batch, Line, Limits], bool]
"""Answers a question about a line; returns whether the answer is proven."""


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
    most: Switch = False,
    passes: Switch = False,
    count: Literal["moves", "cards"] | None = None,
    json_: Json = False,
) -> int:
    """Decide whether deals can be won.

    The solver knows every card. It answers winnable if it found a win, unwinnable if it searched
    every line of play, and undecided if it reached a limit first. For a table with unknown cards it
    says what holds wherever these cards lie.

    winnable solve --number 4217 --moves

    winnable solve deals.txt --rules d1p3 --json

    winnable deals make 1..1000 | winnable solve -

    winnable solve --number 4217 --game draw-one --shortest

    winnable solve --number 8 --most

    Exits with 0 if every answer is proven, 1 if one is not, 2 if a text cannot be read.

    Parameters
    ----------
    file
        A file with deals or tables in mid-game, or - for standard input. Any format is read. A deal
        or table may take one line or several; # begins a comment.
    number
        Solve the deal with this number.
    deal
        Solve this deal, or this table in mid-game.
    nodes
        The maximum number of states to search for each deal.
    memory
        The maximum memory for each search, in megabytes.
    jobs
        The number of concurrent searches. The default is one for each core. It cannot be chosen
        with --shortest, --most or --passes, where one search runs at a time.
    moves
        Print the moves of a win or, with --most, the moves that bring the most cards to the
        foundations.
    short
        Print the moves of a win, shortened.
    fewest
        Find the fewest moves that win, and prove that no fewer do. If a limit is reached, print two
        numbers between which the answer lies.
    most
        Find how many cards can be on the foundations at once, and prove that no more can. If a
        limit is reached, print two numbers between which the answer lies.
    passes
        Find how many passes through the stock a win needs, even if the rules allow fewer.
    count
        What counts as a move for --shortest. With moves, the default, every move of the rules does.
        With cards, only draws and moves of cards do: redeals and turning a card are free.
    json_
        Print one JSON object for each deal, with the number of its line and its text. For a deal
        that cannot be read, the object has the error.
    """
    check_exclusive({"FILE": file, "--number": number, "--deal": deal})
    questions = {"--shortest": fewest, "--most": most, "--passes": passes}
    chosen = [name for name, is_asked in questions.items() if is_asked]
    check_exclusive({name: name in chosen or None for name in questions})
    for name in chosen:
        check_exclusive({name: True, "--jobs": jobs})
    if count is not None and not fewest:
        raise CommandError(CommandFault.NEEDS_OPTION, what="--count", known="--shortest")
    limits = Limits(count_of("--nodes", nodes), count_of("--memory", memory))
    workers = None if jobs is None else count_of("--jobs", jobs)
    dealt_for = asked_rules(game, rules)
    voice = player_voice()
    if number is not None:
        dealt = numbered_deal(deal_number(number), dealt_for)
        texts = [Part(0, str(dealt.number), lambda: Reading(dealt, dealt_for))]
    elif file is not None:
        texts = list(deal_parts(file, dealt_for))
    elif deal is not None:
        texts = [Part(0, deal, partial(read_one, deal, dealt_for, voice.language))]
    else:
        raise CommandError(CommandFault.NO_DEAL)
    asked = Batch(voice, dealt_for, texts, json_=json_, shows=moves or short)
    if fewest:
        return _each(asked, limits, partial(_shortest, count=Count(count or "moves")))
    if most:
        is_paid = variant_for(rules or game).scoring in (Scoring.VEGAS, Scoring.CUMULATIVE)
        return _each(asked, limits, partial(_most, is_paid=is_paid))
    if passes:
        return _each(asked, limits, _passes)
    return _verdicts(asked, limits, workers, short=short)


def _verdicts(asked: Batch, limits: Limits, workers: int | None, *, short: bool) -> int:
    """Prints the verdict of each line; returns the exit code."""
    answers: list[Answer] = []
    waiting, lines = tee(asked.lines())
    positions = (line.position for line in waiting if not _is_apart(line))
    solved = solve_many(positions, limits, workers)
    with progress(asked.voice.say("solving"), len(asked.texts)) as step:
        try:
            for line in lines:
                if isinstance(line.found, WinnableError):
                    asked.refuse(line, line.found)
                    continue
                if isinstance(line.found, View) and _is_apart(line):
                    answer = solve_known(line.found, limits)
                else:
                    answer = next(solved)
                answers.append(answer)
                found = answer.moves if asked.shows else None
                if found and short:
                    found = shorten(line.position, found)
                elif found:
                    check_win(line.position, found)
                limit = {} if answer.limit is None else {"limit": answer.limit}
                asked.print(
                    line,
                    answer,
                    found,
                    limit,
                    "solved",
                    verdict=answer.verdict,
                    limit=answer.limit or "stopped",
                    time=asked.voice.hundredths(answer.cpu_s * 1000),
                )
                step(1)
        except KeyboardInterrupt:
            asked.summary(answers)
            return 130
    if len(asked.texts) > 1:
        asked.summary(answers)
    if asked.wrong:
        return 2
    return int(any(answer.verdict is Verdict.UNDECIDED for answer in answers))


def _is_apart(line: Line) -> bool:
    """Whether the line has no single position: a text that cannot be read, or unknown cards."""
    found = line.found
    return isinstance(found, WinnableError) or (isinstance(found, View) and len(unseen(found)) > 1)


def _each(asked: Batch, limits: Limits, question: Question) -> int:
    """Asks a question about each line; returns the exit code. Ctrl-C ends it."""
    code = 0
    for line in asked.lines():
        try:
            if isinstance(line.found, WinnableError):
                raise line.found
            if not question(asked, line, limits):
                code = 1
        except WinnableError as error:
            asked.refuse(line, error)
        except KeyboardInterrupt:
            return 130
        sys.stdout.flush()
    return 2 if asked.wrong else code


def _shortest(asked: Batch, line: Line, limits: Limits, count: Count) -> bool:
    """The fewest moves. Ctrl-C prints what is known of the line."""
    known: list[Shortest] = []
    try:
        found = shortest(line.position, count, limits, known.append)
    except KeyboardInterrupt:
        if known:
            _print_shortest(asked, line, known[-1])
        raise
    _print_shortest(asked, line, found)
    return found.is_proven


def _print_shortest(asked: Batch, line: Line, found: Shortest) -> None:
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
        found,
        found.moves,
        more,
        "solved-shortest",
        verdict=found.verdict,
        outcome=outcome,
        least=found.least,
        most=found.most or 0,
        count=found.count,
        limit=found.limit or "stopped",
        time=asked.voice.hundredths(found.cpu_s),
    )


def _most(asked: Batch, line: Line, limits: Limits, *, is_paid: bool) -> bool:
    """The most cards; ``is_paid``: and what they are worth at Vegas, to a fair player too."""
    found = most_cards(line.found if isinstance(line.found, View) else line.position, limits)
    fair = None
    if is_paid and isinstance(line.found, Deal):
        fair = vegas(sum(after(line.position, fair_game(line.position)).foundations))
    is_all = found.least == line.rules.deck_size
    asked.print(
        line,
        found,
        found.moves,
        {
            "least": found.least,
            "most": found.most,
            **({"money": found.money} if is_paid else {}),
            **({} if fair is None else {"fair": fair}),
            **({"limit": found.limit} if found.limit else {}),
        },
        "solved-most",
        outcome="all" if is_all else "proven" if found.is_proven else "between",
        least=found.least,
        most=found.most,
        limit=found.limit or "stopped",
        time=asked.voice.hundredths(found.cpu_s),
    )
    if is_paid and not asked.json:
        print(asked.voice.say("solved-money", money=found.money))
        if fair is not None:
            print(asked.voice.say("solved-fair", fair=fair))
    return found.is_proven


def _passes(asked: Batch, line: Line, limits: Limits) -> bool:
    """The fewest passes."""
    found = fewest_passes(line.position, limits)
    outcome = "between"
    if found.verdict is Verdict.UNWINNABLE:
        outcome = "unwinnable"
    elif found.most is None or found.is_proven:
        outcome = "no-win" if found.most is None else "proven"
    asked.print(
        line,
        found,
        found.moves,
        {
            "least": found.least,
            **({} if found.most is None else {"most": found.most}),
            **({"limit": found.limit} if found.limit else {}),
        },
        "solved-passes",
        verdict=found.verdict,
        outcome=outcome,
        least=found.least,
        most=found.most or 0,
        limit=found.limit or "stopped",
        time=asked.voice.hundredths(found.cpu_s),
    )
    return found.is_proven
