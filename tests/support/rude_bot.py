"""A bot for tests: resigns each game after two moves; in its second game it misbehaves.

"yes" writes lines without end from the start, "fork" does so with a child that leaves its session;
"flood" does so in its second game, and "deaf" after its greeting. None of them reads meanwhile.
"""

import json
import os
import sys
import time
from contextlib import suppress

WRONG = {"rubbish": "not json", "illegal": '{"type":"move","move":"99"}', "list": "[1]"}
GREETING = {"protocol": 1, "name": "rude", "version": "1"}


def flood() -> None:
    """Writes until nobody reads any more."""
    with suppress(BrokenPipeError):
        while True:
            os.write(1, b"y\n" * 10_000)
    os._exit(0)


def main(how: str) -> None:
    games = moves = 0
    if how == "fork" and os.fork() == 0:
        os.setsid()
    if how in ("yes", "fork"):
        flood()
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            if how == "mute":
                return
            version = {"protocol": 99} if how == "future" else {}
            answer = {"type": "hello", **GREETING, **version}
            if how == "shy":
                answer = {"type": "resign"}
        elif asked["type"] == "game":
            games, moves = games + 1, 0
            continue
        elif asked["type"] == "turn":
            moves += 1
            if games == 2:
                if how == "crash":
                    os._exit(7)
                if how == "hang":
                    time.sleep(60)
                if how == "flood":
                    flood()
                if how == "long":
                    print("x" * 100_000, flush=True)
                if how in WRONG:
                    print(WRONG[how], flush=True)
                    continue
            answer = {"type": "move", "move": asked["legal"][0]}
            if moves > 2 and how != "endless":
                answer = {"type": "resign"}
        else:
            continue
        print(json.dumps(answer), flush=True)
        if how == "deaf":
            flood()


main(sys.argv[1])
