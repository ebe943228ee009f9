"""Players of a server: nicknames, tickets, passkeys, restrictions."""

import threading
import time

import pytest

from tests.support.clocks import Clock
from tests.support.stores import (
    any_store,
    game,
    keep,
    postgres_url,
    server,
)
from winnable.store import Store
from winnable.store.contests.nicknames import (
    NicknameError,
    NicknameFault,
    is_reserved,
    parse_nickname,
    skeleton,
)
from winnable.store.contests.players import MAX_PASSKEYS, Passkey, Players, Purpose, Restriction

__all__ = ["any_store", "postgres_url", "server"]


@pytest.fixture
def players(store: Store) -> Players:
    return Players(store.database)


# Nicknames


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("José-Luis O'Neill 2", "José-Luis O'Neill 2"),
        ("Jose\u0301", "José"),
        ("L. Gauß jr.", "L. Gauß jr."),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_nickname_is_kept_as_it_was_typed(typed: str, name: str) -> None:
    assert parse_nickname(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x",
        "x" * 21,
        "<b>x</b>",
        "Анна",
        "Аnna",
        "a\u202eb",
        "a  b\0",
        "-a",
        "a--b",
        "👍👍",
        "ａｂ",
    ],
)
def test_a_nickname_has_few_signs_and_one_alphabet(typed: str) -> None:
    with pytest.raises(NicknameError) as error:
        parse_nickname(typed)
    assert error.value.code is NicknameFault.FORM


@pytest.mark.parametrize(
    ("one", "two"),
    [
        *(("Anna", "ÀNNA"), ("Bill", "B1l1"), ("Tom", "T0m"), ("Modern", "Modem")),
        *(("An Na", "An-na"), ("Mario", "Marıo"), ("Ana", "Aŉa")),
    ],
)
def test_names_that_look_alike_are_one_name(players: Players, one: str, two: str) -> None:
    players.call("p", one)
    with pytest.raises(NicknameError) as error:
        players.call("q", two)
    assert error.value.code is NicknameFault.TAKEN
    assert (players.nickname("p"), players.nickname("q")) == (one, None)
    assert players.call("p", two) == two  # one's own name may be changed
    assert players.call("p", " ") is None
    assert players.call("q", two) == two


def test_who_is_refused_a_name_keeps_the_one_before(players: Players) -> None:
    """Another player takes the name meanwhile, in a transaction that has not ended."""
    if not players.database.is_shared:
        pytest.skip("one transaction at a time")
    players.call("q", "Berta")
    refused = list[NicknameError]()

    def ask() -> None:
        try:
            players.call("q", "Anna")
        except NicknameError as error:
            refused.append(error)

    thread = threading.Thread(target=ask)
    with players.database.writing() as execute:
        execute("INSERT INTO nicknames VALUES (?, ?, ?)", "p", "Anna", skeleton("Anna"))
        thread.start()
        time.sleep(0.5)  # until the other one waits
    thread.join()
    assert [error.code for error in refused] == [NicknameFault.TAKEN]
    assert (players.nickname("p"), players.nickname("q")) == ("Anna", "Berta")


def test_different_names_stay_different() -> None:
    names = ["Anna", "Hanna", "Anno", "Ann", "Emma", "Tim", "Tom", "Paula", "Paolo", "Playboy"]
    names += ["Adminton", "Modo", "Rooty", "Maria Modigliani", "Hostia", "Adam Min", "Winny"]
    assert len({skeleton(name) for name in names}) == len(names)
    assert not any(map(is_reserved, names))


@pytest.mark.parametrize(
    "name",
    [
        *("You", "TÚ", "Vous", "Player 3", "PIayer l2", "giocatore 10"),
        *("Admin", "ÁDMIN", "Adm1n 7", "ad-min", "Moderator", "Modérateur", "Moderatore 2"),
        *("winnable", "W1NNABLE", "Winnable Team", "the root", "Support", "Server"),
    ],
)
def test_nobody_is_called_like_the_reader_or_a_player_without_a_name_or_the_host(
    players: Players, name: str
) -> None:
    with pytest.raises(NicknameError) as error:
        players.call("p", name)
    assert error.value.code is NicknameFault.TAKEN
    assert players.nickname("p") is None


