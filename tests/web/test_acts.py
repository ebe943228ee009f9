"""What a window asks at a table, and the language and verbosity of the answers."""

import json
from itertools import islice

import pytest

from tests.support.serving import Server, check_sentence, table_of
from tests.support.tables import ITALIAN, SMALL, WAY, WON, pile, shown, spoken
from winnable.catalogues import catalogue_of, parse_condition
from winnable.law.deals import list_text, numbered_deal
from winnable.law.variants import VARIANTS
from winnable.speech.messages import Language, Verbosity
from winnable.store import Settings
from winnable.web.wire import game as wire

IT = Language.ITALIAN

# Speech


def test_the_table_speaks_as_the_window_asks(server: Server) -> None:
    game_id = server.begin(game="draw-one", number="7")
    with server.window(game_id) as window:
        told = window.hello(**spoken("it", "brief", memory=True))
        table = table_of(told)
        assert told.said == ["Nuove carte."]
        assert table.spoken == wire.SpeechSettings(IT, Verbosity.BRIEF, memory=True, figures=False)
        assert table.piles[0].heading != "Stock"


def test_the_default_language_is_that_of_the_browser(own: Server) -> None:
    game_id = own.begin()
    with own.window(game_id, language="it-IT,en;q=0.5") as window:
        assert window.table.spoken.language == "it"


def test_the_language_of_a_browser_is_not_stored_as_a_choice(own: Server) -> None:
    game_id = own.begin()
    with own.window(game_id, language="it") as window:
        window.hello()
        brief = {**spoken("it", "brief"), "chosen": False}
        assert window.ask("set", spoken=brief).said == ["Messaggi brevi."]
        assert not window.table.spoken.chosen
        assert window.ask("typed", text="memoria sì").ok
    assert own.store.settings().language is None
    with own.window(own.begin(), language="en") as window:
        assert window.table.spoken.language == "en"
    with own.window(game_id, language="fr") as window:  # the game that was in Italian
        assert window.table.spoken.language == "fr"


def test_settings_are_kept_for_the_next_game_and_only_changes_are_said(own: Server) -> None:
    own.store.keep_settings(Settings(plain=True))
    with own.playing(game="solitario") as window:
        told = window.ask("set", spoken=spoken("it", "full", memory=True))
        assert told.ok
        assert len(told.said) == 3
        assert table_of(told).spoken == wire.SpeechSettings(
            IT, Verbosity.FULL, memory=True, figures=False
        )
        assert window.ask("set", spoken=spoken("it", "full", memory=True)).said == []
    with own.playing(game="solitario") as window:
        assert window.table.spoken == wire.SpeechSettings(
            IT, Verbosity.FULL, memory=True, figures=False
        )
    assert own.store.settings().plain


