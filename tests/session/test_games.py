"""From one game to the next: new games, restart, undo, endings and balances."""

from pathlib import Path

import pytest

from tests.support.player import DEAL, RECORDS, WAY, Player
from tests.support.stores import games_of, text_of
from winnable.catalogues.new import RANDOM_NUMBERS, random_number
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.reading import parse_deal
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.messages import LANGUAGES, Voice
from winnable.store import Settings, Store

# New games


def test_new_deals_at_once_and_asks_nothing(player: Player) -> None:
    assert "deal 5" in player.one("new")
    assert player.game.is_fresh
    player.do("d")
    assert "deal 6" in player.one("n")
    assert player.game.deal == numbered_deal(6, player.game.rules)
    assert player.one("yes") == player.one("no") == player.say("nothing-asked")


def test_number_deals_the_numbered_game(player: Player) -> None:
    assert "deal 4217" in player.one("number 4217")
    player.do("d")
    assert "deal 8" in player.one("number 8")
    assert player.game.deal == numbered_deal(8, player.game.rules)


@pytest.mark.parametrize("number", ["18446744073709551616", "9" * 40, "-1"])
def test_a_number_of_no_deal_is_refused_and_changes_nothing(player: Player, number: str) -> None:
    player.do("d")
    assert f'"{number}" ' in player.one(f"number {number}")
    assert player.moves == "sw"
    assert player.one("number") == player.say("number-which")


@pytest.mark.parametrize(
    "address", ["pysol:24", "PySol: 24", "javasol:6", "hard:4217", "klondike-solver:24"]
)
def test_number_deals_an_address(tmp_path: Path, address: str) -> None:
    player = Player(tmp_path, "d1", "4217")
    player.do("d")
    player.do(f"number {address}")
    assert player.session.game.deal == parse_deal(address, player.session.game.rules)


def test_the_number_of_an_unknown_program_is_refused(player: Player) -> None:
    (said,) = player.do("number solitaired:5")
    assert said.startswith(
        'No deal number begins with "solitaired:"; the words that can come before a number are easy'
    )
    assert said.endswith(
        "pysol, kpat, solvitaire, klondike-solver, greenfelt, microsoft, lonelybot."
    )


def test_an_abandoned_game_becomes_a_result_and_stays_on_disk(player: Player) -> None:
    player.do("d", "new")
    results, damaged = player.store.results.read()
    assert [(r.won, r.moves) for r in results] == [(False, 1)]
    assert damaged == []
    assert len({game.text for game in player.saved}) == 2
    player.do("d")
    first, second = sorted(player.saved, key=lambda game: game.deal.address or "")
    assert (len(first.steps), len(second.steps)) == (1, 1)
    assert first.deal != second.deal


def test_after_a_win_new_records_nothing_twice(player: Player) -> None:
    player.do(*WAY)
    assert "deal 5" in player.one("new")
    assert [r.won for r in player.store.results.all()] == [True]


def test_a_new_game_starts_its_own_clock_and_forgets_lists(player: Player) -> None:
    player.do("d", "h")
    player.clock.now += 60
    player.do("new")
    assert player.game.seconds == 0
    assert player.one("do") == player.say("do-nothing")
    player.do("d")
    player.clock.now += 7
    player.do("i")
    assert player.game.seconds == 7


def test_random_numbers_are_in_range() -> None:
    found = [random_number() for _ in range(200)]
    assert all(1 <= number <= RANDOM_NUMBERS for number in found)
    assert len(set(found)) > 100


# Restart, undo, redo


def test_redo_follows_the_line_after_restart(player: Player) -> None:
    player.do("d", "w f")
    assert player.do("restart") != []
    assert player.moves == ""
    player.do("redo 2")
    assert player.moves == "sw wf"


def test_undo_describes_each_step(player: Player) -> None:
    player.do("d", "w f", "1 f", "d")
    lines = player.do("u 3")
    assert len(lines) == 3
    assert player.moves == "sw"
    assert len(set(lines)) == 3
    assert player.one("u") == player.say("undone-draw", count=1)
    assert player.one("u") == player.say("nothing-to-undo")
    assert player.one("u 99999999999999999999") == player.say("nothing-to-undo")


def test_undo_of_too_many_steps_takes_all_of_them_back(player: Player) -> None:
    player.do("d", "w f")
    assert len(player.do("undo 1000000000000")) == 2
    assert player.game.position == Game(player.game.rules, player.game.deal).position


def test_redo_describes_the_steps_again(player: Player) -> None:
    first = [player.one("d"), player.one("w f"), player.one("1 f")]
    player.do("u 3")
    redone = player.do("redo 5")
    assert [line.removeprefix(player.say("redone") + " ") for line in redone] == first
    assert player.one("redo") == player.say("nothing-to-redo")


