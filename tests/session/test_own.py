"""Playing on from a table of the player's own: cards get their names as they come."""

from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from rich.console import Console

from tests.languages import SPEAKERS, listed
from tests.support.described import in_mid_game, joined_late
from tests.support.length import IS_LONG, some
from winnable import game_from, parse_game, parse_table, parse_view, verify
from winnable.analysis.hints import hints
from winnable.analysis.reviews import loss_bounds, review
from winnable.analysis.shortest import par, shortest
from winnable.cli.line.board import draw_board
from winnable.game import game as game_module
from winnable.game import hidden as hidden_module
from winnable.game.game import Game
from winnable.game.hidden import HiddenCard
from winnable.law import svg
from winnable.law.cards import Card
from winnable.law.deals import Deal, numbered_deal
from winnable.law.position import Position
from winnable.law.reading import read
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.law.worlds import unseen, world
from winnable.session import Session
from winnable.solver import solve
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES, Language
from winnable.speech.messages.voice import words
from winnable.store import Settings, Store
from winnable.web.pictures.table import Picture

PASTED = Path(__file__).parents[1] / "data/pasted"
TEXT = "d1c3k4 1 ???????????????? 2H AH------ 4C/(??)3H/(????)4S -"


def session_of(game: Game, store: Store | None = None) -> Session:
    return Session(game, store, Settings())


@pytest.mark.parametrize("name", VARIANTS)
def test_a_table_plays_as_the_game_that_it_was_taken_from(name: str) -> None:
    random = Random(name)
    for number in range(8):
        game = in_mid_game(name, number, random)
        is_late = number > 4
        table = game_from(joined_late(game, random) if is_late else game.view)
        for _ in range(30):
            if not game.legal:
                break
            move = random.choice(game.legal)
            step = game.play(move)
            while True:
                try:
                    table.play(move)
                    break
                except HiddenCard:
                    hidden = set(unseen(table.view))
                    table.reveal(move, next(card for card in step.shown if card in hidden))
            if random.random() < 0.2:
                game.undo()
                table.undo()
            assert table.view == view_of(game.position, table.seen)
            assert is_late or table.view == game.view
        read = parse_game(table.text)
        assert read == table
        assert read.view == table.view
        assert verify(table.text).out == sum(table.position.foundations)
        assert table.is_guessed or table.position == game.position


def test_nothing_said_depends_on_the_cards_that_nobody_has_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same session in every order of the unknown cards gives the same bytes."""
    view = parse_view(TEXT)
    lines = (
        *("t", "m", "h", "h", "chance", "2 1", "d", "where 3c", "oracle", "truth", "review", "2d"),
        *("d", "3c", "h", "u", "d", "2 1", "4h", "h", "d", "no", "r 3", "share"),
    )
    heard = set()
    for turn in range(12):
        order = Random(turn).sample(unseen(view), 11)

        def other(seen: View, cards: Sequence[Card] = order) -> Position:
            left = unseen(seen)
            return world(seen, [card for card in cards if card in left])

        monkeypatch.setattr(game_module, "any_world", other)
        session = session_of(game_from(view))
        said = [*session.begin(resumed=False)]
        for line in (
            *lines,
            "2d",
            "d",
            "3c",
            "h",
            "u",
            "d",
            "2 1",
            "4h",
            "h",
            "d",
            "no",
            "r 3",
            "share",
        ):
            said += session.do(line) + session.ponder()
        heard.add("\n".join([*said, session.game.text]))
    assert len(heard) == 1


def everything_said(table: Game, turn: int) -> Iterator[str]:
    """Plays a game from a table, asks what can be asked, and looks at every picture."""
    random, session = Random(turn), session_of(table)
    picture = Picture(session)
    yield from session.begin(resumed=False)
    for step in range(16):
        view = session.game.view
        if session.asked:
            line = "no" if step % 5 == 4 else f"it is {session.voice.card(unseen(view)[0])}"
            yield from session.do(line)
        elif view.legal:
            move = random.choice(view.legal)
            yield from session.execute(Command(Act.EXACT, text=str(move)))
        for line in random.sample(QUESTIONS, 3):
            yield from session.do(line)
        yield from session.ponder()
        steps = len(session.game.steps)
        for table_seen in (picture.table(), *(picture.look(at) for at in (0, steps // 2, steps))):
            yield repr(msgspec.json.encode(table_seen))
        yield from (str(view), session.game.text, svg.board(view), cells(view))
        yield repr(hints(session.game.view))


QUESTIONS: Final = ("w", "t", "h", "h", "m", "f", "chance", "where 3", "k", "undo", "redo", "full")


def cells(view: View) -> str:
    """The board of the line mode."""
    shown = StringIO()
    Console(file=shown, width=80).print(draw_board(view, "dcbs"))
    return shown.getvalue()


@pytest.mark.parametrize(
    "name", some([n for n, each in VARIANTS.items() if not each.rules.is_open], 3)
)
def test_twins_of_a_table_joined_late_say_and_show_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The unseen cards of the waste, the stock and the columns lie in different orders."""
    random, done = Random(name), 0
    for number in range(200):
        view = joined_late(in_mid_game(name, number, random), random)
        cards = unseen(view)
        if len(cards) < 2 or view.waste_is_known:
            continue
        heard = set()
        for _ in range(2):
            order = random.sample(cards, len(cards))

            def other(seen: View, cards: Sequence[Card] = order) -> Position:
                left = unseen(seen)
                return world(seen, [card for card in cards if card in left])

            monkeypatch.setattr(game_module, "any_world", other)
            monkeypatch.setattr(hidden_module, "any_world", other)
            heard.add("\n".join(everything_said(game_from(view), number)))
        assert len(heard) == 1
        done += 1
        if done == (40 if IS_LONG else 2):
            return
    pytest.fail("too few tables have unseen cards")


