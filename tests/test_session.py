"""A session: typed commands in, utterances out; the player, the store and the clock are tests."""

import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final, NoReturn

import pytest
from mutations import mutate

from winnable.cards import card_text
from winnable.catalogue import catalogue_of, parse_condition
from winnable.commands import asked_condition, vocabulary
from winnable.deals import numbered_deal, parse_deal
from winnable.errors import Fault, WinnableError
from winnable.game import Game, parse_game
from winnable.messages import LANGUAGES, Level, Voice, answers, say_fault
from winnable.openings import NEW_NUMBERS, random_number
from winnable.position import Move
from winnable.rules import parse_rules
from winnable.scoring import Scoring
from winnable.session import IDLE, PAGE, Session
from winnable.store import Settings, Store
from winnable.variants import VARIANTS

RECORDS = Path(__file__).parent / "records"
DEAL = "2H AH 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""One column, the two of hearts on it; then drawn one by one from the ace of hearts on."""
WAY = ["d", "w f", "1 f", *["d", "w f"] * 10]
"""The win of ``DEAL``."""
ITALIAN = "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS"
"""Six piles, the ace of denari out at once; then the deck, the three of coppe first."""


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Player:
    """A session in a store, and what the player does with it."""

    def __init__(
        self,
        folder: Path,
        rules: str = "d1c1k3",
        deal: str | None = None,
        scoring: Scoring = Scoring.NONE,
    ) -> None:
        law = parse_rules(rules)
        text = deal or (ITALIAN if rules.startswith("s") else DEAL)
        self.store = Store(folder)
        self.clock = Clock()
        self.numbers = iter(range(5, 100))
        game = Game(law, parse_deal(text, law), scoring)
        self.session = self.sit_down(game)

    def sit_down(self, game: Game, game_id: str | None = None) -> Session:
        return Session(
            game,
            self.store,
            self.store.settings(),
            game_id=game_id,
            clock=self.clock,
            new_number=lambda: next(self.numbers),
        )

    def come_back(self) -> None:
        """Leaves and goes on with the same game, as another process would."""
        self.session.leave()
        self.store = Store(self.store.folder)
        found = self.store.latest()
        assert found is not None
        self.session = self.sit_down(found[1], found[0])

    @property
    def game(self) -> Game:
        return self.session.game

    def do(self, *commands: str) -> list[str]:
        """What the last of the commands answers."""
        lines: list[str] = []
        for command in commands:
            lines = self.session.do(command)
        return lines

    def one(self, *commands: str) -> str:
        (line,) = self.do(*commands)
        return line

    def say(self, name: str, **details: str | float) -> str:
        return self.session.voice.say(name, **details)

    @property
    def saved(self) -> list[Game]:
        """The games on the disk."""
        return [
            parse_game(path.read_text("utf-8"))
            for path in sorted(self.store.path("x").parent.glob("*.txt"))
        ]

    @property
    def moves(self) -> str:
        return " ".join(str(step.move) for step in self.game.steps)


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


@pytest.fixture
def italian(tmp_path: Path) -> Player:
    return Player(tmp_path, "sk5")


