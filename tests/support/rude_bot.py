"""A bot for tests: resigns each game after two moves; in its second game it misbehaves."""

import json
import os
import sys
import time

WRONG = {"rubbish": "not json", "illegal": '{"type":"move","move":"99"}', "list": "[1]"}
GREETING = {"protocol": 1, "name": "rude", "version": "1"}


def main(how: str) -> None:
    games = moves = 0
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


main(sys.argv[1])
