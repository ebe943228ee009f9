"""The table in the browser: a real server in a process of its own, asked as the page asks it."""

import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from serving import (
    PATIENCE,
    Server,
    Window,
    check_sentence,
    serving,
    surroundings,
    table_of,
    until,
    without_a_traceback,
)
from websockets.exceptions import ConnectionClosed

from winnable.cards import card_text
from winnable.catalogue import catalogue_of, parse_condition
from winnable.deals import list_text, numbered_deal, parse_deal
from winnable.game import Game, parse_game
from winnable.law import start
from winnable.messages import Voice
from winnable.openings import daily_number
from winnable.position import parse_move
from winnable.rules import parse_rules
from winnable.scoring import Scoring
from winnable.solver import Verdict, solve
from winnable.store import Settings
from winnable.variants import VARIANTS, variant_of
from winnable.web import wire
from winnable.web.app import STATIC

SMALL = {"rules": "d1c3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
"""Three of hearts; three of diamonds on one card; two of spades on the ace of hearts and another:
the two has two places. Then the ace of spades is drawn.
"""
WON = {"rules": "d1c1k3", "deal": "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"}
"""One column, the two of hearts on it; then drawn one by one from the ace of hearts on."""
WAY = "sw wf 1f " + "sw wf " * 10
"""The win of ``WON``."""
ITALIAN = {
    "rules": "sk5",
    "deal": "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
}
"""Six places, the ace of denari out at once; then the deck, the three of coppe first."""


def pile(window: Window, place: str) -> wire.Pile:
    (found,) = (pile for pile in window.table.piles if pile.place == place)
    return found


def shown(table: wire.Table) -> dict[str, list[int]]:
    """The cards that lie face up, by place."""
    return {p.place: [s.card for s in p.slots if s.card is not None] for p in table.piles}


def expected(game: Game) -> dict[str, list[int]]:
    """The cards that the page should show of a game."""
    view = game.view
    cards: dict[str, list[int]] = {}
    fan = 1 if str(game.rules).startswith("s") else min(3, game.rules.draw)
    cards["s"] = []
    cards["w"] = list(view.waste[-fan:])
    if str(game.rules).startswith("s"):
        cards["h"] = [] if view.hand is None else [view.hand.card]
    for suit, height in enumerate(view.foundations):
        cards["f" + "hdcs"[suit]] = [4 * (height - 1) + suit] if height else []
    for n, column in enumerate(view.columns, 1):
        hidden = 0 if game.rules.is_open else view.down[n - 1]
        cards[str(n)] = [card for card in column[hidden:] if card is not None]
    return cards


def spoken(language: str, level: str = "normal", *, memory: bool = False) -> dict[str, object]:
    """How a player wants to be spoken to."""
    return {"language": language, "level": level, "memory": memory, "figures": False}


# Pages


def test_every_address_of_a_table_is_the_one_page(server: Server) -> None:
    page = (STATIC / "index.html").read_bytes()
    for path in ("/", "/?x=1", "/game/draw-three-20261122-060622-0123456789ab", "/game/none"):
        answer = server.get(path)
        assert (answer.status, answer.kind, answer.body) == (200, "text/html", page)
        assert answer.headers["cache-control"] == "no-cache"
    assert server.request("HEAD", "/").status == 200


def test_all_that_the_page_loads_is_there(server: Server) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    paths = {urlsplit(path).path for path in re.findall(r'(?:src|href)="([^"#]+)"', page)}
    paths |= {icon["src"] for icon in manifest["icons"]}
    paths |= {"/sw.js", "/static/cards/french.svg", "/static/cards/italian.svg"}
    kinds = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".webmanifest": "application/manifest+json",
    }
    for path in paths:
        answer = server.get(path)
        assert (answer.status, answer.kind) == (200, kinds[Path(path).suffix]), path
    assert server.get("/sw.js").headers["cache-control"] == "no-cache"


def test_nothing_of_the_page_is_from_elsewhere_or_against_its_policy() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r'(?:src|href)="(?:[a-z]+:)?//', page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page)


def test_the_words_of_the_page_are_there_in_every_language(server: Server) -> None:
    words = {name: json.loads(server.get(f"/api/words/{name}").body) for name in ("en", "it")}
    assert words["en"]["labels"].keys() == words["it"]["labels"].keys()
    assert "undo" in words["en"]["labels"]
    for language, each in words.items():
        assert each["language"] == language
        assert all(each["labels"].values())
        for deck, count, rules in (("french", 52, "d1"), ("italian", 40, "s")):
            voice = Voice(parse_rules(rules), language)
            assert each["cards"][deck] == [voice.card(card) for card in range(count)]
    assert server.get("/api/words/de").problem


