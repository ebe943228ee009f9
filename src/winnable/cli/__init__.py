"""The command line: ``winnable serve | play | deals | solve | bench | verify | stats | review``."""

import os
import sys
import tempfile
import traceback
from contextlib import suppress
from typing import NoReturn

from cyclopts import App, CycloptsError

from ..errors import Fault, WinnableError
from .bench import bench
from .deals import deals_app
from .output import complain, make_streams_safe
from .play import play
from .reports import stats, verify
from .review import review
from .serve import serve
from .solve import solve

USAGE = 300
"""Characters of a complaint about arguments that are said."""

app = App(
    name="winnable",
    help="Klondike and its cousins, exact. With no command, the table opens in the browser.",
    version=lambda: f"winnable {_version()}",
    version_flags=["--version"],
    help_formatter="plain",
    result_action="return_value",
)
app.command(serve)
app.command(play)
app.command(deals_app)
app.command(solve)
app.command(bench)
app.command(verify)
app.command(stats)
app.command(review)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Runs the command line and exits.

    0: done; 1: a check failed; 2: the input was wrong; 3: a fault of our own.
    """
    make_streams_safe()
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except OSError as error:  # the reader of our output went away, or its disk is full
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0 if isinstance(error, BrokenPipeError) else 2
    sys.exit(code)


def _run(arguments: list[str] | None) -> int:
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        complain(WinnableError(Fault.USAGE, text=_one_line(str(error))))
        return 2
    except WinnableError as error:
        complain(error)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError:
        raise
    except Exception:  # a fault of ours: the player gets a sentence, we get the traceback
        complain(WinnableError(Fault.INTERNAL, file=_keep_traceback()))
        return 3
    return code if isinstance(code, int) else 0


@app.default
def start() -> int:
    """Play in the browser: the game goes on where you left it, or a new one begins."""
    return serve()


def _version() -> str:
    from importlib.metadata import version  # noqa: PLC0415

    return version("winnable")


def _keep_traceback() -> str:
    with tempfile.NamedTemporaryFile(
        "w", prefix="winnable-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        traceback.print_exc(file=file)
    return file.name


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= USAGE else f"{line[:USAGE]} …"
