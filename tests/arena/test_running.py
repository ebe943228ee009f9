"""Games of the arena: results, faults of bots, several at once, and files of results."""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.players.ladder import Rung
from winnable.proof.checker import verify
from winnable.research.arena.faults import ArenaError, ArenaFault, BotError, BotFault
from winnable.research.arena.matches import Played, Reason, Result, text_of
from winnable.research.arena.protocol import Limits
from winnable.research.arena.results import Run, read_results, summary
from winnable.research.arena.running import Question, run
from winnable.research.arena.splits import NUMBERS, Deals, Split
from winnable.research.grading.trials import Trials

RUDE = Path(__file__).parents[1] / "support" / "rude_bot.py"
OURS = f"{sys.executable} -m winnable bot"
D3 = parse_rules("d3")


def rude(how: str) -> str:
    return f"{sys.executable} -S -E {RUDE} {how}"


def question(command: str, games: int, *, rules: str = "d3", **limits: float) -> Question:
    changed = msgspec.structs.replace(Limits(seconds=120), **limits)
    return Question(command, parse_rules(rules), Split.VALIDATION, games, changed)


def nothing(_played: Played, _fault: BotError | None) -> None: ...


@pytest.mark.parametrize(
    ("how", "code", "seconds"),
    [
        ("crash", BotFault.ENDED, 120),
        ("hang", BotFault.SILENT, 2),
        ("flood", BotFault.RUBBISH, 120),
        ("rubbish", BotFault.RUBBISH, 120),
        ("list", BotFault.RUBBISH, 120),
        ("long", BotFault.RUBBISH, 120),
        ("illegal", BotFault.ILLEGAL, 120),
    ],
)
def test_a_bot_that_misbehaves_loses_that_game_and_plays_on(
    how: str, code: BotFault, seconds: float
) -> None:
    faults: list[tuple[int, str]] = []

    def listen(played: Played, fault: BotError | None) -> None:
        if fault is not None:
            faults.append((played.game, fault.code))

    described, games = run(question(rude(how), 3, seconds=seconds), 1, None, listen)
    assert (described.bot, described.bot_version) == ("rude", "1")
    assert faults == [(2, code)]
    assert [games[game].result for game in (1, 2, 3)] == [
        Result.RESIGNED,
        Result.LOST,
        Result.RESIGNED,
    ]
    told = summary(games)
    assert (told.games, told.won, told.resigned, told.faults) == (3, 0, 2, {code.value: 1})


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("/nonexistent/bot", BotFault.START),
        ("/", BotFault.START),
        ("", BotFault.EMPTY),
        ("  ''", BotFault.EMPTY),
        ('"', BotFault.QUOTES),
        (rude("yes"), BotFault.RUBBISH),
        (rude("fork"), BotFault.RUBBISH),
        (rude("mute"), BotFault.ENDED),
        (rude("shy"), BotFault.HELLO),
        (rude("future"), BotFault.PROTOCOL),
    ],
    ids=["missing", "folder", "empty", "nameless", "quote", "yes", "fork", "mute", "shy", "future"],
)
def test_a_bot_that_does_not_introduce_itself_plays_no_game(
    command: str, code: BotFault, tmp_path: Path
) -> None:
    file = tmp_path / "results"
    with pytest.raises(BotError) as error:
        run(question(command, 3), 2, file, nothing)
    assert error.value.code is code
    assert not file.exists()


def test_a_bot_that_floods_its_output_and_never_reads_loses_every_game() -> None:
    _, games = run(question(rude("deaf"), 3), 2, None, nothing)
    assert {played.reason for played in games.values()} == {BotFault.RUBBISH}


def test_too_many_moves_and_too_much_processor_time_lose_a_game() -> None:
    _, games = run(question(rude("endless"), 2, moves=5), 2, None, nothing)
    assert {played.reason for played in games.values()} == {Reason.MOVES}
    assert {played.count for played in games.values()} == {5}
    if sys.platform == "linux":
        _, games = run(question(f"{OURS} patient", 1, cpu_s=0.01), 1, None, nothing)
        assert games[1].reason == BotFault.CPU


@pytest.mark.parametrize(
    "rules", [*dict.fromkeys(str(v.rules) for v in VARIANTS.values()), "d2p2n", "d4"]
)
def test_our_bots_play_every_game_and_the_checker_confirms_it(rules: str) -> None:
    _, games = run(question(f"{OURS} careful", 2, rules=rules), 1, None, nothing)
    assert summary(games).faults == {}
    for played in games.values():
        found = verify(text_of(parse_rules(rules), played.number, played.moves))
        assert found.is_won is (played.result is Result.WON)
        assert found.moves == played.count


