"""A session: typed commands in, utterances out, with a test player, store and clock."""

import random
from pathlib import Path

import pytest

from tests.support.length import IS_LONG
from tests.support.mutations import mutate
from tests.support.player import DEAL, WAY, Player, fails
from tests.support.stores import full_disk, reopened, write
from winnable.catalogues.new import new_game
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.session import IDLE, Session
from winnable.speech.commands import vocabulary
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.events import say_resume
from winnable.store import Settings, Store

# Start, leave, resume


def test_a_new_game_starts_with_its_deal_and_is_saved(player: Player) -> None:
    (line,) = player.session.begin(resumed=False)
    assert "11" in line
    assert player.saved == [player.game]


def test_a_resumed_game_says_how_many_moves_it_has(player: Player) -> None:
    player.do("d", "d")
    player.come_back()
    (line,) = player.session.begin(resumed=True)
    assert "2 moves" in line
    assert "9" in line
    assert player.moves == "sw sw"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_resumed_game_says_which_game_and_deal_it_is(name: str, language: str) -> None:
    for asked in ({"number": 4217}, {"difficulty": "hard"}):
        game = new_game(name, **asked)
        voice = Voice(game.rules, language)
        said = say_resume(voice, game)
        assert voice.phrase(f"ui-game-{name}") in said
        assert f" {game.deal.number}." in said
        assert len(said) < 120
        assert say_resume(Voice(game.rules, language, Verbosity.BRIEF), game).count(" ") == 0
    pasted = new_game(name, deal=str(game.deal))
    assert voice.phrase(f"ui-game-{name}") in say_resume(voice, pasted)


def test_every_command_that_changes_the_game_saves_at_once(player: Player) -> None:
    for command in ("d", "w f", "1 f", "u", "redo", "d", "u 2", "restart", "redo 3"):
        player.do(command)
        assert player.session.changed
        assert player.saved == [player.game], command


def test_quit_saves_and_releases_the_game(player: Player) -> None:
    player.do("d")
    assert player.do("quit") == []
    assert player.session.is_over
    assert player.session.leave() == [player.say("goodbye")]
    assert reopened(player.store).latest() is not None


def test_nobody_else_gets_a_game_in_play(player: Player) -> None:
    player.do("d")
    other = reopened(player.store)
    assert other.latest() is None
    assert other.is_busy


def test_a_session_works_without_a_store(capsys: pytest.CaptureFixture[str]) -> None:
    law = parse_rules("d1c1k3")
    session = Session(Game(law, parse_deal(DEAL, law)))
    session.begin(resumed=False)
    for command in (*WAY, "u", "save", "stats", "brief", "new", "restart", "number 3", "yes"):
        session.do(command)
    assert session.leave() == [session.voice.say("goodbye")]
    assert capsys.readouterr() == ("", "")


def test_an_empty_line_says_nothing(player: Player) -> None:
    for text in ("", "   ", "\n", "\t \n"):
        assert player.do(text) == []
    assert not player.session.changed


def test_questions_and_refusals_change_nothing(player: Player) -> None:
    player.do("d")
    text = player.game.text
    for command in ("t", "w", "k", "f", "m", "h", "?", "i", "rules", "1 f", "gibberish", "stats"):
        assert player.do(command), command
        assert not player.session.changed
    assert player.game.text == text


# Again, earlier, the log


def test_again_at_the_start_has_nothing_to_repeat(player: Player) -> None:
    assert player.one(".") == player.say("nothing-yet")
    assert player.do("log") == []


def test_again_always_repeats_the_last_utterance(player: Player) -> None:
    said = player.one("d")
    assert [player.one("."), player.one("again"), player.one(".")] == [said] * 3


def test_again_repeats_refusals_and_answers(player: Player) -> None:
    player.do("d")
    for command in ("w 1", "w", "gibberish"):
        said = player.one(command)
        assert player.one(".") == said


def test_earlier_goes_back_one_by_one_and_stops_at_the_first(player: Player) -> None:
    (begun,) = player.session.begin(resumed=False)
    one, two = player.one("d"), player.one("d")
    assert [player.one(",") for _ in range(4)] == [one, begun, begun, begun]
    assert player.one(".") == begun
    assert player.one("w") != two
    assert player.one(",") == two  # another command starts again at the end


def test_the_log_has_events_and_no_answers(player: Player) -> None:
    (first,) = player.session.begin(resumed=False)
    begun = first.removesuffix(" " + player.say("ask-keys"))
    events = [player.one("d")]
    player.do("t", "w", "?", "nonsense")
    events += [player.one("w f"), player.one("u"), player.one("redo")]
    player.do("log")
    assert player.do("log") == [begun, *events]
    assert player.do("log 2") == events[-2:]
    assert player.do("log 0") == player.do("log")
    assert player.do("log 99999999999999999999") == [begun, *events]


def test_the_log_has_five_events_by_default(player: Player) -> None:
    events = [player.one("d") for _ in range(8)]
    assert player.do("log") == events[-5:]


# The clock


