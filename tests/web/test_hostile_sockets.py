"""Malformed and hostile messages on a socket get a sentence, and the game continues."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.hostile import BROKEN, CLOSES, ITALIAN, JSON, NASTY, SMALL, TEXTS, tried
from tests.support.serving import (
    Server,
    Window,
    check_sentence,
    serving,
    without_a_traceback,
)
from tests.support.stores import text_of
from winnable.proof.checker import verify
from winnable.web.tables.seat import REQUESTS
from winnable.web.tables.sockets import OF_SOCKET

# Sockets


@pytest.fixture
def window(server: Server) -> Iterator[Window]:
    with server.playing(**SMALL) as window:
        window.hello()
        yield window


def still_there(window: Window) -> bool:
    return bool(window.hello().table)


TEXT: Final = {name: data for name, data in BROKEN.items() if data.isascii() or name[0] == "b"}


@pytest.mark.parametrize("message", TEXT.values(), ids=TEXT)
def test_a_malformed_message_is_refused_and_the_game_continues(
    window: Window, message: bytes
) -> None:
    window.line.send(message.decode())
    told = window.hear()
    assert (told.ok, told.moved, told.table) == (False, False, None)
    (sentence,) = told.said
    check_sentence(sentence)
    assert still_there(window)


def test_a_message_that_is_not_utf8_closes_the_socket(server: Server) -> None:
    for name in BROKEN.keys() - TEXT.keys():
        with server.playing(**SMALL) as window:
            window.line.send(BROKEN[name], text=True)
            assert window.closing == 1007  # RFC 6455, 8.1


STRANGE: Final[tuple[dict[str, Any], ...]] = (
    {"do": "act", "id": 5},
    {"do": "act", "id": 5, "name": None},
    {"do": "act", "id": 5, "name": "draw", "number": 1 << 31},
    {"do": "act", "id": 5, "name": "draw", "number": 1.5},
    {"do": "act", "id": 5, "name": "draw", "source": "x"},
    {"do": "act", "id": 5, "name": "place", "target": "10"},
    {"do": "act", "id": 5, "name": "where", "card": 52},
    {"do": "act", "id": 5, "name": "where", "card": -1},
    {"do": "act", "id": 5, "name": "where", "card": True},
    {"do": "act", "id": 5, "name": "_obey"},
    {"do": "act", "id": 5, "name": "quit"},
    {"do": "act", "id": 5, "name": "language"},
    {"do": "act", "id": 5, "name": "__class__"},
    {"do": "act", "id": 5, "name": "draw", "extra": 1},
    {"do": "play", "id": 5},
    {"do": "play", "id": 5, "move": 5},
    {"do": "play", "id": 5, "move": ""},
    {"do": "play", "id": 5, "move": "1" * 201},
    {"do": "replay", "id": 5, "at": "0"},
    {"do": "set", "id": 5, "spoken": None},
    {"do": "set", "id": 5, "spoken": {"language": "xx"}},
    {"do": "hello", "id": 5, "spoken": {"level": "loud"}},
    {"do": "typed", "id": 5, "text": "x" * 100_001},
    {"do": "shout", "id": 5},
    {"id": 5},
)


@pytest.mark.parametrize("message", STRANGE, ids=lambda message: json.dumps(message)[:60])
def test_a_request_with_wrong_values_is_refused_and_the_game_continues(
    window: Window, message: dict[str, Any]
) -> None:
    window.line.send(json.dumps(message))
    told = window.hear()
    assert (told.ok, told.moved) == (False, False)
    for sentence in told.said:
        check_sentence(sentence)
    assert still_there(window)


def test_the_answer_to_a_numbered_request_has_its_number(window: Window) -> None:
    for message in STRANGE:
        window.line.send(json.dumps(message))
        assert window.hear().id == 5


def test_a_card_outside_the_deck_is_nowhere(server: Server) -> None:
    for asked in (SMALL, ITALIAN):
        with server.playing(**asked) as window:
            told = window.act("where", card=51)
            assert not told.ok
            assert "not seen yet" not in told.said[0]


@pytest.mark.parametrize("asked", [SMALL, ITALIAN], ids=["klondike", "solitario"])
@pytest.mark.parametrize("place", ["h", "f", "fs", "9", "s", "w"])
def test_an_act_at_an_impossible_place_is_answered(
    server: Server, asked: dict[str, str], place: str
) -> None:
    with server.playing(**asked) as window:
        for move in ("32", "33", "3f"):
            window.ask("play", move=move)
        for name in ("lift", "best", "out", "place", "take", "to", "move"):
            for fields in (
                {"source": place},
                {"target": place},
                {"source": place, "target": place},
            ):
                assert window.act(name, **fields).said
        assert still_there(window)


def test_bytes_close_the_socket_with_a_reason(window: Window) -> None:
    window.line.send(b'{"do": "hello", "id": 1}')
    assert window.closing in CLOSES


def test_a_message_that_is_too_long_closes_the_socket(window: Window) -> None:
    window.line.send(json.dumps({"do": "typed", "id": 1, "text": "x" * 250_000}))
    assert window.closing == 1009


def test_long_text_is_answered(window: Window) -> None:
    for text in ("x" * 100_000, "u " * 50_000, "9" * 100_000, "u " + "9" * 9_000):
        told = window.type(text)
        assert sum(map(len, told.said)) < 2_000


def test_odd_typed_text_is_answered(window: Window) -> None:
    for text in NASTY:
        for sentence in (*window.type(text).said, *window.type(f"where {text}").said):
            assert sentence.isprintable()
        told = window.ask("play", move=text[:200])
        assert not told.ok
        check_sentence(told.said[0])


def test_who_asks_too_much_waits_and_loses_no_request(tmp_path: Path) -> None:
    rate, most = OF_SOCKET
    with (
        serving(tmp_path, limited=True) as own,
        without_a_traceback(own),
        own.playing(**SMALL) as calm,
        own.playing(**SMALL) as wild,
    ):
        calm.hello()
        for number in range(most + 3 * rate):
            wild.line.send(json.dumps({"do": "nothing", "id": number}))
        answered = 0
        for now in (most, rate, rate, rate):
            for _ in range(now):
                assert wild.hear().id == answered
                answered += 1
            assert calm.act("draw").ok
            assert calm.act("undo").ok
            with pytest.raises(TimeoutError):
                wild.hear(patience=0)
            own.pass_time(1)
        assert wild.hello().ok


def test_any_number_of_requests_is_in_time_for_an_ordinary_test(own: Server) -> None:
    with own.playing(**SMALL) as window:
        for _ in range(sum(REQUESTS) // 10):
            for number in range(10):
                window.line.send(json.dumps({"do": "nothing", "id": number}))
            assert [window.hear().id for _ in range(10)] == [*range(10)]


NAMES: Final = [
    *("draw", "undo", "redo", "branch", "restart", "hint", "do", "moves", "more", "option", "lift"),
    *("place", "back", "deck", "discard", "best", "out", "choose", "finish", "take", "to", "turn"),
    *("move", "read", "hand", "where", "log", "stats", "again", "earlier", "yes", "no"),
]
AT: Final = st.sampled_from([*"123456789swhf", "fh", "fd", "fc", "fs"]) | st.none()
ACTS: Final = st.fixed_dictionaries(
    {"do": st.just("act"), "name": st.sampled_from(NAMES)},
    optional={
        "number": st.integers(-3, 12) | st.integers(-(1 << 31), (1 << 31) - 1) | st.none(),
        "source": AT,
        "target": AT,
        "card": st.integers(0, 51) | st.none(),
    },
)
MOVES: Final = st.from_regex(r"[sw1-3h][w1-3fhs]|f[hdcs][1-3]|[1-3][1-3]x[1-4]", fullmatch=True)
OTHERS: Final = st.one_of(
    st.fixed_dictionaries({"do": st.just("play"), "move": MOVES | TEXTS}),
    st.fixed_dictionaries({"do": st.just("typed"), "text": TEXTS}),
    st.fixed_dictionaries(
        {"do": st.just("replay"), "at": st.integers(-2, 40), "won": st.booleans()}
    ),
    st.fixed_dictionaries({"do": st.sampled_from(["share", "hello", "set", "find"])}),
    st.fixed_dictionaries({"do": st.just("find"), "rules": TEXTS, "condition": TEXTS}),
    st.fixed_dictionaries({"do": st.sampled_from(["act", "play", "replay"]), "name": JSON}),
)
MESSAGES: Final = st.integers(0, 2).flatmap(lambda chance: ACTS if chance else OTHERS)


@tried(60)
@given(
    asked=st.sampled_from([SMALL, ITALIAN]), messages=st.lists(MESSAGES, min_size=10, max_size=25)
)
def test_every_message_gets_one_answer_and_the_game_stays_intact(
    server: Server, asked: dict[str, str], messages: list[dict[str, Any]]
) -> None:
    game_id = server.begin(**asked)
    with server.window(game_id) as window:
        for message in messages:
            window.line.send(json.dumps({"id": 7, **message}))
        window.line.send(json.dumps({"do": "hello", "id": 8}))
        answers = []
        while (told := window.hear()).id != 8:  # what a search finds comes without a number
            answers.append(told.id)
            assert all(sentence.isprintable() for sentence in told.said)
            if told.table is not None:
                game_id = told.table.id
        assert told.table
    assert answers.count(7) <= len(messages) <= len(answers)
    verify(text_of(server.store, game_id))
