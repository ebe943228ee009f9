"""The card of a won game, the statistics with their charts, and the files to save."""

import csv
import io
import json
import re

import pytest

from tests.support.serving import Server, Window, check_sentence, table_of
from tests.support.stores import write
from tests.support.tables import WAY, WON, spoken
from winnable.catalogues import catalogue_of
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.solver import solve
from winnable.web.wire import game as wire
from winnable.web.wire.statistics import GameStatistics


def win_of(window: Window) -> wire.WinCard:
    win = window.table.win
    assert win is not None
    return win


def facts(win: wire.WinCard) -> dict[str, str]:
    """The facts by name; each time is written as T, because it depends on the machine."""
    return {fact.name: re.sub(r"\d+:\d\d", "T", fact.text) for fact in win.facts}


def statistics(window: Window) -> list[GameStatistics]:
    told = window.ask("statistics")
    assert told.ok
    assert told.said == []
    assert told.table is None
    assert told.statistics is not None
    return told.statistics


# The card of a won game


def test_only_a_won_game_has_a_card(own: Server) -> None:
    with own.playing(**WON) as window:
        assert window.table.win is None
        told = window.play(WAY)
        win = table_of(told).win
        assert win is not None
        assert facts(win) == {
            "Time": "T",
            "Moves": "23",
            "Wins in a row": "1",
            "Best time": "T",
            "Fewest moves": "23",
        }
        assert not [fact.name for fact in win.facts if fact.best]
        assert win.link == ""  # the link would list the cards
        assert re.fullmatch(r"D1c1k3: won in \d+:\d\d, 23 moves\.", win.share)
        assert table_of(window.act("undo")).win is None


def test_a_shorter_win_is_a_new_best(own: Server) -> None:
    with own.playing(**WON) as window:
        window.play("sw " * 12 + WAY)  # once through the stock for nothing
        slow = win_of(window)
    other = WON["deal"].translate(str.maketrans("CSDH", "SCHD"))  # the same moves win
    with own.playing(**WON | {"deal": other}) as window:
        window.play(WAY)
        quick = win_of(window)
    assert not [fact for fact in slow.facts if fact.best and fact.name == "Moves"]
    assert "Moves" in [fact.name for fact in quick.facts if fact.best]
    assert "Fewest moves" not in facts(quick)  # it is that of this win


@pytest.mark.parametrize("given", ["moves", "link", "text"])
@pytest.mark.parametrize("undone", [False, True])
def test_a_win_by_moves_of_another_does_not_count(own: Server, given: str, *, undone: bool) -> None:
    *most, last = WAY.split()
    with own.playing(**WON) as window:
        window.play(" ".join(most))
        shared = window.ask("share").shared
    assert shared is not None
    asked = {"text": shared.text, "link": shared.game.partition("#")[2], "moves": " ".join(most)}
    with own.playing(**{given: asked[given]}, **(WON if given == "moves" else {})) as window:
        assert "This game counts as played with help." in " ".join(window.hello().said)
        if undone:
            for _ in most:
                window.act("undo")
            window.play(" ".join(most))
        window.play(last)
        card = win_of(window)
    assert card.said == "You won with a little help, so this win does not count."
    assert "Best time" not in facts(card)


def test_a_deal_that_was_won_before_does_not_count(own: Server) -> None:
    rules = parse_rules("d1c3k4")
    number = next(n for n in range(1, 99) if solve(start(rules, numbered_deal(n, rules))).moves)
    moves = " ".join(map(str, solve(start(rules, numbered_deal(number, rules))).moves or ()))
    again = "You won, but you had already played this deal, so this win does not count."
    for said in ("Your first win of this kind. Well played!", again):
        with own.playing(rules="d1c3k4", number=str(number)) as window:
            window.play(moves)
            card = win_of(window)
            assert card.said == said
    assert {fact.name for fact in card.facts if fact.best} == set()


def test_cards_that_were_given_before_do_not_count(own: Server) -> None:
    helped = "You won with a little help, so this win does not count."
    for said in ("Your first win of this kind. Well played!", helped):
        with own.playing(**WON) as window:
            window.play(WAY)
            assert win_of(window).said == said
    other = own.begin(**WON)
    assert own.saved(other).assisted