def fails(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


# Beginning, leaving, going on


def test_a_new_game_begins_with_the_deal_and_is_saved(player: Player) -> None:
    (line,) = player.session.begin(resumed=False)
    assert "11" in line
    assert player.saved == [player.game]


def test_a_game_gone_on_with_says_how_far_it_is(player: Player) -> None:
    player.do("d", "d")
    player.come_back()
    (line,) = player.session.begin(resumed=True)
    assert "2 moves" in line
    assert "9" in line
    assert player.moves == "sw sw"


def test_every_command_that_changes_the_game_is_saved_at_once(player: Player) -> None:
    for command in ("d", "w f", "1 f", "u", "redo", "d", "u 2", "restart", "redo 3"):
        player.do(command)
        assert player.session.changed
        assert player.saved == [player.game], command


def test_to_quit_saves_and_gives_the_game_back(player: Player) -> None:
    player.do("d")
    assert player.do("quit") == []
    assert player.session.is_over
    assert player.session.leave() == [player.say("goodbye")]
    assert Store(player.store.folder).latest() is not None


def test_while_it_is_played_nobody_else_gets_the_game(player: Player) -> None:
    player.do("d")
    other = Store(player.store.folder)
    assert other.latest() is None
    assert other.is_busy


def test_without_a_store_everything_else_works(capsys: pytest.CaptureFixture[str]) -> None:
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


# New games


def test_new_asks_only_if_a_game_is_going_on(player: Player) -> None:
    assert "deal 5" in player.one("new")
    assert player.game.is_fresh
    player.do("d")
    assert player.one("new") == player.say("ask-new")
    assert player.moves == "sw"
    assert "deal 6" in player.one("yes")
    assert player.game.deal == numbered_deal(6, player.game.rules)


def test_no_keeps_the_game(player: Player) -> None:
    player.do("d", "new")
    assert player.one("no") == player.say("kept")
    assert player.moves == "sw"
    assert player.one("no") == player.say("nothing-asked")


def test_any_other_command_takes_the_question_back(player: Player) -> None:
    player.do("d", "new", "w")
    assert player.one("yes") == player.say("nothing-asked")
    assert player.moves == "sw"


def test_new_asked_twice_still_asks(player: Player) -> None:
    player.do("d", "new")
    assert player.one("new") == player.say("ask-new")
    assert player.moves == "sw"


def test_a_number_names_the_new_deal(player: Player) -> None:
    assert "deal 4217" in player.one("number 4217")
    player.do("d")
    assert player.one("number 8") == player.say("ask-new")
    assert "deal 8" in player.one("yes")
    assert player.game.deal == numbered_deal(8, player.game.rules)


@pytest.mark.parametrize("number", ["18446744073709551616", "9" * 40, "-1"])
def test_a_number_that_names_no_deal_is_refused_before_it_asks(player: Player, number: str) -> None:
    player.do("d")
    assert f" {number} " in player.one(f"number {number}")
    assert player.one("yes") == player.say("nothing-asked")
    assert player.one("number") == player.say("incomplete", text="number")


def test_a_left_game_is_a_result_and_stays_on_the_disk(player: Player) -> None:
    player.do("d", "new", "yes")
    results, damaged = player.store.results()
    assert [(r.won, r.moves) for r in results] == [(False, 1)]
    assert damaged == 0
    assert len({game.text for game in player.saved}) == 2
    player.do("d")
    first, second = sorted(player.saved, key=lambda game: game.deal.address or "")
    assert (len(first.steps), len(second.steps)) == (1, 1)
    assert first.deal != second.deal


def test_after_a_win_new_asks_nothing_and_counts_nothing_twice(player: Player) -> None:
    player.do(*WAY)
    assert "deal 5" in player.one("new")
    assert [r.won for r in player.store.results()[0]] == [True]


def test_a_new_game_begins_its_own_clock_and_offers_nothing_of_the_old(player: Player) -> None:
    player.do("d", "h")
    player.clock.now += 60
    player.do("new", "yes")
    assert player.game.seconds == 0
    assert player.one("do") == player.say("do-nothing")
    player.do("d")
    player.clock.now += 7
    player.do("i")
    assert player.game.seconds == 7


def test_random_numbers_are_in_range() -> None:
    found = [random_number() for _ in range(200)]
    assert all(1 <= number <= NEW_NUMBERS for number in found)
    assert len(set(found)) > 100


# Restart, undo, redo


def test_restart_and_the_way_back(player: Player) -> None:
    player.do("d", "w f")
    assert player.do("restart") != []
    assert player.moves == ""
    player.do("redo 2")
    assert player.moves == "sw wf"


def test_undo_says_each_step(player: Player) -> None:
    player.do("d", "w f", "1 f", "d")
    lines = player.do("u 3")
    assert len(lines) == 3
    assert player.moves == "sw"
    assert len(set(lines)) == 3
    assert player.one("u") == player.say("undone-draw", count=1)
    assert player.one("u") == player.say("nothing-to-undo")
    assert player.one("u 99999999999999999999") == player.say("nothing-to-undo")


def test_more_undos_than_steps_take_all_of_them_back(player: Player) -> None:
    player.do("d", "w f")
    assert len(player.do("undo 1000000000000")) == 2
    assert player.game.position == Game(player.game.rules, player.game.deal).position


def test_redo_says_the_steps_again(player: Player) -> None:
    first = [player.one("d"), player.one("w f"), player.one("1 f")]
    player.do("u 3")
    redone = player.do("redo 5")
    assert [line.removeprefix(player.say("redone") + " ") for line in redone] == first
    assert player.one("redo") == player.say("nothing-to-redo")


def test_rules_without_undo_refuse_it_and_restart_is_a_new_game(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c1k3u")
    player.do("d", "d")
    refused = player.say("no-no-undo")
    assert [player.one(command) for command in ("u", "u 2", "redo")] == [refused] * 3
    assert player.moves == "sw sw"
    assert player.one("restart") == player.say("ask-restart")
    assert player.one("no") == player.say("kept")
    assert player.moves == "sw sw"
    player.do("restart", "yes")
    assert player.game.is_fresh
    assert player.game.deal == parse_deal(DEAL, player.game.rules)
    assert [(r.won, r.moves) for r in player.store.results()[0]] == [(False, 2)]
    assert player.game in player.saved


# Again, earlier, the log


def test_nothing_was_said_yet(player: Player) -> None:
    assert player.one(".") == player.say("nothing-yet")
    assert player.do("log") == []


def test_again_repeats_the_last_utterance_and_goes_no_further_back(player: Player) -> None:
    said = player.one("d")
    assert [player.one("."), player.one("again"), player.one(".")] == [said] * 3


def test_again_repeats_refusals_and_answers_too(player: Player) -> None:
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
    assert player.one(",") == two  # another command begins again at the end


def test_the_log_has_events_and_no_answers(player: Player) -> None:
    (begun,) = player.session.begin(resumed=False)
    events = [player.one("d")]
    player.do("t", "w", "?", "nonsense")
    events += [player.one("w f"), player.one("u"), player.one("redo")]
    player.do("log")
    assert player.do("log") == [begun, *events]
    assert player.do("log 2") == events[-2:]
    assert player.do("log 0") == player.do("log")
    assert player.do("log 99999999999999999999") == [begun, *events]


def test_the_log_has_five_unless_told(player: Player) -> None:
    events = [player.one("d") for _ in range(8)]
    assert player.do("log") == events[-5:]


# Settings


@pytest.mark.parametrize("level", list(Level))
def test_levels(player: Player, level: Level) -> None:
    assert player.one(level.value) == Voice(player.game.rules, level=level).say(f"level-{level}")
    expected = Voice(player.game.rules, level=level).say("drew", card="X", left=10)
    begin = expected.index("X")
    assert player.one("d")[:begin] == expected[:begin]
    player.come_back()
    assert player.session.voice.level is level


def test_levels_differ(player: Player) -> None:
    said = set()
    for level in Level:
        player.do("u", level.value)
        said.add(player.one("d"))
    assert len(said) == 3


def test_the_language_changes_in_the_middle_of_a_game(player: Player) -> None:
    english = player.one("d")
    italian = Voice(player.game.rules, "it")
    assert player.one("language italian") == italian.say("language-set")
    assert player.one("annulla") == italian.say("undone-draw", count=1)
    assert player.one("pesca") != english
    assert player.one("lingua inglese") == Voice().say("language-set")
    player.do("u")
    assert player.one("d") == english
    player.do("italiano")
    player.come_back()
    assert player.session.voice.language == "it"


def test_asked_for_the_language_it_is_said(player: Player) -> None:
    assert player.one("language") == player.say("language")
    player.do("italian")
    assert player.one("lingua") == player.say("language")


def test_the_memory_aid_tells_cards_seen_before(player: Player) -> None:
    player.do("d", "u")
    hidden = player.one("where ace hearts")
    assert player.one("memory on") == player.say("memory", on=True)
    assert player.one("where ace hearts") != hidden
    assert "1 from the top" in player.one("where ace hearts")
    player.come_back()
    assert "1 from the top" in player.one("where ace hearts")
    assert player.one("memory off") == player.say("memory", on=False)
    assert player.one("where ace hearts") == hidden


def test_the_memory_aid_tells_nothing_that_was_not_seen(player: Player) -> None:
    player.do("memory on")
    assert player.one("where 3 hearts") == Voice().say("where", place="unseen", card="3 of hearts")


def test_figures_are_named_or_numbered(tmp_path: Path) -> None:
    player = Player(tmp_path, "s", "4217")
    numbered = player.do("t")
    assert player.one("figures on") == player.say("figures", on=True)
    named = player.do("t")
    assert named != numbered
    assert any(name in named[0] for name in ("jack", "knight", "king"))
    player.come_back()
    assert player.do("t") == named
    assert player.one("figures off") == player.say("figures", on=False)
    assert player.do("t") == numbered


def test_french_cards_have_no_figures_to_name(player: Player) -> None:
    assert player.one("figures on") == player.say("figures-french")
    assert not player.store.settings().figures


def test_plain_mode_is_remembered(player: Player) -> None:
    assert player.one("plain on") == player.say("plain-kept")
    assert Store(player.store.folder).settings().plain
    assert player.one("plain off") == player.say("plain-off")
    assert not Store(player.store.folder).settings().plain
    player.do("plain")
    assert Store(player.store.folder).settings().plain


# Questions about the session


def test_save_tells_where(player: Player) -> None:
    player.do("d")
    (path,) = player.store.path("x").parent.glob("*.txt")
    assert str(path) in player.one("save")


def test_a_path_is_told_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "my games. all of them"
    player = Player(folder)
    assert str(folder) in player.one("save")


def test_a_path_of_any_length_may_be_told(tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*["d" * 200] * 14)  # 2,800 characters; 4,096 are allowed
    player = Player(folder)
    assert player.do("save")
    assert player.saved == [player.game]


def test_what_was_typed_is_repeated_as_it_is(player: Player) -> None:
    assert "“blah. blah”" in player.one("blah. blah")


def test_statistics(player: Player) -> None:
    assert player.one("stats") == player.say("stats-none")
    player.do(*WAY, "new", "d", "new", "yes")
    line = player.one("stats")
    assert "2 played, 1 won, 50 percent" in line
    assert "23 moves" in line


def test_the_score_is_told(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.VEGAS)
    player.do(*WAY[:3])
    assert player.game.score == -52 + 10
    assert "minus 42" in player.one("i")
    assert "3 moves" in player.one("i")


def test_help_fits_the_game(player: Player, tmp_path: Path) -> None:
    klondike = player.do("?")
    by_hand = Player(tmp_path / "a", "d1c1k3t").do("?")
    solitario = Player(tmp_path / "b", "sk5").do("?")
    assert set(klondike) < set(by_hand)
    assert set(solitario) & set(klondike) != set()
    assert any("take 2" in line for line in solitario)
    assert not any("take 2" in line for line in klondike)


def test_the_rules_are_told_from_their_values(player: Player, tmp_path: Path) -> None:
    usual = player.do("rules")
    others = [
        Player(tmp_path / rules, rules).do("rules")
        for rules in ("d1c1k3u", "d1c1k3t", "d1c1k3n", "d1p1c1k3", "d2c1k3r", "sk5", "d1c1k3o")
    ]
    assert all(lines and lines != usual for lines in others)


def test_a_word_of_the_other_game_is_not_here(player: Player, italian: Player) -> None:
    assert player.one("take 2") == player.say("not-here", text="take 2")
    assert italian.one("turn 2") == italian.say("not-here", text="turn 2")


def test_an_unknown_word_is_repeated_and_a_near_one_offered(player: Player) -> None:
    assert player.one("xyzzy") == player.say("unknown", text="xyzzy", near="")
    assert player.one("redoo") == player.say("unknown-near", text="redoo", near="redo")
    assert "\x1b" not in player.one("\x1b[31mred")


# Moves


def test_the_best_run_or_exactly_so_many(tmp_path: Path) -> None:
    rules = "d1c2"
    cards = ["KH", "2S", "QC"]
    law = parse_rules(rules)
    rest = [text for card in range(52) if (text := card_text(card, law.deck)) not in cards]
    player = Player(tmp_path, rules, " ".join([*cards, *rest]))
    assert player.one("2 1 2") == player.say("no-face-down", pile=2, count=1)
    player.do("2 1")
    assert player.moves == "21"
    assert player.one("1 1") == player.say("no-same-pile")
    assert player.one("1 2 9") == player.say("no-face-down", pile=1, count=2)


def test_a_card_is_moved_by_its_name(player: Player) -> None:
    player.do("d", "ace of hearts f", "2h f")
    assert player.moves == "sw wf 1f"
    assert "not seen" in player.one("3 spades to 1")  # no secret is told
    assert player.moves == "sw wf 1f"


def test_a_card_of_a_foundation_comes_back(player: Player) -> None:
    player.do(*WAY[:5])
    assert player.one("f 1").startswith("3 of hearts")
    moves = player.moves
    assert player.one("f 1").startswith("No. ")
    assert player.moves == moves
    player.do("u", "3 hearts to 1")
    assert player.moves.endswith("wf fh1")
    assert "empty" in player.one("f spades 1")


def test_two_foundations_that_fit_are_a_choice(player: Player) -> None:
    player.do(*WAY[:13])
    assert [str(move) for move in player.game.view.legal] == ["fh1", "fd1", "sw"]
    lines = player.do("f 1")
    assert len(lines) == 3
    player.do("2")
    assert player.moves.endswith("fd1")


def test_a_card_is_turned_by_hand(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c2k3t", "2H 2D AD AH 3H 3D AC 2C 3C AS 2S 3S")
    assert player.one("turn") == player.say("incomplete", text="turn")
    player.do("2 f")
    assert player.game.view.legal[0] == Move(2, 2)
    player.do("turn")
    assert player.moves == "2f 22"
    assert player.one("turn 7") == player.say("no-no-such-pile", count=2)
    for command in ("turn 0", "turn 99999999999999999999"):
        assert player.do(command)
    player.do("u", "turn 2")
    assert player.moves == "2f 22"


def test_the_piles_are_read(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1c2k3")
    lines = player.do("read")
    assert len(lines) == 2
    assert [player.one("1"), player.one("pile 2")] == lines
    for command in ("0", "3", "pile 9"):
        assert player.one(command) == player.say("no-no-such-pile", count=2)


def test_where_needs_a_card(player: Player) -> None:
    assert player.one("where") == player.say("where-which", example=player.session.voice.card(0))
    assert player.one("where is everything") == player.one("where")


def test_solitario_moves_through_the_hand_as_one_act_or_not_at_all(italian: Player) -> None:
    assert italian.one("1 2").endswith(
        italian.say("moved", cards="3 of coins", pile=2, onto="4 of cups", **{"from": "hand"})
    )
    assert italian.moves == "1h h2"
    text = italian.game.text
    assert italian.do("6 2")[0].startswith("No.")
    assert italian.game.text == text
    assert italian.game.position.hand is None


def test_solitario_takes_and_puts_back(italian: Player) -> None:
    for commands, moves in {
        "d; deck": "sh hs",
        "d; x; take x; take x": "sh hw wh hw",
        "d; x; take w; back": "sh hw wh hw",
        "take 1; back": "1h h1",
        "take 1; to 2": "1h h2",
        "take 1; x": "1h hw",
        "3 coins to 2": "1h h2",
        "d; 3 cups to 6": "sh h6",
        "d; x; x 6": "sh hw wh h6",
        "1 w": "1h hw",
        "d; deck; d; back": "sh hs sh hs",
    }.items():
        italian.do("restart", *commands.split("; "))
        assert italian.moves == moves, commands


def test_solitario_says_what_is_missing(italian: Player) -> None:
    for command in ("take", "to"):
        assert italian.one(command) == italian.say("incomplete", text=command)
    for command in ("to 2", "x", "deck", "back"):
        assert italian.one(command) == italian.say("no-hand-empty")


# Lists of moves


@pytest.fixture
def many(tmp_path: Path) -> Player:
    """A game with eleven legal moves."""
    player = Player(tmp_path, "d1c9", "1654")
    assert len(player.game.view.legal) == 11
    return player


def test_a_long_list_is_told_in_pages(many: Player) -> None:
    first = many.do("m")
    assert first[0] == many.say("moves-list", count=11)
    assert [line.split(":")[0] for line in first[1:-1]] == [str(n) for n in range(1, PAGE + 1)]
    assert first[-1] == many.say("moves-rest", count=2)
    assert [line.split(":")[0] for line in many.do("more")] == ["10", "11"]
    assert many.one("more") == many.say("no-more")
    assert many.do("m") == first


def test_a_number_plays_a_move_of_the_list_heard_or_not(many: Player) -> None:
    lines = [*many.do("m"), *many.do("more")]
    assert "draw" in lines[-1]
    many.do("m", "11")
    assert many.moves == "sw"


def test_a_number_beyond_the_list_is_refused_and_the_list_stays(many: Player) -> None:
    assert many.one("m", "12") == many.say("moves-choice", count=11)
    assert many.one("0") == many.say("moves-choice", count=11)
    many.do(".", "11")
    assert many.moves == "sw"


def test_another_command_ends_the_list(many: Player) -> None:
    many.do("m", "w")
    assert many.do("3") == many.do("pile 3")
    assert many.moves == ""


@pytest.mark.parametrize("before", [(), ("m", "w"), ("m", "11"), ("m", "more", "w")])
def test_there_is_no_more_without_a_list(many: Player, before: tuple[str, ...]) -> None:
    assert many.one(*before, "more") == many.say("no-more")


def test_every_move_of_the_list_is_legal_and_none_is_missing(many: Player) -> None:
    legal = set(many.game.view.legal)
    played = set()
    for number in range(1, 12):
        many.do("m", str(number))
        played.add(many.game.steps[0].move)
        many.do("u")
    assert played == legal


# Hints


# Deals by what they are like

CATALOGUE: Final = catalogue_of(parse_rules("d3"))


def like(player: Player, text: str, count: int, *, start: int = 0) -> list[str]:
    """What is said of the deals that meet a condition."""
    found = islice(CATALOGUE.find(parse_condition(text)), start, start + count)
    return [answers.say_found(player.session.voice, deal) for deal in found]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("find level=hard passes<=2", "level=hard passes<=2"),
        ("deals level hard, passes at most 2", "level=hard passes<=2"),
        ("find a deal returns = needed", "returns=needed"),
        ("deals traps over 0.2 level tricky", "level=tricky traps>0.2"),
        ("partite livello difficile giri al massimo 2", "level=hard passes<=2"),
        ("trova ritorni=necessari", "returns=needed"),
    ],
)
def test_deals_are_found_by_what_they_are_like(tmp_path: Path, typed: str, meant: str) -> None:
    player = Player(tmp_path, "d3", "7")
    *found, rest = player.do("find number>=300 number<310", typed)
    assert found == like(player, meant, 5)
    number = found[0].partition(",")[0]
    assert rest == player.say("found-rest", number=number, more=True)
    assert player.do("more") == like(player, meant, 5, start=5)
    player.do(f"number {number}")
    assert str(player.game.deal.number) == number


def test_the_list_of_deals_ends_with_another_command(tmp_path: Path) -> None:
    player = Player(tmp_path, "d3", "7")
    assert player.one("find level=hard", "i", "more") == player.say("no-more")
    assert player.one("find number=4 level=normal", "more") == player.say("no-more")


def test_nothing_is_found_out_about_the_deal_that_is_played(tmp_path: Path) -> None:
    """Whatever it is like, and under whichever rules it is asked for."""
    for number in range(1, 30):
        player = Player(tmp_path / str(number), "d3", str(number))
        assert player.one(f"find number={number}") == player.say("found-none")


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("deals hard", Fault.CONDITION),
        ("find colour=red", Fault.CONDITION_NAME),
        ("deals level evil", Fault.CONDITION_VALUE),
        ("find passes<2 passes<3", Fault.CONDITION_TWICE),
    ],
)
def test_a_condition_that_makes_no_sense_is_named(player: Player, typed: str, fault: Fault) -> None:
    with pytest.raises(WinnableError) as caught:
        asked_condition(typed.split(" ", 1)[1], "en")
    assert caught.value.code is fault
    assert player.one(typed) == say_fault(player.session.voice, caught.value)
    assert player.session.refused


