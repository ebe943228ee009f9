"""``print`` and notebooks show the board of every game, and no hidden card."""

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

import pytest

from tests.support.described import joined_late
from winnable import svg
from winnable.game.game import Game
from winnable.law.cards import card_text
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.law.worlds import unseen, world

ODD = ("d1c9nt", "d2c4k6", "d1c1k3", "sb", "sc9", "sc3k6o")
KINDS = [(v.name, str(v.rules)) for v in VARIANTS.values()] + [(text, text) for text in ODD]
SVG = "{http://www.w3.org/2000/svg}"


def games(text: str, moves: int = 120) -> Iterator[Game]:
    """The game after each of its moves."""
    rules, draw = parse_rules(text), Random(4)
    scoring = {str(v.rules): v.scoring for v in VARIANTS.values()}.get(text, Scoring.NONE)
    game = Game(rules, numbered_deal(4217, rules), scoring)
    for _ in range(moves):
        yield game
        if not game.legal:
            return
        game.play(draw.choice(game.legal))


def test_a_printed_game_shows_its_name_and_its_board() -> None:
    variant = VARIANTS["draw-three"]
    game = Game(variant.rules, numbered_deal(4217, variant.rules))
    game.play("sw")
    assert str(game).splitlines() == [
        "draw-three 4217, 1 move",
        "",
        "stock 21  waste 6H 9S KH  foundations -- -- -- --",
        "",
        "  1    2    3    4    5    6    7",
        " 2C  (??) (??) (??) (??) (??) (??)",
        "      6C  (??) (??) (??) (??) (??)",
        "           QC  (??) (??) (??) (??)",
        "                AC  (??) (??) (??)",
        "                     8C  (??) (??)",
        "                          3H  (??)",
        "                               KS",
    ]
    assert repr(game) == "<Game draw-three 4217, 1 move>"
    assert repr(game.view) == "<View d3r, 3 legal moves>"


def test_print_shows_the_hand_and_its_origin() -> None:
    for game in games("s", 40):
        hand = game.view.hand
        assert ("hand " in str(game.view)) == (hand is not None)
        if hand is not None and 1 <= hand.origin <= 9:
            assert f"hand {card_text(hand.card, game.rules.deck)} from column" in str(game.view)


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_print_shows_every_visible_card_and_no_hidden_one(name: str, text: str) -> None:
    for game in games(text):
        view, deck = game.view, game.rules.deck
        shown = set(re.findall(rf"[A2-9TJQK][{deck.suits}]", str(view)))
        hidden = {card_text(card, deck) for card in unseen(view)}
        assert not shown & hidden
        tops = {card_text(pile.top, deck) for pile in view.columns if pile.top is not None}
        assert tops <= shown
        assert len(str(view).splitlines()) == 3 + max(1, *map(len, view.columns))
        assert len(repr(game)) < 60
        assert name in repr(game)


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_the_picture_shows_the_cards_in_their_places(name: str, text: str) -> None:
    for number, game in enumerate(games(text)):
        if number % 20 != 7 and game.view.hand is None:
            continue
        view = game.view
        picture = game._repr_svg_()
        root = ET.fromstring(picture)
        identifiers = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
        assert len(identifiers) == len(set(identifiers))
        used = [each.attrib["href"][1:] for each in root.iter(f"{SVG}use")]
        assert set(used) <= set(identifiers)  # the picture needs no other file
        assert "var(" not in picture
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
        prefix = f"{game.rules.deck.name.lower()}-"
        drawn = [each.attrib["href"][1:] for each in root.iterfind(f".//{SVG}use[@width]")]
        cards = {int(each[len(prefix) + 1 :]) for each in drawn if re.match(rf"{prefix}c\d", each)}
        hidden = set(unseen(view))
        assert not cards & hidden
        on_table = {card for pile in view.columns for card in pile if card is not None}
        assert on_table <= cards
        backs = sum(pile.count(None) for pile in view.columns)
        assert drawn.count(f"{prefix}back-1") >= backs
        title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert described is not None
        assert (title.text or "").startswith(name)
        assert described.text == str(view)
        assert root.attrib["role"] == "img"
        named = {title.attrib["id"], described.attrib["id"]}
        assert set(root.attrib["aria-labelledby"].split()) == named


