"""New games at the server, and the links and texts that share them."""

import json
import re
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.support.length import pairs
from tests.support.serving import (
    Server,
    serving,
    table_of,
)
from tests.support.stores import write
from tests.support.tables import (
    ITALIAN,
    SMALL,
    WON,
    expected,
    shown,
    spoken,
)
from winnable import parse_table
from winnable.catalogues import catalogue
from winnable.catalogues.dailies import daily_deal
from winnable.game.game import Game, parse_game
from winnable.law.cards import card_text
from winnable.law.deals import Deal, list_text, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.moves import start
from winnable.law.position import parse_move
from winnable.law.reading import parse_deal, read
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, variant_of
from winnable.solver import Verdict, solve
from winnable.speech.messages import LANGUAGES
from winnable.web.faults import LEFT

# New games


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_by_name_has_its_rules(server: Server, name: str) -> None:
    variant = VARIANTS[name]
    game_id = server.begin(game=name, number="4217")
    assert game_id.startswith(f"{name}-")
    with server.window(game_id) as window:
        told = window.hello()
    table, game = table_of(told), server.saved(game_id)
    assert told.said
    assert (game.variant, game.deal) == (variant, numbered_deal(4217, variant.rules))
    assert (table.id, table.game, table.rules) == (game_id, name, str(variant.rules))
    assert (table.scoring, table.at, table.steps) == (variant.scoring, 0, 0)
    assert table.hand == (name == "solitario")
    assert table.deck == ("italian" if name == "solitario" else "french")
    assert "4217" in table.deal
    assert (table.undo, table.redo, table.running, table.ended) == (False, [], False, "")
    assert bool(table.score) == (variant.scoring is not Scoring.NONE)
    assert shown(table) == expected(game)
    assert [legal.move for legal in table.legal] == [str(move) for move in game.view.legal]
    assert all(pile.slots for pile in table.piles)


def test_a_game_without_a_name_is_of_the_kind_played_last(own: Server) -> None:
    assert own.begin().startswith("draw-three-")
    own.begin(game="solitario")
    assert own.begin().startswith("solitario-")
    assert own.begin(number="7").startswith("solitario-")


def test_a_game_may_be_given_by_rules(server: Server) -> None:
    game = server.saved(server.begin(rules="d2p3n", scoring="standard"))
    assert game.variant == variant_of(parse_rules("d2p3n"), Scoring.STANDARD)
    assert server.begin(rules="d1p3", scoring="foundation").startswith("three-passes-")


def test_a_deal_is_read_in_every_notation(server: Server) -> None:
    rules = parse_rules("d1")
    cards = list_text(numbered_deal(7, rules))
    for text in ("7", cards, cards.replace("H", "♥"), cards.replace(" ", ", "), "javasol:-6"):
        deal = parse_deal(text, rules)
        assert server.saved(server.begin(rules="d1", deal=text)).deal == deal


@pytest.mark.parametrize("name", ["columns-slashes", "pysol", "minimal-mid-game", "own-view"])
def test_a_pasted_board_is_a_deal_or_a_table(server: Server, name: str) -> None:
    text = (Path(__file__).parents[1] / f"data/pasted/{name}.txt").read_text()
    rules = parse_rules("d3r" if name == "own-view" else "d1")
    found = read(text, rules)
    game = server.saved(server.begin(rules=str(rules), deal=text))
    if isinstance(found, Deal):
        assert game.deal == found
    else:
        assert game.view == parse_table(text, rules)


def test_a_game_is_opened_from_its_text_or_its_moves(server: Server) -> None:
    game = Game(parse_rules("d1p3"), numbered_deal(7, parse_rules("d1p3")), Scoring.STANDARD)
    for move in ("sw", "sw", "sw"):
        game.play(parse_move(move))
    game.undo()
    game.seconds = 61
    opened = server.saved(server.begin(text=game.text))
    game.assisted = True  # its moves were made elsewhere
    assert opened == game
    with server.playing(rules="d1c1k3", deal=WON["deal"], moves="sw wf 1f") as window:
        assert window.table.at == 3
        assert window.table.progress == "3 moves"
        assert window.act("undo").ok