def test_rules_without_a_catalogue_have_no_deals_to_find(player: Player) -> None:
    assert player.one("find level=hard") == player.say(
        "fault-no-catalogue", rules=str(player.game.rules)
    )


def test_cards_are_still_found(player: Player) -> None:
    assert player.one("find 7 hearts") == player.one("where 7 hearts")
    assert player.one("find") == player.one("where")


# Hints


def test_hints_go_deeper_each_time_and_do_plays_the_move_that_was_told(many: Player) -> None:
    assert many.one("h") == many.say("hint-some")
    assert many.one("do") == many.say("do-nothing")
    assert many.one("h").startswith("Look at ")
    assert many.one("do") == many.say("do-nothing")
    told = many.one("h")
    assert told.startswith("Try: ")
    assert many.one("h") == told
    many.do("w", "t", "do")
    assert many.moves == str(many.game.steps[0].move)
    assert many.one("do") == many.say("do-nothing")
    many.do("u")
    assert many.one("h") == many.say("hint-some")  # and they begin again
    assert not many.game.assisted


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


def test_a_long_silence_counts_no_more_than_the_cap(player: Player) -> None:
    player.do("d")
    player.clock.now += 10 * IDLE
    player.do("w")
    assert player.game.seconds == IDLE
    player.clock.now += IDLE - 1
    player.do("w")
    assert player.game.seconds == 2 * IDLE - 1