def test_a_bot_of_the_ladder_wins_the_games_that_its_player_wins() -> None:
    """The careful player of solitario does not decide by chance."""
    rules, trials = parse_rules("s"), Trials()
    _, games = run(question(f"{OURS} careful", 20, rules="s"), 2, None, nothing)
    wins = 0
    for played in games.values():
        trials.load(start(rules, numbered_deal(played.number, rules)))
        assert trials.wins(Rung.CAREFUL, 1, 7) == (played.result is Result.WON), played.number
        wins += played.result is Result.WON
    assert 0 < wins < 20


def test_a_stopped_run_goes_on_and_ends_as_an_undisturbed_one(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    asked = question(f"{OURS} beginner", 8, rules="s")
    described, games = run(asked, 1, whole, nothing)
    run(question(f"{OURS} beginner", 3, rules="s"), 1, part, nothing)
    with part.open("a") as file:
        file.write('{"game":4,"num')  # the process was killed here
    again: list[int] = []
    _, found = run(asked, 3, part, lambda played, _: again.append(played.game))
    assert sorted(again) == [4, 5, 6, 7, 8]
    plain = [msgspec.structs.replace(each, cpu_s=None) for each in games.values()]
    assert [msgspec.structs.replace(found[at], cpu_s=None) for at in range(1, 9)] == plain
    assert read_results(part, described).keys() == games.keys()


def test_a_file_is_read_only_if_it_is_of_this_run_and_every_game_can_be_replayed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "results"
    described, games = run(question(rude("no"), 2), 1, file, nothing)
    other = msgspec.structs.replace(described, rules="d1")
    with pytest.raises(ArenaError) as error:
        read_results(file, other)
    assert error.value.code is ArenaFault.OTHER
    good = file.read_text()
    for old, new in (
        ('"result":"resigned"', '"result":"won"'),
        (games[2].moves, "99"),
        (f'"number":{games[2].number}', '"number":7'),
        ('{"game":2', '{"game":0'),
    ):
        bad = good.replace(old, new)
        assert bad != good
        file.write_text(bad)
        with pytest.raises(ArenaError) as error:
            read_results(file, described)
        assert error.value.code is ArenaFault.LINE
    file.write_text("")
    with pytest.raises(ArenaError):
        read_results(file, described)


def test_games_beyond_a_gap_do_not_count() -> None:
    def played(game: int, result: Result) -> Played:
        return Played(game, 1, result, "sw", cpu_s=1.0)

    games = {at: played(at, Result.WON if at % 2 else Result.LOST) for at in (1, 2, 3, 5)}
    told = summary(games)
    assert (told.games, told.won, told.share) == (3, 2, 2 / 3)
    assert told.anytime.low < told.wilson.low < 2 / 3 < told.wilson.high < told.anytime.high
    assert summary({}) == summary({2: played(2, Result.WON)})
    assert summary({}).share is None


def test_a_run_is_described_by_the_first_line(tmp_path: Path) -> None:
    file = tmp_path / "results"
    described, _ = run(question(rude("no"), 1), 1, file, nothing)
    first = msgspec.json.decode(file.read_bytes().splitlines()[0], type=Run)
    assert first == described


def test_all_deals_of_a_split_can_be_played_for_points(tmp_path: Path) -> None:
    asked = replace(question(f"{OURS} expert", 4, rules="d1p1"), deals=Deals.ALL)
    file = tmp_path / "results"
    described, games = run(asked, 2, file, nothing)
    assert described.deals is Deals.ALL
    first = NUMBERS[Split.VALIDATION].start
    assert sorted(played.number for played in games.values()) == [*range(first, first + 4)]
    rules = parse_rules("d1p1")
    for played in games.values():
        assert played.out == verify(text_of(rules, played.number, played.moves)).out
    told = summary(games)
    assert told.out is not None
    assert sum(told.out) / 2 == pytest.approx(sum(each.out for each in games.values()) / 4)
    assert run(asked, 1, file, nothing) == (described, games), "read again"
    with pytest.raises(ArenaError):
        run(replace(asked, deals=Deals.PROVEN), 1, file, nothing)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1].replace('"out":', '"out":1')]) + "\n")
    with pytest.raises(ArenaError):
        run(asked, 1, file, nothing)
