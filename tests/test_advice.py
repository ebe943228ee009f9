"""What a player is told who asks for more than the rules: hints, the solver's word, levels, the
review, and what is certain whatever is hidden.
"""

from pathlib import Path

import pytest

from winnable.catalogue import Level, catalogue
from winnable.deals import LEVELS, numbered_deal, parse_deal
from winnable.endings import Fate
from winnable.errors import WinnableError
from winnable.game import Game
from winnable.openings import level_deal
from winnable.rules import parse_rules
from winnable.session import Session
from winnable.solver import Verdict, solve
from winnable.store import Settings, Store
from winnable.variants import VARIANTS

RULES = VARIANTS["draw-three"].rules
SMALL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def sit(store: Store, rules: str = "d3r", deal: str = "1", *, endings: bool = True) -> Session:
    law = parse_rules(rules)
    return Session(Game(law, parse_deal(deal, law)), store, Settings(endings=endings))


def say(session: Session, name: str, **details: str | float) -> str:
    return session.voice.say(name, **details)


def fate_of(session: Session) -> Fate | None:
    return session.fate


def level_of(session: Session) -> str | None:
    return session.game.deal.level


# The solver's word


def test_the_oracle_keeps_the_win_and_counts_as_help(store: Store) -> None:
    session = sit(store)
    while not session.game.position.is_won:
        lines = session.do("oracle")
        assert lines[0].startswith("The solver, which sees all, plays: ")
        assert lines[1:] == ([say(session, "assisted")] if not session.game.steps else [])
        session.do("do")
        assert solve(session.game.position).verdict is Verdict.WINNABLE
    assert session.game.assisted
    (result,) = store.results()[0]
    assert (result.won, result.assisted) == (True, True)
    assert session.do("oracle") == [say(session, "no-game-won")]


def test_hints_and_chances_are_no_help_that_counts(store: Store) -> None:
    session = sit(store)
    for text in ("h", "h", "h", "chance", "m"):
        session.do(text)
    assert not session.game.assisted