# Restrictions


def test_others_see_no_name_of_a_restricted_player(players: Players) -> None:
    for player, name in {"p": "Anna", "q": "Bruno", "r": "Carla"}.items():
        players.call(player, name)
    players.restrict("q", Restriction.HIDDEN)
    players.restrict("r", Restriction.HIDDEN)
    players.restrict("r", Restriction.BANNED)
    assert players.shown_names(["p", "q", "r", "s"]) == {"p": "Anna"}
    assert [players.restriction(each) for each in "pqr"] == [None, "hidden", "banned"]
    players.restrict("q", None)
    assert players.shown_names(["p", "q"]) == {"p": "Anna", "q": "Bruno"}
    assert players.shown_names([]) == {}


def test_the_host_finds_players_by_name_and_key(players: Players) -> None:
    keep(Store(players.database, "p"), game(moves="sw"))
    keep(Store(players.database), game(moves="sw"))  # the local player is not a visitor
    players.call("p", "Anna")
    players.restrict("q", Restriction.BANNED)
    assert [players.found(name) for name in ("anna", "p", "q", "x", "")] == [
        "p",
        "p",
        "q",
        None,
        None,
    ]
    first, second = players.listed()
    assert (first.player, first.nickname, first.restriction, first.games) == ("p", "Anna", None, 1)
    assert (second.player, second.restriction, second.saved) == ("q", "banned", None)


# Tickets


def test_a_ticket_works_once_for_its_purpose(players: Players) -> None:
    players.issue("secret", "p", Purpose.REGISTER, 60)
    assert players.redeem("secret", Purpose.SIGN_IN) is None
    assert players.redeem("other", Purpose.REGISTER) is None
    assert players.redeem("secret", Purpose.REGISTER) == "p"
    assert players.redeem("secret", Purpose.REGISTER) is None


def test_a_ticket_expires(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    players.issue("one", "p", Purpose.SIGN_IN, 60)
    clock.now += 61
    assert players.redeem("one", Purpose.SIGN_IN) is None
    players.issue("two", "p", Purpose.SIGN_IN, 60)
    assert len(players.database.read("SELECT * FROM tickets")) == 1  # the first one is deleted


def test_a_player_has_one_transfer_code_and_the_database_does_not_know_it(players: Players) -> None:
    for code in ("one", "two"):
        players.issue(code, "p", Purpose.TRANSFER, 60)
    players.issue("challenge", "p", Purpose.REGISTER, 60)
    assert players.redeem("one", Purpose.TRANSFER) is None
    assert "two" not in str(players.database.read("SELECT * FROM tickets"))
    assert players.redeem("two", Purpose.TRANSFER) == "p"
    assert players.redeem("challenge", Purpose.REGISTER) == "p"


# Passkeys


def passkey(name: str, player: str = "p", uses: int = 0) -> Passkey:
    return Passkey(name, player, "key", uses, "Phone", "2026-11-23")


def test_passkeys_belong_to_their_player(players: Players) -> None:
    assert players.add_passkey(passkey("one"))
    assert not players.add_passkey(passkey("one", "q"))
    assert players.passkey("one") == passkey("one")
    players.forget_passkey("q", "one")
    assert players.passkeys("p") == [passkey("one")]
    players.forget_passkey("p", "one")
    assert players.passkeys("p") == []
    assert players.passkey("one") is None


def test_a_player_has_only_so_many_passkeys(players: Players) -> None:
    added = [players.add_passkey(passkey(str(n))) for n in range(MAX_PASSKEYS + 1)]
    assert added == [True] * MAX_PASSKEYS + [False]


def test_the_counter_of_a_passkey_is_noted_once(players: Players) -> None:
    players.add_passkey(passkey("one", uses=3))
    assert players.used(passkey("one", uses=3), 4)
    assert not players.used(passkey("one", uses=3), 5)  # a copy of the authenticator
    assert players.passkeys("p") == [passkey("one", uses=4)]
