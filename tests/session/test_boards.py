"""Ranked games: what their boards count, and that they keep their cards secret."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from tests.support.ranking import BEGINS, DAY, Clock, Player
from tests.support.stores import any_store, postgres_url, reopened, server
from winnable.analysis.searching import finish
from winnable.catalogues import ranked
from winnable.catalogues.ranked import RankedError, RankedFault, verify_deal
from winnable.game.game import Game
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.session.contests import check_public
from winnable.session.openings import enter
from winnable.solver import solve
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.messages import LANGUAGES, Language, Voice
from winnable.store import Boards, Settings, Store

__all__ = ["any_store", "postgres_url", "server"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def names(store: Store, player: str = "", game: str = "draw-one", page: int = 0) -> list[str]:
    found = Boards(store.database).board(str(DAY), game, player, page)
    return [each.player for each in found.entries]


def test_a_board_has_the_wins_in_the_order_of_their_times(store: Store, clock: Clock) -> None:
    slow, quick, lost = (Player(store, name) for name in ("slow", "quick", "lost"))
    clock.now += 60
    assert quick.win()[0].endswith("Ranked deal: your time is 1:00, and your place is 1 of 1.")
    clock.now += 61.5
    slow.win()
    lost.act(Act.DRAW)
    board = Boards(store.database).board(str(DAY), "draw-one", "slow")
    first, second = board.entries
    assert (first.player, first.took, first.seat) == ("quick", 60_000, 2)
    assert (second.player, second.took, second.seat) == ("slow", 121_500, 1)
    assert second.moves == slow.session.game.moves_made
    assert (second.points, second.undone, second.helped) == (None, 0, 0)
    assert (board.begun, board.won, board.wins) == (3, 2, 2)
    assert (board.own, board.place, board.state) == (second, 2, "won")
    other = Boards(reopened(store).database).board(str(DAY), "draw-one", "lost")
    assert (other.own, other.place, other.state) == (None, 0, "playing")
    assert names(store, game="solitario") == []


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_has_its_deal_and_its_board(store: Store, clock: Clock, name: str) -> None:
    player = Player(store, "somebody", name)
    clock.now += 5
    player.win()
    (entry,) = Boards(store.database).board(str(DAY), name, "").entries
    score = player.session.game.score
    assert entry.points == score
    assert (score is None) == (VARIANTS[name].scoring.value == "none")
    assert player.session.game.seconds == 5


def test_moves_taken_back_and_advice_are_counted(
    store: Store,
    clock: Clock,
    quick_advice: None,  # noqa: ARG001  # a faster search
) -> None:
    one, two = Player(store, "one"), Player(store, "two")
    for act in (Act.DRAW, Act.DRAW, Act.DRAW, Act.UNDO, Act.HINT, Act.WHY, Act.CHANCE, Act.COMPARE):
        one.act(act)
    one.act(Act.DRAW)
    one.act(Act.RESTART)
    one.act(Act.UNDO)  # refused: nothing to undo
    one.sit(Game(one.session.game.rules, one.session.game.deal))  # in another process
    one.act(Act.DRAW)
    one.act(Act.UNDO, number=1)
    one.win()
    clock.now += 100
    two.act(Act.TUTORIAL)
    two.act(Act.HINT)
    two.act(Act.NO)  # the hint was for the practice game
    two.win()
    first, second = Boards(store.database).board(str(DAY), "draw-one", "").entries
    assert (first.player, first.undone, first.helped) == ("two", 0, 0)  # slower, but without advice
    assert (second.player, second.undone, second.helped) == ("one", 5, 4)


def test_the_clock_runs_while_nobody_plays(store: Store, clock: Clock) -> None:
    player = Player(store, "one")
    player.session.set_away(away=True)
    clock.now += 1000
    player.session.leave()
    clock.now += 1000
    game = player.store.read(player.id)
    assert game is not None
    assert game.is_fresh
    player.sit(game)
    player.win()
    assert player.session.game.seconds == 2000
    clock.now += 5
    player.act(Act.UNDO)
    player.act(Act.REDO)
    assert player.session.game.seconds == 2000  # the first win counts
    assert Boards(store.database).board(str(DAY), "draw-one", "").entries[0].took == 2_000_000


def test_the_first_attempt_counts_and_later_ones_are_marked(store: Store, clock: Clock) -> None:
    player = Player(store, "one")
    first = player.session
    player.begin()  # gives the first one up
    clock.now += 10
    assert player.win()[0].endswith(
        "Ranked deal: your time is 0:10, but your earlier attempt counts."
    )
    board = Boards(store.database).board(str(DAY), "draw-one", "one")
    assert (board.begun, board.won, board.wins, board.own) == (1, 0, 1, None)
    assert [each.number for each in board.entries] == [2]
    player.session = first
    player.sit(first.game)
    other = Player(store, "two")
    clock.now += 60
    other.win()
    assert names(store) == ["two", "one"]  # the attempt that counts first, though it was slower


def test_an_attempt_that_was_given_up_cannot_be_won(store: Store, clock: Clock) -> None:
    player = Player(store, "one")
    given_up, game = player.id, player.session.game
    player.begin()
    player.id = given_up
    player.sit(game)
    clock.now += 1
    assert "does not count" in player.win()[0]
    assert names(store) == []


def test_nobody_learns_the_cards_before_the_day_is_over(store: Store, clock: Clock) -> None:
    player = Player(store, "one")
    player.act(Act.DRAW)
    for act in acts_with(Trait.REVEALS):
        (said,) = player.act(act)
        assert said == 'The cards of "2026-11-23" are secret until everybody\'s time is up.'
        assert player.session.refused
        player.act(Act.TUTORIAL)
        assert player.act(act)[-1] == said
    with pytest.raises(RankedError):
        finish(player.session.review())
    with pytest.raises(RankedError):
        check_public(player.session)
    assert "assisted" not in player.session.game.text
    boards = Boards(store.database)
    assert boards.secret_deals() == [str(player.session.game.deal)]
    clock.now = BEGINS + 86_400 + 3599
    assert boards.secret_contest(player.session.game.deal) == str(DAY)
    clock.now += 1
    assert boards.secret_contest(player.session.game.deal) is None
    assert boards.secret_deals() == []
    assert player.act(Act.TRUTH)[0] == "As the cards lie, the game can still be won."
    assert "assisted" in player.session.game.text
    assert "does not count" in player.win()[0]
    assert names(store) == []


@pytest.mark.parametrize("acts", [[], [Act.DRAW]], ids=["fresh", "begun"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_a_ranked_game_hears_that_its_clock_runs_on(
    store: Store, clock: Clock, acts: list[Act], language: Language
) -> None:
    """Until it is won or the day is over."""
    said = Voice(VARIANTS["draw-one"].rules, language).say("ranked-left", how="day")

    def left(end: Callable[[Player], object] = lambda _: None) -> bool:
        player = Player(store, "one")
        player.session.use(Settings(language=language))
        for act in acts:
            player.act(act)
        end(player)
        told = player.act(Act.NEW)
        assert said not in player.act(Act.NEW)
        return said in told

    assert left()
    assert not left(lambda player: player.win())
    assert not left(lambda _: setattr(clock, "now", BEGINS + 86_400 + 3601))


@pytest.mark.usefixtures("clock")
def test_another_game_of_the_session_is_not_ranked(store: Store) -> None:
    player = Player(store, "one")
    player.act(Act.NEW)
    assert player.session.attempt is None
    player.act(Act.SHARE)
    assert not player.session.refused


def test_a_day_is_published_when_it_is_over(store: Store, clock: Clock) -> None:
    boards = Boards(store.database)
    hidden = boards.commitment(DAY)
    Player(store, "one")
    with pytest.raises(RankedError) as raised:
        boards.published(str(DAY))
    assert raised.value.code is RankedFault.SECRET
    clock.now = BEGINS + 86_400 + 3600
    day = Boards(reopened(store).database).published(str(DAY))
    assert day.commitment == hidden
    assert [*day.deals] == ["draw-one"]
    assert verify_deal(day, "draw-one") is ranked.Checked.RIGHT
    assert ranked.commitment(day.secret) == hidden
    clock.now += 86_400
    assert ranked.follows(boards.published(str(DAY + timedelta(days=1))), day)


@pytest.mark.parametrize("day", ["2026-11-24", "2025-12-31", "2026-02-30", "x", "2101-01-01"])
@pytest.mark.usefixtures("clock")
def test_a_day_that_is_not_one_has_no_deal(store: Store, day: str) -> None:
    boards = Boards(store.database)
    for ask in (boards.published, boards.day, lambda day: boards.dealt(day, "draw-one")):
        with pytest.raises(RankedError):
            ask(day)
    with pytest.raises(RankedError):
        boards.dealt(str(DAY), "whist")


def test_after_midnight_no_attempt_begins(store: Store, clock: Clock) -> None:
    clock.now = BEGINS + 86_399
    player = Player(store, "one")
    clock.now += 2
    with pytest.raises(RankedError) as raised:
        Player(store, "two")
    assert raised.value.code is RankedFault.OVER
    player.win()
    assert names(store) == ["one"]


def test_a_day_that_is_over_gets_no_more_deals(store: Store, clock: Clock) -> None:
    clock.now = BEGINS + 86_401
    for day, code in ((DAY, RankedFault.OVER), (DAY + timedelta(9), RankedFault.NO_CONTEST)):
        with pytest.raises(RankedError) as raised:
            enter(store, str(day), "one-pass")
        assert raised.value.code is code
    assert store.database.read("SELECT * FROM ranked_deals") == []


@pytest.mark.usefixtures("clock")
def test_a_board_has_pages(store: Store) -> None:
    rows = [(f"p{n:03}", n, 1_000_000 - 1000 * n) for n in range(1, 121)]
    with store.database.writing() as execute:
        for name, seat, took in rows:
            execute(
                "INSERT INTO attempts VALUES (?, ?, ?, 1, ?, ?, 'won', '', 0, ?, 90, 5, 0, 0, 52)",
                *(str(DAY), "draw-one", name, name, seat, took),
            )
    assert names(store)[0] == "p120"
    assert names(store, page=1)[0] == "p070"
    assert names(store, page=2) == [f"p{n:03}" for n in range(20, 0, -1)]
    assert names(store, page=3) == []
    board = Boards(store.database).board(str(DAY), "draw-one", "p060")
    assert (board.place, board.wins) == (61, 120)


@pytest.mark.usefixtures("clock")
def test_the_deal_is_solvable_from_its_secret_alone(store: Store) -> None:
    found = Boards(store.database).dealt(str(DAY), "one-pass")
    again = Boards(reopened(store).database).dealt(str(DAY), "one-pass")
    assert again == found
    assert solve(start(VARIANTS["one-pass"].rules, found.deal)).moves is not None