def test_without_undo_it_is_refused_and_restart_starts_a_new_game(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c1k3u")
    player.do("d", "d")
    refused = player.say("no-no-undo")
    assert [player.one(command) for command in ("u", "u 2", "redo")] == [refused] * 3
    assert player.moves == "sw sw"
    player.do("restart")
    assert player.game.is_fresh
    assert player.game.deal == parse_deal(DEAL, player.game.rules)
    assert [(r.won, r.moves) for r in player.store.results.all()] == [(False, 2)]
    assert player.game in player.saved
    player.do("u")
    assert player.moves == "sw sw"
    assert player.store.results.all() == []
    assert player.one("u") == refused


# Endings


def test_a_win_is_said_and_recorded_once(player: Player) -> None:
    lines = player.do(*WAY)
    won = player.say("won", moves=23, minutes=0, total=12)
    assert len(lines) == 1
    assert lines[0].endswith(won)
    assert not any(won in line for line in (*player.do("w"), *player.do("d"), *player.do("m")))
    assert player.do("u", "redo")[0].endswith(won)
    results, damaged = player.store.results.read()
    assert [(r.won, r.moves) for r in results] == [(True, 23)]
    assert damaged == []


def test_a_won_game_stays_won_after_restart(player: Player) -> None:
    player.do(*WAY, "restart", "d", "new", "yes")
    assert [r.won for r in player.store.results.all()] == [True]


def test_an_abandoned_game_that_is_won_later_is_recorded_as_won(player: Player) -> None:
    player.do("d", "new")
    player.session.leave()
    (left,) = (each.name for each in player.store.listed() if each.state == "left")
    player.session = player.sit_down(parse_game(text_of(player.store, left)), left)
    player.do(*WAY[1:])
    assert [r.won for r in player.store.results.all()] == [True]


def test_no_legal_move_is_said_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1p1c1k3")
    said = [player.one("d") for _ in range(11)]
    ending = player.say("ending-no-move", undo=True)
    assert [ending in line for line in said] == [False] * 10 + [True]
    assert ending not in player.one("d")
    player.do("u")
    assert ending in player.one("d")
    assert player.store.results.read() == ([], [])


def test_a_stock_without_playable_cards_is_said_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "d11c1k3")
    ending = player.say("ending-cycling", undo=True)
    said = [player.one("d") for _ in range(6)]
    assert [ending in line for line in said] == [True] + [False] * 5
    player.do("restart")
    assert ending in player.one("d")


@pytest.mark.parametrize(
    ("name", "number", "total"),
    [
        ("draw-three", 114, 52),
        ("one-pass", 365, 52),
        ("three-passes", 213, 52),
        ("solitario", 302, 40),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_preset_is_won_by_typed_commands(
    tmp_path: Path, name: str, number: int, total: int, language: str
) -> None:
    """In Italian, English words work if they have no Italian meaning; moves are the same."""
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    store = Store(tmp_path)
    session = Session(game, store, Settings())
    session.begin(resumed=False)
    commands = (RECORDS / f"win-{name}.txt").read_text().splitlines()
    lines = [session.do(command) for command in commands[:-1]]
    session.do(f"language {language}")
    last = session.do({"w f": "w f"}.get(commands[-1], commands[-1].replace(" f", " foundation")))
    assert all(len(each) == 1 for each in lines)
    won = session.voice.say("won", moves=game.moves_made, minutes=0, total=total)
    assert won in last[0]
    assert games_of(store)[0].position.is_won


# Vegas


def test_the_balance_carries_over_to_the_next_game(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.CUMULATIVE)
    player.do(*WAY)
    assert player.game.score == -52 + 60
    player.do("new")
    assert (player.game.opening, player.game.score) == (8, 8 - 52)
    player.do("d", "new")
    assert (player.game.opening, player.game.score) == (8 - 52, 8 - 104)
    assert player.game in player.saved


def test_plain_vegas_starts_again_at_the_stake(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.VEGAS)
    player.do(*WAY, "new")
    assert (player.game.opening, player.game.score) == (0, -52)


# The games


def test_a_game_is_named_in_the_words_of_any_language(player: Player) -> None:
    lines = player.do("game")
    assert len(lines) == len(VARIANTS) + 1
    assert lines[-1] == player.say("games-how")
    for name, variant in VARIANTS.items():
        for language in LANGUAGES:
            word, label = Voice(language=language).phrase("command-game"), f"ui-game-{name}"
            player.do(f"{word.split(' | ')[0]} {Voice(language=language).phrase(label)}")
            assert player.game.variant == variant
        player.do(f"game {name.upper()}")
        assert player.game.variant == variant


def test_another_game_can_be_played(player: Player) -> None:
    player.do("d")
    assert "no game" in player.one("game bridge")
    assert player.moves == "sw"
    _, said = player.do("game solitario")
    assert said.startswith("Solitario, deal 5")
    player.do("d")
    player.come_back()
    assert player.game.variant == VARIANTS["solitario"]


def test_another_game_has_the_usual_level(player: Player) -> None:
    player.do("game one pass", "level hard", "new", "game draw three")
    assert "hard deal" in player.one("game one pass")
