"""Settings and fixtures of every test."""

import os
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest
from hypothesis import settings

from tests.support import serving
from tests.support.length import IS_LONG
from tests.support.serving import own, running, server
from tests.support.tools import COMPILED
from winnable.analysis.efforts import EFFORTS
from winnable.players import Strength

__all__ = ["own", "running", "server"]

EXAMPLES: Final = 1_000 if IS_LONG else 60 if COMPILED.path else 15
"""Of a property test."""
settings.register_profile("untimed", deadline=None, max_examples=EXAMPLES)
settings.load_profile("untimed")

collect_ignore = [] if "WINNABLE_BARE" in os.environ else ["bare"]
"""``scripts/bare`` makes the empty machine that tests/bare needs."""
TESTS: Final = Path(__file__).parent
MARKS: Final = {
    "browser": ("browser/", "seeds/"),
    "npm": ("web/test_page.py",),
    "process": (
        *("arena/test_running", "campaign/test_running", "campaign/test_locked_doors"),
        *("cli/test_line", "cli/test_mcp", "speech/test_languages", "test_bench"),
        *("store/test_io", "store/test_kills", "store/test_postgres", "store/test_power"),
        *("test_tools", "web/test_load", "web/test_outages", "web/test_raw", "web/test_silent"),
    ),
    "thorough": (
        *("arena/test_batch", "arena/test_learner.py::test_a_training", "arena/test_pictures"),
        *("campaign/test_auditing", "campaign/test_hostile", "campaign/test_measures"),
        *("campaign/test_reporting.py::test_a_corrected", "cli/test_cli_fuzz", "cli/test_json"),
        *("cli/test_par", "players/test_endings", "players/test_luck", "players/test_ratings"),
        *("law/test_aisleriot", "law/test_fuzz", "law/test_perft", "session/test_belongings"),
        *("session/test_boards", "session/test_browsers", "session/test_clocks"),
        *("session/test_deletions", "session/test_fair_play", "session/test_interleavings"),
        *("session/test_interpreted", "session/test_replacing", "site/test_wasm"),
        *("solver/test_extremes", "speech/test_bundle", "store/test_interrupted"),
        *("solver/test_solver_core", "solver/test_solver_exact", "solver/test_solver_fuzz"),
        *("solver/test_solver_judge", "solver/test_solver_known", "solver/test_solver_solitario"),
        *("solver/test_shortest", "solver/test_states", "speech/test_blindbot"),
        "session/test_advice.py::test_a_review_of_a_finished_game",
    ),
}
"""The marks of tests, by the beginnings of their names below ``tests``."""
LONGEST: Final = (
    *("web/test_page", "web/test_attacks", "arena/test_learner", "browser/test_screens"),
    *("cli/test_par", "browser/test_race"),
)
"""Tests that take longest, by the beginnings of their names. They go first: none may remain for a
single worker.
"""
SEARCHING: Final = (
    *("arena/", "campaign/", "certificates/", "players/", "solver/", "workshop/", "docs/api.md"),
    *("cli/test_advise", "cli/test_arena", "cli/test_campaign", "cli/test_certify"),
    *("cli/test_json", "cli/test_par"),
    *("cli/test_files.py::test_deals_are_read", "cli/test_help.py::test_version"),
    *("cli/test_deals_command.py::test_lost", "cli/test_mcp", "cli/test_process"),
    *("cli/test_questions", "cli/test_reading_command.py::test_moves_of_other", "cli/test_solve"),
    *("law/test_api.py::test_docstring_examples_run", "law/test_foreign_moves", "law/test_prints"),
    *("law/test_notation.py::test_every_analysis", "law/test_ranked", "session/test_memory"),
    *("session/test_acts", "session/test_scanning.py::test_two", "session/test_searching"),
    "seeds/test_klondike_draw_three.py::test_games_of",
    "seeds/test_klondike_draw_three.py::test_the_guarantee",
    *("session/test_advice", "session/test_races", "session/test_rest", "session/test_session"),
    *("session/test_boards", "session/test_clocks", "session/test_own.py::test_twins"),
    *("speech/test_messages", "speech/test_queries", "speech/test_review"),
    *("speech/test_saying.py::test_every_value_of_a_game", "web/test_web_fair"),
)
"""The beginnings of the names of tests that search, which takes minutes or hours where nothing is
compiled.
"""
FEW: Final = 1
"""Most sets of parameters with which a test runs where nothing is compiled."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the tests that ``scripts/test fast`` omits. Leaves most parameters out where nothing is
    compiled.
    """
    met: Counter[str] = Counter()
    most: list[pytest.Item] = []
    no_searches = None if COMPILED.path else pytest.mark.skip(reason=COMPILED.lack)
    for item in items:
        name = _name(item)
        if no_searches and name.startswith(SEARCHING):
            item.add_marker(no_searches)
        if not item.path.is_relative_to(TESTS):
            continue
        for mark, starts in MARKS.items():
            if name.startswith(starts):
                item.add_marker(mark)
        if name.startswith("web/") and _uses_a_server(item):
            item.add_marker("server")
        function = name.partition("[")[0]
        met[function] += 1
        if met[function] > FEW:
            most.append(item)
    if not (COMPILED.path or IS_LONG):
        config.hook.pytest_deselected(items=most)
        left_out = set(most)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: not _name(item).startswith(LONGEST))


def _name(item: pytest.Item) -> str:
    return item.nodeid.removeprefix("tests/")


def _uses_a_server(item: pytest.Item) -> bool:
    """Whether the test's module takes its server from ``support/serving``."""
    module = item.getparent(pytest.Module)
    assert module is not None
    names = vars(module.obj).values()
    return any(getattr(each, "__module__", "") == serving.__name__ for each in names)


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the user's own games and settings, or those of another test."""
    home = tmp_path_factory.getbasetemp() / "homes" / uuid4().hex
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def quick_advice() -> Iterator[None]:
    """Samples fewer worlds for hints and chances, in tests of their wording: weaker but faster."""
    with pytest.MonkeyPatch.context() as patch:
        strength = Strength(simulations=40, worlds=2)
        for family, work in EFFORTS.items():
            patch.setitem(EFFORTS, family, replace(work, strength=strength, samples=10))
        yield


# A background shell may ignore SIGINT and SIGHUP. Processes that tests start would inherit that.
for number in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) is signal.SIG_IGN:
        usual = signal.default_int_handler if number is signal.SIGINT else signal.SIG_DFL
        signal.signal(number, usual)
