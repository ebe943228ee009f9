"""Golden transcripts: typed commands and their answers, in ``tests/data/records/transcripts``.

A record is a text: a head of ``name: value`` lines, an empty line, the first utterance, then each
command after ``>`` with its answer. ``#`` starts a comment in the head. The head:

=========  =======================================================================
game       a variant by name (or ``rules`` and ``scoring``)
number     the deal of that number; or ``deal``, cards in dealing order, to which the rest of the
           deck is added from the lowest card up
language   its code; ``level``: brief, normal (the default) or full
moves      the moves before the first utterance, which is then that of a resumed game
fixed      why the record is never renewed
=========  =======================================================================

``python -m tests.speech.test_transcripts --renew`` rewrites every record that is not fixed.
Read the difference before you commit it.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.cards import cards
from winnable.game.game import Game
from winnable.law.deals import Deal, numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import Rules
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.messages import Verbosity
from winnable.store import Settings

FOLDER = Path(__file__).parents[1] / "data" / "records" / "transcripts"
RECORDS = sorted(FOLDER.glob("*.txt"))


@dataclass(frozen=True)
class Record:
    """A transcript in its file."""

    head: str
    first: tuple[str, ...]
    exchanges: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def values(self) -> dict[str, str]:
        """The head; a name on several lines joins their values."""
        values: dict[str, str] = {}
        for line in self.head.splitlines():
            if not line.startswith("#"):
                name, _, value = line.partition(":")
                values[name] = f"{values.get(name, '')} {value.strip()}".strip()
        return values

    @property
    def is_fixed(self) -> bool:
        return "fixed" in self.values

    def __str__(self) -> str:
        lines = [self.head, "", *self.first]
        for command, said in self.exchanges:
            lines += [f"> {command}".rstrip(), *said]
        return "\n".join(lines) + "\n"


def read_record(path: Path) -> Record:
    head, _, body = path.read_text("utf-8").partition("\n\n")
    first, *rest = ("\n" + body).split("\n>")
    exchanges = []
    for part in rest:
        command, *said = part.rstrip("\n").split("\n")
        exchanges.append((command.strip(), tuple(said)))
    return Record(head, tuple(first.strip("\n").split("\n")), tuple(exchanges))


def dealt(text: str, rules: Rules) -> Deal:
    """The deal that begins with these cards; the rest of the deck follows from the lowest up."""
    given = cards(text, rules.deck)
    rest = [card for card in range(rules.deck_size) if card not in given]
    return Deal(rules.deck, (*given, *rest))


def session_of(record: Record) -> tuple[Session, bool]:
    """A session at the start of the record, and whether it resumes a game."""
    values = record.values
    variant = VARIANTS[values["game"]]
    rules = variant.rules
    if "number" in values:
        deal = numbered_deal(int(values["number"]), rules)
    else:
        deal = dealt(values["deal"], rules)
    game = Game(rules, deal, variant.scoring)
    for word in values.get("moves", "").split():
        game.play(parse_move(word))
    verbosity = Verbosity(values.get("level", "normal"))
    settings = Settings(language=values["language"], verbosity=verbosity)
    return Session(game, settings=settings, new_number=lambda: 1), bool(game.steps)


def said_now(record: Record) -> Record:
    """The record with the current answers."""
    session, resumed = session_of(record)
    first = tuple(session.begin(resumed=resumed))
    exchanges = tuple((command, tuple(session.do(command))) for command, _ in record.exchanges)
    return Record(record.head, first, exchanges)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_answers_equal_the_record(path: Path) -> None:
    record = read_record(path)
    assert str(record) == path.read_text("utf-8"), "the record is not in its own form"
    now = said_now(record)
    assert now.first == record.first
    for (command, said), (_, was) in zip(now.exchanges, record.exchanges, strict=True):
        assert (command, said) == (command, was)


def renew() -> None:
    """Writes the current answers into the records."""
    for path in RECORDS:
        record = read_record(path)
        now = said_now(record)
        if str(now) == path.read_text("utf-8"):
            continue
        if record.is_fixed:
            print(f"{path.name} is fixed and was left as it is, though its sentences differ now.")
        else:
            path.write_text(str(now), "utf-8")
            print(f"{path.name} renewed.")


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        sys.exit("usage: python -m tests.speech.test_transcripts --renew")
    renew()
