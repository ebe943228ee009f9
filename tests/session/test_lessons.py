"""The tutorial: its tasks are possible, the player's game survives, other moves are taken back."""

from pathlib import Path

import pytest

from tests.languages import SPEAKERS, listed
from tests.support.player import Player
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.session.lessons import say_task
from winnable.session.practice import practice
from winnable.speech.messages import LANGUAGES
from winnable.store import Settings

pytestmark = pytest.mark.usefixtures("quick_advice")


def learner(folder: Path, rules: str) -> Player:
    """A player with a game in progress, one move old."""
    player = Player(folder, rules, "7")
    player.do("d")
    return player


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_has_every_task_on_another_deal(name: str) -> None:
    rules = VARIANTS[name].rules
    first, tasks = practice(rules, numbered_deal(0, rules), is_heard=True)
    expected = ["table", "read", "move", "out", "draw", "undo", "hint", "last"]
    if rules.by_hand:
        expected.insert(3, "turn")
    if rules.kind is SOLITARIO:
        expected.insert(5, "discard")
    assert [task.message.removeprefix("lesson-") for task in tasks] == expected
    second, others = practice(rules, first, is_heard=False)
    assert second.number != first.number
    assert len(others) == len(tasks) - 2


@pytest.mark.parametrize("rules", ["d1c1k1", "d1c2k2", "sc1k1", "d3ru", "sa"])
def test_small_games_have_the_tasks_that_they_can(rules: str, tmp_path: Path) -> None:
    player = Player(tmp_path, rules, "3")
    before = player.game.text
    player.do("tutorial")
    for _ in range(9):
        if player.session.lesson is not None:
            player.do("do")
    assert player.session.lesson is None
    assert player.game.text == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["d3r", "d1p1t", "d1p3", "s"])
def test_what_the_tutorial_says_to_type_is_understood(
    rules: str, language: str, tmp_path: Path
) -> None:
    """A player who types what stands after "type" in each sentence gets to the end."""
    player = learner(tmp_path, rules)
    player.session.change(Settings(language=language))
    own, saved = player.game, player.game.text
    said = player.do("tutorial")[-1]
    tasks = len(player.session.lesson.tasks) if player.session.lesson else 0
    for at in range(1, tasks + 1):
        assert player.session.lesson is not None
        assert player.session.lesson.at + 1 == at
        said = say_task(player.session)
        player.do(typed(said, language))
    assert player.session.lesson is None
    assert player.game is own
    assert own.text == saved


def typed(sentence: str, language: str) -> str:
    """What a sentence says to type: the words after "type" in the player's language."""
    before, after = map(listed, SPEAKERS[language].understood.told)
    for word in before:
        _, found, rest = sentence.casefold().partition(f"{word} ")
        if found and rest.startswith('"'):
            return rest.split('"')[1]
        if found:
            said = rest.rstrip(".").split(":")[0]
            for stop in after:
                said = said.partition(f" {stop} ")[0]
            return said.rstrip(",")
    raise AssertionError(sentence)


def test_the_hint_is_for_the_practice_game_which_goes_on_until_the_player_goes_back(
    tmp_path: Path,
) -> None:
    player = learner(tmp_path, "d3r")
    own = player.game
    player.do("tutorial")
    while player.session.lesson and not player.session.lesson.is_done:
        player.do("do")
    assert "all you need" in say_task(player.session)
    player.do("h", "why", "d", "d")
    assert player.game is not own
    assert player.one("yes") == player.say("lesson-end")
    assert player.session.lesson is None
    assert player.game is own


def test_another_move_is_taken_back_and_the_task_said_again(tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    player.do("tutorial", "do", "do")
    assert player.session.lesson is not None
    at, task = player.session.lesson.at, say_task(player.session)
    assert player.one("d") == f"{player.say('lesson-other')} {task}"
    assert player.session.refused
    assert (player.session.lesson.at, player.moves) == (at, "")
    assert "3 5" not in player.one("k")  # a question is answered, and the task stays
    assert player.session.lesson.at == at


def test_the_own_game_counts_no_time_and_is_not_saved_over(tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    saved = [game.text for game in player.saved]
    player.do("tutorial")
    player.clock.now += 100
    player.do("do", "do", "do")
    player.clock.now += 100
    assert [game.text for game in player.saved] == saved
    assert player.one("quit") == player.say("lesson-left")
    assert not player.session.is_over
    assert player.moves == "sw"
    assert player.game.seconds == 0
    player.clock.now += 7
    player.do("d")
    assert player.game.seconds == 7


@pytest.mark.parametrize("command", ["restart", "daily", "stats", "save"])
def test_an_act_of_the_own_game_ends_the_tutorial_first(command: str, tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    own = player.game
    player.do("tutorial", "do")
    assert player.do(command)[0] == player.say("lesson-left")
    assert player.session.lesson is None
    assert player.game is own


@pytest.mark.parametrize("command", ["new", "number 5"])
def test_a_new_game_ends_the_tutorial_and_is_taken_back(command: str, tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    own = player.game
    player.do("tutorial", "do")
    assert player.do(command)[0] == player.say("lesson-left")
    assert player.session.lesson is None
    assert player.game.is_fresh
    player.do("undo")
    assert player.game == own


def test_the_clock_stands_while_the_player_is_away(tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    player.clock.now += 5
    player.session.set_away(away=True)
    player.clock.now += 100
    player.do("i")
    player.session.set_away(away=False)
    player.clock.now += 2
    player.do("i")
    assert player.game.seconds == 7


def test_leaving_the_session_keeps_the_own_game(tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    text = player.game.text
    player.do("tutorial", "do", "do", "do")
    player.come_back()
    assert player.game.text == text
    assert parse_rules("d3r") == player.game.rules


def test_the_tutorial_can_begin_again(tmp_path: Path) -> None:
    player = learner(tmp_path, "s")
    own = player.game
    player.do("tutorial", "do", "do", "tutorial")
    assert player.session.lesson is not None
    assert player.session.lesson.at == 0
    player.do("no")
    assert player.game is own
    assert not [event for event in player.session.events if "lesson" in event.text]


def test_events_of_the_practice_game_are_forgotten(tmp_path: Path) -> None:
    player = learner(tmp_path, "d3r")
    before = list(player.session.events)
    player.do("tutorial", "do", "do", "do", "do", "no")
    assert player.session.events == before