def test_a_page_that_is_not_there_says_so_in_the_language_of_the_reader(server: Server) -> None:
    for path in ("/nothing", "/static/nothing.js", "/game/a/b", "/api/games", "/static"):
        answer = server.get(path)
        assert answer.status in (307, 404, 405), path
    english = server.get("/nothing", accept_language="en").problem
    assert english == server.get("/nothing").problem
    assert english != server.get("/nothing", accept_language="it-IT,en").problem
    answer = server.get("/nothing", accept="text/html,*/*", accept_language="de, it;q=0.5")
    assert (answer.status, answer.kind) == (404, "text/html")
    assert "<html lang=it>" in answer.body.decode()


# New games


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_by_name_is_dealt_as_its_rules_say(server: Server, name: str) -> None:
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
    assert table.family == ("solitario" if name == "solitario" else "klondike")
    assert table.deck == ("italian" if name == "solitario" else "french")
    assert "4217" in table.deal
    assert (table.undo, table.redo, table.running, table.ended) == (False, [], False, "")
    assert bool(table.score) == (variant.scoring is not Scoring.NONE)
    assert shown(table) == expected(game)
    assert [legal.move for legal in table.legal] == [str(move) for move in game.view.legal]
    assert all(pile.slots for pile in table.piles)


def test_a_game_without_a_name_is_of_the_kind_that_was_played_last(own: Server) -> None:
    assert own.begin().startswith("draw-three-")
    own.begin(game="solitario")
    assert own.begin().startswith("solitario-")
    assert own.begin(number="7").startswith("solitario-")


def test_a_game_by_rules_is_played_by_them(server: Server) -> None:
    game = server.saved(server.begin(rules="d2p3n", scoring="standard"))
    assert game.variant == variant_of(parse_rules("d2p3n"), Scoring.STANDARD)
    assert server.begin(rules="d1p3", scoring="foundation").startswith("three-passes-")


def test_a_deal_is_read_in_every_notation(server: Server) -> None:
    rules = parse_rules("d1")
    cards = list_text(numbered_deal(7, rules))
    for text in ("7", cards, cards.replace("H", "♥"), cards.replace(" ", ", "), "javasol:-6"):
        deal = parse_deal(text, rules)
        assert server.saved(server.begin(rules="d1", deal=text)).deal == deal


def test_a_game_is_opened_from_its_text_or_from_its_moves(server: Server) -> None:
    game = Game(parse_rules("d1p3"), numbered_deal(7, parse_rules("d1p3")), Scoring.STANDARD)
    for move in ("sw", "sw", "sw"):
        game.play(parse_move(move))
    game.undo()
    game.seconds = 61
    assert server.saved(server.begin(text=game.text)) == game
    with server.playing(rules="d1c1k3", deal=WON["deal"], moves="sw wf 1f") as window:
        assert window.table.at == 3
        assert window.table.progress == "3 moves"
        assert window.act("undo").ok


def test_the_deal_of_a_day_is_the_same_for_all(server: Server) -> None:
    one, two = (server.begin(game="draw-one", daily="2026-11-22") for _ in range(2))
    assert one != two
    rules = parse_rules("d1")
    deal = numbered_deal(daily_number("2026-11-22"), rules)
    assert server.saved(one).deal == server.saved(two).deal == deal


def test_a_deal_that_is_asked_to_be_winnable_is(server: Server) -> None:
    for name in ("draw-three", "solitario"):
        game = server.saved(server.begin(game=name, winnable=True))
        assert solve(start(game.rules, game.deal)).verdict is Verdict.WINNABLE


def test_the_original_game_takes_nothing_back(server: Server) -> None:
    with server.playing(game="draw-three", original=True) as window:
        assert window.table.rules == "d3ru"
        window.play("sw")
        told = window.act("undo")
        assert not told.ok
        assert not table_of(told).undo
        assert told.said == ["No. This game is played without undo."]
        assert window.act("redo").ok is False


def test_what_cannot_be_dealt_is_refused_in_the_language_of_the_player(server: Server) -> None:
    asked: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "bridge"}, "bridge"),
        ({"rules": "x9"}, "“x”"),
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


def test_a_move_that_is_not_legal_is_named(server: Server) -> None:
    answer = server.ask_for(game="solitario", number="7", moves="1w")
    assert answer.status == 400
    assert answer.problem == "Move 1, “1w”, is not legal there."


def test_the_game_in_progress_is_resumed_and_the_newest_first(own: Server) -> None:
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
        assert told.said == ["Game resumed: 3 moves, 21 in stock."]


def test_a_damaged_game_is_not_resumed_but_the_one_before_it(own: Server) -> None:
    good, bad = own.begin(number="1"), own.begin(number="2")
    own.store.path(bad).write_text("winnable game 1\nrules", "utf-8")
    assert own.begin(resume=True) == good


def test_a_foreign_file_among_the_games_is_no_game_to_resume(own: Server) -> None:
    good = own.begin(number="1")
    own.store.path("copy").write_text(own.saved(good).text, "utf-8")
    with own.window(own.begin(resume=True)) as window:
        assert window.hello().ok


