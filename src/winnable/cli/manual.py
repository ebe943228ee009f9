"""Writes the help of every command as one Markdown page: ``python -m winnable.cli.manual``.

``scripts/docs`` writes it to ``docs/commands.md`` and makes the man page from it.
"""

import re
import sys
from textwrap import indent

from .commands import COMMANDS, make_app


def page() -> str:
    """Returns the page, which cyclopts makes from the docstrings of the commands."""
    text = make_app(list(COMMANDS), str).generate_docs("markdown")
    text = re.sub(r"## Table of Contents\n.*?(?=\*\*Commands)", "", text, flags=re.DOTALL)
    text = text.replace("```console\nwinnable", "```console\n$ winnable")
    text = re.sub(r"^(?:winnable|curl) .*(?:\n.+)*", _indented, text, flags=re.MULTILINE)
    text = text.replace("\n$ winnable", "\nwinnable").rstrip("\n") + "\n"
    return text.replace("# winnable\n", "# Commands\n\n## Synopsis\n", 1)


def _indented(example: re.Match[str]) -> str:
    """Returns a paragraph that is an example as a block of code."""
    return indent(example[0], "    ")


if __name__ == "__main__":
    sys.argv = ["winnable"]  # cyclopts takes the program name in the usage of deals from here
    print(page(), end="")