def test_a_card_of_the_waste_is_asked_for_when_it_comes_to_the_top() -> None:
    session = session_of(game_from(parse_view("d1c1k3 1 ?????? ????2C 2H2DAC-- 3H -")))
    assert session.do("w") == ["Waste: 2 of clubs on top, then 2 unseen cards; 3 cards in all."]
    asked = ['Which card is now on top of the waste? Name it, or say "no" to take the move back.']
    assert session.do("w f") == asked
    assert session.do("no") == ["The game goes on."]
    assert session.do("w f") == asked
    assert session.do("3c")[0].startswith("2 of clubs to foundation.")
    assert session.do("w") == ["Waste: 3 of clubs on top, then an unseen card; 2 cards in all."]
    session.do("undo")
    assert session.do("w f")[0].startswith("2 of clubs to foundation.")  # it stays named
    assert session.do("w f") == asked


def test_after_a_redeal_a_card_of_the_waste_that_is_unseen_is_asked_for() -> None:
    session = session_of(game_from(parse_view("d3c1k3r 2 - ??????????2C 2H2DAC-- 3H -")))
    session.do("draw 2")
    assert session.asked
    for name in ("3c", "3s", "2s"):
        assert session.asked
        session.do(name)
    assert not session.asked
    assert session.game.view.text.startswith("d3c1k3r 3 ")


def test_a_move_that_shows_a_card_asks_which_one_it_is() -> None:
    session = session_of(game_from(parse_view(TEXT)))
    before = session.game.text
    assert session.do("draw") == [
        'Which card was drawn? Name it, or say "no" to take the move back.'
    ]
    assert session.asked
    assert session.do("no") == ["The game goes on."]
    assert not session.asked
    assert session.game.text == before
    assert session.do("it is 3c") == ["There is no card to name now."]
    session.do("draw 3")
    assert session.do("2h")[0].endswith("its place is already known.")
    assert session.do("three of clubs")[0].startswith("Drew 3 of clubs.")
    assert not session.asked
    session.do("undo")
    assert session.do("draw")[0].startswith("Drew 3 of clubs.")
    assert session.do("2 1") == [
        'Which card was turned over on pile 2? Name it, or say "no" to take the move back.'
    ]
    assert "Ace of clubs turned over." in session.do("ac")[0]


def test_where_a_card_is_answers_no_question() -> None:
    session = session_of(game_from(parse_view(TEXT)))
    session.do("draw")
    before = session.game.text
    session.do("where is the three of clubs")
    assert session.asked
    assert session.game.text == before
    assert session.do("3c")[0].startswith("Drew 3 of clubs.")


def test_several_draws_end_at_the_first_card_without_a_name() -> None:
    session = session_of(game_from(parse_view(TEXT)))
    for said in ("draw", "3c", "undo"):
        session.do(said)
    drawn, question = session.do("d d d")
    assert drawn.startswith("Drew 3 of clubs.")
    assert question.startswith("Which card was drawn?")
    assert len(session.game.steps) == 1
    assert session.do("3s")[0].startswith("Drew 3 of spades.")


def test_the_oracle_answers_once_every_card_is_known() -> None:
    session = session_of(game_from(parse_view(TEXT)))
    for act in ("oracle", "truth", "review", "retry"):
        assert session.do(act) == [
            "That requires every card to be known, but 11 cards on your table are unknown."
        ]
    view = in_mid_game("thoughtful", 3, Random(1), 10).view
    game = game_from(parse_view(TEXT))
    for ask in (solve, review, loss_bounds, par, shortest):
        with pytest.raises(HiddenCard):
            ask(game)
    known = session_of(game_from(view))
    assert known.do("truth")[0].startswith("As the cards lie")
    assert not known.game.assisted


def test_the_review_of_a_table_knows_the_waste_that_was_named() -> None:
    """A third of the orders of its cards can be won."""
    game = game_from(parse_view("d1p1c2k3 1 2DAC AD3S3C3DAH2C2H ------2S -/3H -"))
    game.play("21")
    assert review(game).points[0].share in (0, 1)