def test_time_counts_from_the_first_move(player: Player) -> None:
    player.clock.now += 100
    player.do("w")
    player.clock.now += 100
    player.do("d")
    assert player.game.seconds == 0
    player.clock.now += 10.6
    player.do("w")
    assert player.game.seconds == 10
    player.clock.now += 10.6
    player.do("w")
    assert player.game.seconds == 21


def test_a_long_pause_counts_only_up_to_the_cap(player: Player) -> None:
    player.do("d")
    player.clock.now += 10 * IDLE
    player.do("w")
    assert player.game.seconds == IDLE
    player.clock.now += IDLE - 1
    player.do("w")
    assert player.game.seconds == 2 * IDLE - 1


def test_a_clock_that_goes_back_subtracts_nothing(player: Player) -> None:
    player.do("d")
    player.clock.now += 30
    player.do("w")
    player.clock.now -= 1000
    player.do("w")
    player.clock.now += 5
    player.do("w")
    assert player.game.seconds == 35


def test_a_break_does_not_count_and_the_time_continues_after_it(player: Player) -> None:
    player.do("d")
    player.clock.now += 20
    player.session.leave()
    assert player.saved[0].seconds == 20
    player.clock.now += 200
    player.come_back()
    assert player.game.seconds < 20 + 200 + 1
    before = player.game.seconds
    player.clock.now += 15
    player.do("w")
    assert player.game.seconds == before + 15


def test_the_clock_stops_at_the_win(player: Player) -> None:
    player.do("d")
    player.clock.now += 90
    player.do(*WAY[1:])
    assert player.game.position.is_won
    player.clock.now += 200
    assert "1 minute" in player.one("i")
    assert player.store.results.all()[0].seconds == 90


# A disk that fails


def test_a_game_that_cannot_be_saved_continues_with_a_warning(
    player: Player,
) -> None:
    player.do("d")
    not_saved = player.say("not-saved", file=player.store.database.name)
    with full_disk(player.store):
        lines = player.do("d")
        assert lines[1:] == [not_saved]
        assert player.moves == "sw sw"
        assert player.do("save") == [not_saved]
        assert player.do("u")[1:] == [not_saved]
        assert player.do("restart")[1:] == [not_saved]
        player.do("redo 2")
    assert len(player.saved[0].steps) == 1
    player.do("d")
    assert player.saved == [player.game]


def test_settings_that_cannot_be_kept_apply_to_this_session(player: Player) -> None:
    with full_disk(player.store):
        assert player.do("brief")
        assert player.session.voice.verbosity is Verbosity.BRIEF
        assert player.do("language italian")
        assert player.session.voice.language == "it"


def test_a_win_is_said_and_saved_even_if_it_cannot_be_recorded(player: Player) -> None:
    write(player.store, "ALTER TABLE results RENAME TO gone")
    lines = player.do(*WAY)
    assert any(player.say("won", moves=23, minutes=0, total=12) in line for line in lines)
    assert player.session.changed
    assert player.saved == [player.game]


def test_an_abandoned_game_that_cannot_be_recorded_is_not_overwritten(player: Player) -> None:
    write(player.store, "ALTER TABLE results RENAME TO gone")
    player.do("d")
    assert player.do("new", "yes")
    player.do("d", "d")
    assert player.game in player.saved
    assert any(game.deal == parse_deal(DEAL, game.rules) for game in player.saved)


def test_a_new_game_that_cannot_be_locked_leaves_the_session_usable(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.do("d")
    with monkeypatch.context() as broken:
        broken.setattr("filelock.FileLock.acquire", fails(OSError(28, "No space left on device")))
        assert player.do("new", "yes")
        assert player.do("d")
    player.do("d")
    assert player.game in player.saved
    assert any(game.deal == parse_deal(DEAL, game.rules) for game in player.saved)


# Arbitrary input

TEXTS = (
    "d",
    "3 5",
    "3 5 2",
    "w f",
    "f hearts 5",
    "queen of spades to 5",
    "where 7 cups",
    "7h f",
    "take 2",
    "undo 3",
    "number 5",
    "language italian",
    "dove 7 di coppe",
    "log 5",
)


@pytest.mark.parametrize("name", VARIANTS)
def test_arbitrary_input_is_answered(tmp_path: Path, name: str) -> None:
    chance = random.Random(name)
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(7, variant.rules), variant.scoring)
    store = Store(tmp_path)
    session = Session(game, store, Settings(), new_number=lambda: chance.randrange(100))
    known = [word for language in LANGUAGES for word in vocabulary(language)]
    for count in range(700 if IS_LONG else 200):
        kind = chance.random()
        if kind < 0.3:
            text = str(chance.choice(session.game.view.legal or ["d"])).replace("x", " ")
        elif kind < 0.6:
            text = chance.choice(known)
        elif kind < 0.8:
            text = " ".join([chance.choice(known), chance.choice(known), str(chance.randrange(9))])
        else:
            text = mutate(chance.choice(TEXTS), chance)
        lines = session.do(text)
        assert isinstance(lines, list)
        for line in lines:
            assert line, (count, text)
            assert line.isprintable(), (count, text)
            assert "{ $" not in line, (count, text)
    assert parse_game(session.game.text) == session.game
    session.leave()
