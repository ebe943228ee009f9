"""Statistics in words and as tables: every game and level, in every language."""

import pytest

from tests.support.wording import faults_of_wording
from winnable.catalogues.ratings import ratings
from winnable.game.game import Game
from winnable.game.results import Result, standing, statistics
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.solver import solve
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.statistics import (
    clock_text,
    kind_title,
    say_statistics,
    say_win,
    say_win_to_share,
    statistics_facts,
    win_facts,
)

RESULTS = [
    Result(
        f"{name}-{number}",
        name,
        won=number % 3 != 0,
        moves=90 + number,
        seconds=3_500 + 60 * number,
        points=None if name == "solitario" else 100 - number,
        difficulty=(None, "easy")[number % 2],
        assisted=number == 5,
        winnable=(True, False, None)[number % 3],
        ended=f"2026-11-{number + 1:02}T12:00:00Z",
        deal=f"{at}{number + 1:02}",
    )
    for at, name in enumerate((*VARIANTS, "d2p2"), 1)
    for number in range(14)
]
KINDS = statistics(RESULTS)


@pytest.fixture(scope="module")
def won() -> Game:
    vegas = VARIANTS["vegas-three"]
    game = Game(vegas.rules, numbered_deal(64, vegas.rules), vegas.scoring)
    for move in solve(start(vegas.rules, game.deal)).moves or ():
        game.play(move)
    assert game.position.is_won
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statistic_is_said_by_the_rules_of_wording(language: str) -> None:
    for name, variant in VARIANTS.items():
        voice = Voice(variant.rules, language, Verbosity.NORMAL)
        said = say_statistics(voice, KINDS, ratings(RESULTS))
        assert len(said) >= len(KINDS) + 1, name
        for line in said:
            wrong = {*faults_of_wording(language, Verbosity.NORMAL, "ask", line)}
            assert wrong <= {"a long utterance"}, line  # a line joins several sentences
    assert say_statistics(voice, []) == [voice.say("stats-none")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_each_fact_once(language: str) -> None:
    rated = ratings(RESULTS)
    assert rated
    voice = Voice(VARIANTS["draw-three"].rules, language, Verbosity.NORMAL)
    titles = [kind_title(voice, each.name, each.difficulty) for each in KINDS]
    assert len({*titles}) == len(titles) == 2 * (len(VARIANTS) + 1)
    for each in KINDS:
        facts = statistics_facts(voice, each, rated.get(each.name))
        names = [name for name, _ in facts]
        assert len({*names}) == len(names) >= 5
        assert all(name and text and (name + text).isprintable() for name, text in facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_win_marks_new_bests(language: str, won: Game) -> None:
    voice = Voice(won.rules, language, Verbosity.NORMAL)
    mine = [result for result in RESULTS if result.name == "vegas-three" and result.won]
    for result in mine:
        found = standing(RESULTS, result.id)
        facts = win_facts(voice, won, result.difficulty, found)
        best = {name for (name, _), is_best in facts if is_best}
        assert found is None or (voice.say("stat-moves") in best) is found.fewest_moves
        names = [name for (name, _), _ in facts]
        assert len({*names}) == len(names)
    assert {standing(RESULTS, each.id) is None for each in mine} == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_is_praised_for_what_is_best_about_it(language: str, won: Game) -> None:
    voice = Voice(won.rules, language, Verbosity.NORMAL)

    def after(*games: tuple[int, int]) -> str:
        """What the last of some wins is praised for, given the moves and seconds of each."""
        results = [
            Result(f"{at}", "vegas-three", won=True, moves=moves, seconds=seconds, points=0)
            for at, (moves, seconds) in enumerate(games)
        ]
        return say_win(voice, won, standing(results, results[-1].id))

    said = [
        after((100, 100)),
        after((100, 100), (100, 90)),
        after((100, 100), (90, 110)),
        after((100, 100), (110, 110)),
        after((100, 100), (110, 110), (120, 120)),
        say_win(voice, won, None),
        say_win(voice, won, None, is_repeated=True),
    ]
    assert said[3] == said[5]
    assert len({*said}) == 6
    assert "3" in said[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_to_share_names_the_deal(language: str, won: Game) -> None:
    voice = Voice(won.rules, language, Verbosity.NORMAL)
    for difficulty in (None, "tricky"):
        text = say_win_to_share(voice, won, difficulty)
        assert "64" in text
        assert str(won.moves_made) in text
        assert text.isprintable()


def test_times_are_written_as_on_a_clock() -> None:
    assert [clock_text(each) for each in (7, 372, 3_723)] == ["0:07", "6:12", "1:02:03"]
