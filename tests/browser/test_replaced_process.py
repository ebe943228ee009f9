"""A process that serves a game is replaced in mid-game: the player notices a reconnect at most."""

import os
import signal
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Typist
from tests.support.browser.visitors import WHILE_GONE
from tests.support.browser.wins import said_of, win
from tests.support.postgres import cluster
from tests.support.serving import PATIENCE, serving, until
from tests.support.stores import text_of
from tests.support.workers import replaced, workers_of
from winnable.game.game import parse_game
from winnable.store import Store

from .conftest import Visits
from .test_connection import DEAL


@pytest.mark.off_site("a fault of a server")
def test_a_player_does_not_hear_of_a_replaced_process(visit: Visits, tmp_path: Path) -> None:
    from winnable.store.databases.postgres import Postgres  # an extra

    steps = win("draw-three")[:12]
    with (
        cluster() as postgres,
        closing(Postgres(postgres.database())) as database,
        serving(tmp_path, "--database", database.url, "--workers", "2") as server,
    ):

        def moves() -> str:
            saved = parse_game(text_of(Store(database), seat.game_id))
            return " ".join(str(step.move) for step in saved.steps)

        until(lambda: len(workers_of(server)) == 2)
        visitor = visit(server)
        visitor.expect_complaints(WHILE_GONE)
        seat = visitor.sit(**DEAL)
        typist = Typist(seat)
        for step in steps[:4]:
            typist.make(step)
        # 1. All processes are replaced, one after the other, while the player plays.
        old = workers_of(server)
        server.process.send_signal(signal.SIGHUP)
        for step in steps[4:8]:
            typist.make(step)
        until(replaced(server, old), 3 * PATIENCE)
        expect(seat.status).to_have_attribute("data-link", "open")
        for step in steps[8:10]:
            typist.make(step)
        seat.has_heard_nothing()
        assert moves() == said_of(steps[:10])
        # 2. They are killed.
        for worker in workers_of(server):
            os.kill(worker, signal.SIGKILL)
        assert seat.hear() == "The server is not responding; your game is saved. Trying again..."
        assert seat.hear() == "The server is back."
        for step in steps[10:]:
            typist.make(step)
        assert moves() == said_of(steps)