def test_the_daily_deal_is_the_same_for_everybody(server: Server) -> None:
    one, two = (server.begin(game="draw-one", daily="2026-11-02:easy") for _ in range(2))
    assert one != two
    deal = daily_deal(parse_rules("d1"), date(2026, 11, 2), Difficulty.EASY)
    assert server.saved(one).deal == server.saved(two).deal == deal
    linked = server.saved(server.begin(link="rules=d1&daily=2026-11-02:easy"))
    assert linked.deal == deal
    with server.playing(game="draw-one", daily="2026-11-02:easy") as window:
        shared = window.ask("share").shared
        assert shared is not None
        assert server.saved(server.begin(link=fragment(shared.deal))).deal.address == deal.address


def test_a_deal_requested_as_winnable_is_winnable(server: Server) -> None:
    for name in ("draw-three", "solitario"):
        game = server.saved(server.begin(game=name, winnable=True))
        assert solve(start(game.rules, game.deal)).verdict is Verdict.WINNABLE


def test_the_original_game_has_no_undo(server: Server) -> None:
    with server.playing(game="draw-three", original=True) as window:
        assert window.table.rules == "d3ru"
        window.play("sw")
        told = window.act("undo")
        assert not told.ok
        assert not table_of(told).undo
        assert told.said == ["No. This game is played without undo."]
        assert window.act("redo").ok is False


def test_a_text_that_is_no_number_is_not_read_as_cards(server: Server) -> None:
    assert server.ask_for(game="draw-three", number="abc").problem.startswith('"abc" is not a deal')


def test_a_field_that_is_too_long_is_refused_in_words(server: Server) -> None:
    assert server.ask_for(rules="d" * 300).problem == "The request is too long."


def test_an_impossible_deal_is_refused_in_the_players_language(server: Server) -> None:
    asked: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "bridge"}, "bridge"),
        ({"rules": "x9"}, '"x"'),
        ({"rules": "d1", "deal": "AH AH"}, "hearts"),
        ({"number": "-1"}, "-1"),
        ({"number": str(1 << 64)}, str(1 << 64)),
        ({"daily": "2026-02-30"}, "2026-02-30"),
        ({"scoring": "golf"}, "golf"),
        ({"game": "solitario", "scoring": "vegas"}, "Solitario"),
        ({"text": "winnable game 2"}, "winnable game 1"),
        ({"moves": "sw zz"}, "zz"),
        ({"game": "draw-one", "number": "7", "moves": "1f" * 50}, "1f1f"),
    )
    for value, part in asked:
        answer = server.ask_for(**value)
        assert answer.status == 400
        assert part in answer.problem
        italian = server.ask_for(**value, spoken=spoken("it")).problem
        assert italian != answer.problem
        assert server.request(
            "POST", "/api/games", json.dumps(value), accept_language="it"
        ).problem == (italian)


def test_an_illegal_move_is_named(server: Server) -> None:
    answer = server.ask_for(game="solitario", number="7", moves="1w")
    assert answer.status == 400
    assert answer.problem == (
        'Move 1, "1w", is not legal there. No. Cards go through your hand, one at a time.'
    )


def test_resume_opens_the_newest_game_in_progress(own: Server) -> None:
    new = own.begin(resume=True, game="draw-one")
    assert new.startswith("draw-one-")
    with own.window(new) as window:
        window.play("sw")
    later = own.begin(game="solitario")
    assert own.begin(resume=True) == later
    with own.window(new) as window:
        window.play("sw sw")
    assert own.begin(resume=True) == new
    with own.window(new) as window:
        told = window.hello()
        assert table_of(told).at == 3
        deal = own.saved(new).deal.number
        assert told.said == [
            f"Resuming Draw one, easy deal {deal}. 3 moves so far, 21 cards in the stock."
        ]


