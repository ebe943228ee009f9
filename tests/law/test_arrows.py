"""Arrows and marks of a picture lie on the cards that they are about, and tell nothing hidden.

``python -m tests.law.test_arrows --renew`` writes the picture of the documentation.
"""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.law.test_drawing import KINDS, SVG, games
from winnable import MoveError, new_game, parse_card, svg
from winnable.law.cards import Card, card_text, make_card, suit_of
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move
from winnable.law.view import View
from winnable.law.worlds import unseen

FIGURE = Path(__file__).parents[2] / "docs" / "figures" / "arrows.svg"


def drawn(root: ET.Element, name: str) -> tuple[float, float] | None:
    """Where the symbol of that name is drawn last."""
    places = [use for use in root.iter(f"{SVG}use") if use.attrib["href"].endswith(f"-{name}")]
    return (float(places[-1].attrib["x"]), float(places[-1].attrib["y"])) if places else None


def lifted(view: View, move: Move) -> Card | None:
    """The lowest card that a move takes, if the player sees it."""
    if move.source == STOCK:
        return None
    if move.source == HAND:
        assert view.hand is not None
        return view.hand.card
    if move.source > FOUNDATION:
        suit = move.source - FOUNDATION - 1
        return make_card(view.foundations[suit], suit)
    pile = view.waste if move.source == WASTE else view.columns[move.source - 1]
    return pile[-move.count]


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_an_arrow_leads_from_the_card_of_its_move_to_the_target(name: str, text: str) -> None:
    for game in list(games(text, 60))[::6]:
        view = game.view
        root = ET.fromstring(svg.board(view, arrows=view.legal))
        arrows = {each[0].text: each for each in root.iterfind(f".//{SVG}polygon[@class='arrow']")}
        turns = [move for move in view.legal if move.is_turn]
        assert set(arrows) == {str(move) for move in view.legal if not move.is_turn}, name
        assert len(root.findall(f".//{SVG}rect[@class='mark']")) == len(turns)
        named = f"\n\narrows {' '.join(map(str, view.legal))}" if view.legal else ""
        assert root.findtext(f"{SVG}desc") == f"{view}{named}"
        _, _, wide, high = map(int, root.attrib["viewBox"].split())
        for move in view.legal:
            if move.is_turn:
                continue
            points = [
                tuple(map(float, each.split(",")))
                for each in arrows[str(move)].attrib["points"].split()
            ]
            assert all(0 <= x <= wide and 0 <= y <= high for x, y in points)
            begin = [(points[0][i] + points[-1][i]) / 2 for i in (0, 1)]
            card, target = lifted(view, move), move.target
            spot = drawn(root, f"c{card}")
            if card is not None and spot is not None:
                assert abs(begin[0] - spot[0] - svg.WIDTH / 2) <= 1
                assert 0 <= begin[1] - spot[1] <= svg.HEIGHT / 2 + 1
            if 1 <= target <= 9 and view.columns[target - 1].top is not None:
                x, y = drawn(root, f"c{view.columns[target - 1].top}") or (0, 0)
                tip = points[3]
                assert abs(tip[0] - x - svg.WIDTH / 2) <= 1
                assert abs(tip[1] - y - svg.HEIGHT / 2) <= 1
            if target == FOUNDATION and card is not None:
                slots = max(7, len(view.columns))
                x = svg.column_x(slots - 4 + suit_of(card))
                assert abs(points[3][0] - x - svg.WIDTH / 2) <= 1


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_marks_frame_cards_that_are_shown_and_no_others(name: str, text: str) -> None:
    for game in list(games(text, 40))[::13]:
        view, deck = game.view, game.rules.deck
        shown = [card for column in view.columns for card in column if card is not None]
        root = ET.fromstring(svg.board(view, marks=[*shown, "s", "w", "1", "fh"]))
        frames = [
            (float(each.attrib["x"]) + 6, float(each.attrib["y"]) + 6)
            for each in root.iterfind(f".//{SVG}rect[@class='mark']")
        ]
        assert len(frames) == len(shown) + 4, name
        assert [drawn(root, f"c{card}") for card in shown] == frames[: len(shown)]
        marked = " ".join([*(card_text(card, deck) for card in shown), "s", "w", "1", "fh"])
        assert root.findtext(f"{SVG}desc") == f"{view}\n\nmarks {marked}"
        for card in unseen(view):
            for table in (view, game):
                with pytest.raises(ValueError, match=rf"^marks must be .*, not {card}$"):
                    svg.board(table, marks=[card])
        assert svg.board(game.position, marks=[c for pile in game.position.columns for c in pile])


@pytest.mark.parametrize("wrong", ["12", "ff", "", "7H", "9", "h", 99, -1, 1.5, None])
def test_what_is_not_on_the_board_is_no_mark(wrong: object) -> None:
    with pytest.raises(ValueError, match=rf"^marks must be .*, not {re.escape(repr(wrong))}$"):
        svg.board(new_game("draw-three", number=4217), marks=[wrong])  # type: ignore[list-item]


def test_an_arrow_may_be_illegal_but_is_a_move_of_this_board() -> None:
    game = new_game("draw-three", number=4217)
    assert 'class="arrow"' in svg.board(game, arrows=["23", "6w", "fh1"])
    with pytest.raises(MoveError):
        svg.board(game, arrows=["hello"])
    for absent in ("91", "1h", "h3"):
        with pytest.raises(ValueError, match=rf"^arrows must be .*, not '{absent}'$"):
            svg.board(game, arrows=[absent])
    with pytest.raises(TypeError, match=r"^arrows must be .*, not int$"):
        svg.board(game, arrows=[3])  # type: ignore[list-item]


def figure() -> str:
    game = new_game("draw-three", number=4217)
    game.play("4f")
    game.play("16")
    return svg.board(game, arrows=["71", "6f"], marks=[parse_card("QS"), "s"])


def test_the_picture_of_the_documentation_is_what_the_page_says() -> None:
    assert FIGURE.read_text("utf-8") == figure()


if __name__ == "__main__" and "--renew" in sys.argv:
    FIGURE.write_text(figure(), "utf-8")
