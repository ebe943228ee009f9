"""A process that searches: reads questions from its input and writes the answers (``pool``).

A question is a pickled call, an answer a pickled triple: the value, the error, whether the process
has grown and ends. Before it come a pickled None, when the process begins, and numbers from 0 to 1:
how far the search is. The process adds its argument to its nice value and has a limit of memory. It
ends at once when its input does, so it never outlives the server.
"""

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from ...analysis.searching import telling
from ...law.errors import WinnableError
from ...solver import Cancelled, Stop

LENGTH: Final = struct.Struct("!I")
"""The number of bytes of a message, which precedes it. An empty message stops the search."""
MEMORY: Final = 1 << 30
"""Most bytes of address space. The searches keep to limits of their own, a quarter of this."""
GROWN: Final = 160 << 20
"""A process that holds more bytes after an answer ends, to give them back."""

_Question = tuple[Stop, bytes]


def main(nice: int) -> None:
    """Answers questions until the input ends."""
    _lower(nice)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # only answers go to the output
    questions: SimpleQueue[_Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    has_grown = False

    def write(found: object) -> None:
        data = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
        out.write(LENGTH.pack(len(data)) + data)
        out.flush()

    while not has_grown:
        stop, question = questions.get()
        write(None)
        with telling(write):
            value, error = _answer(stop, question)
        has_grown = resident() > GROWN
        write((value, error, has_grown))
    os._exit(0)  # the other thread still reads


def _lower(nice: int) -> None:
    """Lowers the priority and limits the memory, where the system can."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and that this process
    with suppress(AttributeError, OSError):
        os.nice(nice)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # POSIX

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _listen(source: BinaryIO, questions: "SimpleQueue[_Question]") -> None:
    """Passes questions on, and stops the search of the last one on request."""
    stop = Stop()
    while head := source.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        if length:
            stop = Stop()
            questions.put((stop, source.read(length)))
        else:
            stop.set()
    os._exit(0)


def _answer(stop: Stop, question: bytes) -> tuple[Any, Exception | None]:
    """Returns the answer to a question, or its error."""
    try:
        with stop:
            stop.check()
            call: Callable[[], Any] = pickle.loads(question)  # noqa: S301  # from the server
            return call(), None
    except (WinnableError, Cancelled) as error:
        return None, error
    except MemoryError:
        os._exit(1)
    except Exception as error:  # a bug: the server raises it, as it would in a thread
        error.add_note(traceback.format_exc())
        return None, error


def resident() -> int:
    """Returns the bytes that the process holds in memory; 0 if the system does not say."""
    with suppress(OSError):
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0


if __name__ == "__main__":
    main(int(sys.argv[1]))
