"""Processes that search: they give the answers of a call, end with it, and are replaced."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.support.length import some
from tests.support.places import Place, at_a_place, soon, until
from tests.support.searching import ROOT, deaf, endless, keep
from tests.support.serving import PATIENCE, serving
from tests.support.serving import until as wait_until
from tests.support.workers import state_of
from winnable.analysis.chances import estimate
from winnable.analysis.efforts import effort
from winnable.analysis.endings import fate, finishing_moves
from winnable.analysis.reviews import loss_bounds, review
from winnable.analysis.searching import Searching, search
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.errors import WinnableError
from winnable.law.position import IllegalMove
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.players import advise
from winnable.session.openings import winnable_deal
from winnable.solver import Cancelled, solve
from winnable.web.faults import WebError, WebFault
from winnable.web.tables.pool import NICE, Pool
from winnable.web.tables.searcher import GROWN, MEMORY
from winnable.web.tables.searches import WAITING, Search, Searches
from winnable.web.tables.turns import Turns


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes import ``tests.support.searching``."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@asynccontextmanager
async def pool() -> AsyncIterator[Pool]:
    opened = Pool()
    try:
        async with asyncio.timeout(PATIENCE):
            yield opened
    finally:
        await opened.close()


def with_a_pool(test: Callable[[Pool], Awaitable[None]]) -> None:
    async def run() -> None:
        async with pool() as opened:
            await test(opened)

    asyncio.run(run())


def pooled() -> Searches:
    """The searches of a server for others that has one process for them."""
    return Searches(Turns(1, waiting=WAITING), Pool())


def played(name: str) -> Game:
    """A game after its first moves, with a line that was undone."""
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(7, variant.rules), variant.scoring)
    for _ in range(12):
        game.play(game.legal[0])
    if game.rules.undo:
        game.undo()
        game.play(game.legal[-1])
    return game


def test_answers_and_errors_are_those_of_a_call() -> None:
    async def ask(pool: Pool) -> None:
        for name in ("draw-one", "solitario"):
            game = played(name)
            thinking = effort(game.rules).thinking
            calls: list[Callable[[], object]] = [
                *(partial(each, game.view) for each in (fate, advise, estimate, finishing_moves)),
                partial(loss_bounds, game),
            ]
            for call in calls:
                assert await pool.run(call) == call()
            found = await pool.run(partial(solve, game.position, thinking))
            assert found.moves == solve(game.position, thinking).moves
        assert await pool.run(partial(review, played("solitario"))) == review(played("solitario"))
        assert (await pool.run(partial(winnable_deal, parse_rules("d1")))).number
        with pytest.raises(IllegalMove) as refused:
            await pool.run(partial(Game.play, game, "5f"))
        assert refused.value.code == game.refusal("5f").reason  # type: ignore[union-attr]
        with pytest.raises(ValueError, match="invalid literal") as broken:
            await pool.run(partial(int, "x"))
        assert "Traceback" in broken.value.__notes__[0]

    with_a_pool(ask)


def test_a_cancelled_search_ends_and_its_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("winnable.web.tables.pool.GRACE", PATIENCE)

    async def ask(pool: Pool) -> None:
        number = await pool.run(partial(os.getpid))
        for _ in range(3):
            call = asyncio.create_task(pool.run(endless))
            while state_of(number) != "R":
                await asyncio.sleep(0)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
        assert await pool.run(partial(os.getpid)) == number

    with_a_pool(ask)


def test_a_process_that_does_not_end_a_search_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setattr("winnable.web.tables.pool.GRACE", 0.05)

    async def ask(pool: Pool) -> None:
        number = await pool.run(partial(os.getpid))
        call = asyncio.create_task(pool.run(partial(deaf, begun)))
        while not begun.exists():
            await asyncio.sleep(0.001)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        assert await pool.run(partial(os.getpid)) != number

    with_a_pool(ask)


@pytest.mark.parametrize("end", [partial(os._exit, 3), partial(bytearray, 2 * MEMORY)])
def test_a_process_that_ends_is_replaced_and_its_search_fails(
    end: Callable[[], object], caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(pool: Pool) -> None:
        with pytest.raises(WebError) as failed:
            await pool.run(end)
        assert failed.value.code is WebFault.SEARCH_FAILED
        assert len(caplog.messages) == 1
        assert await pool.run(partial(int, "7")) == 7

    with_a_pool(ask)


@pytest.mark.parametrize("has_gone", [False, True])
def test_a_process_that_was_killed_while_idle_is_replaced_unseen(has_gone: bool) -> None:
    async def ask(pool: Pool) -> None:
        number = await pool.run(partial(os.getpid))
        os.kill(number, 9)
        if has_gone:
            while _exists(number):
                await asyncio.sleep(0.001)
        assert await pool.run(partial(int, "7")) == 7

    with_a_pool(ask)


def test_a_process_that_has_grown_gives_its_memory_back() -> None:
    async def ask(pool: Pool) -> None:
        number = await pool.run(partial(keep, GROWN))
        assert await pool.run(partial(os.getpid)) != number

    with_a_pool(ask)


def _exists(number: int) -> bool:
    return Path(f"/proc/{number}").exists()


# Tables

REVIEWED = ("thoughtful", "solitario")


@pytest.mark.parametrize("name", some(VARIANTS, 4, 1))
def test_a_table_says_the_same_wherever_it_searches(tmp_path: Path, name: str) -> None:
    asks = [
        *({"do": "act", "name": act} for act in ("hint", "why", "oracle", "finish", "retry")),
        *({"do": "typed", "text": text} for text in ("truth", "deals")),
        *({"do": "chance"}, {"do": "find"}),
    ]
    if name in REVIEWED:  # the others would take some seconds each
        asks += [{"do": "review"}, {"do": "act", "name": "review"}]
    told: dict[str, list[object]] = {}

    async def play(place: Place) -> None:
        text = played(name).text
        await place.open(text=text)
        said = told.setdefault(place.tables.store.player, [])
        for asked in asks:
            do = asked["do"]
            fields = {key: value for key, value in asked.items() if key != "do"}
            number = len(place.window.told)
            await soon(place.do(place.asked(do, **fields)))
            await soon(place.table.settle())
            for reply in place.window.told[number:]:
                reply.id, reply.table = None, None
                said.append(reply)

    at_a_place(tmp_path / "here", play, Searches.local(), "here")
    at_a_place(tmp_path / "there", play, pooled(), "there")
    assert told["there"] == told["here"]
    assert len(told["here"]) >= len(asks)


@pytest.mark.parametrize("where", ["here", "there"])
def test_a_review_tells_how_far_it_is_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def play(place: Place) -> None:
        text = played("solitario").text
        await place.open(text=text)
        await place.ask("review")
        *told, answer = place.window.told
        shares = [reply.progress for reply in told if reply.progress is not None]
        assert len(shares) == len(told) > 2
        assert shares == sorted(set(shares))
        assert answer.review is not None
        assert answer.progress is None
        assert (await place.ask("act", name="undo")).ok  # another line: this one is reviewed
        if where == "here":
            monkeypatch.setattr("winnable.session.advice.review", endless)
        async with place.strangers():
            question = place.begin("review")
            await until(lambda: bool(place.table._asked))
            assert (await place.ask("stop")).ok
            await soon(question)
        (refused,) = (told for told in place.window.told if not told.ok)
        assert refused.said == ["The search was stopped."]
        assert not place.table._asked

    at_a_place(tmp_path, play, Searches.local() if where == "here" else pooled())


def test_no_move_waits_for_the_reviews_of_another_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.session.advice.review", endless)

    async def play(one: Place) -> None:
        await one.open(game="draw-three", number="7")
        assert (await one.ask("play", move="sw")).moved
        other = Place(tmp_path, one.searches, "other")
        await other.open(game="draw-one", number="8")
        asked = [one.begin("review") for _ in range(12)]
        await until(lambda: sum(each.done() for each in asked) == 3)
        refused = [told for told in one.window.told if told.id is not None and not told.ok]
        assert [told.said for told in refused] == [
            ["Several of your searches are still waiting. Please wait for one of them to finish."]
        ] * 3
        for move in ("sw", "sw", "sw"):
            assert (await other.ask("play", move=move)).moved
        # The search of the other player takes the next turn, and a move its own place.
        hint = other.begin("act", name="truth")
        assert (await one.ask("play", move="sw")).moved
        await soon(hint)
        await soon(asyncio.gather(*asked))  # type: ignore[arg-type]
        assert other.window.told[-1].ok
        await other.tables.close()

    at_a_place(tmp_path, play, pooled(), "one")


def test_a_move_in_one_window_ends_the_search_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.session.advice.solve", endless)

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="7")
        question = place.begin("act", name="oracle")
        await until(lambda: bool(place.table._asked) and place.table.lock.locked())
        assert (await place.ask("play", move="sw")).moved
        await soon(question)
        assert not place.table._asked

    at_a_place(tmp_path, play, pooled(), "one")


def test_the_processes_have_a_low_priority() -> None:
    async def ask(pool: Pool) -> None:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert await pool.run(partial(os.getpriority, os.PRIO_PROCESS, 0)) == min(19, own + NICE)

    with_a_pool(ask)


def test_the_processes_end_with_their_server(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        answer = server.ask_for(game="draw-three", winnable=True)
        assert answer.status == 201
        found = [
            int(child)
            for each in Path(f"/proc/{server.process.pid}/task").glob("*/children")
            for child in each.read_text("ascii").split()
        ]
        assert len(found) == 1
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not _exists(found[0]))


@pytest.mark.parametrize("has_threads", [True, False])  # the site has none
def test_an_act_goes_on_after_each_of_its_searches(has_threads: bool) -> None:
    """Each search is made once, in order, and its errors are raised in the act."""

    async def ask() -> None:
        pool, begun = Pool(), list[str]()
        searches = Searches(Turns(1, waiting=WAITING), pool, has_threads=has_threads)

        def act() -> Searching[list[int]]:
            begun.append("")
            found = [(yield from search(int, "7")), (yield from search(int, "8"))]
            with pytest.raises(WinnableError):
                yield from search(parse_rules, "nonsense")
            return found

        try:
            assert await Search(searches, "one").finish(act()) == [7, 8]
            assert begun == [""]
            stopped = Search(searches, "one")
            task = asyncio.create_task(stopped.finish(search(endless)))
            await until(lambda: bool(pool._all))
            stopped.end()
            with pytest.raises(Cancelled):
                await task
            assert await Search(searches, "one").run(partial(int, "7")) == 7
        finally:
            await searches.close()

    asyncio.run(ask())