def test_a_damaged_game_is_not_resumed_but_the_one_before_it(own: Server) -> None:
    good, bad = own.begin(number="1"), own.begin(number="2")
    write(own.store, "UPDATE games SET text = 'winnable game 1' WHERE id = ?", bad)
    assert own.begin(resume=True) == good


def test_a_replaced_game_is_recorded_as_abandoned(own: Server) -> None:
    fresh, played, last = (own.begin(number=str(n)) for n in range(3))
    with own.window(fresh) as window:
        window.hello()
        own.begin(leaving=fresh)
    assert not own.store.has(fresh)
    with own.window(played) as window:
        window.play("sw sw")
        own.begin(leaving=played)
    (result,) = own.store.results.all()
    assert (result.id, result.won, result.moves) == (played, False, 2)
    assert played not in own.store.in_progress()
    assert last in own.store.in_progress()


def test_a_replaced_game_does_not_return_when_its_window_closes(tmp_path: Path) -> None:
    with serving(tmp_path, linger=0) as own:
        game_id = own.begin()
        with own.window(game_id) as window:
            window.hello()
            other = own.begin(leaving=game_id)
            assert window.closing == LEFT
        with own.window(other) as window:
            window.hello()
        own.end()  # after every table has closed
        assert [*own.store.in_progress()] == [other]


def test_a_game_without_a_window_can_be_replaced(own: Server) -> None:
    game_id = own.begin(moves="sw")
    own.begin(leaving=game_id)
    assert game_id not in own.store.in_progress()


# Sharing


def fragment(link: str) -> str:
    """What the page sends when a link is opened."""
    assert link.startswith("/#")
    return link.removeprefix("/#")


@pytest.mark.parametrize("name", VARIANTS)
def test_links_and_texts_read_back_to_the_same_game(server: Server, name: str) -> None:
    game_id = server.begin(game=name, number="4217")
    with server.window(game_id) as window:
        for _ in range(6):
            legal = [each.move for each in window.table.legal]
            window.play(legal[0])
        window.act("undo")
        told = window.ask("share")
    assert (told.ok, told.moved, told.said, told.table) == (True, False, [], None)
    assert told.shared is not None
    game = server.saved(game_id)
    again = server.saved(server.begin(link=fragment(told.shared.deal)))
    assert (again.variant, again.deal, again.is_fresh) == (game.variant, game.deal, True)
    again = server.saved(server.begin(link=fragment(told.shared.game)))
    assert (again.variant, again.deal, again.position) == (game.variant, game.deal, game.position)
    assert [step.move for step in again.steps] == [step.move for step in game.steps]
    assert parse_game(told.shared.text) == game
    opened = server.saved(server.begin(text=told.shared.text))
    assert (opened.assisted, again.assisted, game.assisted) == (True, True, False)
    game.assisted = True
    assert opened == game
    for text in (told.shared.deal, told.shared.game, told.shared.text):
        for card in game.deal.cards:
            assert card_text(card, game.deal.deck) not in text.replace("AST", "")


