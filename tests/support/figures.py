"""The figures of the fault tests: ``--junitxml=FILE`` of pytest writes them to a file."""

from collections.abc import Callable, Sequence

from tests.support.fault_player import Answer, Played

Note = Callable[[str, object], None]
"""The type of the fixture ``record_property``."""


def acknowledged_moves(played: Played | Sequence[Answer]) -> int:
    """The answers after which a game with at least one move was saved."""
    answers = played.answers if isinstance(played, Played) else played
    return sum(answer.saved and bool(answer.moves) for answer in answers)