def test_a_game_that_is_left_for_another_counts_as_left(own: Server) -> None:
    fresh, played, last = (own.begin(number=str(n)) for n in range(3))
    with own.window(fresh) as window:
        window.hello()
        own.begin(leaving=fresh)
    assert not own.store.has(fresh)
    with own.window(played) as window:
        window.play("sw sw")
        own.begin(leaving=played)
    (result,) = own.store.results()[0]
    assert (result.id, result.won, result.moves) == (played, False, 2)
    assert played not in own.store.in_progress()
    assert last in own.store.in_progress()


def test_a_game_that_is_left_does_not_come_back_when_its_window_closes(tmp_path: Path) -> None:
    with serving(tmp_path, linger=0.1) as own:
        game_id = own.begin()
        with own.window(game_id) as window:
            window.hello()
            other = own.begin(leaving=game_id)
        with own.window(other) as window:
            threading.Event().wait(0.5)
            window.hello()
        assert own.store.in_progress() == [other]


def test_a_game_can_be_left_that_no_window_shows(own: Server) -> None:
    game_id = own.begin(moves="sw")
    own.begin(leaving=game_id)
    assert game_id not in own.store.in_progress()


# Speech


def test_a_player_is_spoken_to_as_asked(server: Server) -> None:
    game_id = server.begin(game="draw-one", number="7")
    with server.window(game_id) as window:
        told = window.hello(**spoken("it", "brief", memory=True))
        table = table_of(told)
        assert told.said == ["Nuove carte."]
        assert table.spoken == wire.Spoken("it", "brief", memory=True, figures=False)
        assert table.piles[0].heading != "Stock"


def test_without_a_choice_the_language_is_that_of_the_browser(own: Server) -> None:
    game_id = own.begin()
    with own.window(game_id, language="it-IT,en;q=0.5") as window:
        assert window.table.spoken.language == "it"


def test_settings_are_kept_for_the_next_game_and_say_what_is_new(own: Server) -> None:
    own.store.keep_settings(Settings(plain=True))
    with own.playing(game="solitario") as window:
        told = window.ask("set", spoken=spoken("it", "full", memory=True))
        assert told.ok
        assert len(told.said) == 3
        assert table_of(told).spoken == wire.Spoken("it", "full", memory=True, figures=False)
        assert window.ask("set", spoken=spoken("it", "full", memory=True)).said == []
    with own.playing(game="solitario") as window:
        assert window.table.spoken == wire.Spoken("it", "full", memory=True, figures=False)
    assert own.store.settings().plain


def test_a_refusal_is_over_when_the_page_is_loaded_again(server: Server) -> None:
    game_id = server.begin(number="7")
    with server.window(game_id) as window:
        assert not window.act("undo").ok
        assert window.ask("set", spoken=spoken("en")).ok
    with server.window(game_id) as window:
        assert window.hello().ok


# Acts


def test_every_request_gets_one_answer_of_its_own(server: Server) -> None:
    with server.playing(number="7") as window:
        numbers = list(range(40))
        for number in numbers:
            window.line.send(json.dumps({"do": "act", "id": number, "name": "draw"}))
        assert [window.hear().id for _ in numbers] == numbers


# fmt: off
NAMES = (
    "draw", "undo", "redo", "branch", "restart", "hint", "do", "moves", "more", "option", "lift",
    "place", "back", "deck", "discard", "best", "out", "choose", "finish", "take", "to", "turn",
    "move", "read", "waste", "stock", "foundation", "table", "hand", "where", "rules", "stats",
    "info", "help", "again", "earlier", "log", "yes", "no",
)
# fmt: on


@pytest.mark.parametrize("asked", [SMALL, ITALIAN], ids=["klondike", "solitario"])
@pytest.mark.parametrize("name", NAMES)
def test_an_act_that_lacks_what_it_needs_is_answered_in_words(
    server: Server, asked: dict[str, str], name: str
) -> None:
    with server.playing(**asked) as window:
        before = table_of(window.hello())
        told = window.act(name)
        assert told.said
        assert told.moved == (name in ("draw", "restart"))
        assert table_of(told).at == (name == "draw")
        assert window.table.spoken == before.spoken


def test_cards_are_lifted_and_placed(server: Server) -> None:
    with server.playing(**SMALL) as window:
        table = table_of(window.act("lift", source="3"))
        assert table.held == wire.Held("3", 1)
        assert [slot.held for slot in table.piles[-1].slots] == [False, True]
        assert {p.place for p in table.piles if any(s.fits for s in p.slots)} == {"1", "2"}
        assert window.act("hand").said == ["In hand: 2 of spades, from pile 3."]
        told = window.act("back")
        assert (told.said, told.moved) == (["2 of spades back on pile 3."], False)
        assert table_of(told).held is None
        window.act("lift", source="3")
        assert table_of(window.act("place", target="3")).held is None
        window.act("lift", source="3", number=1)
        told = window.act("place", target="1")
        assert (told.ok, told.moved) == (True, True)
        assert told.said == ["2 of spades to pile 1, on 3 of hearts. Ace of hearts turned over."]
        assert shown(table_of(told))["1"] == [8, 7]
        told = window.act("lift", source="1", number=2)
        assert table_of(told).held == wire.Held("1", 2)
        told = window.act("place", target="2")
        assert not told.ok
        assert table_of(told).held == wire.Held("1", 2)


