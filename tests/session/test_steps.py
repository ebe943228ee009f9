"""The end of a game offers what to play next in line mode: a harder game, or help."""

import re

import pytest

from tests.support.stores import any_store, postgres_url, server
from winnable.analysis.endings import Ending, Fate
from winnable.catalogues import catalogue_of
from winnable.catalogues.new import Wish, game_of
from winnable.catalogues.steps import LOSSES, STEPS, WINS, Stage, easier
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session import session as sessions
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.statistics import kind_title
from winnable.speech.messages.voice import words
from winnable.store import Settings, Store

__all__ = ["any_store", "postgres_url", "server"]

EASY, NORMAL, HARD = Difficulty.EASY, Difficulty.NORMAL, Difficulty.HARD


def sit(store: Store, name: str, level: Difficulty | None, language: str = "en") -> Session:
    """A session of a new game of that level, and of new deals of it."""
    variant = VARIANTS[name]
    settings = Settings(language=language)
    settings.choose_level(variant.rules, level)
    game = game_of(Wish(variant, level))
    game_id = store.replace(None, game)
    stored = store.stored(game_id) if store.database.is_shared else None
    return Session(game, store, settings, game_id=game_id, stored=stored)


def win(session: Session) -> list[str]:
    """Wins the game; returns what is said after the win."""
    number = session.game.deal.number
    assert number is not None
    moves = catalogue_of(session.game.rules).win(number)
    assert moves is not None
    for move in moves:
        session.execute(Command(Act.EXACT, text=str(move)))
    assert session.game.is_won
    return session.ponder()


def lose(session: Session, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Plays a move, after which the game is certainly lost; returns what is said of the help."""
    monkeypatch.setattr(sessions, "fate", lambda *_: Fate.LOST)
    session.execute(Command(Act.EXACT, text=str(session.game.view.legal[0])))
    if session.game.rules.is_open:  # nothing is said of what is certain there
        session.ending = Ending.NO_MOVE
        return session.ponder()
    fate, *offer = session.ponder()
    assert fate
    return offer


@pytest.mark.parametrize("at", range(len(STEPS)))
def test_wins_lead_to_the_next_step(store: Store, at: int) -> None:
    session = sit(store, *STEPS[at])
    said = [win(session)]
    for _ in range(WINS - 1):
        session.do("new")
        said.append(win(session))
    assert said[:-1] == [[]] * (WINS - 1)
    if at + 1 == len(STEPS):
        assert said[-1] == []
        return
    step = STEPS[at + 1]
    assert said[-1] == [session.voice.say("offer-harder", title=kind_title(session.voice, *step))]
    session.do("do")
    assert (session.game.variant.name, session.game.deal.difficulty) == step
    assert session.game.is_fresh
    assert store.settings().level_of(VARIANTS[step.game].rules) is step.level


def test_other_games_lead_nowhere(store: Store) -> None:
    session = sit(store, "solitario", EASY)
    said = [win(session)]
    for _ in range(WINS):
        session.do("new")
        said.append(win(session))
    assert said == [[]] * (WINS + 1)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("level", [None, EASY, HARD])
def test_losses_in_a_row_lead_to_help(
    store: Store, monkeypatch: pytest.MonkeyPatch, name: str, level: Difficulty | None
) -> None:
    session = sit(store, name, level)
    offers = [lose(session, monkeypatch)]
    for _ in range(LOSSES - 1):
        session.do("new")
        offers.append(lose(session, monkeypatch))
    assert offers[:-1] == [[]] * (LOSSES - 1)
    step = easier(session.game)
    say = session.voice.say
    if step is None:
        assert level is EASY
        assert offers[-1] == [say("offer-tutorial")]
        assert session.do("do")[0].startswith(say("lesson-begin"))
        assert session.lesson is not None
        return
    assert offers[-1] == [say("offer-easier", title=kind_title(session.voice, *step))]
    session.do("w")
    session.do("do")
    assert (session.game.variant.name, session.game.deal.difficulty) == step
    session.do("undo" if step.game == name else f"game {name.replace('-', ' ')}")
    assert session.game.deal.difficulty == level
    assert session.game.steps


def test_help_is_offered_once_a_game(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit(store, "draw-one", HARD)
    lose(session, monkeypatch)
    session.do("new")
    assert lose(session, monkeypatch)
    session.do("undo")
    session.certain = None
    assert lose(session, monkeypatch) == []


def test_a_win_ends_the_losses(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit(store, "draw-one", HARD)
    lose(session, monkeypatch)
    session.do("new")
    monkeypatch.undo()
    win(session)
    session.do("new")
    assert lose(session, monkeypatch) == []


def test_an_abandoned_game_that_goes_on_is_one_loss(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sit(store, "draw-one", HARD)
    session.do("d")
    old = session.id
    session.do("new")
    session.do("d")
    found = store.open(old or "")
    assert found is not None
    stored = found[1] if store.database.is_shared else None
    again = Session(found[0], store, Settings(), game_id=old, stored=stored)
    assert lose(again, monkeypatch) == []


@pytest.mark.parametrize(
    ("name", "level", "step"),
    [
        ("draw-one", EASY, None),
        ("draw-one", None, ("draw-one", EASY)),
        ("draw-one", Difficulty.TRICKY, ("draw-one", HARD)),
        ("draw-three", EASY, ("draw-one", NORMAL)),
        ("draw-three", None, ("draw-three", EASY)),
        ("draw-three", HARD, ("draw-three", NORMAL)),
        ("solitario", HARD, ("solitario", NORMAL)),
        ("solitario", EASY, None),
    ],
)
def test_what_is_easier(name: str, level: Difficulty | None, step: Stage | None) -> None:
    assert easier(game_of(Wish(VARIANTS[name], level))) == step


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_that_the_offer_names_begins_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    session = sit(store, "draw-one", HARD, language)
    lose(session, monkeypatch)
    session.do(words(language, "command-new")[0])
    (offer,) = lose(session, monkeypatch)
    word = words(language, "command-do")[0]
    assert word in re.findall(r"[\w-]+", offer)
    session.do(word)
    assert session.game.deal.difficulty is NORMAL
