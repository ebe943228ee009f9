"""The options and arguments that several commands have. Those with one meaning have their help."""

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter


def _refuse_option(_: type, word: str | os.PathLike[str] | None) -> None:
    text = "-" if word is None else os.fspath(word)
    if text.startswith("-") and text != "-" and not os.path.lexists(text):
        raise ValueError(text)


SOURCE: Final = Parameter(allow_leading_hyphen=True, validator=_refuse_option)
"""A file, or - for standard input.

The parser takes - for an option. With ``allow_leading_hyphen`` it takes every mistyped option for a
name; the validator refuses these.
"""

Switch = Annotated[bool, Parameter(negative="")]
Json = Annotated[bool, Parameter("--json", negative="")]
DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="The URL of a PostgreSQL database. "
        "The default is an SQLite database in the data folder."
    ),
]
OneObject = Annotated[Json, Parameter(help="Print one JSON object.")]
GameName = Annotated[str, Parameter(alias="-g")]
DealtGame = Annotated[GameName, Parameter(help="The deal is played by the rules of this game.")]
DealtRules = Annotated[str | None, Parameter(help="The rules of the deal, instead of a game.")]
Campaign = Annotated[Path, Parameter(help="The folder of the campaign.")]
