"""Advice on request: hints, the solver's word, difficulties, the review and certain results."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.length import some
from winnable.analysis.efforts import EFFORTS
from winnable.analysis.endings import Fate
from winnable.analysis.shortest import Count, length
from winnable.catalogues import catalogue
from winnable.catalogues.new import deal_of
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.errors import WinnableError
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import start
from winnable.law.position import Move
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.solver import Verdict, solve
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.store import Settings, Store

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
    return session.game.deal.difficulty


# The solver's word


def test_the_oracle_keeps_the_win_and_counts_as_help(store: Store) -> None:
    session = sit(store)
    while not session.game.position.is_won:
        lines = session.do("oracle")
        assert lines[0].startswith("The solver sees every card. Its move: ")
        assert lines[1:] == ([say(session, "assisted")] if not session.game.steps else [])
        session.do("do")
        assert solve(session.game.position).verdict is Verdict.WINNABLE
    assert session.game.assisted
    (result,) = store.results.all()
    assert (result.won, result.assisted) == (True, True)
    assert session.do("oracle") == [say(session, "no-game-won")]


def test_hints_and_chances_do_not_count_as_help(store: Store) -> None:
    session = sit(store)
    for text in ("h", "h", "h", "chance", "compare", "m"):
        session.do(text)
    assert not session.game.assisted


def test_hints_of_a_lost_game_bring_out_the_most_cards(store: Store) -> None:
    """The lost game of the test below has nine cards in reach."""
    session = sit(store, "d1p1c1k3", SMALL)
    for _ in range(3):
        session.do("d")
    assert session.do("truth")[0] == say(session, "truth", verdict="unwinnable")
    said, goes_on = session.do("h"), 0
    while said != [say(session, "hint-none")]:
        if said[0] == say(session, "hint-cards"):
            goes_on += 1
            assert session.do("why") == said[1:], "there is no other reason"
        session.do("do")
        said = session.do("h")
    assert goes_on > 0
    assert sum(session.game.position.foundations) == 9


def test_the_oracle_answers_only_on_request(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    assert session.do("truth") == [
        say(session, "truth", verdict="winnable"),
        say(session, "assisted"),
    ]
    for text in ("d", "d", "d"):
        session.do(text)
    lost = [
        say(session, "truth", verdict="unwinnable"),
        say(session, "truth-most", outcome="proven", least=9, most=9),
    ]
    assert session.do("truth") == lost
    assert session.do("oracle") == lost


# What is certain


def draw_on(session: Session) -> list[str]:
    """Draws until a result is certain; returns what is said then."""
    while True:
        said = session.do("d")
        assert not session.refused, said
        found = session.ponder()
        if found:
            return found


def test_a_certain_loss_is_said_once(store: Store) -> None:
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


def test_certain_results_are_said_only_if_the_setting_is_on(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL, endings=False)
    while session.ending is None:
        session.do("d")
        assert session.ponder() == []
    other = sit(store, "d1p1c1k3", SMALL)
    assert other.do("endings off") == [say(other, "endings", on=False)]
    assert not store.settings().endings


def test_after_an_undo_of_a_win_its_certainty_is_no_news(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    while not session.game.position.is_won:
        session.do("oracle")
        session.do("do")
    assert session.ponder() == []
    assert len(session.do("u")) == 1
    assert session.ponder() == []
    assert fate_of(session) is Fate.WON


def test_a_resumed_game_repeats_its_certain_result(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    draw_on(session)
    back = Session(session.game, store, Settings())
    back.begin(resumed=True)
    assert back.ponder() == [say(back, "fate-lost", hidden=True)]
    assert back.ponder() == []
    assert fate_of(back) is Fate.LOST


# Review


def lose(session: Session) -> int:
    """Draws past the ace of hearts; returns the step that loses the game."""
    for text in ("d", "d", "d"):
        session.do(text)
    return 2


def test_a_review_names_the_losing_step_and_retry_returns_before_it(store: Store) -> None:
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


def test_whether_a_game_is_lost_is_help_and_is_not_told_where_nothing_can_be_taken_back(
    store: Store,
) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    said = session.do("retry")
    assert said[:2] == [say(session, "retry-none"), say(session, "assisted")]
    assert session.game.assisted
    final = sit(store, "d1p1c1k3u", SMALL)
    before = final.do("retry")
    assert len(before) == 1
    lose(final)
    assert final.do("retry") == before
    assert not final.game.assisted


def test_the_second_review_of_a_line_searches_longer_for_the_losing_step(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = EFFORTS[KLONDIKE]
    few = replace(usual.budget, nodes=6, total=6)
    monkeypatch.setitem(EFFORTS, KLONDIKE, replace(usual, budget=few, par=None))
    session = sit(store, "d1p1c1k3", SMALL)
    losing, again = lose(session), say(session, "review-again")
    assert again in session.do("review")
    assert session.pending.offers_longer
    longer = session.do("review")
    assert longer[0].startswith(f"Lost at move {losing}: draw")
    assert again not in longer
    assert session.do("review") == longer, "what is known stays known"
    assert session.do("retry") == [say(session, "retried", count=3 - losing + 1)]
    session.do("d")  # another line
    assert again in session.do("review")


def test_a_mistake_can_be_replayed_as_another_game(store: Store) -> None:
    session = sit(store, "d1p1c1k3", SMALL)
    assert session.do("mistake") == [say(session, "mistake-none")]
    losing = lose(session)
    session.do("review")
    assert len(store.mistakes.names()) == 1
    before = session.id
    assert session.do("mistake")[0] == say(session, "mistake-how")
    assert session.id != before
    assert len(session.game.steps) == losing - 1
    assert session.game.assisted
    assert store.mistakes.names() == []
    (left,) = (result for result in store.results.all() if result.id == before)
    assert not left.won


def test_a_game_in_progress_is_not_left_for_a_mistake(store: Store) -> None:
    lost = sit(store, "d1p1c1k3", SMALL)
    lose(lost)
    lost.do("review")
    session = sit(store)
    session.do("d")
    before = session.id
    assert session.do("mistake") == [say(session, "mistake-later")]
    assert (session.id, len(store.mistakes.names())) == (before, 1)
    session.do("new")
    session.do("mistake")
    assert session.id != before
    assert (str(session.game.rules), store.mistakes.names()) == ("d1p1c1k3", [])


def test_a_damaged_mistake_is_set_aside(store: Store) -> None:
    store.mistakes.keep("x", "no game\n")
    assert store.mistakes.oldest() is None
    assert store.troubles.texts() == [("x", "no game\n")]


def test_a_review_of_a_won_game_does_not_count_as_help(store: Store) -> None:
    session = sit(store, "d1c1k3", SMALL)
    for text in ("d", "w f", "1 f", *["d", "w f"] * 10):
        session.do(text)
    assert session.do("review")[0] == say(session, "review-won", step=23)
    assert not session.game.assisted


@pytest.mark.parametrize("name", some(VARIANTS, 3, 1))
def test_a_review_of_a_finished_game_tells_the_shortest_win(store: Store, name: str) -> None:
    rules, wins = VARIANTS[name].rules, tuple[Move, ...]()
    for number in range(1, 100):
        wins = solve(start(rules, numbered_deal(number, rules))).moves or ()
        if wins:
            break
    session = sit(store, str(rules), str(number))
    for move in wins[:-1]:
        session.execute(Command(Act.EXACT, str(move)))
    assert not any("shortest" in line for line in session.do("review"))
    session.execute(Command(Act.EXACT, str(wins[-1])))
    own = length(session.game.steps[0].before, wins, Count.MOVES)
    least, most = shortest_of(session.do("review"))
    assert 0 < least <= most <= own


def shortest_of(said: list[str]) -> tuple[int, int]:
    """The lower bound and the length of the shortest win that a review tells of."""
    numbers = [int(word) for word in re.findall(r"\d+", said[-1])]
    assert re.search(r"shortest (?:known )?win", said[-1])
    return numbers[-1], numbers[0]


# Difficulties


@pytest.mark.parametrize("level", Difficulty)
def test_a_difficulty_applies_to_new_games_and_is_kept(store: Store, level: Difficulty) -> None:
    session = sit(store)
    assert session.do(f"level {level}") == [say(session, "level-deals", level=level)]
    assert level_of(session) is None
    (said,) = session.do("new")
    assert f"{level} deal {session.game.deal.number}: it can be won." in said
    assert level_of(session) == level
    assert store.settings().level_of(RULES) == level
    assert session.do("level")[:1] == [say(session, "level-deals", level=level)]
    session.do("level random")
    session.do("new")
    assert level_of(session) is None
    assert store.settings().level_of(RULES) is None


def test_a_level_belongs_to_its_game(store: Store) -> None:
    """Draw one begins with easy deals, every other game with any deal."""
    session = sit(store)
    session.do("level hard")
    session.do("game draw one")
    assert level_of(session) == Difficulty.EASY
    session.do("level normal")
    session.do("new")
    assert level_of(session) == Difficulty.NORMAL
    session.do("game draw three")
    assert level_of(session) == Difficulty.HARD
    session.do("game one pass")
    assert level_of(session) is None
    kept = {"d1": Difficulty.NORMAL, "d3r": Difficulty.HARD}
    assert store.settings().levels == kept


@pytest.mark.parametrize("level", Difficulty)
def test_a_deal_of_a_difficulty_is_winnable_and_has_a_number(level: Difficulty) -> None:
    deal = deal_of(level, RULES)
    assert (deal.difficulty, deal) == (level, numbered_deal(deal.number or 0, RULES))
    deals = catalogue(RULES)
    assert deals is not None
    assert deals.graded(deal.number or 0).difficulty is level  # type: ignore[union-attr]
    assert solve(Game(RULES, deal).position).verdict is Verdict.WINNABLE


def test_rules_without_difficulties_say_so(store: Store) -> None:
    session = sit(store, "d2", "1")
    assert session.do("level hard") == [say(session, "fault-no-catalogue", rules="d2")]
    session.do("level random")
    assert store.settings().levels == {}, "games without a name keep no level"
    session.do("new")
    assert level_of(session) is None


def test_a_game_without_deals_of_a_difficulty_says_so(store: Store) -> None:
    session = sit(store, "s", "1")
    told = [say(session, "fault-no-level", rules="s", level="tricky")]
    assert session.do("level tricky") == told
    assert store.settings().levels == {}
    session.settings.choose_level(session.game.rules, Difficulty.TRICKY)  # of a damaged file
    session.do("new")
    assert level_of(session) is None
    with pytest.raises(WinnableError):
        deal_of(Difficulty.TRICKY, session.game.rules)


def test_an_unknown_difficulty_is_named(store: Store) -> None:
    session = sit(store)
    (line,) = session.do("level evil")
    known = line.partition("the levels are ")[2].rstrip(".")
    assert line == say(session, "level-unknown", text="level evil", known=known)
    assert "easy" in known
    assert session.do("endings maybe") == [say(session, "on-or-off", text="endings maybe")]
    assert session.refused


def test_more_deals_are_offered_only_if_there_are_more(store: Store) -> None:
    session = sit(store)
    for wanted, count in (("number under 9", 5), ("number under 6", 4), ("number from 20", 5)):
        *found, last = session.do(f"deals {wanted}")
        assert len(found) == count
        assert ("more" in last) == (session.do("more") != [say(session, "no-more")])


def test_a_result_holds_the_difficulty_and_whether_the_deal_was_winnable(store: Store) -> None:
    deal = deal_of(Difficulty.HARD, RULES)
    session = Session(Game(RULES, deal), store)
    session.do("d")
    session.do("number 1")
    (result,) = store.results.all()
    assert (result.difficulty, result.winnable, result.won) == ("hard", True, False)
