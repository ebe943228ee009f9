"""The animated picture of a game shows each position in its time, and no hidden card.

``python -m tests.law.test_film --renew`` writes the picture of the documentation.
"""

import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from tests.law.test_drawing import KINDS, SVG, games
from tests.support.twins import played, twin_of
from winnable import new_game, shorten, solve, svg
from winnable.game.game import Game
from winnable.law.cards import Card
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.law.view import view_of

SECONDS = 0.5
FIGURE = Path(__file__).parents[2] / "docs" / "figures" / "game.svg"


def after(text: str, moves: int) -> Game:
    """A game after so many random moves."""
    *_, game = games(text, moves + 1)
    return game


def cards_of(position: Position) -> list[Card]:
    """The cards that a picture shows, those that lie under others too."""
    view = view_of(position)
    piles = (*view.columns, view.stock[-1:], view.waste)
    cards = [card for pile in piles for card in pile if card is not None]
    cards += [4 * rank + suit for suit, n in enumerate(view.foundations) for rank in range(n)]
    return cards if view.hand is None else [*cards, view.hand.card]


class Projector:
    """What is visible of a film at a time, by its style sheet."""

    def __init__(self, film: str, prefix: str) -> None:
        root = ET.fromstring(film)
        style = root.findtext(f"{SVG}style") or ""
        (name,) = {*re.findall(r"@keyframes (g[0-9a-f]{8})-glide", style)}
        self.loop = float(re.findall(r"animation:([0-9.]+)s step-end", style)[0])
        shares = dict(re.findall(r"-(\d+)\{0%\{visibility:visible\}([0-9.]+)%", style))
        self.spans: list[tuple[float, float, str]] = []
        self.last = []
        for each in root:
            use = [*each.iter(f"{SVG}use")]
            if each.tag == f"{SVG}defs" or not use:
                continue
            link = re.sub(rf"^#({name}-|{prefix})", "", use[-1].attrib["href"])
            if link.startswith("n"):  # how many cards
                continue
            style = each.attrib.get("style", "")
            begin, length = 0.0, 2 * self.loop
            if style:
                begin = SECONDS * int(re.findall(r"--at:(\d+)", style)[0])
                length = self.loop * float(shares[re.findall(rf"{name}-(\d+)", style)[0]]) / 100
            self.spans.append((begin, begin + length, link))
            if each.attrib.get("visibility") != "hidden":
                self.last.append(link)

    def at(self, second: float) -> Counter[str]:
        return Counter(link for begin, end, link in self.spans if begin <= second < end)


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_each_position_is_shown_in_its_time(name: str, text: str) -> None:
    game = after(text, 70)
    film = svg.game(game, seconds=SECONDS)
    shown = Projector(film, f"{game.rules.deck.name.lower()}-")
    positions = [game.steps[0].before, *(step.after for step in game.steps)]
    for at, position in enumerate(positions):
        view = view_of(position)
        for second in (at + 0.05, at + 0.95):
            seen = shown.at(SECONDS * second)
            assert seen - Counter({"back-1": 99, **{f"suit-{n}": 1 for n in range(4)}}) == Counter(
                f"c{card}" for card in cards_of(position)
            ), (name, at)
            backs = sum(pile.count(None) for pile in view.columns)
            assert seen["back-1"] >= backs
    assert shown.at(shown.loop - 0.1) == shown.at(SECONDS * (len(positions) - 0.5))
    assert Counter(shown.last) == shown.at(shown.loop - 0.1)  # without any animation


@pytest.mark.parametrize("text", [text for _, text in KINDS])
def test_a_film_stands_alone_and_is_small(text: str) -> None:
    game = after(text, 150)
    film = svg.game(game)
    root = ET.fromstring(film)
    identifiers = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
    assert len(identifiers) == len(set(identifiers))
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= set(identifiers)
    assert "script" not in film
    assert "http" not in film.replace("http://www.w3.org/2000/svg", "")
    assert len(film) < 80_000 + 1_400 * len(game.steps)  # characters
    assert root.findtext(f"{SVG}title") == str(game).splitlines()[0]
    described = root.findtext(f"{SVG}desc") or ""
    assert described.split("\n", 1)[0].split() == [str(step.move) for step in game.steps]
    assert described.endswith(str(game.view))
    assert film._repr_svg_() == film


@pytest.mark.parametrize("text", ["d3r", "d1", "s", "d1p1", "d1k8"])
def test_twins_have_the_same_film(text: str) -> None:
    for steps in (0, 8, 30):
        game = played(parse_rules(text), 11, steps, 0.5)
        other = twin_of(game, Random(3))
        assert other is None or svg.game(other) == svg.game(game)


def test_a_game_without_moves_is_its_board() -> None:
    game = after("d1", 0)
    film = Projector(svg.game(game, seconds=SECONDS), "french-")
    board = ET.fromstring(svg.board(game))
    used = board.iterfind(f"./{SVG}use"), board.iterfind(f"./{SVG}g/{SVG}use")
    links = Counter(use.attrib["href"].removeprefix("#french-") for each in used for use in each)
    assert {*film.at(0)} == {*links} == {*film.at(film.loop)}


def figure() -> str:
    game = new_game("draw-three", number=4217)
    for move in shorten(game, solve(game).moves or ()):
        game.play(move)
    assert game.is_won
    return svg.game(game)


def test_the_picture_of_the_documentation_is_current() -> None:
    assert FIGURE.read_text("utf-8") == figure(), "run python -m tests.law.test_film --renew"


if __name__ == "__main__" and sys.argv[1:] == ["--renew"]:
    FIGURE.write_text(figure(), "utf-8")
