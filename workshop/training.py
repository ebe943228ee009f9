"""Trains the nets of the fair player.

``python -m workshop.training d3 [--folder F]`` does so.

From random weights to the file in ``players``, by ``learning``. A run writes its checkpoint and its
learning curve to a folder; after a stop, the next run continues there and ends with the same net.
Deals are disjoint by number: training plays numbers from ``TRAINING`` up, the curve is measured on
``TUNING``; the figures of docs/players.md are measured on numbers below ``TUNING``.
"""

import argparse
import json
import time
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from winnable.disk import replace_bytes
from winnable.players.nets import FOLDER, HIDDEN, INPUTS, SECOND, TITLE, UNIT

from .learning import Learning

TRAINING: Final = 1_000_000
"""The number of the first training deal."""
TUNING: Final = range(20_001, 22_001)
"""The numbers of the deals on which the learning curve is measured."""
BATCH: Final = 512
PASSES: Final = 2
"""How often each position is learned."""


@dataclass(frozen=True, slots=True)
class Course:
    """How one net is trained."""

    draw: int
    redeals: tuple[int, ...]
    """The redeals of the games in turn; -1 is unlimited."""
    rounds: int
    games: int = 6000
    """Games of a round. A round plays games, and then learns their positions."""
    rates: tuple[float, float] = (1e-3, 1e-4)
    """The step size of Adam in the first and in the last round; geometric between them."""
    explore: tuple[float, float] = (0.1, 0.05)
    """The probability of a random choice, in the first and the second half."""
    trace: tuple[float, float] = (0.8, 0.7)
    """Lambda, in the first and the second half."""
    seed: int = 1


COURSES: Final = {
    "d3": Course(3, (-1,), 120),
    "d1": Course(1, (-1,), 70),
    "d1p": Course(1, (0, 2), 70),
    "d3p": Course(3, (0, 2), 50),
}
"""The nets by name: draw, and "p" for limited passes."""


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a learning curve."""

    round: int
    games: int
    won: float
    """The share of the training games of the round that were won."""
    loss: float
    """The mean squared error of the round."""
    greedy: float | None
    """The share of the tuning deals that the net wins without a search; measured now and then."""
    cpu_s: float


def train(
    course: Course, folder: Path, *, every: int = 10, tuning: range = TUNING
) -> Iterator[Point]:
    """Trains a net, from the checkpoint in ``folder`` if there is one; yields each round.

    Stores a checkpoint and the curve every ``every`` rounds, and at the end.
    """
    folder.mkdir(parents=True, exist_ok=True)
    state, curve = folder / "checkpoint", folder / "curve.jsonl"
    learning = Learning()
    learning.begin_learning(course.games * 60, course.seed)
    points: list[str] = []
    first = 0
    if state.exists():
        first = _restore(learning, state.read_bytes())
        points = curve.read_text("utf-8").splitlines()[:first]
    redeals = list(course.redeals)
    began = time.process_time()
    before = json.loads(points[-1])["cpu_s"] if points else 0.0
    for number in range(first, course.rounds):
        share = number / max(1, course.rounds - 1)
        rate = course.rates[0] * (course.rates[1] / course.rates[0]) ** share
        half = int(share >= 0.5)
        learning.n_positions = 0
        deal = TRAINING + number * course.games
        won = learning.play(
            deal, course.games, course.draw, redeals, course.explore[half], course.trace[half]
        )
        loss = 0.0
        for _ in range(PASSES):
            loss = learning.fit(rate, BATCH)
        is_stored = (number + 1) % every == 0 or number + 1 == course.rounds
        greedy = None
        if is_stored:
            wins = learning.greedy_wins(tuning.start, len(tuning), course.draw, redeals)
            greedy = wins / len(tuning)
        point = Point(
            number + 1,
            (number + 1) * course.games,
            won / course.games,
            loss,
            greedy,
            round(before + time.process_time() - began, 1),
        )
        points.append(json.dumps(asdict(point)))
        if is_stored:
            replace_bytes(curve, ("\n".join(points) + "\n").encode())
            replace_bytes(state, _stored(learning, number + 1))
        yield point


def _stored(learning: Learning, rounds: int) -> bytes:
    """Everything that the next round depends on, as bytes."""
    weights, mean, square, used, dice = learning.parameters()
    head = {"rounds": rounds, "steps": learning.steps, "dice": dice, "count": len(weights)}
    parts = [array("f", each).tobytes() for each in (weights, mean, square)]
    return json.dumps(head).encode() + b"\n" + b"".join([*parts, bytes(used)])


def _restore(learning: Learning, data: bytes) -> int:
    """Restores what ``_stored`` wrote; returns the rounds that are done."""
    line, _, rest = data.partition(b"\n")
    head = json.loads(line)
    size = 4 * head["count"]
    weights, mean, square = (array("f", rest[i * size : (i + 1) * size]).tolist() for i in range(3))
    learning.set_parameters(weights, mean, square, list(rest[3 * size :]), head["dice"])
    learning.steps = head["steps"]
    rounds: int = head["rounds"]
    return rounds


def quantized(learning: Learning) -> bytes:
    """Returns the net as the file of ``players.nets``, in integers. An input that was never set has
    weight 0.
    """
    weights, _, _, used, _ = learning.parameters()
    first = INPUTS * HIDDEN
    second = first + HIDDEN * SECOND
    body = bytearray()
    for i in range(INPUTS):
        for weight in weights[i * HIDDEN : (i + 1) * HIDDEN]:
            body.append(_rounded(weight * UNIT, 127) + 128 if used[i] else 128)
    body += bytes(_rounded(each * UNIT, 127) + 128 for each in weights[first:second])
    b1, rest = weights[second : second + HIDDEN], weights[second + HIDDEN :]
    ends = [_rounded(each * UNIT, 2000) for each in b1]
    ends += [_rounded(each * UNIT * UNIT, 1 << 20) for each in rest[:SECOND]]
    ends += [_rounded(each * UNIT, 1 << 20) for each in rest[SECOND : 2 * SECOND]]
    ends.append(_rounded(rest[2 * SECOND] * UNIT * UNIT, 1 << 24))
    body += b"".join(each.to_bytes(4, "little", signed=True) for each in ends)
    return TITLE + zlib.compress(bytes(body), 9)


def _rounded(value: float, most: int) -> int:
    """Rounds to an integer from ``-most`` to ``most``."""
    return max(-most, min(most, round(value)))


def restored(folder: Path) -> Learning:
    """Returns the net of a checkpoint."""
    learning = Learning()
    learning.begin_learning(1, 1)
    _restore(learning, (folder / "checkpoint").read_bytes())
    return learning


def main() -> None:
    """Trains the nets that are named, and writes them to the package."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nets", nargs="*", choices=[*COURSES, []], default=list(COURSES))
    parser.add_argument("--folder", type=Path, default=Path("build/training"))
    wish = parser.parse_args()
    for name in wish.nets:
        for point in train(COURSES[name], wish.folder / name):
            if point.greedy is not None:
                print(
                    f"{name}: {point.games} games, greedy {point.greedy:.1%}, "
                    f"loss {point.loss:.5f}, {point.cpu_s} s",
                    flush=True,
                )
        replace_bytes(FOLDER / f"{name}.net", quantized(restored(wish.folder / name)))


if __name__ == "__main__":
    main()
