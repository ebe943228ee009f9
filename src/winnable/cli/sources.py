"""The positional parameters that read standard input for -."""

import os
from typing import Final

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