def test_a_clock_that_goes_back_takes_nothing_away(player: Player) -> None:
    player.do("d")
    player.clock.now += 30
    player.do("w")
    player.clock.now -= 1000
    player.do("w")
    player.clock.now += 5
    player.do("w")
    assert player.game.seconds == 35


def test_the_time_goes_on_after_a_break_and_the_break_does_not_count(player: Player) -> None:
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


def test_after_the_win_the_clock_stands(player: Player) -> None:
    player.do("d")
    player.clock.now += 90
    player.do(*WAY[1:])
    assert player.game.position.is_won
    player.clock.now += 200
    assert "1 minute" in player.one("i")
    assert player.store.results()[0][0].seconds == 90


# Endings


def test_the_win_is_said_and_recorded_once(player: Player) -> None:
    lines = player.do(*WAY)
    won = player.say("won", moves=23, minutes=0, total=12)
    assert len(lines) == 1
    assert lines[0].endswith(won)
    assert not any(won in line for line in (*player.do("w"), *player.do("d"), *player.do("m")))
    assert player.do("u", "redo")[0].endswith(won)
    results, damaged = player.store.results()
    assert [(r.won, r.moves) for r in results] == [(True, 23)]
    assert damaged == 0


def test_a_won_game_that_is_restarted_and_left_stays_won(player: Player) -> None:
    player.do(*WAY, "restart", "d", "new", "yes")
    assert [r.won for r in player.store.results()[0]] == [True]


