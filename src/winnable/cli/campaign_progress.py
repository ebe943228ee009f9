"""The progress of a campaign: a bar in a terminal, plain lines elsewhere. All on standard error."""

import sys
import time
from pathlib import Path
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..analysis.estimates import Tally, sequence
from ..research.campaign.ledger import Ledger
from ..research.campaign.running import Notice
from ..speech.messages import Voice


class Follower:
    """Shows how a campaign runs (``research.campaign.running.Watch``)."""

    def __init__(self, voice: Voice, folder: Path) -> None:
        self._voice = voice
        self._folder = folder
        self._console = Console(stderr=True, highlight=False, soft_wrap=True)
        self._bar: Progress | None = None
        self._began: tuple[float, int] | None = None
        self._percent = -1
        self._shown = -1, ""  # the deals that were done, and their share

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def say(self, name: str, **details: str | int) -> None:
        """Prints a sentence, above the bar."""
        said = self._voice.say(name, **details)
        self._console.print(said, markup=False)

    def tell(self, notice: Notice, **details: str | int) -> None:
        """Prints what happened."""
        self.say(notice.value, **details)

    def show(self, ledger: Ledger, workers: int) -> None:
        """Shows how far the campaign is, how fast it is, and its first share so far."""
        del workers
        if self._began is None:
            self._began = time.monotonic(), ledger.done
            self.say(
                "campaign-begun",
                id=ledger.question.id,
                file=str(self._folder),
                count=ledger.question.deals,
                size=ledger.shard_size,
            )
            if self._console.is_terminal:
                self._begin_bar(ledger)
        if self._bar is not None:
            if self._shown[0] != ledger.done:
                self._shown = ledger.done, _share(ledger)
            rate, share = self._rate(ledger), self._shown[1]
            self._bar.update(self._bar.task_ids[0], completed=ledger.done, rate=rate, share=share)
            return
        percent = 100 * ledger.done // ledger.question.deals
        if percent > self._percent:
            self._percent = percent
            text = self._voice.say(
                "campaign-progress", done=ledger.done, total=ledger.question.deals
            )
            print(f"{text} {self._rate(ledger)} {_share(ledger)}".rstrip(), file=sys.stderr)

    def _begin_bar(self, ledger: Ledger) -> None:
        self._bar = Progress(
            TextColumn("{task.completed:,.0f} / {task.total:,.0f}"),
            BarColumn(bar_width=20),
            TextColumn("{task.percentage:.0f} %"),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[share]}"),
            console=self._console,
            refresh_per_second=1,
            transient=True,
        )
        self._bar.add_task("", total=ledger.question.deals, rate="", share="")
        self._bar.start()

    def _rate(self, ledger: Ledger) -> str:
        """Deals a second of this run."""
        assert self._began is not None
        began, before = self._began
        seconds = time.monotonic() - began
        done = ledger.done - before
        return f"{done / seconds:.1f}/s" if done and seconds > 0 else ""


def _share(ledger: Ledger) -> str:
    """The first share of the question so far, with its confidence sequence."""
    shares = [each.name for each in ledger.question.columns if each.is_share]
    tally = ledger.tally(shares[0]) if shares else Tally()
    if tally.share is None:
        return ""
    low, high = sequence(tally)
    return f"{100 * tally.share:.2f} % [{100 * low:.2f}, {100 * high:.2f}]"
