"""Makes certificates: finds the choices that let the checker prove a loss.

A ``Maker`` is the checker with its choices made instead of read. Nothing here needs to be right for
a certificate to be valid: a wrong choice makes the checker refuse the file.
"""

import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, Final, NamedTuple

from ..law.position import Position
from .check import FIRST, Config, Klondike, Rejected, Relaxed, check, height_of, parse
from .faults import CertificateError, CertificateFault

MOVES, FREE, LOCKED, DRAW_ONE = 0, 1, 2, 3
QUESTION: Final = 5000
"""The most states at draw one that a question may add."""
MOST: Final = 10**17


class _Given(Exception):
    """A question met its limit."""


class Maker(Klondike):
    """Chooses, for each state, the relaxation that proves it lost, if one does."""

    def __init__(self, position: Position, states: int) -> None:
        super().__init__(parse(position.text), iter(()), states)
        self.made = bytearray()
        self.dead: dict[Relaxed, bool] = {}
        self.lost: dict[tuple[Config, int], bool] = {}
        self.budget = 0

    def choose(self, config: Config, f: int) -> int:
        """Chooses for a state that is met."""
        choice = self._choose(config, f)
        if self.chosen % 4 == 0:
            self.made.append(0)
        self.made[-1] |= choice << 2 * (self.chosen % 4)
        return choice

    def close(self, state: Relaxed) -> None:
        """Does nothing: the state is known to be lost."""

    def _choose(self, config: Config, f: int) -> int:
        columns, left, _, redeals, base = config
        if self.is_dead(self.begin(config, f, False)):
            return FREE
        if base or (redeals < 0 and self.draw == 1):
            return MOVES
        state = self.begin(config, f, True)
        if state[2] and self.is_dead(state):
            return LOCKED
        if redeals < 0:
            self.budget = QUESTION
            try:
                if self.is_lost((columns, left, 0, -1, 1), f):
                    return DRAW_ONE
            except _Given:
                pass
        return MOVES

    def is_lost(self, config: Config, f: int) -> bool:
        """Whether a state at draw one is lost. Raises ``_Given``."""
        known = self.lost.get((config, f))
        if known is not None:
            return known
        roots, down, empty = self.table(config[0])
        if down == 0:
            return False
        self.budget -= 1
        if self.budget < 0:
            raise _Given
        self.add(False)
        loose = self.everything & ~(roots | down | self.cards_of(config[1]))
        vectors = self.group(f, loose, roots, empty)
        best = max(vectors, key=height_of)
        is_lost = self.is_dead(self.begin(config, best, False)) or all(
            self.is_lost(*state) for state in self.moves(config, vectors)
        )
        for each in vectors:
            self.lost[config, each] = is_lost
        return is_lost

    def is_dead(self, start: Relaxed) -> bool:
        """Whether no state that a state of the relaxation leads to is won.

        The algorithm is Tarjan's for strongly connected components, which ends at the first win.
        The states still on its stack then lead to the win; those it has taken off do not.
        """
        dead = self.dead
        if start in dead:
            return dead[start]
        number: dict[Relaxed, int] = {}
        lowest: dict[Relaxed, int] = {}
        stack: list[Relaxed] = []
        path: list[tuple[Relaxed, Iterator[Relaxed]]] = []

        def visit(state: Relaxed) -> bool:
            if state[2] == 0 and self.table(state[0])[1] == 0:
                return False
            self.add(False)
            number[state] = lowest[state] = len(number)
            stack.append(state)
            path.append((state, iter(self.uses(state))))
            return True

        is_won = not visit(start)
        while path and not is_won:
            state, uses = path[-1]
            for use in uses:
                known = dead.get(use)
                if known:
                    continue
                if use in number:
                    lowest[state] = min(lowest[state], number[use])
                    continue
                is_won = known is False or not visit(use)
                break
            else:
                path.pop()
                if path:
                    before = path[-1][0]
                    lowest[before] = min(lowest[before], lowest[state])
                while lowest[state] == number[state]:
                    done = stack.pop()
                    dead[done] = True
                    if done == state:
                        break
        for each in stack:
            dead[each] = False
        if is_won:
            dead[start] = False
        return not is_won


class Certificate(NamedTuple):
    """A certificate that was checked."""

    file: bytes
    states: int
    """The states of its set."""


def make(position: Position, limit: int) -> Certificate:
    """Makes the certificate of a position that cannot be won, and checks it.

    ``limit``: the most states to visit. Raises ``CertificateError`` if the position can be won or
    takes more states, and for rules that the checker does not know.
    """
    try:
        maker = Maker(position, limit)
    except ValueError:  # the checker does not know the rules
        raise CertificateError(CertificateFault.RULES, rules=str(position.rules)) from None
    try:
        maker.check()
    except Rejected as error:
        fault = CertificateFault.WINNABLE if error.code == "won" else CertificateFault.MANY
        raise CertificateError(fault, count=limit) from None
    packed = zlib.compress(bytes(maker.made), 9)
    # The checker counts the states. A head that declares more is valid too, if the limit allows it.
    states = read_loss(BytesIO(_head(position, MOST) + packed), MOST)[1]
    return Certificate(_head(position, states) + packed, states)


def _head(position: Position, states: int) -> bytes:
    return f"{FIRST}\n{position.text}\nstates {states}\n\n".encode()


def read_loss(file: BinaryIO, limit: int) -> tuple[str, int]:
    """Checks the certificate in an open file; it may take at most ``limit`` states.

    Returns the text of its position and the number of states. Raises ``CertificateError``.
    """
    try:
        return check(file, limit)
    except Rejected as error:
        fault = CertificateFault(f"certificate-{error.code}")
        raise CertificateError(fault, **error.details) from None  # type: ignore[arg-type]
