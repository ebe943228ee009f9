"""Checks a campaign that somebody else may have made. It believes no file of the folder.

Everything that is published is made again from the table and compared; a random sample of the table
is measured again. Whoever checks draws the sample, after the table is there: a forger does not know
which rows to leave right. ``docs/campaigns.md`` says what a check excludes, and what it does not.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import ceil, prod
from random import Random
from typing import Final

import pyarrow as pa

from ...disk import LARGEST, StoreError, decoded, entries, is_missing, read_regular
from ...law.deals import numbered_deal
from ...law.moves import start
from ...proof.faults import CertificateError
from ...proof.making import make
from .events import Result, Shard
from .faults import CampaignError, CampaignFault
from .ledger import LEDGER, QUESTION, Ledger
from .measures import Value
from .publishing import published
from .question import Question
from .shards import FOLDER, NUMBER, is_canonical, shard_path
from .sources import code_name
from .tables import counts_of, read_shard, summary_of, table_of
from .workbench import LOSSES, Disagreement
from .working import measure

FACTS: Final = ("verdict", "passes", "needs_returns")
"""Columns that follow from rules and deal alone; -1 is undecided. The others depend on the code."""
CERTIFICATES: Final = 100
"""At most so many losses of a sample get a certificate."""
CERTIFICATE_STATES: Final = 100_000
"""Most states of a certificate: a few seconds."""
FORGED: Final = 0.01
"""The share of false rows whose chance to be found is told."""


@dataclass
class Audit:
    """What a check found."""

    files: int = 0
    """Files of the table that have the rows of their shard, and the hash of the ledger."""
    damaged: list[str] = field(default_factory=list)
    """Files of the table that are missing or damaged."""
    false_files: list[str] = field(default_factory=list)
    """Other files that are not what question and table give."""
    other_writer: int = 0
    """Files of another version of pyarrow or winnable: rows were compared, and not bytes."""
    seed: int | None = None
    """What the sample was drawn with; None without one."""
    deals: int = 0
    """Deals of the sample that gave the same row again; with other code, the same ``FACTS``."""
    different: list[int] = field(default_factory=list)
    """Numbers of the deals whose row is another one."""
    unsure: int = 0
    """Deals of which other code could compare nothing: undecided in the table, or now."""
    verified: int = 0
    """Wins of the sample that the independent checker replayed."""
    losses: list[int] = field(default_factory=list)
    """Numbers of the deals of the sample that are lost, in the table and now."""
    certified: int = 0
    """Losses that have a certificate, which the independent checker accepts."""

    @property
    def is_right(self) -> bool:
        """Whether nothing was wrong."""
        return not self.damaged and not self.false_files and not self.different

    def chance(self, rows: int) -> float:
        """Returns the chance that the sample has a false row, if ``FORGED`` of the rows are false.

        The sample is drawn without replacement, so the number of false rows in it is
        hypergeometric.
        """
        compared = self.deals + len(self.different)
        false = ceil(FORGED * rows)
        return 1 - prod(max(0, rows - compared - i) / (rows - i) for i in range(false))


def check_files(ledger: Ledger) -> Audit:
    """Compares every file with the ledger, and what is published with the table.

    Raises ``StoreError``.
    """
    audit, false, question = Audit(), set(), ledger.question
    names = set()
    for shard, result in sorted(ledger.results.items()):
        path = shard_path(ledger.folder, *shard)
        names.add(path.name)
        try:
            data, table = read_shard(ledger, result)
            is_ours = is_canonical(data, question, *shard)
        except CampaignError:
            is_ours = False
        if is_ours is False:
            audit.damaged.append(path.name)
            continue
        audit.files += 1
        audit.other_writer += is_ours is None
        if not _fits(question, result, table):
            false.add(LEDGER)
    for path in entries(ledger.folder / FOLDER, ""):
        if path.name not in names and not path.name.startswith("."):  # readers take it for a shard
            false.add(f"{FOLDER}/{path.name}")
    texts = {QUESTION: str(question)}
    if not audit.damaged:
        texts |= published(summary_of(ledger))
    false |= {name for name, text in texts.items() if not _has(ledger, name, text)}
    audit.false_files = sorted(false)
    return audit


def draw(ledger: Ledger, share: float, seed: int) -> dict[Shard, list[int]]:
    """Draws a share of the deals that are done, rounded up."""
    shards = sorted(ledger.results)
    count = ceil(share * ledger.done - 1e-6)
    places = sorted(Random(seed).sample(range(ledger.done), count))
    found: dict[Shard, list[int]] = {}
    for place in places:
        at, after = divmod(place, ledger.shard_size)  # only the last shard can be shorter
        found.setdefault(shards[at], []).append(shards[at][0] + after)
    return found


def compared_columns(ledger: Ledger) -> list[str]:
    """Returns the columns that this code can check: all if it made the campaign, else ``FACTS``."""
    names = [column.name for column in ledger.question.columns]
    if ledger.question.code == code_name():
        return names
    return [name for name in names if name in FACTS]


def check_sample(ledger: Ledger, sample: dict[Shard, list[int]], audit: Audit) -> Iterator[int]:
    """Measures a sample again and adds the result to ``audit``; yields each number.

    Raises ``CampaignError`` for a damaged file, and if two ways to decide a deal disagree.
    """
    is_same = ledger.question.code == code_name()
    names = compared_columns(ledger)
    for shard, numbers in sample.items():
        table = table_of(ledger, ledger.results[shard])
        for number in numbers:
            row = table.slice(number - shard[0], 1).to_pylist()[0]
            every = 1 if row.get("verdict") == 1 else ledger.question.check_every
            again, verified = _again(replace(ledger.question, check_every=every), number)
            pairs = [(row[name], again[name]) for name in names]
            if not is_same:
                pairs = [pair for pair in pairs if -1 not in pair]
            if any(before != now for before, now in pairs):
                audit.different.append(number)
            elif not pairs:
                audit.unsure += 1
            else:
                audit.deals += 1
                audit.verified += verified
                if row.get("verdict") == 0:
                    audit.losses.append(number)
            yield number


def certify(question: Question, audit: Audit, seed: int) -> Iterator[int]:
    """Makes certificates of losses of the sample, which the independent checker checks.

    The work is bounded: ``CERTIFICATES`` and ``CERTIFICATE_STATES``. Yields each number.
    """
    if question.rules.kind.has_hand:  # its losses have none
        return
    count = min(CERTIFICATES, len(audit.losses))
    for number in Random(seed).sample(audit.losses, count):
        try:
            make(start(question.rules, numbered_deal(number, question.rules)), CERTIFICATE_STATES)
            audit.certified += 1
        except CertificateError:  # it would take more states
            pass
        yield number


def _again(question: Question, number: int) -> tuple[dict[str, Value], int]:
    """Measures a deal with this code.

    Returns the row, and how many wins the independent checker replayed.
    """
    try:
        found = measure(str(replace(question, code=code_name())), number, number)
    except Disagreement as error:
        raise CampaignError(CampaignFault.WRONG, number=number, text=error.what) from error
    row = {name: values[0] for name, values in found.columns.items()}
    return row, found.checks.get("verified", 0)


def _fits(question: Question, result: Result, table: pa.Table) -> bool:
    """Whether the counts of a result are those of its rows, as far as rows can tell."""
    shares = [each.name for each in question.columns if each.is_share]
    if result.counts != counts_of(table, shares):
        return False
    if "winnable" not in question.measures:
        return not result.checks
    numbers, verdicts = (table.column(name).to_pylist() for name in (NUMBER, "verdict"))
    every = question.check_every
    checked = [v for n, v in zip(numbers, verdicts, strict=True) if n % every == 0]
    made = Counter(result.checks)
    return (
        made["replayed"] == verdicts.count(1)
        and made["verified"] == checked.count(1)
        and sum(made[name] for name in LOSSES) == checked.count(0)
    )


def _has(ledger: Ledger, name: str, text: str) -> bool:
    """Whether a file of the folder has this text, or is not there."""
    path = ledger.folder / name
    try:
        return decoded(path, read_regular(path, LARGEST)) == text
    except StoreError as error:
        return is_missing(error)