def test_the_best_move_is_played_or_chosen(server: Server) -> None:
    with server.playing(**SMALL) as window:
        told = window.act("best", source="3")
        assert (told.ok, told.moved, len(table_of(told).choices)) == (True, False, 2)
        assert told.said[1:] == table_of(told).choices
        assert not window.act("choose", number=3).ok
        told = window.act("choose", number=2)
        assert shown(table_of(told))["2"] == [9, 7]
        told = window.act("best", source="3")
        assert told.said == ["Ace of hearts to foundation. 4 of hearts turned over."]
        window.act("draw")
        assert window.act("best", source="w").moved
        assert window.act("out", source="2").said == ["2 of spades to foundation."]
        assert not window.act("best", source="1").ok
        assert not window.act("out", source="1").ok


def test_the_options_are_told_one_at_a_time_and_done(server: Server) -> None:
    with server.playing(**SMALL) as window:
        first = window.act("option", number=1).said[0]
        second = window.act("option", number=1).said[0]
        assert first.endswith(window.act("option", number=-1).said[0])
        last = window.act("option", number=-1).said[0]
        assert "raw" in last
        assert "raw" not in second
        told = window.act("do")
        assert told.moved
        assert shown(table_of(told))["w"] == [3]


def test_hints_are_done_and_moves_are_listed(server: Server) -> None:
    with server.playing(**SMALL) as window:
        first, second, third = (window.act("hint").said for _ in range(3))
        assert first != second != third
        assert window.act("do").moved
        told = window.act("moves")
        assert table_of(told).choices == told.said[1:]
        assert window.act("choose", number=1).moved


def test_a_certain_win_is_played_to_its_end_and_counts_once(own: Server) -> None:
    with own.playing(**WON) as window:
        window.play(WAY[: -len("sw wf ")])
        assert window.table.running
        assert not window.table.ended
        before = window.table
        told = window.act("finish")
        assert before.finish == told.ok
        if not told.ok:
            told = window.play("sw wf")
        table = table_of(told)
        assert (table.ended, table.running, table.finish) == ("won", False, False)
        assert not window.act("draw").ok
        window.act("undo")
        window.act("redo")
        window.hello()
    (result,) = own.store.results()[0]
    assert result.won


def test_auto_finish_is_offered_when_the_player_can_see_it(server: Server) -> None:
    with server.playing(**WON) as window:
        window.play("sw " * 11 + "sw")  # the whole stock was seen, and lies in the stock again
        assert window.table.finish
        told = window.act("finish")
        assert (told.ok, told.moved, table_of(told).ended) == (True, True, "won")


def test_a_game_that_cannot_go_on_says_so(server: Server) -> None:
    stuck = {"rules": "d1p1c1k1", "deal": "AH AD AC AS"}
    with server.playing(**stuck) as window:
        window.play("1f sw wf sw wf sw")
        assert table_of(window.act("out", source="w")).ended == "won"
    with server.playing(rules="d1p1c1k2", deal="2H AD 2D AC 2C AS 2S AH") as window:
        window.play("sw " * 7)
        table = window.table
        assert table.piles[0].slots[0].spent
        assert table.ended == ("no-move" if not table.legal else "")


def test_the_hand_of_solitario_takes_and_puts_down(server: Server) -> None:
    with server.playing(**ITALIAN) as window:
        assert pile(window, "fh").count == 1
        table = table_of(window.act("lift", source="1"))
        assert table.held == wire.Held("h", 1)
        assert shown(table)["h"] == [8]
        assert {p.place for p in table.piles if any(s.fits for s in p.slots)} == {"2", "5"}
        for name in ("draw", "deck"):
            assert not window.act(name).ok
        told = window.act("place", target="2")
        assert (told.ok, shown(table_of(told))["2"]) == (True, [13, 8])
        assert shown(table_of(window.act("draw")))["h"] == [9]
        assert window.act("deck").said == ["3 of cups back on the deck. Hand empty."]
        window.act("draw")
        assert shown(table_of(window.act("discard")))["w"] == [9]
        assert table_of(window.act("best", source="w")).held == wire.Held("h", 1)
        assert window.act("back").ok
        assert table_of(window.act("lift", source="6")).held == wire.Held("h", 1)
        assert table_of(window.act("best", source="6")).held is None


def test_undo_and_redo_go_through_every_line(server: Server) -> None:
    with server.playing(**SMALL) as window:
        window.play("32 sw")
        window.act("undo", number=2)
        window.play("31")
        told = window.act("undo")
        assert (told.ok, told.moved) == (True, True)
        table = table_of(told)
        assert (table.at, table.undo, len(table.redo)) == (0, False, 2)
        told = window.act("redo", number=2)
        assert shown(table_of(told))["2"] == [9, 7]
        window.act("undo")
        assert shown(table_of(window.act("branch", number=2)))["1"] == [8, 7]
        window.act("undo")
        assert not window.act("redo", number=3).ok
        assert not window.act("undo").ok
        assert window.act("redo").ok
        table = table_of(window.act("restart"))
        assert (table.at, table.undo, table.running) == (0, False, True)