@pytest.mark.parametrize(("name", "text"), KINDS)
def test_a_notebook_shows_a_figure_with_picture_and_text(name: str, text: str) -> None:
    for game in list(games(text))[7::40]:
        for shown in (game, game.view):
            figure = ET.fromstring(shown._repr_html_())  # the figure is well-formed
            assert (figure.tag, figure[-1].tag) == ("figure", "figcaption")
            picture = ET.fromstring(shown._repr_svg_())
            assert ET.tostring(figure[0]) == ET.tostring(picture).rstrip() + b"\n"
            assert figure.findtext("figcaption/details/pre") == str(game.view)
            title = figure.findtext("figcaption/details/summary")
            assert title == picture.findtext(f"{SVG}title")
        assert (figure_title(game) or "").startswith(name)


def figure_title(game: Game) -> str | None:
    return ET.fromstring(game._repr_html_()).findtext("figcaption/details/summary")


def test_the_title_of_a_figure_is_escaped() -> None:
    figure = ET.fromstring(svg.figure(next(games("d1")).view, title="<deal> & co", width=360))
    assert figure.findtext("figcaption/details/summary") == "<deal> & co"
    assert figure[0].attrib["width"] == "360"


@pytest.mark.parametrize("text", [text for _, text in KINDS])
def test_text_and_picture_do_not_depend_on_hidden_cards(text: str) -> None:
    for number, game in enumerate(games(text, 40)):
        if number % 10 == 3:
            view = joined_late(game, Random(number)) if number % 20 == 3 else game.view
            cards = unseen(view)
            known = frozenset(range(game.rules.deck_size)) - frozenset(cards)
            other = view_of(world(view, cards[::-1]), known)
            assert str(other) == str(view)
            assert svg.board(other) == svg.board(view)
            assert svg.figure(other) == svg.figure(view)


def test_pictures_of_two_decks_share_no_identifiers() -> None:
    pictures = [svg.board(next(games(text)).view) for text in ("d1", "s")]
    found = [set(re.findall(r'\bid="([^"]+)"', picture)) for picture in pictures]
    assert not found[0] & found[1]


def test_the_picture_escapes_names_and_has_the_requested_width() -> None:
    view = next(games("d1")).view
    picture = svg.board(view, title="<deal> & co", width=360)
    root = ET.fromstring(picture)
    assert root.findtext(f"{SVG}title") == "<deal> & co"
    assert root.attrib["width"] == "360"
    _, _, wide, high = map(int, root.attrib["viewBox"].split())
    assert int(root.attrib["height"]) == round(360 * high / wide)


def test_with_enough_rows_all_pictures_of_a_game_have_one_size() -> None:
    for _, text in KINDS:
        views = [game.view for game in games(text)]
        rows = max(len(column) for view in views for column in view.columns)
        sizes = [re.findall(r'viewBox="[^"]*"', svg.board(view, rows=rows))[0] for view in views]
        assert len(set(sizes)) == 1, text


def test_all_elements_lie_within_the_picture() -> None:
    for _, text in KINDS:
        for game in list(games(text, 60))[::15]:
            root = ET.fromstring(svg.board(game.view))
            _, _, wide, high = map(int, root.attrib["viewBox"].split())
            for use in root.iterfind(f".//{SVG}use[@width]"):
                x, y = int(use.attrib["x"]), int(use.attrib["y"])
                assert 0 <= x <= wide - svg.WIDTH, text
                assert 0 <= y <= high - svg.HEIGHT, text