def test_a_described_table_replaces_the_game_and_counts_nowhere(tmp_path: object) -> None:
    store = Store(tmp_path)  # type: ignore[arg-type]
    session = session_of(game_from(parse_view("d1c1k2 1 2H2D2S2CAC - AHAD---- AS -")), store)
    assert session.do("own")[0].startswith("Describe your table")
    assert session.do("rules d1c1k2") == ["Klondike, draw one."]
    assert session.do("pile 1: 2c") == ["Pile 1: 2 of clubs."]
    assert session.do("pile 1: ac") == ["Pile 1: ace of clubs."]
    assert session.do("pile 2: ac") == ["There is no pile 2; the piles are 1 to 1."]
    assert session.do("stock: 2c 2d 2s 2h") == [
        "Stock: 2 of clubs, 2 of diamonds, 2 of spades, 2 of hearts."
    ]
    assert session.do("finish") == [
        "3 cards are missing from the position, including the ace of hearts."
    ]
    session.do("foundations: ah ad as")
    understood, said = session.do("finish")
    assert understood.startswith("A game in progress, pass 1: 1 column, last card on top;")
    assert said.startswith("Klondike, draw one, your own table.")
    session.do("1 f")
    for _ in range(8):
        session.do("d")
        session.do("w f")
    assert session.game.is_won
    assert store.results.all() == []
    assert session.do("own")[0].startswith("Describe")
    assert session.do("no") == ["The game goes on."]


WHOLE = "rules d1c1k2\n1: AC\nf: AH AD AS\ns: 2C 2D 2S 2H"


@pytest.mark.parametrize("before", [("draw",), ("draw", "game solitario"), ()])
def test_a_table_says_that_the_game_that_it_replaces_counts_as_abandoned(
    tmp_path: Path, before: tuple[str, ...]
) -> None:
    rules = VARIANTS["draw-one"].rules
    session = session_of(Game(rules, numbered_deal(7, rules)), Store(tmp_path))
    table = session.game.view.text
    for typed in before:
        session.do(typed)
    said = session.do(f"own {table}")
    assert ("The previous game counts as abandoned." in said) == bool(before)
    assert "The previous game counts as abandoned." not in session.do(f"own {table}")


def describing(language: str) -> Session:
    """A session in which a whole table has been described."""
    settings = Settings(language=Language(language))
    session = Session(game_from(parse_view(TEXT)), None, settings)
    session.do("own")
    for line in WHOLE.splitlines():
        session.do(line)
        assert not session.refused
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_words_for_the_end_finish_a_description(language: str) -> None:
    understood = SPEAKERS[language].understood
    for said in (*listed(understood.finished), *words(language, "words-described")):
        session = describing(language)
        session.do(said)
        assert str(session.game.rules) == "d1c1k2", said
    for said in listed(understood.left):
        session = describing(language)
        session.do(said)
        assert session.game.view == parse_view(TEXT), said
        assert session.do("1: AC") != describing(language).do("1: AC")  # no longer a description


def test_no_word_both_finishes_and_leaves() -> None:
    finish = {word for each in LANGUAGES for word in words(each, "words-described")}
    assert len(finish) > 30
    for language in LANGUAGES:
        leave = {*words(language, "command-quit"), *words(language, "command-no")}
        assert finish & leave <= {"terminar", "ende"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_names_the_piles_as_the_game_that_is_described(language: str) -> None:
    game, pile = SPEAKERS[language].said.own_solitario
    for begin in (["own", game], ["own"]):
        session = Session(game_from(parse_view(TEXT)), None, Settings(language=Language(language)))
        for line in begin:
            session.do(line)
        before = "" if game in begin else f"{game}; "
        for wrong in ("3: 7C xx", "3: 7C (6C", "3: 7C; 3: 7C", "3: 7Z", "3: 7H"):
            assert pile in session.do(before + wrong)[0], wrong
            assert session.refused
    session.do(game)
    assert "3" in session.do("?")[0]
    assert pile.rpartition(" ")[0].split()[-1] in session.do("?")[0]
    assert pile.rpartition(" ")[0].split()[-1] + " 3:" in session.do("xx")[0]
    session.do("3: 7C; 4: 7C")
    assert (
        pile.replace("3", "4") in session.do(listed(SPEAKERS[language].understood.finished)[0])[0]
    )


@pytest.mark.parametrize("name", ["columns-slashes", "pysol", "diagram-mid-game", "own-view"])
def test_a_board_is_pasted_whole(name: str) -> None:
    """At once, or as the description of a table."""
    text = (PASTED / f"{name}.txt").read_text()
    rules = parse_rules("d3r" if name == "own-view" else "d1")
    table = parse_table(text, rules)
    for lines in ([f"own {text}"], ["own", text, "finish"]):
        session = session_of(Game(rules, numbered_deal(1, rules)))
        said = [session.do(line) for line in lines]
        game = session.game
        if not isinstance(read(text, rules), Deal):
            assert game.view == table, said
            continue
        assert game.deal == read(text, rules), said
        assert said[-1][0].startswith("A deal: 7 columns, last card on top; stock of 24")
