"""``winnable race``: joins a race of a server from the terminal."""

from typing import Annotated

from cyclopts import Parameter

from ..speech.messages import Voice
from ..speech.messages.languages import CODES
from .faults import CommandError, CommandFault


def race(
    link: str,
    /,
    *,
    lang: Annotated[str | None, Parameter(alias=("--language", "-l"), choices=CODES)] = None,
) -> int:
    """Join a race in the terminal.

    Another player sends you the link of the race. Type "ready" to begin, "stand" to hear how the
    race stands, or "quit" to leave. All other commands are those of winnable play. The game runs on
    the server of the link; nothing is saved here.

    winnable race https://cards.example.org/race/race-Wq2yUu3oQkZb

    Parameters
    ----------
    link
        The link of the race.
    lang
        The language.
    """
    # Sockets are slow to load.
    from .line.racing import LINK, run_race  # noqa: PLC0415
    from .output import player_voice  # noqa: PLC0415

    found = LINK.fullmatch(link)
    if found is None:
        raise CommandError(CommandFault.RACE_LINK, text=link[:80])
    return run_race(found[1], found[2], Voice(language=lang or player_voice().language))
