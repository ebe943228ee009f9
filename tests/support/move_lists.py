"""Games as lonelybot and Solvitaire print them, written after their sources.

``formatter.rs`` and ``lonecli/src/main.rs`` of lonelybot, ``solver.cpp`` of Solvitaire
(``print_solution``).
"""

from winnable.game.game import Game
from winnable.law.cards import Card, suit_of
from winnable.law.position import STOCK, WASTE, Place

from .boards import solvitaire

_SIGNS = "♥♦♣♠"
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def lonelybot(game: Game) -> str:
    """What ``lonecli solve`` prints of a win, without its own moves but for two."""
    named, lettered = list[str](), list[str]()
    for step in game.steps:
        if step.move.source == STOCK:
            times = 2 if step.redealt and step.cards else 1
            named += ["="] * times
            lettered += ["@"] * times
            continue
        card = step.cards[0]
        source, target = (_sign(each, card) for each in (step.move.source, step.move.target))
        named.append(f"{_card(card)}:{source}▸{target}")
        lettered.append(f"{_letter(source)}{_letter(target)} ")
    return "\n".join(
        [
            "Run in 0.1811 ms",
            "Statistic",
            "Total visit: 11",
            "Transposition hit: 0 (rate 0)",
            "Miss state: 11",
            "Max depth search: 88",
            "Current progress: 0/1 0/5 0/1 0/5 0/4 0/4 0/4 0/3",
            "Solvable in 89 moves",
            "",
            "PS A♦, R 10♠, ",
            "",
            "".join(f"{word}  " for word in named),
            "",
            "".join(lettered),
            "",
        ]
    )


def solvitaire_solution(game: Game) -> str:
    """What Solvitaire prints: the board at the start, and after each move but draws."""
    boards, steps = ["Solution:\n"], game.steps
    positions = [steps[0].before, *(step.after for step in steps if step.move.source != STOCK)]
    boards += [solvitaire(position) for position in positions]
    return "".join(boards) + "\nSolution Type: solved\nStates Searched: 1046\n"


def _card(card: Card) -> str:
    return _RANKS[card // 4] + _SIGNS[suit_of(card)]


def _sign(place: Place, card: Card) -> str:
    if place == WASTE:
        return "D"
    return str(place) if 1 <= place <= 7 else _SIGNS[suit_of(card)]


def _letter(sign: str) -> str:
    return "ABCDEFGHIJKL"[f"D{_SIGNS}1234567".index(sign)]