def test_the_truth_is_told_on_demand_only(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    assert session.do("truth") == [
        say(session, "truth", verdict="winnable"),
        say(session, "assisted"),
    ]
    for text in ("d", "d", "d"):
        session.do(text)
    assert session.do("truth") == [say(session, "truth", verdict="unwinnable")]
    assert session.do("oracle") == [say(session, "truth", verdict="unwinnable")]


# What is certain


def draw_on(session: Session) -> list[str]:
    """Draws until something is certain; what is said then."""
    while True:
        said = session.do("d")
        assert not session.refused, said
        found = session.ponder()
        if found:
            return found


def test_a_game_that_is_lost_whatever_is_hidden_is_said_to_be_lost_once(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    assert draw_on(session) == [say(session, "fate-lost", hidden=True)]
    assert fate_of(session) is Fate.LOST
    assert session.ending is None
    session.do("d")
    assert session.ponder() == []
    while fate_of(session):
        session.do("u")
        assert session.ponder() == []
    session.do("redo")
    assert session.ponder() == [say(session, "fate-lost", hidden=True)]
    assert not session.game.assisted


def test_certain_endings_are_said_only_to_who_wants_them(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL, endings=False)
    while session.ending is None:
        session.do("d")
        assert session.ponder() == []
    other = sit(store, "d1p1c1k3", SMALL)
    assert other.do("endings off") == [say(other, "endings", on=False)]
    assert not store.settings().endings


def test_who_comes_back_to_a_game_hears_what_is_certain(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    draw_on(session)
    back = Session(session.game, store, Settings())
    back.begin(resumed=True)
    assert back.ponder() == [say(back, "fate-lost", hidden=True)]
    assert back.ponder() == []
    assert fate_of(back) is Fate.LOST


# Review


def lose(session: Session) -> int:
    """Draws past the ace of hearts; the step that loses the game."""
    for text in ("d", "d", "d"):
        session.do(text)
    return 2


def test_a_review_names_the_step_and_retry_goes_back_before_it(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    losing = lose(session)
    said = session.do("review")
    assert said[0].startswith(f"Lost at move {losing}: draw")
    assert said[-1] == say(session, "assisted")
    assert session.do("retry") == [say(session, "retried", count=3 - losing + 1)]
    assert len(session.game.steps) == losing - 1
    assert solve(session.game.position).verdict is Verdict.WINNABLE
    assert session.game.lines, "the line that was left stays"
    assert session.do("retry") == [say(session, "retry-none")]


def test_a_mistake_can_be_played_again_as_another_game(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    assert session.do("mistake") == [say(session, "mistake-none")]
    losing = lose(session)
    session.do("review")
    assert len(store.mistakes()) == 1
    before = session.id
    session.do("mistake")
    assert session.id != before
    assert len(session.game.steps) == losing - 1
    assert session.game.assisted
    assert store.mistakes() == []
    (left,) = (result for result in store.results()[0] if result.id == before)
    assert not left.won


def test_a_game_in_progress_is_left_for_a_mistake_only_after_a_yes(store: Store) -> None:
    lost = sit(store, "d1p1c1k3", SMALL)
    lose(lost)
    lost.do("review")
    session = sit(store)
    session.do("d")
    before = session.id
    assert session.do("mistake") == [say(session, "ask-new")]
    assert session.do("no") == [say(session, "kept")]
    assert (session.id, len(store.mistakes())) == (before, 1)
    session.do("mistake")
    session.do("yes")
    assert session.id != before
    assert (str(session.game.rules), store.mistakes()) == ("d1p1c1k3", [])


def test_a_damaged_mistake_is_set_aside(store: Store) -> None:
    store.keep_mistake("x", "no game\n")
    assert store.take_mistake() is None
    assert [path.name.partition("-")[2] for path in store.damaged] == ["x.txt"]


def test_a_review_of_a_game_that_is_won_counts_not_as_help(store: Store) -> None:
    session = sit(store, "d1c1k3", SMALL)
    for text in ("d", "w f", "1 f", *["d", "w f"] * 10):
        session.do(text)
    assert session.do("review")[0] == say(session, "review-won", step=23)
    assert not session.game.assisted


# Levels


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_for_new_games_and_is_kept(store: Store, level: str) -> None:
    session = sit(store)
    assert session.do(f"level {level}") == [say(session, "level-deals", level=level)]
    assert level_of(session) is None
    (said,) = session.do("new")
    assert f"{level} deal {session.game.deal.number}." in said
    assert level_of(session) == level
    assert store.settings().difficulty == level
    assert session.do("level") == [say(session, "level-deals", level=level)]
    session.do("level random")
    session.do("new")
    assert level_of(session) is None
    assert store.settings().difficulty is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_deal_is_winnable_and_the_same_by_its_number(level: str) -> None:
    deal = level_deal(RULES, level)
    assert (deal.level, deal) == (level, numbered_deal(deal.number or 0, RULES))
    deals = catalogue(RULES)
    assert deals is not None
    assert deals.graded(deal.number or 0).level is Level(level)  # type: ignore[union-attr]
    assert solve(Game(RULES, deal).position).verdict is Verdict.WINNABLE


def test_rules_without_levels_say_so(store: Store) -> None:
    session = sit(store, "d2", "1")
    assert session.do("level hard") == [say(session, "fault-no-catalogue", rules="d2")]
    session.settings.difficulty = "hard"
    session.do("new")  # any deal, then
    assert level_of(session) is None


def test_a_game_without_deals_of_a_level_says_so(store: Store) -> None:
    session = sit(store, "s", "1")
    told = [say(session, "fault-no-level", rules="s", level="tricky")]
    assert session.do("level tricky") == told
    assert store.settings().difficulty is None
    session.settings.difficulty = "tricky"  # chosen in another game
    session.do("new")
    assert level_of(session) is None
    with pytest.raises(WinnableError):
        level_deal(session.game.rules, "tricky")


def test_a_level_that_is_none_is_named(store: Store) -> None:
    session = sit(store)
    assert session.do("level evil") == [say(session, "level-unknown", text="level evil")]
    assert session.do("endings maybe") == [say(session, "on-or-off", text="endings maybe")]
    assert session.refused


def test_more_deals_are_promised_only_where_there_are_more(store: Store) -> None:
    session = sit(store)
    for wanted, count in (("number under 9", 5), ("number under 6", 4), ("number from 20", 5)):
        *found, last = session.do(f"deals {wanted}")
        assert len(found) == count
        assert ("more" in last) == (session.do("more") != [say(session, "no-more")])


def test_results_tell_the_level_and_whether_the_deal_could_be_won(store: Store) -> None:
    deal = level_deal(RULES, "hard")
    session = Session(Game(RULES, deal), store)
    session.do("d")
    session.do("number 1")
    session.do("yes")
    (result,) = store.results()[0]
    assert (result.level, result.winnable, result.won) == ("hard", True, False)
