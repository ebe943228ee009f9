"""The words of endings, chances and reviews match their values and follow the rules of wording."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.players.test_review import QUICK, played
from tests.support.length import some
from tests.support.stores import add_result
from tests.support.wording import faults_of_wording
from winnable.analysis.chances import Chance, chance, chance_of
from winnable.analysis.endings import Fate
from winnable.analysis.judging import Blame, Mistake
from winnable.analysis.reviews import Option, Review, Turning, review
from winnable.cli import main
from winnable.game.game import Game, move_counts
from winnable.law.deals import numbered_deal
from winnable.law.moves import legal_moves, play
from winnable.law.position import STOCK, parse_move
from winnable.law.rules import Rules, parse_rules
from winnable.session import Session
from winnable.solver import Limits, Verdict
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.answers import say_title
from winnable.speech.messages.reviews import say_chance, say_fate, say_mistake, say_review
from winnable.store import Store

GAME = Game(parse_rules("d3"), numbered_deal(1, parse_rules("d3")))
for _ in range(4):
    GAME.play(parse_move("sw"))
BASE = review(GAME, QUICK[GAME.rules.kind])
DRAW = parse_move("sw")
OPTIONS = (
    Option(DRAW, Verdict.WINNABLE, 0.5),
    Option(parse_move("26"), Verdict.UNDECIDED, 0.5),
)


def losing(blame: Blame = Blame.UNLUCKY, *more: Mistake, **account: float) -> Review:
    """A review of a game that was lost at step 3."""
    turning = Turning(3, DRAW, OPTIONS, (DRAW,), blame)
    own = (Mistake(3, (DRAW,), 0.125),) if blame is Blame.MISTAKE else ()
    sums = {"start": 0.7, "end": 0.0, "choices": 0.1, "unclear": 0.0, "luck": -0.6} | account
    return replace(
        BASE,
        last_winnable=2,
        first_lost=3,
        turning=turning,
        mistakes=(*own, *more),
        account=replace(BASE.account, **sums),
    )


OTHERS = (Mistake(1, (DRAW,), 0.2), Mistake(4, (DRAW,), 0.2))
REVIEWS = {
    "won": replace(BASE, won=True),
    "open": BASE,
    "until": replace(BASE, last_winnable=2),
    "unknown": replace(BASE, last_winnable=None),
    "hopeless": replace(BASE, last_winnable=None, first_lost=0),
    "between": replace(BASE, last_winnable=1, first_lost=4),
    "at most": replace(BASE, last_winnable=None, first_lost=4),
    "unlucky": losing(),
    "mistake": losing(Blame.MISTAKE),
    "another": losing(Blame.MISTAKE, OTHERS[0]),
    "others": losing(Blame.UNLUCKY, *OTHERS),
    "lucky": losing(start=0.4, choices=0.5, luck=0.1),
    "neither": losing(start=0.5, choices=0.5, luck=0.0),
    "late": losing(Blame.LATE),
    "not known": losing(Blame.UNKNOWN, luck=-0.5, unclear=0.1),
    "lines": replace(BASE, lines=3),
}


def said_of(name: str, language: str, level: Verbosity = Verbosity.NORMAL) -> list[str]:
    return say_review(Voice(GAME.rules, language, level), GAME, REVIEWS[name])


@cache
def reviewed_games() -> list[tuple[Game, Review, Chance]]:
    """Games with their reviews, and the chances at their ends."""
    games = [played(parse_rules(text), 3, 60) for text in ("d3", "d1p1t", "s", "d2c4k6n")]
    return [
        (game, review(game, QUICK[game.rules.kind]), chance(game.view, 20, Limits(500)))
        for game in games
    ]


def test_a_review_counts_moves_as_players_do() -> None:
    game = Game(parse_rules("s"), numbered_deal(1, parse_rules("s")))
    for text in ("sh", "hw", "sh", "hw", "1h", "h1", "sh", "hw"):
        game.play(parse_move(text))
    assert move_counts(game.steps) == [0, 0, 1, 1, 2, 2, 2, 2, 3]
    assert game.moves_made == 3
    voice = Voice(game.rules, "en", Verbosity.NORMAL)
    steps = len(game.steps)
    won = replace(BASE, won=True, steps=steps)
    assert say_review(voice, game, won)[0] == "Won at move 3."
    between = replace(BASE, steps=steps, last_winnable=2, first_lost=8)
    assert say_review(voice, game, between)[0].startswith("Lost between moves 2 and 3: ")
    one = replace(between, last_winnable=6)
    assert say_review(voice, game, one)[0] == "Lost at move 3."
    mistakes = tuple(Mistake(step, (DRAW,), 0.2) for step in (3, 4, 7))
    found = replace(BASE, steps=steps, mistakes=mistakes)
    assert "2 moves clearly hurt your chances: 2 and 3." in say_review(voice, game, found)


def test_a_mistake_is_said_with_its_move_the_better_plan_and_the_cost() -> None:
    mistake = Mistake(1, (DRAW,), 0.2)
    said = say_mistake(Voice(GAME.rules), GAME, mistake)
    assert said.startswith("Move 1: ")
    assert "An avoidable mistake. Better: draw. " in said
    assert "20" in said


@pytest.mark.parametrize("language", some(LANGUAGES, 2, 0))
def test_every_sentence_follows_the_rules_of_wording(language: str) -> None:
    lines: list[tuple[Verbosity, str]] = []
    for level in Verbosity:
        lines += [(level, line) for name in REVIEWS for line in said_of(name, language, level)]
        for game, found, likely in reviewed_games():
            voice = Voice(game.rules, language, level)
            lines += [(level, line) for line in say_review(voice, game, found)]
            lines += [(level, say_mistake(voice, game, each)) for each in found.mistakes]
            lines += [(level, say_chance(voice, likely, fair)) for fair in (None, 0.001, 0.4, 1)]
            lines += [(level, say_fate(voice, game.view, fate)) for fate in Fate]
            lines.append((level, say_chance(voice, chance_of(1, 0, 0, complete=True))))
    for level, line in lines:
        assert not list(faults_of_wording(language, level, "outside", line)), line
        if level is Verbosity.NORMAL:
            assert all(len(part) <= 110 for part in line.split(". ")), line


def test_a_review_starts_with_the_result() -> None:
    assert said_of("unlucky", "en")[0] == "Lost at move 3: draw."
    assert said_of("unlucky", "it")[0] == "Partita persa con la mossa 3: pescare."
    assert said_of("between", "en")[0].startswith("Lost between moves 2 and 4:")
    assert said_of("hopeless", "en")[0] == "This deal cannot be won, however it is played."
    assert said_of("open", "en")[0] == "This game can still be won."
    assert said_of("won", "it")[0] == "Partita vinta alla mossa 4."


def test_blame_is_said_only_if_it_is_proven() -> None:
    for name in REVIEWS:
        text = " ".join(said_of(name, "en"))
        assert ("An avoidable mistake" in text) == (name in ("mistake", "another")), name
        assert ("Bad luck" in text) == (name in ("unlucky", "others", "lucky", "neither")), name


def test_a_lack_of_evidence_is_said() -> None:
    not_known = said_of("not known", "en")
    assert "From what you could see, it is unclear whether anything else was better." in not_known
    assert not_known[-1].startswith("Another 10 points were lost, either to your play or ")
    assert "From what you could see, the game was already as good as lost." in said_of("late", "en")
    for name in ("unlucky", "mistake", "late"):
        assert "not known" not in " ".join(said_of(name, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_moves_gets_one_sentence(language: str) -> None:
    fresh = Game(GAME.rules, GAME.deal)
    said = say_review(Voice(GAME.rules, language), fresh, review(fresh, QUICK[GAME.rules.kind]))
    assert len(said) == 1
    assert not any(letter.isdigit() for letter in said[0])
    session = Session(Game(GAME.rules, GAME.deal))
    assert session.do("review") == ["No moves yet, so there is nothing to review."]
    assert not session.game.assisted


def test_the_account_of_a_review_adds_up() -> None:
    for name, words in {
        "unlucky": "70 percent. Your clear mistakes cost 10 points; the cards cost another 60.",
        "lucky": "40 percent. Your clear mistakes cost 50 points; the cards gave you 10.",
        "not known": "70 percent. Your clear mistakes cost 10 points; the cards cost another 50.",
        "neither": "50 percent. Your clear mistakes cost 50 points; the cards cost nothing.",
    }.items():
        assert f"Your best possible chance began at {words}" in said_of(name, "en")


def test_a_chance_is_called_an_upper_bound() -> None:
    voice = Voice(Rules())
    for found in (chance_of(126, 70, 4, complete=False), chance_of(3, 2, 1, complete=True)):
        assert "If you knew every card, your best possible chance would be" in say_chance(
            voice, found
        )


def test_a_chance_below_one_in_two_hundred_is_less_than_one_of_100() -> None:
    said = say_chance(Voice(), chance_of(10, 90, 0, complete=False), 0.004)
    assert "A strong player would win less than 1 percent of the time from here." in said


def test_the_command_prints_a_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(parse_rules("d3"), 4, 100).text)
    assert run("review", str(path), "--language", "it") == 0
    italian = capsys.readouterr().out
    assert run("review", str(path), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["steps"] == 100 == len(told["verdicts"]) - 1
    assert set(told["verdicts"]) <= set(Verdict)
    assert {"turning", "points", "account", "retry", "said"} <= set(told)
    assert italian
    assert italian.splitlines() != told["said"]


def test_a_file_without_a_game_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("hello")
    for name in (str(path), str(tmp_path / "none")):
        assert run("review", name) == 2
        said = capsys.readouterr()
        assert not said.out
        assert len(said.err.splitlines()) == 1
        assert name in said.err


def test_without_a_file_the_last_game_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("review") == 2
    assert capsys.readouterr().err == (
        "You have no game to review yet. Play one, or specify the file of a saved game.\n"
    )
    store = Store()
    game = played(parse_rules("d3"), 4, 3)
    game_id = store.replace(None, game)
    store.replace(
        None, Game(game.rules, game.deal)
    )  # a game without a move is not the last one played
    assert run("review") == 0
    title = say_title(Voice(game.rules), game)
    assert capsys.readouterr().out.startswith(f"Your game in progress: {title}\n")
    add_result(store, game_id, game)
    assert run("review", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["said"][0] == f"Your last game, which is over: {title}"
    assert told["file"] == game_id


def run(*arguments: str) -> object:
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    return end.value.code


def test_a_winning_move_is_named_with_the_draws_before_it() -> None:
    found = losing()
    assert found.turning is not None
    before = GAME.steps[2].before
    drawn = play(before, parse_move("sw")).after
    move = next(move for move in legal_moves(drawn) if move.source != STOCK)
    after = replace(found, turning=replace(found.turning, line=(DRAW, move)))
    said = say_review(Voice(GAME.rules), GAME, after)
    assert said[1].startswith("There was still a way to win: after drawing, ")
    assert say_review(Voice(GAME.rules), GAME, found)[1] == "There was still a way to win: draw."


def test_only_a_review_with_a_losing_step_speaks_of_other_mistakes() -> None:
    won = replace(BASE, won=True, mistakes=OTHERS)
    assert "2 moves clearly hurt your chances: 1 and 4." in say_review(Voice(GAME.rules), GAME, won)
    assert "2 other moves" in " ".join(said_of("others", "en"))
