"""What was heard, and whether it is right: one utterance for each change, and nothing unasked."""

import json
import re
from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

KINDS: Final = {
    "greeting": "the first sentence of a page that has loaded: exactly one utterance",
    "change": "moves, lifts, draws, undos: exactly one utterance, the message of the page",
    "news": "a certain end that a search found: exactly one utterance, two seconds later",
    "focus": "moves of the focus on the table: exactly one utterance, no part of it twice",
    "question": "questions and refusals: exactly one utterance",
    "dialog": "dialogs: heard when they open, and lines in them, never in one long breath",
    "menu": "entries of menus by arrow keys: heard",
    "idle": "nobody acts: nothing is heard",
}
UNPLAYED: Final = ("greeting", "focus", "question", "dialog", "menu", "idle")
"""The kinds of a visit without a move."""
STORING: Final = "to store data in persistent storage?"
"""Firefox itself asks this once on the site, whenever that is (``page/src/site/transport.ts``)."""
BREATH: Final = 400
"""The most characters of an utterance in a dialog."""
SINGLE: Final = {"change": 0.98, "focus": 0.995}
"""The share that must have exactly one utterance; everything else must always hold."""


@dataclass(frozen=True)
class Heard:
    """What followed a key. ``expected`` is the whole utterance of a change, or a part of any.

    The kind ``way`` is that of keys that lead somewhere: what is heard on the way is not judged.
    """

    kind: str
    key: str
    said: list[str]
    expected: str = ""
    unseen: tuple[str, ...] = ()
    """The cards that were named and that the player has not seen."""

    @property
    def fault(self) -> str:
        """What is wrong with it; empty if nothing is."""
        said = [text.replace("\u00a0", " ").strip() for text in self.said if STORING not in text]
        if self.unseen:
            return "names a card that nobody has seen"
        if self.kind == "idle":
            return "speech without cause" if said else ""
        if self.kind == "way":
            return ""
        if self.kind == "greeting":
            said = [text for text in said if self.expected in text]
        if self.kind not in ("dialog", "menu") and len(said) != 1:
            return "nothing heard" if not said else f"{len(said)} utterances"
        if self.kind == "dialog" and (longest := max(map(len, said), default=0)) > BREATH:
            return f"{longest} characters in one breath"
        if self.kind == "focus" and (twice := _twice(said[0])):
            return f"{twice!r} twice"
        if self.kind in ("change", "news") and self.expected and said != [self.expected]:
            return "another sentence than the page shows"
        if not any(self.expected in text for text in said):
            return "not heard"
        return ""


def _twice(text: str) -> str:
    """A part of an utterance that it has twice, or an empty text."""
    parts = [part.strip().lower() for part in re.split("[,.:;]", text)]
    return next((part for part in parts if part and parts.count(part) > 1), "")


def write(heard: list[Heard], file: Path) -> None:
    lines = (json.dumps(asdict(each), ensure_ascii=False) for each in heard)
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def read(file: Path) -> list[Heard]:
    return [Heard(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def judge(heard: list[Heard], kinds: Collection[str] = KINDS) -> tuple[list[str], bool]:
    """The lines of a report, and whether everything is as it must be: each of the kinds was tried,
    and is right.
    """
    lines, is_right = [], True
    for kind, meaning in ((kind, KINDS[kind]) for kind in kinds):
        some = [each for each in heard if each.kind == kind]
        right = sum(not each.fault for each in some)
        needed = SINGLE.get(kind, 1.0)
        is_right &= bool(some) and right >= needed * len(some)
        lines.append(f"  {right} of {len(some)}  {meaning}")
    unseen = sorted({name for each in heard for name in each.unseen})
    lines.append(f"  {len(unseen)}  cards named that nobody has seen {' '.join(unseen)}".rstrip())
    asked = sum(any(STORING in text for text in each.said) for each in heard)
    lines.append(f"  {asked}  keys after which the browser asked whether the site may store data")
    lines += [f"    {line}" for line in _faults(heard)]
    return lines, is_right and not unseen


def _faults(heard: list[Heard]) -> Iterator[str]:
    for each in heard:
        if each.fault:
            yield f"{each.kind} {each.key}: {each.fault}; expected {each.expected!r}: {each.said}"
