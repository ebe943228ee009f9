"""The texts that ``winnable solve`` is asked about, and how its answers are printed."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from ..game.game import Game, game_from
from ..law.deals import Deal
from ..law.errors import WinnableError
from ..law.moves import start
from ..law.position import Move, Position
from ..law.rules import Rules
from ..law.view import View
from ..solver import Answer, Verdict
from ..speech.messages import Voice
from ..speech.reading import Part, say_understood
from .output import error_value, print_error_in_line, print_json


class Line(NamedTuple):
    """A text that was asked about."""

    at: int
    """The number of its first line in the input; 0 is an argument."""
    text: str
    rules: Rules
    found: Deal | View | WinnableError

    @property
    def position(self) -> Position:
        """The position to solve, every card known. Raises ``HiddenCard``."""
        if isinstance(self.found, Deal):
            return start(self.rules, self.found)
        assert isinstance(self.found, View)
        game = game_from(self.found)
        game.check_known()
        return game.position

    @property
    def origin(self) -> dict[str, object]:
        """What joins the answer with the input, for JSON."""
        value: dict[str, object] = {"line": self.at} if self.at else {}
        value["text"] = self.text.strip()
        if isinstance(self.found, Deal) and self.found.number is not None:
            value["number"] = self.found.number
        return value

    @property
    def names(self) -> dict[str, str]:
        """How a sentence calls it: what ``solved-name`` needs."""
        if self.at:
            return {"kind": "line", "text": str(self.at)}
        if isinstance(self.found, View):
            return {"kind": "table", "text": ""}
        address = self.found.address if isinstance(self.found, Deal) else None
        return {"kind": "deal", "text": address} if address else {"kind": "alone", "text": ""}


class Found(Protocol):
    """What the answers have in common."""

    @property
    def nodes(self) -> int:
        """States searched."""

    @property
    def cpu_s(self) -> float:
        """CPU seconds."""


class Batch:
    """The deals to solve, and what is printed of them."""

    def __init__(
        self,
        voice: Voice,
        rules: Rules,
        texts: list[Part],
        *,
        json_: bool,
        shows: bool,
    ) -> None:
        self.voice, self.rules, self.texts, self.json = voice, rules, texts, json_
        self.shows = shows
        """Whether the moves are printed."""
        self.wrong = False

    def lines(self) -> Iterator[Line]:
        """Yields what each text is. Says first what was understood of it, if it is alone and no
        number.
        """
        for part in self.texts:
            try:
                reading = part.read()
            except WinnableError as error:
                yield Line(part.line, part.text, self.rules, error)
                continue
            understood = say_understood(self.voice, reading, part.text)
            if understood and len(self.texts) == 1 and not self.json:
                print(understood)
            value = reading.value
            if isinstance(value, Game) and not (value.table or value.steps):
                value = value.deal  # of a link without moves
            found = value if isinstance(value, Deal) else reading.view
            yield Line(part.line, part.text, reading.rules, found)

    def refuse(self, line: Line, error: WinnableError) -> None:
        """Reports a text without an answer, on standard error, and as an object of the answers."""
        self.wrong = True
        if self.json:
            print_json({**line.origin, "error": error_value(self.voice, error, line.at)})
        print_error_in_line(self.voice, line.at, error)

    def print(
        self,
        line: Line,
        answer: Found,
        moves: tuple[Move, ...] | None,
        more: Mapping[str, object],
        message: str,
        *,
        verdict: Verdict | None = None,
        **details: str | int,
    ) -> None:
        """Prints an answer: one JSON object, with ``more`` in it, or a sentence and the moves."""
        if self.json:
            found = line.found
            value: dict[str, object] = {
                **line.origin,
                **({"deal": str(found)} if isinstance(found, Deal) else {}),
                **({"position": found.text} if isinstance(found, View) else {}),
                "rules": str(line.rules),
                **({} if verdict is None else {"verdict": verdict}),
                "nodes": answer.nodes,
                "cpu_s": answer.cpu_s,
                **more,
            }
            if self.shows and moves is not None:
                value["moves"] = [str(move) for move in moves]
            print_json(value)
            return
        said = {**line.names, "nodes": answer.nodes, "verdict": verdict or "", **details}
        print(self.voice.say(message, **said))
        if self.shows and moves is not None:
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
