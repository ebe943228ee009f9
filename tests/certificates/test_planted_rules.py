"""Certificates find unsound pruning rules of the search.

Each rule is planted in the source of the search: a copy with one changed line runs interpreted. The
search then calls some winnable decks unwinnable. Nobody who asks for the certificate of such a
verdict gets one that the checker accepts.
"""

import io
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.support.brute import Brute
from tests.support.length import IS_LONG
from tests.support.solving import everywhere, mutant_search
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.proof.faults import CertificateError, CertificateFault
from winnable.proof.making import make, read_loss
from winnable.solver import Solver, Verdict


class Planted(NamedTuple):
    """A line of the search, and what it is changed to."""

    module: str
    line: str
    wrong: str


PLANTED: Final = {
    "safe: a card is safe one rank too early": Planted(
        "components",
        "return other >= rank - 1 and mate >= rank - 2",
        "return other >= rank - 2 and mate >= rank - 2",
    ),
    "moves: no redeal brings a card": Planted("moves", "self.later |= b", "self.later |= 0"),
    "moves: a card that can go up never goes to the table": Planted(
        "moves", "tables = fits & either", "tables = fits & either & ~ups"
    ),
    "memory: the cards left in the stock do not count": Planted(
        "memory",
        "one = pack_stock(self.f_left[t], rest)\n        key",
        "one = pack_stock(self.f_left[t] & 1, rest)\n        key",
    ),
    "relaxed: no chain of free cards": Planted(
        "relaxed", "self.x_free = self.all & ~(", "self.x_free = self.all & 0 & ~("
    ),
    "locks: the card drawn after a locked one unlocks nothing": Planted(
        "locks", "self.lock[u] = below & ~reach", "self.lock[u] = prefix and below"
    ),
    "families: less on the table is lost too": Planted(
        "families",
        "self.block[i] & ~cards == 0\n                    and",
        "cards & ~self.block[i] == 0\n                    and",
    ),
    "pending: a stock card waits for a card of its own suit": Planted(
        "pending",
        "return ~self.m_bare[i] & ((cards | cards << 1) << 4 | twins)",
        "return ~self.m_bare[i] & twins",
    ),
}
"""Each is named by the subject of the search and what it claims."""

STATES: Final = 1_000_000
DECKS: Final = 40 if IS_LONG else 1
"""Winnable decks that each rule must lose."""


def mutant(rule: Planted) -> Solver:
    """A solver whose search has the planted rule, and which asks its relaxations at every node."""
    return everywhere(search=mutant_search(*rule).Search())


def small_deck(random: Random) -> Position:
    """The deal of a small deck under random rules."""
    columns, ranks = random.choice([(3, 3), (3, 4), (4, 4), (4, 5)])
    text = f"d{random.choice('123')}{random.choice(['', 'p1', 'p2'])}c{columns}k{ranks}"
    rules = parse_rules(text + random.choice(("", "n")))
    return start(rules, numbered_deal(random.randrange(10**6), rules))


def is_proven(position: Position) -> bool:
    """Whether the loss of a position has a certificate that the checker accepts."""
    try:
        found = make(position, STATES)
    except CertificateError as error:
        if error.code is not CertificateFault.WINNABLE:
            raise
        return False
    assert read_loss(io.BytesIO(found.file), STATES)[0] == position.text
    return True


@pytest.mark.parametrize("name", PLANTED)
def test_no_certificate_agrees_with_an_unsound_rule(name: str) -> None:
    solver, random = mutant(PLANTED[name]), Random(17)
    wrong = met = 0
    while wrong < DECKS:
        position = small_deck(random)
        if solver.decide(position).verdict is not Verdict.UNWINNABLE:
            continue
        met += 1
        assert met < 2000 * DECKS, "the rule loses nothing"
        is_winnable = Brute(position).is_winnable(100_000)
        if is_winnable is not None:
            assert is_proven(position) is not is_winnable, position.text
        wrong += bool(is_winnable)
