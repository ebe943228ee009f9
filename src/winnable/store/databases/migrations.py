"""The tables of the store, version by version."""

from collections.abc import Callable, Iterable
from typing import Final

from .chain import end_chain
from .database import Execute
from .signatures import end_signatures

Step = str | Callable[[Execute], None]
"""A query, or a function that makes several."""

MIGRATIONS: Final[tuple[tuple[Step, ...], ...]] = (
    (
        """CREATE TABLE games (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            variant TEXT NOT NULL,
            text TEXT NOT NULL,
            state TEXT NOT NULL,
            turn BIGINT NOT NULL,
            saved TEXT NOT NULL,
            version BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (player, id))""",
        "CREATE INDEX games_by_turn ON games (player, turn)",
        "CREATE INDEX open_games ON games (player, turn) WHERE state = 'open'",
        """CREATE TABLE results (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            turn BIGINT NOT NULL,
            won BIGINT NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (player, id))""",
        """CREATE TABLE settings (
            player TEXT NOT NULL PRIMARY KEY,
            data TEXT NOT NULL)""",
        """CREATE TABLE mistakes (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            turn BIGINT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (player, id))""",
        """CREATE TABLE damaged (
            player TEXT NOT NULL,
            name TEXT NOT NULL,
            turn BIGINT NOT NULL,
            data TEXT NOT NULL)""",
        """CREATE TABLE keys (
            name TEXT NOT NULL PRIMARY KEY,
            data TEXT NOT NULL)""",
        """CREATE TABLE nicknames (
            player TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            skeleton TEXT NOT NULL UNIQUE)""",
        """CREATE TABLE restrictions (
            player TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL)""",
        """CREATE TABLE passkeys (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            public_key TEXT NOT NULL,
            uses BIGINT NOT NULL,
            label TEXT NOT NULL,
            day TEXT NOT NULL)""",
        "CREATE INDEX passkeys_by_player ON passkeys (player)",
        """CREATE TABLE tickets (
            digest TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            purpose TEXT NOT NULL,
            expires BIGINT NOT NULL)""",
        """CREATE TABLE aliases (
            player TEXT NOT NULL PRIMARY KEY,
            target TEXT NOT NULL)""",
        "CREATE INDEX aliases_by_target ON aliases (target)",
        """CREATE TABLE races (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            secret TEXT NOT NULL,
            made BIGINT NOT NULL,
            begins BIGINT NOT NULL)""",
        """CREATE TABLE ranked_deals (
            contest TEXT NOT NULL,
            game TEXT NOT NULL,
            number BIGINT NOT NULL,
            deal TEXT NOT NULL,
            PRIMARY KEY (contest, game))""",
        """CREATE TABLE attempts (
            contest TEXT NOT NULL,
            game TEXT NOT NULL,
            player TEXT NOT NULL,
            number BIGINT NOT NULL,
            id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            state TEXT NOT NULL,
            line TEXT NOT NULL,
            began BIGINT NOT NULL,
            took BIGINT NOT NULL,
            moves BIGINT NOT NULL,
            points BIGINT,
            undone BIGINT NOT NULL,
            helped BIGINT NOT NULL,
            cards BIGINT NOT NULL,
            PRIMARY KEY (contest, game, player, number))""",
        "CREATE INDEX attempts_by_game ON attempts (player, id)",
    ),
    ("CREATE INDEX ranked_deals_by_deal ON ranked_deals (deal)",),
    (
        """CREATE TABLE browsers (
            digest TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL,
            id TEXT NOT NULL,
            player TEXT NOT NULL,
            name TEXT NOT NULL,
            since TEXT NOT NULL,
            seen TEXT NOT NULL,
            ends BIGINT)""",
        "CREATE INDEX browsers_by_player ON browsers (player)",
        "CREATE INDEX browsers_by_id ON browsers (id)",
        """CREATE TABLE cookie_keys (
            number BIGINT NOT NULL PRIMARY KEY,
            secret TEXT NOT NULL,
            ends BIGINT)""",
        end_signatures,
        """CREATE TABLE acts (
            at TEXT NOT NULL,
            host TEXT NOT NULL,
            act TEXT NOT NULL,
            target TEXT NOT NULL)""",
    ),
    (
        """CREATE TABLE clock (
            id BIGINT NOT NULL PRIMARY KEY,
            seen BIGINT NOT NULL,
            word BIGINT NOT NULL)""",
        """CREATE TABLE seasons (
            first TEXT NOT NULL PRIMARY KEY,
            last TEXT NOT NULL,
            root TEXT NOT NULL,
            told TEXT NOT NULL)""",
        end_chain,
        """UPDATE races SET made = 0 WHERE begins > 0 AND NOT EXISTS (SELECT 1 FROM attempts
            WHERE contest = races.id AND state = 'playing')""",
    ),
    (
        "CREATE INDEX damaged_by_player ON damaged (player)",
        "CREATE INDEX tickets_by_player ON tickets (player)",
    ),
)
"""The steps that make each version of the tables from the one before; the first makes version 1.

``games.state`` is ``open``, ``left`` for another game, or ``won``. ``turn`` counts the writes of a
player, so that order does not depend on a clock. ``games.version`` counts the changes of a row.
``damaged`` keeps what did not parse. ``keys`` has the server's secrets; ``browsers`` describes its
table and ``cookie_keys``. ``acts`` has what hosts did, and to whom. ``tickets.expires`` is in
seconds of Unix time. ``players`` describes its tables. ``attempts`` has the games of ranked
contests, as ``boards`` and ``races`` describe them; its times are in milliseconds, ``began`` since
1970. Until a race begins, ``races.begins`` is 0; when it is over for good, ``races.made``. The one
row of ``clock`` has the latest time, ``seen``, in milliseconds, and how often the host has vouched
for the clock, ``word``. ``seasons`` describes its table.
"""


def migrate(execute: Execute, versions: Iterable[tuple[Step, ...]]) -> None:
    """Makes the steps of some versions."""
    for step in (each for steps in versions for each in steps):
        if isinstance(step, str):
            execute(step)
        else:
            step(execute)
