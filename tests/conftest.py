"""What every test takes for granted."""

import signal
from collections.abc import Iterator
from functools import partial

import pytest
from serving import own, running, server

from winnable.chance import chance
from winnable.players import Strength, advise

__all__ = ["own", "running", "server"]


@pytest.fixture(scope="module")
def quick_advice() -> Iterator[None]:
    """Where the words of hints and chances matter, and not how good they are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("winnable.session.advise", partial(advise, strength=Strength(worlds=2)))
        patch.setattr("winnable.session.chance", partial(chance, samples=10))
        yield


# Where tests run in the background, Ctrl-C and hang-up may be ignored, and so they would be in
# every process that a test starts.
for number in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) is signal.SIG_IGN:
        usual = signal.default_int_handler if number is signal.SIGINT else signal.SIG_DFL
        signal.signal(number, usual)