def test_a_pasted_deal_is_shared_with_its_cards(server: Server) -> None:
    for asked in (SMALL, ITALIAN):
        with server.playing(**asked) as window:
            shared = window.ask("share").shared
            assert shared is not None
            again = server.saved(server.begin(link=fragment(shared.deal)))
            assert again.deal == parse_deal(asked["deal"], parse_rules(asked["rules"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("link", "part"),
    [
        ("rules=d1&deal=7&colour=red", '"colour"'),
        ("rule=d1&deal=7", '"rule"'),
        ("deal=7&Moves=", '"Moves"'),
        ("rules=s&daily=2026-02-30", '"2026-02-30"'),
        ("=", '""'),
        (f"{'x' * 10_000}=", f'"{"x" * 40}"'),
        ("rules=d1&deal=7&moves=zz", '"zz"'),
        ("rules=x9&deal=7", '"x"'),
        ("deal=abc", '"abc"'),
        ("deal=-1", '"-1"'),
        ("rules=s&deal=4,217", '"4,217"'),
    ],
    ids=lambda text: text[:20],
)
def test_a_link_that_cannot_be_read_is_refused_by_name(
    server: Server, link: str, part: str, language: str
) -> None:
    answer = server.ask_for(link=link, spoken=spoken(language))
    assert answer.status == 400
    assert part in answer.problem


def test_a_link_without_a_deal_opens_a_random_one(server: Server) -> None:
    one, two = (server.saved(server.begin(link="rules=d1p3")) for _ in range(2))
    assert one.rules == two.rules == parse_rules("d1p3")
    assert one.deal != two.deal


# One game after the other


def test_the_usual_next_game_keeps_rules_scoring_and_level(own: Server) -> None:
    """Where the rules have no deals of the level, any deal is dealt."""
    for name, original in product(VARIANTS, (False, True)):
        if catalogue(name) is not None:
            own.begin(level="hard", game=name)
        before = own.saved(own.begin(game=name, number="1", original=original))
        asked: dict[str, Any] = {
            "rules": str(before.rules),
            "scoring": str(before.scoring),
            "usual": True,
        }
        after = own.saved(own.begin(**asked))
        assert (after.rules, after.scoring) == (before.rules, before.scoring), name
        assert after.deal != before.deal, name
        graded = catalogue(before.rules)
        assert graded is None or after.deal.number in graded.numbers(Difficulty.HARD), name


@pytest.mark.parametrize(("name", "language"), pairs(VARIANTS, LANGUAGES, 1))
def test_every_request_for_the_next_game_starts_one(own: Server, name: str, language: str) -> None:
    rules = VARIANTS[name].rules
    spoken_so, first = spoken(language), "sh" if name == "solitario" else "sw"
    ways: list[dict[str, Any]] = [
        *({"level": level} for level in ("easy", "normal", "hard", "random")),
        {"number": "4217"},
        {"daily": "2026-11-02:hard"},
        {"winnable": True},
        {"original": True},
        {"deal": list_text(numbered_deal(7, rules))},
    ]
    old, last = own.begin(game=name, number="1", spoken=spoken_so), dict[str, Any]()
    for way in ways:
        with own.window(old, language=language) as window:
            assert window.hello(**spoken_so).ok
            assert window.play(first).said
            new = own.begin(leaving=old, game=name, spoken=spoken_so, **way)
            if rules.undo and "original" in (way | last):  # other rules: this game is kept
                assert window.ask("away", away=False).ok
            else:
                assert window.closing == 4410
        with own.window(new, language=language) as window:
            table = table_of(window.hello(**spoken_so))
            assert (table.id, table.spoken.language, table.at) == (new, language, 0)
            expected_rules = parse_rules(table.rules)
            assert expected_rules.undo == ("original" not in way and rules.undo)
            assert expected_rules.draw == rules.draw
        old, last = new, way
    assert len(own.store.results.all()) == len(ways) - rules.undo


def test_the_balance_of_cumulative_vegas_carries_over(own: Server) -> None:
    asked = {"rules": "d3p3", "scoring": "cumulative"}
    game_id, balance = own.begin(number="2", **asked), 0
    for number in ("3", "2", "1"):
        moves = [str(move) for move in solve(own.saved(game_id).position).moves or ()]
        with own.window(game_id) as window:
            window.hello()
            window.play(" ".join(moves[:-10]) or "sw")
            game = own.saved(game_id)
            out = sum(game.view.foundations)
            assert (game.opening, game.score) == (balance, balance - 52 + 5 * out)
            assert re.search(rf"{abs(balance - 52 + 5 * out)}\b", window.table.score)
            balance = game.score or 0
            game_id = own.begin(number=number, leaving=game_id, **asked)
    assert own.saved(game_id).opening == balance > -3 * 52


def test_lost_deals_are_found(server: Server) -> None:
    with server.playing(game="draw-three", number="4217") as window:
        told = window.ask("find", game="draw-three", condition="level=lost")
        assert told.found is not None
        assert [deal.level for deal in told.found] == 20 * [None]