def test_a_win_with_help_does_not_count(own: Server) -> None:
    with own.playing(**WON) as window:
        window.act("truth")
        window.play(WAY)
        card = win_of(window)
        assert facts(card) == {"Time": "T", "Moves": "23"}
        assert card.said == "You won with a little help, so this win does not count."


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", ["three-passes", "solitario"])
def test_the_shared_text_names_the_deal_and_no_card(
    server: Server, name: str, language: str
) -> None:
    rules = VARIANTS[name].rules
    number = catalogue_of(rules).numbers(Difficulty.EASY)[0]
    moves = solve(start(rules, numbered_deal(number, rules))).moves
    assert moves is not None
    with server.playing(game=name, number=str(number)) as window:
        window.hello(**spoken(language))
        window.play(" ".join(map(str, moves)))
        win = win_of(window)
    assert str(number) in win.share
    assert ("easy" if language == "en" else "facile") in win.share
    assert win.link.endswith(f"&deal={number}")
    assert win.share.count("\n") == 0
    suits = {"en": ("hearts", "denari"), "it": ("cuori", "denari")}[language]
    assert not [suit for suit in suits if suit in win.share.lower()]
    points = [text for each, text in facts(win).items() if each in ("Points", "Punti")]
    assert points == (["52"] if name == "three-passes" else [])


# Statistics


def test_there_are_no_statistics_before_the_first_result(own: Server) -> None:
    with own.playing(**WON) as window:
        assert statistics(window) == []


def test_the_statistics_of_the_game_on_the_table_come_first(own: Server) -> None:
    for asked in ({"game": "draw-three", "number": "7"}, {"game": "solitario", "number": "7"}):
        with own.playing(**asked) as window:
            window.act("draw")
            own.begin(**asked, leaving=window.table.id)
    for name, title in (("draw-three", "Draw three"), ("solitario", "Solitario italiano")):
        with own.playing(game=name, number="8") as window:
            found = statistics(window)
            assert [each.title.startswith(title) for each in found] == [True, False]
            assert {fact.name: fact.text for fact in found[0].facts}["Played"] == "1"


def test_every_chart_is_a_table_too(own: Server) -> None:
    with own.playing(**WON) as window:
        window.play(WAY)
        (found,) = statistics(window)
    assert [chart.kind for chart in found.charts] == ["lines", "shares", "bars", "bars", "bars"]
    for chart in found.charts:
        assert chart.rows
        assert chart.title
        for row in chart.rows:
            assert len(row.values) == len(row.texts) == len(chart.heads) - 1
            assert all(row.texts)
            assert row.name
    growth, shares, times, moves, streaks = found.charts
    assert growth.rows[-1].values == [1, 1]
    assert shares.rows[0].values == [1, None]  # whether the deal can be won is not known
    assert [row.values for row in times.rows] == [[1]]
    assert [row.name for row in moves.rows] == ["23"]
    assert [row.name for row in streaks.rows] == ["1"]


def test_the_rating_is_told_only_if_it_is_switched_on(own: Server) -> None:
    number = catalogue_of(parse_rules("d1")).numbers()[0]
    with own.playing(game="draw-one", number=str(number)) as window:
        window.act("draw")
        own.begin(game="draw-one", leaving=window.table.id)
    with own.playing(game="draw-one", number="1") as window:
        names = [fact.name for fact in statistics(window)[0].facts]
        assert not [name for name in names if "Rating" in name]
        told = window.ask("set", spoken={**spoken("en"), "rating": True})
        assert told.said == ["Rating on: the statistics show it for each game."]
        (rating,) = (f.text for f in statistics(window)[0].facts if "Rating" in f.name)
        assert rating.endswith("(1 game)")


def test_results_that_cannot_be_read_are_a_sentence(own: Server) -> None:
    with own.playing(**WON) as window:
        write(own.store, "ALTER TABLE results RENAME TO gone")
        told = window.ask("statistics")
        assert not told.ok
        (sentence,) = told.said
        check_sentence(sentence)
        assert own.request("GET", "/api/export/games.csv").problem == sentence
        card = table_of(window.play(WAY)).win  # the win is not a result
        assert card is not None
        assert list(facts(card)) == ["Time", "Moves"]


# Files to save


def test_statistics_and_games_are_saved_as_files(own: Server) -> None:
    with own.playing(**WON) as window:
        window.play(WAY)
    found = {}
    for name in ("statistics.csv", "games.csv", "statistics.json", "games.json"):
        answer = own.request("GET", f"/api/export/{name}")
        assert answer.status == 200
        assert answer.kind == ("text/csv" if name.endswith("csv") else "application/json")
        assert name in answer.headers["content-disposition"]
        text = answer.body.decode()
        found[name] = (
            list(csv.DictReader(io.StringIO(text))) if name.endswith("csv") else json.loads(text)
        )
        assert len(found[name]) == 1
    assert found["statistics.csv"][0]["won"] == "1"
    assert found["statistics.json"][0]["won"] == 1
    assert found["games.json"][0]["id"] == found["games.csv"][0]["id"]
    assert found["games.json"][0]["ended"].endswith("Z")


@pytest.mark.parametrize("name", ["games.txt", "settings.json", "..%2fsettings.json", "x"])
def test_no_other_file_is_served(server: Server, name: str) -> None:
    assert server.request("GET", f"/api/export/{name}").status == 404
