"""CPU time of the law: a move with its legality check, the legal moves, the replay of whole games.

scripts/bench law [GAME...]   without an argument: all

The games are random games on numbered deals with a fixed seed, so every run does the same work.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable

from names import check_names

from winnable import VARIANTS, Game, Position, legal_moves, numbered_deal, parse_game, play, verify

GAMES = 20
MOVES = 150


def cpu_ms(act: Callable[[], object], times: int = 1) -> float:
    """Returns the CPU milliseconds of one call of ``act``."""
    start = time.process_time_ns()
    for _ in range(times):
        act()
    return (time.process_time_ns() - start) / times / 1e6


def random_games(name: str) -> tuple[list[str], list[Position]]:
    """Returns texts of random games of ``MOVES`` moves, and positions from them."""
    variant, texts, met = VARIANTS[name], [], []
    for number in range(GAMES):
        chooser = random.Random(number)
        game = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
        for _ in range(MOVES):
            legal = game.view.legal
            if not legal:
                break
            met.append(game.position)
            game.play(chooser.choice(legal))
        texts.append(game.text)
    return texts, met[:: max(1, len(met) // 300)]


def main() -> None:
    """Prints medians, one line for each game."""
    names = sys.argv[1:] or list(VARIANTS)
    check_names(names, VARIANTS)
    print(f"median CPU ms{'move':>15}{'legal':>9}{'replay':>9}{'verify':>9}")
    for name in names:
        texts, met = random_games(name)
        moves = [
            cpu_ms(lambda p=position, m=move: play(p, m), 20)  # type: ignore[misc]
            for position in met
            for move in legal_moves(position)[:3]
        ]
        legal = [cpu_ms(lambda p=position: legal_moves(p), 5) for position in met]  # type: ignore[misc]
        replay = [cpu_ms(lambda t=text: parse_game(t)) for text in texts]  # type: ignore[misc]
        check = [cpu_ms(lambda t=text: verify(t)) for text in texts]  # type: ignore[misc]
        row = [statistics.median(times) for times in (moves, legal, replay, check)]
        print(
            f"{name:<20}"
            + "".join(f"{ms:>{w}.3f}" for ms, w in zip(row, (8, 9, 9, 9), strict=True))
        )


if __name__ == "__main__":
    main()
