"""A page asks whether its connection works; the server answers at once."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.racing import make_race, racing
from tests.support.serving import PATIENCE, Server, Window, serving
from winnable.web.host.accepted import PULSE, PULSES

DEAL = {"game": "draw-three", "number": "64"}


def pulse(window: Window) -> None:
    window.line.send(PULSE)
    assert window.line.recv(timeout=PATIENCE) == PULSE


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def test_a_pulse_is_answered_between_requests(served: Server) -> None:
    with served.playing(**DEAL) as window:
        pulse(window)
        window.hello()
        assert window.play("sw").moved
        pulse(window)


def test_a_pulse_does_not_wait_for_a_search(served: Server) -> None:
    with served.playing(**DEAL) as window:
        window.play("sw sw sw sw")
        with served.stopped():
            window.line.send(json.dumps({"do": "act", "id": 9, "name": "truth"}))
            window.line.send(PULSE)
        assert window.line.recv(timeout=PATIENCE) == PULSE
        assert window.hear().id == 9


def test_a_pulse_of_a_race_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        cookie = server.new_player()
        with racing(server, make_race(server, cookie), cookie) as racer:
            racer.line.send(PULSE)
            while (told := racer.line.recv(timeout=PATIENCE)) != PULSE:
                assert json.loads(told)["race"]


def test_pulses_beyond_the_limit_wait(tmp_path: Path) -> None:
    with serving(tmp_path, limited=True) as server, server.playing(**DEAL) as window:
        for _ in range(PULSES[1]):
            pulse(window)
        window.line.send(PULSE)
        with pytest.raises(TimeoutError):
            window.line.recv(timeout=0.5)
        server.pass_time(1)
        assert window.line.recv(timeout=PATIENCE) == PULSE