def test_a_left_game_that_is_won_after_all_is_won(player: Player) -> None:
    player.do("d", "new", "yes")
    player.session.leave()
    (path,) = (path for path in player.store.path("x").parent.glob("*") if "sw" in path.read_text())
    player.session = player.sit_down(parse_game(path.read_text()), path.stem)
    player.do(*WAY[1:])
    assert [r.won for r in player.store.results()[0]] == [True]


def test_no_move_is_said_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "d1p1c1k3")
    said = [player.one("d") for _ in range(11)]
    ending = player.say("ending-no-move", undo=True)
    assert [ending in line for line in said] == [False] * 10 + [True]
    assert ending not in player.one("d")
    player.do("u")
    assert ending in player.one("d")
    assert player.store.results() == ([], 0)


def test_a_stock_that_only_turns_is_said_once(tmp_path: Path) -> None:
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
def test_the_four_games_are_won(
    tmp_path: Path, name: str, number: int, total: int, language: str
) -> None:
    """English words are understood in Italian too where they do not collide; moves do not."""
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
    assert parse_game(next(store.path("x").parent.glob("*.txt")).read_text()).position.is_won


# Vegas


def test_the_balance_goes_on_into_the_next_game(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.CUMULATIVE)
    player.do(*WAY)
    assert player.game.score == -52 + 60
    player.do("new")
    assert (player.game.opening, player.game.score) == (8, 8 - 52)
    player.do("d", "new", "yes")
    assert (player.game.opening, player.game.score) == (8 - 52, 8 - 104)
    assert player.game in player.saved


