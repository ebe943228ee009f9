"""The commands of ``winnable``, and the game in a terminal.

May import every package.

Imports are lazy: ``--version`` loads no parser, ``--help`` loads no command, and a command loads
only what it uses (``commands`` has the import path of each). ``line`` is the loop of a terminal and
the drawn board.
"""

import os
import signal
import sys
import tempfile
import traceback
from contextlib import suppress
from typing import NoReturn, TextIO

from ..disk import StoreError, StoreFault
from ..law.errors import StaleModule, WinnableError
from ..version import __version__
from .faults import CommandError, CommandFault
from .streams import make_streams_safe


def main(arguments: list[str] | None = None) -> NoReturn:
    """Runs the command line and exits.

    Exit codes: 0 success, or the reader of the output has gone away; 1 a check failed; 2 the input
    is wrong, or a stream failed; 3 an internal error, or a stale compiled module; 130 Ctrl-C, 143
    and 129 a game in a terminal that was asked to end, or whose terminal was closed.
    """
    make_streams_safe()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = 130
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # another Ctrl-C does not wait for threads
    except StaleModule as error:  # no sentence of winnable can be loaded
        code = 3
        print(f"winnable: {error}", file=sys.stderr)
    except BrokenPipeError:  # the reader of the output has gone away
        code = 0
        _silence(sys.stdout)
    except OSError as error:  # the disk of the output is full
        code = 2
        _silence(sys.stdout)
        try:
            _print_error(StoreError(StoreFault.STREAM_WRITE, why=error.strerror or str(error)))
        except OSError:  # standard error is on the same disk
            _silence(sys.stderr)
    sys.exit(code)


def version_line() -> str:
    """Returns the text of ``--version``: the version, and whether the searches are compiled."""
    from ..solver import COMPILED  # noqa: PLC0415  # help needs no search

    how = "compiled search" if COMPILED else "interpreted search, about 70 times slower"
    return f"winnable {__version__} ({how})"


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version_line())
        return 0
    from cyclopts import CycloptsError  # noqa: PLC0415  # --version needs no parser

    from .commands import make_app  # noqa: PLC0415

    try:
        try:
            app = make_app(arguments, version_line)
            code = app(arguments, exit_on_error=False, print_error=False)
        except CycloptsError as error:
            from .usage import usage_error  # noqa: PLC0415

            raise usage_error(error, arguments) from None
    except WinnableError as error:
        _print_error(error)
        return 2
    except Exception as error:  # an internal error: print a sentence, log the traceback
        if isinstance(error.__cause__, StaleModule):  # wrapped by cyclopts
            raise error.__cause__ from None
        if isinstance(error, StaleModule):
            raise
        if isinstance(error, OSError) and error.filename is None:  # a stream
            raise
        _print_error(CommandError(CommandFault.INTERNAL, file=_keep_traceback()))
        return 3
    return code if isinstance(code, int) else 0


def _silence(stream: TextIO) -> None:
    """Discards the rest of a stream, so that Python does not fail when it exits."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _print_error(error: WinnableError) -> None:
    from .output import print_error  # noqa: PLC0415  # --help needs no sentence

    print_error(error)


def _keep_traceback() -> str:
    with tempfile.NamedTemporaryFile(
        "w", prefix="winnable-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        traceback.print_exc(file=file)
    return file.name
