"""Campaigns on Dask: whatever is killed, they end with the files of an undisturbed one.

The scheduler, the workers and the driver are processes of their own, as on several machines. Their
ends are waited for in the ledger, so no test depends on times.
"""

import asyncio
import gc
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from distributed.client import AllExit

from tests.support.campaigns import campaign
from tests.support.dask_processes import ALL, Processes, kill, processes
from tests.support.length import IS_LONG
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import Ledger, read_ledger
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.reporting import REPORT, page
from winnable.research.campaign.running import Means, Notice, run, tell_broken_task
from winnable.research.campaign.shards import checksum
from winnable.research.campaign.tables import summary_of

TEXT = 'rules = "d3"\nfirst = 1\nlast = 120\n'
SHARD = 5


class Seen:
    """A ``Watch`` that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[Notice] = []

    def tell(self, notice: Notice, **_: str | int) -> None:
        self.told.append(notice)

    def show(self, ledger: Ledger, workers: int) -> None:
        pass


def files(folder: Path) -> dict[str, str]:
    return {path.name: checksum(path.read_bytes()) for path in (folder / "shards").iterdir()}


def standing(folder: Path) -> Ledger | None:
    """What the ledger says now; None before its first line."""
    with suppress(CampaignError):
        return read_ledger(folder)
    return None


def done(folder: Path) -> int:
    """The shards that have a result now."""
    ledger = standing(folder)
    return 0 if ledger is None else len(ledger.results)


def failures(folder: Path) -> list[str]:
    """Why attempts failed until now."""
    ledger = standing(folder)
    return [] if ledger is None else [why for _, why in ledger.failures]


def wait(is_so: Callable[[], object], driver: "subprocess.Popen[str]") -> None:
    """Waits until something is so; fails if the driver ends before."""
    while not is_so():
        if driver.poll() is not None:
            assert is_so(), driver.communicate()
            return
        time.sleep(0.01)


def finish(driver: "subprocess.Popen[str]") -> str:
    """Waits for the end of a driver. Returns what it said on standard error."""
    _, said = driver.communicate(timeout=600)
    assert driver.returncode == 0, said
    return said


def hear(driver: "subprocess.Popen[str]", words: str) -> str:
    """Reads what a driver says on standard error, until it says these words. Without them it is
    killed after a minute.
    """
    assert driver.stderr is not None
    said, alarm = "", threading.Timer(60, driver.kill)
    alarm.start()
    for line in driver.stderr:
        said += line
        if words in line:
            alarm.cancel()
            return said
    pytest.fail(f"not said: {words!r} in {said!r}")


def workers_of(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    """The processes that work, below their nanny."""
    found = []
    for each in psutil.Process(process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # it was killed
            if "--multiprocessing-fork" in each.cmdline():
                found.append(each)
    return found


def work_on(folder: Path, driver: "subprocess.Popen[str]", steps: Path) -> None:
    """Lets the worker measure one shard."""
    now = done(folder)
    (steps / "one").touch()
    wait(lambda: done(folder) > now, driver)


@pytest.fixture
def question(tmp_path: Path) -> Path:
    path = tmp_path / "question.toml"
    path.write_text(TEXT)
    return path


@pytest.fixture
def running(tmp_path: Path, question: Path) -> Path:
    """The folder of the campaign that is disturbed."""
    assert question.exists()
    return tmp_path / "disturbed"


def start(here: Processes, folder: Path) -> "subprocess.Popen[str]":
    return here.driver(folder, folder.parent / "question.toml", "--shard", str(SHARD))


def test_a_campaign_survives_the_death_of_each_of_its_processes(
    tmp_path: Path, running: Path
) -> None:
    """A worker stands still after each step, so that work remains for the next one."""
    campaign(tmp_path / "undisturbed", TEXT, SHARD)
    steps = tmp_path / "steps"
    steps.mkdir()
    with processes(tmp_path) as here:
        # 1. A worker with other code gets nothing to do; the driver waits for another one.
        scheduler, driver = here.scheduler(), start(here, running)
        other = here.worker(code="0.0 0123456789abcdef")
        wait(lambda: failures(running), driver)
        assert "has 0.0 0123456789abcdef" in failures(running)[0]
        worker = here.worker(steps=steps)
        work_on(running, driver, steps)
        wait((running / REPORT).exists, driver)
        kill(other)
        # 2. A worker process is killed; its nanny starts another one.
        for each in workers_of(worker):
            each.kill()
        work_on(running, driver, steps)
        # 3. The scheduler is killed, and the workers with it; another one takes its place.
        kill(scheduler)
        kill(worker)
        said = hear(driver, "to the scheduler tcp")
        here.scheduler()
        worker = here.worker(steps=steps)
        work_on(running, driver, steps)
        # 4. Control C; then a new driver is killed; the third one ends.
        driver.send_signal(signal.SIGINT)
        ending = driver.communicate()[1]
        assert driver.returncode == 130
        for words in ("Waiting for workers.", "is running another version of the code, 0.0 0123"):
            assert words in said
        assert ending.endswith("Stopped. Run the same command again to resume from here.\n")
        driver = start(here, running)
        for each in workers_of(worker):
            each.kill()  # it would take the step for the driver that has ended
        work_on(running, driver, steps)
        kill(driver)
        assert done(running) == 4
        driver = start(here, running)
        (steps / ALL).touch()
        assert "Resuming: " in finish(driver)
    assert files(running) == files(tmp_path / "undisturbed")
    ledger = read_ledger(running)
    assert ledger.done == ledger.question.deals
    assert len(ledger.begins) == 3
    assert not list(ledger.damaged())
    assert (running / REPORT).read_text("utf-8") == page(summary_of(ledger))


def test_the_driver_starts_workers_of_its_own_and_finds_a_damaged_file(tmp_path: Path) -> None:
    asked, seen = parse_question(TEXT), Seen()
    campaign(tmp_path / "undisturbed", TEXT, SHARD)
    campaign(tmp_path / "local", TEXT, SHARD, {(1, 5), (51, 55), (116, 120)})
    (tmp_path / "local" / "shards" / "000000021-000000025.parquet").write_bytes(b"damaged")
    ledger = run(tmp_path / "local", asked, Means(workers=1), seen)
    assert files(tmp_path / "local") == files(tmp_path / "undisturbed")
    assert seen.told == [Notice.RESUMED, Notice.DAMAGED]
    assert [shard for shard, _ in ledger.failures] == [(21, 25)]
    assert all(result.worker.startswith("tls://") for result in ledger.results.values())
    assert all(result.cpu_s > 0 for result in ledger.results.values())
    assert (tmp_path / "local" / REPORT).read_text("utf-8") == page(summary_of(ledger))


@pytest.mark.parametrize("address", ["10.0.0.1", "http://10.0.0.1:8786", "tcp://10.0.0.1", ""])
def test_what_is_no_address_of_a_scheduler_is_named(tmp_path: Path, address: str) -> None:
    with pytest.raises(CampaignError) as raised:
        run(tmp_path, parse_question(TEXT), Means(address), Seen())
    assert raised.value.code is CampaignFault.ADDRESS
    assert not list(tmp_path.iterdir())


def test_a_scheduler_that_does_not_come_is_named(tmp_path: Path) -> None:
    here = Processes(tmp_path)
    with pytest.raises(CampaignError) as raised:
        run(tmp_path / "c", parse_question(TEXT), Means(here.address, patience=0), Seen())
    assert raised.value.code is CampaignFault.SCHEDULER


@pytest.mark.skipif(not IS_LONG, reason="takes minutes")
@pytest.mark.parametrize("seed", range(3))
def test_twenty_shards_under_random_kills(tmp_path: Path, running: Path, seed: int) -> None:
    chance = random.Random(seed)
    text = TEXT.replace("120", "2000")
    (tmp_path / "question.toml").write_text(text)
    campaign(tmp_path / "undisturbed", text, 100)
    kills = dict.fromkeys(("worker", "workers", "scheduler", "driver", "everything"), 0)
    with processes(tmp_path) as here:
        scheduler, workers = here.scheduler(), [here.worker(), here.worker()]
        driver = here.driver(running, tmp_path / "question.toml", "--shard", "100")
        while (now := done(running)) < 20:
            wait(lambda now=now: done(running) > now, driver)  # type: ignore[misc]
            what = chance.choice(list(kills))
            kills[what] += 1
            if what in {"scheduler", "everything"}:
                kill(scheduler)
                scheduler = here.scheduler()
            if what in {"workers", "scheduler", "everything"}:
                for each in workers:
                    kill(each)
                workers = [here.worker(), here.worker()]
            if what == "worker":
                for process in workers_of(workers[0]):
                    process.kill()
            if what in {"driver", "everything"}:
                kill(driver)
                driver = here.driver(running, tmp_path / "question.toml")
        finish(driver)
    assert files(running) == files(tmp_path / "undisturbed")
    ledger = read_ledger(running)
    print(kills, "attempts", sum(ledger.attempts.values()), "of 20 shards")


def test_a_client_that_ends_in_the_middle_of_a_result_leaves_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def leave(error: Exception) -> None:
        async def fail() -> None:
            raise error

        asyncio.get_running_loop().set_exception_handler(tell_broken_task)
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(leave(AllExit()))
    assert not caplog.messages
    asyncio.run(leave(OSError("broken")))
    assert len(caplog.messages) == 1