def test_loading_the_page_again_clears_a_refusal(server: Server) -> None:
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
def test_an_act_without_its_arguments_gets_a_sentence(
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
        assert table.held == wire.HeldCards("3", 1)
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
        assert table_of(told).held == wire.HeldCards("1", 2)
        told = window.act("place", target="2")
        assert not told.ok
        assert table_of(told).held == wire.HeldCards("1", 2)


def test_best_plays_the_only_move_or_offers_a_list(server: Server) -> None:
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


def test_options_are_said_one_at_a_time_and_do_plays_the_last(server: Server) -> None:
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


def test_do_plays_a_hint_and_moves_are_listed(server: Server) -> None:
    with server.playing(**SMALL) as window:
        first = window.act("hint")
        assert table_of(first).offer is not None
        assert window.act("hint").said != first.said
        assert window.act("do").moved
        told = window.act("moves")
        assert table_of(told).choices == told.said[1:]
        assert window.act("choose", number=1).moved


def test_finish_plays_a_certain_win_to_its_end_and_records_it_once(own: Server) -> None:
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
    (result,) = own.store.results.all()
    assert result.won


def test_finish_is_offered_once_the_player_can_see_the_win(server: Server) -> None:
    with server.playing(**WON) as window:
        window.play(
            "sw " * 11 + "sw"
        )  # the player has seen the whole stock, which is face down again
        assert window.table.finish
        told = window.act("finish")
        assert (told.ok, told.moved, table_of(told).ended) == (True, True, "won")


def test_a_game_without_further_moves_says_so(server: Server) -> None:
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
        assert table.held == wire.HeldCards("h", 1)
        assert shown(table)["h"] == [8]
        assert {p.place for p in table.piles if any(s.fits for s in p.slots)} == {"2", "5"}
        for name in ("draw", "deck"):
            assert not window.act(name).ok
        told = window.act("place", target="2")
        assert (told.ok, shown(table_of(told))["2"]) == (True, [13, 8])
        assert shown(table_of(window.act("draw")))["h"] == [9]
        assert window.act("deck").said == ["3 of cups back on the deck. Your hand is empty."]
        window.act("draw")
        assert shown(table_of(window.act("discard")))["w"] == [9]
        assert table_of(window.act("best", source="w")).held == wire.HeldCards("h", 1)
        assert window.act("back").ok
        assert table_of(window.act("lift", source="6")).held == wire.HeldCards("h", 1)
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


def test_typed_text_is_understood_as_in_the_terminal(server: Server) -> None:
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


def test_a_typed_difficulty_is_sent_to_the_page(server: Server) -> None:
    with server.playing(number="7") as window:
        usual = dict.fromkeys(VARIANTS, "random") | {"draw-one": "easy"}
        assert window.type("level hard").levels == usual | {"draw-three": "hard"}
        assert window.type("level").levels == usual | {"draw-three": "hard"}
        assert window.type("level random").levels == usual
        assert window.type("level of nonsense").levels is None
        assert window.type("draw").levels is None


def numbers_found(told: wire.Reply) -> list[int]:
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


def test_find_excludes_the_current_deal(server: Server) -> None:
    """This holds for every condition and all rules. If a game was dealt from a list of cards, the
    player does not know its number: find lists that deal like any other, because a gap would
    reveal the number.
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
def test_a_search_that_is_impossible_gets_a_sentence(server: Server, asked: dict[str, str]) -> None:
    with server.playing(number="7") as window:
        told = window.ask("find", **asked)
        assert (told.ok, told.found) == (False, None)
        check_sentence(told.said[0])


def test_a_typed_new_game_replaces_the_old_one(own: Server) -> None:
    old = own.begin(number="1")
    with own.window(old) as window:
        window.play("sw")
        told = window.type("number 5")
        new = table_of(told).id
        assert new != old
        assert told.moved
        window.play("sw sw")
        assert len(own.saved(new).steps) == 2
    assert old not in own.store.in_progress()
    with own.window(new) as window:
        assert window.table.at == 2


def test_the_log_has_the_last_50_events(server: Server) -> None:
    with server.playing(**SMALL) as window:
        said = [window.play(move).said[0] for move in ("32", "3f", "sw")]
        assert window.table.log[-3:] == [wire.Line(line, "en") for line in said]
        for _ in range(25):
            window.act("undo")
            window.act("redo")
        assert len(window.table.log) == 50  # of 54


def test_the_log_keeps_the_language_of_each_event(own: Server) -> None:
    with own.playing(**SMALL) as window:
        said = [window.play("32").said[0]]
        window.type("italiano")
        said.append(window.play("sw").said[0])
        lines = [
            wire.Line(text, language) for text, language in zip(said, ("en", "it"), strict=True)
        ]
        assert window.table.log[-2:] == lines


def test_a_review_has_its_choices(server: Server) -> None:
    with server.playing(game="draw-three", number="53") as window:
        told = window.ask("review")
        assert told.review is None
        assert told.said == ["No moves yet, so there is nothing to review."]
        window.play("sw " * 8 + "w7")
        told = window.ask("review")
        review = told.review
        assert review is not None
        assert (review.steps, review.last_winnable, review.first_lost) == (9, 8, 9)
        assert {choice.verdict for choice in review.choices if choice.made} == {"unwinnable"}
        assert any(choice.verdict == "winnable" for choice in review.choices)
        assert [review.points[0].at, review.points[-1].at] == [0, 9]
        assert review.line
        assert table_of(told).assisted
        retried = window.act("retry")
        assert table_of(retried).at == 8
