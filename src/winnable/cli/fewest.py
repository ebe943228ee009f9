"""``winnable solve --shortest``: the fewest moves that win, proven, or bounds of their number."""

import sys

from ..analysis.shortest import Count, Shortest, shortest
from ..catalogues.new import Choice, deal_of
from ..law.deals import Deal
from ..law.errors import WinnableError
from ..law.moves import start
from ..law.rules import Rules
from ..solver import Limits, Verdict
from ..speech.messages import Voice
from .output import print_error_in_line, print_json


def print_shortest(
    voice: Voice,
    rules: Rules,
    lines: list[tuple[int, Choice]],
    count: Count,
    limits: Limits,
    *,
    moves: bool,
    json_: bool,
) -> int:
    """Prints what is found for each deal; returns the exit code.

    Ctrl-C prints what is known of the deal at hand, and ends.
    """
    code = 0
    for at, choice in lines:
        try:
            dealt = deal_of(choice, rules)
        except WinnableError as error:
            print_error_in_line(voice, at, error)
            code = 2
            continue
        known: list[Shortest] = []
        try:
            found = shortest(start(rules, dealt), count, limits, known.append)
        except KeyboardInterrupt:
            if known:
                _print(voice, at, dealt, rules, known[-1], moves=moves, json_=json_)
            return 130
        _print(voice, at, dealt, rules, found, moves=moves, json_=json_)
        if not found.is_proven:
            code = max(code, 1)
    return code


def _print(
    voice: Voice,
    at: int,
    dealt: Deal,
    rules: Rules,
    found: Shortest,
    *,
    moves: bool,
    json_: bool,
) -> None:
    if json_:
        print_json(_object(dealt, rules, found, moves=moves))
        return
    if found.verdict is Verdict.UNWINNABLE:
        outcome = "unwinnable"
    elif found.most is None:
        outcome = "no-win"
    else:
        outcome = "proven" if found.is_proven else "between"
    sentence = voice.say(
        "solved-shortest",
        outcome=outcome,
        kind="line" if at else "deal",
        text=str(at) if at else dealt.address or str(dealt),
        least=found.least,
        most=found.most or 0,
        count=found.count,
        nodes=found.nodes,
        time=voice.hundredths(found.cpu_s),
        limit=found.limit or "stopped",
    )
    print(sentence)
    if moves and found.moves is not None:
        print(" ".join(map(str, found.moves)))
    sys.stdout.flush()


def _object(dealt: Deal, rules: Rules, found: Shortest, *, moves: bool) -> dict[str, object]:
    value: dict[str, object] = {
        "deal": str(dealt),
        "rules": str(rules),
        "verdict": found.verdict,
        "nodes": found.nodes,
        "cpu_s": found.cpu_s,
    }
    if found.verdict is not Verdict.UNWINNABLE:
        value |= {"count": found.count, "least": found.least}
        if found.most is not None:
            value["most"] = found.most
        if not found.is_proven:
            value["limit"] = found.limit or "stopped"
        if moves and found.moves is not None:
            value["moves"] = [str(move) for move in found.moves]
    return value
