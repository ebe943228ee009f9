"""What every test takes for granted."""

import signal

from serving import own, running, server

__all__ = ["own", "running", "server"]

# Where tests run in the background, Ctrl-C and hang-up may be ignored, and so they would be in
# every process that a test starts.
for number in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) is signal.SIG_IGN:
        usual = signal.default_int_handler if number is signal.SIGINT else signal.SIG_DFL
        signal.signal(number, usual)
