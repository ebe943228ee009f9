"""``winnable certify``: writes proofs that a deal can or cannot be won; ``verify`` reads them."""

from io import BytesIO
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from ..disk import replace_bytes
from ..law.deals import deal_number, numbered_deal
from ..law.moves import start
from ..law.notation import parse_position
from ..law.position import Position
from ..proof.faults import CertificateError, CertificateFault
from ..proof.making import make, read_loss
from ..proof.wins import read_win, win_text
from ..solver import Limits, Verdict, solve
from ..speech.reading import read_one
from .faults import CommandError, CommandFault
from .options import DealtRules
from .output import asked_rules, check_exclusive, count_of, player_voice


def certify(
    *,
    out: Path,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    rules: DealtRules = None,
    number: Annotated[str | None, Parameter(alias="-n")] = None,
    deal: str | None = None,
    position: str | None = None,
    states: str = "10000000",
) -> int:
    """Write a proof that a deal can or cannot be won.

    The proof of a win is a list of moves, which anybody can replay. The proof of a loss is a list
    of choices, from which a checker of 400 lines makes a set of states. The checker then checks two
    things: no move leads out of the set, and no state in the set is won. It shares no code with the
    solver.

    winnable certify --number 13 --out lost.cert

    winnable verify lost.cert

    Exits with 0 if the proof is written, 2 if it cannot be made.

    Parameters
    ----------
    out
        The file to write.
    game
        The deal is played by the rules of this game: draw-three, unless you name another.
    number
        Certify the deal with this number.
    deal
        Certify this deal.
    position
        Certify this position. Its text also has the rules.
    states
        The maximum number of states of the proof.
    """
    check_exclusive({"--number": number, "--deal": deal, "--position": position})
    dealing = {"--position": position, "--game": game, "--rules": rules}
    check_exclusive(dealing, only="--position")
    limit = count_of("--states", states)
    dealt_for = asked_rules(game or "draw-three", rules)
    if position is not None:
        asked_for = parse_position(position)
    elif number is not None or deal is not None:
        if deal is not None:
            dealt = read_one(deal, dealt_for, player_voice(tells=False).language).deal
        else:
            dealt = numbered_deal(deal_number(number or ""), dealt_for)
        asked_for = start(dealt_for, dealt)
    else:
        raise CommandError(CommandFault.NO_POSITION)
    return _write(asked_for, out, limit)


def _write(position: Position, out: Path, limit: int) -> int:
    """Writes the proof of a position."""
    answer, voice = solve(position, Limits(100_000_000, 256)), player_voice()
    if answer.verdict is Verdict.UNDECIDED:
        raise CertificateError(CertificateFault.UNDECIDED)
    if answer.moves is not None:
        replace_bytes(out, win_text(position, answer.moves).encode())
        print(voice.say("certified-win", file=str(out), count=len(answer.moves)))
        return 0
    data = make(position, limit)
    replace_bytes(out, data.file)
    print(voice.say("certified-loss", file=str(out), nodes=data.states, count=len(data.file)))
    return 0


_HEAD: Final = b"winnable certificate "
"""How a certificate of any version begins."""


class Proof(NamedTuple):
    """A proof that was checked."""

    kind: str
    """``win`` or ``loss``."""
    position: str
    """The text of the position."""
    size: int
    """The moves of a win, the states of a loss."""


def is_certificate(data: bytes) -> bool:
    """Whether data begin as a certificate of any version."""
    return data.startswith(_HEAD)


def read_proof(data: bytes, limit: int) -> Proof:
    """Checks a certificate; that of a loss may take at most ``limit`` states.

    Raises ``CertificateError``.
    """
    file = BytesIO(data)
    is_win = [file.readline(1000) for _ in range(3)][2].startswith(b"moves ")
    file.seek(0)
    position, size = read_win(file) if is_win else read_loss(file, limit)
    return Proof("win" if is_win else "loss", position, size)
