"""Turns to search are shared fairly, and never more are given than there are."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from winnable.web.faults import WebError, WebFault
from winnable.web.tables.turns import Turn, Turns


class Clock:
    """A clock that the test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("winnable.web.tables.turns.time.monotonic", lambda: self.now)


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def has_begun(turn: Turn) -> bool:
    return turn.begins.done() and not turn.begins.cancelled()


def test_many_searches_of_one_player_delay_another_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        clock, turns = Clock(monkeypatch), Turns(1)
        many = [turns.ask("one") for _ in range(64)]
        other = turns.ask("other")
        assert [has_begun(each) for each in many] == [True] + [False] * 63
        clock.now += 2
        turns.end(many[0])
        assert has_begun(other)
        assert not has_begun(many[1])

    in_a_loop(ask)


def test_who_has_used_less_time_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        clock, turns = Clock(monkeypatch), Turns(1)
        order = []
        waiting = {name: [turns.ask(name) for _ in range(6)] for name in ("long", "short")}
        while any(waiting.values()):
            (name,) = (name for name, each in waiting.items() if each and has_begun(each[0]))
            order.append(name)
            clock.now += {"long": 3, "short": 1}[name]
            turns.end(waiting[name].pop(0))
        assert order[:9] == ["long", *["short"] * 3, "long", *["short"] * 3, "long"]

    in_a_loop(ask)


def test_nobody_saves_time_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        clock, turns = Clock(monkeypatch), Turns(1)
        held = turns.ask("one")
        for _ in range(100):
            clock.now += 1
            following = turns.ask("one")
            turns.end(held)
            held = following
        late = [turns.ask("late") for _ in range(5)]
        ones = [turns.ask("one") for _ in range(5)]
        begun = []
        for _ in range(6):
            clock.now += 1
            turns.end(held)
            (held,) = (each for each in [*late, *ones] if has_begun(each) and each not in begun)
            begun.append(held)
        assert sum(each in late for each in begun) <= 4

    in_a_loop(ask)


def test_one_player_has_so_many_turns_and_so_many_waiting() -> None:
    async def ask() -> None:
        turns = Turns(3, running=2, waiting=4)
        own = [turns.ask("one") for _ in range(6)]
        assert sum(map(has_begun, own)) == 2
        with pytest.raises(WebError) as refused:
            turns.ask("one")
        assert refused.value.code is WebFault.TOO_MANY_SEARCHES
        assert has_begun(turns.ask("other"))
        turns.end(own[-1])  # one that waited
        turns.ask("one")
        turns.end(own[0])
        assert has_begun(own[2])

    in_a_loop(ask)


@given(st.data())
def test_turns_are_neither_lost_nor_invented(data: st.DataObject) -> None:
    async def ask() -> None:
        total = data.draw(st.integers(1, 3))
        running = data.draw(st.integers(1, total))
        turns = Turns(total, running=running)
        asked: list[tuple[str, Turn]] = []
        for _ in range(data.draw(st.integers(1, 30))):
            at = data.draw(st.integers(-3, len(asked) - 1))
            if at >= 0:
                _, turn = asked.pop(at)
                if data.draw(st.booleans()):
                    turn.begins.cancel()
                turns.end(turn)
            else:
                name = data.draw(st.sampled_from("abc"))
                asked.append((name, turns.ask(name)))
            held = [name for name, turn in asked if has_begun(turn)]
            assert len(held) <= total
            assert all(held.count(name) <= running for name in held)
            waiting = {name for name, turn in asked if not has_begun(turn)}
            may = [name for name in waiting if held.count(name) < running]
            assert len(held) == total or not may, "a turn is free and somebody may have it"
        for _, turn in asked:
            turns.end(turn)
        assert all(has_begun(turns.ask(f"new {n}")) for n in range(total))

    in_a_loop(ask)