def test_plain_vegas_begins_at_the_stake_again(tmp_path: Path) -> None:
    player = Player(tmp_path, scoring=Scoring.VEGAS)
    player.do(*WAY, "new")
    assert (player.game.opening, player.game.score) == (0, -52)


# A disk that fails


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.do("d")
    (path,) = player.store.path("x").parent.glob("*.txt")
    not_saved = player.say("not-saved", file=str(path))
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", fails(OSError(28, "No space left on device")))
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


def test_settings_that_cannot_be_kept_hold_for_now(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", fails(OSError(28, "No space left on device")))
    assert player.do("brief")
    assert player.session.voice.level is Level.BRIEF
    assert player.do("language italian")
    assert player.session.voice.language == "it"


def test_a_win_is_said_and_saved_though_it_cannot_be_recorded(player: Player) -> None:
    (player.store.folder / "results.jsonl").mkdir(parents=True)
    lines = player.do(*WAY)
    assert any(player.say("won", moves=23, minutes=0, total=12) in line for line in lines)
    assert player.session.changed
    assert player.saved == [player.game]


def test_a_game_left_that_cannot_be_recorded_is_not_overwritten(player: Player) -> None:
    (player.store.folder / "results.jsonl").mkdir(parents=True)
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


# Whatever is typed

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
def test_whatever_is_typed_is_answered(tmp_path: Path, name: str) -> None:
    chance = random.Random(name)
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(7, variant.rules), variant.scoring)
    store = Store(tmp_path)
    session = Session(game, store, Settings(), new_number=lambda: chance.randrange(100))
    known = [word for language in LANGUAGES for word in vocabulary(language)]
    for count in range(700):
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