def test_a_look_at_an_earlier_step_changes_nothing(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as window:
        moves = ("32", "3f", "sw", "wf", "2f")
        boards = [shown(window.table), *(shown(table_of(window.play(move))) for move in moves)]
        before, text = window.table, server.saved(game_id).text
        for at, board in enumerate(boards):
            told = window.ask("look", at=at)
            table = table_of(told)
            assert (told.ok, told.moved, shown(table)) == (True, False, board)
            assert (table.at, table.steps) == (at, 5)
            assert (table.legal, table.choices, table.undo, table.redo) == ([], [], False, [])
        for at in (-1, -(1 << 31)):
            assert shown(table_of(window.ask("look", at=at))) == boards[0]
        assert shown(table_of(window.ask("look", at=(1 << 31) - 1))) == boards[-1]
        after = window.table
        assert server.saved(game_id).text == text
        after.log, after.seconds = before.log, before.seconds
        assert after == before


def test_what_is_typed_is_understood_as_in_the_terminal(server: Server) -> None:
    with server.playing(**SMALL) as window:
        assert window.type("3 2").said == [
            "2 of spades to pile 2, on 3 of diamonds. Ace of hearts turned over."
        ]
        assert not window.type("gibberish").ok
        assert window.type("").said == []
        assert window.type("italiano").ok
        assert window.table.spoken.language == "it"
        window.type("english")
        assert window.type("quit").ok
        assert window.act("undo").moved


def test_a_typed_level_is_told_to_the_page(server: Server) -> None:
    with server.playing(number="7") as window:
        assert window.type("level hard").level == "hard"
        assert window.type("level").level == "hard"
        assert window.type("level random").level == "random"
        assert window.type("level of nonsense").level is None
        assert window.type("draw").level is None


def numbers_found(told: wire.Told) -> list[int]:
    assert told.ok
    assert told.found is not None
    return [deal.number for deal in told.found]


@pytest.mark.parametrize("game", ["draw-three", "draw-one", "solitario"])
def test_deals_are_found_for_any_game(server: Server, game: str) -> None:
    deals = catalogue_of(VARIANTS[game].rules)
    graded = list(islice(deals.find(parse_condition("level=easy")), 21))
    with server.playing(game="thoughtful", number="999999") as window:
        told = window.ask("find", game=game, condition="level=easy")
        assert numbers_found(told) == [deal.number for deal in graded[:20]]
        assert told.found is not None
        first = told.found[0]
        assert (first.level, first.passes) == ("easy", graded[0].passes)
        assert first.rates == list(graded[0].rates)
        check_sentence(told.said[0])


def test_nothing_is_found_about_the_deal_that_is_played(server: Server) -> None:
    """Whatever it is like, by whichever rules. A deal that was dealt card by card has no number
    that the player knows: it stands in the list like any other, since a gap would tell it.
    """
    rules = VARIANTS["draw-three"].rules
    for number in (2, 7, 16):
        cards = list_text(numbered_deal(number, rules))
        near = f"number>={number - 1} number<={number + 1}"
        for game in ("draw-three", "draw-one", "three-passes", None):
            with server.playing(game="draw-three", number=str(number)) as window:
                told = window.ask("find", game=game, condition=near)
                assert number not in numbers_found(told)
                assert told.table is None
            with server.playing(game="draw-three", number="999999") as window:
                other = numbers_found(window.ask("find", game=game, condition=near))
            with server.playing(game="draw-three", deal=cards) as window:
                assert numbers_found(window.ask("find", game=game, condition=near)) == other


@pytest.mark.parametrize(
    "asked",
    [
        {"condition": "colour=red"},
        {"condition": "hard"},
        {"rules": "d2"},
        {"rules": "nonsense"},
        {"game": "poker"},
        {"condition": "x" * 201},
    ],
    ids=lambda asked: str(asked)[:40],
)
def test_what_cannot_be_found_is_said(server: Server, asked: dict[str, str]) -> None:
    with server.playing(number="7") as window:
        told = window.ask("find", **asked)
        assert (told.ok, told.found) == (False, None)
        check_sentence(told.said[0])


def test_a_typed_new_game_takes_the_place_of_the_old_one(own: Server) -> None:
    old = own.begin(number="1")
    with own.window(old) as window:
        window.play("sw")
        told = window.type("number 5")
        assert not told.moved
        told = window.type("yes")
        new = table_of(told).id
        assert new != old
        assert told.moved
        window.play("sw sw")
        assert len(own.saved(new).steps) == 2
    assert old not in own.store.in_progress()
    with own.window(new) as window:
        assert window.table.at == 2


def test_the_log_tells_what_happened(server: Server) -> None:
    with server.playing(**SMALL) as window:
        said = [window.play(move).said[0] for move in ("32", "3f", "sw")]
        assert window.table.log[-3:] == [wire.Line(line, "en") for line in said]
        for _ in range(25):
            window.act("undo")
            window.act("redo")
        assert len(window.table.log) == 50  # not the 54 that there were


def test_the_log_tells_it_in_the_language_of_then(own: Server) -> None:
    with own.playing(**SMALL) as window:
        said = [window.play("32").said[0]]
        window.type("italiano")
        said.append(window.play("sw").said[0])
        lines = [
            wire.Line(text, language) for text, language in zip(said, ("en", "it"), strict=True)
        ]
        assert window.table.log[-2:] == lines


def test_no_move_waits_for_a_chance(server: Server) -> None:
    """A window waits for one chance at a time."""
    with server.playing(game="draw-three", number="53") as window:
        window.hello()
        asked = [{"do": "chance"}, {"do": "chance"}, {"do": "play", "move": "sw"}]
        for number, ask in enumerate(asked, 100):
            window.line.send(json.dumps({**ask, "id": number}))
        refused, moved, told = (window.hear() for _ in asked)
        assert (refused.id, refused.ok, refused.chance) == (101, False, None)
        assert (moved.id, moved.ok) == (102, True)
        chance = told.chance
        assert told.id == 100
        assert chance is not None
        assert 0 <= chance.low <= chance.share <= chance.high <= 1
        assert chance.said


def test_a_review_is_told_with_its_choices(server: Server) -> None:
    with server.playing(game="draw-three", number="53") as window:
        window.play("sw " * 8 + "w7")
        told = window.ask("review")
        review = told.review
        assert review is not None
        assert (review.steps, review.lost_after, review.lost_by) == (9, 8, 9)
        assert {choice.verdict for choice in review.choices if choice.made} == {"unwinnable"}
        assert any(choice.verdict == "winnable" for choice in review.choices)
        assert [review.points[0].at, review.points[-1].at] == [0, 9]
        assert review.line
        assert table_of(told).assisted
        retried = window.act("retry")
        assert table_of(retried).at == 8


# Sharing


def asked_by(link: str) -> dict[str, str]:
    """What the page asks for when a link is opened."""
    assert link.startswith("/#")
    values = {name: value for name, (value,) in parse_qs(link[2:], strict_parsing=True).items()}
    if "moves" in values:
        values["moves"] = values["moves"].replace(".", " ")
    return values


@pytest.mark.parametrize("name", VARIANTS)
def test_links_and_text_read_back_to_the_same_game(server: Server, name: str) -> None:
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
    again = server.saved(server.begin(**asked_by(told.shared.deal)))
    assert (again.variant, again.deal, again.is_fresh) == (game.variant, game.deal, True)
    again = server.saved(server.begin(**asked_by(told.shared.game)))
    assert (again.variant, again.deal, again.position) == (game.variant, game.deal, game.position)
    assert [step.move for step in again.steps] == [step.move for step in game.steps]
    assert parse_game(told.shared.text) == game
    assert server.saved(server.begin(text=told.shared.text)) == game
    for text in (told.shared.deal, told.shared.game, told.shared.text):
        for card in game.deal.cards:
            assert card_text(card, game.deal.deck) not in text.replace("AST", "")


def test_a_pasted_deal_is_shared_with_its_cards(server: Server) -> None:
    for asked in (SMALL, ITALIAN):
        with server.playing(**asked) as window:
            shared = window.ask("share").shared
            assert shared is not None
            again = server.saved(server.begin(**asked_by(shared.deal)))
            assert again.deal == parse_deal(asked["deal"], parse_rules(asked["rules"]))


# Windows


def test_two_windows_of_one_game_show_the_same(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as one, server.window(game_id) as two:
        one.hello()
        two.hello()
        told = one.play("32")
        echo = two.hear()
        assert (echo.id, echo.said, echo.table, echo.moved) == (None, told.said, told.table, True)
        told = two.act("draw")
        assert one.hear().table == told.table
        told = one.ask("set", spoken=spoken("it"))
        assert table_of(two.hear()).spoken.language == "it"
        one.act("info")  # a question is nobody else's business
        assert (two.table.piles, two.heard) == (one.table.piles, [])


def test_what_one_window_lifts_the_other_shows(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as one, server.window(game_id) as two:
        one.hello()
        two.hello()
        one.act("lift", source="3")
        assert table_of(two.hear(1)).held == wire.Held("3", 1)


def test_windows_that_open_at_once_all_get_in(server: Server) -> None:
    def look(game_id: str) -> bool:
        with server.window(game_id) as window:
            return window.hello().ok

    with ThreadPoolExecutor(6) as threads:
        for number in range(3):
            game_id = server.begin(number=str(number))
            assert list(threads.map(look, [game_id] * 6)) == [True] * 6


def test_a_window_may_close_in_the_middle_of_an_answer(server: Server) -> None:
    game_id = server.begin(number="7")
    for _ in range(5):
        with server.window(game_id) as window:
            for number in range(5):
                window.line.send(json.dumps({"do": "act", "id": number, "name": "draw"}))
            window.line.socket.close()
    with server.window(game_id) as window:
        assert window.hello().ok


def test_a_game_that_is_not_there_is_no_window(server: Server) -> None:
    for game_id in ("none", "draw-three-20261122-060622-0123456789ab", "settings", "."):
        with server.window(game_id) as window:
            assert window.closing == 4404


def test_a_game_that_another_program_has_open_is_busy(own: Server) -> None:
    game_id = own.begin(number="7")
    other = own.store
    assert other.claim(game_id)
    with own.window(game_id) as window:
        assert window.closing == 4409
    assert own.begin(resume=True) != game_id
    other.release(game_id)
    with own.window(game_id) as window:
        assert window.hello().ok


def terminal(home: Path, *words: str) -> str:
    """What ``winnable play`` says when it is opened and left again."""
    done = subprocess.run(
        [sys.executable, "-m", "winnable", "play", "--plain", "--lang", "en", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=surroundings(home),
        cwd=home,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


def test_the_terminal_gets_no_game_that_a_window_shows(own: Server) -> None:
    with own.window(own.begin(number="7")) as window:
        window.play("sw sw")
        assert "Game resumed" not in terminal(own.home)


def test_the_terminal_gets_a_game_whose_last_window_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, linger=0.1) as own:
        with own.window(own.begin(number="7")) as window:
            window.play("sw sw")
        until(lambda: not own.store.is_busy)
        threading.Event().wait(0.5)
        assert "Game resumed: 2 moves" in terminal(own.home)


def test_a_window_that_comes_back_in_time_finds_its_table(tmp_path: Path) -> None:
    with serving(tmp_path, linger=0.3) as own:
        game_id = own.begin(**SMALL)
        with own.window(game_id) as window:
            window.act("lift", source="3")
        with own.window(game_id) as window:
            assert window.table.held == wire.Held("3", 1)
            threading.Event().wait(0.5)
            assert window.table.held == wire.Held("3", 1)
        threading.Event().wait(0.5)
        with own.window(game_id) as window:  # the table was cleared, the game is the same
            assert window.table.held is None


# Beginning and ending


def test_a_server_that_is_killed_loses_no_move(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        game_id = own.begin(number="7")
        with own.window(game_id) as window:
            for _ in range(20):
                told = window.act("draw")
            before = table_of(told)
            own.end(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                window.hello()
    with serving(tmp_path) as own:
        assert own.begin(resume=True) == game_id
        with own.window(game_id) as window:
            told = window.hello()
            after = table_of(told)
            assert (
                told.said == ["Game resumed: 20 moves, 15 in stock."] or "20 moves" in told.said[0]
            )
            assert [line.text for line in after.log] == told.said
            after.log, after.seconds = before.log, before.seconds
            assert after == before
            assert window.act("undo", number=20).ok


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_saves_and_gives_back_every_game(
    tmp_path: Path, number: signal.Signals
) -> None:
    with serving(tmp_path) as own:
        with own.window(own.begin(number="7")) as window:
            window.play("sw sw sw")
            code = own.end(number)
            assert window.closing in (1001, 1012)
        assert code in (0, -number, 128 + number)
        assert own.err == ""
        assert "Game resumed: 3 moves" in terminal(own.home)


RARE: dict[str, Any] = {"rules": "d30p1nc1", "winnable": True}
"""A game that hardly any deal wins: half the cards are drawn at once, one time."""


def test_ending_does_not_wait_for_a_deal_that_is_looked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        line = socket.create_connection(("127.0.0.1", own.port))
        body = json.dumps(RARE)
        line.sendall(
            f"POST /api/games HTTP/1.1\r\nHost: {own.host}\r\nOrigin: {own.origin}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        own.get("/")
        own.end(signal.SIGINT)
        line.close()


def test_a_deal_that_hardly_exists_is_not_looked_for_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        answer = own.ask_for(**RARE)
        assert answer.status == 201 or answer.problem


def talker(says: bytes) -> Iterator[int]:
    """Something that listens on a port and is no winnable; it says ``says`` to who comes."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def talk() -> None:
            while True:
                with suppress(ConnectionError):
                    try:
                        line, _ = listener.accept()
                    except OSError:
                        return
                    with line:
                        line.recv(4096)
                        line.sendall(says)

        thread = threading.Thread(target=talk, daemon=True)
        thread.start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)
        thread.join(PATIENCE)


STRANGERS = {
    "mute": b"",
    "no-http": b"SSH-2.0-stranger\r\n",
    "json": b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n5",
}


@pytest.mark.parametrize("says", STRANGERS.values(), ids=STRANGERS)
def test_another_port_is_taken_if_the_usual_one_is_not_free(tmp_path: Path, says: bytes) -> None:
    strangers = talker(says)
    port = next(strangers)
    own = Server(tmp_path, port=port, usual=True)
    try:
        assert own.port not in (0, port), (own.process.poll(), own.err)
        assert f"Port {port} is taken, so another one is used." in own.out
        assert own.get("/").status == 200
    finally:
        own.process.kill()
        own.process.wait()
        next(strangers, None)


def test_the_port_is_open_before_the_app_and_what_other_commands_need_are_loaded() -> None:
    late = {"rich", "starlette", "uvicorn", "urllib.request", "webbrowser"}
    loaded = "import sys, winnable.cli, winnable.web.server; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True)
    assert late & set(found.stdout.decode().split()) == set()


def test_another_port_is_taken_if_the_one_asked_for_is_not_free(
    tmp_path: Path, server: Server
) -> None:
    with serving(tmp_path, port=server.port) as own:
        assert own.port != server.port
        assert f"Port {server.port} is taken" in own.out
        assert own.get("/").status == 200


def test_a_second_server_says_that_the_table_is_open_already(
    tmp_path: Path, server: Server
) -> None:
    second = Server(tmp_path, port=server.port, usual=True)
    assert second.process.wait(PATIENCE) == 0
    assert second.out == f"The table is open already at http://127.0.0.1:{server.port}/.\n"
    assert second.err == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "65536"),
        ("--host", "192.0.2.1"),
        ("--host", ".example"),
        ("--host", "[::1]"),
    ],
)
def test_where_nobody_can_listen_is_refused_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    refused = Server(tmp_path, *arguments, usual=True)
    refused.process.kill() if refused.port else None
    assert refused.process.wait(PATIENCE) == 2, refused.err
    assert refused.out == ""
    assert refused.err.count("\n") == 1
    assert refused.err.endswith(".\n")


# For many


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hosted"), "--host", "0.0.0.0") as server:
        yield server


@pytest.fixture
def hosted(hosting: Server) -> Iterator[Server]:
    with without_a_traceback(hosting):
        yield hosting


def player(server: Server) -> str:
    """The cookie of a player who comes for the first time."""
    given = server.get("/").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict"} <= set(given.split("; "))
    cookie = given.partition(";")[0]
    assert re.fullmatch(r"player=[\w-]{22}", cookie)
    return cookie


def test_at_home_nobody_gets_a_cookie(server: Server) -> None:
    assert server.get("/").headers["set-cookie"] is None


def test_each_player_gets_a_cookie_once(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    assert one != two
    assert hosted.get("/", cookie=one).headers["set-cookie"] is None
    for forged in ("player=", "player=../../x", f"{one}x", "player=" + "é" * 22):
        assert hosted.get("/", cookie=forged).headers["set-cookie"] is not None


def test_players_do_not_see_each_others_games(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    game_id = hosted.begin(one, game="draw-one", number="7")
    with hosted.window(game_id, cookie=one) as window:
        window.play("sw")
    with hosted.window(game_id, cookie=two) as window:
        assert window.closing == 4404
    assert hosted.begin(one, resume=True) == game_id
    assert hosted.begin(two, resume=True, game="solitario") != game_id
    hosted.begin(two, leaving=game_id)
    with hosted.window(game_id, cookie=one) as window:
        assert window.table.at == 1


def test_players_do_not_see_each_others_results_and_settings(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    with hosted.window(hosted.begin(one, **WON), cookie=one) as window:
        window.play(WAY)
        window.ask("set", spoken=spoken("it"))
        assert window.act("stats").said != ["No games finished yet."]
        won = window.act("stats").said
    with hosted.window(hosted.begin(two), cookie=two) as window:
        assert window.act("stats").said != won
        assert window.table.spoken.language == "en"


def test_who_has_no_cookie_does_not_get_the_hosts_own_game(hosted: Server) -> None:
    game = Game(parse_rules("d1"), numbered_deal(7, parse_rules("d1")))
    game.play(parse_move("sw"))
    own = hosted.store.new_id(game)
    hosted.store.save(own, game)
    for cookie in (None, "player=", "player=x"):
        answer = hosted.ask_for(cookie, resume=True)
        assert answer.status != 201 or answer.id != own
        with hosted.window(own, cookie=cookie) as window:
            assert window.closing == 4404


def test_a_hosted_server_is_reached_by_its_addresses_and_given_names_alone(hosted: Server) -> None:
    for name in ("127.0.0.1", "192.0.2.7", "localhost", "[2001:db8::1]"):
        assert hosted.get("/", host=f"{name}:{hosted.port}").status == 200
    for name in ("evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example"):
        assert hosted.get("/", host=f"{name}:{hosted.port}").status == 421
        answer = hosted.request("POST", "/api/games", "{}", host=name, origin=f"http://{name}")
        assert answer.status == 421


def test_no_player_is_told_where_the_files_lie(hosted: Server) -> None:
    cookie = player(hosted)
    with hosted.window(hosted.begin(cookie), cookie=cookie) as window:
        assert str(hosted.home) not in " ".join(window.type("save").said)
